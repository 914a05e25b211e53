//! Random programs of CDNA4 end in the same state on the hardware and on the model.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs run (40 without it, 300 of a campaign), `TOMBOLO_SEED` the first seed. `TOMBOLO_OPCODES` is what the names of arithmetic
//! must contain.

use std::collections::BTreeSet;
use tombolo_hdl::config::InstructionSet;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_testbenches::random::cdna4::{self, Material};
use tombolo_testbenches::random::gcn::differing;

#[test]
fn random_programs_of_cdna4_end_alike_on_hardware_and_model() {
    let material = Material::new().unwrap_or_else(|error| panic!("{error}"));
    let drawn: BTreeSet<&str> = material.opcodes().map(|row| row.mnemonic).collect();
    assert!(
        drawn.len() > 700 || std::env::var_os("TOMBOLO_OPCODES").is_some(),
        "programs draw only {} opcodes",
        drawn.len()
    );
    let wrong = differing(|seed| cdna4::program(seed, 60, &material));
    assert!(wrong.is_empty(), "seeds {wrong:?}");
}

/// What is rare is among them: data from beyond a row, conversions of 32 numbers, parts in the middle of a register.
#[test]
fn programs_have_what_is_rare() {
    let material = Material::new().unwrap_or_else(|error| panic!("{error}"));
    let text: String = (1..200).map(|seed| cdna4::program(seed, 60, &material).text()).collect();
    let rare = [
        "wave_shl",
        "wave_rol",
        "wave_shr",
        "wave_ror",
        "row_bcast:15",
        "row_bcast:31",
        "_pk32_",
        "dst_sel:BYTE_1 dst_unused:UNUSED_SEXT",
        "dst_sel:BYTE_2 dst_unused:UNUSED_PAD",
    ];
    let missing: Vec<_> = rare.iter().filter(|what| !text.contains(**what)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// One of these programs notices the bug.
#[test]
fn planted_bugs_of_cdna4_are_noticed() {
    let material = Material::new().unwrap_or_else(|error| panic!("{error}"));
    let bugs = [
        // Loads to LDS go to VGPRs.
        ("vmem_decode", "shared", Fault::StuckAtZero(0)),
        ("lds_tiles", "column_3", Fault::StuckAtZero(7)),
        // Conversions with scales: of 32 numbers, to a small format, from one.
        ("valu_step", "many_source", Fault::StuckAtZero(1)),
        ("float_unit_float", "narrow_significand_0", Fault::StuckAtZero(22)),
        ("float_unit_float", "wide_code_1", Fault::StuckAtZero(20)),
        // A compare whose scalar source is its destination begins with lanes 0 to 31.
        ("valu_step", "upper_first", Fault::StuckAtZero(0)),
        // Sources beyond a row.
        ("lane_network", "edge_last", Fault::StuckAtZero(0)),
    ];
    for (module, signal, fault) in bugs {
        let change = |netlist| plant(&netlist, module, signal, fault).unwrap();
        let mut hardware = RtlTarget::changed(InstructionSet::Cdna4, change).unwrap();
        let noticed = (1..200).any(|seed| cdna4::program(seed, 60, &material).difference(&mut hardware).is_some());
        assert!(noticed, "{module}.{signal}");
    }
}
