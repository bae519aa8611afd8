"""A report on the dice of a record, in the few lines that `clifftop verify` prints."""

from __future__ import annotations

from clifftop import catalogue
from clifftop.table.dice_proof import Proof


def report(file: str, proof: Proof, compared: bool) -> list[str]:
    """The lines. `compared`: with a commitment and a nonce from before the game."""
    text = catalogue.text
    game, actions = text(f"game-{proof.record.game}"), len(proof.record.actions)
    sent = [str(seat) for seat, nonce in enumerate(proof.nonces) if nonce is not None]
    lines = [
        text("proof-game", file=file, game=game, players=proof.players, actions=actions),
        text("proof-nonces", seats=listed(sent)),
        text("proof-draws", draws=proof.draws, void=sum(proof.voided)),
        text("proof-takebacks", takebacks=len(proof.takebacks)),
    ]
    for back, void in zip(proof.takebacks, proof.voided, strict=True):
        facts = {"seat": back.seat, "start": back.start, "to": back.to, "void": void}
        people = listed(back.people)
        lines.append(catalogue.text("proof-took-back", language="en", people=people, **facts))
    return [*lines, text("proof-good"), text("proof-compared" if compared else "proof-compare")]


def listed(names: list[str]) -> str:
    """A name in a file can hold anything, even orders to a terminal."""
    plain = ["".join(c if c.isprintable() else "\ufffd" for c in name) for name in names]
    return ", ".join(plain) or catalogue.text("proof-nobody")
