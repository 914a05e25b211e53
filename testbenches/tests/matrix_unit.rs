//! The matrix unit against the model: every opcode, both wave sizes, random modifiers and modes, elements of every kind, among them
//! those that are no numbers; chains of multiplies that read what the one before writes; and how many clocks they take.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_asm::{Options, assemble};
use tombolo_isa::target::Target;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::VectorTarget;
use tombolo_sim::vectors::format::{State, Vector};
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;

/// What elements of A and B are.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Half,
    SmallFloat,
    Integer,
}

/// An opcode: its name, its elements, and VGPRs of A, B and D in a wave of 32 lanes.
struct Multiply {
    name: &'static str,
    kind: Kind,
    registers: [usize; 3],
}

const fn of(name: &'static str, kind: Kind, registers: [usize; 3]) -> Multiply {
    Multiply { name, kind, registers }
}

const ALL: [Multiply; 22] = [
    of("v_wmma_f32_16x16x16_f16", Kind::Half, [4, 4, 8]),
    of("v_wmma_f32_16x16x16_bf16", Kind::Half, [4, 4, 8]),
    of("v_wmma_f16_16x16x16_f16", Kind::Half, [4, 4, 4]),
    of("v_wmma_bf16_16x16x16_bf16", Kind::Half, [4, 4, 4]),
    of("v_wmma_i32_16x16x16_iu8", Kind::Integer, [2, 2, 8]),
    of("v_wmma_i32_16x16x16_iu4", Kind::Integer, [1, 1, 8]),
    of("v_wmma_i32_16x16x32_iu4", Kind::Integer, [2, 2, 8]),
    of("v_wmma_f32_16x16x16_fp8_fp8", Kind::SmallFloat, [2, 2, 8]),
    of("v_wmma_f32_16x16x16_fp8_bf8", Kind::SmallFloat, [2, 2, 8]),
    of("v_wmma_f32_16x16x16_bf8_fp8", Kind::SmallFloat, [2, 2, 8]),
    of("v_wmma_f32_16x16x16_bf8_bf8", Kind::SmallFloat, [2, 2, 8]),
    of("v_swmmac_f32_16x16x32_f16", Kind::Half, [4, 8, 8]),
    of("v_swmmac_f32_16x16x32_bf16", Kind::Half, [4, 8, 8]),
    of("v_swmmac_f16_16x16x32_f16", Kind::Half, [4, 8, 4]),
    of("v_swmmac_bf16_16x16x32_bf16", Kind::Half, [4, 8, 4]),
    of("v_swmmac_i32_16x16x32_iu8", Kind::Integer, [2, 4, 8]),
    of("v_swmmac_i32_16x16x32_iu4", Kind::Integer, [1, 2, 8]),
    of("v_swmmac_i32_16x16x64_iu4", Kind::Integer, [2, 4, 8]),
    of("v_swmmac_f32_16x16x32_fp8_fp8", Kind::SmallFloat, [2, 4, 8]),
    of("v_swmmac_f32_16x16x32_fp8_bf8", Kind::SmallFloat, [2, 4, 8]),
    of("v_swmmac_f32_16x16x32_bf8_fp8", Kind::SmallFloat, [2, 4, 8]),
    of("v_swmmac_f32_16x16x32_bf8_bf8", Kind::SmallFloat, [2, 4, 8]),
];

/// First VGPRs of A, B, C, D and of the sparse index.
const PLACES: [usize; 5] = [0, 8, 16, 24, 32];
/// VGPRs that hold data.
const VGPRS: usize = 40;

fn one_of<T: Copy>(random: &mut SplitMix64, values: &[T]) -> T {
    values[random.next_u32() as usize % values.len()]
}

fn range(first: usize, count: usize) -> String {
    if count == 1 { format!("v{first}") } else { format!("v[{first}:{}]", first + count - 1) }
}

impl Multiply {
    fn is_sparse(&self) -> bool {
        self.name.starts_with("v_swmmac")
    }

    /// The instruction that multiplies `places` (A, B, C, D, index), with these modifiers behind it.
    fn text(&self, wave64: bool, places: [usize; 5], addend: Option<&str>, modifiers: &str) -> String {
        let [a, b, d] = self.registers.map(|count| if wave64 { (count / 2).max(1) } else { count });
        let third = match (self.is_sparse(), addend) {
            (true, _) => format!("v{}", places[4]),
            (false, Some(constant)) => constant.to_owned(),
            (false, None) => range(places[2], d),
        };
        format!(
            "{} {}, {}, {}, {third}{modifiers}",
            self.name,
            range(places[3], d),
            range(places[0], a),
            range(places[1], b)
        )
    }

