"""`python -m tests.playthroughs` records every match anew, after a wanted change of the rules."""

from engine.variants import ALL
from tests.playthroughs.recorder import path_of, recorded

for variant in ALL:
    path_of(variant).write_text(recorded(variant), encoding="utf-8")
