#!/usr/bin/env bash
# Lints emitted Verilog with Verilator; any warning outside scripts/lint-waivers.vlt fails.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/lint.sh [--apart] DIR [TOP]
  --apart  every module as a top of its own, whose children are their ports alone: Verilator schedules what it
           lints, which takes minutes for a large hierarchy, and seconds so. What only the whole shows, a loop
           through several modules, `tombolo emit` refuses itself.
  DIR      folder of Verilog files, as `tombolo emit --out DIR` writes it
  TOP      name of the top module; not with --apart
example: scripts/lint.sh rtl-out/ecp5 compute_unit
TEXT
}

if [ "${1:-}" = --help ]; then
    usage
    exit 0
fi
apart=
if [ "${1:-}" = --apart ]; then
    apart=1
    shift
fi
if [ $# -ne $((apart ? 1 : 2)) ]; then
    usage >&2
    exit 2
fi
directory=$1
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
lint() {
    verilator --lint-only -Wall "$here/lint-waivers.vlt" "$@"
}
if [ -z "$apart" ]; then
    lint --top-module "$2" "${files[@]}"
    echo "lint: ${#files[@]} files, 0 warnings outside the waivers"
    exit
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# DIR/MODULE.ports has the ports of each module; DIR/list has a line for each: its name, its file, its children.
python3 - "$work" "${files[@]}" <<'PYTHON'
import pathlib
import re
import sys

work = pathlib.Path(sys.argv[1])
modules = {}
for path in sys.argv[2:]:
    text = pathlib.Path(path).read_text()
    for module in re.finditer(r"^module (\w+)\b.*?^endmodule$", text, re.S | re.M):
        modules[module[1]] = (path, module[0])
for name, (_, text) in modules.items():
    header = re.match(r".*?^\);\n", text, re.S | re.M)
    if header is None:
        sys.exit(f"lint: module {name} has no ports that end in `);`")
    (work / f"{name}.ports").write_text(header[0] + "endmodule\n")
with open(work / "list", "w") as file:
    for name, (path, text) in modules.items():
        words = set(re.findall(r"^\s*(\w+) (?:#\(|\w+ ?(?:\[[^]]*\] ?)?\()", text, re.M))
        print(name, path, *sorted(words & modules.keys() - {name}), file=file)
PYTHON
printf '`verilator_config\nlint_off -file "*.ports"\n' >"$work/ports.vlt"
failed=0
count=0
while read -r name path children; do
    ports=()
    for child in $children; do
        ports+=("$work/$child.ports")
    done
    lint --top-module "$name" "$work/ports.vlt" "$path" ${ports:+"${ports[@]}"} || failed=$((failed + 1))
    count=$((count + 1))
done <"$work/list"
if [ "$failed" -ne 0 ]; then
    echo "lint: $failed of $count modules have warnings" >&2
    exit 1
fi
echo "lint: $count modules, 0 warnings outside the waivers"
