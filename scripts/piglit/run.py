#!/usr/bin/env python3
"""Runs tests of Piglit on what a stock driver submits to a machine that is not there, for scripts/piglit.sh.

    run.py FOLDER COMMAND PATTERN COUNT [--seconds N] [--results FILE]

FOLDER has the library that stands for the kernel, and the tests as `piglit print-cmd` lists them. A test passes, is skipped, is refused (COMMAND has said
what it does not do) or fails; one that fails is run again on Mesa's software driver, and does not count if it fails there as well: it may want a window.
"""
import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

PIGLIT = "/usr/lib/x86_64-linux-gnu/piglit"


def arguments_of(command):
    """The words of a command as Piglit prints it; blanks in the names of its programs are not quoted."""
    words = command.replace("../lib/x86_64-linux-gnu/piglit", PIGLIT).split(" ")
    for count in range(len(words), 0, -1):
        if os.path.exists(" ".join(words[:count])):
            words = [" ".join(words[:count])] + words[count:]
            break
    return [word for word in words if word]


def run(words, environment, seconds):
    """What a test said, and its result: pass, skip, fail, timeout, crash."""
    folder = tempfile.mkdtemp()
    environment = {name: value.replace("FOLDER", folder) for name, value in environment.items()}
    process = subprocess.run(["timeout", "--kill-after=2", str(seconds)] + words, cwd=folder, env={**os.environ, "PIGLIT_PLATFORM": "surfaceless_egl", "PIGLIT_SOURCE_DIR": PIGLIT, **environment},
                             capture_output=True, text=True, errors="replace", check=False)
    shutil.rmtree(folder, ignore_errors=True)
    said = process.stdout + process.stderr
    results = re.findall(r'"result": "(\w+)"', said)
    return said, results[-1] if results else "timeout" if process.returncode == 124 else "crash"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("command")
    parser.add_argument("pattern")
    parser.add_argument("count", type=int)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--results", default="")
    options = parser.parse_args()
    tests = [line.rstrip("\n").split(" ::: ") for line in open(f"{options.folder}/tests", encoding="utf-8")]
    tests = [test for test in tests if len(test) == 2 and re.search(options.pattern, test[0])]
    random.Random(1).shuffle(tests)
    machine = {"LD_PRELOAD": f"{options.folder}/fake_amdgpu.so", "FAKE_AMDGPU_NODE": "FOLDER/node", "FAKE_AMDGPU_DUMP": "FOLDER/submissions", "FAKE_AMDGPU_RUN": options.command,
               "AMD_DEBUG": "no2d", "MESA_SHADER_CACHE_DISABLE": "true"}
    counts, reasons = collections.Counter(), collections.Counter()
    for name, command in tests[:options.count]:
        said, result = run(arguments_of(command), machine, options.seconds)
        refusals = [re.sub("0x[0-9a-f]+", "N", line) for line in said.splitlines() if "is not supported" in line]
        if result not in ("pass", "skip"):
            if refusals:
                result = "refused"
                reasons[refusals[0]] += 1
            elif run(arguments_of(command), {"LIBGL_ALWAYS_SOFTWARE": "1"}, options.seconds)[1] != "pass":
                result = f"{result} in software too"
            else:
                print(f"{result}: {name}", flush=True)
        counts[result] += 1
        if options.results:
            with open(options.results, "a", encoding="utf-8") as file:
                file.write(json.dumps({"name": name, "result": result, "refused": refusals[:1]}) + "\n")
    for reason, count in reasons.most_common():
        print(f"{count:5}  {reason}")
    print(", ".join(f"{count} {result}" for result, count in counts.most_common()))
    sys.exit(any(counts[result] for result in ("fail", "crash", "timeout")))


if __name__ == "__main__":
    main()
