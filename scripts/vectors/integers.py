"""Integer VALU instructions of 16, 24, 32 and 64 bits: arithmetic, saturation, shifts, fields, sums of differences (sections 16.7, 16.8,
16.10 and 16.12)."""
from build import Numbers, signed
from lanes import Program
from salu import I, PAIRS, WPAIRS, bfe, leading, reverse, trailing

M16, M32, M64 = 0xffff, 0xffffffff, (1 << 64) - 1
S16, S32 = (lambda x: signed(x, 16)), signed
THIRD = [0, 1, M32, 0x80000000, 0x7fffffff, 5, 0x10, 0x80000001, 33, 31]


def fill(cases, seed, bits=32):
    numbers, out = Numbers(seed), list(cases)
    while len(out) < 32:
        out.append(numbers.next(bits))
    return out[:32]


def pairs(cases, seed, bits=32):
    return fill([a for a, _ in cases], seed, bits), fill([b for _, b in cases], seed + 1, bits)


def clamp(x, low, high):
    return max(low, min(high, x))


def chunks(ops, size):
    return [ops[i:i + size] for i in range(0, len(ops), size)]


def med3(a, b, c):
    return sorted((a, b, c))[1]


def i24(x):
    return signed(x, 24)


def u24(x):
    return x & 0xffffff


TWO = {  # VOP2, both encodings
    "v_mul_i32_i24": lambda a, b: i24(a) * i24(b), "v_mul_hi_i32_i24": lambda a, b: i24(a) * i24(b) >> 32,
    "v_mul_u32_u24": lambda a, b: u24(a) * u24(b), "v_mul_hi_u32_u24": lambda a, b: u24(a) * u24(b) >> 32,
    "v_min_i32": lambda a, b: min(S32(a), S32(b)), "v_max_i32": lambda a, b: max(S32(a), S32(b)),
    "v_min_u32": min, "v_max_u32": max,
    "v_lshlrev_b32": lambda a, b: b << (a & 31), "v_lshrrev_b32": lambda a, b: b >> (a & 31),
    "v_ashrrev_i32": lambda a, b: S32(b) >> (a & 31),
    "v_and_b32": lambda a, b: a & b, "v_or_b32": lambda a, b: a | b, "v_xor_b32": lambda a, b: a ^ b, "v_xnor_b32": lambda a, b: ~(a ^ b),
    "v_add_nc_u32": lambda a, b: a + b, "v_sub_nc_u32": lambda a, b: a - b, "v_subrev_nc_u32": lambda a, b: b - a,
}
VOP3_TWO = {
    "v_mul_lo_u32": lambda a, b: a * b, "v_mul_hi_u32": lambda a, b: a * b >> 32, "v_mul_hi_i32": lambda a, b: S32(a) * S32(b) >> 32,
    "v_add_nc_i32": lambda a, b: a + b, "v_sub_nc_i32": lambda a, b: a - b,
    "v_bfm_b32": lambda a, b: ((1 << (a & 31)) - 1) << (b & 31), "v_bcnt_u32_b32": lambda a, b: a.bit_count() + b,
    "v_cvt_pk_u16_u32": lambda a, b: min(a, M16) | min(b, M16) << 16,
    "v_cvt_pk_i16_i32": lambda a, b: clamp(S32(a), -32768, 32767) & M16 | (clamp(S32(b), -32768, 32767) & M16) << 16,
}
SATURATE = {  # with CLAMP
    "v_add_nc_u32": lambda a, b: clamp(a + b, 0, M32), "v_sub_nc_u32": lambda a, b: clamp(a - b, 0, M32),
    "v_subrev_nc_u32": lambda a, b: clamp(b - a, 0, M32),
    "v_add_nc_i32": lambda a, b: clamp(S32(a) + S32(b), -(1 << 31), (1 << 31) - 1),
    "v_sub_nc_i32": lambda a, b: clamp(S32(a) - S32(b), -(1 << 31), (1 << 31) - 1),
}
VOP3_THREE = {
    "v_mad_i32_i24": lambda a, b, c: i24(a) * i24(b) + c, "v_mad_u32_u24": lambda a, b, c: u24(a) * u24(b) + c,
    "v_bfe_u32": lambda a, b, c: a >> (b & 31) & (1 << (c & 31)) - 1,
    "v_bfe_i32": lambda a, b, c: bfe(32, True)(a, b & 31 | (c & 31) << 16)[0],
    "v_bfi_b32": lambda a, b, c: a & b | ~a & c, "v_alignbit_b32": lambda a, b, c: (a << 32 | b) >> (c & 31),
    "v_alignbyte_b32": lambda a, b, c: (a << 32 | b) >> 8 * (c & 3),
    "v_min3_i32": lambda a, b, c: min(map(S32, (a, b, c))), "v_min3_u32": min, "v_max3_i32": lambda a, b, c: max(map(S32, (a, b, c))),
    "v_max3_u32": max, "v_med3_i32": lambda a, b, c: med3(*map(S32, (a, b, c))), "v_med3_u32": med3,
    "v_xor3_b32": lambda a, b, c: a ^ b ^ c, "v_xad_u32": lambda a, b, c: (a ^ b) + c,
    "v_lshl_add_u32": lambda a, b, c: (a << (b & 31)) + c, "v_add_lshl_u32": lambda a, b, c: (a + b & M32) << (c & 31),
    "v_add3_u32": lambda a, b, c: a + b + c, "v_lshl_or_b32": lambda a, b, c: a << (b & 31) | c, "v_and_or_b32": lambda a, b, c: a & b | c,
    "v_or3_b32": lambda a, b, c: a | b | c,
    "v_mad_u32_u16": lambda a, b, c: (a & M16) * (b & M16) + c, "v_mad_i32_i16": lambda a, b, c: S16(a) * S16(b) + c,
    "v_maxmin_u32": lambda a, b, c: min(max(a, b), c), "v_minmax_u32": lambda a, b, c: max(min(a, b), c),
    "v_maxmin_i32": lambda a, b, c: min(max(S32(a), S32(b)), S32(c)), "v_minmax_i32": lambda a, b, c: max(min(S32(a), S32(b)), S32(c)),
}
ONE = {  # VOP1, both encodings
    "v_not_b32": lambda a: ~a, "v_bfrev_b32": lambda a: reverse(a, 32), "v_clz_i32_u32": lambda a: leading(a, 32, 0),
    "v_ctz_i32_b32": lambda a: trailing(a, 32), "v_cls_i32": lambda a: leading(a, 32, a >> 31),
    "v_cvt_i32_i16": S16, "v_cvt_u32_u16": lambda a: a & M16, "v_mov_b32": lambda a: a,
}


