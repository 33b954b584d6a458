"""Colours of the borders of embeds. They only decorate; all information is in the text."""

from typing import Final

LOBBY: Final = 0x4A7FB5
PLAYING: Final = 0x2E7D4F
FINISHED: Final = 0xD4A72C
CANCELLED: Final = 0x80848E
HAND: Final = 0x2E7D4F
YOUR_TURN: Final = 0xD98E2B
MOMENT: Final = 0xD4A72C
PLAIN: Final = 0x5C6B73
