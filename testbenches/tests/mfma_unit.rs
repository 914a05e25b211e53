//! The matrix unit of CDNA4 against the model: every opcode with random modifiers and modes, matrices in both files of registers, elements of
//! every kind, among them those that are no numbers; and operations that read what a multiply writes. A planted bug is found.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_hdl::config::InstructionSet;
use tombolo_isa::arch::cdna4::{decode, small_format_registers};
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_model::cdna4::hazards::passes;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::VectorTarget;
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::multiply::{
    PLACES, instruction, multiplies, random_vector, range, registers, sharing, vector,
};
use tombolo_testbenches::random::pick;

/// Runs the program on both, from random registers, and says where they differ.
fn difference(hardware: &mut RtlTarget, source: &str, random: &mut SplitMix64) -> Option<String> {
    let vector = random_vector(source, random);
    let mode = vector.mode;
    let [got, expected] = [hardware.run(&vector).unwrap(), ModelTarget.run(&vector).unwrap()];
    for register in registers() {
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
            let places = pick(&mut random, &[[a, b, c, d], [a, b, d, d]]);
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
    for _ in 0..60 {
        let source = sharing(&mut random);
        assert_eq!(difference(&mut hardware, &source, &mut random), None);
    }
}

#[test]
fn bugs_of_the_operand_walk_are_found() {
    let rows = multiplies();
    for (module, signal, fault) in [
        ("mfma_addresses", "row_of_a", Fault::StuckAtZero(4)),
        ("matrix_dot", "round_up", Fault::StuckAtZero(0)),
        ("mfma_addresses", "sources_two_rows", Fault::StuckAtZero(0)),
    ] {
        let mut hardware =
            RtlTarget::changed(InstructionSet::Cdna4, |netlist| plant(&netlist, module, signal, fault).unwrap())
                .unwrap();
        assert!(!differences(&mut hardware, &rows[..12], 2).is_empty(), "{module}.{signal}");
    }
}

/// Registers for matrices of 6 or 4 bits whose products and sums meet: scales and C of about the same size, elements among which zeros are
/// frequent, or all there is, of 4 bits mostly negative ones in A.
fn few_bits(random: &mut SplitMix64) -> BTreeMap<usize, Vec<u32>> {
    let [_, of_b, of_c, _] = PLACES;
    let kind = random.next_u32() % 3;
    let mut words = |register: usize| -> Vec<u32> {
        let mut word = || {
            let bits = random.next_u32();
            match register {
                80 | 81 => {
                    let scale = |at: u32| 117 + (bits >> (8 * at) & 0xff) % 20;
                    let not_a_number = if bits >> 25 == 0 { 0xff } else { 0 };
                    (0..4).fold(0, |word, at| word << 8 | scale(at)) | not_a_number
                }
                _ if register >= of_c && (kind == 2 || bits & 0xf == 0) => 0x8000_0000,
                _ if register >= of_c => bits & 0x807f_ffff | (112 + (bits >> 23) % 32) << 23,
                _ if kind == 2 && register >= of_b => 0,
                _ if kind == 2 => 0x8888_8888 & !(u32::from(bits & 0x1f == 0) << (bits >> 27)),
                _ if kind == 1 => bits & random.next_u32() & random.next_u32() & random.next_u32() & random.next_u32(),
                _ => bits,
            }
        };
        (0..64).map(|_| word()).collect()
    };
    (0..84).map(|register| (register, words(register))).collect()
}

/// What differs of products of two matrices of 6 or 4 bits, every pair of formats so many times.
fn differences_of_few_bits(hardware: &mut RtlTarget, times: usize) -> Vec<String> {
    let mut random = SplitMix64::new(5);
    let mut found = vec![];
    for row in multiplies().into_iter().filter(|row| row.mnemonic.contains("f8f6f4")) {
        for formats in (2..5).flat_map(|a| (2..5).map(move |b| [a, b])) {
            let (texts, _) = independent(row, formats);
            for _ in 0..times {
                let program = vector(&format!("{}\ns_endpgm", texts[0]), 0xf0, few_bits(&mut random));
                let [got, expected] = [hardware.run(&program).unwrap(), ModelTarget.run(&program).unwrap()];
                if got.vectors != expected.vectors {
                    found.push(texts[0].clone());
                }
            }
        }
    }
    found
}

#[test]
fn products_of_few_bits_are_added_exactly_where_their_scales_are_the_same() {
    assert_eq!(differences_of_few_bits(&mut RtlTarget::new(None), 12), Vec::<String>::new());
    for (signal, fault) in [
        ("magnitude_3_1", Fault::StuckAtZero(21)),
        ("exponent_3_0", Fault::StuckAtZero(2)),
        ("counts_3_0", Fault::StuckAtZero(0)),
        ("nan_1_3", Fault::StuckAtZero(0)),
    ] {
        let mut hardware =
            RtlTarget::changed(InstructionSet::Cdna4, |netlist| plant(&netlist, "mfma_little", signal, fault).unwrap())
                .unwrap();
        assert!(!differences_of_few_bits(&mut hardware, 4).is_empty(), "{signal}");
    }
}

/// Clocks of one more multiply of these, which come one after the other again and again; the last of them writes register `d`.
fn clocks(hardware: &mut RtlTarget, texts: &[String], d: usize) -> f64 {
    const ROUNDS: [usize; 2] = [2, 5];
    let [few, many] = ROUNDS.map(|rounds| {
        // The second time finds its instructions in the cache.
        let body = vec![texts.join("\n"); rounds].join("\n");
        let source = format!(
            "s_mov_b32 s40, 2\nagain:\ns_memtime s[0:1]\ns_waitcnt lgkmcnt(0)\n{body}\nv_mov_b32 v83, v{d}\n\
             v_readfirstlane_b32 s4, v83\ns_mov_b32 s5, s4\ns_memtime s[2:3]\ns_waitcnt lgkmcnt(0)\n\
             s_sub_u32 s6, s2, s0\ns_sub_u32 s40, s40, 1\ns_cmp_lg_u32 s40, 0\ns_cbranch_scc1 again\ns_endpgm\n{}",
            "s_endpgm\n".repeat(64)
        );
        f64::from(hardware.run(&vector(&source, 0xf0, BTreeMap::new())).unwrap().scalars[6])
    });
    (many - few) / ((ROUNDS[1] - ROUNDS[0]) * texts.len()) as f64
}

/// Four multiplies that do not need each other's D, with these formats if they may choose, and the first register of the last one's D.
fn independent(row: &Opcode, formats: [u32; 2]) -> ([String; 4], usize) {
    let name = row.mnemonic;
    let [of_a, of_b, of_c, _] = PLACES;
    let count = |at: usize| usize::from(row.registers(&row.operands[at], true));
    let chooses = name.contains("f8f6f4");
    let [a, b] = [1, 2].map(|at| if chooses { small_format_registers(formats[at - 1]).into() } else { count(at) });
    let d = |at: usize| if count(0) > 16 { of_c + 32 } else { of_c + 16 * at };
    let text = |at: usize| {
        let addend = if name.starts_with("v_smfmac") { "v80".to_owned() } else { range('v', of_c, count(0)) };
        let factors = format!("{}, {}", range('v', of_a, a), range('v', of_b, b));
        let scales = if row.format == Format::MaiScale { ", v80, v81 op_sel_hi:[0,0,0]" } else { "" };
        let modifiers = if chooses { format!(" cbsz:{} blgp:{}", formats[0], formats[1]) } else { String::new() };
        // What is not sparse reads the first place as C.
        let to = if name.starts_with("v_smfmac") { d(at) } else { d(1 + at % 3) };
        format!(
            "{name} {}, {factors}, {addend}{scales}{}",
            range('v', to, count(0)),
            modifiers.replace(" cbsz:0", "").replace(" blgp:0", "")
        )
    };
    let last = if name.starts_with("v_smfmac") { d(3) } else { d(1) };
    ([0, 1, 2, 3].map(text), last)
}

/// Multiplies that follow each other without need of each other's D take the passes of the document.
#[test]
fn multiplies_take_the_passes_of_the_document() {
    let mut hardware = RtlTarget::new(None);
    let mut differ = vec![];
    for row in multiplies() {
        let chooses = row.mnemonic.contains("f8f6f4");
        let formats: &[[u32; 2]] = if chooses { &[[0, 0], [0, 4], [2, 1], [2, 2], [2, 3], [4, 4]] } else { &[[0, 0]] };
        for formats in formats {
            let (texts, last) = independent(row, *formats);
            let words: Vec<u32> = vector(&texts[0], 0xf0, BTreeMap::new())
                .code
                .chunks_exact(4)
                .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
                .collect();
            let passes = passes(&decode(&words).unwrap());
            let expected = f64::from(4 * passes);
            let got = clocks(&mut hardware, &texts, last);
            if got != expected {
                differ.push(format!("{}: {got}, not {expected}", texts[0]));
            }
        }
    }
    assert_eq!(differ, Vec::<String>::new());
}

/// Every lane has a binary64 pipeline; its operands take a turn of the queue, and its results another one.
#[test]
fn operations_of_binary64_take_two_clocks_for_sixteen_lanes() {
    let mut hardware = RtlTarget::new(None);
    for (text, expected) in [
        ("v_fma_f64 D, v[0:1], v[2:3], v[4:5]", 8.0),
        ("v_add_f64 D, v[0:1], v[2:3]", 8.0),
        ("v_mul_f64 D, v[0:1], v[2:3]", 8.0),
        ("v_min_f64 D, v[0:1], v[2:3]", 8.0),
        ("v_cvt_f64_f32 D, v0", 8.0),
    ] {
        let texts: Vec<_> = (8..16).map(|pair| text.replace('D', &range('v', 2 * pair, 2))).collect();
        assert_eq!(clocks(&mut hardware, &texts, 16), expected, "{text}");
    }
}

/// What docs/cdna4.md says of chains: such a multiply takes its own clocks, and waits.
#[test]
fn a_multiply_that_adds_to_the_last_sums_waits_until_it_can_read_them() {
    let mut hardware = RtlTarget::new(None);
    for (name, registers, own, waits) in
        [("v_mfma_f32_16x16x32_f16", 4, 16.0, 17.0), ("v_mfma_f32_32x32x16_f16", 16, 32.0, 23.0)]
    {
        let [of_a, of_b, of_c, _] = PLACES;
        let sums = range('v', of_c, registers);
        let text = format!("{name} {sums}, {}, {}, {sums}", range('v', of_a, 4), range('v', of_b, 4));
        let got = clocks(&mut hardware, &[text], of_c);
        println!("{name}: {got} clocks");
        assert_eq!(got, own + waits, "{name}");
    }
}

/// Clocks of a multiply whose D has a result in every clock, with so many other operations behind it, which need none of it.
fn with_others(hardware: &mut RtlTarget, other: &str, others: usize) -> f64 {
    let row = multiplies().into_iter().find(|row| row.mnemonic == "v_mfma_f32_32x32x16_f16").unwrap();
    let (multiplies, last) = independent(row, [0, 0]);
    let behind = vec![other.to_owned(); others];
    let texts: Vec<_> = multiplies.into_iter().flat_map(|text| [vec![text], behind.clone()].concat()).collect();
    clocks(hardware, &texts, last) * (1 + others) as f64
}

#[test]
fn operations_between_multiplies_do_not_wait_for_all_results() {
    let all = |hardware: &mut RtlTarget, other: &str| [0, 1, 4].map(|others| with_others(hardware, other, others));
    // Results take two banks in turn with the other two: an operation that writes one of them launches every second clock, and the multiply goes on.
    let got = all(&mut RtlTarget::new(None), "v_add_u32 v82, v82, v82");
    println!("{got:?} clocks with additions");
    assert!(got[0] == 32.0 && got[1] <= 33.0 && got[2] <= 48.0, "{got:?} clocks");
    // A pair of registers with an odd number has a bank of either two, and launches while the multiply pauses: it waits for eight clocks at most.
    let odd = "v_lshlrev_b64 v[83:84], 1, v[83:84]";
    let fast = |clocks: [f64; 3]| clocks[0] == 32.0 && clocks[1] <= 40.0 && clocks[2] <= 64.0;
    let got = all(&mut RtlTarget::new(None), odd);
    println!("{got:?} clocks with shifts");
    assert!(fast(got), "{got:?} clocks");
    let mut hardware = RtlTarget::changed(InstructionSet::Cdna4, |netlist| {
        plant(&netlist, "valu", "mfma_pauses_0", Fault::StuckAtZero(0)).unwrap()
    })
    .unwrap();
    assert!(!fast(all(&mut hardware, odd)), "operations pass without pauses");
}
