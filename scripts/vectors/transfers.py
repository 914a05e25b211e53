"""Atomics, loads and stores of every size in LDS, global, flat, buffer and scratch memory, and loads of the SALU (chapters 8, 9, 11, 12, 13,
sections 16.6, 16.15, 16.16 and 16.20).

Lanes do not meet in memory. Each instruction of a program has a region of its own, so that what it must not write is compared too."""
from build import Numbers, Vector, signed
from floats import BF16, F16, F32, F64, Arith, of

BASE = 0x210000000
EXEC = 0xbff7  # 16 lanes have cases; two of them are off
M16, M32, M64 = 0xffff, 0xffffffff, (1 << 64) - 1

INTEGER = {
    "add": lambda m, d: m + d, "sub": lambda m, d: m - d, "rsub": lambda m, d: d - m,
    "inc": lambda m, d: 0 if m >= d else m + 1, "dec": lambda m, d: d if m == 0 or m > d else m - 1,
    "min_u": min, "max_u": max, "and": lambda m, d: m & d, "or": lambda m, d: m | d, "xor": lambda m, d: m ^ d,
    "swap": lambda m, d: d, "cond_sub": lambda m, d: m - d if m >= d else m, "sub_clamp": lambda m, d: max(m - d, 0),
}


def integer(name, bits):
    if name in ("min_i", "max_i"):
        pick = min if name == "min_i" else max
        return lambda m, d: pick(signed(m, bits), signed(d, bits))
    return INTEGER[name]


def packed(fmt):
    one = lambda m, d: add(fmt, m, d)
    return lambda m, d: one(m & M16, d & M16) | one(m >> 16, d >> 16) << 16


def add(fmt, m, d):
    """13.3: a NaN is handed on, quieted; unlike infinities give the negative NaN."""
    for x in (d, m):
        if fmt.is_nan(x):
            return fmt.quieted(x)
    r = Arith(fmt).add(m, d)
    return r | fmt.sign if fmt.is_nan(r) else r


def cases(bits):
    top, full = 1 << bits - 1, (1 << bits) - 1
    pairs = [(0, 0), (full, 1), (top, top - 1), (top - 1, top), (5, 5), (5, 6), (6, 5), (0, 5), (full, full), (1, full), (full - 1, full),
             (7, 0), (0x12345678, 0x0f0f0f0f)]
    n = Numbers(bits)
    return pairs + [(n.next(bits), n.next(bits)) for _ in range(16 - len(pairs))]


def float_cases(fmt):
    s, inf, one = fmt.sign, fmt.inf, of(fmt, 1)
    return [(0, s), (s, 0), (s, s), (one, of(fmt, -1)), (inf, s | inf), (s | inf, one), (fmt.nan | 5, one), (one, fmt.nan | 6), (one, inf | 1),
            (1, s | 2), (fmt.max, fmt.max), (one, of(fmt, 2.0 ** -(fmt.mant + 1))), (one + 1, of(fmt, 2.0 ** -(fmt.mant + 1))), (of(fmt, -3), of(fmt, 2)),
            (s | 1, 1), (of(fmt, 0.1), of(fmt, 0.7))]


def packed_cases(fmt):
    low = [c for c in float_cases(fmt) if c != (fmt.inf, fmt.sign | fmt.inf)]
    high = low[5:] + low[:5]
    return [(a | c << 16, b | d << 16) for (a, b), (c, d) in zip(low, high)] + [(0, 0)]


ATOMICS = [  # kind of data: names of the operations, how long they are
    ("u32", 32, cases(32), {n: integer(n[:-1] if n[-1] in "i" else n, 32) for n in
                            ("add", "sub", "rsub", "inc", "dec", "min_u", "max_u", "and", "or", "xor", "swap", "cond_sub", "sub_clamp")}
     | {"min_i": integer("min_i", 32), "max_i": integer("max_i", 32)}),
    ("u64", 64, cases(64), {n: integer(n, 64) for n in
                            ("add", "sub", "rsub", "inc", "dec", "min_u", "max_u", "and", "or", "xor", "swap", "min_i", "max_i")}),
    ("f32", 32, float_cases(F32), {"min_num": lambda m, d: Arith(F32).num(d, m, -1), "max_num": lambda m, d: Arith(F32).num(d, m, 1),
                                   "add_f": lambda m, d: add(F32, m, d)}),
    ("f64", 64, float_cases(F64), {"min_num": lambda m, d: Arith(F64).num(d, m, -1), "max_num": lambda m, d: Arith(F64).num(d, m, 1)}),
    ("f16", 32, packed_cases(F16), {"pk_add": packed(F16)}), ("bf16", 32, packed_cases(BF16), {"pk_add": packed(BF16)}),
]


