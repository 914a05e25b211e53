//! Work-groups on several threads of the model: memory, counts and errors are those of one work-group after the other, whatever they
//! share.

use pretty_assertions::assert_eq;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::{Report, model};
use tombolo_testbenches::launches::{kernels_folder, launches};
use tombolo_testbenches::programs::{Program, results};

const LIMIT: u64 = 10_000_000;

fn run(launch: &mut Launch, threads: usize) -> Report {
    let options = model::Options { limit: LIMIT, threads, warm_up: 0, ..model::Options::default() };
    model::run(launch, options, |_, _| {})
}

/// Results, instructions, waves and the error of `groups` work-groups of `size` work-items.
fn outcome(
    source: &str,
    (groups, size): (u32, u32),
    threads: usize,
) -> (Vec<u32>, Option<u64>, Option<u64>, Option<String>) {
    let program = Program { source, items: groups * size, group: size, words: 8192 };
    let mut launch = program.launch().unwrap();
    let report = run(&mut launch, threads);
    let error = report.error.map(|error| format!("{error:?}"));
    (results(&launch), report.statistics.instructions, report.statistics.waves, error)
}

/// Runs it in order and on four threads, a few times, since threads meet in many ways; answers the results.
fn same(source: &str, shape: (u32, u32)) -> Vec<u32> {
    let expected = outcome(source, shape, 1);
    for _ in 0..5 {
        assert_eq!(outcome(source, shape, 4), expected);
    }
    expected.0
}

#[test]
fn a_chain_through_memory_is_followed_in_order() {
    // Word n + 1 becomes three times word n, and one.
    let words = same(
        "s_lshl_b32 s4, ttmp9, 2
         v_mov_b32 v1, s4
         global_load_b32 v2, v1, s[0:1]
         s_wait_loadcnt 0
         v_mul_lo_u32 v2, v2, 3
         v_add_nc_u32 v2, v2, 1
         global_store_b32 v1, v2, s[0:1] offset:4
         s_endpgm",
        (20, 32),
    );
    assert_eq!(words[..5], [0, 1, 4, 13, 40]);
    assert_eq!(words[20], 1_743_392_200);
}

#[test]
fn atomics_give_each_work_group_its_place() {
    let words = same(
        "v_mov_b32 v1, 0
         v_mov_b32 v2, 1
         s_mov_b32 exec_lo, 1
         global_atomic_add_u32 v3, v1, v2, s[0:1] th:TH_ATOMIC_RETURN
         s_wait_loadcnt 0
         s_lshl_b32 s4, ttmp9, 2
         v_mov_b32 v1, s4
         global_store_b32 v1, v3, s[0:1] offset:4
         s_endpgm",
        (100, 32),
    );
    assert_eq!(words[0], 100);
    assert_eq!(words[1..101], Vec::from_iter(0..100));
}

#[test]
fn a_work_group_that_waits_for_the_one_before_it_comes_to_its_end() {
    // Flag n is set when flag n - 1 is; the first finds the zero of no flag.
    let words = same(
        "s_lshl_b32 s4, ttmp9, 2
         v_mov_b32 v1, s4
         v_mov_b32 v3, 1
         s_mov_b32 exec_lo, 1
         s_cmp_eq_u32 ttmp9, 0
         s_cbranch_scc1 set
         wait:
         global_load_b32 v2, v1, s[0:1] offset:-4
         s_wait_loadcnt 0
         v_readfirstlane_b32 s5, v2
         s_cmp_eq_u32 s5, 0
         s_cbranch_scc1 wait
         set:
         global_store_b32 v1, v3, s[0:1]
         s_endpgm",
        (12, 32),
    );
    assert_eq!(words[..13], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
}

#[test]
fn neighbouring_bytes_of_different_work_groups_are_all_kept() {
    // Work-group and lane make the address of a byte: 33 apart, so that no line belongs to one work-group.
    let words = same(
        "s_mul_i32 s4, ttmp9, 33
         v_add_nc_u32 v1, v0, s4
         v_mov_b32 v2, ttmp9
         global_store_b8 v1, v2, s[0:1]
         s_endpgm",
        (200, 32),
    );
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    assert!((0..200).all(|group| bytes[33 * group..33 * group + 32].iter().all(|byte| *byte == group as u8)));
}

#[test]
fn independent_work_groups_are_each_done_once() {
    let words = same(
        "s_lshl_b32 s4, ttmp9, 6
         v_add_nc_u32 v1, v0, s4
         v_lshlrev_b32 v1, 2, v1
         v_mov_b32 v2, ttmp9
         global_load_b32 v3, v1, s[0:1]
         s_wait_loadcnt 0
         v_add3_u32 v2, v2, v3, 1
         global_store_b32 v1, v2, s[0:1]
         s_endpgm",
        (128, 64),
    );
    assert_eq!(words, Vec::from_iter((0..8192).map(|at| at / 64 + 1)));
}

#[test]
fn scratch_that_all_work_groups_share_is_each_ones_own() {
    // Every work-group writes the same words, reads them, and adds what it finds to its own.
    let words = same(
        "v_lshlrev_b32 v1, 2, v0
         v_mov_b32 v2, ttmp9
         global_store_b32 v1, v2, s[0:1]
         s_wait_storecnt 0
         global_load_b32 v3, v1, s[0:1]
         s_wait_loadcnt 0
         s_lshl_b32 s4, ttmp9, 7
         v_add_nc_u32 v1, v1, s4
         global_store_b32 v1, v3, s[0:1] offset:256
         s_endpgm",
        (100, 32),
    );
    assert_eq!(words[..32], [99; 32]);
    assert!((0..100).all(|group| words[64 + 32 * group..][..32].iter().all(|word| *word == group as u32)));
}

#[test]
fn the_first_error_in_order_ends_the_launch_and_nothing_behind_it_is_done() {
    // Work-group 37 stores beyond the results, work-group 60 too.
    let source = "s_lshl_b32 s4, ttmp9, 2
         v_mov_b32 v1, s4
         v_mov_b32 v2, 7
         s_cmp_eq_u32 ttmp9, 37
         s_cselect_b32 s5, 0x100000, 0
         s_cmp_eq_u32 ttmp9, 60
         s_cselect_b32 s5, 0x200000, s5
         v_add_nc_u32 v1, v1, s5
         global_store_b32 v1, v2, s[0:1]
         s_endpgm";
    let words = same(source, (100, 32));
    assert_eq!(words[36..38], [7, 0]);
    assert!(words[37..].iter().all(|word| *word == 0));
    let error = outcome(source, (100, 32), 4).3.unwrap();
    assert!(error.contains("work-group [37, 0, 0]"), "{error}");
}

#[test]
fn every_launch_ends_as_in_order() {
    for own in launches() {
        let mut launch = Launch::read(&kernels_folder().join(own.name), None).unwrap();
        let mut together = launch.clone();
        let (report, other) = (run(&mut launch, 1), run(&mut together, 3));
        assert!(other.pass, "{}: {other} {:?}", own.name, other.error);
        assert_eq!(other.statistics.instructions, report.statistics.instructions, "{}", own.name);
        for (one, two) in launch.memory.regions().iter().zip(together.memory.regions()) {
            assert!(one.bytes() == two.bytes(), "{}: {}", own.name, one.name());
        }
    }
}
