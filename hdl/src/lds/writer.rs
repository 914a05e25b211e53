//! The last stage of the access unit: the results of a beat go to the VGPRs, a row a cycle, while the unit reads the operands
//! of the next beat or instruction. What stores goes through it too, without rows, so instructions finish in their order.

use super::operations::ElementFormat;
use super::tile::{Tile, tiles};
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. Inputs `take_*` are about the beat that is handed over. `lanes` physical lanes. With MFMA three and four rows are
    /// written such that the halves of the VGPR banks take turns, as its results do.
    pub struct LdsWriter(lanes: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The accesses of a beat are done.
        pub take: Signal<In, Bit>,
        /// Its last words come one cycle later.
        pub take_drains: Signal<In, Bit>,
        /// It is the last beat of its instruction.
        pub take_last: Signal<In, Bit>,
        /// Wave.
        pub take_wave: Signal<In, Bits<4>>,
        /// Number of the instruction.
        pub take_sequence: Signal<In, Bits<16>>,
        /// A FLAT instruction.
        pub take_flat: Signal<In, Bit>,
        /// One that counts.
        pub take_counts: Signal<In, Bit>,
        /// First row.
        pub take_row: Signal<In, Bits<11>>,
        /// Beat.
        pub take_beat: Signal<In, Bits<3>>,
        /// Rows.
        pub take_rows: Signal<In, Bits<3>>,
        /// How elements lie in the rows.
        pub take_format: Signal<In, ElementFormat>,
        /// Some lane takes part.
        pub take_some: Signal<In, Bit>,
        /// Lanes that take part.
        pub take_lane: Vec<Signal<In, Bit>> = signals(lanes),
        /// It is of an instruction on stacks,
        pub take_stack: Vec<Signal<In, Bit>> = signals(usize::from(units.stacks)),
        /// whose ADDR is in this row, which is written behind the nodes.
        pub take_address_row: Vec<Signal<In, Bits<11>>> = signals(usize::from(units.stacks)),
        /// It is of a load that transposes a tile.
        pub take_tile: Vec<Signal<In, Tile>> = signals(tiles(units.set)),
        /// FLAT: vector memory still has to read the part that the beat is.
        pub ahead: Signal<In, Bit>,

        /// A beat is in progress, and not in its last cycle.
        pub occupied: Signal<Out, Bit>,
        /// Writes a row.
        pub write: Signal<Out, Bit>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Which row.
        pub row: Signal<Out, Bits<11>>,
        /// Beat.
        pub beat: Signal<Out, Bits<3>>,
        /// Dword of the results.
        pub dword: Signal<Out, Bits<2>>,
        /// As handed over.
        pub format: Signal<Out, ElementFormat>,
        /// One that counts.
        pub counts: Signal<Out, Bit>,
        /// What is written is of stacks,
        pub stack: Vec<Signal<Out, Bit>> = signals(usize::from(units.stacks)),
        /// with two nodes.
        pub two_nodes: Vec<Signal<Out, Bit>> = signals(usize::from(units.stacks)),
        /// It is of a tile.
        pub tile: Vec<Signal<Out, Tile>> = signals(tiles(units.set)),
        /// Lanes that are written.
        pub lane: Vec<Signal<Out, Bit>> = signals(lanes),
        /// An instruction is finished.
        pub done: Signal<Out, Bit>,
        /// Its wave.
        pub wave: Signal<Out, Bits<4>>,
        /// Its number.
        pub sequence: Signal<Out, Bits<16>>,
        /// It is a FLAT one.
        pub flat: Signal<Out, Bit>,

        draining: DFF<Bit>,
        writing: DFF<Bit>,
        last: DFF<Bit>,
        wave_state: DFF<Bits<4>>,
        sequence_state: DFF<Bits<16>>,
        flat_state: DFF<Bit>,
        counts_state: DFF<Bit>,
        row_state: DFF<Bits<11>>,
        beat_state: DFF<Bits<3>>,
        rows: DFF<Bits<3>>,
        format_state: DFF<ElementFormat>,
        stack_state: Vec<DFF<Bit>> = signals(usize::from(units.stacks)),
        address_row: Vec<DFF<Bits<11>>> = signals(usize::from(units.stacks)),
        tile_state: Vec<DFF<Tile>> = signals(tiles(units.set)),
        some: DFF<Bit>,
        lane_state: Vec<DFF<Bit>> = signals(lanes),
        step: DFF<Bits<3>>,
        alternates: Constant<Bit> = Constant::new(units.mfma()),
        number: Signal<Local, Bits<2>>,
        last_row: Signal<Local, Bit>,
        goes: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
    }
}

