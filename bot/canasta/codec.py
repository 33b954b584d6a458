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
from bot.canasta.melds import Meld
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
    ``unless_empty`` are the sources of calls of ``write`` and ``read`` that are spared where there is nothing to
    convert.
    """

    wire: Any
    write: Callable[[Any], Any] | None = None
    read: Callable[[Any], Any] | None = None
    unless_empty: tuple[str, str] = ("{call}({value})", "{call}({value})")


_MANY: Final = 1 << 14
_pack = lru_cache(maxsize=_MANY)(packed)
_unpack = lru_cache(maxsize=_MANY)(cards_of)

_CARDS: Final = _Form(bytes, _pack, _unpack)
_ANY_RULES: Final = RuleSet()
_MELDS_OF_A_SIDE: Final = tuple[Meld, ...]
_forms: dict[Any, _Form] = {RuleSet: _Form(None, lambda _: None, lambda _: _ANY_RULES)}


_LATE_FIELDS: Final[dict[type[Struct], int]] = {TableView: 2, StartRound: 1}
"""The number of last fields of a type that are left out, from the end, while they have their defaults.

Values stored before these fields existed keep their bytes and so their fingerprint.
"""

_MELDS_REMEMBERED: Final = 4096


def _remembered(form: _Form) -> _Form:
    """Return the form with a cache of the bytes written last: most states have the melds of the one before.

    Values are looked up by identity: comparing melds would cost as much as encoding them.
    """
    write, kept = form.write, dict[int, tuple[Any, Raw]]()
    assert write is not None

    def written(value: Any) -> Raw:
        known = kept.get(id(value))
        if known is not None:  # it holds the value, so that no other has this identity
            return known[1]
        if len(kept) >= _MELDS_REMEMBERED:
            kept.clear()
        raw = Raw(_encoder.encode(write(value)))
        kept[id(value)] = value, raw
        return raw

    return form._replace(write=written)


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
    form = _form_made(hint)
    return _remembered(form) if hint == _MELDS_OF_A_SIDE else form


def _form_made(hint: Any) -> _Form:
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
    return _Form(
        wire,
        lambda some: list(map(write, some)),
        lambda some: tuple(map(read, some)),
        ("({call}({value}) if {value} else ())",) * 2,
    )


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

    if type(None) not in forms:
        return _Form(wire, write, read)
    return _Form(wire, write, read, ("(None if {value} is None else {call}({value}))",) * 2)


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
    writes = [(form.write, form.unless_empty[0]) for form in forms]
    reads = [(form.read, form.unless_empty[1]) for form in forms]
    return _Form(
        wire,
        _without_late_defaults(
            _of_fields("[", names, writes, "]", first=() if tag is None else (tag,)), cls, late
        ),
        _of_fields("made(", names, reads, ")", made=cls),
    )


def _without_late_defaults(
    write: Callable[[Any], list[Any]], cls: type[Struct], late: int
) -> Callable[[Any], list[Any]]:
    """Return the writer, leaving out late fields at the end that have their defaults."""
    if not late:
        return write
    defaults = cls.__struct_defaults__[-late:]

    def shortened(value: Any) -> list[Any]:
        fields = write(value)
        for default in reversed(defaults):
            if fields[-1] != default:
                break
            fields.pop()
        return fields

    return shortened


def _of_fields(
    begin: str,
    names: tuple[str, ...],
    conversions: list[tuple[Callable[[Any], Any] | None, str]],
    end: str,
    *,
    first: tuple[Any, ...] = (),
    made: type[Struct] | None = None,
) -> Callable[[Any], Any]:
    """Return a function that converts the fields of a value, each as given.

    Its source is generated, as ``dataclasses`` do for their methods: every move encodes a state, and looping over the
    fields takes twice as long.
    """
    known: dict[str, Any] = {"made": made}
    parts = [repr(one) for one in first]
    for number, (name, (convert, source)) in enumerate(zip(names, conversions, strict=True)):
        value = f"value.{name}"
        if convert is not None:
            known[f"convert{number}"] = convert
            value = source.format(call=f"convert{number}", value=value)
        parts.append(value)
    function: Callable[[Any], Any] = eval(  # noqa: S307 - made of the names of fields alone
        f"lambda value: {begin}{', '.join(parts)}{end}", known
    )
    return function


# ---------------------------------------------------------------------------------------------------- the codecs

_versioned: Final = msgspec.msgpack.Decoder(tuple[int, Raw])


class _Codec:
    """Encoder and decoder of one kind of value."""

    def __init__(self, kind: str, hint: Any) -> None:
        form = _form(hint)
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
            if version == SCHEMA_VERSION:
                return self._read(self._decoder.decode(raw))
            return self._read(self._decoder.decode(_encoder.encode(_upcast(self.kind, version, raw))))
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


def _unchanged(value: Any) -> Any:
    return value


_states: Final = _Codec("state", State)
_actions: Final = _Codec("action", Action)
_events: Final = _Codec("events", tuple[Event, ...])
_views: Final = _Codec("view", SeatView)
_rules_decoder: Final = msgspec.msgpack.Decoder(RuleSet)


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
    return _encoder.encode((SCHEMA_VERSION, rules))


def decode_rules(encoded: bytes) -> RuleSet:
    """Return the rule set that :func:`encode_rules` wrote.

    Raises:
        CodecError: if the bytes are not a rule set.
    """
    try:
        version, raw = _versioned.decode(encoded)
        if version == SCHEMA_VERSION:
            return _rules_decoder.decode(raw)
        return _rules_decoder.decode(_encoder.encode(_upcast("rules", version, raw)))
    except msgspec.DecodeError as error:
        raise CodecError(f"not rules: {error}") from error
