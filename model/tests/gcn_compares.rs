//! Every vector compare of GCN 1.0 to 1.4, in both encodings, on all pairs of special values, against the table of relations:
//! masks, EXEC of V_CMPX, lanes outside EXEC, modifiers, flushed denormals, and what raises an exception.
//!
//! The relation is taken from the name, and the order of floats from the host's own comparison; the model takes the former from
//! the opcode number and the latter from its soft floats.

use std::cmp::Ordering;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Class, Opcode};
use tombolo_isa::target::Target;
use tombolo_model::group::Group;
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Region, Regions};
use tombolo_model::mode::Mode;
use tombolo_model::program::Program;
use tombolo_model::{Wave, WaveSize};

const S_ENDPGM: u32 = 0xbf81_0000;
const CODE: u64 = 0x1000;
/// Denormals kept, and flushed.
const MODES: [u32; 2] = [0xf0, 0x00];

/// A type of data by the suffix of a mnemonic.
#[derive(Clone, Copy, PartialEq)]
enum Data {
    Float(u32),
    Signed(u32),
    Unsigned(u32),
}

impl Data {
    fn of(suffix: &str) -> Data {
        let (kind, bits) = suffix.split_at(1);
        let bits = bits.parse().unwrap();
        match kind {
            "f" => Data::Float(bits),
            "i" => Data::Signed(bits),
            _ => Data::Unsigned(bits),
        }
    }

    fn bits(self) -> u32 {
        let (Data::Float(bits) | Data::Signed(bits) | Data::Unsigned(bits)) = self;
        bits
    }

    /// Bits of the fraction of a float.
    fn fraction(self) -> u32 {
        match self.bits() {
            16 => 10,
            32 => 23,
            _ => 52,
        }
    }

    /// Values at which something changes, all with both signs.
    fn specials(self) -> Vec<u64> {
        let (bits, sign) = (self.bits(), 1u64 << (self.bits() - 1));
        let positive: Vec<u64> = match self {
            Data::Float(_) => {
                let fraction = self.fraction();
                let infinity = sign - (1 << fraction);
                let one = (infinity >> 1) & !((1 << fraction) - 1);
                let quiet = 1 << (fraction - 1);
                vec![0, 1, (1 << fraction) - 1, 1 << fraction, one, one + 1, infinity - 1, infinity]
                    .into_iter()
                    .chain([infinity + 1, infinity | quiet, infinity | quiet | 5])
                    .collect()
            }
            _ => vec![0, 1, 2, sign - 1, sign >> 1, 0x55],
        };
        let mask = u64::MAX >> (64 - bits);
        positive.iter().flat_map(|&value| [value, (value | sign) & mask, !value & mask]).collect()
    }

    /// What a value is read as: NEG, ABS on the top bit, then denormals flushed.
    fn read(self, raw: u64, abs: bool, neg: bool, flushes: bool) -> u64 {
        let sign = 1u64 << (self.bits() - 1);
        let value = if abs { raw & !sign } else { raw };
        let value = if neg { value ^ sign } else { value };
        let denormal = matches!(self, Data::Float(_)) && value & (sign - 1) < 1 << self.fraction();
        if flushes && denormal { value & sign } else { value }
    }

    fn is_nan(self, value: u64) -> bool {
        let magnitude = value & ((1u64 << (self.bits() - 1)) - 1);
        magnitude > (1u64 << (self.bits() - 1)) - (1 << self.fraction())
    }

    fn is_signalling(self, value: u64) -> bool {
        self.is_nan(value) && value >> (self.fraction() - 1) & 1 == 0
    }

    /// The order of two values; none if one is a NaN.
    fn order(self, a: u64, b: u64) -> Option<Ordering> {
        match self {
            Data::Unsigned(_) => Some(a.cmp(&b)),
            Data::Signed(bits) => Some(((a << (64 - bits)) as i64).cmp(&((b << (64 - bits)) as i64))),
            Data::Float(64) => f64::from_bits(a).partial_cmp(&f64::from_bits(b)),
            Data::Float(32) => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
            Data::Float(_) => {
                // A half is a sign and a magnitude in order.
                let key = |x: u64| if x & 0x8000 != 0 { -((x & 0x7fff) as i64) } else { x as i64 };
                let nan = self.is_nan(a) || self.is_nan(b);
                (!nan).then(|| key(a).cmp(&key(b)))
            }
        }
    }

