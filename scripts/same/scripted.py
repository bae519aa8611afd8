"""Command lines for the section `commands`, and what somebody types into `clifftop play`.

They run in a folder that holds the recorded games, and in the order given here: a later one may
read the file that an earlier one has written.
"""

from __future__ import annotations

from typing import Final

LL, LM, LE = "leaping-lemmings", "lemming-mafia", "lemminge"
THREE, TWO = "expert:10n,greedy,random", "greedy,beginner"

TOLD: Final = (
    f"simulate {LL} --games 4 --seed 1",
    f"simulate {LL} --games 2 --seed 2 --players 3 --chaos --bots greedy,random,beginner",
    f"simulate {LL} --games 2 --seed 3 --players 2 --short --bots greedy --first 1",
    f"simulate {LM} --games 6 --seed 1 --bots greedy,random,beginner,greedy",
    f"simulate {LM} --games 1 --seed 4 --players 3 --bots strong:20n,skilled,random",
    f"simulate {LE} --games 2 --seed 1 --bots greedy --jobs 2",
    f"simulate {LE} --games 2 --seed 1 --players 2 --board short --bots greedy,beginner",
    f"arena run {LM} --players 3 --bots {THREE} --seed 3 --blocks 2 --file a.jsonl",
    f"arena run {LM} --players 3 --bots {THREE} --seed 3 --blocks 3 --file a.jsonl",
    f"arena run {LE} --players 2 --board short --bots {TWO} --seed 5 --blocks 3 --file b.jsonl",
    f"arena run {LL} --players 2 --short --bots {TWO} --seed 5 --blocks 2 --file c.jsonl",
    f"arena test {LM} --players 3 --bots {TWO} --seed 3 --blocks 6 --gain 0.2 --file d.jsonl",
    "arena report a.jsonl",
    "arena report a.jsonl --json",
    "arena report b.jsonl d.jsonl",
    "arena plot a.jsonl --out plots",
    "version",
    "rules",
    *(f"rules {chapter}" for chapter in ("K", "LL", "LM", "LE", "LL-5", "LL-9", "LM-3", "LE-4")),
    *(f"rules {clause}" for clause in ("LL-5.7", "LL-R11", "LM-R5", "LE-R4", "K-1", "ll-5.7")),
    *(f"rules {game}" for game in (LL, LM, LE)),
)

WRONG: Final = (
    "rules XX-1",
    "rules LL-5.77",
    "simulate",
    "simulate lemmings",
    "simulate leap --games 1",
    f"simulate {LL} --games 0",
    f"simulate {LL} --players 9",
    f"simulate {LL} --bots nobody",
    f"simulate {LL} --bots greedy,greedy --players 3",
    f"simulate {LL} --bots greedy:10ms",
    f"simulate {LL} --bots expert:soon",
    f"simulate {LL} --first 7 --games 1",
    f"simulate {LL} --board nowhere",
    f"simulate {LM} --short",
    f"simulate {LE} --jobs -1",
    f"arena run {LM}",
    f"arena run {LM} --players 3 --bots greedy --seed 1 --blocks 0",
    f"arena run {LM} --players 4 --bots greedy,random,greedy --seed 1 --blocks 1",
    f"arena run {LM} --players 3 --bots greedy,random,greedy --seed 1 --blocks 1 --file a.jsonl",
    f"arena test {LM} --players 3 --bots greedy,random --gain 2",
    "arena report nothing.jsonl",
    "arena report two.json",
    "replay nothing.json",
    "replay a.jsonl --all",
    "replay two.json",
    "verify two.json",
    "verify nothing.json",
    "verify two.json --commitment 00 --nonce 0=11",
    "verify two.json --nonce nonsense",
    "board check two.json",
    "board check nothing.toml",
    "board",
    "admin tables --database sqlite:///nowhere.sqlite",
    "admin guests --database mysql://somewhere",
    "admin tables --status asleep",
    "admin remove table",
    "serve --port 70000",
    "serve --bot-pause -1",
    "serve --public-url nonsense",
    "serve --port many",
    "serve --database mysql://somewhere",
    "play nonsense",
    f"play {LL} --bots nobody",
    f"play {LL} --seat 9 --seed 1",
    "play --resume nothing.json",
    f"play {LL} --save two.json",
    f"play {LL} --save no/such/folder.json",
    "--nonsense",
)

# A number chooses; `?`, `why`, `u` and nonsense in between. What is left unanswered ends the game.
SOME: Final = "?\n1\nnonsense\n99\n2\nwhy 12b\n1\nu\n1\n\n1\n2\nwhy\n1\n3\nr\nrules LL-5.7\n1\n" * 8
ONES: Final = "1\n" * 400
PLAYED: Final = (
    (f"play {LL} --seed 1 --players 2 --bots greedy", SOME),
    (f"play {LL} --seed 2 --players 4 --short --bots random", ONES),
    (f"play {LL} --seed 3 --players 3 --chaos --bots beginner --seat 1", SOME),
    (f"play {LM} --seed 1 --players 3 --bots greedy", ONES),
    (f"play {LM} --seed 2 --players 5 --bots greedy,beginner,random,greedy", SOME),
    (f"play {LE} --seed 1 --players 2 --bots greedy", SOME),
    (f"play {LE} --seed 2 --players 4 --board short --bots greedy", ONES),
    (f"play {LM} --seed 5 --players 3 --bots greedy --save saved.json", "1\n2\n1\nq\ny\n"),
    ("play --resume saved.json --seed 6 --bots greedy", "1\n1\ns again.json\n1\nq\ny\n"),
    ("play --resume saved.json --players 3", ""),
    (f"play {LL} --resume saved.json", ""),
    ("play --seed 7", "2\n3\n\n2\n1\n1\nq\ny\n"),
    ("play --seed 8", "1\n2\nn\ny\n\n1\n1\n1\nq\ny\n"),
    ("play --seed 9", "3\n?\n4\n\n\n1\n1\nq\ny\n"),
    ("replay mafia-three.json", "\n\n\nb\n?\n40\n\nnonsense\ne\nq\n"),
    ("replay two.json", "\n\n100\n\nb\n1\n?\nq\n"),
)
