"""SALU: every case writes a register of its own and keeps SCC in another (chapter 6, sections 16.1 to 16.4)."""
from build import Vector, signed
from floats import F16, F32, Arith, convert, of, to_int

M32, M64 = 0xffffffff, (1 << 64) - 1
I = [0, 1, M32, 0x80000000, 0x7fffffff, 0x0000cccc, 0xffff3333, 0x00010000, 0x12345678, 0x80000001]
PAIRS = [(0, 0), (M32, 1), (0x80000000, 0x80000000), (0x7fffffff, 1), (0x80000000, 1), (1, M32), (M32, M32),
         (0x12345678, 0x9abcdef0), (0xdeadbeef, 0x21), (5, 7)]
W = [0, 1, M64, 1 << 63, (1 << 63) - 1, 0x00000000cccccccc, 0xffffffff00000000, 0x0000000100000000, 0x123456789abcdef0]
WPAIRS = [(0, 0), (M64, 1), (1 << 63, 1 << 63), (0x0000000100000000, 0x00000000ffffffff), (0x123456789abcdef0, 0xfedcba9876543210),
          (M64, M64), (0x00000000deadbeef, 0xffffffff00000000)]
SHIFTS = [(1, 31), (0x80000001, 0), (0x80000000, 31), (0x80000000, 32), (0xdeadbeef, 4), (0xffffffff, 0x3f), (1, 0xffffff21)]
WSHIFTS = [(1, 63), (0x8000000000000001, 0), (1 << 63, 63), (1 << 63, 64), (0x123456789abcdef0, 36), (M64, 0x7f)]
FIELDS = [(0xdeadbeef, 8 << 16 | 4), (0xdeadbeef, 0), (0xffffffff, 32 << 16), (0x80000000, 1 << 16 | 31), (0x80000000, 8 << 16 | 28),
          (0x00000800, 4 << 16 | 8), (0x00000f00, 4 << 16 | 0x28)]
WFIELDS = [(0xdeadbeef12345678, 40 << 16 | 12), (M64, 64 << 16), (1 << 63, 1 << 16 | 63), (0x8000000000000000, 8 << 16 | 56),
           (0x0000000800000000, 4 << 16 | 32), (0x0000000f00000000, 0)]
F = [0x00000000, 0x80000000, 0x3f800000, 0xc0200000, 0x7f800000, 0xff800000, 0x7fc00001, 0x7fa00000, 0x00000001, 0x807fffff,
     0x7f7fffff, 0x33800000, 0x3f800001, 0x00800000]
FPAIRS = [(0x3f800000, 0x33800000), (0x3f800001, 0x33800000), (0x7f7fffff, 0x7f7fffff), (0x7f800000, 0xff800000), (0, 0x80000000),
          (0x80000000, 0), (0x80000000, 0x80000000), (0x7fc01234, 0x3f800000), (0x3f800000, 0x7fa00001), (0x7fa00003, 0x7fc00004),
          (0x00000001, 0x80000001), (0x00800000, 0x807fffff), (0x7f800000, 0), (0xc0490fdb, 0x402df854), (0x00400000, 0x3f000000),
          (0x00000001, 0x3f000000)]
HPAIRS = [(0x3c00, 0x1000), (0x3c01, 0x1000), (0x7bff, 0x7bff), (0x7c00, 0xfc00), (0, 0x8000), (0x8000, 0), (0x8000, 0x8000),
          (0x7e12, 0x3c00), (0x3c00, 0x7d01), (0x7d03, 0x7e04), (0x0001, 0x8001), (0x0400, 0x83ff), (0x7c00, 0), (0xc248, 0x4170),
          (0x0200, 0x3800), (0x0001, 0x3800)]
JUNK = 0xa5c30000  # upper halves that no 16-bit operation may read


def sfield(x, width, bits):
    width = min(width, bits)
    return signed(x & (1 << width) - 1, width) if width else 0


def bfe(bits, sign):
    def f(a, b):
        offset, width = b & bits - 1, b >> 16 & 0x7f
        a = signed(a, bits) if sign else a
        field = a >> offset & (1 << width) - 1
        r = (sfield(field, width, bits) if sign else field) & (1 << bits) - 1
        return r, r != 0
    return f


