"""The course as a private message: each click shows the next step, or why another card would have been better."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.canasta.cards import cards_of
from bot.canasta.notation.card_parser import exact_cards
from bot.canasta.rules.presets import rules_of
from bot.canasta.rules.share_code import number_of
from bot.pictures.hand import HandScene, hand_picture
from bot.ui.learning.steps import CHAPTERS, CLASSIC, KNOWN_FROM_RUMMY, STEPS, Chapter, CourseStep
from bot.ui.tables.buttons import LEARN, PRACTISE_FIRST, PRACTISE_GAME
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREEN, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.drawing import pictured
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, of_embed
from bot.ui.words.cards import BETWEEN, card_text
from bot.ui.words.options import preset_name

_PER_CHAPTER: Final = 100
"""The distance between the numbers of two chapters' first steps in custom ids: those of Classic begin at 0."""


async def show_course(context: InteractionContext) -> None:
    """Show what the course is, with the way on from where the user was."""
    texts, learned = context.texts, (await context.settings()).learned
    is_over = learned >= len(STEPS)
    others = texts.listed([preset_name(texts, chapter.preset) for chapter in CHAPTERS[1:]])
    embed = discord.Embed(
        title=texts("learn-title"),
        description=texts("learn-about", steps=len(STEPS), others=others),
        colour=colours.PLAIN,
    )
    if learned:
        embed.set_footer(text=texts("learn-so-far", count=learned, steps=len(STEPS)))
    begin = "learn-again" if is_over else "learn-go-on" if learned else "learn-begin"
    row = [open_step.button(texts(begin), NO_TABLE, 0, 0 if is_over else learned, style=GREEN)]
    if not learned:
        row.append(open_step.button(texts("learn-rummy"), NO_TABLE, 0, KNOWN_FROM_RUMMY))
    if is_over:
        row.append(PRACTISE_FIRST.button(texts("learn-play"), NO_TABLE, style=BLUE))
    await context.show(of_embed(embed, [row, _menu(texts)]))


def _menu(texts: Texts) -> ComponentRow:
    """Return the menu of the steps of Classic Canasta, and of the beginnings of the other chapters."""
    entries = [option(_title(texts, CLASSIC, at), at) for at in range(len(STEPS))]
    for number, chapter in enumerate(CHAPTERS[1:], start=1):
        about = texts("learn-chapter", steps=len(chapter.steps))
        entries.append(option(preset_name(texts, chapter.preset), number * _PER_CHAPTER, description=about))
    return [choose_step.menu(texts("learn-menu"), entries, NO_TABLE)]


def _found(number: int) -> tuple[Chapter, int]:
    """Return the chapter of the step that has this number in custom ids, and the step's place in it.

    Raises:
        NotOurId
    """
    chapter, at = divmod(number, _PER_CHAPTER)
    if chapter >= len(CHAPTERS) or at >= len(CHAPTERS[chapter].steps):
        raise NotOurId("learn")
    return CHAPTERS[chapter], at


def _title(texts: Texts, chapter: Chapter, at: int) -> str:
    return texts("learn-step", number=at + 1, title=texts(f"learn-{chapter.steps[at].name}-title"))


async def _show_step(context: InteractionContext, number: int, note: str = "") -> None:
    """Show a step with its taps, below the ``note`` on the last one."""
    chapter, at = _found(number)
    texts, step = context.texts, chapter.steps[at]
    lines = [
        *([note, ""] if note else []),
        texts(f"learn-{step.name}-task"),
        *_position(texts, chapter, step),
    ]
    taps = [
        tap.button(tap_text(texts, step, place), NO_TABLE, 0, number, place)
        for place in range(1, len(step.taps) + 1)
    ]
    leave = open_course.button(texts("learn-overview"), NO_TABLE)
    # In one row: a second tap on *Next*, where that stood, is a tap that explains itself, and does not leave the step.
    await _show(context, number, lines, [[*taps, leave]])


