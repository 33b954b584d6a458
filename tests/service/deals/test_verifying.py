"""A match is proved from its file alone, and whatever was changed in it is found."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.canasta.cards import Cards
from bot.canasta.codec import decode_events
from bot.canasta.events import DrewCards, DrewHidden
from bot.canasta.notation.writing import cards_text
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.options import with_options
from bot.canasta.rules.presets import PRESETS
from bot.service.deals.verifying import LARGEST_FILE, Fault, NotAMatchError, Proof, proof_of
from bot.service.history.exports import match_json
from bot.service.history.replays import with_frames
from bot.service.history.rounds import rounds_of
from bot.service.ids import TableId
from bot.service.matches.commands import TakeBack
from tests.service.history.test_exports import eager, exported
from tests.service.matches.test_taking_back import begun
from tests.support.fakes import ScriptedComputer, a_key
from tests.support.world import ANA, BEN, World

Change = Callable[[Any], None]


def proved(document: Any) -> Proof:
    return proof_of(json.dumps(document).encode())


_kept: list[str] = []


@pytest.fixture
async def document(world: World) -> Any:
    """A match of two rounds, with cuts, and a third that is not over; played once."""
    if not _kept:
        _kept.append(json.dumps(await _played(world)))
    return json.loads(_kept[0])


async def _played(world: World) -> Any:
    table = await world.new_table(ANA)
    await world.seat(table, BEN)
    for _ in range(2):
        await world.services.lobby.add_computer(table, ANA.user, key=a_key())
    await world.services.cuts.cut(table, BEN, "lucky seven", key=a_key())
    await world.services.lobby.start(table, ANA.user, key=a_key())
    await world.services.settle()
    await world.services.cuts.cut(table, ANA, "x", key=a_key())
    while (await world.view(table, 0)).table.round <= 2:
        await world.play_turn(table)
    return await exported(world, table)


# Rules that contradict each other: a table may have them from a version that did not know it yet.
OUTDATED = with_options(RuleSet(), {"threes_kept_in_hand": "unlimited"})


@pytest.mark.parametrize(
    "rules", [*PRESETS.values(), OUTDATED], ids=[*PRESETS, "that are no longer accepted"]
)
async def test_a_round_of_every_game_is_proved(rules: RuleSet) -> None:
    world = World(computers={"eager": ScriptedComputer(eager)})
    await world.start()
    table = await world.playing((ANA,), rules=rules)
    rng = Random(f"{next((name for name, one in PRESETS.items() if one is rules), 'outdated')} proof")
    while not [one for one in await rounds_of(world.store, table) if one.is_over]:
        await world.act(table, eager(await world.view(table, await world.seat_to_act(table)), rng))
        await world.services.settle()
    content = match_json(with_frames(await world.services.replays.rows(table)))
    proof = proof_of(content)
    assert proof.is_good, proof
    assert proof.is_sealed
    assert proof.rounds[0].compared == proof.rounds[0].plays + 1
    assert proof_of(match_json(await world.services.replays.rows(table))).is_good
    await world.services.stop()


def test_what_the_proof_says(document: Any) -> None:
    proof = proved(document)
    assert proof.is_good
    assert proof.is_sealed
    assert (proof.left_out, proof.unchecked) == (3, 0)
    assert [one.cut for one in proof.rounds] == ["1:lucky seven", "0:x"]
    assert all(one.is_scored and one.compared == one.plays + 1 for one in proof.rounds)


def other_secret(document: Any) -> None:
    document["rounds"][0]["deal"]["secret"] = "ab" * 32


def other_seal(document: Any) -> None:
    document["rounds"][1]["deal"]["commitment"] = "ab" * 32


def other_cut(document: Any) -> None:
    document["rounds"][0]["deal"]["cut"] = "1:lucky sevem"


def no_cut(document: Any) -> None:
    document["rounds"][1]["deal"]["cut"] = ""


def other_label(document: Any) -> None:
    document["rounds"][0]["deal"]["label"] = "77"


def no_secret(document: Any) -> None:
    document["rounds"][0]["deal"]["secret"] = ""


def odd_secret(document: Any) -> None:
    document["rounds"][0]["deal"]["secret"] = "xyz"


def other_hands(document: Any) -> None:
    hands = document["rounds"][0]["deal"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def other_dealer(document: Any) -> None:
    deal = document["rounds"][0]
    deal["dealer"] = (deal["dealer"] + 1) % 4


def no_play(document: Any) -> None:
    del document["rounds"][0]["plays"][0]


def unheard_play(document: Any) -> None:
    document["rounds"][0]["plays"][4]["action"] = "steal the deck"


def other_seat(document: Any) -> None:
    document["rounds"][0]["plays"][4]["seat"] = 300


def other_draw(document: Any) -> None:
    play = next(play for play in document["rounds"][0]["plays"] if "drew" in play)
    play["drew"] = "KH" if play["drew"] != "KH" else "KS"


def a_draw_less(document: Any) -> None:
    play = next(play for play in document["rounds"][0]["plays"] if "drew" in play)
    del play["drew"]


def the_last_round_taken_out(document: Any) -> None:
    del document["rounds"][-1]


def other_hash(document: Any) -> None:
    document["rounds"][0]["plays"][4]["hash"] = "0" * 32


def more_points(document: Any) -> None:
    document["rounds"][1]["result"]["scores"][0]["after"] += 5


def another_line(document: Any) -> None:
    document["rounds"][0]["result"]["scores"][1]["lines"] = []


def an_early_end(document: Any) -> None:
    del document["rounds"][0]["plays"][-5:]


def no_result(document: Any) -> None:
    document["rounds"][0]["result"] = None


def a_round_less(document: Any) -> None:
    del document["rounds"][0]


def a_round_twice(document: Any) -> None:
    document["rounds"][1] = document["rounds"][0]


def earlier_versions(document: Any) -> None:
    document["rounds"][1]["deal"]["version"] = 1


def taken_back(document: Any) -> None:
    """Back to before the cards that the others have drawn since."""
    play = document["rounds"][0]["plays"][6]
    play["action"], play["returns_to"] = "take back", 2


def taken_back_to_nowhere(document: Any) -> None:
    play = document["rounds"][0]["plays"][6]
    play["action"] = "take back"


@pytest.mark.parametrize(
    "change, faults",
    [
        (other_secret, {Fault.SEAL, Fault.HASH}),
        (other_seal, {Fault.SEAL}),
        (other_cut, {Fault.HASH, Fault.HANDS}),
        (no_cut, {Fault.HASH, Fault.HANDS}),
        (other_label, {Fault.LABEL, Fault.HASH}),
        (no_secret, {Fault.SECRET}),
        (odd_secret, {Fault.SECRET}),
        (other_hands, {Fault.HANDS}),
        (other_dealer, {Fault.DEALER}),
        (no_play, {Fault.REFUSED}),
        (unheard_play, {Fault.REFUSED}),
        (other_seat, {Fault.REFUSED}),
        (other_draw, {Fault.DREW}),
        (a_draw_less, {Fault.DREW}),
        (the_last_round_taken_out, {Fault.NUMBER}),
        (other_hash, {Fault.HASH}),
        (more_points, {Fault.SCORES}),
        (another_line, {Fault.SCORES}),
        (an_early_end, {Fault.UNENDED}),
        (no_result, {Fault.UNENDED}),
        (a_round_less, {Fault.NUMBER}),
        (a_round_twice, {Fault.NUMBER}),
        (earlier_versions, {Fault.VERSION}),
        (taken_back, {Fault.TAKEN_BACK}),
        (taken_back_to_nowhere, {Fault.TAKEN_BACK}),
    ],
)
def test_every_change_is_found(document: Any, change: Change, faults: set[Fault]) -> None:
    change(document)
    proof = proved(document)
    assert not proof.is_good
    assert faults <= {mismatch.fault for one in proof.rounds for mismatch in one.mismatches}


def test_a_seal_that_was_not_published_proves_less(document: Any) -> None:
    del document["rounds"][0]["deal"]["sealed"]
    proof = proved(document)
    assert proof.is_good
    assert not proof.is_sealed


def test_states_of_another_schema_are_not_compared(document: Any) -> None:
    for play in document["rounds"][0]["plays"]:
        play["schema"], play["hash"] = 1, "of another form"
    proof = proved(document)
    assert proof.is_good
    assert (proof.rounds[0].compared, proof.rounds[0].plays > 1) == (1, True)


def test_what_follows_a_round_that_cannot_be_played_is_not_checked(document: Any) -> None:
    unheard_play(document)
    proof = proved(document)
    assert (len(proof.rounds), proof.unchecked) == (1, 1)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"[]",
        b"null",
        b'"canasta-match"',
        b"{}",
        b"\xff\xfe\x00",
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b'{"format": "canasta-match", "version": 1, "more": ' + b"[" * 100_000,
        b'{"format": 1}',
        b" " * (LARGEST_FILE + 1),
    ],
    ids=range(12),
)
def test_what_is_no_match_is_said_to_be_none(content: bytes) -> None:
    with pytest.raises(NotAMatchError) as said:
        proof_of(content)
    assert len(str(said.value)) < 400


@pytest.mark.parametrize(
    "path, value",
    [
        ("format", "chess"),
        ("version", 2),
        ("version", "1"),
        ("rounds", None),
        ("rounds", {}),
        ("rounds.0.plays", [[]]),
        ("rounds.0.plays.0.seat", -1),
        ("rounds.0.plays.0.version", 10**40),
        ("rounds.0.plays.0.action", "x" * 5000),
        ("rounds.0.deal.cut", "x" * 5000),
        ("rounds.0.deal.secret", 7),
        ("rounds.0.result", []),
        ("rules.options.deck_count", 10**9),
        ("rules.options.deck_count", [[1]]),
        ("rules.options.no_such_option", 1),
        ("rules.options", None),
        ("table.number", 1.5),
    ],
)
def test_wrong_kinds_and_sizes_are_told(document: Any, path: str, value: Any) -> None:
    *parents, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = document
    for step in parents:
        place = place[step]
    place[last] = value
    with pytest.raises(NotAMatchError):
        proved(document)


def test_random_damage_is_never_more_than_a_sentence(document: Any) -> None:
    """Whatever stands in a file: it is proved, or it is said what is wrong."""
    content = bytearray(json.dumps(document).encode())
    rng = Random(5)
    for _ in range(60):
        damaged = bytearray(content)
        for _ in range(rng.randrange(1, 6)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(32, 127)
        with suppress(NotAMatchError):
            assert proof_of(bytes(damaged)).rounds


async def test_what_was_taken_back_is_proved_and_no_more_than_that(world: World) -> None:
    table, rng, times = await begun(world), Random(2), 0
    while not [one for one in await rounds_of(world.store, table) if one.is_over]:
        await world.act(table, eager(await world.view(table, await world.seat_to_act(table)), rng))
        if times < 3 and (await world.record(table)).returns_to:
            user, times = await world.user_to_act(table), times + 1
            await world.services.play.act(TakeBack(table, user, a_key()))
        await world.services.settle()
    document = await exported(world, table)
    assert proved(document).is_good
    plays = document["rounds"][0]["plays"]
    taken_back = [play for play in plays if play["action"] == "take back"]
    assert len(taken_back) == times == 3
    for play in taken_back[1:]:
        for returns_to in (play["returns_to"] - 1, play["version"] - 1, play["version"]):
            changed = dict(play, returns_to=returns_to)
            other = [changed if one is play else one for one in plays]
            forged = dict(document, rounds=[dict(document["rounds"][0], plays=other)])
            assert not proved(forged).is_good, changed


async def test_a_proof_up_to_an_earlier_round_is_whole(world: World) -> None:
    table = await world.playing((ANA,))
    while (await world.view(table, 0)).table.round <= 2:
        await world.play_turn(table)
    for upto, left_out in ((1, None), (2, 3)):
        proof = await world.services.proofs.proof(table, upto)
        assert proof.is_good
        assert proof.left_out == left_out


async def test_the_proof_of_a_table_stops_before_the_running_round(world: World) -> None:
    table = await world.playing((ANA,))
    while (await world.view(table, 0)).table.round <= 1:
        await world.play_turn(table)
    running = await world.store.deal(table, 2)
    coming = await world.store.deal(TableId(table), 3)
    assert running is not None
    assert coming is not None
    content = match_json(await world.services.replays.rows(table)).decode()
    for deal in (running, coming):
        assert deal.secret.hex() not in content


async def _is_over(world: World, table: TableId) -> bool:
    return any(one.is_over for one in await rounds_of(world.store, table))


def _told_of_others(document: Any) -> list[tuple[int, int]]:
    """The rounds and plays with which another seat drew."""
    return [
        (number, place)
        for number, one in enumerate(document["rounds"] if document else ())
        for place, play in enumerate(one["plays"])
        if "others_drew" in play
    ]


@pytest.mark.parametrize("preset", ["cardgames_io", "scarne_4"])
async def test_the_document_tells_every_card_that_a_hand_gets_unseen_and_what_is_told_is_checked(
    preset: str,
) -> None:
    """cardgames.io, Preparation and Deal: threes of the deal are laid when the turn begins, with another one's play."""
    world = World(computers={"eager": ScriptedComputer(eager)})
    await world.start()
    table = await world.playing((ANA,), rules=PRESETS[preset])
    rng = Random(preset)
    # Until a three was dealt to somebody who does not begin.
    document: Any = None
    while not _told_of_others(document):
        await world.act(table, eager(await world.view(table, await world.seat_to_act(table)), rng))
        await world.services.settle()
        if await _is_over(world, table) and (await world.view(table, 0)).table.turn.number <= 1:
            document = await exported(world, table)
    plays = [play for one in document["rounds"] for play in one["plays"]]
    for play in plays:
        told = {play["seat"]: play.get("drew", "")}
        told |= {other["seat"]: other["cards"] for other in play.get("others_drew", [])}
        rows = tuple(world.store._log.values())  # type: ignore[attr-defined]
        for seat in range(PRESETS[preset].deal.seat_count):
            drawn = sum(
                event.cards
                for row in rows
                if (row.table, row.version) == (table, play["version"])
                for event in decode_events(row.event)
                if isinstance(event, DrewCards | DrewHidden) and event.seat == seat
            )
            assert told.get(seat, "") == cards_text(Cards(drawn)), play
    assert proved(document).is_good
    at, place = _told_of_others(document)[0]
    for forged in ("cards", "seat", "gone"):
        changed = json.loads(json.dumps(document))
        play = changed["rounds"][at]["plays"][place]
        if forged == "cards":
            play["others_drew"][0]["cards"] += " KH"
        elif forged == "seat":
            play["others_drew"][0]["seat"] += 1
        else:
            # As files of earlier versions are.
            del play["others_drew"]
        proof = proved(changed)
        assert proof.is_good is (forged == "gone")
        assert proof.is_good or {mismatch.fault for mismatch in proof.rounds[at].mismatches} == {Fault.DREW}
    await world.services.stop()
