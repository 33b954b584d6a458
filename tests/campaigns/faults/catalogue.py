"""The faults that are kept, by what they break. A new guard gets one here, together with its test."""

from typing import Final

from tests.campaigns.faults.fault import PlantedFault

_PLAY: Final = ("tests/service/matches/test_play.py",)
_BOOT: Final = ("tests/test_bootstrap.py",)
_LOGS: Final = ("tests/test_logs.py", "tests/test_bootstrap.py")
_MAY: Final = ("tests/cogs/abuse/test_permissions.py",)
_LEAVING: Final = (
    "tests/service/seats/test_substitutes.py",
    "tests/service/seats/test_giving_up.py",
    "tests/service/seats/test_turn_of_a_substitute.py",
)
_PRIVACY: Final = ("tests/service/people/test_privacy.py",)
_TOLD: Final = (
    "tests/service/people/test_privacy.py::test_nobody_is_told_what_another_holder_of_the_seat_was_told",
    "tests/service/people/test_privacy.py::test_the_document_ends_where_a_seat_was_handed_over",
)
_NAMED: Final = (
    "tests/service/people/test_privacy.py::test_nothing_in_the_whole_database_names_who_was_forgotten",
    "tests/service/people/test_privacy.py::test_what_is_stored_is_counted",
)
_OPENED: Final = ("tests/service/deals/test_opened.py", "tests/service/history/test_replays.py")
_RETENTION: Final = ("tests/service/administration/test_retention.py",)
_REQUESTS: Final = ("tests/storage/test_requests.py",)
_SHUFFLE: Final = ("tests/canasta/test_shuffle.py",)
_CLOCKS: Final = (
    "tests/service/clocks/test_clocks.py",
    "tests/service/clocks/test_reminders_and_rest.py",
)

