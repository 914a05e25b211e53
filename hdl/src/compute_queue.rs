//! The compute unit behind a command processor: a host puts packets into memory and moves a pointer, as drivers do. Wiring, and who has the
//! register bus.
//!
//! The ports are those of the compute unit, so what is around it fits here too. The host's requests on the register bus come before the
//! command processor's.

use crate::command::port::CommandPort;
use crate::command::processor::{CommandError, CommandProcessor};
use crate::compute_unit::{ComputeUnit, draws};
use crate::config::{Config, InstructionSet};
use crate::graphics::events::DrawEvent;
use crate::graphics::pipeline::GraphicsPipeline;
use crate::graphics::refusal::{DrawRefusal, DrawUnit};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineResponse;
use crate::registers::cp_registers::CpRegisters;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// The number of an error, for CP_QUEUE_STATUS.
    pub struct ErrorNumber() {
        /// The error.
        in error: (CommandError),
        /// Its number in the table.
        out number: (Bits<4>),
    }
    |g| {
        g.output("number", &g.input("error"));
    }
}

generator_block! {
    /// Why a draw ended before its time, for CP_QUEUE_VALUE: the unit in bits 11:8, its reason in 3:0, of the colour block the target in 6:4.
    pub struct DrawError() {
        /// Why.
        in refusal: (DrawRefusal),
        /// The error; 0 if there is none.
        out error: (Bits<32>),
    }
    |g| {
        let refusal = g.input_of::<DrawRefusal>("refusal");
        let low = g.concat(&[&g.zero(1), &refusal.target, &refusal.reason]);
        let word = refusal.unit.concat(&low).zero_extend(32);
        g.output("error", &word.when(&!refusal.unit.is_a(DrawUnit::None)));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct ComputeQueue(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the register bus: see [`crate::registers::register_block`].
        pub bus_valid: Signal<In, Bit>,
        /// It writes.
        pub bus_write: Signal<In, Bit>,
        /// Byte address.
        pub bus_address: Signal<In, Bits<18>>,
        /// Data to write.
        pub bus_data: Signal<In, Bits<32>>,
        /// Bytes to write.
        pub bus_bytes: Signal<In, Bits<4>>,
        /// The answer to the request of the cycle before.
        pub bus_ready: Signal<Out, Bit>,
        /// It was refused.
        pub bus_error: Signal<Out, Bit>,
        /// Data read.
        pub bus_read_data: Signal<Out, Bits<32>>,
        /// A dispatch is in progress, or packets are executed.
        pub busy: Signal<Out, Bit>,
        /// A packet interrupts the host: CP_QUEUE_CONTEXT.
        pub queue_interrupt: Signal<Out, Bit>,

        /// A request to memory.
        pub request_valid: Signal<Out, Bit>,
        /// It is taken in this cycle.
        pub request_ready: Signal<In, Bit>,
        /// It writes.
        pub request_write: Signal<Out, Bit>,
        /// Line number: byte address / 64.
        pub request_line: Signal<Out, Bits<42>>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// Bytes wanted or written; a read without any takes what is there.
        pub request_mask: Signal<Out, Bits<64>>,
        /// Identifier that the answer carries.
        pub request_id: Signal<Out, Bits<10>>,
        /// An answer: the line of a read, or that a write is done.
        pub response_valid: Signal<In, Bit>,
        /// It is taken in this cycle.
        pub response_ready: Signal<Out, Bit>,
        /// Identifier of the request.
        pub response_id: Signal<In, Bits<10>>,
        /// The line.
        pub response_data: Signal<In, Bits<512>>,
        /// Parts of the line lie outside memory: bit 0 some, bit 1 all that was wanted.
        pub response_missing: Signal<In, Bits<2>>,

        /// A wave of the SIMD interrupts the host (S_SENDMSG, 5.4).
        pub interrupt: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// Its M0; the low 24 bits are the program's.
        pub interrupt_data: Vec<Signal<Out, Bits<32>>> = signals(config.simds),

        /// What draws do.
        pub debug_draw: Vec<Signal<Out, DrawEvent>> = signals(draws(config)),

        unit: ComputeUnit = ComputeUnit::new(config),
        command: CommandProcessor = CommandProcessor::new(config.units.set == InstructionSet::Rdna4, draws(config)),
        graphics: Vec<GraphicsPipeline> = (0..draws(config)).map(|_| GraphicsPipeline::new(config)).collect(),
        draw_error: Vec<DrawError> = (0..draws(config)).map(|_| DrawError::new()).collect(),
        draw_response: Signal<Local, LineResponse>,
        error_now: Signal<Local, Bit>,
        read_now: Signal<Local, Bits<32>>,
        registers: CpRegisters = CpRegisters::new(),
        port: CommandPort = CommandPort::new(),
        error: ErrorNumber = ErrorNumber::new(),
        bus_write_now: Signal<Local, Bit>,
        bus_valid_now: Signal<Local, Bit>,
        bus_address_now: Signal<Local, Bits<18>>,
        bus_data_now: Signal<Local, Bits<32>>,
        bus_bytes_now: Signal<Local, Bits<4>>,
    }
}

impl Logic for ComputeQueue {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, unit, command, registers, port);

        // The register bus: the host, or a packet.
        self.bus_valid_now.next = self.bus_valid.val() | self.command.bus_valid.val();
        self.bus_write_now.next = self.command.bus_write.val();
        self.bus_address_now.next = self.command.bus_address.val();
        self.bus_data_now.next = self.command.bus_data.val();
        self.bus_bytes_now.next = 15.into();
        if self.bus_valid.val() {
            self.bus_write_now.next = self.bus_write.val();
            self.bus_address_now.next = self.bus_address.val();
            self.bus_data_now.next = self.bus_data.val();
            self.bus_bytes_now.next = self.bus_bytes.val();
        }
        self.command.bus_taken.next = !self.bus_valid.val();
        self.unit.bus_valid.next = self.bus_valid_now.val();
        self.unit.bus_write.next = self.bus_write_now.val();
        self.unit.bus_address.next = self.bus_address_now.val();
        self.unit.bus_data.next = self.bus_data_now.val();
        self.unit.bus_bytes.next = self.bus_bytes_now.val();
        self.registers.bus_valid.next = self.bus_valid_now.val();
        self.registers.bus_write.next = self.bus_write_now.val();
        self.registers.bus_address.next = self.bus_address_now.val();
        self.registers.bus_data.next = self.bus_data_now.val();
        self.registers.bus_bytes.next = self.bus_bytes_now.val();
        // One of the two has the register; the other one refuses, and reads 0.
        self.bus_ready.next = self.unit.bus_ready.val();
        self.error_now.next = self.unit.bus_error.val() & self.registers.bus_error.val();
        self.read_now.next = self.unit.bus_read_data.val() | self.registers.bus_read_data.val();
        for k in 0..self.graphics.len() {
            self.graphics[k].bus_valid.next = self.bus_valid_now.val();
            self.graphics[k].bus_write.next = self.bus_write_now.val();
            self.graphics[k].bus_address.next = self.bus_address_now.val();
            self.graphics[k].bus_data.next = self.bus_data_now.val();
            self.graphics[k].bus_bytes.next = self.bus_bytes_now.val();
            self.graphics[k].clear_state.next = self.command.clear_state[k].val();
            self.error_now.next =
                self.unit.bus_error.val() & self.registers.bus_error.val() & self.graphics[k].bus_error.val();
            self.read_now.next = self.unit.bus_read_data.val()
                | self.registers.bus_read_data.val()
                | self.graphics[k].bus_read_data.val();
        }
        self.bus_error.next = self.error_now.val();
        self.bus_read_data.next = self.read_now.val();
        self.command.bus_error.next = self.error_now.val();
        self.command.bus_read_data.next = self.read_now.val();

        // The queue.
        self.command.active.next = self.registers.cp_hqd_active_active.val();
        self.command.base.next = (bit_cast::<40, 8>(self.registers.cp_hqd_pq_base_hi_addr_hi.val()) << 32)
            | bit_cast::<40, 32>(self.registers.cp_hqd_pq_base_addr.val());
        self.command.size.next = self.registers.cp_hqd_pq_control_queue_size.val();
        self.command.write_pointer.next = self.registers.cp_hqd_pq_wptr_offset.val();
        self.command.doorbell.next = self.registers.cp_hqd_pq_wptr_strobe.val();
        self.registers.cp_hqd_pq_rptr_consumed_offset.next = self.command.read_pointer.val();
        self.registers.cp_queue_status_busy.next = self.command.busy.val();
        self.registers.cp_queue_status_error.next = self.error.number.val();
        self.registers.cp_queue_status_opcode.next = self.command.opcode.val();
        self.registers.cp_queue_address_lo_data.next = self.command.packet.val().get_bits::<32>(0);
        self.registers.cp_queue_address_hi_data.next = self.command.packet.val().get_bits::<16>(32);
        self.registers.cp_queue_value_data.next = self.command.value.val();
        self.registers.cp_queue_context_data.next = self.command.context.val();
        self.error.error.next = self.command.error.val();
        self.command.running.next = self.unit.busy.val();
        self.busy.next = self.unit.busy.val() | self.command.busy.val();
        self.queue_interrupt.next = self.command.interrupt.val();

        // The memory port.
        self.port.command.next = self.command.request.val();
        self.port.command_data.next = self.command.request_data.val();
        self.command.request_taken.next = self.port.command_taken.val();
        self.port.unit_valid.next = self.unit.request_valid.val();
        self.port.unit_write.next = self.unit.request_write.val();
        self.port.unit_line.next = self.unit.request_line.val();
        self.port.unit_data.next = self.unit.request_data.val();
        self.port.unit_mask.next = self.unit.request_mask.val();
        self.port.unit_id.next = self.unit.request_id.val();
        self.unit.request_ready.next = self.port.unit_taken.val();
        self.request_valid.next = self.port.valid.val();
        self.port.ready.next = self.request_ready.val();
        self.request_write.next = self.port.write.val();
        self.request_line.next = self.port.line.val();
        self.request_data.next = self.port.data.val();
        self.request_mask.next = self.port.mask.val();
        self.request_id.next = self.port.id.val();
        self.port.response.next = self.response_valid.val();
        self.port.response_id.next = self.response_id.val();
        self.port.unit_takes.next = self.unit.response_ready.val();
        self.response_ready.next = self.port.response_taken.val();
        self.command.response.next = self.port.command_response.val();
        self.command.response_tag.next = self.port.command_tag.val();
        self.command.response_data.next = self.response_data.val();
        self.command.response_missing.next = self.response_missing.val().get_bit(1);
        self.draw_response.next.valid = false;
        self.draw_response.next.tag = 0.into();
        self.draw_response.next.part = 0.into();
        self.draw_response.next.last = false;
        self.draw_response.next.missing = 0.into();
        // The command processor has no requests during a draw, which uses its place.
        for k in 0..self.graphics.len() {
            if self.graphics[k].busy.val() {
                self.port.command.next = self.graphics[k].request.val();
                self.port.command_data.next = self.graphics[k].request_data.val();
                self.command.request_taken.next = false;
                self.command.response.next = false;
            }
            self.graphics[k].request_taken.next = self.graphics[k].busy.val() & self.port.command_taken.val();
            self.draw_response.next.valid = self.graphics[k].busy.val() & self.port.command_response.val();
            self.draw_response.next.tag = self.port.command_tag.val();
            self.draw_response.next.part = 0.into();
            self.draw_response.next.last = true;
            self.draw_response.next.missing = self.response_missing.val();
            self.graphics[k].response.next = self.draw_response.val();
            self.graphics[k].response_data.next = self.response_data.val();
        }
        self.unit.response_valid.next = self.port.unit_response.val();
        self.unit.response_id.next = self.response_id.val();
        self.unit.response_data.next = self.response_data.val();
        self.unit.response_missing.next = self.response_missing.val();

        // Exports: those of a draw stay within; nobody is there who takes others.
        for i in 0..self.unit.export_ready.len() {
            self.unit.export_ready[i].next = true;
        }
        // Draws.
        for k in 0..self.graphics.len() {
            self.graphics[k].clock.next = self.clock.val();
            self.debug_draw[k].next = self.graphics[k].debug_draw.val();
            self.graphics[k].start.next = self.command.draw_starts[k].val();
            self.graphics[k].draw.next = self.command.draw[k].val();
            self.graphics[k].stop.next = self.unit.draw_stop[k].val();
            self.draw_error[k].refusal.next = self.graphics[k].refusal.val();
            self.command.draw_error[k].next = self.draw_error[k].error.val();
            self.command.samples[k].next = self.graphics[k].samples.val();
            self.unit.drawing[k].next = self.graphics[k].busy.val();
            self.unit.border_table[k].next = self.graphics[k].border_table.val();
            self.unit.draw_starts[k].next = self.command.draw_starts[k].val();
            self.unit.wave[k].next = self.graphics[k].wave.val();
            for i in 0..self.unit.wave_user_data.len() {
                self.unit.wave_user_data[i].next = self.graphics[k].user_data[i].val();
            }
            self.unit.wave_vgprs[k].next = self.graphics[k].vgprs.val();
            self.unit.wave_lds_bytes[k].next = self.graphics[k].lds_bytes.val();
            self.graphics[k].placed.next = self.unit.wave_placed[k].val();
            self.graphics[k].started.next = self.unit.wave_started[k].val();
            self.graphics[k].register.next = self.unit.wave_register[k].val();
            self.graphics[k].beat.next = self.unit.wave_beat[k].val();
            for i in 0..self.unit.wave_value.len() {
                self.unit.wave_value[i].next = self.graphics[k].value[i].val();
            }
            self.unit.wave_value_valid[k].next = true;
            self.unit.lds_want[k].next = self.graphics[k].lds_want.val();
            self.graphics[k].lds_granted.next = self.unit.lds_granted[k].val();
            for i in 0..self.unit.lds_request.len() {
                self.unit.lds_request[i].next = self.graphics[k].lds_request[i].val();
            }
            for i in 0..self.unit.export.len() {
                self.graphics[k].active[i].next = self.unit.wave_active[i].val();
                self.graphics[k].export[i].next = self.unit.export[i].val();
                self.unit.export_ready[i].next = self.graphics[k].export_ready[i].val();
                for j in 0..self.unit.wave_value.len() {
                    self.graphics[k].export_active[i][j].next = self.unit.export_active[i][j].val();
                    self.graphics[k].export_data[i][j].next = self.unit.export_data[i][j].val();
                }
            }
        }
        for i in 0..self.unit.interrupt.len() {
            self.interrupt[i].next = self.unit.interrupt[i].val();
            self.interrupt_data[i].next = self.unit.interrupt_data[i].val();
        }
    }
}