    /// Random modifiers that the instruction may have.
    fn modifiers(&self, lanes: usize, random: &mut SplitMix64) -> String {
        let mut bit = || random.next_u32() & 1;
        let (third, mut text) = (if self.is_sparse() { 0 } else { 1 }, String::new());
        match self.kind {
            Kind::Half if self.is_sparse() => {
                text = format!(" neg_lo:[{},{},0] neg_hi:[{},{},0]", bit(), bit(), bit(), bit());
            }
            Kind::Half => {
                text = format!(" neg_lo:[{},{},{}] neg_hi:[{},{},{}]", bit(), bit(), bit(), bit(), bit(), bit());
            }
            Kind::SmallFloat if third == 1 => text = format!(" neg_lo:[0,0,{}] neg_hi:[0,0,{}]", bit(), bit()),
            Kind::SmallFloat => {}
            Kind::Integer => {
                text = format!(" neg_lo:[{},{},0]", bit(), bit());
                if bit() == 1 {
                    text.push_str(" clamp");
                }
            }
        }
        // A register has twice as many sets of indices in wave64, and of 4 bits two.
        let (deep, wide) = (self.name.contains("x64"), lanes == 64);
        let keys = 1 + u32::from(wide || !deep) + 2 * u32::from(wide && !self.name.ends_with("iu4"));
        if self.is_sparse() {
            let key = random.next_u32() % keys;
            if key > 0 {
                text.push_str(&format!(" index_key:{key}"));
            }
        }
        text
    }
}

/// Words of a register: any bits, 16-bit numbers of every kind, 8-bit ones, or numbers of about the same size.
fn words(random: &mut SplitMix64, lanes: usize) -> Vec<u32> {
    const HALVES: [u32; 16] = [
        0, 0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7e01, 0x0001, 0x83ff, 0x7bff, 0x0400, 0x3f80, 0xff80, 0x7f80,
        0x0080, 0x5555,
    ];
    const BYTES: [u32; 12] = [0, 0x80, 0x38, 0xb8, 0x7f, 0x7c, 0xfc, 0x01, 0x83, 0x7b, 0x3c, 0x44];
    let kind = random.next_u32() % 5;
    (0..lanes)
        .map(|_| {
            let bits = random.next_u32();
            match kind {
                0 => bits,
                1 => one_of(random, &HALVES) << 16 | one_of(random, &HALVES),
                2 => (0..4).fold(0, |word, _| word << 8 | one_of(random, &BYTES)),
                // Binary16 and bfloat16 from an eighth to eight, of both signs.
                3 => bits & 0x8fff_8fff | 0x3000_3000,
                _ => bits & 0x83ff_83ff | 0x3c00_3c00,
            }
        })
        .collect()
}

fn vector(id: &str, source: &str, lanes: usize, mode: u32, vectors: BTreeMap<usize, Vec<u32>>) -> Vector {
    let options = Options { wave64: lanes == 64, ..Options::default() };
    let assembled = assemble(source, "matrix", &options).unwrap_or_else(|errors| panic!("{source}: {errors:?}"));
    let code = assembled.text().unwrap_or_else(|errors| panic!("{errors:?}")).to_vec();
    Vector {
        mode,
        // EXEC is ignored (7.12).
        ..Vector::of_program(id, Target::Rdna4, lanes, 0x1000, code, State { exec: 0x5, vectors, ..State::default() })
    }
}

/// Runs the program on both, from random registers, and compares all VGPRs.
fn compare(hardware: &mut RtlTarget, source: &str, lanes: usize, random: &mut SplitMix64) {
    let mode = one_of(random, &[0xf0, 0xf0, 0x00, 0x30, 0xc0, 0x50, 0xa0, 0x80_00f0]);
    let vectors = (0..VGPRS).map(|register| (register, words(random, lanes))).collect();
    let vector = vector(source, source, lanes, mode, vectors);
    let [got, expected] = [hardware.run(&vector).unwrap(), ModelTarget.run(&vector).unwrap()];
    for (register, (got, expected)) in got.vectors.iter().zip(&expected.vectors).take(VGPRS).enumerate() {
        for (lane, (got, expected)) in got.iter().zip(expected).take(lanes).enumerate() {
            assert_eq!(
                format!("{got:08x}"),
                format!("{expected:08x}"),
                "v{register} of lane {lane}, MODE {mode:#x}, {lanes} lanes:\n{source}"
            );
        }
    }
}

