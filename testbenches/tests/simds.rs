//! The number of SIMDs is free, from one to four: kernels whose waves share LDS, barriers and the atomic unit give the same
//! results, waves go to every SIMD and know their own, and a fault says where it was.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_registers::find;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::run::bus::RegisterBus;
use tombolo_sim::run::{Report, rtl};
use tombolo_testbenches::launches::kernels_folder;
use tombolo_testbenches::programs::{Program, results};

/// Streaming; LDS and barriers; atomic operations in LDS and memory; many barriers.
const KERNELS: [&str; 5] = ["vecadd", "tile_transpose", "scan", "histogram", "bitonic_sort"];

fn config(simds: usize) -> Config {
    Config { simds, waves: 4, vgpr_rows: 384, ..Config::by_name("lanes8").unwrap() }
}

fn netlist(simds: usize) -> Arc<Netlist> {
    Arc::new(design::compute_unit(config(simds)).unwrap())
}

fn run(netlist: &Arc<Netlist>, simds: usize, launch: &mut Launch) -> Report {
    let mut engine = design::engine(EngineKind::Compiled, Arc::clone(netlist)).unwrap();
    rtl::run(launch, config(simds), engine.as_mut(), rtl::Options::default(), |_| ())
}

#[test]
fn kernels_give_their_results_on_any_number_of_simds() {
    for simds in 1..=4 {
        let netlist = netlist(simds);
        for kernel in KERNELS {
            let mut launch = Launch::read(&kernels_folder().join(kernel), None).unwrap();
            let report = run(&netlist, simds, &mut launch);
            assert_eq!(report.error, None, "{kernel} on {simds} SIMDs");
            assert!(launch.mismatches().is_empty(), "{kernel} on {simds} SIMDs");
        }
    }
}

#[test]
fn waves_go_to_every_simd_and_know_its_number() {
    // Each wave waits at the barrier, so that they are all there at once.
    let source = "s_getreg_b32 s4, hwreg(HW_REG_HW_ID1, 8, 2)
                  v_mov_b32_e32 v1, s4
                  v_lshlrev_b32_e32 v2, 2, v0
                  global_store_b32 v2, v1, s[0:1]
                  s_barrier_signal -1
                  s_barrier_wait -1
                  s_endpgm";
    for simds in 1..=4 {
        let waves = 4 * simds;
        let items = 32 * waves as u32;
        let mut launch = Program { source, items, group: items, words: items as usize }.launch().unwrap();
        assert_eq!(run(&netlist(simds), simds, &mut launch).error, None);
        let mut seen: Vec<u32> = results(&launch).chunks(32).map(|wave| wave[0]).collect();
        seen.sort_unstable();
        assert_eq!(seen, (0..waves as u32).map(|wave| wave / 4).collect::<Vec<_>>());
    }
}

#[test]
fn a_fault_tells_its_simd() {
    let source = "s_getreg_b32 s4, hwreg(HW_REG_HW_ID1, 8, 2)
                  s_cmp_eq_u32 s4, 3
                  s_cbranch_scc0 other
                  s_trap 1
                  other:
                  s_barrier_signal -1
                  s_barrier_wait -1
                  s_endpgm";
    let mut launch = Program { source, items: 128, group: 128, words: 1 }.launch().unwrap();
    let mut engine = design::engine(EngineKind::Compiled, netlist(4)).unwrap();
    let report = rtl::run(&mut launch, config(4), engine.as_mut(), rtl::Options::default(), |_| ());
    assert!(report.error.is_some());
    let bus = RegisterBus::find(engine.as_ref()).unwrap();
    let (register, _) = find("COMPUTE_FAULT").unwrap();
    bus.present_read(engine.as_mut(), register.address);
    engine.step();
    bus.present(engine.as_mut(), None);
    engine.settle_outputs();
    let word = bus.answer(engine.as_ref()).unwrap();
    let field = |name: &str| {
        let field = register.fields.iter().find(|field| field.name == name).unwrap();
        (word & field.mask()) >> field.lsb
    };
    assert_eq!([field("SIMD"), field("SLOT")], [3, 0]);
}
