"""What is counted, and that nothing secret or personal becomes a label."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from discord import app_commands
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.canasta.actions import Discard, Draw, StartRound
from bot.canasta.codec import encode_action
from bot.canasta.notation.card_parser import parse_card
from bot.canasta.seats import Seat
from bot.operations.instrumentation import MeteredStore
from bot.operations.metrics import Metrics
from bot.service.backlog import Backlog
from bot.service.change import ActionRow, Change, Deadline, DeadlineKind, Fate, NoticeFate
from bot.service.delivery.notices import TurnPing
from bot.service.ids import NoticeId, TableId, UserId
from bot.service.ports import StaleChange
from bot.service.queries import Queries
from bot.ui.tables.autocomplete import tables_to_choose
from tests.storage.changes import ANA, NOON, creation, later, new_record, next_of
from tests.support.builders import drawing
from tests.support.referees.guards import LoggedErrors
from tests.support.simulated_discord.club import Club
from tests.support.simulated_discord.scene import started
from tests.support.stores.memory import MemoryStore

CARD, FIRST = parse_card("KH"), Seat(0)
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)


def samples(metrics: Metrics) -> dict[str, float]:
    """Every figure by its name and labels, as Prometheus reads them."""
    text = generate_latest(metrics.registry).decode()
    return {
        f"{one.name}{sorted(one.labels.items()) or ''}": one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


def own(metrics: Metrics) -> dict[str, float]:
    """The figures that are not zero, without those of Python and of the process, and without buckets and dates."""
    return {
        name: value
        for name, value in samples(metrics).items()
        if name.startswith("canasta_") and value and "_bucket" not in name and "_created" not in name
    }


def action_row(
    action: bytes, *, seat: Seat | None = FIRST, actor: UserId | None = ANA, by_computer: bool = False
) -> ActionRow:
    return ActionRow(TableId(1), 1, seat, actor, action, "", 1, 1, NOW, by_computer=by_computer)


@pytest.mark.parametrize(
    "row,kind,by",
    [
        (action_row(encode_action(Draw())), "draw", "person"),
        (action_row(encode_action(Discard(CARD)), actor=None), "discard", "computer"),
        (action_row(encode_action(Draw()), by_computer=True), "draw", "computer"),
        (
            action_row(encode_action(StartRound("00" * 32, "1")), seat=None, actor=None),
            "start_round",
            "table",
        ),
        (action_row(b""), "take_back", "person"),
        (action_row(b"nonsense"), "unknown", "person"),
    ],
)
def test_actions_are_counted_by_their_kind_and_by_whom(row, kind, by):
    metrics = Metrics()
    metrics.committed(Change(at=NOW, actions=(row,)), 0.02)
    assert own(metrics)[f"canasta_actions_total[('action', '{kind}'), ('by', '{by}')]"] == 1
    assert own(metrics)["canasta_commit_seconds_sum"] == pytest.approx(0.02)


async def test_commits_that_write_nothing_are_counted_by_their_reason_and_everything_else_passes():
    metrics, store = Metrics(), MemoryStore()
    metered = MeteredStore(store, metrics)
    await metered.commit(creation(1))
    await metered.commit(Change(at=NOON, fates=(NoticeFate(NoticeId(5), Fate.DELIVERED),)))
    with pytest.raises(StaleChange):
        await metered.commit(creation(1))
    assert await metered.record(TableId(1)) == new_record()
    found = own(metrics)
    assert found["canasta_commit_seconds_count"] == 2
    assert found["canasta_commits_refused_total[('why', 'StaleChange')]"] == 1
    assert found["canasta_notices_total[('fate', 'delivered')]"] == 1


async def test_what_waits_is_read_from_the_database():
    metrics, store = Metrics(), MemoryStore()
    await store.commit(creation(1))
    after = next_of(new_record())
    due = (later(-60), later(-30), later(5))
    await store.commit(
        Change(
            at=NOON,
            record=after,
            notices=(TurnPing(TableId(1), ANA, Seat(0), 1, "1.1.0"),),
            deadlines=tuple(
                Deadline(TableId(1), "1.1.0", kind, at) for kind, at in zip(DeadlineKind, due, strict=False)
            ),
        )
    )
    metrics.backlog(await store.backlog(NOON), NOON + timedelta(seconds=90))
    found = own(metrics)
    assert found["canasta_outbox_length"] == 1
    assert found["canasta_outbox_age_seconds"] == 90
    assert found["canasta_deadlines_due"] == 2
    assert found["canasta_deadlines_late_seconds"] == 60 + 90
    assert found["canasta_tables[('status', 'lobby')]"] == 1
    assert "canasta_too_far_ahead" not in found
    metrics.backlog(await store.backlog(NOON - timedelta(hours=1)), NOON)
    assert own(metrics)["canasta_too_far_ahead"] == 3, "the call, a computer, and an order"
    metrics.backlog(Backlog(), NOON)
    assert not own(metrics)


async def test_answers_and_refusals_of_a_table_are_counted_without_a_name_a_card_or_an_id(club: Club) -> None:
    scene = await started(club, state=drawing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    ana = club["Ana"]
    await ana.slash("meld", where=scene.place, cards="KKQ")
    await club["Ben"].slash("draw", where=scene.place)
    panel = await scene.open_hand("Ana")
    await ana.click(panel, "Draw")
    metrics: Metrics = scene.bot.metrics
    found = own(metrics)
    assert found["canasta_actions_total[('action', 'draw'), ('by', 'person')]"] == 1
    assert found["canasta_refusals_total[('reason', 'not_your_turn')]"] == 1
    assert found["canasta_interaction_seconds_count[('kind', 'component'), ('outcome', 'answered')]"] >= 2
    refused = "canasta_interaction_seconds_count[('kind', 'application_command'), ('outcome', 'refused')]"
    assert found[refused] == 2
    metrics.backlog(await scene.services.queries.backlog(), scene.bot.clock.now())
    labels = {
        label
        for family in text_string_to_metric_families(generate_latest(metrics.registry).decode())
        for one in family.samples
        if one.name.startswith("canasta_")
        for name, label in one.labels.items()
        if name != "le"
    }
    # Words of the code: nothing that anybody typed, no card, and no number as wide as an id.
    assert {label for label in labels if not re.fullmatch(r"[A-Za-z_-]{3,40}|\d{1,3}", label)} == set()
    assert not labels & {"Ana", "Ben", "KKQ", "canasta"}


async def test_what_is_asked_while_somebody_types_is_timed_and_its_faults_are_counted(
    club: Club, monkeypatch: pytest.MonkeyPatch, no_logged_errors: LoggedErrors
) -> None:
    no_logged_errors.expect("typing ahead failed")
    scene = await started(club, state=drawing("4 4 9 J Q", melds="KKKK", pile="9H").state)
    ana, metrics = club["Ana"], scene.bot.metrics
    assert await ana.suggestions("table show", "table", where=scene.place)
    assert not await club["Ben"].suggestions("discard", "card", where=scene.place)  # not his turn
    answered = "canasta_interaction_seconds_count[('kind', 'autocomplete'), ('outcome', 'answered')]"
    assert own(metrics)[answered] == 2

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Queries, "hand", broken)
    assert not await ana.suggestions("discard", "card", where=scene.place)
    found = own(metrics)
    assert found[answered] == 2
    assert found[answered.replace("answered", "failed")] == 1
    assert found["canasta_faults_total[('exception', 'ZeroDivisionError')]"] == 1
    assert scene.bot.open_interactions.count == 0


async def test_every_list_that_is_offered_while_typing_is_timed(club: Club) -> None:
    offering = {
        parameter.autocomplete
        for command in club.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for parameter in command._params.values()
        if parameter.autocomplete is not None
    }
    assert len(offering) > 12
    assert {one.__code__ for one in offering} == {tables_to_choose.__code__}  # that of the function around it


def test_the_page_names_every_metric_with_its_labels_and_no_other():
    page = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(canasta_\w+)` \| (.*?) \|", page, re.MULTILINE)
    named = {name: tuple(re.findall(r"`(\w+)`", labels)) for name, labels in rows}
    known = {
        f"{metric._name}_total" if metric._type == "counter" else metric._name: metric._labelnames
        for name, metric in vars(Metrics()).items()
        if name != "registry"
    }
    assert named == known