def reverse(x, bits):
    return int(f"{x:0{bits}b}"[::-1], 2)


def leading(x, bits, bit):
    """Bits from the top that are `bit`; all: -1."""
    n = next((i for i in range(bits) if (x >> (bits - 1 - i) & 1) != bit), None)
    return M32 if n is None else n


def trailing(x, bits):
    return M32 if x == 0 else (x & -x).bit_length() - 1


def nz(r):
    return r, r != 0


def lshl_add(n):
    return lambda a, b: ((a << n) + b & M32, (a << n) + b > M32)


def both(op):
    return lambda a, b: nz(op(a, b))


def vector(name, section, lines, cases, widths, out, f, *, kind=None, scc=None, old=None):
    """A case a destination: sources from s0 on, results from s50 on, SCC of each after them."""
    v = Vector(f"salu/{name}", section, scc=1)
    src, dst, flag = 0, 50, 90
    scc_now = 1
    for case in cases:
        case = case if isinstance(case, tuple) else (case,)
        names = []
        for width, x in zip(widths, case):
            if width == 64:
                src += src & 1
                v.s64(src, x)
                names.append(f"s[{src}:{src + 1}]")
                src += 2
            else:
                v.s[src] = x
                names.append(f"s{src}")
                src += 1
        d = f"s{dst}" if out == 32 else f"s[{dst}:{dst + 1}]"
        if scc is not None:
            scc_now = scc(case)
            v.asm.append(f"s_cmp_eq_u32 0, {0 if scc_now else 1}")
        if old is not None:
            (v.s64 if out == 64 else v.s.__setitem__)(dst, old)
        for line in lines:
            v.asm.append(line.format(d=d, s=names))
        extra = (scc_now,) if scc is not None else ()
        result = f(*case, *extra) if old is None else f(*case, *extra, old)
        value, scc_now = result if isinstance(result, tuple) else (result, scc_now)
        if out:
            (v.s_out64 if out == 64 else v.s_out.__setitem__)(dst, value)
        if kind:
            v.cmp[f"s{dst}"] = kind
        dst += 2 if out == 64 else 1
        v.asm.append(f"s_cselect_b32 s{flag}, 7, 5")
        v.s_out[flag] = 7 if scc_now else 5
        flag += 1
        assert src <= 50 and dst <= 90 and flag <= 106, name
    v.after["scc"] = int(scc_now)
    return v


