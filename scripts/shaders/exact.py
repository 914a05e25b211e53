#!/usr/bin/env python3
"""Forbids the contraction of every sum and product of SPIR-V shaders, in place: exact.py SHADER.spv...

GLSL's `precise` reaches variables, not what is converted on its way to one. Needs spirv-dis and spirv-as.
"""
import re
import subprocess
import sys

for path in sys.argv[1:]:
    lines = subprocess.run(["spirv-dis", "--raw-id", path], capture_output=True, text=True, check=True).stdout.splitlines()
    sums = {found[1] for line in lines if (found := re.match(r"\s*(%\d+) = Op(?:FAdd|FSub|FMul|FNegate)\b", line))}
    sums -= {found[1] for line in lines if (found := re.match(r"\s*OpDecorate (%\d+) NoContraction", line))}
    first = next(at for at, line in enumerate(lines) if re.match(r"\s*Op(Member)?Decorate", line))
    lines[first:first] = [f"OpDecorate {number} NoContraction" for number in sorted(sums)]
    command = ["spirv-as", "--preserve-numeric-ids", "--target-env", "vulkan1.1", "-o", path, "-"]
    subprocess.run(command, input="\n".join(lines), text=True, check=True)
