"""The campaign of clicks beside thinking computers, with steady ones, which compile nothing."""

from tests.campaigns.load import thinking


def test_clicks_are_measured_with_and_without_thinking_computers(capsys, monkeypatch):
    monkeypatch.setattr(thinking, "MOST", float("inf"))
    monkeypatch.setattr(thinking, "_BETWEEN", 0.2)
    monkeypatch.setattr(
        "sys.argv", ["thinking", *["--level", "steady", "--tables", "4", "--waves", "2", "--computers", "2"]]
    )
    assert thinking.main() == 0
    lines = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()]
    rows = dict(line for line in lines if len(line) == 2)
    assert _number(rows["choices that they made meanwhile"]) > 0
    assert all(_number(clicks) > 0 for clicks in rows["clicks without them, and with them"].split(", "))


def _number(told: str) -> int:
    return int(told.replace(",", ""))


def test_a_level_that_is_not_installed_is_named(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["thinking", "--level", "perfect"])
    assert thinking.main() == 1
    assert "no level perfect" in capsys.readouterr().out
