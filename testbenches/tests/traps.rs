//! Trap handlers in assembler (`testbenches/trap-handlers`), on the model and on hardware in lock-step with it: what enters them, what they
//! find, what they may do and others not, and what a host does with waves.

use pretty_assertions::assert_eq;
use std::sync::{Arc, OnceLock};
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::launch::program::RegisterWrite;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{ErrorKind, Report, model, rtl};
use tombolo_testbenches::handlers::{self, HANDLER, memory};
use tombolo_testbenches::programs::{CODE, Program, results};

fn config() -> Config {
    Config { simds: 1, waves: 4, vgpr_rows: 384, ..Config::by_name("lanes8").unwrap() }
}

fn netlist() -> Arc<Netlist> {
    static NETLIST: OnceLock<Arc<Netlist>> = OnceLock::new();
    Arc::clone(NETLIST.get_or_init(|| Arc::new(design::compute_unit(config()).unwrap())))
}

/// A program with a handler, whose source or file name is given.
fn launch(handler: &str, enables: u32, source: &str, items: u32) -> Launch {
    let mut launch = Program { source, items, group: items, words: 64 }.launch().unwrap();
    handlers::install(&mut launch, handler, enables);
    launch
}

fn on_model(launch: &mut Launch) -> Report {
    model::run(launch, model::Options { limit: 100_000, ..model::Options::default() }, |_, _| ())
}

fn on_hardware(launch: &mut Launch, commands: Vec<(u64, RegisterWrite)>) -> Report {
    let mut engine = design::engine(EngineKind::Compiled, netlist()).unwrap();
    let mut lockstep = Lockstep::new(engine.as_ref(), config(), launch).unwrap();
    let options =
        rtl::Options { lockstep: Some(&mut lockstep), commands, max_cycles: 50_000, ..rtl::Options::default() };
    rtl::run(launch, config(), engine.as_mut(), options, |_| ())
}

