"""Compiles `kernels.py` with stock Triton, for gfx1201 or gfx950, and writes the launch folders; `scripts/build-triton-kernels.sh` runs it.

Inputs are numbers of few bits, so that every sum is exact in binary32 (or i32) in any order, and the expectation of a matrix product
is NumPy's, bit by bit. Attention has exponentials: its expectation is reckoned in binary64 and compared with a tolerance.
"""

import argparse
import json
import math
import os
import pathlib

os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
# Line information holds the paths of the machine that compiled.
os.environ["TRITON_DISABLE_LINE_INFO"] = "1"

import kernels
import ml_dtypes
import numpy as np
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

#: Processors, the lanes of their waves, and where their launches are beside this folder.
TARGETS = {"gfx1201": (32, "kernels-triton"), "gfx950": (64, "kernels-cdna4-triton")}

HERE = pathlib.Path(__file__).parent

#: Element types of A and B: Triton's name, that of the manifest, NumPy's type, bits of precision (0: an integer).
TYPES = {
    "f16": ("fp16", "float16", np.float16, 11),
    "bf16": ("bf16", "bfloat16", ml_dtypes.bfloat16, 8),
    "fp8": ("fp8e4nv", "float8_e4m3fn", ml_dtypes.float8_e4m3fn, 4),
    "bf8": ("fp8e5", "float8_e5m2", ml_dtypes.float8_e5m2, 3),
    "i8": ("i8", "int8", np.int8, 0),
    "f32": ("fp32", "float32", np.float32, 24),
    "i32": ("i32", "int32", np.int32, 0),
}


def splitmix64(seed, count):
    """`count` numbers of SplitMix64, which a manifest's random fill takes."""
    mask = (1 << 64) - 1
    numbers, state = np.empty(count, np.uint64), seed
    for at in range(count):
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & mask
        numbers[at] = mixed ^ mixed >> 31
    return numbers


def random_fill(kind, shape, seed):
    """What the fill `{"random": seed}` gives: all integers of a type, or multiples of 2^-precision in 0 <= x < 1."""
    _, _, dtype, precision = TYPES[kind]
    numbers = splitmix64(seed, math.prod(shape))
    if precision == 0:
        bits = 8 * np.dtype(dtype).itemsize
        return (numbers >> np.uint64(64 - bits)).astype(f"u{bits // 8}").view(dtype).reshape(shape)
    whole = (numbers >> np.uint64(64 - precision)).astype(np.float64)
    return (whole * 2.0**-precision).astype(dtype).reshape(shape)


def signed(kind, shape, seed, most):
    """Whole numbers from -most to most."""
    values = np.random.default_rng(seed).integers(-most, most + 1, shape)
    return values.astype(TYPES[kind][2])


def filled(kind, shape, seed):
    """An argument with a random fill, and its values."""
    argument = {"kind": "buffer", "fill": {"random": seed}, "dtype": TYPES[kind][1], "shape": list(shape)}
    return argument, random_fill(kind, shape, seed)


def stored(folder, name, values, kind, **more):
    """An argument whose values are in a file."""
    values.tofile(folder / name)
    return {"kind": "buffer", "file": name, "dtype": TYPES[kind][1], "shape": list(values.shape), **more}


def blank(kind, shape):
    """A buffer that the kernel only writes."""
    return {"kind": "buffer", "fill": "zeros", "dtype": TYPES[kind][1], "shape": list(shape), "output": True}


def scalar(kind, value):
    return {"kind": "scalar", "type": TYPES[kind][1], "value": value}


def compile_kernel(processor, function, signature, constants, warps):
    """The compiled kernel. All arguments are told to be multiples of 16, as Triton finds them to be at a launch."""
    places = range(len(signature) - len(constants))
    source = ASTSource(
        function,
        {**signature, **dict.fromkeys(constants, "constexpr")},
        constexprs=constants,
        attrs={(at,): [["tt.divisibility", 16]] for at in places if list(signature.values())[at] != "fp32"},
    )
    lanes, _ = TARGETS[processor]
    target = GPUTarget("hip", processor, lanes)
    return triton.compile(source, target=target, options={"num_warps": warps, "num_stages": 2})


