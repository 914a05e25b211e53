//! The registers of graphics on the register bus: VGT, PA, SPI, DB, CB, the tile modes and the address of border colours, and what the units of a draw are
//! told of them.
//!
//! CLEAR_STATE gives the context registers their defaults in one cycle; so does power-up. Registers that only tell something, or that start something,
//! are not among them: draws are started by packets.

use super::cb::decode::{TARGETS, TILE_MODES};
use super::cb::record::{ColourState, ColourStateWires, TargetState, TargetStateWires};
use super::db::record::{DepthState, DepthStateWires};
use super::launch::record::StageStateWires;
use super::pa::record::{PaState, PaStateWires};
use super::sc::scissor::{ScissorState, ScissorStateWires};
use super::sc::values::{DepthRange, DepthRangeWires};
use super::spi::record::{PARAMETERS, PixelState, PixelStateWires};
use super::vertex::record::{VertexState, VertexStateWires};
use super::vgt::record::{VgtState, VgtStateWires};
use crate::registers::compute_registers::USER_DATA;
use crate::registers::map::{Instance, instances};
use crate::registers::register_block::{Clear, storage_of};
use rust_hdl::prelude::*;
use std::collections::HashMap;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block};
use tombolo_registers::Block;
use tombolo_registers::clear_state::{TILE_MODES as TILE_MODE_VALUES, default_of};

/// User clip planes, of four registers each.
pub const USER_PLANES: usize = 6;
/// Byte address of GB_TILE_MODE0.
const FIRST_TILE_MODE: u32 = 0x9910;

/// The registers that packets write for draws.
fn all() -> Vec<Instance> {
    let blocks = Block::ALL.into_iter().filter(|block| !matches!(block, Block::Comp | Block::Cp));
    let mut all: Vec<Instance> =
        blocks.flat_map(instances).filter(|instance| instance.access.writes() && !instance.initiator).collect();
    all.sort_by_key(|instance| instance.address);
    all
}

choice! {
    /// What of the state no unit draws.
    pub enum StateRefusal {
        /// All is drawn.
        None,
        /// PA_SC_AA_CONFIG.MSAA_NUM_SAMPLES: multisampling.
        Samples,
        /// PA_SC_MODE_CNTL_0.LINE_STIPPLE_ENABLE.
        LineStipple,
        /// PA_SC_AA_MASK_*: the first sample of a pixel is masked out.
        SampleMask,
    }
}

/// The registers by name, and their fields by the names of their signals.
struct Words<'a> {
    g: &'a Builder,
    all: HashMap<String, Instance>,
    fields: HashMap<String, Wire>,
}

impl Words<'_> {
    /// A register. A name that the tables do not have is a mistake of this file, as a port that does not exist is.
    fn find(&self, name: &str) -> &Instance {
        self.all.get(name).unwrap_or_else(|| panic!("there is no register {name}"))
    }

    /// All of a register, 32 bits; those that belong to no field are zero.
    fn word(&self, name: &str) -> Wire {
        let (mut word, mut width) = (None::<Wire>, 0);
        for named in &self.find(name).fields {
            let below = u32::from(named.field.lsb) - width;
            let field = self.fields[&named.signal].clone();
            let padded = if below == 0 { field } else { field.concat(&self.g.zero(below)) };
            word = Some(word.map_or(padded.clone(), |low| padded.concat(&low)));
            width = u32::from(named.field.msb) + 1;
        }
        word.map_or(self.g.zero(32), |word| word.resize(32))
    }

    /// A field, by its name in the reference.
    fn field(&self, register: &str, field: &str) -> Wire {
        let named = self.find(register).fields.iter().find(|named| named.field.name.eq_ignore_ascii_case(field));
        let found = named.unwrap_or_else(|| panic!("there is no field {register}.{field}"));
        self.fields[&found.signal].clone()
    }

    /// The register of that number among equal ones: `#` in the name stands for it.
    fn of(&self, pattern: &str, number: &Wire, count: usize) -> Wire {
        let all: Vec<Wire> = (0..count).map(|at| self.word(&pattern.replace('#', &at.to_string()))).collect();
        self.g.choose(number, &all)
    }

    fn stage(&self, stage: &str) -> StageStateWires {
        let resources = |number: u32| format!("SPI_SHADER_PGM_RSRC{number}_{stage}");
        let (one, two) = (resources(1), resources(2));
        StageStateWires {
            pgm_lo: self.word(&format!("SPI_SHADER_PGM_LO_{stage}")),
            pgm_hi: self.word(&format!("SPI_SHADER_PGM_HI_{stage}")).slice(0, 8),
            vgprs: self.field(&one, "VGPRS"),
            float_mode: self.field(&one, "FLOAT_MODE"),
            dx10_clamp: self.field(&one, "DX10_CLAMP"),
            ieee_mode: self.field(&one, "IEEE_MODE"),
            scratch_en: self.field(&two, "SCRATCH_EN"),
            user_sgpr: self.field(&two, "USER_SGPR"),
            trap_present: self.field(&two, "TRAP_PRESENT"),
        }
    }
}

