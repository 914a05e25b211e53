//! Random multiplies of matrices of CDNA4: every opcode with random modifiers, in both files of registers, elements of every kind, among them those
//! that are no numbers; and programs whose operations share registers with multiplies.

use super::{below, pick};
use std::collections::BTreeMap;
use tombolo_asm::{Options, assemble};
use tombolo_isa::arch::cdna4::{opcodes, small_format_registers};
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::target::Target;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::{State, Vector};

/// First registers of A, B, C and D, of either file.
pub const PLACES: [usize; 4] = [0, 8, 16, 48];
/// The sparse index, and the scales.
const EXTRA: [usize; 2] = [80, 81];
/// Registers of each file that hold data.
pub const VGPRS: usize = 84;
/// Where those that accumulate begin.
const ACCUMULATION: usize = 256;

/// Registers of a file, as the assembler has them.
pub fn range(file: char, first: usize, count: usize) -> String {
    if count == 1 { format!("{file}{first}") } else { format!("{file}[{first}:{}]", first + count - 1) }
}

/// Every opcode of matrices.
pub fn multiplies() -> Vec<&'static Opcode> {
    opcodes().iter().filter(|row| matches!(row.format, Format::Mai | Format::MaiScale)).collect()
}

/// An instruction of this opcode with matrices at these places; with modifiers that it may have.
pub fn instruction(row: &Opcode, places: [usize; 4], random: &mut SplitMix64) -> String {
    let name = row.mnemonic;
    let (sparse, scaled) = (name.starts_with("v_smfmac"), row.format == Format::MaiScale);
    let chooses = name.contains("f8f6f4");
    let formats = [below(random, 5), below(random, 5)];
    let mut counts = [0, 1, 2].map(|at| usize::from(row.registers(&row.operands[at], true)));
    if chooses {
        counts[1] = small_format_registers(formats[0]).into();
        counts[2] = small_format_registers(formats[1]).into();
    }
    let [of_sum, of_a, of_b] = [(); 3].map(|()| pick(random, &['v', 'v', 'a']));
    let [a, b, c, d] = places;
    let addend = match below(random, 5) {
        _ if sparse => format!("v{}", EXTRA[0]),
        0 => pick(random, &["0", "1.0", "-4", "-0.5"]).to_owned(),
        _ => range(of_sum, c, counts[0]),
    };
    let sources = format!("{}, {}, {addend}", range(of_a, a, counts[1]), range(of_b, b, counts[2]));
    let mut text = format!("{name} {}, {sources}", range(of_sum, d, counts[0]));
    if scaled {
        let bits = [(); 4].map(|()| below(random, 2));
        let [a, b, c, d] = bits;
        text += &format!(", v{}, v{} op_sel:[{a},{b},0] op_sel_hi:[{c},{d},0]", EXTRA[0], EXTRA[1]);
    }
    if chooses {
        text += &format!(" cbsz:{} blgp:{}", formats[0], formats[1]);
    } else if name.ends_with("_f64") {
        text += &format!(" neg:[{},{},{}]", below(random, 2), below(random, 2), below(random, 2));
    } else if sparse {
        text += &format!(" cbsz:{} abid:{}", below(random, 2), below(random, 4));
    } else {
        text += &format!(" cbsz:{} abid:{} blgp:{}", below(random, 5), below(random, 16), below(random, 8));
    }
    text.replace(" cbsz:0", "").replace(" abid:0", "").replace(" blgp:0", "").replace(" neg:[0,0,0]", "")
}

/// Words of a register: any bits, numbers of 16 and 8 bits of every kind, or numbers of about the same size.
fn words(random: &mut SplitMix64) -> Vec<u32> {
    const HALVES: [u32; 14] =
        [0, 0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7e01, 0x0001, 0x83ff, 0x7bff, 0x0400, 0x3f80, 0x7f80, 0x0080];
    const BYTES: [u32; 12] = [0, 0x80, 0x38, 0xb8, 0x7f, 0x7c, 0xfc, 0x01, 0x83, 0x7b, 0x3c, 0x44];
    let kind = random.next_u32() % 6;
    (0..64)
        .map(|_| {
            let bits = random.next_u32();
            match kind {
                0 => bits,
                1 => pick(random, &HALVES) << 16 | pick(random, &HALVES),
                2 => (0..4).fold(0, |word, _| word << 8 | pick(random, &BYTES)),
                3 => bits & 0x8fff_8fff | 0x3000_3000,
                // Scales, and binary32 and binary64 of about one.
                4 => bits & 0x8707_0707 | 0x3878_7878,
                _ => bits & 0x83ff_83ff | 0x3c00_3c00,
            }
        })
        .collect()
}

/// A program as a vector of one wave with these registers. What comes out of it is not known.
///
/// # Panics
/// The assembler refuses it.
pub fn vector(source: &str, mode: u32, vectors: BTreeMap<usize, Vec<u32>>) -> Vector {
    let assembled =
        assemble(source, "mfma", &Options::of(Target::Cdna4)).unwrap_or_else(|errors| panic!("{source}: {errors:?}"));
    let code = assembled.text().unwrap_or_else(|errors| panic!("{errors:?}")).to_vec();
    Vector {
        mode,
        // EXEC is ignored (7.4).
        ..Vector::of_program(
            source,
            Target::Cdna4,
            64,
            0x10_0000,
            code,
            State { exec: 0x5, vectors, ..State::default() },
        )
    }
}

/// A program as a vector whose registers of both files are random, and its mode.
///
/// # Panics
/// The assembler refuses it.
pub fn random_vector(source: &str, random: &mut SplitMix64) -> Vector {
    let mode = pick(random, &[0xf0, 0xf0, 0x00, 0x30, 0xc0, 0x50, 0x80_00f0]);
    vector(source, mode, registers().map(|register| (register, words(random))).collect())
}

/// The registers that hold data, of both files.
pub fn registers() -> impl Iterator<Item = usize> {
    (0..VGPRS).chain(ACCUMULATION..ACCUMULATION + VGPRS)
}

/// Programs in which every opcode has its turn, `length` of them in each.
pub fn in_turn(length: usize) -> Vec<Vector> {
    let rows = multiplies();
    let programs = rows.chunks(length).zip(0..).map(|(rows, seed)| {
        let random = &mut SplitMix64::new(seed);
        let lines: String = rows.iter().map(|row| instruction(row, PLACES, random) + "\n").collect();
        random_vector(&(lines + "s_endpgm"), random)
    });
    programs.collect()
}

/// Multiplies that share registers in every way, with operations between that read or write them.
pub fn sharing(random: &mut SplitMix64) -> String {
    let rows = multiplies();
    let mut lines = vec![];
    for _ in 0..5 {
        let place = |random: &mut SplitMix64| pick(random, &[0usize, 8, 16, 32, 48]);
        let d = place(random);
        let c = if random.next_u32() & 1 == 0 { d } else { place(random) };
        let places = [place(random), place(random), c, d];
        let row = pick(random, &rows);
        lines.push(instruction(row, places, random));
        let (a, b) = (below(random, 64), below(random, 64));
        match below(random, 7) {
            0 => lines.push(format!("v_mov_b32 v{a}, v{b}")),
            1 => lines.push(format!("v_add_u32 v{a}, v{b}, v{a}")),
            2 => lines.push(format!("v_rcp_f32 v{a}, v{b}")),
            3 => lines.push(format!("v_accvgpr_write_b32 a{a}, v{b}")),
            4 => lines.push(format!("v_accvgpr_read_b32 v{a}, a{b}")),
            _ => {}
        }
    }
    lines.push("s_endpgm".to_owned());
    lines.join("\n")
}
