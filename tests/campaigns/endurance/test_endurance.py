"""A little of ``python -m tests.campaigns.endurance``: everything that it does is done, and nothing goes wrong."""

from pathlib import Path

from tests.campaigns.endurance.__main__ import Endurance


async def test_interactions_of_all_kinds_are_counted_and_the_process_is_looked_at(tmp_path: Path) -> None:
    endurance = Endurance(40, every=20)
    await endurance.run(tmp_path)
    assert endurance.count >= 40
    assert set(endurance.kinds) == {"clicks", "commands", "suggestions", "forms"}
    assert endurance.tables <= 2  # a table is left only when its round is over
    first, *_, last = endurance.readings
    assert first.interactions == 0
    assert last.interactions >= 20
    assert min(first.memory, last.memory) > 2**20
    assert first.tasks
    assert last.errors == 0
    assert len(endurance.lines()) == 4 + len(endurance.readings)
