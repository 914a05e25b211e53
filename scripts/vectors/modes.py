"""What MODE and CLAMP change: rounding and denormals of the SALU, of conversions and minima and of LDS atomics, FP16_OVFL, and saturation of
integers that carry or multiply (sections 3.4.3, 6.8, 7.2.3.1, 7.2.4, 7.6.2, 13.1 and 13.2)."""
from arithmetic import FORMATS, three
from build import Numbers, Vector, signed
from compare import RELATION
from floats import BF8, F16, F32, F64, FP8, Arith, convert, of
from integers import clamp, pairs
from lanes import Program
from salu import FPAIRS, HPAIRS, PAIRS, vector
from transfers import EXEC, put

M16, M32 = 0xffff, 0xffffffff


def edges(fmt):
    """Pairs whose sums and products round, underflow or overflow; none is tiny before rounding only."""
    one, least = of(fmt, 1), 1 << fmt.mant
    return [(one, of(fmt, 2.0 ** -(fmt.mant + 3))), (fmt.sign | one, of(fmt, -(2.0 ** -(fmt.mant + 3)))), (fmt.max, fmt.max), (fmt.sign | fmt.max, fmt.max),
            (one, fmt.sign | one), (5, one), (fmt.sign | 5, 3), (least, of(fmt, 0.25)), (least + 4, fmt.sign | least), (0, fmt.sign | 7),
            (of(fmt, 1 / 3), of(fmt, 3)), (of(fmt, -2.7), of(fmt, 1.9)), (fmt.max, of(fmt, 0.5)), (least, fmt.sign | (least - 1))]


def scalar():
    for bits, fmt, kind in ((32, F32, "f32"), (16, F16, "f16")):
        for mode, denorm in ((1, 3), (2, 3), (3, 3), (0, 0), (0, 1), (0, 2)):
            ar = Arith(fmt, mode, denorm)
            for op, f in (("add", ar.add), ("sub", ar.sub), ("mul", ar.mul), ("min_num", lambda a, b: ar.num(a, b, -1)),
                          ("maximum", lambda a, b: ar.imum(a, b, 1))):
                name = f"s_{op}_f{bits}"
                v = vector(f"{name}-round-{mode}-denormals-{denorm}", "3.4.3, 6.8", [f"{name} {{d}}, {{s[0]}}, {{s[1]}}"], edges(fmt), (32, 32), 32, f,
                           kind=kind)
                v.id = v.id.replace("/salu/", "/modes/")
                v.mode = mode | denorm << 4 | 0xc0 if bits == 32 else mode << 2 | denorm << 6 | 0x30
                yield v
    for denorm in (0, 2):
        v = vector(f"s_cmp-denormals-{denorm}", "3.4.3, 6.8", [f"s_cmp_{n}_f32 {{s[0]}}, {{s[1]}}" for n in ("lg",)],
                   [(0, 1), (1, 2), (0x80000001, 1), (0x00800000, 0x007fffff)], (32, 32), 0,
                   lambda a, b: (None, Arith(F32, 0, denorm).order(a, b) in RELATION["lg"]))
        v.id = v.id.replace("/salu/", "/modes/")
        v.mode = denorm << 4 | 0xc0
        yield v


