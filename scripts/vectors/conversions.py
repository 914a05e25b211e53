"""Conversions, roundings to an integer, exponents and significands, 8-bit floats, and what functions give for special values
(sections 7.5, 7.6, 16.8 and 16.12)."""
from decimal import Decimal, getcontext
from fractions import Fraction

from build import Numbers, signed
from floats import BF8, F16, F32, F64, FP8, Arith, convert, integer, of, to_int
from integers import clamp, fill
from lanes import Program
from salu import I

M16, M32 = 0xffff, 0xffffffff
getcontext().prec = 60
FLOATS = {16: (F16, "f16"), 32: (F32, "f32"), 64: (F64, "f64")}


def patterns(fmt, numbers, *raw):
    return [of(fmt, x) for x in numbers] + list(raw)


def junk(values, seed=3):
    n = Numbers(seed)
    return [x & M16 | n.next(16) << 16 for x in values]


def special(fmt):
    """Zeros, infinities, NaNs of both kinds, denormals, the ends of the range."""
    s = fmt.sign
    return [0, s, fmt.inf, s | fmt.inf, fmt.nan | 3, fmt.inf | 1, 1, s | 1, (1 << fmt.mant) - 1, 1 << fmt.mant, fmt.max, s | fmt.max]


def to_float():
    """Integers and floats to floats: both encodings, and NEG, OMOD and CLAMP of the long one."""
    ints = fill(I + [0x01000001, 0x01000003, 0x7fffffbf, 0xffffff7f, 0x01000002, 0x00fffffe, 0xff000001], 5)
    for size in ("_e32", "_e64"):
        p = Program(f"conversions/from-integers{size}", "16.8")
        a = p.source(ints)
        p.op(f"v_cvt_f32_i32{size} {{d}}, {a}", lambda a: F32.round(signed(a)))
        p.op(f"v_cvt_f32_u32{size} {{d}}, {a}", F32.round)
        p.op(f"v_cvt_f64_i32{size} {{d}}, {a}", lambda a: F64.round(signed(a)), 64)
        p.op(f"v_cvt_f64_u32{size} {{d}}, {a}", F64.round, 64)
        for n in range(4):
            p.op(f"v_cvt_f32_ubyte{n}{size} {{d}}, {a}", lambda a, n=n: F32.round(a >> 8 * n & 255))
        p.op(f"v_cvt_off_f32_i4{size} {{d}}, {a}", lambda a: F32.round(Fraction(signed(a, 4), 16)))
        p.op(f"v_cvt_f16_i16{size} {{d}}, {a}", lambda a: F16.round(signed(a, 16)), 16)
        p.op(f"v_cvt_f16_u16{size} {{d}}, {a}", lambda a: F16.round(a & M16), 16)
        yield p.vec
    p = Program("conversions/from-integers-modified", "7.2.3.1, 16.8")
    a = p.source(ints)
    half = lambda x: 0 if x == 0 else F32.round(F32.value(x) / 2)
    p.op(f"v_cvt_f32_i32_e64 {{d}}, {a} div:2", lambda a: half(F32.round(signed(a))))
    p.op(f"v_cvt_f32_i32_e64 {{d}}, {a} clamp", lambda a: of(F32, clamp(signed(a), 0, 1)))
    p.op(f"v_cvt_f64_u32_e64 {{d}}, {a} mul:4", lambda a: F64.round(4 * a), 64)
    yield p.vec
    for mode in range(4):
        p = Program(f"conversions/from-integers-round-{('nearest', 'up', 'down', 'zero')[mode]}", "3.4.3, 16.8", mode=0xf0 | mode | mode << 2)
        a = p.source(ints)
        p.op(f"v_cvt_f32_i32_e32 {{d}}, {a}", lambda a: F32.round(signed(a), mode))
        p.op(f"v_cvt_f32_u32_e32 {{d}}, {a}", lambda a: F32.round(a, mode))
        p.op(f"v_cvt_f16_i16_e32 {{d}}, {a}", lambda a: F16.round(signed(a, 16), mode), 16)
        p.op(f"v_cvt_f16_u16_e32 {{d}}, {a}", lambda a: F16.round(a & M16, mode), 16)
        yield p.vec


