//! What waves tell each other and where they must stop: the state of barriers, priorities, waits for the ALUs, counters
//! that are full, NULL, code that changes. In lock-step with the model where the model can say what is right.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::rtl;
use tombolo_sim::run::trace::{Event, What};
use tombolo_testbenches::programs::{CODE, Program, RESULTS, results};

/// A SIMD of 4 waves, of which one issues in a cycle.
fn barrel() -> Config {
    Config::by_name("ecp5").unwrap()
}

/// Runs a program on one of those, which must end well: its results, its events.
fn run_with(config: Config, lockstep: bool, program: &Program) -> (Vec<u32>, Vec<Event>) {
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let mut launch = program.launch().unwrap();
    let mut trace = vec![];
    let mut model = lockstep.then(|| Lockstep::new(engine.as_ref(), config, &launch).unwrap());
    let options = rtl::Options { trace: Some(&mut trace), lockstep: model.as_mut(), ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    assert!(report.pass, "{:?}", report.error);
    (results(&launch), trace)
}

/// The same in lock-step with the model.
fn run(source: &str, items: u32, group: u32, words: usize) -> (Vec<u32>, Vec<Event>) {
    run_with(barrel(), true, &Program { source, items, group, words })
}

/// The cycle in which a wave last issued the instruction at a dword of the program.
fn last_issue(trace: &[Event], of_wave: u64, dword: u64) -> u64 {
    let here = |event: &&Event| {
        event.wave == of_wave && matches!(event.what, What::Issue { pc, .. } if pc == CODE + 4 * dword)
    };
    trace.iter().filter(here).map(|event| event.cycle).max().unwrap()
}

#[test]
fn the_state_of_a_barrier_counts_members_and_signals() {
    // Wave 0 signals and asks; the other one comes later. Then a barrier that does not exist.
    let source = "s_cmp_eq_u32 ttmp8, 0
         s_cbranch_scc0 late
         s_barrier_signal -1
         s_get_barrier_state s4, -1
         s_get_barrier_state s5, -2
         s_get_barrier_state s6, 5
         s_get_barrier_state s7, m0
         s_wait_kmcnt 0x0
         v_mov_b32_e32 v1, s4
         v_mov_b32_e32 v2, s5
         v_mov_b32_e32 v3, s6
         v_mov_b32_e32 v4, s7
         v_mov_b32_e32 v5, 0
         global_store_b128 v5, v[1:4], s[0:1]
         s_barrier_wait -1
         s_endpgm
         late:
         s_sleep 8
         s_barrier_signal -1
         s_barrier_wait -1
         s_endpgm";
    let (words, _) = run(source, 64, 64, 4);
    assert_eq!(words, [1 << 16 | 2 << 4 | 1, 2 << 4 | 1, 0, 0]);
}

#[test]
fn whoever_signals_first_learns_it_in_scc() {
    let source = "s_barrier_signal_isfirst -1
         s_cselect_b32 s5, 1, 0
         s_barrier_wait -1
         s_lshr_b32 s4, ttmp8, 23
         s_and_b32 s4, s4, 124
         v_mov_b32_e32 v1, s5
         v_mov_b32_e32 v2, s4
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let (words, _) = run(source, 128, 128, 4);
    assert_eq!(words.iter().sum::<u32>(), 1, "{words:?}");
}

#[test]
fn what_is_written_to_null_reaches_nothing_beside_it() {
    // NULL's pair is M0.
    let source = "s_mov_b32 m0, 5
         s_mov_b64 null, -1
         s_getpc_b64 null
         s_load_b64 null, s[0:1], 0x0
         s_load_b32 null, s[0:1], 0x0
         s_sendmsg_rtn_b64 null, sendmsg(MSG_RTN_GET_DDID)
         s_wait_kmcnt 0x0
         v_cmp_eq_u32_e64 null, v0, v0
         v_add_co_u32 v3, null, v0, v0
         v_readfirstlane_b32 null, v0
         s_mov_b32 s4, m0
         v_mov_b32_e32 v1, s4
         v_mov_b32_e32 v2, 0
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let (words, _) = run(source, 32, 32, 2);
    assert_eq!(words, [5, 0]);
}

#[test]
fn the_wave_of_higher_priority_goes_first() {
    // Without the priority the older wave would. In a barrel all have their turns.
    let config = Config { barrel: false, ..barrel() };
    let moves = "v_mov_b32_e32 v1, v2\n".repeat(24);
    let source = format!(
        "s_cmp_eq_u32 ttmp8, 0
         s_cbranch_scc1 meet
         s_setprio 3
         meet:
         s_barrier_signal -1
         s_barrier_wait -1
         {moves}
         s_endpgm"
    );
    let (_, trace) = run_with(config, true, &Program { source: &source, items: 64, group: 64, words: 1 });
    let of = |wave: u64| {
        let moves =
            |event: &&Event| event.wave == wave && matches!(event.what, What::Issue { class: IssueClass::Valu, .. });
        trace.iter().filter(moves).map(|event| event.cycle).collect::<Vec<u64>>()
    };
    let (older, urgent) = (of(0), of(1));
    assert_eq!((older.len(), urgent.len()), (24, 24));
    let overtakes = urgent.iter().zip(&older).skip(8).all(|(urgent, older)| urgent < older);
    assert!(overtakes, "{urgent:?} {older:?}");
}

#[test]
fn s_wait_alu_waits_for_what_its_fields_name_and_for_nothing_else() {
    // Each wait stands behind one instruction, which takes eight beats in the vector ALU; the loop runs it once more with its code in the cache.
    // A wave alone has a turn every second cycle.
    let waits = [
        ("v_mov_b32_e32 v1, v2", "depctr_va_vdst(0)", 21..=26),
        ("v_mov_b32_e32 v1, v2", "depctr_va_sdst(0)", 2..=2),
        ("v_mov_b32_e32 v1, v2", "depctr_sa_sdst(0)", 2..=2),
        ("v_cmp_eq_u32_e64 s4, v1, v2", "depctr_va_sdst(0)", 21..=26),
        ("v_cmp_eq_u32_e32 vcc_lo, v1, v2", "depctr_va_vcc(0)", 21..=26),
        ("v_mov_b32_e32 v1, s4", "depctr_va_ssrc(0)", 2..=16),
        ("s_mov_b32 s4, s5", "depctr_sa_sdst(0)", 8..=11),
        ("s_mov_b32 s4, s5", "depctr_va_vdst(0)", 2..=2),
        ("v_mov_b32_e32 v1, v2", "0xffff", 2..=2),
    ];
    for (instruction, field, cycles) in waits {
        let dwords = if instruction.contains("e64") { 2 } else { 1 };
        let source = format!(
            "s_mov_b32 s6, 2
             again:
             s_nop 15
             s_nop 15
             {instruction}
             s_wait_alu {field}
             s_sub_co_u32 s6, s6, 1
             s_cmp_lg_u32 s6, 0
             s_cbranch_scc1 again
             s_endpgm"
        );
        let (_, trace) = run(&source, 32, 32, 1);
        let took = last_issue(&trace, 0, 3 + dwords) - last_issue(&trace, 0, 3);
        assert!(cycles.contains(&took), "{instruction}, {field}: {took} cycles");
    }
}

#[test]
fn a_delay_issues_with_the_instruction_of_an_alu_in_front_of_it() {
    // Dwords of the first copy: what stands in front of each delay, and the delay. Copies lie at every place of the instruction buffer.
    let together = [(2, 3), (4, 6), (7, 8)];
    let apart = [(9, 12), (16, 17)];
    let copy = "v_add_nc_u32_e32 v1, 5, v0
         s_delay_alu instid0(VALU_DEP_1)
         v_add3_u32 v2, v1, v1, v3
         s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
         s_add_co_i32 s5, s5, 1
         s_delay_alu instid0(SALU_CYCLE_1)
         v_add3_u32 v3, v2, s5, 0x1234567
         s_delay_alu instid0(VALU_DEP_1)
         v_mul_lo_u32 v3, v3, v3
         s_clause 0x1
         v_mov_b32_e32 v4, v3
         s_delay_alu instid0(VALU_DEP_1)
         v_mov_b32_e32 v5, v4
         v_add_nc_u32_e32 v3, v3, v5
         s_nop 0\n";
    let source = format!(
        "s_mov_b32 s4, 3
         v_mov_b32_e32 v3, v0
         again:
         {}
         s_add_co_i32 s4, s4, -1
         s_delay_alu instid0(SALU_CYCLE_1)
         s_cmp_lg_u32 s4, 0
         s_cbranch_scc1 again
         v_lshlrev_b32_e32 v6, 2, v0
         global_store_b32 v6, v3, s[0:1]
         s_endpgm",
        copy.repeat(16)
    );
    let config = Config::by_name("default").unwrap();
    let (_, trace) = run_with(config, true, &Program { source: &source, items: 64, group: 64, words: 64 });
    let issued = |dword: u64| last_issue(&trace, 0, dword);
    for (front, delay) in together {
        assert_eq!(issued(front), issued(delay), "dwords {front} and {delay}");
    }
    for (front, delay) in apart {
        assert!(issued(front) < issued(delay), "dwords {front} and {delay}");
    }
}

#[test]
fn an_instruction_whose_counter_is_full_waits() {
    // More than LOADcnt, STOREcnt and KMcnt can count (5.7).
    let body = "global_load_b32 v4, v2, s[0:1]\n".repeat(70)
        + &"global_store_b32 v2, v3, s[0:1]\n".repeat(70)
        + &"s_load_b32 s4, s[0:1], 0x4\n".repeat(40);
    let source = format!("v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 7\n{body}s_endpgm");
    let (words, _) = run(&source, 32, 32, 2);
    assert_eq!(words, [7, 0]);
}

#[test]
fn code_that_was_stored_is_executed_after_the_caches_are_told() {
    // The results hold `s_mov_b32 s4, N; s_setpc_b64 s[8:9]`, executed for N = 1 and, after an invalidation, N = 2. The
    // model keeps what it has decoded, so that it is not asked here.
    let round = |number: u32| {
        format!(
            "v_mov_b32_e32 v1, 0x{:x}
             global_store_b64 v3, v[1:2], s[0:1]
             s_wait_storecnt 0x0
             s_icache_inv
             s_getpc_b64 s[8:9]
             s_add_co_u32 s8, s8, 8
             s_setpc_b64 s[0:1]
             v_mov_b32_e32 v4, s4
             global_store_b32 v3, v4, s[0:1] offset:{}\n",
            0xbe84_0080 + number,
            256 + 4 * number
        )
    };
    let source = format!("v_mov_b32_e32 v2, 0xbe804808\nv_mov_b32_e32 v3, 0\n{}{}s_endpgm", round(1), round(2));
    assert_eq!(RESULTS % 64, 0);
    let (words, _) = run_with(barrel(), false, &Program { source: &source, items: 32, group: 32, words: 256 });
    assert_eq!(words[65..67], [1, 2]);
}

#[test]
fn a_barrier_of_a_group_that_does_not_fit_says_so() {
    let config = Config::by_name("ecp5").unwrap();
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(design::compute_unit(config).unwrap())).unwrap();
    let source = "s_barrier_signal -1\ns_barrier_wait -1\ns_endpgm";
    let mut launch = Program { source, items: 256, group: 256, words: 1 }.launch().unwrap();
    let report = rtl::run(&mut launch, config, engine.as_mut(), rtl::Options::default(), |_| ());
    let error = report.error.unwrap().message;
    let expected = "a work-group has 8 waves, of which configuration ecp5 holds 4 at once: no barrier completes";
    assert!(error.contains(expected), "{error}");
}
