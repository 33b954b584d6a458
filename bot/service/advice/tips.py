"""Tips: positions of Classic for four in which one play is clearly better than others, and by how much.

The figures of ``tips.jsonl`` come from ``python -m tests.campaigns.tips --write``, which is to be called again after a
change of a position here.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.canasta.actions import Action
from bot.canasta.engine import view_of
from bot.canasta.notation.action_parser import parse_action
from bot.canasta.positions.read_position import read_position
from bot.canasta.view import SeatView
from bot.players.strong.appraisal import Appraisal

FILE: Final = Path(__file__).with_name("tips.jsonl")


class Tip(Struct, frozen=True):
    """A position, as in docs/positions.md, and some plays in it as people type them: the one to advise, then others."""

    name: str
    position: dict[str, Any]
    plays: tuple[str, ...]

    @property
    def view(self) -> SeatView:
        """Return what the player sees."""
        state = read_position(self.position).state
        return view_of(state, state.table.turn.seat)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return the plays as actions."""
        view = self.view
        return tuple(parse_action(play, view) for play in self.plays)


class MeasuredTip(Struct, frozen=True):
    """A tip with the figures of its plays: what each brought in ``rounds`` rounds that were played on from it."""

    tip: Tip
    rounds: int
    plays: tuple[Appraisal, ...]


_HAND_OF_PAIRS: Final = "8S 2C KS KD QH 7D 7H 4S 10C"
_KINGS: Final = "KC KC KD KD KH KS KS"

TIPS: Final = (
    Tip(
        "take",
        {
            "turn": 13,
            "hands": [_HAND_OF_PAIRS, 11, 11, 11],
            "melds": [["AC AD AH 2D"], ["JC JD JH JS"]],
            "pile": "4H 9D QC 6S KH 5C 10D 9S 4D 8H",
        },
        ("take 8 2", "draw"),
    ),
    Tip(
        "leave",
        {
            "turn": 13,
            "hands": [_HAND_OF_PAIRS, 11, 11, 11],
            "melds": [["AC AD AH 2D"], []],
            "pile": "8H",
        },
        ("draw", "take 8 2"),
    ),
    Tip(
        "hold",
        {
            "turn": 1,
            "took": "stock",
            "hands": ["KS KD QC QH AD AC 2C * JD JS 9D 4D", 11, 11, 11],
            "pile": "5H",
            "scores": [3100, 3100],
        },
        ("discard 4D", "meld AA*, KK2"),
    ),
    Tip(
        "start",
        {
            "turn": 13,
            "took": "stock",
            "hands": ["AD AS AH 10C 10H JH 6S JD 9C 8C 5D", 11, 11, 11],
            "melds": [[], ["QC QD QH"]],
            "pile": "4H 9D 8D 5S KH 3C JC 5C 8H",
        },
        ("meld AAA", "discard 8C", "discard 5D"),
    ),
    Tip(
        "freeze",
        {
            "turn": 21,
            "took": "stock",
            "hands": ["KS KD 9C 9H 2C 7D 7H 10C 5D AS 10H", 9, 11, 8],
            "melds": [[], ["QC QD QH QS", "6C 6D 6H 6S", "8C 8D 8H 8S", "JC JD JS"]],
            "pile": "4H 9D 3S KH 5C 3C 4D AC JH JC 5S",
        },
        ("discard 2C", "discard 5D"),
    ),
    Tip(
        "early",
        {
            "turn": 5,
            "took": "stock",
            "hands": ["KS KD 9C 9H AD AH 7S 2C 5D 10C JS 6H", 11, 11, 11],
            "pile": "4H 7D QC 4S 8D",
            "scores": [1800, 1900],
        },
        ("discard 5D", "discard AH"),
    ),
    Tip(
        "late",
        {
            "turn": 17,
            "took": "stock",
            "hands": ["KS KD 10C 9C 3C 6S JD AH AC QH", 8, 11, 8],
            "melds": [["8D 8H 8S", "7C 7D 7H"], ["QC QD QH QS", "6C 6D 6H", "5C 5D 5H"]],
            "pile": "9D 4S KH 9S 4H 4D 9H 8C JH",
        },
        ("discard 3C", "discard 9C", "discard JD"),
    ),
    Tip(
        "pairs",
        {
            "turn": 17,
            "took": "stock",
            "hands": ["9D 9H * KD KS 10C 10H 4S JC", 9, 11, 9],
            "melds": [["AC AD AH"], ["7C 7D 7H 7S", "6C 6D 6H"]],
            "pile": "4H 9C 8D 5S 2H 10D 3C QC JH 5D 8C",
        },
        ("discard 4S", "discard 9D", "meld 99*"),
    ),
    Tip(
        "wild",
        {
            "turn": 25,
            "took": "stock",
            "hands": ["2C * 9D 9H 8C 8H 4S JC", 4, 8, 4],
            "melds": [
                ["KC KC KD KD KH", "7D 7H 7S"],
                ["QC QD QH QS QS 2D 2H", "6C 6D 6H"],
            ],
            "pile": "4H 9C 8D 5S",
        },
        ("meld 2* > K", "meld 2 > 7, * > K"),
    ),
    Tip(
        "partner",
        {
            "turn": 29,
            "took": "stock",
            "hands": ["AS AD JC JD JS QC 9S 4D", 9, 1, 10],
            "melds": [[_KINGS, "AC AD AH"], ["8D 8H 8S", "6C 6D 6H 6S"]],
            "pile": "4H 8D 5S 8C 5D 3S",
        },
        ("meld JJJ, AA > A", "discard 4D"),
    ),
    Tip(
        "out",
        {
            "turn": 29,
            "took": "stock",
            "hands": ["9D 9H 9S 4S", 4, 12, 5],
            "melds": [
                [_KINGS, "AC AD AH"],
                ["QC QD QH QH QS 2C 2D", "6C 6D 6H 6S", "JC JD JH 2H", "5C 5D 5H 5H"],
            ],
            "pile": "4H 8D 5S 8C 5D 3S",
        },
        ("meld 999", "discard 4S"),
    ),
    Tip(
        "end",
        {
            "turn": 69,
            "took": "stock",
            "hands": ["AS AC 2C KS KS 10C 10H 4D", 11, 13, 11],
            "red_threes": ["3H", "", "3D", "3D"],
            "melds": [
                [],
                [
                    "QC QC QD QD QH QH 2S",
                    "KC KC KD KD KH KH 2S",
                    "6C 6C 6D 6D 6H 6H *",
                    "8C 8C 8D 8D 8H *",
                    "JC JC JD JD JH JH",
                    "9C 9C 9D 9D 9H",
                ],
            ],
            "pile": "7C 5H 4C 7D 5S 3S 10D 5C 7H 3C 4S QS 8S",
        },
        ("meld AA2", "discard 4D"),
    ),
)
"""All tips, in the order of the pages."""


@lru_cache(maxsize=len(TIPS))
def measured_tip(number: int) -> MeasuredTip:
    """Return a tip, counted from 0, with its figures."""
    tip = TIPS[number]
    line = _lines()[number]
    plays = tuple(
        Appraisal(action, float(points), float(error), *map(float, shares))
        for action, (_, points, error, *shares) in zip(tip.actions, line["plays"], strict=True)
    )
    return MeasuredTip(tip, line["rounds"], plays)


@lru_cache(maxsize=1)
def _lines() -> tuple[dict[str, Any], ...]:
    return tuple(map(msgspec.json.decode, FILE.read_bytes().splitlines()))
