#!/usr/bin/env python3
"""Compares the assembler with the pairs of text and bytes in LLVM's own tests.

    scripts/llvm-pairs.py --mcpu bonaire .../llvm/test/MC/AMDGPU/gfx7_asm_*.s
    scripts/llvm-pairs.py --mcpu gfx1201 .../llvm/test/MC/AMDGPU/gfx12_asm_*.s

A pair is an instruction and the first comment behind it that has bytes. What is refused, or assembled to other bytes, is listed by
file and reason. TOMBOLO names the program (default target/release/tombolo).
"""

import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

BYTES = re.compile(r"\[((?:0x[0-9a-f]{2},?)+)\]")


def pairs(path):
    """The pairs of a file: text and bytes."""
    text = None
    for line in path.read_text().splitlines():
        code, _, comment = (part.strip() for part in line.partition("//"))
        found = BYTES.search(comment)
        if code:
            text = code
        if found and text:
            yield text, bytes(int(byte, 16) for byte in found[1].rstrip(",").split(","))
            text = None


def assemble(texts, mcpu, options):
    """The bytes of a source with these lines; or the errors, by number of the line from 0."""
    with tempfile.TemporaryDirectory() as folder:
        source, out = pathlib.Path(folder, "pairs.s"), pathlib.Path(folder, "pairs.bin")
        source.write_text("".join(text + "\n" for text in texts))
        program = os.environ.get("TOMBOLO", "target/release/tombolo")
        command = [program, "asm", "--raw", "--mcpu", mcpu, *options, str(source), "-o", str(out)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode == 0:
            return out.read_bytes(), {}
        errors = re.findall(r"pairs\.s:(\d+):\d+: error: (.*)", run.stderr)
        if not errors:
            sys.exit(run.stderr)
        return None, {int(line) - 1: reason for line, reason in errors}


def compare(all_pairs, mcpu, options):
    """How many pairs are alike, and those that are not, with the reason."""
    left, failed = list(all_pairs), []
    while True:
        code, errors = assemble([text for _, text, _ in left], mcpu, options)
        if not errors:
            break
        failed += ((left[at], f"{reason} ({left[at][1].split()[0]})") for at, reason in errors.items())
        left = [pair for at, pair in enumerate(left) if at not in errors]
    # A pair of another length moves what follows, so that everything behind it fails too.
    same = at = 0
    for pair in left:
        _, text, expected = pair
        if code[at : at + len(expected)] == expected:
            same += 1
        else:
            failed.append((pair, f"other bytes: {text}"))
        at += len(expected)
    return same, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--mcpu", required=True, help="the processor")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    all_pairs = [(path.name, *pair) for path in options.files for pair in pairs(path)]
    same, failed = compare(all_pairs, options.mcpu, [])
    if options.mcpu.startswith("gfx12"):
        # What is of waves of 64 lanes.
        more, failed = compare([pair for pair, _ in failed], options.mcpu, ["--wave64"])
        same += more
    for (name, reason), count in sorted(collections.Counter((pair[0], reason) for pair, reason in failed).items()):
        print(f"{name}: {count} of {reason}")
    print(f"{len(all_pairs)} pairs, {same} alike ({100 * same / max(len(all_pairs), 1):.2f} %)")


if __name__ == "__main__":
    main()
