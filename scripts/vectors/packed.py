"""Packed math of 16 bits with its selectors and signs, dot products, and the pairs of VOPD (sections 7.7, 7.8, 16.10 and 16.11)."""
from arithmetic import three
from build import Numbers, signed
from floats import BF8, BF16, F16, F32, FP8, Arith, convert, of
from integers import clamp, fill
from lanes import Program
from salu import HPAIRS

M16, M32 = 0xffff, 0xffffffff
S16 = lambda x: signed(x, 16)
HARD = [0, 1, M16, 0x8000, 0x7fff, 0x8001, 16, 15, 0xff, 0x1234]
ar, s32 = Arith(F16), Arith(F32)

INTEGERS = {
    "v_pk_mad_i16": (3, lambda a, b, c: S16(a) * S16(b) + S16(c)), "v_pk_mul_lo_u16": (2, lambda a, b: a * b),
    "v_pk_add_i16": (2, lambda a, b: a + b), "v_pk_sub_i16": (2, lambda a, b: a - b), "v_pk_lshlrev_b16": (2, lambda a, b: b << (a & 15)),
    "v_pk_lshrrev_b16": (2, lambda a, b: b >> (a & 15)), "v_pk_ashrrev_i16": (2, lambda a, b: S16(b) >> (a & 15)),
    "v_pk_max_i16": (2, lambda a, b: max(S16(a), S16(b))), "v_pk_min_i16": (2, lambda a, b: min(S16(a), S16(b))),
    "v_pk_mad_u16": (3, lambda a, b, c: a * b + c), "v_pk_add_u16": (2, lambda a, b: a + b), "v_pk_sub_u16": (2, lambda a, b: a - b),
    "v_pk_max_u16": (2, max), "v_pk_min_u16": (2, min),
}
SATURATE = {
    "v_pk_add_i16": lambda a, b: clamp(S16(a) + S16(b), -32768, 32767), "v_pk_sub_i16": lambda a, b: clamp(S16(a) - S16(b), -32768, 32767),
    "v_pk_add_u16": lambda a, b: clamp(a + b, 0, M16), "v_pk_sub_u16": lambda a, b: clamp(a - b, 0, M16),
}
FLOATS = {
    "v_pk_fma_f16": (3, ar.fma, 1), "v_pk_add_f16": (2, ar.add, 1), "v_pk_mul_f16": (2, ar.mul, 1),
    "v_pk_min_num_f16": (2, lambda a, b: ar.num(a, b, -1), 0), "v_pk_max_num_f16": (2, lambda a, b: ar.num(a, b, 1), 0),
    "v_pk_minimum_f16": (2, lambda a, b: ar.imum(a, b, -1), 0), "v_pk_maximum_f16": (2, lambda a, b: ar.imum(a, b, 1), 0),
}


