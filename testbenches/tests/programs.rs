//! Programs that meet, wait, sleep and jump: work-groups over two SIMDs, and the cycles of program flow.

use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_code_object::descriptor_field;
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::memory::Bounds;
use tombolo_sim::run::trace::{Event, What};
use tombolo_sim::run::{Report, rtl};
use tombolo_testbenches::machine::Machine;
use tombolo_testbenches::programs::{CODE, Program, results};

/// Runs a program on a configuration: the report, its results, its events.
fn run(config: &str, program: &Program) -> (Report, Vec<u32>, Vec<Event>) {
    let config = design::config(config).unwrap();
    run_on(config, design::compute_unit(config).unwrap(), program)
}

/// The same on this netlist of it.
fn run_on(config: Config, netlist: Netlist, program: &Program) -> (Report, Vec<u32>, Vec<Event>) {
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(netlist)).unwrap();
    let mut launch = program.launch().unwrap();
    let mut trace = vec![];
    let options = rtl::Options { trace: Some(&mut trace), ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    (report, results(&launch), trace)
}

/// Every wave sets its flag after a delay of its own, meets the others, and stores which flags of its group it then sees:
/// twice, so that the barrier is used again.
fn meeting(waves: u32) -> String {
    let rounds: String = (0..2)
        .map(|round| {
            let (flags, seen) = (round * 2048, 1024 + round * 2048);
            format!(
                "s_mul_i32 s6, s4, {delay}
                 s_cmp_eq_u32 s6, 0
                 s_cbranch_scc1 flag{round}
                 delay{round}:
                 s_sub_co_u32 s6, s6, 1
                 s_cmp_lg_u32 s6, 0
                 s_cbranch_scc1 delay{round}
                 flag{round}:
                 global_store_b32 v2, v1, s[0:1] offset:{flags}
                 s_wait_storecnt 0x0
                 s_barrier_signal -1
                 s_barrier_wait -1
                 global_load_b32 v4, v3, s[0:1] offset:{flags}
                 s_wait_loadcnt 0x0
                 v_cmp_ne_u32_e32 vcc_lo, 0, v4
                 v_mov_b32_e32 v5, vcc_lo
                 global_store_b32 v2, v5, s[0:1] offset:{seen}\n",
                delay = 5 + 2 * round
            )
        })
        .collect();
    format!(
        "s_lshr_b32 s4, ttmp8, 25
         s_and_b32 s4, s4, 31
         s_mul_i32 s7, ttmp9, {waves}
         s_add_co_u32 s5, s7, s4
         s_lshl_b32 s5, s5, 2
         s_lshl_b32 s7, s7, 2
         v_mov_b32_e32 v1, 1
         v_mov_b32_e32 v2, s5
         v_and_b32_e32 v0, 31, v0
         v_lshlrev_b32_e32 v3, 2, v0
         v_add_nc_u32_e32 v3, s7, v3
         s_mov_b32 exec_lo, {mask}
         {rounds}
         s_endpgm",
        mask = u32::MAX >> (32 - waves),
    )
}

#[test]
fn no_wave_passes_a_barrier_before_all_of_its_group_have_signalled() {
    for waves in [1, 2, 7, 32] {
        let groups = (64 / waves).min(5);
        let program = Program { source: &meeting(waves), items: 32 * waves * groups, group: 32 * waves, words: 1024 };
        let (report, results, _) = run("lanes4", &program);
        assert!(report.pass, "{waves} waves: {:?}", report.error);
        for round in 0..2 {
            let seen = &results[256 + 512 * round..][..(waves * groups) as usize];
            assert_eq!(seen, vec![u32::MAX >> (32 - waves); seen.len()], "{waves} waves, round {round}");
        }
    }
}