def of_two(name, section, ops, suffix, tail=""):
    for n, part in enumerate(chunks(list(ops.items()), 9)):
        p = Program(f"integers/{name}-{n}", section)
        a, b = map(p.source, pairs(PAIRS, 11))
        for op, f in part:
            p.op(f"{op}{suffix} {{d}}, {a}, {b}{tail}", f)
        yield p.vec


def words():
    yield from of_two("vop2", "16.7", TWO, "_e32")
    yield from of_two("vop2-e64", "16.7.1, 16.12", TWO, "_e64")
    yield from of_two("vop3-of-two", "16.12", VOP3_TWO, "")
    yield from of_two("saturating", "7.2.3.1, 16.12", SATURATE, "", " clamp")
    for n, part in enumerate(chunks(list(VOP3_THREE.items()), 9)):
        p = Program(f"integers/vop3-of-three-{n}", "16.12")
        a, b, c = map(p.source, (*pairs(PAIRS, 21), fill(THIRD, 23)))
        for op, f in part:
            p.op(f"{op} {{d}}, {a}, {b}, {c}", f)
        yield p.vec
    for size in ("_e32", "_e64"):
        p = Program(f"integers/vop1{size}", "16.8")
        a = p.source(fill(I + [0x800000ff, 0x0fffffff, 0xfffffffe, 0xff000008], 31))
        for op, f in ONE.items():
            p.op(f"{op}{size} {{d}}, {a}", f)
        yield p.vec


