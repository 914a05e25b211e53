#!/usr/bin/env bash
# Writes rtl-out/ anew: the Verilog of the configuration `ecp5` (for synthesis, without debug ports) and of the register blocks.
# The other configurations are a command away: `tombolo emit --config default`. TOMBOLO names the program, if it is built already.
set -euo pipefail

usage() {
    cat <<'TEXT'
usage: scripts/regenerate-rtl.sh [--check]
  --check  write nothing; fail when rtl-out/ is not what the source gives
TEXT
}

check=false
case "$#:${1:-}" in
    0:) ;;
    1:--check) check=true ;;
    1:--help) usage; exit 0 ;;
    *) usage >&2; exit 2 ;;
esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
cd "$root"
tombolo=${TOMBOLO:-}
if [ -z "$tombolo" ]; then
    # As the tests build it: by itself the package would be built once more, with fewer features of its dependencies.
    cargo test --quiet --workspace --no-run
    tombolo=${CARGO_TARGET_DIR:-target}/debug/tombolo
fi
"$tombolo" emit --config ecp5 --no-debug --out "$fresh/ecp5"
for block in vgt pa sq spi compute gb cp tp db cb; do
    "$tombolo" emit --top "${block}_registers" --out "$fresh/registers"
done
for config in ecp5 registers; do
    if $check; then
        if ! diff --recursive --brief "rtl-out/$config" "$fresh/$config" >&2; then
            echo "regenerate-rtl: rtl-out/$config is out of date; run scripts/regenerate-rtl.sh and commit" >&2
            exit 1
        fi
    else
        rm -rf "rtl-out/$config"
        mkdir -p "rtl-out/$config"
        cp "$fresh/$config"/* "rtl-out/$config/"
    fi
done
