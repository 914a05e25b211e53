#!/usr/bin/env bash
# Compiles a HIP program with stock clang 19 for gfx1201 and links it with libamdhip64.so of this repository.
# Usage: HIP_INCLUDE=DIR scripts/hipcc.sh FILE.hip -o PROGRAM [clang options]
#        HIP_INCLUDE=DIR scripts/hipcc.sh --fat FILE.hip -o FILE.hipfb [clang options]    (the code for the device alone)
# HIP_INCLUDE has hip/hip_runtime.h of HIP 6 (docs/clients.md says where to get it). Needs clang-19, lld-19, clang-tools-19 and
# rocm-device-libs; DEVICE_LIBS and TOMBOLO_LIB (default: target/release) say where libraries are. Debian 12's device libraries are older than
# gfx12; scripts/device-libraries.sh makes newer ones.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
device=${DEVICE_LIBS:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
library=${TOMBOLO_LIB:-$here/target/release}
include=${HIP_INCLUDE:-/usr/include}
[ -f "$include/hip/hip_runtime.h" ] || { echo "no hip/hip_runtime.h in $include; set HIP_INCLUDE (docs/clients.md)" >&2; exit 1; }
[ -d "$device" ] || { echo "no device libraries in $device; install rocm-device-libs or set DEVICE_LIBS" >&2; exit 1; }

# clang wants a folder that looks like ROCm. The device libraries are older than gfx12: those of RDNA2 stand in for what depends on
# the version, as long as they are the newest.
rocm=$(mktemp -d)
trap 'rm -r "$rocm"' EXIT
mkdir -p "$rocm/amdgcn/bitcode" "$rocm/share/hip"
ln -s "$include" "$rocm/include"
ln -s "$device"/*.bc "$rocm/amdgcn/bitcode/"
if [ ! -e "$rocm/amdgcn/bitcode/oclc_isa_version_1201.bc" ]; then
    ln -s "$device/oclc_isa_version_1036.bc" "$rocm/amdgcn/bitcode/oclc_isa_version_1201.bc"
fi
printf 'HIP_VERSION_MAJOR=6\nHIP_VERSION_MINOR=2\nHIP_VERSION_PATCH=0\n' >"$rocm/share/hip/version"

options=(-x hip --offload-arch=gfx1201 "--rocm-path=$rocm" -O2)
if [ "${1:-}" = --fat ]; then
    shift
    options+=(--cuda-device-only --gpu-bundle-output)
else
    options+=(--hip-link "-L$library" -lamdhip64)
fi
clang++-19 "${options[@]}" "$@"
