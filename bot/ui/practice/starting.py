"""The beginning of practice matches, by ``/practice`` or by the button below one that is over."""

from typing import Final

from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS
from bot.canasta.rules.share_code import numbered
from bot.service.house_rules.editing import ChosenRules
from bot.service.house_rules.publishing import chosen_from
from bot.service.ids import PublishedId
from bot.service.matches.next_round import began_in_play
from bot.service.matches.record import TableRecord
from bot.ui.tables import screens
from bot.ui.tables.buttons import GO_ON_FROM, PRACTISE, PRACTISE_FIRST, PRACTISE_GAME, PRACTISE_PUBLISHED
from bot.ui.tables.selection import rules_named
from bot.ui.tables.visibility import record_here
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.interaction import InteractionContext
from bot.ui.toolkit.rate_limit import seconds_of
from bot.ui.words.computers import level_name
from bot.ui.words.tables import game_name

_USUAL_LEVEL: Final = "easy"


async def begin_or_go_on(
    context: InteractionContext, game: str | None = None, level: str | None = None, *, anew: bool = False
) -> None:
    """Go on with the practice match in play, unless one is to begin ``anew``; else begin one.

    Raises:
        UnknownLevel
        Refusal: the game is unknown, or the player opens too many tables.
    """
    current = await context.services.practice.current(context.user, context.guild)
    if current is not None and not anew:
        await go_on_practising(context, current)
        return
    named = None if game is None else await rules_named(context, game)
    chosen = await context.services.houses.chosen(context.guild, named)
    await practise(context, chosen, level or _USUAL_LEVEL)


async def practise(context: InteractionContext, chosen: ChosenRules, level: str) -> None:
    """Begin a practice match in place of one that is in play, and show the hand.

    Raises:
        UnknownLevel
        Refusal: the player opens too many tables.
    """
    _expect_few_tables(context)
    record = await context.services.practice.begin(
        context.person, context.guild, context.place, chosen, level, key=context.key
    )
    texts = context.texts
    note = texts("practice-begun", game=game_name(texts, record), level=level_name(texts, level))
    await screens.HAND.open(context, record.id, note=note)


async def begin_deal(context: InteractionContext, code: str, level: str | None) -> None:
    """Play the deal of a round that somebody has shared, in place of a practice match that is in play.

    Raises:
        UnknownDeal, UnknownLevel
        Refusal: the player opens too many tables.
    """
    _expect_few_tables(context)
    chosen = level or _USUAL_LEVEL
    record = await context.services.practice.begin_deal(
        context.person, context.guild, context.place, code, chosen, key=context.key
    )
    texts = context.texts
    note = texts("practice-begun-deal", game=game_name(texts, record), level=level_name(texts, chosen))
    await screens.HAND.open(context, record.id, note=note)


def _expect_few_tables(context: InteractionContext) -> None:
    """Raise a refusal if the player opens too many tables."""
    if wait := context.take(context.client.rate_limits.tables):
        raise Refusal("table-too-many-new", minutes=-(-seconds_of(wait) // 60))


async def go_on_practising(context: InteractionContext, record: TableRecord) -> None:
    """Show the hand of the practice match that is in play."""
    await context.services.play.go_on(record)
    await screens.HAND.open(context, record.id, note=context.texts("practice-goes-on"))


@clickable(PRACTISE_PUBLISHED)
async def try_published(click: Click) -> None:
    """Begin a practice match by a published house rule, unless another one is in play."""
    rule = await click.services.library.numbered(PublishedId(click.table))
    if await click.services.practice.current(click.user, click.guild) is not None:
        raise Refusal("library-practice-runs")
    await practise(click, chosen_from(rule), click.services.levels.usual)


@clickable(PRACTISE)
async def practise_again(click: Click) -> None:
    """Begin a practice match like the one that is over, or from the same turn; one that is in play goes on."""
    before = await record_here(click, click.table)
    if not before.is_practice:
        raise NotOurId(click.id.verb)
    current = await click.services.practice.current(click.user, click.guild)
    if current is not None:
        await go_on_practising(click, current)
        return
    if began_in_play(before):
        _expect_few_tables(click)
        record = await click.services.practice.begin_again(
            click.person, click.guild, click.place, before, key=click.key
        )
        await screens.HAND.open(click, record.id, note=click.texts("practice-begun-again"))
        return
    levels = [holder.computer for holder in before.seats if holder.computer is not None]
    chosen = ChosenRules(before.rules, before.preset, before.house_rule)
    await practise(click, chosen, levels[0] if levels else click.services.levels.usual)


@clickable(PRACTISE_FIRST)
async def practise_first(click: Click) -> None:
    """Begin a practice match of Classic Canasta against easy computers; one that is in play goes on.

    Raises:
        Refusal: outside servers there are no matches.
    """
    await _begin_first(click, DEFAULT_PRESET)


@clickable(PRACTISE_GAME)
async def practise_game(click: Click) -> None:
    """Begin a practice match of a game against easy computers; one that is in play goes on.

    Raises:
        Refusal: outside servers there are no matches.
    """
    game = numbered(PRESETS).get(click.id.args[0])
    if game is None:
        raise NotOurId(click.id.verb)
    await _begin_first(click, game)


async def _begin_first(click: Click, game: str) -> None:
    if click.interaction.guild_id is None:
        raise Refusal("learn-in-a-server")
    await begin_or_go_on(click, game)


@clickable(GO_ON_FROM)
async def go_on_from_turning_point(click: Click) -> None:
    """Begin a practice match at an own play of a round that is over, in place of one that is in play."""
    before = await record_here(click, click.table)
    number, version = click.id.args
    play = await click.services.reviews.moment(before.id, number, click.user, version)
    _expect_few_tables(click)
    record = await click.services.practice.begin_at(
        click.person, click.guild, click.place, before, play.view, key=click.key
    )
    note = click.texts("practice-begun-in-play", turn=str(play.turn))
    await screens.HAND.open(click, record.id, note=note)
