"""Rounds as one web page to show around: played card by card with open hands, with the scores and the check of the seals.

The page is a file that loads nothing: script, style, words and cards stand in it, and its policy forbids everything
else. Names of people are only ever set as text. It is written in worker processes, which should not spend memory on
discord.py: no module imported here may import it.
"""

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.canasta.actions import StartRound
from bot.canasta.cards import FACES, WILDS, Card, Cards, Rank, each_card, full_pack, rank_of
from bot.canasta.codec import decode_action
from bot.canasta.hand_order import HandOrder
from bot.canasta.hand_order import in_order as in_hand_order
from bot.canasta.melds import Meld, MeldKind, in_order
from bot.canasta.seats import Seat, SideId
from bot.canasta.view import ScoreKey, TableView
from bot.service.deals.deal_codes import deal_code
from bot.service.deals.verifying import RoundProof, proof_of
from bot.service.history.exports import match_json
from bot.service.history.replays import Frame, Match, ReplayedRound
from bot.service.matches.record import TableRecord
from bot.ui.history.text_export import difference_text
from bot.ui.texts import Texts, texts_for
from bot.ui.words.announcements import end_reason
from bot.ui.words.cards import rank_text
from bot.ui.words.melds import TERSE_MARKS
from bot.ui.words.names import plain_seat_name, record_at, without_markdown
from bot.ui.words.plays import entries_of_turn, next_line, open_lines, pile_line
from bot.ui.words.seals import cut_words, limits_lines, round_lines, whole_seal
from bot.ui.words.sides import account_name, given_up_text, signed, three_lines, title_of_side
from bot.ui.words.tables import game_name

LARGEST_PAGE: Final = 8_000_000
"""The largest page in bytes that is sent: Discord takes files of ten million."""

CARD_LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
"""A letter for each card by its number, so that sorting letters sorts cards."""

_PLACEHOLDER: Final = re.compile(r"\[(LANGUAGE|POLICY|TITLE|NO SCRIPT|DATA)\]")
_SUITS: Final = ("suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades")
_MAKES: Final = ("natural", "mixed", "wild", "sequence", "threes")
_WORDS: Final = (
    *("back", "forward", "play", "pause", "step", "round", "scores", "seal", "secret", "limits"),
    *("bot-checked", "whole-check", "computed", "computed-seal", "not-computed", "not-sealed"),
    *("deal", "deal-how", "foot", "empty", "keys"),
)
Values = dict[str, Any]


def _element(page: str, name: str) -> str:
    """Return what stands in the only element of this name without attributes."""
    [content] = re.findall(f"<{name}>(.*?)</{name}>", page, re.DOTALL)
    return str(content)


def _hash(content: str) -> str:
    return base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


_FRAME: Final = Path(__file__).with_name("shared_page.html").read_text(encoding="utf-8")
_POLICY: Final = (
    f"default-src 'none'; script-src 'sha256-{_hash(_element(_FRAME, 'script'))}'; "
    f"style-src 'sha256-{_hash(_element(_FRAME, 'style'))}'; base-uri 'none'; form-action 'none'"
)


def page_of_round(locale: str, match: Match) -> bytes:
    """Return the page of the last of these rounds, with the scores of those before, as a file."""
    return _page(texts_for(locale), match, match.rounds[-1:])


def page_of_match(locale: str, match: Match) -> bytes:
    """Return the page of all these rounds as a file."""
    return _page(texts_for(locale), match, match.rounds)


def _page(texts: Texts, match: Match, shown: Sequence[ReplayedRound]) -> bytes:
    data = page_data(texts, match, shown)
    parts = {
        "LANGUAGE": escape(texts.locale),
        "POLICY": escape(_POLICY),
        "TITLE": escape(data["title"]),
        "NO SCRIPT": escape(texts("shared-no-script")),
        # Nothing in the data can end its element: there is no other way out of it than "<".
        "DATA": msgspec.json.encode(data).decode().replace("<", "\\u003c"),
    }
    return _PLACEHOLDER.sub(lambda place: parts[place[1]], _FRAME).encode()


