"""Rays against nodes at offsets from a base (sections 10.9 and 16.17): IMAGE_BVH_DUAL_INTERSECT_RAY and IMAGE_BVH8_INTERSECT_RAY. Nodes lie as
the decisions have them (docs/model-decisions.md, "Ray tracing"), which are those of GPURT; all numbers are such that nothing rounds."""
import struct
from fractions import Fraction

from build import Vector

BASE = 0x210000
NONE = 0xffffffff
INFINITY, ONE, SIGN = 0x7f800000, 0x3f800000, 0x80000000
DUAL = "image_bvh_dual_intersect_ray v[16:25], [v[0:1], v[2:3], v[4:6], v[7:9], v[10:11]], s[8:11]"
EIGHT = "image_bvh8_intersect_ray v[16:25], [v[0:1], v[2:3], v[4:6], v[7:9], v10], s[8:11]"
QUANTIZED, WIDE, WEIGHTS = 1 << 19, 1 << 21, 1 << 24
SORT, TRIANGLES = 1 << 31, 1 << 20


def single(x):
    """Bits of a number that a binary32 number is."""
    bits = struct.unpack("<I", struct.pack("<f", float(x)))[0]
    assert Fraction(struct.unpack("<f", struct.pack("<I", bits))[0]) == Fraction(x)
    return bits


def packed(words, size):
    return struct.pack(f"<{len(words)}I", *words).ljust(size, b"\0")


def ray(name, text, memory, origin, direction, offsets, base=0, mask=0xff, low=0, high=0, size=16):
    v = Vector(f"nodes/{name}", f"10.9, 16.17 {text.split()[0].upper()}", exec_=1)
    v.mem = [(BASE, memory)]
    v.s = {8: BASE >> 8, 9: low, 10: size - 1, 11: 8 << 28 | high}
    words = [base, 0, single(100), mask, *map(single, origin), *map(single, direction), *offsets]
    v.v = {at: [word] + [0] * 31 for at, word in enumerate(words)}
    v.asm = [text]
    return v


def told(v, words):
    v.v_out = {16 + at: [word] + [0] * 31 for at, word in enumerate(words)}
    return v


def cross(a, b):
    return [a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3] for i in range(3)]


def meeting(corners, origin, direction):
    """Numerators of distance and weights, denominator, and whether the ray hits, by Moeller and Trumbore."""
    dot = lambda a, b: sum(x * y for x, y in zip(a, b))
    less = lambda a, b: [x - y for x, y in zip(a, b)]
    first, second, way = less(corners[1], corners[0]), less(corners[2], corners[0]), less(origin, corners[0])
    normal, across = cross(direction, second), cross(way, first)
    det = dot(first, normal)
    t, u, v = (Fraction(x, 1) for x in (dot(second, across), dot(way, normal), dot(direction, across)))
    hit = det != 0 and u / det >= 0 and v / det >= 0 and (u + v) / det <= 1 and 0 <= t / det <= 100
    return t, u, v, Fraction(det), hit


CORNERS = [(0, 0, 4), (2, 0, 4), (0, 2, 4), (2, 2, 4)]


def triangle_node(geometry, identity):
    return packed([single(x) for corner in CORNERS for x in corner] + [0, 0, geometry, identity], 64)


def of_triangle(corners, origin, direction, identity):
    t, u, v, det, hit = meeting(corners, origin, direction)
    return [single(t), single(det), identity, 1] if hit else [INFINITY, ONE, identity, 0]


def box_node(children):
    """Pointer and corners of at most four children."""
    words = [pointer for pointer, _, _ in children] + [NONE] * (4 - len(children))
    for _, low, high in children:
        words += [single(x) for x in (*low, *high)]
    return packed(words, 128)


def enter(low, high, origin, direction):
    """Where the ray enters the box; none if it does not. Directions are powers of two or none."""
    near, far = Fraction(0), Fraction(100)
    for a, b, o, d in zip(low, high, origin, direction):
        if d == 0:
            if not a <= o <= b:
                return None
            continue
        sides = sorted((Fraction(a - o) / d, Fraction(b - o) / d))
        near, far = max(near, sides[0]), min(far, sides[1])
    return near if near <= far else None


def by_entry(children, origin, direction, first=()):
    """Pointers in order: those of the kinds in `first` before others."""
    hits = [(pointer & 7 not in first, enter(low, high, origin, direction), pointer) for pointer, low, high in children]
    hits = sorted((hit for hit in hits if hit[1] is not None), key=lambda hit: hit[:2])
    return [pointer for _, _, pointer in hits]


def filled(pointers, count):
    return pointers + [NONE] * (count - len(pointers))


