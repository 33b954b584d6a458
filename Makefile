# Everything a newcomer needs: `make play`. Everything a contributor needs: `make test`.
SHELL       := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
LOCK    := .ci/requirements.lock
# For packages and for what builds them: older versions of pip read the first of these for both, newer ones the second too.
LOCKED  := PIP_CONSTRAINT=$(LOCK) PIP_BUILD_CONSTRAINT=$(LOCK)
# What has been installed: enough to run the bot, to play too, or everything.
RUNNING := $(VENV)/$(if $(STRONG),.run-strong,.run)
PLAYING := $(VENV)/$(if $(STRONG),.play-strong,.play)
ALL     := $(VENV)/.all
# Three for two processors that this process may use: tests that wait for a browser or a killed process leave theirs to others.
# Whichever worker has nothing left takes over some of another's tests.
WORKERS ?= $(shell n=$$(nproc 2>/dev/null) && echo $$(( (3 * n + 1) / 2 )) || echo auto)
SOURCES := bot cogs tests

.PHONY: help env play run test lint format bench screenshots audit lock clean

help:  ## List these commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

env: $(ALL)  ## Create the virtual environment .venv and install everything at the locked versions (1 GB).

# They are installed at the versions of the lock; what is there already is not fetched again.
INSTALL := $(LOCKED) $(BIN)/python -m pip --disable-pip-version-check install --editable

$(VENV)/.run: pyproject.toml $(LOCK) | $(BIN)/python
	@echo "==> installing what the bot needs (some 40 packages, 180 MB; Ctrl-C stops it, and the next try goes on)"
	@$(INSTALL) .
	@touch $@

$(VENV)/.run-strong: pyproject.toml $(LOCK) | $(BIN)/python
	@echo "==> installing what the bot needs, and the strong level (some 40 packages, 450 MB; Ctrl-C stops it, and the next try goes on)"
	@$(INSTALL) '.[strong]'
	@touch $(VENV)/.run $@

$(VENV)/.play: pyproject.toml $(LOCK) | $(BIN)/python
	@echo "==> installing what playing needs (some 40 packages, 320 MB; Ctrl-C stops it, and the next try goes on)"
	@$(INSTALL) '.[play]'
	@touch $(VENV)/.run $@

# Computers of the strong level and hints; too large to be installed unasked.
$(VENV)/.play-strong: pyproject.toml $(LOCK) | $(BIN)/python
	@echo "==> installing what playing needs, and the strong level (some 40 packages, 600 MB; Ctrl-C stops it, and the next try goes on)"
	@$(INSTALL) '.[play,strong]'
	@touch $(VENV)/.run $(VENV)/.run-strong $(VENV)/.play $@

$(ALL): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "==> installing everything (some 80 packages, 1 GB; Ctrl-C stops it, and the next try goes on)"
	@$(INSTALL) '.[play,test,bench,strong]'
	@touch $(VENV)/.run $(VENV)/.run-strong $(VENV)/.play $(VENV)/.play-strong $@

# An environment that was made halfway has no pip, and would be taken for one.
.DELETE_ON_ERROR:

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and there is no '$(PYTHON)' here. Install it, or say where it is: make env PYTHON=/path/to/python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Say where a newer one is: make env PYTHON=/path/to/python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "==> making $(VENV)"
	@$(PYTHON) -m venv $(VENV)

play: $(PLAYING)  ## Play in a local browser, no Discord token needed (STRONG=1: with the strong level).
	@$(BIN)/python -m bot play $(ARGS)

# Without a token nothing is installed: the bot would only say how to get one.
run:  ## Connect to Discord with the token from .env (STRONG=1: with the strong level).
	@[ -n "$${DISCORD_TOKEN:-}" ] || grep -qsiE '^ *(export +)?DISCORD_TOKEN *= *[^ #]' .env \
	|| { PYTHONDONTWRITEBYTECODE=1 $(PYTHON) -c 'from bot.cli.run import FIRST_STEPS; print(FIRST_STEPS)'; exit 1; }
	@$(MAKE) --no-print-directory $(RUNNING)
	@$(BIN)/python -m bot run

