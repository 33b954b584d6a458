"""Texts that were written lately are kept, and are those that would be written."""

import pytest

from bot.ui import texts as module
from bot.ui.texts import Catalog

_SOURCE = "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\nname = Hello, { $who }!\n"


def catalog() -> Catalog:
    return Catalog("en", [("test.ftl", _SOURCE)])


def test_a_kept_text_is_as_it_was_written() -> None:
    one = catalog()
    for _ in range(2):
        for number in (1, 2, 1000):
            assert one.format("cards", {"n": number}) == catalog().format("cards", {"n": number})
        assert one.format("name", {"who": "Ana"}) == ("Hello, Ana!", [])


@pytest.mark.parametrize("other", [True, 1.0, "1"])
def test_equal_arguments_of_another_kind_are_written_as_such(other: object) -> None:
    one = catalog()
    one.format("name", {"who": 1})
    assert one.format("name", {"who": other})[0] == catalog().format("name", {"who": other})[0]


def test_what_could_not_be_written_is_told_every_time() -> None:
    one = catalog()
    for _ in range(2):
        text, errors = one.format("name", {})
        assert errors
        assert "who" in text


def test_no_more_than_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_KEPT", 10)
    one = catalog()
    for number in range(25):
        assert one.format("name", {"who": f"{number}"})[0] == f"Hello, {number}!"
    assert len(one._written) <= 10
