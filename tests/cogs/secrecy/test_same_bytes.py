"""Nothing that a seat cannot know changes anything that it gets to see, down to the byte."""

from __future__ import annotations

import json
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.bootstrap import build_bot
from bot.canasta import engine
from bot.canasta.actions import Action, AskPartner, Discard, Draw, LayDown, Pass, Play, StartRound, TakePile
from bot.canasta.cards import FACES, JOKER, NO_CARDS, Rank, Suit, card, each_card, one
from bot.canasta.drafts.choices import choices
from bot.canasta.hand_order import HandOrder
from bot.canasta.resample import resample
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, PRESETS, rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import SeatView
from bot.config import Settings
from bot.gateway.client import CanastaBot, SimulatedClock
from bot.service.matches.draft import Draft, DraftPlay
from bot.service.matches.record import TableRecord
from bot.service.queries import Board, Hand
from bot.ui.delivery.table_message import table_message
from bot.ui.hand.autocomplete import (
    actions_to_type,
    discards_to_type,
    melds_to_type,
    special_hands_to_type,
    takes_to_type,
    threes_to_type,
)
from bot.ui.hand.shown_hand import PanelStyle, emojis_of_hand, picture_of_hand
from bot.ui.hand.why import why_text
from bot.ui.texts import texts_for
from bot.ui.toolkit.messages import Message
from tests.campaigns.fuzz.hostile import forged_click
from tests.campaigns.fuzz.rules import house_rules
from tests.support.builders import drawing, playing
from tests.support.panels import hand_panel
from tests.support.samples import all_emojis_uploaded, busy, record_of
from tests.support.simulated_discord.club import Club, open_club
from tests.support.simulated_discord.people import ClubMember
from tests.support.simulated_discord.scene import started
from tests.support.stores.memory import MemoryStore

TEXTS = texts_for("en")
RECORD = record_of(rules_of())


def states(
    seed: int, most: int = 400, preset: str = DEFAULT_PRESET, rules: RuleSet | None = None
) -> list[State]:
    """The states of the first rounds of a match played by chance."""
    rng = Random(seed)
    state = engine.start_match(rules or rules_of(preset))
    found = []
    for _ in range(most):
        table = state.table
        if table.phase is Phase.MATCH_OVER:
            break
        if table.phase is Phase.BETWEEN_ROUNDS:
            state = engine.apply(state, None, StartRound(rng.randbytes(32).hex(), "12")).state
        else:
            seat = table.seats_to_act[0]
            actions = list(engine.legal_actions(engine.view_of(state, seat)))
            state = engine.apply(state, seat, busy(rng, actions)).state
        found.append(state)
    return found


async def as_bytes(message: Message) -> bytes:
    """The message as Discord gets it."""
    view = message.view
    return json.dumps(
        [message.text, [embed.to_dict() for embed in message.embeds], view.to_components() if view else []],
        sort_keys=True,
        default=str,
    ).encode()


def attempts(view: SeatView, rng: Random) -> list[Action]:
    """Legal and illegal things to try."""
    held = each_card(view.hand) or FACES
    some = [rng.choice(held) for _ in range(3)]
    return [
        Draw(),
        Pass(),
        AskPartner(),
        TakePile(),
        TakePile(Play(one(some[0]) + one(some[1]))),
        LayDown((Play(one(some[0]) + one(some[1]) + one(some[2])),)),
        Discard(rng.choice(FACES)),
        Discard(some[0]),
    ]


LOOSE = (0, JOKER, card(Rank.TWO, Suit.CLUBS), card(Rank.THREE, Suit.HEARTS))
STYLES = (
    PanelStyle(all_emojis_uploaded(), suits=True),
    PanelStyle(all_emojis_uploaded(), order=HandOrder.LOW, is_compact=True),
    PanelStyle(all_emojis_uploaded(), order=HandOrder.SUIT),
    PanelStyle(order=HandOrder.HIGH, is_compact=True),
)
"""Cards that are selected by themselves, and ways to show a hand, tried together."""


