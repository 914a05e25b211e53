//! Scratch of CDNA4: waves that run side by side have their own, and offsets in registers have no sign. What each opcode does is compared in
//! `lockstep_programs.rs`.

use pretty_assertions::assert_eq;
use std::sync::OnceLock;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{ErrorKind, Report, rtl};
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::random::buffers::{BYTES, END, WRITTEN, vector};
use tombolo_testbenches::random::cdna4::{Material, scratch};
use tombolo_testbenches::random::launched::{Compared, launch_of};

/// Bytes of scratch of a lane.
const SCRATCH: usize = 256;

fn config() -> Config {
    Config::by_name("cdna4").unwrap()
}

fn netlist() -> &'static Netlist {
    static NETLIST: OnceLock<Netlist> = OnceLock::new();
    NETLIST.get_or_init(|| design::compute_unit(config()).unwrap())
}

fn program(text: &str) -> Vector {
    Vector { scratch_stride: SCRATCH, ..vector(&(text.to_owned() + END), vec![], vec![0; BYTES as usize]) }
}

/// Runs a program on work-groups of so many waves, in lock-step; the words of the memory that it writes.
fn run(netlist: Netlist, vector: &Vector, groups: u32, waves: u32) -> (Report, Vec<u32>) {
    let mut machine = Machine::of(netlist.into()).unwrap();
    let mut launch = launch_of(vector, groups * waves).unwrap();
    launch.dispatch.block = [64 * waves, 1, 1];
    let mut lockstep = Lockstep::new(machine.engine(), config(), &launch).unwrap();
    let options = rtl::Options { lockstep: Some(&mut lockstep), max_cycles: 100_000, ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config(), machine.engine(), options, |_| ());
    let bytes = launch.memory.region_at(WRITTEN).unwrap().bytes();
    (report, bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect())
}

/// Stores the number of the work-item to both ends of its scratch, waits until all 16 waves have, and tells what is there then.
fn keeps(waves: u32) -> String {
    format!(
        "s_mul_i32 s0, s0, {}
        v_add_u32 v4, s0, v0
        v_not_b32 v5, v4
        scratch_store_dword off, v4, off
        scratch_store_dword off, v5, off offset:252
        s_waitcnt vmcnt(0)
        s_mov_b32 s20, 1
        s_atomic_add s20, s[4:5], 0x0
        again: s_sleep 2
        s_mov_b32 s20, 0
        s_atomic_add s20, s[4:5], 0x0 glc
        s_waitcnt lgkmcnt(0)
        s_cmp_lt_u32 s20, 16
        s_cbranch_scc1 again
        scratch_load_dword v6, off, off
        scratch_load_dword v7, off, off offset:252
        v_lshlrev_b32 v8, 3, v4
        s_waitcnt vmcnt(0)
        global_store_dwordx2 v8, v[6:7], s[6:7]
        ",
        64 * waves
    )
}

/// The first work-item of 16 waves that finds something else.
fn disturbed(netlist: Netlist, groups: u32, waves: u32) -> Option<u32> {
    let (report, words) = run(netlist, &program(&keeps(waves)), groups, waves);
    assert_eq!(report.error, None, "{groups} groups of {waves}");
    let pairs = words.as_chunks().0;
    (0..16 * 64).find(|item| pairs[*item as usize] != [*item, !*item])
}

/// The model takes over from the hardware where the scratch of a wave is, so that lock-step alone does not see that two have the same.
#[test]
fn waves_that_run_side_by_side_keep_what_they_store() {
    for (groups, waves) in [(16, 1), (4, 4), (1, 16)] {
        assert_eq!(disturbed(netlist().clone(), groups, waves), None, "{groups} groups of {waves}");
    }
    let shared = plant(netlist(), "scratch_place", "slot", Fault::StuckAtZero(0)).unwrap();
    assert!(disturbed(shared, 16, 1).is_some(), "two waves have the same scratch, and nobody notices");
}

/// LLVM: only from GFX12 on VADDR and SADDR may be negative. So the sum leads far beyond the scratch of the wave, on both.
#[test]
fn offsets_in_registers_have_no_sign() {
    let sources = [
        "v_mov_b32 v2, -8\nscratch_load_dword v5, v2, off offset:16\n",
        "s_mov_b32 s9, -8\nscratch_load_dword v5, off, s9 offset:16\n",
        "v_mov_b32 v2, -8\ns_mov_b32 s9, 16\nscratch_store_dword v2, v5, s9\n",
        "v_mov_b32 v2, -8\ns_mov_b32 s9, -8\nscratch_store_dword v2, v5, s9 offset:32\n",
    ];
    for source in sources {
        let (report, _) = run(netlist().clone(), &program(&format!("{source}s_waitcnt vmcnt(0)\n")), 1, 1);
        let error = report.error.unwrap();
        assert_eq!(error.kind, ErrorKind::Memory, "{source}: {}", error.message);
    }
}

#[test]
fn planted_bugs_in_scratch_are_found_where_they_are() {
    let material = Material::new().unwrap();
    let bugs = [
        ("lane_address", "scratch_offset", Fault::StuckAtZero(5)),
        ("lane_address", "scratch_offset", Fault::Inverted(1)),
    ];
    for (module, signal, fault) in bugs {
        let faulty = plant(netlist(), module, signal, fault).unwrap();
        let mut compared = Compared::of(config(), faulty).unwrap();
        let found = (1..9).find_map(|seed| {
            let program = scratch::program_of_many(seed, 20, &material);
            compared.difference_of(&program.vector(), 2).unwrap()
        });
        let what = found.unwrap_or_else(|| panic!("{module}.{signal} is not noticed"));
        assert!(what.contains(": scratch_") || what.contains(": flat_"), "{what}");
    }
}