def between():
    """F16, F32 and F64: ties, overflow at the boundary, denormal results."""
    narrow = special(F32) + [0x3f801000, 0x3f803000, 0x3f801001, 0x477fefff, 0x477ff000, 0x33000000, 0x33000001, 0xb3c00000, 0x387fe000, 0xc77ff000,
                             0x387fefff, 0x38802000, 0x33800000, 0x33400000]
    wide = junk(special(F16) + [0x3c01, 0x83ff, 0x0400, 0xbc01, 0x5555, 0xd555])
    doubles = special(F64) + [0x3ff0000010000000, 0x3ff0000030000000, 0x3ff0000010000001, 0x47efffffefffffff, 0x47effffff0000000, 0x3690000000000000,
                              0x3690000000000001, 0xb6a8000000000000, 0x380fffffe0000000, 0x380fffffefffffff, 0xc7effffff0000000]
    for size, sign in (("_e32", ""), ("_e64", ""), ("_e64", "-")):
        p = Program(f"conversions/between-floats{size}{'-negated' if sign else ''}", "7.6, 16.8")
        neg = (lambda f, x: x ^ f.sign) if sign else (lambda f, x: x)
        a, b, c = p.source(narrow), p.source(wide), p.source(doubles, 64)
        p.op(f"v_cvt_f16_f32{size} {{d}}, {sign}{a}", lambda a: convert(F32, F16, neg(F32, a)), 16, "f16", use=[0])
        p.op(f"v_cvt_f32_f16{size} {{d}}, {sign}{b}", lambda b: convert(F16, F32, neg(F16, b & M16)), 32, "f32", use=[1])
        p.op(f"v_cvt_f64_f32{size} {{d}}, {sign}{a}", lambda a: convert(F32, F64, neg(F32, a)), 64, "f64", use=[0])
        p.op(f"v_cvt_f32_f64{size} {{d}}, {sign}{c}", lambda c: convert(F64, F32, neg(F64, c)), 32, "f32", use=[2])
        p.op(f"v_cvt_pk_rtz_f16_f32{size} {{d}}, {sign}{a}, {a}", lambda a: convert(F32, F16, neg(F32, a), 3) | convert(F32, F16, a, 3) << 16, 32,
             "pkf16", use=[0])
        yield p.vec
    for mode in (1, 2, 3):
        p = Program(f"conversions/between-floats-round-{('up', 'down', 'zero')[mode - 1]}", "3.4.3, 7.6", mode=0xf0 | mode | mode << 2)
        a, c = p.source(narrow), p.source(doubles, 64)
        p.op(f"v_cvt_f16_f32_e32 {{d}}, {a}", lambda a: convert(F32, F16, a, mode), 16, "f16", use=[0])
        p.op(f"v_cvt_f32_f64_e32 {{d}}, {c}", lambda c: convert(F64, F32, c, mode), 32, "f32", use=[1])
        yield p.vec
    p = Program("conversions/upper-halves", "7.2.2.3, 7.4, 16.8")
    b, a = p.source([x << 16 & M32 | x >> 16 for x in wide]), p.source(narrow)
    p.op(f"v_cvt_f32_f16_e64 {{d}}, {b} op_sel:[1]", lambda b: convert(F16, F32, b >> 16), 32, "f32", use=[0])
    p.op(f"v_cvt_f16_f32_e64 {{d}}, {a} op_sel:[0,1]", lambda a: convert(F32, F16, a), "hi", "f16", use=[1])
    p.op(f"v_cvt_i16_f16_e64 {{d}}, {b} op_sel:[1,1]", lambda b: to_int(F16, b >> 16, -32768, 32767), "hi", use=[0])
    yield p.vec


