"""Samples and gathers of every suffix from a small image with three levels: which operands an address has and in which order, the level, the
offset, the comparison (sections 10.1, 10.3, 10.4, 10.6).

Filters take the nearest texel and the nearest level, and coordinates are such that both are clear. Of a level clamp table 59 says that the level
is no larger, and docs/model-decisions.md that it is no smaller: it is equal here. IMAGE_GATHER4H is left out, for which texels "4x1" are is open."""
import struct

from build import Vector
from transfers import BASE

SIZE, LEVELS = 4, 3
TEXEL = lambda level, x, y: float(100 * level + 10 * y + x + 1)
LESS = 1
SAMPLES = """sample sample_d sample_l sample_b sample_lz sample_c sample_c_d sample_c_l sample_c_b sample_c_lz sample_o sample_d_o sample_l_o
sample_b_o sample_lz_o sample_c_o sample_c_d_o sample_c_l_o sample_c_b_o sample_c_lz_o sample_d_g16 sample_c_d_g16 sample_d_o_g16
sample_c_d_o_g16 sample_cl sample_d_cl sample_b_cl sample_c_cl sample_c_d_cl sample_c_b_cl sample_cl_o sample_d_cl_o sample_b_cl_o sample_c_cl_o
sample_c_d_cl_o sample_c_b_cl_o sample_c_d_cl_g16 sample_d_cl_o_g16 sample_c_d_cl_o_g16 sample_d_cl_g16 gather4 gather4_l gather4_b gather4_lz
gather4_c gather4_c_lz gather4_o gather4_lz_o gather4_c_lz_o gather4_cl gather4_b_cl gather4_c_cl gather4_c_l gather4_c_b gather4_c_b_cl gather4h""".split()


def word(number):
    return struct.unpack("<I", struct.pack("<f", number))[0]


def half(number):
    return struct.unpack("<H", struct.pack("<e", number))[0]


def image():
    """Levels at multiples of 256 bytes, rows without gaps."""
    data = bytearray(256 * LEVELS)
    for level in range(LEVELS):
        n = SIZE >> level
        for y in range(n):
            for x in range(n):
                at = 256 * level + 4 * (y * n + x)
                data[at:at + 4] = struct.pack("<f", TEXEL(level, x, y))
    return bytes(data)


