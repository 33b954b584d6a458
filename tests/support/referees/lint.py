"""What Discord refuses although its document does not say so, and what this project forbids itself.

Each rule is a function from a request to sentences; `problems` asks them all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from simcord.components import walk_components

from tests.support.simulated_discord.traffic import SentRequest

EMBED_TOTAL = 6000
TEXTS_TOTAL = 4000
FILES_TOTAL = 10 * 1024 * 1024
EMOJI_SIZE = 256 * 1024
V2 = 1 << 15
BUTTON, TEXT_INPUT, TEXT, GALLERY = 2, 4, 10, 12
SELECTS = {3, 5, 6, 7, 8}

REFUSED_BY_CHANCE: Final = "Invalid Form Body: the file of a message of components"
"""The refusal of a file for which nobody can do anything: the same message is expected without it."""

_CREATES = re.compile(r"/channels/\d+/messages|/webhooks/\d+/[^/]+")
_EDITS = re.compile(r"/channels/\d+/messages/\d+|/webhooks/\d+/[^/]+/messages/[^/]+")
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")
_EMOJI = re.compile(r"/applications/\d+/emojis|/guilds/\d+/emojis")
_COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
_MENTION = re.compile(r"<@!?(\d+)>|<@&\d+>|@everyone|@here")
_ATTACHED = "attachment://"
_ARITHMETIC = re.compile(r"[×✕✖]\s?\d|\d\s?[×✕✖]|\d \+ \d")
"""Ranks are numbers, too: "4×8 + 2×1" is a sum, "four 8s and a two" are cards."""


def problems(request: SentRequest) -> list[str]:
    """Everything that is wrong with this request."""
    return list(_judge(request))


def _judge(request: SentRequest) -> Iterator[str]:
    if request.status == 400 and REFUSED_BY_CHANCE not in request.message:
        yield f"refused with {request.code}: {request.message}"
    body = request.json
    if _EMOJI.fullmatch(request.path) and request.method == "POST":
        yield from _emoji(body)
    if _COMMANDS.fullmatch(request.path) and request.method == "PUT":
        yield from _commands(body)
    if re.fullmatch(r"/channels/\d+(/messages/\d+)?/threads", request.path) and request.method == "POST":
        yield from _length("the thread's name", body.get("name"), 1, 100)
    if _CALLBACK.fullmatch(request.path):
        inner = body.get("data") or {}
        if body["type"] == 4:
            yield from _message(inner, request, new=True)
        elif body["type"] == 7:
            yield from _message(inner, request, new=False)
        elif body["type"] == 8:
            yield from _choices(inner)
        elif body["type"] == 9:
            yield from _modal(inner)
    elif _CREATES.fullmatch(request.path) and request.method == "POST":
        yield from _message(body or {}, request, new=True)
    elif _EDITS.fullmatch(request.path) and request.method == "PATCH":
        yield from _message(body or {}, request, new=False)


# ------------------------------------------------------------------------------------------------------------ messages


def _message(body: dict[str, Any], request: SentRequest, *, new: bool) -> Iterator[str]:
    content = body.get("content") or ""
    embeds = body.get("embeds") or []
    components = body.get("components") or []
    said = content.strip() or embeds or request.files or body.get("attachments") or body.get("poll")
    v2 = bool((body.get("flags") or 0) & V2)
    if new and not said and not (v2 and components):
        yield "a message without content"
    if v2 and (content or embeds):
        yield "a message of components may have neither content nor embeds"
    attached = {upload.filename for upload in request.files}
    attached |= {
        item["filename"]
        for item in body.get("attachments") or []
        if isinstance(item, dict) and "filename" in item
    }
    for number, embed in enumerate(embeds):
        yield from (f"embed {number}: {problem}" for problem in _embed(embed, attached, new=new))
    total = sum(_embed_size(embed) for embed in embeds)
    if total > EMBED_TOTAL:
        yield f"the embeds have {total} characters together, {EMBED_TOTAL} are allowed"
    if len(request.files) > 10:
        yield f"{len(request.files)} files, 10 are allowed"
    if sum(upload.size for upload in request.files) > FILES_TOTAL:
        yield "the files are larger than 10 MiB together"
    yield from _components(components, v2=v2)
    yield from _galleries(components, attached)
    yield from (f"reads as arithmetic: {text!r}" for text in arithmetic(content, embeds, components))
    yield from _mentions(content, body)
    if "nonce" in body and len(str(body["nonce"])) > 25:
        yield "the nonce is longer than 25 characters"


def arithmetic(*parts: Any) -> Iterator[str]:
    """Yield the texts among the parts, however deep, in which numbers are multiplied or added."""
    for part in parts:
        if isinstance(part, str) and _ARITHMETIC.search(part):
            yield part
        elif isinstance(part, dict | list | tuple):
            yield from arithmetic(*(part.values() if isinstance(part, dict) else part))


def _embed(embed: dict[str, Any], attached: set[str], *, new: bool) -> Iterator[str]:
    if not any(
        embed.get(key) for key in ("title", "description", "fields", "image", "thumbnail", "author", "footer")
    ):
        yield "no content"
    for field in embed.get("fields") or []:
        if not str(field.get("name") or "").strip():
            yield f"a field without a name: {field!r}"
        if not str(field.get("value") or "").strip():
            yield f"a field without a value: {field!r}"
    addresses = [(key, (embed.get(key) or {}).get("url")) for key in ("image", "thumbnail", "video")]
    addresses += [(key, (embed.get(key) or {}).get("icon_url")) for key in ("author", "footer")]
    addresses += [("title", embed.get("url")), ("author", (embed.get("author") or {}).get("url"))]
    for where, address in addresses:
        if address is None:
            continue
        if address.startswith(_ATTACHED):
            # An edit may keep a file of the message that is not named again.
            if new and address.removeprefix(_ATTACHED) not in attached:
                yield f"{where} shows {address}, which is not attached"
        elif not re.match(r"https?://[^/\s]+", address):
            yield f"{where} has no address of the web: {address}"


_TO_GUESTS: Final = re.compile("[⏰📅🚫▶️🎉]")
"""Messages to the guests of an evening, below their mentions."""
_ROTATION: Final = re.compile(
    r"(?s)(🔄 \*\*Match \d of \d\*\*.*\n|🏁 )(<@\d+> ?)+( That was the last match|$)"
)
"""Everybody of a rotation is told of the next match, and of the end of the last one."""
_REPLACED: Final = re.compile(r"🔁 <@\d+> takes over from <@\d+> at seat")
"""What a manager has decided about two people; the third mention notifies nobody."""
_CALL_OF_PLAYERS: Final = "cn:becalled:"
"""Below a call of those who want to be called stands the button by which they lay the role down."""

_ROUND_OF_TOURNAMENT: Final = "cn:tnstand:"
"""A message about a round of a tournament calls everybody who plays; below it stands the button of the standings."""
_PEOPLE_OF_A_PAD: Final = "cn:padagree:"
"""The people who are named on a score pad are asked in one message; below it stand the buttons to answer."""


def _embed_size(embed: dict[str, Any]) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)


def _mentions(content: str, body: dict[str, Any]) -> Iterator[str]:
    """A turn ping names its one player: nobody else may be disturbed, whatever a name contains."""
    if not _MENTION.search(content):
        return
    allowed = body.get("allowed_mentions")
    if allowed is None:
        yield "mentions somebody without saying who may be pinged"
        return
    if {"everyone", "roles"} & set(allowed.get("parse") or []):
        yield "may ping everyone or a role"
    roles = allowed.get("roles") or []
    if roles and (len(roles) > 1 or _CALL_OF_PLAYERS not in str(body.get("components"))):
        yield "pings a role and is no call of players"
    if "users" in (allowed.get("parse") or []):
        yield "may ping whoever its text names"
    components = str(body.get("components"))
    is_to_many = (
        any(one in components for one in (_ROUND_OF_TOURNAMENT, _PEOPLE_OF_A_PAD))
        or _TO_GUESTS.match(content.partition("\n")[2])
        or _REPLACED.match(content)
        or _ROTATION.match(content)
    )
    if len(allowed.get("users") or []) > 1 and not is_to_many:
        yield "pings more than one person"


# ---------------------------------------------------------------------------------------------------------- components


def _components(rows: list[dict[str, Any]], *, v2: bool) -> Iterator[str]:
    parts = list(walk_components(rows))
    ids = Counter(part["custom_id"] for part in parts if part.get("custom_id"))
    for custom_id, times in ids.items():
        yield from _length(f"custom id {custom_id!r}", custom_id, 1, 100)
        if times > 1:
            yield f"custom id {custom_id!r} occurs {times} times"
    if v2:
        if len(parts) > 40:
            yield f"{len(parts)} components, 40 are allowed"
        written = sum(len(part.get("content") or "") for part in parts if part.get("type") == TEXT)
        if written > TEXTS_TOTAL:
            yield f"the texts have {written} characters together, {TEXTS_TOTAL} are allowed"
    elif len(rows) > 5:
        yield f"{len(rows)} rows of components, 5 are allowed"
    for part in parts:
        if part.get("type") == 1:
            yield from _row(part.get("components") or [])
        elif part.get("type") == BUTTON:
            yield from _button(part)
        elif part.get("type") in SELECTS:
            yield from _menu(part)


def _galleries(components: list[dict[str, Any]], attached: set[str]) -> Iterator[str]:
    """What a gallery shows has to be attached: an edit names the files that stay."""
    for part in walk_components(components):
        if part.get("type") != GALLERY:
            continue
        for item in part["items"]:
            address = item["media"]["url"]
            if address.removeprefix(_ATTACHED) not in attached:
                yield f"a gallery shows {address}, which is not attached"
            yield from _length("a picture's description", item.get("description") or "", 0, 1024)


def _row(children: list[dict[str, Any]]) -> Iterator[str]:
    menus = sum(child.get("type") in SELECTS for child in children)
    if not children:
        yield "an empty row of components"
    if menus and len(children) > 1:
        yield "a menu shares its row"
    if len(children) > 5:
        yield f"{len(children)} buttons in a row, 5 are allowed"


def _button(button: dict[str, Any]) -> Iterator[str]:
    if not (button.get("label") or "").strip() and not button.get("emoji"):
        yield f"button {button.get('custom_id')!r} shows neither text nor emoji"
    yield from _length("a button's text", button.get("label") or "", 0, 80)
    if button.get("style") == 5:
        if not button.get("url"):
            yield "a link button without an address"
    elif not button.get("custom_id"):
        yield "a button without a custom id"


def _menu(menu: dict[str, Any]) -> Iterator[str]:
    name = f"menu {menu.get('custom_id')!r}"
    yield from _length(f"{name}: placeholder", menu.get("placeholder") or "", 0, 150)
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not 0 <= low <= high or not 1 <= high <= 25:
        yield f"{name}: {low} to {high} values"
    if menu.get("type") != 3:
        return
    options = menu.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"{name}: {len(options)} options"
    if high > len(options):
        yield f"{name}: {high} values of {len(options)} options"
    if len({option["value"] for option in options}) < len(options):
        yield f"{name}: two options of the same value"
    if sum(bool(option.get("default")) for option in options) > high:
        yield f"{name}: more options chosen beforehand than may be chosen"
    for option in options:
        yield from _length(f"{name}: an option's text", (option.get("label") or "").strip(), 1, 100)
        yield from _length(f"{name}: an option's value", option.get("value"), 1, 100)
        yield from _length(f"{name}: an option's description", option.get("description") or "", 0, 100)


def _modal(modal: dict[str, Any]) -> Iterator[str]:
    yield from _length("the form's title", modal.get("title"), 1, 45)
    yield from _length("the form's custom id", modal.get("custom_id"), 1, 100)
    fields = modal.get("components") or []
    if not 1 <= len(fields) <= 5:
        yield f"a form of {len(fields)} fields"
    parts = list(walk_components(fields))
    ids = Counter(part["custom_id"] for part in parts if part.get("custom_id"))
    yield from (
        f"custom id {custom_id!r} occurs {times} times" for custom_id, times in ids.items() if times > 1
    )
    for part in parts:
        if part.get("type") == TEXT_INPUT:
            if part.get("label") is not None:
                yield from _length("a field's label", part["label"], 1, 45)
            yield from _length("a field's placeholder", part.get("placeholder") or "", 0, 100)
            yield from _length("a field's value", part.get("value") or "", 0, part.get("max_length") or 4000)
        elif part.get("type") in SELECTS:
            yield from _menu(part)


def _choices(body: dict[str, Any]) -> Iterator[str]:
    choices = body.get("choices") or []
    if len(choices) > 25:
        yield f"{len(choices)} suggestions, 25 are allowed"
    for choice in choices:
        yield from _length("a suggestion's text", choice.get("name"), 1, 100)
        yield from (f"reads as arithmetic: {text!r}" for text in arithmetic(choice.get("name")))
        if isinstance(choice.get("value"), str):
            yield from _length("a suggestion's value", choice["value"], 1, 100)


# ------------------------------------------------------------------------------------------------ commands and emojis


def _commands(body: list[dict[str, Any]]) -> Iterator[str]:
    if len(body) > 100:
        yield f"{len(body)} commands, 100 are allowed"
    names = Counter((command["name"], command.get("type", 1)) for command in body)
    yield from (f"two commands are called {name!r}" for (name, _), times in names.items() if times > 1)
    for command in body:
        if command.get("type", 1) == 1:
            yield from _command(command, "/" + command["name"])
            size = _command_size(command)
            if size > 8000:
                yield f"/{command['name']}: {size} characters in all, 8000 are allowed"


def _command(command: dict[str, Any], name: str) -> Iterator[str]:
    if not _COMMAND_NAME.fullmatch(command["name"]) or command["name"] != command["name"].lower():
        yield f"{name}: a name is 1 to 32 small letters, digits, - or _"
    yield from _length(f"{name}: description", (command.get("description") or "").strip(), 1, 100)
    options = command.get("options") or []
    if len(options) > 25:
        yield f"{name}: {len(options)} options, 25 are allowed"
    if len({option["name"] for option in options}) < len(options):
        yield f"{name}: two options of the same name"
    required = [bool(option.get("required")) for option in options if option.get("type") not in {1, 2}]
    if required != sorted(required, reverse=True):
        yield f"{name}: a required option after an optional one"
    for option in options:
        yield from _command(option, f"{name} {option['name']}")
        choices = option.get("choices") or []
        if len(choices) > 25:
            yield f"{name} {option['name']}: {len(choices)} choices, 25 are allowed"


def _command_size(node: dict[str, Any]) -> int:
    own = len(node["name"]) + len(node.get("description") or "")
    own += sum(len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices") or [])
    return own + sum(_command_size(option) for option in node.get("options") or [])


def _emoji(body: dict[str, Any]) -> Iterator[str]:
    if not re.fullmatch(r"\w{2,32}", body.get("name") or ""):
        yield f"an emoji's name is 2 to 32 letters, digits or _: {body.get('name')!r}"
    image = body.get("image") or ""
    encoded = image.partition(",")[2]
    if len(encoded) * 3 // 4 > EMOJI_SIZE:
        yield "an emoji is larger than 256 KiB"


def _length(what: str, text: Any, low: int, high: int) -> Iterator[str]:
    if not isinstance(text, str) or not low <= len(text) <= high:
        size = len(text) if isinstance(text, str) else text
        yield f"{what} has {size} characters, {low} to {high} are allowed"