SECRETS: Final = (
    PlantedFault(
        "secrets of four bytes",
        "bot/bootstrap.py",
        "return self._random_bytes(_SECRET_BYTES)",
        "return self._random_bytes(4).rjust(_SECRET_BYTES, b'c')",
        _BOOT,
    ),
    PlantedFault(
        "secrets of four bytes that look long",
        "bot/bootstrap.py",
        "return self._random_bytes(_SECRET_BYTES)",
        "return self._random_bytes(4) * 8",
        _BOOT,
    ),
    PlantedFault(
        "secrets that can be foretold",
        "bot/bootstrap.py",
        "entropy: Callable[[int], bytes] = secrets.token_bytes,",
        "entropy: Callable[[int], bytes] = __import__('random').randbytes,",
        _BOOT,
    ),
    PlantedFault(
        "secrets that can be foretold in the running bot alone",
        "bot/bootstrap.py",
        "bot = build_bot(settings, workers=workers, has_emojis=True, has_pictures=True)",
        "bot = build_bot(settings, workers=workers, entropy=__import__('random').randbytes)",
        _BOOT,
    ),
    PlantedFault(
        "no secrets are told to the log",
        "bot/bootstrap.py",
        "secrets=_secrets(settings), log_format",
        "log_format",
        _LOGS,
    ),
    PlantedFault(
        "the token is not told to the log",
        "bot/bootstrap.py",
        "for secret in (token, url, password, unquote(password))",
        "for secret in (url, password, unquote(password))",
        _LOGS,
    ),
    PlantedFault(
        "the password is not told to the log",
        "bot/bootstrap.py",
        "for secret in (token, url, password, unquote(password))",
        "for secret in (token, url)",
        _LOGS,
    ),
    PlantedFault(
        "secrets stay in lines of text",
        "bot/logs.py",
        "return self._without_secrets(super().format(self._redacted(record)))",
        "return super().format(self._redacted(record))",
        _LOGS,
    ),
    PlantedFault(
        "secrets stay in lines of JSON",
        "bot/logs.py",
        "{name: self._without_secrets(text) for name, text in fields.items()}",
        "fields",
        _LOGS,
    ),
    PlantedFault(
        "tokens of interactions stay in the log",
        "bot/logs.py",
        'return _ADDRESS_TOKEN.sub(r"\\1[token]", text)',
        "return text",
        _LOGS,
    ),
    PlantedFault(
        "hands are written to the log",
        "bot/logs.py",
        'return arg if may_show else f"[{type(arg).__name__} withheld]"',
        "return arg",
        _LOGS,
    ),
    PlantedFault(
        "messages of exceptions are written to the log",
        "bot/logs.py",
        'if is_harmless else f"{kind.__qualname__} [message withheld]"',
        'if is_harmless else f"{kind.__qualname__}: {failure}"',
        _LOGS,
    ),
    PlantedFault(
        "the secret of a running round is opened",
        "bot/service/deals/opened_deals.py",
        "if chosen is None or not chosen.is_over:",
        "if chosen is None:",
        _OPENED,
    ),
    PlantedFault(
        "a running round is shown with all hands open",
        "bot/service/history/replays.py",
        "over = tuple(one for one in known if one.is_over)",
        "over = known",
        _OPENED,
    ),
    PlantedFault(
        "a running round counts as over where the table is open",
        "bot/service/history/replays.py",
        "and record.status is TableStatus.FINISHED:",
        "and record.status is not TableStatus.LOBBY:",
        _OPENED,
    ),
    PlantedFault(
        "private events are told to everybody",
        "bot/canasta/events.py",
        "if event.audience in (None, seat)]",
        "if True or seat]",
        ("tests/canasta/phases/threes/test_red_threes.py",),
    ),
    PlantedFault(
        "a seat sees the hand of another",
        "bot/canasta/engine.py",
        "return SeatView(state.table, seat, state.hands[seat])",
        "return SeatView(state.table, seat, state.hands[seat - 1])",
        ("tests/canasta/phases/test_dealing.py",),
    ),
    PlantedFault(
        "the seal tells the secret",
        "bot/canasta/shuffle.py",
        "return hashlib.sha256(secret).hexdigest()",
        "return secret.hex()",
        _SHUFFLE,
    ),
    PlantedFault(
        "cuts do not count",
        "bot/canasta/shuffle.py",
        "hashlib.sha256(cut.encode()).hexdigest()",
        "hashlib.sha256(b'').hexdigest()",
        _SHUFFLE,
    ),
    PlantedFault(
        "purposes share one stream",
        "bot/canasta/shuffle.py",
        '("canasta", purpose, label,',
        '("canasta", DEAL, label,',
        _SHUFFLE,
    ),
    PlantedFault(
        "numbers of the shuffle are not even",
        "bot/canasta/shuffle.py",
        "while word >= fair:",
        "while False and word >= fair:",
        _SHUFFLE,
    ),
    PlantedFault(
        "a secret that was not sealed passes the check",
        "bot/service/deals/verifying.py",
        "if commitment(secret) != deal.commitment:",
        "if False:",
        ("tests/service/deals/test_verifying.py",),
    ),
    PlantedFault(
        "hands that were not dealt pass the check",
        "bot/service/deals/verifying.py",
        "if deal.hands and deal.hands != tuple(map(cards_text, self.state.hands)):",
        "if False:",
        ("tests/service/deals/test_verifying.py",),
    ),
    PlantedFault(
        "everybody may read the database file",
        "bot/storage/sqlite/engine.py",
        "path.chmod(0o600)",
        "path.chmod(0o644)",
        ("tests/storage/sqlite/test_store.py", "tests/storage/sqlite/test_file_check.py"),
    ),
)
"""What guards secrets."""

