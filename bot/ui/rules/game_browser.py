"""The browser of games: families, the games of each in a sentence, one game; from the lobby its host chooses here."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import differences
from bot.canasta.rules.preset import Family
from bot.canasta.rules.presets import PRESETS, family_of
from bot.canasta.rules.share_code import number_of, numbered
from bot.service.house_rules.editing import LONGEST_NAME, ChosenRules
from bot.service.house_rules.model import HouseRule
from bot.service.matches.record import TableRecord, TableStatus
from bot.ui.rules.pages import HOUSE, PRESET, Card, card_message, card_numbered
from bot.ui.tables.buttons import GAMES
from bot.ui.tables.visibility import record_here
from bot.ui.texts import Texts
from bot.ui.toolkit.admission import TELLS_TABLE
from bot.ui.toolkit.clickable import Click, clickable
from bot.ui.toolkit.components import GREEN, option
from bot.ui.toolkit.custom_ids import NotOurId
from bot.ui.toolkit.messages import ComponentRow, Message, embed_of, of_embed
from bot.ui.words.games import FAMILIES, family_key, family_name
from bot.ui.words.names import plain, shown, table_name
from bot.ui.words.options import house_sentence, preset_about, preset_name, preset_note
from bot.ui.words.tables import game_name

_HOUSES: Final = len(FAMILIES)
"""The place of the server's own rules, behind the families."""

_BY_FAMILY: Final[dict[Family, tuple[str, ...]]] = {
    family: tuple(games)
    for family, games in groupby(sorted(PRESETS, key=lambda one: FAMILIES.index(family_of(one))), family_of)
}


class Shelf(NamedTuple):
    """The table for which the browser was opened, and whether the reader may choose its game."""

    record: TableRecord
    houses: Sequence[HouseRule]
    may_choose: bool


def families_message(texts: Texts, shelf: Shelf) -> Message:
    """Return the first page: what kinds of games there are."""
    lines = []
    for family, games in _BY_FAMILY.items():
        name, about = family_name(texts, family), texts(f"{family_key(family)}-about")
        lines.append(texts("games-family-line", family=name, about=about, count=len(games)))
    if shelf.houses:
        lines.insert(0, texts("games-houses-line", count=len(shelf.houses)))
    now = texts("games-now", table=table_name(texts, shelf.record), game=game_name(texts, shelf.record))
    return of_embed(embed_of(texts("games-title"), [now, "", *lines]), [_families(texts, shelf, None)])


def family_message(texts: Texts, shelf: Shelf, place: int) -> Message:
    """Return the games of a family, or the server's own, each in a sentence.

    Raises:
        NotOurId: there is no such family.
    """
    if place == _HOUSES:
        title, kind = texts("games-houses"), HOUSE
        lines = [
            texts("games-house-line", name=shown(one.name, LONGEST_NAME), game=preset_name(texts, one.preset))
            for one in shelf.houses
        ]
        entries = [option(plain(one.name), one.id) for one in shelf.houses]
    elif place < _HOUSES:
        family = FAMILIES[place]
        title, kind = family_name(texts, family), PRESET
        lines = [
            texts(
                "games-line",
                name=preset_name(texts, game),
                about=preset_about(texts, game),
                **_facts(PRESETS[game]),
            )
            for game in _BY_FAMILY[family]
        ]
        facts = {game: texts("games-facts", **_facts(PRESETS[game])) for game in _BY_FAMILY[family]}
        entries = [
            option(preset_name(texts, game), number_of(game), description=about)
            for game, about in facts.items()
        ]
    else:
        raise NotOurId(str(place))
    rows: list[ComponentRow] = [_families(texts, shelf, place)]
    if entries:
        rows.insert(0, [open_game.menu(texts("games-menu"), entries, shelf.record.id, 0, kind)])
    return of_embed(embed_of(title, lines), rows)


