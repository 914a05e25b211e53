#!/usr/bin/env python3
"""Draws the block diagrams of docs/architecture.md and docs/graphics.md as SVG, with the standard library only.

The blocks are those of `hdl/src`, the sizes those of configuration `default`, of graphics those of `gfx7`. A text that does not fit into its box, or a
box that lies outside its picture, is an error. Colours are those of the timeline (`tombolo view`): they can be told apart
by colour-blind readers, and every box has its name. The background is always light, so a dark page shows them too.
"""

import argparse
import pathlib
import sys
from html import escape

IMAGES = pathlib.Path(__file__).resolve().parent.parent / "docs" / "images"

# Kind of block: border, fill.
COLOURS = {
    "front": ("#4b5563", "#eef0f3"),
    "scalar": ("#0072b2", "#e3f0f8"),
    "scalar memory": ("#00795a", "#e0f3ec"),
    "vector": ("#d55e00", "#fcebdf"),
    "vector memory": ("#a8437c", "#f8e8f1"),
    "lds": ("#9a6a00", "#fcf2d8"),
    "registers": ("#1f2937", "#ffffff"),
    "outside": ("#6b7280", "#ffffff"),
}
INK, LINE, MUTED = "#1f2937", "#374151", "#4b5563"
TITLE, TEXT, NOTE = 13, 11.5, 11
# Mean width of a character of a sans-serif font, in its size; of bold text a little more.
PLAIN, BOLD = 0.54, 0.58
LEADING = 15


