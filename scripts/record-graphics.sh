#!/usr/bin/env bash
# Records the scenes of testbenches/graphics/scenes with unmodified Mesa drivers of a GFX7 machine that is not there, and draws
# the same scenes with Mesa's software drivers: testbenches/graphics/recordings/NAME.{txt,mem} and NAME.png.
# Needs Mesa, the headers of Vulkan, EGL, OpenGL and libdrm, glslang and Python (Debian: apt-get install mesa-vulkan-drivers
# libvulkan-dev libgl1-mesa-dri libegl-dev libgl-dev libdrm-dev glslang-tools). The recordings `*-25` are of Mesa 25.0.7, all
# others of Mesa 22.3.6; those of `*-gfx1201` are of Mesa 25.0.7 too, which is the first one to know that machine. `*-26` are of
# Mesa 26.2.6, with HTile and CMASK; all others of OpenGL were made with AMD_DEBUG=notiling,nohyperz, of Vulkan with RADV_DEBUG=nohiz.
# Usage: scripts/record-graphics.sh [NAME...]     (default: all that the installed Mesa makes)
#   TOMBOLO=COMMAND   executes what an application submits before what is recorded (default target/release/tombolo)
set -euo pipefail
tombolo=$(realpath -m "${TOMBOLO:-$(dirname "$0")/../target/release/tombolo}")
cd "$(dirname "$0")/../testbenches/graphics"

icds=${VULKAN_ICDS:-/usr/share/vulkan/icd.d}
icd() { find "$icds" -name "$1_icd*.json" | head -n 1; }
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cc -O1 -shared -fPIC -I/usr/include/libdrm -o "$build/fake_amdgpu.so" shim/fake_amdgpu.c -ldl -lpthread
cc -O1 -o "$build/basic" scenes/basic.c -lvulkan -lm
cc -O1 -o "$build/vulkan" scenes/vulkan.c -lvulkan -lm
cc -O1 -o "$build/compute" scenes/compute.c -lvulkan
cc -O1 -o "$build/rays" scenes/rays.c -lvulkan
cc -O1 -o "$build/opengl" scenes/opengl.c -lEGL -lGL -lm
cc -O1 -o "$build/states" scenes/states.c -lEGL -lGL -lm
cc -O1 -o "$build/bodies" scenes/bodies.c -lEGL -lGL -lm
for shader in scenes/*.vert scenes/*.frag scenes/*.comp; do
    # Ray queries want a later SPIR-V.
    target=vulkan1.0
    if [[ $shader == */rays.comp ]]; then target=vulkan1.2; fi
    glslangValidator -V --target-env "$target" -o "$build/$(basename "$shader").spv" "$shader" > "$build/log"
done
export SHADERS=$build FAKE_AMDGPU_NODE=$build/node

# png PPM PNG
png() {
    python3 - "$1" "$2" <<'PYTHON'
import struct, sys, zlib
head, size, _, pixels = open(sys.argv[1], "rb").read().split(b"\n", 3)
width, height = map(int, size.split())
rows = b"".join(b"\0" + pixels[y * width * 3:(y + 1) * width * 3] for y in range(height))
def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
open(sys.argv[2], "wb").write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                              + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))
PYTHON
}

# record NAME PROGRAM[:SUBMISSION] SCENE [WIDTH HEIGHT]: the first submission; the model executes those before a later one.
record() {
    local name=$1 program=${2%:*} submission=${2#*:} dump=$build/$1
    shift 2
    [ "$submission" != "$program" ] || submission=1
    if [[ $program == @(opengl|states|bodies) ]]; then
        LIBGL_ALWAYS_SOFTWARE=1 "$build/$program" "$1" "$build/reference.ppm" "${@:2}"
        local settings=("AMD_DEBUG=no2d")
        [ "$submission" = 1 ] || settings+=("FAKE_AMDGPU_RUN=$tombolo submit")
    else
        VK_ICD_FILENAMES=$(icd lvp) "$build/$program" "$1" "$build/reference.ppm" "${@:2}"
        local settings=("VK_ICD_FILENAMES=$(icd radeon)")
    fi
    # Shader compilers of the drivers sometimes crash before anything is submitted.
    for _ in 1 2 3 4 5 6 7 8; do
        rm -rf "$dump"
        env "${settings[@]}" "LD_PRELOAD=$build/fake_amdgpu.so" "FAKE_AMDGPU_DUMP=$dump" \
            "$build/$program" "$1" "$build/nothing.ppm" "${@:2}" && break
    done
    cp "$dump/00$submission.txt" "recordings/$name.txt"
    cp "$dump/00$submission.mem" "recordings/$name.mem"
    png "$build/reference.ppm" "recordings/$name.png"
}

# The one submission to a compute queue, which has no picture.
if [ $# -eq 0 ] || [[ " $* " == *" compute "* ]]; then
    env "VK_ICD_FILENAMES=$(icd radeon)" "LD_PRELOAD=$build/fake_amdgpu.so" FAKE_AMDGPU_COMPUTE=1 \
        "FAKE_AMDGPU_DUMP=$build/compute-queue" "$build/compute" "$build/nothing"
    cp "$build/compute-queue/001.txt" recordings/compute.txt
    cp "$build/compute-queue/001.mem" recordings/compute.mem
fi
for program in compute rays; do
    if [[ " $* " == *" $program-gfx1201 "* ]]; then
        env "VK_ICD_FILENAMES=$(icd radeon)" "LD_PRELOAD=$build/fake_amdgpu.so" FAKE_AMDGPU_COMPUTE=1 \
            FAKE_AMDGPU_MACHINE=gfx1201 "FAKE_AMDGPU_DUMP=$build/$program-gfx1201" "$build/$program" "$build/nothing"
        cp "$build/$program-gfx1201/001.txt" "recordings/$program-gfx1201.txt"
        cp "$build/$program-gfx1201/001.mem" "recordings/$program-gfx1201.mem"
    fi
done

while read -r name rest; do
    [ -n "$name" ] || continue
    if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
        read -ra parts <<< "$rest"
        record "$name" "${parts[@]}"
    fi
done <<'SCENES'
triangle basic tri
cube basic cube
cube-26 basic cube
overlay basic blend
inputs vulkan inputs
clip vulkan clip 80 48
blend vulkan blend
blend-bgra vulkan blend:bgra
blend-1010102 vulkan blend:1010102
blend-16f vulkan blend:16f
inputs-32f vulkan inputs:32f
inputs-565 vulkan inputs:565
stencil vulkan stencil
textured vulkan textured
many vulkan many
lines vulkan lines
gl-lit opengl lit
gl-lit-large opengl lit 200 150
gl-blend opengl blend
gl-blend-16f opengl blend16f
gl-stencil opengl stencil
gl-mipmap opengl mipmap
gl-wrap opengl wrap
gl-cubemap opengl cubemap
gl-clip opengl clip
gl-strips opengl strips
gl-effects opengl effects
gl-logic opengl logic
gl-depth states depth
gl-draws states draws
gl-formats states formats
gl-textures states textures
gl-lights states lights
gl-shaders states shaders
gl-copies states copies
gl-lines states lines
gl-lines-26 states:2 lines 640 420
gl-targets states targets
gl-gears bodies gears 96 96
gl-teapot bodies teapot 96 96
SCENES