PRIVACY: Final = (
    PlantedFault(
        "a document tells what an earlier holder of the seat was told",
        "bot/service/people/privacy.py",
        "Stint(holder.seat, holder.since, None)",
        "Stint(holder.seat, 0, None)",
        _TOLD,
    ),
    PlantedFault(
        "a document tells a former holder what the one before was told",
        "bot/service/people/privacy.py",
        "Stint(tenure.seat, begun.get(tenure.seat, 0), tenure.upto)",
        "Stint(tenure.seat, 0, tenure.upto)",
        _TOLD,
    ),
    PlantedFault(
        "a document tells a former holder what later ones are told",
        "bot/service/people/privacy.py",
        "Stint(tenure.seat, begun.get(tenure.seat, 0), tenure.upto)",
        "Stint(tenure.seat, begun.get(tenure.seat, 0), None)",
        _TOLD,
    ),
    PlantedFault(
        "names in titles are kept",
        "bot/service/people/anonymising.py",
        "title=without_names(record.title, names, SOMEBODY)",
        "title=record.title",
        (
            "tests/service/people/test_privacy.py::test_a_name_in_a_title_is_found_in_any_case_and_with_any_ending",
        ),
    ),
    PlantedFault(
        "plays keep the id of who is forgotten",
        "bot/storage/erasure.py",
        "update(schema.actions).where(schema.actions.c.actor_id == _of_user).values(actor_id=null()),",
        "",
        _NAMED,
    ),
    PlantedFault(
        "ids of clicks keep the id of who is forgotten",
        "bot/storage/erasure.py",
        "    _run(connection, _delete_requests, b_digits=str(user))\n",
        "",
        _PRIVACY,
    ),
    PlantedFault(
        "who was forgotten sees a second hand of the round",
        "bot/service/people/erased_holders.py",
        "return bool(found) and compare_digest(found, _hash(user, key))",
        "return False",
        ("tests/service/people/test_privacy.py::test_who_was_forgotten_sees_no_second_hand_of_the_round",),
    ),
    PlantedFault(
        "marks of two tables show that they are one person's",
        "bot/service/people/erased_holders.py",
        "key = blake2b(str(record.id).encode(), key=secret, digest_size=_HALF).digest()",
        "key = blake2b(b'', key=secret, digest_size=_HALF).digest()",
        _PRIVACY,
    ),
    PlantedFault(
        "tables in private threads are shown to others",
        "bot/ui/tables/visibility.py",
        "(isinstance(place, discord.Thread) and place.is_private())",
        "False",
        ("tests/cogs/secrecy/test_visibility.py",),
    ),
    PlantedFault(
        "tables in hidden channels are shown to others",
        "bot/ui/tables/visibility.py",
        "return may is not None and may.view_channel",
        "return True",
        ("tests/cogs/secrecy/test_visibility.py",),
    ),
    PlantedFault(
        "tables of other servers are shown",
        "bot/ui/tables/visibility.py",
        "if record.guild != context.guild:",
        "if False:",
        _MAY,
    ),
    PlantedFault(
        "who has left a server plays on by direct message",
        "bot/ui/tables/visibility.py",
        "if not is_member:",
        "if False:",
        ("tests/cogs/abuse/test_forged_input.py",),
    ),
    PlantedFault(
        "hands open in conversations between people",
        "bot/ui/tables/visibility.py",
        "if not context.is_between_us:",
        "if False:",
        ("tests/cogs/abuse/test_forged_input.py",),
    ),
    PlantedFault(
        "who was a member once counts as one for ever",
        "bot/ui/toolkit/members.py",
        "known[0] <= now < known[0] + _KNOWN_FOR",
        "known[0] <= now",
        ("tests/cogs/play/test_direct_messages.py",),
    ),
    PlantedFault(
        "invisible signs stay in names",
        "bot/service/people/visible_text.py",
        'return ""\n    at = found.start()\n    shapes',
        "return found[0]\n    at = found.start()\n    shapes",
        ("tests/service/people/test_visible.py",),
    ),
    PlantedFault(
        "people may wear the mark of computers",
        "bot/service/people/visible_text.py",
        'text[:_LONGEST].replace(COMPUTER_MARK, " ")',
        "text[:_LONGEST]",
        ("tests/service/people/test_visible.py",),
    ),
)
"""What guards what is private."""

