#!/usr/bin/env bash
# Draws a waveform as GTKWave shows it, without a screen: the picture of docs/waveforms.md.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/waves/picture.sh FILE.fst FROM TO OUT.png
  FROM, TO   cycles
example: tombolo run testbenches/kernels/saxpy --fst saxpy.fst
         scripts/waves/picture.sh saxpy.fst 428 452 docs/images/waveform.png
GTKWave and Xvfb must be installed (apt-get install gtkwave xvfb xauth).
TEXT
}

if [ $# -ne 4 ]; then
    usage >&2
    exit 2
fi
for tool in gtkwave xvfb-run; do
    if ! command -v "$tool" >/dev/null; then
        echo "picture: $tool is not installed (apt-get install gtkwave xvfb xauth)" >&2
        exit 2
    fi
done
waves=$1 from=$2 to=$3 out=$4
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# A cycle is ten nanoseconds.
cat >"$folder/draw.tcl" <<TCL
gtkwave::setWindowStartTime ${from}0
gtkwave::setZoomRangeTimes ${from}0 ${to}0
gtkwave::/File/Grab_To_File $folder/picture.png
gtkwave::/File/Quit
TCL
cat >"$folder/gtkwaverc" <<'RC'
hide_sst 1
splash_disable 1
use_big_fonts 1
initial_window_x 1600
initial_window_y 1000
RC
xvfb-run -a -s "-screen 0 1700x1100x24" \
    gtkwave --rcfile "$folder/gtkwaverc" --script "$folder/draw.tcl" "$waves" "$here/compute_unit.gtkw" >/dev/null
cp "$folder/picture.png" "$out"
