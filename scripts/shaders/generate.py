#!/usr/bin/env python3
"""Random compute shaders in GLSL whose results are the same on every implementation of Vulkan, for scripts/random-shaders.sh.

    generate.py SEED FILE.comp [--words]

Variables of all types are assigned expressions of each other in branches and loops that invocations take differently; arrays, shared memory and
atomic operations among them. What Vulkan leaves open is left out: floats are not contracted (the script sees to that), do not leave the normal
numbers, and are neither divided nor rooted. Subgroups have other sizes elsewhere, so a shader checks operations of subgroups itself: against a loop
over what the invocations have put into shared memory. Word 0 of an invocation is the number of the first check that fails, or zero.

--words leaves out types of 8 and 16 bits, which GFX7 does not have.
"""
import argparse
import random

ITEMS = 128           # invocations of a work-group
WORDS = 64            # words of an invocation
ATOMIC = 48           # the first of those that atomic operations change
INPUT = 4096          # words of input

HEAD = """#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_shuffle_relative : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#extension GL_KHR_shader_subgroup_rotate : require
layout(local_size_x = ITEMS) in;
layout(set = 0, binding = 0) readonly buffer Input { uint words[]; };
layout(set = 0, binding = 0) readonly buffer Longs { uint64_t longs[]; };
layout(set = 0, binding = 1) buffer Output { uint results[]; };
layout(set = 0, binding = 1) buffer LongOutput { uint64_t long_results[]; };
layout(set = 0, binding = 2) uniform Uniforms { uvec4 uniforms[64]; };
layout(push_constant) uniform Constants { uint push[16]; };
shared uint told[ITEMS];
shared uint64_t long_told[ITEMS];
shared uint own[2 * ITEMS];
bool is_set(uvec4 mask, uint bit) { return (mask[bit >> 5] >> (bit & 31u) & 1u) != 0u; }
float small(int x) { return float(x >> 10); }
int whole(float x) { return isnan(x) ? 0 : x >= 2147483648.0 ? 0x7fffffff : x <= -2147483648.0 ? int(0x80000000) : int(x); }
int whole(double x) { return isnan(x) ? 0 : x >= 2147483647.0lf ? 0x7fffffff : x <= -2147483647.0lf ? int(0x80000001) : int(x); }
float narrow(double x) { return isnan(x) || abs(x) < 1e-30lf ? 0.0 : float(x); }
uint bits(float x) { return isnan(x) ? 0x7fc00000u : abs(x) < 1e-30 ? 0u : floatBitsToUint(x); }
uint64_t bits(double x) { return isnan(x) ? 0x7ff8ul : x == 0.0lf ? 0ul : doubleBitsToUint64(x); }
float least(float a, float b) { return a < b ? a : b; }
double least(double a, double b) { return a < b ? a : b; }
int quotient(int a, int b) { return b == 0 || b == -1 ? a : a / b; }
int remainder_of(int a, int b) { return b <= 0 || a < 0 ? a : a % b; }
uint upper(uint a, uint b) { uint high, low; umulExtended(a, b, high, low); return high; }
int upper(int a, int b) { int high, low; imulExtended(a, b, high, low); return high; }
uint carried(uint a, uint b) { uint carry, sum = uaddCarry(a, b, carry); return sum ^ carry << 7; }
uint borrowed(uint a, uint b) { uint borrow, difference = usubBorrow(a, b, borrow); return difference ^ borrow << 9; }
"""
SMALL = """#extension GL_EXT_shader_subgroup_extended_types_int8 : require
#extension GL_EXT_shader_subgroup_extended_types_int16 : require
#extension GL_EXT_integer_dot_product : require
"""
SMALL_FUNCTIONS = """float wide(float16_t x) { return float(x); }
float16_t half_of(float x) { return isnan(x) || abs(x) < 0.001 ? float16_t(0) : abs(x) > 60000.0 ? float16_t(60000.0) : float16_t(x); }
float16_t least(float16_t a, float16_t b) { return a < b ? a : b; }
uint bits(float16_t x) { return isnan(x) ? 0x7e00u : abs(x) < float16_t(0.001) ? 0u : uint(float16BitsToUint16(x)); }
uint pair(u16vec2 x) { return uint(x.x) | uint(x.y) << 16; }
"""

