//! Expressions of every type, with operators inside of each other.

use super::generate::{MEMBERS, RECORDS, VARIABLES, WORD, Writer};
use super::types::{Element, Float, Pair, Signed, Type, Unsigned, cast};
use tombolo_testbenches::random::{below, pick};

const INTEGERS: [Type; 8] =
    [Unsigned(8), Signed(8), Unsigned(16), Signed(16), Unsigned(32), Signed(32), Unsigned(64), Signed(64)];

/// A number of which a compiler knows no bit.
const UNKNOWN_64: &str = "(((ulong)in[3] << 32) | in[1])";

impl Writer {
    /// An expression of a type, with operators inside of each other at most so many times.
    pub fn expression(&mut self, of: Type, levels: u32) -> String {
        if levels == 0 || self.chance(15) {
            return self.leaf(of);
        }
        match of {
            Float(16) => self.half(levels - 1),
            Float(_) => self.float(of, levels - 1),
            Pair(Element::Float) => self.pair_of_floats(levels - 1),
            Pair(element) => self.pair(element, levels - 1),
            _ => self.integer(of, levels - 1),
        }
    }

    /// A variable, something in a record, a word from another work-item, or a constant.
    pub fn leaf(&mut self, of: Type) -> String {
        if self.chance(15) && !matches!(of, Pair(_)) {
            return match of {
                Float(width) => {
                    let value = pick(&mut self.random, &["1.0", "0.5", "-3.25", "1e-3", "12345.678"]);
                    match width {
                        16 => format!("((half){value}f)"),
                        32 => format!("{value}f"),
                        _ => value.to_owned(),
                    }
                }
                _ => {
                    let any = i64::from(self.random.next_u32() >> 1);
                    let value = pick(&mut self.random, &[0, 1, 2, 3, 7, 31, -1, 255, -128, 65535, 0x7fff_ffff, any]);
                    format!("(({}){value})", of.name())
                }
            };
        }
        if self.chance(8) {
            let record = pick(&mut self.random, &RECORDS);
            let (member, count, from, chooses) = pick(&mut self.random, &MEMBERS);
            return cast(&format!("{record}->{member}[{chooses} & {}u]", count - 1), from, of);
        }
        if self.chance(5) {
            return cast(&format!("mail_{}", below(&mut self.random, 2)), WORD, of);
        }
        let variable = below(&mut self.random, self.variables.len() as u32) as usize;
        cast(&format!("v{variable}"), VARIABLES[variable], of)
    }

    fn float(&mut self, of: Type, levels: u32) -> String {
        let width = of.width();
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        match below(&mut self.random, 13) {
            at @ 0..3 => format!("({a} {} {b})", ["+", "-", "*"][at as usize]),
            3 => format!("FMA_F{width}({a}, {b}, {})", self.expression(of, levels)),
            4 => format!("SMALLER({}, {})", self.leaf(of), self.leaf(of)),
            5 => format!("COPYSIGN_F{width}({a}, number_f{width}({b}))"),
            6 => format!("({a} < {b} ? {} : {})", self.expression(of, levels), self.leaf(of)),
            7 => {
                let from = pick(&mut self.random, &INTEGERS);
                cast(&self.expression(from, levels), from, of)
            }
            8 => format!("LDEXP_F{width}({a}, (int)({} & 511u) - 256)", self.leaf(WORD)),
            9 => {
                let from = pick(&mut self.random, self.variables);
                cast(&self.expression(from, levels), from, of)
            }
            // Division of binary32 and its root may be a little off.
            10 if width == 64 => format!("({a} / {b})"),
            11 if width == 64 => format!("SQRT_F64(FABS_F64({a}))"),
            10 => format!("FMOD_F{width}({}, {})", self.leaf(of), self.leaf(of)),
            _ => {
                let function = pick(&mut self.random, &["TRUNC", "RINT", "FABS", "FLOOR", "CEIL", "ROUND"]);
                format!("{function}_F{width}({a})")
            }
        }
    }

    fn half(&mut self, levels: u32) -> String {
        let of = Float(16);
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        match below(&mut self.random, 8) {
            at @ 0..3 => format!("((half)({a} {} {b}))", ["+", "-", "*"][at as usize]),
            3 => format!("({a} < {b} ? {} : {})", self.expression(of, levels), self.leaf(of)),
            4 => format!("(-{a})"),
            5 => format!("({}).y", self.expression(Pair(Element::Float), levels)),
            6 => {
                let function = pick(&mut self.random, &["floor", "trunc", "abs", "ceil"]);
                format!("__builtin_elementwise_{function}({a})")
            }
            _ => {
                let from = pick(&mut self.random, &[Float(32), Float(64), Signed(16), Unsigned(16), Unsigned(8)]);
                cast(&self.expression(from, levels), from, of)
            }
        }
    }

    fn pair_of_floats(&mut self, levels: u32) -> String {
        let of = Pair(Element::Float);
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        match below(&mut self.random, 8) {
            at @ 0..3 => format!("({a} {} {b})", ["+", "-", "*"][at as usize]),
            3 => format!("({a} * {b} - {})", self.leaf(of)),
            4 => format!("(-{a})"),
            5 => {
                format!("pair_of_half2({}, {})", self.expression(Float(16), levels), self.expression(Float(16), levels))
            }
            6 => format!("half2_{}({a})", pick(&mut self.random, &["yx", "xx", "yy"])),
            _ => format!("__builtin_elementwise_abs({a})"),
        }
    }

