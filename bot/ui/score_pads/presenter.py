"""Score pads in words, in pictures and as CSV: the pad, the sheet of a round, and what can be typed."""

import csv
from collections.abc import Iterator
from io import StringIO
from typing import Final

import discord

from bot.canasta.scoring.lines import sign_of
from bot.canasta.scoring.writing import count_text, example_text, other_words
from bot.canasta.view import ScoreKey, ScoreLine
from bot.pictures.results.chart import ChartScene
from bot.pictures.results.score_sheet import RoundScene, RowScene
from bot.service.score_pads.model import ScorePad
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.messages import embed_of
from bot.ui.words import scores
from bot.ui.words.names import plain, shown
from bot.ui.words.options import preset_name
from bot.ui.words.sides import signed


def side_shown(pad: ScorePad, side: int) -> str:
    """Return the name of a side for a message."""
    return shown(pad.names[side])


def side_plain(pad: ScorePad, side: int) -> str:
    """Return the name of a side for a place without markdown."""
    return plain(pad.names[side]).replace("`", "'")


def names_plain(pad: ScorePad) -> str:
    """Return the names of all sides, for a menu."""
    return " · ".join(side_plain(pad, side) for side in range(len(pad.names)))


def game_of(texts: Texts, pad: ScorePad) -> str:
    """Return the name of the house rule or game of a pad."""
    return shown(pad.house_rule) if pad.house_rule else preset_name(texts, pad.preset)


def pad_embed(texts: Texts, pad: ScorePad, note: str | None = None) -> discord.Embed:
    """Return the state of a pad: the totals, the next first melds, and past rounds."""
    totals, rounds = pad.totals(), pad.sheets()
    goal = scores.goal_line(texts, pad.rules, len(rounds))
    lines = [*([note, ""] if note else []), *_winner_line(texts, pad), goal]
    if not rounds:
        lines += ["", *how_to_type(texts, pad)]
    colour = colours.FINISHED if pad.winners() else colours.PLAYING
    embed = embed_of(texts("pad-title", game=game_of(texts, pad)), lines, colour)
    sides = range(len(pad.names))
    rows = [(side_plain(pad, side), texts.number(totals[side])) for side in sides]
    scores.add_field(embed, texts("pad-totals"), scores.score_table(rows, []))
    if not pad.winners():
        scores.add_field(embed, texts("pad-next", round=len(rounds) + 1), _first_melds(texts, pad))
    if rounds and len(pad.names) <= scores.MOST_COLUMNS:
        heads = [side_plain(pad, side) for side in sides]
        scores.add_field(
            embed, texts("score-rounds"), scores.rounds_table(texts, heads, enumerate(rounds, start=1))
        )
    return embed.set_footer(text=texts("pad-footer"))


def _first_melds(texts: Texts, pad: ScorePad) -> str:
    """Return the minimums of the next first melds: one for all where they are equal."""
    minimums = pad.minimums()
    if len(set(minimums)) == 1:
        return texts("pad-minimum-all", points=minimums[0])
    return "\n".join(
        texts("pad-minimum", side=side_shown(pad, side), points=points)
        for side, points in enumerate(minimums)
    )


def _winner_line(texts: Texts, pad: ScorePad) -> Iterator[str]:
    winners = pad.winners()
    if winners:
        names = texts.listed([side_shown(pad, side) for side in winners])
        yield texts("pad-won", names=names, count=len(winners), total=texts.number(max(pad.totals())))


def how_to_type(texts: Texts, pad: ScorePad) -> list[str]:
    """Return the lines on what can be typed in the game of a pad."""
    others = other_words(pad.rules)
    lines = [texts("pad-how", example=example_text(pad.rules))]
    if pad.rules.deal.side_structure == "lone_vs_pair":
        threes = "own" if pad.rules.three_handed.red_threes_individual else "both"
        lines.append(texts("pad-how-partners", threes=threes))
    if others:
        lines.append(texts("pad-how-others", words=", ".join(f"`{word}`" for word in others)))
    return lines