/// What a register holds at power-up.
fn reset(address: u32) -> u32 {
    let tile_mode = address.checked_sub(FIRST_TILE_MODE).and_then(|offset| TILE_MODE_VALUES.get(offset as usize / 4));
    tile_mode.copied().or_else(|| default_of(address)).unwrap_or(0)
}

generator_block! {
    /// See the module's description.
    pub struct GraphicsRegisters() clocked {
        /// A request.
        in bus_valid: (Bit),
        /// It writes.
        in bus_write: (Bit),
        /// Byte address.
        in bus_address: (Bits<18>),
        /// Data to write.
        in bus_data: (Bits<32>),
        /// Bytes to write.
        in bus_bytes: (Bits<4>),
        /// The answer to the request of the cycle before.
        out bus_ready: (Bit),
        /// No register here has the address.
        out bus_error: (Bit),
        /// Data read.
        out bus_read_data: (Bits<32>),
        /// The context registers get their defaults.
        in clear_state: (Bit),
        /// The viewport of the primitive that is drawn.
        in viewport: (Bits<4>),
        /// For VGT.
        out vgt: (VgtState),
        /// For the vertex stage.
        out vertex: (VertexState),
        /// SPI_SHADER_USER_DATA_VS_n.
        out vertex_data: [Bits<32>; USER_DATA],
        /// For PA, with the viewport's registers.
        out pa: (PaState),
        /// PA_CL_UCP_0_X to PA_CL_UCP_5_W.
        out user_planes: [Bits<32>; 4 * USER_PLANES],
        /// For the scan converter, with the viewport's scissor.
        out scissors: (ScissorState),
        /// What limits depth, of the viewport.
        out range: (DepthRange),
        /// For the pixel stage.
        out pixel: (PixelState),
        /// SPI_PS_INPUT_CNTL_n.
        out input_cntl: [Bits<32>; PARAMETERS],
        /// SPI_SHADER_USER_DATA_PS_n.
        out pixel_data: [Bits<32>; USER_DATA],
        /// For the depth block.
        out depth: (DepthState),
        /// For the colour block.
        out colour: (ColourState),
        /// For it, of each target.
        out targets: [TargetState; TARGETS],
        /// GB_TILE_MODE.
        out gb_tile_mode: [Bits<32>; TILE_MODES],
        /// The table of border colours, of draws and of dispatches: byte address / 256.
        out border_tables: [Bits<40>; 2],
        /// What no unit draws.
        out refusal: (StateRefusal),
    }
    |g| {
        let clears = g.input("clear_state");
        let clear = Clear {
            clears: &clears,
            value: &|instance| default_of(instance.address),
            reset: &|instance| reset(instance.address),
        };
        let own = all();
        let mut fields = HashMap::new();
        storage_of(g, &own, Some(&clear), &mut |signal, value, _| {
            fields.insert(signal.to_owned(), value.clone());
        });
        let words = Words { g, all: own.into_iter().map(|instance| (instance.name.clone(), instance)).collect(), fields };
        let (word, field) = (|name: &str| words.word(name), |register: &str, name: &str| words.field(register, name));
        let viewport = g.input("viewport");
        let of_viewport = |pattern: &str| words.of(pattern, &viewport, 16);

        g.output_of("vgt", &VgtStateWires {
            prim_type: field("VGT_PRIMITIVE_TYPE", "PRIM_TYPE"),
            provoking_vtx_last: field("PA_SU_SC_MODE_CNTL", "PROVOKING_VTX_LAST"),
            reset_en: field("VGT_MULTI_PRIM_IB_RESET_EN", "RESET_EN"),
            reset_index: word("VGT_MULTI_PRIM_IB_RESET_IND"),
            index_offset: word("VGT_INDX_OFFSET"),
            min_index: word("VGT_MIN_VTX_INDY"),
            max_index: word("VGT_MAX_VTX_INDY"),
            reuse_off: field("VGT_REUSE_OFF", "REUSE_OFF"),
            primitive_id_en: field("VGT_PRIMITIVEID_EN", "PRIMITIVEID_EN"),
            step_rate: word("VGT_INSTANCE_STEP_RATE_0"),
            shader_stages: word("VGT_SHADER_STAGES_EN"),
            gs_mode: field("VGT_GS_MODE", "MODE"),
            streamout: word("VGT_STRMOUT_CONFIG").slice(0, 4),
            line_cntl: word("PA_SC_LINE_CNTL"),
        });

        let outputs = |name: &str| field("PA_CL_VS_OUT_CNTL", name);
        let vertex_resources = |name: &str| field("SPI_SHADER_PGM_RSRC2_VS", name);
        g.output_of("vertex", &VertexStateWires {
            stage: words.stage("VS"),
            comp_cnt: field("SPI_SHADER_PGM_RSRC1_VS", "VGPR_COMP_CNT"),
            oc_lds_en: vertex_resources("OC_LDS_EN"),
            so_en: vertex_resources("SO_EN"),
            misc_vec_ena: outputs("VS_OUT_MISC_VEC_ENA"),
            ccdist0_vec_ena: outputs("VS_OUT_CCDIST0_VEC_ENA"),
            ccdist1_vec_ena: outputs("VS_OUT_CCDIST1_VEC_ENA"),
            use_vtx_render_target: outputs("USE_VTX_RENDER_TARGET_INDX"),
            use_vtx_viewport: outputs("USE_VTX_VIEWPORT_INDX"),
            use_vtx_kill_flag: outputs("USE_VTX_KILL_FLAG"),
            rasterization_kill: field("PA_CL_CLIP_CNTL", "DX_RASTERIZATION_KILL"),
        });
        let numbered = |pattern: &str, count: usize| -> Vec<Wire> {
            (0..count).map(|at| word(&pattern.replace('#', &at.to_string()))).collect()
        };
        g.outputs("vertex_data", &numbered("SPI_SHADER_USER_DATA_VS_#", USER_DATA));
        g.outputs("pixel_data", &numbered("SPI_SHADER_USER_DATA_PS_#", USER_DATA));

        g.output_of("pa", &PaStateWires {
            clip_cntl: word("PA_CL_CLIP_CNTL"),
            vs_out_cntl: word("PA_CL_VS_OUT_CNTL"),
            gb_horz_clip_adj: word("PA_CL_GB_HORZ_CLIP_ADJ"),
            gb_vert_clip_adj: word("PA_CL_GB_VERT_CLIP_ADJ"),
            vte_cntl: word("PA_CL_VTE_CNTL"),
            vport_xscale: of_viewport("PA_CL_VPORT_XSCALE_#"),
            vport_xoffset: of_viewport("PA_CL_VPORT_XOFFSET_#"),
            vport_yscale: of_viewport("PA_CL_VPORT_YSCALE_#"),
            vport_yoffset: of_viewport("PA_CL_VPORT_YOFFSET_#"),
            vport_zscale: of_viewport("PA_CL_VPORT_ZSCALE_#"),
            vport_zoffset: of_viewport("PA_CL_VPORT_ZOFFSET_#"),
            vtx_cntl: word("PA_SU_VTX_CNTL"),
            window_offset: word("PA_SC_WINDOW_OFFSET"),
            sc_mode_cntl: word("PA_SU_SC_MODE_CNTL"),
            edgerule: word("PA_SC_EDGERULE"),
            point_size: word("PA_SU_POINT_SIZE"),
            point_minmax: word("PA_SU_POINT_MINMAX"),
            line_cntl: word("PA_SU_LINE_CNTL"),
            sc_line_cntl: word("PA_SC_LINE_CNTL"),
            poly_offset_db_fmt_cntl: word("PA_SU_POLY_OFFSET_DB_FMT_CNTL"),
            poly_offset_clamp: word("PA_SU_POLY_OFFSET_CLAMP"),
            poly_offset_front_scale: word("PA_SU_POLY_OFFSET_FRONT_SCALE"),
            poly_offset_front_offset: word("PA_SU_POLY_OFFSET_FRONT_OFFSET"),
            poly_offset_back_scale: word("PA_SU_POLY_OFFSET_BACK_SCALE"),
            poly_offset_back_offset: word("PA_SU_POLY_OFFSET_BACK_OFFSET"),
        });
        let planes = (0..USER_PLANES).flat_map(|at| ["X", "Y", "Z", "W"].map(|part| word(&format!("PA_CL_UCP_{at}_{part}"))));
        g.outputs("user_planes", &planes.collect::<Vec<_>>());
        g.output_of("scissors", &ScissorStateWires {
            screen_scissor_tl: word("PA_SC_SCREEN_SCISSOR_TL"),
            screen_scissor_br: word("PA_SC_SCREEN_SCISSOR_BR"),
            window_offset: word("PA_SC_WINDOW_OFFSET"),
            window_scissor_tl: word("PA_SC_WINDOW_SCISSOR_TL"),
            window_scissor_br: word("PA_SC_WINDOW_SCISSOR_BR"),
            generic_scissor_tl: word("PA_SC_GENERIC_SCISSOR_TL"),
            generic_scissor_br: word("PA_SC_GENERIC_SCISSOR_BR"),
            vport_scissor_tl: of_viewport("PA_SC_VPORT_SCISSOR_#_TL"),
            vport_scissor_br: of_viewport("PA_SC_VPORT_SCISSOR_#_BR"),
            vport_scissor_enable: field("PA_SC_MODE_CNTL_0", "VPORT_SCISSOR_ENABLE"),
            cliprect_rule: word("PA_SC_CLIPRECT_RULE").slice(0, 16),
            cliprect_0_tl: word("PA_SC_CLIPRECT_0_TL"),
            cliprect_0_br: word("PA_SC_CLIPRECT_0_BR"),
            cliprect_1_tl: word("PA_SC_CLIPRECT_1_TL"),
            cliprect_1_br: word("PA_SC_CLIPRECT_1_BR"),
            cliprect_2_tl: word("PA_SC_CLIPRECT_2_TL"),
            cliprect_2_br: word("PA_SC_CLIPRECT_2_BR"),
            cliprect_3_tl: word("PA_SC_CLIPRECT_3_TL"),
            cliprect_3_br: word("PA_SC_CLIPRECT_3_BR"),
        });
        g.output_of("range", &DepthRangeWires {
            disable_viewport_clamp: field("DB_RENDER_OVERRIDE", "DISABLE_VIEWPORT_CLAMP"),
            vport_zmin: of_viewport("PA_SC_VPORT_ZMIN_#"),
            vport_zmax: of_viewport("PA_SC_VPORT_ZMAX_#"),
        });

        let interpolation = |name: &str| field("SPI_INTERP_CONTROL_0", name);
        let overrides = ["W", "Z", "Y", "X"].map(|part| interpolation(&format!("PNT_SPRITE_OVRD_{part}")));
        g.output_of("pixel", &PixelStateWires {
            stage: words.stage("PS"),
            wave_cnt_en: field("SPI_SHADER_PGM_RSRC2_PS", "WAVE_CNT_EN"),
            extra_lds_size: field("SPI_SHADER_PGM_RSRC2_PS", "EXTRA_LDS_SIZE"),
            num_interp: field("SPI_PS_IN_CONTROL", "NUM_INTERP"),
            param_gen: field("SPI_PS_IN_CONTROL", "PARAM_GEN"),
            input_ena: word("SPI_PS_INPUT_ENA").slice(0, 16),
            input_addr: word("SPI_PS_INPUT_ADDR").slice(0, 16),
            flat_shade_ena: interpolation("FLAT_SHADE_ENA"),
            pnt_sprite_ena: interpolation("PNT_SPRITE_ENA"),
            pnt_sprite_ovrd: g.concat(&overrides.each_ref()),
            pnt_sprite_top_1: interpolation("PNT_SPRITE_TOP_1"),
            pos_float_ulc: field("SPI_BARYC_CNTL", "POS_FLOAT_ULC"),
            front_face_all_bits: field("SPI_BARYC_CNTL", "FRONT_FACE_ALL_BITS"),
            persp_corr_dis: field("PA_SU_SC_MODE_CNTL", "PERSP_CORR_DIS"),
        });
        g.outputs("input_cntl", &numbered("SPI_PS_INPUT_CNTL_#", PARAMETERS));

        g.output_of("depth", &DepthStateWires {
            db_render_control: word("DB_RENDER_CONTROL"),
            db_depth_view: word("DB_DEPTH_VIEW"),
            db_htile_data_base: word("DB_HTILE_DATA_BASE"),
            db_depth_bounds_min: word("DB_DEPTH_BOUNDS_MIN"),
            db_depth_bounds_max: word("DB_DEPTH_BOUNDS_MAX"),
            db_stencil_clear: word("DB_STENCIL_CLEAR"),
            db_depth_clear: word("DB_DEPTH_CLEAR"),
            db_depth_info: word("DB_DEPTH_INFO"),
            db_z_info: word("DB_Z_INFO"),
            db_stencil_info: word("DB_STENCIL_INFO"),
            db_z_read_base: word("DB_Z_READ_BASE"),
            db_stencil_read_base: word("DB_STENCIL_READ_BASE"),
            db_z_write_base: word("DB_Z_WRITE_BASE"),
            db_stencil_write_base: word("DB_STENCIL_WRITE_BASE"),
            db_depth_size: word("DB_DEPTH_SIZE"),
            db_depth_slice: word("DB_DEPTH_SLICE"),
            db_stencil_control: word("DB_STENCIL_CONTROL"),
            db_stencilrefmask: word("DB_STENCILREFMASK"),
            db_stencilrefmask_bf: word("DB_STENCILREFMASK_BF"),
            db_depth_control: word("DB_DEPTH_CONTROL"),
            db_shader_control: word("DB_SHADER_CONTROL"),
            db_alpha_to_mask: word("DB_ALPHA_TO_MASK"),
            gb_tile_mode_31: word("GB_TILE_MODE31"),
        });
        g.output_of("colour", &ColourStateWires {
            cb_target_mask: word("CB_TARGET_MASK"),
            cb_shader_mask: word("CB_SHADER_MASK"),
            spi_shader_col_format: word("SPI_SHADER_COL_FORMAT"),
            cb_color_control: word("CB_COLOR_CONTROL"),
            cb_blend_red: word("CB_BLEND_RED"),
            cb_blend_green: word("CB_BLEND_GREEN"),
            cb_blend_blue: word("CB_BLEND_BLUE"),
            cb_blend_alpha: word("CB_BLEND_ALPHA"),
        });
        for at in 0..TARGETS {
            let of_target = |name: &str| word(&format!("CB_COLOR{at}_{name}"));
            g.output_of(&format!("targets_{at}"), &TargetStateWires {
                cb_color_base: of_target("BASE"),
                cb_color_pitch: of_target("PITCH"),
                cb_color_slice: of_target("SLICE"),
                cb_color_view: of_target("VIEW"),
                cb_color_info: of_target("INFO"),
                cb_color_attrib: of_target("ATTRIB"),
                cb_color_cmask: of_target("CMASK"),
                cb_color_clear_word0: of_target("CLEAR_WORD0"),
                cb_color_clear_word1: of_target("CLEAR_WORD1"),
                cb_blend_control: word(&format!("CB_BLEND{at}_CONTROL")),
            });
        }
        g.outputs("gb_tile_mode", &numbered("GB_TILE_MODE#", TILE_MODES));
        let tables = ["TA_BC_BASE_ADDR", "TA_CS_BC_BASE_ADDR"];
        g.outputs("border_tables", &tables.map(|low| word(&format!("{low}_HI")).slice(0, 8).concat(&word(low))));

        let masks = ["X0Y0_X1Y0", "X0Y1_X1Y1"].map(|pixels| word(&format!("PA_SC_AA_MASK_{pixels}")));
        let masked = masks.iter().map(|mask| !(mask.bit(0) & mask.bit(16))).collect::<Vec<_>>();
        let checks = [
            (field("PA_SC_AA_CONFIG", "MSAA_NUM_SAMPLES").any(), StateRefusal::Samples),
            (field("PA_SC_MODE_CNTL_0", "LINE_STIPPLE_ENABLE"), StateRefusal::LineStipple),
            (g.or_all(1, &masked), StateRefusal::SampleMask),
        ];
        let first = checks.iter().rev().fold(g.constant_of(StateRefusal::None), |behind: Wire, (wrong, refusal)| {
            wrong.select(&g.constant_of(*refusal), &behind)
        });
        g.output("refusal", &first);
    }
}
