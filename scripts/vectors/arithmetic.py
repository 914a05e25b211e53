"""Float arithmetic of 16, 32 and 64 bits: rounding to even and in every mode, denormals, infinities, NaNs, zeros of both signs, NEG, ABS, OMOD
and CLAMP; minima, medians, scaling and the steps of a division (sections 7.2.2 to 7.2.4, 16.7 and 16.12)."""
from fractions import Fraction

from build import Numbers
from compare import DPAIRS
from floats import F16, F32, F64, Arith, of
from integers import fill
from lanes import Program
from salu import FPAIRS, HPAIRS

FORMATS = {16: (F16, HPAIRS, "f16"), 32: (F32, FPAIRS, "f32"), 64: (F64, DPAIRS, "f64")}
DOUBLES = DPAIRS + [(0x3ff0000000000000, 0x3ca0000000000000), (0x3ff0000000000001, 0x3ca0000000000000), (0x7fefffffffffffff, 0x7fefffffffffffff),
                    (0x7ff0000000000000, 0), (1, 0x3fe0000000000000), (3, 0x3fe0000000000000), (0x400921fb54442d18, 0xc005bf0a8b145769)]


def near(fmt, seed, spread=3):
    """Ordinary numbers of both signs whose exponents differ little, so that sums and products round."""
    n = Numbers(seed)
    mid = fmt.bias
    return lambda: (n.next(1) * fmt.sign) | (mid - spread + n.next(16) % (2 * spread + 1)) << fmt.mant | n.next(fmt.mant)


def three(bits, seed, cases=None):
    """Lists of three sources; those of 16 bits with upper halves that must not matter."""
    fmt, hard, _ = FORMATS[bits]
    hard = cases if cases is not None else (DOUBLES if bits == 64 else hard)
    make = near(fmt, seed)
    a = [x for x, _ in hard] + [make() for _ in range(32)]
    b = [y for _, y in hard] + [make() for _ in range(32)]
    special = [0, fmt.sign, fmt.inf, fmt.nan | 5, fmt.inf | 1, fmt.sign | 1, fmt.sign | of(fmt, 1)]
    c = [special[n % 7] if n % 2 else make() for n in range(32)]
    out = [a[:32], b[:32], c]
    if bits == 16:
        n = Numbers(seed + 1)
        out = [[x | n.next(16) << 16 for x in xs] for xs in out]
    return out


def plain(bits):
    """Reader of a source: its low half, or all of it."""
    return (lambda x: x & 0xffff) if bits == 16 else (lambda x: x)


def two_operand(bits, ar):
    f = ar.f
    fma0 = lambda a, b: 0 if f.is_zero(ar.source(a)) or f.is_zero(ar.source(b)) else ar.mul(a, b)
    ops = {"v_add": (ar.add, 1), "v_mul": (ar.mul, 1), "v_min_num": (lambda a, b: ar.num(a, b, -1), 0), "v_max_num": (lambda a, b: ar.num(a, b, 1), 0)}
    if bits != 64:
        ops |= {"v_sub": (ar.sub, 1), "v_subrev": (lambda a, b: ar.sub(b, a), 1)}
    if bits == 32:
        ops["v_mul_dx9_zero"] = (fma0, 1)
    return ops


def vop3_two(ar):
    return {"v_minimum": lambda a, b: ar.imum(a, b, -1), "v_maximum": lambda a, b: ar.imum(a, b, 1)}