def to_integer():
    """Saturation, NaN, truncation."""
    numbers = [0.75, -0.75, 1.9, -1.9, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 65535, 65536, -32768, -32769, 32767, 32768, 300, -1]
    big = [2147483520, 2147483648, -2147483648, 4294967040, 4294967296]
    singles = (special(F32) + patterns(F32, numbers[:12] + big + numbers[12:15]))[:32]
    doubles = (special(F64) + patterns(F64, numbers[:10] + big + [2147483647.5, -2147483648.75, 4294967295.75, -0.25, 4294967295]))[:32]
    halves = junk(special(F16) + patterns(F16, [0.75, -0.75, 1.9, -1.9, 2.5, -2.5, 32752, 32768, -32768, -32784, 65504, 1023.5]))
    word = lambda f, low, high, how="trunc": (lambda a: to_int(f, a, low, high, how))
    i32, u32 = (-(1 << 31), (1 << 31) - 1), (0, M32)
    floor_half = lambda a: a if F32.is_nan(a) or F32.is_inf(a) else integer(F32.value(a) + Fraction(1, 2), "floor")
    nearest = lambda a: to_int(F32, a, *i32) if F32.is_nan(a) or F32.is_inf(a) else clamp(floor_half(a), *i32)
    for size in ("_e32", "_e64"):
        p = Program(f"conversions/to-integers{size}", "16.8")
        a, c, h = p.source(singles), p.source(doubles, 64), p.source(halves)
        p.op(f"v_cvt_i32_f32{size} {{d}}, {a}", word(F32, *i32), use=[0])
        p.op(f"v_cvt_u32_f32{size} {{d}}, {a}", word(F32, *u32), use=[0])
        p.op(f"v_cvt_floor_i32_f32{size} {{d}}, {a}", word(F32, *i32, "floor"), use=[0])
        p.op(f"v_cvt_nearest_i32_f32{size} {{d}}, {a}", nearest, use=[0])
        p.op(f"v_cvt_i32_f64{size} {{d}}, {c}", word(F64, *i32), use=[1])
        p.op(f"v_cvt_u32_f64{size} {{d}}, {c}", word(F64, *u32), use=[1])
        p.op(f"v_cvt_i16_f16{size} {{d}}, {h}", lambda h: to_int(F16, h & M16, -32768, 32767), 16, use=[2])
        p.op(f"v_cvt_u16_f16{size} {{d}}, {h}", lambda h: to_int(F16, h & M16, 0, M16), 16, use=[2])
        yield p.vec
    p = Program("conversions/to-integers-modified", "7.2.2.1, 16.8")
    a, c, h = p.source(singles), p.source(doubles, 64), p.source(halves)
    p.op(f"v_cvt_u32_f32_e64 {{d}}, |{a}|", lambda a: to_int(F32, F32.mag(a), *u32), use=[0])
    p.op(f"v_cvt_i32_f64_e64 {{d}}, -{c}", lambda c: to_int(F64, c ^ F64.sign, *i32), use=[1])
    p.op(f"v_cvt_u16_f16_e64 {{d}}, -{h}", lambda h: to_int(F16, h & M16 ^ F16.sign, 0, M16), 16, use=[2])
    yield p.vec
    norm = lambda fmt, x, low, scale: 0 if fmt.is_nan(x) else to_int(fmt, x, low, scale) if fmt.is_inf(x) else clamp(
        integer(clamp(fmt.value(x), -1 if low else 0, 1) * scale, "rndne"), low, scale)
    unit = [0.5, -0.5, 1, -1, 1.5, -1.5, 0.25, 1 / 3, -1 / 3, 0.00002, -0.00002, 0.75, 0.999, -0.999, 0.1, -0.1]
    one, half = special(F32) + patterns(F32, unit), junk(special(F16) + patterns(F16, unit))
    for size in ("_e32", "_e64"):
        p = Program(f"conversions/normalized{size}", "16.8 V_CVT_NORM_I16_F16, 16.12 V_CVT_PK_NORM_I16_F32")
        a, h = p.source(one), p.source(half)
        p.op(f"v_cvt_norm_i16_f16{size} {{d}}, {h}", lambda h: norm(F16, h & M16, -32767, 32767), 16, use=[1])
        p.op(f"v_cvt_norm_u16_f16{size} {{d}}, {h}", lambda h: norm(F16, h & M16, 0, 65535), 16, use=[1])
        if size == "_e64":
            both = lambda f, x, y: f(x) & M16 | (f(y) & M16) << 16
            for kind, low, scale in (("i16", -32767, 32767), ("u16", 0, 65535)):
                p.op(f"v_cvt_pk_norm_{kind}_f32 {{d}}, {a}, -{a}",
                     lambda a, l=low, s=scale: both(lambda x: norm(F32, x, l, s), a, a ^ F32.sign), use=[0])
                p.op(f"v_cvt_pk_norm_{kind}_f16 {{d}}, {h}, {h} op_sel:[0,1,0]",
                     lambda h, l=low, s=scale: both(lambda x: norm(F16, x, l, s), h & M16, h >> 16), use=[1])
        yield p.vec
    whole = special(F32)[:8] + patterns(F32, [1, -1, 255, 256, 254, 32767, 32768, -32768, -32769, 65535, 65536, 1e9, -1e9, 128, 127])
    p = Program("conversions/packed-integers", "16.12 V_CVT_PK_I16_F32 V_CVT_PK_U8_F32")
    a, b = p.source(whole), p.source(whole[5:] + whole[:5])
    sel, old = p.source([0, 1, 2, 3, 4, 0xffffffff]), p.source([0x11223344])
    pack = lambda low, high: (lambda x, y, *_: to_int(F32, x, low, high) & M16 | (to_int(F32, y, low, high) & M16) << 16)
    p.op(f"v_cvt_pk_i16_f32 {{d}}, {a}, {b}", pack(-32768, 32767))
    p.op(f"v_cvt_pk_u16_f32 {{d}}, {a}, {b}", pack(0, M16))
    byte = lambda x, s, c: c & ~(255 << 8 * (s & 3)) | to_int(F32, x, 0, 255) << 8 * (s & 3)
    p.op(f"v_cvt_pk_u8_f32 {{d}}, {a}, {sel}, {old}", lambda a, _, s, c: byte(a, s, c))
    p.op(f"v_pack_b32_f16 {{d}}, {a}, {b} op_sel:[1,0,0]", lambda x, y, *_: x >> 16 | (y & M16) << 16)
    yield p.vec


