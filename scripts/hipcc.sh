#!/usr/bin/env bash
# Compiles a HIP program with stock clang 19 for gfx1201 and links it with libamdhip64.so of this repository.
# Usage: HIP_INCLUDE=DIR scripts/hipcc.sh FILE.hip -o PROGRAM [clang options]
#        HIP_INCLUDE=DIR scripts/hipcc.sh --fat FILE.hip -o FILE.hipfb [clang options]    (the code for the device alone)
# With OCKL=FILE, the device library ockl.bc of ROCm 6 (Triton's package has one: triton/backends/amd/lib), kernels may call this_grid().sync(), for which
# that of Debian 12 has an instruction that gfx12 lacks.
# HIP_INCLUDE has hip/hip_runtime.h of HIP 6 (docs/clients.md says where to get it). Needs clang-19, lld-19, clang-tools-19 and
# rocm-device-libs; DEVICE_LIBS and TOMBOLO_LIB (default: target/release) say where libraries are.
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
version=$rocm/amdgcn/bitcode/oclc_isa_version_1201.bc
if [ -n "${OCKL:-}" ]; then
    # It asks for the version of the chip to choose its barrier; llvm-as would want another package.
    ln -sf "$(realpath "$OCKL")" "$rocm/amdgcn/bitcode/ockl.bc"
    rm -f "$version"
    echo 'const __attribute__((address_space(4), visibility("protected"))) int __oclc_ISA_version = 12001;' |
        clang-19 -x c --target=amdgcn-amd-amdhsa -nogpulib -emit-llvm -c -o "$version" -
elif [ ! -e "$version" ]; then
    ln -s "$device/oclc_isa_version_1036.bc" "$version"
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
