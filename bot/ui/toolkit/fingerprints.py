"""Fingerprints of actions: nine digits that fit in a menu's value or a custom id."""

from collections.abc import Iterable
from hashlib import sha256

from bot.canasta.actions import Action
from bot.canasta.codec import encode_action


def fingerprint(action: Action) -> int:
    """Return a number for this action; two actions that are offered together hardly ever share one."""
    return int.from_bytes(sha256(encode_action(action)).digest()[:8], "big") % 1_000_000_000


def by_fingerprint(actions: Iterable[Action], number: int) -> Action | None:
    """Return the action with this fingerprint among those offered now, or None."""
    return next((action for action in actions if fingerprint(action) == number), None)