#[test]
fn waves_that_end_do_not_hold_a_barrier_up() {
    let source = "s_lshr_b32 s4, ttmp8, 25
         s_and_b32 s4, s4, 31
         s_cmp_gt_u32 s4, 1
         s_cbranch_scc1 end
         s_barrier_signal -1
         s_barrier_wait -1
         v_mov_b32_e32 v1, 1
         v_lshlrev_b32_e32 v2, 2, v0
         global_store_b32 v2, v1, s[0:1]
         end:
         s_endpgm";
    let (report, results, _) = run("lanes4", &Program { source, items: 256, group: 256, words: 256 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(results.iter().sum::<u32>(), 64);
}

#[test]
fn exactly_one_wave_is_the_first_to_signal() {
    let source = "s_lshr_b32 s4, ttmp8, 25
         s_and_b32 s4, s4, 31
         s_barrier_signal_isfirst -1
         s_cselect_b32 s5, 1, 0
         s_barrier_wait -1
         v_mov_b32_e32 v1, s5
         v_mov_b32_e32 v2, s4
         v_lshlrev_b32_e32 v2, 2, v2
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let (report, results, _) = run("lanes4", &Program { source, items: 256, group: 256, words: 8 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(results.iter().sum::<u32>(), 1, "{results:?}");
}

#[test]
fn a_barrier_that_nobody_completes_and_a_halt_are_reported() {
    // The second wave sleeps for ever.
    let unmatched = "s_cmp_eq_u32 ttmp8, 0
         s_cbranch_scc0 sleeper
         s_barrier_signal -1
         s_barrier_wait -1
         s_endpgm
         sleeper:
         s_sleep 0x8000
         s_endpgm";
    for source in [unmatched, "s_sethalt 1\ns_endpgm"] {
        let (report, ..) = run("ecp5", &Program { source, items: 64, group: 64, words: 1 });
        let error = report.error.unwrap();
        assert_eq!(format!("{:?}", error.kind), "Hang", "{error:?}");
        assert!(error.message.contains("wave 1"), "{}", error.message);
    }
}

#[test]
fn a_wave_wakes_the_sleepers_of_its_group() {
    // Wave 0 waits for a while, so that the other wave sleeps by then, and wakes it.
    let source = "s_cmp_eq_u32 ttmp8, 0
         s_cbranch_scc0 sleeper
         s_sleep 4
         s_wakeup
         s_endpgm
         sleeper:
         s_sleep 0x8000
         v_mov_b32_e32 v1, 1
         v_mov_b32_e32 v2, 0
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let (report, results, _) = run("ecp5", &Program { source, items: 64, group: 64, words: 1 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(results, [1]);
}

/// Cycles between the issues of instructions `from` and `to` of a wave (dwords from the start), each at its last issue.
fn between(trace: &[Event], from: u64, to: u64) -> u64 {
    let last = |dword: u64| {
        let issues =
            trace.iter().filter(|event| matches!(event.what, What::Issue { pc, .. } if pc == CODE + 4 * dword));
        issues.map(|event| event.cycle).max().unwrap()
    };
    last(to) - last(from)
}

#[test]
fn program_flow_takes_the_cycles_of_the_silicon() {
    // Run twice, so that the second time the instructions are in the cache.
    let source = "s_mov_b32 s2, 2
         again:
         s_nop 0
         s_nop 3
         s_nop 0
         s_cbranch_vccnz again
         s_wait_kmcnt 0x0
         s_sleep 2
         s_branch over
         s_nop 0
         over:
         s_sub_co_u32 s2, s2, 1
         s_cmp_lg_u32 s2, 0
         s_cbranch_scc1 again
         s_endpgm";
    let (report, _, trace) = run("default", &Program { source, items: 32, group: 32, words: 1 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(between(&trace, 1, 2), 1, "S_NOP 0");
    assert_eq!(between(&trace, 2, 3), 4, "S_NOP 3");
    assert_eq!(between(&trace, 4, 5), 3, "branch not taken");
    assert_eq!(between(&trace, 5, 6), 1, "wait to next");
    assert!((65..=129).contains(&between(&trace, 6, 7)), "S_SLEEP 2: {}", between(&trace, 6, 7));
    assert_eq!(between(&trace, 7, 9), 9, "taken branch");
}

#[test]
fn a_barrier_releases_its_waves_15_cycles_after_the_last_signal_in_a_barrel() {
    let source = "s_cmp_eq_u32 ttmp8, 0
         s_cbranch_scc1 meet
         s_sleep 8
         meet:
         s_barrier_signal -1
         s_barrier_wait -1
         s_nop 0
         s_endpgm";
    let (report, _, trace) = run("ecp5", &Program { source, items: 64, group: 64, words: 1 });
    assert!(report.pass, "{:?}", report.error);
    // In a turn a head is read and decoded a cycle before it may issue.
    assert_eq!(between(&trace, 3, 5), 15);
}

/// Eight dependent operations are queued when EXEC becomes one lane, and two more are issued behind that.
const NARROWS_EXEC: &str = "s_mov_b32 s6, 2
     v_lshlrev_b32_e32 v3, 2, v0
     again:
     v_mov_b32_e32 v1, 0
     v_mov_b32_e32 v2, 0
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     v_add_nc_u32_e32 v1, 1, v1
     s_mov_b32 exec_lo, 1
     v_add_nc_u32_e32 v1, 8, v1
     v_add_nc_u32_e32 v2, 3, v2
     s_mov_b32 exec_lo, -1
     s_sub_co_u32 s6, s6, 1
     s_cmp_lg_u32 s6, 0
     s_cbranch_scc1 again
     global_store_b32 v3, v1, s[0:1]
     global_store_b32 v3, v2, s[0:1] offset:128
     s_endpgm";

#[test]
fn exec_changes_behind_queued_operations_which_keep_theirs() {
    let program = Program { source: NARROWS_EXEC, items: 32, group: 32, words: 64 };
    let (report, words, trace) = run("default", &program);
    assert!(report.pass, "{:?}", report.error);
    let mut expected = vec![8; 32];
    expected.extend(vec![0; 32]);
    (expected[0], expected[32]) = (16, 3);
    assert_eq!(words, expected);
    // It issues behind the last of them, which has its operands 35 clocks later.
    assert!(between(&trace, 11, 12) < 12, "{}", between(&trace, 11, 12));

    let config = design::config("default").unwrap();
    let netlist = design::compute_unit(config).unwrap();
    let forgets = plant(&netlist, "earlier_exec", "kept", Fault::StuckAtZero(31)).unwrap();
    let (_, words, _) = run_on(config, forgets, &program);
    assert_ne!(words, expected, "no lane needs the EXEC of before");
}

#[test]
fn a_clause_keeps_its_unit_for_one_wave() {
    let source = "s_clause 0x7
         v_mov_b32_e32 v1, 1
         v_mov_b32_e32 v1, v1
         v_mov_b32_e32 v2, 2
         v_mov_b32_e32 v2, v2
         v_mov_b32_e32 v3, 3
         s_nop 5
         v_mov_b32_e32 v3, v3
         v_mov_b32_e32 v1, 1
         s_endpgm";
    let (report, _, trace) = run("lanes4", &Program { source, items: 512, group: 32, words: 1 });
    assert!(report.pass, "{:?}", report.error);
    for simd in 0..2 {
        let valu =
            |event: &&Event| event.simd == simd && matches!(event.what, What::Issue { class: IssueClass::Valu, .. });
        let waves: Vec<u64> = trace.iter().filter(valu).map(|event| event.wave).collect();
        assert!(waves.len() > 14);
        for clause in waves.chunks(7) {
            assert_eq!(clause, vec![clause[0]; 7], "of {waves:?}");
        }
    }
}

#[test]
fn running_off_the_end_of_memory_is_reported_where_it_happens() {
    let source = "s_nop 0\ns_branch 0x3fff";
    let (report, ..) = run("ecp5", &Program { source, items: 32, group: 32, words: 1 });
    let error = report.error.unwrap();
    assert_eq!((format!("{:?}", error.kind).as_str(), error.pc), ("Illegal", Some(CODE + 8 + 4 * 0x3fff)), "{error:?}");
}

#[test]
fn scalar_loads_see_new_data_after_an_invalidation() {
    // The second load finds the line in the cache, whatever has been stored meanwhile; the third does not.
    let source = "s_load_b32 s4, s[0:1], 0x0
         s_wait_kmcnt 0x0
         v_mov_b32_e32 v1, 7
         v_mov_b32_e32 v2, 0
         global_store_b32 v2, v1, s[0:1]
         s_wait_storecnt 0x0
         s_load_b32 s5, s[0:1], 0x0
         s_wait_kmcnt 0x0
         s_dcache_inv
         s_wait_kmcnt 0x0
         s_load_b32 s6, s[0:1], 0x0
         s_wait_kmcnt 0x0
         v_mov_b32_e32 v3, s4
         v_mov_b32_e32 v4, s5
         v_mov_b32_e32 v5, s6
         global_store_b32 v2, v3, s[0:1] offset:4
         global_store_b32 v2, v4, s[0:1] offset:8
         global_store_b32 v2, v5, s[0:1] offset:12
         s_endpgm";
    let (report, results, _) = run("ecp5", &Program { source, items: 32, group: 32, words: 16 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(results[..4], [7, 0, 0, 7]);
}

#[test]
fn a_line_that_is_partly_outside_memory_is_not_kept() {
    let source = "s_load_b32 s4, s[0:1], 0x0
         s_wait_kmcnt 0x0
         s_load_b32 s5, s[0:1], 0x8
         s_wait_kmcnt 0x0
         s_endpgm";
    let config = design::config("ecp5").unwrap();
    let mut machine = Machine::new(config).unwrap();
    let mut launch = Program { source, items: 32, group: 32, words: 1 }.launch().unwrap();
    // Memory ends behind its one word, not with its page.
    launch.memory.bounds = Bounds::Exact;
    let report = rtl::run(&mut launch, config, machine.engine(), rtl::Options::default(), |_| ());
    assert_eq!(format!("{:?}", report.error.unwrap().kind), "Memory");
}

/// The LDS holds few work-groups, so that the first wave of the next one is created as soon as the last wave of another has ended.
#[test]
fn work_groups_that_wait_for_lds_meet_at_their_barriers() {
    let source = "s_barrier_signal -1
         s_barrier_wait -1
         v_lshlrev_b32_e32 v1, 2, v0
         s_lshl_b32 s4, ttmp9, 9
         v_add_nc_u32_e32 v1, s4, v1
         s_barrier_signal -1
         s_barrier_wait -1
         v_add_nc_u32_e32 v2, ttmp9, v0
         global_store_b32 v1, v2, s[0:1]
         s_endpgm";
    for name in ["default", "wgp", "lanes8", "ecp5"] {
        let config = design::config(name).unwrap();
        let mut machine = Machine::new(config).unwrap();
        for (resident, group) in [(1, 128), (2, 128), (3, 128), (1, 32), (2, 64), (1, 96)] {
            let mut launch = Program { source, items: 7 * group, group, words: 7 * 128 }.launch().unwrap();
            launch.dispatch.lds_bytes = config.lds_bytes as u32 / resident;
            let report = rtl::run(&mut launch, config, machine.engine(), rtl::Options::default(), |_| ());
            assert_eq!(report.error, None, "{name}: {resident} work-groups of {group}");
            let written = |i: u32| if i % 128 < group { i / 128 + i % 128 } else { 0 };
            let expected: Vec<u32> = (0..7 * 128).map(written).collect();
            assert_eq!(results(&launch), expected, "{name}: {resident} work-groups of {group}");
        }
    }
}

/// Sixteen waves with all 256 VGPRs meet: compilers reckon with the four SIMDs of a work-group processor.
#[test]
fn a_work_group_that_two_simds_do_not_hold_runs_on_a_work_group_processor() {
    let source = "s_barrier_signal -1
         s_barrier_wait -1
         v_lshlrev_b32_e32 v1, 2, v0
         v_mov_b32_e32 v255, 7
         global_store_b32 v1, v255, s[0:1]
         s_endpgm";
    let run = |config: &str| {
        let config = design::config(config).unwrap();
        let mut machine = Machine::new(config).unwrap();
        let mut launch = Program { source, items: 512, group: 512, words: 512 }.launch().unwrap();
        launch.dispatch.descriptor.set(descriptor_field::VGPR_GRANULES, 256 / 8 - 1);
        let report = rtl::run(&mut launch, config, machine.engine(), rtl::Options::default(), |_| ());
        (report.error.map(|error| error.message), results(&launch))
    };
    assert_eq!(run("wgp"), (None, vec![7; 512]));
    let error = run("default").0.unwrap();
    assert!(
        error.contains("a work-group has 16 waves, of which configuration default holds 12 at once; `wgp` holds all"),
        "{error}"
    );
}

#[test]
fn calls_return_to_where_they_came_from() {
    // A subroutine in reach of S_CALL, one through registers, and a jump to the end.
    let source = "s_mov_b32 s4, 1
         s_call_b64 s[8:9], double
         s_getpc_b64 s[10:11]
         s_add_co_u32 s10, s10, 0xc
         s_swappc_b64 s[8:9], s[10:11]
         s_branch store
         double:
         s_add_co_u32 s4, s4, s4
         s_setpc_b64 s[8:9]
         s_code_end
         s_code_end
         store:
         v_mov_b32_e32 v1, s4
         v_mov_b32_e32 v2, 0
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let (report, results, _) = run("ecp5", &Program { source, items: 32, group: 32, words: 1 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(results, [4]);
}

#[test]
fn messages_answer_through_the_counter_of_scalar_memory() {
    let source = "s_mov_b32 s6, 2
         s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)
         s_wait_kmcnt 0x0
         s_sleep_var s6
         s_sendmsg_rtn_b32 s7, sendmsg(MSG_RTN_GET_REALTIME)
         s_wait_kmcnt 0x0
         s_sub_co_u32 s4, s7, s4
         v_mov_b32_e32 v1, s4
         v_mov_b32_e32 v2, 0
         global_store_b32 v2, v1, s[0:1]
         s_endpgm";
    let (report, results, _) = run("ecp5", &Program { source, items: 32, group: 32, words: 1 });
    assert!(report.pass, "{:?}", report.error);
    assert!((65..150).contains(&results[0]), "{results:?}");
}

#[test]
fn buffers_end_where_their_resource_says() {
    // A resource of 3 words at the results, which hold 0 at first and then the loaded words; out of range loads give 0.
    let source = "v_mov_b32_e32 v2, 0
         v_mov_b32_e32 v1, 5
         global_store_b32 v2, v1, s[0:1] offset:4
         global_store_b32 v2, v1, s[0:1] offset:8
         global_store_b32 v2, v1, s[0:1] offset:12
         s_wait_storecnt 0x0
         s_mov_b32 s4, s0
         s_mov_b32 s5, s1
         s_mov_b32 s6, 12
         s_mov_b32 s7, 0
         s_mov_b32 s12, 9
         s_mov_b32 s15, 9
         s_buffer_load_b128 s[12:15], s[4:7], 0x4
         s_buffer_load_u8 s8, s[4:7], 0x8
         s_buffer_load_b32 s9, s[4:7], 0xc
         s_wait_kmcnt 0x0
         v_mov_b32_e32 v3, s12
         v_mov_b32_e32 v4, s13
         v_mov_b32_e32 v5, s14
         v_mov_b32_e32 v6, s15
         global_store_b128 v2, v[3:6], s[0:1] offset:16
         v_mov_b32_e32 v3, s8
         v_mov_b32_e32 v4, s9
         global_store_b64 v2, v[3:4], s[0:1] offset:32
         s_endpgm";
    let (report, results, _) = run("ecp5", &Program { source, items: 32, group: 32, words: 16 });
    assert!(report.pass, "{:?}", report.error);
    assert_eq!(results[4..10], [5, 5, 0, 0, 5, 0]);
}

/// The comparison of doubles writes its mask late, when others that were ahead of it are still on their way.
#[test]
fn a_choice_reads_the_mask_of_a_comparison_of_doubles_and_not_of_the_one_ahead_of_it() {
    const GAPS: usize = 12;
    let rounds: String = (0..GAPS)
        .map(|gap| {
            format!(
                "v_mov_b32_e32 v9, v8
                 v_cmp_eq_u32_e32 vcc_lo, v0, v0
                 v_cmp_lt_f64_e32 vcc_lo, v[2:3], v[2:3]
                 {}
                 v_cndmask_b32_e32 v5, v6, v7, vcc_lo
                 global_store_b32 v1, v5, s[0:1] offset:{}\n",
                "v_mov_b32_e32 v9, v8\n".repeat(gap),
                128 * gap
            )
        })
        .collect();
    let source = format!(
        "v_lshlrev_b32_e32 v1, 2, v0
         v_mov_b32_e32 v2, 0
         v_mov_b32_e32 v3, 0
         v_mov_b32_e32 v6, 1
         v_mov_b32_e32 v7, 2
         v_mov_b32_e32 v8, 3
         {rounds}
         s_endpgm"
    );
    for config in ["default", "lanes16"] {
        let (report, results, _) = run(config, &Program { source: &source, items: 32, group: 32, words: 32 * GAPS });
        assert!(report.pass, "{config}: {:?}", report.error);
        let of_gap: Vec<&[u32]> = results[..32 * GAPS].chunks(32).collect();
        assert_eq!(of_gap, vec![&[1; 32][..]; GAPS], "{config}");
    }
}

/// V_WRITELANE writes a lane that the addition behind it leaves alone; what ignores EXEC reads it, while both are still on their way.
#[test]
fn a_lane_that_the_last_write_of_a_register_leaves_alone_has_what_the_write_before_it_put_there() {
    const GAPS: usize = 8;
    let rounds: String = (0..GAPS)
        .map(|gap| {
            format!(
                "v_mov_b32_e32 v4, 7
                 s_nop 7
                 s_mov_b32 exec_lo, 0xfffffff7
                 s_nop 7
                 v_writelane_b32 v4, s3, 3
                 v_add_nc_u32_e32 v4, v2, v3
                 {}
                 v_readlane_b32 s5, v4, 3
                 s_mov_b32 exec_lo, -1
                 v_mov_b32_e32 v5, s5
                 global_store_b32 v1, v5, s[0:1] offset:{}\n",
                "v_mov_b32_e32 v9, v8\n".repeat(gap),
                128 * gap
            )
        })
        .collect();
    let source = format!(
        "v_lshlrev_b32_e32 v1, 2, v0
         v_mov_b32_e32 v2, 1
         v_mov_b32_e32 v3, 2
         v_mov_b32_e32 v8, 3
         s_movk_i32 s3, 0x55
         {rounds}
         s_endpgm"
    );
    for config in ["default", "lanes16"] {
        let (report, results, _) = run(config, &Program { source: &source, items: 32, group: 32, words: 32 * GAPS });
        assert!(report.pass, "{config}: {:?}", report.error);
        let of_gap: Vec<&[u32]> = results[..32 * GAPS].chunks(32).collect();
        assert_eq!(of_gap, vec![&[0x55; 32][..]; GAPS], "{config}");
    }
}