/// Runs a program on both, which must end well: its results and the words at TMA, which must be the same.
fn run(handler: &str, source: &str, items: u32) -> (Vec<u32>, Vec<u32>) {
    let mut outcomes = [false, true].map(|hardware| {
        let mut launch = launch(handler, 0, source, items);
        let report = if hardware { on_hardware(&mut launch, vec![]) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        (results(&launch), memory(&launch))
    });
    assert_eq!(outcomes[0], outcomes[1]);
    std::mem::take(&mut outcomes[1])
}

/// The low half of the address of a dword of the program.
fn at(dword: u32) -> u32 {
    CODE as u32 + 4 * dword
}

#[test]
fn traps_are_logged_with_their_ids_and_the_program_goes_on_behind_them() {
    let source = "v_mov_b32_e32 v1, 7
        s_cmp_eq_u32 s0, s0
        s_trap 3
        s_cselect_b32 s4, 1, 0
        s_trap 15
        v_add_nc_u32_e32 v1, s4, v1
        v_lshlrev_b32_e32 v0, 2, v0
        global_store_b32 v0, v1, s[0:1]
        s_endpgm";
    let (results, log) = run("log.s", source, 32);
    // SCC, VGPRs and EXEC are those of before.
    assert_eq!(results[..32], [8; 32]);
    assert_eq!(log[..5], [16, 3, at(2), 15, at(4)]);
}

#[test]
fn every_wave_has_a_handler_of_its_own() {
    let source = "s_trap 1\n v_lshlrev_b32_e32 v0, 2, v0\n global_store_b32 v0, v0, s[0:1]\n s_endpgm";
    let outcomes = [false, true].map(|hardware| {
        let mut launch = launch("log.s", 0, source, 64);
        let report = if hardware { on_hardware(&mut launch, vec![]) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        memory(&launch)[..5].to_vec()
    });
    assert_eq!(outcomes[0], [16, 1, at(0), 1, at(0)]);
    assert_eq!(outcomes[0], outcomes[1]);
}

#[test]
fn a_step_traps_behind_every_instruction_but_those_of_the_handler() {
    let source = "s_trap 1
        s_mov_b32 s4, 3
        s_delay_alu instid0(SALU_CYCLE_1)
        s_branch over
        s_nop 0
        over: v_mov_b32_e32 v1, s4
        s_trap 2
        s_mov_b32 s5, 4
        v_lshlrev_b32_e32 v0, 2, v0
        global_store_b32 v0, v1, s[0:1]
        s_endpgm";
    let (results, steps) = run("step.s", source, 32);
    assert_eq!(results[..32], [3; 32]);
    // Each time with the address of the instruction behind.
    assert_eq!(steps[..5], [4, at(2), at(3), at(5), at(6)]);
}

#[test]
fn steps_wait_for_what_is_under_way_and_stop_at_every_kind_of_instruction() {
    let source = "s_trap 1
        v_lshlrev_b32_e32 v1, 2, v0
        global_store_b32 v1, v0, s[0:1]
        s_wait_storecnt 0x0
        global_load_b32 v2, v1, s[0:1]
        s_load_b32 s6, s[0:1], 0x4
        s_wait_loadcnt 0x0
        s_wait_kmcnt 0x0
        s_getpc_b64 s[8:9]
        s_add_co_u32 s6, s6, 10
        v_add_nc_u32_e32 v2, s6, v2
        s_sleep 2
        s_trap 2
        global_store_b32 v1, v2, s[0:1]
        s_endpgm";
    let (results, steps) = run("step.s", source, 32);
    assert_eq!(results[..3], [11, 12, 13]);
    assert_eq!(steps[0], 11);
}

#[test]
fn trap_registers_are_written_in_the_handler_only() {
    // TTMP12 of the program stays; a move that fails leaves SCC alone; the handler's registers can be read outside it.
    let handler = "s_mov_b32 ttmp13, 0x1234
        s_setreg_imm32_b32 hwreg(HW_REG_TRAP_CTRL, 8, 1), 1
        s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_PRIV, 9, 1), 1
        s_getreg_b32 ttmp14, hwreg(HW_REG_STATUS, 5, 2)
        s_add_co_u32 ttmp0, ttmp0, 4
        s_rfe_b64 ttmp[0:1]";
    let source = "s_mov_b32 ttmp13, 5
        s_trap 1
        s_mov_b32 ttmp13, 6
        s_cmp_lg_u32 s0, s0
        s_add_co_u32 ttmp13, -1, -1
        s_cselect_b32 s4, 1, 0
        s_setreg_imm32_b32 hwreg(HW_REG_TRAP_CTRL, 0, 10), 0
        s_getreg_b32 s5, hwreg(HW_REG_TRAP_CTRL)
        s_getreg_b32 s6, hwreg(HW_REG_STATUS, 5, 2)
        s_sendmsg_rtn_b64 s[8:9], sendmsg(MSG_RTN_GET_TBA)
        s_wait_kmcnt 0x0
        v_mov_b32_e32 v1, ttmp13
        v_mov_b32_e32 v2, s4
        v_mov_b32_e32 v3, s5
        v_mov_b32_e32 v4, ttmp14
        v_mov_b32_e32 v5, 0
        global_store_b128 v5, v[1:4], s[0:1]
        v_mov_b32_e32 v1, s6
        v_mov_b32_e32 v2, s8
        v_mov_b32_e32 v3, s9
        global_store_b96 v5, v[1:3], s[0:1] offset:16
        s_endpgm";
    let (results, _) = run(handler, source, 32);
    assert_eq!(results[..4], [0x1234, 0, 1 << 8, 3]);
    // Outside: TRAP_EN without PRIV; TBA with the bit that tells of a handler.
    assert_eq!(results[4..7], [2, HANDLER as u32, (HANDLER >> 32) as u32 | 1 << 31]);
}

#[test]
fn a_wave_traps_once_before_its_end_if_its_handler_asked_for_that() {
    let handler = "s_lshr_b32 ttmp6, ttmp1, 28
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_cmp_eq_u32 ttmp6, 0
        s_cbranch_scc1 end
        s_setreg_imm32_b32 hwreg(HW_REG_TRAP_CTRL, 8, 1), 1
        s_add_co_u32 ttmp0, ttmp0, 4
        s_rfe_b64 ttmp[0:1]
        end: s_getreg_b32 ttmp6, hwreg(HW_REG_EXCP_FLAG_PRIV)
        v_mov_b32_e32 v0, 0
        v_mov_b32_e32 v1, ttmp6
        v_mov_b32_e32 v2, ttmp0
        global_store_b64 v0, v[1:2], s[0:1]
        s_rfe_b64 ttmp[0:1]";
    let (results, _) = run(handler, "s_trap 1\ns_nop 0\ns_endpgm", 32);
    assert_eq!(results[..2], [1 << 9, at(2)]);
}

#[test]
fn what_is_no_instruction_enters_the_handler_with_its_address() {
    // The last one is a message that only a handler may send (5.4).
    let message = "s_nop 0\ns_sendmsg_rtn_b32 s4, sendmsg(MSG_RTN_SAVE_WAVE)";
    for source in ["s_nop 0\ns_code_end", "s_nop 0\n.long 0xffffffff", "s_nop 0\ns_rfe_b64 s[0:1]", message] {
        let (_, memory) = run("end.s", source, 32);
        assert_eq!(memory[..2], [1 << 6, at(1)], "{source}");
    }
}

#[test]
fn a_return_or_an_illegal_instruction_in_the_handler_ends_the_run() {
    for handler in ["s_code_end", "s_nop 0\n.long 0xffffffff"] {
        for hardware in [false, true] {
            let mut launch = launch(handler, 0, "s_trap 1\ns_endpgm", 32);
            let report = if hardware { on_hardware(&mut launch, vec![]) } else { on_model(&mut launch) };
            let error = report.error.unwrap();
            assert!(matches!(error.kind, ErrorKind::Illegal | ErrorKind::Unsupported), "{error:?}");
            assert!(error.pc.is_some_and(|pc| pc >= HANDLER), "{error:?}");
        }
    }
}

#[test]
fn s_rfe_without_a_handler_is_refused_by_name() {
    let program = Program { source: "s_rfe_b64 s[0:1]\ns_endpgm", items: 32, group: 32, words: 1 };
    let report = on_model(&mut program.launch().unwrap());
    assert!(report.error.unwrap().message.contains("s_rfe_b64 outside the trap handler"));
    let mut launch = program.launch().unwrap();
    let mut engine = design::engine(EngineKind::Compiled, netlist()).unwrap();
    let report = rtl::run(&mut launch, config(), engine.as_mut(), rtl::Options::default(), |_| ());
    assert!(report.error.unwrap().message.contains("s_rfe_b64"));
}

#[test]
fn the_host_stops_a_wave_in_an_endless_loop_and_lets_it_go_on() {
    // The wave waits for a word that nobody writes; the host's handler halts it, the host ends it with a second trap.
    let handler = "s_getreg_b32 ttmp2, hwreg(HW_REG_STATE_PRIV, 9, 1)
        s_add_co_u32 s20, s20, 1
        s_setreg_imm32_b32 hwreg(HW_REG_EXCP_FLAG_PRIV, 7, 1), 0
        s_sethalt 1
        s_cmp_lg_u32 ttmp2, 0
        s_rfe_b64 ttmp[0:1]";
    let source = "s_mov_b32 s20, 0
        s_sleep 0x8000
        loop: s_cmp_eq_u32 s20, 2
        s_cbranch_scc0 loop
        v_mov_b32_e32 v1, s20
        v_mov_b32_e32 v0, 0
        global_store_b32 v0, v1, s[0:1]
        s_endpgm";
    // For every wave.
    let command = |command: u32| RegisterWrite {
        value: command | 1 << 4,
        ..RegisterWrite::of("COMPUTE_WAVE_CONTROL", "COMMAND", command.into()).unwrap()
    };
    let [resume, trap] = [2, 3].map(command);
    let mut launch = launch(handler, 0, source, 32);
    let commands = vec![(500, trap), (1500, resume), (2000, trap), (3000, resume)];
    let report = on_hardware(&mut launch, commands);
    assert_eq!(report.error, None);
    assert_eq!(results(&launch)[0], 2);
    assert!(report.statistics.cycles.is_some_and(|cycles| cycles > 3000), "{:?}", report.statistics.cycles);
}

/// Runs a program with `count.s` on both, which must end well: the words at TMA, which must be the same.
fn counts(enables: u32, source: &str) -> Vec<u32> {
    let [on_model, on_hardware] = [false, true].map(|hardware| {
        let mut launch = launch("count.s", enables, source, 32);
        let report = if hardware { on_hardware(&mut launch, vec![]) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        memory(&launch)[..8].to_vec()
    });
    assert_eq!(on_model, on_hardware);
    on_model
}

#[test]
fn exceptions_of_floats_enter_the_handler_behind_their_instruction() {
    // 1/3: inexact; 1/0: division by zero; the square root of -1: invalid; a sum that is exact: none.
    let source = "v_mov_b32_e32 v1, 0x40400000
        v_rcp_f32_e32 v2, v1
        v_mov_b32_e32 v1, 0
        v_rcp_f32_e32 v2, v1
        v_mov_b32_e32 v1, -1.0
        v_sqrt_f32_e32 v2, v1
        v_add_f32_e32 v2, 1.0, v1
        v_mul_f32_e32 v2, 0x7f000000, v2
        v_mov_b32_e32 v1, 0x7f000000
        v_mul_f32_e32 v2, v1, v1
        s_endpgm";
    assert_eq!(counts(0x7f, source), [1, 0, 1, 1, 0, 2, 0, 4]);
    // What is not enabled does not trap, but its flag stays for who comes for something else.
    assert_eq!(counts(0x4, source), [0, 0, 1, 0, 0, 1, 0, 1]);
    assert_eq!(counts(0x2, source), [0; 8]);
    let some = launch("count.s", 0x4, source, 32);
    let refused = some.fit(Config::by_name("ecp5").unwrap()).unwrap_err().to_string();
    assert!(refused.contains("leaves trap handlers out"), "{refused}");
}

#[test]
fn exceptions_of_scalars_of_integers_and_of_binary64_enter_the_handler_too() {
    let source = "s_mov_b32 s4, 0x7f000000
        s_mul_f32 s5, s4, s4
        s_delay_alu instid0(SALU_CYCLE_1)
        v_mov_b32_e32 v1, 0
        v_rcp_iflag_f32_e32 v2, v1
        v_mov_b32_e32 v3, 0x7fe00000
        v_mov_b32_e32 v2, 0
        v_mul_f64_e32 v[4:5], v[2:3], v[2:3]
        v_cmp_lt_f32_e32 vcc_lo, 0x7f800001, v1
        s_mov_b32 exec_lo, 0
        v_rcp_f32_e32 v2, v1
        v_s_rcp_f32 s6, 0
        s_endpgm";
    // The scalar product and that of binary64 overflow; a lane that is not active raises nothing, what is computed for none does.
    assert_eq!(counts(0x7f, source), [1, 0, 1, 2, 0, 2, 1, 5]);
}

#[test]
fn the_handler_changes_what_traps_and_an_exception_in_it_does_not() {
    let handler = "s_getreg_b32 ttmp2, hwreg(HW_REG_STATE_PRIV, 9, 1)
        s_bfe_u32 ttmp3, ttmp1, 0x4001c
        s_cmp_lg_u32 ttmp3, 0
        s_cbranch_scc0 counted
        s_setreg_imm32_b32 hwreg(HW_REG_TRAP_CTRL, 0, 7), 8
        s_add_nc_u64 ttmp[0:1], ttmp[0:1], 4
        s_mul_f32 ttmp4, 0x7f000000, 0x7f000000
        counted: s_add_co_i32 ttmp5, ttmp5, 1
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_cmp_lg_u32 ttmp2, 0
        s_rfe_b64 ttmp[0:1]";
    let source = "s_mul_f32 s4, 0x7f000000, 0x7f000000
        s_trap 1
        s_mul_f32 s4, 0x7f000000, 0x7f000000
        v_mul_f32_e64 v1, 0x7f000000, 0x7f000000
        v_mov_b32_e32 v2, ttmp5
        v_lshlrev_b32_e32 v0, 2, v0
        global_store_b32 v0, v2, s[0:1]
        s_endpgm";
    let (results, _) = run(handler, source, 32);
    assert_eq!(results[..32], [3; 32]);
}

#[test]
fn a_memory_violation_ends_the_wave_in_its_handler_on_the_model() {
    let source =
        "v_mov_b32_e32 v1, 0x1234\nv_mov_b32_e32 v2, 0\nglobal_load_b32 v3, v[1:2], off\ns_wait_loadcnt 0x0\ns_endpgm";
    let mut launch = launch("end.s", 0, source, 32);
    assert_eq!(on_model(&mut launch).error, None);
    // Behind the load, which is done; vector memory met it.
    assert_eq!(memory(&launch)[..2], [1 << 4 | 3 << 30, at(6)]);
}

/// Four waves that come to their traps one after the other; each has counted itself before. SGPRs 20 to 23, which the handler writes, are
/// their results.
const ONE_AFTER_THE_OTHER: &str = "v_readfirstlane_b32 s4, v0
        s_lshr_b32 s5, s4, 5
        s_mul_i32 s6, s5, 5
        s_sleep_var s6
        s_mov_b32 exec_lo, 1
        v_mov_b32_e32 v1, 0
        v_mov_b32_e32 v2, 1
        global_atomic_add_u32 v1, v2, s[0:1] scope:SCOPE_DEV
        s_wait_storecnt 0x0
        s_trap 1
        s_lshl_b32 s5, s5, 4
        v_mov_b32_e32 v1, s5
        v_mov_b32_e32 v2, s20
        v_mov_b32_e32 v3, s21
        v_mov_b32_e32 v4, s22
        v_mov_b32_e32 v5, s23
        global_store_b128 v1, v[2:5], s[0:1] offset:16
        s_endpgm";

#[test]
fn waves_in_their_handlers_meet_at_a_barrier_of_their_own() {
    let handler = "s_barrier_signal_isfirst -2
        s_barrier_wait -2
        s_cselect_b32 s21, 1, 0
        global_load_b32 v3, v1, s[0:1] scope:SCOPE_DEV
        s_wait_loadcnt 0x0
        v_readfirstlane_b32 s20, v3
        s_get_barrier_state s22, -2
        s_sendmsg_rtn_b32 s23, sendmsg(MSG_RTN_SAVE_WAVE)
        s_wait_kmcnt 0x0
        s_getreg_b32 ttmp2, hwreg(HW_REG_STATUS, 15, 1)
        s_or_b32 s23, s23, ttmp2
        s_add_co_u32 ttmp0, ttmp0, 4
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_rfe_b64 ttmp[0:1]";
    let (results, _) = run(handler, ONE_AFTER_THE_OTHER, 128);
    let waves: Vec<_> = results[4..20].as_chunks::<4>().0.to_vec();
    // Nobody is behind the barrier before all have counted themselves; it is empty again, and nobody's completion is left.
    let state = 4 << 4 | 1;
    assert_eq!(
        waves.iter().map(|[count, _, state, rest]| [*count, *state, *rest]).collect::<Vec<_>>(),
        [[4, state, 0]; 4]
    );
    assert_eq!(waves.iter().map(|[_, first, ..]| first).sum::<u32>(), 1);
}

#[test]
fn a_handler_sees_who_has_signalled_its_barrier_and_that_it_has_completed() {
    // The first wave looks before the others have signalled, all of them when they have.
    let handler = "s_barrier_signal -2
        s_get_barrier_state s20, -2
        s_wait_kmcnt 0x0
        s_bfe_u32 s20, s20, 0x70010
        s_getreg_b32 s21, hwreg(HW_REG_STATUS, 15, 1)
        wait: s_getreg_b32 s22, hwreg(HW_REG_STATUS, 15, 1)
        s_cmp_eq_u32 s22, 0
        s_cbranch_scc1 wait
        s_barrier_wait -2
        s_getreg_b32 s23, hwreg(HW_REG_STATUS, 15, 1)
        s_add_co_u32 ttmp0, ttmp0, 4
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_rfe_b64 ttmp[0:1]";
    let (results, _) = run(handler, ONE_AFTER_THE_OTHER, 128);
    assert_eq!(results[4..8], [1, 0, 1, 0]);
    assert_eq!(results[8..10], [2, 0]);
    assert_eq!(results[12..14], [3, 0]);
    // The last signal empties it.
    assert_eq!(results[16], 0);
}

#[test]
fn programs_do_not_reach_the_barrier_of_the_handlers() {
    let source = "s_cmp_eq_u32 s0, s0
        s_barrier_signal_isfirst -2
        s_nop 4
        s_cselect_b32 s4, 1, 0
        s_barrier_signal -2
        s_barrier_wait -2
        s_get_barrier_state s5, -2
        s_wait_kmcnt 0x0
        v_mov_b32_e32 v2, s4
        v_mov_b32_e32 v3, s5
        v_lshlrev_b32_e32 v1, 3, v0
        global_store_b64 v1, v[2:3], s[0:1]
        s_endpgm";
    let (results, _) = run("end.s", source, 64);
    assert_eq!(results[..2], [0, 2 << 4 | 1]);
    // A wave alone has no barriers, in its handler neither.
    let handler = "s_barrier_signal -2
        s_barrier_wait -2
        s_mov_b32 s20, 7
        s_add_co_u32 ttmp0, ttmp0, 4
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_rfe_b64 ttmp[0:1]";
    let source = "s_trap 1\n v_mov_b32_e32 v1, s20\n v_mov_b32_e32 v0, 0\n global_store_b32 v0, v1, s[0:1]\n s_endpgm";
    assert_eq!(run(handler, source, 32).0[0], 7);
}

#[test]
fn a_handler_saves_and_restores_that_the_barrier_of_the_group_has_completed() {
    // As for a switch of contexts (5.6.3): it reads the bit, takes it away, and puts it back.
    let handler = "s_getreg_b32 s20, hwreg(HW_REG_STATE_PRIV, 2, 1)
        s_setreg_imm32_b32 hwreg(HW_REG_STATE_PRIV, 2, 1), 0
        s_getreg_b32 s21, hwreg(HW_REG_STATE_PRIV, 2, 1)
        s_nop 7
        s_setreg_b32 hwreg(HW_REG_STATE_PRIV, 2, 1), s20
        s_add_co_u32 ttmp0, ttmp0, 4
        s_and_b32 ttmp1, ttmp1, 0xffff
        s_rfe_b64 ttmp[0:1]";
    let source = "s_barrier_signal -1
        completes: s_getreg_b32 s4, hwreg(HW_REG_STATE_PRIV, 2, 1)
        s_cmp_eq_u32 s4, 0
        s_cbranch_scc1 completes
        s_trap 1
        s_barrier_wait -1
        s_getreg_b32 s22, hwreg(HW_REG_STATE_PRIV, 2, 1)
        v_mov_b32_e32 v2, s20
        v_mov_b32_e32 v3, s21
        v_mov_b32_e32 v4, s22
        v_lshlrev_b32_e32 v1, 4, v0
        global_store_b96 v1, v[2:4], s[0:1]
        s_endpgm";
    let mut launches = [false, true].map(|hardware| {
        let mut launch = Program { source, items: 64, group: 64, words: 256 }.launch().unwrap();
        handlers::install(&mut launch, handler, 0);
        let report = if hardware { on_hardware(&mut launch, vec![]) } else { on_model(&mut launch) };
        assert_eq!(report.error, None, "hardware: {hardware}");
        results(&launch)
    });
    assert_eq!(launches[0], launches[1]);
    let waves = std::mem::take(&mut launches[1]);
    assert_eq!([&waves[..3], &waves[128..131]], [[1, 0, 0]; 2]);
}
