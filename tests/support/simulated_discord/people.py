"""People who use the bot: they type commands, press buttons, choose from menus, and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import simcord
from simcord.actors import _autocomplete_result

from tests.support.simulated_discord.posts import Post
from tests.support.simulated_discord.visible_bytes import Sight

if TYPE_CHECKING:
    from tests.support.simulated_discord.club import Club

Place = simcord.ChannelHandle


class Reply:
    """What came back when somebody typed, clicked or chose."""

    def __init__(self, club: Club, result: simcord.InteractionResult) -> None:
        self._club = club
        self.result = result

    @property
    def post(self) -> Post:
        """The message that answers: new, or the one that was clicked and has changed."""
        response = self.result.response
        assert response is not None, f"no message answers: {self.result!r}"
        return Post(self._club.env, response._message)

    @property
    def more(self) -> list[Post]:
        """Further messages that answer (followups)."""
        return [Post(self._club.env, response._message) for response in self.result.followups]

    @property
    def posts(self) -> list[Post]:
        """All messages that answer."""
        return ([self.post] if self.result.response is not None else []) + self.more

    @property
    def text(self) -> str:
        """Everything that can be read in the answer."""
        return "\n".join(post.text for post in self.posts)

    @property
    def private(self) -> bool:
        """Whether only the person who asked can see the answer."""
        return bool(self.posts) and all(post.ephemeral for post in self.posts)

    @property
    def form(self) -> dict[str, Any]:
        """The form (modal) that opened."""
        modal = self.result.modal
        assert modal is not None, f"no form opened: {self.result!r}"
        return modal

    def __repr__(self) -> str:
        return f"<Reply {self.result!r}: {self.text[:300]!r}>"


class ClubMember:
    """Somebody in the club. Every action insists that the bot answers it."""

    def __init__(self, club: Club, actor: simcord.MemberActor, name: str) -> None:
        self._club = club
        self.actor = actor
        self.name = name

    @property
    def id(self) -> int:
        """The person's Discord id."""
        return self.actor.id

    async def slash(self, command: str, /, *, where: Place | None = None, **options: Any) -> Reply:
        """Type a slash command, e.g. `await ana.slash("table new")`, in the channel or in `where`."""
        return self._club.answered(
            await self.actor.slash(where or self._club.channel, command, **options), self, command
        )

    async def choose_on(self, person: ClubMember, name: str) -> Reply:
        """Choose this command on another person, under *Apps*."""
        return self._club.answered(
            await self.actor.context_menu(self._club.channel, name, person.actor), self, name
        )

    async def click(
        self,
        post: Post | Reply,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        starts: str | None = None,
    ) -> Reply:
        """Press the button with this text, this id, or an id that starts like this."""
        post = _post(post)
        button = post.button(label, custom_id=custom_id, starts=starts)
        return self._club.answered(
            await self._in(post.place).click(post.handle, custom_id=button.custom_id),
            self,
            f"[{button.label}]",
        )

    async def select(
        self, post: Post | Reply, *values: Any, custom_id: str | None = None, starts: str | None = None
    ) -> Reply:
        """Choose these values from the menu with this id (or beginning of it; with neither, from the only menu)."""
        post = _post(post)
        menu = post.menu(custom_id=custom_id, starts=starts)
        chosen = [getattr(value, "actor", value) for value in values]
        return self._club.answered(
            await self._in(post.place).select(post.handle, chosen, custom_id=menu.custom_id),
            self,
            f"{menu.custom_id} {values}",
        )

    async def submit(self, shown: Reply, values: dict[str, Any]) -> Reply:
        """Fill in the form that `shown` opened, field id -> value, and send it."""
        actor = self._in(shown.result._interaction.channel_id)
        return self._club.answered(await actor.submit_modal(shown.result, values), self, "a form")

    async def suggestions(
        self, command: str, option: str, typed: str = "", /, *, where: Place | None = None, **filled: Any
    ) -> dict[str, Any]:
        """What the bot suggests while this person types into an option: shown text -> value."""
        env = self._club.env
        env._begin_operation("autocomplete")
        try:
            result = await _autocomplete_result(
                self.actor, where or self._club.channel, command, option, typed, filled
            )
        finally:
            env._end_operation()
        self._club.answered(result, self, f"{command} {option}: {typed}")
        return {choice["name"]: choice["value"] for choice in result.autocomplete_choices or []}

    async def say(self, text: str, *, where: Place | None = None) -> Post:
        """Write an ordinary message."""
        message = await self.actor.send(where or self._club.channel, text)
        return Post(self._club.env, self._club.env.backend.get_message(message.channel.id, message.id))

    def sees(self, where: Place | None = None) -> list[Post]:
        """The messages this person can read now in the channel or in `where`, oldest first, own ephemeral ones included."""
        place = where or self._club.channel
        backend = self._club.env.backend
        return [
            Post(self._club.env, stored)
            for stored in sorted(backend.messages.get(place.id, {}).values(), key=lambda message: message.id)
            if stored.visible_to(self.id)
        ]

    def letters(self) -> list[Post]:
        """The direct messages between this person and the bot."""
        backend = self._club.env.backend
        place = backend.dm_channels.get(self.id)
        return [Post(self._club.env, stored) for stored in backend.messages.get(place or 0, {}).values()]

    def _in(self, place: int) -> Any:
        """Who acts there: in direct messages nobody is a member of a server."""
        return self.actor.user if place == self._club.env.backend.dm_channels.get(self.id) else self.actor

    @property
    def seen(self) -> tuple[Sight, ...]:
        """Everything that ever appeared on this person's screen: messages and every edit, suggestions, forms."""
        return self._club.watcher.seen_by(self.id)

    @property
    def seen_bytes(self) -> bytes:
        """The same as one string of bytes, for comparing two worlds."""
        return b"\n".join(b"%s %d %s" % (sight.kind.encode(), sight.place, sight.body) for sight in self.seen)

    def __repr__(self) -> str:
        return f"<{self.name}>"


def _post(shown: Post | Reply) -> Post:
    return shown.post if isinstance(shown, Reply) else shown
