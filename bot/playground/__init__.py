"""The whole bot in a local browser, without a Discord token: `python -m bot play`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] = ()) -> int:
    """Start the playground; it ends with Ctrl-C."""
    from bot.playground.start import main as start  # noqa: PLC0415

    return start(list(arguments))
