"""Loads and stores of texels in every format that images have and buffers have not (table 62, 10.5, 10.7), and samples at the edges of cubes (10.3, 16.12).

Quotients are fractions rounded to binary32, sRGB is IEC 61966-2-1 in fifty digits, and what lies beyond the edge of a cube is the nearest texel in
space. BC6H and BC7 are those of the Khronos Data Format Specification, shared exponents those of OpenGL's EXT_texture_shared_exponent. Of blocks the ramps and thirds are those that the names BC1 to BC5 stand for everywhere. Nearly all decisions of docs/model-decisions.md on formats
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


# Subsets of the texels of a few partitions, row by row, and the texels whose index lacks a bit.
TWO = {13: ("0000000011111111", (0, 15)), 0: ("0011001100110011", (0, 15)), 22: ("0000000010001100", (0, 8))}
THREE = {10: ("0000111122222222", (0, 6, 15)), 11: ("0012001200120012", (0, 6, 15)), 9: ("0000111111112222", (0, 8, 15))}
WEIGHTS = {2: (0, 21, 43, 64), 3: (0, 9, 18, 27, 37, 46, 55, 64), 4: (0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64)}


def mixed(a, b, weight):
    return (64 - weight) * a + weight * b + 32 >> 6


def weight_of(bits, width, short, texel):
    """Of the indices from the lowest bit on."""
    for at in range(texel):
        bits >>= width - (at in short)
    return WEIGHTS[width][bits & (1 << width - (texel in short)) - 1]


class Reader:
    def __init__(self, bits):
        self.bits = bits

    def take(self, count):
        out = self.bits & (1 << count) - 1
        self.bits >>= count
        return out


# Subsets, bits of: partition, rotation, index selection, colour, alpha; lowest bits ("e" of each end, "s" of each subset); bits of both indices.
BC7 = [(3, 4, 0, 0, 4, 0, "e", 3, 0), (2, 6, 0, 0, 6, 0, "s", 3, 0), (3, 6, 0, 0, 5, 0, "", 2, 0), (2, 6, 0, 0, 7, 0, "e", 2, 0),
       (1, 0, 2, 1, 5, 6, "", 2, 3), (1, 0, 2, 0, 7, 8, "", 2, 2), (1, 0, 0, 0, 7, 7, "e", 4, 0), (2, 6, 0, 0, 5, 5, "e", 2, 0)]


def bc7(element, x, y):
    """Four bytes."""
    texel = (y & 3) * 4 + (x & 3)
    mode = next(at for at in range(8) if element >> at & 1)
    subsets, partition_bits, rotation_bits, selection_bits, colour, alpha, lowest, width, width2 = BC7[mode]
    reader = Reader(element >> mode + 1)
    partition, rotation, selection = (reader.take(bits) for bits in (partition_bits, rotation_bits, selection_bits))
    ends = [[reader.take(alpha if channel == 3 else colour) for _ in range(2 * subsets)] for channel in range(4)]
    extra = [reader.take(1) for _ in range({"": 0, "s": subsets, "e": 2 * subsets}[lowest])]
    pattern, short = {1: ("0" * 16, (0,)), 2: TWO.get(partition), 3: THREE.get(partition)}[subsets]
    own = int(pattern[texel])
    first = second = weight_of(reader.bits, width, short, texel)
    if width2:
        second = weight_of(reader.bits >> 16 * width - 1, width2, (0,), texel)
        if selection:
            first, second = second, first
    out = []
    for channel in range(4):
        bits = alpha if channel == 3 else colour
        if not bits:
            out.append(255)
            continue
        pair = []
        for end in (2 * own, 2 * own + 1):
            value, size = ends[channel][end], bits
            if lowest:
                value, size = value * 2 + extra[end if lowest == "e" else own], bits + 1
            pair.append(value << 8 - size | value >> 2 * size - 8)
        out.append(mixed(*pair, second if channel == 3 else first))
    if rotation:
        out[3], out[rotation - 1] = out[rotation - 1], out[3]
    return out


def of_bc7(is_srgb):
    return lambda element, x, y: [srgb(value) if is_srgb and at < 3 else unorm(value, 8) for at, value in enumerate(bc7(element, x, y))]


# Bits of the first end and whether others are offsets; then what lies behind the number of the mode, lowest bit first: channel and end, with a number of
# bits from bit 0 on, or one bit.
BC6 = {
    0: (10, 1, "g2@4 b2@4 b3@4 r0*10 g0*10 b0*10 r1*5 g3@4 g2*4 g1*5 b3@0 g3*4 b1*5 b3@1 b2*4 r2*5 b3@2 r3*5 b3@3"),
    1: (7, 1, "g2@5 g3@4 g3@5 r0*7 b3@0 b3@1 b2@4 g0*7 b2@5 b3@2 g2@4 b0*7 b3@3 b3@5 b3@4 r1*6 g2*4 g1*6 g3*4 b1*6 b2*4 r2*6 r3*6"),
    2: (11, 1, "r0*10 g0*10 b0*10 r1*5 r0@10 g2*4 g1*4 g0@10 b3@0 g3*4 b1*4 b0@10 b3@1 b2*4 r2*5 b3@2 r3*5 b3@3"),
    6: (11, 1, "r0*10 g0*10 b0*10 r1*4 r0@10 g3@4 g2*4 g1*5 g0@10 g3*4 b1*4 b0@10 b3@1 b2*4 r2*4 b3@0 b3@2 r3*4 g2@4 b3@3"),
    10: (11, 1, "r0*10 g0*10 b0*10 r1*4 r0@10 b2@4 g2*4 g1*4 g0@10 b3@0 g3*4 b1*5 b0@10 b2*4 r2*4 b3@1 b3@2 r3*4 b3@4 b3@3"),
    14: (9, 1, "r0*9 b2@4 g0*9 g2@4 b0*9 b3@4 r1*5 g3@4 g2*4 g1*5 b3@0 g3*4 b1*5 b3@1 b2*4 r2*5 b3@2 r3*5 b3@3"),
    18: (8, 1, "r0*8 g3@4 b2@4 g0*8 b3@2 g2@4 b0*8 b3@3 b3@4 r1*6 g2*4 g1*5 b3@0 g3*4 b1*5 b3@1 b2*4 r2*6 r3*6"),
    22: (8, 1, "r0*8 b3@0 b2@4 g0*8 g2@5 g2@4 b0*8 g3@5 b3@4 r1*5 g3@4 g2*4 g1*6 g3*4 b1*5 b3@1 b2*4 r2*5 b3@2 r3*5 b3@3"),
    26: (8, 1, "r0*8 b3@1 b2@4 g0*8 b2@5 g2@4 b0*8 b3@5 b3@4 r1*5 g3@4 g2*4 g1*5 b3@0 g3*4 b1*6 b2*4 r2*5 b3@2 r3*5 b3@3"),
    30: (6, 0, "r0*6 g3@4 b3@0 b3@1 b2@4 g0*6 g2@5 b2@5 b3@2 g2@4 b0*6 g3@5 b3@3 b3@5 b3@4 r1*6 g2*4 g1*6 g3*4 b1*6 b2*4 r2*6 r3*6"),
    3: (10, 0, "r0*10 g0*10 b0*10 r1*10 g1*10 b1*10"),
    7: (11, 1, "r0*10 g0*10 b0*10 r1*9 r0@10 g1*9 g0@10 b1*9 b0@10"),
    11: (12, 1, "r0*10 g0*10 b0*10 r1*8 r0@11 r0@10 g1*8 g0@11 g0@10 b1*8 b0@11 b0@10"),
    15: (16, 1, "r0*10 g0*10 b0*10 r1*4 r0@15 r0@14 r0@13 r0@12 r0@11 r0@10 g1*4 g0@15 g0@14 g0@13 g0@12 g0@11 g0@10"
                " b1*4 b0@15 b0@14 b0@13 b0@12 b0@11 b0@10"),
}


def bc6(element, x, y, is_signed):
    """Three numbers of binary16, their bits."""
    texel = (y & 3) * 4 + (x & 3)
    short = element & 3 < 2
    mode = element & 3 if short else element & 31
    if mode not in BC6:
        return [0, 0, 0]
    size, offsets, fields = BC6[mode]
    reader, ends, sizes = Reader(element >> (2 if short else 5)), {}, {}
    for field in fields.split():
        name = field[:2]
        if field[2] == "*":
            first, count = 0, int(field[3:])
        else:
            first, count = int(field[3:]), 1
        ends[name] = ends.get(name, 0) | reader.take(count) << first
        sizes[name] = sizes.get(name, 0) + count
    two = "r2" in ends
    pattern, anchors = TWO[reader.take(5)] if two else ("0" * 16, (0,))
    weight = weight_of(reader.bits, 3 if two else 4, anchors, texel)
    first = 2 * int(pattern[texel])
    out = []
    for channel in "rgb":
        base = signed(ends[channel + "0"], size) if is_signed else ends[channel + "0"]
        pair = []
        for end in (first, first + 1):
            name = f"{channel}{end}"
            value = ends[name] if end else base
            if end and offsets:
                value = base + signed(value, sizes[name]) & (1 << size) - 1
            if end and is_signed:
                value = signed(value, size)
            pair.append(widest(value, size, is_signed))
        value = mixed(*pair, weight)
        out.append(value * 31 >> 6 if not is_signed else (-value * 31 >> 5) | 0x8000 if value < 0 else value * 31 >> 5)
    return out


def widest(value, size, is_signed):
    """An end of BC6H in 16 bits."""
    if size == 16 or value == 0:
        return value
    if is_signed:
        magnitude = abs(value)
        wide = 0x7fff if magnitude >= (1 << size - 1) - 1 else (magnitude << 15) + 0x4000 >> size - 1
        return -wide if value < 0 else wide
    return 0xffff if value == (1 << size) - 1 else (value << 15) + 0x4000 >> size - 1


def of_bc6(is_signed):
    half = lambda bits: struct.unpack("<I", struct.pack("<f", struct.unpack("<e", struct.pack("<H", bits))[0]))[0]
    return lambda element, x, y: [half(bits) for bits in bc6(element, x, y, is_signed)]


def modes(number, name, decode, headers, partitions):
    """A texel of each column of blocks of so many modes side by side: their lowest bits, how many there are, and where the partition lies."""
    numbers = Numbers(number)
    columns = 4 * len(headers)
    elements = []
    for at, (bits, header, place) in enumerate(headers):
        element = numbers.next(128) >> bits << bits | header
        if place is not None:
            which, width = place
            chosen = partitions[at % len(partitions)]
            choice = list(chosen)[at % len(chosen)]
            element = element & ~((1 << width) - 1 << which) | choice << which
        elements.append(element)
    v = Vector(f"texels/load-{name}", "10.5, 10.7, 16.17 IMAGE_LOAD")
    data = b"".join(element.to_bytes(16, "little") for element in elements)
    v.mem = [(BASE, data + bytes(-len(data) % 64))]
    v.s = {8: BASE >> 8, 9: (columns - 1 & 3) << 30 | number << 17, 10: columns - 1 >> 2 | 3 << 14, 11: 9 << 28 | 0xfac}
    places = [(lane % columns, (lane * 7 + 3 + lane // columns) % 4) for lane in range(32)]
    v.v = {0: [x for x, _ in places], 1: [y for _, y in places]}
    texels = [(decode(elements[x // 4], x, y) + [0x3f800000])[:4] for x, y in places]
    v.asm = ["image_load v[4:7], [v0, v1], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D"]
    v.v_out = {4 + at: [texel[at] for texel in texels] for at in range(4)}
    v.mem_out = {BASE: v.mem[0][1]}
    return v


def of_modes():
    partition = {0: (1, 4), 1: (2, 6), 2: (3, 6), 3: (4, 6), 7: (8, 6)}
    headers = [(mode + 1, 1 << mode, partition.get(mode)) for mode in range(8)]
    sets = [THREE if BC7[mode][0] == 3 else TWO for mode in range(8)]
    for number, name, is_srgb in ((121, "bc7", False), (122, "bc7-srgb", True)):
        yield modes(number, name, of_bc7(is_srgb), headers, sets)
    two = [(2 if mode < 2 else 5, mode, (77, 5)) for mode in (0, 1, 2, 6, 10, 14, 18, 22)]
    rest = [(5, mode, (77, 5)) for mode in (26, 30)] + [(5, mode, None) for mode in (3, 7, 11, 15, 19, 31)]
    for number, sign, is_signed in ((119, "ufloat", False), (120, "sfloat", True)):
        yield modes(number, f"bc6-{sign}", of_bc6(is_signed), two, [TWO])
        yield modes(number, f"bc6-{sign}-others", of_bc6(is_signed), rest, [TWO])


def number_of(bits):
    """A binary32 number as a fraction; none for a NaN, and what is infinite as a large number."""
    exponent, fraction = bits >> 23 & 255, bits & (1 << 23) - 1
    if exponent == 255 and fraction:
        return None
    value = Fraction(fraction + (1 << 23 if exponent else 0)) * Fraction(2) ** (max(exponent, 1) - 150)
    return -value if bits >> 31 else value


def bounded(bits, low, high):
    """A NaN is zero."""
    value = number_of(bits)
    return Fraction(0) if value is None else min(max(value, Fraction(low)), Fraction(high))


def nearest_even(value):
    whole = value.__floor__()
    rest = value - whole
    return whole + (rest > Fraction(1, 2) or rest == Fraction(1, 2) and whole & 1)


def code_of(bits):
    """The nearest code of sRGB: the number of middles between codes that it is beyond."""
    value = Decimal(bounded(bits, 0, 1).numerator) / Decimal(bounded(bits, 0, 1).denominator)
    curve = value * Decimal("12.92") if value <= Decimal("0.0031308") else Decimal("1.055") * value ** (1 / Decimal("2.4")) - Decimal("0.055")
    return int((curve * 255).to_integral_value())


def byte_of(bits):
    return nearest_even(bounded(bits, 0, 1) * 255)


def put_srgb(count):
    return lambda texel: sum((byte_of(texel[at]) if at == 3 else code_of(texel[at])) << 8 * at for at in range(count))


def put_shared(texel):
    values = [bounded(bits, 0, 65408) for bits in texel[:3]]
    exponent = 0
    while exponent < 31 and max(values) >= Fraction(2) ** (exponent - 15):
        exponent += 1
    fraction = lambda value: (value * Fraction(2) ** (24 - exponent) + Fraction(1, 2)).__floor__()
    if fraction(max(values)) == 512:
        exponent += 1
    return sum(fraction(value) << 9 * at for at, value in enumerate(values)) | exponent << 27


def put_unorm24(bits):
    # The product is a number of binary32 (docs/model-decisions.md).
    product = bounded(bits, 0, 1) * ((1 << 24) - 1)
    return nearest_even(number_of(single(product))) if product > Fraction(1, 4) else 0


def put_clamped(texel):
    value = number_of(texel[0])
    return 0 if value is None or value <= 0 else 0x3f800000 if value > 1 else texel[0]


def most(value, bits):
    return min(value, (1 << bits) - 1)


STORED = [
    (64, "8-srgb", 1, put_srgb(1)), (65, "8-8-srgb", 2, put_srgb(2)), (66, "8-8-8-8-srgb", 4, put_srgb(4)), (67, "5-9-9-9", 4, put_shared),
    (75, "32-clamped", 4, put_clamped),
    (76, "8-24-unorm", 4, lambda texel: put_unorm24(texel[0]) | byte_of(texel[1]) << 24),
    (77, "8-24-uint", 4, lambda texel: most(texel[0], 24) | most(texel[1], 8) << 24),
    (78, "24-8-unorm", 4, lambda texel: byte_of(texel[0]) | put_unorm24(texel[1]) << 8),
    (79, "24-8-uint", 4, lambda texel: most(texel[0], 8) | most(texel[1], 24) << 8),
    (80, "x24-8-32-uint", 8, lambda texel: texel[0] | most(texel[1], 8) << 32),
    (81, "x24-8-32-float", 8, lambda texel: texel[0] | (texel[1] & 255) << 32),
]


def store(number, name, size, encode):
    numbers = Numbers(number)
    special = [0, 0x3f800000, 0x40000000, 0xbf800000, 0x7fc00000, 0x7f800000, 0x3f000000, 0x3effffff, 0x00000001, 0x477f8001, 0x80000000]

    def value(lane):
        if number in INTEGERS:
            return numbers.next(32) >> (0, 8, 16, 24)[lane & 3]
        if lane < 20:
            return special[numbers.next(16) % len(special)] if lane & 1 else single(Fraction(numbers.next(24), 1 << 24))
        # From 2^-15 up to 2^17.
        return (112 + numbers.next(8) % 32) << 23 | numbers.next(23)

    v = Vector(f"texels/store-{name}", "9.3, 10.7, 16.17 IMAGE_STORE")
    texels = [[value(lane) for _ in range(4)] for lane in range(32)]
    data = bytes(size * WIDTH * HEIGHT)
    v.mem = [(BASE, data + bytes(-len(data) % 64))]
    v.s = {8: BASE >> 8, 9: (WIDTH - 1 & 3) << 30 | number << 17, 10: WIDTH - 1 >> 2 | (HEIGHT - 1) << 14, 11: 9 << 28 | 0xfac}
    v.v = {0: [lane % WIDTH for lane in range(32)], 1: [lane // WIDTH for lane in range(32)]}
    v.v.update({4 + at: [texel[at] for texel in texels] for at in range(4)})
    v.asm = ["image_store v[4:7], [v0, v1], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D"]
    stored = b"".join(encode(texel).to_bytes(size, "little") for texel in texels)
    v.mem_out = {BASE: stored + bytes(-len(stored) % 64)}
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
    yield from of_modes()
    for row in STORED:
        yield store(*row)
    for face in range(6):
        yield cube(face)
