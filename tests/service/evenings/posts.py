"""A poster of evenings that remembers what it was asked to post."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from bot.service.evenings.model import Evening, Post
from bot.service.ids import EveningId, MessageId, UserId
from bot.service.ports import RecipientGone


class FakeEveningPoster:
    """Remembers everything. ``fail_next`` makes the coming messages fail after they were posted, in order."""

    def __init__(self) -> None:
        self.shown: list[tuple[Evening, bool]] = []
        self.posted: list[tuple[Post, bool]] = []
        self.moved_up: list[UserId] = []
        self.fails_to_tell: deque[BaseException] = deque()
        self.missed: list[EveningId] = []
        self.announced: list[Evening] = []
        self.gone: set[UserId] = set()
        self._failures: deque[BaseException] = deque()

    def fail_next(self, *failures: BaseException) -> None:
        """Let the next messages fail."""
        self._failures.extend(failures)

    async def show(self, evening: Evening, *, is_again: bool) -> MessageId:
        self.shown.append((evening, is_again))
        self._fail()
        return evening.message or MessageId(500 + evening.id)

    async def post(self, evening: Evening, post: Post, *, is_again: bool) -> None:
        self.posted.append((post, is_again))
        self._fail()

    async def tell_moved_up(self, evening: Evening, users: Collection[UserId]) -> None:
        self.moved_up += users
        if self.fails_to_tell:
            raise self.fails_to_tell.popleft()

    async def tell_missed(self, evening: Evening) -> None:
        self.missed.append(evening.id)
        raise RecipientGone

    async def announce(self, evening: Evening) -> int:
        self.announced.append(evening)
        return 900

    async def who_is_here(self, evening: Evening, users: Collection[UserId]) -> frozenset[UserId]:
        return frozenset(users) - self.gone

    def _fail(self) -> None:
        if self._failures:
            raise self._failures.popleft()
