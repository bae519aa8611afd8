# Everything runs out of .venv, which scripts/bootstrap makes on the first call and leaves alone after.
# ARGS is handed on:  make play ARGS="--port 8030"

BIN := .venv/bin
WORKERS ?= 2
ARGS ?=
BASE ?=

.DEFAULT_GOAL := help
.PHONY: help play test pytest lint types compiled whole same map page soak bench times ladder lock clean
.PHONY: runtime tools programs

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | awk -F'\t' '{ printf "  make %-9s %s\n", $$1, $$2 }'

play: runtime page ## start a server, say its address and open it in a browser, if there is one
	@$(BIN)/clifftop serve --open $(ARGS)

# The checks share the cores: by itself, each of them leaves one idle most of the time. The page comes
# before, since the wheel takes it along; pytest comes last, so that the last line is its count.
test: programs tools ## lint, types, the compiled build, the page, then every test
	@$(MAKE) --no-print-directory --jobs=2 lint page
	@$(MAKE) --no-print-directory --jobs=2 compiled types
	@$(MAKE) --no-print-directory pytest

pytest: programs tools page ## every test, and nothing else
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

lint: tools ## ruff: rules and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: tools page ## mypy, strict, and the page by svelte-check
	$(BIN)/mypy src tests examples $(wildcard bench scripts/*.py scripts/fit/*.py scripts/same/*.py scripts/house/*.py scripts/mutation/*.py)
	scripts/build-page check

compiled: tools ## build the wheel with the compiled engine and run the engine's tests on it
	scripts/check-compiled

whole: programs tools page ## run every test on the compiled engine
	scripts/check-compiled --whole $(ARGS)

same: tools ## show that nothing has changed since another revision: make same BASE=main~5
	@$(BIN)/python -m scripts.same --base "$(BASE)" $(ARGS)

map: tools ## draw the map of the house, docs/house.md, from the code
	@$(BIN)/python scripts/house_map.py

page: runtime ## build the page from web/, if it has changed
	@scripts/build-page

soak: tools ## play thousands of whole games, checking every step, and test the tests with mutants
	$(BIN)/python scripts/soak.py $(ARGS)
	$(BIN)/python scripts/soak_server.py
	$(BIN)/python scripts/soak_interrupts.py
	$(BIN)/python scripts/mutants.py

ladder: tools ## measure the bots, for hours, and write docs/bots.md
	$(BIN)/python bench/bots.py $(ARGS)

bench: tools ## measure the engine
	$(BIN)/python bench/engine.py $(ARGS)

times: programs tools ## measure where the time of make test goes, and write docs/tests.md
	$(BIN)/python bench/times.py

lock: tools ## refresh requirements/*.txt from pyproject.toml
	scripts/lock

clean: ## remove the virtual environment, builds and caches
	rm -rf .venv web/node_modules src/clifftop/server/built build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

runtime:
	@scripts/bootstrap runtime

tools:
	@scripts/bootstrap test

programs:
	@scripts/test-programs
