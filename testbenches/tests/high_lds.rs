//! LDS of CDNA4 beyond the 64 KiB that other instruction sets have: a work-group with all 160 KiB loads, stores, adds and loads to LDS around
//! that border, further up and past the end, in lock-step with the model.

use std::fmt::Write;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::Vector;
use tombolo_testbenches::random::buffers::{BYTES, END, bytes, vector, words};
use tombolo_testbenches::random::launched::Compared;
use tombolo_testbenches::random::{below, pick};

const LDS_BYTES: u32 = 160 << 10;
/// Where accesses are: below 64 KiB and across, behind, near the end and past it. Lanes are 16 bytes apart.
const BASES: [u32; 6] = [0x0_c000, 0xfe00, 0x1_0000, 0x1_9000, LDS_BYTES - 1024, LDS_BYTES - 512];
/// Accesses of LDS at v20 and an offset.
const ACCESSES: &[&str] = &[
    "ds_write_b8 v20, v8 offset:{}",
    "ds_write_b32 v20, v9 offset:{}",
    "ds_write_b64 v20, v[10:11] offset:{}",
    "ds_write_b128 v20, v[8:11] offset:{}",
    "ds_write2_b32 v20, v12, v13 offset0:4 offset1:200",
    "ds_add_u32 v20, v12 offset:{}",
    "ds_read_u8 v14, v20 offset:{}",
    "ds_read_b32 v15, v20 offset:{}",
    "ds_read_b64 v[16:17], v20 offset:{}",
    "ds_read_b128 v[16:19], v20 offset:{}",
    "ds_read2st64_b32 v[16:17], v20 offset0:1 offset1:3",
    "ds_read_b64_tr_b8 v[16:17], v20 offset:{}",
    "ds_add_rtn_u32 v14, v20, v13 offset:{}",
    "global_load_lds_dwordx4 v21, s[4:5] offset:{}",
    "global_load_lds_dword v21, s[4:5] offset:{}",
    "buffer_load_dword v21, s[12:15], 0 offen offset:{} lds",
];

#[test]
fn accesses_beyond_64_kib_are_those_of_the_model() {
    let mut hardware = Compared::new("cdna4").unwrap();
    for seed in 0..6 {
        let random = &mut SplitMix64::new(seed);
        // Every byte is written once, since LDS starts with whatever was there.
        let mut text = format!(
            "v_lshlrev_b32 v21, 4, v3
             v_mov_b32 v20, v21
             s_mov_b32 m0, 0
             s_mov_b32 s12, s4
             s_mov_b32 s13, s5
             s_movk_i32 s14, {BYTES}
             s_mov_b32 s15, 0x20000
             s_movk_i32 s8, {}
             fill: ds_write_b128 v20, v[8:11]
             v_add_u32 v20, 0x400, v20
             v_add_u32 v8, 1, v8
             s_sub_u32 s8, s8, 1
             s_cmp_lg_u32 s8, 0
             s_cbranch_scc1 fill
             s_waitcnt lgkmcnt(0)\n",
            LDS_BYTES / 1024,
        );
        for _ in 0..60 {
            let (base, to, offset) = (pick(random, &BASES), pick(random, &BASES), 16 * below(random, 32));
            let access = pick(random, ACCESSES).replace("{}", &offset.to_string());
            writeln!(text, "v_add_u32 v20, {base:#x}, v21\ns_mov_b32 m0, {to:#x}\n{access}").unwrap();
            writeln!(text, "s_waitcnt vmcnt(0) lgkmcnt(0)").unwrap();
        }
        text.push_str(END);
        let numbers = (3, (0..64).collect());
        let data = (8..20).map(|register| (register, words(random, 64))).chain([numbers]).collect();
        let read = bytes(random, BYTES / 4);
        let vector = Vector { lds: vec![0; LDS_BYTES as usize], ..vector(&text, data, read) };
        assert_eq!(hardware.difference(&vector).unwrap(), None, "seed {seed}\n{text}");
    }
}