def carries():
    """Carry in by lane, carry out by lane: zeros for lanes that are off."""
    sums = {"add": lambda a, b, c: a + b + c, "sub": lambda a, b, c: a - b - c, "subrev": lambda a, b, c: b - a - c}
    cin = 0xa5a5f0f3
    for size in (32, 64):
        for name, f in sums.items():
            p = Program(f"integers/v_{name}_co_ci_u32-e{size}", "7.2.5, 16.7", vcc=cin if size == 32 else 0x11111111)
            a, b = map(p.source, pairs(PAIRS + [(M32, 0), (0, M32)], 41))
            p.values.append([cin >> lane & 1 for lane in range(32)])
            p.vec.s[4] = cin
            io = ("vcc_lo", "vcc_lo") if size == 32 else ("s6", "s4")
            p.op(f"v_{name}_co_ci_u32_e{size} {{d}}, {io[0]}, {a}, {b}, {io[1]}", f)
            out = sum(1 << lane for lane in range(32) if p.vec.active(lane) and not 0 <= f(*(x[lane] for x in p.values)) <= M32)
            if size == 32:
                p.vec.after["vcc"] = out
            else:
                p.vec.s[6], p.vec.s_out[6] = M32, out
            yield p.vec
    p = Program("integers/carries-out", "7.2.5, 16.12")
    a, b = map(p.source, pairs(PAIRS, 43))
    for n, name in enumerate(sums):
        p.vec.s[6 + n] = M32
        f = lambda a, b, f=sums[name]: f(a, b, 0)
        p.op(f"v_{name}_co_u32 {{d}}, s{6 + n}, {a}, {b}", f)
        p.vec.s_out[6 + n] = sum(1 << lane for lane in range(32) if p.vec.active(lane) and not 0 <= f(*(x[lane] for x in p.values)) <= M32)
    yield p.vec