class Picture:
    """Boxes, groups, arrows and notes at given places."""

    def __init__(self, name, title, width, height):
        self.name, self.title, self.width, self.height = name, title, width, height
        self.shapes, self.texts = [], []

    def inside(self, what, left, top, right, bottom):
        """Refuses what lies outside the picture."""
        if left < 0 or top < 0 or right > self.width or bottom > self.height:
            sys.exit(f"diagrams: {self.name}: {what} lies outside the picture")

    def text(self, x, y, text, size=TEXT, weight="normal", anchor="middle", colour=INK):
        width = len(text) * size * (BOLD if weight == "bold" else PLAIN)
        left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
        self.inside(f"'{text}'", left, y - size, left + width, y)
        self.texts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" text-anchor="{anchor}" '
            f'fill="{colour}">{escape(text)}</text>'
        )
        return width

    def box(self, x, y, width, height, kind, title, *lines, copies=1):
        """A block; with copies there is an edge behind it."""
        border, fill = COLOURS[kind]
        self.inside(title, x, y, x + width, y + height)
        dash = ' stroke-dasharray="5 3"' if kind == "outside" else ""
        for at in range(min(copies - 1, 2), -1, -1):
            self.shapes.append(
                f'<rect x="{x + 4 * at:g}" y="{y - 4 * at:g}" width="{width:g}" height="{height:g}" rx="5" '
                f'fill="{fill}" stroke="{border}" stroke-width="1.4"{dash}/>'
            )
        rows = [(title, TITLE, "bold")] + [(line, TEXT, "normal") for line in lines]
        first = y + (height - LEADING * len(rows)) / 2 + 11.5
        if height < LEADING * len(rows) + 4:
            sys.exit(f"diagrams: {self.name}: '{title}' has more lines than its box")
        for at, (text, size, weight) in enumerate(rows):
            if self.text(x + width / 2, first + LEADING * at, text, size, weight) > width - 5:
                sys.exit(f"diagrams: {self.name}: '{text}' does not fit into its box")

    def group(self, x, y, width, height, title):
        """A frame around blocks, with its name in the upper left corner."""
        self.inside(title, x, y, x + width, y + height)
        self.shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" fill="#f8fafc" '
            f'stroke="#9ca3af" stroke-width="1.2"/>'
        )
        self.text(x + 10, y + 18, title, TITLE, "bold", "start", MUTED)

    def arrow(self, *points, both=False, bold=False):
        """A line through the points with a head at its end, or at both."""
        for x, y in points:
            self.inside("an arrow", x, y, x, y)
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        start = ' marker-start="url(#tail)"' if both else ""
        width = 2.6 if bold else 1.5
        self.shapes.append(
            f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="{width}" '
            f'marker-end="url(#head)"{start}/>'
        )

    def note(self, x, y, *lines, anchor="start"):
        """Text beside an arrow."""
        for at, line in enumerate(lines):
            self.text(x, y + 14 * at, line, NOTE, anchor=anchor, colour=MUTED)

    def svg(self):
        """The whole file."""
        marker = (
            '<marker id="{id}" viewBox="0 0 10 10" refX="{at}" refY="5" markerWidth="8" markerHeight="8" '
            'markerUnits="userSpaceOnUse" orient="auto"><path d="{path}" fill="{colour}"/></marker>'
        )
        head = marker.format(id="head", at=9, path="M0,0 L10,5 L0,10 z", colour=LINE)
        tail = marker.format(id="tail", at=1, path="M10,0 L0,5 L10,10 z", colour=LINE)
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" '
            f'height="{self.height}" role="img" font-family="Helvetica, Arial, sans-serif">',
            f"<title>{escape(self.title)}</title>",
            f"<defs>{head}{tail}</defs>",
            f'<rect x="0.5" y="0.5" width="{self.width - 1}" height="{self.height - 1}" rx="10" fill="#ffffff" '
            f'stroke="#d1d5db"/>',
            *self.shapes,
            *self.texts,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def compute_unit():
    """The SIMDs with what they share."""
    p = Picture("compute-unit", "The compute unit: dispatcher, two SIMDs, LDS, atomic unit, memory port", 1080, 620)
    p.note(24, 44, "register bus of the host")
    p.arrow((24, 54), (176, 54))
    p.box(176, 24, 180, 60, "front", "Compute registers", "COMPUTE_PGM_LO, ...", "DISPATCH_INITIATOR")
    p.arrow((356, 54), (412, 54))
    p.box(412, 24, 256, 60, "front", "Dispatcher", "grid to work-groups to waves;", "initial SGPRs and VGPRs")
    p.note(690, 50, "One dispatch at a time; work-groups go out", "as a whole, X innermost.")
    for number, left, outward in ((0, 24, False), (1, 608, True)):
        p.group(left, 124, 448, 236, f"SIMD {number}")
        p.box(left + 8, 156, 432, 64, "front", "16 wave slots and issue",
              "PC, EXEC, VCC, SCC, M0, MODE, instruction buffer, counters;",
              "one instruction a class a cycle, from different waves")
        columns = [
            ("front", "Fetch", ["instruction", "cache"]),
            ("scalar memory", "Scalar", ["memory,", "data cache"]),
            ("vector", "ALUs", ["SALU, SGPRs", "VALU, VGPRs"]),
            ("vector memory", "Vector", ["memory,", "vector cache"]),
            ("lds", "LDS unit", ["access to", "the banks"]),
        ]
        for at, (kind, title, lines) in enumerate(reversed(columns) if outward else columns):
            x = left + 8 + 88 * at
            p.box(x, 252, 80, 84, kind, title, *lines)
            p.arrow((x + 40, 252), (x + 40, 220), both=title != "Fetch")
    p.arrow((450, 84), (450, 124))
    p.arrow((630, 84), (630, 124))
    p.note(540, 108, "waves", anchor="middle")
    p.box(488, 156, 104, 64, "front", "Barriers", "of the", "work-groups")
    p.arrow((488, 188), (464, 188), both=True)
    p.arrow((592, 188), (616, 188), both=True)
    p.box(384, 396, 312, 54, "lds", "Local data share (LDS)", "64 KiB in 32 banks, crossbar; both SIMDs in turn")
    p.arrow((424, 336), (424, 396), both=True)
    p.arrow((656, 336), (656, 396), both=True)
    p.box(384, 468, 312, 44, "vector memory", "Atomic unit", "reads, changes and writes a line, lane by lane")
    p.arrow((352, 336), (352, 490), (384, 490), both=True)
    p.arrow((728, 336), (728, 490), (696, 490), both=True)
    p.arrow((540, 512), (540, 536), both=True)
    for x in (72, 160, 320):
        p.arrow((x, 336), (x, 536), both=True)
        p.arrow((1080 - x, 336), (1080 - x, 536), both=True)
    p.box(24, 536, 1032, 36, "front", "Memory port: one request a cycle, 64-byte lines; responses in any order")
    p.arrow((540, 572), (540, 600), both=True, bold=True)
    p.note(552, 594, "memory")
    return p


