"""The review of a year: its picture or the same in words, and the button that shows it to everybody in the channel."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.canasta.rules.presets import DESCRIPTIONS
from bot.pictures.results.year import FactScene, YearScene, year_picture
from bot.service.ids import UserId
from bot.service.statistics.model import PlayedRound, RecordKind, Sums
from bot.service.statistics.years import FavouriteGame, PersonReview, ReviewedYear, ServerReview
from bot.ui.texts import Texts
from bot.ui.toolkit import limits
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.custom_ids import NO_TABLE
from bot.ui.toolkit.drawing import drawn
from bot.ui.toolkit.failures import Refusal
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of
from bot.ui.words.names import plain, shown
from bot.ui.words.options import preset_name

Names = Mapping[UserId, str]
"""The names of members; who has left the server is called "Somebody"."""


def people_in(review: PersonReview | ServerReview) -> set[UserId]:
    """Return the people whom a review names, besides the person whose it is."""
    if isinstance(review, PersonReview):
        return {one.user for one in (review.partner, review.opponent) if one is not None}
    named = {one.user for rounds in review.records.values() for one in rounds}
    return named if review.pair is None else named | set(review.pair.users)


def person_scene(texts: Texts, review: PersonReview, name: str, names: Names) -> YearScene:
    """Return the review of a person's year."""
    sums = review.sums
    totals = (("matches", sums.matches), ("won", sums.won), ("rounds", sums.rounds))
    facts = tuple(_person_facts(texts, review, names))
    return _scene(texts, review.year, plain(name), totals, facts, review.rounds_by_month)


def server_scene(texts: Texts, review: ServerReview, name: str, names: Names) -> YearScene:
    """Return the review of a server's year."""
    totals = (("matches", review.matches), ("rounds", review.rounds), ("people", review.people))
    facts = tuple(_server_facts(texts, review, names))
    title = plain(name) or texts("year-this-server")
    return _scene(texts, review.year, title, totals, facts, review.rounds_by_month)


def _scene(
    texts: Texts,
    year: ReviewedYear,
    title: str,
    totals: Sequence[tuple[str, int]],
    facts: tuple[FactScene, ...],
    months: tuple[int, ...],
) -> YearScene:
    return YearScene(
        year=str(year.number),
        title=title,
        detail="" if year.is_over else texts("year-so-far"),
        totals=tuple((count, texts(f"year-total-{key}", count=count)) for key, count in totals),
        facts=facts,
        months=months,
        month_names=tuple(texts("year-month-letters").split()),
        months_label=texts("year-months"),
        thousands=texts.thousands,
    )


def _person_facts(texts: Texts, review: PersonReview, names: Names) -> Iterator[FactScene]:
    sums = review.sums
    if review.game is not None:
        yield _game(texts, "year-game", review.game)
    if review.partner is not None:
        met = review.partner
        note = texts("year-together", rounds=met.rounds, matches=met.matches, won=met.won)
        yield FactScene(texts("year-partner"), _name(texts, names, met.user), note)
    if review.opponent is not None:
        met = review.opponent
        note = texts("year-against", rounds=met.rounds, matches=met.matches, won=met.won, lost=met.lost)
        yield FactScene(texts("year-opponent"), _name(texts, names, met.user), note)
    yield from _canastas(texts, sums)
    yield FactScene(texts("year-best"), texts.number(sums.best), texts("year-note-points", count=sums.best))
    if review.longest_run:
        count = review.longest_run
        yield FactScene(texts("year-run"), texts.number(count), texts("year-note-run", count=count))
    if sums.concealed:
        note = texts("year-note-exits", count=sums.went_out)
        yield FactScene(texts("year-concealed"), texts.number(sums.concealed), note)
    if review.largest_pile:
        count = review.largest_pile
        yield FactScene(texts("year-pile"), texts.number(count), texts("year-note-cards", count=count))


