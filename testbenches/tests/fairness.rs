//! Waves that wait in a loop for what a younger one does: it is issued in time, whatever keeps the older ones busy.

use pretty_assertions::assert_eq;
use std::sync::OnceLock;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design;
use tombolo_sim::run::{ErrorKind, Report, rtl};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::{Program, results};

/// Clocks within which all is done.
const LIMIT: u64 = 100_000;

fn netlist() -> &'static Netlist {
    static NETLIST: OnceLock<Netlist> = OnceLock::new();
    NETLIST.get_or_init(|| design::compute_unit(design::config("default").unwrap()).unwrap())
}

/// Counts.
const ADD: &str = "v_add_nc_u32_e32 v1, 1, v1\n";
/// The same behind what scalar memory returns.
const LOAD_AND_ADD: &str = "s_load_b32 s8, s[0:1], 0x0\ns_wait_kmcnt 0x0\nv_add_nc_u32_e32 v1, 1, v1\n";

/// 32 waves: the last one counts with the vector ALU, 16 times `count`, and then sets a flag, for which the others wait. Before each look at it
/// they do `work`.
fn waits_for_the_last(work: &str, count: &str) -> String {
    format!(
        "s_lshr_b32 s4, ttmp8, 25
         s_and_b32 s4, s4, 31
         v_mov_b32_e32 v3, 0
         s_cmp_lg_u32 s4, 31
         s_cbranch_scc1 again
         v_mov_b32_e32 v1, 0
         {adds}
         global_store_b32 v3, v1, s[0:1] scope:SCOPE_SYS
         s_endpgm
         again:
         {work}
         global_load_b32 v4, v3, s[0:1] scope:SCOPE_SYS
         s_wait_loadcnt 0x0
         v_readfirstlane_b32 s6, v4
         s_cmp_eq_u32 s6, 0
         s_cbranch_scc1 again
         s_endpgm",
        adds = count.repeat(16),
    )
}

/// 64 operations of the vector ALU that nothing depends on.
fn vector_work() -> String {
    (8..24).map(|register| format!("v_mov_b32_e32 v{register}, 0\n")).collect::<String>().repeat(4)
}

/// Comparisons, of which the queue of the vector ALU is full for as long as other waves have more.
fn comparisons() -> String {
    (8..12).map(|register| format!("v_cmp_eq_u32_e32 vcc_lo, 0, v{register}\n")).collect::<String>().repeat(64)
}

fn run(machine: &mut Machine, work: &str, count: &str) -> (Report, Vec<u32>) {
    let program = Program { source: &waits_for_the_last(work, count), items: 1024, group: 1024, words: 1 };
    let mut launch = program.launch().unwrap();
    let options = rtl::Options { max_cycles: LIMIT, ..rtl::Options::default() };
    let report = rtl::run(&mut launch, design::config("default").unwrap(), machine.fresh(), options, |_| ());
    (report, results(&launch))
}

#[test]
fn older_waves_that_wait_for_a_younger_one_do_not_starve_it() {
    let mut machine = Machine::of(netlist().clone().into()).unwrap();
    let scalar = "s_mov_b32 s7, 0\n".repeat(64);
    let loads = "s_load_b32 s8, s[0:1], 0x0 scope:SCOPE_SYS\n".repeat(16);
    for work in ["", &vector_work(), &scalar, &loads, &format!("s_setprio 3\n{}", vector_work()), &comparisons()] {
        for count in [ADD, LOAD_AND_ADD] {
            let (report, results) = run(&mut machine, work, count);
            assert_eq!((report.error, results), (None, vec![16]), "{work}{count}");
        }
    }
}

#[test]
fn without_patience_the_younger_wave_starves() {
    let impatient = plant(netlist(), "compute_unit", "looks_0", Fault::StuckAtZero(0)).unwrap();
    let (report, _) = run(&mut Machine::of(impatient.into()).unwrap(), &vector_work(), ADD);
    assert_eq!(report.error.map(|error| error.kind), Some(ErrorKind::Hang));
}
