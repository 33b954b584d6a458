"""Daily deals: the messages in the channel, votes on them, and what server managers choose."""

from typing import Final

import discord

from bot.canasta.cards import FACES, Card, size
from bot.canasta.melds import in_order
from bot.canasta.rules.presets import preset_and_options
from bot.canasta.rules.values import plain_value
from bot.canasta.seats import SideId
from bot.canasta.view import SeatView
from bot.pictures.hand import DailyScene, HandScene, daily_picture
from bot.pictures.scene import board_scene
from bot.service.advice.reasons import Advice, advice_of, points_less
from bot.service.daily.house_deals import HouseGame
from bot.service.daily.positions import DailyPosition, discarded, position_in
from bot.service.daily.schedule import DailySchedule
from bot.service.daily.voting import DailyAnswer, DailyResult
from bot.service.errors import DailyDealOver
from bot.service.house_rules.editing import LONGEST_NAME
from bot.service.ids import ChannelId
from bot.ui.texts import Texts, yes_no
from bot.ui.toolkit import colours, limits
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE, NotOurId
from bot.ui.toolkit.drawing import pictured
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.messages import ComponentRow, Message, of_embed
from bot.ui.toolkit.permissions import may_write_in
from bot.ui.words.advice import advice_lines
from bot.ui.words.cards import card_text, hand_by_rank
from bot.ui.words.melds import meld_cards
from bot.ui.words.names import shown
from bot.ui.words.options import house_sentence
from bot.ui.words.pile import is_frozen_for_all

_PLACES: Final = ("daily-you", "daily-left", "daily-partner", "daily-right")
_IN_A_ROW: Final = 3
_OTHERS_TOLD: Final = 1
_MOST_NAMED: Final = 20


# -------------------------------------------------------------------------------------------------- the message


def daily_message(texts: Texts, day: int, position: DailyPosition, last: DailyResult | None) -> Message:
    """Return the message of a deal in words, with the result of the one before."""
    embed = discord.Embed(
        title=texts("daily-title"),
        description=f"{texts('daily-question', took=str(position.view.table.turn.took or ''))} {_rules(texts, position)}",
        colour=colours.PLAIN,
    )
    embed.add_field(name=texts("daily-position"), value=position_in_words(texts, position.view), inline=False)
    if last is not None:
        told = limits.cut("\n".join(result_lines(texts, last)), limits.FIELD_VALUE)
        embed.add_field(name=texts("daily-last"), value=told, inline=False)
    embed.set_footer(text=texts("daily-footer"))
    return of_embed(embed, _rows(texts, day, position))


def answered_message(texts: Texts, day: int, position: DailyPosition, result: DailyResult) -> Message:
    """Return the message of a deal that is over, in words: with the answer, the votes and who was right, and no buttons."""
    [embed] = daily_message(texts, day, position, None).embeds
    told = limits.cut("\n".join(answer_lines(texts, result)), limits.FIELD_VALUE)
    embed.add_field(name=texts("daily-answer"), value=told, inline=False)
    return of_embed(embed.set_footer(text=texts("daily-footer-over")))


def answer_lines(texts: Texts, result: DailyResult) -> list[str]:
    """Return the best discard and why, the votes for each, and the members who found it and may be named."""
    position = result.position
    best = texts.alternatives([card_text(one) for one in best_discards(position)])
    if not result.votes:
        lines = [texts("daily-nobody-voted", best=best)]
    else:
        lines = [texts("daily-result", best=best, right=result.right, votes=result.votes)]
    if result.found:
        named = [f"<@{user}>" for user in result.found[:_MOST_NAMED]]
        if others := result.right - len(named):
            named.append(texts("daily-found-others", count=others))
        lines.append(texts("daily-found", who=texts.listed(named)))
    if result.votes:
        votes = [texts("daily-vote", card=card_text(card), count=count) for card, count in result.chosen]
        lines.append(texts("daily-votes", votes=" · ".join(votes)))
    advice = advice_of(position.discards, len(position.discards))[: 1 + _OTHERS_TOLD]
    return [*lines, *advice_lines(texts, advice, position.view)]


def best_discards(position: DailyPosition) -> list[Card]:
    """Return the best discard, and those that are as good within the error."""
    return [discarded(one) for one in position.discards if not points_less(one)]


async def with_daily_picture(texts: Texts, position: DailyPosition, words: Message) -> Message:
    """Return the message with a picture in place of the words for the position, if it can be drawn."""

    def without_position() -> discord.Embed:
        told = words.embeds[0].to_dict()
        # A copy would share the list of fields with the words.
        return discord.Embed.from_dict({**told, "fields": told["fields"][1:]})

    return await pictured(
        words,
        without_position,
        daily_picture,
        lambda: scene_of(texts, position.view),
        "daily",
        "a daily deal",
        description=limits.cut(position_in_words(texts, position.view), limits.ALT_TEXT),
    )


