//! EXEC, masks, DPP, moves between lanes, registers out of range, wave64 and dual issue (7.2.3, 7.2.7, 7.8 to 7.11).

use super::*;
use crate::fault::Fault;
use pretty_assertions::assert_eq;

#[test]
fn inactive_lanes_keep_values_and_clear_mask_bits() {
    // v_add_co_u32 v1, s10, v2, v3
    let mut wave = uniform(&[(1, 7), (2, u32::MAX), (3, 1)]);
    wave.set_scalar(10, u32::MAX);
    wave.set_exec(0xff);
    run(&mut wave, &[0xd700_0a01, 0x0002_0702]);
    assert_eq!(wave.scalar(10), 0xff);
    assert_eq!((wave.vgpr_lane(1, 0), wave.vgpr_lane(1, 8)), (0, 7));
}

#[test]
fn cmpx_narrows_exec_and_leaves_vcc() {
    // v_cmpx_lt_u32_e32 v2, v3
    let mut wave = uniform(&[(3, 4)]);
    fill(&mut wave, 2, |lane| lane as u32);
    wave.set_exec(0x0000_fff6);
    wave.set_vcc(0x1234);
    run(&mut wave, &[0x7d92_0702]);
    assert_eq!((wave.exec(), wave.vcc()), (6, 0x1234));
}

/// Runs a V_MOV_B32 v1, v2 with DPP on lane numbers, v1 all ones before.
fn moved(exec: u64, words: &[u32]) -> Vec<u32> {
    let mut wave = uniform(&[(1, u32::MAX)]);
    fill(&mut wave, 2, |lane| lane as u32);
    wave.set_exec(exec);
    run(&mut wave, words);
    wave.vgpr(1)[..32].to_vec()
}

#[test]
fn dpp_sources_out_of_range_or_inactive_obey_bound_ctrl() {
    // row_shr:1
    let kept = moved(0xffff_fff0, &[0x7e02_02fa, 0xff01_1102]);
    assert_eq!(kept[3..6], [u32::MAX, u32::MAX, 4], "lane 4 reads the inactive lane 3");
    assert_eq!(kept[15..18], [14, u32::MAX, 16], "lane 16 reads outside its row");
    // row_shr:1 bound_ctrl:1
    let zeroed = moved(0xffff_fff0, &[0x7e02_02fa, 0xff09_1102]);
    assert_eq!(zeroed[3..6], [u32::MAX, 0, 4]);
    assert_eq!(zeroed[15..18], [14, 0, 16]);
}

#[test]
fn dpp_masks_disable_rows_and_banks_and_fetch_inactive_reads_any_lane() {
    // row_ror:1 row_mask:0xe bank_mask:0x7 fi:1
    let values = moved(0xffff_0001, &[0x7e02_02fa, 0xe705_2102]);
    assert_eq!(values[0], u32::MAX, "row 0 is masked");
    assert_eq!(values[16..18], [31, 16], "row 1 rotates");
    assert_eq!(values[28..32], [u32::MAX; 4], "bank 3 is masked");
}

#[test]
fn dpp8_permutes_groups_of_eight_and_reads_zero_from_inactive_lanes() {
    // dpp8:[7,6,5,4,3,2,1,0]
    let values = moved(0xffff_ff7f, &[0x7e02_02e9, 0x0539_7702]);
    assert_eq!(values[..8], [0, 6, 5, 4, 3, 2, 1, u32::MAX]);
    assert_eq!(values[8..10], [15, 14]);
}

#[test]
fn both_halves_of_a_dual_instruction_read_before_either_writes() {
    // v_dual_mov_b32 v1, v2 :: v_dual_mov_b32 v2, v1
    let mut wave = uniform(&[(1, 10), (2, 20)]);
    run(&mut wave, &[0xca10_0102, 0x0102_0101]);
    assert_eq!((wave.vgpr_lane(1, 0), wave.vgpr_lane(2, 0)), (20, 10));
}

#[test]
fn dual_instructions_are_refused_in_wave64() {
    let instruction = decode(&[0xca10_0102, 0x0102_0101]).expect("is an instruction");
    let refused = execute(&mut wave(WaveSize::W64), &instruction);
    assert!(matches!(refused, Err(Fault::Illegal { .. })), "{refused:?}");
}

#[test]
fn lane_selects_wrap_at_the_wave_size() {
    // v_readlane_b32 s10, v2, s3
    let mut wave = uniform(&[]);
    fill(&mut wave, 2, |lane| 100 + lane as u32);
    wave.set_scalar(3, 32 + 5);
    wave.set_exec(0);
    run(&mut wave, &[0xd760_000a, 0x0000_0702]);
    assert_eq!(wave.scalar(10), 105);
    // v_writelane_b32 v1, s10, s3
    run(&mut wave, &[0xd761_0001, 0x0000_060a]);
    assert_eq!((wave.vgpr_lane(1, 5), wave.vgpr_lane(1, 6)), (105, 0));
    // v_readfirstlane_b32 s10, v2: lane 0 if none is active
    run(&mut wave, &[0x7e14_0502]);
    assert_eq!(wave.scalar(10), 100);
    wave.set_exec(0x30);
    run(&mut wave, &[0x7e14_0502]);
    assert_eq!(wave.scalar(10), 104);
}