def _canastas(texts: Texts, sums: Sums) -> Iterator[FactScene]:
    kinds = (
        ("natural", sums.natural_canastas),
        ("mixed", sums.mixed_canastas),
        ("other", sums.other_canastas),
    )
    made = [(kind, count) for kind, count in kinds if count]
    if made:
        counts = " · ".join(texts.number(count) for _, count in made)
        note = " · ".join(texts(f"year-canastas-{kind}") for kind, _ in made)
        yield FactScene(texts("year-canastas"), counts, note)


def _server_facts(texts: Texts, review: ServerReview, names: Names) -> Iterator[FactScene]:
    if review.game is not None:
        yield _game(texts, "year-game-played", review.game)
    most = max(review.rounds_by_month)
    if most:
        month = texts("year-month", month=review.rounds_by_month.index(most) + 1)
        yield FactScene(texts("year-busiest"), month, texts("year-rounds", count=most))
    for kind, key in (
        (RecordKind.HIGHEST_ROUND, "year-highest"),
        (RecordKind.FASTEST_EXIT, "year-fastest"),
        (RecordKind.LARGEST_PILE, "year-pile"),
    ):
        if kind in review.records:
            held = review.records[kind]
            who = _joined(_name(texts, names, one.user) for one in held)
            yield FactScene(texts(key), _value(texts, kind, held[0]), who)
    if review.pair is not None:
        pair = review.pair
        who = _joined(_name(texts, names, user) for user in pair.users)
        note = texts("year-together", rounds=pair.rounds, matches=pair.matches, won=pair.won)
        yield FactScene(texts("year-pair"), who, note)


def _value(texts: Texts, kind: RecordKind, holder: PlayedRound) -> str:
    if kind is RecordKind.HIGHEST_ROUND:
        return texts("year-points", count=holder.points)
    if kind is RecordKind.LARGEST_PILE:
        return texts("year-cards", count=holder.largest_pile)
    return texts("year-turns", count=holder.turns)


def _game(texts: Texts, key: str, game: FavouriteGame) -> FactScene:
    known = preset_name(texts, game.preset) if game.preset in DESCRIPTIONS else plain(game.preset)
    return FactScene(texts(key), known, texts("year-rounds", count=game.rounds))


def _name(texts: Texts, names: Names, user: UserId) -> str:
    return plain(names.get(user, "")) or texts("name-somebody")


def _joined(names: Iterator[str]) -> str:
    return " & ".join(names)


def told_in_words(texts: Texts, scene: YearScene) -> str:
    """Return what the picture shows, for those who do not see it."""
    lines = [
        f"{scene.title}, {scene.year} {scene.detail}".rstrip(),
        ", ".join(f"{texts.number(count)} {name}" for count, name in scene.totals),
        *(f"{fact.label}: {fact.value} ({fact.note})" for fact in scene.facts),
        _months_line(texts, scene),
    ]
    return limits.cut("\n".join(lines), limits.ALT_TEXT)


def year_embed(texts: Texts, scene: YearScene) -> discord.Embed:
    """Return the review in words, for those who want no pictures."""
    totals = ", ".join(f"**{texts.number(count)}** {name}" for count, name in scene.totals)
    embed = embed_of(f"{scene.year} {scene.detail}".rstrip(), [f"**{shown(scene.title)}**", totals])
    for fact in scene.facts:
        embed.add_field(name=fact.label, value=f"**{shown(fact.value, 80)}**\n{shown(fact.note, 80)}")
    return embed.add_field(name=scene.months_label, value=_months_line(texts, scene), inline=False)


def _months_line(texts: Texts, scene: YearScene) -> str:
    """Return the months in which anything was played, with their rounds."""
    return ", ".join(
        f"{texts('year-month', month=month)} {texts.number(rounds)}"
        for month, rounds in enumerate(scene.months, start=1)
        if rounds
    )


Review = PersonReview | ServerReview


