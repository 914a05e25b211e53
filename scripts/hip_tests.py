#!/usr/bin/env python3
"""Compiles unit tests of ROCm's hip-tests (github.com/ROCm/hip-tests, its folder `catch`) for gfx1201, and runs them on the HIP library.

    hip_tests.py CATCH FOLDER... [--engine NAME] [--seconds N] [--build DIR] [--results FILE]

FOLDER is one of CATCH/unit, or a file in one (math, warp/warp_shfl.cc). A test passes, is skipped by itself, fails, or takes too long; a file that is not
compiled counts as one test. Tables by folder come last. Exits with 1 if a test fails. Needs what scripts/hipcc.sh needs, and boost's headers for math;
set HIP_INCLUDE, and DEVICE_LIBS to what scripts/device-libraries.sh makes: Debian's are too old for many tests. TOMBOLO_CONFIG says on which machine.
"""
import argparse
import collections
import json
import pathlib
import sys
import time

from hip_programs import HERE, environment, ran

MAIN = ["main", "hip_test_context", "hip_test_features"]
# Folders whose tests share a file that is no test.
SHARED = {"module": "hip_module_common.cc"}
# Accuracy of functions: the number of arguments, and the percentage of the device's memory that they may take.
OPTIONS = {"math": ["--accuracy-iterations", "20000", "--accuracy-max-memory", "1"]}
# What a compiler or a test says that is worth a line.
WORTH = ("error:", "tombolo", "REQUIRE", "CHECK", "with expansion")


def first_line(text):
    """The first line that says what went wrong."""
    found = [line.strip() for line in text.splitlines() if any(word in line for word in WORTH)]
    return found[0][:200] if found else ""


class Tests:
    """Compiled tests."""

    def __init__(self, catch, build, engine, seconds):
        self.catch, self.build, self.seconds = catch, build, seconds
        self.environment = environment(engine)

    def run(self, command, seconds, folder=None):
        """Runs a command; its status (None: took too long) and what it said."""
        return ran(command, seconds, folder or self.catch, self.environment)

    def object(self, source):
        """Compiles a file, unless that was done; the object, or what the compiler said."""
        target = self.build / (str(source.relative_to(self.catch)).replace("/", "_") + ".o")
        if target.exists():
            return target, ""
        include = ["-Iinclude", "-Ikernels", "-Iexternal/Catch2", "-Iexternal/picojson", "-Iexternal"]
        options = ["-std=c++17", "-w", "-D__HIP_PLATFORM_AMD__", f'-DKERNELS_PATH="{self.catch}/kernels/"']
        status, said = self.run([str(HERE / "hipcc.sh"), "-c", str(source), "-o", str(target), *options, *include], 600)
        return (target if status == 0 else None), said

    def program(self, source):
        """Compiles and links a file of tests; the program, or what went wrong."""
        folder = source.parent.name
        sources = [self.catch / f"hipTestMain/{name}.cc" for name in MAIN]
        if folder in SHARED:
            sources.append(source.parent / SHARED[folder])
        objects = []
        for each in [source, *sources]:
            made, said = self.object(each)
            if made is None:
                return None, said
            objects.append(str(made))
        program = self.build / f"{folder}_{source.stem}"
        status, said = self.run([str(HERE / "hipcc.sh"), "-x", "none", *objects, "-lpthread", "-lstdc++fs", "-o", str(program)], 600)
        return (program if status == 0 else None), said

    def names(self, program):
        """The tests of a program."""
        _, said = self.run([str(program), "--list-test-names-only"], 60, self.build)
        return [line.strip() for line in said.splitlines() if line.strip().startswith("Unit_")]

    def test(self, program, name, folder):
        """Runs a test: how it ended, seconds, and a line about it."""
        escaped = name.replace(",", "\\,").replace("[", "\\[")
        started = time.monotonic()
        status, said = self.run([str(program), escaped, *OPTIONS.get(folder, [])], self.seconds, self.build)
        took = round(time.monotonic() - started, 1)
        if status is None:
            return "time", took, ""
        if status != 0:
            return "fail", took, first_line(said)
        return ("pass" if "passed" in said else "skip"), took, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("catch", type=pathlib.Path)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--engine", default="model")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("hip-tests"))
    parser.add_argument("--results", type=pathlib.Path)
    options = parser.parse_args()
    catch, build = options.catch.resolve(), options.build.resolve()
    build.mkdir(parents=True, exist_ok=True)
    tests = Tests(catch, build, options.engine, options.seconds)
    shared = {catch / "unit" / folder / name for folder, name in SHARED.items()}
    totals, results = collections.defaultdict(collections.Counter), []

    def note(source, name, end, took, line):
        totals[source.parent.name][end] += 1
        results.append({"file": str(source.relative_to(catch)), "test": name, "end": end, "seconds": took, "line": line})
        print(f"{end:8} {took:6.1f} s  {source.parent.name}/{source.stem} {name}  {line}", flush=True)

    for folder in options.folders:
        place = catch / "unit" / folder
        for source in [place] if place.is_file() else sorted(place.glob("*.cc")):
            if source in shared:
                continue
            program, said = tests.program(source)
            if program is None:
                note(source, "", "build", 0.0, first_line(said))
                continue
            for name in tests.names(program):
                note(source, name, *tests.test(program, name, source.parent.name))
            program.unlink()
    if options.results:
        options.results.write_text("".join(json.dumps(result) + "\n" for result in results))
    for folder, ends in totals.items():
        print(f"{folder}: " + ", ".join(f"{count} {end}" for end, count in sorted(ends.items())))
    sys.exit(any(ends["fail"] for ends in totals.values()))


if __name__ == "__main__":
    main()