def page_data(texts: Texts, match: Match, shown: Sequence[ReplayedRound]) -> Values:
    """Return all that the page shows: its words, the scores of the match, and the shown rounds step by step."""
    record = match.record
    proofs = {one.number: one for one in proof_of(match_json(match)).rounds}
    return {
        "title": texts("shared-title", game=game_name(texts, record, markdown=False)),
        "words": {word: texts(f"shared-{word}") for word in _WORDS},
        "ranks": [rank_text(rank) for rank in range(Rank.ACE + 1)],
        "suits": [texts(suit) for suit in _SUITS],
        "makes": {make: texts(f"make-{make}") for make in _MAKES},
        "marks": TERSE_MARKS,
        "letters": CARD_LETTERS,
        "wilds": _letters(card for card in FACES if rank_of(card) in {Rank.JOKER, Rank.TWO}),
        "scores": _scores(match),
        "goal": 0 if record.rules.end.round_count is not None else record.rules.end.target_score,
        "limits": [without_markdown(line) for line in limits_lines(texts)],
        "rounds": [_round(texts, record, one, proofs.get(one.round.number)) for one in shown],
    }


def _scores(match: Match) -> list[Values]:
    """Return the totals of all sides after each round."""
    return [
        {"round": one.round.number, "totals": [sheet.after for sheet in one.round.result.sheets]}
        for one in match.rounds
        if one.round.result is not None
    ]


def _round(texts: Texts, record: TableRecord, replayed: ReplayedRound, proof: RoundProof | None) -> Values:
    deal = decode_action(replayed.rows[0].action)
    assert isinstance(deal, StartRound)
    number, then = replayed.round.number, record_at(record, replayed.round.first)
    last = record_at(record, replayed.rows[-1].version)
    notes = [] if replayed.difference is None else [difference_text(texts, replayed, replayed.difference)]
    return {
        "number": number,
        "name": texts(
            "shared-round-name", round=str(number), dealer=plain_seat_name(texts, then, replayed.round.dealer)
        ),
        "result": [without_markdown(line) for line in (*_result(texts, last, replayed), *notes)],
        "sheet": _sheet(texts, last, replayed),
        "sides": _sides(replayed),
        "steps": list(_changes(_steps(texts, record, replayed))),
        "proof": [] if proof is None else [without_markdown(line) for line in round_lines(texts, proof)],
        "seal": [without_markdown(line) for line in _sealed(texts, then, replayed, deal, proof)],
        "deal": _deal(texts, then, replayed, deal),
        "codes": _codes(texts, then, replayed),
    }


def _result(texts: Texts, record: TableRecord, replayed: ReplayedRound) -> Iterator[str]:
    result = replayed.round.result
    if result is not None:
        yield end_reason(texts, record, result)
    elif record.resigned is not None:
        yield given_up_text(texts, record, record.resigned)


def _sheet(texts: Texts, record: TableRecord, replayed: ReplayedRound) -> Values | None:
    """Return what each side scored in a round; None where the match was given up in it."""
    result = replayed.round.result
    if result is None or not replayed.frames:
        return None
    view, sheets = replayed.frames[-1].table, result.sheets
    rows = []
    for key in ScoreKey:
        points = [sum(line.points for line in sheet.lines if line.key is key) for sheet in sheets]
        if any(line.key is key for sheet in sheets for line in sheet.lines):
            rows.append(
                [texts(f"score-row-{key.replace('_', '-')}"), *(signed(texts, one) for one in points)]
            )
    sums = [
        [texts("score-sum"), *(signed(texts, sheet.total) for sheet in sheets)],
        [texts("score-before"), *(texts.number(sheet.before) for sheet in sheets)],
        [texts("score-after"), *(texts.number(sheet.after) for sheet in sheets)],
    ]
    names = [without_markdown(account_name(texts, record, view, sheet.side)) for sheet in sheets]
    return {"names": names, "rows": rows, "sums": sums}


def _sides(replayed: ReplayedRound) -> list[list[int]]:
    """Return the seats of each side, in the order of the replay."""
    if not replayed.frames:
        return []
    seating = replayed.frames[0].table.seating
    return [list(seating.members(side)) for side in seating.active_sides]


def _steps(texts: Texts, record: TableRecord, replayed: ReplayedRound) -> Iterator[Values]:
    frames = replayed.frames
    for step, frame in enumerate(frames):
        view, then = frame.table, record_at(record, frame.version)
        told = open_lines(texts, record, entries_of_turn(frames, step))
        yield {
            "said": [without_markdown(line) for line in told],
            "next": without_markdown(next_line(texts, then, view)) if view.is_running else "",
            "pile": without_markdown(pile_line(texts, view)),
            "top": "" if view.upcard is None else CARD_LETTERS[view.upcard],
            "left": [view.pile_size, view.stock_size],
            "turn": [*view.seats_to_act],
            "names": [plain_seat_name(texts, then, Seat(seat)) for seat in range(view.seating.seat_count)],
            **{f"hand{seat_view.seat}": _sorted(seat_view.hand) for seat_view in frame.views},
            **{
                f"side{at}": _side(texts, then, frame, side)
                for at, side in enumerate(view.seating.active_sides)
            },
            **{f"melds{at}": _melds(view, side) for at, side in enumerate(view.seating.active_sides)},
        }


