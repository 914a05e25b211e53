//! Waves with dynamic VGPRs (RDNA4 ISA, sections 3.3.3 and 16.3), on the model and on hardware in lock-step with it: what they begin with, what
//! S_ALLOC_VGPR grants and refuses, and that registers which they do not have are not there.

use pretty_assertions::assert_eq;
use std::sync::{Arc, OnceLock};
use tombolo_code_object::descriptor_field;
use tombolo_hdl::config::{Config, Units};
use tombolo_netlist::Netlist;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::program::{Program as Registers, RegisterWrite};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{Report, model, rtl};
use tombolo_testbenches::programs::{Program, results};

/// Two SIMDs whose registers are enough for two such waves each.
fn config() -> Config {
    Config { waves: 4, vgpr_rows: 512, ..Config::by_name("lanes8").unwrap() }
}

fn netlist() -> Arc<Netlist> {
    static NETLIST: OnceLock<Arc<Netlist>> = OnceLock::new();
    Arc::clone(NETLIST.get_or_init(|| Arc::new(design::compute_unit(config()).unwrap())))
}

fn launch(source: &str, items: u32, dynamic: bool) -> Launch {
    let mut launch = Program { source, items, group: 32, words: items as usize }.launch().unwrap();
    launch.dispatch.descriptor.set(descriptor_field::ENABLE_DYNAMIC_VGPR, dynamic.into());
    launch
}

fn on_model(launch: &mut Launch) -> Report {
    model::run(launch, model::Options { limit: 100_000, ..model::Options::default() }, |_, _| ())
}

fn on_hardware(launch: &mut Launch) -> Report {
    let mut engine = design::engine(EngineKind::Compiled, netlist()).unwrap();
    let mut lockstep = Lockstep::new(engine.as_ref(), config(), launch).unwrap();
    let options = rtl::Options { lockstep: Some(&mut lockstep), max_cycles: 50_000, ..rtl::Options::default() };
    rtl::run(launch, config(), engine.as_mut(), options, |_| ())
}