def shapes():
    """Integers as floats, fractions, significands and exponents."""
    numbers = [0.5, 1.5, 2.5, -2.5, 3.75, -3.25, 1000.5, -1.25, 0.75, 4.0, -7.0, 1.0, -1e-3, 1e-3]
    for bits, (fmt, kind) in FLOATS.items():
        # rndne of what lies in [-0.5, 0) and of -0 has a zero whose sign the statements and the name differ on: not here
        data = [x for x in special(fmt) if x not in (fmt.sign, fmt.sign | 1)] + patterns(fmt, numbers[:12])
        signs = special(fmt) + patterns(fmt, numbers)
        read = (lambda x: x & M16) if bits == 16 else (lambda x: x)
        cover = junk if bits == 16 else (lambda x: x)
        ar = Arith(fmt)
        for size, sign in (("_e32", ""), ("_e64", ""), ("_e64", "-")):
            neg = (lambda x: x ^ fmt.sign) if sign else (lambda x: x)
            p = Program(f"conversions/integral-f{bits}{size}{'-negated' if sign else ''}", "16.8")
            a, b = p.source(cover([neg(x) for x in data]), bits), p.source(cover([neg(x) for x in signs]), bits)
            for how in ("trunc", "ceil", "floor"):
                p.op(f"v_{how}_f{bits}{size} {{d}}, {sign}{b}", lambda b, h=how: ar.integral(neg(read(b)), h), bits, kind, use=[1])
            p.op(f"v_rndne_f{bits}{size} {{d}}, {sign}{a}", lambda a: ar.integral(neg(read(a)), "rndne"), bits, kind, use=[0])
            p.op(f"v_fract_f{bits}{size} {{d}}, {sign}{b}", lambda b: ar.fract(neg(read(b))), bits, kind, use=[1])
            yield p.vec
        # of a zero and of a denormal the statements and the invariant differ
        exact = [fmt.inf, fmt.sign | fmt.inf, fmt.nan | 3, 1 << fmt.mant, fmt.max, fmt.sign | fmt.max] + patterns(fmt, numbers)

        def exponent(x):
            return 0 if fmt.is_nan(x) or fmt.is_inf(x) else fmt.exponent(x) - fmt.bias + 1

        def significand(x):
            return x if fmt.is_nan(x) or fmt.is_inf(x) else x & ~fmt.inf | (fmt.bias - 1) << fmt.mant
        for size, sign in (("_e32", ""), ("_e64", ""), ("_e64", "-")):
            neg = (lambda x: x ^ fmt.sign) if sign else (lambda x: x)
            p = Program(f"conversions/frexp-f{bits}{size}{'-negated' if sign else ''}", "16.8 V_FREXP")
            a, out = p.source(cover(exact), bits), 16 if bits == 16 else 32
            p.op(f"v_frexp_exp_i{out}_f{bits}{size} {{d}}, {sign}{a}", lambda a: exponent(neg(read(a))) & (M16 if bits == 16 else M32), out)
            p.op(f"v_frexp_mant_f{bits}{size} {{d}}, {sign}{a}", lambda a: significand(neg(read(a))), bits, kind)
            yield p.vec


