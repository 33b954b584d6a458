"""Embed of the public board with cards as emojis: for tables that prefer them, and where no picture may be attached."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import discord

from bot.canasta.cards import JOKER, Card, Cards, Rank, card, count_of, each_card, rank_count
from bot.canasta.melds import Meld, MeldKind, in_order
from bot.canasta.seats import SideId
from bot.canasta.view import TableView
from bot.service.clocks.terms import BoardStyle
from bot.service.matches.record import Ping, TableRecord
from bot.service.queries import Board
from bot.ui.board.in_words import board_rows
from bot.ui.board.picture import short_embed
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.card_emojis import CardEmojis, OwnEmojis
from bot.ui.toolkit.messages import Message
from bot.ui.words.pile import pile_lines
from bot.ui.words.sides import first_meld_text, holding_lines, title_of_side


class _Emojis:
    """Cards and melds as text for embeds: one emoji for five sevens."""

    def __init__(self, emojis: CardEmojis) -> None:
        self._emojis = emojis

    def faces(self, cards: Iterable[Card]) -> str:
        """Return single cards side by side."""
        return "".join(str(self._emojis.emoji_of(face)) for face in cards)

    def whole(self, meld: Meld) -> str:
        """Return a meld with the number of its natural cards, and of each kind of wild ones."""
        if meld.kind is MeldKind.SEQUENCE:
            return self._marked(meld, self._run(meld))
        naturals = "" if meld.kind is MeldKind.WILD else self._rank(meld, meld.naturals)
        return self._marked(meld, naturals + self._wilds(meld.cards))

    def brief(self, meld: Meld) -> str:
        """Return a meld with the number of its cards."""
        return self._marked(meld, self._rank(meld, meld.size))

    def _marked(self, meld: Meld, cards: str) -> str:
        return f"{self._emojis.canasta(meld.make)}{cards}" if meld.is_canasta else cards

    def _rank(self, meld: Meld, count: int) -> str:
        if meld.kind is MeldKind.WILD:
            return self._emojis.counted(Rank.TWO if rank_count(meld.cards, Rank.TWO) else Rank.JOKER, count)
        if meld.kind is MeldKind.RANK:
            return self._emojis.counted(meld.rank, count)
        if meld.kind is MeldKind.SEQUENCE:
            assert meld.suit is not None
            return f"{self.faces([card(Rank(meld.rank), meld.suit)])}{count}"
        return f"{self.faces(each_card(meld.cards)[:1])}{count}"

    def _run(self, meld: Meld) -> str:
        """Return the ends of a sequence, and the wild cards in it."""
        assert meld.suit is not None
        ends = [card(Rank(rank), meld.suit) for rank in (meld.rank, meld.rank + meld.size - 1)]
        return f"{self.faces(ends[:1])}–{self.faces(ends[1:])}{self._wilds(meld.cards)}"

    def _wilds(self, cards: Cards) -> str:
        counts = {Rank.TWO: rank_count(cards, Rank.TWO), Rank.JOKER: count_of(cards, JOKER)}
        return "".join(self._emojis.counted(rank, count) for rank, count in counts.items() if count)


_Shown = Callable[[_Emojis, Meld], str]


def with_emojis(
    texts: Texts, board: Board, words: Message, emojis: CardEmojis, call: Ping | None = None
) -> Message:
    """Return the board with emojis in place of cards; the words where there are no emojis, or too many for an embed.

    It says nothing that the ``call`` above it says.
    """
    record, view = board.record, board.view
    if (
        view is None
        or not view.is_running
        or record.terms.board is BoardStyle.WORDS
        or not emojis.is_complete
    ):
        return words
    for shown in (_Emojis.whole, _Emojis.brief):
        embed = _embed(texts, board, view, emojis, shown, call)
        if embed is not None:
            return replace(words, embeds=(embed,), rows=board_rows(texts, record, is_in_words=False))
    return words


def _embed(
    texts: Texts, board: Board, view: TableView, emojis: CardEmojis, shown: _Shown, call: Ping | None
) -> discord.Embed | None:
    """Return the board with its melds shown like this; None if Discord would not accept it."""
    record = board.record
    embed = short_embed(texts, board, view, pile_lines(texts, record, view, OwnEmojis(emojis)), call)
    for side in view.seating.active_sides:
        on_turn = view.turn.seat in view.seating.members(side)
        name = title_of_side(texts, record, view, side, on_turn=on_turn)
        value = "\n".join(_side_lines(texts, record, view, side, _Emojis(emojis), shown))
        embed.add_field(name=limits.cut(name, limits.FIELD_NAME - 16), value=value, inline=False)
    return embed if limits.is_within(embed) else None


def _side_lines(
    texts: Texts, record: TableRecord, view: TableView, side: SideId, emojis: _Emojis, shown: _Shown
) -> Iterator[str]:
    melds = in_order(view.melds[side])
    threes = [face for seat in view.seating.members(side) for face in each_card(view.laid_threes[seat])]
    line = "  ".join(shown(emojis, meld) for meld in melds)
    if melds or threes:
        yield f"{line}  {emojis.faces(threes)}".strip()
    if not melds and not view.has_melded[side]:
        yield first_meld_text(texts, record, view, side)
    yield from holding_lines(texts, record, view, side)
