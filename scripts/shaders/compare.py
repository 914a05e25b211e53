#!/usr/bin/env python3
"""Compares what random shaders gave twice: compare.py EXPECTED GOT SHADER... Exits with 1 where they differ, or a shader's own check has failed."""
import struct
import sys

from generate import ITEMS, WORDS

PART = 2 * ITEMS * WORDS
expected, got = (open(path, "rb").read() for path in sys.argv[1:3])
wrong = 0
for number, shader in enumerate(sys.argv[3:]):
    one, other = (struct.unpack_from(f"<{PART}I", data, 4 * PART * number) for data in (expected, got))
    differing = [at for at in range(PART) if one[at] != other[at]]
    failed = sorted({word for word in other[::WORDS] if word})
    if differing or failed:
        wrong += 1
        at = differing[0] if differing else 0
        print(f"{shader}: {len(differing)} words differ, the first one is word {at % WORDS} of invocation {at // WORDS}: got {other[at]:#x}, expected {one[at]:#x}; checks that failed: {failed}")
print(f"{len(sys.argv) - 3} shaders, {wrong} wrong")
sys.exit(wrong != 0)
