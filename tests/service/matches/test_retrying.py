"""Trying again when somebody else has written first."""

import pytest

from bot.service.concurrency import retried, until_written
from bot.service.errors import HouseChanged, TableFull
from bot.service.ports import RepeatedRequest, StaleChange


class Attempt:
    """Ends as it is told to, one time after the other."""

    def __init__(self, *ends: Exception | str) -> None:
        self.ends = list(ends)

    async def __call__(self) -> str:
        end = self.ends.pop(0)
        if isinstance(end, str):
            return end
        raise end


async def test_what_came_too_late_is_tried_again_and_answers_what_the_last_try_found() -> None:
    attempt = Attempt(StaleChange(), RepeatedRequest(), "written")
    assert await until_written(attempt, HouseChanged()) == "written"


async def test_a_function_says_itself_that_it_is_tried_again() -> None:
    attempt = Attempt(*(StaleChange() for _ in range(3)), "written")

    @retried(HouseChanged)
    async def write(what: str, *, by: str) -> str:
        return f"{what} {await attempt()} by {by}"

    assert await write("a rule", by="Ana") == "a rule written by Ana"
    attempt.ends = [StaleChange() for _ in range(19)]
    with pytest.raises(HouseChanged):
        await write("a rule", by="Ana")


async def test_nobody_tries_for_ever() -> None:
    attempt = Attempt(*(StaleChange() for _ in range(19)), "written")
    with pytest.raises(HouseChanged):
        await until_written(attempt, HouseChanged())
    assert len(attempt.ends) == 10


async def test_a_refusal_is_no_reason_to_try_again() -> None:
    attempt = Attempt(TableFull(), "written")
    with pytest.raises(TableFull):
        await until_written(attempt, HouseChanged())
    assert attempt.ends == ["written"]
