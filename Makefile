# Two commands do everything: `make demo` and `make test`. Each sets up what it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help setup demo sandbox test test-all golden check fix lock clean

help:            ## the commands
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */  make \1\t/'

setup: $(VENV)/.runtime  ## install the bot into .venv

$(VENV)/.runtime: requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Convene into $(VENV) (once) ..."
	@$(PIP) --no-deps --ignore-requires-python --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.runtime requirements-dev.lock
	@echo "Installing the test tools into $(VENV) (once) ..."
	@$(PIP) --no-deps --require-hashes -r requirements-dev.lock
	@touch $@

demo: $(VENV)/.runtime  ## a whole sample meeting in the terminal
	@$(BIN)/convene demo

sandbox: $(VENV)/.runtime  ## a workspace in the browser, where a sample team plays along
	@$(BIN)/convene sandbox

test: $(VENV)/.dev  ## the tests, in two or three minutes
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -m "not slow"  # else all is compiled anew

test-all: test   ## those, then the slow ones, and every property with all its examples
	@$(BIN)/python -m pytest -m "slow or hypothesis" --hypothesis-profile thorough

golden: $(VENV)/.dev  ## write the answers anew that tests compare with, to be read before they are committed
	@$(BIN)/python -m pytest -n 0 --golden tests/golden tests/storage/test_stored_names.py

check: $(VENV)/.dev  ## format, lint, types, import contracts
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

fix: $(VENV)/.dev  ## format and mend what the linter can
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

lock:            ## pin what pyproject.toml names, with hashes (needs uv on the path)
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-header --quiet --output-file requirements.lock pyproject.toml
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-header --quiet --group dev --constraint requirements.lock --output-file requirements-dev.lock

clean:           ## remove the environment
	rm -rf $(VENV)
