"""Records of a server in words."""

from datetime import UTC, datetime

from msgspec import structs

from bot.service.ids import TableId, UserId
from bot.service.statistics.model import RecordKind
from bot.service.statistics.statistics import ServerRecord, ServerRecords
from bot.ui.statistics.records import records_message
from bot.ui.texts import texts_for
from tests.support.samples import finished_round

texts = texts_for()
ROUND = finished_round(
    round=12, at=datetime(2026, 11, 23, tzinfo=UTC), concealed=True, ends_match=True, won=True, turns=1
)
OTHER = structs.replace(ROUND, table=TableId(8), preset="gone_game")


def message(replays: set[TableId]):
    records = [ServerRecord(kind, (ROUND,), None) for kind in RecordKind]
    records[1] = ServerRecord(RecordKind.LARGEST_PILE, (OTHER, structs.replace(OTHER, user=UserId(2))), None)
    return records_message(texts, ServerRecords(tuple(records), takes_part=False), replays)


def test_each_record_says_what_was_reached_by_whom_and_where() -> None:
    [embed] = message({TableId(7), TableId(8)}).embeds
    lines = [(field.name, (field.value or "").split("\n")) for field in embed.fields]
    assert lines == [
        ("1. Highest round", ["**2,430** points · <@1>", "Classic for four · <t:1795392000:D>"]),
        ("2. Largest pile", ["**31** cards · <@1> and <@2>", "gone_game · <t:1795392000:D>"]),
        ("3. Fastest exit", ["in **1** turn · <@1>", "Classic for four · <t:1795392000:D>"]),
        ("4. First concealed exit", ["**2,430** points · <@1>", "Classic for four · <t:1795392000:D>"]),
        ("5. Longest match", ["**12** rounds · <@1>", "Classic for four · <t:1795392000:D>"]),
    ]
    assert "▶" not in (embed.footer.text or "")


def test_a_round_that_holds_several_records_has_one_replay_button() -> None:
    replays, _ = message({TableId(7), TableId(8)}).rows
    assert [button.label for button in replays] == ["▶ 1, 3, 4, 5", "▶ 2"]
    hidden = message({TableId(8)})
    assert [button.label for button in hidden.rows[0]] == ["▶ 2"]
    assert "Where ▶ is missing" in (hidden.embeds[0].footer.text or "")
