//! What the syntax of GCN and CDNA4 admits and refuses beyond the pairs of LLVM: exports, image addresses, operands
//! that have no encoding, and whole compiled programs.

use pretty_assertions::assert_eq;
use tombolo_asm::{Options, assemble};
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::target::Target::{self, Cdna4};

const SEA_ISLANDS: Target = Target::Gcn(Generation::SeaIslands);

/// The words of a line, or the error's message.
fn words(target: Target, line: &str) -> Result<Vec<u32>, String> {
    let assembled = assemble(line, "line", &Options::of(target)).map_err(|errors| errors[0].message.clone())?;
    let bytes = assembled.text().map_err(|errors| errors[0].message.clone())?;
    Ok(bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
}

/// The texts of a program, one an instruction.
fn texts(target: Target, mut program: &[u32]) -> Vec<String> {
    let mut lines = Vec::new();
    while !program.is_empty() {
        let mut text = String::new();
        let length = match target.decode(program) {
            Ok(instruction) => {
                target.write_instruction(&mut text, &instruction, Syntax::default());
                usize::from(instruction.dwords)
            }
            Err(error) => {
                text = error.to_string();
                1
            }
        };
        lines.push(text);
        program = &program[length..];
    }
    lines
}

#[test]
fn a_compiled_pixel_shader_is_read_whole() {
    // RADV leaves 0x80 in unused export sources and sets the unused bits of S_WAITCNT.
    let program = [
        0xbefc_0302,
        0xc808_0100,
        0xc809_0101,
        0xbf8c_c07f,
        0x5e04_0503,
        0xf800_1c0f,
        0x8080_0002,
        0xf800_08d4,
        0x8001_8080,
        0xf800_1890,
        0x8080_8080,
        0xbf81_0000,
    ];
    let expected = [
        "s_mov_b32 m0, s2",
        "v_interp_p1_f32 v2, v0, attr0.y",
        "v_interp_p2_f32 v2, v1, attr0.y",
        "s_waitcnt lgkmcnt(0)",
        "v_cvt_pkrtz_f16_f32_e32 v2, v3, v2",
        "exp mrt0 v2, v2, v0, v0 done compr vm",
        "exp pos1 off, off, v1, off done",
        "exp null off, off, off, off done vm",
        "s_endpgm",
    ];
    assert_eq!(texts(SEA_ISLANDS, &program), expected);
}

#[test]
fn export_targets_without_a_meaning_are_written_as_llvm_does_and_refused() {
    for (target, name) in [(10, "invalid_target_10"), (16, "invalid_target_16"), (31, "invalid_target_31")] {
        assert_eq!(texts(SEA_ISLANDS, &[0xf800_0000 | target << 4, 0]), [format!("exp {name} off, off, off, off")]);
        assert!(words(SEA_ISLANDS, &format!("exp {name} off, off, off, off")).is_err());
    }
    for target in ["mrt8", "mrt00", "pos4", "param32", "prim", "mrtz0"] {
        assert!(words(SEA_ISLANDS, &format!("exp {target} v0, v1, v2, v3")).is_err(), "{target}");
    }
}

#[test]
fn image_addresses_have_any_size_that_a_resource_can_ask_for() {
    let sample = |operation: &str, address: &str| {
        words(SEA_ISLANDS, &format!("image_{operation} v5, {address}, s[8:15], s[4:7] dmask:0x1"))
    };
    let expected = Ok(vec![0xf080_0100, 0x0022_0501]);
    for address in ["v1", "v[1:2]", "v[1:3]", "v[1:4]"] {
        assert_eq!(sample("sample", address), expected, "{address}");
    }
    assert_eq!(sample("sample", "v[1:5]"), Err("expected 1 to 4 VGPRs for `image_sample`".into()));
    assert_eq!(sample("sample_c_b", "v[1:2]"), Err("expected 3 to 8 VGPRs for `image_sample_c_b`".into()));
    assert!(sample("sample_c_b", "v[1:8]").is_ok());
    assert!(sample("sample_c_d_cl_o", "v[1:12]").is_ok());
    assert!(words(SEA_ISLANDS, "image_load v5, v[1:4], s[8:15] dmask:0x1").is_ok());
}

#[test]
fn what_has_no_encoding_is_refused() {
    let refused = [
        (SEA_ISLANDS, "buffer_load_dword v1, off, s[4:7], 0x12345678"),
        (SEA_ISLANDS, "buffer_load_dword v1, off, s[4:7], s1 offset:4096"),
        (SEA_ISLANDS, "flat_load_dword v1, v[2:3] offset:4"),
        // VOP3b has no ABS and no CLAMP.
        (SEA_ISLANDS, "v_div_scale_f32 v1, vcc, v1, |v2|, v3"),
        (SEA_ISLANDS, "v_div_scale_f32 v1, vcc, v1, v2, v3 clamp"),
        // One scalar is read, VCC and M0 included.
        (SEA_ISLANDS, "v_addc_u32 v0, vcc, s0, v1, vcc"),
        (SEA_ISLANDS, "v_cndmask_b32 v0, 0x12345678, v1, vcc"),
        (SEA_ISLANDS, "v_div_fmas_f32 v0, s0, v1, v2"),
        (SEA_ISLANDS, "v_movreld_b32 v1, s1"),
        (SEA_ISLANDS, "v_readlane_b32 s0, v0, 0x12345678"),
        (SEA_ISLANDS, "s_mov_b64 s[0:1], 0.15915494309189532"),
        (SEA_ISLANDS, "v_add_f32 v1, v1, lds_direct"),
        (SEA_ISLANDS, "v_subrev_f32 v1, lds_direct, v1"),
        (SEA_ISLANDS, "s_mov_b32 s1, lds_direct"),
        (SEA_ISLANDS, "tbuffer_load_format_x v1, off, s[4:7], dfmt:4, 0 format:20"),
        (SEA_ISLANDS, "tbuffer_load_format_x v1, off, s[4:7], dfmt:16, 0"),
        (SEA_ISLANDS, "tbuffer_load_format_x v1, off, s[4:7], format:[BUF_DATA_FORMAT_8,BUF_DATA_FORMAT_8], 0"),
        (SEA_ISLANDS, "s_sendmsg sendmsg(MSG_GS, GS_OP_NOP)"),
        (SEA_ISLANDS, "s_sendmsg sendmsg(MSG_INTERRUPT, 1)"),
        (SEA_ISLANDS, "s_sendmsg sendmsg(MSG_SYSMSG, SYSMSG_OP_REG_RD, 1)"),
        (Cdna4, "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], 0, s0, v1"),
        (Cdna4, "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], 0, a0, v1"),
        (Cdna4, "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[0:7], v[8:15], 0, 0x1234, v1"),
        (Cdna4, "v_mfma_ld_scale_b32 s0, s1"),
        (Cdna4, "v_mfma_f64_4x4x4_4b_f64 v[0:1], v[2:3], v[4:5], 0 neg:[1,1,1,1]"),
        (Cdna4, "v_smfmac_f32_16x16x32_f16 v[0:3], v[0:1], v[2:5], a6"),
        (Cdna4, "v_accvgpr_read_b32 v1, v2"),
        (Cdna4, "v_accvgpr_read_b32 a1, a2"),
        (Cdna4, "v_accvgpr_write_b32 a1, a2"),
        (Cdna4, "v_accvgpr_write_b32 a1, 0x1234"),
        (Cdna4, "v_accvgpr_mov_b32 v1, a2"),
        (Cdna4, "v_accvgpr_mov_b32 a1, 0"),
    ];
    for (target, line) in refused {
        assert!(words(target, line).is_err(), "{line}: {:08x?}", words(target, line));
    }
}

#[test]
fn a16_is_an_accumulation_vgpr_where_there_are_such() {
    assert_eq!(words(Cdna4, "v_accvgpr_mov_b32 a16, a16"), Ok(vec![0x7e20_a510]));
}

#[test]
fn scales_belong_to_a_matrix_only_if_it_says_so() {
    let scaled = [0xd3ac_0000, 0x0002_5328, 0xd3ad_0840, 0x0502_2100];
    assert_eq!(texts(Cdna4, &scaled).len(), 1);
    let mut apart = scaled;
    // Without bit 0 of ABID.
    apart[2] = 0xd3ad_0040;
    let expected = [
        "v_mfma_ld_scale_b32 v40, v41 op_sel_hi:[0,0]",
        "v_mfma_f32_16x16x128_f8f6f4 v[64:67], v[0:7], v[16:23], v[64:67]",
    ];
    assert_eq!(texts(Cdna4, &apart), expected);
}
