#!/usr/bin/env bash
# Runs scripts/regress.sbatch on a Slurm of this machine alone, which it starts and ends: three parts of a short regression as a job
# array, merged, and compared with the same cases in one piece. Needs root and Debian's slurmctld, slurmd, slurm-client and munge;
# without them it says so, and fails if CI is set. Usage: scripts/test-slurm.sh [REGRESS]
set -euo pipefail
cd "$(dirname "$0")/.."
regress=$(realpath "${1:-${CARGO_TARGET_DIR:-target}/debug/regress}")

skip() {
    echo "SKIPPED: $1" >&2
    [ -z "${CI:-}" ] && exit 0
    exit 1
}
[ "$(id -u)" -eq 0 ] || skip "a Slurm of its own needs root"
for tool in slurmctld slurmd sbatch squeue munged; do
    command -v "$tool" >/dev/null || skip "$tool is not installed (apt-get install slurmctld slurmd slurm-client munge)"
done
[ -x "$regress" ] || { echo "no $regress; cargo build -p tombolo-testbenches --bin regress" >&2; exit 1; }

work=$(mktemp -d)
processes=()
finish() {
    for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
    wait "${processes[@]}" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT

# Everything lies in the folder: keys, sockets, state. Ports are unusual ones, so that a Slurm of the machine is left alone.
host=$(hostname -s)
head -c 1024 /dev/urandom >"$work/munge.key"
chmod 600 "$work/munge.key"
chmod 755 "$work"
mkdir "$work/state" "$work/spool"
munged --foreground --force --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munge.pid" \
    --seed-file="$work/munge.seed" --log-file="$work/munge.log" >"$work/munged.log" 2>&1 &
processes+=($!)
cat >"$work/slurm.conf" <<CONF
ClusterName=tombolo
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CryptoType=crypto/munge
SlurmctldPort=26817
SlurmdPort=26818
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=2
SchedulerParameters=batch_sched_delay=1
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=main Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$work/slurm.conf
slurmctld -D -c >"$work/slurmctld.out" 2>&1 &
processes+=($!)
slurmd -D -c >"$work/slurmd.out" 2>&1 &
processes+=($!)

tell() {
    echo "$1" >&2
    tail -n 20 "$work"/*.log "$work"/*.out >&2
    exit 1
}
up=
for _ in $(seq 60); do
    if [ "$(sinfo -h -o %T 2>/dev/null)" = idle ]; then up=1; break; fi
    sleep 1
done
[ -n "$up" ] || tell "Slurm does not start"

# Short: two random programs in both wave sizes, in three parts.
arguments=(--programs 2 --length 60 --only random)
job=$(REGRESS=$regress OUT=$work/results sbatch --parsable --array=1-3 --chdir="$PWD" --output="$work/task-%a.log" \
    scripts/regress.sbatch "${arguments[@]}")
for _ in $(seq 300); do
    [ -z "$(squeue -h -j "$job" 2>/dev/null)" ] && break
    sleep 1
done
[ -z "$(squeue -h -j "$job" 2>/dev/null)" ] || tell "job $job does not end"
"$regress" merge "$work/results" --out "$work/merged" >"$work/merged.txt" || tell "the parts do not make a whole"

"$regress" "${arguments[@]}" --out "$work/whole" >/dev/null
cmp "$work/merged/coverage.json" "$work/whole/coverage.json"
cmp "$work/merged/summary.md" "$work/whole/summary.md"
echo "three tasks of a job array and one piece give the same summary and coverage:"
head -5 "$work/merged.txt"