    /// The bit of a value's class.
    fn class(self, value: u64) -> u32 {
        let fraction = self.fraction();
        let sign = value >> (self.bits() - 1) & 1 != 0;
        let magnitude = value & ((1u64 << (self.bits() - 1)) - 1);
        let infinity = (1u64 << (self.bits() - 1)) - (1 << fraction);
        let both = |negative, positive| if sign { negative } else { positive };
        match magnitude {
            _ if self.is_signalling(value) => 0,
            _ if self.is_nan(value) => 1,
            _ if magnitude == infinity => both(2, 9),
            0 => both(5, 6),
            _ if magnitude < 1 << fraction => both(4, 7),
            _ => both(3, 8),
        }
    }
}

/// Whether the relation of a name accepts an order.
fn accepts(name: &str, order: Option<Ordering>) -> bool {
    use Ordering::{Equal, Greater, Less};
    if let Some(positive) = name.strip_prefix('n').filter(|rest| *rest != "e") {
        return !accepts(positive, order);
    }
    match name {
        "f" => false,
        "lt" => order == Some(Less),
        "eq" => order == Some(Equal),
        "le" => matches!(order, Some(Less | Equal)),
        "gt" => order == Some(Greater),
        "lg" | "ne" => matches!(order, Some(Less | Greater)),
        "ge" => matches!(order, Some(Greater | Equal)),
        "o" => order.is_some(),
        "u" => order.is_none(),
        "t" | "tru" => true,
        _ => panic!("no relation {name}"),
    }
}

/// A compare by its name.
struct Compare<'a> {
    writes_exec: bool,
    signals: bool,
    relation: &'a str,
    data: Data,
}

