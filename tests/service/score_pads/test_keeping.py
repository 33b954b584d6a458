"""Score pads: names, rounds, corrections, and what was asked of an older state."""

import json
from datetime import timedelta
from typing import Any

import pytest

from bot.canasta.rules.presets import rules_of
from bot.canasta.scoring.checking import ImpossibleRoundError
from bot.canasta.scoring.parsing import parse_count
from bot.service.errors import (
    NamesImpossible,
    ScorePadChanged,
    ScorePadFull,
    ScorePadGone,
    ServiceError,
    TooManyScorePads,
)
from bot.service.house_rules.editing import ChosenRules
from bot.service.ids import GuildId
from bot.service.score_pads.keeping import MOST_PADS, MOST_ROUNDS, ScorePadService, names_in
from bot.service.score_pads.model import ScorePad
from tests.support.world import ANA, BEN, GUILD, World

CLASSIC = ChosenRules(rules_of(), "classic_4")


@pytest.fixture
def pads(world: World) -> ScorePadService:
    return world.services.score_pads


async def made(pads: ScorePadService) -> ScorePad:
    return await pads.create(ANA.user, ("Oma & Opa", "Kids"), CLASSIC)


def counts(*texts: str) -> list[Any]:
    return [parse_count(CLASSIC.rules, text) for text in texts]


@pytest.mark.parametrize(
    "text, names",
    [
        ("Ana & Ben, Cyd & Dan", ("Ana & Ben", "Cyd & Dan")),
        ("Oma & Opa vs. Kids", ("Oma & Opa", "Kids")),
        ("Ana;Ben;Cyd", ("Ana", "Ben", "Cyd")),
        (" Ana \n Ben \n", NamesImpossible),
        ("Ana,,Ben", NamesImpossible),
        ("Ana, ana ", NamesImpossible),
        ("Ana", NamesImpossible),
        ("a, b, c, d, e, f, g", NamesImpossible),
        ("Ana, \u200b", NamesImpossible),
        ("A" * 99 + ", Ben", ("A" * 32, "Ben")),
    ],
)
def test_names_as_they_are_typed(text: str, names: Any) -> None:
    if isinstance(names, tuple):
        assert names_in(text) == names
    else:
        with pytest.raises(names):
            names_in(text)


async def test_a_game_from_its_first_round_to_the_winner(pads: ScorePadService) -> None:
    pad = await made(pads)
    assert (pad.totals(), pad.minimums(), pad.winners()) == ((0, 0), (50, 50), ())
    pad = await pads.write_round(
        ANA.user, pad.id, 1, 0, counts("2 natural, 1 mixed, 3 red threes, 430, out, -85", "1 red three, 45")
    )
    # 2 x 500 + 300 + 300 + 430 + 100 - 85
    assert pad.totals() == (2045, 145)
    assert pad.minimums() == (90, 50)
    [[sheet, _]] = pad.sheets()
    assert (sheet.before, sheet.total, sheet.after) == (0, 2045, 2045)
    for seen in (2, 3):
        pad = await pads.write_round(
            ANA.user, pad.id, seen, seen - 1, counts("3 natural, 400, out", "1 mixed, 1 red three, 100")
        )
    assert pad.totals() == (6045, 1145)
    assert pad.winners() == (0,)
    assert await pads.all(ANA.user) == (pad,)


async def test_rounds_are_corrected_and_taken_back(pads: ScorePadService) -> None:
    pad = await made(pads)
    for index in (0, 1):
        pad = await pads.write_round(ANA.user, pad.id, pad.revision, index, counts("200", "50"))
    pad = await pads.write_round(ANA.user, pad.id, pad.revision, 0, counts("400", "50"))
    assert [sheets[0].after for sheets in pad.sheets()] == [400, 600]
    pad = await pads.undo(ANA.user, pad.id, pad.revision)
    assert pad.totals() == (400, 50)
    pad = await pads.undo(ANA.user, pad.id, pad.revision)
    with pytest.raises(ScorePadChanged):
        await pads.undo(ANA.user, pad.id, pad.revision)


async def test_what_was_typed_too_late_changes_nothing(pads: ScorePadService) -> None:
    pad = await made(pads)
    pad = await pads.write_round(ANA.user, pad.id, 1, 0, counts("100", "50"))
    for late in (
        pads.write_round(ANA.user, pad.id, 1, 0, counts("5", "5")),
        pads.write_round(ANA.user, pad.id, 2, 7, counts("5", "5")),
        pads.write_round(ANA.user, pad.id, 2, 1, counts("5", "5", "5")),
        pads.undo(ANA.user, pad.id, 1),
    ):
        with pytest.raises(ScorePadChanged):
            await late
    with pytest.raises(ImpossibleRoundError):
        await pads.write_round(ANA.user, pad.id, 2, 1, counts("out, 3", "out"))
    assert await pads.all(ANA.user) == (pad,)


async def test_nobody_else_has_them_and_deleted_ones_are_gone(pads: ScorePadService) -> None:
    pad = await made(pads)
    for asked in (
        pads.numbered(BEN.user, pad.id),
        pads.undo(BEN.user, pad.id, 1),
        pads.write_round(BEN.user, pad.id, 1, 0, counts("5", "5")),
    ):
        with pytest.raises(ScorePadGone):
            await asked
    await pads.delete(BEN.user, pad.id)
    assert await pads.all(ANA.user) == (pad,)
    for _ in range(2):
        await pads.delete(ANA.user, pad.id)
    assert await pads.all(ANA.user) == ()


async def test_there_are_only_so_many_pads_and_rounds(pads: ScorePadService) -> None:
    async def fill() -> None:
        pad = await made(pads)
        for index in range(MOST_ROUNDS + 1):
            pad = await pads.write_round(ANA.user, pad.id, pad.revision, index, counts("5", "5"))

    with pytest.raises(ScorePadFull):
        await fill()
    refused: list[ServiceError] = []
    for _ in range(MOST_PADS):
        try:
            await made(pads)
        except TooManyScorePads as error:
            refused.append(error)
    assert len(refused) == 1


async def test_privacy_has_them_and_a_year_ends_them(world: World, pads: ScorePadService) -> None:
    pad = await made(pads)
    await pads.write_round(ANA.user, pad.id, 1, 0, counts("200", "-50"))
    assert (await world.services.privacy.stored(ANA.user))["score_pads"] == 1
    [told] = json.loads(await world.services.privacy.document(ANA))["score_pads"]
    assert (told["names"], told["rounds"]) == (["Oma & Opa", "Kids"], [["200", "-50"]])
    for step, left in ((364, 1), (3, 0)):
        await world.pass_time(timedelta(days=step))
        await world.services.settle()
        assert len(await pads.all(ANA.user)) == left


async def test_a_pad_shows_the_people_of_the_server_where_it_is_asked_for(
    world: World, pads: ScorePadService
) -> None:
    pad, people, there = await made(pads), world.services.pad_people, GuildId(GUILD + 1)
    await people.name(GUILD, ANA.user, pad, 0, [ANA.user])
    await people.name(there, ANA.user, pad, 1, [BEN.user])
    assert [[one.user for one in await people.of(guild, pad.id)] for guild in (GUILD, there)] == [
        [ANA.user],
        [BEN.user],
    ]
    assert await people.answer(GUILD, pad.id, BEN.user, agrees=True) is None
