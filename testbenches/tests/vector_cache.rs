//! The vector cache under pressure: few entries, which every request wants, and answers that overtake each other. Hardware and
//! model agree, and the engine reports that no place of the cache is read while it is filled.

use std::sync::Arc;
use tombolo_hdl::config::{Config, Units};
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::memory::{Order, PortTiming};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::rtl;
use tombolo_testbenches::programs::Program;
use tombolo_testbenches::random::{below, pick};

/// Waves, each a group of its own.
const WAVES: u32 = 8;
/// Bytes of each wave: 16 lines.
const BYTES: u32 = 1024;

/// Loads, atomic operations that return, loads of a buffer out of its range, stores: none waits for another, so that all
/// that the records have room for is outstanding.
fn source(seed: u64) -> String {
    let random = &mut SplitMix64::new(seed);
    let mut lines = vec![
        format!("s_mul_i32 s4, ttmp9, {BYTES}"),
        "v_lshlrev_b32_e32 v1, 2, v0".to_owned(),
        "v_add_nc_u32_e32 v1, s4, v1".to_owned(),
        // A buffer without any bytes.
        "s_mov_b32 s12, s0\ns_mov_b32 s13, s1\ns_mov_b32 s14, 0\ns_mov_b32 s15, 0x20000000".to_owned(),
    ];
    for _ in 0..100 {
        let offset = 64 * below(random, BYTES / 64 - 1);
        let register = 4 + below(random, 20);
        lines.push(format!("s_mov_b32 exec_lo, {:#x}", pick(random, &[1, 0x8000_0000, 0x0100_0100_u32])));
        lines.push(match below(random, 8) {
            0..=3 => format!("global_load_b32 v{register}, v1, s[0:1] offset:{offset}"),
            4..=5 => {
                format!("global_atomic_add_u32 v{register}, v1, v0, s[0:1] offset:{offset} th:TH_ATOMIC_RETURN")
            }
            6 => format!("buffer_load_b32 v{register}, v1, s[12:15], null offen offset:{offset}"),
            _ => format!("global_store_b32 v1, v0, s[0:1] offset:{offset}"),
        });
    }
    lines.push("s_endpgm".to_owned());
    lines.join("\n")
}

#[test]
fn a_place_of_the_cache_is_not_read_while_it_is_filled() {
    for memory_requests in [8, 64] {
        let small = Config::by_name("ecp5").unwrap();
        let units = Units { buffers: true, ..small.units };
        let config = Config { cache_lines: 4, memory_requests, units, ..small };
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
        for seed in 0..8 {
            let source = source(seed);
            let words = (WAVES * BYTES / 4) as usize;
            let mut launch = Program { source: &source, items: 32 * WAVES, group: 32, words }.launch().unwrap();
            let mut lockstep = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
            let order = Order::Shuffled { spread: 30, seed };
            let timing = PortTiming { latency: 20, cycles_per_line: 1, order };
            let options = rtl::Options { timing, lockstep: Some(&mut lockstep), ..rtl::Options::default() };
            let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
            let what = format!("{memory_requests} requests, seed {seed}");
            assert_eq!(report.error, None, "{what}");
            assert_eq!(Some(lockstep.compared()), report.statistics.instructions, "{what}");
        }
    }
}