def eight_bits():
    """FP8 and BF8, with the bytes and halves that OPSEL picks."""
    n = Numbers(8)
    words = [0x00807f00 | 1, 0xff7e8108, 0x7c7d7bfc, 0x0403fe78, 0x38b8407a, 0x3cbc0102] + [n.next() for _ in range(26)]
    for size in ("_e32", "_e64"):
        p = Program(f"conversions/from-8-bits{size}", "7.5, 7.6.2, 16.8")
        a = p.source(words)
        for name, fmt in (("fp8", FP8), ("bf8", BF8)):
            wide = lambda x, f=fmt: convert(f, F32, x & 255)
            p.op(f"v_cvt_f32_{name}{size} {{d}}, {a}", wide, 32, "f32")
            p.op(f"v_cvt_pk_f32_{name}{size} {{d}}, {a}", lambda a, w=wide: w(a) | w(a >> 8) << 32, 64, "f32")
            if size == "_e64":
                for n in (1, 2, 3):
                    p.op(f"v_cvt_f32_{name}{size} {{d}}, {a} byte_sel:{n}", lambda a, w=wide, n=n: w(a >> 8 * n), 32, "f32")
                p.op(f"v_cvt_pk_f32_{name}{size} {{d}}, {a} op_sel:[1,0]", lambda a, w=wide: w(a >> 16) | w(a >> 24) << 32, 64, "f32")
        yield p.vec
    singles = [0, 1 << 31, F32.inf, F32.sign | F32.inf, F32.nan, 1, F32.max] + patterns(
        F32, [448, 464, 465, 480, -448, 57344, 61440, 61439, -61440, 1.0625, 1.1875, 1.125, 1.375, 2 ** -9, 2 ** -10, 3 * 2 ** -11, 2 ** -16, 2 ** -17,
              3 * 2 ** -18, -2 ** -10, 0.0165, 240, 0.1, -3.3, 100])
    p = Program("conversions/to-8-bits", "7.6.2, 16.12 V_CVT_PK_BF8_F32")
    a, b = p.source(singles), p.source(singles[11:] + singles[:11])
    tail = lambda f, x: convert(F32, f, x)
    # any NaN of 8 bits would do, but the comparison has no such rule: sources that are NaNs or overflow FP8 are lanes of BF8's infinities only
    good = lambda x: not F32.is_nan(x)
    p.vec.exec = p.vec.before["exec"] = p.vec.after["exec"] = sum(
        1 << i for i in range(32) if all(good(x) and not FP8.is_nan(tail(FP8, x)) for x in (p.values[0][i], p.values[1][i])))
    for name, fmt in (("fp8", FP8), ("bf8", BF8)):
        pair = lambda x, y, f=fmt: tail(f, x) | tail(f, y) << 8
        p.op(f"v_cvt_pk_{name}_f32 {{d}}, {a}, {b}", pair, 16)
        p.op(f"v_cvt_pk_{name}_f32 {{d}}, {a}, {b} op_sel:[0,0,1]", pair, "hi")
    yield p.vec
    p = Program("conversions/to-bf8-overflow", "7.6.2, 16.12 V_CVT_PK_BF8_F32")
    a = p.source([x for x in singles if good(x)])
    p.op(f"v_cvt_pk_bf8_f32 {{d}}, {a}, -{a}", lambda x: tail(BF8, x) | tail(BF8, x ^ F32.sign) << 8, 16)
    yield p.vec
    # The random bits are added below the fraction that stays: what is truncated is less than half of it, so that truncating and rounding agree.
    for name, fmt, drop in (("fp8", FP8, 20), ("bf8", BF8, 21)):
        base = patterns(F32, [1, -1, 1.25, -1.5, 2, 16, 0.5, -240])
        a = [x | (k * 0x13579 & (1 << drop - 1) - 1) for k, x in enumerate((base * 4)[:32])]
        rnd = []
        for k, x in enumerate(a):
            low = x & (1 << drop) - 1
            # half of the lanes carry into the fraction
            want = (1 << drop) - low + 5 if k % 2 else (1 << drop - 1) - low - 1 - k
            rnd.append((want << 32 - drop | (k * 0x2b and 0x155)) & M32)
        p = Program(f"conversions/v_cvt_sr_{name}_f32", f"7.6.1, 16.12 V_CVT_SR_{name.upper()}_F32")
        x, r = p.source(a), p.source(rnd)
        for sel in range(4):
            put = lambda v, s, old, q=sel: old & ~(255 << 8 * q) | fmt.round(F32.value(v + (s >> 32 - drop))) << 8 * q
            p.op(f"v_cvt_sr_{name}_f32 {{d}}, {x}, {r}{f' byte_sel:{sel}' if sel else ''}", put, old=[0xa1b2c3d4])
        yield p.vec