/// What the work-items store on both, which must be the same.
fn run(source: &str, items: u32) -> Vec<u32> {
    let [on_model, on_hardware] = [false, true].map(|hardware| {
        let mut launch = launch(source, items, true);
        let report = if hardware { on_hardware(&mut launch) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        results(&launch)
    });
    assert_eq!(on_model, on_hardware);
    on_hardware
}

/// The program ends by storing v1 for its work-item; TTMP9 is the number of its work-group.
fn storing_v1(source: &str) -> String {
    format!(
        "v_mov_b32_e32 v2, v0
        {source}
        s_lshl_b32 s9, ttmp9, 5
        v_add_nc_u32_e32 v2, s9, v2
        v_lshlrev_b32_e32 v2, 2, v2
        global_store_b32 v2, v1, s[0:1]
        s_endpgm"
    )
}

#[test]
fn a_wave_begins_with_one_block_and_its_status_says_so() {
    // v32 is not there: as a source it is v0, as a destination nothing.
    let source = storing_v1(
        "s_getreg_b32 s8, hwreg(2, 30, 1)
        v_mov_b32_e32 v31, 5
        v_mov_b32_e32 v32, 9
        v_lshl_add_u32 v1, v32, 8, v31
        v_lshl_or_b32 v1, s8, 24, v1",
    );
    let expected: Vec<u32> = (0..32).map(|lane| 1 << 24 | lane << 8 | 5).collect();
    assert_eq!(run(&source, 32), expected);
}

#[test]
fn more_is_granted_and_given_back_in_whole_blocks() {
    // 65 are 96; the constant is an inline one, then the number is in an SGPR. Given back, v95 is v0 again, v31 is what it was.
    let source = storing_v1(
        "v_mov_b32_e32 v31, 7
        s_movk_i32 s8, 65
        s_alloc_vgpr s8
        s_cselect_b32 s4, 1, 0
        v_mov_b32_e32 v95, 3
        v_mov_b32_e32 v96, 4
        v_lshl_add_u32 v1, v96, 8, v95
        s_alloc_vgpr 32
        s_cselect_b32 s5, 2, 0
        s_or_b32 s4, s4, s5
        v_lshl_add_u32 v1, v95, 16, v1
        v_lshl_add_u32 v1, s4, 28, v1
        v_add_nc_u32_e32 v1, v31, v1",
    );
    let expected: Vec<u32> = (0..32).map(|lane| (3 << 28) + (lane << 16) + (lane << 8) + 3 + 7).collect();
    assert_eq!(run(&source, 32), expected);
}

#[test]
fn what_cannot_be_granted_changes_nothing() {
    // 257 are too many, and of 512 + 33 the low nine bits count, which are 33.
    let source = storing_v1(
        "s_movk_i32 s8, 257
        s_alloc_vgpr s8
        s_cselect_b32 s4, 1, 0
        v_mov_b32_e32 v32, 9
        v_mov_b32_e32 v1, v32
        s_movk_i32 s8, 256
        s_alloc_vgpr s8
        s_cselect_b32 s5, 2, 0
        v_mov_b32_e32 v255, 6
        s_movk_i32 s8, 545
        s_alloc_vgpr s8
        s_cselect_b32 s6, 4, 0
        v_mov_b32_e32 v63, 5
        v_lshl_add_u32 v1, v63, 8, v1
        v_lshl_add_u32 v1, v64, 16, v1
        s_or_b32 s4, s4, s5
        s_or_b32 s4, s4, s6
        v_lshl_add_u32 v1, s4, 28, v1",
    );
    let expected: Vec<u32> = (0..32).map(|lane: u32| (6 << 28) + (lane << 16) + (5 << 8) + lane).collect();
    assert_eq!(run(&source, 32), expected);
}

#[test]
fn memory_and_lds_see_the_registers_that_are_there() {
    // A load to v40 is dropped before and done after; stores and LDS read v0 in place of what is not there.
    let source = storing_v1(
        "v_lshlrev_b32_e32 v3, 2, v2
        v_add_nc_u32_e32 v4, 100, v2
        s_lshl_b32 s9, ttmp9, 7
        v_add_nc_u32_e32 v5, s9, v3
        global_store_b32 v5, v4, s[0:1]
        s_wait_storecnt 0x0
        global_load_b32 v40, v5, s[0:1]
        s_wait_loadcnt 0x0
        v_mov_b32_e32 v6, v40
        s_alloc_vgpr 64
        global_load_b32 v40, v5, s[0:1]
        s_wait_loadcnt 0x0
        v_lshl_add_u32 v6, v40, 8, v6
        v_mov_b32_e32 v41, 3
        global_store_b32 v5, v41, s[0:1]
        s_alloc_vgpr 32
        global_load_b32 v7, v5, s[0:1]
        s_wait_loadcnt 0x0
        v_lshl_add_u32 v6, v7, 24, v6
        global_store_b32 v5, v41, s[0:1]
        s_wait_storecnt 0x0
        global_load_b32 v7, v5, s[0:1]
        s_wait_loadcnt 0x0
        v_lshl_add_u32 v1, v7, 16, v6",
    );
    let expected: Vec<u32> = (0..32).map(|lane: u32| (3 << 24) + (lane << 16) + ((100 + lane) << 8) + lane).collect();
    assert_eq!(run(&source, 32), expected);
}

#[test]
fn waves_of_one_simd_do_not_touch_each_others_registers() {
    // Eight waves on two SIMDs, of which two fit each; every one fills its greatest allocation with its number.
    let fill: String = (10..256).map(|register| format!("v_mov_b32_e32 v{register}, s9\n")).collect();
    let check: String = (10..256).map(|register| format!("v_add_nc_u32_e32 v1, v1, v{register}\n")).collect();
    let source = storing_v1(&format!(
        "s_movk_i32 s8, 256
        s_alloc_vgpr s8
        s_add_co_i32 s9, ttmp9, 1
        {fill}
        v_mov_b32_e32 v1, 0
        {check}"
    ));
    let expected: Vec<u32> = (0..8 * 32).map(|item| 246 * (item / 32 + 1)).collect();
    assert_eq!(run(&source, 8 * 32), expected);
}

#[test]
fn other_waves_may_not_allocate() {
    for hardware in [false, true] {
        let mut launch = launch(&storing_v1("s_alloc_vgpr 64\n v_mov_b32_e32 v1, 0"), 32, false);
        let report = if hardware { on_hardware(&mut launch) } else { on_model(&mut launch) };
        let error = report.error.expect("an error");
        assert!(error.message.contains("s_alloc_vgpr"), "hardware: {hardware}: {}", error.message);
    }
}

#[test]
fn a_configuration_without_them_refuses_the_launch() {
    let launch = launch(&storing_v1("v_mov_b32_e32 v1, 0"), 32, true);
    let config = Config { units: Units { dynamic_vgprs: false, ..config().units }, ..config() };
    let refusal = launch.fit(config).expect_err("a refusal").to_string();
    assert!(refusal.contains("dynamic VGPRs") && refusal.contains("leaves them out"), "{refusal}");
}

#[test]
fn the_bit_of_the_descriptor_goes_to_the_register_that_has_it() {
    let writes = Registers::of(&launch("s_endpgm", 32, true).dispatch).unwrap().into_writes();
    let value = |address| writes.iter().find(|write: &&RegisterWrite| write.address == address).unwrap().value;
    assert_eq!((value(0xb84c) >> 6 & 1, value(0xb8a0) >> 17 & 1), (0, 1));
}
