"""Vector compares of every type, of both encodings, with and without EXEC (sections 3.4.7, 7.2.3, 16.9 and 16.12).

V_CMP writes VCC or an SGPR, zeros for lanes that are off; V_CMPX writes EXEC."""
from build import Numbers, Vector, signed
from floats import F16, F32, F64, Arith
from salu import FPAIRS, HPAIRS, PAIRS, RELATION, WPAIRS

EXEC = 0xfffbfefb  # two lanes with hard cases are off, among others
INTEGER = {"lt": (-1,), "eq": (0,), "le": (-1, 0), "gt": (1,), "ne": (-1, 1), "ge": (0, 1)}
DPAIRS = [(0x3ff0000000000000, 0x3ff0000000000000), (0, 1 << 63), (1 << 63, 0), (0x7ff0000000000000, 0x7ff0000000000000),
          (0xfff0000000000000, 0x7ff0000000000000), (0x7ff8000000000001, 0x3ff0000000000000), (0x3ff0000000000000, 0x7ff4000000000001),
          (0x7ff8000000000000, 0x7ff8000000000000), (1, 0x8000000000000001), (1, 2), (0x8000000000000001, 0x8000000000000002),
          (0x3ff0000000000000, 0x3ff0000000000001), (0xbff0000000000001, 0xbff0000000000000), (0x3ff0000100000000, 0x3ff00000ffffffff),
          (0x7fefffffffffffff, 0x7ff0000000000000), (0x0010000000000000, 0x000fffffffffffff)]
# Halves of 16 bits that a signed and an unsigned compare, or one of 32 bits, would order otherwise.
SHORTS = [(0, 0), (0xffff, 1), (0x8000, 0x7fff), (0x7fff, 0x8000), (0x8000, 0x8000), (1, 2), (2, 1), (0xfffe, 0xffff), (0x00ff, 0x0100),
          (0x1234, 0x1234)]


def lanes(pairs, bits, seed):
    """32 pairs: the hard cases, neighbours of equal numbers, and others; 16 bits have unlike upper halves."""
    numbers, out = Numbers(seed), list(pairs)
    while len(out) < 32:
        a = numbers.next(bits)
        out.append((a, [a, a ^ 1, numbers.next(bits)][len(out) % 3]))
    if bits == 16:
        out = [(a | numbers.next(16) << 16, b | numbers.next(16) << 16) for a, b in out]
    return out[:32]


def load(v, first, values, bits):
    """Puts a value a lane into a VGPR or a pair; its name."""
    v.v[first] = [x & 0xffffffff for x in values]
    if bits == 64:
        v.v[first + 1] = [x >> 32 for x in values]
        return f"v[{first}:{first + 1}]"
    return f"v{first}"


def mask(v, bits, holds):
    return sum(1 << lane for lane, hold in zip(range(32), holds) if hold and v.active(lane))


def program(name, section, tests, pairs, bits, form):
    """`tests`: (suffix, predicate). `form`: cmp or cmpx, of 32 or 64 bits of encoding."""
    kind, size = form
    v = Vector(f"compare/{name}", section, exec_=EXEC, vcc=0x12345678)
    a = load(v, 0, [p[0] for p in pairs], bits)
    b = load(v, 2, [p[1] for p in pairs], bits)
    v.s[0] = EXEC
    for n, (suffix, test) in enumerate(tests):
        result = mask(v, bits, (test(*p) for p in pairs))
        v.s_out[10 + n] = result
        op = f"v_{kind}_{suffix}_e{size}"
        if kind == "cmp" and size == 32:
            v.asm += [f"{op} vcc_lo, {a}, {b}", f"s_mov_b32 s{10 + n}, vcc_lo"]
            v.after["vcc"] = result
        elif kind == "cmp":
            v.asm.append(f"{op} s{10 + n}, {a}, {b}")
        else:
            v.asm += [f"{op} {a}, {b}", f"s_mov_b32 s{10 + n}, exec_lo", "s_mov_b32 exec_lo, s0"]
    return v


FORMS = [("cmp", 32), ("cmp", 64), ("cmpx", 32), ("cmpx", 64)]


def floats():
    for bits, fmt, pairs in ((16, F16, HPAIRS), (32, F32, FPAIRS), (64, F64, DPAIRS)):
        data = lanes(pairs, bits, bits)
        cut = (1 << bits) - 1
        for denorm in (3, 0):
            ar = Arith(fmt, denorm=denorm)
            tests = [(f"{name}_f{bits}", lambda a, b, h=holds, ar=ar: ar.order(a & cut, b & cut) in h) for name, holds in RELATION.items()]
            for form in FORMS if denorm == 3 else FORMS[:1]:
                v = program(f"{form[0]}-f{bits}-e{form[1]}{'' if denorm else '-denormals-are-zeros'}", "7.2.3, 7.2.4, 16.9 Table 122", tests, data,
                            bits, form)
                v.mode = 0xf0 if denorm == 3 else 0
                yield v


def modifiers():
    """ABS and NEG of the sources: NaN keeps being one, zeros of either sign stay equal."""
    for bits, fmt, pairs in ((16, F16, HPAIRS), (32, F32, FPAIRS), (64, F64, DPAIRS)):
        data, cut, ar = lanes(pairs, bits, 90 + bits), (1 << bits) - 1, Arith(fmt)
        v = Vector(f"compare/modifiers-f{bits}", "7.2.2.1, 16.9", exec_=EXEC)
        a, b = load(v, 0, [p[0] for p in data], bits), load(v, 2, [p[1] for p in data], bits)
        for n, (name, holds) in enumerate(RELATION.items()):
            v.asm.append(f"v_cmp_{name}_f{bits}_e64 s{10 + n}, -|{a}|, -{b}")
            v.s_out[10 + n] = mask(v, bits, (ar.order(fmt.mag(x & cut) | fmt.sign, fmt.neg(y & cut)) in holds for x, y in data))
        yield v


