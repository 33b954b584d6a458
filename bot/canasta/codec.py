"""Compact bytes of states, actions, events and rule sets, for storing.

Everything is MessagePack: a schema version and the value as nested arrays, in the order of the fields. A multiset of
cards is written as one byte for each card, lowest first, so that equal values have equal bytes in every process.

A state is written without its rules: a match stores its rule set once, and decoding gets it as a parameter.

When a stored type changes, :data:`SCHEMA_VERSION` is raised and :mod:`bot.canasta.upcasts` gets a function that turns
the arrays of the old version into those of the new one.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct, defstruct, structs

from bot.canasta.actions import Action, StartRound
from bot.canasta.cards import cards_of, packed
from bot.canasta.events import Event
from bot.canasta.rules.model import RuleSet
from bot.canasta.state import State
from bot.canasta.upcasts import UPCASTS
from bot.canasta.view import SeatView, TableView

_encoder: Final = msgspec.msgpack.Encoder(order="deterministic")

SCHEMA_VERSION: Final = 2
"""The version number written before every value."""


class CodecError(ValueError):
    """Bytes that are not a value of this program, or of a newer one."""


# ---------------------------------------------------------------------------- types and what is written for them


class _Form(NamedTuple):
    """The encoding of values of a type.

    ``wire`` is the type that msgspec decodes; ``write`` and ``read`` convert, None where nothing is to be done.
    """

    wire: Any
    write: Callable[[Any], Any] | None = None
    read: Callable[[Any], Any] | None = None


_CARDS: Final = _Form(bytes, lru_cache(1 << 14)(packed), lru_cache(1 << 14)(cards_of))
_ANY_RULES: Final = RuleSet()
_forms: dict[Any, _Form] = {RuleSet: _Form(None, lambda _: None, lambda _: _ANY_RULES)}


_LATE_FIELDS: Final[dict[type[Struct], int]] = {TableView: 2, StartRound: 1}
"""The number of last fields of a type that are left out, from the end, while they have their defaults.

