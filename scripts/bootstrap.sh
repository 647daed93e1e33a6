#!/bin/sh
# Find a Python that can run bootstrap.py, which prints the path of a uv that works.
set -eu

for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        exec "$python" scripts/bootstrap.py
    fi
done
# uv alone is enough as well: it can fetch the Python.
if command -v uv; then
    exit 0
fi
echo "Deadwood needs Python 3.11 or newer; no python3 on PATH is." >&2
exit 1
