//! How much the memories move in a cycle: bank conflicts of LDS, a streaming copy through the memory port.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_netlist::Netlist;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::run::{Report, rtl};
use tombolo_testbenches::programs::Program;

const CONFIG: &str = "default";

fn run(netlist: &Arc<Netlist>, program: &Program, lds_bytes: u32) -> Report {
    let mut engine = design::engine(EngineKind::Compiled, Arc::clone(netlist)).unwrap();
    let mut launch = program.launch().unwrap();
    launch.dispatch.lds_bytes = lds_bytes;
    let config = design::config(CONFIG).unwrap();
    let report = rtl::run(&mut launch, config, engine.as_mut(), rtl::Options::default(), |_| ());
    assert_eq!(report.error, None);
    report
}

fn netlist() -> Arc<Netlist> {
    Arc::new(design::compute_unit(design::config(CONFIG).unwrap()).unwrap())
}

/// Extra cycles that a load takes whose lanes are `stride` dwords apart.
fn conflicts(netlist: &Arc<Netlist>, stride: u32, instruction: &str) -> u64 {
    let source = format!("v_mul_u32_u24_e32 v1, {}, v0\n{instruction}\ns_endpgm", 4 * stride);
    let report = run(netlist, &Program { source: &source, items: 32, group: 32, words: 1 }, 8192);
    report.statistics.counters.unwrap().lds_conflicts
}

#[test]
fn lds_serves_all_lanes_in_one_cycle_unless_they_want_different_rows_of_a_bank() {
    let netlist = netlist();
    let of = |stride, instruction| conflicts(&netlist, stride, instruction);
    // 32 different banks; everyone the same dword; two, four, 32 lanes a bank.
    assert_eq!([0, 1, 2, 4, 32].map(|stride| of(stride, "ds_load_b32 v2, v1")), [0, 0, 1, 3, 31]);
    assert_eq!(of(1, "ds_store_b32 v1, v0"), 0);
    assert_eq!(of(33, "ds_store_b32 v1, v0"), 0);
    // Stores to one dword: one after the other.
    assert_eq!(of(0, "ds_store_b32 v1, v0"), 31);
}

/// A copy by 32 waves, each of its own part. Measured: 68.6 % of what the port can move. What limits it is the reader of vector memory,
/// which takes four cycles for a load and five for a store of two lines each.
#[test]
fn a_streaming_copy_keeps_the_memory_port_busy() {
    let (rounds, unrolled) = (16, 4);
    let (step, part) = (128 * unrolled, 128 * unrolled * rounds);
    let half = 32 * part;
    let each = |text: &dyn Fn(u32) -> String| (0..unrolled).map(text).collect::<String>();
    let loads = each(&|at| format!("global_load_b32 v{}, v1, s[0:1] offset:{}\n", 2 + at, 128 * at));
    let stores = each(&|at| format!("global_store_b32 v1, v{}, s[2:3] offset:{}\n", 2 + at, 128 * at));
    let source = format!(
        "v_lshlrev_b32_e32 v1, 2, v0
         s_mul_i32 s4, ttmp9, {part}
         v_add_nc_u32_e32 v1, s4, v1
         s_add_co_u32 s2, s0, {half}
         s_mov_b32 s3, s1
         s_mov_b32 s5, {rounds}
         again:
         {loads}
         s_wait_loadcnt 0x0
         {stores}
         v_add_nc_u32_e32 v1, {step}, v1
         s_sub_co_u32 s5, s5, 1
         s_cmp_lg_u32 s5, 0
         s_cbranch_scc1 again
         s_endpgm"
    );
    let program = Program { source: &source, items: 32 * 32, group: 32, words: half as usize / 2 };
    let report = run(&netlist(), &program, 0);
    let memory = report.statistics.counters.unwrap().memory;
    let bytes = memory.bytes_read + memory.bytes_written;
    let possible = 64 * report.statistics.cycles.unwrap();
    assert!(100 * bytes >= 65 * possible, "{bytes} of {possible} bytes");
}
