#!/usr/bin/env python3
"""Compiles llama.cpp's HIP backend for gfx1201 and runs llama.cpp's own tests of operations on the HIP library.

    llama_ops.py LLAMA [OPERATION...] [--engine NAME] [--seconds N] [--build DIR] [--results FILE] [--jobs N]

LLAMA is a checkout of llama.cpp. Its program test-backend-ops compares an operation of the backend with llama.cpp's own for the CPU, in many sizes and
types; OPERATION is one of its (MUL_MAT, FLASH_ATTN_EXT), all without. What is not through after --seconds is told as cut off. A table comes last; exits with 1
if a test fails. Needs what scripts/hipcc.sh needs (set HIP_INCLUDE and DEVICE_LIBS), cmake and a C++ compiler; TOMBOLO_CONFIG says on which machine. The
matrix products of hipBLAS are those of testbenches/hipblas. The backend is DIR/libggml-hip.so: llama.cpp's other programs in DIR/bin take it too, by GGML_BACKEND_PATH.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

from hip_programs import HERE, environment, ran

BLAS = HERE.parent / "testbenches/hipblas"
# As llama.cpp's own build does it, but for what is linked: kernels of flash attention for these pairs of types of keys and values.
PAIRS = ["f16-f16", "bf16-bf16", "q4_0-q4_0", "q8_0-q8_0"]
TYPES = ["f16", "bf16", "q4_0", "q4_1", "q5_0", "q5_1", "q8_0", "f32"]
INSTANCES = ["mmq", "mmf", "fattn-tile", "fattn-mma", *(f"fattn-vec-instance-{pair}" for pair in PAIRS)]
CMAKE = ["CMAKE_BUILD_TYPE=Release", "BUILD_SHARED_LIBS=ON", "GGML_BACKEND_DL=ON", "GGML_NATIVE=OFF", "GGML_OPENMP=OFF", "LLAMA_CURL=OFF", "LLAMA_BUILD_SERVER=OFF"]
PROGRAMS = ["test-backend-ops", "llama-simple"]
COLOURS = re.compile(r"\x1b\[[\d;]*m")


def checked(command, folder):
    """Runs a command; ends the program with what it said if it fails."""
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))[:200]}\n{done.stdout[-3000:]}")


def definitions():
    """What the backend is compiled with."""
    names = ["GGML_USE_HIP", "GGML_HIP_NO_VMM", "GGML_HIP_NO_MMQ_MFMA", "GGML_BACKEND_DL", "GGML_BACKEND_BUILD", "GGML_BACKEND_SHARED", "GGML_SHARED", "GGML_SCHED_MAX_COPIES=4"]
    for keys in TYPES:
        for values in TYPES:
            names.append(f"GGML_CUDA_FA_{keys}_{values}".upper() + f"={int(f'{keys}-{values}' in PAIRS)}")
    return [f"-D{name}" for name in names] + [f'-DGGML_CUDA_FA_QUANTS="{",".join(PAIRS)}"', '-DGGML_VERSION="0"', '-DGGML_COMMIT="0"']


def built(llama, build, jobs):
    """Compiles llama.cpp's programs and the backend, as far as that is not done; the backend."""
    checked(["cmake", "-S", llama, "-B", build, *(f"-D{option}" for option in CMAKE)], build)
    checked(["cmake", "--build", build, "-j", str(jobs), "--target", *PROGRAMS], build)
    ggml = llama / "ggml"
    kernels = ggml / "src/ggml-cuda"
    sources = [*sorted(kernels.glob("*.cu")), *(file for name in INSTANCES for file in sorted(kernels.glob(f"template-instances/{name}*.cu"))), BLAS / "hipblas.hip"]
    objects = build / "backend"
    objects.mkdir(exist_ok=True)
    options = ["-std=c++17", "-fPIC", "-w", f"-I{BLAS}", *(f"-I{ggml / folder}" for folder in ("include", "src", "src/ggml-cuda")), *definitions()]

    def compiled(source):
        target = objects / f"{source.name}.o"
        if not target.exists():
            part = target.with_suffix(".part")
            checked([HERE / "hipcc.sh", "-c", source, "-o", part, *options], build)
            part.rename(target)
            print(f"compiled {source.name}", flush=True)
        return target

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        made = list(pool.map(compiled, sources))
    backend = build / "libggml-hip.so"
    checked([HERE / "hipcc.sh", "-x", "none", "-shared", *made, f"-L{build / 'bin'}", "-lggml-base", "-o", backend], build)
    return backend


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("llama", type=pathlib.Path)
    parser.add_argument("operations", nargs="*", metavar="OPERATION")
    parser.add_argument("--engine", default="model")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("llama-build"))
    parser.add_argument("--results", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_intermixed_args()
    build = options.build.resolve()
    build.mkdir(parents=True, exist_ok=True)
    backend = built(options.llama.resolve(), build, options.jobs)
    of_backend = environment(options.engine, build / "bin", GGML_BACKEND_PATH=str(backend))
    program = str(build / "bin/test-backend-ops")

    def said(*arguments, seconds=None):
        """Its status (None: it took too long) and what the program prints."""
        status, text = ran([program, "test", *arguments], seconds, build / "bin", of_backend)
        return status, COLOURS.sub("", text)

    operations = options.operations or re.findall(r"^\s*([A-Z][A-Z0-9_]+)\s*$", said("--list-ops")[1], re.M)
    results = []
    for operation in operations:
        status, text = said("-o", operation, "-b", "ROCm0", seconds=options.seconds)
        wrong = [line.strip()[:200] for line in text.splitlines() if "FAIL" in line and "(" in line]
        passed = len(re.findall(r": OK$", text, re.M))
        missing = len(re.findall(r"not supported \[ROCm0\]", text))
        end = ""
        if status is None:
            end = "cut off"
        elif status != 0 and not wrong:
            end = f"ended: {text.strip().splitlines()[-1][:200] if text.strip() else 'nothing said'}"
        results.append({"operation": operation, "passed": passed, "failed": len(wrong) + end.startswith("ended"), "missing": missing, "end": end, "wrong": wrong})
        print(f"{operation:28} {passed:5} passed {results[-1]['failed']:4} failed {missing:4} not in the backend  {end}", flush=True)
        for line in wrong[:10]:
            print(f"    {line}", flush=True)
    if options.results:
        options.results.write_text("".join(json.dumps(result) + "\n" for result in results))
    totals = {name: sum(result[name] for result in results) for name in ("passed", "failed", "missing")}
    print(f"{len(results)} operations: {totals['passed']} passed, {totals['failed']} failed, {totals['missing']} not in the backend, {sum(result['end'] == 'cut off' for result in results)} cut off")
    sys.exit(totals["failed"] > 0)


if __name__ == "__main__":
    main()
