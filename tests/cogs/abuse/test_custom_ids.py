import re

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.service.ids import TableId
from bot.ui.registry import ALL_CLICKABLES, KNOWN
from bot.ui.toolkit.clickable import Clickable
from bot.ui.toolkit.components import option
from bot.ui.toolkit.custom_ids import ClickId, NotOurId, parse_click_id
from tests.support import verbs

VERBS = sorted(verbs.ALL.values(), key=lambda verb: verb.name)  # however the modules were imported
BIGGEST = 999_999_999

pieces = st.sampled_from(["cn", ":", "1", "0", "-", "join", "hand", "lay", "rank", "count", "１", "\n", " "])
texts = st.one_of(
    st.text(max_size=100),
    st.lists(pieces, max_size=30).map("".join),
    st.binary(max_size=100).map(lambda raw: raw.decode("latin-1")),
    st.builds(
        lambda verb, numbers: ":".join(["cn", verb.name, *map(str, numbers)]),
        st.sampled_from(VERBS),
        st.lists(st.integers(0, 10**20), max_size=6),
    ),
)


def matching(custom_id: str) -> list[type[Clickable]]:
    """The classes that discord.py would call."""
    return [kind for kind in ALL_CLICKABLES if kind.__discord_ui_compiled_template__.fullmatch(custom_id)]


def test_every_verb_has_one_class_that_answers_it():
    assert sorted(kind.verb.name for kind in KNOWN) == sorted(verb.name for verb in VERBS)


@given(texts)
def test_every_id_is_answered_by_exactly_one_class(custom_id):
    [kind] = matching(custom_id)
    if kind in KNOWN:
        assert str(parse_click_id(custom_id)).split(":")[1] == kind.verb.name


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_what_is_written_is_read_and_fits(verb):
    click_id = ClickId(verb.name, TableId(10**18 - 1), BIGGEST, (BIGGEST,) * verb.args)
    text = str(click_id)
    assert len(text) <= 100
    assert parse_click_id(text) == click_id
    [kind] = matching(text)
    assert kind.verb.name == verb.name


@given(texts)
def test_a_text_is_an_id_or_is_refused(text):
    try:
        click_id = parse_click_id(text)
    except NotOurId:
        return
    assert parse_click_id(str(click_id)) == click_id


def test_a_button_with_the_wrong_number_of_arguments_cannot_be_made():
    with pytest.raises(ValueError, match="takes 1 numbers, not 0"):
        verbs.of("lay").button("Lay down", TableId(1), 5)


def test_nothing_is_checked_where_a_failure_would_be_swallowed():
    for kind in ALL_CLICKABLES:
        assert kind.interaction_check is ui.DynamicItem.interaction_check
        assert issubclass(kind, ui.DynamicItem)


def test_no_template_is_the_same_as_another():
    patterns = [kind.__discord_ui_compiled_template__ for kind in ALL_CLICKABLES]
    assert len(set(patterns)) == len(patterns)
    assert all(isinstance(pattern, re.Pattern) for pattern in patterns)


async def test_the_rows_of_a_message_are_never_kept(club):
    await club["Ana"].slash("table new")
    store = club.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert len(store._dynamic_items) == len(ALL_CLICKABLES)


def test_a_menu_of_another_turn_is_another_component():
    first, again, later = (
        verbs.of("throw").menu("Discard", [option("4", 4)], TableId(1), version) for version in (5, 5, 6)
    )
    assert first.id == again.id != later.id
    assert first.id is not None
    assert 0 < first.id < 2**31
