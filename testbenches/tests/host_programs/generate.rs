//! Random programs in the part of C that OpenCL has too: a function of eight words that gives twenty-three.
//!
//! Twelve variables of ten types and an array are assigned expressions of each other, in branches, loops and switches that items of a wave
//! take differently. What is not the same everywhere is left out: see `testbenches/host/common.h`.

use std::fmt::Write;
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::random::{below, pick};

/// A type of C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Unsigned(u32),
    Signed(u32),
    Float(u32),
}

use Type::{Float, Signed, Unsigned};

const INTEGERS: [Type; 8] =
    [Unsigned(8), Signed(8), Unsigned(16), Signed(16), Unsigned(32), Signed(32), Unsigned(64), Signed(64)];

const WORD: Type = Unsigned(32);

/// The variables `v0`, `v1` and so on: fifteen words.
const VARIABLES: [Type; 12] = [
    WORD,
    Signed(32),
    Unsigned(64),
    Signed(64),
    Unsigned(8),
    Signed(8),
    Unsigned(16),
    Signed(16),
    Float(32),
    Float(64),
    WORD,
    Float(32),
];

impl Type {
    fn width(self) -> u32 {
        match self {
            Unsigned(width) | Signed(width) | Float(width) => width,
        }
    }

    /// As C names it.
    fn name(self) -> &'static str {
        match self {
            Unsigned(8) => "uchar",
            Unsigned(16) => "ushort",
            Unsigned(32) => "uint",
            Unsigned(_) => "ulong",
            Signed(8) => "schar",
            Signed(16) => "short",
            Signed(32) => "int",
            Signed(_) => "long",
            Float(32) => "float",
            Float(_) => "double",
        }
    }

    /// As functions name it.
    fn short(self) -> String {
        let letter = match self {
            Unsigned(_) => 'u',
            Signed(_) => 'i',
            Float(_) => 'f',
        };
        format!("{letter}{}", self.width())
    }

    /// The unsigned type of at least 32 bits in which arithmetic of this one is done.
    fn wide(self) -> Self {
        Unsigned(self.width().max(32))
    }
}

/// An expression of one type as another one.
fn cast(expression: &str, from: Type, to: Type) -> String {
    match (from, to) {
        _ if from == to => expression.to_owned(),
        (Float(_), Unsigned(_) | Signed(_)) => format!("{}_to_{}({expression})", from.short(), to.short()),
        _ => format!("(({})({expression}))", to.name()),
    }
}

/// The text of a program.
pub fn program(seed: u64) -> String {
    let mut writer = Writer { random: SplitMix64::new(seed), text: String::new(), loops: 0 };
    writer.line(0, "static void work(const uint *in, uint *out) {");
    for (at, of) in VARIABLES.into_iter().enumerate() {
        let (name, first, second) = (of.name(), at % 8, (at + 3) % 8);
        let value = match of {
            Float(32) => format!("(float)(int)in[{first}] * 0.0011f"),
            Float(_) => format!("(double)(int)in[{first}] * 0.37"),
            _ => format!("({name})(in[{first}] ^ ((ulong)in[{second}] << 29))"),
        };
        writer.line(1, &format!("{name} v{at} = {value};"));
    }
    writer.line(1, "uint array[8];");
    writer.line(1, "for (int at = 0; at < 8; at++) array[at] = in[at] * 2654435761u;");
    for _ in 0..14 {
        writer.statement(2, 1);
    }
    writer.results();
    writer.line(0, "}");
    writer.text
}

struct Writer {
    random: SplitMix64,
    text: String,
    /// Loops so far, which numbers their counters.
    loops: u32,
}

