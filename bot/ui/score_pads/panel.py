"""The messages of score pads, with their buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.service.ids import TableId
from bot.service.score_pads.keeping import MOST_ROUNDS
from bot.service.score_pads.model import ScorePad
from bot.ui.score_pads.presenter import how_to_type, names_plain, pad_embed, sheet_embed, side_shown
from bot.ui.texts import Texts
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.components import BLUE, GREEN, GREY, RED, button, menu, option
from bot.ui.toolkit.custom_ids import NO_TABLE, Verb
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed

# Custom ids hold the number of the pad in the place of a table's, and its revision in the place of a version.
PAD: Final = Verb("pad")
PAD_CHOICE: Final = Verb("padchoice")  # value: the number of a pad
PAD_NEW: Final = Verb("padnew")
PAD_NEW_AGAIN: Final = Verb("padnewagain")
PAD_ROUND: Final = Verb("padround", 1)  # the number of a round, 0 for a new one
PAD_ROUND_AGAIN: Final = Verb("padagain", 1)  # likewise
PAD_ROUND_SURE: Final = Verb("padsure", 1)  # likewise
PAD_UNDO: Final = Verb("padundo")
PAD_SHEET: Final = Verb("padsheet", 1)  # the index of a round
PAD_PICTURES: Final = Verb("padpictures")
PAD_CSV: Final = Verb("padcsv")
PAD_SHOW: Final = Verb("padshow")
PAD_PEOPLE: Final = Verb("padpeople")
PAD_DELETE: Final = Verb("paddelete", 1)  # 0: ask, 1: delete

NEW_ROUND: Final = 0

_EMPTY: Final = "\N{NO-BREAK SPACE}"
"""The text of a field in which nothing was typed: Discord allows none without."""


def place_of(pad: ScorePad) -> TableId:
    """Return the number of a pad as custom ids have it."""
    return TableId(pad.id)


def welcome_message(texts: Texts, pads: Sequence[ScorePad] = (), note: str | None = None) -> Message:
    """Return what a score pad is, with a button that begins one, and a menu of those there are."""
    lines = [*([note, ""] if note else []), texts("pad-welcome")]
    embed = discord.Embed(
        title=texts("pad-welcome-title"), description="\n".join(lines), colour=colours.PLAIN
    )
    return of_embed(embed, [[_new_button(texts)], *_choice(texts, pads)])


def pad_message(
    texts: Texts,
    pad: ScorePad,
    pads: Sequence[ScorePad],
    note: str | None = None,
    *,
    has_pictures: bool = True,
    is_in_server: bool = True,
    is_shown: bool = False,
) -> Message:
    """Return a pad; ``pads`` are all of its owner. ``is_shown``: the others here have just seen it."""
    place, rounds = place_of(pad), len(pad.rounds)
    rows: list[ComponentRow] = []
    first = []
    if rounds < MOST_ROUNDS:
        label = texts("button-pad-round", round=str(rounds + 1))
        # Once somebody has won, another round is possible, but no longer what comes next.
        style = GREY if pad.winners() else GREEN
        first.append(button(PAD_ROUND, label, place, pad.revision, NEW_ROUND, style=style))
    if rounds:
        label = texts("button-pad-undo", round=str(rounds))
        first.append(button(PAD_UNDO, label, place, pad.revision))
        shown = [button(PAD_SHEET, texts("button-pad-sheet"), place, 0, rounds - 1)]
        if has_pictures:
            shown.append(button(PAD_PICTURES, texts("button-pad-pictures"), place))
        shown.append(button(PAD_CSV, texts("button-pad-csv"), place))
        rows.append(shown)
    rows.insert(0, first)
    if is_in_server:
        here = [button(PAD_PEOPLE, texts("button-pad-people"), place)]
        if rounds and not is_shown:
            here.insert(0, button(PAD_SHOW, texts("button-pad-show"), place, pad.revision))
        rows.append(here)
    rows.append([_new_button(texts), button(PAD_DELETE, texts("button-pad-delete"), place, 0, 0)])
    rows += _choice(texts, [other for other in pads if other.id != pad.id])
    return of_embed(pad_embed(texts, pad, note), rows)


def _new_button(texts: Texts) -> discord.ui.Button[Any]:
    return button(PAD_NEW, texts("button-pad-new"), NO_TABLE)


def _choice(texts: Texts, pads: Sequence[ScorePad]) -> list[ComponentRow]:
    entries = [
        option(
            names_plain(pad),
            pad.id,
            description=texts("pad-choice", date=pad.changed.date().isoformat(), rounds=len(pad.rounds)),
        )
        for pad in pads
    ]
    return [[menu(PAD_CHOICE, texts("menu-pad"), entries, NO_TABLE)]] if entries else []


def sheet_message(texts: Texts, pad: ScorePad, index: int) -> Message:
    """Return the sheet of a round, with the way to its neighbours and to the form that changes it."""
    place = place_of(pad)
    turns = [
        button(PAD_SHEET, texts("score-round-row", round=other + 1), place, 0, other)
        for other in (index - 1, index + 1)
        if 0 <= other < len(pad.rounds)
    ]
    change = button(PAD_ROUND, texts("button-pad-change"), place, pad.revision, index + 1)
    return of_embed(sheet_embed(texts, pad, index), [[*turns, change, back_button(texts, pad)]])


def delete_message(texts: Texts, pad: ScorePad) -> Message:
    """Return the question whether a pad is to be deleted."""
    sure = button(PAD_DELETE, texts("button-pad-delete-sure"), place_of(pad), 0, 1, style=RED)
    names = " · ".join(side_shown(pad, side) for side in range(len(pad.names)))
    text = texts("pad-delete-sure", names=names)
    return Message(text, rows=[[sure, back_button(texts, pad)]])


def back_button(texts: Texts, pad: ScorePad) -> discord.ui.Button[Any]:
    """Return the button that leads back to a pad."""
    return button(PAD, texts("button-back"), place_of(pad))


def round_refused(
    texts: Texts,
    pad: ScorePad,
    number: int,
    labels: Sequence[str],
    typed: Sequence[str],
    problems: Sequence[str],
    *,
    is_asked: bool = False,
) -> Message:
    """Return what is wrong with a round, what was typed, and a button that opens the form with it again.

    ``is_asked``: the round may be as it was typed, and a button says so.
    """
    again = button(
        PAD_ROUND_AGAIN, texts("button-pad-again"), place_of(pad), pad.revision, number, style=BLUE
    )
    row = [again, back_button(texts, pad)]
    if is_asked:
        sure = button(PAD_ROUND_SURE, texts("button-pad-round-sure"), place_of(pad), pad.revision, number)
        row.insert(1, sure)
    return typed_again(texts, [*problems, "", *how_to_type(texts, pad)], labels, typed, [row])


def new_refused(texts: Texts, typed: Sequence[str], problem: str) -> Message:
    """Return why a pad cannot be begun, what was typed, and a button that opens the form with it again."""
    again = button(PAD_NEW_AGAIN, texts("button-pad-again"), NO_TABLE, style=BLUE)
    return typed_again(texts, [problem], new_labels(texts), typed, [[again]])


def new_labels(texts: Texts) -> tuple[str, str]:
    """Return the labels of the form that begins a pad."""
    return texts("pad-form-names"), texts("pad-form-game")


def typed_again(
    texts: Texts,
    problems: Sequence[str],
    labels: Sequence[str],
    typed: Sequence[str],
    rows: Sequence[ComponentRow],
) -> Message:
    """Return a message that keeps what was typed, so that nobody has to type it twice."""
    embed = discord.Embed(
        title=texts("pad-refused-title"),
        description=limits.cut("\n".join(problems), limits.DESCRIPTION),
        colour=colours.PLAIN,
    )
    for label, text in zip(labels, typed, strict=True):
        written = text.replace("`", "'").strip() or _EMPTY
        embed.add_field(name=limits.cut(label, limits.FIELD_NAME), value=f"```\n{written}\n```", inline=False)
    return of_embed(embed, rows)


def typed_in(message: discord.Message | None) -> tuple[str, ...]:
    """Return what was typed, from a message made by :func:`typed_again`; nothing where it is another message."""
    embeds = [] if message is None else message.embeds
    fields = embeds[0].fields if embeds else []
    return tuple(
        "" if (text := (field.value or "").removeprefix("```\n").removesuffix("\n```")) == _EMPTY else text
        for field in fields
    )