def flushed():
    """Minima flush by the input bit only; conversions by the mode of each side."""
    for bits, (fmt, _, kind) in FORMATS.items():
        for denorm in (0, 1, 2):
            ar, read = Arith(fmt, 0, denorm), (lambda x: x & M16) if bits == 16 else (lambda x: x)
            least = 1 << fmt.mant
            a = [1, fmt.sign | 1, least - 1, least, 0, fmt.sign | least, 5, fmt.sign | 5]
            b = [fmt.sign | 1, 0, least, least - 1, fmt.sign, fmt.sign | 3, fmt.inf, 7]
            p = Program(f"modes/minima-denormals-{denorm}-f{bits}", "7.2.4, 13.2, 16.7", mode=denorm << 4 | 0xc0 if bits == 32 else denorm << 6 | 0x30)
            x, y = p.source(a, bits), p.source(b, bits)
            for op, f in (("v_min_num", lambda a, b: ar.num(a, b, -1)), ("v_max_num", lambda a, b: ar.num(a, b, 1)),
                          ("v_minimum", lambda a, b: ar.imum(a, b, -1)), ("v_maximum", lambda a, b: ar.imum(a, b, 1))):
                p.op(f"{op}_f{bits} {{d}}, {x}, {y}", lambda a, b, f=f: f(read(a), read(b)), bits)
            yield p.vec
    singles = [1, F32.sign | 0x7fffff, 0x00800000, of(F32, 2.0 ** -15), of(F32, -(2.0 ** -24)), of(F32, 2.0 ** -20), of(F32, 1), 0x33000000]
    halves = [1, 0x83ff, 0x0400, 0x3c00, 0x8001, 0x7c00, 0x0200, 0x8000]
    doubles = [1, F64.sign | 5, of(F64, 2.0 ** -130), of(F64, -(2.0 ** -149)), of(F64, 2.0 ** -126), of(F64, 1), F64.inf, of(F64, 2.0 ** -1000)]
    for single in range(4):
        for other in (0, 3) if single in (0, 3) else (3,):
            p = Program(f"modes/conversions-denormals-{single}{other}", "3.4.3, 7.2.4, 16.8", mode=single << 4 | other << 6)
            a, b, c = p.source(singles), p.source(halves), p.source(doubles, 64)
            i, o = (lambda m: bool(m & 1)), (lambda m: bool(m & 2))
            p.op(f"v_cvt_f16_f32_e32 {{d}}, {a}", lambda a: convert(F32, F16, a, 0, i(single), o(other)), 16, "f16", use=[0])
            p.op(f"v_cvt_f32_f16_e32 {{d}}, {b}", lambda b: convert(F16, F32, b & M16, 0, i(other), o(single)), 32, "f32", use=[1])
            p.op(f"v_cvt_f64_f32_e32 {{d}}, {a}", lambda a: convert(F32, F64, a, 0, i(single), o(other)), 64, "f64", use=[0])
            p.op(f"v_cvt_f32_f64_e32 {{d}}, {c}", lambda c: convert(F64, F32, c, 0, i(other), o(single)), 32, "f32", use=[2])
            yield p.vec


def overflow():
    """FP16_OVFL: finite numbers that overflow give the largest one, whatever the rounding; infinities stay."""
    a = [F16.max, F16.max, F16.sign | F16.max, F16.inf, F16.sign | F16.inf, 0x7a00, of(F16, 300), of(F16, -300), F16.max, of(F16, 2), 0x7800, F16.nan]
    b = [F16.max, F16.inf, F16.sign | F16.max, F16.max, of(F16, 2), of(F16, 1.5), of(F16, 300), of(F16, 300), of(F16, 16), F16.max, 0x7800, F16.max]

    def limited(f, mode):
        def g(*x):
            r = f(*x)
            return F16.sign & r | F16.max if F16.is_inf(r) and not any(map(F16.is_inf, x)) else r
        return g
    for mode in range(4):
        ar = Arith(F16, mode)
        p = Program(f"modes/fp16-ovfl-round-{mode}", "3.4.3", mode=0xf0 | mode << 2)
        p.vec.asm.append("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 0x1")
        x, y = p.source(a), p.source(b)
        low = lambda f: (lambda a, b: limited(f, mode)(a & M16, b & M16))
        for op, f in (("v_add_f16", ar.add), ("v_mul_f16", ar.mul), ("v_sub_f16", ar.sub)):
            p.op(f"{op}_e32 {{d}}, {x}, {y}", low(f), 16, "f16")
        p.op(f"v_fma_f16 {{d}}, {x}, {y}, {x}", low(lambda a, b: ar.fma(a, b, a)), 16, "f16")
        p.op(f"v_pk_add_f16 {{d}}, {x}, {y}", lambda a, b: low(ar.add)(a, b) | low(ar.add)(a >> 16, b >> 16) << 16, 32, "pkf16")
        yield p.vec
    singles = [of(F32, 65519), of(F32, 65520), of(F32, -70000), F32.max, F32.inf, F32.sign | F32.inf, of(F32, 448), of(F32, 465), of(F32, -500),
               of(F32, 57344), of(F32, -61440), of(F32, 1e9)]
    p = Program("modes/fp16-ovfl-conversions", "3.4.3, 7.6.2")
    p.vec.asm.append("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 0x1")
    a = p.source(singles)
    half = lambda x: convert(F32, F16, x)
    p.op(f"v_cvt_f16_f32_e32 {{d}}, {a}", lambda x: half(x) if F32.is_inf(x) or not F16.is_inf(half(x)) else half(x) & F16.sign | F16.max, 16)

    def small(fmt, x):
        r = convert(F32, fmt, x)
        return r & fmt.sign | fmt.max if fmt.is_nan(r) or fmt.is_inf(r) else r
    for name, fmt in (("fp8", FP8), ("bf8", BF8)):
        p.op(f"v_cvt_pk_{name}_f32 {{d}}, {a}, -{a}", lambda x, f=fmt: small(f, x) | small(f, x ^ F32.sign) << 8, 16)
    yield p.vec


