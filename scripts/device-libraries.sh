#!/usr/bin/env bash
# Makes a folder of ROCm's device libraries that know gfx1201, from those of Debian (rocm-device-libs) and the newer ockl.bc and ocml.bc of Triton's
# package (triton/backends/amd/lib). What they ask about the chip are constants, which are written here.
# Usage: scripts/device-libraries.sh FOLDER_OF_TRITON OUT    Then DEVICE_LIBS=OUT for scripts/hipcc.sh, for programs with hiprtc, and for tombolo init.
# Needs clang-19. DEVICE_LIBS says where the older libraries are.
set -euo pipefail
[ $# -eq 2 ] || { sed -n '2,/^set/{/^#/p}' "$0" >&2; exit 2; }
older=${DEVICE_LIBS:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
for file in "$older/oclc_abi_version_500.bc" "$1/ockl.bc" "$1/ocml.bc"; do
    [ -f "$file" ] || { echo "no $file" >&2; exit 1; }
done
mkdir -p "$2"
cp "$older"/*.bc "$2/"
cp "$1/ockl.bc" "$1/ocml.bc" "$2/"

out=$2
# library FILE 'TYPE NAME = VALUE'...: a library of constants.
library() {
    local file=$1
    shift
    printf 'const __attribute__((address_space(4), visibility("protected"))) %s;\n' "$@" |
        clang-19 -x c --target=amdgcn-amd-amdhsa -nogpulib -emit-llvm -c -o "$out/$file" -
}
library oclc_isa_version_1201.bc 'int __oclc_ISA_version = 12001'
library oclc_wavefrontsize64_off.bc 'unsigned char __oclc_wavefrontsize64 = 0' 'unsigned char __oclc_wavefrontsize_log2 = 5'
library oclc_wavefrontsize64_on.bc 'unsigned char __oclc_wavefrontsize64 = 1' 'unsigned char __oclc_wavefrontsize_log2 = 6'
