"""The course as a private message: each click shows the next step, or why another card would have been better."""

from collections.abc import Iterable

import discord

from bot.canasta.cards import cards_of
from bot.canasta.notation import exact_cards
from bot.pictures.hand import HandScene, hand_picture
from bot.ui.learning.steps import KNOWN_FROM_RUMMY, STEPS, CourseStep
from bot.ui.tables.buttons import LEARN, PRACTISE_FIRST
from bot.ui.texts import Texts
from bot.ui.toolkit import colours
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREEN, option
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.words.cards import BETWEEN, card_text


async def show_course(context: InteractionContext) -> None:
    """Show what the course is, with the way on from where the user was."""
    texts, learned = context.texts, (await context.settings()).learned
    is_over = learned >= len(STEPS)
    embed = discord.Embed(
        title=texts("learn-title"), description=texts("learn-about", steps=len(STEPS)), colour=colours.PLAIN
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
    entries = [option(_named(texts, number), number) for number in range(len(STEPS))]
    return [choose_step.menu(texts("learn-menu"), entries, NO_TABLE)]


def _named(texts: Texts, number: int) -> str:
    return texts("learn-step", number=number + 1, title=texts(f"learn-{STEPS[number].name}-title"))


async def _show_step(context: InteractionContext, number: int, note: str = "") -> None:
    """Show a step with its taps, below the ``note`` on the last one."""
    if not 0 <= number < len(STEPS):
        raise NotOurId("learn")
    texts, step = context.texts, STEPS[number]
    lines = [*([note, ""] if note else []), texts(f"learn-{step.name}-task"), *_position(texts, step)]
    taps = [
        tap.button(tap_text(texts, step, place), NO_TABLE, 0, number, place)
        for place in range(1, len(step.taps) + 1)
    ]
    leave = open_course.button(texts("learn-overview"), NO_TABLE)
    await _show(context, number, lines, [taps, [leave]], step)


async def _show(
    context: InteractionContext, number: int, lines: Iterable[str], rows: list[ComponentRow], step: CourseStep
) -> None:
    embed = discord.Embed(
        title=_named(context.texts, number), description="\n".join(lines), colour=colours.PLAIN
    )
    embed.set_footer(text=context.texts("learn-footer", number=number + 1, steps=len(STEPS)))
    if not step.hand:
        await context.show(of_embed(embed, rows))
        return
    hand = exact_cards(step.hand)
    if await context.wants_pictures():
        described = context.texts("hand-picture-alt", cards=", ".join(map(card_text, hand)))
        picture = await drawn(
            hand_picture,
            lambda: HandScene(cards_of(hand)),
            "lesson",
            "a step of the course",
            description=described,
        )
        if picture is not None:
            embed.set_image(url=picture.url)
            await context.show(Message(None, (embed,), rows, (picture,)))
            return
    embed.add_field(name=context.texts("learn-hand"), value=BETWEEN.join(map(card_text, hand)))
    await context.show(of_embed(embed, rows))


def _position(texts: Texts, step: CourseStep) -> list[str]:
    """Return the lines on what lies on the table."""
    lines = []
    if step.pile:
        pile = exact_cards(step.pile)
        lines.append(texts("learn-pile", count=len(pile), cards=BETWEEN.join(map(card_text, pile))))
    if step.melds:
        melds = [" ".join(map(card_text, exact_cards(meld))) for meld in step.melds]
        lines.append(texts("learn-melds", melds=BETWEEN.join(melds)))
    return ["", *lines] if lines else []


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
    if number >= len(STEPS) or not 1 <= place <= len(STEPS[number].taps):
        raise NotOurId(str(click.id))
    texts, step = click.texts, STEPS[number]
    if place != step.right:
        why = texts(f"learn-{step.name}-wrong-{place}")
        await _show_step(click, number, texts("learn-wrong", tapped=tap_text(texts, step, place), why=why))
        return
    if (await click.settings()).learned <= number:
        await click.services.settings.choose(click.user, learned=number + 1)
    lines = [texts("learn-right", tapped=tap_text(texts, step, place), why=texts(f"learn-{step.name}-why"))]
    leave = open_course.button(texts("learn-overview"), NO_TABLE)
    if number + 1 < len(STEPS):
        onward = open_step.button(texts("learn-next"), NO_TABLE, 0, number + 1, style=GREEN)
    else:
        lines += ["", texts("learn-done")]
        onward = PRACTISE_FIRST.button(texts("learn-play"), NO_TABLE, style=GREEN)
    await _show(click, number, lines, [[onward, leave]], step)