def basic():
    for bits, (fmt, _, kind) in FORMATS.items():
        read, ar = plain(bits), Arith(fmt)
        for size in ("_e32", "_e64"):
            p = Program(f"arithmetic/two-f{bits}{size}", "7.2.4, 16.7")
            a, b = (p.source(x, bits) for x in three(bits, bits)[:2])
            for op, (f, rounds) in two_operand(bits, ar).items():
                p.op(f"{op}_f{bits}{size} {{d}}, {a}, {b}", lambda a, b, f=f: f(read(a), read(b)), bits, kind if rounds else None)
            yield p.vec
        p = Program(f"arithmetic/modifiers-f{bits}", "7.2.2.1, 16.7.1")
        a, b = (p.source(x, bits) for x in three(bits, bits + 1)[:2])
        for op, (f, rounds) in two_operand(bits, ar).items():
            p.op(f"{op}_f{bits}_e64 {{d}}, -|{a}|, -{b}", lambda a, b, f=f: f(fmt.mag(read(a)) | fmt.sign, fmt.neg(read(b))), bits,
                 kind if rounds else None)
        yield p.vec
        p = Program(f"arithmetic/minimum-f{bits}", "16.12 V_MINIMUM V_MAXIMUM")
        a, b = (p.source(x, bits) for x in three(bits, bits + 2)[:2])
        for op, f in vop3_two(ar).items():
            p.op(f"{op}_f{bits} {{d}}, {a}, {b}", lambda a, b, f=f: f(read(a), read(b)), bits)
        yield p.vec
    for sel in range(1, 8):
        if sel in (1, 6):  # one source and the destination; the other way round
            p = Program(f"arithmetic/upper-halves-{sel}", "7.2.2.3, 7.4")
            a, b = (p.source(x) for x in three(16, 60 + sel)[:2])
            ar, up = Arith(F16), sel >> 2
            pick = lambda x, n, s=sel: x >> 16 if s >> n & 1 else x & 0xffff
            bits_ = ",".join(str(sel >> n & 1) for n in range(3))
            for op, (f, rounds) in (two_operand(16, ar) | {k: (f, 0) for k, f in vop3_two(ar).items()}).items():
                name = f"{op}_f16" + ("_e64" if op in two_operand(16, ar) else "")
                p.op(f"{name} {{d}}, {a}, {b} op_sel:[{bits_}]", lambda a, b, f=f: f(pick(a, 0), pick(b, 1)), "hi" if up else 16,
                     "f16" if rounds else None)
            yield p.vec


def fused():
    for bits, (fmt, _, kind) in FORMATS.items():
        read, ar = plain(bits), Arith(fmt)
        one_ulp = of(fmt, 1) + 1
        # a product that only an unrounded one tells from its rounding: (1+u)**2 - (1+2u)
        cases = (DOUBLES if bits == 64 else FORMATS[bits][1]) + [(one_ulp, one_ulp)]
        a, b, c = three(bits, bits + 20, cases)
        at = len(cases) - 1
        c[at] = c[at] & ~fmt.sign & 0 | fmt.sign | of(fmt, 1) + 2 | (c[at] & 0xffff0000 if bits == 16 else 0)
        p = Program(f"arithmetic/fused-f{bits}", "16.7, 16.12 V_FMA")
        a, b, d = p.source(a, bits), p.source(b, bits), p.source(c, bits)
        p.op(f"v_fma_f{bits} {{d}}, {a}, {b}, {d}", lambda a, b, c: ar.fma(read(a), read(b), read(c)), bits, kind)
        p.op(f"v_fma_f{bits} {{d}}, -{a}, |{b}|, -{d}", lambda a, b, c: ar.fma(fmt.neg(read(a)), fmt.mag(read(b)), fmt.neg(read(c))), bits, kind)
        if bits != 64:
            k = one_ulp
            for size in ("_e32", "_e64"):
                p.op(f"v_fmac_f{bits}{size} {{d}}, {a}, {b}", lambda a, b, old: ar.fma(read(a), read(b), read(old)), bits, kind, old=c, use=(0, 1))
            p.op(f"v_fmac_f{bits}_e64 {{d}}, -{a}, |{b}|", lambda a, b, old: ar.fma(fmt.neg(read(a)), fmt.mag(read(b)), read(old)), bits, kind,
                 old=c, use=(0, 1))
            p.op(f"v_fmaak_f{bits} {{d}}, {a}, {b}, {hex(k)}", lambda a, b, c: ar.fma(read(a), read(b), k), bits, kind)
            p.op(f"v_fmamk_f{bits} {{d}}, {a}, {hex(k)}, {b}", lambda a, b, c: ar.fma(read(a), k, read(b)), bits, kind)
        yield p.vec
    # 0 times anything is 0; denormals count as zeros whatever MODE says
    ar = Arith(F32, denorm=0)
    p = Program("arithmetic/v_fma_dx9_zero_f32", "7.2.4, 16.12 V_FMA_DX9_ZERO_F32")
    a, b, c = three(32, 31, [(0, F32.inf), (F32.sign, F32.nan), (F32.inf | 1, 0), (1, F32.inf), (F32.inf, 0x80000001), (0x3f800000, 0x40000000)])
    c = [of(F32, 1.5) if n % 3 else of(F32, -0.25) for n in range(32)]
    names = [p.source(x) for x in (a, b, c)]
    zero = lambda x: F32.is_zero(F32.flush(x))
    p.op("v_fma_dx9_zero_f32 {d}, " + ", ".join(names), lambda a, b, c: c if zero(a) or zero(b) else ar.fma(a, b, c), 32, "f32")
    yield p.vec