def shorts():
    """Results of 16 bits leave the other half alone; OPSEL picks halves of sources and destination."""
    two = {
        "v_add_nc_u16": lambda a, b: a + b, "v_sub_nc_u16": lambda a, b: a - b, "v_mul_lo_u16": lambda a, b: a * b, "v_max_u16": max,
        "v_max_i16": lambda a, b: max(S16(a), S16(b)), "v_min_u16": min, "v_min_i16": lambda a, b: min(S16(a), S16(b)),
        "v_add_nc_i16": lambda a, b: a + b, "v_sub_nc_i16": lambda a, b: a - b, "v_lshlrev_b16": lambda a, b: b << (a & 15),
        "v_lshrrev_b16": lambda a, b: b >> (a & 15), "v_ashrrev_i16": lambda a, b: S16(b) >> (a & 15), "v_and_b16": lambda a, b: a & b,
        "v_or_b16": lambda a, b: a | b, "v_xor_b16": lambda a, b: a ^ b,
    }
    saturate = {
        "v_add_nc_u16": lambda a, b: clamp(a + b, 0, M16), "v_sub_nc_u16": lambda a, b: clamp(a - b, 0, M16),
        "v_add_nc_i16": lambda a, b: clamp(S16(a) + S16(b), -32768, 32767), "v_sub_nc_i16": lambda a, b: clamp(S16(a) - S16(b), -32768, 32767),
    }
    three = {
        "v_min3_i16": lambda a, b, c: min(map(S16, (a, b, c))), "v_min3_u16": min, "v_max3_i16": lambda a, b, c: max(map(S16, (a, b, c))),
        "v_max3_u16": max, "v_med3_i16": lambda a, b, c: med3(*map(S16, (a, b, c))), "v_med3_u16": med3,
        "v_mad_u16": lambda a, b, c: a * b + c, "v_mad_i16": lambda a, b, c: S16(a) * S16(b) + S16(c),
    }
    hard = [0, 1, M16, 0x8000, 0x7fff, 0x8001, 16, 15, 0xff]
    def values(seed):
        numbers, n = Numbers(seed), len(hard)
        low = fill([hard[(i * (seed % 7 + 1) + i // n * 2) % n] for i in range(24)], seed, 16)
        return [x & M16 | numbers.next(16) << 16 for x in low]
    for n, part in enumerate(chunks(list(two.items()), 8)):
        p = Program(f"integers/of-16-bits-{n}", "7.4, 16.12")
        a, b = p.source(values(1)), p.source(values(3))
        for op, f in part:
            p.op(f"{op} {{d}}, {a}, {b}", lambda a, b, f=f: f(a & M16, b & M16), 16)
        yield p.vec
        p = Program(f"integers/of-16-bits-upper-halves-{n}", "7.2.2.3, 7.4, 16.12")
        a, b = p.source(values(2)), p.source(values(4))
        for op, f in part:
            p.op(f"{op} {{d}}, {a}, {b} op_sel:[0,1,1]", lambda a, b, f=f: f(a & M16, b >> 16), "hi")
        yield p.vec
    p = Program("integers/of-16-bits-saturating", "7.2.3.1, 16.12")
    a, b = p.source(values(5)), p.source(values(3))
    for op, f in saturate.items():
        p.op(f"{op} {{d}}, {a}, {b} clamp", lambda a, b, f=f: f(a & M16, b & M16), 16)
    yield p.vec
    p = Program("integers/three-of-16-bits", "7.4, 16.12")
    a, b, c = p.source(values(1)), p.source(values(3)), p.source(values(5))
    for op, f in three.items():
        p.op(f"{op} {{d}}, {a}, {b}, {c}", lambda a, b, c, f=f: f(a & M16, b & M16, c & M16), 16)
    yield p.vec
    p = Program("integers/three-of-16-bits-upper-halves", "7.2.2.3, 7.4, 16.12")
    a, b, c = p.source(values(2)), p.source(values(4)), p.source(values(6))
    for op, f in three.items():
        p.op(f"{op} {{d}}, {a}, {b}, {c} op_sel:[1,0,1,1]", lambda a, b, c, f=f: f(a >> 16, b & M16, c >> 16), "hi")
    yield p.vec
    sat8 = lambda x: clamp(S16(x), 0, 255)
    for size, sel in (("_e32", ""), ("_e64", ""), ("_e64", " op_sel:[1,1]")):
        p = Program(f"integers/vop1-of-16-bits{size}{'-upper' if sel else ''}", "7.4, 16.8")
        a, out = p.source(values(4)), "hi" if sel else 16
        half = (lambda a: a >> 16) if sel else (lambda a: a & M16)
        p.op(f"v_not_b16{size} {{d}}, {a}{sel}", lambda a: ~half(a), out)
        p.op(f"v_mov_b16{size} {{d}}, {a}{sel}", half, out)
        if not sel:
            p.op(f"v_sat_pk_u8_i16{size} {{d}}, {a}", lambda a: sat8(a) | sat8(a >> 16) << 8, 16)
        yield p.vec


def doubles():
    """Shifts of 64 bits, wide products, and what moves or counts by lane."""
    p = Program("integers/shifts-of-64-bits", "16.7, 16.12")
    shift = p.source(fill([0, 63, 64, 1, 32, 31, 0xffffffff], 61))
    data = p.source(fill([x for pair in WPAIRS for x in pair], 62, 64), 64)
    p.op(f"v_lshlrev_b64_e32 {{d}}, {shift}, {data}", lambda a, b: b << (a & 63), 64)
    p.op(f"v_lshlrev_b64_e64 {{d}}, {shift}, {data}", lambda a, b: b << (a & 63), 64)
    p.op(f"v_lshrrev_b64 {{d}}, {shift}, {data}", lambda a, b: b >> (a & 63), 64)
    p.op(f"v_ashrrev_i64 {{d}}, {shift}, {data}", lambda a, b: signed(b, 64) >> (a & 63), 64)
    yield p.vec
    p = Program("integers/v_mad_co_i64_i32", "16.12 V_MAD_CO_I64_I32")
    a, b = map(p.source, pairs(PAIRS, 71))
    c = p.source(fill([(1 << 63) - 1, 1 << 63, 0, M64, (1 << 63) - 1, 1 << 63], 73, 64), 64)
    total = lambda a, b, c: S32(a) * S32(b) + signed(c, 64)
    p.op(f"v_mad_co_i64_i32 {{d}}, s6, {a}, {b}, {c}", total, 64)
    p.vec.s_out[6] = sum(1 << n for n in range(32) if p.vec.active(n) and total(*(x[n] for x in p.values)) >> 64 & 1)
    yield p.vec
    p = Program("integers/v_mbcnt", "16.12 V_MBCNT_LO_U32_B32 V_MBCNT_HI_U32_B32")
    a, b = map(p.source, pairs(PAIRS + [(M32, M32)], 81))
    p.values.append(list(range(32)))
    p.op(f"v_mbcnt_lo_u32_b32 {{d}}, {a}, {b}", lambda a, b, n: (a & (1 << n) - 1).bit_count() + b)
    p.op(f"v_mbcnt_hi_u32_b32 {{d}}, {a}, {b}", lambda a, b, n: b)
    yield p.vec
    for op, row in (("v_permlane16_var_b32", 0), ("v_permlanex16_var_b32", 1)):
        p = Program(f"integers/{op}", f"16.12 {op.upper()}", exec_=M32)
        data, select = fill([], 91), fill([15, 0, 16, 0xfffffff3], 92)
        a, b = p.source(data), p.source(select)
        p.values.append(list(range(32)))
        p.op(f"{op} {{d}}, {a}, {b}", lambda a, b, n, row=row: data[(n & 16 ^ 16 * row) + (b & 15)])
        yield p.vec
    p = Program("integers/selects", "7.2.5, 16.7 V_CNDMASK_B32, 16.12 V_CNDMASK_B16")
    a, b = map(p.source, pairs([(0x3f800000, 0xbf800000), (0, 1 << 31), (0x7fa00001, 0x7fa00002)], 95))
    mask = 0x5a0ff0a6
    p.vec.s[4] = mask
    p.values.append([mask >> n & 1 for n in range(32)])
    p.op(f"v_cndmask_b32_e64 {{d}}, {a}, {b}, s4", lambda a, b, m: b if m else a)
    p.op(f"v_cndmask_b32_e64 {{d}}, -{a}, |{b}|, s4", lambda a, b, m: b & 0x7fffffff if m else a ^ 1 << 31)
    p.op(f"v_cndmask_b16 {{d}}, {a}, {b}, s4", lambda a, b, m: b if m else a, 16)
    p.op(f"v_cndmask_b16 {{d}}, {a}, {b}, s4 op_sel:[0,1,0,1]", lambda a, b, m: b >> 16 if m else a, "hi")
    yield p.vec
    for op in ("v_swap_b32", "v_swap_b16"):
        p = Program(f"integers/{op}", f"16.8 {op.upper()}")
        a, b = fill([], 97), fill([], 98)
        p.vec.v[0], p.vec.v[1] = a, b
        p.vec.asm.append(f"{op} v0, v1")
        keep = 0 if op == "v_swap_b32" else 0xffff0000
        p.vec.v_out[0] = [x & keep | y & ~keep if p.vec.active(n) else x for n, (x, y) in enumerate(zip(a, b))]
        p.vec.v_out[1] = [y & keep | x & ~keep if p.vec.active(n) else y for n, (x, y) in enumerate(zip(a, b))]
        yield p.vec


def bytes_():
    """Averages and sums of absolute differences of bytes and halves."""
    byte = lambda x, n: x >> 8 * n & 255
    sad = lambda a, b, c, n=4: c + sum(abs(byte(a, i) - byte(b, i)) for i in range(n))
    msad = lambda a, b, c: c + sum(abs(byte(a, i) - byte(b, i)) for i in range(4) if byte(b, i))
    lerp = lambda a, b, c: sum((byte(a, i) + byte(b, i) + (c >> 8 * i & 1) >> 1) << 8 * i for i in range(4))
    half = lambda x, n: x >> 16 * n & M16
    three = {"v_lerp_u8": lerp, "v_sad_u8": sad, "v_sad_hi_u8": lambda a, b, c: (sad(a, b, 0) << 16) + c,
             "v_sad_u16": lambda a, b, c: c + sum(abs(half(a, i) - half(b, i)) for i in (0, 1)), "v_sad_u32": lambda a, b, c: abs(a - b) + c,
             "v_msad_u8": msad}
    edge = [(0, M32), (M32, 0), (0xff00ff00, 0x00ff00ff), (0x01020304, 0x04030201), (0xffffffff, 0x00ff0000), (0x80808080, 0x7f7f7f7f)]
    p = Program("integers/sums-of-differences", "16.12 V_LERP_U8 V_SAD_U8")
    a, b, c = map(p.source, (*pairs(edge, 101), fill([0, M32, 0x01010101, 0xfefefefe, 0xfffffc05, 0xffff0001], 103)))
    for op, f in three.items():
        p.op(f"{op} {{d}}, {a}, {b}, {c}", f)
    yield p.vec
    wide = fill([M64, 0, 0x0102030405060708, 0xff00ff00ff00ff00, 0x8000000000000001], 105, 64)
    reference = fill([0, M32, 0x04030201, 0x00ff00ff, 0xff0000ff], 106)
    for op, one in (("v_qsad_pk_u16_u8", sad), ("v_mqsad_pk_u16_u8", msad)):
        p = Program(f"integers/{op}", f"16.12 {op.upper()}")
        a, b = p.source(wide, 64), p.source(reference)
        p.next += 1
        c = p.source(fill([0, M64, 0xfffffc050000ffff, 1], 107, 64), 64)
        p.op(f"{op} {{d}}, {a}, {b}, {c}",
             lambda a, b, c, one=one: sum((one(a >> 8 * i & M32, b, half(c, i)) & M16) << 16 * i for i in range(4)), 64)
        yield p.vec


def vectors():
    for part in (words, carries, shorts, doubles, bytes_):
        yield from part()