impl<'a> Compare<'a> {
    fn of(mnemonic: &'a str) -> Compare<'a> {
        let parts: Vec<&str> = mnemonic.split('_').collect();
        let [_, kind, relation, data] = parts[..] else { panic!("{mnemonic}") };
        Compare { writes_exec: kind.ends_with('x'), signals: kind.starts_with("cmps"), relation, data: Data::of(data) }
    }

    /// Whether it holds, and whether it raises INVALID.
    fn expected(&self, a: u64, b: u64, signals: bool) -> (bool, bool) {
        if self.relation == "class" {
            return (b >> self.data.class(a) & 1 != 0, false);
        }
        let float = matches!(self.data, Data::Float(_));
        let test = |one: fn(Data, u64) -> bool| float && (one(self.data, a) || one(self.data, b));
        let raises = test(Data::is_signalling) || signals && test(Data::is_nan);
        (accepts(self.relation, self.data.order(a, b)), raises)
    }
}

/// An encoding of a row with modifiers, v0 and v2 as sources; the 64-bit one writes s[4:5].
fn encode(row: &Opcode, abs: u32, neg: u32, clamp: bool) -> Vec<u32> {
    let op = u32::from(row.opcode);
    let second = |src1: u32| 0x100 | (0x100 | src1) << 9 | neg << 29;
    match row.format {
        Format::Vopc => vec![0x7c00_0000 | op << 17 | 2 << 9 | 0x100],
        Format::Vop3Si => vec![0xd000_0000 | op << 17 | u32::from(clamp) << 11 | abs << 8 | 4, second(2)],
        _ => vec![0xd000_0000 | op << 16 | u32::from(clamp) << 15 | abs << 8 | 4, second(2)],
    }
}

fn run(generation: Generation, words: &[u32], mode: u32, exec: u64, pairs: &[(u64, u64)]) -> Wave {
    let mut memory = Regions::new();
    let code = words.iter().chain([&S_ENDPGM]).flat_map(|word| word.to_le_bytes()).collect();
    assert!(memory.add(Region { base: CODE, data: code, writable: false }));
    let mut wave = Wave::new(WaveSize::W64, 4);
    wave.set_pc(CODE);
    wave.set_exec(exec);
    wave.set_vcc(0x5555_5555_5555_5555);
    wave.hardware.mode = Mode(mode);
    for (lane, (a, b)) in pairs.iter().enumerate() {
        for (register, value) in [(0, a), (2, b)] {
            wave.set_vgpr_lane(register, lane, *value as u32);
            wave.set_vgpr_lane(register + 1, lane, (value >> 32) as u32);
        }
    }
    let mut group = Group::new(vec![wave], Lds::new(0));
    group.run(&mut Program::of(Target::Gcn(generation)), &mut memory, 10).unwrap();
    group.members.remove(0).wave
}

/// Checks a row with modifiers on all pairs; answers how many lanes were compared.
fn check(generation: Generation, row: &Opcode, abs: u32, neg: u32, clamp: bool, mode: u32) -> usize {
    let compare = Compare::of(row.mnemonic);
    let specials = compare.data.specials();
    let seconds: Vec<u64> = if compare.relation == "class" {
        (0..10).map(|bit| 1 << bit).chain([0, 0x3ff, 0x3fe]).collect()
    } else {
        specials.clone()
    };
    let pairs: Vec<(u64, u64)> = specials.iter().flat_map(|&a| seconds.iter().map(move |&b| (a, b))).collect();
    let words = encode(row, abs, neg, clamp);
    let long = row.format != Format::Vopc;
    let signals = compare.signals || clamp && generation == Generation::Vega;
    let flushes = mode == 0 && compare.relation != "class";
    for (number, chunk) in pairs.chunks(64).enumerate() {
        let exec = if number % 2 == 0 { u64::MAX } else { 0xf0f0_1234_8000_7ffe };
        let (mut mask, mut invalid) = (0u64, false);
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let (a, b) = chunk.get(lane).copied().unwrap_or((0, 0));
            let read =
                |value, index: u32, data: Data| data.read(value, abs >> index & 1 != 0, neg >> index & 1 != 0, flushes);
            let first = read(a, 0, compare.data);
            // A class mask has 32 bits; its sign is no class.
            let second = if compare.relation == "class" { b } else { read(b, 1, compare.data) };
            let (holds, raises) = compare.expected(first, second, signals);
            mask |= u64::from(holds) << lane;
            invalid |= raises;
        }
        let wave = run(generation, &words, mode, exec, chunk);
        let what =
            || format!("{} {} {:?} abs {abs} neg {neg} mode {mode:#x}", generation.mcpu(), row.mnemonic, row.format);
        let (vcc, pair) = if long { (0x5555_5555_5555_5555, mask) } else { (mask, 0) };
        assert_eq!((wave.vcc(), wave.scalar64(4)), (vcc, pair), "{}", what());
        assert_eq!(wave.exec(), if compare.writes_exec { mask } else { exec }, "{}", what());
        assert_eq!(wave.hardware.excp_flag_user & 1 != 0, invalid, "{}", what());
    }
    pairs.len()
}

#[test]
fn every_compare_of_every_generation_follows_the_table_of_relations() {
    let mut lanes = 0;
    for generation in Generation::ALL {
        let rows: Vec<&Opcode> =
            generation.opcodes().filter(|row| row.class == Class::Valu && row.mnemonic.starts_with("v_cmp")).collect();
        let early = matches!(generation, Generation::SouthernIslands | Generation::SeaIslands);
        assert_eq!(rows.len(), if early { 392 } else { 396 });
        for row in rows {
            for mode in MODES {
                lanes += check(generation, row, 0, 0, false, mode);
            }
            if row.format != Format::Vopc {
                for (abs, neg) in [(1, 0), (0, 2), (3, 3), (2, 1)] {
                    lanes += check(generation, row, abs, neg, false, MODES[0]);
                }
                lanes += check(generation, row, 0, 0, true, MODES[0]);
            }
        }
    }
    println!("{lanes} lanes compared");
}
