"""A match as a text file: one line for each play, in the notation that players type.

It is written in worker processes, which should not spend memory on discord.py: no module imported here may import it.
"""

from collections.abc import Iterator

from bot.canasta.actions import StartRound
from bot.canasta.codec import decode_action
from bot.canasta.notation.writing import cards_text, pile_text
from bot.canasta.rules.options import differences
from bot.canasta.rules.presets import PRESETS
from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.canasta.view import RoundResult
from bot.service.change import StoredAction
from bot.service.history.exports import drawn_by_others, drawn_in, play_text, preset_of_match
from bot.service.history.replays import Deviation, Frame, Match, ReplayedRound
from bot.service.matches.record import TableRecord
from bot.ui.texts import Texts, texts_for
from bot.ui.words.announcements import end_reason
from bot.ui.words.names import (
    plain,
    plain_seat_name,
    record_at,
    side_names,
    sides_of,
    tenure_name,
    without_markdown,
)
from bot.ui.words.options import difference_sentence, preset_name
from bot.ui.words.seals import drawn_line, whole_seal
from bot.ui.words.sides import given_up_text, signed


def text_file(locale: str, match: Match) -> bytes:
    """Return the text of a match in the language of a locale, encoded as a file."""
    return match_text(texts_for(locale), match).encode()


def match_text(texts: Texts, match: Match) -> str:
    """Return the text of a match, with a line break at its end."""
    lines = [*_head(texts, match)]
    lines += ["", texts("export-legend")]
    for replayed in match.rounds:
        lines += ["", *_round(texts, match.record, replayed)]
    if match.left_out is not None:
        lines += ["", texts("export-left-out", round=str(match.left_out.number))]
    return "\n".join(lines) + "\n"


def _head(texts: Texts, match: Match) -> Iterator[str]:
    record = match.record
    title = plain(record.title, 100)
    key = "export-title" if title else "export-title-untitled"
    yield texts(key, table=str(record.id), title=title)
    preset = preset_of_match(record)
    name = preset_name(texts, preset)
    house = plain(record.house_rule, 60)
    yield texts("export-rules-house" if house else "export-rules", house=house, preset=name)
    by_round = record.rules.initial.initial_minimums_by == "round"
    for option, value in differences(record.rules, PRESETS[preset]).items():
        clause = difference_sentence(texts, option, value, by_round=by_round)
        yield texts("export-difference", clause=clause)
    yield texts("export-players")
    for holder in record.seats:
        sides = sides_of(record)
        side = str(sides[holder.seat] + 1)
        seat = str(holder.seat + 1)
        yield texts("export-player", seat=seat, name=plain_seat_name(texts, record, holder.seat), side=side)
        for tenure in record.former:
            if tenure.seat == holder.seat:
                yield texts(
                    "export-before", name=tenure_name(texts, tenure, markdown=False), upto=str(tenure.upto)
                )
    yield texts("export-scores")
    for replayed in match.rounds:
        result = replayed.round.result
        if result is not None:
            yield texts(
                "export-score-round",
                round=str(replayed.round.number),
                scores=", ".join(_scores(texts, record_at(record, replayed.rows[-1].version), result)),
            )


def _round(texts: Texts, record: TableRecord, replayed: ReplayedRound) -> Iterator[str]:
    deal = decode_action(replayed.rows[0].action)
    assert isinstance(deal, StartRound)
    then = record_at(record, replayed.round.first)
    dealer = plain_seat_name(texts, then, replayed.round.dealer)
    yield texts("export-round", round=str(replayed.round.number), dealer=dealer)
    yield texts("export-secret", secret=whole_seal(deal.secret))
    yield texts("export-commitment", commitment=whole_seal(commitment(bytes.fromhex(deal.secret))))
    yield texts("export-label", label=plain(deal.label, 100), cut=plain(deal.cut, 100) or "-")
    if replayed.round.seats_drawn is not None:
        yield without_markdown(drawn_line(texts, then, replayed.round.seats_drawn))
    if replayed.difference is not None:
        yield difference_text(texts, replayed, replayed.difference)
    if replayed.frames:
        yield from _dealt(texts, then, replayed.frames[0])
    frames = {frame.version: frame for frame in replayed.frames}
    for row in replayed.rows[1:]:
        yield _play(texts, record_at(record, row.version), row, frames.get(row.version))
    result = replayed.round.result
    if result is None and record.resigned is not None:
        yield without_markdown(given_up_text(texts, record, record.resigned))
    if result is not None:
        last = record_at(record, replayed.rows[-1].version)
        yield without_markdown(end_reason(texts, last, result))
        yield from _scores(texts, last, result)


def _dealt(texts: Texts, record: TableRecord, frame: Frame) -> Iterator[str]:
    for view in frame.views:
        if view.seat in frame.table.seating.order:
            name = plain_seat_name(texts, record, view.seat)
            yield texts("export-hand", name=name, cards=cards_text(view.hand))
    for seat, threes in enumerate(frame.table.laid_threes):
        if threes:
            name = plain_seat_name(texts, record, Seat(seat))
            yield texts("export-threes", name=name, cards=cards_text(threes))
    yield texts("export-pile", cards=pile_text(frame.table.pile) or "-")


def _play(texts: Texts, record: TableRecord, row: StoredAction, frame: Frame | None) -> str:
    assert row.seat is not None
    drawn = 0 if frame is None else drawn_in(frame)
    line = texts(
        "export-play-stand-in" if row.by_computer else "export-play",
        version=str(row.version),
        name=plain_seat_name(texts, record, row.seat),
        play=play_text(row),
    )
    if row.returns_to is not None:
        line += texts("export-returns", version=str(row.returns_to))
    if drawn:
        line += texts("export-drew", cards=cards_text(drawn))
    for seat, cards in drawn_by_others(frame).items() if frame is not None else ():
        name = plain_seat_name(texts, record, seat)
        line += texts("export-drew-other", name=name, cards=cards_text(cards))
    return line


def _scores(texts: Texts, record: TableRecord, result: RoundResult) -> list[str]:
    names, told = side_names(texts, record, plain_seat_name), []
    for sheet in result.sheets:
        points, after = signed(texts, sheet.total), texts.number(sheet.after)
        told.append(texts("export-score", side=names[sheet.side], points=points, after=after))
    return told


def difference_text(texts: Texts, replayed: ReplayedRound, difference: Deviation) -> str:
    """Return the note that another version of the bot played a round, and from which step on that shows."""
    step = difference.version - replayed.round.first + 1
    key = "replay-breaks" if difference.is_refused else "replay-differs"
    return texts(key, step=str(step), engine=str(difference.engine))