def write(folder, compiled, programs, warps, args, expect):
    """The code object and the manifest."""
    processor = compiled.metadata.target.arch
    lanes, place = TARGETS[processor]
    threads = lanes * warps
    file = f"kernel_{processor}.elf"
    (folder / file).write_bytes(compiled.asm["hsaco"])
    above = "../" if place == HERE.name else f"../../{HERE.name}/"
    # Triton's launcher passes two addresses of scratch memory behind the arguments; these kernels use neither.
    spare = {"kind": "scalar", "type": "uint64", "value": 0}
    manifest = {
        "name": folder.name,
        "kernel": compiled.metadata.name,
        "source": f"{above}kernels.py",
        "compiler": f"Triton {triton.__version__}",
        "grid": [programs[0] * threads, programs[1], 1],
        "block": [threads, 1, 1],
        "dynamic_lds_bytes": compiled.metadata.shared,
        "elf": file,
        "elfs": {processor: file},
        "args": [*args, spare, spare],
        "expect": [expect],
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


def matmul(processor, folder, kind, out, tile, warps, size):
    (m, n, k), (tile_m, tile_n, tile_k) = size, tile
    floats = kind != "i8"
    signature = {"a": f"*{TYPES[kind][0]}", "b": f"*{TYPES[kind][0]}", "c": f"*{TYPES[out][0]}", "n": "i32", "k": "i32"}
    sum_type = tl.float32 if floats else tl.int32
    constants = {"TILE_M": tile_m, "TILE_N": tile_n, "TILE_K": tile_k, "SUM": sum_type}
    signature.update(dict.fromkeys(constants, "constexpr"))
    compiled = compile_kernel(processor, kernels.matmul, signature, constants, warps)
    left, a = filled(kind, (m, k), 1)
    if floats:
        b = signed(kind, (k, n), 2, 7)
        right = stored(folder, "arg1.bin", b, kind)
        c = (a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32).astype(TYPES[out][2])
    else:
        right, b = filled(kind, (k, n), 2)
        c = (a.astype(np.int64) @ b.astype(np.int64)).astype(np.int32)
    expected = stored(folder, "expect2.bin", c, out)
    expect = {"arg": 2, "file": "expect2.bin", "dtype": expected["dtype"], "shape": [m, n], "compare": "exact"}
    args = [left, right, blank(out, (m, n)), scalar("i32", n), scalar("i32", k)]
    write(folder, compiled, (m // tile_m, n // tile_n), warps, args, expect)


def fp4(values):
    """The codes of E2M1, without signs, of whole and half numbers up to 6."""
    return np.searchsorted([0, 0.5, 1, 1.5, 2, 3, 4, 6], values).astype(np.uint8)


def matmul_scaled(processor, folder, tile, warps, size):
    """Numbers of 4 bits, each 32 of a row of A or a column of B with a power of two."""
    (m, n, k), (tile_m, tile_n, tile_k) = size, tile
    bytes_of = dict.fromkeys(["a", "a_scales", "b", "b_scales"], "*u8")
    signature = {**bytes_of, "c": "*fp32", "n": "i32", "k": "i32"}
    constants = {"TILE_M": tile_m, "TILE_N": tile_n, "TILE_K": tile_k}
    signature.update(dict.fromkeys(constants, "constexpr"))
    compiled = compile_kernel(processor, kernels.matmul_scaled, signature, constants, warps)
    random = np.random.default_rng(7)
    numbers = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
    a, b = random.choice(numbers, (m, k)), random.choice(numbers, (k, n))
    # A minus one in three numbers of B; powers of two from 1/4 to 4.
    signs = random.integers(0, 3, (k, n)) == 0
    powers = [random.integers(-2, 3, (lines, k // 32)) for lines in (m, n)]
    of_a = a * np.exp2(powers[0]).repeat(32, 1)
    of_b = np.where(signs, -b, b) * np.exp2(powers[1]).repeat(32, 1).T
    c = (of_a @ of_b).astype(np.float32)
    codes = [fp4(a), fp4(b) | signs.astype(np.uint8) << 3]
    packed = [codes[0][:, ::2] | codes[0][:, 1::2] << 4, codes[1][::2] | codes[1][1::2] << 4]
    bytes_ = [packed[0], (powers[0] + 127).astype(np.uint8), packed[1], (powers[1] + 127).astype(np.uint8)]
    args = []
    for at, values in enumerate(bytes_):
        values.tofile(folder / f"arg{at}.bin")
        args.append({"kind": "buffer", "file": f"arg{at}.bin", "dtype": "uint8", "shape": list(values.shape)})
    expected = stored(folder, "expect4.bin", c, "f32")
    expect = {"arg": 4, "file": "expect4.bin", "dtype": expected["dtype"], "shape": [m, n], "compare": "exact"}
    args += [blank("f32", (m, n)), scalar("i32", n), scalar("i32", k)]
    write(folder, compiled, (m // tile_m, n // tile_n), warps, args, expect)


def attention(processor, folder, tile, warps, tokens, width):
    tile_q, tile_k = tile
    pointers = dict.fromkeys(["query", "key", "value", "out"], "*fp16")
    signature = {**pointers, "tokens": "i32", "scale": "fp32"}
    constants = {"WIDTH": width, "TILE_Q": tile_q, "TILE_K": tile_k}
    signature.update(dict.fromkeys(constants, "constexpr"))
    compiled = compile_kernel(processor, kernels.attention, signature, constants, warps)
    shape = (tokens, width)
    first, query = filled("f16", shape, 3)
    key = signed("f16", shape, 4, 3)
    third, value = filled("f16", shape, 5)
    second = stored(folder, "arg1.bin", key, "f16")
    scale = float(np.float32(0.25 * math.log2(math.e)))
    scores = query.astype(np.float64) @ key.astype(np.float64).T * scale
    weights = np.exp2(scores - scores.max(1, keepdims=True))
    result = (weights @ value.astype(np.float64)) / weights.sum(1, keepdims=True)
    stored(folder, "expect3.bin", result.astype(np.float16), "f16")
    # The weights are rounded to binary16 before they are multiplied: half a unit of 2^-11 each, and one more of the result.
    tolerance = {"compare": "tol", "rtol": 2.0**-10, "atol": 0.0}
    expect = {"arg": 3, "file": "expect3.bin", "dtype": "float16", "shape": list(shape), **tolerance}
    args = [first, second, third, blank("f16", shape), scalar("i32", tokens), scalar("f32", scale)]
    write(folder, compiled, (tokens // tile_q, 1), warps, args, expect)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", choices=TARGETS, default="gfx1201", help="the processor")
    parser.add_argument("--out", type=pathlib.Path, help="where the folders go")
    parser.add_argument("--size", type=int, nargs=3, default=(128, 128, 128), metavar=("M", "N", "K"), help="of the products")
    parser.add_argument("--tokens", type=int, default=128, help="queries and keys of the attention")
    parser.add_argument(
        "--attention",
        type=int,
        nargs=4,
        default=(64, 32, 4, 64),
        metavar=("QUERIES", "KEYS", "WARPS", "WIDTH"),
        help="tile of the attention, its warps, and numbers of a token",
    )
    options = parser.parse_args()
    processor = options.target
    out = options.out or HERE.with_name(TARGETS[processor][1])

    def folder(name):
        path = out / name
        path.mkdir(parents=True, exist_ok=True)
        print(path.name)
        return path

    def product(name, kind, result, tile, warps):
        matmul(processor, folder(name), kind, result, tile, warps, options.size)

    big, small = (128, 128, 32), (64, 64, 32)
    if processor == "gfx950":
        # Where the product is large enough, waves of two work-groups take turns on each SIMD.
        large = options.size[0] >= 256
        product("matmul_f16", "f16", "f16", (256, 128, 32) if large else big, 4)
        product("matmul_bf16", "bf16", "bf16", (64, 64, 64), 4)
        product("matmul_fp8", "fp8", "f16", (64, 64, 128), 4)
        product("matmul_i8", "i8", "i32", (64, 64, 64), 4)
        matmul_scaled(processor, folder("matmul_mxfp4"), (64, 64, 128), 4, options.size)
    else:
        product("matmul_f16", "f16", "f16", big, 4)
        product("matmul_f16_8_warps", "f16", "f16", big, 8)
        product("matmul_bf16", "bf16", "bf16", big, 8)
        product("matmul_fp8", "fp8", "f16", big, 4)
        product("matmul_bf8", "bf8", "f16", small, 4)
        product("matmul_i8", "i8", "i32", big, 8)
    *tile, warps, width = options.attention
    attention(processor, folder("attention_f16"), tile, warps, options.tokens, width)


if __name__ == "__main__":
    main()