def simd():
    """From fetch to the register files."""
    p = Picture("simd", "One SIMD: wave slots, issue, six classes of instructions, register files", 1080, 610)
    p.box(24, 58, 150, 96, "front", "Fetch", "instruction cache", "(4 KiB), one wave", "a cycle")
    p.arrow((99, 24), (99, 58))
    p.note(110, 34, "lines from the memory port")
    p.arrow((174, 106), (216, 106))
    p.box(216, 58, 330, 96, "front", "16 wave slots", "instruction buffer, PC, EXEC, VCC, SCC, M0, MODE",
          "predecode: length, class, whether it is executed", "counters of outstanding instructions (scoreboard)",
          copies=3)
    p.arrow((554, 106), (616, 106))
    p.note(586, 82, "ready", "heads", anchor="middle")
    p.box(616, 58, 250, 96, "front", "Issue", "one instruction a class a cycle,", "from different waves:",
          "priority, then age")
    p.arrow((924, 24), (924, 106), (866, 106))
    p.note(934, 62, "units that are ready,", "clauses")
    classes = [
        ("front", "Flow", ["branch, wait,", "barrier, sleep,", "message, end", "(in the slot)"]),
        ("scalar", "SALU", ["decode, read;", "execute, write", "(2 stages)", "float unit"]),
        ("scalar memory", "Scalar memory", ["several loads,", "data cache", "(4 KiB), jumps", "through SGPRs"]),
        ("vector", "VALU", ["queue of eight,", "operand gather,", "6 stages,", "32 lanes"]),
        ("vector memory", "Vector memory", ["reader, sender,", "vector cache,", "responses", "in any order"]),
        ("lds", "LDS unit", ["address, data,", "bank conflicts,", "atomic ALU,", "writer"]),
    ]
    p.arrow((741, 154), (741, 190))
    p.shapes.append(f'<polyline points="95,190 965,190" fill="none" stroke="{LINE}" stroke-width="2.6"/>')
    p.note(750, 178, "{wave, sequence}, dwords of the instruction")
    for at, (kind, title, lines) in enumerate(classes):
        x = 24 + 174 * at
        p.arrow((x + 71, 190), (x + 71, 226))
        p.box(x, 226, 142, 96, kind, title, *lines)
    p.box(198, 398, 490, 68, "registers", "SGPR file", "128 registers a wave with VCC, TTMP, NULL, M0, EXEC;",
          "8 read ports, one write of a pair a cycle (VALU masks first)")
    p.box(24, 398, 142, 68, "front", "Shadows", "VCC, EXEC, M0", "in the wave slot")
    p.arrow((198, 432), (166, 432))
    p.box(546, 512, 490, 56, "registers", "VGPR file, a slice in each lane", "1536 rows in 4 banks")
    p.arrow((269, 322), (269, 398), both=True)
    p.arrow((443, 322), (443, 398), both=True)
    p.arrow((600, 322), (600, 398), both=True)
    p.arrow((638, 322), (638, 358), (718, 358), (718, 512), both=True)
    p.arrow((760, 322), (760, 374), (664, 374), (664, 398))
    p.arrow((800, 322), (800, 512), both=True)
    p.arrow((965, 322), (965, 512), both=True)
    p.note(281, 364, "operands, results")
    p.note(766, 366, "base")
    p.note(728, 490, "operands")
    p.note(813, 424, "address, data;", "loaded values")
    p.note(978, 424, "address,", "data;", "results")
    p.note(24, 490, "Every write of VCC, EXEC or M0 goes to the SGPR file", "and to its shadow, which implicit operands read.")
    p.note(24, 536, "A unit tells the wave slot when it has read the last operand, when the",
           "results are written, when the response is there. A counter of the slot",
           "falls then (LOADcnt, STOREcnt, DScnt, KMcnt and those of the ALUs),",
           "and what waits for it may issue.")
    return p


