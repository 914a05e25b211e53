//! Work-groups that run at the same time: they see what others write while they wait, and a work-group that nobody can help ends the run.

use pretty_assertions::assert_eq;
use tombolo_model::grid::Grid;
use tombolo_model::group::{Group, RunError};
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Region, Regions};
use tombolo_model::program::Program;
use tombolo_model::{Wave, WaveSize};

const CODE: u64 = 0x1_0000;
const COUNT: u64 = 0x2_0000;
const LIMIT: u64 = 100_000;

/// Counts up at v[0:1] and waits until the count is s0, then ends.
const WAIT: [u32; 12] = [
    // v_mov_b32 v2, 1; global_atomic_add_u32 v[0:1], v2, off
    0x7e04_0281,
    0xee0d_407c,
    0x0100_0000,
    0,
    // loop: global_load_b32 v3, v[0:1], off; s_wait_loadcnt 0; v_readfirstlane_b32 s1, v3
    0xee05_007c,
    0x0000_0003,
    0,
    0xbfc0_0000,
    0x7e02_0503,
    // s_cmp_lt_u32 s1, s0; s_cbranch_scc1 loop
    0xbf0a_0001,
    0xbfa2_fff9,
    // s_endpgm
    0xbfb0_0000,
];
/// Waits at a barrier that nobody signals.
const STUCK: [u32; 2] = [0xbf94_ffff, 0xbfb0_0000];

fn memory(code: &[u32]) -> Regions {
    let mut memory = Regions::new();
    let data = code.iter().flat_map(|word| word.to_le_bytes()).collect();
    assert!(memory.add(Region { base: CODE, data, writable: false }));
    assert!(memory.add(Region { base: COUNT, data: vec![0; 4], writable: true }));
    memory
}

/// Work-groups of two waves, which wait for a count.
fn grid(groups: u32, count: u32) -> Grid {
    let mut wave = Wave::new(WaveSize::W32, 8);
    wave.set_pc(CODE);
    wave.set_exec(1);
    wave.set_vgpr_lane(0, 0, COUNT as u32);
    wave.set_scalar(0, count);
    let group = || Group::new(vec![wave.clone(), wave.clone()], Lds::new(0));
    Grid::new((0..groups).map(|_| group()).collect())
}

fn count(memory: &mut Regions) -> u32 {
    use tombolo_model::memory::Memory;
    let mut bytes = [0; 4];
    memory.read(COUNT, &mut bytes).unwrap();
    u32::from_le_bytes(bytes)
}

#[test]
fn work_groups_that_wait_for_each_other_all_end_and_always_in_the_same_way() {
    let run = || {
        let (mut grid, mut memory) = (grid(5, 10), memory(&WAIT));
        assert_eq!(grid.run(&mut Program::new(), &mut memory, LIMIT), Ok(()));
        assert!(grid.groups.iter().all(Group::has_ended));
        assert_eq!(count(&mut memory), 10);
        grid.instructions()
    };
    assert_eq!(run(), run());
}

#[test]
fn a_run_that_stops_at_a_limit_goes_on_where_it_was() {
    let whole = {
        let mut grid = grid(5, 10);
        grid.run(&mut Program::new(), &mut memory(&WAIT), LIMIT).unwrap();
        grid.instructions()
    };
    // Smaller than a turn: the work-groups that spin must not keep the others from theirs.
    let (mut grid, mut memory, mut program, mut limit) = (grid(5, 10), memory(&WAIT), Program::new(), 1);
    while let Err(error) = grid.run(&mut program, &mut memory, limit) {
        assert!(error.is_limit(), "{error}");
        limit += 1;
        assert!(limit < LIMIT);
    }
    assert_eq!(grid.instructions(), whole);
}

#[test]
fn a_count_that_never_comes_ends_at_the_limit() {
    let (mut grid, mut memory) = (grid(3, 7), memory(&WAIT));
    let error = grid.run(&mut Program::new(), &mut memory, LIMIT).unwrap_err();
    assert!(matches!(error, RunError::Limit { limit: LIMIT, .. }), "{error}");
    // It stops behind the turn of a work-group, 64 instructions of each wave.
    assert!((LIMIT..LIMIT + 128).contains(&grid.instructions()), "{}", grid.instructions());
}

#[test]
fn a_work_group_that_nobody_can_help_is_told() {
    let mut grid = grid(2, 0);
    let error = grid.run(&mut Program::new(), &mut memory(&STUCK), LIMIT).unwrap_err();
    assert!(matches!(error, RunError::Stuck { .. }), "{error}");
    assert_eq!(grid.turn(), 0);
}
