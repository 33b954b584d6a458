"""The rule options: declared once, in the modules of this package, and read, changed and compared by their ids here.

A field of a section is an option. Its name is the id by which players, admins, presets and tests call it; its type says
which values it may have, its default is the value of Classic Canasta for four, and beside the type stand the limits of
numbers, the meaning, the source where it is not pagat's, and the option without which it has no effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar, get_args, get_type_hints

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from bot.canasta.errors import RuleProblem, RuleSetError
from bot.canasta.rules.kinds import Dependence, Kind, OneOf, kind_of
from bot.canasta.rules.options.deal import Deal, Drawing, ThreeHanded
from bot.canasta.rules.options.going_out import End, GoingOut, Manners
from bot.canasta.rules.options.melds import InitialMeld, Melds, Threes
from bot.canasta.rules.options.pile import Discards, Pile
from bot.canasta.rules.options.scoring import Scoring
from bot.canasta.rules.preset import PAGAT_CLASSIC


class Options(Struct, frozen=True, kw_only=True, dict=True):
    """The value of every option, by section. The order is that of the rule card, and of what is stored."""

    deal: Deal = Deal()
    draw: Drawing = Drawing()
    threes: Threes = Threes()
    melds: Melds = Melds()
    initial: InitialMeld = InitialMeld()
    pile: Pile = Pile()
    discard: Discards = Discards()
    going_out: GoingOut = GoingOut()
    scoring: Scoring = Scoring()
    end: End = End()
    three_handed: ThreeHanded = ThreeHanded()
    manners: Manners = Manners()


class Option(Struct, frozen=True, eq=False):
    """The declaration of an option: its section, type and allowed values, Classic's value and its source.

    ``needs`` is the option without which it has no effect, such as that of melds whose bonus it is.
    """

    id: str
    section: str
    type: Any
    allowed: Kind
    meaning: str
    classic: Any
    source: str = PAGAT_CLASSIC
    needs: Dependence | None = None

    @property
    def has_choice(self) -> bool:
        """Return whether the option has more than one possible value."""
        return not (isinstance(self.allowed, OneOf) and len(self.allowed.values) == 1)

    def allows(self, value: Any) -> bool:
        """Return whether the option may have this value."""
        return self.allowed.allows(value)


def _declared() -> Iterator[Option]:
    classic = Options()
    for section, declared in get_type_hints(Options).items():
        for name, hint in get_type_hints(declared, include_extras=True).items():
            of_type, *extras = get_args(hint)
            limits = None if isinstance(extras[0], str) else extras.pop(0)
            needs = extras.pop() if isinstance(extras[-1], Dependence) else None
            meaning, source = [*extras, PAGAT_CLASSIC][:2]
            value = getattr(getattr(classic, section), name)
            yield Option(name, section, of_type, kind_of(of_type, limits), meaning, value, source, needs)


OPTIONS: Final = tuple(_declared())
"""Every option, in the order of the rule card."""

OPTIONS_BY_ID: Final[dict[str, Option]] = {option.id: option for option in OPTIONS}

_Rules = TypeVar("_Rules", bound=Options)


def value_of(rules: Options, option_id: str) -> Any:
    """Return the value of an option in a rule set."""
    return getattr(getattr(rules, OPTIONS_BY_ID[option_id].section), option_id)


def holds(rules: Options, where: Mapping[str, Any]) -> bool:
    """Return whether each of these options has the value that is named, or one that passes the test."""
    values = ((value_of(rules, option_id), test) for option_id, test in where.items())
    return all(test(value) if callable(test) else value == test for value, test in values)


def other_than(*values: object) -> Callable[[object], bool]:
    """Return the test of a value that is none of these."""
    return lambda value: value not in values


def one_of(*values: object) -> Callable[[object], bool]:
    """Return the test of a value that is one of these."""
    return lambda value: value in values


def without_effect(rules: Options) -> Iterator[tuple[str, str]]:
    """Yield the options that change nothing under these rules, each after the option that it needs.

    They are no conflicts: a rule set may have them, and the form for house rules tells that they change nothing.
    """
    for option in OPTIONS:
        if option.needs is not None and not option.needs.is_met(value_of(rules, option.needs.on)):
            yield option.needs.on, option.id


def plain_value_of(rules: Options, option_id: str) -> Any:
    """Return the value of an option as a plain JSON value, selections and tables sorted: the same in every process."""
    return to_builtins(value_of(rules, option_id), order="deterministic")


def with_options(rules: _Rules, changes: Mapping[str, Any]) -> _Rules:
    """Return the rule set with some options changed.

    Values may be plain JSON values. The result is not validated as a whole; see
    :func:`bot.canasta.rules.validate.validate`.

    Raises:
        RuleSetError: if an id is unknown, or a value is of the wrong kind or not allowed.
    """
    problems: list[RuleProblem] = []
    by_section: dict[str, dict[str, Any]] = {}
    for option_id, value in changes.items():
        option = OPTIONS_BY_ID.get(option_id)
        if option is None:
            problems.append(unknown_option(option_id))
            continue
        try:
            by_section.setdefault(option.section, {})[option_id] = _typed(option, value)
        except RuleSetError as error:
            problems += error.problems
    if problems:
        raise RuleSetError(tuple(problems))
    changed = {
        section: structs.replace(getattr(rules, section), **values) for section, values in by_section.items()
    }
    return structs.replace(rules, **changed)


def _typed(option: Option, value: Any) -> Any:
    """Return a value converted to the type of its option.

    Raises:
        RuleSetError: if it is of the wrong kind or not allowed.
    """
    try:
        typed = convert(value, option.type)
    except ValidationError:
        pass
    else:
        if option.allows(typed):
            return typed
    raise RuleSetError((impossible_value(option, value),))


def impossible_value(option: Option, value: Any) -> RuleProblem:
    """Return the problem of a value that an option cannot have."""
    facts = {"value": value, "allowed": str(option.allowed)}
    return RuleProblem("impossible-value", option.id, fixes=(option.id,), facts=facts)


def unknown_option(option_id: str) -> RuleProblem:
    """Return the problem of an option that there is not."""
    return RuleProblem("unknown-option", option_id)


def differences(rules: Options, parent: Options) -> dict[str, Any]:
    """Return the options in which two rule sets differ, with the values of the first as plain JSON values."""
    # Most sections are equal; comparing them whole is much quicker than option by option.
    changed = {name for name in Options.__struct_fields__ if getattr(rules, name) != getattr(parent, name)}
    return {
        option.id: plain_value_of(rules, option.id)
        for option in OPTIONS
        if option.section in changed and value_of(rules, option.id) != value_of(parent, option.id)
    }
