"""Relative moves, branches, interpolation that truncates, segments of 2/pi, and blocks and lane numbers of memory (sections 7.11, 11, 12.3,
16.3, 16.5, 16.8, 16.12, 16.13 and 16.20)."""
from fractions import Fraction

from build import Numbers, Vector
from floats import F16, F32, F64, Arith, convert, of
from lanes import Program
from transfers import BASE

M32 = 0xffffffff
EXEC = 0xfdfffbff


def words(n):
    return [n.next() for _ in range(32)]


def relative():
    n = Numbers(3)
    v = Vector("moves/s_movrels_b64", "16.3 S_MOVRELS_B64", m0=10)
    for at, value in ((16, 0x123456789abcdef0), (20, 0xfedcba9876543210), (6, 7)):
        v.s64(at, value)
    v.asm = ["s_movrels_b64 s[40:41], s[6:7]", "s_movrels_b64 s[44:45], s[10:11]"]
    v.s_out64(40, 0x123456789abcdef0)
    v.s_out64(44, 0xfedcba9876543210)
    yield v
    for size in ("_e32", "_e64"):
        for op, m0, reads, writes in (("v_movrels_b32", 10, 10, 0), ("v_movreld_b32", 10, 0, 10), ("v_movrelsd_b32", 10, 10, 10),
                                      ("v_movrelsd_2_b32", 20 << 16 | 10 | 0xfc00fc00, 10, 20)):
            v = Vector(f"moves/{op}{size}", f"7.11, 16.8 {op.upper()}", exec_=EXEC, m0=m0)
            for at in (5, 7, 15, 17, 25):
                v.v[at] = words(n)
            v.asm.append(f"{op}{size} v5, v7")
            v.v_out[5 + writes] = [new if v.active(lane) else old for lane, (new, old) in enumerate(zip(v.v[7 + reads], v.v[5 + writes]))]
            yield v
    v = Vector("moves/v_swaprel_b32", "7.11, 16.8 V_SWAPREL_B32", exec_=EXEC, m0=20 << 16 | 10)
    v.v = {at: words(n) for at in (5, 7, 17, 25)}
    v.asm.append("v_swaprel_b32 v5, v7")
    v.v_out = {25: [a if v.active(i) else b for i, (a, b) in enumerate(zip(v.v[17], v.v[25]))],
               17: [b if v.active(i) else a for i, (a, b) in enumerate(zip(v.v[17], v.v[25]))]}
    yield v


def branches():
    for scc in (0, 1):
        v = Vector(f"moves/s_cbranch_scc0-{scc}", "5.5, 16.5 S_CBRANCH_SCC0", scc=scc)
        v.asm = ["s_cbranch_scc0 1", "s_mov_b32 s0, 1", "s_mov_b32 s1, 2"]
        v.s_out = {1: 2} | ({0: 1} if scc else {})
        yield v
    for exec_ in (0, 0x80000000):
        v = Vector(f"moves/s_cbranch_execnz-{int(exec_ != 0)}", "5.5, 16.5 S_CBRANCH_EXECNZ", exec_=exec_)
        v.asm = ["s_cbranch_execnz 1", "s_mov_b32 s0, 1", "s_mov_b32 s1, 2"]
        v.s_out = {1: 2} | ({} if exec_ else {0: 1})
        yield v


def interpolation():
    """F16 parameters and an F32 coordinate, by quads; rounded toward zero though MODE says nearest."""
    n = Numbers(9)
    half = lambda: of(F16, [1.25, -0.75, 3, 0.1, -2.5, 100, 0.003, 1][n.next(16) % 8])
    params = [half() | half() << 16 for _ in range(32)]
    coordinate = [of(F32, x) for x in ([0.3, 0.7, -0.123, 1 / 3, 0.9999, 2.2, -5.1, 0.015] * 4)]
    third = [of(F32, x) for x in ([0.1, -0.2, 1.7, 33.3, -0.01, 5, 1e-3, 0.77] * 4)]
    ar = Arith(F32, 3)
    for high in (0, 1):
        p = Program(f"moves/interpolation-toward-zero-{'upper' if high else 'lower'}", "12.3.1, 16.13 V_INTERP_P10_RTZ_F16_F32")
        a, i, c = p.source(params), p.source(coordinate), p.source(third)
        p.values.append(list(range(32)))
        take = lambda lane, h=high: convert(F16, F32, params[lane] >> 16 * h & 0xffff)
        sel = f" op_sel:[{high},0,{high},0]" if high else ""
        p.op(f"v_interp_p10_rtz_f16_f32 {{d}}, {a}, {i}, {a}{sel}", lambda a, i, c, n: ar.fma(take(n & 28 | 1), i, take(n & 28)))
        sel = f" op_sel:[{high},0,0,{high}]" if high else ""
        p.op(f"v_interp_p2_rtz_f16_f32 {{d}}, {a}, {i}, {c}{sel}", lambda a, i, c, n: convert(F32, F16, ar.fma(take(n & 28 | 2), i, c), 3),
             "hi" if high else 16)
        yield p.vec