def integers():
    for bits, pairs in ((16, SHORTS), (32, PAIRS), (64, WPAIRS)):
        for sign in "iu":
            cut = (1 << bits) - 1
            read = (lambda x, b=bits, c=cut: signed(x & c, b)) if sign == "i" else (lambda x, c=cut: x & c)
            order = lambda a, b, r=read: (r(a) > r(b)) - (r(a) < r(b))
            tests = [(f"{name}_{sign}{bits}", lambda a, b, h=holds, o=order: o(a, b) in h) for name, holds in INTEGER.items()]
            data = lanes(pairs, bits, bits + 7)
            for form in FORMS:
                yield program(f"{form[0]}-{sign}{bits}-e{form[1]}", "7.2.3, 16.9 Table 124", tests, data, bits, form)


def class_of(fmt, x):
    """Number of the bit that asks for this kind of value."""
    if fmt.is_nan(x):
        return 0 if fmt.is_snan(x) else 1
    kind = 0 if fmt.is_inf(x) else 3 if fmt.is_zero(x) else 2 if fmt.is_denormal(x) else 1
    return 2 + kind if fmt.is_neg(x) else 9 - kind


def classes():
    """Each kind of value against its own bit, against all other bits, and bits 31:10, which ask for nothing."""
    for bits, fmt in ((16, F16), (32, F32), (64, F64)):
        kinds = [fmt.inf | 1, fmt.nan | 5, fmt.sign | fmt.inf, fmt.sign | fmt.round(3), fmt.sign | 1, fmt.sign, 0, fmt.quiet, fmt.round(1), fmt.inf,
                 fmt.sign | fmt.inf | 1, fmt.sign | fmt.nan, fmt.max, 1 << fmt.mant, (1 << fmt.mant) - 1, fmt.sign | fmt.max]
        data = [(x, 1 << class_of(fmt, x)) for x in kinds] + [(x, 0x3ff & ~(1 << class_of(fmt, x)) | 0xfffffc00) for x in kinds]
        data[30], data[31] = (0, 0x3ff), (fmt.inf, 0xfffffc00)
        for kind, size in FORMS:
            v = Vector(f"compare/{kind}_class-f{bits}-e{size}", f"16.9 V_{kind.upper()}_CLASS_F{bits}", exec_=EXEC, vcc=0x12345678)
            a = load(v, 0, [x if bits != 16 else x | 0xdead0000 for x, _ in data], bits)
            b = load(v, 2, [y for _, y in data] if bits != 16 else [y & 0xffff | 0x03ff0000 for _, y in data], 32)
            op = f"v_{kind}_class_f{bits}_e{size}"
            result = mask(v, bits, (y >> class_of(fmt, x) & 1 for x, y in data))
            if kind == "cmpx":
                v.asm.append(f"{op} {a}, {b}")
                v.after["exec"] = result
            else:
                v.asm.append(f"{op} {'vcc_lo' if size == 32 else 's4'}, {a}, {b}")
                if size == 32:
                    v.after["vcc"] = result
                else:
                    v.s_out[4] = result
            yield v


def halves():
    """OPSEL of the encoding of 64 bits takes the upper half of either source."""
    for name, read in (("f16", None), ("i16", lambda x: signed(x, 16)), ("u16", lambda x: x)):
        data = lanes(HPAIRS if read is None else SHORTS, 16, 61)
        data = [(a << 16 & 0xffffffff | a >> 16, b) for a, b in data]
        v = Vector(f"compare/upper-halves-{name}", "7.2.2.3, 7.4", exec_=EXEC)
        a, b = load(v, 0, [p[0] for p in data], 16), load(v, 2, [p[1] for p in data], 16)
        for n, (rel, holds) in enumerate((RELATION if read is None else INTEGER).items()):
            v.asm.append(f"v_cmp_{rel}_{name}_e64 s{10 + n}, {a}, {b} op_sel:[1,0]")
            order = Arith(F16).order if read is None else lambda p, q: (read(p) > read(q)) - (read(p) < read(q))
            v.s_out[10 + n] = mask(v, 16, (order(x >> 16, y & 0xffff) in holds for x, y in data))
        yield v


def second_half():
    """Wave64: two SGPRs, of which the second holds lanes 63:32; EXEC is off in all of the first half."""
    data = lanes(FPAIRS, 32, 5) + lanes(FPAIRS[::-1], 32, 6)
    v = Vector("compare/wave64-second-half-only", "2.1, 3.4.7", wave=64, exec_=0xa5a5f00f00000000)
    v.v[0], v.v[2] = [p[0] for p in data], [p[1] for p in data]
    for n, (name, holds) in enumerate(RELATION.items()):
        v.asm.append(f"v_cmp_{name}_f32_e64 s[{10 + 2 * n}:{11 + 2 * n}], v0, v2")
        v.s_out64(10 + 2 * n, sum(1 << lane for lane in range(64) if v.active(lane) and Arith(F32).order(*data[lane]) in holds))
        v.s.update({10 + 2 * n: 0xffffffff, 11 + 2 * n: 0xffffffff})
    yield v


def vectors():
    for part in (floats, modifiers, integers, classes, halves, second_half):
        yield from part()
