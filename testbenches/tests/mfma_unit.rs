//! The matrix unit of CDNA4 against the model: every opcode with random modifiers and modes, matrices in both files of registers, elements of
//! every kind, among them those that are no numbers; and operations that read what a multiply writes. A planted bug is found.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_asm::{Options, assemble};
use tombolo_hdl::config::InstructionSet;
use tombolo_isa::arch::cdna4::{opcodes, small_format_registers};
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::target::Target;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::VectorTarget;
use tombolo_sim::vectors::format::{LDS_BYTES, State, Vector};
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;

/// First registers of A, B, C and D, of either file.
const PLACES: [usize; 4] = [0, 8, 16, 48];
/// The sparse index, and the scales.
const EXTRA: [usize; 2] = [80, 81];
/// Registers of each file that hold data.
const VGPRS: usize = 84;
/// Where those that accumulate begin.
const ACCUMULATION: usize = 256;

fn one_of<T: Copy>(random: &mut SplitMix64, values: &[T]) -> T {
    values[random.next_u32() as usize % values.len()]
}

fn below(random: &mut SplitMix64, count: u32) -> u32 {
    random.next_u32() % count
}

fn range(file: char, first: usize, count: usize) -> String {
    if count == 1 { format!("{file}{first}") } else { format!("{file}[{first}:{}]", first + count - 1) }
}

fn multiplies() -> Vec<&'static Opcode> {
    opcodes().iter().filter(|row| matches!(row.format, Format::Mai | Format::MaiScale)).collect()
}

/// An instruction of this opcode with matrices at these places; with modifiers that it may have.
fn instruction(row: &Opcode, places: [usize; 4], random: &mut SplitMix64) -> String {
    let name = row.mnemonic;
    let (sparse, scaled) = (name.starts_with("v_smfmac"), row.format == Format::MaiScale);
    let chooses = name.contains("f8f6f4");
    let formats = [below(random, 5), below(random, 5)];
    let mut counts = [0, 1, 2].map(|at| usize::from(row.registers(&row.operands[at], true)));
    if chooses {
        counts[1] = small_format_registers(formats[0]).into();
        counts[2] = small_format_registers(formats[1]).into();
    }
    let [of_sum, of_a, of_b] = [(); 3].map(|()| one_of(random, &['v', 'v', 'a']));
    let [a, b, c, d] = places;
    let addend = match below(random, 5) {
        _ if sparse => format!("v{}", EXTRA[0]),
        0 => one_of(random, &["0", "1.0", "-4", "-0.5"]).to_owned(),
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
                1 => one_of(random, &HALVES) << 16 | one_of(random, &HALVES),
                2 => (0..4).fold(0, |word, _| word << 8 | one_of(random, &BYTES)),
                3 => bits & 0x8fff_8fff | 0x3000_3000,
                // Scales, and binary32 and binary64 of about one.
                4 => bits & 0x8707_0707 | 0x3878_7878,
                _ => bits & 0x83ff_83ff | 0x3c00_3c00,
            }
        })
        .collect()
}

fn vector(source: &str, mode: u32, vectors: BTreeMap<usize, Vec<u32>>) -> Vector {
    let assembled =
        assemble(source, "mfma", &Options::of(Target::Cdna4)).unwrap_or_else(|errors| panic!("{source}: {errors:?}"));
    Vector {
        id: source.to_owned(),
        target: Target::Cdna4,
        lanes: 64,
        mode,
        code: assembled.text().unwrap_or_else(|errors| panic!("{errors:?}")).to_vec(),
        pc: 0x1000,
        asm: vec![],
        // EXEC is ignored (7.4).
        input: State { exec: 0x5, vectors, ..State::default() },
        lds: vec![0; LDS_BYTES],
        memory: vec![],
        handler: None,
        scratch_stride: 0,
        output: State::default(),
        lds_after: None,
        memory_after: vec![],
        compare_vectors: BTreeMap::new(),
        compare_scalars: BTreeMap::new(),
        any_nan: false,
        ulp: 0,
    }
}

/// Runs the program on both, from random registers, and says where they differ.
fn difference(hardware: &mut RtlTarget, source: &str, random: &mut SplitMix64) -> Option<String> {
    let mode = one_of(random, &[0xf0, 0xf0, 0x00, 0x30, 0xc0, 0x50, 0x80_00f0]);
    let registers = (0..VGPRS).chain(ACCUMULATION..ACCUMULATION + VGPRS);
    let vectors = registers.clone().map(|register| (register, words(random))).collect();
    let vector = vector(source, mode, vectors);
    let [got, expected] = [hardware.run(&vector).unwrap(), ModelTarget.run(&vector).unwrap()];
    for register in registers {
        for lane in 0..64 {
            let [got, expected] = [&got, &expected].map(|state| state.vectors[register][lane]);
            if got != expected {
                return Some(format!(
                    "v{register} of lane {lane}, MODE {mode:#x}: {got:08x} instead of {expected:08x}:\n{source}"
                ));
            }
        }
    }
    None
}

/// What differs of every opcode, so many times each.
fn differences(hardware: &mut RtlTarget, rows: &[&Opcode], times: usize) -> Vec<String> {
    let mut random = SplitMix64::new(11);
    let mut found = vec![];
    for row in rows {
        for _ in 0..times {
            let [a, b, c, d] = PLACES;
            let places = one_of(&mut random, &[[a, b, c, d], [a, b, d, d]]);
            let text = instruction(row, places, &mut random);
            found.extend(difference(hardware, &format!("{text}\ns_endpgm"), &mut random));
        }
    }
    found
}

