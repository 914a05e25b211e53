#!/usr/bin/env bash
# Builds the targets of fuzz/ with the stable toolchain, which counts coverage for libFuzzer but has no sanitizers, and lets them run side
# by side, on a corpus that begins with code objects and packets of this repository and stays in target/fuzz. An input that makes a target
# panic, take 20 seconds or two GiB of memory ends it with the name of the input. Needs a C++ compiler.
# Usage: scripts/fuzz.sh [SECONDS]      default 30
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-30}
built=${CARGO_TARGET_DIR:-$PWD/target}
target=$built/fuzz
corpus=$target/corpus

# Beside the objects of the tests and beginning with them, as links; only the crates that count coverage are built anew.
if [ -d "$built/debug/deps" ] && [ ! -d "$target/debug" ]; then
    mkdir -p "$target/debug"
    cp -al "$built/debug"/{.fingerprint,build,deps} "$target/debug"
    for crate in tombolo-{runtime,code-object,model,sim,asm}; do
        rm -rf "$target/debug/.fingerprint/$crate"-*
    done
    rm -f "$target"/debug/deps/*tombolo{,_code_object,_model,_sim,_asm}{-,.}*
fi
# Debug assertions and checks of overflows are on.
export CARGO_TARGET_DIR=$target RUSTC_WRAPPER=$PWD/scripts/fuzz-rustc.sh
# As tests of the whole workspace, so that the features are those of the tests.
listed=$(cargo test --workspace --locked --features tombolo-fuzz/libfuzzer --bin code_object --bin packets --no-run \
    --message-format=json | grep -o '"executable":"[^"]*"' | cut -d '"' -f 4)
declare -A program
for path in $listed; do
    name=$(basename "$path")
    program[${name%-*}]=$path
done

mkdir -p "$corpus/code_object" "$corpus/packets"
cp testbenches/kernels/vecadd/kernel_gfx1201.elf testbenches/hip/device_print.elf code-object/tests/data/scale_debug.elf "$corpus/code_object"
# The first byte chooses. PM4: a register, a dispatch, an indirect buffer, a write and a wait; AQL: a barrier and a dispatch.
{
    printf '\0\x00\x76\x01\xc0\x07\x02\0\0\x20\0\0\0'
    printf '\x00\x15\x03\xc0\x01\0\0\0\x01\0\0\0\x01\0\0\0\x05\x80\0\0'
} >"$corpus/packets/dispatch"
printf '\0\x00\x3f\x02\xc0\0\0\x01\0\0\0\0\0\x04\0\0\0' >"$corpus/packets/buffer"
{
    printf '\0\x00\x37\x03\xc0\0\x05\0\0\0\0\x01\0\0\0\0\0\x2a\0\0\0'
    printf '\x00\x3c\x05\xc0\x13\0\0\0\0\0\x01\0\0\0\0\0\x2a\0\0\0\xff\xff\xff\xff\x04\0\0\0'
} >"$corpus/packets/memory"
{ printf '\x01\x03\x00' && head -c 62 /dev/zero; } >"$corpus/packets/barrier"
{ printf '\x01\x02\x00\x01\x00\x20\0\x01\0\x01\0\0\0\x20\0\0\0\x01\0\0\0\x01\0\0\0' && head -c 40 /dev/zero; } >"$corpus/packets/aql"

targets=(code_object packets)
processes=()
for name in "${targets[@]}"; do
    "${program[$name]}" -max_total_time="$seconds" -timeout=20 -print_final_stats=1 -artifact_prefix="$target/$name-" \
        "$corpus/$name" >"$target/$name.log" 2>&1 &
    processes+=($!)
done
failed=0
for at in "${!targets[@]}"; do
    name=${targets[at]}
    if wait "${processes[at]}"; then
        echo "$name: nothing found; $(awk '/number_of_executed_units/ { print $2 }' "$target/$name.log") inputs in $seconds s"
    else
        tail -n 40 "$target/$name.log" >&2
        failed=1
    fi
done
exit "$failed"
