"""Run pytest with a Chromium at hand, and say loudly if the browser tests had to be left out."""

import os
import subprocess
import sys
from collections.abc import Sequence

from scripts import chromium

SKIPPED = """
+------------------------------------------------------------------------------+
|  BROWSER TESTS WERE SKIPPED: no Chromium here, and none could be installed.  |
|  Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.        |
+------------------------------------------------------------------------------+
"""


def main(arguments: Sequence[str]) -> int:
    """Run pytest with ``arguments``; with ``--closing-words``, only say what was left out."""
    if "--closing-words" in arguments:
        print("\nAll checks passed." if chromium.found() else f"{SKIPPED}\nAll else passed.")
        return 0
    browser = chromium.brought()
    if browser is None:
        print(SKIPPED, flush=True)
        if chromium.is_required():
            print("*** CI or REQUIRE_BROWSER is set: not without the browser tests", flush=True)
            return 1
    else:
        os.environ["CHROMIUM_PATH"] = browser
    # Empty is off: what each of the processes has compiled, none has to compile again.
    os.environ["PYTHONDONTWRITEBYTECODE"] = ""
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