#[test]
fn hardware_and_model_multiply_alike() {
    let rows = multiplies();
    assert_eq!(rows.len(), 68);
    assert_eq!(differences(&mut RtlTarget::new(None), &rows, 8), Vec::<String>::new());
}

#[test]
fn what_a_multiply_writes_is_what_the_next_operations_read() {
    let mut hardware = RtlTarget::new(None);
    let mut random = SplitMix64::new(7);
    let rows = multiplies();
    for _ in 0..60 {
        // Multiplies that share registers in every way, with operations between that read or write them.
        let mut lines = vec![];
        for _ in 0..5 {
            let place = |random: &mut SplitMix64| one_of(random, &[0usize, 8, 16, 32, 48]);
            let d = place(&mut random);
            let c = if random.next_u32() & 1 == 0 { d } else { place(&mut random) };
            let places = [place(&mut random), place(&mut random), c, d];
            let row = one_of(&mut random, &rows);
            lines.push(instruction(row, places, &mut random));
            let (a, b) = (below(&mut random, 64), below(&mut random, 64));
            match below(&mut random, 7) {
                0 => lines.push(format!("v_mov_b32 v{a}, v{b}")),
                1 => lines.push(format!("v_add_u32 v{a}, v{b}, v{a}")),
                2 => lines.push(format!("v_rcp_f32 v{a}, v{b}")),
                3 => lines.push(format!("v_accvgpr_write_b32 a{a}, v{b}")),
                4 => lines.push(format!("v_accvgpr_read_b32 v{a}, a{b}")),
                _ => {}
            }
        }
        lines.push("s_endpgm".to_owned());
        assert_eq!(difference(&mut hardware, &lines.join("\n"), &mut random), None);
    }
}

#[test]
fn bugs_of_the_operand_walk_are_found() {
    let rows = multiplies();
    for (module, signal, fault) in
        [("mfma_addresses", "row_of_a", Fault::StuckAtZero(4)), ("matrix_dot", "round_up", Fault::StuckAtZero(0))]
    {
        let mut hardware =
            RtlTarget::changed(InstructionSet::Cdna4, |netlist| plant(&netlist, module, signal, fault).unwrap())
                .unwrap();
        assert!(!differences(&mut hardware, &rows[..12], 2).is_empty(), "{module}.{signal}");
    }
}

/// Clocks of one more copy of a multiply whose D nothing reads but what ends the measurement.
fn clocks(hardware: &mut RtlTarget, text: &str, d: usize) -> f64 {
    const COPIES: [usize; 2] = [3, 9];
    let [few, many] = COPIES.map(|copies| {
        // The second time finds its instructions in the cache.
        let body = vec![text; copies].join("\n");
        let source = format!(
            "s_mov_b32 s40, 2\nagain:\ns_memtime s[0:1]\ns_waitcnt lgkmcnt(0)\n{body}\nv_mov_b32 v83, v{d}\n\
             v_readfirstlane_b32 s4, v83\ns_mov_b32 s5, s4\ns_memtime s[2:3]\ns_waitcnt lgkmcnt(0)\n\
             s_sub_u32 s6, s2, s0\ns_sub_u32 s40, s40, 1\ns_cmp_lg_u32 s40, 0\ns_cbranch_scc1 again\ns_endpgm\n{}",
            "s_endpgm\n".repeat(64)
        );
        f64::from(hardware.run(&vector(&source, 0xf0, BTreeMap::new())).unwrap().scalars[6])
    });
    (many - few) / (COPIES[1] - COPIES[0]) as f64
}

/// Clocks of multiplies that follow each other without need of each other's D: eight for each pair of registers of D and group along K.
#[test]
fn multiplies_take_the_clocks_of_their_groups() {
    let mut hardware = RtlTarget::new(None);
    let mut differ = vec![];
    for (name, a, d, expected) in [
        ("v_mfma_f32_16x16x16_f16", 2, 4, 32.0),
        ("v_mfma_f32_16x16x32_bf16", 4, 4, 64.0),
        ("v_mfma_f32_32x32x8_f16", 2, 16, 64.0),
        ("v_mfma_f32_32x32x16_bf16", 4, 16, 128.0),
        ("v_mfma_i32_16x16x32_i8", 2, 4, 32.0),
        ("v_mfma_i32_32x32x32_i8", 4, 16, 128.0),
        ("v_mfma_f32_16x16x128_f8f6f4", 8, 4, 128.0),
        ("v_mfma_f32_32x32x64_f8f6f4", 8, 16, 256.0),
        ("v_mfma_f32_16x16x4_f32", 1, 4, 64.0),
        ("v_mfma_f32_32x32x2_f32", 1, 16, 128.0),
        ("v_mfma_f32_32x32x1_2b_f32", 1, 32, 128.0),
        ("v_mfma_f64_16x16x4_f64", 2, 8, 128.0),
        ("v_mfma_f64_4x4x4_4b_f64", 2, 2, 32.0),
    ] {
        let [of_a, of_b, of_c, of_d] = PLACES;
        let text = format!(
            "{name} {}, {}, {}, {}",
            range('v', of_d, d),
            range('v', of_a, a),
            range('v', of_b, a),
            range('v', of_c, d)
        );
        let got = clocks(&mut hardware, &text, of_d);
        if got != expected {
            differ.push(format!("{text}: {got}"));
        }
    }
    assert_eq!(differ, Vec::<String>::new());
}
