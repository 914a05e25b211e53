//! Micro-kernels measure, as one would on a GPU, how many cycles instructions take. Beside each row is what silicon takes, and
//! the reason where the two differ.
//!
//! A kernel reads the clock before and after `n` copies of a sequence; the cycles of one copy are the difference between
//! two values of `n`. It runs three times in a loop, so that the last time finds its instructions in the cache.

use crate::document;
use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};
use tombolo_isa::target::Target;
use tombolo_sim::vectors::format::{Segment, State, Vector};
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_sim::vectors::{TargetError, VectorTarget};

/// A measured interval.
struct Row {
    /// What is measured.
    what: &'static str,
    /// One copy; every `%` becomes a number of its own, for labels.
    sequence: &'static str,
    /// Cycles of one copy on silicon (gfx1201, traced, or its rate).
    silicon: f64,
    /// Why ours differs; empty when it is within a cycle.
    reason: &'static str,
}

/// A row that needs no reason.
const fn row(what: &'static str, sequence: &'static str, silicon: f64) -> Row {
    Row { what, sequence, silicon, reason: "" }
}

/// The rows. Where a sequence is several intervals, `silicon` is their sum.
const ROWS: [Row; 32] = [
    row("independent SALU", "s_mov_b32 s2, s3", 1.0),
    row("dependent SALU", "s_add_co_u32 s2, s2, s3", 2.0),
    row("s_mul_i32", "s_mul_i32 s2, s3, s4", 2.0),
    row("s_add_f32", "s_add_f32 s2, s3, s4", 3.0),
    row("independent VALU", "v_mov_b32 v1, v2", 1.0),
    row("dependent VALU", "v_add_f32 v1, v1, v2", 5.0),
    row("independent VALU, s_delay_alu", "v_mov_b32 v1, v2\ns_delay_alu 0x0", 1.0),
    row("SALU, s_delay_alu", "s_mov_b32 s2, s3\ns_delay_alu 0x0", 1.0),
    row("independent dual VALU", "v_dual_mov_b32 v4, v8 :: v_dual_add_f32 v5, v6, v11", 1.0),
    row("v_lshlrev_b64", "v_lshlrev_b64 v[2:3], 1, v[4:5]", 2.0),
    row("v_mad_co_u64_u32", "v_mad_co_u64_u32 v[2:3], null, v4, v5, v[6:7]", 4.0),
    row("v_mul_lo_u32", "v_mul_lo_u32 v5%, v60, v61", 4.0),
    row(
        "two v_fma_f64",
        "v_fma_f64 v[4:5], v[8:9], v[10:11], v[12:13]\nv_fma_f64 v[6:7], v[8:9], v[10:11], v[12:13]",
        64.0,
    ),
    row("v_rcp_f32", "v_rcp_f32 v5%, v60", 4.0),
    row("v_s_rcp_f32", "v_s_rcp_f32 s5%, s60", 1.0),
    row("v_wmma_f32_16x16x16_f16", "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[16:23]", 16.0),
    row("v_wmma_i32_16x16x16_iu8", "v_wmma_i32_16x16x16_iu8 v[0:7], v[8:9], v[10:11], v[16:23]", 8.0),
    row("s_branch, taken", "s_branch L%\nL%:", 9.0),
    row("s_cbranch, not taken", "s_cbranch_execz L%\nL%:", 3.0),
    row(
        "SALU, s_cmp of its result, s_cbranch_scc not taken",
        "s_add_co_u32 s3, s3, s4\ns_cmp_lg_u32 s3, s2\ns_cbranch_scc1 L%\nL%:",
        14.0,
    ),
    row("SALU, s_wait_alu sa_sdst(0)", "s_mov_b32 s2, s3\ns_wait_alu depctr_sa_sdst(0)", 9.0),
    row("SALU, SMEM", "s_mov_b32 s2, s3\ns_dcache_inv", 10.0),
    row("v_cmp to VCC, s_wait_alu va_vcc(0)", "v_cmp_eq_u32 vcc_lo, v1, v2\ns_wait_alu depctr_va_vcc(0)", 17.0),
    row("v_cmpx, s_cbranch_execz not taken", "v_cmpx_eq_u32 v1, v2\ns_cbranch_execz L%\nL%:", 20.0),
    row("v_add_co, v_add_co_ci", "v_add_co_u32 v1, vcc_lo, v5, v2\nv_add_co_ci_u32 v3, vcc_lo, v6, v4, vcc_lo", 2.0),
    row("global_load_b32, not in a clause", "global_load_b32 v5%, v11, s[8:9]", 3.0),
    row("global_store_b32, s_nop", "global_store_b32 v10, v6, s[8:9]\ns_nop 0", 9.0),
    row("VALU, global_load of its address", "v_mov_b32 v4, v5\nglobal_load_b32 v6, v4, s[8:9]", 20.0),
    row("VALU, ds_load_b32 of its address", "v_mov_b32 v4, v5\nds_load_b32 v6, v4", 20.0),
    row("ds_load_b32, s_wait_dscnt", "ds_load_b32 v6, v10\ns_wait_dscnt 0x0", 33.0),
    row("ds_store_b32, s_wait_dscnt", "ds_store_b32 v10, v6\ns_wait_dscnt 0x0", 34.0),
    row("s_wait_loadcnt satisfied", "s_wait_loadcnt 0x0", 1.0),
];

