#!/usr/bin/env bash
# Compiles the programs of testbenches/hip for the tests that run without clang: a fat binary of each (*.hipfb), and the code object
# alone where a test of the library wants it (*.elf). Usage: HIP_INCLUDE=DIR scripts/build-hip-programs.sh [NAME...]
set -euo pipefail
cd "$(dirname "$0")/../testbenches/hip"
names=("$@")
if [ ${#names[@]} -eq 0 ]; then
    for source in *.hip; do names+=("${source%.hip}"); done
fi
for name in "${names[@]}"; do
    case $name in
        grid_sync)
            # It needs newer device libraries than Debian's.
            [ -n "${DEVICE_LIBS:-}" ] || { echo "$name: left as it is; set DEVICE_LIBS (scripts/device-libraries.sh)" >&2; continue; }
            ../../scripts/hipcc.sh --fat "$name.hip" -o "$name.elf" --no-gpu-bundle-output && chmod 644 "$name.elf"
            ;;
        device_memory)
            # With either device library: a newer one has another heap than Debian's.
            file=${OCKL:+$name.elf}
            file=${file:-${name}_rocm5.elf}
            ../../scripts/hipcc.sh --fat "$name.hip" -o "$file" --no-gpu-bundle-output && chmod 644 "$file"
            ;;
        device_print | grid_barrier) ../../scripts/hipcc.sh --fat "$name.hip" -o "$name.elf" --no-gpu-bundle-output && chmod 644 "$name.elf" ;;
        *) ../../scripts/hipcc.sh --fat "$name.hip" -o "$name.hipfb" ;;
    esac
done