WIDTHS = {"uint": 32, "int": 32, "uint64_t": 64, "int64_t": 64, "uint16_t": 16, "int16_t": 16, "uint8_t": 8, "int8_t": 8}
SIGNED = {"int", "int64_t", "int16_t", "int8_t"}
FLOATS = {"float": 32, "double": 64, "float16_t": 16}
PAIRS = {"u16vec2": "uint16_t", "i16vec2": "int16_t"}
LARGE_TYPES = ["uint", "int", "uint64_t", "int64_t", "uint", "int", "float", "double", "uint", "int", "float"]
SMALL_TYPES = ["uint16_t", "int16_t", "uint8_t", "int8_t", "float16_t", "u16vec2", "i16vec2"]


class Writer:
    def __init__(self, seed, small):
        self.random = random.Random(seed)
        self.small = small
        types = LARGE_TYPES + (SMALL_TYPES if small else [])
        self.variables = [(f"v{number}", of) for number, of in enumerate(types)]
        self.types = sorted(set(types))
        self.lines, self.depth, self.loops, self.checks, self.diverged = [], 1, 0, 0, 0

    def line(self, text):
        self.lines.append("    " * self.depth + text)

    def variable(self, of):
        return self.random.choice([name for name, other in self.variables if other == of])

    def convert(self, text, of, to):
        """`text` of one type as another one: the same value on every machine."""
        if of == to:
            return text
        if of in PAIRS:
            return f"{to}({text})" if to in PAIRS else self.convert(f"({text}).{self.random.choice('xy')}", PAIRS[of], to)
        if to in PAIRS:
            other = self.leaf(of)
            return f"{to}({self.convert(text, of, PAIRS[to])}, {self.convert(other, of, PAIRS[to])})"
        if of == "float16_t":
            return self.convert(f"wide({text})", "float", to)
        if to == "float16_t":
            return f"half_of({self.convert(text, of, 'float')})"
        if of in FLOATS:
            if to in FLOATS:
                return f"narrow({text})" if to == "float" else f"double({text})"
            return f"{to}(whole({text}))"
        if to in FLOATS:
            return f"small(int({text}))" if to == "float" else f"double(int({text}))"
        return f"{to}({text})"

    def constant(self, of):
        if of in PAIRS:
            return f"{of}({self.constant(PAIRS[of])}, {self.constant(PAIRS[of])})"
        if of in FLOATS:
            return f"{of}({self.random.choice(['0.0', '1.0', '-1.0', '0.5', '2.0', '-4.0', '3.25', '-0.1', '17.0'])})"
        value = self.random.choice([0, 1, 2, 15, 31, 63, 64, 65, 255, 0x7fff, 0x8000, 0xffffffff, 0x80000000, -1, -16, -17, self.random.getrandbits(64)])
        value &= (1 << WIDTHS[of]) - 1
        return f"{of}(0x{value:x}{'ul' if WIDTHS[of] == 64 else 'u'})"

    def leaf(self, of):
        if self.random.random() < 0.15:
            return self.constant(of)
        if of == "uint" and self.random.random() < 0.2:
            return self.random.choice([
                "gl_LocalInvocationIndex", "gl_WorkGroupID.x", f"push[{self.random.randrange(16)}]", f"uniforms[{self.variable('uint')} & 63u].{self.random.choice('xyzw')}",
                f"words[{self.variable('uint')} & {INPUT - 1}u]", f"array[{self.variable('uint')} & 7u]",
            ])
        if of == "uint64_t" and self.random.random() < 0.2:
            return f"longs[{self.variable('uint')} & {INPUT // 2 - 1}u]"
        return self.variable(of)

    def condition(self, depth):
        of = self.random.choice([of for of in self.types if of not in PAIRS])
        return f"({self.expression(of, depth - 1)} {self.random.choice(['<', '<=', '>', '>=', '==', '!='])} {self.expression(of, depth - 1)})"

    def expression(self, of, depth):
        if depth <= 0:
            return self.leaf(of)
        choice = self.random.random()
        if choice < 0.12:
            other = self.random.choice(self.types)
            return self.convert(self.expression(other, depth - 1), other, of)
        if choice < 0.2:
            return f"({self.condition(depth)} ? {self.leaf(of)} : {self.expression(of, depth - 1)})"
        a, b = self.expression(of, depth - 1), self.expression(of, depth - 1)
        if of in FLOATS:
            sums = [f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"-({a})", f"abs({a})", f"least({a}, {b})"]
            return self.random.choice(sums + [f"{name}({a})" for name in ("floor", "trunc", "ceil", "roundEven")])
        word = WIDTHS[PAIRS.get(of, of)]
        amount = self.random.choice([f"{of}({self.random.randrange(word)})", f"({b} & {of}({word - 1}))"])
        if word == 64:
            amount = f"({self.expression('uint', depth - 2)} & 63u)"
        forms = [f"({a} {sign} {b})" for sign in "+-*&|^"]
        forms += [f"({a} << {amount})", f"({a} >> {amount})", f"(~{a})", f"min({a}, {b})", f"max({a}, {b})", f"({a} * {b} + {self.leaf(of)})", f"({a} ^ {b} ^ {self.leaf(of)})", f"(({a} << {amount}) | {b})"]
        if of in PAIRS:
            return self.random.choice(forms + [f"({a}).yx", f"({a} + ({b}).xx)"])
        forms += [f"abs({a})"] if of in SIGNED else [f"({a} / ({b} | {of}(1)))", f"({a} % ({b} | {of}(1)))"]
        return self.random.choice(forms + self.special(of, a, b, depth))

    def special(self, of, a, b, depth):
        """Forms of one type alone."""
        five = lambda: f"int({self.expression('uint', depth - 2)} & 15u)"
        if of == "uint":
            forms = [f"bitfieldExtract({a}, {five()}, {five()})", f"bitfieldInsert({a}, {b}, {five()}, {five()})", f"bitfieldReverse({a})", f"uint(bitCount({a}))", f"uint(findLSB({a}))", f"uint(findMSB({a}))",
                     f"upper({a}, {b})", f"carried({a}, {b})", f"borrowed({a}, {b})", f"bits({self.expression('float', depth - 1)})", f"uint({self.expression('uint64_t', depth - 1)} >> 32)"]
            dots = [f"dotPacked4x8EXT({a}, {b})", f"dotPacked4x8AccSatEXT({a}, {b}, {self.leaf('uint')})", f"dotEXT({self.variable('u16vec2')}, {self.variable('u16vec2')})"] if self.small else []
            return forms + dots + ([f"pair({self.expression('u16vec2', depth - 1)})"] if self.small else [])
        if of == "int":
            dots = [f"dotPacked4x8EXT({a}, {b})", f"dotPacked4x8EXT({a}, uint({b}))", f"dotPacked4x8AccSatEXT({a}, {b}, {self.leaf('int')})",
                    f"dotEXT({self.variable('i16vec2')}, {self.variable('i16vec2')})"] if self.small else []
            return dots + [f"bitfieldExtract({a}, {five()}, {five()})", f"findLSB({a})", f"findMSB({a})", f"upper({a}, {b})", f"sign({a})", f"quotient({a}, {b})", f"remainder_of({a}, {b})"]
        if of == "uint64_t":
            return [f"packUint2x32(uvec2({self.expression('uint', depth - 1)}, {self.leaf('uint')}))", f"(uint64_t({self.expression('uint', depth - 1)}) * uint64_t({self.leaf('uint')}))"]
        return [f"(int64_t({self.expression('int', depth - 1)}) * int64_t({self.leaf('int')}))"] if of == "int64_t" else []

    def block(self, statements):
        self.depth += 1
        for _ in range(statements):
            self.statement()
        self.depth -= 1

    def statement(self):
        choice = self.random.random()
        if choice < 0.25:
            self.check()
        elif choice < 0.6 or self.depth > 3:
            name, of = self.random.choice(self.variables)
            self.line(f"{name} = {self.expression(of, 3)};")
        elif choice < 0.82:
            self.diverged += 1
            if self.random.random() < 0.6:
                self.line(f"if ({self.condition(2)}) {{")
                self.block(self.random.randrange(1, 4))
                self.line("} else {")
            else:
                self.loops += 1
                self.line(f"for (uint i{self.loops} = 0u; i{self.loops} < ({self.expression('uint', 1)} & 3u); i{self.loops}++) {{")
            self.block(self.random.randrange(1, 3))
            self.line("}")
            self.diverged -= 1
        elif choice < 0.88:
            self.line(f"array[{self.expression('uint', 1)} & 7u] = {self.expression('uint', 2)};")
        elif choice < 0.94:
            self.line(f"own[2u * gl_LocalInvocationIndex + ({self.leaf('uint')} & 1u)] = {self.expression('uint', 2)};")
            self.line(f"v0 += own[2u * gl_LocalInvocationIndex + ({self.leaf('uint')} & 1u)];")
        else:
            operation = self.random.choice(["Add", "Xor", "Or", "And", "Min", "Max", "Exchange"])
            self.line(self.random.choice([
                f"v0 ^= atomic{operation}(results[{WORDS}u * id + {ATOMIC}u + ({self.leaf('uint')} & 3u)], {self.expression('uint', 1)});",
                f"v0 ^= atomic{operation}(own[2u * gl_LocalInvocationIndex], {self.expression('uint', 1)});",
                f"v2 ^= atomic{operation}(long_results[{WORDS // 2}u * id + {ATOMIC // 2 + 2}u + ({self.leaf('uint')} & 1u)], {self.expression('uint64_t', 1)});",
            ]))

    def expect(self, condition):
        self.checks += 1
        self.line(f"if (!({condition})) wrong = wrong == 0u ? {self.checks}u : wrong;")

    def check(self):
        """An operation of the subgroup, and a loop that must give the same."""
        of = self.random.choice([of for of in WIDTHS if of in self.types])
        place = "long_told" if WIDTHS[of] == 64 else "told"
        at = lambda index: f"{of}({place}[base + {index}])"
        self.line(f"{{ {of} x = {self.expression(of, 2)};")
        self.depth += 1
        self.line("uvec4 live = subgroupBallot(true); uint base = gl_SubgroupID * gl_SubgroupSize, me = gl_SubgroupInvocationID, size = gl_SubgroupSize;")
        barrier = "subgroupMemoryBarrierShared();"
        stored = "uint64_t(x)" if WIDTHS[of] == 64 else "uint(x)"
        self.line(f"{barrier} {place}[gl_LocalInvocationIndex] = {stored}; {barrier}")
        if not self.diverged:
            self.line("subgroupBarrier();")
        self.random.choice([self.reduction, self.reduction, self.exchange, self.exchange, self.ballot])(of, at)
        self.depth -= 1
        self.line("}")

    def reduction(self, of, at):
        name, form = self.random.choice([("Add", "sum + y"), ("Mul", "sum * y"), ("Min", "min(sum, y)"), ("Max", "max(sum, y)"), ("And", "sum & y"), ("Or", "sum | y"), ("Xor", "sum ^ y")])
        cluster = self.random.choice([1, 2, 4, 8])
        kind, counted = self.random.choice([(f"subgroup{name}(x)", "true"), (f"subgroupInclusive{name}(x)", "i <= me"), (f"subgroupExclusive{name}(x)", "i < me"),
                                            (f"subgroupClustered{name}(x, {cluster}u)", f"i / {cluster}u == me / {cluster}u")])
        self.line(f"{of} sum = {of}(0); bool any_ = false;")
        self.line(f"for (uint i = 0u; i < size; i++) if (is_set(live, i) && ({counted})) {{ {of} y = {at('i')}; sum = any_ ? {of}({form}) : y; any_ = true; }}")
        self.line(f"{of} got = {kind};")
        self.expect("!any_ || got == sum")

    def exchange(self, of, at):
        number, cluster = self.random.randrange(4), self.random.choice([1, 2, 4, 8, 16, 32])
        index, call = self.random.choice([
            (f"({self.expression('uint', 1)}) & (size - 1u)", "subgroupShuffle(x, index)"), (f"me ^ {number + 1}u", f"subgroupShuffleXor(x, {number + 1}u)"),
            (f"me - {number + 1}u", f"subgroupShuffleUp(x, {number + 1}u)"), (f"me + {number + 1}u", f"subgroupShuffleDown(x, {number + 1}u)"), (f"{number}u", f"subgroupBroadcast(x, {number}u)"),
            (f"me & ~3u | {number}u", f"subgroupQuadBroadcast(x, {number}u)"), ("me ^ 1u", "subgroupQuadSwapHorizontal(x)"), ("me ^ 2u", "subgroupQuadSwapVertical(x)"), ("me ^ 3u", "subgroupQuadSwapDiagonal(x)"),
            ("subgroupBallotFindLSB(live)", "subgroupBroadcastFirst(x)"),
            (f"(me + {number + 1}u) & (size - 1u)", f"subgroupRotate(x, {number + 1}u)"),
            (f"me & ~{cluster - 1}u | (me + {number + 1}u) & {cluster - 1}u", f"subgroupClusteredRotate(x, {number + 1}u, {cluster}u)"),
        ])
        self.line(f"uint index = {index}; {of} got = {call};")
        self.expect(f"index >= size || !is_set(live, index) || got == {at('(index & (size - 1u))')}")

    def ballot(self, of, at):
        self.line(f"bool p = ({at('me')} & {of}({self.random.choice([1, 3, 5])})) != {of}(0); uvec4 mask = subgroupBallot(p); uint count = 0u, before = 0u; bool right = true, all_ = true;")
        same = f"({at('i')} & {of}(1))"
        self.line("for (uint i = 0u; i < size; i++) if (is_set(live, i)) { bool y = is_set(mask, i); count += uint(y); before += uint(y && i < me); all_ = all_ && y; } else right = right && !is_set(mask, i);")
        self.expect("right && is_set(mask, me) == p && subgroupBallotBitCount(mask) == count && subgroupBallotExclusiveBitCount(mask) == before && subgroupBallotInclusiveBitCount(mask) == before + uint(p)")
        self.expect("subgroupAll(p) == all_ && subgroupAny(p) == (count != 0u) && subgroupElect() == (me == subgroupBallotFindLSB(live))")
        self.line(f"bool equal = true; for (uint i = 0u; i < size; i++) if (is_set(live, i) && {same} != (x & {of}(1))) equal = false;")
        self.expect(f"subgroupAllEqual(x & {of}(1)) == equal")

    def shader(self):
        self.line("uint id = gl_GlobalInvocationID.x, wrong = 0u, array[8];")
        self.line(f"for (uint i = 0u; i < 8u; i++) array[i] = words[(id * 8u + i) & {INPUT - 1}u] * 2654435761u;")
        self.line(f"for (uint i = 0u; i < 2u; i++) own[2u * gl_LocalInvocationIndex + i] = words[(id + i * 77u) & {INPUT - 1}u];")
        for number, (name, of) in enumerate(self.variables):
            word = f"words[(id * 16u + {number}u) & {INPUT - 1}u]"
            value = f"{of}({word}, {word} >> 16)" if of in PAIRS else self.convert(f"int({word})", "int", of)
            if WIDTHS.get(of) == 64:
                value = f"{of}({word}) * {of}(0x9e3779b97f4a7c15ul)"
            self.line(f"{'precise ' if of in FLOATS else ''}{of} {name} = {value};")
        for _ in range(self.random.randrange(8, 16)):
            self.statement()
        outcomes = ["wrong"] + [f"array[{at}]" for at in range(8)] + ["own[2u * gl_LocalInvocationIndex]", "own[2u * gl_LocalInvocationIndex + 1u]"]
        for name, of in self.variables:
            if of in FLOATS and FLOATS[of] < 64:
                outcomes.append(f"bits({name})")
            elif of == "double" or WIDTHS.get(of) == 64:
                value = f"bits({name})" if of == "double" else f"uint64_t({name})"
                outcomes += [f"uint({value})", f"uint({value} >> 32)"]
            else:
                outcomes.append(f"pair(u16vec2({name}))" if of in PAIRS else f"uint({name})")
        assert len(outcomes) <= ATOMIC
        for at, outcome in enumerate(outcomes):
            self.line(f"results[{WORDS}u * id + {at}u] = {outcome};")
        version, rest = HEAD.split("\n", 1)
        head = "\n".join([version, (SMALL if self.small else "") + rest + (SMALL_FUNCTIONS if self.small else "")])
        return head.replace("ITEMS", str(ITEMS)) + "void main() {\n" + "\n".join(self.lines) + "\n}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    parser.add_argument("file")
    parser.add_argument("--words", action="store_true")
    arguments = parser.parse_args()
    with open(arguments.file, "w", encoding="utf-8") as file:
        file.write(Writer(arguments.seed, not arguments.words).shader())


if __name__ == "__main__":
    main()
