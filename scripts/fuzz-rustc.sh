#!/usr/bin/env bash
# What scripts/fuzz.sh lets cargo start instead of rustc: it counts coverage for libFuzzer in the crates that take what nobody has to trust.
# The hardware, the compiler behind it and the tables of instructions stay as the tests have built them.
set -euo pipefail
crate=
previous=
for argument in "$@"; do
    [ "$previous" != --crate-name ] || crate=$argument
    previous=$argument
done
case $crate in
    tombolo | tombolo_code_object | tombolo_model | tombolo_sim | code_object | packets)
        set -- "$@" -Cpasses=sancov-module
        for option in level=4 inline-8bit-counters pc-table trace-compares; do
            set -- "$@" "-Cllvm-args=-sanitizer-coverage-$option"
        done
        ;;
esac
exec "$@"
