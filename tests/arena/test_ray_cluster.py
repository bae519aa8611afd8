"""The same blocks by Ray. Without it, what is missing is said."""

import importlib.util
from pathlib import Path

import pytest
from tests.arena.test_match import FIRST, games, short_match

from clifftop.arena.matches.block import play_block
from clifftop.arena.optional_packages import ExtraMissing
from clifftop.arena.processes.block_workers import BlockError
from clifftop.arena.processes.ray_cluster import play_blocks

HAS_RAY = importlib.util.find_spec("ray") is not None
with_ray = pytest.mark.skipif(not HAS_RAY, reason="Ray is an extra, and not installed")


@with_ray
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_plays_the_same_blocks_and_one_that_dies_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLIFFTOP_TEST_GRAVE", str(tmp_path / "grave"))
    match = short_match("tests.arena.players:mortal", FIRST)
    blocks = {block.block: block for block in play_blocks(match, range(4), "local")}
    assert (tmp_path / "grave").exists() and sorted(blocks) == [0, 1, 2, 3]
    assert all(games(blocks[number]) == games(play_block(match, number)) for number in blocks)


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(BlockError, match="Ray cannot be started or reached, with the address"):
        list(play_blocks(short_match("random", FIRST), range(1), "auto"))  # “find one yourself”


@pytest.mark.skipif(HAS_RAY, reason="here it is installed")
def test_without_ray_it_is_said_how_to_get_it() -> None:
    with pytest.raises(ExtraMissing, match=r"needs ray, .*: pip install 'clifftop\[ray\]'"):
        list(play_blocks(short_match("random", FIRST), range(1), "local"))