impl Logic for LdsWriter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, draining, writing, last, wave_state, sequence_state, flat_state, counts_state);
        dff_setup!(self, clock, row_state, beat_state, rows, format_state, some, step);
        self.number.next = self.step.q.val().get_bits::<2>(0);
        // The second one and the third change places.
        if self.alternates.val() & (self.rows.q.val() > 2) {
            self.number.next =
                bit_cast::<2, 1>(self.step.q.val().get_bits::<1>(1)).replace_bit(1, self.step.q.val().get_bit(0));
        }
        self.row.next = self.row_state.q.val() + bit_cast::<11, 2>(self.number.val());
        self.beat.next = self.beat_state.q.val();
        self.dword.next = self.number.val();
        self.format.next = self.format_state.q.val();
        self.counts.next = self.counts_state.q.val();
        self.wave.next = self.wave_state.q.val();
        self.sequence.next = self.sequence_state.q.val();
        self.flat.next = self.flat_state.q.val();

        self.goes.next = self.writing.q.val() & !(self.flat_state.q.val() & self.ahead.val());
        self.write.next = self.goes.val() & self.some.q.val() & (self.rows.q.val()).any();
        self.ends.next = self.goes.val()
            & (!self.write.val() | (self.write_ready.val() & ((self.step.q.val() + 1) >= self.rows.q.val())));
        self.occupied.next = self.draining.q.val() | (self.writing.q.val() & !self.ends.val());
        self.done.next = self.ends.val() & self.last.q.val();
        if self.write.val() & self.write_ready.val() {
            self.step.d.next = self.step.q.val() + 1;
        }
        if self.draining.q.val() {
            self.draining.d.next = false;
            self.writing.d.next = true;
        }
        if self.ends.val() {
            self.writing.d.next = false;
        }
        if self.take.val() {
            self.draining.d.next = self.take_drains.val();
            self.writing.d.next = !self.take_drains.val();
            self.last.d.next = self.take_last.val();
            self.wave_state.d.next = self.take_wave.val();
            self.sequence_state.d.next = self.take_sequence.val();
            self.flat_state.d.next = self.take_flat.val();
            self.counts_state.d.next = self.take_counts.val();
            self.row_state.d.next = self.take_row.val();
            self.beat_state.d.next = self.take_beat.val();
            self.rows.d.next = self.take_rows.val();
            self.format_state.d.next = self.take_format.val();
            self.some.d.next = self.take_some.val();
            self.step.d.next = 0.into();
        }
        self.last_row.next = (bit_cast::<3, 2>(self.number.val()) + 1) == self.rows.q.val();
        for k in 0..self.stack.len() {
            self.stack_state[k].clock.next = self.clock.val();
            self.address_row[k].clock.next = self.clock.val();
            self.stack_state[k].d.next = self.stack_state[k].q.val();
            self.address_row[k].d.next = self.address_row[k].q.val();
            if self.take.val() {
                self.stack_state[k].d.next = self.take_stack[k].val();
                self.address_row[k].d.next = self.take_address_row[k].val();
            }
            self.stack[k].next = self.stack_state[k].q.val();
            self.two_nodes[k].next = self.rows.q.val() == 3;
            if self.stack_state[k].q.val() & self.last_row.val() {
                self.row.next = self.address_row[k].q.val();
            }
        }
        for k in 0..self.tile.len() {
            self.tile_state[k].clock.next = self.clock.val();
            self.tile_state[k].d.next = self.tile_state[k].q.val();
            if self.take.val() {
                self.tile_state[k].d.next = self.take_tile[k].val();
            }
            self.tile[k].next = self.tile_state[k].q.val();
        }
        for i in 0..self.lane.len() {
            self.lane_state[i].clock.next = self.clock.val();
            self.lane_state[i].d.next = self.lane_state[i].q.val();
            if self.take.val() {
                self.lane_state[i].d.next = self.take_lane[i].val();
            }
            self.lane[i].next = self.lane_state[i].q.val();
        }
    }
}
