//! Random programs in the part of C that OpenCL has too: a function of eight words that gives [`WORDS_OUT`].
//!
//! Variables of all types, an array, and records in LDS and in memory are assigned expressions of each other, in branches, loops and switches
//! that items of a wave take differently; between its parts they read each other's records. What is not the same everywhere is left out: see `testbenches/host/common.h`.

use super::types::{Element, Float, Pair, Signed, Type, Unsigned, cast};
use std::fmt::Write;
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::random::{below, pick};

const INTEGERS: [Type; 8] =
    [Unsigned(8), Signed(8), Unsigned(16), Signed(16), Unsigned(32), Signed(32), Unsigned(64), Signed(64)];

const WORD: Type = Unsigned(32);

/// A number of which a compiler knows no bit.
const UNKNOWN_64: &str = "(((ulong)in[3] << 32) | in[1])";

/// The variables `v0`, `v1` and so on. Those of binary16 are the last ones.
const VARIABLES: [Type; 16] = [
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
    Pair(Element::Unsigned),
    Pair(Element::Signed),
    Float(16),
    Pair(Element::Float),
];

/// Records in memory, as C gets at them.
const RECORDS: [&str; 2] = ["near", "far"];

/// Words that a program gives: of variables, of the array, of the records.
pub const WORDS_OUT: usize = 19 + 8 + 2 * 15;

/// Parts of a program. Behind each, a work-item gets two words from others.
const PHASES: u32 = 3;

/// The text of a program; with binary16 if there are `halves`. Between its parts, what a work-item knows is in `struct state` and in `array`.
pub fn program(seed: u64, halves: bool) -> String {
    let count = if halves { VARIABLES.len() } else { VARIABLES.iter().take_while(|of| !of.is_half()).count() };
    let variables = &VARIABLES[..count];
    let mut writer = Writer { random: SplitMix64::new(seed), text: String::new(), loops: 0, variables };
    writer.line(0, "struct state {");
    for (at, of) in variables.iter().enumerate() {
        writer.line(1, &format!("{} v{at};", of.name()));
    }
    writer.line(1, "uint mail[2];");
    writer.line(0, "};");
    writer.beginning();
    for phase in 0..PHASES {
        writer.phase(phase);
    }
    writer.results();
    let phases: Vec<String> = (0..PHASES).map(|phase| format!("DO({phase})")).collect();
    writer.line(0, &format!("#define ALL_PHASES(DO) {}", phases.join(" ")));
    writer.text
}

struct Writer {
    random: SplitMix64,
    text: String,
    /// Loops so far, which numbers their counters.
    loops: u32,
    /// Without those of binary16 where the device has none.
    variables: &'static [Type],
}

