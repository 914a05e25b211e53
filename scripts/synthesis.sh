#!/usr/bin/env bash
# Synthesises emitted Verilog with Yosys and prints the area of every module as a Markdown table.
# Fails on a latch, and on a memory of 64 words or more that would become flip-flops.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/synthesis.sh [--xilinx] [--out DIR] DIR TOP
  --xilinx   synth_xilinx (7 series) instead of synth_ecp5, as a second yardstick
  --out DIR  keep Yosys' log, the statistics and the netlist (default: a temporary folder)
  DIR        folder of Verilog files, as `tombolo emit --out DIR` writes it
  TOP        name of the top module
example: scripts/synthesis.sh rtl-out/ecp5 compute_unit
The rows count what each module has itself, without its children; the last row is the whole design.
TEXT
}

family=ecp5
out=
while [ $# -gt 0 ]; do
    case $1 in
        --help) usage; exit 0 ;;
        --xilinx) family=xilinx; shift ;;
        --out) out=${2:?--out needs a folder}; shift 2 ;;
        -*) usage >&2; exit 2 ;;
        *) break ;;
    esac
done
if [ $# -ne 2 ]; then
    usage >&2
    exit 2
fi
directory=$(cd "$1" && pwd)
top=$2
if ! command -v yosys >/dev/null; then
    echo "synthesis: yosys is not installed (apt-get install yosys)" >&2
    exit 2
fi
if [ -z "$out" ]; then
    out=$(mktemp -d)
    trap 'rm -rf "$out"' EXIT
fi
mkdir -p "$out"

# -nowidelut: LUTs of more than 4 inputs built from several are faster, but a fifth more of them are needed.
# Columns of the table: heading, then the cell types that count.
case $family in
    ecp5)
        synthesis="synth_ecp5 -noflatten -nowidelut -top $top"
        columns='LUT=LUT4;Carry=CCU2C;FF=TRELLIS_FF;LUT RAM=TRELLIS_DPR16X4;BRAM=DP16KD|PDPW16KD;DSP=MULT18X18D|MULT9X9D|ALU54B'
        ;;
    xilinx)
        synthesis="synth_xilinx -family xc7 -noiopad -top $top"
        columns='LUT=LUT[1-6];Carry=CARRY4;FF=FD[A-Z]*;LUT RAM=RAM[0-9]+[A-Z0-9]*;BRAM=RAMB[0-9A-Z]*;DSP=DSP48E1'
        ;;
esac

# The memories that are left before `map_ffram` are those that the next step turns into flip-flops; one without a write
# port is a table, which becomes logic.
cat >"$out/synthesis.ys" <<YOSYS
read_verilog $directory/*.v
hierarchy -check -top $top
proc
select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr
check -assert
$synthesis -run begin:map_ffram
select -assert-none t:\$mem_v2 r:SIZE>=64 %i r:WR_PORTS>=1 %i
$synthesis -run map_ffram:
check -assert
tee -o $out/stat.txt stat -top $top
write_json $out/$top.json
YOSYS
if ! yosys -q -l "$out/yosys.log" -s "$out/synthesis.ys" >"$out/errors.txt" 2>&1; then
    tail -20 "$out/errors.txt" >&2
    echo "synthesis: failed; log in $out/yosys.log" >&2
    trap - EXIT
    exit 1
fi

awk -v columns="$columns" '
    BEGIN {
        count = split(columns, column, ";")
        printf "| Module |"
        for (i = 1; i <= count; i++) {
            split(column[i], part, "=")
            type[i] = "^(" part[2] ")$"
            printf " %s |", part[1]
        }
        printf "\n|---|"
        for (i = 1; i <= count; i++) printf "---:|"
        printf "\n"
    }
    function row() {
        if (name == "") return
        printf "| %s |", name
        for (i = 1; i <= count; i++) { printf " %d |", sum[i]; sum[i] = 0 }
        printf "\n"
    }
    /^=== / { row(); name = $2 == "design" ? "**all**" : "`" $2 "`"; next }
    NF == 2 && $2 ~ /^[0-9]+$/ { for (i = 1; i <= count; i++) if ($1 ~ type[i]) sum[i] += $2 }
    END { row() }
' "$out/stat.txt"
