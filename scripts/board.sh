#!/usr/bin/env bash
# A board with the compute unit (board/): simulated, or for an FPGA. LiteX comes from PyPI into a virtual environment under
# $XDG_CACHE_HOME/tombolo (or ~/.cache/tombolo). TOMBOLO names the program, if it is built already, and TOMBOLO_LIB the folder with
# libtombolo.so.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/board.sh simulate SOCKET [DIR]
       scripts/board.sh test
       scripts/board.sh ulx3s DIR [SEED]
  simulate  builds the board for Verilator in DIR (default: a temporary folder) and runs it until it is killed:
            tombolo run LAUNCH --device sim:SOCKET
  test      runs launches and a program in C on the simulated board, and what must fail there
  ulx3s     a bitstream for a ULX3S with an LFE5U-85F in DIR/board.bit, for `openFPGALoader -b ulx3s`, in half an hour (docs/area.md, "The
            board"):
            tombolo run LAUNCH --device serial:/dev/ttyUSB0
TEXT
}

cd "$(dirname "${BASH_SOURCE[0]}")/.."
config=ecp5
# MHz of the FPGA's clock, as that of the board's oscillator.
clock=25
# Bits a second of its serial line.
baud=115200

need() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || {
            echo "board: $tool is not installed" >&2
            exit 2
        }
    done
}

# The program, the environment with LiteX and the compute unit's Verilog, in folder $1.
prepare() {
    tombolo=${TOMBOLO:-}
    if [ -z "$tombolo" ]; then
        cargo build --quiet --release --locked -p tombolo-sim --bin tombolo
        tombolo=target/release/tombolo
    fi
    environment=${XDG_CACHE_HOME:-$HOME/.cache}/tombolo/litex-$(sha256sum board/requirements.txt | cut -c1-12)
    if [ ! -e "$environment/complete" ]; then
        python3 -m venv "$environment"
        "$environment/bin/pip" install --quiet -r board/requirements.txt
        touch "$environment/complete"
    fi
    rm -rf "$1/rtl"
    mkdir -p "$1"
    "$tombolo" emit --top compute_unit_axi --config $config --axi-width 64 --reset sync --no-debug --out "$1/rtl" >"$1/emit.log"
}

# The simulated board as a program, in folder $1.
build_simulation() {
    need verilator g++
    prepare "$1"
    "$environment/bin/python" board/simulation.py "$1/rtl" $config "$1" >"$1/litex.log" 2>&1 || {
        tail -20 "$1/litex.log" >&2
        exit 1
    }
    # What LiteX writes is not held to our lint.
    verilator --cc --exe --build -O3 -j 2 -CFLAGS "-O2 -std=c++17" --top-module board -Wno-fatal -Wno-lint -Wno-style \
        -Mdir "$1/verilated" -o board "$1/board.v" "$1"/rtl/*.v "$PWD/board/simulation.cpp" >"$1/verilator.log" 2>&1 || {
        tail -20 "$1/verilator.log" >&2
        exit 1
    }
}

test_simulation() {
    local launch message libraries
    work=$(mktemp -d)
    trap 'kill "${board:-}" 2>/dev/null || true; rm -rf "$work"' EXIT
    build_simulation "$work"
    "$work/verilated/board" "$work/socket" &
    board=$!
    for _ in $(seq 100); do
        [ -S "$work/socket" ] && break
        sleep 0.1
    done
    # Loads and stores; LDS with barriers; atomic operations in LDS and in memory; tiles.
    for launch in vecadd reduction histogram tile_transpose; do
        "$tombolo" run "testbenches/kernels/$launch" --device "sim:$work/socket"
    done
    # What it writes comes back as files, and a launch that does not end is ended, after which the board runs the next one.
    "$tombolo" run testbenches/kernels/vecadd --device "sim:$work/socket" --dump "$work/dump"
    [ -n "$(ls "$work/dump")" ]
    if message=$("$tombolo" run testbenches/kernels/vecadd --device "sim:$work/socket" --max-cycles 100 2>&1); then
        echo "board: a launch of 100 clocks came to its end" >&2
        exit 1
    fi
    grep -q "clocks of the board" <<<"$message"
    "$tombolo" run testbenches/kernels/vecadd --device "sim:$work/socket"
    # An unmodified program.
    libraries=${TOMBOLO_LIB:-}
    if [ -z "$libraries" ]; then
        cargo build --quiet --release --locked -p tombolo-runtime
        libraries=target/release
    fi
    cc -Iruntime runtime/tests/program.c "-L$libraries" -ltombolo -o "$work/program"
    LD_LIBRARY_PATH=$libraries TOMBOLO_DEVICE=sim:$work/socket "$work/program" testbenches/kernels/vecadd/kernel_gfx1201.elf
    # A board that goes away is told.
    kill "$board"
    wait "$board" 2>/dev/null || true
    if message=$(LD_LIBRARY_PATH=$libraries TOMBOLO_DEVICE=sim:$work/socket "$work/program" \
        testbenches/kernels/vecadd/kernel_gfx1201.elf 2>&1); then
        echo "board: a program ran on no board" >&2
        exit 1
    fi
    grep -q "cannot open sim:$work/socket" <<<"$message"
}

build_ulx3s() {
    local out=$1
    shift
    need yosys
    prepare "$out"
    "$environment/bin/python" board/ulx3s.py "$out/rtl" $config "$out" $clock $baud >"$out/litex.log" 2>&1 || {
        tail -20 "$out/litex.log" >&2
        exit 1
    }
    cp "$out/board.v" "$out/rtl"
    scripts/place-and-route.sh --out "$out/routed" --freq $clock --lpf "$out/board.lpf" --bit "$out/board.bit" ${1:+--seed "$1"} \
        "$out/rtl" board
    echo "wrote $out/board.bit"
}

case "${1:-} $#" in
    "simulate 2" | "simulate 3")
        folder=${3:-$(mktemp -d)}
        build_simulation "$folder"
        exec "$folder/verilated/board" "$2"
        ;;
    "test 1") test_simulation ;;
    "ulx3s 2" | "ulx3s 3") build_ulx3s "${@:2}" ;;
    "--help 1") usage ;;
    *)
        usage >&2
        exit 2
        ;;
esac
