"""Matrices: WMMA and SWMMAC of every type, wave32 and a layout each of wave64 (section 7.12).

Where an element lies is table 7.12.2. What a lane of a sparse multiply has of B the document leaves open: the K rows that its own groups of A meet,
as AMD's matrix instruction calculator says. Numbers are small, so that no order of addition matters; EXEC is partly off and does not matter either."""
from build import Numbers, Vector, signed
from floats import BF8, BF16, F16, F32, FP8, of

M32 = 0xffffffff
BIT = lambda x, n: x >> n & 1


def join(*parts):
    """Concatenation, first part uppermost: (value, bits)."""
    out = 0
    for value, bits in parts:
        out = out << bits | value & (1 << bits) - 1
    return out


def place(bits, depth, wave, k, i):
    """Lane, VGPR and position of element `k` of line `i` of A (row) or B (column), of a dense K of `depth`."""
    if bits == 16:
        if wave == 32:
            return join((BIT(k, 2), 1), (i, 4)), join((BIT(k, 3), 1), (BIT(k, 1), 1)), k & 1
        return join((k >> 2, 2), (i, 4)), BIT(k, 1), k & 1
    if bits == 8:
        if wave == 32:
            return join((BIT(k, 3), 1), (i, 4)), BIT(k, 2), k & 3
        return join((BIT(k, 2), 1), (BIT(k, 3), 1), (i, 4)), 0, k & 3
    if depth == 16:
        return join((BIT(k, 3), 1), (i, 4)), 0, k & 7
    if wave == 32:
        return join((BIT(k, 4), 1), (i, 4)), BIT(k, 3), k & 7
    return join((BIT(k, 3), 1), (BIT(k, 4), 1), (i, 4)), 0, k & 7


def place_result(bits, wave, row, col):
    if wave == 32:
        lane = join((BIT(row, 3), 1), (col, 4))
        return (lane, row & 7, 0) if bits == 32 else (lane, row >> 1 & 3, row & 1)
    lane = join((BIT(row, 2), 1), (BIT(row, 3), 1), (col, 4))
    return (lane, row & 3, 0) if bits == 32 else (lane, BIT(row, 1), row & 1)


def place_sparse_b(bits, depth, wave, k, col):
    """Lane and item (of the lane's consecutive elements)."""
    if bits == 16:
        if wave == 32:
            return join((BIT(k, 3), 1), (col, 4)), 8 * BIT(k, 4) + (k & 7)
        return join((k >> 3, 2), (col, 4)), k & 7
    top = depth.bit_length() - 2
    if wave == 32:
        return join((BIT(k, top), 1), (col, 4)), k & (1 << top) - 1
    return join((BIT(k, top - 1), 1), (BIT(k, top), 1), (col, 4)), k & (1 << top - 1) - 1


class Registers:
    """VGPRs that elements are put into."""

    def __init__(self, wave, count):
        self.words = [[0] * wave for _ in range(count)]

    def put(self, bits, lane, vgpr, position, pattern):
        self.words[vgpr][lane] |= (pattern & (1 << bits) - 1) << bits * position


TYPES = {"f16": (F16, 16), "bf16": (BF16, 16), "fp8": (FP8, 8), "bf8": (BF8, 8), "iu8": (None, 8), "iu4": (None, 4)}


def element(kind, n, sign, small):
    """A number and its pattern."""
    fmt, bits = TYPES[kind]
    if fmt is None:
        raw = n.next(bits)
        return (signed(raw, bits) if sign else raw), raw
    value = [1, -1, 2, 0, -2, 1, 0.5, -1.5][n.next(16) % (6 if small else 8)]
    return value, of(fmt, value)