def vector_alu():
    """The stages of the vector ALU."""
    p = Picture("vector-alu", "The vector ALU: queue, operand gather, stages 1 to 6, shared units", 1080, 560)
    p.arrow((24, 100), (52, 100))
    p.note(24, 44, "issue: {wave, sequence}, dwords, M0")
    p.box(52, 62, 150, 76, "vector", "Decoder", "wave64, dual issue:", "two operations;", "dot: one a pair")
    p.arrow((202, 100), (226, 100))
    p.box(226, 62, 130, 76, "vector", "Queue", "8 operations of", "all waves, in order")
    p.arrow((356, 100), (380, 100))
    p.box(380, 62, 170, 76, "vector", "Gather", "up to 4 VGPR rows", "a cycle, one a bank;", "SGPRs, constants")
    p.note(566, 78, "The head waits here for scalars that the SALU still", "writes, for VGPRs in stages 1 to 4, and for results",
           "that the shared units owe.")
    p.arrow((465, 138), (465, 190))
    p.note(476, 168, "reads of banks, by lane")
    p.group(24, 190, 1032, 216, "32 lanes")
    top = 232
    p.box(40, top, 140, 120, "registers", "VGPR slice", "4 banks;", "a row of the wave's", "base + register", copies=3)
    p.arrow((188, top + 60), (226, top + 60))
    p.box(226, top, 170, 120, "vector", "1: operands", "operand registers;", "halves, NEG, ABS,", "scalars, bypass")
    p.arrow((396, top + 26), (446, top + 26))
    p.arrow((396, top + 94), (446, top + 94))
    p.box(446, top, 260, 52, "vector", "2 to 5: integer unit", "add, shift, bits, multiply, compare")
    p.box(446, top + 68, 260, 52, "vector", "2 to 5: float unit", "fused multiply-add, conversions, formats")
    p.arrow((706, top + 26), (756, top + 26))
    p.arrow((706, top + 94), (756, top + 94))
    p.box(756, top, 150, 120, "vector", "6: write", "result in its place;", "VGPR row, bytes;", "mask bit of the lane")
    p.arrow((906, top + 60), (940, top + 60))
    p.note(946, top + 40, "VGPR slice;", "masks, collected", "over the beats:", "SGPRs, VCC, EXEC")
    p.arrow((831, top + 120), (831, 380), (311, 380), (311, top + 120))
    p.note(592, 374, "bypass, to an operation 5 cycles behind")
    p.box(52, 450, 270, 72, "vector", "Lane network", "DPP, permutes, lane reads and writes:", "first collects its source from all lanes")
    p.arrow((250, top + 120), (250, 450), both=True)
    p.box(430, 450, 300, 72, "vector", "Shared units", "transcendental functions: 8 lanes a clock;", "binary64")
    p.arrow((580, top + 120), (580, 450), both=True)
    p.note(748, 470, "An operation leaves after stage 2 and launches", "again 6 cycles before its results come. Its",
           "registers hold back who reads or writes them.")
    return p


def vector_memory():
    """From issue to the responses of memory."""
    p = Picture("vector-memory", "Vector memory: reader, sender, cache, requests, responses", 1080, 540)
    p.arrow((24, 110), (56, 110))
    p.note(24, 50, "issue: GLOBAL, FLAT, SCRATCH, BUFFER")
    p.box(56, 64, 200, 92, "vector memory", "Reader", "parts of one beat and at", "most 4 dwords: scalars,", "address and data rows")
    p.arrow((156, 208), (156, 156))
    p.box(56, 208, 200, 60, "registers", "SGPR file, VGPR file", "base, offset, resource;", "rows, a beat a cycle")
    p.arrow((256, 110), (296, 110))
    p.box(296, 64, 230, 92, "vector memory", "Sender", "address of each lane; one step:", "the lanes that share a line,", "with all their dwords there")
    p.arrow((526, 110), (566, 110))
    p.box(566, 64, 200, 92, "vector memory", "Vector cache: tags", "direct-mapped,", "written through; a line", "is requested once")
    p.arrow((766, 110), (834, 110), bold=True)
    p.note(800, 96, "miss", anchor="middle")
    p.box(834, 64, 222, 92, "front", "Memory port", "64-byte lines with a mask", "of bytes; its clients in turn")
    p.arrow((411, 156), (411, 208))
    p.box(296, 208, 230, 60, "vector memory", "Store line", "gathers what lanes write to", "a line; mask of its bytes")
    p.arrow((526, 238), (900, 238), (900, 156), bold=True)
    p.note(676, 256, "stores; the line is dropped", "from the caches of both SIMDs")
    p.arrow((340, 156), (340, 182), (270, 182), (270, 470), (834, 470))
    p.arrow((834, 448), (380, 448), (380, 386))
    p.note(440, 443, "old values")
    p.box(834, 432, 222, 60, "vector memory", "Atomic unit", "shared by the SIMDs;", "keeps 16 lines")
    p.note(440, 486, "atomic operations, lane by lane")
    p.arrow((1010, 432), (1010, 156), both=True)
    p.arrow((666, 156), (666, 310))
    p.note(676, 180, "a record for each step,", "in program order")
    p.box(566, 310, 200, 76, "vector memory", "Request table", "who waits for which line,", "in the order of the records")
    p.arrow((945, 156), (945, 310))
    p.note(936, 270, "responses,", "any order", anchor="end")
    p.box(834, 310, 130, 76, "vector memory", "Cache: data", "lines of loads")
    p.arrow((834, 348), (766, 348))
    p.arrow((566, 348), (526, 348))
    p.arrow((900, 386), (900, 406), (411, 406), (411, 386))
    p.box(296, 310, 230, 76, "vector memory", "Load format", "8 and 16 bits, sign, D16,", "transposed tiles; a row a cycle")
    p.arrow((296, 348), (200, 348), (200, 268))
    p.note(60, 344, "dwords into", "the VGPR file")
    p.note(540, 424, "LOADcnt and STOREcnt fall in the order of the records.")
    p.note(56, 500, "An invalidate (GLOBAL_INV) begins a new epoch:", "no line that was read before it is used again.")
    return p


