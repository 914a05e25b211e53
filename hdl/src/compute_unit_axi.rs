//! The compute unit with an AXI4 master to memory, an AXI4-Lite slave for a host and an interrupt. Wiring only.

use crate::bus::WORD;
use crate::bus::axi_memory::AxiMemory;
use crate::bus::axi_registers::AxiRegisters;
use crate::compute_unit::ComputeUnit;
use crate::config::Config;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

/// Ports that are arrays of words and one vector in the Verilog.
pub const VECTORS: [&str; 3] = ["m_axi_rdata", "m_axi_wdata", "m_axi_wstrb"];

hardware_block! {
    /// See the module's description. `width` of the master's data: 64, 128, 256 or 512 bits.
    pub struct ComputeUnitAxi(config: Config, width: usize) {
        /// The one clock, of the bus too.
        pub clock: Signal<In, Clock>,
        /// A dispatch is in progress.
        pub busy: Signal<Out, Bit>,
        /// Something that INTERRUPT_ENABLE names has happened.
        pub irq: Signal<Out, Bit>,

        /// Registers: see [`AxiRegisters`].
        pub s_axi_awvalid: Signal<In, Bit>,
        /// The write is taken.
        pub s_axi_awready: Signal<Out, Bit>,
        /// Byte address.
        pub s_axi_awaddr: Signal<In, Bits<19>>,
        /// Not looked at.
        pub s_axi_awprot: Signal<In, Bits<3>>,
        /// Data to write.
        pub s_axi_wvalid: Signal<In, Bit>,
        /// They are taken.
        pub s_axi_wready: Signal<Out, Bit>,
        /// They.
        pub s_axi_wdata: Signal<In, Bits<32>>,
        /// Bytes to write.
        pub s_axi_wstrb: Signal<In, Bits<4>>,
        /// A write is done, or refused.
        pub s_axi_bvalid: Signal<Out, Bit>,
        /// That is known.
        pub s_axi_bready: Signal<In, Bit>,
        /// OKAY or SLVERR.
        pub s_axi_bresp: Signal<Out, Bits<2>>,
        /// A read.
        pub s_axi_arvalid: Signal<In, Bit>,
        /// It is taken.
        pub s_axi_arready: Signal<Out, Bit>,
        /// Byte address.
        pub s_axi_araddr: Signal<In, Bits<19>>,
        /// Not looked at.
        pub s_axi_arprot: Signal<In, Bits<3>>,
        /// Data read.
        pub s_axi_rvalid: Signal<Out, Bit>,
        /// They are taken.
        pub s_axi_rready: Signal<In, Bit>,
        /// They.
        pub s_axi_rdata: Signal<Out, Bits<32>>,
        /// OKAY or SLVERR.
        pub s_axi_rresp: Signal<Out, Bits<2>>,

        /// Memory: see [`AxiMemory`].
        pub m_axi_awvalid: Signal<Out, Bit>,
        /// The write is taken.
        pub m_axi_awready: Signal<In, Bit>,
        /// Byte address.
        pub m_axi_awaddr: Signal<Out, Bits<48>>,
        /// Identifier.
        pub m_axi_awid: Signal<Out, Bits<4>>,
        /// Beats, less one.
        pub m_axi_awlen: Signal<Out, Bits<8>>,
        /// Bytes of a beat: the port's.
        pub m_axi_awsize: Signal<Out, Bits<3>>,
        /// INCR.
        pub m_axi_awburst: Signal<Out, Bits<2>>,
        /// Normal.
        pub m_axi_awlock: Signal<Out, Bit>,
        /// Normal, not cacheable, not bufferable: the answer comes from memory itself.
        pub m_axi_awcache: Signal<Out, Bits<4>>,
        /// Data, secure, not privileged.
        pub m_axi_awprot: Signal<Out, Bits<3>>,
        /// A beat of what is written.
        pub m_axi_wvalid: Signal<Out, Bit>,
        /// It is taken.
        pub m_axi_wready: Signal<In, Bit>,
        /// It.
        pub m_axi_wdata: Vec<Signal<Out, Bits<64>>> = signals(width / WORD),
        /// Its bytes that are written.
        pub m_axi_wstrb: Vec<Signal<Out, Bits<8>>> = signals(width / WORD),
        /// It is the last one.
        pub m_axi_wlast: Signal<Out, Bit>,
        /// A write is performed.
        pub m_axi_bvalid: Signal<In, Bit>,
        /// That is known: always.
        pub m_axi_bready: Signal<Out, Bit>,
        /// Identifier.
        pub m_axi_bid: Signal<In, Bits<4>>,
        /// SLVERR and DECERR abort the dispatch.
        pub m_axi_bresp: Signal<In, Bits<2>>,
        /// A read.
        pub m_axi_arvalid: Signal<Out, Bit>,
        /// It is taken.
        pub m_axi_arready: Signal<In, Bit>,
        /// Byte address.
        pub m_axi_araddr: Signal<Out, Bits<48>>,
        /// Identifier.
        pub m_axi_arid: Signal<Out, Bits<4>>,
        /// Beats, less one.
        pub m_axi_arlen: Signal<Out, Bits<8>>,
        /// Bytes of a beat: the port's.
        pub m_axi_arsize: Signal<Out, Bits<3>>,
        /// INCR.
        pub m_axi_arburst: Signal<Out, Bits<2>>,
        /// Normal.
        pub m_axi_arlock: Signal<Out, Bit>,
        /// As of writes.
        pub m_axi_arcache: Signal<Out, Bits<4>>,
        /// As of writes.
        pub m_axi_arprot: Signal<Out, Bits<3>>,
        /// A beat of what is read.
        pub m_axi_rvalid: Signal<In, Bit>,
        /// It is taken: always.
        pub m_axi_rready: Signal<Out, Bit>,
        /// Identifier; beats of several may be mixed.
        pub m_axi_rid: Signal<In, Bits<4>>,
        /// It.
        pub m_axi_rdata: Vec<Signal<In, Bits<64>>> = signals(width / WORD),
        /// SLVERR and DECERR abort the dispatch.
        pub m_axi_rresp: Signal<In, Bits<2>>,
        /// It is the last one.
        pub m_axi_rlast: Signal<In, Bit>,

        unit: ComputeUnit = ComputeUnit::new(config.behind_bus(width)),
        memory: AxiMemory = AxiMemory::new(width, config.behind_bus(width).narrow_port),
        registers: AxiRegisters = AxiRegisters::new(config.simds),
        size: Constant<Bits<3>> = Constant::new(u64::from((width / 8).ilog2()).into()),
    }
}

