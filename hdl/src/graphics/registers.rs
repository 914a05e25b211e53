//! The registers of the graphics blocks on the register bus, and what of them each block of a draw is told. One storage for all, with
//! CLEAR_STATE's defaults; registers that only tell something, or that start something, are not among them: draws are started by packets.

use super::launch::record::StageStateWires;
use super::vertex::record::{VertexState, VertexStateWires};
use super::vgt::record::{VgtState, VgtStateWires};
use crate::registers::compute_registers::USER_DATA;
use crate::registers::map::{Instance, instances};
use crate::registers::register_block::{Clear, storage_of};
use rust_hdl::prelude::*;
use std::collections::HashMap;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_registers::Block;
use tombolo_registers::clear_state::default_of;

/// The registers that packets write for draws.
fn all() -> Vec<Instance> {
    let blocks = Block::ALL.into_iter().filter(|block| !matches!(block, Block::Comp | Block::Cp));
    let mut all: Vec<Instance> =
        blocks.flat_map(instances).filter(|instance| instance.access.writes() && !instance.initiator).collect();
    all.sort_by_key(|instance| instance.address);
    all
}

generator_block! {
    /// See the module's description; the bus is that of [`crate::registers::register_block`].
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
        /// It was refused.
        out bus_error: (Bit),
        /// Data read.
        out bus_read_data: (Bits<32>),
        /// CLEAR_STATE: context registers get their defaults.
        in clear: (Bit),
        /// What VGT is told.
        out vgt: (VgtState),
        /// What the vertex stage is.
        out vertex: (VertexState),
        /// SPI_SHADER_USER_DATA_VS_0 to 15.
        out vertex_user_data: [Bits<32>; USER_DATA],
    }
    |g| {
        let clears = g.input("clear");
        let clear = Clear { clears: &clears, value: &|instance| default_of(instance.address) };
        let mut fields: HashMap<String, Wire> = HashMap::new();
        storage_of(g, &all(), Some(&clear), &mut |signal, value, _| {
            fields.insert(signal.to_owned(), value.clone());
        });
        let field = |name: &str| {
            let found = fields.get(name);
            // A block that names a field which the table has not is wrong itself, like a port that does not exist.
            found.map_or_else(|| panic!("no register has the field {name}"), Wire::clone)
        };
        let together = |names: &[&str], width: u32| {
            let parts: Vec<Wire> = names.iter().map(|name| field(name)).collect();
            g.concat(&parts.iter().rev().collect::<Vec<_>>()).resize(width)
        };
        g.output_of("vgt", &VgtStateWires {
            prim_type: field("vgt_primitive_type_prim_type"),
            provoking_vtx_last: field("pa_su_sc_mode_cntl_provoking_vtx_last"),
            reset_en: field("vgt_multi_prim_ib_reset_en_reset_en"),
            reset_index: field("vgt_multi_prim_ib_reset_ind_reset_ind"),
            index_offset: field("vgt_indx_offset_indx_offset"),
            min_index: field("vgt_min_vtx_indy_min_indy"),
            max_index: field("vgt_max_vtx_indy_max_indy"),
            reuse_off: field("vgt_reuse_off_reuse_off"),
            primitive_id_en: field("vgt_primitiveid_en_primitiveid_en"),
            step_rate: field("vgt_instance_step_rate_0_step_rate"),
            shader_stages: together(
                &["ls_en", "hs_en", "es_en", "gs_en", "vs_en"].map(|name| format!("vgt_shader_stages_en_{name}")).each_ref().map(String::as_str),
                32,
            ),
            gs_mode: field("vgt_gs_mode_mode").resize(3),
            streamout: together(
                &[0, 1, 2, 3].map(|at| format!("vgt_strmout_config_streamout_{at}_en")).each_ref().map(String::as_str),
                4,
            ),
        });
        let first = |name: &str| field(&format!("spi_shader_pgm_rsrc1_vs_{name}"));
        let second = |name: &str| field(&format!("spi_shader_pgm_rsrc2_vs_{name}"));
        let out = |name: &str| field(&format!("pa_cl_vs_out_cntl_{name}"));
        g.output_of("vertex", &VertexStateWires {
            stage: StageStateWires {
                pgm_lo: field("spi_shader_pgm_lo_vs_mem_base"),
                pgm_hi: field("spi_shader_pgm_hi_vs_mem_base"),
                vgprs: first("vgprs"),
                float_mode: first("float_mode"),
                dx10_clamp: first("dx10_clamp"),
                ieee_mode: first("ieee_mode"),
                scratch_en: second("scratch_en"),
                user_sgpr: second("user_sgpr"),
                trap_present: second("trap_present"),
            },
            comp_cnt: first("vgpr_comp_cnt"),
            oc_lds_en: second("oc_lds_en"),
            so_en: second("so_en"),
            misc_vec_ena: out("vs_out_misc_vec_ena"),
            ccdist0_vec_ena: out("vs_out_ccdist0_vec_ena"),
            ccdist1_vec_ena: out("vs_out_ccdist1_vec_ena"),
            use_vtx_point_size: out("use_vtx_point_size"),
            use_vtx_render_target: out("use_vtx_render_target_indx"),
            use_vtx_viewport: out("use_vtx_viewport_indx"),
            use_vtx_kill_flag: out("use_vtx_kill_flag"),
            rasterization_kill: field("pa_cl_clip_cntl_dx_rasterization_kill"),
        });
        let user = |at: usize| field(&format!("spi_shader_user_data_vs_data_{at}"));
        g.outputs("vertex_user_data", &(0..USER_DATA).map(user).collect::<Vec<_>>());
    }
}
