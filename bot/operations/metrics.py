"""Metrics for Prometheus.

No label holds an id, a name, a card or anything that people typed: labels are words from fixed lists in the code.
Counters count this process only; what is read from the database (`canasta_outbox_*`, `canasta_deadlines_*`,
`canasta_tables`) is the whole bot's, whichever process is asked.
"""

import math
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from bot.canasta.codec import CodecError, decode_action
from bot.service.backlog import Backlog
from bot.service.change import ActionRow, Change
from bot.service.matches.record import TableStatus

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_ANSWERS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
"""Buckets in seconds. After 1.5 Discord is told that an answer is coming; it waits 3 for the first sign."""

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The metrics of one process. Recording them is cheap, so they are always kept."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._actions = self._counter("canasta_actions", "Actions that were committed.", "action", "by")
        self._interactions = self._histogram(
            "canasta_interaction_seconds",
            "From taking an interaction to the end of its answer.",
            _ANSWERS,
            "kind",
            "outcome",
        )
        self._slow_answers = self._counter(
            "canasta_slow_answer_seconds",
            "Seconds of answers that took longer than three, by what they waited for.",
            "part",
        )
        self._in_progress = self._gauge("canasta_interactions_in_progress", "Interactions being answered.")
        self._tasks = self._gauge("canasta_tasks", "Tasks of the event loop.")
        self._refusals = self._counter("canasta_refusals", "Refusals, by the rule or reason.", "reason")
        self._faults = self._counter("canasta_faults", "Interactions that failed, by exception.", "exception")
        self._commits = self._histogram("canasta_commit_seconds", "Commits of the database.", _QUICK)
        self._writing = self._histogram(
            "canasta_write_lock_seconds", "How long changes held the lock for writing.", _QUICK
        )
        self._refused_commits = self._counter(
            "canasta_commits_refused", "Commits that wrote nothing: races, repetitions, trouble.", "why"
        )
        self._notices = self._counter(
            "canasta_notices", "What became of messages of the outbox at each try.", "fate"
        )
        self._requests = self._histogram(
            "canasta_discord_request_seconds", "Requests to Discord.", _ANSWERS, "method", "status"
        )
        self._gateway_events = self._counter(
            "canasta_gateway_events", "What happened to connections to the gateway.", "shard", "event"
        )
        self._unreadable = self._counter(
            "canasta_gateway_unreadable", "Payloads of the gateway that could not be read.", "event"
        )
        self._gateway_up = self._gauge("canasta_gateway_up", "Whether the shard is connected.", "shard")
        self._gateway_latency = self._gauge(
            "canasta_gateway_latency_seconds", "From heartbeat to its acknowledgement.", "shard"
        )
        self._servers = self._gauge("canasta_servers", "Servers that this process serves.")
        self._lag = self._histogram(
            "canasta_loop_lag_seconds", "How much later than asked for the event loop wakes.", _QUICK
        )
        self._outbox_length = self._gauge("canasta_outbox_length", "Messages that wait to be sent.")
        self._outbox_age = self._gauge("canasta_outbox_age_seconds", "Age of the oldest message that waits.")
        self._deadlines_due = self._gauge("canasta_deadlines_due", "Deadlines that have fallen due.")
        self._too_far_ahead = self._gauge(
            "canasta_too_far_ahead", "What should be done at once and waits for a moment in the future."
        )
        self._deadlines_late = self._gauge(
            "canasta_deadlines_late_seconds", "Since when the earliest of them is due."
        )
        self._tables = self._gauge("canasta_tables", "Tables, by status.", "status")
        self._database_up = self._gauge(
            "canasta_database_up", "Whether the database stored a probe when the metrics were asked for."
        )
        self._backup_failed = self._gauge(
            "canasta_backup_failed", "Whether the last backup that was due is missing."
        )
        self._build_info = self._gauge(
            "canasta_build_info", "Always 1; its labels name what runs.", "version", "python", "schema"
        )

    # ------------------------------------------------------------------------------------------- what happens

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        """Record an interaction that was answered, or could not be."""
        self._interactions.labels(kind, outcome).observe(seconds)

    def was_slow(self, spent: Mapping[str, float]) -> None:
        """Count the seconds of a slow answer, by what it waited for."""
        for part, seconds in spent.items():
            self._slow_answers.labels(part).inc(seconds)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        self._refusals.labels(reason).inc()

    def failed(self, fault: BaseException) -> None:
        """Count an interaction that failed with an exception."""
        self._faults.labels(type(fault).__name__).inc()

    def committed(self, change: Change, seconds: float) -> None:
        """Record a committed change."""
        self._commits.observe(seconds)
        for action in change.actions:
            self._actions.labels(_kind(action), _by(action)).inc()
        for fate in change.fates:
            self._notices.labels(fate.fate.value).inc()

    def wrote(self, seconds: float) -> None:
        """Record for how long a change held the lock for writing."""
        self._writing.observe(seconds)

    def not_committed(self, trouble: BaseException) -> None:
        """Count a change that was not written."""
        self._refused_commits.labels(type(trouble).__name__).inc()

    def requested(self, method: str, status: str, seconds: float) -> None:
        """Record a request to Discord, answered or not."""
        self._requests.labels(method, status).observe(seconds)

    def gateway(self, shard: int, event: str) -> None:
        """Count an event of a connection."""
        self._gateway_events.labels(str(shard), event).inc()

    def unreadable(self, event: str) -> None:
        """Count a payload of the gateway that could not be read."""
        self._unreadable.labels(event).inc()

    def lagged(self, seconds: float) -> None:
        """Record by how much the event loop woke too late."""
        self._lag.observe(seconds)

    # ----------------------------------------------------------------------------------------------- how it is

    def shards(self, latencies: Mapping[int, float | None], servers: int) -> None:
        """Set the present connections, each with its latency, or None where there is no connection."""
        self._servers.set(servers)
        for shard, latency in latencies.items():
            self._gateway_up.labels(str(shard)).set(latency is not None)
            self._gateway_latency.labels(str(shard)).set(math.nan if latency is None else latency)

    def in_progress(self, interactions: int, tasks: int) -> None:
        """Set the number of interactions that are being answered, and of all tasks."""
        self._in_progress.set(interactions)
        self._tasks.set(tasks)

    def built(self, version: str, python: str, schema: str) -> None:
        """Name what runs."""
        self._build_info.labels(version, python, schema).set(1)

    def health(self, *, stores: bool, backup_failed: bool) -> None:
        """Set whether the database stored a probe, and whether a backup is missing."""
        self._database_up.set(stores)
        self._backup_failed.set(backup_failed)

    def backlog(self, found: Backlog, now: datetime) -> None:
        """Set the counts from the database."""
        self._outbox_length.set(found.notices)
        self._outbox_age.set(_age(found.oldest_notice, now))
        self._deadlines_due.set(found.deadlines_due)
        self._deadlines_late.set(_age(found.earliest_due, now))
        self._too_far_ahead.set(found.too_far_ahead)
        for status in TableStatus:
            self._tables.labels(status.value).set(found.tables.get(status, 0))

    # ---------------------------------------------------------------------------------------------- making them

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(name, told, labels, registry=self.registry)

    def _gauge(self, name: str, told: str, *labels: str) -> Gauge:
        return Gauge(name, told, labels, registry=self.registry)

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, told, labels, buckets=buckets, registry=self.registry)


def _age(since: datetime | None, now: datetime) -> float:
    return 0.0 if since is None else max(0.0, (now - since).total_seconds())


def _kind(row: ActionRow) -> str:
    if not row.action:
        return "take_back"
    try:
        action = decode_action(row.action)
    except CodecError:
        return "unknown"
    return str(action.__struct_config__.tag)


def _by(row: ActionRow) -> str:
    if row.seat is None:
        return "table"
    if row.by_computer or row.actor is None:
        return "computer"
    return "person"