def rounded():
    """Every rounding mode; denormals off on either side. Lanes whose result would be tiny before rounding only are not used."""
    for bits, (fmt, _, kind) in FORMATS.items():
        for mode in range(4):
            make = near(fmt, 70 + mode, 2)
            one = of(fmt, 1)
            hard = [(one, of(fmt, Fraction(1, 1 << fmt.mant + 3))), (fmt.sign | one, fmt.sign | 1), (fmt.max, fmt.max), (fmt.sign | fmt.max, fmt.max),
                    (one, fmt.sign | one), (fmt.sign | one, one), (1, of(fmt, 0.5)), (3, fmt.sign | of(fmt, 0.5)), (0, fmt.sign)]
            a, b = [x for x, _ in hard], [y for _, y in hard]
            while len(a) < 32:
                a.append(make())
                b.append(make())
            ar, read = Arith(fmt, mode), plain(bits)
            p = Program(f"arithmetic/round-{('nearest', 'up', 'down', 'zero')[mode]}-f{bits}", "3.4.3, 7.2.4",
                        mode=0xf0 | (mode if bits == 32 else mode << 2))
            x, y = p.source(a, bits), p.source(b, bits)
            for op in ("v_add", "v_mul") if bits == 64 else ("v_add", "v_sub", "v_mul"):
                f = two_operand(bits, ar)[op][0]
                p.op(f"{op}_f{bits}_e32 {{d}}, {x}, {y}", lambda a, b, f=f: f(read(a), read(b)), bits, kind)
            p.op(f"v_fma_f{bits} {{d}}, {x}, {y}, {x}", lambda a, b: ar.fma(read(a), read(b), read(a)), bits, kind)
            yield p.vec
        for denorm in range(3):
            tiny, least = 5, 1 << fmt.mant
            a = [tiny, least, fmt.sign | least, least + 4, fmt.sign | tiny, 0, least << 1, of(fmt, 1), 1, tiny, least - 1]
            b = [tiny, of(fmt, 0.25), of(fmt, 0.25), fmt.sign | least, tiny, fmt.sign | tiny, fmt.sign | least, tiny, fmt.max, of(fmt, 1), least]
            ar, read = Arith(fmt, 0, denorm), plain(bits)
            p = Program(f"arithmetic/denormals-{denorm}-f{bits}", "3.4.3, 7.2.4", mode=denorm << (4 if bits == 32 else 6))
            x, y = p.source(a, bits), p.source(b, bits)
            for op, (f, rounds) in two_operand(bits, ar).items():
                p.op(f"{op}_f{bits}_e32 {{d}}, {x}, {y}", lambda a, b, f=f: f(read(a), read(b)), bits, kind if rounds else None)
            yield p.vec


def scaled(fmt, x, factor):
    """OMOD: the result times a power of two; a zero loses its sign, denormals go (no lane has one before)."""
    if fmt.is_nan(x) or fmt.is_inf(x):
        return x
    r = fmt.flush(fmt.round(fmt.value(x) * factor))
    return 0 if fmt.is_zero(r) else r


def clamped(fmt, x):
    if fmt.is_nan(x) or fmt.is_neg(x):
        return 0
    return x if fmt.mag(x) < of(fmt, 1) else of(fmt, 1)


