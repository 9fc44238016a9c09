# Every target sets up what it needs: a virtual environment in .venv, made again only when
# pyproject.toml has changed.

PYTHON ?= python3
GAME   ?= regicide
VENV   := .venv
BIN    := $(VENV)/bin
EXTRA   = $(VENV)/.installed-

.PHONY: play test bench lint playthroughs clean

play: $(EXTRA)play
	@$(BIN)/regalia play $(GAME) $(ARGS)

test: $(EXTRA)test
	@$(BIN)/python -m pytest -n 2 --dist loadgroup $(ARGS)

bench: $(EXTRA)bench
	@$(BIN)/python -m benchmarks $(ARGS)

lint: $(EXTRA)lint
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

# Write the playthrough files anew; review the diff.
playthroughs: $(EXTRA)test
	@$(BIN)/python -m tests.playthroughs

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Regalia needs Python 3.11 or newer; point PYTHON at one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)"; rm -rf $(VENV); exit 1; }

$(EXTRA)%: pyproject.toml | $(VENV)/bin/python
	@echo "Setting up Regalia ($*) in $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.$(if $(filter-out play,$*),[$*])'
	@touch $@
