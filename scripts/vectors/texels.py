"""Loads of texels in every format that images have and buffers have not (table 62, 10.5, 10.7), and samples at the edges of cubes (10.3, 16.12).

Quotients are fractions rounded to binary32, sRGB is IEC 61966-2-1 in fifty digits, and what lies beyond the edge of a cube is the nearest texel in
space. Of blocks the ramps and thirds are those that the names BC1 to BC5 stand for everywhere. Nearly all decisions of docs/model-decisions.md on formats
are taken for granted: the order of channels, elements row by row."""
import struct
from decimal import Decimal, getcontext
from fractions import Fraction

from build import Numbers, Vector
from transfers import BASE

getcontext().prec = 50
WIDTH, HEIGHT = 8, 4


def single(value):
    """A fraction rounded to nearest even, as the bits of binary32."""
    value = Fraction(value)
    if value == 0:
        return 0
    sign, value = (1 << 31, -value) if value < 0 else (0, value)
    exponent = 0
    while value >= 2:
        value, exponent = value / 2, exponent + 1
    while value < 1:
        value, exponent = value * 2, exponent - 1
    scaled = value * (1 << 23)
    whole = scaled.numerator // scaled.denominator
    rest = scaled - whole
    whole += rest > Fraction(1, 2) or rest == Fraction(1, 2) and whole & 1
    return sign | (exponent + 126 << 23) + whole


def srgb(byte):
    value = Decimal(byte) / 255
    linear = value / Decimal("12.92") if value <= Decimal("0.04045") else ((value + Decimal("0.055")) / Decimal("1.055")) ** Decimal("2.4")
    return single(Fraction(linear))


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) else value


def unorm(value, bits):
    return single(Fraction(value, (1 << bits) - 1))


def snorm(value, bits):
    return single(max(Fraction(-1), Fraction(signed(value, bits), (1 << (bits - 1)) - 1)))


def uint(value, bits):
    return value


def half_srgb(channel, value):
    return unorm(value, 8) if channel == 3 else srgb(value)


def fields(widths):
    """A decoder of channels side by side: values and widths."""
    def of(element, x, y):
        out, lsb = [], 0
        for bits in widths:
            out.append((element >> lsb & (1 << bits) - 1, bits))
            lsb += bits
        return out
    return of


def plain(widths, meaning):
    return lambda element, x, y: [meaning(*field) for field in fields(widths)(element, x, y)]


def of_srgb(count):
    return lambda element, x, y: [half_srgb(at, field[0]) for at, field in enumerate(fields([8] * count)(element, x, y))]


def shared(element, x, y):
    return [single(Fraction(element >> 9 * at & 511) * Fraction(2) ** ((element >> 27) - 24)) for at in range(3)]


def clamped(element, x, y):
    value = struct.unpack("<f", struct.pack("<I", element))[0]
    return [0 if value != value or value <= 0 else struct.unpack("<I", struct.pack("<f", min(value, 1)))[0]]


def pair(order, meaning):
    def of(element, x, y):
        red, first, blue, second = order
        return [meaning(element >> 8 * byte & 255, 8) for byte in (red, second if x & 1 else first, blue)]
    return of


def colours(bits, texel, holes):
    """Fractions of red, green and blue; none: a hole."""
    ends = [bits & 0xffff, bits >> 16 & 0xffff]
    index = bits >> 32 + 2 * texel & 3
    thirds = not holes or ends[0] > ends[1]
    parts = [[(1, 0), (0, 1), (2, 1), (1, 2)], [(1, 0), (0, 1), (1, 1), None]][not thirds][index]
    if parts is None:
        return None
    a, b = parts
    return [(a * Fraction(ends[0] >> lsb & top, top) + b * Fraction(ends[1] >> lsb & top, top)) / (a + b) for lsb, top in ((11, 31), (5, 63), (0, 31))]