impl Logic for ComputeUnitAxi {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, unit, memory, registers);
        self.busy.next = self.unit.busy.val();
        self.irq.next = self.registers.interrupt.val();

        // Registers.
        self.registers.aw_valid.next = self.s_axi_awvalid.val();
        self.s_axi_awready.next = self.registers.aw_ready.val();
        self.registers.aw_address.next = self.s_axi_awaddr.val();
        self.registers.w_valid.next = self.s_axi_wvalid.val();
        self.s_axi_wready.next = self.registers.w_ready.val();
        self.registers.w_data.next = self.s_axi_wdata.val();
        self.registers.w_strobes.next = self.s_axi_wstrb.val();
        self.s_axi_bvalid.next = self.registers.b_valid.val();
        self.registers.b_ready.next = self.s_axi_bready.val();
        self.s_axi_bresp.next = self.registers.b_response.val();
        self.registers.ar_valid.next = self.s_axi_arvalid.val();
        self.s_axi_arready.next = self.registers.ar_ready.val();
        self.registers.ar_address.next = self.s_axi_araddr.val();
        self.s_axi_rvalid.next = self.registers.r_valid.val();
        self.registers.r_ready.next = self.s_axi_rready.val();
        self.s_axi_rdata.next = self.registers.r_data.val();
        self.s_axi_rresp.next = self.registers.r_response.val();
        self.unit.bus_valid.next = self.registers.bus_valid.val();
        self.unit.bus_write.next = self.registers.bus_write.val();
        self.unit.bus_address.next = self.registers.bus_address.val();
        self.unit.bus_data.next = self.registers.bus_data.val();
        self.unit.bus_bytes.next = self.registers.bus_bytes.val();
        self.registers.bus_error.next = self.unit.bus_error.val();
        self.registers.bus_read_data.next = self.unit.bus_read_data.val();
        self.registers.busy.next = self.unit.busy.val();
        self.registers.error.next = self.memory.error.val();
        // Nobody is there who takes exports: they go nowhere.
        for i in 0..self.unit.export_ready.len() {
            self.unit.export_ready[i].next = true;
        }
        for i in 0..self.unit.interrupt.len() {
            self.registers.message[i].next = self.unit.interrupt[i].val();
            self.registers.message_data[i].next = self.unit.interrupt_data[i].val();
        }

        // Memory.
        self.memory.request_valid.next = self.unit.request_valid.val();
        self.unit.request_ready.next = self.memory.request_ready.val();
        self.memory.request.next.write = self.unit.request_write.val();
        self.memory.request.next.line = self.unit.request_line.val();
        self.memory.request.next.mask = self.unit.request_mask.val();
        self.memory.request.next.id = self.unit.request_id.val();
        self.memory.request_data.next = self.unit.request_data.val();
        for k in 0..self.unit.request_beat.len() {
            self.unit.request_beat[k].next = self.memory.request_beat[k].val();
        }
        self.unit.response_valid.next = self.memory.response_valid.val();
        self.memory.response_ready.next = self.unit.response_ready.val();
        self.unit.response_id.next = self.memory.response_id.val();
        self.unit.response_data.next = self.memory.response_data.val();
        for k in 0..self.unit.response_quarter.len() {
            self.unit.response_quarter[k].next = self.memory.response_quarter[k].val();
        }
        self.unit.response_missing.next = self.memory.response_missing.val();
        self.m_axi_awvalid.next = self.memory.aw_valid.val();
        self.memory.aw_ready.next = self.m_axi_awready.val();
        self.m_axi_awaddr.next = self.memory.aw_address.val();
        self.m_axi_awid.next = self.memory.aw_id.val();
        self.m_axi_awlen.next = self.memory.aw_length.val();
        self.m_axi_awsize.next = self.size.val();
        self.m_axi_awburst.next = 1.into();
        self.m_axi_awlock.next = false;
        self.m_axi_awcache.next = 2.into();
        self.m_axi_awprot.next = 0.into();
        self.m_axi_wvalid.next = self.memory.w_valid.val();
        self.memory.w_ready.next = self.m_axi_wready.val();
        self.m_axi_wlast.next = self.memory.w_last.val();
        self.memory.b_valid.next = self.m_axi_bvalid.val();
        self.m_axi_bready.next = true;
        self.memory.b_id.next = self.m_axi_bid.val();
        self.memory.b_response.next = self.m_axi_bresp.val();
        self.m_axi_arvalid.next = self.memory.ar_valid.val();
        self.memory.ar_ready.next = self.m_axi_arready.val();
        self.m_axi_araddr.next = self.memory.ar_address.val();
        self.m_axi_arid.next = self.memory.ar_id.val();
        self.m_axi_arlen.next = self.memory.ar_length.val();
        self.m_axi_arsize.next = self.size.val();
        self.m_axi_arburst.next = 1.into();
        self.m_axi_arlock.next = false;
        self.m_axi_arcache.next = 2.into();
        self.m_axi_arprot.next = 0.into();
        self.memory.r_valid.next = self.m_axi_rvalid.val();
        self.m_axi_rready.next = true;
        self.memory.r_id.next = self.m_axi_rid.val();
        self.memory.r_response.next = self.m_axi_rresp.val();
        self.memory.r_last.next = self.m_axi_rlast.val();
        for i in 0..self.m_axi_wdata.len() {
            self.m_axi_wdata[i].next = self.memory.w_data[i].val();
            self.m_axi_wstrb[i].next = self.memory.w_strobes[i].val();
            self.memory.r_data[i].next = self.m_axi_rdata[i].val();
        }
    }
}