def cubes(places):
    """Children of unit cubes: pointer, and the lowest corner along z."""
    return [(pointer, (0, 0, z), (1, 1, z + 1)) for pointer, z in places]


def duals():
    origin, along = (0.5, 0.5, 0), (0, 0, 1)
    fractions = [Fraction(x) for x in origin]
    near = cubes([(0x105, 6), (0x10d, 2), (0x110, 9)])
    far = cubes([(0x205, 4), (0x208, 3), (0x20d, 8), (0x215, 1)])
    memory = triangle_node(77, 9) + bytes(64) + box_node(near) + box_node(far)
    triangle = of_triangle(CORNERS[:3], fractions, along, 9)
    # A triangle in unit 0, boxes in units 2 and 4.
    boxes = [2 << 3 | 5, 4 << 3 | 5]
    answer = triangle + filled(by_entry(near, fractions, along), 4) + [77, NONE]
    yield told(ray("dual-triangle-and-boxes", DUAL, memory, origin, along, [0, boxes[0]], low=SORT, high=WIDE), answer)
    answer = filled(by_entry(near, fractions, along), 4) + filled(by_entry(far, fractions, along), 4) + [NONE, NONE]
    yield told(ray("dual-boxes-each-sorted", DUAL, memory, origin, along, boxes, low=SORT), answer)
    answer = filled(by_entry(near + far, fractions, along), 8) + [NONE, NONE]
    yield told(ray("dual-boxes-sorted-together", DUAL, memory, origin, along, boxes, low=SORT, high=WIDE), answer)
    # From a base of two units, whose three last bits do not count; no second node.
    answer = filled(by_entry(near, fractions, along), 4) + [NONE] * 6
    yield told(ray("dual-from-a-base-and-none", DUAL, memory, origin, along, [5, NONE], base=2 << 3, low=SORT), answer)
    # The second triangle of the node, in the direction 0, 0, 2: reciprocals are made.
    origin, along = (1.5, 1.5, 0), (0, 0, 2)
    fractions = [Fraction(x) for x in origin]
    second = of_triangle([CORNERS[1], CORNERS[3], CORNERS[2]], fractions, along, 9)
    shifted = cubes([(0x305, 6), (0x30d, 2)])
    shifted = [(p, (1, 1, low[2]), (2, 2, high[2])) for p, low, high in shifted]
    answer = second + filled(by_entry(shifted, fractions, along), 4) + [77, NONE]
    yield told(ray("dual-reciprocals-are-made", DUAL, triangle_node(77, 9) + bytes(64) + box_node(shifted), origin, along,
                   [1, 2 << 3 | 5], low=SORT), answer)


def eights_of_four():
    """Nodes of the other instructions."""
    origin, along = (0.5, 0.5, 0), (0, 0, 1)
    fractions = [Fraction(x) for x in origin]
    near = cubes([(0x105, 6), (0x10a, 2), (0x110, 9)])
    far = cubes([(0x205, 4), (0x209, 3), (0x20d, 8), (0x215, 1)])
    memory = triangle_node(77, 9) + bytes(64) + box_node(near) + box_node(far)
    one = of_triangle(CORNERS[:3], fractions, along, 9)
    two = of_triangle([CORNERS[1], CORNERS[3], CORNERS[2]], fractions, along, 9)
    yield told(ray("eight-both-triangles", EIGHT, memory, origin, along, [1], low=SORT), one + two + [77, 77])
    yield told(ray("eight-one-triangle", EIGHT, memory, origin, along, [0], low=SORT), one + [NONE] * 4 + [77, NONE])
    answer = filled(by_entry(near + far, fractions, along), 8) + [NONE, NONE]
    yield told(ray("eight-two-nodes-together", EIGHT, memory, origin, along, [2 << 3 | 2], low=SORT, high=WIDE), answer)
    # Triangles are kinds 0 and 1 alone.
    answer = filled(by_entry(near + far, fractions, along, first=(0, 1)), 8) + [NONE, NONE]
    yield told(ray("eight-triangles-first", EIGHT, memory, origin, along, [2 << 3 | 2], low=SORT | TRIANGLES, high=WIDE), answer)


def quantized_node(boxes, others, origin, exponents, children, matrix=0x7f):
    """Children: places of lower and upper sides in parts (the upper ones not in the box any more), mask, kind, size."""
    shape = sum(e << 8 * axis for axis, e in enumerate(exponents)) | len(children) - 1 << 28
    words = [boxes, others, 0, *map(single, origin), shape, matrix]
    for low, high, mask, kind, size in children:
        high = [end - 1 for end in high]
        words += [low[0] | low[1] << 12, low[2] | high[0] << 12 | mask << 24, high[1] | high[2] << 12 | kind << 24 | size << 28]
    return packed(words, 128)


