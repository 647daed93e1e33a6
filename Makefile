# Every command works first on a fresh clone; all it needs is Python 3.11 or newer, and make.
# `make run` starts the bot, `make test` is the one check that people and CI both run.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:

# The Pythons that the tests are run on; uv fetches one where the machine has none of them.
export UV_PYTHON ?= >=3.11,<3.15
# Compiled at once, so that the bot starts fast even where Python may not write bytecode.
export UV_COMPILE_BYTECODE := 1

BIN := .venv/bin
PYTHON := $(BIN)/python
# A Python that has been removed since leaves a dead link behind: then all is installed anew.
$(shell test -x $(PYTHON) || rm -f .venv/.*-ready)
SYNC = uv=$$(sh scripts/bootstrap.sh) && "$$uv" sync --locked --quiet

# $(call step,name,command): says its name before, and again if it is the one that failed.
define step
@printf '==> %s\n' '$(1)'
@$(2) || { printf '\n*** stopped at: %s\n' '$(1)' >&2; exit 1; }
endef

.PHONY: help run test check harness bench lint format filemap clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' Makefile

run: .venv/.run-ready ## Start the bot; it needs no settings to play on http://127.0.0.1:8080
	@exec $(PYTHON) -m bot

test: lint ## Check everything: format, lint, types, imports, tests, coverage
	$(call step,tests,$(PYTHON) -m scripts.tests -n 3 --dist worksteal --cov --cov-report=)
	$(call step,coverage of the engine: all of it,$(BIN)/coverage report --include='engine/*' --fail-under=100)
	$(call step,coverage of the rest: 85 %,$(BIN)/coverage report --omit='engine/*' --fail-under=85)
	@$(PYTHON) -m scripts.tests --closing-words

check: test ## The same as make test

lint: .venv/.dev-ready ## The checks that run nothing: format, lint, types, imports
	$(call step,format,$(BIN)/ruff format --check --quiet)
	$(call step,lint,$(BIN)/ruff check --quiet)
	$(call step,types,$(BIN)/mypy --no-error-summary)
	$(call step,imports,$(BIN)/lint-imports --no-logo)

format: .venv/.dev-ready ## Lay out the code and repair what ruff can
	@$(BIN)/ruff check --fix --quiet || true
	@$(BIN)/ruff format

harness: .venv/.dev-ready ## The long runs: whole matches, random play, crashes (HARNESS=short for less)
	$(call step,harness,$(PYTHON) -m scripts.tests -m harness)

bench: .venv/.bench-ready ## Measure speed, into bench/RESULTS.md (BENCH=short for less, and no file)
	$(call step,bench,$(PYTHON) -m scripts.bench)

filemap: .venv/.dev-ready ## Write the file map of CONTRIBUTING.md anew
	@$(PYTHON) -m scripts.filemap --write

clean: ## Remove the tools and caches that these commands made; never the bot's data
	rm -rf .venv .tools .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

# What the bot needs; leaves tools alone that make test has put there.
.venv/.run-ready: pyproject.toml uv.lock
	@$(SYNC) --no-dev --inexact
	@touch $@

# That, and the tools; it removes what only the benchmarks need.
.venv/.dev-ready: pyproject.toml uv.lock
	@$(SYNC)
	@rm -f .venv/.bench-ready
	@touch $@ .venv/.run-ready

# That, and what the benchmarks are measured against.
.venv/.bench-ready: pyproject.toml uv.lock
	@$(SYNC) --group bench
	@touch $@ .venv/.dev-ready .venv/.run-ready