def year_button(texts: Texts, *, of_server: bool) -> ui.Button[Any]:
    """Return the button that opens the review of the last year with rounds."""
    label = texts("button-year-server" if of_server else "button-year-own")
    return open_year.button(label, NO_TABLE, 0, int(of_server), 0)


@clickable("year", args=2)  # 1: of the server, 0: one's own; the year, 0 for the last one with rounds
async def open_year(click: Click) -> None:
    """Show the review of a year; from other panels as a message of its own."""
    message = await _message(click, await _review(click))
    if click.id.args[1]:
        await click.show(message)
    else:
        await click.show_new(message)


async def _review(click: Click) -> Review:
    of_server, year = click.id.args
    years = click.services.years
    if of_server:
        return await years.of_server(click.guild, year or None)
    return await years.of_person(click.guild, click.user, year or None)


async def _message(click: Click, review: Review, *, note: str = "") -> Message:
    texts, of_server = click.texts, isinstance(review, ServerReview)
    if not _rounds(review):
        return Message(texts("year-nothing"))
    title = texts("year-of-server" if of_server else "year-of-person", year=str(review.year.number))
    lines = [title, f"-# {texts('year-names')}"]
    show = show_year.button(texts("button-year-show"), NO_TABLE, 0, int(of_server), review.year.number)
    rows: list[ComponentRow] = [[*_years(review), *([] if note else [show])]]
    text = "\n".join([*lines, note] if note else lines)
    return await _drawn(
        await _scene_of(click, texts, review), text, rows, texts, may_attach=await click.wants_pictures()
    )


async def _drawn(
    scene: YearScene, text: str, rows: list[ComponentRow], texts: Texts, *, may_attach: bool
) -> Message:
    """Return a message with the picture, or with its words."""

    def in_words() -> Message:
        return Message(text, (year_embed(texts, scene),), rows)

    if may_attach:
        told = told_in_words(texts, scene)
        picture = await drawn(year_picture, lambda: scene, "year", "the review of a year", description=told)
        if picture is not None:
            return Message(text, rows=rows, attachments=(picture,), in_words=in_words)
    return in_words()


async def _scene_of(click: Click, texts: Texts, review: Review) -> YearScene:
    names = await click.client.members.names(click.guild, people_in(review))
    if isinstance(review, PersonReview):
        return person_scene(texts, review, click.person.name, names)
    server = click.interaction.guild
    return server_scene(texts, review, server.name if server is not None else "", names)


def _rounds(review: Review) -> int:
    return review.rounds if isinstance(review, ServerReview) else review.sums.rounds


def _years(review: Review) -> list[ui.Button[Any]]:
    """Return the buttons to the years with rounds before and after this one."""
    of_server = int(isinstance(review, ServerReview))
    return [
        open_year.button(label.format(year), NO_TABLE, 0, of_server, year)
        for label, year in (("◀ {}", review.year.before), ("{} ▶", review.year.after))
        if year is not None
    ]


@clickable("yearshow", args=2, tokens=TELLS_TABLE)  # the same
async def show_year(click: Click) -> None:
    """Post the review in this channel, as it is now.

    Raises:
        Refusal
    """
    review = await _review(click)
    if not _rounds(review):
        raise Refusal("year-not-shown")
    texts, of_server = await click.public_texts(), isinstance(review, ServerReview)
    key = "year-shown-of-server" if of_server else "year-shown-of-person"
    text = texts(key, year=str(review.year.number), name=shown(click.person.name))
    scene = await _scene_of(click, texts, review)
    message = await _drawn(scene, text, [], texts, may_attach=click.may_attach)
    # A second click at the same moment posts nothing.
    nonce = f"{'s' if of_server else 'y'}{review.year.number}-{click.user % 10**8}-{click.place % 10**8}"
    await click.post_here(message, nonce, "year-not-shown", silent=True)
    await click.show(await _message(click, review, note=click.texts("year-shown")))