def one(name):
    """Four quads that cover the image; each quad has a level of its own where an operand gives one."""
    parts = set(name.split("_")[1:])
    gathers = name.startswith("gather4")
    v = Vector(f"samples/image_{name}", f"10.1, 10.3, 10.4, 16.18 IMAGE_{name.upper()}", exec_=0xffff)
    v.mem = [(BASE, image())]
    v.s = {8: BASE >> 8, 9: (SIZE - 1 & 3) << 30 | 22 << 17 | (LEVELS - 1) << 12, 10: SIZE - 1 >> 2 | (SIZE - 1) << 14,
           11: 9 << 28 | (LEVELS - 1) << 15 | 0xfac, 16: 0x92 | (LESS << 12 if "c" in parts else 0), 17: 0x01ffe000, 18: 1 << 26}
    operands, results = [[] for _ in range(16)], []
    for lane in range(16):
        quad, x, y = lane >> 2, (lane >> 2 & 1) * 2 + (lane & 1), (lane >> 3) * 2 + (lane >> 1 & 1)
        centre = 1.0 if gathers else 0.5
        s, t = (x + centre) / SIZE, (y + centre) / SIZE
        level, ox, oy = 0, 0, 0
        tail = []
        if "l" in parts:
            level = lane % 3
            tail = [word(level)]
        elif "d" in parts:
            level = quad % 3
        elif "b" in parts:
            level = max(0, (1, 2, 0, -1)[quad])
        address = operands[lane]
        if "o" in parts:
            ox, oy = (1, -1, 0, 2)[lane % 4], (0, 1, -1)[lane % 3]
            address.append(ox & 63 | (oy & 63) << 8)
        if "b" in parts:
            address.append(word((1, 2, 0, -1)[quad]))
        n = SIZE >> level
        edge = lambda i: max(0, min(n - 1, i))
        if gathers:
            i, j = int(s * n - 0.5 + 8) - 8 + ox, int(t * n - 0.5 + 8) - 8 + oy
            places = [(i, j + 1), (i + 1, j + 1), (i + 1, j), (i, j)]
            if name == "gather4h":
                places = [(i + k, j) for k in range(4)]
            texels = [TEXEL(level, edge(p), edge(q)) for p, q in places]
        else:
            texels = [TEXEL(level, edge(int(s * n) + ox), edge(int(t * n) + oy))]
        if "c" in parts:
            reference = texels[lane % len(texels)] + (-0.5, 0, 0.5)[lane % 3]
            address.append(word(reference))
            texels = [float(reference < texel) for texel in texels]
        if "d" in parts:
            along, across = 2.0 ** level / SIZE, 0.5 / SIZE
            if "g16" in parts:
                address += [half(along), half(across) << 16]
            else:
                address += [word(along), 0, 0, word(across)]
        address += [word(s), word(t)] + tail
        if "cl" in parts:
            address.append(word(level))
        results.append(texels)
    count = len(operands[0])
    for k in range(count):
        v.v[k] = [operands[lane][k] for lane in range(16)] + [0] * 16
    for k in range(len(results[0])):
        v.v_out[20 + k] = [word(results[lane][k]) for lane in range(16)] + [0] * 16
    names = [f"v{k}" for k in range(min(count, 3))]
    names += [f"v[3:{count - 1}]" if count > 4 else "v3"] if count > 3 else []
    data = "v[20:23]" if gathers else "v20"
    v.asm = [f"image_{name} {data}, [{', '.join(names)}], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D"]
    v.mem_out = {BASE: v.mem[0][1]}
    return v


def packed_levels():
    """Loads and a store of raw elements of a level; what the format makes of them does not matter."""
    places = [(x, y, level) for level in range(LEVELS) for y in range(SIZE >> level) for x in range(SIZE >> level)]
    used = len(places)
    places += [(0, 0, 0)] * (32 - used)
    for name, width, fmt, sign in (("load_mip_pck", 1, 1, False), ("load_mip_pck_sgn", 1, 1, True), ("store_mip_pck", 4, 42, False)):
        v = Vector(f"samples/image_{name}", f"10.2, 16.17 IMAGE_{name.upper()}", exec_=(1 << used) - 1 & ~0x22)
        data = bytearray(256 * LEVELS)
        for i in range(len(data)):
            data[i] = i * 37 + 0x75 & 255
        v.s = {8: BASE >> 8, 9: (SIZE - 1 & 3) << 30 | fmt << 17 | (LEVELS - 1) << 12, 10: SIZE - 1 >> 2 | (SIZE - 1) << 14,
               11: 9 << 28 | (LEVELS - 1) << 15 | 0xfac}
        for k in range(3):
            v.v[k] = [place[k] for place in places]
        v.asm = [f"image_{name} v4, [v0, v1, v2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D"]
        v.mem = [(BASE, bytes(data))]
        at = lambda x, y, level: 256 * level + width * (y * (SIZE >> level) + x)
        if name.startswith("load"):
            v.v_out[4] = [(data[at(*p)] - (256 if sign and data[at(*p)] > 127 else 0)) if v.active(n) else 0 for n, p in enumerate(places)]
        else:
            v.v[4] = [0x3f80abcd + 0x01010101 * lane for lane in range(32)]
            for lane in filter(v.active, range(used)):
                data[at(*places[lane]):at(*places[lane]) + 4] = v.v[4][lane].to_bytes(4, "little")
        v.mem_out = {BASE: bytes(data)}
        yield v


def vectors():
    for name in SAMPLES:
        yield one(name)
    yield from packed_levels()
