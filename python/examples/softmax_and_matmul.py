"""A softmax and a matrix product of Triton on the compute unit, without a GPU: their results, profile and picture.

    TOMBOLO_ENGINE=rtl python softmax_and_matmul.py [FOLDER FOR PICTURES]
"""

import pathlib
import sys

import numpy as np
import triton
import triton.language as tl

import tombolo


@triton.jit
def softmax(x, y, width, WIDTH: tl.constexpr):
    row, columns = tl.program_id(0) * width, tl.arange(0, WIDTH)
    value = tl.load(x + row + columns, mask=columns < width, other=float("-inf"))
    power = tl.exp(value - tl.max(value, 0))
    tl.store(y + row + columns, power / tl.sum(power, 0), mask=columns < width)


@triton.jit
def matmul(a, b, c, n, k, TILE: tl.constexpr, DEPTH: tl.constexpr):
    rows = tl.program_id(0) * TILE + tl.arange(0, TILE)
    columns = tl.program_id(1) * TILE + tl.arange(0, TILE)
    depth = tl.arange(0, DEPTH)
    left, right = a + rows[:, None] * k + depth[None, :], b + depth[:, None] * n + columns[None, :]
    total = tl.zeros((TILE, TILE), tl.float32)
    for _ in range(0, k, DEPTH):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += DEPTH
        right += DEPTH * n
    tl.store(c + rows[:, None] * n + columns[None, :], total)


def run_softmax(rows=16, width=200):
    x = np.random.default_rng(1).standard_normal((rows, width), np.float32)
    y = np.empty_like(x)
    softmax[(rows,)](x, y, width, WIDTH=triton.next_power_of_2(width))
    power = np.exp(x - x.max(1, keepdims=True))
    np.testing.assert_allclose(y, power / power.sum(1, keepdims=True), rtol=1e-5)


def run_matmul(size=64):
    a, b = (np.random.default_rng(seed).integers(-8, 9, (size, size)).astype(np.float16) for seed in (2, 3))
    c = np.empty((size, size), np.float32)
    matmul[(size // 32, size // 32)](a, b, c, size, size, TILE=32, DEPTH=32)
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))


def main():
    on_hardware = tombolo.default_device().engine != "model"
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    with tombolo.watch(profile=on_hardware, picture=on_hardware) as seen:
        run_softmax()
        run_matmul()
    for launched in seen.launches:
        print(f"{launched.kernel}: {launched.instructions} instructions, {launched.cycles} cycles")
        if launched.profile:
            waits = launched.profile["wave_cycles"]["stalls"]
            print("  waits most for", ", ".join(sorted(waits, key=waits.get, reverse=True)[:3]))
            print("  matrix units:", launched.profile["matrix"])
            (folder / f"{launched.kernel}.svg").write_text(launched.picture)


if __name__ == "__main__":
    main()
