#!/usr/bin/env bash
# Synthesises emitted Verilog with Yosys and prints the area of every module as a Markdown table.
# Fails on a latch, and on a memory of 64 words or more that would become flip-flops.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/synthesis.sh [--xilinx | --ultrascale] [--out DIR] DIR TOP
  --xilinx      synth_xilinx (7 series) instead of synth_ecp5, mapped for area, as a second yardstick
  --ultrascale  synth_xilinx for UltraScale+, whose largest chips have room for `default`: its mapping, LUTs generic
  --out DIR     keep Yosys' log, the statistics and the netlist (default: a temporary folder)
  DIR           folder of Verilog files, as `tombolo emit --out DIR` writes it
  TOP           name of the top module
example: scripts/synthesis.sh rtl-out/ecp5 compute_unit
The rows count what an instance of each module has itself, without its children, and are sorted by the LUTs of all of its
instances; the last row is the whole design.
TEXT
}

family=ecp5
out=
while [ $# -gt 0 ]; do
    case $1 in
        --help) usage; exit 0 ;;
        --xilinx) family=xc7; shift ;;
        --ultrascale) family=xcup; shift ;;
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

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# What long paths of the compute unit pass (scripts/timing-report.sh), as far as it is there: mapped with few levels, and with as few as can
# be where the longest ones meet several modules.
quick=()
quickest=()
# Commands that name generic LUTs by their inputs, for the table.
naming=
# What says in its source what goes into which LUT.
written=()
for module in salu_execute salu_operands scalar_address float_unit valu_step step_choice memory_lane cache_tags lds_offsets \
    lds_address lds_pending lds_crossbar lds_registers dispatcher bank_writes fetch_select predecode steps; do
    [ ! -e "$directory/$module.v" ] || quick+=("$module")
done
for module in coalesce store_part lane_facts memory_sender memory_reader lane_step port_arbiter lds_unit lds_writer gather bank_reads \
    scalar_operands salu_sources salu salu_decode flow_unit wave_wait class_ready issue group_barrier memory_returns \
    slot_pick row_turns vector_memory; do
    [ ! -e "$directory/$module.v" ] || quickest+=("$module")
done
[ ! -e "$directory/integer_unit.v" ] || written+=(integer_unit)
# Columns of the table: heading, then the cell types that count. LUTs of more than 4 inputs built from several would be faster,
# but a fifth more of them are needed.
case $family in
    ecp5)
        cells="+/ecp5/cells_sim.v +/ecp5/cells_bb.v"
        synthesis="synth_ecp5 -noflatten -top $top"
        preparation="techmap -map $here/ecp5_comparisons.v"
        mapping="$synthesis -run map_ffram:map_luts
${quickest:+abc -lut 4 -script $here/ecp5_quickest.abc ${quickest[*]}}
${quick:+abc -lut 4 -script $here/ecp5_quick.abc ${quick[*]}}
${written:+abc -lut 4 -script $here/ecp5_written.abc ${written[*]}}
abc -lut 4 -script $here/ecp5.abc
clean
$synthesis -run map_cells:"
        columns='LUT=LUT4;Carry=CCU2C;FF=TRELLIS_FF;LUT RAM=TRELLIS_DPR16X4;BRAM=DP16KD|PDPW16KD;DSP=MULT18X18D|MULT9X9D|ALU54B'
        ;;
    xc7 | xcup)
        cells="+/xilinx/cells_sim.v +/xilinx/cells_xtra.v"
        synthesis="synth_xilinx -family $family -noiopad -top $top"
        preparation=
        # What Yosys does at this place, but for the mapping; of UltraScale+ its mapping, and LUTs that keep their generic type: each of the
        # tens of thousands of functions that they have in `default` would be a module for an hour.
        if [ $family = xcup ]; then
            mapping="$synthesis -run map_ffram:map_luts
abc -luts 2:2,3,6:5,10,20
clean
techmap -map +/xilinx/ff_map.v
xilinx_srl -fixed -minlen 3
techmap -map +/xilinx/cells_map.v"
            naming=$(for width in 1 2 3 4 5 6 7 8; do echo "chtype -set LUT$width t:\$lut r:WIDTH=$width %i"; done)
        else
            mapping="$synthesis -run map_ffram:map_luts
opt_expr -mux_undef -noclkinv
abc -lut 6 -script $here/xilinx.abc
clean
techmap -map +/xilinx/ff_map.v
xilinx_srl -fixed -minlen 3
techmap -map +/xilinx/lut_map.v -map +/xilinx/cells_map.v -D LUT_WIDTH=6
xilinx_dffopt
opt_lut_ins -tech xilinx
$synthesis -run finalize:"
        fi
        columns='LUT=LUT[1-6];Carry=CARRY[48];FF=FD[A-Z]*;LUT RAM=RAM[0-9]+[A-Z0-9]*;BRAM=RAMB[0-9A-Z]*;DSP=DSP48E[12]'
        ;;
esac

# A chain of choices by one subject (`is_a ? one : is_b ? other : ...`) is one multiplexer with as many inputs, as a `case` is.
# The memories that are left before `map_ffram` are those that the next step turns into flip-flops; one without a write
# port is a table, which becomes logic.
cat >"$out/synthesis.ys" <<YOSYS
read_verilog -lib $cells
read_verilog $directory/*.v
hierarchy -check -top $top
proc
muxpack
select -assert-none t:\$dlatch t:\$adlatch t:\$dlatchsr
check -assert
$preparation
$synthesis -run begin:map_ffram
select -assert-none t:\$mem_v2 r:SIZE>=64 %i r:WR_PORTS>=1 %i
$mapping
check -assert
write_json $out/$top.json
$naming
tee -o $out/stat.txt stat -top $top
YOSYS
if ! yosys -q -l "$out/yosys.log" -s "$out/synthesis.ys" >"$out/errors.txt" 2>&1; then
    tail -20 "$out/errors.txt" >&2
    echo "synthesis: failed; log in $out/yosys.log" >&2
    trap - EXIT
    exit 1
fi

python3 - "$out/stat.txt" "$top" "$columns" <<'PYTHON'
import collections
import re
import sys

path, top, columns = sys.argv[1:]
headings, types = zip(*(column.split("=") for column in columns.split(";")))
modules = collections.defaultdict(collections.Counter)
with open(path) as file:
    for line in file:
        if line.startswith("=== "):
            module = line.split()[1]
        elif match := re.fullmatch(r"\s+(\S+)\s+(\d+)\s*", line):
            modules[module][match[1]] += int(match[2])
modules.pop("design", None)
# Those of seven and eight inputs are several, and multiplexers behind them.
for cells in modules.values():
    cells["LUT6"] += 2 * cells.pop("LUT7", 0) + 4 * cells.pop("LUT8", 0)

instances = collections.Counter()


def count(module, times):
    instances[module] += times
    for cell, number in modules[module].items():
        if cell in modules:
            count(cell, times * number)


count(top, 1)
rows = []
for module, cells in modules.items():
    own = [sum(number for cell, number in cells.items() if re.fullmatch(kind, cell)) for kind in types]
    rows.append((module, instances[module], own))
rows.sort(key=lambda row: (-row[1] * row[2][0], row[0]))
print("| Module | Instances | " + " | ".join(headings) + " |")
print("|---" + "|---:" * (len(headings) + 1) + "|")
for module, times, own in rows:
    print(f"| `{module}` | {times} | " + " | ".join(map(str, own)) + " |")
total = [sum(times * own[at] for _, times, own in rows) for at in range(len(types))]
print("| **all** | | " + " | ".join(map(str, total)) + " |")
PYTHON