def _rules(texts: Texts, position: DailyPosition) -> str:
    if position.house_rule:
        return texts("daily-rules-house", name=shown(position.house_rule, LONGEST_NAME))
    return texts("daily-rules-classic")


def _rows(texts: Texts, day: int, position: DailyPosition) -> list[ComponentRow]:
    votes = [vote.button(card_text(card), NO_TABLE, 0, day, card) for card in position.cards]
    rows: list[ComponentRow] = [votes[at : at + _IN_A_ROW] for at in range(0, len(votes), _IN_A_ROW)]
    return [*rows, [show_deal_in_words.button(texts("button-in-words"), NO_TABLE, 0, day)]]


def scene_of(texts: Texts, view: SeatView) -> DailyScene:
    """Return all that the picture of a deal shows."""
    table = view.table
    notes = [
        "" if melded else texts("board-picture-first-meld", needed=str(needed))
        for melded, needed in zip(table.has_melded, table.minimums, strict=True)
    ]
    places, frozen = [texts(place) for place in _PLACES], is_frozen_for_all(table)
    board = board_scene(table, places, notes=notes, is_frozen=frozen, thousands=texts.thousands)
    return DailyScene(board, HandScene(view.hand))


def position_in_words(texts: Texts, view: SeatView) -> str:
    """Return all that the picture of a deal shows, in words."""
    table = view.table
    lines = [texts("daily-hand", cards=hand_by_rank(texts, view.hand))]
    for key, bare, side in (
        ("daily-ours", "daily-ours-none", view.side),
        ("daily-theirs", "daily-theirs-none", SideId(1 - view.side)),
    ):
        melds = "; ".join(meld_cards(texts, meld) for meld in in_order(table.melds[side]))
        score, needed = table.totals[side], table.minimums[side]
        if melds:
            lines.append(texts(key, melds=melds, score=score))
        else:
            lines.append(texts(bare, needed=needed, score=score))
    if any(table.laid_threes):
        ours, theirs = (
            sum(size(table.laid_threes[seat]) for seat in table.seating.members(side))
            for side in (view.side, SideId(1 - view.side))
        )
        lines.append(texts("daily-threes", ours=ours, theirs=theirs))
    upcard = "" if table.upcard is None else card_text(table.upcard)
    frozen = yes_no(bool(is_frozen_for_all(table)))
    lines.append(texts("daily-pile", count=table.pile_size, upcard=upcard, frozen=frozen))
    _, left, partner, right = table.hand_sizes
    lines.append(texts("daily-counts", stock=table.stock_size, left=left, partner=partner, right=right))
    if any(table.feet):
        whose = [texts(place) for place, foot in zip(_PLACES, table.feet, strict=True) if foot]
        lines.append(texts("daily-feet", whose=texts.listed(whose)))
    return "\n".join(lines)


def details_in_words(texts: Texts, position: DailyPosition) -> str:
    """Return the position in words; above it the rules in a sentence, where they are not those of Classic for four."""
    told = position_in_words(texts, position.view)
    if not position.house_rule:
        return told
    preset, options = preset_and_options(position.view.table.rules)
    what = house_sentence(texts, preset, {option: plain_value(value) for option, value in options.items()})
    name = shown(position.house_rule, LONGEST_NAME)
    return limits.cut(f"{texts('daily-words-house', name=name, what=what)}\n{told}", limits.CONTENT)


def result_lines(texts: Texts, result: DailyResult) -> list[str]:
    """Return the best discard, how many found it, and the longest streaks. Mentions show names and notify nobody."""
    best = [card_text(one) for one in best_discards(result.position)]
    lines = [texts("daily-result", best=texts.alternatives(best), right=result.right, votes=result.votes)]
    if result.streaks:
        runs = [texts("daily-streak", who=f"<@{user}>", count=count) for user, count in result.streaks]
        lines.append(texts("daily-streaks", runs=texts.listed(runs)))
    return lines


# --------------------------------------------------------------------------------------------------- the answer


def answer_text(texts: Texts, answer: DailyAnswer) -> str:
    """Return the answer to a vote: how good it was, the best discard and why, and the votes so far."""
    position, vote = answer.result.position, answer.vote
    chosen, is_right = card_text(vote.card), position.is_right(vote.card)
    key = "daily-chosen" if answer.is_new else "daily-chosen-before"
    lines = [texts(key, card=chosen, right=yes_no(is_right))]
    lines += advice_lines(texts, _told(position, vote.card), position.view)
    lines.append(texts("daily-so-far", right=answer.result.right, votes=answer.result.votes))
    if vote.streak > 1:
        lines.append(texts("daily-own-streak", count=vote.streak))
    return limits.cut("\n".join(lines), limits.CONTENT)