async def everything(view: SeatView, rng: Random, record: TableRecord = RECORD) -> bytes:
    """All that this seat can be shown without anything being revealed."""
    rank = max(rank for rank in range(4, 15))
    whole = [choice.whole for choice in choices(Draft(), view)]
    draft = Draft(3, uses_pile=False, plays=(DraftPlay(rank, 1),)).held_by(view)
    other = Draft(4, uses_pile=view.table.phase is Phase.DRAW, plays=tuple(whole[-2:])).held_by(view)
    panels = product((Draft(), draft, other), (None, rank, *(row.place for row in other.plays)))
    # One way to show each panel, beginning with any of them: all in each view, and each panel in all ways soon.
    ways = [*zip(LOOSE, STYLES, strict=True)]
    first = rng.randrange(len(ways))
    shown: list[Any] = [
        (
            await as_bytes(
                hand_panel(
                    TEXTS,
                    Hand(record, view.seat, view, given),
                    place=which,
                    style=style,
                    loose=loose,
                )
            )
        ).decode()
        for (given, which), (loose, style) in zip(panels, cycle(ways[first:] + ways[:first]), strict=False)
    ]
    shown += [emojis_of_hand(view, style) for style in STYLES]
    if picture := await picture_of_hand(TEXTS, view, NO_CARDS, STYLES[0]):
        shown.append([picture.name, picture.description, picture.content.decode("latin-1")])
    shown.append((await as_bytes(table_message(TEXTS, Board(record, view.table, ())))).decode())
    shown += [
        why_text(TEXTS, action, engine.check(view, action), record, view) for action in attempts(view, rng)
    ]
    for offered in (
        melds_to_type,
        takes_to_type,
        threes_to_type,
        special_hands_to_type,
        discards_to_type,
        actions_to_type,
    ):
        shown += [choice for typed in ("", "k", "7") for choice in offered(TEXTS, view, typed)]
    return json.dumps(shown, sort_keys=True).encode()


@pytest.mark.parametrize("seed", range(4))
async def test_panels_boards_refusals_and_offers_do_not_depend_on_what_is_hidden(seed):
    rng = Random(seed)
    translated_errors = 0
    for state in rng.sample(states(seed), 12):
        if not state.table.is_running:
            continue
        for seat in range(4):
            view = engine.view_of(state, Seat(seat))
            other = resample(view, rng)
            translated_errors += other != state
            asked = rng.random()
            mine = await everything(view, Random(asked))
            assert mine == await everything(engine.view_of(other, Seat(seat)), Random(asked))
    assert translated_errors > 20  # the test would be empty if nothing had changed


@pytest.mark.parametrize("preset", PRESETS)
async def test_in_no_game_does_anything_shown_depend_on_what_is_hidden(preset):
    """Feet, wings, bonus cards and threes in other hands included."""
    rng = Random(9)
    record = record_of(PRESETS[preset])
    running = [state for state in states(9, 250, preset) if state.table.is_running]
    translated_errors = 0
    for state in rng.sample(running, 4):
        for seat in {*state.table.seats_to_act, Seat(0)}:
            view = engine.view_of(state, seat)
            other = resample(view, rng)
            translated_errors += other != state
            asked = rng.random()
            mine = await everything(view, Random(asked), record)
            assert mine == await everything(engine.view_of(other, seat), Random(asked), record)
    assert translated_errors


@pytest.mark.parametrize("seed", range(6))
async def test_under_no_house_rules_does_anything_shown_depend_on_what_is_hidden(seed):
    """Any game, any eight options of it changed."""
    rng = Random(f"house {seed}")
    rules = house_rules(PRESETS[rng.choice(list(PRESETS))], rng)
    record = record_of(rules)
    running = [state for state in states(seed, 150, rules=rules) if state.table.is_running]
    for state in rng.sample(running, 3):
        for seat in {*state.table.seats_to_act, Seat(0)}:
            view = engine.view_of(state, seat)
            other = resample(view, rng)
            asked = rng.random()
            mine = await everything(view, Random(asked), record)
            assert mine == await everything(engine.view_of(other, seat), Random(asked), record)


MOMENTS = {
    "to draw": drawing("4 4 9 9 J Q K A 2", melds="KKKK", theirs="QQQQ", pile="4C 5C 9H").state,
    "to play": playing("4 4 4 9 9 J Q K A 2 *", theirs="QQQQ", pile="4C 5C 9H").state,
    "partner asks": playing("K K 4", melds="KKKKK2Q".replace("Q", "2"), question="open").state,
}


