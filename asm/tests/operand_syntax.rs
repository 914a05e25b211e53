//! The acceptance list of LLVM's AMDGPU operand syntax, one row a rule, as it applies to gfx1201: where the rule has an
//! example for an older processor that gfx12 does not have, the same rule is tried with an instruction of gfx12.
//! Each row: what it is about, lines that are accepted, lines that are refused.

use tombolo_asm::{Options, assemble};

type Row = (&'static str, &'static [&'static str], &'static [&'static str]);

const ROWS: &[Row] = &[
    ("v single", &["v_mov_b32 v0, v255"], &["v_mov_b32 v0, v256"]),
    ("v bracket", &["v_mov_b32 v0, v[0]"], &["v_mov_b32 v0, v[256]"]),
    ("v range", &["global_load_b64 v[0:1], v[2:3], off"], &["v_mov_b32 v0, v[1:0]"]),
    ("v range of one", &["v_mov_b32 v0, v[1:1]"], &["v_mov_b32 v0, v[1:2]"]),
    ("v index expression", &["v_mov_b32 v0, v[2*2]"], &["v_mov_b32 v0, v[x_undef]"]),
    ("v range expression", &["v_add_f64 v[1-1:2-1], v[2:3], v[4:5]"], &["v_add_f64 v[0:0], v[2:3], v[4:5]"]),
    ("v list", &["v_mov_b32 v0, [v252]"], &["v_add_f64 [v0,v2], v[2:3], v[4:5]"]),
    (
        "v list of four",
        &["buffer_load_b128 [v252,v253,v254,v255], off, s[0:3], null"],
        &["buffer_load_b128 [v252,v253,v254], off, s[0:3], null"],
    ),
    (
        "image address",
        &["image_sample v[0:3], [v32,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_3D"],
        &["image_sample v[0:3], [v32,v1,v256], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_3D"],
    ),
    (
        "image address repeats",
        &["image_sample_d v[0:3], [v4,v4,v4,v[4:6]], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D"],
        &["image_sample v[0:3], [v4,v4], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_3D"],
    ),
    ("s single", &["s_mov_b32 s0, s101"], &["s_mov_b32 s0, s106"]),
    ("s last", &["s_mov_b32 s0, s105"], &["s_mov_b32 s106, s0"]),
    ("s last pair", &["s_mov_b64 s[104:105], 0"], &["s_mov_b64 s[106:107], 0"]),
    ("s bracket", &["s_mov_b32 s0, s[0]"], &["s_mov_b32 s0, s[-1]"]),
    ("s pair", &["s_mov_b64 s[0:1], s[2:3]"], &["s_mov_b64 s[0:1], s[1:2]"]),
    ("s quad", &["s_load_b128 s[4:7], s[2:3], 0x0"], &["s_load_b128 s[2:5], s[2:3], 0x0"]),
    ("s range of one", &["s_mov_b32 s0, s[1:1]"], &["s_mov_b32 s0, s[1:3]"]),
    ("s expression", &["s_mov_b64 s[1-1:2-1], s[2*2:2*2+1]"], &["s_mov_b64 s[3-2:2], s[2:3]"]),
    ("s list", &["s_load_b128 [s4,s5,s6,s7], s[2:3], 0x0"], &["s_load_b128 [s4,s6,s5,s7], s[2:3], 0x0"]),
    ("ttmp", &["s_mov_b32 ttmp0, ttmp15"], &["s_mov_b32 ttmp0, ttmp16"]),
    ("ttmp bracket", &["s_mov_b32 ttmp0, ttmp[11]"], &["s_mov_b32 ttmp0, ttmp[16]"]),
    ("ttmp alignment", &["s_mov_b64 ttmp[0:1], s[0:1]"], &["s_mov_b64 ttmp[1:2], s[0:1]"]),
    ("ttmp list", &["s_load_b128 [ttmp4,ttmp5,ttmp6,ttmp7], s[2:3], 0x0"], &["s_load_b128 ttmp[2:5], s[2:3], 0x0"]),
    ("tba", &[], &["s_mov_b64 tba, s[0:1]"]),
    ("tba halves", &[], &["s_mov_b32 tba_lo, s0"]),
    ("tma", &[], &["s_mov_b64 tma, s[0:1]", "s_mov_b64 [tma_lo,tma_hi], s[0:1]"]),
    ("flat_scratch", &[], &["s_mov_b64 flat_scratch, s[0:1]", "s_mov_b32 flat_scratch, s0"]),
    ("flat_scratch list", &[], &["s_mov_b64 [flat_scratch_lo,flat_scratch_hi], s[0:1]"]),
    ("xnack_mask", &[], &["s_mov_b64 xnack_mask, s[0:1]"]),
    ("vcc", &["s_mov_b64 [vcc_lo,vcc_hi], s[0:1]", "s_mov_b64 [vcc], s[0:1]"], &["s_mov_b32 vcc, s0"]),
    ("m0", &["s_mov_b32 [m0], s0"], &["s_mov_b64 m0, s[0:1]"]),
    ("exec", &["s_mov_b64 exec, s[0:1]", "s_mov_b64 [exec_lo,exec_hi], s[0:1]"], &["s_mov_b32 exec, s0"]),
    ("vccz", &[], &["s_mov_b32 s0, vccz", "s_mov_b32 vccz, s0"]),
    ("execz", &[], &["s_mov_b32 s0, execz", "s_mov_b32 execz, s0"]),
    // LLVM takes SCC as a destination; there is no such register number in 7 bits, so it is refused here.
    ("scc", &["s_mov_b32 s0, scc"], &["s_mov_b32 scc, s0"]),
    ("lds_direct", &[], &["v_mov_b32 v0, lds_direct", "v_add_f32 v0, v1, lds_direct"]),
    ("null", &["s_mov_b32 null, s0"], &["v_mov_b32 null, v0"]),
    (
        "integer inline constant",
        &["s_mov_b32 s0, 64", "v_add_f32_e64 v0, 65, v1"],
        &["v_add_f32_e64_dpp v0, v1, 65 row_shl:1"],
    ),
    ("negative inline constant", &["s_mov_b32 s0, -16"], &["v_add_f32_e64_dpp v0, v1, -17 row_shl:1"]),
    ("float inline constant", &["v_add_f32_e64 v0, -4.0, v1"], &["v_add_f32_e64_dpp v0, v1, 3.0 row_shl:1"]),
    ("1/(2*pi)", &["v_add_f32_e64_dpp v0, v1, 0.15915494 row_shl:1"], &["v_add_f32_e64_dpp v0, v1, 0.1592 row_shl:1"]),
    ("apertures", &["s_mov_b64 s[0:1], src_shared_base"], &["s_mov_b64 src_shared_base, s[0:1]"]),
    ("aperture names", &["s_mov_b32 s0, shared_base"], &["s_mov_b32 s0, shared_bases-"]),
    ("pops_exiting_wave_id", &["s_mov_b32 s0, pops_exiting_wave_id"], &["s_mov_b32 pops_exiting_wave_id, s0"]),
    ("literal", &["v_add_f32 v0, 0x12345678, v1"], &["s_add_co_u32 s0, 0x12345678, 0x12345679"]),
    ("literal twice", &["s_add_co_u32 s0, 0x12345678, 0x12345678"], &["s_add_co_u32 s0, 0x12345678, 0x123456781"]),
    ("32-bit constant operand", &["v_fmaak_f32 v0, v1, v2, 0x11213141"], &["v_fmaak_f32 v0, v1, v2"]),
    ("scalar memory offset", &["s_load_b32 s0, s[2:3], 0x7fffff"], &["s_load_b32 s0, s[2:3], 0x800000"]),
    ("off", &["global_load_b32 v0, v[2:3], off"], &["global_load_b32 v0, off, off"]),
    ("decimal", &["s_mov_b32 s0, -1234"], &["s_mov_b32 s0, 12a4"]),
    ("binary", &["s_mov_b32 s0, 0b1010"], &["s_mov_b32 s0, 0b1012"]),
    ("octal", &["s_mov_b32 s0, 010"], &["s_mov_b32 s0, 09"]),
    ("hexadecimal", &["s_mov_b32 s0, 0xff"], &["s_mov_b32 s0, 0xfg"]),
    // A trailing h is documented, but LLVM refuses it; without a leading digit it is a symbol.
    ("hexadecimal suffix", &["s_mov_b32 s0, ffh"], &["s_mov_b32 s0, 0ffh"]),
    ("decimal real", &["v_mov_b32 v0, -1.234"], &["v_mov_b32 v0, 1.2.3"]),
    // The exponent's digits may be absent, as in the documented grammar.
    ("exponent", &["v_mov_b32 v0, 234e2", "v_mov_b32 v0, 234e"], &["v_mov_b32 v0, 234e2e1"]),
    ("hexadecimal real", &["v_mov_b32 v0, -0x1afp-10"], &["v_mov_b32 v0, 0x1af.5"]),
    ("hexadecimal real fraction", &["v_mov_b32 v0, 0x.1afp10"], &["v_mov_b32 v0, 0xp10"]),
    ("absolute expression", &["xx=-1\nyy=xx+10\ns_mov_b32 s0, yy"], &["s_mov_b32 s0, (1+"]),
    ("relocatable expression", &["s_mov_b32 s0, undef_sym"], &["v_mov_b32 v0, v[undef_sym]"]),
    ("place counter", &["s_branch ."], &["v_mov_b32 v[.], v0"]),
    ("label", &["lbl1:\ns_branch lbl1"], &["1lbl:\ns_branch 1lbl"]),
    ("16-bit integer", &["v_add_nc_u16 v0, 0xffffffffffffff00, v0"], &["v_add_nc_u16 v0, 0x1ff00, v0"]),
    ("16-bit negative integer", &["v_add_nc_u16 v0, -256, v0"], &["v_add_nc_u16 v0, 0xffffffffffff00ff, v0"]),
    ("64-bit integer", &["s_bfe_i64 s[0:1], 0xffefffff, s3"], &["s_bfe_i64 s[0:1], 0x1ffefffff, s3"]),
    ("integer for f64", &["v_ceil_f64_e32 v[0:1], 0xffefffff"], &["v_ceil_f64_e32 v[0:1], 0x1ffefffff"]),
    ("f16 range", &["v_add_f16 v1, 65500.0, v2"], &["v_add_f16 v1, 65600.0, v2"]),
    ("f32 range", &["v_add_f32 v1, 65600.0, v2"], &["v_add_f32 v1, 1e40, v2"]),
    ("f64 literal", &["v_ceil_f64 v[0:1], 1.7976931348623157e308"], &["s_mov_b64 s[0:1], 1.5e300"]),
    ("real for an integer", &["v_add_nc_u16 v0, 1.0, v1"], &["v_add_nc_u16 v0, 3.0e9, v1"]),
    ("real in an expression", &["v_sqrt_f32 v0, 0.1"], &["xq = 0.1\nv_sqrt_f32 v0, xq"]),
];

#[test]
fn every_row_of_the_operand_syntax_is_accepted_and_refused_as_listed() {
    let mut wrong = Vec::new();
    for (rule, accepted, refused) in ROWS {
        for source in *accepted {
            if let Err(errors) = assemble(source, rule, &Options::default()) {
                wrong.push(format!("{source} was refused: {}", errors[0]));
            }
        }
        for source in *refused {
            if assemble(source, rule, &Options::default()).is_ok() {
                wrong.push(format!("{rule}: {source} was accepted"));
            }
        }
    }
    assert_eq!(ROWS.len(), 71);
    pretty_assertions::assert_eq!(wrong, Vec::<String>::new());
}