def integers():
    two = lambda op, cases, f, w=32, b=None, **k: vector(op, f"16.1 {op.upper()}", [f"{op} {{d}}, {{s[0]}}, {{s[1]}}"], cases,
                                                        (w, b or w), w, f, **k)
    carry = lambda c: c[0] & 1
    overflow_sub = lambda a, b: (a - b & M32, a >> 31 != b >> 31 and a >> 31 != (a - b & M32) >> 31)
    yield two("s_sub_co_i32", PAIRS + [(0x7fffffff, M32), (0, 0x80000000)], overflow_sub)
    yield two("s_add_co_ci_u32", PAIRS + [(M32, 0)], lambda a, b, c: (a + b + c & M32, a + b + c > M32), scc=carry)
    yield two("s_absdiff_i32", [(2, 5), (M32, 0), (0x80000000, 0), (0x80000000, 1), (0x80000000, M32), (0x80000000, 0xfffffffe), (9, 9)],
              lambda a, b: nz(abs(signed(a - b)) & M32))
    yield two("s_lshl_b64", WSHIFTS, lambda a, b: nz(a << (b & 63) & M64), 64, 32)
    yield two("s_lshr_b64", WSHIFTS + [(1, 1)], lambda a, b: nz(a >> (b & 63)), 64, 32)
    yield two("s_ashr_i32", SHIFTS + [(0x40000000, 31)], lambda a, b: nz(signed(a) >> (b & 31) & M32))
    for n in (1, 2, 3, 4):
        yield two(f"s_lshl{n}_add_u32", PAIRS + [(0x08000000, 0), (0x0fffffff, 0x10)], lshl_add(n))
    yield two("s_min_i32", PAIRS, lambda a, b: (a, 1) if signed(a) < signed(b) else (b, 0))
    yield two("s_min_u32", PAIRS, lambda a, b: (a, 1) if a < b else (b, 0))
    yield two("s_max_i32", PAIRS, lambda a, b: (a, 1) if signed(a) >= signed(b) else (b, 0))
    ops = {"and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b, "nand": lambda a, b: ~(a & b),
           "nor": lambda a, b: ~(a | b), "xnor": lambda a, b: ~(a ^ b), "and_not1": lambda a, b: a & ~b, "or_not1": lambda a, b: a | ~b}
    for name, op in ops.items():
        yield two(f"s_{name}_b32", PAIRS, lambda a, b, op=op: nz(op(a, b) & M32))
        yield two(f"s_{name}_b64", WPAIRS, lambda a, b, op=op: nz(op(a, b) & M64), 64)
    yield two("s_bfe_u32", FIELDS, bfe(32, False))
    yield two("s_bfe_u64", WFIELDS, bfe(64, False), 64, 32)
    yield two("s_bfe_i64", WFIELDS, bfe(64, True), 64, 32)
    masks = [(0, 0), (31, 0), (31, 31), (4, 8), (32, 4), (0x21, 0x23), (8, 28)]
    yield two("s_bfm_b32", masks, lambda a, b: ((1 << (a & 31)) - 1) << (b & 31) & M32)
    yield vector("s_bfm_b64", "16.1 S_BFM_B64", ["s_bfm_b64 {d}, {s[0]}, {s[1]}"], [(0, 0), (63, 0), (63, 63), (40, 8), (64, 4), (8, 60)],
                 (32, 32), 64, lambda a, b: ((1 << (a & 63)) - 1) << (b & 63) & M64)
    yield two("s_mul_i32", PAIRS, lambda a, b: a * b & M32)
    yield two("s_mul_hi_u32", PAIRS, lambda a, b: a * b >> 32)
    yield two("s_mul_hi_i32", PAIRS, lambda a, b: signed(a) * signed(b) >> 32 & M32)
    yield two("s_cselect_b64", WPAIRS, lambda a, b, c: a if c else b, 64, scc=lambda c: c[0] >> 1 & 1)
    for name, pick in {"ll": (0, 0), "lh": (0, 1), "hh": (1, 1), "hl": (1, 0)}.items():
        yield two(f"s_pack_{name}_b32_b16", PAIRS, lambda a, b, p=pick: (a >> 16 * p[0] & 0xffff) | (b >> 16 * p[1] & 0xffff) << 16)
    yield two("s_add_nc_u64", WPAIRS, lambda a, b: a + b & M64, 64)
    yield two("s_sub_nc_u64", WPAIRS, lambda a, b: a - b & M64, 64)
    yield two("s_mul_u64", WPAIRS, lambda a, b: a * b & M64, 64)


def constants():
    """SOPK: the constant is 16 bits, sign extended."""
    K = [0, 1, 0x7fff, 0x8000, 0xffff]
    v = Vector("salu/s_movk_i32", "16.2 S_MOVK_I32", scc=1)
    for n, k in enumerate(K):
        v.asm.append(f"s_movk_i32 s{50 + n}, {hex(k)}")
        v.s_out[50 + n] = signed(k, 16)
    yield v
    v = Vector("salu/s_cmovk_i32", "16.2 S_CMOVK_I32", scc=1)
    for n, k in enumerate(K):
        v.s[50 + n] = v.s[60 + n] = 0x600df00d
        v.s_out[50 + n] = signed(k, 16)
        v.asm.append(f"s_cmovk_i32 s{50 + n}, {hex(k)}")
    v.asm.append("s_cmp_eq_u32 0, 1")
    v.asm += [f"s_cmovk_i32 s{60 + n}, {hex(k)}" for n, k in enumerate(K)]
    v.after["scc"] = 0
    yield v
    for op, name, section in (("add", "s_addk_co_i32", "16.2 S_ADDK_CO_I32"), ("mul", "s_mulk_i32", "16.2 S_MULK_I32")):
        v = Vector(f"salu/{name}", section, scc=1)
        scc = 1
        for n, (d, k) in enumerate([(0x7fffffff, 1), (0x80000000, 0xffff), (0x80000000, 1), (5, 0xfffb), (0x7fff8000, 0x7fff), (0xffffffff, 0x8000),
                                    (0x12345678, 0x1234)]):
            v.s[50 + n] = d
            v.asm += [f"{name} s{50 + n}, {hex(k)}", f"s_cselect_b32 s{90 + n}, 7, 5"]
            k = signed(k, 16)
            r = d + k if op == "add" else signed(d) * k
            if op == "add":
                scc = int(d >> 31 == (k < 0) and d >> 31 != (r & M32) >> 31)
            v.s_out[50 + n], v.s_out[90 + n] = r & M32, 7 if scc else 5
        v.after["scc"] = scc
        yield v