PERMISSIONS: Final = (
    PlantedFault(
        "anybody presses the buttons of house rules",
        "bot/ui/house_rules/buttons.py",
        "if not click.administers:",
        "if False:",
        _MAY,
    ),
    PlantedFault(
        "anybody opens the menus of a house rule",
        "bot/ui/house_rules/buttons.py",
        "    _expect_admin(click)\n    return await",
        "    return await",
        _MAY,
    ),
    PlantedFault(
        "anybody takes over what another server shares",
        "bot/ui/house_rules/buttons.py",
        "    _expect_admin(click)\n    embeds",
        "    embeds",
        _MAY,
    ),
    PlantedFault(
        "anybody opens the terms of a house rule",
        "bot/ui/clocks/terms_buttons.py",
        "if not click.administers:",
        "if False:",
        _MAY,
    ),
    PlantedFault(
        "anybody changes the terms of house rules and servers",
        "bot/ui/clocks/terms_form.py",
        "if not context.administers:",
        "if False:",
        _MAY,
    ),
    PlantedFault(
        "an onlooker sets the terms of a lobby",
        "bot/service/lobby/preparation.py",
        "            if not is_admin and record.host != actor:\n                raise NotHost(table=table, host=record.host)\n            if record.terms == terms:",
        "            if record.terms == terms:",
        ("tests/service/clocks/test_terms.py",),
    ),
    PlantedFault(
        "everybody counts as an admin of the table's terms",
        "bot/ui/clocks/terms_buttons.py",
        "click.table, click.user, terms, is_admin=click.administers, key=click.key",
        "click.table, click.user, terms, is_admin=True, key=click.key",
        _MAY,
    ),
    PlantedFault(
        "anybody ends a table",
        "bot/service/lobby/preparation.py",
        "            if not is_admin and record.host != actor:\n                raise NotHost(table=table, host=record.host)\n            seat = record.seat_of(actor)",
        "            seat = record.seat_of(actor)",
        ("tests/service/lobby/test_lobby.py",),
    ),
    PlantedFault(
        "everybody counts as an admin of the table that is ended",
        "bot/ui/lobby/buttons.py",
        "is_admin = click.administers and record.host != click.user",
        "is_admin = record.host != click.user",
        _MAY,
    ),
    PlantedFault(
        "anybody frees the seats of a rematch",
        "bot/service/lobby/preparation.py",
        "            if not is_admin and record.host != actor:\n                holder_in(record, actor)",
        "            if False:\n                holder_in(record, actor)",
        ("tests/service/lobby/test_rematch.py",),
    ),
    PlantedFault(
        "an onlooker adds computers",
        "bot/service/lobby/preparation.py",
        "            holder_in(record, actor)\n            taken = free_seat",
        "            taken = free_seat",
        ("tests/service/lobby/test_lobby.py",),
    ),
    PlantedFault(
        "an onlooker sends computers away",
        "bot/service/lobby/preparation.py",
        "            holder_in(record, actor)\n            computers = [",
        "            computers = [",
        ("tests/service/lobby/test_lobby.py",),
    ),
    PlantedFault(
        "an offered seat is taken by who is not invited",
        "bot/service/seats/substitutes.py",
        "if offer.to not in {None, person.user}:",
        "if False:",
        _LEAVING,
    ),
    PlantedFault(
        "an offered seat shows a second hand of the round",
        "bot/service/seats/substitutes.py",
        "            _expect_to_know_no_other_hand(record, person.user, seat, dealt)\n",
        "",
        _LEAVING,
    ),
    PlantedFault(
        "somebody sits on two seats",
        "bot/service/seats/substitutes.py",
        "            if record.seat_of(person.user) is not None:\n                raise PersonAlreadySeated(table=table, user=person.user)\n            if offer",
        "            if offer",
        _LEAVING,
    ),
    PlantedFault(
        "a limit of the server does not hold for substitutes",
        "bot/service/seats/substitutes.py",
        "if before is not None and await self._store.request(key) is None:",
        "if False:",
        _LEAVING,
    ),
    PlantedFault(
        "an offered seat is taken from where it cannot be seen",
        "bot/ui/seats/buttons.py",
        'see its cards."""\n    await record_here(click, click.table)\n',
        'see its cards."""\n',
        _MAY,
    ),
    PlantedFault(
        "an offer is withdrawn by anybody",
        "bot/service/seats/substitutes.py",
        "if holder.seat != seat and offer.by != user:",
        "if False:",
        _LEAVING,
    ),
    PlantedFault(
        "a side is given up by the other one",
        "bot/service/seats/resigning.py",
        "    if side_of(record, holder.seat) != side:\n        raise NotYourSide(table=record.id)\n",
        "",
        _LEAVING,
    ),
    PlantedFault(
        "anybody moves a table",
        "bot/service/delivery/guild_events.py",
        "if not may and not is_admin:",
        "if False:",
        ("tests/cogs/delivery/test_table_channels.py", "tests/cogs/abuse/test_permissions.py"),
    ),
    PlantedFault(
        "the commands of admins are for everybody",
        "cogs/admin.py",
        "@app_commands.default_permissions(manage_guild=True)\n",
        "",
        ("tests/cogs/play/test_commands.py", "tests/cogs/administration/test_admin.py"),
    ),
    PlantedFault(
        "everybody administers",
        "bot/ui/toolkit/interaction.py",
        "return self.interaction.permissions.manage_guild",
        "return True",
        _MAY,
    ),
    PlantedFault(
        "a kept seat is taken by others",
        "bot/service/lobby/seating.py",
        "    expect_not_kept(record, wanted, user)\n    return wanted",
        "    return wanted",
        ("tests/service/lobby/test_rematch.py",),
    ),
)
"""What guards who may do what."""

