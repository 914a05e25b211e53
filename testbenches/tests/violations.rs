//! Violations of memory (RDNA4 ISA, sections 3.3.4, 3.3.5.1, 3.4.10 and 11.3) and accesses to watched addresses enter the trap handler of their wave,
//! on the model and on hardware in lock-step with it: bad accesses read zero and store nothing, the other lanes go on.

use pretty_assertions::assert_eq;
use std::sync::{Arc, OnceLock};
use tombolo_hdl::config::Config;
use tombolo_model::trap::control;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::trap::{WatchKind, WatchedAddress};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::memory::{Access, Bounds};
use tombolo_sim::run::{ErrorKind, Report, model, rtl};
use tombolo_testbenches::handlers;
use tombolo_testbenches::programs::{CODE, Program, RESULTS, results};

/// A buffer that is only read.
const READ_ONLY: u64 = 0x50_0000_0000;

/// Who meets a violation first (EXCP_FLAG_PRIV\[31:30\]).
const SCALAR: u32 = 1;
const LDS: u32 = 2;
const VECTOR: u32 = 3;

fn config() -> Config {
    Config { simds: 1, waves: 4, vgpr_rows: 384, ..Config::by_name("lanes8").unwrap() }
}

fn netlist() -> Arc<Netlist> {
    static NETLIST: OnceLock<Arc<Netlist>> = OnceLock::new();
    Arc::clone(NETLIST.get_or_init(|| Arc::new(design::compute_unit(config()).unwrap())))
}

/// A program with the handler of a file; `s[0:1]` points to 64 words.
fn launch(handler: Option<&str>, source: &str, items: u32) -> Launch {
    let mut launch = Program { source, items, group: items, words: 64 }.launch().unwrap();
    launch.memory.insert("words", READ_ONLY, [7, 0, 0, 0].repeat(16), Access::ReadOnly).unwrap();
    if let Some(name) = handler {
        handlers::install(&mut launch, name, 0);
    }
    launch
}

/// The first two words at TMA.
fn words(launch: &Launch) -> [u32; 2] {
    let words = handlers::memory(launch);
    [words[0], words[1]]
}

fn on_model(launch: &mut Launch) -> Report {
    model::run(launch, model::Options { limit: 100_000, ..model::Options::default() }, |_, _| ())
}

fn on_hardware(netlist: Arc<Netlist>, launch: &mut Launch, follows: bool) -> Report {
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let mut lockstep = follows.then(|| Lockstep::new(engine.as_ref(), config(), launch).unwrap());
    let options = rtl::Options { lockstep: lockstep.as_mut(), max_cycles: 50_000, ..rtl::Options::default() };
    rtl::run(launch, config(), engine.as_mut(), options, |_| ())
}

/// Runs a program with `end.s` on both: what the handler finds, the low half of the program counter less that of the program in dwords, and the
/// results, which must be the same.
fn ends(source: &str) -> (u32, u32, Vec<u32>) {
    ends_watching([None; 4], source)
}

/// The same where these addresses are watched.
fn ends_watching(watches: [Option<WatchedAddress>; 4], source: &str) -> (u32, u32, Vec<u32>) {
    let [on_model, on_hardware] = [false, true].map(|hardware| {
        let mut launch = launch(Some("end.s"), source, 32);
        let handler = launch.dispatch.trap_handler.as_mut().unwrap();
        handler.watches = watches;
        handler.enables = if watches == [None; 4] { 0 } else { control::ADDRESS_WATCH };
        let report = if hardware { on_hardware(netlist(), &mut launch, true) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}: {source}");
        let [flags, pc] = words(&launch);
        (flags, pc.wrapping_sub(CODE as u32) / 4, results(&launch))
    });
    // The hardware notices some instructions later, but not behind a wait for the access.
    assert_eq!((on_model.0, &on_model.2), (on_hardware.0, &on_hardware.2), "{source}");
    assert!(on_hardware.1 >= on_model.1, "{source}: {} before {}", on_hardware.1, on_model.1);
    on_hardware
}

/// A violation that is met by `source`.
const fn flags(source: u32) -> u32 {
    1 << 4 | source << 30
}