def power2(x):
    return Fraction((Decimal(x.numerator) / Decimal(x.denominator) * Decimal(2).ln()).exp())


def log2(x):
    return Fraction((Decimal(x.numerator) / Decimal(x.denominator)).ln() / Decimal(2).ln())


def root(x):
    return Fraction((Decimal(x.numerator) / Decimal(x.denominator)).sqrt())


FUNCTIONS = {
    # name: (function of a positive or any finite number, the results for -inf, -0, +0, +inf, exact cases)
    "exp": (power2, {"-inf": 0, "-0": 1, "0": 1, "inf": "inf"}, {1: 2, -1: 0.5, 5: 32, -3: 0.125}),
    "log": (log2, {"-inf": "nan", "-1": "nan", "-0": "-inf", "0": "-inf", "inf": "inf", "1": 0}, {2: 1, 0.5: -1, 8: 3, 0.0625: -4}),
    "rcp": (lambda x: 1 / x, {"-inf": "-0", "-0": "-inf", "0": "inf", "inf": 0}, {-2: -0.5, 4: 0.25, 0.125: 8, -0.5: -2}),
    "rsq": (lambda x: 1 / root(x), {"-inf": "nan", "-0": "-inf", "0": "inf", "inf": 0, "-1": "nan"}, {4: 0.5, 0.25: 2, 1: 1, 64: 0.125}),
    "sqrt": (root, {"-inf": "nan", "-0": "-0", "0": 0, "inf": "inf", "-1": "nan"}, {4: 2, 0.25: 0.5, 9: 3, 2.25: 1.5}),
    "sin": (None, {"-inf": "nan", "-0": "-0", "0": 0, "inf": "nan"}, {0.25: 1, -0.25: -1, 0.75: -1, 64.25: 1}),
    "cos": (None, {"-inf": "nan", "-0": 1, "0": 1, "inf": "nan"}, {0.25: 0, 0.5: -1, 1: 1, -64.5: -1}),
}