def _side(texts: Texts, record: TableRecord, frame: Frame, side: SideId) -> Values:
    """Return the title of a side, and what lies beside its melds."""
    view = frame.table
    laid = sum(view.laid_threes[seat] for seat in view.seating.members(side))
    return {
        "title": without_markdown(title_of_side(texts, record, view, side, on_turn=False)),
        "threes": [_sorted(laid), *(without_markdown(line) for line in three_lines(texts, view, side))],
        "feet": _feet(frame, side),
    }


def _feet(frame: Frame, side: SideId) -> list[str]:
    view = frame.table
    if not frame.feet:
        return []
    places = dict.fromkeys(view.foot_place(seat) for seat in view.seating.members(side))
    return [_sorted(frame.feet[place]) for place in places if frame.feet[place]]


def _melds(view: TableView, side: SideId) -> list[list[str]]:
    """Return the melds of a side: their cards, and for canastas of which make they are."""
    return [
        [_as_they_lie(meld), meld.make.value if meld.is_canasta else ""]
        for meld in in_order(view.melds[side])
    ]


def _changes(steps: Iterable[Values]) -> Iterator[Values]:
    """Yield of each step only what has changed since the one before."""
    before: Values = {}
    for step in steps:
        yield {key: value for key, value in step.items() if before.get(key) != value}
        before = step


def _sealed(
    texts: Texts, record: TableRecord, replayed: ReplayedRound, deal: StartRound, proof: RoundProof | None
) -> Iterator[str]:
    """Yield the lines about the seal of a deal and its cuts."""
    if proof is not None:
        key = "proof-seal" if proof.is_sealed else "proof-resealed" if proof.before else "proof-no-seal"
        before = texts.listed([whole_seal(seal) for seal in proof.before])
        yield texts(key, commitment=whole_seal(proof.commitment), before=before)
    places = () if replayed.round.seats_drawn is None else replayed.round.seats_drawn.seats
    yield texts("proof-secret", secret=whole_seal(deal.secret))
    yield cut_words(texts, record, deal.cut, places) or texts("proof-no-cut")


def _deal(texts: Texts, record: TableRecord, replayed: ReplayedRound, deal: StartRound) -> Values:
    """Return what the deal follows from, and the hands as they were dealt, in that order, where they come first."""
    rules = record.rules.deal
    dealt: list[list[str]] = []
    if replayed.frames and rules.first_packet_rule != "lower_bottom_card_first":
        table = replayed.frames[0].table
        hands, seat = replayed.frames[0].views, table.seating.next_after(table.dealer)
        for _ in table.seating.order:
            # Threes that were replaced are not in the hand any more.
            there = Cards(hands[seat].hand + table.laid_threes[seat])
            dealt.append([plain_seat_name(texts, record, seat), _letters(each_card(there))])
            seat = table.seating.next_after(seat)
    return {
        "secret": deal.secret,
        "seal": replayed.round.seal,
        "label": deal.label,
        "cut": deal.cut,
        "pack": _letters(
            each_card(full_pack(rules.deck_count, rules.joker_count, rules.max_copies_per_natural_rank))
        ),
        "size": rules.hand_size,
        "hands": dealt,
    }


def _codes(texts: Texts, record: TableRecord, replayed: ReplayedRound) -> list[list[str]]:
    """Return the commands that deal a round again, by the name of who held the seat."""
    if not replayed.frames:
        return []
    return [
        [
            plain_seat_name(texts, record, seat),
            texts("shared-command", code=deal_code(record.id, replayed, seat)),
        ]
        for seat in replayed.frames[0].table.seating.order
    ]


def _letters(cards: Iterable[Card]) -> str:
    return "".join(CARD_LETTERS[card] for card in cards)


def _sorted(cards: Cards) -> str:
    """Return the cards as a hand holds them, highest first."""
    return _letters(in_hand_order(cards, HandOrder.HIGH))


def _as_they_lie(meld: Meld) -> str:
    """Return the cards of a meld, wild cards first; a sequence from its lowest card up."""
    wilds, naturals = each_card(meld.cards & WILDS), each_card(meld.cards & ~WILDS)
    if meld.kind is MeldKind.SEQUENCE:
        return _letters([*naturals, *wilds])
    return _letters([*wilds, *naturals])