#[test]
fn a_load_from_nowhere_enters_the_handler_before_its_wait_is_over() {
    let source = "v_mov_b32_e32 v1, 0x1234
        v_mov_b32_e32 v2, 0
        global_load_b32 v3, v[1:2], off
        s_wait_loadcnt 0x0
        s_endpgm";
    let (told, pc, _) = ends(source);
    assert_eq!((told, pc), (flags(VECTOR), 6));
}

#[test]
fn a_store_to_nowhere_enters_the_handler_though_nothing_waits_for_it() {
    let source = "v_mov_b32_e32 v1, 0x1234
        v_mov_b32_e32 v2, 5
        global_store_b32 v[1:2], v2, off
        s_endpgm";
    let (told, pc, _) = ends(source);
    assert_eq!((told, pc), (flags(VECTOR), 6));
}

#[test]
fn a_store_to_what_is_only_read_is_a_violation_and_changes_nothing() {
    let source = "v_mov_b32_e32 v1, 0
        v_mov_b32_e32 v2, 0x50
        global_store_b32 v[1:2], v2, off
        s_endpgm";
    assert_eq!(ends(source).0, flags(VECTOR));
}

#[test]
fn bad_lanes_read_zero_and_the_others_what_is_there() {
    // Odd lanes are far off; v3 is not zero before. The handler is asked for nothing: it is entered behind the stores, which wait for the load.
    let source = "v_mov_b32_e32 v3, 9
        v_lshlrev_b32_e32 v4, 2, v0
        v_and_b32_e32 v5, 1, v0
        v_lshlrev_b32_e32 v6, 20, v5
        global_load_b32 v3, v6, s[0:1]
        s_wait_loadcnt 0x0
        s_endpgm";
    let (told, _, _) = ends(source);
    assert_eq!(told, flags(VECTOR));
    // With a handler that counts and returns, the program goes on with what was loaded.
    let source = "v_lshlrev_b32_e32 v4, 2, v0
        v_mov_b32_e32 v2, 5
        global_store_b32 v4, v2, s[0:1]
        s_wait_storecnt 0x0
        v_mov_b32_e32 v3, 9
        v_and_b32_e32 v5, 1, v0
        v_lshl_add_u32 v6, v5, 20, v4
        global_load_b32 v3, v6, s[0:1]
        s_wait_loadcnt 0x0
        v_add_nc_u32_e32 v3, 1, v3
        global_store_b32 v4, v3, s[0:1]
        s_endpgm";
    for hardware in [false, true] {
        let mut launch = launch(Some("log.s"), source, 32);
        let report = if hardware { on_hardware(netlist(), &mut launch, true) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        let expected: Vec<u32> = (0..32).map(|lane| if lane % 2 == 0 { 6 } else { 1 }).collect();
        assert_eq!(results(&launch)[..32], expected, "hardware: {hardware}");
        // One entry of the log, with ID 0.
        assert_eq!(words(&launch), [8, 0], "hardware: {hardware}");
    }
}

#[test]
fn refused_accesses_are_violations_and_the_other_lanes_go_on() {
    // A hole in the address space; atomic operations that are not aligned, that are 8 bytes in scratch; a formatted access that is not aligned.
    let hole = "v_mov_b32_e32 v1, 0
        v_mov_b32_e32 v2, 0x40000000
        flat_load_b32 v3, v[1:2]
        s_wait_loadcnt_dscnt 0x0
        s_endpgm";
    let atomic = "v_mov_b32_e32 v1, 2
        v_mov_b32_e32 v2, 1
        global_atomic_add_u32 v3, v1, v2, s[0:1] th:TH_ATOMIC_RETURN
        s_wait_loadcnt 0x0
        s_endpgm";
    let nowhere = "v_mov_b32_e32 v1, 0x100000
        v_mov_b32_e32 v2, 1
        global_atomic_add_u32 v3, v1, v2, s[0:1] th:TH_ATOMIC_RETURN
        s_wait_loadcnt 0x0
        s_endpgm";
    for source in [hole, atomic, nowhere] {
        assert_eq!(ends(source).0, flags(VECTOR), "{source}");
    }
    let mixed = "v_lshlrev_b32_e32 v4, 2, v0
        v_and_b32_e32 v5, 1, v0
        v_add_nc_u32_e32 v5, v5, v4
        v_mov_b32_e32 v2, 3
        global_atomic_add_u32 v5, v2, s[0:1]
        s_endpgm";
    let (told, _, results) = ends(mixed);
    assert_eq!(told, flags(VECTOR));
    let expected: Vec<u32> = (0..32).map(|lane| if lane % 2 == 0 { 3 } else { 0 }).collect();
    assert_eq!(results[..32], expected);
}

#[test]
fn lds_tells_of_addresses_out_of_range_and_of_atomic_operations_that_are_not_aligned() {
    let beyond = "v_mov_b32_e32 v1, 0x20000
        ds_load_b32 v2, v1
        s_wait_dscnt 0x0
        s_endpgm";
    let stored = "v_mov_b32_e32 v1, 0x20000
        ds_store_b64 v1, v[1:2]
        s_endpgm";
    let odd = "v_mov_b32_e32 v1, 2
        v_mov_b32_e32 v2, 1
        ds_add_u32 v1, v2
        s_endpgm";
    for source in [beyond, stored, odd] {
        assert_eq!(ends(source).0, flags(LDS), "{source}");
    }
}

#[test]
fn a_scalar_load_from_nowhere_is_a_violation_of_scalar_memory() {
    let source = "s_mov_b32 s4, 0x1000
        s_mov_b32 s5, 0x66
        s_load_b32 s6, s[4:5], 0x0
        s_wait_kmcnt 0x0
        s_endpgm";
    let (told, pc, _) = ends(source);
    assert_eq!((told, pc), (flags(SCALAR), 6));
}

#[test]
fn flags_tell_of_lds_without_a_handler_and_nothing_else_happens() {
    let source = "v_mov_b32_e32 v1, 0x20000
        ds_load_b32 v2, v1
        s_getreg_b32 s4, hwreg(HW_REG_EXCP_FLAG_PRIV)
        v_mov_b32_e32 v1, s4
        v_lshlrev_b32_e32 v0, 2, v0
        global_store_b32 v0, v1, s[0:1]
        s_endpgm";
    for hardware in [false, true] {
        let mut launch = launch(None, source, 32);
        let report = if hardware { on_hardware(netlist(), &mut launch, true) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        assert_eq!(results(&launch)[..32], [flags(LDS); 32], "hardware: {hardware}");
    }
}

/// A watch of some bytes of the results.
fn watch(offset: u64, bytes: u64, on: WatchKind) -> Option<WatchedAddress> {
    Some(WatchedAddress::new(RESULTS + offset, bytes, on).unwrap())
}

#[test]
fn accesses_to_watched_dwords_enter_the_handler_with_the_flags_of_their_watches() {
    let watches = [
        watch(0, 4, WatchKind::Read),
        watch(64, 64, WatchKind::Write),
        watch(128, 8, WatchKind::Access),
        watch(188, 4, WatchKind::Access),
    ];
    let load = |offset: u32| {
        format!("v_mov_b32_e32 v1, {offset}\nglobal_load_b32 v2, v1, s[0:1]\ns_wait_loadcnt 0x0\ns_endpgm")
    };
    let store = |offset: u32| format!("v_mov_b32_e32 v1, {offset}\nglobal_store_b32 v1, v1, s[0:1]\ns_endpgm");
    let atomic = |offset: u32| format!("v_mov_b32_e32 v1, {offset}\nglobal_atomic_add_u32 v1, v1, s[0:1]\ns_endpgm");
    let scalar = |offset: u32| format!("s_load_b64 s[4:5], s[0:1], {offset:#x}\ns_wait_kmcnt 0x0\ns_endpgm");
    for (source, expected) in [
        (load(0), 1),
        (load(124), 0),
        (store(124), 2),
        (store(0), 0),
        (atomic(0), 1),
        (atomic(64), 2),
        (load(132), 4),
        (store(136), 0),
        (scalar(0x0), 1),
        (scalar(0xb8), 8),
        (scalar(0x8), 0),
    ] {
        let (told, _, _) = ends_watching(watches, &source);
        assert_eq!(told, expected, "{source}");
    }
    // A byte of a dword, by one lane of many: the others are elsewhere. Twice in the cache.
    let source = "v_lshlrev_b32_e32 v1, 2, v0
        v_add_nc_u32_e32 v1, 64, v1
        global_load_u8 v2, v1, s[0:1] offset:1
        s_wait_loadcnt 0x0
        global_load_u8 v2, v1, s[0:1] offset:1
        s_wait_loadcnt 0x0
        s_endpgm";
    let (told, pc, _) = ends_watching([None, None, None, watch(128, 4, WatchKind::Read)], source);
    assert_eq!((told, pc), (8, 5));
}

#[test]
fn what_is_watched_sets_its_flag_where_it_does_not_trap() {
    let source = "v_mov_b32_e32 v1, 0
        global_load_b32 v2, v1, s[0:1]
        s_getreg_b32 s4, hwreg(HW_REG_EXCP_FLAG_PRIV)
        v_mov_b32_e32 v1, s4
        v_lshlrev_b32_e32 v0, 2, v0
        global_store_b32 v0, v1, s[0:1] offset:128
        s_endpgm";
    for hardware in [false, true] {
        let mut launch = launch(Some("end.s"), source, 32);
        launch.dispatch.trap_handler.as_mut().unwrap().watches[1] = watch(0, 4, WatchKind::Read);
        let report = if hardware { on_hardware(netlist(), &mut launch, true) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        assert_eq!(results(&launch)[32..], [2; 32], "hardware: {hardware}");
    }
}

#[test]
fn what_cannot_be_watched_is_refused() {
    for (address, bytes, expected) in [(2, 4, "whole dwords"), (0, 0, "whole dwords"), (60, 8, "does not cross")] {
        let error = WatchedAddress::new(address, bytes, WatchKind::Access).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn waves_that_use_the_same_bad_line_all_learn_of_it() {
    let source = "v_mov_b32_e32 v1, 0x100000
        global_load_b32 v2, v1, s[0:1]
        global_load_b32 v3, v1, s[0:1] offset:4
        s_wait_loadcnt 0x0
        s_endpgm";
    for hardware in [false, true] {
        let mut launch = launch(Some("log.s"), source, 128);
        let report = if hardware { on_hardware(netlist(), &mut launch, true) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        // Four waves, of which each has entered the handler at least once.
        assert!(words(&launch)[0] >= 4 * 8, "hardware: {hardware}: {:?}", words(&launch));
    }
}

#[test]
fn without_a_handler_and_in_it_a_violation_ends_the_launch_by_name() {
    let load =
        "v_mov_b32_e32 v1, 0x1234\nv_mov_b32_e32 v2, 0\nglobal_load_b32 v3, v[1:2], off\ns_wait_loadcnt 0x0\ns_endpgm";
    for hardware in [false, true] {
        let mut bare = launch(None, load, 32);
        let report = if hardware { on_hardware(netlist(), &mut bare, true) } else { on_model(&mut bare) };
        let error = report.error.expect("an error");
        assert_eq!(error.kind, ErrorKind::Memory, "hardware: {hardware}");
        assert!(error.message.contains("global_load_b32"), "hardware: {hardware}: {}", error.message);
    }
}

/// Kernels that read a few elements too many rely on it: a page is there as a whole.
#[test]
fn loads_behind_a_buffer_find_zeros_as_far_as_its_page_goes_where_bounds_are_pages() {
    let store =
        |offset: &str| format!("v_mov_b32_e32 v3, 1\nglobal_store_b32 v2, v3, s[0:1] offset:{offset}\ns_endpgm");
    let load = |offset: &str| {
        format!(
            "v_lshlrev_b32_e32 v1, 2, v0
             v_mov_b32_e32 v2, 0x10000
             v_mov_b32_e32 v4, 7
             global_load_b32 v4, v2, s[0:1] offset:{offset}
             s_wait_loadcnt 0x0
             global_store_b32 v1, v4, s[0:1]
             s_endpgm"
        )
    };
    let launch = |source: &str, bounds| {
        let mut launch = launch(None, source, 32);
        launch.memory.insert("words", RESULTS + 0x1_0000, vec![9; 8], Access::ReadWrite).unwrap();
        launch.memory.bounds = bounds;
        launch
    };
    for hardware in [false, true] {
        let run = |mut launch: Launch| {
            let report = if hardware { on_hardware(netlist(), &mut launch, true) } else { on_model(&mut launch) };
            let results = launch.memory.region_at(RESULTS).unwrap().bytes();
            (report.error.map(|error| error.kind), u32::from_le_bytes(*results.first_chunk().unwrap()))
        };
        for (offset, found) in [("4", 0x0909_0909), ("8", 0), ("4092", 0)] {
            assert_eq!(run(launch(&load(offset), Bounds::Paged)), (None, found), "hardware: {hardware}, {offset}");
        }
        let refused = Some(ErrorKind::Memory);
        assert_eq!(run(launch(&load("4096"), Bounds::Paged)).0, refused, "hardware: {hardware}");
        assert_eq!(run(launch(&load("8"), Bounds::Rounded)).0, refused, "hardware: {hardware}");
        let store = format!("v_mov_b32_e32 v2, 0x10000\n{}", store("8"));
        assert_eq!(run(launch(&store, Bounds::Paged)).0, refused, "hardware: {hardware}");
    }
}

/// What LLVM makes of an atomic addition to 16 bits: compare and swap of the dword around them, of which two bytes are no buffer's.
#[test]
fn the_dword_around_a_half_is_no_violation_unless_bounds_are_exact() {
    let source = "v_mov_b32_e32 v2, 0
         global_load_b32 v4, v2, s[0:1] offset:65536
         again:
         s_wait_loadcnt 0x0
         v_add_nc_u32_e32 v3, 0x10000, v4
         global_atomic_cmpswap_b32 v5, v2, v[3:4], s[0:1] offset:65536 th:TH_ATOMIC_RETURN
         s_wait_loadcnt 0x0
         v_cmp_ne_u32_e32 vcc_lo, v5, v4
         v_mov_b32_e32 v4, v5
         s_and_b32 exec_lo, exec_lo, vcc_lo
         s_cbranch_execnz again
         s_endpgm";
    let launch = |bounds| {
        let mut launch = launch(None, source, 32);
        launch.memory.insert("half", RESULTS + 0x1_0002, vec![0, 1], Access::ReadWrite).unwrap();
        launch.memory.bounds = bounds;
        launch
    };
    let half = |launch: &Launch| launch.memory.region_at(RESULTS + 0x1_0002).unwrap().bytes().to_vec();
    let mut counted = launch(Bounds::Rounded);
    assert_eq!((on_model(&mut counted).error, half(&counted)), (None, vec![32, 1]));
    let mut counted = launch(Bounds::Rounded);
    assert_eq!((on_hardware(netlist(), &mut counted, true).error, half(&counted)), (None, vec![32, 1]));
    let kinds = |report: Report| report.error.map(|error| error.kind);
    assert_eq!(kinds(on_model(&mut launch(Bounds::Exact))), Some(ErrorKind::Memory));
    assert_eq!(kinds(on_hardware(netlist(), &mut launch(Bounds::Exact), false)), Some(ErrorKind::Memory));
}

#[test]
fn planted_bugs_of_violations_are_noticed() {
    let store = "v_mov_b32_e32 v1, 0x1234\nv_mov_b32_e32 v2, 5\nglobal_store_b32 v[1:2], v2, off\ns_endpgm";
    let shared = "v_mov_b32_e32 v1, 0x20000\nds_load_b32 v2, v1\ns_wait_dscnt 0x0\ns_endpgm";
    for (module, signal, fault, source, expected) in [
        ("refusals", "store_refused", Fault::StuckAtZero(0), store, VECTOR),
        ("wave_violations", "is_violation", Fault::StuckAtOne(0), shared, LDS),
        ("trap_unit", "of_watches", Fault::StuckAtOne(3), store, VECTOR),
        ("lds_violations", "checks", Fault::StuckAtZero(0), shared, LDS),
    ] {
        let faulty = Arc::new(plant(&netlist(), module, signal, fault).unwrap());
        let mut launch = launch(Some("end.s"), source, 32);
        let report = on_hardware(faulty, &mut launch, false);
        assert!(report.error.is_some() || words(&launch)[0] != flags(expected), "{module}.{signal}");
    }
}
