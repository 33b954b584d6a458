"""The vectors of ``docs/fair-deals.md`` and its table: ``python -m tests.golden.fair_deals`` writes them anew, from the bot."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from bot.canasta.actions import StartRound
from bot.canasta.cards import NO_CARDS, Cards, each_card, full_pack
from bot.canasta.engine import apply, start_match
from bot.canasta.events import ExactCut, SeatsDrawn
from bot.canasta.notation.writing import card_text
from bot.canasta.phases.stock import recycled
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import rules_of
from bot.canasta.seats import Seat
from bot.canasta.shuffle import (
    DEAL,
    FIRST_DEALER,
    RECYCLED_PILE,
    _words,
    commitment,
    derived_secret,
    drawn_lot,
    shuffled,
)
from bot.canasta.state import Hidden, State
from bot.service.deals.coming_deal import shared_label
from bot.service.history.exports import all_options
from bot.service.history.replaying import before_deal
from bot.service.ids import TournamentId

DOCS = Path(__file__).parents[2] / "docs"
VECTORS = DOCS / "fair-deals.json"
PAGE = DOCS / "fair-deals.md"

NEEDED: Final = (
    "seat_count",
    "deck_count",
    "joker_count",
    "max_copies_per_natural_rank",
    "hand_size",
    "foot_size",
    "foot_scope",
    "side_structure",
    "first_packet_rule",
    "bonus_cards",
    "bonus_card_counts",
    "start_pile",
    "upcard_cover_on",
    "three_lay_timing",
    "red_three_role",
    "black_three_role",
    "threes_kept_in_hand",
    "irregularities",
    "seat_draw",
    "first_dealer",
    "exact_cut_bonus",
)
"""The options that a deal looks at."""

DEALS: Final[tuple[tuple[str, dict[str, Any], int, str], ...]] = (
    # game, options, round, cut
    ("classic_4", {}, 1, ""),
    ("classic_4", {}, 2, "0:18:30\n2:lucky seven"),
    ("classic_2", {}, 1, "1:🍀"),
    ("hoyle_nclc", {"seat_draw": "as_seated"}, 1, "3:Zürich"),
    ("scarne_4", {"seat_draw": "as_seated"}, 1, ""),
    ("scarne_6", {"seat_draw": "as_seated"}, 1, "5:x"),
    ("samba", {}, 3, ""),
    ("american_2005", {}, 1, ""),
    ("canadian", {}, 1, "0:a|b"),
    ("joker_canasta", {}, 1, ""),
    ("hand_and_foot", {}, 1, "1:two words"),
    ("pennies_from_heaven", {}, 4, ""),
    ("manzana", {}, 1, ""),
    ("classic_4", {"max_copies_per_natural_rank": 7, "hand_size": 9}, 1, ""),
    ("classic_4", {"foot_size": 11, "foot_scope": "team"}, 1, "2:a foot for two"),
    ("classic_6_three_teams", {"foot_size": 9, "foot_scope": "team"}, 2, ""),
    ("hoyle_nclc", {}, 1, "2:two low"),
    ("hoyle_nclc", {"first_dealer": "low_cut"}, 1, "0:low"),
    ("hoyle_nclc", {"first_dealer": "random"}, 1, ""),
    ("scarne_4", {}, 1, "1:ace high"),
    ("scarne_4", {"first_dealer": "right_of_high_cut"}, 1, ""),
    ("scarne_4", {"first_dealer": "random"}, 1, "3:by lot"),
    ("scarne_6", {}, 1, ""),
    ("classic_6_three_teams", {"seat_draw": "high_card_chooses"}, 1, ""),
    ("classic_6_three_teams", {"seat_draw": "cut_for_seats", "first_dealer": "low_cut"}, 1, ""),
)


DUPLICATE: Final = ("classic_4", 3, 2, "0:lucky seven\n2:x | y")
"""A deal of a duplicate: the game, the number of the event, the round, the cuts."""


def secret_of(name: str) -> str:
    """A secret that comes out the same each time."""
    return hashlib.sha256(f"vector {name}".encode()).hexdigest()


def text_of(cards: bytes | tuple[int, ...]) -> str:
    return " ".join(map(card_text, cards))


def multiset(cards: Cards) -> str:
    return text_of(each_card(cards))


def dealt(rules: RuleSet, secret: str, label: str, number: int, cut: str) -> dict[str, Any]:
    """A deal of the bot, in the words of the page. Before a later round seat 0 dealt."""
    first = start_match(rules)
    before = first
    if number > 1:
        dealer = first.table.seating.next_dealer(first.table.seating.order[0])
        before = before_deal(rules, number, dealer, (0,) * first.table.seating.side_count)
    step = apply(before, None, StartRound(secret, label, cut))
    state: State = step.state
    deal = rules.deal
    pack = full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank)
    return {
        "seal": commitment(bytes.fromhex(secret)),
        "order": text_of(shuffled(pack, bytes.fromhex(secret), label, number, cut)),
        "seats": next((list(event.seats) for event in step.events if isinstance(event, SeatsDrawn)), None),
        "dealer": state.table.dealer,
        "hands": [multiset(hand) for hand in state.hands],
        "feet": [multiset(foot) for foot in state.hidden.feet],
        "face_down": text_of(state.hidden.under_pile),
        "pile": text_of(state.table.pile),
        "stock": text_of(state.stock),
        "exact_cut": any(isinstance(event, ExactCut) for event in step.events),
    }


def needed(rules: RuleSet) -> dict[str, Any]:
    options = all_options(rules)
    # Sets have no order of their own.
    return {name: sorted(options[name]) if name == "upcard_cover_on" else options[name] for name in NEEDED}


def vectors() -> str:
    """The file as it is kept."""
    deals = []
    game, event, second, cuts = DUPLICATE
    labelled = [(*deal, str(place + 1)) for place, deal in enumerate(DEALS)]
    labelled.append((game, {}, second, cuts, shared_label(TournamentId(event))))
    for place, (preset, changes, number, cut, label) in enumerate(labelled):
        rules = rules_of(preset, changes)
        secret = secret_of(f"{place}")
        deals.append(
            {
                "game": preset,
                "options": needed(rules),
                "secret": secret,
                "label": label,
                "round": number,
                "dealer_before": None if number == 1 else 0,
                "cut": cut,
                "deal": dealt(rules, secret, label, number, cut),
            }
        )
    under = each_card(full_pack(1, 2))[:30]
    secret = secret_of("recycled")
    key = derived_secret(bytes.fromhex(secret), "9", 2, "0:x", RECYCLED_PILE)
    pile = sum(1 << (8 * card) for card in under)
    shuffled_pile = {
        "cards": text_of(under),
        "secret": secret,
        "label": "9",
        "round": 2,
        "cut": "0:x",
        "times": 1,
        "order": text_of(shuffled(Cards(pile), key, "", 1, "", RECYCLED_PILE)),
    }
    document = {
        "format": "canasta-fair-deals",
        "version": 1,
        "deals": deals,
        "recycled": shuffled_pile,
        "turned_over": _turned_over(),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _turned_over() -> dict[str, str]:
    """A pile that the bot turned over, with a card left in the stock and two below the pile."""
    rules = rules_of("classic_4", {"stock_exhaustion": "recycle_pile_turned_over", "draw_count": 2})
    places = [bytes(each_card(full_pack(1, 2))[at : at + size]) for at, size in ((0, 1), (9, 2), (30, 7))]
    stock, face_down, pile = places
    table = start_match(rules).table
    state = State(
        replace(table, stock_size=len(stock), pile_face_down=len(face_down), pile=pile),
        (NO_CARDS,) * 4,
        stock,
        Hidden(under_pile=face_down),
    )
    after = recycled(state, Seat(0), [])
    return {
        "stock": text_of(stock),
        "face_down": text_of(face_down),
        "pile": text_of(pile),
        "order": text_of(after.stock),
    }


def small() -> list[str]:
    """The rows of the page's table."""
    key, label, number = bytes(32), "7", 1
    numbers = _words(key, DEAL, label, number, "")
    order = text_of(shuffled(full_pack(2, 4), key, label, number, ""))
    cut = text_of(shuffled(full_pack(2, 4), key, label, number, "0:lucky seven"))
    rows = [
        ("seal", commitment(key)),
        ("SHA256-HEX of the empty cut", hashlib.sha256(b"").hexdigest()),
        ("the first four numbers of `deal`", ", ".join(str(next(numbers)) for _ in range(4))),
        ("first dealer of four, at random", str(drawn_lot(4, key, label, number, "", FIRST_DEALER))),
        ("two packs and four jokers, the ten cards on top", " ".join(order.split()[:10])),
        ("the same, cut with `0:lucky seven`", " ".join(cut.split()[:10])),
    ]
    return [f"| {what} | `{value}` |" for what, value in rows]


def main() -> None:
    VECTORS.write_text(vectors(), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition("| what | value |\n|---|---|\n")
    tail = rest[rest.index("\n\n") :]
    PAGE.write_text(f"{head}| what | value |\n|---|---|\n" + "\n".join(small()) + tail, encoding="utf-8")
    print(f"wrote {VECTORS.name} and the table of {PAGE.name}")


if __name__ == "__main__":
    main()
