#!/usr/bin/env bash
# Makes the pictures of docs/graphics.md: frames that the RTL draws (docs/images/graphics-*.png), what its units do meanwhile (frame-cube.svg), the block
# diagram (scripts/diagrams.py). Some minutes of a processor; a frame that is not what the reference model draws is an error.
# Usage: scripts/graphics-pictures.sh [NAME...]     names of docs/images/graphics-NAME.png (default: everything); TOMBOLO names a program that is built
set -euo pipefail
cd "$(dirname "$0")/.."

[ -n "${TOMBOLO:-}" ] || cargo build --release --locked -p tombolo-sim
tombolo=${TOMBOLO:-target/release/tombolo}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

while read -r name recording; do
    if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
        recording=testbenches/graphics/recordings/$recording.txt
        "$tombolo" submit "$recording" -o "$work/$name.png"
        "$tombolo" submit "$recording" --engine compiled -o "docs/images/graphics-$name.png"
        cmp "$work/$name.png" "docs/images/graphics-$name.png"
    fi
done <<'FRAMES'
lit gl-lit-large
textured textured
blend gl-blend
gears gl-gears
teapot gl-teapot
FRAMES

if [ $# -eq 0 ]; then
    "$tombolo" view testbenches/graphics/recordings/cube.txt -o docs/images/frame-cube.svg
    scripts/diagrams.py
fi
