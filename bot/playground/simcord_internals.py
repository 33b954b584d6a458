"""Uses of simcord's private parts by the playground, all in one place. simcord is pinned for them."""

from __future__ import annotations

import asyncio
import hashlib
import html
from collections.abc import Callable, Coroutine, Iterable, Mapping
from datetime import datetime
from functools import partial
from typing import Any
from zlib import crc32

import discord
import simcord
import simcord.env
from aiohttp import web
from simcord import _settlement
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message, Overwrite, User
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.preview import Preview, _action_plans, _component_projection, _markdown

from bot.playground.page_patches import PATCHES

KINDS_BOUND_TO_A_REVISION = frozenset(
    {"click", "select", "modal_submit", "run_command", "autocomplete_command", "send_message"}
)

_SETTLE = Env._settle_internal
_MOST_TURNS = 100

_WRITING = discord.Permissions(send_messages=True, send_messages_in_threads=True)

Handler = Callable[[str | None, Any], Coroutine[Any, Any, dict[str, Any]]]


def show_mentions_in_embeds() -> None:
    """Show names for mentions inside embeds, as Discord does; the preview would show their raw text."""
    for field in ("embed_description", "embed_field_value"):
        _markdown._FIELD_POLICIES[field]["mentions"] = True


def tell_menus_apart() -> None:
    """Take a menu with another custom id for another menu, also in old layouts, where the preview goes by position."""
    control_key, component_key = _component_projection._control_key, _action_plans._component_key

    def named(component: Mapping[str, Any], path: str) -> str:
        return f"{path}-{crc32(str(component.get('custom_id')).encode())}"

    setattr(  # noqa: B010
        _component_projection,
        "_control_key",
        lambda scope, component, path: control_key(scope, component, named(component, path)),
    )
    setattr(  # noqa: B010
        _action_plans,
        "_component_key",
        lambda component, path, message: component_key(component, named(component, path), message),
    )


def settle_quickly(idle: float = 0.005) -> None:
    """Shorten simcord's wait at every step, which is 50 ms for a bot with a waiting loop, and spare it most of them."""

    async def settle(env: Env, **how: Any) -> None:
        """Settle, once the loop has done what it does at once: simcord would sleep for each such turn."""
        for _ in range(_MOST_TURNS):
            await asyncio.sleep(0)
            if all(record.when is not None for record in env._work.callbacks):
                break
        await _SETTLE(env, **{"idle": idle, **how})

    setattr(Env, "_settle_internal", settle)  # noqa: B010


def leave_timers_to_the_clock(soon: float = 0.1) -> None:
    """Let an action be over before timers have fired that are due later than in so many seconds.

    simcord would wait for all of the next five: a click that opens a hand, which looks again after two seconds, took two.
    """

    def is_left(state: Any, record: Any, deadline: float) -> bool:
        return _settlement._callback_is_parked(state, record, min(deadline, state.loop.time() + soon))

    setattr(simcord.env, "_callback_is_parked", is_left)  # noqa: B010


def set_start_time(env: Env, instant: datetime) -> None:
    """Start simulated time at this instant instead of simcord's New Year; to be called before anything is created."""
    env.backend.clock._epoch = instant


def give_posts_the_id_of_their_first_message(backend: Backend) -> None:
    """Let a post in a forum have the id of the message it begins with, as on Discord; simcord gives it another one."""
    create_post, create_thread = backend.create_forum_post, backend.create_thread

    def create(forum_id: int, name: str, starter: Message, **rest: Any) -> tuple[Channel, Message]:
        setattr(backend, "create_thread", partial(create_thread, message_id=starter.id))  # noqa: B010
        try:
            return create_post(forum_id, name, starter, **rest)
        finally:
            setattr(backend, "create_thread", create_thread)  # noqa: B010

    setattr(backend, "create_forum_post", create)  # noqa: B010


def languages_of_people(env: Env) -> dict[int, str]:
    """Return the languages of people's clients by user id, to be changed at will; simcord's are all American English."""
    languages: dict[int, str] = {}
    emit = env.backend.emit

    def emit_in_language(event: str, payload: dict[str, Any], *more: Any, **how: Any) -> Any:
        if event == "INTERACTION_CREATE":
            user = payload["user"] if "user" in payload else payload["member"]["user"]
            payload["locale"] = languages.get(int(user["id"]), payload["locale"])
        return emit(event, payload, *more, **how)

    setattr(env.backend, "emit", emit_in_language)  # noqa: B010
    return languages


def allow_another_preview(env: Env) -> None:
    """Forget the open preview: simcord allows one at a time, but several places are to be open side by side."""
    env._preview = None


