"""Score pads in a channel: shown to everybody as they are, and counted in the statistics of a server.

The maker names the people, and each of them agrees or not.
"""

from collections.abc import Sequence

import discord

from bot.pictures.results.chart import chart_picture
from bot.service.errors import ScorePadChanged
from bot.service.ids import ScorePadId, UserId
from bot.service.score_pads.model import PadAnswer, PadPerson, ScorePad
from bot.service.score_pads.people import MOST_ON_A_SIDE
from bot.ui.score_pads.panel import PAD_PEOPLE, PAD_SHOW, back_button, pad_message, pad_of, place_of
from bot.ui.score_pads.presenter import chart_scene, game_of, pad_embed, side_plain, side_shown
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import CALLS_SOMEBODY, TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import BLUE, GREEN, option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.drawing import pictured
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.names import plain, shown


@clickable(PAD_SHOW, tokens=TELLS_TABLE)
async def show_to_all(click: Click) -> None:
    """Post the pad as its maker sees it in this channel. It is never edited, whatever becomes of the pad.

    Raises:
        Refusal, ScorePadGone, ScorePadChanged
    """
    pad = await pad_of(click)
    if pad.revision != click.id.version:
        raise ScorePadChanged
    texts = await click.public_texts()
    embed = pad_embed(texts, pad).set_footer(text=texts("pad-shown-by", name=plain(click.person.name)))
    message = of_embed(embed)
    if pad.rounds and click.may_attach:
        message = await pictured(
            message, embed.copy, chart_picture, lambda: chart_scene(texts, pad), "scores", "a score pad"
        )
    # The nonce is that of this revision: a second click at the same moment posts nothing.
    nonce = f"p{pad.id}-{pad.revision}-{click.place % 10**12}"[:25]
    await click.post_here(message, nonce, "pad-not-shown", silent=True)
    pads = await click.services.score_pads.all(click.user)
    note, has_pictures = click.texts("pad-shown"), click.client.has_pictures
    await click.show(pad_message(click.texts, pad, pads, note, has_pictures=has_pictures, is_shown=True))


# In the place of a table's number all of them have that of the pad.


async def _show(click: Click, pad: ScorePad, people: Sequence[PadPerson], side: int, note: str = "") -> None:
    await click.show(people_message(click.texts, pad, people, side, note))


def people_message(
    texts: Texts, pad: ScorePad, people: Sequence[PadPerson], side: int, note: str = ""
) -> Message:
    """Return the panel: who is named on each side, and a menu for the people of one side."""
    lines = [
        texts("pad-people-side", side=side_shown(pad, place), people=_named(texts, people, place))
        for place in range(len(pad.names))
    ]
    told = [*([note, ""] if note else []), texts("pad-people-about"), "", *lines]
    embed = embed_of(texts("pad-people-title"), told)
    place, here = place_of(pad), [one.user for one in people if one.side == side]
    sides = [option(side_plain(pad, at), at, chosen=at == side) for at in range(len(pad.names))]
    who = texts("pad-people-menu", side=side_plain(pad, side))
    last = [back_button(texts, pad)]
    if any(one.answer is PadAnswer.NONE for one in people):
        last.insert(0, ask_people.button(texts("button-pad-ask"), place, style=BLUE))
    rows: list[ComponentRow] = [
        [choose_side.menu(texts("pad-people-sides"), sides, place)],
        [name_people.people_menu(who, place, 0, side, low=0, high=MOST_ON_A_SIDE, chosen=here)],
        last,
    ]
    return of_embed(embed, rows)


def _named(texts: Texts, people: Sequence[PadPerson], side: int) -> str:
    found = [
        texts("pad-person", person=f"<@{one.user}>", answer=one.answer.value)
        for one in people
        if one.side == side
    ]
    return ", ".join(found) or texts("pad-people-nobody")


@clickable(PAD_PEOPLE)
async def open_people(click: Click) -> None:
    """Show who is named on a pad."""
    pad = await pad_of(click)
    await _show(click, pad, await click.services.pad_people.of(click.guild, pad.id), 0)


@clickable("padside")  # value: a side
async def choose_side(click: Click) -> None:
    """Choose the side whose people are to be named."""
    pad = await pad_of(click)
    if click.number >= len(pad.names):
        raise NotOurId(str(click.id))
    await _show(click, pad, await click.services.pad_people.of(click.guild, pad.id), click.number)


@clickable("padnamed", args=1)  # a side; values: its people
async def name_people(click: Click) -> None:
    """Name the people of a side, who are not told before the maker asks them.

    Raises:
        Refusal, ScorePadGone
    """
    pad, [side] = await pad_of(click), click.id.args
    if side >= len(pad.names):
        raise ScorePadChanged
    for person in click.people:
        if person.bot or not isinstance(person, discord.Member):
            raise Refusal("pad-person-stranger", name=shown(person.display_name))
    users = [UserId(person.id) for person in click.people]
    people = await click.services.pad_people.name(click.guild, click.user, pad, side, users)
    await _show(click, pad, people, side)


@clickable("padask", tokens=CALLS_SOMEBODY)
async def ask_people(click: Click) -> None:
    """Ask all who have not answered, in one message in this channel.

    Raises:
        Refusal, ScorePadGone
    """
    pad = await pad_of(click)
    people = await click.services.pad_people.of(click.guild, pad.id)
    asked = [one.user for one in people if one.answer is PadAnswer.NONE]
    if asked:
        message = question_message(await click.public_texts(), pad, asked)
        await click.post_here(message, click.key, "pad-not-shown", people=asked)
    await _show(click, pad, people, 0, click.texts("pad-asked"))


def question_message(texts: Texts, pad: ScorePad, asked: Sequence[UserId]) -> Message:
    """Return the question to the people who are named, with buttons to agree and to decline."""
    text = texts(
        "pad-question",
        people=texts.listed([f"<@{user}>" for user in asked]),
        maker=f"<@{pad.owner}>",
        game=game_of(texts, pad),
    )
    row = [
        agree.button(texts("button-pad-agree"), place_of(pad), 0, 1, style=GREEN),
        agree.button(texts("button-pad-decline"), place_of(pad), 0, 0),
    ]
    return Message(text, rows=[row])


@clickable("padagree", args=1)  # 1: agrees
async def agree(click: Click) -> None:
    """Agree that a pad counts in one's statistics, or not, or not any more.

    Raises:
        Refusal
    """
    agrees = bool(click.id.args[0])
    pad = ScorePadId(click.id.table)
    answered = await click.services.pad_people.answer(click.guild, pad, click.user, agrees=agrees)
    if answered is None:
        raise Refusal("pad-not-named")
    await click.show(Message(click.texts("pad-agreed" if agrees else "pad-declined")))