def quantized():
    origin, along = (0.5, 0.5, 0), (0, 0, 1)
    fractions = [Fraction(x) for x in origin]
    # Boxes of 8 by 8 by 16 about (-1, -1, 1): parts of 8 / 4096 and 16 / 4096.
    cube = lambda x, z, mask, kind, size: ((x * 512, 512, z * 256), (x * 512 + 512, 1024, z * 256 + 256), mask, kind, size)
    children = [cube(1, 5, 0xff, 5, 2), cube(1, 3, 0xff, 0, 1), cube(2, 1, 0xff, 5, 1), cube(1, 1, 0x0f, 9, 3),
                cube(1, 9, 0x80, 2, 0), cube(1, 0, 0xf0, 5, 1), cube(1, 7, 0x01, 5, 0)]
    memory = quantized_node(0x400, 0x800, (-1, -1, 1), (130, 130, 131), children)
    pointers = [0x405, 0x800, 0x425, 0x819, 0x842, 0x435, 0x445]
    for name, mask, low, high, first in (("sorted", 0xff, SORT, WIDE, ()), ("triangles-first", 0xff, SORT | TRIANGLES, WIDE, (0, 1, 2, 3)),
                                         ("of-a-mask", 0x30, SORT, WIDE, ()), ("by-halves", 0xff, SORT, 0, ()), ("as-they-lie", 0x0f, 0, WIDE, ())):
        seen = []
        for pointer, (start, end, own, _, _) in zip(pointers, children):
            place = lambda parts: [Fraction(-1) + Fraction(parts[0], 512), Fraction(-1) + Fraction(parts[1], 512), 1 + Fraction(parts[2], 256)]
            seen.append((pointer, place(start), place(end)) if own & mask else None)
        sort = lambda part: by_entry([child for child in part if child], fractions, along, first)
        if low == 0:
            answer = [child[0] if child and enter(*child[1:], fractions, along) is not None else NONE for child in seen] + [NONE]
        elif high & WIDE:
            answer = filled(sort(seen), 8)
        else:
            answer = filled(sort(seen[:4]), 4) + filled(sort(seen[4:]), 4)
        yield told(ray(f"eight-boxes-{name}", EIGHT, memory, origin, along, [5], mask=mask, low=low, high=QUANTIZED | high),
                   answer + [NONE, NONE])
    # Turned by a right angle: about x (y' = -z, z' = y), back about x, about z (x' = -y, y' = x), so that it is the same ray.
    for name, matrix, start, along_world in (("x", 6, (0.5, 0, -0.5), (0, 1, 0)), ("x-back", 7, (0.5, 0, 0.5), (0, -1, 0)),
                                             ("z", 22, (0.5, -0.5, 0), (0, 0, 1))):
        turned = quantized_node(0x400, 0x800, (-1, -1, 1), (130, 130, 131), children, matrix)
        seen = [(pointer, [Fraction(-1) + Fraction(low[0], 512), Fraction(-1) + Fraction(low[1], 512), 1 + Fraction(low[2], 256)],
                 [Fraction(-1) + Fraction(high[0], 512), Fraction(-1) + Fraction(high[1], 512), 1 + Fraction(high[2], 256)])
                for pointer, (low, high, own, _, _) in zip(pointers, children) if own & 0x30]
        yield told(ray(f"eight-boxes-turned-about-{name}", EIGHT, turned, start, along_world, [5], mask=0x30, low=SORT, high=QUANTIZED | WIDE),
                   filled(by_entry(seen, fractions, along), 8) + [NONE, NONE])
    # Neighbours with one pointer: a child without size, then one of the same kind.
    children = [cube(1, 5, 0xff, 1, 0), cube(1, 3, 0xff, 1, 1), cube(1, 1, 0xff, 5, 1)]
    memory = quantized_node(0x400, 0x800, (-1, -1, 1), (130, 130, 131), children)
    yield told(ray("eight-boxes-of-one-pointer", EIGHT, memory, origin, along, [5], low=SORT, high=QUANTIZED | WIDE),
               filled([0x405, 0x801], 8) + [NONE, NONE])
    yield told(ray("eight-boxes-beyond-the-size", EIGHT, memory, origin, along, [1 << 3 | 5], low=SORT, high=QUANTIZED, size=2), [NONE] * 10)


class Bits:
    def __init__(self):
        self.value = 0

    def put(self, at, bits, value):
        assert value >> bits == 0
        self.value |= value << at

    def bytes(self):
        return self.value.to_bytes(128, "little")


