#!/usr/bin/env bash
# Compiles the kernels of testbenches/kernels-cdna4 for gfx950: NAME.cl or NAME.s beside the code object, or that of
# testbenches/kernels/NAME. clang 19 does not know the processor: CLANG names one that does, 20 or later, with the AMDGPU target
# (that of the Python package ziglang: CLANG="python3 -m ziglang clang").
# Needs lld-19 and rocm-device-libs (Debian: apt-get install clang-19 lld-19 rocm-device-libs), and clang 19 for its headers.
# Usage: CLANG=COMMAND scripts/build-cdna4-kernels.sh [NAME...]     (default: all kernels)
set -euo pipefail
cd "$(dirname "$0")/../testbenches/kernels-cdna4"

libraries=${DEVICE_LIBS:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
headers=${OPENCL_HEADERS:-/usr/lib/llvm-19/lib/clang/19/include}
[ -d "$libraries" ] || { echo "no device libraries in $libraries; install rocm-device-libs or set DEVICE_LIBS" >&2; exit 1; }
[ -n "${CLANG:-}" ] || { echo "set CLANG to a clang that knows gfx950" >&2; exit 1; }

options=(-cc1 -triple amdgcn-amd-amdhsa -target-cpu gfx950 -x cl -cl-std=CL2.0 -O3 -internal-isystem "$headers"
    -finclude-default-header -fdeclare-opencl-builtins -mcode-object-version=5 -fvisibility=hidden -mrelocation-model pic
    -pic-level 2 -emit-obj)
# The libraries are older than gfx950; nothing that these kernels use depends on the version they are told.
for library in opencl ocml ockl oclc_isa_version_940 oclc_abi_version_500 oclc_daz_opt_off oclc_finite_only_off \
    oclc_unsafe_math_off oclc_wavefrontsize64_on oclc_correctly_rounded_sqrt_on; do
    options+=(-mlink-builtin-bitcode "$libraries/$library.bc")
done

for name in "${@:-*}"; do
    for folder in $name/; do
        folder=${folder%/}
        source="$folder/$folder.cl"
        [ -f "$source" ] || source="../kernels/$folder/$folder.cl"
        echo "$folder"
        if [ -f "$folder/$folder.s" ]; then
            $CLANG -cc1as -triple amdgcn-amd-amdhsa -target-cpu gfx950 -filetype obj "$folder/$folder.s" -o "$folder/kernel.o"
        else
            $CLANG "${options[@]}" "$source" -o "$folder/kernel.o"
        fi
        ld.lld-19 -shared "$folder/kernel.o" -o "$folder/kernel_gfx950.elf"
        rm "$folder/kernel.o"
        chmod 644 "$folder/kernel_gfx950.elf"
    done
done
