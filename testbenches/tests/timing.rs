//! Micro-kernels measure, as one would on a GPU, how many cycles instructions take, and `docs/timing.md` says so: beside
//! each row what silicon takes, and the reason where the two differ.
//!
//! A kernel reads the clock before and after `n` copies of a sequence; the cycles of one copy are the difference between
//! two values of `n`. It runs three times in a loop, so that the last time finds its instructions in the cache.
//! `TOMBOLO_UPDATE=1` writes the document anew.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use std::path::PathBuf;
use tombolo_isa::asm::{Options, assemble};
use tombolo_sim::vectors::format::{LDS_BYTES, State, Vector};
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_sim::vectors::{TargetError, VectorTarget};

/// A measured interval.
struct Row {
    /// What is measured.
    what: &'static str,
    /// One copy; every `%` becomes a number of its own, for labels.
    sequence: &'static str,
    /// Cycles of one copy on silicon (gfx1201, traced).
    silicon: f64,
    /// Why ours differs; empty when it is within a cycle.
    reason: &'static str,
}

const FASTER_SALU: &str = "results of our scalar ALU are visible to the issue stage as soon as they are written";
const FASTER_VALU: &str = "our pipeline is shorter: results are written six cycles after the operands are read";

/// The rows.
const ROWS: [Row; 14] = [
    Row { what: "independent SALU", sequence: "s_mov_b32 s2, s3", silicon: 1.0, reason: "" },
    Row { what: "dependent SALU", sequence: "s_add_co_u32 s2, s2, s3", silicon: 2.0, reason: "" },
    Row { what: "s_mul_i32", sequence: "s_mul_i32 s2, s3, s4", silicon: 2.0, reason: "" },
    Row { what: "independent VALU", sequence: "v_mov_b32 v1, v2", silicon: 1.0, reason: "" },
    Row { what: "dependent VALU", sequence: "v_add_f32 v1, v1, v2", silicon: 5.0, reason: "" },
    Row { what: "v_lshlrev_b64", sequence: "v_lshlrev_b64 v[2:3], 1, v[4:5]", silicon: 2.0, reason: "" },
    Row {
        what: "v_mad_co_u64_u32",
        sequence: "v_mad_co_u64_u32 v[2:3], null, v4, v5, v[6:7]",
        silicon: 4.0,
        reason: "",
    },
    Row { what: "v_rcp_f32", sequence: "v_rcp_f32 v1, v2", silicon: 4.0, reason: "" },
    Row { what: "s_branch, taken", sequence: "s_branch L%\nL%:", silicon: 9.0, reason: "" },
    Row {
        what: "s_cmp, s_cbranch_scc not taken",
        sequence: "s_cmp_lg_u32 s2, s2\ns_cbranch_scc1 L%\nL%:",
        silicon: 13.0,
        reason: FASTER_SALU,
    },
    Row {
        what: "SALU, s_wait_alu sa_sdst(0)",
        sequence: "s_mov_b32 s2, s3\ns_wait_alu depctr_sa_sdst(0)",
        silicon: 9.0,
        reason: FASTER_SALU,
    },
    Row {
        what: "v_cmp to VCC, s_wait_alu va_vcc(0)",
        sequence: "v_cmp_eq_u32 vcc_lo, v1, v2\ns_wait_alu depctr_va_vcc(0)",
        silicon: 17.0,
        reason: FASTER_VALU,
    },
    Row {
        what: "v_cmpx, s_cbranch_execz not taken",
        sequence: "v_cmpx_eq_u32 v1, v1\ns_cbranch_execz L%\nL%:",
        silicon: 20.0,
        reason: FASTER_VALU,
    },
    Row { what: "s_wait_loadcnt satisfied", sequence: "s_wait_loadcnt 0x0", silicon: 1.0, reason: "" },
];

/// Physical lanes.
const LANES: usize = 32;
/// Copies of the two measurements.
const COPIES: [u32; 2] = [4, 12];

/// The program that leaves the clock before and after in s0 and s1.
fn program(sequence: &str, copies: u32) -> String {
    let body: Vec<String> = (0..copies).map(|copy| sequence.replace('%', &copy.to_string())).collect();
    format!(
        "s_mov_b32 s40, 3\nagain:\ns_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES_LO)\n{}\n\
         s_getreg_b32 s1, hwreg(HW_REG_SHADER_CYCLES_LO)\ns_wait_alu 0x0\n\
         s_sub_co_u32 s40, s40, 1\ns_cmp_lg_u32 s40, 0\ns_cbranch_scc1 again\ns_endpgm\n{}",
        body.join("\n"),
        "s_endpgm\n".repeat(64)
    )
}

/// Cycles between the two readings; `None` when the hardware lacks an instruction.
fn cycles(hardware: &mut RtlTarget, sequence: &str, copies: u32) -> Option<f64> {
    let source = program(sequence, copies);
    let assembled = assemble(&source, "timing", &Options::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let vector = Vector {
        id: sequence.to_owned(),
        lanes: 32,
        mode: 0xf0,
        code: assembled.text().unwrap_or_else(|errors| panic!("{errors:?}")).to_vec(),
        pc: 0x1000,
        asm: vec![],
        input: State { exec: 0xffff_ffff, ..State::default() },
        lds: vec![0; LDS_BYTES],
        memory: vec![],
        scratch_stride: 0,
        output: State::default(),
        lds_after: None,
        memory_after: vec![],
        compare_vectors: BTreeMap::new(),
        compare_scalars: BTreeMap::new(),
        any_nan: false,
        ulp: 0,
    };
    match hardware.run(&vector) {
        Ok(outcome) => Some(f64::from(outcome.scalars[1].wrapping_sub(outcome.scalars[0]))),
        Err(TargetError::Unsupported(_)) => None,
        Err(error) => panic!("{sequence}: {error}"),
    }
}

/// The document.
fn document(measured: &[Option<f64>]) -> String {
    let mut text = "# Timing\n\nCycles of one copy of a sequence in straight-line code, one wave alone, 32 lanes, instructions in \
                    the cache. `testbenches/tests/timing.rs` measures ours and keeps this table; silicon is gfx1201, traced.\n\n\
                    | Sequence | Silicon | Ours | Reason |\n|---|---:|---:|---|\n"
        .to_owned();
    for (row, cycles) in ROWS.iter().zip(measured) {
        let ours = cycles.map_or("-".to_owned(), |cycles| cycles.to_string());
        let reason = if cycles.is_none() { "not executed by the hardware yet" } else { row.reason };
        text.push_str(&format!("| {} | {} | {ours} | {reason} |\n", row.what, row.silicon));
    }
    text
}

#[test]
fn intervals_are_those_of_silicon_or_the_document_says_why_not() {
    let mut hardware = RtlTarget::new(LANES).unwrap();
    let measured: Vec<Option<f64>> = ROWS
        .iter()
        .map(|row| {
            let [few, many] = COPIES.map(|copies| cycles(&mut hardware, row.sequence, copies));
            Some((many? - few?) / f64::from(COPIES[1] - COPIES[0]))
        })
        .collect();
    let text = document(&measured);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/timing.md");
    if std::env::var_os("TOMBOLO_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    for (row, cycles) in ROWS.iter().zip(&measured) {
        let differs = cycles.is_some_and(|cycles| (cycles - row.silicon).abs() > 1.0);
        assert!(!differs || !row.reason.is_empty(), "{}: {cycles:?}, silicon {}", row.what, row.silicon);
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}