def single():
    one = lambda op, cases, f, w=32, out=None, **k: vector(op, f"16.3 {op.upper()}", [f"{op} {{d}}, {{s[0]}}"], cases, (w,), out or w, f, **k)
    flip = lambda c: c[0] & 1
    yield one("s_cmov_b32", I, lambda a, c, d: a if c else d, scc=flip, old=0xdeadbeef)
    yield one("s_cmov_b64", W, lambda a, c, d: a if c else d, 64, scc=flip, old=0xdeadbeefcafef00d)
    yield one("s_brev_b32", I, lambda a: reverse(a, 32))
    yield one("s_brev_b64", W, lambda a: reverse(a, 64), 64)
    yield one("s_ctz_i32_b32", I + [0xaaaaaaaa], lambda a: trailing(a, 32))
    yield one("s_ctz_i32_b64", W, lambda a: trailing(a, 64), 64, 32)
    yield one("s_clz_i32_u32", I, lambda a: leading(a, 32, 0))
    yield one("s_clz_i32_u64", W, lambda a: leading(a, 64, 0), 64, 32)
    yield one("s_cls_i32", I, lambda a: leading(a, 32, a >> 31))
    yield one("s_cls_i32_i64", W, lambda a: leading(a, 64, a >> 63), 64, 32)
    yield one("s_sext_i32_i8", I + [0x1180, 0x117f], lambda a: signed(a, 8) & M32)
    yield one("s_sext_i32_i16", I + [0x118000, 0x117fff], lambda a: signed(a, 16) & M32)
    bits = [0, 31, 32, 0xffffffe5, 17]
    wbits = [0, 63, 64, 0xffffffa5, 33]
    for to in (0, 1):
        set_ = lambda mask, to=to: (lambda a, d: d | 1 << (a & mask) if to else d & ~(1 << (a & mask)))
        yield one(f"s_bitset{to}_b32", bits, set_(31), old=0x5a5a5a5a)
        yield vector(f"s_bitset{to}_b64", f"16.3 S_BITSET{to}_B64", [f"s_bitset{to}_b64 {{d}}, {{s[0]}}"], wbits, (32,), 64, set_(63),
                     old=0x5a5a5a5aa5a5a5a5)
    yield one("s_abs_i32", I, lambda a: nz(abs(signed(a)) & M32))
    for bit in (0, 1):
        count = lambda width, bit=bit: (lambda a: nz(f"{a:0{width}b}".count(str(bit))))
        yield one(f"s_bcnt{bit}_i32_b32", I + [0xcccccccc], count(32))
        yield one(f"s_bcnt{bit}_i32_b64", W, count(64), 64, 32)
    yield one("s_quadmask_b64", W, lambda a: nz(sum(1 << i for i in range(16) if a >> 4 * i & 15)), 64)
    yield one("s_not_b32", I, lambda a: nz(~a & M32))
    yield one("s_not_b64", W, lambda a: nz(~a & M64), 64)