def outputs():
    for bits, (fmt, _, kind) in FORMATS.items():
        read, ar = plain(bits), Arith(fmt)
        one, small = of(fmt, 1), 1 << fmt.mant
        make = near(fmt, 80 + bits, 2)
        cases = [(one, 0), (fmt.sign, fmt.sign), (fmt.inf, one), (fmt.sign | fmt.inf, one), (fmt.nan, one), (fmt.max, 0), (fmt.sign | fmt.max, 0),
                 (small, 0), (small << 1, 0), (of(fmt, 0.5), of(fmt, 0.25)), (one, of(fmt, 0.5)), (fmt.sign | one, of(fmt, 0.25))]
        cases += [(make(), make()) for _ in range(20)]
        p = Program(f"arithmetic/omod-and-clamp-f{bits}", "7.2.3.1")
        a, b = p.source([x for x, _ in cases], bits), p.source([y for _, y in cases], bits)
        for text, factor in (("mul:2", 2), ("mul:4", 4), ("div:2", Fraction(1, 2))):
            p.op(f"v_add_f{bits}_e64 {{d}}, {a}, {b} {text}", lambda a, b, k=factor: scaled(fmt, ar.add(read(a), read(b)), k), bits, kind)
        p.op(f"v_add_f{bits}_e64 {{d}}, {a}, {b} clamp", lambda a, b: clamped(fmt, ar.add(read(a), read(b))), bits)
        p.op(f"v_fma_f{bits} {{d}}, {a}, 1.0, {b} clamp mul:2", lambda a, b: clamped(fmt, scaled(fmt, ar.add(read(a), read(b)), 2)), bits)
        yield p.vec


def chosen():
    """Minima, maxima and medians of three: numbers before NaNs, or NaNs handed on; minus zero is below zero."""
    for bits in (32, 16):
        fmt = FORMATS[bits][0]
        ar, read = Arith(fmt), plain(bits)
        low, high = (lambda a, b: ar.num(a, b, -1)), (lambda a, b: ar.num(a, b, 1))
        least, most = (lambda a, b: ar.imum(a, b, -1)), (lambda a, b: ar.imum(a, b, 1))

        def med3(a, b, c):
            if any(map(fmt.is_nan, (a, b, c))):
                return low(low(a, b), c)
            top = high(high(a, b), c)
            if ar.order(top, a) == 0:
                return high(b, c)
            return high(a, c) if ar.order(top, b) == 0 else high(a, b)
        ops = {"v_min3_num": lambda a, b, c: low(low(a, b), c), "v_max3_num": lambda a, b, c: high(high(a, b), c),
               "v_minimum3": lambda a, b, c: least(least(a, b), c), "v_maximum3": lambda a, b, c: most(most(a, b), c), "v_med3_num": med3,
               "v_minmax_num": lambda a, b, c: high(low(a, b), c), "v_maxmin_num": lambda a, b, c: low(high(a, b), c),
               "v_minimummaximum": lambda a, b, c: most(least(a, b), c), "v_maximumminimum": lambda a, b, c: least(most(a, b), c)}
        p = Program(f"arithmetic/of-three-f{bits}", "16.12 V_MIN3_NUM V_MED3_NUM V_MINMAX_NUM V_MINIMUMMAXIMUM")
        a, b, c = three(bits, 47)
        names = [p.source(x) for x in (a, b, c)]
        for op, f in ops.items():
            # a NaN may come out with the payload that one of two steps gave it
            p.op(f"{op}_f{bits} {{d}}, {', '.join(names)}", lambda a, b, c, f=f: f(read(a), read(b), read(c)), bits, FORMATS[bits][2])
        yield p.vec


