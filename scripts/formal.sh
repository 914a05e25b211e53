#!/usr/bin/env bash
# Proves the properties that blocks have beside them in hdl/src, with Yosys and z3, and that each proof fails with a planted bug:
# formal.sh [NAME ...], all blocks of "Proved" in `tombolo list` without a name. A proof has a base case from the initial state and
# a step of induction; what says "bounded" has the base case alone. z3 comes from PyPI where it is not installed. TOMBOLO names the
# program, if it is built already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for tool in yosys yosys-smtbmc; do
    if ! command -v "$tool" >/dev/null; then
        echo "formal: $tool is not installed (apt-get install yosys)" >&2
        exit 2
    fi
done
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
tombolo=${TOMBOLO:-}
if [ -z "$tombolo" ]; then
    cargo build --quiet --release --locked -p tombolo-sim --bin tombolo
    tombolo=target/release/tombolo
fi
if ! command -v z3 >/dev/null; then
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet z3-solver
    PATH="$work/venv/bin:$PATH"
fi
if [ $# -gt 0 ]; then
    names=("$@")
else
    mapfile -t names < <("$tombolo" list --config ecp5 --json | python3 -c 'import json, sys; print("\n".join(json.load(sys.stdin)["proofs"]))')
fi

# The problem of a block in folder $1, for the solver.
translate() {
    local folder=$1 name=$2
    (cd "$folder" && yosys -q -p "read_verilog -formal -sv $(tr '\n' ' ' <"$name.f")
        prep -flatten -top ${name}_formal; opt_clean -purge; memory_map; opt -full; dffunmap; opt_clean -purge
        write_smt2 -wires $name.smt2")
}

# Whether the assertions of the problem in folder $1 hold: from the initial state for $3 cycles, or (-i) behind $3 cycles.
holds() {
    local folder=$1 name=$2 cycles=$3
    shift 3
    yosys-smtbmc -s z3 "$@" -t "$cycles" --noprogress "$folder/$name.smt2" >"$folder/log" 2>&1 && grep -q 'Status: PASSED' "$folder/log"
}

# A proof of the block in folder $1; "" where there is none.
proves() {
    local folder=$1 name=$2 depth
    depth=$(awk '$1 == "depth" { print $2 }' "$folder/$name.sby")
    if grep -q '^mode bmc' "$folder/$name.sby"; then
        holds "$folder" "$name" "$depth" && echo "for $depth cycles (bounded)"
    else
        holds "$folder" "$name" $((depth + 2)) && holds "$folder" "$name" "$depth" -i && echo "for ever"
    fi
}

failed=0
for name in "${names[@]}"; do
    start=$SECONDS
    "$tombolo" emit --formal --top "$name" --out "$work/sound/$name"
    "$tombolo" emit --formal --planted --top "$name" --out "$work/planted/$name"
    for kind in sound planted; do translate "$work/$kind/$name" "$name"; done
    properties=$(grep -c '^ *assert (' "$work/sound/$name/${name}_formal.sv")
    if how=$(proves "$work/sound/$name" "$name"); then
        if proves "$work/planted/$name" "$name" >/dev/null; then
            echo "$name: the proof does not notice the planted bug" >&2
            failed=1
        elif ! grep -q 'Assert failed' "$work/planted/$name/log"; then
            echo "$name: with the planted bug there is no answer:" >&2
            tail -n 3 "$work/planted/$name/log" >&2
            failed=1
        else
            printf '%-22s %2d properties hold %s; planted bug found (%d s)\n' "$name" "$properties" "$how" $((SECONDS - start))
        fi
    else
        echo "$name: not proved:" >&2
        grep -E 'Assert failed|Status|rror' "$work/sound/$name/log" >&2 || tail -n 3 "$work/sound/$name/log" >&2
        failed=1
    fi
done
exit $failed
