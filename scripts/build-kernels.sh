#!/usr/bin/env bash
# Compiles testbenches/kernels/NAME/NAME.cl to the code objects beside it, with stock clang 19 and lld 19; and for GFX7 to
# those in testbenches/kernels-gfx7/NAME, where that folder is. Sources that are there themselves are for GFX7 alone.
# Needs clang-19, lld-19 and rocm-device-libs (Debian: apt-get install clang-19 lld-19 rocm-device-libs).
# Usage: scripts/build-kernels.sh [NAME...]     (default: all kernels)
set -euo pipefail
cd "$(dirname "$0")/../testbenches/kernels"

libraries=${DEVICE_LIBS:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
[ -d "$libraries" ] || { echo "no device libraries in $libraries; install rocm-device-libs or set DEVICE_LIBS" >&2; exit 1; }

# compile SOURCE OUTPUT MCPU WAVE64(on|off) VERSION FLUSHES_DENORMALS(on|off)
compile() {
    local options=(-target amdgcn-amd-amdhsa "-mcpu=$3" -x cl -cl-std=CL2.0 -O3 -nogpulib)
    for library in opencl ocml ockl "oclc_isa_version_$5" oclc_abi_version_500 "oclc_daz_opt_$6" oclc_finite_only_off \
        oclc_unsafe_math_off "oclc_wavefrontsize64_$4" oclc_correctly_rounded_sqrt_on; do
        options+=(-Xclang -mlink-builtin-bitcode -Xclang "$libraries/$library.bc")
    done
    if [ "$4" = on ] && [ "${3#gfx12}" != "$3" ]; then options+=(-mwavefrontsize64); fi
    clang-19 "${options[@]}" "$1" -o "$2"
    chmod 644 "$2"
}

# gfx7 SOURCE FOLDER
gfx7() {
    compile "$1" "$2/kernel_gfx700.elf" gfx700 on 700 on
    compile "$1" "$2/kernel_gfx704.elf" gfx704 on 704 on
}

for source in ../kernels-gfx7/*/*.cl; do
    folder=${source%/*}
    name=${folder##*/}
    [[ " ${*:-$name} " == *" $name "* ]] || continue
    echo "$folder"
    gfx7 "$source" "$folder"
done
[ $# -gt 0 ] || set -- *
for name; do
    for source in "$name"/*.cl; do
        # A name of GFX7 alone.
        [ -e "$source" ] || continue
        folder=$(dirname "$source")
        echo "$folder"
        # The libraries are older than gfx12; nothing that these kernels use depends on the version they are told.
        compile "$source" "$folder/kernel_gfx1200.elf" gfx1200 off 1036 off
        compile "$source" "$folder/kernel_gfx1201.elf" gfx1201 off 1036 off
        compile "$source" "$folder/kernel_gfx1201_wave64.elf" gfx1201 on 1036 off
        if [ -d "../kernels-gfx7/$folder" ]; then
            gfx7 "$source" "../kernels-gfx7/$folder"
        fi
    done
done