impl Writer {
    fn line(&mut self, depth: usize, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 4 * depth);
    }

    fn chance(&mut self, percent: u32) -> bool {
        below(&mut self.random, 100) < percent
    }

    fn results(&mut self) {
        let mut at = 0;
        for (number, of) in VARIABLES.into_iter().enumerate() {
            let name = format!("v{number}");
            let words = match of {
                Float(32) => vec![format!("bits_of_f32({name})")],
                Float(_) => vec![format!("bits_of_f64({name})"), format!("bits_of_f64({name}) >> 32")],
                of if of.width() == 64 => vec![name.clone(), format!("(ulong){name} >> 32")],
                _ => vec![name],
            };
            for word in words {
                self.line(1, &format!("out[{at}] = (uint)({word});"));
                at += 1;
            }
        }
        for element in 0..8 {
            self.line(1, &format!("out[{}] = array[{element}];", at + element));
        }
    }

    /// A statement with up to so many `levels` inside of each other.
    fn statement(&mut self, levels: u32, depth: usize) {
        match below(&mut self.random, 100) {
            0..12 if levels > 0 => {
                let (left, right) = (self.expression(Signed(32), 2), self.expression(Signed(32), 2));
                self.line(depth, &format!("if ({left} < {right}) {{"));
                self.block(levels, depth);
                if self.chance(50) {
                    self.line(depth, "} else {");
                    self.block(levels, depth);
                }
                self.line(depth, "}");
            }
            12..20 if levels > 0 => {
                let (counter, end) = (format!("n{}", self.loops), self.expression(WORD, 1));
                self.loops += 1;
                self.line(depth, &format!("for (uint {counter} = 0; {counter} < ({end} & 7u); {counter}++) {{"));
                self.block(levels, depth);
                self.line(depth, "}");
            }
            20..25 if levels > 0 => {
                let subject = self.expression(WORD, 2);
                self.line(depth, &format!("switch ({subject} & 7u) {{"));
                for case in [0, 2, 3, 5, 7] {
                    self.line(depth, &format!("case {case}:"));
                    self.statement(levels - 1, depth + 1);
                    self.line(depth + 1, "break;");
                }
                self.line(depth, "}");
            }
            25..32 => {
                let (index, value) = (self.expression(WORD, 1), self.expression(WORD, 3));
                self.line(depth, &format!("array[{index} & 7u] = {value};"));
            }
            _ => {
                let variable = below(&mut self.random, VARIABLES.len() as u32) as usize;
                let terms = 2 + below(&mut self.random, 3);
                let value = self.expression(VARIABLES[variable], terms);
                self.line(depth, &format!("v{variable} = {value};"));
            }
        }
    }

    fn block(&mut self, levels: u32, depth: usize) {
        for _ in 0..=below(&mut self.random, 3) {
            self.statement(levels - 1, depth + 1);
        }
    }

    /// An expression of a type, with operators inside of each other at most so many times.
    fn expression(&mut self, of: Type, levels: u32) -> String {
        if levels == 0 || self.chance(15) {
            return self.leaf(of);
        }
        match of {
            Float(_) => self.float(of, levels - 1),
            _ => self.integer(of, levels - 1),
        }
    }

    fn leaf(&mut self, of: Type) -> String {
        if self.chance(15) {
            return match of {
                Float(width) => {
                    let value = pick(&mut self.random, &["1.0", "0.5", "-3.25", "0.0", "1e-3", "12345.678"]);
                    format!("{value}{}", if width == 32 { "f" } else { "" })
                }
                _ => {
                    let any = i64::from(self.random.next_u32() >> 1);
                    let value = pick(&mut self.random, &[0, 1, 2, 3, 7, 31, -1, 255, -128, 65535, 0x7fff_ffff, any]);
                    format!("(({}){value})", of.name())
                }
            };
        }
        let variable = below(&mut self.random, VARIABLES.len() as u32) as usize;
        cast(&format!("v{variable}"), VARIABLES[variable], of)
    }

    fn float(&mut self, of: Type, levels: u32) -> String {
        let width = of.width();
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        match below(&mut self.random, 9) {
            at @ 0..3 => format!("({a} {} {b})", ["+", "-", "*"][at as usize]),
            3 => format!("FMA_F{width}({a}, {b}, {})", self.expression(of, levels)),
            4 => format!("SMALLER({}, {})", self.leaf(of), self.leaf(of)),
            5 => format!("FLOOR_F{width}({a})"),
            6 => format!("({a} < {b} ? {} : {})", self.expression(of, levels), self.leaf(of)),
            7 => {
                let from = pick(&mut self.random, &INTEGERS);
                cast(&self.expression(from, levels), from, of)
            }
            _ => format!("{}_F{width}({a})", pick(&mut self.random, &["TRUNC", "RINT", "FABS"])),
        }
    }

    fn integer(&mut self, of: Type, levels: u32) -> String {
        let (width, wide) = (of.width(), of.wide());
        let [a, b] = [(); 2].map(|()| self.expression(of, levels));
        let [wide_a, wide_b] = [&a, &b].map(|operand| cast(operand, of, wide));
        let bits = wide.width();
        let value = match below(&mut self.random, 19) {
            at @ 0..3 => format!("{wide_a} {} {wide_b}", ["+", "-", "*"][at as usize]),
            // LLVM 19 divides what it takes for numbers of 24 bits in binary32, unsigned ones with copies of their sign in the upper bits
            // too, which is wrong: so it must not know these bits.
            at @ 3..5 => {
                let unknown = if bits == 64 { "(((ulong)in[3] << 32) | in[1])" } else { "in[3]" };
                let operator = ["/", "%"][at as usize - 3];
                format!("({wide_a} ^ {unknown}) {operator} (({wide_b} ^ {unknown}) | 1)")
            }
            5 if matches!(of, Signed(_)) => format!("quotient_{}({a}, {b})", of.short()),
            6 => format!("{wide_a} << ({b} & {})", width - 1),
            7 => format!("{a} >> ({b} & {})", width - 1),
            8 => format!("{a} & {b}"),
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
                let from = pick(&mut self.random, &[Float(32), Float(64)]);
                cast(&self.expression(from, levels), from, of)
            }
            14 => format!("POPCOUNT_{bits}({wide_a})"),
            15 => format!("ZEROS_{bits}({wide_a})"),
            16 => format!("HIGH_{bits}({wide_a}, {wide_b})"),
            17 => format!("ROTATE_32({wide_a}, {wide_b})"),
            18 => format!("array[{wide_a} & 7]"),
            _ => format!("{a} ^ ~{b}"),
        };
        format!("(({})({value}))", of.name())
    }
}
