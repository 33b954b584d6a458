"""What settles the deals is kept, once and for good."""

import pytest

from bot.canasta.seats import Seat
from bot.canasta.shuffle import commitment
from bot.service.change import Change
from bot.service.deals.coming_deal import Cut, announced, drawn
from bot.service.ids import TableId
from bot.service.ports import StaleChange, Store
from tests.storage.changes import NOON, creation, new_record, next_of

ONE, TWO = TableId(1), TableId(2)
FIRST, SECOND = drawn(ONE, 1, bytes(32)), drawn(ONE, 2, b"\xff" * 32)


async def test_a_deal_is_found_by_table_and_round(store: Store) -> None:
    await store.commit(creation())
    await store.commit(Change(at=NOON, deals=(FIRST, SECOND)))
    assert await store.deal(ONE, 1) == FIRST
    assert await store.deal(ONE, 2) == SECOND
    assert await store.deal(ONE, 3) is None
    assert await store.deal(TWO, 1) is None


async def test_a_deal_is_never_written_again(store: Store) -> None:
    await store.commit(creation())
    await store.commit(Change(at=NOON, deals=(FIRST,)))
    with pytest.raises(StaleChange):
        await store.commit(Change(at=NOON, deals=(drawn(ONE, 1, b"x" * 32),)))
    assert await store.deal(ONE, 1) == FIRST


async def test_a_deal_is_written_with_its_table_or_not_at_all(store: Store) -> None:
    await store.commit(creation())
    late = next_of(next_of(new_record()))
    with pytest.raises(StaleChange):
        await store.commit(Change(at=NOON, record=late, deals=(SECOND,)))
    assert await store.deal(ONE, 2) is None


async def test_the_table_keeps_what_is_published(store: Store) -> None:
    coming = announced(FIRST).with_cut(Cut(Seat(2), "Cyd", "b")).with_cut(Cut(Seat(0), "Ana", "a"))
    await store.commit(creation(coming_deal=coming, dealt_with="beef"))
    record = await store.record(ONE)
    assert record is not None
    assert (record.coming_deal, record.dealt_with) == (coming, "beef")


def test_a_deal_does_not_show_its_secret_by_accident() -> None:
    deal = drawn(ONE, 1, b"\xab" * 32)
    assert deal.commitment == commitment(deal.secret)
    for shown in (repr(deal), str(deal), repr(Change(at=NOON, deals=(deal,)))):
        assert "abab" not in shown
        assert "\\xab" not in shown


async def test_a_coming_deal_that_may_be_known_is_replaced_with_its_table_or_not_at_all(store: Store) -> None:
    await store.commit(creation())
    await store.commit(Change(at=NOON, deals=(FIRST, SECOND)))
    anew = drawn(ONE, 2, b"x" * 32)
    late = next_of(next_of(new_record()))
    with pytest.raises(StaleChange):
        await store.commit(Change(at=NOON, record=late, deals_anew=(anew,)))
    assert await store.deal(ONE, 2) == SECOND
    await store.commit(Change(at=NOON, record=next_of(new_record()), deals_anew=(anew,)))
    assert await store.deal(ONE, 2) == anew
    assert await store.deal(ONE, 1) == FIRST
