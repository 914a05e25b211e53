#!/usr/bin/env bash
# Runs testbenches/cocotb on the Verilog of `ecp5` in Icarus, in a Python environment of its own: cocotb.sh [FOLDER].
# FOLDER keeps the environment, the Verilog and the packed launch; without it they are removed. Needs python3 with venv, make,
# iverilog, and the network for cocotb itself. TOMBOLO names the program, if it is built already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [ $# -gt 0 ]; then
    mkdir -p "$1"
    work=$(cd "$1" && pwd)
else
    work=$(mktemp -d)
    trap 'rm -r "$work"' EXIT
fi
tombolo=${TOMBOLO:-}
if [ -z "$tombolo" ]; then
    cargo build --quiet --release --locked -p tombolo-sim --bin tombolo
    tombolo=target/release/tombolo
fi
[ -x "$work/venv/bin/cocotb-config" ] || {
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet 'cocotb>=2.0,<3'
}
"$tombolo" emit --config ecp5 --no-debug --out "$work/rtl"
"$tombolo" pack testbenches/kernels/vecadd --config ecp5 --out "$work/packed"
mkdir -p "$work/run"
cp testbenches/cocotb/Makefile testbenches/cocotb/test_vecadd.py "$work/run"
rm -f "$work/run/results.xml"
PATH="$work/venv/bin:$PATH" make --no-print-directory -C "$work/run" RTL="$work/rtl" PACKED="$work/packed"
# make does not fail with the tests.
grep -q '<testcase' "$work/run/results.xml"
! grep -Eq '<(failure|error)' "$work/run/results.xml"