def _told(position: DailyPosition, chosen: int) -> list[Advice]:
    """Return the best discard, the one that was chosen, and another one to compare them with."""
    best, *others = advice_of(position.discards, len(position.discards))
    own = [one for one in others if discarded(one.appraisal) == chosen]
    return [best, *own, *[one for one in others if one not in own][:_OTHERS_TOLD]]


# ------------------------------------------------------------------------------------------------ for the admin


def schedule_message(texts: Texts, schedule: DailySchedule, game: HouseGame) -> Message:
    """Return where and when the daily deal is posted and what it is about, with buttons to change that."""
    if schedule.channel is None or schedule.due is None:
        return Message(texts("daily-off"))
    when = texts(
        "daily-on",
        channel=f"<#{schedule.channel}>",
        time=discord.utils.format_dt(schedule.due, "t"),
        next=discord.utils.format_dt(schedule.due, "R"),
    )
    off = turn_off.button(texts("button-daily-off"), NO_TABLE)
    buttons = [off]
    if schedule.is_by_house_rule:
        buttons = [choose_game.button(texts("button-daily-classic"), NO_TABLE, 0, 0), off]
    elif game.hindrance is None:
        buttons = [choose_game.button(texts("button-daily-house"), NO_TABLE, 0, 1), off]
    return Message(f"{when} {_game_told(texts, schedule, game)}", rows=[buttons])


def _game_told(texts: Texts, schedule: DailySchedule, game: HouseGame) -> str:
    """Return what the deals are about, and why they are not about the default house rule where there is one."""
    if schedule.is_by_house_rule and game.hindrance is None:
        return texts("daily-game-house", name=shown(game.name, LONGEST_NAME))
    lines = [texts("daily-game-classic")]
    if game.hindrance is not None and (schedule.is_by_house_rule or game.name):
        lines.append(texts("daily-hindrance", **hindrance_facts(game)))
    return "\n".join(lines)


def hindrance_facts(game: HouseGame) -> dict[str, str]:
    """Return what the sentence of why there are no deals of the default house rule needs."""
    return {"why": str(game.hindrance), "name": shown(game.name, LONGEST_NAME)}


@clickable("dailyvote", args=2)  # the day, the card
async def vote(click: Click) -> None:
    """Vote for a discard, and tell the answer to the member alone."""
    day, card = click.id.args
    if card not in FACES:
        raise NotOurId(str(click.id))
    answer = await click.services.daily.vote(click.guild, day, click.user, card)
    await click.say(answer_text(click.texts, answer))


@clickable("dailywords", args=1)  # the day
async def show_deal_in_words(click: Click) -> None:
    """Tell in words what the picture of a deal shows, and the rules of a house rule."""
    (day,) = click.id.args
    schedule = await click.services.daily.schedule(click.guild)
    if not day or (day not in {schedule.day, schedule.before} and not schedule.is_begun):
        raise DailyDealOver
    await click.say(details_in_words(click.texts, position_in(schedule, day)))


async def choose_daily(
    context: InteractionContext, channel: discord.TextChannel | None, hour: int | None
) -> None:
    """Have the daily deal posted in a channel at an hour, as far as they are given, and show what is chosen.

    Raises:
        Refusal, SettingsChanged
    """
    schedule = await context.services.daily.schedule(context.guild)
    if channel is not None or hour is not None:
        place = schedule.channel if channel is None else ChannelId(channel.id)
        if place is None:
            raise Refusal("daily-which-channel")
        if not may_write_in(context.interaction.guild, place):
            raise Refusal("daily-closed-channel", channel=f"<#{place}>")
        schedule = await context.services.daily.choose(
            context.guild, context.user, place, schedule.hour if hour is None else hour
        )
    await _show(context, schedule)


async def _show(context: InteractionContext, schedule: DailySchedule) -> None:
    game = await context.services.daily.house_game(context.guild)
    await context.show(schedule_message(context.texts, schedule, game))


@clickable("dailyoff")
async def turn_off(click: Click) -> None:
    """Post no more daily deals in the server."""
    click.expect_administers()
    schedule = await click.services.daily.schedule(click.guild)
    schedule = await click.services.daily.choose(click.guild, click.user, None, schedule.hour)
    await _show(click, schedule)


@clickable("dailygame", args=1)  # 1 for the default house rule, 0 for Classic
async def choose_game(click: Click) -> None:
    """Have the coming deals be about the server's default house rule, or about Classic."""
    click.expect_administers()
    is_by_house_rule = click.id.args == (1,)
    if is_by_house_rule:
        game = await click.services.daily.house_game(click.guild)
        if game.hindrance is not None:
            raise Refusal("daily-hindrance", **hindrance_facts(game))
    schedule = await click.services.daily.choose_game(
        click.guild, click.user, is_by_house_rule=is_by_house_rule
    )
    await _show(click, schedule)