def pair_bits(first, second, opaque=(0, 0), ends=0):
    bits = Bits()
    for at, width, value in ((0, 1, ends), (2, 1, opaque[1]), (16, 1, opaque[0])):
        bits.put(at, width, value)
    for at, vertices in ((3, second), (17, first)):
        for corner, vertex in enumerate(vertices):
            bits.put(at + 4 * corner, 4, vertex)
    return bits.value


def pairs():
    origin, along = (0.5, 0.25, 0), (0, 0, 1)
    fractions = [Fraction(x) for x in origin]
    # Coordinates x, y from 0 to 2, z of 4: own bits 32 of x, 2 of y above 30 zeros, 9 of z above 23 zeros.
    bits = Bits()
    middle = 900
    header = ((5, 31), (5, 31), (5, 31), (5, 0), (4, 2), (4, 1), (3, 2), (1, 0), (5, 6), (5, 3), (10, middle))
    at = 0
    for width, value in header:
        bits.put(at, width, value)
        at += width
    for corner in CORNERS:
        for number in corner:
            bits.put(at, 32, single(number))
            at += 32
    # Primitives 41, then 43, 44, 46, 47, 40 (three low bits); geometries 5, then 6, 4, 7, 5, 6 (two low bits).
    bits.put(middle, 6, 41)
    bits.put(middle - 4, 4, 5)
    for triangle, (primitive, geometry) in enumerate(((3, 2), (4, 0), (6, 3), (7, 1), (0, 2)), 1):
        bits.put(middle + 6 + 3 * (triangle - 1), 3, primitive)
        bits.put(middle - 4 - 2 * triangle, 2, geometry)
    every = (pair_bits((0, 1, 2), (1, 3, 2), opaque=(1, 0)), pair_bits((0, 2, 1), (0, 0, 0)), pair_bits((15, 15, 0), (1, 2, 3), (0, 1), 1))
    for number, pair in enumerate(every):
        bits.put(1024 - 29 * (number + 1), 29, pair)
    memory = bits.bytes()

    def triangle(corners, primitive, opaque):
        t, u, v, det, hit = meeting([CORNERS[corner] for corner in corners], fractions, along)
        sign = 0 if opaque else SIGN
        if not hit:
            return [INFINITY, 0, sign, primitive << 1]
        return [single(t / det), single(u / det), single(v / det) | sign, primitive << 1 | (det < 0)]

    answers = [triangle((0, 1, 2), 41, True) + triangle((1, 3, 2), 43, False) + [5 << 2, 6 << 2],
               triangle((0, 2, 1), 44, False) + [INFINITY, ONE, ONE, 0] + [4 << 2, 7 << 2],
               [0, ONE | SIGN, ONE | SIGN, 47 << 1] + triangle((1, 2, 3), 40, True) + [5 << 2 | 3, 6 << 2 | 3]]
    for kind, answer in enumerate(answers):
        yield told(ray(f"eight-pair-{kind}", EIGHT, memory, origin, along, [kind], high=QUANTIZED), answer)
    yield told(ray("eight-pair-beyond-the-size", EIGHT, memory, origin, along, [2 << 3], high=QUANTIZED, size=2),
               [INFINITY, 0, 0, 0] * 2 + [3, 3])
    # The same vertices in few bits: x and y have two above 30 zeros, all z begin with 9 bits and have one, and the pair is the fifth of five.
    bits = Bits()
    header = ((5, 1), (5, 1), (5, 0), (5, 30), (4, 0), (4, 0), (3, 4), (1, 0), (5, 4), (5, 0), (10, 700))
    at = 0
    for width, value in header:
        bits.put(at, width, value)
        at += width
    # z of 2: bit 30 its own, bit 31 of all.
    bits.put(at, 1, 0)
    at += 1
    flat = [(0, 0, 2), (2, 0, 2), (0, 2, 2)]
    for corner in flat:
        for number, width in zip(corner, (2, 2, 1)):
            bits.put(at, width, single(number) >> 30)
            at += width
    bits.put(700, 4, 9)
    bits.put(1024 - 29 * 5, 29, pair_bits((0, 1, 2), (0, 0, 0), (1, 0)))
    t, u, v, det, hit = meeting(flat, fractions, along)
    assert hit
    answer = [single(t / det), single(u / det), single(v / det), 9 << 1 | (det < 0), INFINITY, ONE, ONE, 0, 1, 1]
    yield told(ray("eight-pair-in-few-bits", EIGHT, bits.bytes(), origin, along, [8], high=QUANTIZED), answer)


def vectors():
    yield from duals()
    yield from eights_of_four()
    yield from quantized()
    yield from pairs()