def arctan_inverse(x, bits):
    """atan(1/x) in units of 2**-bits."""
    term = total = (1 << bits) // x
    k, sign = 1, -1
    while term:
        term //= x * x
        k += 2
        total += sign * (term // k)
        sign = -sign
    return total


def two_over_pi():
    """floor(2/pi * 2**1201), by Machin's formula."""
    bits = 1400
    pi = 4 * (4 * arctan_inverse(5, bits) - arctan_inverse(239, bits))
    return (2 << bits + 1201) // pi


def trigonometry():
    constant = two_over_pi()
    rows = [(of(F64, 1), s) for s in range(6)] + [(of(F64, -3.7), 1), (F64.round(Fraction(2) ** 100), 0), (F64.round(Fraction(2) ** 100), 3),
                                                  (F64.round(Fraction(2) ** 54), 0), (F64.round(Fraction(2) ** 55), 0),
                                                  (F64.round(Fraction(2) ** 944), 0), (F64.round(Fraction(2) ** 945), 0), (F64.max, 2), (1, 0x22)]

    def segment(x, s):
        shift = 53 * (s & 31)
        exponent = F64.exponent(x)
        shift += max(exponent - 1077, 0)
        top = (constant << shift >> 1201 - 53) & (1 << 53) - 1
        return F64.round(Fraction(top) * Fraction(2) ** (-53 - shift + (128 if exponent >= 1968 else 0)), 3)
    p = Program("moves/v_trig_preop_f64", "16.12 V_TRIG_PREOP_F64")
    a, b = p.source([x for x, _ in rows], 64), p.source([s for _, s in rows])
    p.op(f"v_trig_preop_f64 {{d}}, {a}, {b}", segment, 64)
    yield p.vec


def memory():
    n = Numbers(21)
    v = Vector("moves/global_store_addtid_b32", "11, 16.20.3 GLOBAL_STORE_ADDTID_B32", exec_=0x8001fffb)
    v.s64(2, BASE)
    v.v[2] = words(n)
    before = bytes(range(200))
    after = bytearray(before)
    for lane in filter(v.active, range(32)):
        after[16 + 4 * lane:20 + 4 * lane] = v.v[2][lane].to_bytes(4, "little")
    v.asm.append("global_store_addtid_b32 v2, s[2:3] offset:16")
    v.mem, v.mem_out = [(BASE, before)], {BASE: bytes(after)}
    yield v
    v = Vector("moves/scratch_store_block", "11, 16.20.2 SCRATCH_STORE_BLOCK", exec_=EXEC, m0=0x80000105)
    v.stride = 256
    some = (0, 2, 8, 31)
    for i in (0, 1, 2, 3, 8, 31):
        v.v[4 + i] = words(n)
        v.v[80 + i] = [0x5a5a5a5a] * 32
    v.v[1] = [16] * 32
    v.asm = ["scratch_store_block v1, v[4:35], off offset:4", "s_wait_storecnt 0x0", "scratch_load_block v[80:111], v1, off offset:4"]
    for i in some:
        v.v_out[80 + i] = [x if v.active(lane) else 0x5a5a5a5a for lane, x in enumerate(v.v[4 + i])]
    yield v
    v = Vector("moves/v_readfirstlane_b32-e64", "16.8 V_READFIRSTLANE_B32", exec_=0x00fff000)
    v.v[0] = words(n)
    v.asm = ["v_readfirstlane_b32_e64 s4, v0"]
    v.s_out = {4: v.v[0][12]}
    yield v


def vectors():
    for part in (relative, branches, interpolation, trigonometry, memory):
        yield from part()
