#!/usr/bin/env bash
# Levels of logic between registers after synthesis for an ECP5: the ten worst paths by the modules that they pass, and the longest
# run within each module. Says nothing of wires, and is the same every time.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/timing-report.sh [--netlist FILE] [--limit LEVELS] DIR TOP
  --netlist FILE    the netlist that scripts/synthesis.sh --out left (TOP.json), instead of a synthesis
  --limit LEVELS    fail if a path has more
  DIR               folder of Verilog files, as `tombolo emit --out DIR` writes it
  TOP               name of the top module
example: scripts/timing-report.sh rtl-out/ecp5 compute_unit
TEXT
}

limit=
netlist=
while [ $# -gt 0 ]; do
    case $1 in
        --help) usage; exit 0 ;;
        --netlist) netlist=${2:?--netlist needs a file}; shift 2 ;;
        --limit) limit=${2:?--limit needs a number}; shift 2 ;;
        -*) usage >&2; exit 2 ;;
        *) break ;;
    esac
done
if [ $# -ne 2 ]; then
    usage >&2
    exit 2
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [ -z "$netlist" ]; then
    out=$(mktemp -d)
    trap 'rm -r "$out"' EXIT
    "$here/synthesis.sh" --out "$out" "$1" "$2" >/dev/null
    netlist=$out/$2.json
fi
python3 "$here/timing_levels.py" "$netlist" "$2" "$limit"
