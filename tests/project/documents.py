"""Every kind of document that the bot writes, of a few moments: ``python -m tests.project.documents`` prints them, a line each.

The lines must not depend on the process that writes them; ``tests/project/test_documents.py`` compares several.
"""

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from bot.canasta.actions import Draw, Pass, Play, TakePile
from bot.canasta.cards import NO_CARDS
from bot.canasta.codec import (
    encode_action,
    encode_events,
    encode_rules,
    encode_state,
    encode_view,
    state_hash,
)
from bot.canasta.engine import check, legal_actions, view_of
from bot.canasta.notation.writing import action_text
from bot.canasta.positions.actions import write_action, write_event, write_violation
from bot.canasta.positions.position import Position
from bot.canasta.positions.write_position import write_position, write_rules
from bot.canasta.rules import share_code
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import differences, with_options
from bot.canasta.rules.presets import PRESETS, preset_and_options, rules_of
from bot.canasta.seats import Seat
from bot.cli.judge import answer_line
from bot.players.registry import PLAYERS
from bot.service.history.exports import all_options, match_json
from bot.service.ids import GuildId
from bot.storage import rows
from bot.ui.history.text_export import match_text
from bot.ui.texts import texts_for
from tests.golden.kept_export import match_of
from tests.golden.kept_rule_cards import written as rule_card
from tests.golden.options_page import written as options_page
from tests.support.random_play import PlayedStep, random_play
from tests.support.world import ANA, BEN, World

MARK: Final = ",".join(frozenset({"black_three", "red_three", "seven", "wild"}))
"""The order in which this process happens to go through a set."""

SELECTIONS: Final[dict[str, Any]] = {
    "pile_block_tops": ["seven", "wild", "red_three", "black_three"],
    "special_hands": ["straight", "garbage", "pairs"],
    "special_hand_scores": {"straight": 3000, "garbage": 1000, "pairs": 2000},
}
"""Other selections than any preset has."""

EXPORTED: Final = ("classic_4", "modern_american")
FOLLOWED: Final = ("american_2005", "samba", "hand_and_foot", "classic_3")
STEPS: Final = 60
GUILD: Final = GuildId(5)

Document = tuple[str, bytes]


def as_json(value: Any) -> bytes:
    """Return the value as it leaves the process: nothing is sorted on the way."""
    return msgspec.json.encode(value)


def of_rules(name: str, rules: RuleSet) -> Iterator[Document]:
    preset, options = preset_and_options(rules)
    yield f"rules stored {name}", encode_rules(rules)
    yield f"rules in positions {name}", as_json(write_rules(rules))
    yield f"differences {name}", as_json(differences(rules, rules_of()))
    yield f"options {name}", as_json(all_options(rules))
    yield f"share code {name}", share_code.encode(preset, options).encode()


def of_moment(name: str, moment: PlayedStep) -> Iterator[Document]:
    state, view = moment.after, view_of(moment.after, Seat(0))
    position = write_position(Position(state))
    yield f"state {name}", encode_state(state)
    yield f"hash {name}", state_hash(state).encode()
    yield f"view {name}", encode_view(view)
    yield f"action {name}", encode_action(moment.action) + as_json(write_action(moment.action))
    yield (
        f"events {name}",
        encode_events(moment.events) + as_json([write_event(one) for one in moment.events]),
    )
    yield f"position {name}", as_json(position)
    for question in ("view", "legal"):
        asked = as_json({"position": position, "seat": 0, question: True})
        yield f"judge {question} {name}", answer_line(asked)
    for seat in state.table.seats_to_act:
        mine = view_of(state, seat)
        yield f"legal {name}", "\n".join(action_text(one) for one in legal_actions(mine)).encode()
        refused = [check(mine, action) for action in (Draw(), Pass(), TakePile(Play(NO_CARDS)))]
        yield f"refusals {name}", as_json([write_violation(one) for one in refused if one is not None])
        for level, player in PLAYERS.items():
            yield f"{level} {name}", encode_action(player.choose(mine, Random(0)))


async def of_services() -> list[Document]:
    """What is stored and exported around a match."""
    world = World()
    await world.start()
    houses = world.services.houses
    house = await houses.create(GUILD, ANA.user, "Sunday", "classic_4", SELECTIONS)
    table = await world.playing((ANA, BEN), rules=with_options(rules_of(), SELECTIONS))
    await world.play_turn(table)
    found: list[Document] = [
        ("house rule", repr(rows.HOUSES.values(house)).encode()),
        ("share code of a house rule", (await houses.share(GUILD, house.name)).encode()),
        ("table", repr(rows.TABLES.values(await world.record(table))).encode()),
        ("own data", await world.services.privacy.document(ANA)),
    ]
    await world.services.stop()
    return found


def documents() -> Iterator[Document]:
    rules = {**PRESETS, "selections": with_options(rules_of(), SELECTIONS)}
    for name, one in rules.items():
        yield from of_rules(name, one)
    for preset in PRESETS:
        yield f"rule card {preset}", rule_card(preset).encode()
    yield "options page", options_page().encode()
    for preset in EXPORTED:
        match = match_of(preset)
        yield f"export {preset}", match_json(match)
        yield f"export as text {preset}", match_text(texts_for("en"), match).encode()
    for preset in FOLLOWED:
        for number, moment in enumerate(random_play(STEPS, 1, PRESETS[preset])):
            if number % 6 == 0:
                yield from of_moment(f"{preset} {number}", moment)
    yield from asyncio.run(of_services())


if __name__ == "__main__":
    print(MARK)
    for kind, written in documents():
        print(kind, sha256(written).hexdigest())