def pattern(fmt, x):
    """Pattern of a number or of the name of a special value."""
    names = {"inf": fmt.inf, "-inf": fmt.sign | fmt.inf, "-0": fmt.sign, "nan": fmt.sign | fmt.nan}
    return names[x] if x in names else of(fmt, float(x) if isinstance(x, str) else x)


def functions():
    general = [3, 0.1, 10, 1.5, 0.7, 123.456, 7.25, 1.0009765625, 0.30103, 5.5, 0.333, 2.75, 14.9, 0.015]
    for bits, (fmt, kind) in FLOATS.items():
        read = (lambda x: x & M16) if bits == 16 else (lambda x: x)
        for size in ("_e32", "_e64"):
            for name, (f, edges, exact) in FUNCTIONS.items():
                if bits == 64 and name not in ("rcp", "rsq", "sqrt"):
                    continue
                table = {pattern(fmt, x): pattern(fmt, y) for x, y in edges.items()} | {of(fmt, x): of(fmt, y) for x, y in exact.items()}
                table |= {fmt.nan | 1: fmt.nan, fmt.inf | 1: fmt.nan}
                if name in ("sin", "cos"):
                    table |= {fmt.max: of(fmt, name == "cos"), fmt.sign | fmt.max: of(fmt, name == "cos")}
                elif bits == 32:  # denormals are flushed
                    table |= {1: table[0], fmt.sign | 0x7fffff: table[fmt.sign]}
                full = f"v_{name}_f{bits}{size}"
                p = Program(f"functions/{full}", f"7.2.4, 16.8 V_{name.upper()}_F{bits}")
                given = list(table) + ([] if f is None else [of(fmt, x) for x in general])
                a = p.source(junk(given) if bits == 16 else given, bits)
                limit = Fraction(1, 1 << 30)
                value = lambda x: table[x] if x in table else fmt.round(f(fmt.value(x)))
                p.op(f"{full} {{d}}, {a}", lambda a: value(read(a)), bits, kind)
                if name == "rcp" and bits == 32:
                    p.op(f"v_rcp_iflag_f32{size} {{d}}, {a}", lambda a: value(read(a)), bits, kind)
                if f is not None:
                    p.vec.ulp = 1 if bits != 64 else 1 << 29
                yield p.vec


def scalar_functions():
    """V_S_*: SGPR to SGPR, EXEC does not matter, results of 16 bits have zeros above."""
    for bits, fmt in ((16, F16), (32, F32)):
        for name in ("exp", "log", "rcp", "rsq", "sqrt"):
            f, edges, exact = FUNCTIONS[name]
            p = Program(f"functions/v_s_{name}_f{bits}", f"7.10, 16.12 V_S_{name.upper()}_F{bits}", exec_=0)
            table = {pattern(fmt, x): pattern(fmt, y) for x, y in (edges | exact).items()} | {fmt.nan | 1: fmt.nan}
            for n, (x, y) in enumerate(table.items()):
                p.vec.s[n] = x | (0x5a5a0000 if bits == 16 else 0)
                p.vec.s_out[50 + n] = y
                p.vec.cmp[f"s{50 + n}"] = "f16" if bits == 16 else "f32"
                p.vec.s[50 + n] = 0xdeadbeef
                p.vec.asm.append(f"v_s_{name}_f{bits} s{50 + n}, s{n}")
            yield p.vec


def vectors():
    for part in (to_float, between, to_integer, shapes, eight_bits, functions, scalar_functions):
        yield from part()
