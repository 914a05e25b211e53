#!/usr/bin/env bash
# Runs testbenches/cocotb on the Verilog of `ecp5` in Icarus, on its own ports and with AXI, in a Python environment of its own:
# cocotb.sh [FOLDER].
# FOLDER keeps the environment, the Verilog and the packed launches; without it they are removed. Needs python3 with venv, make,
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
"$work/venv/bin/pip" install --quiet 'cocotbext-axi>=0.1.28,<0.2'
mkdir -p "$work/run"
cp testbenches/cocotb/Makefile testbenches/cocotb/*.py "$work/run"

# Runs the tests of a module on the Verilog in a folder.
tests() {
    local test=$1 top=$2 rtl=$3 packed=$4
    rm -rf "$work/run/results.xml" "$work/run/sim_build"
    PATH="$work/venv/bin:$PATH" make --no-print-directory -C "$work/run" TEST="$test" TOP="$top" RTL="$rtl" PACKED="$packed"
    # make does not fail with the tests.
    grep -q '<testcase' "$work/run/results.xml"
    ! grep -Eq '<(failure|error)' "$work/run/results.xml"
}

"$tombolo" emit --config ecp5 --no-debug --out "$work/rtl"
"$tombolo" pack testbenches/kernels/vecadd --config ecp5 --out "$work/packed"
tests test_vecadd compute_unit "$work/rtl" "$work/packed"
# With AXI: loads, stores and atomic operations in memory and in LDS, data ports of 64 bits and of a whole line.
for launch in vecadd histogram; do
    "$tombolo" pack "testbenches/kernels/$launch" --config ecp5 --out "$work/axi/$launch"
done
for width in 64 512; do
    "$tombolo" emit --top compute_unit_axi --config ecp5 --axi-width "$width" --out "$work/rtl-axi$width"
    tests test_axi compute_unit_axi "$work/rtl-axi$width" "$work/axi"
done
