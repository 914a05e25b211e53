#!/usr/bin/env bash
# Compiles testbenches/kernels-triton/kernels.py with stock Triton, in a virtual environment of its own, and writes the launch
# folders beside it, of gfx950 in testbenches/kernels-cdna4-triton: code objects, manifests, inputs, expectations. Needs python3 with venv, and the network for PyPI (300 MB).
# Usage: scripts/build-triton-kernels.sh [--target gfx1201|gfx950] [--out DIR] [--size M N K] [--tokens N] [--attention QUERIES KEYS WARPS WIDTH]
set -euo pipefail
cd "$(dirname "$0")/.."

environment=${TRITON_VENV:-target/triton-venv}
if [ ! -x "$environment/bin/python" ]; then
    python3 -m venv "$environment"
fi
"$environment/bin/pip" install --quiet --disable-pip-version-check triton==3.9.0 numpy ml_dtypes
# The compiled files depend on the kernel alone when Triton's cache is empty.
cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
TRITON_CACHE_DIR=$cache "$environment/bin/python" testbenches/kernels-triton/build.py "$@"
