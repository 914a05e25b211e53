//! The registers of the command processor: surface synchronization as the reference has it, and what this machine adds: where the ring
//! of packets is, how far it has come, and the first error. The register block of the table with its ports written out, since
//! [`crate::command`] uses them by name. CP_HQD_* lie where public drivers of Sea Islands write them; CP_HQD_PQ_WPTR is the doorbell.

use crate::registers::register_block::build;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;
use tombolo_registers::Block;

generator_block! {
    /// Registers of the block CP and what this machine adds to them; the bus is that of
    /// [`crate::registers::register_block`].
    pub struct CpRegisters() clocked {
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
        /// `CP_HQD_ACTIVE` [0].
        out cp_hqd_active_active: (Bit),
        /// `CP_HQD_PQ_BASE` [31:0].
        out cp_hqd_pq_base_addr: (Bits<32>),
        /// `CP_HQD_PQ_BASE_HI` [7:0].
        out cp_hqd_pq_base_hi_addr_hi: (Bits<8>),
        /// `CP_HQD_PQ_RPTR` [31:0].
        in cp_hqd_pq_rptr_consumed_offset: (Bits<32>),
        /// `CP_HQD_PQ_WPTR` [31:0].
        out cp_hqd_pq_wptr_offset: (Bits<32>),
        /// `CP_HQD_PQ_WPTR` is written: set for a cycle in which its fields have the new values.
        out cp_hqd_pq_wptr_strobe: (Bit),
        /// `CP_HQD_PQ_CONTROL` [5:0].
        out cp_hqd_pq_control_queue_size: (Bits<6>),
        /// `CP_QUEUE_STATUS` [0].
        in cp_queue_status_busy: (Bit),
        /// `CP_QUEUE_STATUS` [7:4].
        in cp_queue_status_error: (Bits<4>),
        /// `CP_QUEUE_STATUS` [15:8].
        in cp_queue_status_opcode: (Bits<8>),
        /// `CP_QUEUE_ADDRESS_LO` [31:0].
        in cp_queue_address_lo_data: (Bits<32>),
        /// `CP_QUEUE_ADDRESS_HI` [15:0].
        in cp_queue_address_hi_data: (Bits<16>),
        /// `CP_QUEUE_VALUE` [31:0].
        in cp_queue_value_data: (Bits<32>),
        /// `CP_QUEUE_CONTEXT` [31:0].
        in cp_queue_context_data: (Bits<32>),
        /// `CP_COHER_BASE_HI` [7:0].
        out cp_coher_base_hi_coher_base_hi_256b: (Bits<8>),
        /// `CP_COHER_CNTL` [0].
        out cp_coher_cntl_dest_base_0_ena: (Bit),
        /// `CP_COHER_CNTL` [1].
        out cp_coher_cntl_dest_base_1_ena: (Bit),
        /// `CP_COHER_CNTL` [6].
        out cp_coher_cntl_cb0_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [7].
        out cp_coher_cntl_cb1_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [8].
        out cp_coher_cntl_cb2_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [9].
        out cp_coher_cntl_cb3_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [10].
        out cp_coher_cntl_cb4_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [11].
        out cp_coher_cntl_cb5_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [12].
        out cp_coher_cntl_cb6_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [13].
        out cp_coher_cntl_cb7_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [14].
        out cp_coher_cntl_db_dest_base_ena: (Bit),
        /// `CP_COHER_CNTL` [15].
        out cp_coher_cntl_tcl1_vol_action_ena: (Bit),
        /// `CP_COHER_CNTL` [16].
        out cp_coher_cntl_tc_vol_action_ena: (Bit),
        /// `CP_COHER_CNTL` [18].
        out cp_coher_cntl_tc_wb_action_ena: (Bit),
        /// `CP_COHER_CNTL` [19].
        out cp_coher_cntl_dest_base_2_ena: (Bit),
        /// `CP_COHER_CNTL` [21].
        out cp_coher_cntl_dest_base_3_ena: (Bit),
        /// `CP_COHER_CNTL` [22].
        out cp_coher_cntl_tcl1_action_ena: (Bit),
        /// `CP_COHER_CNTL` [23].
        out cp_coher_cntl_tc_action_ena: (Bit),
        /// `CP_COHER_CNTL` [25].
        out cp_coher_cntl_cb_action_ena: (Bit),
        /// `CP_COHER_CNTL` [26].
        out cp_coher_cntl_db_action_ena: (Bit),
        /// `CP_COHER_CNTL` [27].
        out cp_coher_cntl_sh_kcache_action_ena: (Bit),
        /// `CP_COHER_CNTL` [28].
        out cp_coher_cntl_sh_kcache_vol_action_ena: (Bit),
        /// `CP_COHER_CNTL` [29].
        out cp_coher_cntl_sh_icache_action_ena: (Bit),
        /// `CP_COHER_SIZE` [31:0].
        out cp_coher_size_coher_size_256b: (Bits<32>),
        /// `CP_COHER_BASE` [31:0].
        out cp_coher_base_coher_base_256b: (Bits<32>),
        /// `CP_COHER_SIZE_HI` [7:0].
        out cp_coher_size_hi_coher_size_hi_256b: (Bits<8>),
    }
    |g| {
        build(g, Block::Cp);
    }
}