STATE: Final = (
    PlantedFault(
        "a click on an old board counts",
        "bot/service/matches/play.py",
        "if command.version is not None and command.version != record.version:",
        "if False:",
        _PLAY,
    ),
    PlantedFault(
        "an interaction counts twice",
        "bot/service/matches/play.py",
        "            if loaded.request is not None:\n                return await self._repeat(loaded, seat, loaded.request)\n",
        "",
        (*_PLAY, "tests/service/matches/test_races.py"),
    ),
    PlantedFault(
        "interaction ids are forgotten after a second",
        "bot/storage/writes.py",
        "REQUESTS_LIVE = timedelta(days=1)",
        "REQUESTS_LIVE = timedelta(seconds=1)",
        _REQUESTS,
    ),
    PlantedFault(
        "interaction ids are kept for ever",
        "bot/storage/writes.py",
        "schema.requests.c.at < bindparam(",
        "schema.requests.c.at > bindparam(",
        _REQUESTS,
    ),
    PlantedFault(
        "two change a table at once",
        "bot/service/concurrency.py",
        "        if before is None:\n            self._waiting[self._table] = deque()\n            return\n",
        "        self._waiting[self._table] = before or deque()\n        if True:\n            return\n",
        ("tests/service/matches/test_races.py", "tests/service/lobby/test_lobby.py"),
    ),
    PlantedFault(
        "a record that was changed meanwhile is overwritten",
        "bot/storage/writes.py",
        "if {row.id: row.revision for row in found} != seen:",
        "if False:",
        ("tests/storage/test_store.py",),
    ),
    PlantedFault(
        "a match starts with empty seats",
        "bot/service/lobby/preparation.py",
        "            if missing:\n",
        "            if False:\n",
        ("tests/service/lobby/test_lobby.py",),
    ),
    PlantedFault(
        "a table is changed after its start",
        "bot/service/lobby/seating.py",
        "if record.status is not TableStatus.LOBBY:",
        "if False:",
        ("tests/service/lobby/test_lobby.py",),
    ),
    PlantedFault(
        "what the rules refuse is played by computers",
        "bot/service/matches/computers.py",
        "            violation = check(view, action)\n",
        "            violation = None\n",
        ("tests/service/matches/test_computers.py",),
    ),
    PlantedFault(
        "a cut comes after its deal",
        "bot/service/deals/cuts.py",
        "if number is not None and number != coming.round:",
        "if False:",
        ("tests/service/deals/test_cuts.py",),
    ),
)
"""What guards the state of tables and matches."""

