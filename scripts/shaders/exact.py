#!/usr/bin/env python3
"""Makes the floats of SPIR-V shaders exact, in place: exact.py SHADER.spv...

No sum and product is contracted (GLSL's `precise` reaches variables, not what is converted on its way to one), and signs of zeros,
infinities and NaNs are kept: without that a compiler may take 0 times x for 0. Needs spirv-dis and spirv-as.
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
    sizes = [found[1] for line in lines if (found := re.match(r"\s*%\d+ = OpTypeFloat (\d+)", line))]
    entry = next(at for at, line in enumerate(lines) if re.match(r"\s*OpEntryPoint", line))
    main = re.search(r"%\d+", lines[entry])[0]
    lines[entry + 1:entry + 1] = [f"OpExecutionMode {main} SignedZeroInfNanPreserve {size}" for size in sizes]
    imported = next(at for at, line in enumerate(lines) if "OpExtInstImport" in line)
    lines[imported:imported] = ["OpCapability SignedZeroInfNanPreserve", 'OpExtension "SPV_KHR_float_controls"']
    command = ["spirv-as", "--preserve-numeric-ids", "--target-env", "vulkan1.1", "-o", path, "-"]
    subprocess.run(command, input="\n".join(lines), text=True, check=True)
