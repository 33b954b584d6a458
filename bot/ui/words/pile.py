"""Lines about the pile and the stock."""

from collections.abc import Sequence

from bot.canasta.cards import Rank, is_black_three, is_red_three, is_wild, rank_of
from bot.canasta.melds import OF_RANK
from bot.canasta.seats import SideId
from bot.canasta.view import TableView
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts
from bot.ui.toolkit.card_emojis import WORDS_ONLY, OwnEmojis
from bot.ui.words.cards import card_text, rank_name
from bot.ui.words.names import seat_name
from bot.ui.words.plays import top_of_pile

_MOST_BELOW = 60
"""The most cards of an open pile that are named, from the top."""


def pile_lines(
    texts: Texts, record: TableRecord, view: TableView, emojis: OwnEmojis = WORDS_ONLY
) -> list[str]:
    """Return the lines on pile and stock: their sizes, the upcard, whether the pile is frozen or blocked and why.

    The upcard is an emoji if there are any, unless there is more to say of it than the size of the pile.
    """
    sizes = [_sizes(texts, view, emojis), *_frozen(texts, view, _sides(texts, record, view))]
    lines = [" · ".join(sizes), *_below_lines(texts, view), *_stock_lines(texts, view)]
    return lines + pile_state_lines(texts, record, view, without_frozen=True)


def _sizes(texts: Texts, view: TableView, emojis: OwnEmojis) -> str:
    """Return what lies on the pile, and how many cards it and the stock have."""
    upcard = view.upcard
    is_plain = not (view.pile_face_down or view.has_face_down_discard)
    if upcard is not None and is_plain and emojis.emojis.is_complete:
        return texts(
            "board-emoji-pile",
            upcard=str(emojis.of(upcard)),
            back=str(emojis.emojis.back),
            count=view.pile_size,
            stock=view.stock_size,
        )
    line = top_of_pile(texts, view)
    if upcard is not None and view.pile_face_down:
        line += " " + texts("board-pile-face-down", count=view.pile_face_down)
    if view.has_face_down_discard:
        line += " " + texts("board-last-discard-face-down")
    return line + " · " + texts("board-stock", count=view.stock_size)


def pile_state_lines(
    texts: Texts, record: TableRecord, view: TableView, *, markdown: bool = True, without_frozen: bool = False
) -> list[str]:
    """Return the lines on who can take the pile, and how much of it while it can be taken."""
    sides = _sides(texts, record, view, markdown=markdown)
    blocked = _blocked_lines(texts, view, sides)
    return [
        *([] if blocked else _extent_lines(texts, view)),
        *([] if without_frozen else _frozen(texts, view, sides)),
        *blocked,
        *_closed_lines(texts, view),
    ]


def _sides(texts: Texts, record: TableRecord, view: TableView, *, markdown: bool = True) -> list[str]:
    """Return the names of the players of each side."""
    return [
        " & ".join(
            seat_name(texts, record, seat, markdown=markdown) for seat in view.seating.members(SideId(side))
        )
        for side in range(view.seating.side_count)
    ]


def is_frozen_for_all(view: TableView) -> bool:
    """Return whether the pile is frozen for every side: by a card, by the rules, or since none has melded."""
    pile = view.rules.pile
    if view.pile_frozen or pile.pile_always_frozen:
        return True
    has_one_melded = any(view.has_melded[side] for side in view.seating.active_sides)
    return pile.pile_frozen_until_melded and not has_one_melded


def _below_lines(texts: Texts, view: TableView) -> list[str]:
    """Return the cards of the pile below its upcard, where all may look through it (option pile_visibility)."""
    if view.rules.draw.pile_visibility != "all" or len(view.pile) < 2:
        return []
    below = view.pile[-2::-1]
    cards = ", ".join(card_text(card) for card in below[:_MOST_BELOW])
    return [texts("board-pile-all", cards=cards, more=max(0, len(below) - _MOST_BELOW))]


def _extent_lines(texts: Texts, view: TableView) -> list[str]:
    """Return how much of the pile a take brings, where it is not all of it (option pile_take_extent)."""
    extent = view.rules.draw.pile_take_extent
    if extent == "all" or len(view.pile) < 2:
        return []
    count = extent.removeprefix("top_")
    return [texts("board-extent", extent=extent, count=int(count) if count.isdigit() else 1)]


def _stock_lines(texts: Texts, view: TableView) -> list[str]:
    lines = []
    if view.rules.deal.turn_card_from_bottom:
        lines.append(texts("board-turn-card-gone" if view.turn_card_drawn else "board-turn-card-in"))
    if view.wings:
        key = "board-wings-dead" if view.rules.deal.bonus_cards == "dead_wings" else "board-wings"
        lines.append(texts(key, cards=texts.listed([str(count) for count in view.wings])))
    if view.recycled:
        order = "turned" if view.rules.end.stock_exhaustion == "recycle_pile_turned_over" else "shuffled"
        lines.append(texts("board-recycled", count=view.recycled, order=order))
    return lines


def _closed_lines(texts: Texts, view: TableView) -> list[str]:
    """Return the ranks that a canasta has closed for everybody (option closed_rank_rule; pagat, Modern
    American Canasta).
    """
    if view.rules.melds.closed_rank_rule != "dead_for_both":
        return []
    ranks = {meld.rank for melds in view.melds for meld in melds if meld.is_canasta and meld.kind is OF_RANK}
    if not ranks:
        return []
    return [texts("board-closed", ranks=texts.listed([rank_name(texts, rank) for rank in sorted(ranks)]))]


def _frozen(texts: Texts, view: TableView, names: Sequence[str]) -> list[str]:
    """Return that the pile is frozen, and for whom; nothing where the game's rules freeze it always."""
    if view.rules.pile.pile_always_frozen:
        return []
    if is_frozen_for_all(view):
        return [texts("board-frozen")]
    sides = [names[side] for side in view.seating.active_sides if not view.has_melded[side]]
    has_some = view.rules.pile.pile_frozen_until_melded and sides
    return [texts("board-frozen-for", sides=texts.listed(sides))] if has_some else []


def _blocked_lines(texts: Texts, view: TableView, names: Sequence[str]) -> list[str]:
    upcard = view.upcard
    if upcard is None:
        return []
    pile = view.rules.pile
    if is_wild(upcard):
        if pile.pile_wild_pair and view.rules.melds.wild_melds:
            return [texts("board-wild-pair", rank=rank_name(texts, rank_of(upcard)))]
        return [texts("board-blocked-wild")]
    if is_black_three(upcard):
        stops = view.rules.threes.black_three_blocks_pile or "black_three" in pile.pile_block_tops
        return [texts("board-blocked-black-three")] if stops else []
    if rank_of(upcard) == Rank.SEVEN and "seven" in pile.pile_block_tops:
        return [texts("board-blocked-seven")]
    if is_red_three(upcard):
        return [texts("board-blocked-red-three")]
    never_to_canasta = not pile.pile_layoff_to_canasta and pile.own_canasta_take_conflict == "never_take"
    if not (pile.block_on_taker_canasta_rank or never_to_canasta):
        return []
    rank = rank_of(upcard)
    sides = [
        names[side]
        for side in view.seating.active_sides
        if any(meld.is_canasta and meld.kind is OF_RANK and meld.rank == rank for meld in view.melds[side])
    ]
    if not sides:
        return []
    return [texts("board-blocked-canasta", sides=texts.listed(sides), rank=rank_name(texts, rank))]
