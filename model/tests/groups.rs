//! Whole work-groups on the model: barriers, traps, and the ways in which a run can fail.

use pretty_assertions::assert_eq;
use tombolo_model::group::{Activity, Group, RunError};
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Region, Regions};
use tombolo_model::program::Program;
use tombolo_model::{Fault, Wave, WaveSize};

const CODE: u64 = 0x1_0000;
const LIMIT: u64 = 1000;

const S_ENDPGM: u32 = 0xbfb0_0000;
const S_BARRIER_SIGNAL: u32 = 0xbe80_4ec1;
const S_BARRIER_SIGNAL_ISFIRST: u32 = 0xbe80_4fc1;
const S_BARRIER_WAIT: u32 = 0xbf94_ffff;
/// s_get_barrier_state s4, -1
const S_GET_BARRIER_STATE: u32 = 0xbe84_50c1;
/// s_mov_b32 s0, 7
const S_MOV_S0_7: u32 = 0xbe80_0087;
const S_TRAP_3: u32 = 0xbf90_0003;
/// global_load_b32 v2, v[0:1], off
const GLOBAL_LOAD: [u32; 3] = [0xee05_007c, 0x0000_0002, 0];

fn memory(pieces: &[(u64, &[u32])]) -> Regions {
    let mut memory = Regions::new();
    for &(base, words) in pieces {
        let data = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert!(memory.add(Region { base, data, writable: false }));
    }
    memory
}

fn waves(count: usize) -> Vec<Wave> {
    let mut wave = Wave::new(WaveSize::W32, 16);
    wave.set_pc(CODE);
    wave.set_exec(1);
    vec![wave; count]
}

fn run(waves: Vec<Wave>, code: &[u32]) -> (Group, Result<(), RunError>) {
    let mut group = Group::new(waves, Lds::new(1024));
    let result = group.run(&mut Program::new(), &mut memory(&[(CODE, code)]), LIMIT);
    (group, result)
}

#[test]
fn no_wave_passes_a_barrier_before_all_have_stored() {
    // ds_store_b32 v0, v1; barrier; ds_load_b32 v2, v3
    let code = [0xd834_0000, 0x0000_0100, S_BARRIER_SIGNAL, S_BARRIER_WAIT, 0xd8d8_0000, 0x0200_0003, S_ENDPGM];
    let mut waves = waves(4);
    for (index, wave) in waves.iter_mut().enumerate() {
        let number = index as u32;
        wave.set_vgpr_lane(0, 0, 4 * number);
        wave.set_vgpr_lane(1, 0, 100 + number);
        wave.set_vgpr_lane(3, 0, 4 * ((number + 1) % 4));
    }
    let (group, result) = run(waves, &code);
    assert_eq!(result, Ok(()));
    let loaded: Vec<u32> = group.members.iter().map(|member| member.wave.vgpr_lane(2, 0)).collect();
    assert_eq!(loaded, [101, 102, 103, 100]);
}

#[test]
fn exactly_one_wave_of_a_round_is_the_first_to_signal() {
    let round = [S_BARRIER_SIGNAL_ISFIRST, S_BARRIER_WAIT, S_ENDPGM];
    let (group, result) = run(waves(3), &round);
    assert_eq!(result, Ok(()));
    assert_eq!(group.members.iter().filter(|member| member.wave.scc()).count(), 1);
}

#[test]
fn the_barrier_state_shows_members_and_signals() {
    let (group, result) = run(waves(2), &[S_BARRIER_SIGNAL, S_GET_BARRIER_STATE, S_BARRIER_WAIT, S_ENDPGM]);
    assert_eq!(result, Ok(()));
    // The first wave has signalled alone when it asks; the second one's signal has completed the barrier.
    let states: Vec<u32> = group.members.iter().map(|member| member.wave.scalar(4)).collect();
    assert_eq!(states, [1 << 16 | 2 << 4 | 1, 2 << 4 | 1]);
}

#[test]
fn barriers_are_nothing_to_a_single_wave() {
    let (group, result) = run(waves(1), &[S_BARRIER_SIGNAL_ISFIRST, S_BARRIER_WAIT, S_BARRIER_WAIT, S_ENDPGM]);
    assert_eq!(result, Ok(()));
    assert!(!group.members[0].wave.scc());
}

#[test]
fn a_wave_that_waits_for_nobody_is_reported_with_its_place() {
    let (group, result) = run(waves(2), &[S_BARRIER_WAIT, S_ENDPGM]);
    let text = "no wave can go on: wave 0 waiting at a barrier at 0x10000, wave 1 waiting at a barrier at 0x10000";
    assert_eq!(result.unwrap_err().to_string(), text);
    assert!(matches!(group.members[1].activity, Activity::Waiting(_)));
}

