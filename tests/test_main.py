import importlib.util
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.config import Settings

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_without_a_token_run_says_what_to_do(capsys):
    assert command_line.main(["run"]) == 2
    said = capsys.readouterr().err
    assert "make play" in said
    assert ".env.example" in said
    assert "Reset Token" in said


def test_unusable_settings_are_named(monkeypatch, capsys):
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    assert command_line.main(["run"]) == 2
    assert "LOG_LEVEL must be" in capsys.readouterr().err


def test_a_container_that_is_always_started_again_stays_where_that_would_not_help(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "run", "--stay"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        said: list[str] = []
        while "waiting to be stopped" not in "".join(said[-1:]):
            said.append(process.stderr.readline())
            assert said[-1], "it has ended by itself"
        assert "Reset Token" in "".join(said)
        assert process.poll() is None
        process.terminate()
        assert process.wait(timeout=60) == 2


def test_the_playground_says_what_it_lacks(monkeypatch, capsys):
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert command_line.main(["play"]) == 2
    assert "make play" in capsys.readouterr().err


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as raised:
        command_line.main(["--version"])
    assert raised.value.code == 0
    assert capsys.readouterr().out == f"canasta-bot {metadata.version('canasta-bot')}\n"


@pytest.mark.parametrize("port", ["99999", "-1", "x"])
def test_a_port_that_is_none_is_a_sentence(capsys, port):
    with pytest.raises(SystemExit) as raised:
        command_line.main(["play", "--port", port])
    assert raised.value.code == 2
    assert f"{port} is no port" in capsys.readouterr().err


def test_an_unknown_command_names_the_known_ones(capsys):
    with pytest.raises(SystemExit) as raised:
        command_line.main(["fly"])
    assert raised.value.code == 2
    assert "health" in capsys.readouterr().err


def test_the_help_tells_every_command_with_what_it_does(capsys):
    with pytest.raises(SystemExit) as raised:
        command_line.main(["--help"])
    assert raised.value.code == 0
    told = capsys.readouterr().out
    for name, command in command_line.COMMANDS.items():
        assert f"  {name:8} {command.help}" in told


@pytest.mark.parametrize("name", command_line.COMMANDS)
def test_every_command_has_help_of_its_own(name, capsys):
    with pytest.raises(SystemExit) as raised:
        command_line.main([name, "--help"])
    assert raised.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m bot {name} [-h]")


def test_the_command_line_itself_loads_no_discord():
    program = "import sys, bot.__main__; bot.__main__.main(['health']); sys.exit('discord' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
