# Every target sets up what it needs: a virtual environment in .venv, made again only when
# pyproject.toml has changed.

# Where bytecode is not kept, every process compiles all sources again.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
GAME   ?= regicide
VENV   := .venv
BIN    := $(VENV)/bin
EXTRA   = $(VENV)/.installed-
# Processes that test: more than cores, because many tests wait for servers and browsers.
TESTERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 3)

# Without the plugins of packages that some tests use: every worker would load them.
PYTEST = $(BIN)/python -m pytest -p no:anyio -p no:faker -p no:schemathesis

# The page in the browser, built into the package.
PAGE   := src/regalia/server/www/index.html
# The types of what the server sends, and of each game its types and facts, made from them; the page
# is checked and built with these.
TYPES  := web/src/lib/api.ts
TOLD    = $(foreach part,facts wire cards cells rules tokens,$(wildcard src/regalia/games/*/$(part).py)) \
          $(wildcard src/regalia/server/*.py src/regalia/games/*.py src/regalia/core/wire.py) \
          $(wildcard src/regalia/tables/requests.py src/regalia/tables/looks.py src/regalia/tables/entries.py)
SOURCES = $(shell find web/src web/public src/regalia/locale $(wildcard src/regalia/games/*/locale) -type f \
            ! -name api.ts ! -path '*/games/*/wire.ts' ! -path '*/games/*.json') \
          web/index.html web/vite.config.ts web/tsconfig.json

.PHONY: play terminal page types test prove ready-to-test kernels bench lint lint-python lint-page playthroughs constraints clean

# Opens the browser at the tables; without a screen it prints the address.
play: $(EXTRA)server $(PAGE)
	@$(BIN)/regalia serve --open $(ARGS)

terminal: $(EXTRA)base
	@$(BIN)/regalia play $(GAME) $(ARGS)

page: $(PAGE)

types: $(TYPES)

$(PAGE): $(SOURCES) $(TYPES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn

$(TYPES): $(TOLD) web/node_modules/.installed | $(EXTRA)server
	@$(BIN)/python -m regalia.server.schema > web/openapi.json
	@$(BIN)/python -m regalia.games.page web/src/games
	@cd web && npm run --silent types > /dev/null
	@touch $@

# Not `npm ci`: it refuses a lock without the packages of other platforms, which not every registry has.
web/node_modules/.installed: web/package-lock.json
	@command -v npm > /dev/null \
	  || { echo "The page needs Node 20.19 or newer (npm) to be built; 'make terminal' plays without."; exit 1; }
	@echo "Setting up the page's tools ..."
	@cd web && npm install --no-save --silent --no-fund --no-audit
	@touch $@

test: ready-to-test
	@$(PYTEST) -n $(TESTERS) --dist loadscope $(ARGS)

# The long runs: many more games, deals and kills, each time with another seed. It is printed;
# SEED=... does the same once more. What measures how long others wait runs at the end, alone.
prove: ready-to-test
	@export REGALIA_PROVE=$(or $(SEED),$$(date +%s)); \
	  $(PYTEST) -n $(TESTERS) --dist loadscope -m "not alone" $(ARGS) \
	  && { $(PYTEST) -m alone $(ARGS) || [ $$? -eq 5 ]; }

# What tests need: the page built while all rules are compiled, once for every process of theirs.
ready-to-test: $(EXTRA)test $(EXTRA)server web/node_modules/.installed
	@sh tests/find_postgres.sh
	@sh tests/find_chromium.sh
	@sh tests/find_nginx.sh
	@$(MAKE) --silent -j2 page kernels

kernels: $(EXTRA)test
	@$(BIN)/python -m tests.compile_all

bench: $(EXTRA)bench
	@$(BIN)/python -m benchmarks $(ARGS)

# The hooks of .pre-commit-config.yaml call these two, each when its half has changed.
lint: lint-python lint-page

lint-python: $(EXTRA)lint
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

lint-page: $(TYPES)
	@cd web && npm run --silent lint && npm run --silent check

# Write the playthrough files anew; review the diff.
playthroughs: $(EXTRA)test
	@$(BIN)/python -m tests.playthroughs

clean:
	rm -rf $(VENV) web/node_modules src/regalia/server/www

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Regalia needs Python 3.11 or newer; point PYTHON at one: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)"; rm -rf $(VENV); exit 1; }

# With the versions that CI uses; `make CONSTRAINTS= ...` takes the newest that pyproject.toml allows.
CONSTRAINTS ?= constraints.txt
PIP = $(BIN)/python -m pip --disable-pip-version-check

$(EXTRA)%: pyproject.toml $(CONSTRAINTS) | $(VENV)/bin/python
	@echo "Setting up Regalia ($*) in $(VENV) ..."
	@$(PIP) install --quiet $(addprefix --constraint ,$(CONSTRAINTS)) --editable '.$(if $(filter-out base,$*),[$*])'
	@touch $@

# After a run of .ci/run with `CONSTRAINTS=` has passed: keep its versions.
constraints: $(EXTRA)lint $(EXTRA)test $(EXTRA)bench
	@{ echo "# The versions that .ci/run installs. Written by 'make constraints'."; \
	   $(PIP) freeze --exclude-editable; } > constraints.txt