def division():
    for bits, (fmt, _, kind) in FORMATS.items():
        read = plain(bits)
        one, inf, neg = of(fmt, 1), fmt.inf, fmt.sign
        quotient = near(fmt, 90 + bits)
        rows = [(one, 0, 0), (one, inf, neg | inf), (one, 0, one), (one, neg, one), (one, one, inf), (one, neg | one, inf), (one, inf, one),
                (one, neg | inf, one), (one, one, 0), (one, neg | one, 0), (one, fmt.nan | 3, one), (one, one, inf | 1),
                (one, inf | 2, fmt.nan | 4), (neg | one, one, one), (one, neg | one, one), (of(fmt, 3), of(fmt, -2), of(fmt, -6))]
        rows += [(quotient(), quotient(), quotient()) for _ in range(16)]

        def fixup(q, d, n):
            sign = fmt.sign if fmt.is_neg(d) != fmt.is_neg(n) else 0
            if fmt.is_nan(n) or fmt.is_nan(d):
                return fmt.quieted(n if fmt.is_nan(n) else d)
            if (fmt.is_zero(d) and fmt.is_zero(n)) or (fmt.is_inf(d) and fmt.is_inf(n)):
                return fmt.sign | fmt.nan
            if fmt.is_zero(d) or fmt.is_inf(n):
                return sign | fmt.inf
            return sign if fmt.is_inf(d) or fmt.is_zero(n) else sign | fmt.mag(q)
        p = Program(f"arithmetic/v_div_fixup_f{bits}", f"16.12 V_DIV_FIXUP_F{bits}")
        names = [p.source([r[i] for r in rows], bits) for i in range(3)]
        p.op(f"v_div_fixup_f{bits} {{d}}, {', '.join(names)}", lambda q, d, n: fixup(read(q), read(d), read(n)), bits)
        yield p.vec
        if bits == 16:
            continue
        # The factor of 16.12 cannot undo what V_DIV_SCALE does (docs/model-decisions.md), so lanes that scale have a result that no factor
        # changes: zero, infinity or NaN.
        ar, sources = Arith(fmt), three(bits, 95)
        sums = [ar.fma(*x) for x in zip(*sources)]
        vcc = sum(1 << n for n, x in enumerate(sums) if fmt.is_zero(x) or fmt.is_inf(x) or fmt.is_nan(x))
        p = Program(f"arithmetic/v_div_fmas_f{bits}", f"16.12 V_DIV_FMAS_F{bits}", vcc=vcc)
        names = [p.source(x, bits) for x in sources]
        p.op(f"v_div_fmas_f{bits} {{d}}, {', '.join(names)}", ar.fma, bits, kind)
        yield p.vec
        yield scale(bits, fmt, kind)


def scale(bits, fmt, kind):
    """The branches that name a result but that of a zero (docs/model-decisions.md), each with the denominator and the numerator as what is scaled, and quotients that need none."""
    up, near_max, tiny = (64, 96, 23) if bits == 32 else (128, 768, 53)
    two = lambda n: fmt.round(Fraction(2) ** n)
    lowest = 1 - fmt.bias
    couples = [(two(-10), two(near_max - 10)), (two(-10), two(near_max - 11)), (3, two(lowest + 5 * fmt.mant)),
               (two(30), two(lowest + 20)), (two(0), two(lowest + tiny - 2)), (two(0), two(lowest + tiny + 3)), (of(fmt, 3), of(fmt, -7)),
               (of(fmt, -5), fmt.sign | two(lowest + tiny - 3)), (two(0), two(lowest + tiny - 1)), (two(0), two(lowest + tiny))]
    ar = Arith(fmt)

    def result(s, d, n):
        exp = fmt.exponent(n) - fmt.exponent(d)
        quotient = abs(fmt.value(n) / fmt.value(d))
        small = 0 < quotient < Fraction(2) ** lowest
        if exp >= near_max:
            return (ar.ldexp(s, up) if s == d else s), 1
        if fmt.is_denormal(d):
            return ar.ldexp(s, up), 0
        if small:
            return (ar.ldexp(s, up) if s == n else s), 1
        return (ar.ldexp(s, up) if fmt.exponent(n) <= tiny else s), 0
    p = Program(f"arithmetic/v_div_scale_f{bits}", f"16.12 V_DIV_SCALE_F{bits}")
    rows = [(d, d, n) for d, n in couples] + [(n, d, n) for d, n in couples]
    names = [p.source([r[i] for r in rows], bits) for i in range(3)]
    p.op(f"v_div_scale_f{bits} {{d}}, s6, {', '.join(names)}", lambda *x: result(*x)[0], bits, kind)
    p.vec.s[6] = 0xffffffff
    p.vec.s_out[6] = sum(1 << n for n in range(32) if p.vec.active(n) and result(*(x[n] for x in p.values))[1])
    return p.vec


