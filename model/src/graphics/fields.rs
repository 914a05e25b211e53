//! The registers and fields that the graphics model reads, by the names of the Sea Islands reference. A test holds every
//! address and every bit position against the register table.

/// Bits of a register, or of each of several equal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Byte address of the first instance.
    pub address: u32,
    /// Bytes from an instance to the next.
    pub step: u32,
    /// Lowest bit.
    pub lsb: u32,
    /// Number of bits.
    pub width: u32,
}

macro_rules! registers {
    ($($name:ident $address:literal $(+ $step:literal)? { $($field:ident $msb:literal $lsb:literal),* })*) => {
        $(pub mod $name {
            /// The whole register.
            pub const WORD: super::Field = super::Field { address: $address, step: 0 $(+ $step)?, lsb: 0, width: 32 };
            $(pub const $field: super::Field =
                super::Field { address: $address, step: WORD.step, lsb: $lsb, width: $msb + 1 - $lsb };)*
        })*

        /// Every register above with its fields.
        const ALL: &[(&str, Field, &[(&str, Field)])] =
            &[$((stringify!($name), $name::WORD, &[$((stringify!($field), $name::$field)),*])),*];
    };
}

registers! {
    gb_tile_mode 0x9910 + 4 { ARRAY_MODE 5 2, MICRO_TILE_MODE_NEW 24 22 }

    spi_shader_pgm_lo_ps 0xb020 {}
    spi_shader_pgm_hi_ps 0xb024 {}
    spi_shader_pgm_rsrc1_ps 0xb028 { VGPRS 5 0, FLOAT_MODE 19 12, DX10_CLAMP 21 21, IEEE_MODE 23 23 }
    spi_shader_pgm_rsrc2_ps 0xb02c { SCRATCH_EN 0 0, USER_SGPR 5 1, TRAP_PRESENT 6 6, WAVE_CNT_EN 7 7, EXTRA_LDS_SIZE 15 8 }
    spi_shader_user_data_ps 0xb030 + 4 {}
    spi_shader_pgm_lo_vs 0xb120 {}
    spi_shader_pgm_hi_vs 0xb124 {}
    spi_shader_pgm_rsrc1_vs 0xb128 { VGPRS 5 0, FLOAT_MODE 19 12, DX10_CLAMP 21 21, IEEE_MODE 23 23, VGPR_COMP_CNT 25 24 }
    spi_shader_pgm_rsrc2_vs 0xb12c { SCRATCH_EN 0 0, USER_SGPR 5 1, TRAP_PRESENT 6 6, OC_LDS_EN 7 7, SO_EN 12 12 }
    spi_shader_user_data_vs 0xb130 + 4 {}

    compute_start_x 0xb810 {}
    compute_start_y 0xb814 {}
    compute_start_z 0xb818 {}
    compute_num_thread_x 0xb81c { NUM_THREAD_FULL 15 0, NUM_THREAD_PARTIAL 31 16 }
    compute_num_thread_y 0xb820 { NUM_THREAD_FULL 15 0, NUM_THREAD_PARTIAL 31 16 }
    compute_num_thread_z 0xb824 { NUM_THREAD_FULL 15 0, NUM_THREAD_PARTIAL 31 16 }
    compute_pgm_lo 0xb830 {}
    compute_pgm_hi 0xb834 {}
    compute_pgm_rsrc1 0xb848 { VGPRS 5 0, FLOAT_MODE 19 12, DX10_CLAMP 21 21, IEEE_MODE 23 23 }
    compute_pgm_rsrc2 0xb84c {
        SCRATCH_EN 0 0, USER_SGPR 5 1, TRAP_PRESENT 6 6, TGID_X_EN 7 7, TGID_Y_EN 8 8, TGID_Z_EN 9 9, TG_SIZE_EN 10 10,
        TIDIG_COMP_CNT 12 11, LDS_SIZE 23 15
    }
    compute_tmpring_size 0xb860 { WAVES 11 0, WAVESIZE 24 12 }
    compute_user_data 0xb900 + 4 {}

    db_render_control 0x28000 {
        DEPTH_CLEAR_ENABLE 0 0, STENCIL_CLEAR_ENABLE 1 1, DEPTH_COPY 2 2, STENCIL_COPY 3 3,
        STENCIL_COMPRESS_DISABLE 5 5, DEPTH_COMPRESS_DISABLE 6 6
    }
    db_depth_view 0x28008 { SLICE_START 10 0, SLICE_MAX 23 13, Z_READ_ONLY 24 24, STENCIL_READ_ONLY 25 25 }
    db_htile_data_base 0x28014 {}
    db_depth_bounds_min 0x28020 {}
    db_depth_bounds_max 0x28024 {}
    db_stencil_clear 0x28028 { CLEAR 7 0 }
    db_depth_clear 0x2802c {}
    db_depth_info 0x2803c { ARRAY_MODE 7 4 }
    db_z_info 0x28040 { FORMAT 1 0, NUM_SAMPLES 3 2, TILE_SURFACE_ENABLE 29 29 }
    db_stencil_info 0x28044 { FORMAT 0 0, TILE_STENCIL_DISABLE 29 29 }
    db_z_read_base 0x28048 {}
    db_stencil_read_base 0x2804c {}
    db_z_write_base 0x28050 {}
    db_stencil_write_base 0x28054 {}
    db_depth_size 0x28058 { PITCH_TILE_MAX 10 0, HEIGHT_TILE_MAX 21 11 }
    db_depth_slice 0x2805c { SLICE_TILE_MAX 21 0 }
    ta_bc_base_addr 0x28080 {}
    ta_bc_base_addr_hi 0x28084 {}
    db_stencil_control 0x2842c {
        STENCILFAIL 3 0, STENCILZPASS 7 4, STENCILZFAIL 11 8, STENCILFAIL_BF 15 12, STENCILZPASS_BF 19 16,
        STENCILZFAIL_BF 23 20
    }
    db_stencilrefmask 0x28430 { STENCILTESTVAL 7 0, STENCILMASK 15 8, STENCILWRITEMASK 23 16, STENCILOPVAL 31 24 }
    db_stencilrefmask_bf 0x28434 {}
    db_depth_control 0x28800 {
        STENCIL_ENABLE 0 0, Z_ENABLE 1 1, Z_WRITE_ENABLE 2 2, DEPTH_BOUNDS_ENABLE 3 3, ZFUNC 6 4, BACKFACE_ENABLE 7 7,
        STENCILFUNC 10 8, STENCILFUNC_BF 22 20, ENABLE_COLOR_WRITES_ON_DEPTH_FAIL 30 30,
        DISABLE_COLOR_WRITES_ON_DEPTH_PASS 31 31
    }
    db_shader_control 0x2880c {
        Z_EXPORT_ENABLE 0 0, STENCIL_TEST_VAL_EXPORT_ENABLE 1 1, STENCIL_OP_VAL_EXPORT_ENABLE 2 2, Z_ORDER 5 4,
        KILL_ENABLE 6 6, COVERAGE_TO_MASK_ENABLE 7 7, MASK_EXPORT_ENABLE 8 8, DEPTH_BEFORE_SHADER 12 12
    }
    db_alpha_to_mask 0x28b70 { ALPHA_TO_MASK_ENABLE 0 0 }

    pa_sc_screen_scissor_tl 0x28030 { TL_X 15 0, TL_Y 31 16 }
    pa_sc_screen_scissor_br 0x28034 { BR_X 15 0, BR_Y 31 16 }
    pa_sc_window_offset 0x28200 { WINDOW_X_OFFSET 15 0, WINDOW_Y_OFFSET 31 16 }
    pa_sc_window_scissor_tl 0x28204 { TL_X 14 0, TL_Y 30 16, WINDOW_OFFSET_DISABLE 31 31 }
    pa_sc_window_scissor_br 0x28208 { BR_X 14 0, BR_Y 30 16 }
    pa_sc_cliprect_rule 0x2820c { CLIP_RULE 15 0 }
    pa_sc_cliprect_0_tl 0x28210 {}
    pa_sc_cliprect_0_br 0x28214 {}
    pa_sc_edgerule 0x28230 { ER_TRI 3 0, ER_POINT 7 4, ER_RECT 11 8 }
    pa_sc_generic_scissor_tl 0x28240 { TL_X 14 0, TL_Y 30 16, WINDOW_OFFSET_DISABLE 31 31 }
    pa_sc_generic_scissor_br 0x28244 { BR_X 14 0, BR_Y 30 16 }
    pa_sc_vport_scissor_0_tl 0x28250 { TL_X 14 0, TL_Y 30 16, WINDOW_OFFSET_DISABLE 31 31 }
    pa_sc_vport_scissor_0_br 0x28254 { BR_X 14 0, BR_Y 30 16 }
    pa_sc_vport_zmin_0 0x282d0 {}
    pa_sc_vport_zmax_0 0x282d4 {}
    pa_sc_mode_cntl_0 0x28a48 { MSAA_ENABLE 0 0, VPORT_SCISSOR_ENABLE 1 1, LINE_STIPPLE_ENABLE 2 2 }
    pa_sc_aa_mask_x0y0_x1y0 0x28c38 {}
    pa_sc_aa_mask_x0y1_x1y1 0x28c3c {}
    pa_sc_aa_config 0x28be0 { MSAA_NUM_SAMPLES 2 0 }
    pa_cl_vport_xscale_0 0x2843c {}
    pa_cl_vport_xoffset_0 0x28440 {}
    pa_cl_vport_yscale_0 0x28444 {}
    pa_cl_vport_yoffset_0 0x28448 {}
    pa_cl_vport_zscale_0 0x2844c {}
    pa_cl_vport_zoffset_0 0x28450 {}
    pa_cl_ucp_0_x 0x285bc {}
    pa_cl_ucp_0_y 0x285c0 {}
    pa_cl_ucp_0_z 0x285c4 {}
    pa_cl_ucp_0_w 0x285c8 {}
    pa_cl_clip_cntl 0x28810 {
        CLIP_DISABLE 16 16, UCP_CULL_ONLY_ENA 17 17, DX_CLIP_SPACE_DEF 19 19, VTX_KILL_OR 21 21,
        DX_RASTERIZATION_KILL 22 22, DX_LINEAR_ATTR_CLIP_ENA 24 24, ZCLIP_NEAR_DISABLE 26 26, ZCLIP_FAR_DISABLE 27 27
    }
    pa_cl_vte_cntl 0x28818 {
        VPORT_X_SCALE_ENA 0 0, VPORT_X_OFFSET_ENA 1 1, VPORT_Y_SCALE_ENA 2 2, VPORT_Y_OFFSET_ENA 3 3,
        VPORT_Z_SCALE_ENA 4 4, VPORT_Z_OFFSET_ENA 5 5, VTX_XY_FMT 8 8, VTX_Z_FMT 9 9, VTX_W0_FMT 10 10
    }
    pa_cl_vs_out_cntl 0x2881c {
        USE_VTX_POINT_SIZE 16 16, USE_VTX_RENDER_TARGET_INDX 18 18, USE_VTX_VIEWPORT_INDX 19 19, USE_VTX_KILL_FLAG 20 20,
        VS_OUT_MISC_VEC_ENA 21 21, VS_OUT_CCDIST0_VEC_ENA 22 22, VS_OUT_CCDIST1_VEC_ENA 23 23
    }
    pa_cl_gb_vert_clip_adj 0x28be8 {}
    pa_cl_gb_horz_clip_adj 0x28bf0 {}
    pa_su_sc_mode_cntl 0x28814 {
        CULL_FRONT 0 0, CULL_BACK 1 1, FACE 2 2, POLY_MODE 4 3, POLYMODE_FRONT_PTYPE 7 5, POLYMODE_BACK_PTYPE 10 8,
        POLY_OFFSET_FRONT_ENABLE 11 11, POLY_OFFSET_BACK_ENABLE 12 12, POLY_OFFSET_PARA_ENABLE 13 13,
        VTX_WINDOW_OFFSET_ENABLE 16 16, PROVOKING_VTX_LAST 19 19, PERSP_CORR_DIS 20 20
    }
    pa_su_vtx_cntl 0x28be4 { PIX_CENTER 0 0, ROUND_MODE 2 1, QUANT_MODE 5 3 }
    pa_su_point_size 0x28a00 { HEIGHT 15 0, WIDTH 31 16 }
    pa_su_point_minmax 0x28a04 { MIN_SIZE 15 0, MAX_SIZE 31 16 }
    pa_su_line_cntl 0x28a08 { WIDTH 15 0 }
    pa_sc_line_cntl 0x28bdc { EXPAND_LINE_WIDTH 9 9, LAST_PIXEL 10 10, PERPENDICULAR_ENDCAP_ENA 11 11 }
    pa_su_poly_offset_db_fmt_cntl 0x28b78 { POLY_OFFSET_NEG_NUM_DB_BITS 7 0, POLY_OFFSET_DB_IS_FLOAT_FMT 8 8 }
    pa_su_poly_offset_clamp 0x28b7c {}
    pa_su_poly_offset_front_scale 0x28b80 {}
    pa_su_poly_offset_front_offset 0x28b84 {}
    pa_su_poly_offset_back_scale 0x28b88 {}
    pa_su_poly_offset_back_offset 0x28b8c {}

    vgt_max_vtx_indy 0x28400 {}
    vgt_min_vtx_indy 0x28404 {}
    vgt_indx_offset 0x28408 {}
    vgt_multi_prim_ib_reset_ind 0x2840c {}
    vgt_gs_mode 0x28a40 { MODE 2 0 }
    vgt_primitiveid_en 0x28a84 { PRIMITIVEID_EN 0 0 }
    vgt_multi_prim_ib_reset_en 0x28a94 { RESET_EN 0 0 }
    vgt_instance_step_rate_0 0x28aa0 {}
    vgt_reuse_off 0x28ab4 { REUSE_OFF 0 0 }
    vgt_shader_stages_en 0x28b54 { LS_EN 1 0, HS_EN 2 2, ES_EN 4 3, GS_EN 5 5, VS_EN 7 6 }
    vgt_strmout_config 0x28b94 { STREAMOUT_0_EN 0 0, STREAMOUT_1_EN 1 1, STREAMOUT_2_EN 2 2, STREAMOUT_3_EN 3 3 }
    ta_cs_bc_base_addr 0x30e00 {}
    ta_cs_bc_base_addr_hi 0x30e04 {}
    vgt_primitive_type 0x30908 { PRIM_TYPE 5 0 }

    spi_ps_input_cntl_0 0x28644 { }
    spi_ps_input_ena 0x286cc {}
    spi_ps_input_addr 0x286d0 {}
    spi_interp_control_0 0x286d4 {
        FLAT_SHADE_ENA 0 0, PNT_SPRITE_ENA 1 1, PNT_SPRITE_OVRD_X 4 2, PNT_SPRITE_OVRD_Y 7 5, PNT_SPRITE_OVRD_Z 10 8,
        PNT_SPRITE_OVRD_W 13 11, PNT_SPRITE_TOP_1 14 14
    }
    spi_ps_in_control 0x286d8 { NUM_INTERP 5 0, PARAM_GEN 6 6 }
    spi_baryc_cntl 0x286e0 { POS_FLOAT_LOCATION 17 16, POS_FLOAT_ULC 20 20, FRONT_FACE_ALL_BITS 24 24 }
    spi_shader_pos_format 0x2870c {}
    db_render_override 0x2800c { DISABLE_VIEWPORT_CLAMP 16 16 }
    spi_shader_z_format 0x28710 { Z_EXPORT_FORMAT 3 0 }
    spi_shader_col_format 0x28714 {}

    cb_target_mask 0x28238 {}
    cb_shader_mask 0x2823c {}
    cb_blend_red 0x28414 {}
    cb_blend_green 0x28418 {}
    cb_blend_blue 0x2841c {}
    cb_blend_alpha 0x28420 {}
    cb_color_control 0x28808 { DEGAMMA_ENABLE 3 3, MODE 6 4, ROP3 23 16 }
    cb_blend0_control 0x28780 {
        COLOR_SRCBLEND 4 0, COLOR_COMB_FCN 7 5, COLOR_DESTBLEND 12 8, ALPHA_SRCBLEND 20 16, ALPHA_COMB_FCN 23 21,
        ALPHA_DESTBLEND 28 24, SEPARATE_ALPHA_BLEND 29 29, ENABLE 30 30, DISABLE_ROP3 31 31
    }
    cb_color0_base 0x28c60 {}
    cb_color0_pitch 0x28c64 { TILE_MAX 10 0 }
    cb_color0_slice 0x28c68 { TILE_MAX 21 0 }
    cb_color0_view 0x28c6c { SLICE_START 10 0, SLICE_MAX 23 13 }
    cb_color0_info 0x28c70 {
        ENDIAN 1 0, FORMAT 6 2, LINEAR_GENERAL 7 7, NUMBER_TYPE 10 8, COMP_SWAP 12 11, FAST_CLEAR 13 13,
        COMPRESSION 14 14, BLEND_CLAMP 15 15, BLEND_BYPASS 16 16, ROUND_MODE 18 18
    }
    cb_color0_cmask 0x28c7c {}
    cb_color0_clear_word0 0x28c8c {}
    cb_color0_clear_word1 0x28c90 {}
    cb_color0_attrib 0x28c74 { TILE_MODE_INDEX 4 0, NUM_SAMPLES 14 12, NUM_FRAGMENTS 16 15, FORCE_DST_ALPHA_1 17 17 }
}

