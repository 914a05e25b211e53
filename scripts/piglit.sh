#!/usr/bin/env bash
# Runs OpenGL tests of Piglit: stock radeonsi for GFX7 submits, the model (or the RTL) draws, the test looks at what it reads back.
# Needs Mesa, Piglit, the headers of libdrm and a C compiler (Debian: apt-get install libgl1-mesa-dri libegl1 libdrm-dev piglit).
# Usage: scripts/piglit.sh [PATTERN [COUNT]]    (tests whose name has the regular expression: .; the first 100 of an order by chance)
#   PROFILE=NAME       Piglit's profile: quick_gl, quick_shader ... (default quick_gl)
#   TOMBOLO=COMMAND    the simulator, with options of `submit` behind it (default "target/release/tombolo submit")
#   SECONDS_EACH=N     seconds a test may take (default 60)
#   RESULTS=FILE       a line of JSON a test (default: none is kept)
# A test that fails with a refusal of the model counts as refused. Exits with 1 if one fails otherwise that Mesa's software driver passes.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cc -O1 -shared -fPIC -I/usr/include/libdrm -o "$build/fake_amdgpu.so" testbenches/graphics/shim/fake_amdgpu.c -ldl -lpthread
read -ra tombolo <<< "${TOMBOLO:-target/release/tombolo submit}"
tombolo[0]=$(realpath "${tombolo[0]}")
(cd "$build" && piglit print-cmd "${PROFILE:-quick_gl}" > tests 2> log) || { cat "$build/log"; exit 1; }
python3 scripts/piglit/run.py "$build" "${tombolo[*]}" "${1:-.}" "${2:-100}" --seconds "${SECONDS_EACH:-60}" --results "${RESULTS:-}"
