//! What CDNA4 issues while results are on their way: multiplies of matrices, operations of the lanes and of the shared units, loads and stores of LDS and of memory,
//! one behind the other with registers that they share, in lock-step with the model.

use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::random::buffers::{BYTES, END, bytes, vector, words};
use tombolo_testbenches::random::launched::Compared;
use tombolo_testbenches::random::{below, pick};

/// Instructions that need no wait, with the VGPRs that they read or write: `{}` is an offset.
const AT_ONCE: &[(&str, &[u32])] = &[
    ("v_mfma_i32_4x4x4_16b_i8 v[32:35], v8, v9, v[32:35]", &[8, 9, 32, 33, 34, 35]),
    ("v_mfma_i32_16x16x32_i8 v[36:39], v[12:13], v[14:15], v[36:39]", &[12, 13, 14, 15, 36, 37, 38, 39]),
    ("v_mfma_i32_16x16x32_i8 v[32:35], v[8:9], v[14:15], v[36:39]", &[8, 9, 14, 15, 32, 33, 34, 35, 36, 37, 38, 39]),
    ("v_mfma_i32_32x32x16_i8 a[0:15], v[8:9], v[10:11], a[0:15]", &[8, 9, 10, 11]),
    (
        "v_mfma_scale_f32_16x16x128_f8f6f4 v[36:39], v[8:11], v[12:15], v[36:39], v32, v33 op_sel_hi:[0,0,0] cbsz:4 blgp:4",
        &[8, 9, 10, 11, 12, 13, 14, 15, 32, 33, 36, 37, 38, 39],
    ),
    ("v_accvgpr_read_b32 v33, a5", &[33]),
    ("v_xor_b32 v8, v9, v36", &[8, 9, 36]),
    ("v_add3_u32 v12, v13, s8, v34", &[12, 13, 34]),
    ("v_lshl_add_u64 v[10:11], v[10:11], 0, 64", &[10, 11]),
    ("v_rcp_f32 v15, v14", &[14, 15]),
    ("v_permlane32_swap_b32 v9, v13", &[9, 13]),
    ("v_mov_b32 v21, v20", &[20, 21]),
    ("v_add_u32 v21, 16, v20", &[20, 21]),
    ("s_add_i32 s8, s8, 3", &[]),
    ("v_cndmask_b32 v38, v39, v8, vcc", &[8, 38, 39]),
    ("s_xor_b64 vcc, vcc, s[8:9]", &[]),
    ("ds_write_b128 v20, v[8:11] offset:{}", &[20, 8, 9, 10, 11]),
    ("ds_write2_b32 v20, v12, v36 offset0:4 offset1:9", &[20, 12, 36]),
    ("ds_write_b64 v20, v[34:35] offset:{}", &[20, 34, 35]),
    ("global_store_dwordx4 v21, v[36:39], s[6:7] offset:{}", &[21, 36, 37, 38, 39]),
    ("global_store_dwordx2 v20, v[12:13], s[6:7] offset:{}", &[20, 12, 13]),
    ("global_load_lds_dwordx4 v21, s[4:5] offset:{}", &[21]),
];
/// Loads, which need one, with the VGPRs that they load and the counter that they wait for.
const LOADS: &[(&str, &[u32], &str)] = &[
    ("ds_read_b128 v[8:11], v20 offset:{}", &[8, 9, 10, 11], "lgkmcnt(0)"),
    ("ds_read_b64 v[14:15], v20 offset:{}", &[14, 15], "lgkmcnt(0)"),
    ("ds_read_b64_tr_b16 v[12:13], v20 offset:{}", &[12, 13], "lgkmcnt(0)"),
    ("ds_read_b32 v36, v20 offset:{}", &[36], "lgkmcnt(0)"),
    ("ds_add_rtn_u32 v34, v20, v9 offset:{}", &[34], "lgkmcnt(0)"),
    ("global_load_dwordx4 v[36:39], v21, s[4:5] offset:{}", &[36, 37, 38, 39], "vmcnt(0)"),
    ("global_load_dword v9, v20, s[4:5] offset:{}", &[9], "vmcnt(0)"),
];

/// An instruction that leaves the registers of `but` alone.
fn other(random: &mut SplitMix64, but: &[u32]) -> String {
    loop {
        let (text, registers) = pick(random, AT_ONCE);
        if registers.iter().all(|register| !but.contains(register)) {
            return text.replace("{}", &(16 * below(random, 32)).to_string()) + "\n";
        }
    }
}

/// A load, what issues in front of it and behind it, and its wait. Nothing touches meanwhile what is loaded.
fn part(random: &mut SplitMix64) -> String {
    let before: String = (0..below(random, 4)).map(|_| other(random, &[])).collect();
    let (load, loaded, counter) = pick(random, LOADS);
    let load = load.replace("{}", &(16 * below(random, 32)).to_string());
    let behind: String = (0..below(random, 5)).map(|_| other(random, loaded)).collect();
    format!("{before}{load}\n{behind}s_waitcnt {counter}\n")
}

#[test]
fn registers_of_what_is_under_way_hold_what_the_model_has_there() {
    let mut hardware = Compared::new("cdna4").unwrap();
    for seed in 0..10 {
        let random = &mut SplitMix64::new(seed);
        let start = "v_lshlrev_b32 v20, 4, v3\nv_mov_b32 v21, v20\ns_mov_b32 m0, 0\n".to_owned();
        let parts = (0..80).map(|_| part(random)).collect::<Vec<_>>();
        let text: String = [start].into_iter().chain(parts).chain([END.to_owned()]).collect();
        let numbers = (3, (0..64).collect());
        let data = (8..16).chain(32..40).map(|register| (register, words(random, 64))).chain([numbers]).collect();
        let read = bytes(random, BYTES / 4);
        let lds = vec![0; BYTES as usize];
        let vector = Vector { lds, ..vector(&text, data, read) };
        assert_eq!(hardware.difference(&vector).unwrap(), None, "seed {seed}\n{text}");
    }
}

/// Half of the waves come to joins of as many entries as there are on their stacks, which have nothing to take from them. The other half adds scalars on the
/// same ALUs, all but those that an entry would be in.
#[test]
fn scalars_are_read_behind_the_join_of_another_wave_that_has_nothing_to_take() {
    let mut hardware = Compared::new("cdna4").unwrap();
    let text = format!(
        "s_bitcmp1_b32 s0, 2
         s_cbranch_scc1 adds
         s_getreg_b32 s60, hwreg(HW_REG_MODE, 29, 3)
         {joins}
         s_branch end
         adds: s_movk_i32 s10, 5
         s_movk_i32 s13, 7
         {adds}
         end: {END}",
        joins = "s_cbranch_join s60\n".repeat(100),
        adds = "s_add_u32 s11, s10, s13\n".repeat(100),
    );
    let vector = Vector { lds: vec![0; BYTES as usize], ..vector(&text, vec![], vec![0; BYTES as usize]) };
    assert_eq!(hardware.difference_of(&vector, 8).unwrap(), None);
}
