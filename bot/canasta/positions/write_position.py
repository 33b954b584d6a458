"""Writer of position documents."""

from __future__ import annotations

from bot.canasta.cards import BLACK_THREES, RED_THREES
from bot.canasta.melds import Meld
from bot.canasta.notation.writing import cards_text, pile_text
from bot.canasta.phases.taking.frozen_and_blocked import freeze_card
from bot.canasta.positions.card_fields import is_turn_card_gone, laid_before
from bot.canasta.positions.hidden_places import write_hidden_places
from bot.canasta.positions.position import Position
from bot.canasta.positions.reader import Document
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import preset_and_options
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.view import SeatView, TableView


def write_position(position: Position) -> Document:
    """Return the document of a position; :func:`~bot.canasta.positions.read_position.read_position` reverses this."""
    state = position.state
    table = state.table
    result = table.result
    before = table.totals if result is None else tuple(sheet.before for sheet in result.sheets)
    document: Document = {
        "rules": write_rules(table.rules),
        "round": table.round,
        "dealer": table.dealer,
        "phase": table.phase.value,
        "to_act": table.turn.seat,
        "turn": table.turn.number,
    }
    if table.turn.took is not None:
        document["took"] = table.turn.took.value
        document["laid"] = table.turn.laid
    if table.question is not None:
        document["question"] = {
            "asker": table.question.asker,
            "answerers": list(table.question.answerers),
            "answer": table.question.answer,
        }
    document["hands"] = [
        table.hand_sizes[seat] if position.is_unknown("hands", seat) else cards_text(hand)
        for seat, hand in enumerate(state.hands)
    ]
    if any(table.known):
        document["known"] = [cards_text(cards) for cards in table.known]
    document["melds"] = [[_written_meld(meld) for meld in side] for side in table.melds]
    unseen = [Seat(seat) for seat, before_now in enumerate(table.melded_before) if before_now]
    unseen = [seat for seat in unseen if seat not in laid_before(table.melds, table.turn)]
    if unseen:
        document["melded_before"] = unseen
    for name, mask in (("red_threes", RED_THREES), ("black_threes", BLACK_THREES)):
        if any(cards & mask for cards in table.laid_threes):
            document[name] = [cards_text(cards & mask) for cards in table.laid_threes]
    document["pile"] = pile_text(table.pile)
    document |= write_hidden_places(state.hidden, table, position.is_unknown)
    document |= _written_rarities(table)
    freezing = table.rules.pile.pile_freeze_cards
    if table.pile_frozen != (table.turned_red_three or freeze_card(table.pile, freezing) is not None):
        document["frozen"] = table.pile_frozen
    is_stock_unknown = position.is_unknown("stock")
    document["stock"] = table.stock_size if is_stock_unknown else pile_text(state.stock)
    if table.seen_stock:
        seen = table.seen_stock
        document["seen_stock"] = pile_text(seen) if is_stock_unknown else len(seen)
    document["scores"] = list(before)
    if any(table.questions_asked):
        document["questions_asked"] = list(table.questions_asked)
    if result is not None:
        document["ended"] = {"reason": result.reason.value}
        if result.went_out is not None:
            document["ended"]["seat"] = result.went_out
        if result.special_hand is not None:
            document["ended"]["special_hand"] = result.special_hand
        elif result.went_out is not None:
            document["ended"]["concealed"] = result.concealed
    return document


def write_seen_position(view: SeatView) -> Document:
    """Return the document of what a seat sees: of what lies face down elsewhere it has the number of cards."""
    table = view.table
    hands = tuple(view.hand if seat == view.seat else known for seat, known in enumerate(table.known))
    places = {"hands": hands, "feet": table.feet, "bonus": table.bonus, "wings": table.wings}
    unknown = {(name, at) for name, cards in places.items() for at in range(len(cards))}
    unknown = unknown - {("hands", view.seat)} | {("stock", 0), ("pile_face_down", 0)}
    return write_position(Position(State(table, hands, b""), frozenset(unknown)))


def _written_rarities(table: TableView) -> Document:
    """Return the fields of public facts that most games, or most moments, do not have."""
    document: Document = {}
    if table.played_from_foot and table.played_from_foot != tuple(not cards for cards in table.feet):
        document["played_from_foot"] = [seat for seat, played in enumerate(table.played_from_foot) if played]
    if table.turn_card_drawn != is_turn_card_gone(table.rules, table.stock_size):
        document["turn_card_drawn"] = table.turn_card_drawn
    if table.turned_red_three:
        document["turned_red_three"] = True
    if table.recycled:
        document["recycled"] = table.recycled
    if any(table.penalty_cards):
        document["penalty_cards"] = [cards_text(cards) for cards in table.penalty_cards]
    if any(table.fines):
        document["fines"] = list(table.fines)
    if table.says_more:
        document["says_more"] = [seat for seat, said in enumerate(table.says_more) if said]
    if table.exact_cut is not None:
        document["exact_cut"] = table.exact_cut
    if table.seating.lone is not None:
        document["lone"] = table.seating.lone
    return document


def _written_meld(meld: Meld) -> Document:
    return {
        "id": meld.id,
        "cards": cards_text(meld.cards),
        "by": [
            {"seat": part.seat, "turn": part.turn, "cards": cards_text(part.cards)} for part in meld.parts
        ],
    }


_written_rules: dict[int, tuple[RuleSet, Document]] = {}


def write_rules(rules: RuleSet) -> Document:
    """Return the nearest preset, and the options in which the rules differ from it."""
    known = _written_rules.get(id(rules))
    if known is not None and known[0] is rules:
        return known[1]
    preset, options = preset_and_options(rules)
    document: Document = {"preset": preset, "options": options} if options else {"preset": preset}
    if len(_written_rules) >= 200:
        _written_rules.clear()
    # The rules are kept with what was written, so that no other rule set can get the same id.
    _written_rules[id(rules)] = (rules, document)
    return document