Values stored before these fields existed keep their bytes and so their fingerprint.
"""


def _unchanged(value: Any) -> Any:
    return value


def is_cards(hint: Any) -> bool:
    """Return whether a type is a multiset of cards."""
    return any(
        isinstance(extra, msgspec.Meta) and (extra.extra or {}).get("cards")
        for extra in getattr(hint, "__metadata__", ())
    )


def _form(hint: Any) -> _Form:
    """Return the form of a type. A rule set inside another value is left out."""
    if is_cards(hint):
        return _CARDS
    known = _forms.get(hint)
    if known is None:
        known = _forms[hint] = _new_form(hint)
    return known


def _new_form(hint: Any) -> _Form:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return _tuple_form(_form(arguments[0]))
    if origin in {Union, types.UnionType}:
        return _union_form(arguments)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _struct_form(hint)
    supertype = getattr(hint, "__supertype__", None)
    if supertype is not None:
        return _form(supertype)
    if hint in {int, str, bool, bytes, type(None)} or (isinstance(hint, type) and issubclass(hint, Enum)):
        return _Form(hint)
    raise TypeError(f"the codec does not know how to write {hint!r}")


def _tuple_form(item: _Form) -> _Form:
    wire: Any = types.GenericAlias(tuple, (item.wire, ...))
    write, read = item.write, item.read
    if write is None or read is None:
        return _Form(wire)
    return _Form(wire, lambda some: list(map(write, some)), lambda some: tuple(map(read, some)))


def _union_form(hints: Iterable[Any]) -> _Form:
    forms = {hint: _form(hint) for hint in hints}
    wire: Any = Union[tuple(form.wire for form in forms.values())]  # noqa: UP007
    changed = {hint: form for hint, form in forms.items() if form.write is not None}
    if not changed:
        return _Form(wire)
    if set(hints) - set(changed) - {type(None)}:
        raise TypeError(f"the codec cannot tell these apart: {hints!r}")
    writers = {hint: form.write for hint, form in changed.items()}
    readers = {form.wire: form.read for form in changed.values()}

    def write(value: Any) -> Any:
        writer = writers.get(type(value))
        return None if writer is None else writer(value)

    def read(value: Any) -> Any:
        reader = readers.get(type(value))
        return None if reader is None else reader(value)

    return _Form(wire, write, read)


def _struct_form(cls: type[Struct]) -> _Form:
    hints = get_type_hints(cls, include_extras=True)
    names = cls.__struct_fields__
    forms = [_form(hints[name]) for name in names]
    tag = cls.__struct_config__.tag
    fields: list[Any] = [(name, form.wire) for name, form in zip(names, forms, strict=True)]
    late = _LATE_FIELDS.get(cls, 0)
    for at in range(len(names) - late, len(names)):
        fields[at] = (*fields[at], cls.__struct_defaults__[at - len(names)])
    wire = defstruct(
        f"{cls.__name__}Wire",
        fields,
        array_like=True,
        tag=tag,
        frozen=True,
        gc=False,
        forbid_unknown_fields=True,
    )
    tagged = [] if tag is None else [tag]
    defaults = cls.__struct_defaults__[-late:] if late else ()
    writers = [(name, form.write or _unchanged) for name, form in zip(names, forms, strict=True)]
    readers = [(name, form.read or _unchanged) for name, form in zip(names, forms, strict=True)]

    def write(value: Any) -> list[Any]:
        written = tagged + [convert(getattr(value, name)) for name, convert in writers]
        for default in reversed(defaults):
            if written[-1] != default:
                break
            written.pop()
        return written

    def read(value: Any) -> Any:
        return cls(*[convert(getattr(value, name)) for name, convert in readers])

    return _Form(wire, write, read)


# ---------------------------------------------------------------------------------------------------- the codecs

_versioned: Final = msgspec.msgpack.Decoder(tuple[int, Raw])


class _Codec:
    """Encoder and decoder of one kind of value."""

    def __init__(self, kind: str, form: _Form) -> None:
        assert form.write is not None
        assert form.read is not None
        self.kind = kind
        self._write, self._read = form.write, form.read
        self._decoder = msgspec.msgpack.Decoder(form.wire)

    def encode(self, value: Any) -> bytes:
        return _encoder.encode((SCHEMA_VERSION, self._write(value)))

    def decode(self, encoded: bytes) -> Any:
        try:
            version, raw = _versioned.decode(encoded)
            if version != SCHEMA_VERSION:
                raw = Raw(_encoder.encode(_upcast(self.kind, version, raw)))
            return self._read(self._decoder.decode(raw))
        except (msgspec.DecodeError, IndexError) as error:
            raise CodecError(f"not {self.kind}: {error}") from error


def _upcast(kind: str, version: int, raw: Raw) -> Any:
    """Return the arrays of an old version as those of this one."""
    if not 0 < version < SCHEMA_VERSION:
        raise CodecError(f"{kind} of schema version {version}; this program knows {SCHEMA_VERSION}")
    value = msgspec.msgpack.decode(raw)
    try:
        for old in range(version, SCHEMA_VERSION):
            value = UPCASTS.get((kind, old), _unchanged)(value)
    except (TypeError, ValueError, AttributeError) as error:
        raise CodecError(f"not {kind} of schema version {version}: {error}") from error
    return value


_states: Final = _Codec("state", _form(State))
_actions: Final = _Codec("action", _form(Action))
_events: Final = _Codec("events", _form(tuple[Event, ...]))
_views: Final = _Codec("view", _form(SeatView))
_rules: Final = _Codec("rules", _Form(RuleSet, _unchanged, _unchanged))


def encode_state(state: State) -> bytes:
    """Return the bytes of a state without its rules, always the same for equal states."""
    return _states.encode(state)


def decode_state(encoded: bytes, rules: RuleSet) -> State:
    """Return the state that :func:`encode_state` wrote, under these rules.

    Raises:
        CodecError: if the bytes are not a state.
    """
    state: State = _states.decode(encoded)
    return State(structs.replace(state.table, rules=rules), state.hands, state.stock, state.hidden)


def state_hash(state: State) -> str:
    """Return a fingerprint of a state without its rules: 32 hexadecimal digits."""
    return hash_of_encoded(encode_state(state))


def hash_of_encoded(encoded: bytes) -> str:
    """Return the fingerprint of a state from the bytes of :func:`encode_state`, for callers that store both."""
    return sha256(encoded).hexdigest()[:32]


def encode_view(view: SeatView) -> bytes:
    """Return the bytes of a view without its rules, for another process of the same version; never stored."""
    return _views.encode(view)


def decode_view(encoded: bytes, rules: RuleSet) -> SeatView:
    """Return the view that :func:`encode_view` wrote, under these rules.

    Raises:
        CodecError: if the bytes are not a view.
    """
    view: SeatView = _views.decode(encoded)
    return structs.replace(view, table=structs.replace(view.table, rules=rules))


def encode_action(action: Action) -> bytes:
    """Return the bytes of an action."""
    return _actions.encode(action)


def decode_action(encoded: bytes) -> Action:
    """Return the action that :func:`encode_action` wrote.

    Raises:
        CodecError: if the bytes are not an action.
    """
    action: Action = _actions.decode(encoded)
    return action


def encode_events(events: Iterable[Event]) -> bytes:
    """Return the bytes of some events, private ones included."""
    return _events.encode(tuple(events))


def decode_events(encoded: bytes) -> tuple[Event, ...]:
    """Return the events that :func:`encode_events` wrote.

    Raises:
        CodecError: if the bytes are not events.
    """
    events: tuple[Event, ...] = _events.decode(encoded)
    return events


def encode_rules(rules: RuleSet) -> bytes:
    """Return the bytes of a rule set, always the same for equal ones.

    Options are written by name: one that is added later reads from old bytes with its default, the classic value.
    """
    return _rules.encode(rules)


def decode_rules(encoded: bytes) -> RuleSet:
    """Return the rule set that :func:`encode_rules` wrote.

    Raises:
        CodecError: if the bytes are not a rule set.
    """
    rules: RuleSet = _rules.decode(encoded)
    return rules