def sheet_embed(texts: Texts, pad: ScorePad, index: int) -> discord.Embed:
    """Return a round of a pad: each line of every side's sheet, and why something counts against it."""
    embed = discord.Embed(
        title=texts("pad-sheet-title", game=game_of(texts, pad), round=index + 1), colour=colours.PLAYING
    )
    for side, sheet in enumerate(pad.sheets()[index]):
        rows = [(_label(texts, line), signed(texts, line.points)) for line in sheet.lines]
        closing = [
            (texts("score-sum"), signed(texts, sheet.total)),
            (texts("score-after"), texts.number(sheet.after)),
        ]
        typed = f"`{count_text(pad.rules, pad.rounds[index][side])}`"
        told = [typed, *_reasons(texts, pad, index, side)]
        name = texts("score-side", side=side_shown(pad, side), points=signed(texts, sheet.total))
        table = scores.score_table(rows or [(texts("score-line-nothing"), "0")], closing)
        above = limits.cut("\n".join(told), limits.FIELD_VALUE - len(table) - 1)
        scores.add_field(embed, name, f"{above}\n{table}")
    return embed


def _label(texts: Texts, line: ScoreLine) -> str:
    """Return what a line counts; without a number where people count points and not cards."""
    if not line.count:
        return scores.row_label(texts, line.key)
    return texts(f"score-line-{line.key.replace('_', '-')}", count=line.count)


def _reasons(texts: Texts, pad: ScorePad, index: int, side: int) -> Iterator[str]:
    """Yield why threes or melds of a side count against it, or not at all."""
    rules, count = pad.rules, pad.rounds[index][side]
    keys = {line.key: line.points for line in pad.sheets()[index][side].lines}
    sign = sign_of(rules, count)
    if keys.keys() & {ScoreKey.RED_THREES, ScoreKey.BLACK_THREES} and sign < 1:
        yield texts("pad-why-threes", sign=rules.threes.three_sign, counts="against" if sign else "nothing")
    if keys.get(ScoreKey.MELDED_CARDS, 0) < 0:
        yield texts("pad-why-melds")


def round_scene(texts: Texts, pad: ScorePad, index: int) -> RoundScene:
    """Return all that the picture of a round shows; the last one of a game that is over marks who won the game."""
    sheets = pad.sheets()[index]
    is_last = index == len(pad.rounds) - 1
    return RoundScene(
        headline=texts("score-round-row", round=index + 1),
        names=_names_drawn(pad),
        rows=scores.sheet_rows(texts, sheets),
        total=RowScene(texts("score-sum"), tuple(sheet.total for sheet in sheets)),
        after=RowScene(texts("score-after"), tuple(sheet.after for sheet in sheets)),
        detail=plain(pad.house_rule) or preset_name(texts, pad.preset),
        won=(pad.winners() if is_last else ()) or scores.round_winners(sheets),
        thousands=texts.thousands,
    )


def chart_scene(texts: Texts, pad: ScorePad) -> ChartScene:
    """Return all that the chart of a pad shows; there must be a round."""
    rounds, winners = pad.sheets(), pad.winners()
    end = pad.rules.end
    lines = tuple(
        scores.course_of(name, [sheets[side] for sheets in rounds], won=side in winners)
        for side, name in enumerate(_names_drawn(pad))
    )
    target = None if end.round_count is not None else end.target_score
    return ChartScene(lines, target, texts.thousands)


def _names_drawn(pad: ScorePad) -> tuple[str, ...]:
    return tuple(map(plain, pad.names))


_FORMULAS: Final = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
"""The beginnings by which a spreadsheet takes a text for a formula; some read full-width signs like the others."""


def csv_of(texts: Texts, pad: ScorePad) -> bytes:
    """Return a row for each side in each round: a column for each item that counts anywhere, and the totals."""
    rounds = pad.sheets()
    used = {line.key for sheets in rounds for sheet in sheets for line in sheet.lines}
    keys = [key for key in ScoreKey if key in used]
    out = StringIO()
    writer = csv.writer(out)
    heads = [
        texts("pad-csv-round"),
        texts("pad-csv-side"),
        *(scores.row_label(texts, key) for key in keys),
        texts("score-sum"),
        texts("score-after"),
    ]
    writer.writerow([text_cell(head) for head in heads])
    for number, sheets in enumerate(rounds, start=1):
        for name, sheet in zip(pad.names, sheets, strict=True):
            points = [sum(line.points for line in sheet.lines if line.key is key) for key in keys]
            writer.writerow([number, text_cell(name), *points, sheet.total, sheet.after])
    # Excel takes a file without the mark for one of the computer's own code page.
    return out.getvalue().encode("utf-8-sig")


def text_cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