#[test]
fn permlane_reads_the_selected_lane_of_the_row() {
    let rotated = |exec: u64, words: &[u32]| {
        let mut wave = uniform(&[(1, u32::MAX)]);
        fill(&mut wave, 2, |lane| lane as u32);
        wave.set_scalar(10, 0x8765_4321);
        wave.set_scalar(11, 0x0fed_cba9);
        wave.set_exec(exec);
        run(&mut wave, words);
        wave.vgpr(1)[..32].to_vec()
    };
    // v_permlane16_b32 v1, v2, s10, s11: the rotation of the document's example
    let same = rotated(0x7fff_ffff, &[0xd65b_0001, 0x002c_1502]);
    assert_eq!((same[0], same[15], same[16]), (1, 0, 17));
    assert_eq!(same[30], u32::MAX, "its source lane 31 is inactive");
    // v_permlanex16_b32 v1, v2, s10, s11 op_sel:[1,0]: fetch inactive
    let other = rotated(0x8000_8000, &[0xd65c_0801, 0x002c_1502]);
    assert_eq!((other[15], other[31], other[0]), (16, 0, u32::MAX));
}

#[test]
fn relative_sources_out_of_range_read_v0_and_destinations_are_dropped() {
    // v_movrels_b32_e32 v1, v2
    let mut wave = uniform(&[(0, 5), (9, 6)]);
    wave.set_scalar(crate::wave::code::M0, 7);
    run(&mut wave, &[0x7e02_8702]);
    assert_eq!(wave.vgpr_lane(1, 0), 6);
    wave.set_scalar(crate::wave::code::M0, 1000);
    run(&mut wave, &[0x7e02_8702]);
    assert_eq!(wave.vgpr_lane(1, 0), 5);
    // v_movreld_b32_e32 v1, v2: v1001 does not exist
    let before = wave.clone();
    run(&mut wave, &[0x7e02_8502]);
    assert!((0..VGPRS).all(|register| wave.vgpr(register) == before.vgpr(register)));
}

#[test]
fn a_source_pair_not_wholly_owned_acts_as_the_first_pair() {
    // v_add_f64_e32 v[2:3], 1.0, v[31:32]
    let mut wave = uniform(&[(1, 0x4000_0000), (31, 0x1234_5678)]);
    run(&mut wave, &[0x0404_3ef2]);
    assert_eq!((wave.vgpr_lane(2, 0), wave.vgpr_lane(3, 0)), (0, 0x4008_0000));
}

#[test]
fn a_destination_out_of_range_nullifies_values_and_masks() {
    // v_mad_co_u64_u32 v[31:32], s10, v3, v4, v[5:6]
    let mut wave = uniform(&[(3, u32::MAX), (4, u32::MAX), (5, u32::MAX), (6, u32::MAX)]);
    run(&mut wave, &[0xd6fe_0a1f, 0x0416_0903]);
    assert_eq!((wave.vgpr_lane(31, 0), wave.scalar(10)), (0, 0));
}

#[test]
fn halves_of_one_register_can_be_swapped() {
    // v_swap_b16 v5.h, v5.l
    assert_eq!(result(&[(5, 0x1111_2222)], &[0x7f0a_cd05], 5), 0x2222_1111);
}

#[test]
fn pseudo_scalar_operations_ignore_exec_and_clear_the_upper_half() {
    // v_s_rcp_f16 s10, s11
    let mut wave = uniform(&[]);
    wave.set_exec(0);
    wave.set_scalar(10, u32::MAX);
    wave.set_scalar(11, 0xffff_4000);
    run(&mut wave, &[0xd685_000a, 0x0000_000b]);
    assert_eq!(wave.scalar(10), 0x3800);
}

#[test]
fn wave64_masks_are_register_pairs() {
    // v_cmp_lt_u32_e64 s[10:11], v2, v3
    let mut wave = wave(WaveSize::W64);
    fill(&mut wave, 2, |lane| lane as u32);
    fill(&mut wave, 3, |_| 40);
    run(&mut wave, &[0xd449_000a, 0x0002_0702]);
    assert_eq!((wave.scalar(10), wave.scalar(11)), (u32::MAX, 0xff));
    // v_cndmask_b32_e64 v1, v2, v3, s[10:11]
    run(&mut wave, &[0xd501_0001, 0x002a_0702]);
    assert_eq!((wave.vgpr_lane(1, 39), wave.vgpr_lane(1, 40)), (40, 40));
    assert_eq!((wave.vgpr_lane(1, 1), wave.vgpr_lane(1, 63)), (40, 63));
    // v_permlane64_b32 v1, v2
    run(&mut wave, &[0x7e02_cf02]);
    assert_eq!((wave.vgpr_lane(1, 0), wave.vgpr_lane(1, 33)), (32, 1));
}