#[test]
fn a_trap_enters_its_handler_and_returns_behind_the_trap() {
    const HANDLER: u64 = 0x2_0000;
    // s_add_co_u32 ttmp0, ttmp0, 4; s_rfe_b64 ttmp[0:1]
    let handler = [0x806c_846c, 0xbe80_4a6c];
    let mut wave = waves(1).remove(0);
    wave.install_handler(HANDLER, 0, 0);
    let mut group = Group::new(vec![wave], Lds::new(0));
    let mut memory = memory(&[(CODE, &[S_TRAP_3, S_MOV_S0_7, S_ENDPGM]), (HANDLER, &handler)]);
    assert_eq!(group.run(&mut Program::new(), &mut memory, LIMIT), Ok(()));
    let wave = &group.members[0].wave;
    assert_eq!((wave.scalar(0), wave.privileged()), (7, false));
    // {TTMP1, TTMP0} = {trap id, zeros, PC}, stepped over by the handler.
    assert_eq!(wave.scalar64(108), 3 << 60 | (CODE + 4));
}

#[test]
fn a_trap_without_a_handler_ends_the_run_with_its_id_and_place() {
    let (group, result) = run(waves(1), &[S_TRAP_3, S_MOV_S0_7, S_ENDPGM]);
    let text = "wave 0 at 0x10000: kernel trapped (trap id 3) (s_trap bf900003)";
    assert_eq!(result.unwrap_err().to_string(), text);
    assert_eq!(group.members[0].wave.scalar(0), 0);
}

#[test]
fn a_memory_violation_tells_wave_pc_lane_and_instruction() {
    let [first, second, third] = GLOBAL_LOAD;
    let mut waves = waves(1);
    waves[0].set_exec(0x20);
    waves[0].set_vgpr_lane(0, 5, 0x1234);
    let (_, result) = run(waves, &[S_MOV_S0_7, first, second, third, S_ENDPGM]);
    let text = "wave 0 at 0x10004: memory violation: load of 4 bytes at 0x1234 by lane 5: outside every mapped region \
                (global_load_b32 ee05007c 00000002 00000000)";
    assert_eq!(result.unwrap_err().to_string(), text);
}

#[test]
fn a_memory_violation_enters_the_trap_handler_where_there_is_one() {
    const HANDLER: u64 = 0x2_0000;
    let [first, second, third] = GLOBAL_LOAD;
    let mut wave = waves(1).remove(0);
    wave.install_handler(HANDLER, 0, 0);
    let mut group = Group::new(vec![wave], Lds::new(0));
    let mut memory = memory(&[(CODE, &[first, second, third, S_ENDPGM]), (HANDLER, &[S_ENDPGM])]);
    assert_eq!(group.run(&mut Program::new(), &mut memory, LIMIT), Ok(()));
    let wave = &group.members[0].wave;
    // The load is done; the handler gets the address of the instruction behind it.
    assert_eq!(wave.scalar64(108), CODE + 12);
    // memviol, first reported by vector memory.
    assert_eq!(wave.hardware.excp_flag_priv, 1 << 4 | 3 << 30);
}

#[test]
fn words_that_are_no_instruction_are_refused_with_their_place() {
    let (_, result) = run(waves(1), &[S_MOV_S0_7, 0xffff_ffff, S_ENDPGM]);
    let error = result.unwrap_err();
    assert!(matches!(error, RunError::Fault { pc: 0x1_0004, fault: Fault::Illegal { .. }, .. }), "{error}");
    // s_code_end
    let (_, result) = run(waves(1), &[0xbf9f_0000]);
    assert!(matches!(result, Err(RunError::Fault { fault: Fault::Illegal { .. }, .. })));
}

#[test]
fn flags_of_stacks_are_refused_by_name() {
    // ds_bvh_stack_push8_pop1_rtn_b32 v0, v1, v2, v[3:10] offset:256
    let (_, result) = run(waves(1), &[0xdb84_0100, 0x0003_0201, S_ENDPGM]);
    let error = result.unwrap_err();
    assert!(error.is_unsupported());
    assert!(error.to_string().contains("ds_bvh_stack_push8_pop1_rtn_b32 is not supported"), "{error}");
}

#[test]
fn a_loop_without_end_stops_at_the_limit() {
    // s_branch to itself
    let (_, result) = run(waves(1), &[0xbfa0_ffff]);
    assert!(matches!(result, Err(RunError::Limit { limit: LIMIT, .. })));
}

#[test]
fn running_off_the_end_of_the_code_is_a_fetch_violation() {
    let (_, result) = run(waves(1), &[S_MOV_S0_7]);
    let error = result.unwrap_err().to_string();
    assert!(error.contains("fetch of 4 bytes at 0x10004"), "{error}");
}