def multiply(sparse, dtype, depth, atype, btype, wave=32, signs=(0, 0), key=0):
    name = f"v_{'swmmac' if sparse else 'wmma'}_{dtype}_16x16x{depth}_{atype}" + (f"_{btype}" if atype in ("fp8", "bf8") else "")
    n = Numbers(len(name) * 7 + depth + wave + key)
    bits, dbits = TYPES[atype][1], 16 if dtype in ("f16", "bf16") else 32
    small = dtype in ("f16", "bf16")
    packed = depth // 2 if sparse else depth
    a = [[element(atype, n, signs[0], small) for _ in range(packed)] for _ in range(16)]
    b = [[element(btype, n, signs[1], small) for _ in range(16)] for _ in range(depth)]
    fa = TYPES[atype][0]
    inf_row = nan_row = None
    if fa is not None and dtype == "f32":
        # a row with an infinity (FP8 has none), of which B has no zero, and a row with a NaN
        nan_row = 9
        a[9][7] = (0, fa.nan)
        if not fa.finite:
            inf_row = 5
    pick = [[(0, 1)] * (depth // 4) for _ in range(16)]
    if sparse:
        pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        pick = [[pairs[n.next(16) % 6] for _ in range(depth // 4)] for _ in range(16)]
    where = lambda row, p: 4 * (p // 2) + pick[row][p // 2][p % 2] if sparse else p
    if inf_row is not None:
        a[5][2] = (0, fa.inf)
        fb = TYPES[btype][0]
        b[where(5, 2)] = [((1 if col % 3 else -1), of(fb, 1 if col % 3 else -1)) for col in range(16)]
    # C: numbers, and for integers ends of the range that the sums move away from
    c = [[0] * 16 for _ in range(16)]
    d = [[0] * 16 for _ in range(16)]
    for row in range(16):
        for col in range(16):
            total = sum(a[row][p][0] * b[where(row, p)][col][0] for p in range(packed))
            if fa is None:
                value = signed(n.next(32)) >> 8
                value = -(1 << 31) if total >= 0 and row == 3 else (1 << 31) - 1 if total <= 0 and row == 12 else value
                c[row][col], d[row][col] = value & M32, value + total & M32
                continue
            fd = {"f32": F32, "f16": F16, "bf16": BF16}[dtype]
            value = [1, -3, 8, 0, 12][n.next(16) % 5]
            c[row][col], d[row][col] = of(fd, value), fd.round(value + int(total * 4) / 4 if total != int(total) else int(value + total))
            if row == nan_row:
                d[row][col] = fd.nan
            elif row == inf_row:
                d[row][col] = fd.inf if b[where(5, 2)][col][0] > 0 else fd.sign | fd.inf
    v = Vector(f"matrix/{name}{'-wave64' if wave == 64 else ''}{f'-set-{key}' if key else ''}" + ("-" + "".join("us"[s] for s in signs) if fa is None else ""),
               f"7.12, 16.10 {name.upper()}", wave=wave, exec_=0x00ff00ff if wave == 32 else 0xf0f00ff000ff00ff)
    per = 32 // bits
    ra, rc = Registers(wave, 8), Registers(wave, 8)
    rb, rd, ri = Registers(wave, 8), Registers(wave, 8), Registers(wave, 1)
    items = {}
    for row in range(16):
        for p in range(packed):
            lane, vgpr, position = place(bits, packed, wave, p, row)
            ra.put(bits, lane, vgpr, position, a[row][p][1])
            items[lane, vgpr * per + position] = (row, p)
    for k in range(depth):
        for col in range(16):
            if sparse:
                lane, item = place_sparse_b(bits, depth, wave, k, col)
                rb.put(bits, lane, item // per, item % per, b[k][col][1])
            else:
                lane, vgpr, position = place(bits, depth, wave, k, col)
                rb.put(bits, lane, vgpr, position, b[k][col][1])
    for row in range(16):
        for col in range(16):
            lane, vgpr, position = place_result(dbits, wave, row, col)
            rc.put(dbits, lane, vgpr, position, c[row][col])
            rd.put(dbits, lane, vgpr, position, d[row][col])
    used = lambda bits_, count: (count * bits_ + 32 * wave - 1) // (32 * wave)
    na, nb, nd = used(bits, 16 * packed), used(bits, 16 * depth), 256 * dbits // (32 * wave)
    group = lambda first, count: f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"
    at_b, at_c, at_d = 4, 12, 24
    for first, regs, count in ((0, ra, na), (at_b, rb, nb)):
        for i in range(count):
            v.v[first + i] = regs.words[i]
    tail = f" neg_lo:[{signs[0]},{signs[1]},0]" if any(signs) else ""
    if sparse:
        # two bits for an element of A, in the order that a lane has its elements; other sets hold other bits
        lane_items = packed * 16 // wave if not (wave == 64 and bits == 4 and depth == 32) else packed * 16 // 32
        width = 2 * lane_items
        for lane in range(wave):
            word = n.next(32) & ~((1 << width) - 1 << width * key) if width < 32 else 0
            for item in range(lane_items):
                if (lane, item) in items:
                    row, p = items[lane, item]
                    word |= pick[row][p // 2][p % 2] << width * key + 2 * item
            ri.words[0][lane] = word & M32
        v.v[at_c] = ri.words[0]
        for i in range(nd):
            v.v[at_d + i] = rc.words[i]
        tail += f" index_key:{key}" if key else ""
        v.asm.append(f"{name} {group(at_d, nd)}, {group(0, na)}, {group(at_b, nb)}, v{at_c}{tail}")
    else:
        for i in range(nd):
            v.v[at_c + i] = rc.words[i]
        v.asm.append(f"{name} {group(at_d, nd)}, {group(0, na)}, {group(at_b, nb)}, {group(at_c, nd)}{tail}")
    for i in range(nd):
        v.v_out[at_d + i] = rd.words[i]
        if nan_row is not None:
            v.cmp[at_d + i] = "f32"
    return v


def vectors():
    eights = [("fp8", "fp8"), ("fp8", "bf8"), ("bf8", "fp8"), ("bf8", "bf8")]
    for sparse, depth in ((False, 16), (True, 32)):
        for dtype, kind in (("f32", "f16"), ("f32", "bf16"), ("f16", "f16"), ("bf16", "bf16")):
            yield multiply(sparse, dtype, depth, kind, kind)
        for a, b in eights:
            yield multiply(sparse, "f32", depth, a, b)
        for n, kind in enumerate(("iu8", "iu4")):
            yield multiply(sparse, "i32", depth, kind, kind, signs=(1, n))
            yield multiply(sparse, "i32", depth, kind, kind, signs=(0, 1 - n))
        for kind in ("iu8", "iu4"):
            yield multiply(sparse, "i32", depth, kind, kind, 64, (1, 1))
        yield multiply(sparse, "f16", depth, "f16", "f16", 64)
        yield multiply(sparse, "i32", 2 * depth, "iu4", "iu4", signs=(1, 0))
        yield multiply(sparse, "i32", 2 * depth, "iu4", "iu4", 64, (0, 1))
    yield multiply(True, "f32", 32, "f16", "f16", key=1)
    yield multiply(True, "i32", 32, "iu8", "iu8", key=1, signs=(1, 1))
    yield multiply(True, "i32", 32, "iu8", "iu8", 64, key=3, signs=(1, 1))