async def look_around(club: Club, person: ClubMember, place: Any) -> None:
    """Everything somebody can do without revealing a card."""
    board = next(post for post in club["Eve"].sees(place) if post.embeds and post.buttons)
    panel = await person.click(board, starts="cn:hand:")
    for menu in panel.post.menus:
        verb = menu.custom_id.split(":")[1]
        if verb in {"ranks", "rank", "pick"}:
            panel = await person.click(board, starts="cn:hand:")
            again = next((one for one in panel.post.menus if one.custom_id.split(":")[1] == verb), None)
            if again is not None:
                await person.select(panel, next(iter(again.options)), custom_id=again.custom_id)
    for command, option in (
        ("meld", "cards"),
        ("take-pile", "cards"),
        ("discard", "card"),
        ("why", "action"),
    ):
        for typed in ("", "4", "q"):
            await person.suggestions(command, option, typed, where=place)
    for command, options in (
        ("hand", {}),
        ("score", {}),
        ("log", {}),
        ("catch-up", {}),
        ("replay", {}),
        ("table show", {}),
        ("meld", {"cards": "AAAA"}),
        ("meld", {"cards": "444"}),
        ("discard", {"card": "8"}),
        ("take-pile", {"cards": "88"}),
        ("end-round", {}),
        ("why", {"action": "take"}),
        ("why", {"action": "ask partner"}),
        ("why", {"action": "discard 4"}),
    ):
        await person.slash(command, where=place, **options)
    direct = await club.bot.create_dm(discord.Object(person.id))
    await direct.send("A letter")
    for custom_id in ("cn:hand:1:0", "cn:since:1:0", "cn:score:1:0", "cn:log:1:0:0"):
        await forged_click(club, person, person.letters()[-1], custom_id)


def _build(database: Path) -> CanastaBot:
    settings = Settings(_env_file=None, database_path=database, discord_token=None, clicks_a_minute=0)
    return build_bot(settings, clock=SimulatedClock(), entropy=bytes, store=MemoryStore())


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("name", ["Ana", "Ben", "Cyd", "Eve"])
async def test_two_worlds_that_look_the_same_to_a_person_show_the_same_bytes(tmp_path, moment, name):
    """Ana, Ben and Cyd hold the seats 0, 1 and 2; Eve only looks on and may know what any seat may."""
    seat = Seat({"Ana": 0, "Ben": 1, "Cyd": 2, "Eve": 3}[name])
    real = MOMENTS[moment]
    other = resample(engine.view_of(real, seat), Random(4))
    assert other != real
    seen = []
    for number, state in enumerate((real, other)):
        async with open_club(tmp_path / f"{number}.db", _build, audited=False) as club:
            scene = await started(club, state=state)
            before = len(club[name].seen)
            await look_around(club, club[name], scene.place)
            await scene.calm()
            fresh = club[name].seen[before:]
            # Public messages come when the outbox sends them, not in a fixed place among the private answers. The id of
            # the direct channel tells the time at which it was opened.
            seen.append(
                [
                    [
                        (sight.kind, sight.place == scene.place.id, sight.body)
                        for sight in fresh
                        if sight.private is private
                    ]
                    for private in (True, False)
                ]
            )
    assert len(seen[0][0]) > 20
    assert seen[0] == seen[1]


async def test_nobody_sees_the_cards_of_another(club):
    hands = {1: "5 5 5 5 6 6 6 6", 2: "7 7 7 7 8 8 8 8", 3: "9 9 9 9 T T T T"}
    scene = await started(club, state=drawing("A A A A K K K K", hands=hands, pile="4C").state)
    for name in ("Ana", "Ben", "Cyd", "Dot"):
        await scene.open_hand(name)
    for name, own, others in (
        ("Ana", "AK", "5678"),
        ("Ben", "56", "789A"),
        ("Cyd", "78", "56AK"),
        ("Eve", "", "5678AK"),
    ):
        private = [sight.text for sight in club[name].seen if sight.private]
        public = [sight.text for sight in club[name].seen if not sight.private]
        for rank in others:
            assert not any(" ".join(rank * 4) in text for text in (*private, *public)), (name, rank)
        for rank in own:
            assert any(" ".join(rank * 4) in text for text in private), (name, rank)
