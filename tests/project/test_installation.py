"""How the bot is installed and what it is allowed: little, and not by root."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import aiohttp
import discord
import pytest
from multidict import CIMultiDict, CIMultiDictProxy
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from yarl import URL

from bot import bootstrap
from bot.cli import judge
from bot.config import Settings
from bot.ui.administration.doctor_checks import _NEEDS
from bot.ui.toolkit.failures import traces
from bot.ui.toolkit.permissions import invitation
from tests.support.stores import postgres

ROOT = Path(__file__).parents[2]
TOKEN = "MTAxMjM0NTY3ODkwMTIzNDU2Nw.GabcDE.abcdefghijklmnopqrstuvwxyz_0123456789-A"


def read(*path: str) -> str:
    return ROOT.joinpath(*path).read_text(encoding="utf-8")


# ------------------------------------------------------------------------------------------------ the container


def test_the_container_runs_as_nobody_in_particular():
    last_stage = read("Dockerfile").rpartition("\nFROM ")[2]
    [user] = re.findall(r"^USER (.+)$", last_stage, re.MULTILINE)
    assert user not in {"root", "0"}
    assert f"--user-group --no-create-home --shell /usr/sbin/nologin {user}" in last_stage
    assert last_stage.index("USER ") < last_stage.index("CMD [")


def test_no_token_and_no_setting_file_gets_into_the_image():
    assert "DISCORD_TOKEN=" not in read("Dockerfile").replace("-e DISCORD_TOKEN=...", "")
    ignored = read(".dockerignore").split()
    assert "*" in ignored or ".env" in ignored


def test_compose_takes_away_what_the_bot_does_not_need():
    compose = read("docs", "deploy", "compose.yaml")
    for line in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert line in compose
    assert "privileged: true" not in compose
    assert "ports:" not in compose


def test_the_service_file_takes_away_what_the_bot_does_not_need():
    unit = read("docs", "deploy", "canasta-bot.service")
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "UMask=0077"):
        assert line in unit


def test_the_locked_packages_are_pinned_and_an_audit_reads_all_of_them():
    lock = [line for line in read(".ci", "requirements.lock").splitlines() if not line.startswith("#")]
    assert lock
    assert all(re.fullmatch(r"[\w.-]+==[\w.+!-]+", line) for line in lock if line)
    recipe = read("Makefile").partition("\naudit:")[2].partition("\n\n")[0]
    assert "pip-audit" in recipe
    assert "$(LOCK)" in recipe


def test_an_environment_that_could_not_be_made_is_made_at_the_next_try(tmp_path):
    """As on a full disk: Python's own module puts the interpreter there first, and pip after it."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    fails = tmp_path / "python"
    fails.write_text('#!/bin/sh\n[ "$1" = -c ] || { mkdir -p .venv/bin; touch .venv/bin/python; exit 1; }\n')
    fails.chmod(0o755)
    for _ in range(2):
        made = subprocess.run(
            ["make", f"PYTHON={fails}", ".venv/bin/python"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert made.returncode != 0
        assert "making .venv" in made.stdout


def test_what_builds_the_bot_is_locked_like_everything_else():
    lock = read(".ci", "requirements.lock").splitlines()
    locked = {canonicalize_name(line.partition("==")[0]) for line in lock if not line.startswith("#")}
    build = tomllib.loads(read("pyproject.toml"))["build-system"]
    needed = {canonicalize_name(Requirement(one).name) for one in build["requires"]}
    # A checkout that is installed in place needs `editables` besides.
    assert needed == {"hatchling"}
    assert needed | {"editables", "packaging", "pathspec", "pluggy", "trove-classifiers"} <= locked
    # pip builds in an environment of its own: --constraint has never reached that, and the first of these only up to pip 25.2.
    both = {"PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"}
    installs = [line for line in read("Makefile").splitlines() if "install --editable" in line]
    assert installs
    assert all("$(LOCKED) $(BIN)/python -m pip" in line for line in installs)
    [makefile] = re.findall(r"^LOCKED +:= (.+)$", read("Makefile"), re.MULTILINE)
    assert dict(one.split("=") for one in makefile.split()) == dict.fromkeys(both, "$(LOCK)")
    [dockerfile] = re.findall(r"^ENV (PIP_CONSTRAINT.+)$", read("Dockerfile"), re.MULTILINE)
    assert dict(one.split("=") for one in dockerfile.split()) == dict.fromkeys(both, "/src/requirements.lock")
    assert read("Dockerfile").index("PIP_BUILD_CONSTRAINT") < read("Dockerfile").index("pip wheel")
    [unit] = re.findall(r"^#   export (.+)$", read("docs", "deploy", "canasta-bot.service"), re.MULTILINE)
    assert dict(one.split("=") for one in unit.split()) == dict.fromkeys(both, ".ci/requirements.lock")
    assert "$(BUILDERS)" in read("Makefile").partition("\nlock:")[2].partition("\n\n")[0]


INSTEAD_OF_PYTHON = """#!/bin/sh
# Stands for `python -m venv`: what it makes says and answers what the test wants.
mkdir -p "$3/bin"
printf '#!/bin/sh\\nexit %s\\n' "$INSTALLS" > "$3/bin/python"
printf '#!/bin/sh\\necho "%s" >&2\\nexit %s\\n' "$SAYS" "$AUDITS" > "$3/bin/pip-audit"
chmod +x "$3/bin/python" "$3/bin/pip-audit"
"""

FOUND = "Found 2 known vulnerabilities in 1 package"
NOT_FOUND = "ERROR:pip_audit._cli:aiohttp: Dependency not found on PyPI and could not be audited"


@pytest.mark.parametrize(
    "installs, audits, says, ends, told",
    [
        (0, 0, "No known vulnerabilities found", True, None),
        (0, 1, FOUND, False, None),
        (0, 1, NOT_FOUND, False, "did not come to its end, so this says nothing about the packages"),
        (1, 0, "", False, "pip-audit could not be installed. This command needs the internet"),
    ],
)
def test_an_audit_without_the_internet_says_that_it_knows_nothing(
    tmp_path, installs, audits, says, ends, told
):
    python = tmp_path / "python"
    python.write_text(INSTEAD_OF_PYTHON, encoding="utf-8")
    python.chmod(0o700)
    ran = subprocess.run(
        ["make", "audit", f"PYTHON={python}"],
        cwd=ROOT,
        env={**os.environ, "INSTALLS": str(installs), "AUDITS": str(audits), "SAYS": says},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (ran.returncode == 0) is ends
    assert (told or "") in ran.stdout
    assert ("needs the internet" in ran.stdout or "says nothing" in ran.stdout) is (told is not None)
    assert says in ran.stdout


# ---------------------------------------------------------------------------------------------- what it may do


def test_the_invitation_asks_for_what_the_doctor_looks_for_and_nothing_more():
    [link] = re.findall(r"https://discord\.com/oauth2/authorize\?\S+?(?=`)", read("README.md"))
    asked = parse_qs(urlparse(link).query)
    granted = discord.Permissions(int(asked["permissions"][0]))
    may = {"view_channel" if name == "read_messages" else name for name, allowed in granted if allowed}
    assert asked["scope"] == ["bot applications.commands"]
    # Besides, the doctor looks whether evenings may be entered among the events of the server.
    assert may == {need.name for need in _NEEDS} | {"create_events"}
    assert link == invitation(1).replace("=1&", "=APP_ID&")


def test_no_privileged_intent_is_asked_for(tmp_path):
    bot = bootstrap.build_bot(Settings(_env_file=None, database_path=tmp_path / "c.db", discord_token=None))
    asked = {name for name, wanted in bot.intents if wanted}
    assert asked == {"guilds"}


# ------------------------------------------------------------------------------------------------- the token


def with_token_inside() -> list[Exception]:
    """What fails with the token in a header, an address or a message."""
    headers = CIMultiDictProxy(CIMultiDict({"Authorization": f"Bot {TOKEN}"}))
    request = aiohttp.RequestInfo(URL(f"https://discord.com/?token={TOKEN}"), "GET", headers)
    return [
        aiohttp.ClientResponseError(request, (), status=401, message=f"Bot {TOKEN}"),
        aiohttp.InvalidURL(f"https://discord.com/{TOKEN}"),
        aiohttp.ClientPayloadError(f"header Authorization: Bot {TOKEN}"),
        OSError(f"cannot connect with {TOKEN}"),
        ValueError(f"Bot {TOKEN}"),
        discord.DiscordException(f"improper token {TOKEN}"),
    ]


@pytest.mark.parametrize("failure", with_token_inside(), ids=lambda failure: type(failure).__name__)
def test_a_bot_that_cannot_go_on_says_so_without_the_token(failure, monkeypatch, capsys, no_logged_errors):
    no_logged_errors.expect("the bot cannot go on")

    async def fails(_settings: Settings, token: str) -> None:
        raise failure from RuntimeError(f"because of {token}")

    monkeypatch.setattr(bootstrap, "_serve", fails)
    settings = Settings(_env_file=None, discord_token=TOKEN)
    assert bootstrap.run(settings) == 1
    written = "".join(capsys.readouterr())
    assert "the bot cannot go on" in written
    assert TOKEN not in written


@pytest.mark.parametrize("failure", with_token_inside(), ids=lambda failure: type(failure).__name__)
def test_what_is_logged_of_a_fault_of_an_answer_holds_no_message_at_all(failure):
    with pytest.raises(type(failure)) as raised:
        raise failure
    assert TOKEN not in traces(raised.value)


def test_the_token_is_never_an_argument_that_others_can_see_in_the_list_of_processes():
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "token" not in done.stdout.lower()


# ---------------------------------------------------------------------------------------------- what is typed in


def test_a_line_without_end_is_not_kept_in_memory():
    class Endless:
        """Gives as many bytes as are asked for, three hundred megabytes in all."""

        def __init__(self) -> None:
            self.left = 300_000_000
            self.largest = 0

        def readline(self, limit: int) -> bytes:
            given = min(limit, self.left)
            self.left -= given
            self.largest = max(self.largest, given)
            return b"[" * given

    stream = Endless()
    [line] = judge._lines_of(stream)  # type: ignore[arg-type]
    assert len(line) == judge.LONGEST_LINE + 1
    assert stream.left == 0
    assert b"the line has more than" in judge.answer_line(line)


@pytest.mark.parametrize("bomb", [b"[" * 500_000, b'{"a":' * 150_000, b'"' + b"\\u0000" * 160_000 + b'"'])
def test_deep_and_swollen_json_is_refused_in_a_sentence(bomb):
    assert b'"error"' in judge.answer_line(bomb) or b'"problems"' in judge.answer_line(bomb)


# ---------------------------------------------------------------------------------------------- where it is checked out

NOT_PYTHON = """#!/bin/sh
# Stands for Python: `-m venv` makes an environment whose Python is this file, and every `pip` is written down.
case "$*" in
    *"-m venv"*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    *"-m pip"*) echo "$PIP_CONSTRAINT $PIP_BUILD_CONSTRAINT $*" >> "$WRITTEN" ;;
    *"-m bot"*) echo "$*" >> "$WRITTEN" ;;
esac
"""


def test_playing_installs_what_it_needs_and_nothing_is_installed_twice(tmp_path):
    checkout = tmp_path / "Canasta für alle"
    checkout.joinpath(".ci").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml", ".ci/requirements.lock"):
        shutil.copy(ROOT / name, checkout / name)
    python, written = tmp_path / "python", tmp_path / "written"
    python.write_text(NOT_PYTHON, encoding="utf-8")
    python.chmod(0o700)

    def make(target: str, token: str = "to.k.en") -> list[str]:
        written.write_text("", encoding="utf-8")
        told = subprocess.run(
            ["make", target, f"PYTHON={python}"],
            cwd=checkout,
            env={**os.environ, "WRITTEN": str(written), "DISCORD_TOKEN": token},
            capture_output=True,
            text=True,
            check=bool(token),
        ).stdout
        installed = [line for line in written.read_text(encoding="utf-8").splitlines() if " install " in line]
        assert ("==> installing" in told) is bool(installed)
        return installed

    # Without a token it would only say how to get one.
    assert make("run", token="") == []
    checkout.joinpath(".env").write_text("# DISCORD_TOKEN=to.k.en\nDISCORD_TOKEN=\n", encoding="utf-8")
    assert make("run", token="") == []
    assert not checkout.joinpath(".venv").exists()
    checkout.joinpath(".env").write_text("DISCORD_TOKEN=to.k.en\n", encoding="utf-8")
    [running] = make("run", token="")
    assert running.endswith(" --editable .")
    assert make("run") == []
    [playing] = make("play")
    assert playing.endswith(" --editable .[play]")
    assert "--quiet" not in playing
    assert playing.startswith(".ci/requirements.lock .ci/requirements.lock ")
    assert make("play") == make("run") == []
    [everything] = make("env")
    assert everything.endswith(" --editable .[play,test,bench,strong]")
    assert make("play") == make("env") == []
    (checkout / "pyproject.toml").touch()
    assert len(make("play")) == 1
    shutil.rmtree(checkout / ".venv")
    assert len(make("env")) == 1
    assert make("play") == make("run") == []


def test_the_check_of_every_change_runs_in_a_folder_that_others_may_not_enter():
    run = read(".ci", "run")
    assert 'private="$(mktemp -d)"' in run
    assert 'make --no-print-directory -C "$copy" test' in run.splitlines()[-1]


def test_the_database_server_of_the_tests_starts_from_a_private_folder(tmp_path, monkeypatch):
    packages = tmp_path / "für mich" / "site-packages"
    programs = postgres._programs()
    for folder in (programs, postgres._libraries(programs)):
        shutil.copytree(folder, packages / folder.relative_to(programs.parents[1]), symlinks=True)
    packages.parent.chmod(0o700)
    moved = packages / programs.relative_to(programs.parents[1])
    monkeypatch.setattr(postgres, "_programs", lambda: moved)
    assert not postgres._is_open(moved)
    server = postgres.PostgresServer()
    try:
        server.start()
    finally:
        server.remove()