async def _show(
    context: InteractionContext, number: int, lines: Iterable[str], rows: list[ComponentRow]
) -> None:
    texts, (chapter, at) = context.texts, _found(number)
    step, game = chapter.steps[at], preset_name(texts, chapter.preset)
    title = _title(texts, chapter, at)
    embed = discord.Embed(
        title=title if chapter is CLASSIC else texts("learn-in-chapter", game=game, step=title),
        description="\n".join(lines),
        colour=colours.PLAIN,
    )
    embed.set_footer(text=texts("learn-footer", number=at + 1, steps=len(chapter.steps), game=game))
    if not step.hand:
        await context.show(of_embed(embed, rows))
        return
    hand = exact_cards(step.hand)
    told = embed.copy().add_field(name=texts("learn-hand"), value=BETWEEN.join(map(card_text, hand)))
    message = of_embed(told, rows)
    if await context.wants_pictures():
        message = await pictured(
            message,
            lambda: embed,
            hand_picture,
            lambda: HandScene(cards_of(hand)),
            "lesson",
            "a step of the course",
            description=texts("hand-picture-alt", cards=", ".join(map(card_text, hand))),
        )
    await context.show(message)


def _position(texts: Texts, chapter: Chapter, step: CourseStep) -> list[str]:
    """Return the lines on what lies on the table."""
    lines = []
    if step.pile:
        pile = exact_cards(step.pile)
        lines.append(texts("learn-pile", count=len(pile), cards=BETWEEN.join(map(card_text, pile))))
    if step.melds:
        seats = rules_of(chapter.preset).deal.seat_count
        lines.append(texts("learn-melds", melds=_in_a_row(step.melds), seats=seats))
    if step.theirs:
        lines.append(texts("learn-theirs", melds=_in_a_row(step.theirs)))
    return ["", *lines] if lines else []


def _in_a_row(melds: tuple[str, ...]) -> str:
    return BETWEEN.join(" ".join(map(card_text, exact_cards(meld))) for meld in melds)


def tap_text(texts: Texts, step: CourseStep, place: int) -> str:
    """Return the label of a tap: its cards, or its words."""
    cards = step.taps[place - 1]
    if not cards:
        return texts(f"learn-{step.name}-choice-{place}")
    return " ".join(map(card_text, exact_cards(cards)))


@clickable(LEARN)
async def open_course(click: Click) -> None:
    """Show what the course is."""
    await show_course(click)


@clickable("learnstep", args=1)  # the step
async def open_step(click: Click) -> None:
    """Show a step."""
    await _show_step(click, click.id.args[0])


@clickable("learnpick")  # value: the step
async def choose_step(click: Click) -> None:
    """Show the step that was chosen."""
    await _show_step(click, click.number)


@clickable("learntap", args=2)  # the step and the tap
async def tap(click: Click) -> None:
    """Say why a tap is right, and lead on; or why it is not, and leave the others."""
    number, place = click.id.args
    chapter, at = _found(number)
    texts, step = click.texts, chapter.steps[at]
    if not 1 <= place <= len(step.taps):
        raise NotOurId(str(click.id))
    if place != step.right:
        why = texts(f"learn-{step.name}-wrong-{place}")
        await _show_step(click, number, texts("learn-wrong", tapped=tap_text(texts, step, place), why=why))
        return
    is_classic = chapter is CLASSIC
    if is_classic and (await click.settings()).learned <= at:
        await click.services.settings.choose(click.user, learned=at + 1)
    lines = [texts("learn-right", tapped=tap_text(texts, step, place), why=texts(f"learn-{step.name}-why"))]
    leave = open_course.button(texts("learn-overview"), NO_TABLE)
    if at + 1 < len(chapter.steps):
        onward = open_step.button(texts("learn-next"), NO_TABLE, 0, number + 1, style=GREEN)
    elif is_classic:
        lines += ["", texts("learn-done")]
        onward = PRACTISE_FIRST.button(texts("learn-play"), NO_TABLE, style=GREEN)
    else:
        game = preset_name(texts, chapter.preset)
        lines += ["", texts("learn-chapter-done", game=game)]
        onward = PRACTISE_GAME.button(
            texts("learn-practise", game=game), NO_TABLE, 0, number_of(chapter.preset), style=GREEN
        )
    await _show(click, number, lines, [[onward, leave]])
