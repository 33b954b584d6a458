"""The agreements of the design that a machine can check."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.canasta.rules.options import OPTIONS
from bot.canasta.rules.presets import DESCRIPTIONS

ROOT = Path(__file__).parents[2]
OURS = sorted([*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")])
GAME = sorted(ROOT.glob("bot/canasta/**/*.py"))

TOP_LEVEL = {
    "pyproject.toml", "bot", "cogs", "tests", "Dockerfile", "README.md", "Makefile", "docs", "CHANGELOG.md",
}  # fmt: skip

# Ids of rule sets: the game's code must not know them, so that a rule set is data and nothing else.
PRESETS = set(DESCRIPTIONS)

REAL_TIME = re.compile(
    r"datetime\.(?:now|utcnow|today)\(|date\.today\(|(?<![\w.])time\.time(?:_ns)?\(|CURRENT_TIMESTAMP"
    r"|func\.(?:now|current_timestamp)\(|strftime\('%s'|unixepoch\("
)
# The health command is another process than the bot; it compares with the real clock.
MAY_KNOW_THE_TIME = {"bot/cli/database.py": 1, "bot/cli/run.py": 1}


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=named(path))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""


def test_the_import_contracts_are_kept():
    program = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"Contracts: [1-9]\d* kept, 0 broken", done.stdout)


@pytest.mark.parametrize("path", GAME, ids=named)
def test_the_game_imports_only_itself_msgspec_and_the_standard_library(path):
    for name in imported(tree_of(path)):
        top = name.partition(".")[0]
        if top == "bot":
            assert name == "bot.canasta" or name.startswith("bot.canasta."), name
        else:
            assert top == "msgspec" or top in sys.stdlib_module_names, name


@pytest.mark.parametrize("path", [*GAME, *sorted(ROOT.glob("bot/players/**/*.py"))], ids=named)
def test_chance_is_a_parameter(path):
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {alias.name for alias in node.names} == {"Random"}
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            assert node.attr == "Random", f"random.{node.attr} in line {node.lineno}"


@pytest.mark.parametrize(
    "path", [path for path in GAME if not re.match(r"bot/canasta/rules/presets\b", named(path))], ids=named
)
def test_the_game_knows_no_preset_by_name(path):
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert node.value not in PRESETS, f"{node.value!r} in line {node.lineno}"
        if isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                name = side.attr if isinstance(side, ast.Attribute) else getattr(side, "id", "")
                assert name not in {"preset", "preset_id"}, f"comparison with a preset in line {node.lineno}"


def test_the_secret_state_is_named_by_the_game_and_the_services_that_apply_actions_alone():
    """The import contract forbids the module; this forbids the way round it, a name handed on by another module."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (allowed,) = [contract["allowed_importers"] for contract in contracts if contract["id"] == "secret-state"]
    for path in OURS:
        module = named(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if any(module == name or module.startswith(f"{name}.") for name in allowed):
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot."):
                assert "State" not in {alias.name for alias in node.names}, f"{module}, line {node.lineno}"


def test_time_comes_from_outside():
    found = {}
    for path in OURS:
        count = len(REAL_TIME.findall(path.read_text(encoding="utf-8")))
        if count:
            found[named(path)] = count
    assert found == MAY_KNOW_THE_TIME


def test_files_are_named_for_an_idea():
    vague = re.compile(
        r"(?:^|_)(?:utils?|helpers?|managers?|data|info|handlers?|handles?|common|misc)(?:_|$)"
    )
    assert [named(path) for path in OURS if vague.search(path.stem)] == []


@pytest.mark.skipif(
    not (ROOT / ".git").exists(), reason="only a checkout knows which files belong to the project"
)
def test_nothing_else_lies_at_the_top():
    listed = subprocess.run(
        ["git", "ls-files", "-z"],
        cwd=ROOT,
        env={**os.environ, "GIT_OPTIONAL_LOCKS": "0"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    top = {name.partition("/")[0] for name in listed.split("\0") if name}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


def test_the_lock_pins_versions_and_names_no_address():
    lines = (ROOT / ".ci" / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert len(pins) > 20
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", pin)] == []


def test_no_secret_or_database_is_kept_in_the_repository():
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {".env", "/data/", "*.db"} <= set(ignored)


def test_the_readme_counts_games_and_options() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{len(DESCRIPTIONS)} games" in readme
    assert f"{len(OPTIONS)} options" in readme


def test_no_module_of_the_game_imports_itself_by_way_of_others():
    game = {
        named(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in GAME
    }
    left = {
        name: {
            module
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.ImportFrom)
            for module in {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
            if module in game and module != name
        }
        for name, path in game.items()
    }
    while done := {name for name, needs in left.items() if not needs & left.keys()}:
        left = {name: needs for name, needs in left.items() if name not in done}
    assert sorted(left) == []