def lds():
    """LDS adds flush inputs and outputs as MODE says and round to nearest whatever it says; minima flush inputs; binary64 by its own bits."""
    for denorm in range(4):
        for mode in (0, 1):
            v = Vector(f"modes/ds-floats-denormals-{denorm}{'-round-up' if mode else ''}", "13.1, 13.2", exec_=EXEC, mode=denorm << 4 | denorm << 6 | mode * 5)
            v.v[0] = put([4 * lane for lane in range(16)])
            before, after = bytearray(), bytearray()
            ops = [("ds_add_f32", F32, False, lambda m, d: Arith(F32, 0, denorm).add(m, d)),
                   ("ds_min_num_f32", F32, False, lambda m, d: Arith(F32, 0, denorm).num(d, m, -1)),
                   ("ds_max_num_f32", F32, False, lambda m, d: Arith(F32, 0, denorm).num(d, m, 1)),
                   ("ds_pk_add_f16", F16, True, lambda m, d: Arith(F16, 0, denorm).add(m, d))]
            for k, (op, fmt, two, f) in enumerate(ops):
                table = edges(fmt)
                # the same numbers in both halves, in another order
                if two:
                    table = [(a | c << 16, b | d << 16) for (a, b), (c, d) in zip(table, table[5:] + table[:5])]
                table = table + [(0, 0)] * (16 - len(table))
                v.v[2 + k] = put(d for _, d in table)
                v.asm.append(f"{op} v0, v{2 + k} offset:{64 * k}")
                for lane, (m, d) in enumerate(table):
                    new = f(m & M16, d & M16) | f(m >> 16, d >> 16) << 16 if two else f(m, d)
                    before += m.to_bytes(4, "little")
                    after += (new if v.active(lane) else m).to_bytes(4, "little")
            v.lds, v.lds_out = bytes(before), bytes(after)
            yield v


def saturating():
    s16 = lambda x: signed(x, 16)
    n = Numbers(5)
    a, b = pairs(PAIRS, 51)
    c = [n.next() for _ in range(32)]
    p = Program("modes/integers-clamped", "7.2.3.1, 16.12 V_MAD_U16 V_MAD_I16 V_MUL_LO_U16")
    x, y, z = p.source(a), p.source(b), p.source(c)
    p.op(f"v_mad_u16 {{d}}, {x}, {y}, {z} clamp", lambda a, b, c: min((a & M16) * (b & M16) + (c & M16), M16), 16)
    p.op(f"v_mad_i16 {{d}}, {x}, {y}, {z} clamp", lambda a, b, c: clamp(s16(a) * s16(b) + s16(c), -32768, 32767), 16)
    for sign in "iu":
        low, high = (-32768, 32767) if sign == "i" else (0, M16)
        read = s16 if sign == "i" else lambda x: x & M16
        one = lambda a, b, c, r=read, l=low, h=high: clamp(r(a) * r(b) + r(c), l, h) & M16
        p.op(f"v_pk_mad_{sign}16 {{d}}, {x}, {y}, {z} clamp", lambda a, b, c, f=one: f(a, b, c) | f(a >> 16, b >> 16, c >> 16) << 16)
    yield p.vec
    carry = 0x0f0ff3a5
    p = Program("modes/carries-clamped", "7.2.3.1, 16.7 V_ADD_CO_CI_U32")
    x, y = p.source(a), p.source(b)
    p.values.append([carry >> lane & 1 for lane in range(32)])
    p.vec.s[4] = carry
    for k, (op, f) in enumerate((("add", lambda a, b, c: a + b + c), ("sub", lambda a, b, c: a - b - c), ("subrev", lambda a, b, c: b - a - c))):
        p.op(f"v_{op}_co_ci_u32_e64 {{d}}, s{6 + k}, {x}, {y}, s4 clamp", lambda *v, f=f: clamp(f(*v), 0, M32))
        p.vec.s_out[6 + k] = sum(1 << i for i in range(32) if p.vec.active(i) and not 0 <= f(*(v[i] for v in p.values)) <= M32)
    yield p.vec


def vectors():
    for part in (scalar, flushed, overflow, lds, saturating):
        yield from part()