def lds():
    """The access unit of a SIMD and the banks."""
    p = Picture("lds", "The local data share: access unit of a SIMD, crossbar, banks, writer", 1080, 560)
    p.group(24, 52, 680, 420, "LDS access unit, one in each SIMD")
    p.note(24, 34, "issue: two instructions, the one that is executed and the one behind it")
    p.arrow((6, 128), (44, 128))
    p.box(44, 90, 180, 76, "lds", "Instruction", "current and next;", "decode")
    p.arrow((224, 128), (264, 128))
    p.box(264, 90, 190, 76, "lds", "Read", "address and data rows,", "one a cycle")
    p.arrow((359, 206), (359, 166))
    p.box(264, 206, 190, 44, "registers", "VGPR file")
    p.arrow((454, 128), (494, 128))
    p.box(494, 90, 190, 76, "lds", "Access", "dword by dword, until", "every lane is served")
    p.arrow((684, 110), (770, 110), bold=True)
    p.note(737, 86, "bank, row,", "data", anchor="middle")
    p.arrow((770, 148), (684, 148))
    p.note(737, 166, "served", anchor="middle")
    p.box(494, 206, 190, 60, "lds", "Lanes left", "by bank conflicts: the", "next cycle is theirs")
    p.arrow((560, 166), (560, 206))
    p.arrow((620, 206), (620, 166))
    p.box(494, 310, 190, 60, "lds", "Drain", "serial instructions: loaded", "words of a lane come back")
    p.arrow((770, 340), (684, 340))
    p.box(264, 310, 190, 60, "lds", "Compute", "atomic ALU, lane by lane;", "its result is stored")
    p.arrow((494, 340), (454, 340))
    p.arrow((410, 310), (410, 288), (474, 288), (474, 150), (494, 150))
    p.box(264, 396, 420, 60, "lds", "Writer", "formats results; a row a cycle, while the next beat or", "instruction is read; DScnt falls")
    p.arrow((820, 378), (820, 426), (684, 426))
    p.note(832, 418, "loaded words")
    p.arrow((264, 426), (244, 426), (244, 228), (264, 228))
    p.note(44, 290, "Swizzles and permutes", "use rows of the banks", "that no work-group has.", "Ray tracing stacks go",
           "from Read to Access and", "back for each step.")
    p.group(770, 52, 286, 326, "LDS core, shared by the SIMDs")
    p.box(790, 90, 246, 76, "lds", "Crossbar", "for each bank the first lane that", "wants it decides the row; of loads", "every lane that wants the row")
    p.arrow((913, 166), (913, 198))
    p.box(790, 206, 238, 60, "registers", "32 banks of dwords", "64 KiB for the work-groups;", "one row a bank a cycle", copies=3)
    p.arrow((913, 266), (913, 310))
    p.box(790, 310, 246, 50, "lds", "Return", "one cycle later, by lane")
    p.note(24, 500, "The SIMDs take turns when both want the banks; an atomic operation of a lane holds the other one off until it is stored.",
           "A load of one dword a lane takes an access unit two cycles without conflicts, so two SIMDs keep all banks busy.",
           "A FLAT instruction runs here too, for the lanes in the LDS aperture.")
    return p