def exec_masks():
    """EXEC is saved, then combined; each step starts from the EXEC of the one before it."""
    ops = {"and": lambda s, e: s & e, "or": lambda s, e: s | e, "xor": lambda s, e: s ^ e, "nand": lambda s, e: ~(s & e),
           "nor": lambda s, e: ~(s | e), "xnor": lambda s, e: ~(s ^ e), "and_not0": lambda s, e: ~s & e, "or_not0": lambda s, e: ~s | e,
           "and_not1": lambda s, e: s & ~e, "or_not1": lambda s, e: s | ~e}
    for bits, wave in ((32, 32), (64, 64)):
        mask = (1 << bits) - 1
        sources = [0x0ff00ff0f0f0a55a & mask, mask, 0, 0xdeadbeef13579bdf & mask]
        for write in (False, True):
            for name, op in ops.items():
                if write and name not in ("and_not0", "and_not1") or (name, write, bits) == ("and", False, 32):
                    continue
                full = f"s_{name}_{'wrexec' if write else 'saveexec'}_b{bits}"
                now = 0x00ff33cc0f0f55aa & mask
                v = Vector(f"salu/{full}", f"16.3 {full.upper()}", wave=wave, exec_=now, scc=0)
                reg = lambda n: f"s[{n}:{n + 1}]" if bits == 64 else f"s{n}"
                scc = 0
                for n, s in enumerate(sources):
                    a, d = 2 * n, 50 + 2 * n
                    (v.s64 if bits == 64 else v.s.__setitem__)(a, s)
                    saved, now = now, op(s, now) & mask
                    scc = int(now != 0)
                    (v.s_out64 if bits == 64 else v.s_out.__setitem__)(d, now if write else saved)
                    v.s_out[90 + n] = 7 if scc else 5
                    v.asm += [f"{full} {reg(d)}, {reg(a)}", f"s_cselect_b32 s{90 + n}, 7, 5"]
                v.after.update(exec=now, scc=scc)
                yield v


RELATION = {"lt": (-1,), "eq": (0,), "le": (-1, 0), "gt": (1,), "lg": (-1, 1), "ge": (0, 1), "o": (-1, 0, 1), "u": (None,),
            "nge": (-1, None), "nlg": (0, None), "ngt": (-1, 0, None), "nle": (1, None), "neq": (-1, 1, None), "nlt": (0, 1, None)}


def compares():
    def compare(op, cases, f, widths=(32, 32)):
        return vector(op, f"16.4 {op.upper()}", [f"{op} {{s[0]}}, {{s[1]}}"], cases, widths, 0, lambda *a: (None, f(*a)))
    order = lambda a, b: (a > b) - (a < b)
    for name in ("eq", "lg", "gt", "ge", "lt", "le"):
        yield compare(f"s_cmp_{name}_i32", PAIRS, lambda a, b, n=name: order(signed(a), signed(b)) in RELATION[n])
        yield compare(f"s_cmp_{name}_u32", PAIRS, lambda a, b, n=name: order(a, b) in RELATION[n])
    for name in ("eq", "lg"):
        yield compare(f"s_cmp_{name}_u64", WPAIRS, lambda a, b, n=name: order(a, b) in RELATION[n], (64, 64))
    for to in (0, 1):
        yield compare(f"s_bitcmp{to}_b32", SHIFTS, lambda a, b, t=to: a >> (b & 31) & 1 == t)
        yield compare(f"s_bitcmp{to}_b64", WSHIFTS, lambda a, b, t=to: a >> (b & 63) & 1 == t, (64, 32))
    halves = [(a | JUNK, b | 0x5a3c0000) for a, b in HPAIRS]
    for name, holds in RELATION.items():
        yield compare(f"s_cmp_{name}_f32", FPAIRS, lambda a, b, h=holds: Arith(F32).order(a, b) in h)
        yield compare(f"s_cmp_{name}_f16", halves, lambda a, b, h=holds: Arith(F16).order(a & 0xffff, b & 0xffff) in h)