/// Every opcode in both wave sizes, so many times, on a machine of `physical` lanes.
fn multiplies(physical: usize, times: usize) {
    let mut hardware = RtlTarget::new(Some(physical));
    let mut random = SplitMix64::new(physical as u64);
    for multiply in &ALL {
        for wave64 in [false, true] {
            for _ in 0..times {
                let constant = one_of(&mut random, &[None, None, Some("1.0"), Some("-4"), Some("0")]);
                let in_place = [PLACES, [0, 8, 24, 24, 32]];
                let modifiers = multiply.modifiers(if wave64 { 64 } else { 32 }, &mut random);
                let text = multiply.text(wave64, one_of(&mut random, &in_place), constant, &modifiers);
                compare(&mut hardware, &format!("{text}\ns_endpgm"), if wave64 { 64 } else { 32 }, &mut random);
            }
        }
    }
}

#[test]
fn hardware_and_model_multiply_alike() {
    multiplies(32, 12);
}

#[test]
fn so_they_do_with_fewer_lanes() {
    multiplies(8, 2);
}

#[test]
fn what_a_multiply_writes_is_what_the_next_operations_read() {
    let mut hardware = RtlTarget::new(Some(32));
    let mut random = SplitMix64::new(7);
    for at in 0..150 {
        let wave64 = at % 2 == 1;
        // Multiplies that share rows in every way, with operations between that read or write them.
        let mut lines = vec![];
        for _ in 0..6 {
            let multiply = one_of(&mut random, &[0usize, 0, 2, 4, 4, 7, 11, 13, 15, 17]);
            let multiply = &ALL[multiply];
            let place = |random: &mut SplitMix64| one_of(random, &[0usize, 4, 8, 12, 16, 20, 24]);
            let d = place(&mut random);
            let c = if random.next_u32() & 1 == 0 { d } else { place(&mut random) };
            let places = [place(&mut random), place(&mut random), c, d, 32];
            lines.push(multiply.text(wave64, places, None, ""));
            let (a, b) = (random.next_u32() % 32, random.next_u32() % 32);
            match random.next_u32() % 8 {
                0 => lines.push(format!("v_mov_b32 v{a}, v{b}")),
                1 => lines.push(format!("v_add_nc_u32 v{a}, v{b}, v{a}")),
                2 => lines.push(format!("v_rcp_f32 v{a}, v{b}")),
                3 => lines.push(format!("v_permlane64_b32 v{a}, v{b}")),
                4 => lines.push(format!("v_swap_b32 v{a}, v{}", (a + 1) % 32)),
                _ => {}
            }
        }
        lines.push("s_endpgm".to_owned());
        compare(&mut hardware, &lines.join("\n"), if wave64 { 64 } else { 32 }, &mut random);
    }
}

/// Clocks of one more copy of a multiply.
fn clocks(hardware: &mut RtlTarget, text: &str) -> f64 {
    const COPIES: [usize; 2] = [3, 9];
    let [few, many] = COPIES.map(|copies| {
        // The second time finds its instructions in the cache.
        let body = vec![text; copies].join("\n");
        let source = format!(
            "s_mov_b32 s40, 2\nagain:\ns_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES_LO)\n{body}\nv_mov_b32 v39, v24\n\
             v_readfirstlane_b32 s2, v39\ns_wait_alu 0x0\ns_getreg_b32 s1, hwreg(HW_REG_SHADER_CYCLES_LO)\ns_wait_alu 0x0\n\
             s_sub_co_u32 s40, s40, 1\ns_cmp_lg_u32 s40, 0\ns_cbranch_scc1 again\ns_endpgm\n{}",
            "s_endpgm\n".repeat(64)
        );
        let outcome = hardware.run(&vector(text, &source, 32, 0xf0, BTreeMap::new())).unwrap();
        f64::from(outcome.scalars[1].wrapping_sub(outcome.scalars[0]))
    });
    (many - few) / (COPIES[1] - COPIES[0]) as f64
}

/// Multiplies follow each other at the rate of silicon, also where each adds to what the one before wrote. A and B begin in different
/// banks; where they do not, a multiply of 8 clocks may wait for another one or two.
#[test]
fn multiplies_of_16_bits_take_16_clocks_and_others_8() {
    let mut hardware = RtlTarget::new(Some(32));
    let mut differ = vec![];
    for multiply in &ALL {
        let expected = if multiply.kind == Kind::Half { 16.0 } else { 8.0 };
        for places in [[0, 10, 16, 24, 32], [0, 10, 24, 24, 32]] {
            let text = multiply.text(false, places, None, "");
            let got = clocks(&mut hardware, &text);
            if got != expected {
                differ.push(format!("{text}: {got}"));
            }
        }
    }
    assert_eq!(differ, Vec::<String>::new());
}
