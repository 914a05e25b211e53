#!/usr/bin/env bash
# Builds the wheel of the Python package with pip, as a user does, installs it in a virtual environment of its own and runs its tests, with
# Triton where PyPI gives it within four minutes. Needs python3 with venv, and the network for maturin, NumPy and pytest.
# Usage: scripts/python.sh [PROFILE]      of cargo: dev (default) or release
set -euo pipefail
cd "$(dirname "$0")/.."

target=${CARGO_TARGET_DIR:-target}
environment=$target/python-venv
wheels=$target/wheels
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
pip=("$environment/bin/pip" --quiet --disable-pip-version-check)
"${pip[@]}" install numpy pytest
if ! timeout 240 "${pip[@]}" install 'triton>=3.9,<3.10'; then
    echo "SKIPPED: the Triton back end: PyPI did not give Triton" >&2
fi
rm -rf "$wheels"
# The options are for maturin, which pip fetches and starts.
MATURIN_PEP517_ARGS="--locked --profile ${1:-dev}" "${pip[@]}" wheel --no-deps --wheel-dir "$wheels" ./python
"${pip[@]}" install --force-reinstall --no-deps "$wheels"/*.whl
"$environment/bin/python" -m pytest -q python/tests