TIME: Final = (
    PlantedFault(
        "servers are kept for nine days by default",
        "bot/config.py",
        "removed_servers_kept_days: Annotated[int, Field(ge=1, le=36_500)] = 90",
        "removed_servers_kept_days: Annotated[int, Field(ge=1, le=36_500)] = 9",
        ("tests/test_config.py",),
    ),
    PlantedFault(
        "tables that are over are deleted by default",
        "bot/config.py",
        "closed_tables_kept_days: Annotated[int, Field(ge=0, le=36_500)] = 0",
        "closed_tables_kept_days: Annotated[int, Field(ge=0, le=36_500)] = 30",
        ("tests/test_config.py",),
    ),
    PlantedFault(
        "servers are kept for hours, not days",
        "bot/bootstrap.py",
        "timedelta(days=settings.removed_servers_kept_days)",
        "timedelta(hours=settings.removed_servers_kept_days)",
        _BOOT,
    ),
    PlantedFault(
        "tables that are over are kept for ever whatever is set",
        "bot/bootstrap.py",
        "timedelta(days=closed) if closed else None",
        "None",
        _BOOT,
    ),
    PlantedFault(
        "without settings servers are deleted after nine days",
        "bot/service/administration/retention.py",
        "removed_servers: timedelta | None = timedelta(days=90)",
        "removed_servers: timedelta | None = timedelta(days=9)",
        _RETENTION,
    ),
    PlantedFault(
        "servers where the bot is are deleted",
        "bot/service/administration/retention.py",
        "if not settings.is_gone or kept is None:",
        "if kept is None:",
        _RETENTION,
    ),
    PlantedFault(
        "servers are deleted before their time",
        "bot/service/administration/retention.py",
        "return settings.gone_since + kept <= now",
        "return settings.gone_since <= now",
        _RETENTION,
    ),
    PlantedFault(
        "open tables are deleted with those that are over",
        "bot/storage/erasure.py",
        "~or_(*(_t.status == status.value for status in sorted(OPEN))),",
        "",
        _RETENTION,
    ),
    PlantedFault(
        "time runs out at once",
        "bot/service/clocks/time_outs.py",
        "            if due > at.now:\n                return Decision(record)\n",
        "",
        _CLOCKS,
    ),
    PlantedFault(
        "somebody gives time to oneself",
        "bot/service/clocks/time_outs.py",
        "            if running.seat == seat:\n                raise NothingToDecide(table=table)\n            record = with_more_time",
        "            record = with_more_time",
        _CLOCKS,
    ),
    PlantedFault(
        "a turn is played by others before its time is over",
        "bot/service/clocks/time_outs.py",
        "or not running.has_run_out or running.seat == seat:",
        "or running.seat == seat:",
        _CLOCKS,
    ),
    PlantedFault(
        "vacation has no end",
        "bot/service/clocks/turn_time.py",
        "return timedelta(seconds=max(0, left))",
        "return timedelta(seconds=max(3600, left))",
        _CLOCKS,
    ),
    PlantedFault(
        "there is no limit to clicks",
        "bot/ui/toolkit/rate_limit.py",
        "if bucket.left < count:",
        "if False:",
        ("tests/ui/toolkit/test_rate_limit.py",),
    ),
    PlantedFault(
        "a limit to clicks never ends",
        "bot/ui/toolkit/rate_limit.py",
        "return min(float(self._most), bucket.left + gained)",
        "return bucket.left",
        ("tests/ui/toolkit/test_rate_limit.py",),
    ),
)
"""What guards time."""

AREAS: Final = {
    "secrets": SECRETS,
    "what is private": PRIVACY,
    "who may do what": PERMISSIONS,
    "state": STATE,
    "time": TIME,
}
FAULTS: Final = tuple(fault for faults in AREAS.values() for fault in faults)
