#!/usr/bin/env bash
# Random compute shaders in GLSL: what stock RADV makes of them runs on the RTL, and must give what Mesa's software driver gives.
# Needs Mesa 25 or later with the headers of Vulkan and libdrm, glslang, SPIRV-Tools and Python (Debian 13: apt-get install
# mesa-vulkan-drivers libvulkan-dev libdrm-dev glslang-tools spirv-tools).
# Usage: scripts/random-shaders.sh [FIRST [COUNT]]      (shaders 1 to 16)
#   MACHINE=gfx1201|gfx7   what RADV takes the machine for (default gfx1201)
#   WAVE=32|64             lanes of a wave, of gfx1201 (default: RADV's choice)
#   TOMBOLO=COMMAND        the simulator (default target/release/tombolo)
#   KEEP=DIR               a folder for shaders and results (default: none is kept)
set -euo pipefail
cd "$(dirname "$0")/.."

first=${1:-1} count=${2:-16} machine=${MACHINE:-gfx1201}
tombolo=$(realpath "${TOMBOLO:-target/release/tombolo}")
icds=${VULKAN_ICDS:-/usr/share/vulkan/icd.d}
build=${KEEP:-$(mktemp -d)}
[ -n "${KEEP:-}" ] || trap 'rm -rf "$build"' EXIT
mkdir -p "$build"
build=$(realpath "$build")
icd() { find "$icds" -name "$1_icd*.json" | head -n 1; }

config=default options=()
if [ "$machine" = gfx7 ]; then config=gfx7 options=(--words); fi
cc -O1 -shared -fPIC -I/usr/include/libdrm -o "$build/fake_amdgpu.so" testbenches/graphics/shim/fake_amdgpu.c -ldl -lpthread
cc -O1 -o "$build/random" testbenches/graphics/scenes/random.c -lvulkan
# Words that are small, small and negative, short, or any.
python3 - "$build/input" <<'PYTHON'
import random, struct, sys
words = random.Random(5)
def word():
    value = words.getrandbits(32)
    return words.choice([value & 15, -(value & 15) & 0xffffffff, value & 0xffff, value, value])
open(sys.argv[1], "wb").write(struct.pack("<4096I", *(word() for _ in range(4096))))
PYTHON
shaders=()
for seed in $(seq "$first" $((first + count - 1))); do
    python3 scripts/shaders/generate.py "$seed" "$build/$seed.comp" "${options[@]}"
    glslangValidator -V --target-env vulkan1.1 -o "$build/$seed.spv" "$build/$seed.comp" > "$build/log" || { cat "$build/log"; exit 1; }
    shaders+=("$build/$seed.spv")
done
python3 scripts/shaders/exact.py "${shaders[@]}"
env -u WAVE "VK_ICD_FILENAMES=$(icd lvp)" "$build/random" "$build/expected" "$build/input" "${shaders[@]}"
env "VK_ICD_FILENAMES=$(icd radeon)" "LD_PRELOAD=$build/fake_amdgpu.so" "FAKE_AMDGPU_NODE=$build/node" FAKE_AMDGPU_COMPUTE=1 "FAKE_AMDGPU_MACHINE=$machine" \
    "FAKE_AMDGPU_DUMP=$build/submissions" "FAKE_AMDGPU_RUN=$tombolo submit --engine compiled --config $config" "$build/random" "$build/got" "$build/input" "${shaders[@]}"
python3 scripts/shaders/compare.py "$build/expected" "$build/got" "${shaders[@]}"