    /// A pair of integers.
    fn pair(&mut self, element: Element, levels: u32) -> String {
        let of = Pair(element);
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        // Sums of signed numbers that overflow are not defined: they are those of unsigned ones.
        let operators: &[&str] =
            if element == Element::Unsigned { &["+", "-", "*", "&", "|"] } else { &["&", "|", "^"] };
        match below(&mut self.random, 9) {
            0..3 => format!("({a} {} {b})", pick(&mut self.random, operators)),
            3 => format!("({a} >> ({b} & TWICE({}, 15)))", of.name()),
            4 if element == Element::Unsigned => format!("({a} << ({b} & TWICE(ushort2, 15)))"),
            4..6 => {
                let function = pick(&mut self.random, &["min", "max", "add_sat", "sub_sat"]);
                format!("__builtin_elementwise_{function}({a}, {b})")
            }
            6 => {
                let [x, y] = [(); 2].map(|()| self.expression(element.of(), levels));
                format!("pair_of_{}({x}, {y})", of.name())
            }
            7 => format!("{}_{}({a})", of.name(), pick(&mut self.random, &["yx", "xx", "yy"])),
            _ => {
                let from = pick(&mut self.random, self.variables);
                cast(&self.expression(from, levels), from, of)
            }
        }
    }

    fn integer(&mut self, of: Type, levels: u32) -> String {
        let (width, wide) = (of.width(), of.wide());
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        let [wide_a, wide_b] = [&a, &b].map(|operand| cast(operand, of, wide));
        let bits = wide.width();
        let value = match below(&mut self.random, 27) {
            at @ 0..3 => format!("{wide_a} {} {wide_b}", ["+", "-", "*"][at as usize]),
            // LLVM 19 divides what it takes for numbers of 24 bits in binary32, unsigned ones with copies of their sign in the upper bits
            // too, which is wrong: so it must not know these bits.
            at @ 3..5 => {
                let unknown = if bits == 64 { UNKNOWN_64 } else { "in[3]" };
                let operator = ["/", "%"][at as usize - 3];
                format!("({wide_a} ^ {unknown}) {operator} (({wide_b} ^ {unknown}) | 1)")
            }
            5 if matches!(of, Signed(_)) => format!("quotient_{}({a}, {b})", of.short()),
            6 => format!("{wide_a} << ({b} & {})", width - 1),
            7 => format!("{a} >> ({b} & {})", width - 1),
            8 => format!("{a} & {b}"),
            // LLVM 19 forgets the upper word of `x | y` where that of `x` is known to be all ones.
            9 if width == 64 => format!("{a} | ({b} ^ ({}){UNKNOWN_64})", of.name()),
            9 => format!("{a} | {b}"),
            11 => {
                let relation = pick(&mut self.random, &["<", ">", "==", "<=", "!="]);
                format!("{a} {relation} {b} ? {} : {}", self.expression(of, levels), self.leaf(of))
            }
            12 => {
                let from = pick(&mut self.random, &INTEGERS);
                cast(&self.expression(from, levels), from, of)
            }
            13 => {
                let from = pick(&mut self.random, self.variables);
                cast(&self.expression(from, levels), from, of)
            }
            14 => format!("POPCOUNT_{bits}({wide_a})"),
            15 => format!("ZEROS_{bits}({wide_a})"),
            16 => format!("HIGH_{bits}({wide_a}, {wide_b})"),
            17 => format!("ROTATE_32({wide_a}, {wide_b})"),
            18 => format!("array[{wide_a} & 7]"),
            19 => {
                let function = pick(&mut self.random, &["min", "max", "add_sat", "sub_sat"]);
                format!("__builtin_elementwise_{function}({a}, {b})")
            }
            20 => {
                let [x, y, z] = [(); 3].map(|()| self.leaf(of));
                format!("MIDDLE({x}, {y}, {z})")
            }
            21 => {
                let [x, y] = [(); 2].map(|()| self.leaf(wide));
                format!("DIFFERENCE({x}, {y}) + {wide_b}")
            }
            22 => format!("FIELD((uint)({wide_a}), (uint)({wide_b}), {})", self.leaf(WORD)),
            23 => format!("FUNNEL({wide_a}, {wide_b}, {})", self.leaf(WORD)),
            24 => {
                let x = self.leaf(of);
                format!("CHOICE({x}, {a}, {b})")
            }
            25 => format!("PRODUCT_23({wide_a}, {wide_b}) + {}", self.leaf(WORD)),
            26 => {
                let function = pick(&mut self.random, &["__builtin_bswap", "__builtin_bitreverse", "TRAILING_ZEROS"]);
                if function == "TRAILING_ZEROS" {
                    format!("TRAILING_ZEROS({wide_a})")
                } else {
                    format!("{function}{bits}({wide_a})")
                }
            }
            _ if width == 64 => format!("{a} ^ ~({b} ^ ({}){UNKNOWN_64})", of.name()),
            _ => format!("{a} ^ ~{b}"),
        };
        format!("(({})({value}))", of.name())
    }
}