def open_preview(
    env: Env, channel: simcord.ChannelHandle, viewers: list[Any], *, port: int | None, timezone: str
) -> Preview:
    """Return a preview of one place beside those that are open; it is not served before it is entered."""
    allow_another_preview(env)
    preview = env.preview(channel, viewers=viewers, layout="channel", port=port, timezone=timezone)
    allow_another_preview(env)
    return preview


def queue_actions(
    preview: Preview, lock: asyncio.Lock, afterwards: Callable[[], Coroutine[Any, Any, None]]
) -> None:
    """Run the actions in this preview one at a time, waiting for the clock too; then refresh the other places.

    simcord refuses an action while another one runs, and one that was decided on before the page was last published or
    before the bot was restarted. None of this happens on Discord: clicks queue up, and the bot itself says when one
    comes too late. So actions wait for the lock, and count as decided on when their turn comes. A control that is gone
    is still refused.
    """
    original: Handler = preview._action

    async def act(context: str | None, body: Any) -> dict[str, Any]:
        async with lock:
            page = preview._pages.get(context or "")
            if page is not None and isinstance(body, dict) and body.get("kind") in KINDS_BOUND_TO_A_REVISION:
                now = {"published_revision": page.revision, "bot_generation": preview.env._generation}
                body = {**body, **now}
            preview.env._preview = preview
            try:
                result = await original(context, body)
            finally:
                allow_another_preview(preview.env)
            await afterwards()
            return result

    setattr(preview, "_action", act)  # noqa: B010


def publish_at_this_time(preview: Preview) -> None:
    """Show times as of now on every page that is published; simcord does so only where one is refreshed.

    A page opened later said how far off things were when the place was opened first: "started in 4 seconds".
    """
    original = preview._publish

    def publish(*arguments: Any, **keywords: Any) -> None:
        preview._advance_presentation_time()
        original(*arguments, **keywords)

    setattr(preview, "_publish", publish)  # noqa: B010


def open_at_the_newest(preview: Preview) -> None:
    """Open later pages at the newest message, not at the one that was newest when the place was opened."""
    original = preview._open_page

    def open_page(viewer: Any = None, target: Any = None) -> Any:
        reader = preview.viewers[0] if viewer is None else preview._viewer(viewer)
        return original(
            viewer, preview._initial_target(reader, preview.channel.id) if target is None else target
        )

    setattr(preview, "_open_page", open_page)  # noqa: B010


def patch_page(preview: Preview, title: str, control: str) -> None:
    """Name the browser's tab after person and place, and patch the preview's page; ``control`` leads to other places."""
    server = preview._server
    original = server._static

    async def static(request: Any) -> Any:
        response = await original(request)
        assert isinstance(response, web.Response)
        for old, new in PATCHES.get(request.path, ()):
            new = new.replace("{title}", html.escape(title)).replace("{control}", control)  # noqa: PLW2901
            response.text = (response.text or "").replace(old, new, 1)
        return response

    setattr(server, "_static", static)  # noqa: B010


def set_avatar(env: Env, user: User, picture: bytes) -> None:
    """Give a user a profile picture."""
    user.avatar = hashlib.sha256(picture).hexdigest()[:32]
    env.backend.cdn._blobs[f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png"] = picture


def give_emojis(env: Env, names: Iterable[str], draw: Callable[[str], bytes]) -> None:
    """Give the bot's application emojis with these names; each is drawn when somebody looks at it."""
    cdn = env.backend.cdn
    pictures = {}
    for name in names:
        emoji = env.backend.create_application_emoji(name)
        pictures[f"{CDN_BASE}/emojis/{emoji.id}.png"] = name
    original = cdn.get

    def get(url: str) -> bytes | None:
        if url in pictures and url not in cdn._blobs:
            cdn._blobs[url] = draw(pictures[url])
        return original(url)

    setattr(cdn, "get", get)  # noqa: B010


def may_write(env: Env, channel: simcord.ChannelHandle) -> bool:
    """Return whether the bot may write in this channel."""
    bot = env.backend.bot_user.id
    return all(one.target_id != bot for one in env.backend.get_channel(channel.id).overwrites)


def set_write_permission(env: Env, channel: simcord.ChannelHandle, *, may: bool) -> None:
    """Forbid the bot to write in a channel and its threads, or allow it again, as a manager of the server does."""
    bot = env.backend.bot_user.id
    if may:
        env.backend.delete_overwrite(channel.id, bot)
    else:
        env.backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, _WRITING.value))


def bot_generation(env: Env) -> int:
    """Return how many bots have run in this server."""
    return env._generation