impl Writer {
    fn line(&mut self, depth: usize, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 4 * depth);
    }

    fn chance(&mut self, percent: u32) -> bool {
        below(&mut self.random, 100) < percent
    }

    fn beginning(&mut self) {
        self.line(0, "static void begin(struct state *s, uint *array, const uint *in, RECORDS) {");
        for (at, of) in self.variables.iter().enumerate() {
            let (name, first, second) = (of.name(), at % 8, (at + 3) % 8);
            let value = match of {
                Float(16) => format!("(half)((float)(int)in[{first}] * 0.00001f)"),
                Float(32) => format!("(float)(int)in[{first}] * 0.0011f"),
                Float(_) => format!("(double)(int)in[{first}] * 0.37"),
                Pair(_) => cast(&format!("(in[{first}] ^ in[{second}])"), WORD, *of),
                _ => format!("({name})(in[{first}] ^ ((ulong)in[{second}] << 29))"),
            };
            self.line(1, &format!("s->v{at} = {value};"));
        }
        self.line(1, "s->mail[0] = s->mail[1] = 0;");
        self.line(1, "for (int at = 0; at < 8; at++) array[at] = in[at] * 2654435761u;");
        for (record, factor) in RECORDS.into_iter().zip([3266489917u32, 668265263]) {
            self.line(1, &format!("for (int at = 0; at < 8; at++) {record}->words[at] = in[at] * {factor}u;"));
            self.line(1, &format!("for (int at = 0; at < 2; at++) {record}->longs[at] = (ulong)in[at] * {factor}u;"));
            let small = format!("{record}->shorts[at] = in[at], {record}->bytes[at] = in[7 - at]");
            self.line(1, &format!("for (int at = 0; at < 4; at++) {small};"));
        }
        self.line(0, "}");
    }

    fn phase(&mut self, number: u32) {
        self.line(0, &format!("static void phase_{number}(struct state *s, uint *array, const uint *in, RECORDS) {{"));
        for (at, of) in self.variables.iter().enumerate() {
            self.line(1, &format!("{} v{at} = s->v{at};", of.name()));
        }
        self.line(1, "uint mail_0 = s->mail[0], mail_1 = s->mail[1];");
        for _ in 0..6 {
            self.statement(2, 1);
        }
        for at in 0..self.variables.len() {
            self.line(1, &format!("s->v{at} = v{at};"));
        }
        self.line(0, "}");
    }

    fn results(&mut self) {
        self.line(0, "static void finish(struct state *s, uint *array, uint *out, RECORDS) {");
        let mut words = vec![];
        for (number, of) in self.variables.iter().enumerate() {
            let name = format!("s->v{number}");
            match of {
                Float(64) => words.extend([format!("bits_of_f64({name})"), format!("bits_of_f64({name}) >> 32")]),
                Float(_) | Pair(Element::Float) => words.push(format!("bits_of_{}({name})", of.short())),
                of if of.width() == 64 => words.extend([name.clone(), format!("(ulong){name} >> 32")]),
                of => words.push(cast(&name, *of, WORD)),
            }
        }
        words.extend((0..8).map(|at| format!("array[{at}]")));
        for record in RECORDS {
            words.extend((0..8).map(|at| format!("{record}->words[{at}]")));
            words.extend((0..4).map(|at| format!("{record}->longs[{}] >> {}", at / 2, 32 * (at % 2))));
            words.extend([0, 2].map(|at| format!("{record}->shorts[{at}] | (uint){record}->shorts[{}] << 16", at + 1)));
            let bytes = [0, 1, 2, 3].map(|at| format!("(uint){record}->bytes[{at}] << {}", 8 * at));
            words.push(bytes.join(" | "));
        }
        assert!(words.len() <= WORDS_OUT);
        for (at, word) in words.into_iter().enumerate() {
            self.line(1, &format!("out[{at}] = (uint)({word});"));
        }
        self.line(0, "}");
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
            25..30 => {
                let (index, value) = (self.expression(WORD, 1), self.expression(WORD, 3));
                self.line(depth, &format!("array[{index} & 7u] = {value};"));
            }
            30..40 => {
                let (place, of) = self.place();
                let value = self.expression(of, 3);
                self.line(depth, &format!("{place} = {value};"));
            }
            40..50 => {
                let operation = self.atomic();
                // Without what was there before, the instruction is another one.
                let kept = if self.chance(60) { "v0 ^= " } else { "" };
                self.line(depth, &format!("{kept}{operation};"));
            }
            _ => {
                let variable = below(&mut self.random, self.variables.len() as u32) as usize;
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

    /// Something in one of the records, and its type.
    fn place(&mut self) -> (String, Type) {
        let record = pick(&mut self.random, &RECORDS);
        let (member, count, of) = pick(
            &mut self.random,
            &[("words", 8, WORD), ("longs", 2, Unsigned(64)), ("shorts", 4, Unsigned(16)), ("bytes", 4, Unsigned(8))],
        );
        let index = if self.chance(40) {
            below(&mut self.random, count).to_string()
        } else {
            format!("{} & {}u", self.leaf(WORD), count - 1)
        };
        (format!("{record}->{member}[{index}]"), of)
    }

    /// An atomic operation in one of the records.
    fn atomic(&mut self) -> String {
        let record = pick(&mut self.random, &RECORDS);
        let operation = pick(&mut self.random, &["add", "sub", "and", "or", "xor", "min", "max", "xchg"]);
        let word = format!("words[{} & 7u]", self.leaf(WORD));
        let value = self.expression(WORD, 1);
        match below(&mut self.random, 8) {
            0 => format!("ATOMIC_EXCHANGE_IF({record}, {word}, {}, {value})", self.leaf(WORD)),
            1 if ["min", "max"].contains(&operation) => format!("ATOMIC_I32({operation}, {record}, {word}, {value})"),
            2..4 => {
                let value = self.expression(Unsigned(64), 1);
                format!("ATOMIC_64({operation}, {record}, longs[{} & 1u], {value})", self.leaf(WORD))
            }
            _ => format!("ATOMIC_32({operation}, {record}, {word}, {value})"),
        }
    }

    /// An expression of a type, with operators inside of each other at most so many times.
    fn expression(&mut self, of: Type, levels: u32) -> String {
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

    fn leaf(&mut self, of: Type) -> String {
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
            let (place, from) = pick(
                &mut self.random,
                &[
                    ("words[v0 & 7u]", WORD),
                    ("longs[v10 & 1u]", Unsigned(64)),
                    ("shorts[v0 & 3u]", Unsigned(16)),
                    ("bytes[v10 & 3u]", Unsigned(8)),
                ],
            );
            return cast(&format!("{record}->{place}"), from, of);
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
