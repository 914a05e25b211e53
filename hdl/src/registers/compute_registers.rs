//! The compute registers: how a dispatch is programmed and started. The register block of the table with its ports written
//! out, since the dispatcher uses them by name.

use crate::registers::register_block::build;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;
use tombolo_registers::Block;

/// User SGPRs that a dispatch can preload.
pub const USER_DATA: usize = 16;

generator_block! {
    /// Registers of the block COMP and what this machine adds to them; the bus is that of
    /// [`crate::registers::register_block`].
    pub struct ComputeRegisters() clocked {
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
        /// `COMPUTE_DISPATCH_INITIATOR` [0].
        out compute_dispatch_initiator_compute_shader_en: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [1].
        out compute_dispatch_initiator_partial_tg_en: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [2].
        out compute_dispatch_initiator_force_start_at_000: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [3].
        out compute_dispatch_initiator_ordered_append_enbl: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [4].
        out compute_dispatch_initiator_ordered_append_mode: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [5].
        out compute_dispatch_initiator_use_thread_dimensions: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [6].
        out compute_dispatch_initiator_order_mode: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [9:7].
        out compute_dispatch_initiator_dispatch_cache_cntl: (Bits<3>),
        /// `COMPUTE_DISPATCH_INITIATOR` [10].
        out compute_dispatch_initiator_scalar_l1_inv_vol: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [11].
        out compute_dispatch_initiator_vector_l1_inv_vol: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [12].
        out compute_dispatch_initiator_data_atc: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [14].
        out compute_dispatch_initiator_restore: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` [15].
        out compute_dispatch_initiator_cs_w32_en: (Bit),
        /// `COMPUTE_DISPATCH_INITIATOR` is written: set for a cycle in which its fields have the new values.
        out compute_dispatch_initiator_strobe: (Bit),
        /// `COMPUTE_DIM_X` [31:0].
        out compute_dim_x_size: (Bits<32>),
        /// `COMPUTE_DIM_Y` [31:0].
        out compute_dim_y_size: (Bits<32>),
        /// `COMPUTE_DIM_Z` [31:0].
        out compute_dim_z_size: (Bits<32>),
        /// `COMPUTE_START_X` [31:0].
        out compute_start_x_start: (Bits<32>),
        /// `COMPUTE_START_Y` [31:0].
        out compute_start_y_start: (Bits<32>),
        /// `COMPUTE_START_Z` [31:0].
        out compute_start_z_start: (Bits<32>),
        /// `COMPUTE_NUM_THREAD_X` [15:0].
        out compute_num_thread_x_num_thread_full: (Bits<16>),
        /// `COMPUTE_NUM_THREAD_X` [31:16].
        out compute_num_thread_x_num_thread_partial: (Bits<16>),
        /// `COMPUTE_NUM_THREAD_Y` [15:0].
        out compute_num_thread_y_num_thread_full: (Bits<16>),
        /// `COMPUTE_NUM_THREAD_Y` [31:16].
        out compute_num_thread_y_num_thread_partial: (Bits<16>),
        /// `COMPUTE_NUM_THREAD_Z` [15:0].
        out compute_num_thread_z_num_thread_full: (Bits<16>),
        /// `COMPUTE_NUM_THREAD_Z` [31:16].
        out compute_num_thread_z_num_thread_partial: (Bits<16>),
        /// `COMPUTE_PGM_LO` [31:0].
        out compute_pgm_lo_data: (Bits<32>),
        /// `COMPUTE_PGM_HI` [7:0].
        out compute_pgm_hi_data: (Bits<8>),
        /// `COMPUTE_PGM_HI` [8].
        out compute_pgm_hi_inst_atc: (Bit),
        /// `COMPUTE_TBA_LO` [31:0].
        out compute_tba_lo_data: (Bits<32>),
        /// `COMPUTE_TBA_HI` [7:0].
        out compute_tba_hi_data: (Bits<8>),
        /// `COMPUTE_TMA_LO` [31:0].
        out compute_tma_lo_data: (Bits<32>),
        /// `COMPUTE_TMA_HI` [7:0].
        out compute_tma_hi_data: (Bits<8>),
        /// `COMPUTE_PGM_RSRC1` [5:0].
        out compute_pgm_rsrc1_vgprs: (Bits<6>),
        /// `COMPUTE_PGM_RSRC1` [9:6].
        out compute_pgm_rsrc1_sgprs: (Bits<4>),
        /// `COMPUTE_PGM_RSRC1` [11:10].
        out compute_pgm_rsrc1_priority: (Bits<2>),
        /// `COMPUTE_PGM_RSRC1` [19:12].
        out compute_pgm_rsrc1_float_mode: (Bits<8>),
        /// `COMPUTE_PGM_RSRC1` [20].
        out compute_pgm_rsrc1_priv: (Bit),
        /// `COMPUTE_PGM_RSRC1` [21].
        out compute_pgm_rsrc1_dx10_clamp: (Bit),
        /// `COMPUTE_PGM_RSRC1` [22].
        out compute_pgm_rsrc1_debug_mode: (Bit),
        /// `COMPUTE_PGM_RSRC1` [23].
        out compute_pgm_rsrc1_ieee_mode: (Bit),
        /// `COMPUTE_PGM_RSRC1` [24].
        out compute_pgm_rsrc1_bulky: (Bit),
        /// `COMPUTE_PGM_RSRC1` [25].
        out compute_pgm_rsrc1_cdbg_user: (Bit),
        /// `COMPUTE_PGM_RSRC1` [26].
        out compute_pgm_rsrc1_fp16_ovfl: (Bit),
        /// `COMPUTE_PGM_RSRC1` [29].
        out compute_pgm_rsrc1_wgp_mode: (Bit),
        /// `COMPUTE_PGM_RSRC1` [30].
        out compute_pgm_rsrc1_mem_ordered: (Bit),
        /// `COMPUTE_PGM_RSRC1` [31].
        out compute_pgm_rsrc1_fwd_progress: (Bit),
        /// `COMPUTE_PGM_RSRC2` [0].
        out compute_pgm_rsrc2_scratch_en: (Bit),
        /// `COMPUTE_PGM_RSRC2` [5:1].
        out compute_pgm_rsrc2_user_sgpr: (Bits<5>),
        /// `COMPUTE_PGM_RSRC2` [6].
        out compute_pgm_rsrc2_trap_present: (Bit),
        /// `COMPUTE_PGM_RSRC2` [7].
        out compute_pgm_rsrc2_tgid_x_en: (Bit),
        /// `COMPUTE_PGM_RSRC2` [8].
        out compute_pgm_rsrc2_tgid_y_en: (Bit),
        /// `COMPUTE_PGM_RSRC2` [9].
        out compute_pgm_rsrc2_tgid_z_en: (Bit),
        /// `COMPUTE_PGM_RSRC2` [10].
        out compute_pgm_rsrc2_tg_size_en: (Bit),
        /// `COMPUTE_PGM_RSRC2` [12:11].
        out compute_pgm_rsrc2_tidig_comp_cnt: (Bits<2>),
        /// `COMPUTE_PGM_RSRC2` [14:13].
        out compute_pgm_rsrc2_excp_en_msb: (Bits<2>),
        /// `COMPUTE_PGM_RSRC2` [23:15].
        out compute_pgm_rsrc2_lds_size: (Bits<9>),
        /// `COMPUTE_PGM_RSRC2` [30:24].
        out compute_pgm_rsrc2_excp_en: (Bits<7>),
        /// `COMPUTE_RESOURCE_LIMITS` [9:0].
        out compute_resource_limits_waves_per_sh: (Bits<10>),
        /// `COMPUTE_RESOURCE_LIMITS` [15:12].
        out compute_resource_limits_tg_per_cu: (Bits<4>),
        /// `COMPUTE_RESOURCE_LIMITS` [21:16].
        out compute_resource_limits_lock_threshold: (Bits<6>),
        /// `COMPUTE_RESOURCE_LIMITS` [22].
        out compute_resource_limits_simd_dest_cntl: (Bit),
        /// `COMPUTE_RESOURCE_LIMITS` [23].
        out compute_resource_limits_force_simd_dist: (Bit),
        /// `COMPUTE_RESOURCE_LIMITS` [26:24].
        out compute_resource_limits_cu_group_count: (Bits<3>),
        /// `COMPUTE_TMPRING_SIZE` [11:0].
        out compute_tmpring_size_waves: (Bits<12>),
        /// `COMPUTE_TMPRING_SIZE` [24:12].
        out compute_tmpring_size_wavesize: (Bits<13>),
        /// `COMPUTE_PGM_RSRC3` [3:0].
        out compute_pgm_rsrc3_accum_offset_low: (Bits<4>),
        /// `COMPUTE_PGM_RSRC3` [11:4].
        out compute_pgm_rsrc3_inst_pref_size: (Bits<8>),
        /// `COMPUTE_PGM_RSRC3` [17:17].
        out compute_pgm_rsrc3_dynamic_vgpr: (Bit),
        /// `COMPUTE_SCRATCH_BASE_LO` [31:0].
        out compute_scratch_base_lo_data: (Bits<32>),
        /// `COMPUTE_SCRATCH_BASE_HI` [7:0].
        out compute_scratch_base_hi_data: (Bits<8>),
        /// `COMPUTE_STATUS` [0].
        in compute_status_busy: (Bit),
        /// `COMPUTE_STATUS` [1].
        in compute_status_fault: (Bit),
        /// `COMPUTE_STATUS` [2].
        in compute_status_stopped: (Bit),
        /// `COMPUTE_STATUS` [7:4].
        in compute_status_error: (Bits<4>),
        /// `COMPUTE_CONTROL` [0].
        out compute_control_abort: (Bit),
        /// `COMPUTE_CONTROL` [1].
        out compute_control_clear_fault: (Bit),
        /// `COMPUTE_CONTROL` is written: set for a cycle in which its fields have the new values.
        out compute_control_strobe: (Bit),
        /// `COMPUTE_FAULT` [3:0].
        in compute_fault_kind: (Bits<4>),
        /// `COMPUTE_FAULT` [7:4].
        in compute_fault_reason: (Bits<4>),
        /// `COMPUTE_FAULT` [9:8].
        in compute_fault_simd: (Bits<2>),
        /// `COMPUTE_FAULT` [15:12].
        in compute_fault_slot: (Bits<4>),
        /// `COMPUTE_FAULT` [21:16].
        in compute_fault_lane: (Bits<6>),
        /// `COMPUTE_FAULT_PC_LO` [31:0].
        in compute_fault_pc_lo_data: (Bits<32>),
        /// `COMPUTE_FAULT_PC_HI` [15:0].
        in compute_fault_pc_hi_data: (Bits<16>),
        /// `COMPUTE_FAULT_GROUP_X` [31:0].
        in compute_fault_group_x_group: (Bits<32>),
        /// `COMPUTE_FAULT_GROUP_YZ` [15:0].
        in compute_fault_group_yz_y: (Bits<16>),
        /// `COMPUTE_FAULT_GROUP_YZ` [31:16].
        in compute_fault_group_yz_z: (Bits<16>),
        /// `COMPUTE_WAVE_CONTROL` [1:0].
        out compute_wave_control_command: (Bits<2>),
        /// `COMPUTE_WAVE_CONTROL` [4].
        out compute_wave_control_all: (Bit),
        /// `COMPUTE_WAVE_CONTROL` [9:8].
        out compute_wave_control_simd: (Bits<2>),
        /// `COMPUTE_WAVE_CONTROL` [15:12].
        out compute_wave_control_slot: (Bits<4>),
        /// `COMPUTE_WAVE_CONTROL` is written: set for a cycle in which its fields have the new values.
        out compute_wave_control_strobe: (Bit),
        /// `COMPUTE_WATCH_LO` [0].
        out compute_watch_lo_reads: (Bit),
        /// `COMPUTE_WATCH_LO` [1].
        out compute_watch_lo_writes: (Bit),
        /// `COMPUTE_WATCH_LO` [31:2].
        out compute_watch_lo_address: (Bits<30>),
        /// `COMPUTE_WATCH_HI` [15:0].
        out compute_watch_hi_address: (Bits<16>),
        /// `COMPUTE_WATCH_HI` [19:16].
        out compute_watch_hi_dwords: (Bits<4>),
        /// `COMPUTE_WATCH_HI` [21:20].
        out compute_watch_hi_index: (Bits<2>),
        /// `COMPUTE_WATCH_HI` is written: set for a cycle in which its fields have the new values.
        out compute_watch_hi_strobe: (Bit),
        /// `COMPUTE_USER_DATA_[0-15]` [31:0].
        out compute_user_data_data: [Bits<32>; USER_DATA],
    }
    |g| {
        build(g, Block::Comp);
    }
}
