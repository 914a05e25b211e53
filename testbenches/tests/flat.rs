//! FLAT instructions whose lanes go to the local data share and to memory.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::rtl;
use tombolo_testbenches::programs::{Program, results};

/// Even lanes load 1000 + lane from LDS, odd ones 2000 + lane from memory, over the high half of their own address, while
/// vector memory is busy; then each adds 2000 + lane to what it has loaded.
const SOURCE: &str = "
    v_lshlrev_b32_e32 v1, 2, v0
    v_add_nc_u32_e32 v4, 0x3e8, v0
    v_add_nc_u32_e32 v5, 0x7d0, v0
    ds_store_b32 v1, v4
    global_store_b32 v1, v5, s[0:1]
    s_mov_b64 s[10:11], src_shared_base
    v_and_b32_e32 v6, 1, v0
    v_cmp_eq_u32_e32 vcc_lo, 0, v6
    v_mov_b32_e32 v3, s1
    v_mov_b32_e32 v7, s11
    v_add_nc_u32_e32 v2, s0, v1
    v_cndmask_b32_e32 v2, v2, v1, vcc_lo
    v_cndmask_b32_e32 v3, v3, v7, vcc_lo
    v_mov_b32_e32 v8, v2
    v_mov_b32_e32 v9, v3
    v_lshlrev_b32_e32 v16, 6, v0
    s_wait_storecnt_dscnt 0x0
    global_load_b128 v[12:15], v16, s[0:1] offset:512
    global_load_b128 v[12:15], v16, s[0:1] offset:528
    flat_load_b32 v3, v[2:3]
    flat_atomic_add_u32 v10, v[8:9], v5 th:TH_ATOMIC_RETURN
    s_wait_loadcnt_dscnt 0x0
    ds_load_b32 v11, v1
    s_wait_dscnt 0x0
    global_store_b32 v1, v3, s[0:1] offset:128
    global_store_b32 v1, v10, s[0:1] offset:256
    global_store_b32 v1, v11, s[0:1] offset:384
    s_endpgm";

#[test]
fn each_lane_loads_and_adds_where_its_address_says() {
    for config in ["default", "lanes4"] {
        let config = design::config(config).unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        let mut launch = Program { source: SOURCE, items: 32, group: 32, words: 1024 }.launch().unwrap();
        launch.dispatch.lds_bytes = 1024;
        let mut lockstep = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
        let options = rtl::Options { lockstep: Some(&mut lockstep), ..rtl::Options::default() };
        let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
        assert_eq!(report.error, None, "{}", config.name);
        let words = results(&launch);
        let (lds, memory) = (|lane: u32| 1000 + lane, |lane: u32| 2000 + lane);
        let here = |lane: u32| if lane.is_multiple_of(2) { lds(lane) } else { memory(lane) };
        let of = |value: &dyn Fn(u32) -> u32| (0..32).map(value).collect::<Vec<_>>();
        assert_eq!(words[..32], of(&|lane| memory(lane) * (1 + lane % 2)), "memory");
        assert_eq!(words[32..64], of(&here), "loaded");
        assert_eq!(words[64..96], of(&here), "returned");
        assert_eq!(words[96..128], of(&|lane| lds(lane) + memory(lane) * (1 - lane % 2)), "lds");
    }
}
