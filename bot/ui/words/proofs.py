"""The results of a proof in plain words, for Discord and for the command line."""

from bot.service.deals.verifying import Mismatch, Proof, RoundProof
from bot.ui.texts import Texts

ENGINE_KNOWN = frozenset({"hash", "refused", "drew"})
"""Faults that may come from another version of the game."""


def verdict(texts: Texts, proof: Proof) -> str:
    """Return the result of the proof in one sentence."""
    if not proof.is_good:
        return texts("proof-bad")
    return texts("proof-good" if proof.is_sealed else "proof-good-unsealed", count=len(proof.rounds))


def proof_lines(texts: Texts, proof: Proof) -> list[str]:
    """Return the lines on each round, and on what could not be checked."""
    lines = [line for one in proof.rounds for line in round_lines(texts, one)]
    if proof.unchecked:
        lines.append(texts("proof-unchecked", count=proof.unchecked))
    if proof.left_out is not None:
        lines.append(texts("proof-left-out", round=str(proof.left_out)))
    return lines


def round_lines(texts: Texts, one: RoundProof) -> list[str]:
    """Return what agrees in a round, or each thing that does not."""
    number = str(one.number)
    if one.mismatches:
        return [
            texts("proof-round-bad", round=number),
            *(f"• {fault_text(texts, mismatch)}" for mismatch in one.mismatches),
        ]
    key = "proof-round-good" if one.is_sealed else "proof-round-unsealed"
    line = texts(
        "proof-round-resealed" if one.before else key,
        round=number,
        plays=one.plays,
        scored="yes" if one.is_scored else "no",
    )
    missing = one.plays + 1 - one.compared
    return [line, texts("proof-not-compared", count=missing)] if missing else [line]


def fault_text(texts: Texts, mismatch: Mismatch) -> str:
    """Return the sentence on one thing that does not agree."""
    text = texts(f"proof-fault-{mismatch.fault.replace('_', '-')}", version=str(mismatch.version))
    if mismatch.fault.value in ENGINE_KNOWN and mismatch.engine:
        text += " " + texts("proof-fault-engine", engine=str(mismatch.engine))
    return text


def limits_lines(texts: Texts) -> list[str]:
    """Return the limits of what such a proof can show."""
    keys = ("proof-not-looked", "proof-not-chosen", "proof-not-before", "proof-not-talk")
    return [texts(key) for key in keys]
