"""The Triton kernels of the launches beside this file: matrix products and the forward pass of attention."""

import triton
import triton.language as tl


@triton.jit
def matmul(
    a,
    b,
    c,
    n,
    k,
    TILE_M: tl.constexpr,
    TILE_N: tl.constexpr,
    TILE_K: tl.constexpr,
    SUM: tl.constexpr,
):
    """C = A x B, row-major; a program makes a tile of C. Rows and columns are multiples of the tile."""
    rows = tl.program_id(0) * TILE_M + tl.arange(0, TILE_M)
    columns = tl.program_id(1) * TILE_N + tl.arange(0, TILE_N)
    depth = tl.arange(0, TILE_K)
    left = a + rows[:, None] * k + depth[None, :]
    right = b + depth[:, None] * n + columns[None, :]
    total = tl.zeros((TILE_M, TILE_N), SUM)
    for _ in range(0, k, TILE_K):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += TILE_K
        right += TILE_K * n
    tl.store(c + rows[:, None] * n + columns[None, :], total.to(c.dtype.element_ty))


@triton.jit
def matmul_scaled(
    a,
    a_scales,
    b,
    b_scales,
    c,
    n,
    k,
    TILE_M: tl.constexpr,
    TILE_N: tl.constexpr,
    TILE_K: tl.constexpr,
):
    """C = A x B of numbers of 4 bits, two a byte along k; each 32 of a row of A and of a column of B share a power of two."""
    rows = tl.program_id(0) * TILE_M + tl.arange(0, TILE_M)
    columns = tl.program_id(1) * TILE_N + tl.arange(0, TILE_N)
    depth = tl.arange(0, TILE_K // 2)
    groups = tl.arange(0, TILE_K // 32)
    left = a + rows[:, None] * (k // 2) + depth[None, :]
    right = b + depth[:, None] * n + columns[None, :]
    left_scales = a_scales + rows[:, None] * (k // 32) + groups[None, :]
    right_scales = b_scales + columns[:, None] * (k // 32) + groups[None, :]
    total = tl.zeros((TILE_M, TILE_N), tl.float32)
    for _ in range(0, k, TILE_K):
        total = tl.dot_scaled(
            tl.load(left), tl.load(left_scales), "e2m1", tl.load(right), tl.load(right_scales), "e2m1", total
        )
        left += TILE_K // 2
        right += TILE_K // 2 * n
        left_scales += TILE_K // 32
        right_scales += TILE_K // 32
    tl.store(c + rows[:, None] * n + columns[None, :], total)


@triton.jit
def attention(
    query,
    key,
    value,
    out,
    tokens,
    scale,
    WIDTH: tl.constexpr,
    TILE_Q: tl.constexpr,
    TILE_K: tl.constexpr,
):
    """softmax(Q x K^T * scale) x V of one head; a program makes a tile of the queries' results, without the whole matrix of scores.

    `scale` has the factor log2(e) in it, since the exponential is one of base 2.
    """
    rows = tl.program_id(0) * TILE_Q + tl.arange(0, TILE_Q)
    inner = tl.arange(0, WIDTH)
    others = tl.arange(0, TILE_K)
    q = tl.load(query + rows[:, None] * WIDTH + inner[None, :])
    keys = key + inner[:, None] + others[None, :] * WIDTH
    values = value + others[:, None] * WIDTH + inner[None, :]
    largest = tl.full((TILE_Q,), float("-inf"), tl.float32)
    weight = tl.zeros((TILE_Q,), tl.float32)
    total = tl.zeros((TILE_Q, WIDTH), tl.float32)
    for _ in range(0, tokens, TILE_K):
        score = tl.dot(q, tl.load(keys)) * scale
        larger = tl.maximum(largest, tl.max(score, 1))
        part = tl.math.exp2(score - larger[:, None])
        shrink = tl.math.exp2(largest - larger)
        weight = weight * shrink + tl.sum(part, 1)
        total = total * shrink[:, None]
        total = tl.dot(part.to(value.dtype.element_ty), tl.load(values), total)
        largest = larger
        keys += TILE_K * WIDTH
        values += TILE_K * WIDTH
    tl.store(out + rows[:, None] * WIDTH + inner[None, :], (total / weight[:, None]).to(out.dtype.element_ty))