def graphics_pipeline():
    """From packets to pixels."""
    p = Picture("graphics-pipeline", "The graphics pipeline: command processor, VGT, vertex stage, PA, SC, SPI, DB, CB, around the SIMDs", 1080, 560)
    p.box(24, 58, 170, 76, "front", "Command processor", "packets: registers,", "draws, moves, waits")
    p.arrow((194, 96), (250, 96))
    p.note(222, 44, "a draw", anchor="middle")
    p.box(250, 58, 160, 76, "front", "VGT", "indices, primitives;", "batches of vertices")
    p.arrow((410, 96), (466, 96))
    p.box(466, 58, 170, 76, "vector memory", "Vertex stage", "a wave for a batch;", "positions, parameters")
    p.arrow((636, 96), (692, 96))
    p.note(664, 44, "primitives", anchor="middle")
    p.box(692, 58, 160, 76, "scalar", "PA", "clips, divides, culls,", "sets up: a program")
    p.arrow((852, 96), (900, 96))
    p.note(876, 44, "shapes", anchor="middle")
    p.box(900, 58, 156, 76, "scalar", "SC", "tiles of 8 by 8, quads,", "weights, depths, W")
    p.arrow((978, 134), (978, 210))
    p.note(988, 178, "quads")
    p.box(900, 210, 156, 76, "vector memory", "SPI", "16 quads a wave, their", "inputs and parameters")
    p.arrow((900, 248), (852, 248))
    p.box(692, 210, 160, 76, "front", "Launcher", "SGPRs, VGPRs, EXEC;", "one wave at a time")
    p.arrow((600, 134), (600, 172), (772, 172), (772, 210))
    p.note(782, 190, "waves")
    p.arrow((692, 248), (636, 248))
    p.box(466, 210, 170, 76, "vector", "SIMDs", "of the compute unit:", "waves of shaders; LDS")
    p.arrow((510, 210), (510, 134))
    p.note(500, 178, "exports", anchor="end")
    p.group(446, 330, 426, 116, "Back end")
    p.box(692, 360, 160, 76, "lds", "DB", "depth, stencil, early", "or late; 16 lines")
    p.box(466, 360, 170, 76, "lds", "CB", "blending, masks,", "formats; 16 lines")
    p.arrow((978, 286), (978, 398), (852, 398), both=True)
    p.note(988, 346, "quads;", "pixels that", "are left")
    p.arrow((692, 398), (636, 398))
    p.arrow((551, 286), (551, 360))
    p.note(560, 318, "exports: colours, depths")
    p.box(60, 210, 134, 76, "registers", "Registers", "VGT, PA, SPI, GB,", "TP, DB, CB")
    p.arrow((127, 134), (127, 210))
    p.note(60, 304, "of the draw, for every unit")
    p.box(24, 496, 1032, 36, "front", "Memory port: lines of 64 bytes")
    p.arrow((40, 134), (40, 496), both=True)
    p.note(50, 400, "ring, buffers of packets")
    p.arrow((290, 134), (290, 496), both=True)
    p.note(300, 330, "indices")
    p.arrow((466, 266), (420, 266), (420, 496), both=True)
    p.note(410, 470, "vertices, textures, code", anchor="end")
    for x, what in ((551, "colours"), (772, "depths, stencils")):
        p.arrow((x, 436), (x, 496), both=True)
        p.note(x + 10, 472, what)
    return p


PICTURES = (compute_unit, simd, vector_alu, vector_memory, lds, graphics_pipeline)


def main():
    parser = argparse.ArgumentParser(description="Draws docs/images/{compute-unit,simd,vector-alu,vector-memory,lds,graphics-pipeline}.svg.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a picture is not what this draws")
    check = parser.parse_args().check
    stale = []
    for picture in (draw() for draw in PICTURES):
        path, text = IMAGES / f"{picture.name}.svg", picture.svg()
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    if stale:
        sys.exit(f"diagrams: out of date: {', '.join(stale)}; run scripts/diagrams.py and commit")


if __name__ == "__main__":
    main()