# What the strong level needs and the modules of the tests are compiled meanwhile, on another core, and waited for.
# Also where the environment forbids it, compiled modules are kept: each worker and each bot that the tests start reads them.
test: env  ## Linters, types, import contracts and all tests; stops at the first that fails.
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --collect-only --quiet >/dev/null 2>&1 &
	@$(BIN)/python -m tests.support.compiled >/dev/null 2>&1 &
	@echo "==> ruff check";          $(BIN)/ruff check $(SOURCES)
	@echo "==> ruff format --check"; $(BIN)/ruff format --check $(SOURCES)
	@echo "==> mypy";                $(BIN)/mypy
	@echo "==> lint-imports";        $(BIN)/lint-imports
	@$(BIN)/python -m tests.support.compiled >/dev/null 2>&1 || true
	@echo "==> pytest";              PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

lint: env  ## The checks of `make test` without the tests.
	@echo "==> ruff check";          $(BIN)/ruff check $(SOURCES)
	@echo "==> ruff format --check"; $(BIN)/ruff format --check $(SOURCES)
	@echo "==> mypy";                $(BIN)/mypy
	@echo "==> lint-imports";        $(BIN)/lint-imports

format: env  ## Format the code and apply the safe fixes.
	@$(BIN)/ruff format $(SOURCES)
	@$(BIN)/ruff check --fix $(SOURCES)

bench: env  ## Measure how fast everything is, compared with references.
	@$(BIN)/python -m tests.campaigns.bench $(ARGS)

screenshots: env  ## Retake the pictures in docs/ and check the heights of messages, in a real browser.
	@$(BIN)/python -m tests.screenshots $(ARGS)

# What pyproject.toml says builds the bot, and what that asks for besides to install a checkout in place.
BUILDERS = $$($(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])') editables

lock:  ## Update the lock to the newest versions that pyproject.toml allows.
	@fresh=$$(mktemp -d); trap 'rm -rf "$$fresh"' EXIT; \
	$(PYTHON) -m venv "$$fresh/venv"; \
	"$$fresh/venv/bin/python" -m pip --quiet --quiet --disable-pip-version-check install '.[play,test,bench,strong]' $(BUILDERS); \
	{ echo "# Written by 'make lock': every package of every extra, and what builds the bot. Used as pip constraints by 'make env' and the Dockerfile."; \
	  "$$fresh/venv/bin/python" -m pip list --format=freeze --exclude pip --exclude setuptools --exclude wheel --exclude canasta-bot; } > "$$fresh/lock"; \
	cp "$$fresh/lock" $(LOCK)
	@echo "wrote $(LOCK): $$(grep -c == $(LOCK)) packages"

clean:  ## Remove the environment and all caches; the databases stay.
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

audit:  ## Check the locked packages for known vulnerabilities. Needs the internet.
	@fresh=$$(mktemp -d); trap 'rm -rf "$$fresh"' EXIT; \
	$(PYTHON) -m venv "$$fresh/venv"; \
	"$$fresh/venv/bin/python" -m pip --quiet --quiet --disable-pip-version-check install pip-audit \
	|| { echo "Nothing was looked up: pip-audit could not be installed. This command needs the internet."; exit 1; }; \
	"$$fresh/venv/bin/pip-audit" --strict --no-deps --disable-pip --progress-spinner off --requirement $(LOCK) $(ARGS) \
		2>&1 | tee "$$fresh/said" \
	|| { grep -q "^Found .* known vulnerabilit" "$$fresh/said" || echo "The audit did not come to its end, so this says nothing about the packages. It asks the Python Package Index itself on the internet; a mirror that only has packages does not do."; exit 1; }