def floats():
    half = lambda f: (lambda *a: f(*[x & 0xffff for x in a]))
    for bits, fmt, pairs, kind in ((32, F32, FPAIRS, "f32"), (16, F16, [(a | JUNK, b | 0x5a3c0000) for a, b in HPAIRS], "f16")):
        ar = Arith(fmt)
        wrap = (lambda f: f) if bits == 32 else half
        two = lambda op, f, exact=False, old=None: vector(
            f"{op}_f{bits}", f"6.8, 16.1 {op.upper()}_F{bits}", [f"{op}_f{bits} {{d}}, {{s[0]}}, {{s[1]}}"], pairs, (32, 32), 32, wrap(f),
            kind=None if exact else kind, old=old)
        yield two("s_add", ar.add)
        yield two("s_sub", ar.sub)
        yield two("s_mul", ar.mul)
        for want, short, long in ((-1, "min", "minimum"), (1, "max", "maximum")):
            yield two(f"s_{short}_num", lambda a, b, w=want: ar.num(a, b, w), True)
            yield two(f"s_{long}", lambda a, b, w=want: ar.imum(a, b, w), True)
        addend = of(fmt, -1.5) | (JUNK if bits == 16 else 0)
        yield two("s_fmac", ar.fma, old=addend)
        # a sum that rounds to even, ties, and one that only a fused operation gets right
        ones = [(x | JUNK if bits == 16 else x) for x in
                [of(fmt, k) for k in (0.5, 1.5, 2.5, -2.5, 3.75, -3.25, 1000.5)] + [fmt.inf, fmt.sign | fmt.inf, fmt.nan, 1, 0, fmt.max]]
        for how in ("ceil", "floor", "trunc", "rndne"):
            name = f"s_{how}_f{bits}"
            yield vector(name, f"16.3 {name.upper()}", [f"{name} {{d}}, {{s[0]}}"], ones, (32,), 32,
                         wrap(lambda a, h=how: ar.integral(a, h)), kind=kind)
    ar, h = Arith(F32), Arith(F16)
    k = 0x3f800001
    yield vector("s_fmaak_f32", "16.1 S_FMAAK_F32", [f"s_fmaak_f32 {{d}}, {{s[0]}}, {{s[1]}}, {hex(k)}"], FPAIRS, (32, 32), 32,
                 lambda a, b: ar.fma(a, b, k), kind="f32")
    yield vector("s_fmamk_f32", "16.1 S_FMAMK_F32", [f"s_fmamk_f32 {{d}}, {{s[0]}}, {hex(k)}, {{s[1]}}"], FPAIRS, (32, 32), 32,
                 lambda a, b: ar.fma(a, k, b), kind="f32")
    def one(op, cases, f, kind=None):
        return vector(op, f"16.3 {op.upper()}", [f"{op} {{d}}, {{s[0]}}"], cases, (32,), 32, f, kind=kind)
    ints = I + [0x01000001, 0x01000003, 0x7fffffbf, 0xffffff7f]
    yield one("s_cvt_f32_i32", ints, lambda a: F32.round(signed(a)))
    yield one("s_cvt_f32_u32", ints, lambda a: F32.round(a))
    flo = [of(F32, x) for x in (0.75, -0.75, 1.9, -1.9, 2147483520, 2147483648, -2147483648, 4294967040, 4294967296)]
    flo += [0x7f800000, 0xff800000, 0x7fc00000, 0xffa00000, 0x80000001]
    yield one("s_cvt_i32_f32", flo, lambda a: to_int(F32, a, -(1 << 31), (1 << 31) - 1) & M32)
    yield one("s_cvt_u32_f32", flo, lambda a: to_int(F32, a, 0, M32))
    # ties of 2**-11 and of denormals, the least number that overflows and the greatest that does not
    narrow = [0x3f801000, 0x3f803000, 0x3f801001, 0x477fefff, 0x477ff000, 0x33000000, 0x33000001, 0xb3c00000, 0x387fe000, 0x80000000, 0x00000001,
              0xff800000, 0x7fc00001]
    yield one("s_cvt_f16_f32", narrow, lambda a: convert(F32, F16, a), "f16")
    wide = [0x0001, 0x83ff, 0x0400, 0x3c01, 0xfbff, 0x7c00, 0xfc00, 0x8000, 0x7e00]
    yield one("s_cvt_f32_f16", [x | JUNK for x in wide], lambda a: convert(F16, F32, a & 0xffff), "f32")
    yield one("s_cvt_hi_f32_f16", [x << 16 | 0x1234 for x in wide], lambda a: convert(F16, F32, a >> 16), "f32")
    pairs = list(zip(narrow, narrow[3:] + narrow[:3]))
    yield vector("s_cvt_pk_rtz_f16_f32", "16.1 S_CVT_PK_RTZ_F16_F32", ["s_cvt_pk_rtz_f16_f32 {d}, {s[0]}, {s[1]}"], pairs, (32, 32), 32,
                 lambda a, b: convert(F32, F16, a, 3) | convert(F32, F16, b, 3) << 16, kind="pkf16")


def vectors():
    for part in (integers, constants, single, exec_masks, compares, floats):
        yield from part()