def spelled(name, kind):
    """What the operation is called in memory other than LDS."""
    bits = kind[1:] if kind[0] in "u" else kind
    if kind in ("u32", "u64"):
        if name in ("and", "or", "xor", "swap"):
            return f"{name}_b{bits}"
        return f"{name[:-2]}_{name[-1]}{bits}" if name[-2:] in ("_i", "_u") else f"{name}_u{bits}"
    return "add_f32" if name == "add_f" else f"{name}_{kind}"


def put(words, lanes=32):
    return (list(words) + [0] * lanes)[:lanes]


class Space:
    """A memory and how an instruction names an address in it: lane's offset in v0 (or 64-bit address in v[0:1]), region as immediate."""

    def __init__(self, prefix, v, step, size):
        self.prefix, self.v, self.size = prefix, v, size
        self.image = bytearray(size)
        n = Numbers(len(prefix))
        for i in range(size):
            self.image[i] = n.next(8)
        self.before = self.image
        v.v[0] = put([step * lane for lane in range(16)])
        if prefix == "global":
            v.s64(2, BASE)
        if prefix == "buffer":
            v.s.update({4: BASE & M32, 5: BASE >> 32, 6: size, 7: 0x30016fac})
        if prefix == "flat":
            v.v[0] = put([(BASE & M32) + step * lane for lane in range(16)])
            v.v[1] = put([BASE >> 32] * 16)

    def where(self, offset):
        tail = f" offset:{offset}" if offset else ""
        return {"global": ("v0, ", ", s[2:3]" + tail), "flat": ("v[0:1], ", tail), "buffer": ("", ", v0, s[4:7], null offen" + tail),
                "ds": ("v0, ", tail)}[self.prefix]

    def finish(self, after):
        pad = bytes(self.before)
        if self.prefix == "ds":
            self.v.lds, self.v.lds_out = pad, bytes(after)
        else:
            self.v.mem, self.v.mem_out = [(BASE, pad)], {BASE: bytes(after)}
        return self.v


def name_of(first, words):
    return f"v{first}" if words == 1 else f"v[{first}:{first + words - 1}]"


def atomics(prefix):
    section = {"ds": "12, 13, 16.15", "global": "11, 13, 16.20.3", "flat": "11, 13, 16.20.1", "buffer": "9, 13, 16.16"}[prefix]
    for kind, bits, table, ops in ATOMICS:
        if prefix != "ds" and kind == "f64":
            continue
        names = [n for n in ops if prefix == "ds" or n != "rsub"]
        for returning in (True, False) if prefix == "ds" or kind == "u32" else (True,):
            for part in range(0, len(names), 7):
                chunk = names[part:part + 7]
                v = Vector(f"transfers/{prefix}-atomics-{kind}{'-return' if returning else ''}-{part // 7}", section, exec_=EXEC)
                size, words = bits // 8, bits // 32
                space = Space(prefix, v, size, len(chunk) * 16 * size)
                for w in range(words):
                    v.v[2 + w] = put(d >> 32 * w & M32 for _, d in table)
                after = bytearray(space.before)
                for k, op in enumerate(chunk):
                    at, dst = k * 16 * size, 10 + 2 * k
                    if prefix == "ds" and op == "swap" and not returning:
                        after[at:at + 16 * size] = space.before[at:at + 16 * size]
                        continue
                    head, tail = space.where(at)
                    full = spelled(op, kind)
                    data = name_of(2, words)
                    if prefix == "ds":
                        base, _, suffix = full.rpartition("_")
                        base = "storexchg" if base == "swap" else base
                        text = f"ds_{base}{'_rtn' if returning else ''}_{suffix} " + (f"{name_of(dst, words)}, " if returning else "")
                        v.asm.append(f"{text}{head}{data}{tail}")
                    elif prefix == "buffer":
                        # the data register is where the old value goes
                        for w in range(words):
                            v.v[dst + w] = list(v.v[2 + w])
                        v.asm.append(f"buffer_atomic_{full} {name_of(dst, words)}{tail}{' th:TH_ATOMIC_RETURN' if returning else ''}")
                    else:
                        ret = f"{name_of(dst, words)}, " if returning else ""
                        v.asm.append(f"{prefix}_atomic_{full} {ret}{head}{data}{tail}{' th:TH_ATOMIC_RETURN' if returning else ''}")
                    old = []
                    for lane in range(16):
                        m, d = table[lane]
                        i = at + lane * size
                        space.before[i:i + size] = m.to_bytes(size, "little")
                        new = ops[op](m, d) & (1 << bits) - 1 if v.active(lane) else m
                        after[i:i + size] = new.to_bytes(size, "little")
                        old.append(m if v.active(lane) else None)
                    if returning:
                        for w in range(words):
                            keep = v.v.get(dst + w, put([]))
                            v.v_out[dst + w] = [keep[n] if x is None else x >> 32 * w & M32 for n, x in enumerate(old)] + keep[16:]
                yield space.finish(after)
        if kind in ("u32", "u64"):
            yield from exchanges(prefix, section, bits, table)


