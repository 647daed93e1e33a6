"""python -m scripts.image: build the image's stages in a scratch folder, and prove the last."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts.image.build import ImageError, built
from scripts.image.trial import prove


def main() -> int:
    """Build, run, ask for health, stop; 1 and the reason if anything is amiss."""
    scratch = Path(tempfile.mkdtemp(prefix="deadwood-image-"))
    scratch.chmod(0o755)
    try:
        prove(*built(scratch))
    except (ImageError, subprocess.CalledProcessError) as error:
        print(f"*** image: {error}", file=sys.stderr)
        return 1
    finally:
        # A plain user has to make the code writable again to remove it.
        subprocess.run(["/bin/chmod", "-R", "u+w", scratch], check=False)
        shutil.rmtree(scratch)
    print("image: built, ran as a plain user, was healthy, stopped with 0")
    return 0


if __name__ == "__main__":
    sys.exit(main())