def halves(seed):
    n = Numbers(seed)
    one = lambda k: HARD[k % 10] if k < 26 else n.next(16)
    return [one(k * (seed % 3 + 1) + k // 10 * seed) | one(k * 3 + seed + k // 10) << 16 for k in range(32)]


def packed(f, low, high, signs=(0, 0)):
    """Both halves of a result; `low` and `high` say by a bit a source which half it reads, `signs` which is negated."""
    pick = lambda x, sel, neg, i: (x >> 16 if sel >> i & 1 else x & M16) ^ (0x8000 if neg >> i & 1 else 0)
    return lambda *x: (f(*(pick(v, low, signs[0], i) for i, v in enumerate(x))) & M16
                       | (f(*(pick(v, high, signs[1], i) for i, v in enumerate(x))) & M16) << 16)


def listed(bits, n):
    return "[" + ",".join(str(bits >> i & 1) for i in range(n)) + "]"


def integers():
    for tag, low, high in (("", 0, 7), ("-selected", 5, 2)):
        for part, ops in enumerate((list(INTEGERS.items())[:7], list(INTEGERS.items())[7:])):
            p = Program(f"packed/integers{tag}-{part}", "7.7, 16.10")
            names = [p.source(halves(s)) for s in (1, 2, 5)]
            for op, (n, f) in ops:
                sel = f" op_sel:{listed(low, n)} op_sel_hi:{listed(high, n)}" if tag else ""
                p.op(f"{op} {{d}}, {', '.join(names[:n])}{sel}", packed(f, low, high), use=range(n))
            yield p.vec
    p = Program("packed/integers-saturating", "7.7, 16.10")
    names = [p.source(halves(s)) for s in (1, 4)]
    for op, f in SATURATE.items():
        p.op(f"{op} {{d}}, {', '.join(names)} clamp", packed(f, 0, 7))
    yield p.vec


def floats():
    a, b, c = three(16, 33)
    x, y, z = three(16, 35, HPAIRS[::-1])
    join = lambda low, high: [p & M16 | (q & M16) << 16 for p, q in zip(low, high)]
    for tag, low, high, neg, neg_hi in (("", 0, 7, 0, 0), ("-selected", 2, 4, 0, 0), ("-negated", 0, 7, 1, 6)):
        p = Program(f"packed/floats{tag}", "7.7, 16.10")
        names = [p.source(v) for v in (join(a, x), join(b, y), join(c, z))]
        for op, (n, f, rounds) in FLOATS.items():
            sel = f" op_sel:{listed(low, n)} op_sel_hi:{listed(high, n)}" if tag == "-selected" else ""
            sel += f" neg_lo:{listed(neg, n)} neg_hi:{listed(neg_hi, n)}" if neg else ""
            p.op(f"{op} {{d}}, {', '.join(names[:n])}{sel}", packed(f, low, high, (neg, neg_hi)), cmp="pkf16" if rounds else None, use=range(n))
        yield p.vec
    p = Program("packed/floats-clamped", "7.7 CM, 16.10")
    names = [p.source(v) for v in (join(a, x), join(b, y))]
    one = of(F16, 1)
    cut = lambda r: 0 if F16.is_nan(r) or F16.is_neg(r) else min(r, one)
    for op in ("v_pk_add_f16", "v_pk_mul_f16", "v_pk_max_num_f16"):
        p.op(f"{op} {{d}}, {', '.join(names)} clamp", packed(lambda a, b, f=FLOATS[op][1]: cut(f(a, b)), 0, 7))
    yield p.vec
    p = Program("packed/v_pk_fmac_f16", "16.7 V_PK_FMAC_F16")
    names = [p.source(v) for v in (join(a, x), join(b, y))]
    p.op(f"v_pk_fmac_f16 {{d}}, {', '.join(names)}", packed(ar.fma, 0, 7), cmp="pkf16", old=join(c, z))
    yield p.vec


def dots():
    """Integer sums wrap; float sums have values that are exact in whatever order they are added."""
    nibble = lambda x, i, s: signed(x >> 4 * i, 4) if s else x >> 4 * i & 15
    byte = lambda x, i, s: signed(x >> 8 * i, 8) if s else x >> 8 * i & 255
    a = fill([0, M32, 0x88888888, 0x77777777, 0x80808080, 0x7f7f7f7f, 0x12345678, 0xf0f0f0f0], 51)
    b = fill([M32, M32, 0x88888888, 0x88888888, 0x80808080, 0x80808080, 0x9abcdef0, 0x0f0f0f0f], 52)
    c = fill([0, 0x7fffffff, 0x7fffffff, 0x80000000, 0x80000000, 0xffffffff, 0x80000000, 5], 53)
    p = Program("packed/integer-dots", "7.7, 16.10 V_DOT8_I32_IU4 V_DOT4_I32_IU8")
    x, y, z = map(p.source, (a, b, c))
    for op, read, n in (("v_dot8_i32_iu4", nibble, 8), ("v_dot4_i32_iu8", byte, 4)):
        for neg in (0, 1, 2, 3):
            tail = f" neg_lo:{listed(neg, 2)}" if neg else ""
            p.op(f"{op} {{d}}, {x}, {y}, {z}{tail}",
                 lambda a, b, c, r=read, n=n, g=neg: c + sum(r(a, i, g & 1) * r(b, i, g >> 1) for i in range(n)))
    p.op(f"v_dot8_u32_u4 {{d}}, {x}, {y}, {z}", lambda a, b, c: c + sum(nibble(a, i, 0) * nibble(b, i, 0) for i in range(8)))
    p.op(f"v_dot4_u32_u8 {{d}}, {x}, {y}, {z}", lambda a, b, c: c + sum(byte(a, i, 0) * byte(b, i, 0) for i in range(4)))
    yield p.vec

    def dot(fa, fb, width, n, c, a, b):
        infs = {bool(c & F32.sign)} if F32.is_inf(c) else set()
        cut = (1 << width) - 1
        total = 0 if F32.is_nan(c) or F32.is_inf(c) else F32.value(c)
        for i in range(n):
            p, q = a >> width * i & cut, b >> width * i & cut
            if fa.is_nan(p) or fb.is_nan(q):
                return F32.nan
            if fa.is_inf(p) or fb.is_inf(q):
                if fa.is_zero(p) or fb.is_zero(q):
                    return F32.nan
                infs.add(fa.is_neg(p) != fb.is_neg(q))
            else:
                total += fa.value(p) * fb.value(q)
        if F32.is_nan(c) or len(infs) == 2:
            return F32.nan
        return F32.inf | (F32.sign if True in infs else 0) if infs else F32.round(total)
    n = Numbers(54)
    small = lambda f: of(f, [1, -1, 2, 0.5, -3, 4, 1.5, -0.25][n.next(16) % 8])
    word = lambda f, width: sum(small(f) << width * i for i in range(32 // width))
    cs = [of(F32, x) for x in (1, -2.5, 100, 0.125)]
    p = Program("packed/dots-of-8-bit-floats", "7.7, 16.10 V_DOT4_F32_FP8_BF8")
    specials = {FP8: [0x7f, 0xff, 0x01, 0x87, 0x7e, 0x00, 0x80], BF8: [0x7c, 0xfc, 0x7d, 0x01, 0x83, 0x00, 0x7b]}
    words = {}
    for f in (FP8, BF8):
        for which in "ab":
            ws = [word(f, 8) for _ in range(32)]
            for k, s in enumerate(specials[f]):
                at = 2 * k + (which == "b")
                ws[at] = ws[at] & ~0xff | s
            words[f, which] = p.source(ws)
    at = {key: i for i, key in enumerate(words)}
    z = p.source((cs * 7)[:28] + [F32.inf, F32.sign | F32.inf, F32.nan, 0x3f000000])
    for na, fa in (("fp8", FP8), ("bf8", BF8)):
        for nb, fb in (("fp8", FP8), ("bf8", BF8)):
            use = sorted((at[fa, "a"], at[fb, "b"], 4))
            order = [use.index(at[fa, "a"]), use.index(at[fb, "b"]), use.index(4)]
            for tail, mod in (("", lambda c: c), (" neg_lo:[0,0,1]", lambda c: c ^ F32.sign), (" neg_lo:[0,0,1] neg_hi:[0,0,1]", lambda c: c | F32.sign)):
                if tail and na == nb:
                    continue
                p.op(f"v_dot4_f32_{na}_{nb} {{d}}, {words[fa, 'a']}, {words[fb, 'b']}, {z}{tail}",
                     lambda *v, fa=fa, fb=fb, o=order, m=mod: dot(fa, fb, 8, 4, m(v[o[2]]), v[o[0]], v[o[1]]), cmp="f32", use=use)
    yield p.vec
    for name, f in (("f16", F16), ("bf16", BF16)):
        p = Program(f"packed/dots-of-{name}", f"7.7, 16.10 V_DOT2_F32_{name.upper()}, 16.11 V_DUAL_DOT2ACC_F32_{name.upper()}")
        ws = [[word(f, 16) for _ in range(32)] for _ in range(4)]
        for k, s in enumerate([f.inf, f.sign | f.inf, f.nan, 0, f.sign]):
            ws[0][k + 1], ws[1][k + 9], ws[2][k + 3], ws[3][k + 12] = (w & ~M16 | s for w in (ws[0][k + 1], ws[1][k + 9], ws[2][k + 3], ws[3][k + 12]))
        ws[0][20], ws[1][20], ws[2][21], ws[3][21] = f.inf, f.nan & 0, f.inf, 0
        names = [p.source(w) for w in ws]
        old = (cs * 8)[:30] + [F32.inf, F32.nan]
        acc = lambda a, b, c, f=f: dot(f, f, 16, 2, c, a, b)
        p.op(f"v_dot2_f32_{name} {{d}}, {names[0]}, {names[1]}, 1.0", lambda a, b: acc(a, b, of(F32, 1)), cmp="f32", use=(0, 1))
        p.next += p.next & 1
        pair(p, f"v_dual_dot2acc_f32_{name}", f"{names[0]}, {names[1]}", lambda a, b, c, d, o: acc(a, b, o), old,
             f"v_dual_dot2acc_f32_{name}", f"{names[2]}, {names[3]}", lambda a, b, c, d, o: acc(c, d, o), old)
        yield p.vec


def pair(p, opx, argx, fx, oldx, opy, argy, fy, oldy):
    """One VOPD instruction: an even register for X, the next for Y."""
    v = p.vec
    p.next += p.next & 1
    n = p.next
    start = len(v.asm)
    for op, args, f, old in ((opx, argx, fx, oldx), (opy, argy, fy, oldy)):
        p.op(f"{op} {{d}}, {args}", f, cmp="f32" if op.endswith("f32") or "dot2" in op else None, old=old)
    v.asm[start:] = [f"{v.asm[start]} :: {v.asm[start + 1]}"]
    assert n + 2 == p.next


K = 0x3f800001
DUAL = {
    "v_dual_fmac_f32": ("{0}, {1}", s32.fma, True), "v_dual_fmaak_f32": ("{0}, {1}, " + hex(K), lambda a, b: s32.fma(a, b, K), False),
    "v_dual_fmamk_f32": ("{0}, " + hex(K) + ", {1}", lambda a, b: s32.fma(a, K, b), False),
    "v_dual_mul_f32": ("{0}, {1}", s32.mul, False), "v_dual_add_f32": ("{0}, {1}", s32.add, False), "v_dual_sub_f32": ("{0}, {1}", s32.sub, False),
    "v_dual_subrev_f32": ("{0}, {1}", lambda a, b: s32.sub(b, a), False),
    "v_dual_mul_dx9_zero_f32": ("{0}, {1}", lambda a, b: 0 if F32.is_zero(a) or F32.is_zero(b) else s32.mul(a, b), False),
    "v_dual_mov_b32": ("{0}", lambda a, b: a, False), "v_dual_cndmask_b32": ("{0}, {1}", None, False),
    "v_dual_max_num_f32": ("{0}, {1}", lambda a, b: s32.num(a, b, 1), False), "v_dual_min_num_f32": ("{0}, {1}", lambda a, b: s32.num(a, b, -1), False),
    "v_dual_add_nc_u32": ("{0}, {1}", lambda a, b: a + b, False), "v_dual_lshlrev_b32": ("{0}, {1}", lambda a, b: b << (a & 31), False),
    "v_dual_and_b32": ("{0}, {1}", lambda a, b: a & b, False),
}


def dual():
    """Each opcode as X beside another as Y: results do not mix, and Y may overwrite what X reads."""
    names = list(DUAL)
    vcc = 0x0ff05a3c
    for first in range(0, 12, 4):
        p = Program(f"packed/vopd-{first // 4}", "7.8, 16.11", vcc=vcc)
        a, b, c = three(32, 61 + first)
        d = [x ^ 1 << 31 for x in b]
        src = [p.source(x) for x in (a, b, d, a[7:] + a[:7])]
        p.values.append([vcc >> n & 1 for n in range(32)])
        for i in range(first, first + 4):
            both = [(names[i], names[(i + 7) % 15]), (names[(i + 5) % 12], names[i])]
            for x, y in both + ([(names[i], names[12 + i // 4])] if i % 4 == 0 else []):
                (ax, fx, accx), (ay, fy, accy) = DUAL[x], DUAL[y]
                select = lambda a, b, m: b if m else a
                run = lambda f, a, b, m, o, acc: select(a, b, m) if f is None else f(a, b, *o) if acc else f(a, b)
                pair(p, x, ax.format(*src[:2]), lambda a, b, c, d, m, *o, f=fx, acc=accx: run(f, a, b, m, o, acc), c if accx else None,
                     y, ay.format(*src[2:]), lambda a, b, c, d, m, *o, f=fy, acc=accy: run(f, c, d, m, o, acc), c if accy else None)
        yield p.vec
    p = Program("packed/vopd-y-writes-what-x-reads", "7.8")
    a, b, _ = three(32, 75)
    p.vec.v = {0: a, 1: b, 2: b, 3: a}
    p.vec.asm.append("v_dual_sub_f32 v4, v0, v1 :: v_dual_add_nc_u32 v1, v2, v3")
    p.vec.v_out = {4: [s32.sub(x, y) if p.vec.active(n) else 0 for n, (x, y) in enumerate(zip(a, b))],
                   1: [x + y & M32 if p.vec.active(n) else y for n, (x, y) in enumerate(zip(a, b))]}
    p.vec.cmp[4] = "f32"
    yield p.vec


def vectors():
    for part in (integers, floats, dots, dual):
        yield from part()
