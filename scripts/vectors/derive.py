"""Writes the vectors that follow from the pseudo code of chapter 16 by calculation: `derive.py FOLDER` puts NAME.jsonl into it.

Each module has one group of instructions. The expected values are worked out here, in integers and fractions, from the document;
no simulator and no model takes part. See testbenches/vectors/README.md for the format."""
import importlib
import sys

GROUPS = ["salu", "compare", "integers", "arithmetic", "conversions", "packed", "transfers", "matrix",
          "moves", "modes", "samples", "texels", "nodes", "hints"]


def main(folder, *only):
    for group in only or GROUPS:
        lines = [vector.line() for vector in importlib.import_module(group).vectors()]
        with open(f"{folder}/{group}.jsonl", "w") as out:
            out.write("".join(line + "\n" for line in lines))
        print(group, len(lines), "vectors")


if __name__ == "__main__":
    main(*sys.argv[1:])