/// The byte addresses of the registers that the model reads. Of equal ones that lie behind each other it is the first.
pub fn read_by_the_model() -> impl Iterator<Item = u32> {
    ALL.iter().map(|(_, word, fields)| fields.first().map_or(word.address, |(_, field)| field.address))
}

impl Field {
    /// The same field of instance `number`, `step` bytes apart.
    pub const fn at(self, number: u32, step: u32) -> Field {
        Field { address: self.address + number * step, ..self }
    }

    /// Bits `msb..=lsb` of the register.
    pub const fn bits(self, msb: u32, lsb: u32) -> Field {
        Field { lsb, width: msb + 1 - lsb, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_registers::{find, find_field, registers};

    #[test]
    fn addresses_and_bits_are_those_of_the_register_table() {
        for (name, word, fields) in ALL {
            let several = registers().iter().find(|register| {
                let stem = register.name.split('[').next().unwrap_or_default().trim_end_matches('_');
                register.instances > 1 && register.name.ends_with(']') && stem.eq_ignore_ascii_case(name)
            });
            let (register, instance) = match several {
                Some(register) => (register, 0),
                None => find(name).unwrap_or_else(|| panic!("{name} is in the table")),
            };
            assert_eq!(register.instance_address(instance), word.address, "{name}");
            if word.step != 0 {
                assert_eq!(register.stride, word.step, "{name}");
            }
            for (field, bits) in *fields {
                let (_, known) = find_field(&register.instance_name(instance), field)
                    .unwrap_or_else(|| panic!("{name} has {field}"));
                assert_eq!((u32::from(known.lsb), known.width()), (bits.lsb, bits.width), "{name}.{field}");
            }
        }
    }
}
