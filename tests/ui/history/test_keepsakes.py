"""The lines to remember below the result of a round: short, and none at a table that does not celebrate."""

import discord
import pytest
from msgspec import structs

from bot.canasta.events import RoundEnded
from bot.service.clocks.terms import Terms
from bot.service.history.keepsakes import Keepsake, KeepsakeKind
from bot.ui.history import score_presenter
from bot.ui.texts import texts_for
from tests.service.history.test_keepsakes import NONE, RED, match
from tests.support.samples import record_of

TEXTS = texts_for()
TABLE = record_of(names=("Ana", "Ben", "Cyd", "Dot"), computers=(3,))


def lines(rounds: list[RoundEnded], terms: Terms = Terms()) -> str:  # noqa: B008 - a frozen value
    embed = discord.Embed()
    record = structs.replace(TABLE, terms=terms)
    score_presenter.add_keepsakes(TEXTS, record, embed, rounds[-1], rounds, ())
    return "\n".join(field.value or "" for field in embed.fields)


def test_a_table_that_celebrates_is_told_and_another_is_not() -> None:
    rounds = match((900, 100), lines={1: ((RED,), ())})
    assert lines(rounds) == "🍀 All 4 red threes for Ana & Cyd."
    assert lines(rounds, Terms(moments=False)) == ""
    assert lines(match((900, 100), lines={1: NONE})) == ""


@pytest.mark.parametrize("kind", KeepsakeKind)
@pytest.mark.parametrize("count", [1, 2, 12345])
def test_each_is_one_short_line_with_its_name_and_number(
    kind: KeepsakeKind, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(score_presenter, "keepsakes_of", lambda *_: (Keepsake(kind, 1, count),))
    told = lines(match((1, 2)))
    assert "Ben" in told
    assert ("Dot" in told) is (kind is not KeepsakeKind.EARLY_EXIT)
    assert f"{count:,}" in told or (count == 1 and "very first turn" in told)
    assert "\n" not in told
    assert len(told) <= 80