def game_message(texts: Texts, shelf: Shelf, card: Card) -> Message:
    """Return the page of a game: what it is, and the button by which the host chooses it."""
    deal = card.rules.deal
    own = differences(card.rules, PRESETS[card.preset])
    about = house_sentence(texts, card.preset, own) if own else preset_about(texts, card.preset)
    note = preset_note(texts, card.preset)
    lines = [about] if note is None else [about, texts("rules-note", note=note)]
    embed = embed_of(plain(card.house) or preset_name(texts, card.preset), lines)
    glance = texts(
        "games-glance",
        packs=deal.deck_count,
        cards=deal.hand_size,
        foot=deal.foot_size,
        form=deal.side_structure,
        **_facts(card.rules),
    )
    embed.add_field(name=texts("games-at-a-glance"), value=glance)
    table, named = shelf.record.id, (card.kind, card.number)
    row = [
        open_rules_of_game.button(texts("button-rules"), table, 0, *named),
        GAMES.button(texts("button-back"), table),
    ]
    if shelf.may_choose:
        row.insert(0, play_game.button(texts("button-play-game"), table, 0, *named, style=GREEN))
    else:
        embed.set_footer(text=texts("games-host-chooses"))
    return of_embed(embed, [row])


def _facts(rules: RuleSet) -> dict[str, int]:
    """Return the arguments of the texts that say how many play, and how long: points, or rounds, else 0."""
    rounds = rules.end.round_count
    return {
        "players": rules.deal.seat_count,
        "target": 0 if rounds else rules.end.target_score,
        "rounds": rounds or 0,
    }


def _families(texts: Texts, shelf: Shelf, place: int | None) -> ComponentRow:
    entries = []
    for at, family in enumerate(FAMILIES):
        name, about = family_name(texts, family), texts(f"{family_key(family)}-about")
        entries.append(option(name, at, description=about, chosen=at == place))
    if shelf.houses:
        entries.insert(0, option(texts("games-houses"), _HOUSES, chosen=place == _HOUSES))
    return [open_family.menu(texts("games-families-menu"), entries, shelf.record.id)]


async def _shelf(click: Click) -> Shelf:
    record = await record_here(click, click.table)
    houses = await click.services.houses.all(click.guild)
    is_host = record.host == click.user or click.administers
    return Shelf(record, houses, is_host and record.status is TableStatus.LOBBY)


async def _card(click: Click, kind: int, number: int) -> Card:
    """Return the card of a house rule or a game, never of a table."""
    if kind == HOUSE or (kind == PRESET and number in numbered(PRESETS)):
        return await card_numbered(click, kind, number)
    raise NotOurId(str(click.id))


@clickable(GAMES)
async def open_games(click: Click) -> None:
    """Show the families of games."""
    await click.show(families_message(click.texts, await _shelf(click)))


@clickable("family")  # value: the place of a family, or that of the house rules
async def open_family(click: Click) -> None:
    """Show the games of a family."""
    await click.show(family_message(click.texts, await _shelf(click), click.number))


@clickable("game", args=1)  # whose rules, as on a rule card; value: the number of a house rule or a game
async def open_game(click: Click) -> None:
    """Show one game."""
    shelf = await _shelf(click)
    card = await _card(click, click.id.args[0], click.number)
    await click.show(game_message(click.texts, shelf, card))


@clickable("gamerules", args=2)  # the same
async def open_rules_of_game(click: Click) -> None:
    """Show the rules of a game in a message of their own."""
    await record_here(click, click.table)
    await click.show_new(card_message(click.texts, await _card(click, *click.id.args)))


@clickable("playgame", args=2, tokens=TELLS_TABLE)  # whose rules, and their number
async def play_game(click: Click) -> None:
    """Let the table play this game."""
    record = await record_here(click, click.table)
    card = await _card(click, *click.id.args)
    is_admin = click.administers and record.host != click.user
    chosen = ChosenRules(card.rules, card.preset, card.house)
    changed = await click.services.lobby.choose_game(
        click.table, click.user, chosen, is_admin=is_admin, key=click.key
    )
    text = click.texts(
        "games-chosen", table=table_name(click.texts, changed), game=game_name(click.texts, changed)
    )
    await click.show(Message(text))