/// Physical lanes.
const LANES: usize = 32;
/// Address of memory to load from, in s[8:9].
const BUFFER: u64 = 0x10_0000;
/// Copies of the two measurements; the number of each is one digit.
const COPIES: [u32; 2] = [2, 10];

/// The program that leaves the clock before and after in s0 and s1. The second reading waits for the results of the vector ALU,
/// which a scalar instruction need not.
fn program(sequence: &str, copies: u32) -> String {
    let body: Vec<String> = (0..copies).map(|copy| sequence.replace('%', &copy.to_string())).collect();
    format!(
        "s_mov_b32 s40, 3\nagain:\ns_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES_LO)\n{}\n\
         s_wait_alu depctr_va_vdst(0)\ns_getreg_b32 s1, hwreg(HW_REG_SHADER_CYCLES_LO)\ns_wait_alu 0x0\n\
         s_sub_co_u32 s40, s40, 1\ns_cmp_lg_u32 s40, 0\ns_cbranch_scc1 again\ns_endpgm\n{}",
        body.join("\n"),
        "s_endpgm\n".repeat(64)
    )
}

/// Cycles between the two readings; `None` when the hardware lacks an instruction.
fn cycles(hardware: &mut RtlTarget, sequence: &str, copies: u32) -> Option<f64> {
    let source = program(sequence, copies);
    let assembled = assemble(&source, "timing", &Options::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    // v10: an address for each lane, in banks of LDS of their own.
    let addresses = (0..32).map(|lane| 4 * lane).collect();
    let input = State {
        exec: 0xffff_ffff,
        scalars: [(8, BUFFER as u32)].into(),
        vectors: [(10, addresses)].into(),
        ..State::default()
    };
    let code = assembled.text().unwrap_or_else(|errors| panic!("{errors:?}")).to_vec();
    let vector = Vector {
        mode: 0xf0,
        memory: vec![Segment { address: BUFFER, data: vec![0; 128] }],
        ..Vector::of_program(sequence, Target::Rdna4, 32, 0x1000, code, input)
    };
    match hardware.run(&vector) {
        Ok(outcome) => Some(f64::from(outcome.scalars[1].wrapping_sub(outcome.scalars[0]))),
        Err(TargetError::Unsupported(_)) => None,
        Err(error) => panic!("{sequence}: {error}"),
    }
}

/// The section of the document.
fn section(measured: &[Option<f64>]) -> String {
    let mut text = "Cycles of one copy of a sequence in straight-line code, one wave alone, 32 lanes, instructions in \
                    the cache. `testbenches/tests/timing/intervals.rs` measures ours; silicon is gfx1201, traced, but for \
                    v_mul_lo_u32, v_fma_f64 and s_add_f32, of which only the rate is known.\n\n\
                    | Sequence | Silicon | Ours | Reason |\n|---|---:|---:|---|\n"
        .to_owned();
    for (row, cycles) in ROWS.iter().zip(measured) {
        let ours = cycles.map_or("-".to_owned(), |cycles| cycles.to_string());
        let reason = if cycles.is_none() { "not executed by the hardware" } else { row.reason };
        text.push_str(&format!("| {} | {} | {ours} | {reason} |\n", row.what, row.silicon));
    }
    text
}

#[test]
fn intervals_are_those_of_silicon_or_the_document_says_why_not() {
    let mut hardware = RtlTarget::new(Some(LANES));
    let measured: Vec<Option<f64>> = ROWS
        .iter()
        .map(|row| {
            let [few, many] = COPIES.map(|copies| cycles(&mut hardware, row.sequence, copies));
            Some((many? - few?) / f64::from(COPIES[1] - COPIES[0]))
        })
        .collect();
    let mut unexplained = vec![];
    for (row, cycles) in ROWS.iter().zip(&measured) {
        let differs = cycles.is_some_and(|cycles| (cycles - row.silicon).abs() > 1.0);
        if differs == row.reason.is_empty() && cycles.is_some() {
            unexplained.push(format!("{}: {cycles:?}, silicon {}", row.what, row.silicon));
        }
    }
    assert_eq!(unexplained, Vec::<String>::new());
    document::keep("Intervals", &section(&measured));
}