def ramp(bits, texel, is_signed):
    a, b = bits & 255, bits >> 8 & 255
    top, low = 255, 0
    if is_signed:
        a, b, top, low = max(-127, signed(a, 8)), max(-127, signed(b, 8)), 127, -127
    index = bits >> 16 + 3 * texel & 7
    steps = 7 if a > b else 5
    if index < 2:
        return Fraction((a, b)[index], top)
    if steps == 5 and index > 5:
        return Fraction((low, top)[index - 6], top)
    return Fraction((steps + 1 - index) * a + (index - 1) * b, steps * top)


def block(kind, is_srgb=False, is_signed=False):
    def of(element, x, y):
        texel = (y & 3) * 4 + (x & 3)
        low, high = element & (1 << 64) - 1, element >> 64
        if kind > 3:
            return [single(ramp(half, texel, is_signed)) for half in (low, high)[:kind - 3]]
        rgb = colours(low if kind == 1 else high, texel, kind == 1)
        if rgb is None:
            return [0, 0, 0, 0]
        alpha = (1, Fraction(low >> 4 * texel & 15, 15), ramp(low, texel, False))[kind - 1]
        nearest = lambda value: (510 * value + 1).__floor__() // 2
        return [srgb(nearest(value)) if is_srgb else single(value) for value in rgb] + [single(alpha)]
    return of


GREENS = [("gb-gr", 82, (0, 1, 2, 3)), ("bg-rg", 86, (1, 0, 3, 2))]
FORMATS = [
    (64, "8-srgb", 1, of_srgb(1)), (65, "8-8-srgb", 2, of_srgb(2)), (66, "8-8-8-8-srgb", 4, of_srgb(4)),
    (67, "5-9-9-9", 4, shared), (69, "1-5-5-5", 2, plain([5, 5, 5, 1], unorm)), (70, "5-5-5-1", 2, plain([1, 5, 5, 5], unorm)),
    (71, "4-4-4-4", 2, plain([4] * 4, unorm)), (72, "4-4", 1, plain([4] * 2, unorm)), (75, "32-clamped", 4, clamped),
    (76, "8-24-unorm", 4, plain([24, 8], unorm)), (77, "8-24-uint", 4, plain([24, 8], uint)),
    (78, "24-8-unorm", 4, plain([8, 24], unorm)), (79, "24-8-uint", 4, plain([8, 24], uint)),
    (80, "x24-8-32-uint", 8, plain([32, 8], uint)),
] + [
    (first + at, f"{name}-{suffix}", 4, pair(order, meaning)) for name, first, order in GREENS
    for at, (suffix, meaning) in enumerate((("unorm", unorm), ("snorm", snorm), ("uint", uint), ("srgb", lambda value, bits: srgb(value))))
] + [
    (107 + 2 * kind + own, f"bc{kind}{suffix}", 8 if kind in (1, 4) else 16, block(kind, own and kind < 4, own and kind > 3))
    for kind in range(1, 6) for own, suffix in enumerate(("", "-srgb" if kind < 4 else "-snorm"))
]
INTEGERS = {77, 79, 80, 84, 88}