def exchanges(prefix, section, bits, table):
    """Compare and swap, masks, and exchanges of two: the value is before the comparison in the registers."""
    size, words = bits // 8, bits // 32
    forms = [("cmp", True), ("cmp", False)] + ([("mskor", True), ("mskor", False)] if prefix == "ds" else [])
    v = Vector(f"transfers/{prefix}-exchanges-b{bits}", section, exec_=EXEC)
    space = Space(prefix, v, size, len(forms) * 16 * size)
    after = bytearray(space.before)
    # every second lane compares equal
    second = [m if lane % 2 else d ^ 1 for lane, (m, d) in enumerate(table)]
    for w in range(words):
        v.v[2 + w] = put(d >> 32 * w & M32 for _, d in table)
        v.v[2 + words + w] = put(x >> 32 * w & M32 for x in second)
    for k, (op, returning) in enumerate(forms):
        at, dst = k * 16 * size, 10 + 2 * words * k
        head, tail = space.where(at)
        pair, first, other = name_of(2, 2 * words), name_of(2, words), name_of(2 + words, words)
        ret = f"{name_of(dst, words)}, " if returning else ""
        hint = " th:TH_ATOMIC_RETURN" if returning else ""
        if prefix == "ds":
            name = "cmpstore" if op == "cmp" else op
            v.asm.append(f"ds_{name}{'_rtn' if returning else ''}_b{bits} {ret}{head}{first}, {other}{tail}")
        elif prefix == "buffer":
            for w in range(2 * words):
                v.v[dst + w] = list(v.v[2 + w])
            v.asm.append(f"buffer_atomic_cmpswap_b{bits} {name_of(dst, 2 * words)}{tail}{hint}")
        else:
            v.asm.append(f"{prefix}_atomic_cmpswap_b{bits} {ret}{head}{pair}{tail}{hint}")
        for lane, (m, d) in enumerate(table):
            i = at + lane * size
            space.before[i:i + size] = m.to_bytes(size, "little")
            new = (d if m == second[lane] else m) if op == "cmp" else m & ~d | second[lane]
            new = new if v.active(lane) else m
            after[i:i + size] = new.to_bytes(size, "little")
        if returning:
            for w in range(words):
                keep = v.v.get(dst + w, put([]))
                v.v_out[dst + w] = [table[n][0] >> 32 * w & M32 if v.active(n) and n < 16 else keep[n] for n in range(32)]
    yield space.finish(after)


LOADS = {"u8": (1, False), "i8": (1, True), "u16": (2, False), "i16": (2, True), "b32": (4, False), "b64": (8, False), "b96": (12, False), "b128": (16, False)}
D16 = {"d16_u8": (1, False, 0), "d16_i8": (1, True, 0), "d16_b16": (2, False, 0), "d16_hi_u8": (1, False, 1), "d16_hi_i8": (1, True, 1),
       "d16_hi_b16": (2, False, 1)}
STORES = {"b8": (1, 0), "b16": (2, 0), "b32": (4, 0), "b64": (8, 0), "b96": (12, 0), "b128": (16, 0), "d16_hi_b8": (1, 16), "d16_hi_b16": (2, 16)}


def lds_name(kind, name):
    """LDS has its own order of words."""
    if name.startswith("d16"):
        hi = "_hi" if "_hi_" in name else ""
        what = name.rpartition("_")[2]
        if kind == "load":
            return f"ds_load_{'u16' if what == 'b16' else what}_d16{hi}"
        return f"ds_store_{what}_d16{hi}"
    return f"ds_{kind}_{name}"


