#!/usr/bin/env bash
# Compiles testbenches/kernels-images/NAME/NAME.cl to the code object beside it, with stock clang 19 and lld 19.
# Needs clang-19, lld-19 and rocm-device-libs (Debian: apt-get install clang-19 lld-19 rocm-device-libs).
# Usage: scripts/build-image-kernels.sh [NAME...]     (default: all kernels)
set -euo pipefail
cd "$(dirname "$0")/../testbenches/kernels-images"

libraries=${DEVICE_LIBS:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
[ -d "$libraries" ] || { echo "no device libraries in $libraries; install rocm-device-libs or set DEVICE_LIBS" >&2; exit 1; }

options=(-target amdgcn-amd-amdhsa -mcpu=gfx1201 -x cl -cl-std=CL2.0 -O3 -nogpulib)
# The libraries are older than gfx12; of images, what they read of a descriptor is where gfx12 has it.
for library in opencl ocml ockl oclc_isa_version_1036 oclc_abi_version_500 oclc_daz_opt_off oclc_finite_only_off \
    oclc_unsafe_math_off oclc_wavefrontsize64_off oclc_correctly_rounded_sqrt_on; do
    options+=(-Xclang -mlink-builtin-bitcode -Xclang "$libraries/$library.bc")
done
[ $# -gt 0 ] || set -- *
for name; do
    echo "$name"
    clang-19 "${options[@]}" "$name/$name.cl" -o "$name/kernel_gfx1201.elf"
    chmod 644 "$name/kernel_gfx1201.elf"
done
