#!/usr/bin/env bash
# Lints emitted Verilog with Verilator; any warning outside scripts/lint-waivers.vlt fails.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/lint.sh DIR TOP
  DIR  folder of Verilog files, as `tombolo emit --out DIR` writes it
  TOP  name of the top module
example: scripts/lint.sh rtl-out/ecp5 compute_unit
TEXT
}

if [ "${1:-}" = --help ]; then
    usage
    exit 0
fi
if [ $# -ne 2 ]; then
    usage >&2
    exit 2
fi
directory=$1
top=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if ! command -v verilator >/dev/null; then
    echo "lint: verilator is not installed (apt-get install verilator)" >&2
    exit 2
fi
files=("$directory"/*.v)
if [ ! -e "${files[0]}" ]; then
    echo "lint: no Verilog file in $directory" >&2
    exit 2
fi
verilator --lint-only -Wall --top-module "$top" "$here/lint-waivers.vlt" "${files[@]}"
echo "lint: ${#files[@]} files, 0 warnings outside the waivers"
