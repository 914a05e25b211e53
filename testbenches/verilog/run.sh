#!/usr/bin/env bash
# Runs the plain Verilog test bench: run.sh icarus|verilator RTL_FOLDER PACKED_FOLDER [+plusargs ...].
# RTL_FOLDER is what `tombolo emit --out` wrote, PACKED_FOLDER what `tombolo pack --out` wrote. VERILOG_FLAGS are for the compiler,
# for instance -DWITH_RESET. Exit 0: it printed PASS.
set -euo pipefail
if [ $# -lt 3 ]; then
    sed -n '2,4s/^# //p' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
tool=$1 rtl=$2 packed=$3
shift 3
bench=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/tb_compute_unit.v
read -ra flags <<<"${VERILOG_FLAGS:-}"
files=()
while read -r name; do files+=("$rtl/$name"); done <"$rtl/compute_unit.f"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
case $tool in
    icarus)
        iverilog -g2005-sv "${flags[@]}" -s tb_compute_unit -o "$work/bench" "$bench" "${files[@]}"
        command=(vvp -n "$work/bench")
        ;;
    verilator)
        verilator --binary --timing -O1 -Wno-fatal -Wno-lint -Wno-style "${flags[@]}" --top-module tb_compute_unit \
            -Mdir "$work/model" -o bench "$bench" "${files[@]}" >"$work/log" || { cat "$work/log" >&2; exit 1; }
        command=("$work/model/bench")
        ;;
    *)
        echo "$tool is neither icarus nor verilator" >&2
        exit 2
        ;;
esac
"${command[@]}" "+packed=$packed" "$@" | tee "$work/output"
grep -qx PASS "$work/output"