def load(number, name, size, decode):
    along, down = (4, 4) if number >= 109 else (2, 1) if 82 <= number < 90 else (1, 1)
    numbers = Numbers(number)
    count = WIDTH // along * (HEIGHT // down)
    elements = [numbers.next(8 * size) for _ in range(count)]
    if number == 75:
        elements = [(0x3e800000 + at * 0x00123456, 0xbf800000, 0x7fc00000, 0x40000000)[at % 4] for at in range(count)]
    if along == 4 and size == 8:
        # Both orders of the ends.
        low = elements[0]
        elements[0] = low | 0xffff if number < 115 else low & ~0xffff | 0x3050
    v = Vector(f"texels/load-{name}", "10.5, 10.7, 16.17 IMAGE_LOAD")
    data = b"".join(element.to_bytes(size, "little") for element in elements)
    v.mem = [(BASE, data + bytes(-len(data) % 64))]
    v.s = {8: BASE >> 8, 9: (WIDTH - 1 & 3) << 30 | number << 17, 10: WIDTH - 1 >> 2 | (HEIGHT - 1) << 14, 11: 9 << 28 | 0xfac}
    v.v = {0: [lane % WIDTH for lane in range(32)], 1: [lane // WIDTH for lane in range(32)]}
    one = 1 if number in INTEGERS else 0x3f800000
    texels = []
    for lane in range(32):
        x, y = lane % WIDTH, lane // WIDTH
        channels = decode(elements[y // down * (WIDTH // along) + x // along], x, y)
        texels.append((channels + [0, 0, 0, one][len(channels):])[:4])
    v.asm = ["image_load v[4:7], [v0, v1], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D"]
    v.v_out = {4 + at: [texel[at] for texel in texels] for at in range(4)}
    v.mem_out = {BASE: v.mem[0][1]}
    return v


# Normals, and directions in which S and T grow, of +x, -x, +y, -y, +z, -z (16.12 V_CUBESC, V_CUBETC).
FACES = [((1, 0, 0), (0, 0, -1), (0, -1, 0)), ((-1, 0, 0), (0, 0, 1), (0, -1, 0)), ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
         ((0, -1, 0), (1, 0, 0), (0, 0, -1)), ((0, 0, 1), (1, 0, 0), (0, -1, 0)), ((0, 0, -1), (-1, 0, 0), (0, -1, 0))]
SIZE = 4


def centre(face, x, y):
    """Of a texel in space; a face lies at +-SIZE, its texels reach from -SIZE to SIZE."""
    s, t = 2 * x + 1 - SIZE, 2 * y + 1 - SIZE
    return [SIZE * n + s * u + t * v for n, u, v in zip(*FACES[face])]


def beyond(face, x, y):
    """The texel that lies at (x, y) of a face, or the nearest one of another face."""
    if 0 <= x < SIZE and 0 <= y < SIZE:
        return face, x, y
    edge = centre(face, min(max(x, 0), SIZE - 1), min(max(y, 0), SIZE - 1))
    others = ((f, a, b) for f in range(6) if f != face for a in range(SIZE) for b in range(SIZE))
    return min(others, key=lambda other: sum((p - q) ** 2 for p, q in zip(edge, centre(*other))))


def cube(face):
    """Between two texels at each place of each edge, but for those at its ends."""
    value = lambda f, x, y: 64 * f + 8 * y + x
    v = Vector(f"texels/cube-edges-of-face-{face}", "10.3, 16.18 IMAGE_SAMPLE_LZ", exec_=0xff)
    data = b"".join(struct.pack("<f", value(f, x, y)) for f in range(6) for y in range(SIZE) for x in range(SIZE))
    # Slices follow each other without gaps: there is one level.
    v.mem = [(BASE, data)]
    v.s = {8: BASE >> 8, 9: (SIZE - 1 & 3) << 30 | 22 << 17, 10: SIZE - 1 >> 2 | (SIZE - 1) << 14, 11: 11 << 28 | 0xfac, 12: 5,
           16: 0, 17: 0x01ffe000, 18: 1 << 20 | 1 << 22}
    lanes, results = [], []
    for lane in range(8):
        # In a corner two faces are equally near.
        edge, at = lane // 2, lane % 2 + 1
        # Half way between the last texel and what is beyond, in the middle of a texel of the other axis.
        ends, down = edge & 1, edge >> 1
        place = [at, SIZE if ends else -1] if down else [SIZE if ends else -1, at]
        inner = [at, SIZE - 1 if ends else 0] if down else [SIZE - 1 if ends else 0, at]
        along = 1 + (at + 0.5) / SIZE
        end = 2.0 if ends else 1.0
        lanes.append((along, end) if down else (end, along))
        results.append((value(face, *inner) + value(*beyond(face, *place))) / 2)
    word = lambda number: struct.unpack("<I", struct.pack("<f", number))[0]
    pad = [0] * 24
    v.v = {0: [word(s) for s, _ in lanes] + pad, 1: [word(t) for _, t in lanes] + pad, 2: [word(float(face))] * 8 + pad}
    v.asm = ["image_sample_lz v20, [v0, v1, v2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_CUBE"]
    v.v_out = {20: [word(result) for result in results] + pad}
    v.mem_out = {BASE: data}
    return v


def vectors():
    for row in FORMATS:
        yield load(*row)
    for face in range(6):
        yield cube(face)