def access(prefix, v, space, kind, name, register, offset):
    head, tail = space.where(offset)
    op = lds_name(kind, name) if prefix == "ds" else f"{prefix}_{kind}_{name}"
    if prefix == "buffer":
        return f"{op} {register}{tail}"
    return f"{op} {register}, {head.rstrip(', ')}{tail}" if kind == "load" else f"{op} {head}{register}{tail}"


def loads(prefix):
    """Every size, from a place that is aligned to the size only (of LDS: of 96 and 128 bits to 16 bytes)."""
    section = {"ds": "12, 16.15", "global": "11, 16.20.3", "flat": "11, 16.20.1", "buffer": "9, 16.16"}[prefix]
    v = Vector(f"transfers/{prefix}-loads", section, exec_=0xffffbff7)
    space = Space(prefix, v, 16, 32 * 16 + 64)
    n = Numbers(77)
    space.before[:] = bytes(n.next(8) | (0x80 if i % 3 == 0 else 0) for i in range(len(space.before)))
    v.v[0] = [(BASE & M32 if prefix == "flat" else 0) + 16 * lane for lane in range(32)]
    if prefix == "flat":
        v.v[1] = [BASE >> 32] * 32
    dst = 4
    for name, (size, sign) in LOADS.items():
        words = max(1, size // 4)
        if prefix == "ds" and words > 1:
            dst += dst & 1
        offset = {1: 3, 2: 6, 4: 12, 8: 24, 12: 16, 16: 32}[size]
        v.asm.append(access(prefix, v, space, "load", name, name_of(dst, words), offset))
        for w in range(words):
            v.v_out[dst + w] = []
        for lane in range(32):
            raw = int.from_bytes(space.before[16 * lane + offset:16 * lane + offset + size], "little")
            raw = signed(raw, 8 * size) if sign else raw
            for w in range(words):
                v.v_out[dst + w].append(raw >> 32 * w & M32 if v.active(lane) else 0)
        dst += words
    for name, (size, sign, high) in D16.items():
        offset = 5 if size == 1 else 10
        v.asm.append(access(prefix, v, space, "load", name, f"v{dst}", offset))
        v.v[dst] = [0xbeefcafe] * 32
        v.v_out[dst] = []
        for lane in range(32):
            raw = int.from_bytes(space.before[16 * lane + offset:16 * lane + offset + size], "little")
            raw = (signed(raw, 8) if sign else raw) & M16
            new = raw << 16 | 0xcafe if high else 0xbeef0000 | raw
            v.v_out[dst].append(new if v.active(lane) else 0xbeefcafe)
        dst += 1
    yield space.finish(space.before)


def stores(prefix):
    section = {"ds": "12, 16.15", "global": "11, 16.20.3", "flat": "11, 16.20.1", "buffer": "9, 16.16"}[prefix]
    for part in (0, 1):
        v = Vector(f"transfers/{prefix}-stores-{part}", section, exec_=EXEC)
        names = list(STORES.items())[4 * part:4 * part + 4]
        space = Space(prefix, v, 16, len(names) * 256)
        n = Numbers(88 + part)
        for w in range(4):
            v.v[2 + w] = put(n.next() for _ in range(16))
        after = bytearray(space.before)
        for k, (name, (size, shift)) in enumerate(names):
            offset = 256 * k + {1: 3, 2: 6, 4: 4, 8: 8, 12: 0, 16: 0}[size]
            v.asm.append(access(prefix, v, space, "store", name, name_of(2, max(1, size // 4)), offset))
            for lane in range(16):
                if v.active(lane):
                    data = sum(v.v[2 + w][lane] << 32 * w for w in range(4)) >> shift
                    after[offset + 16 * lane:offset + 16 * lane + size] = (data & (1 << 8 * size) - 1).to_bytes(size, "little")
        yield space.finish(after)


def two_addresses():
    """LDS: two places an instruction, elements of 4 or 8 bytes, offsets in elements or in 64 of them."""
    for bits in (32, 64):
        size, words = bits // 8, bits // 32
        for stride in ("", "_stride64"):
            unit = size * (64 if stride else 1)
            lane_step = size * (2 if stride else 32)
            o = (1, 3) if stride else (5, 18)
            for kind in ("load", "store", "storexchg"):
                v = Vector(f"transfers/ds-{kind}-2addr{stride}-b{bits}", "12, 16.15", exec_=EXEC)
                space = Space("ds", v, lane_step, 4 * unit + 32 * size if stride else 16 * lane_step)
                n = Numbers(bits + len(stride))
                v.v[0] = put(lane_step * lane for lane in range(16))
                for w in range(2 * words):
                    v.v[2 + w] = put(n.next() for _ in range(16))
                a, b = name_of(2, words), name_of(2 + words, words)
                tail = f"offset0:{o[0]} offset1:{o[1]}"
                if kind == "load":
                    v.asm.append(f"ds_load_2addr{stride}_b{bits} {name_of(10, 2 * words)}, v0 {tail}")
                elif kind == "store":
                    v.asm.append(f"ds_store_2addr{stride}_b{bits} v0, {a}, {b} {tail}")
                else:
                    v.asm.append(f"ds_storexchg_2addr{stride}_rtn_b{bits} {name_of(10, 2 * words)}, v0, {a}, {b} {tail}")
                after = bytearray(space.before)
                if kind != "store":
                    for w in range(2 * words):
                        v.v_out[10 + w] = put([])
                for lane in range(16):
                    if not v.active(lane):
                        continue
                    for half in (0, 1):
                        i = lane * lane_step + o[half] * unit
                        for w in range(words):
                            if kind != "store":
                                v.v_out[10 + half * words + w][lane] = int.from_bytes(space.before[i + 4 * w:i + 4 * w + 4], "little")
                            if kind != "load":
                                after[i + 4 * w:i + 4 * w + 4] = v.v[2 + half * words + w][lane].to_bytes(4, "little")
                yield space.finish(after)
    v = Vector("transfers/ds_store_addtid_b32", "12, 16.15 DS_STORE_ADDTID_B32", exec_=0x8001fffb, m0=0xabcd0010)
    n = Numbers(5)
    v.v[2] = [n.next() for _ in range(32)]
    v.lds = bytes(range(200))
    after = bytearray(v.lds)
    v.asm.append("ds_store_addtid_b32 v2 offset:8")
    for lane in range(32):
        if v.active(lane):
            after[24 + 4 * lane:28 + 4 * lane] = v.v[2][lane].to_bytes(4, "little")
    v.lds_out = bytes(after)
    yield v


def scratch():
    """Each lane has its own bytes: what is stored in pieces comes back whole, and the other way round."""
    n = Numbers(31)
    exec_ = 0xfffffff5
    v = Vector("transfers/scratch-loads", "11.2, 16.20.2", exec_=exec_)
    v.stride = 64
    for w in range(4):
        v.v[w] = [n.next() | 0x80 for _ in range(32)]
    v.asm += ["scratch_store_b128 off, v[0:3], off offset:16", "s_wait_storecnt 0x0"]
    dst = 8
    bytes_ = lambda lane: b"".join(v.v[w][lane].to_bytes(4, "little") for w in range(4))
    for name, (size, sign) in LOADS.items():
        words, at = max(1, size // 4), {1: 3, 2: 6, 4: 12, 8: 8, 12: 4, 16: 0}[size]
        v.asm.append(f"scratch_load_{name} {name_of(dst, words)}, off, off offset:{16 + at}")
        for w in range(words):
            v.v_out[dst + w] = [0] * 32
        for lane in filter(v.active, range(32)):
            raw = int.from_bytes(bytes_(lane)[at:at + size], "little")
            raw = signed(raw, 8 * size) if sign else raw
            for w in range(words):
                v.v_out[dst + w][lane] = raw >> 32 * w & M32
        dst += words
    for name, (size, sign, high) in D16.items():
        at = 5 if size == 1 else 10
        v.asm.append(f"scratch_load_{name} v{dst}, off, off offset:{16 + at}")
        v.v[dst] = [0xbeefcafe] * 32
        raws = [int.from_bytes(bytes_(lane)[at:at + size], "little") for lane in range(32)]
        raws = [(signed(r, 8) if sign else r) & M16 for r in raws]
        v.v_out[dst] = [(r << 16 | 0xcafe if high else 0xbeef0000 | r) if v.active(lane) else 0xbeefcafe for lane, r in enumerate(raws)]
        dst += 1
    yield v
    v = Vector("transfers/scratch-stores", "11.2, 16.20.2", exec_=exec_)
    v.stride = 128
    for w in range(8):
        v.v[w] = [n.next() for _ in range(32)]
    dst = 8
    for k, (name, (size, shift)) in enumerate(STORES.items()):
        at = {1: 3, 2: 6, 4: 12, 8: 8, 12: 4, 16: 0}[size]
        base = 16 * (k % 8)
        v.asm.append(f"scratch_store_b128 off, v[0:3], off offset:{base}")
        v.asm.append(f"scratch_store_{name} off, {name_of(4, max(1, size // 4))}, off offset:{base + at}")
    v.asm.append("s_wait_storecnt 0x0")
    for k, (name, (size, shift)) in enumerate(STORES.items()):
        at = {1: 3, 2: 6, 4: 12, 8: 8, 12: 4, 16: 0}[size]
        v.asm.append(f"scratch_load_b128 {name_of(dst, 4)}, off, off offset:{16 * k}")
        for w in range(4):
            v.v_out[dst + w] = [0] * 32
        for lane in filter(v.active, range(32)):
            whole = bytearray(b"".join(v.v[w][lane].to_bytes(4, "little") for w in range(4)))
            data = sum(v.v[4 + w][lane] << 32 * w for w in range(4)) >> shift
            whole[at:at + size] = (data & (1 << 8 * size) - 1).to_bytes(size, "little")
            for w in range(4):
                v.v_out[dst + w][lane] = int.from_bytes(whole[4 * w:4 * w + 4], "little")
        dst += 4
    yield v


def scalar():
    n = Numbers(41)
    data = bytes(n.next(8) | (0x80 if i % 2 else 0) for i in range(256))
    sizes = {"b32": 4, "b64": 8, "b96": 12, "b128": 16, "b256": 32, "b512": 64}
    for kind in ("load", "buffer_load"):
        v = Vector(f"transfers/s_{kind}", "8, 16.6")
        v.mem = [(BASE, data)]
        v.mem_out = {BASE: data}
        v.s64(2, BASE)
        v.s.update({4: BASE & M32, 5: BASE >> 32, 6: 256, 7: 0x30016fac, 100: 8})
        where = "s[2:3]" if kind == "load" else "s[4:7]"
        dst = 8
        for name, size in sizes.items():
            words = size // 4
            dst += -dst % min(4, 1 << (words - 1).bit_length())
            offset = 16 + 4 * words
            v.asm.append(f"s_{kind}_{name} {f's{dst}' if words == 1 else f's[{dst}:{dst + words - 1}]'}, {where}, {hex(offset)}")
            for w in range(words):
                v.s_out[dst + w] = int.from_bytes(data[offset + 4 * w:offset + 4 * w + 4], "little")
            dst += words
        for name, size, sign, offset in (("u8", 1, 0, 3), ("i8", 1, 1, 5), ("u16", 2, 0, 6), ("i16", 2, 1, 10), ("u8", 1, 0, 1), ("i16", 2, 1, 14)):
            reg = "s100" if name in ("u8", "i16") and offset in (1, 14) else ""
            v.asm.append(f"s_{kind}_{name} s{dst}, {where}, " + (f"s100 offset:{hex(offset)}" if reg else hex(offset)))
            at = offset + (8 if reg else 0)
            raw = int.from_bytes(data[at:at + size], "little")
            v.s_out[dst] = (signed(raw, 8 * size) if sign else raw) & M32
            dst += 1
        v.asm.append("s_wait_kmcnt 0x0")
        yield v
    v = Vector("transfers/s_buffer_load-range", "8, 16.6")
    v.mem, v.mem_out = [(BASE, data)], {BASE: data}
    v.s.update({4: BASE & M32, 5: BASE >> 32, 6: 40, 7: 0x30016fac})
    for n_, (name, words, offset) in enumerate((("b128", 4, 32), ("b256", 8, 16), ("b64", 2, 36))):
        dst = (8, 16, 24)[n_]
        v.asm.append(f"s_buffer_load_{name} s[{dst}:{dst + words - 1}], s[4:7], {hex(offset)}")
        for w in range(words):
            at = offset + 4 * w
            v.s[dst + w] = 0xdeadbeef
            v.s_out[dst + w] = int.from_bytes(data[at:at + 4], "little") if at + 4 <= 40 else 0
    v.asm.append("s_wait_kmcnt 0x0")
    yield v


def vectors():
    for prefix in ("ds", "global", "flat", "buffer"):
        for part in (atomics, loads, stores):
            yield from part(prefix)
    yield from two_addresses()
    yield from scratch()
    yield from scalar()
