"""Random rounds of any game, step by step."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final

from msgspec.structs import replace

from bot.canasta import engine
from bot.canasta.actions import Action, AskPartner, Discard, LayDown, StartRound, TakePile
from bot.canasta.cards import is_wild
from bot.canasta.rules.model import RuleSet
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.players.registry import PLAYERS
from tests.support.random_play import PlayedStep

LONGEST_ROUND: Final = 6000
"""So many steps no round takes: the stock, the recycled piles and the questions are all limited."""

_TOTALS: Final = (-200, 0, 0, 0, 1495, 3000, 5000, 7000)
_LIKINGS: Final = (0.9, 0.7, 0.3, 0.05)


class RandomMatch:
    """Some rounds that were played: the rules, the seed that repeats them, and every step."""

    def __init__(self, rules: RuleSet, seed: str, steps: list[PlayedStep]) -> None:
        self.rules = rules
        self.seed = seed
        self.steps = steps

    @cached_property
    def states(self) -> list[State]:
        """The states after each step."""
        return [step.after for step in self.steps]

    def random(self, purpose: str) -> Random:
        """Chance for one law, the same each time."""
        return Random(f"{self.seed} {purpose}")


def play(rules: RuleSet, seed: str, rounds: int = 1) -> RandomMatch:
    """Some rounds, begun at any score: players who like melds, players who do not, and computers of another level."""
    random = Random(seed)
    state = _at_any_score(engine.start_match(rules), random)
    steps: list[PlayedStep] = []
    for _ in range(rounds):
        if state.table.phase is Phase.MATCH_OVER:
            break
        liking = random.choice(_LIKINGS)
        thinking = random.random() < 0.3
        deal = StartRound(random.randbytes(32).hex(), label=seed, cut=random.choice(("", "cut")))
        steps.append(_step(state, None, deal))
        state = steps[-1].after
        for _ in range(LONGEST_ROUND):
            if not state.table.is_running:
                break
            seat = _who_acts(state, random)
            view = engine.view_of(state, seat)
            if thinking and seat % 2 and seat in state.table.seats_to_act:
                action = PLAYERS["steady"].choose(view, random)
            else:
                action = choose(list(engine.legal_actions(view)), random, liking)
            steps.append(_step(state, seat, action))
            state = steps[-1].after
        assert not state.table.is_running, "the round does not end"
    return RandomMatch(rules, seed, steps)


def _step(state: State, seat: Seat | None, action: Action) -> PlayedStep:
    step = engine.apply(state, seat, action)
    return PlayedStep(state, seat, action, step.state, step.events)


def _who_acts(state: State, random: Random) -> Seat:
    question = state.table.question
    if question is not None and question.answer is None and random.random() < 0.1:
        return question.asker
    return random.choice(state.table.seats_to_act)


def _at_any_score(state: State, random: Random) -> State:
    """The match as if some rounds had been played: other initial melds are due, other numbers are drawn."""
    table = state.table
    most = table.rules.end.target_score - 5
    totals = tuple(min(most, random.choice(_TOTALS)) for _ in table.totals)
    played = random.randint(0, 3) if table.rules.end.round_count is None else 0
    return replace(state, table=replace(table, totals=totals, round=played))


def choose(offers: list[Action], random: Random, liking: float) -> Action:
    """Something a player might do: without a liking for melds no round gets anywhere."""
    building = [action for action in offers if isinstance(action, LayDown | TakePile | AskPartner)]
    if building and random.random() < liking:
        return random.choice(building)
    wilds = [action for action in offers if isinstance(action, Discard) and is_wild(action.card)]
    if wilds and len(wilds) < len(offers) and random.random() < 0.8:
        offers = [action for action in offers if action not in wilds]
    return random.choice(offers)
