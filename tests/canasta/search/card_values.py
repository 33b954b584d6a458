"""Cards of a pack and their points, counted without the code that is tested."""

from __future__ import annotations

from bot.canasta.actions import Play
from bot.canasta.cards import Card, each_card, full_pack, is_red_three

POINTS = {1: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 14: 20} | dict.fromkeys(range(8, 14), 10)


def loose_cards(packs: int = 2, jokers: int = 4) -> list[Card]:
    return [face for face in each_card(full_pack(packs, jokers)) if not is_red_three(face)]


def points_of(plays: tuple[Play, ...], upcard: Card | None = None) -> int:
    laid = [face for play in plays for face in each_card(play.cards)] + ([] if upcard is None else [upcard])
    return sum(POINTS[face >> 2] for face in laid)
