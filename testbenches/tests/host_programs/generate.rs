//! Random programs in the part of C that OpenCL has too: a function of eight words that gives [`WORDS_OUT`].
//!
//! Variables of all types, an array, and records in LDS and in memory are assigned expressions of each other, in branches, loops and switches
//! that items of a wave take differently; between its parts they read each other's records. What is not the same everywhere is left out: see `testbenches/host/common.h`.

use super::types::{Element, Float, Pair, Signed, Type, Unsigned, cast};
use std::fmt::Write;
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::random::{below, pick};

pub const WORD: Type = Unsigned(32);

/// The variables `v0`, `v1` and so on. Those of binary16 are the last ones.
pub const VARIABLES: [Type; 16] = [
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
pub const RECORDS: [&str; 2] = ["near", "far"];

/// What a record has: its name, how many there are (a power of two), its type, and the variable that chooses one where it is read.
pub const MEMBERS: [(&str, u32, Type, &str); 4] = [
    ("words", 8, WORD, "v0"),
    ("longs", 2, Unsigned(64), "v10"),
    ("shorts", 4, Unsigned(16), "v0"),
    ("bytes", 4, Unsigned(8), "v10"),
];

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

/// A program that is being written.
pub struct Writer {
    pub random: SplitMix64,
    text: String,
    /// Loops so far, which numbers their counters.
    loops: u32,
    /// Without those of binary16 where the device has none.
    pub variables: &'static [Type],
}

impl Writer {
    fn line(&mut self, depth: usize, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 4 * depth);
    }

    pub fn chance(&mut self, percent: u32) -> bool {
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
        let (member, count, of, _) = pick(&mut self.random, &MEMBERS);
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
}