def others():
    for op, bits, size in (("v_ldexp_f16", 16, "_e32"), ("v_ldexp_f16", 16, "_e64"), ("v_ldexp_f32", 32, ""), ("v_ldexp_f64", 64, "")):
        fmt, _, kind = FORMATS[bits]
        ar, read = Arith(fmt), plain(bits)
        one = of(fmt, 1.5)
        cases = [(one, 1), (one, -1), (one, 30000), (one, -30000), (one, -fmt.bias - 3), (fmt.sign | one, 1 - fmt.bias - fmt.mant), (0, 5), (fmt.sign, 5),
                 (fmt.inf, -5), (fmt.nan, 1), (3, 2), (1, fmt.bias), (fmt.max, 1), (fmt.max, -1), (of(fmt, 1), -fmt.bias - fmt.mant), (1, -1), (3, -1)]
        p = Program(f"arithmetic/{op}{size}", f"16.7, 16.12 {op.upper()}")
        a, b = p.source([x for x, _ in cases], bits), p.source([n & 0xffffffff if bits != 16 else n & 0xffff | 0x00010000 for _, n in cases])
        value = lambda n: (n & 0x7fff) - (n & 0x8000) if bits == 16 else (n & 0x7fffffff) - (n & 0x80000000)
        p.op(f"{op}{size} {{d}}, {a}, {b}", lambda a, n: ar.ldexp(read(a), value(n)), bits, kind)
        yield p.vec
    rows = [(1, 2, -3), (1, -3, 2), (-3, 2, 1), (3, 2, 1), (2, 2, 2), (2, 2, 1), (2, 1, 2), (1, 2, 2), (-2, 2, -2), (-2, -2, 1), (0, 0, 0), (-5, 0, 0),
            (0, -5, 0), (0, 0, -5), (2, 1, -2), (-2, 1, 1)]
    rows = [tuple(of(F32, x) for x in r) for r in rows] + [(F32.sign, F32.sign, 0), (0, F32.sign, F32.sign)]
    mag, neg = F32.mag, F32.neg

    def face(x, y, z):
        axis = 2 if mag(z) >= mag(x) and mag(z) >= mag(y) else 1 if mag(y) >= mag(x) else 0
        v = (x, y, z)[axis]
        return axis, v, F32.is_neg(v) and not F32.is_zero(v)

    def cube_id(x, y, z):
        axis, _, below = face(x, y, z)
        return of(F32, 2 * axis + below)

    def sc(x, y, z):
        axis, _, below = face(x, y, z)
        return (z if below else neg(z)) if axis == 0 else neg(x) if axis == 2 and below else x

    def tc(x, y, z):
        axis, _, below = face(x, y, z)
        return neg(y) if axis != 1 else neg(z) if below else z
    p = Program("arithmetic/cube-faces", "16.12 V_CUBEID_F32")
    names = ", ".join(p.source([r[i] for r in rows]) for i in range(3))
    for op, f in (("id", cube_id), ("sc", sc), ("tc", tc), ("ma", lambda x, y, z: Arith(F32).mul(face(x, y, z)[1], of(F32, 2)))):
        p.op(f"v_cube{op}_f32 {{d}}, {names}", f)
    yield p.vec
    lit = [(of(F32, 2), of(F32, 3), of(F32, 1)), (of(F32, 2), of(F32, 3), 0), (of(F32, 2), of(F32, 3), F32.sign), (of(F32, 2), of(F32, 3), of(F32, -1)),
           (of(F32, 2), of(F32, 3), F32.nan), (of(F32, 2), F32.nan, of(F32, 1)), (of(F32, 2), F32.sign | F32.inf, of(F32, 1)),
           (of(F32, 2), F32.sign | F32.max, of(F32, 1)), (of(F32, -2), of(F32, 3), F32.inf), (of(F32, 2), of(F32, 3), F32.sign | F32.inf)]
    p = Program("arithmetic/v_mullit_f32", "16.12 V_MULLIT_F32")
    names = ", ".join(p.source([r[i] for r in lit]) for i in range(3))
    bad = lambda b, c: b in (F32.sign | F32.max, F32.sign | F32.inf) or F32.is_nan(b) or F32.is_nan(c) or F32.is_neg(c) or F32.is_zero(c)
    p.op(f"v_mullit_f32 {{d}}, {names}", lambda a, b, c: F32.sign | F32.max if bad(b, c) else Arith(F32).mul(a, b))
    yield p.vec


def vectors():
    for part in (basic, fused, rounded, outputs, chosen, division, others):
        yield from part()
