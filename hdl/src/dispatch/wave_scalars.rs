//! The initial scalar registers of the waves that are placed on a SIMD: pair by pair, or in two rows, in the order in which the waves are placed.
//! A wave starts with the last of them.
//!
//! A wave that waits here has its slot, so a queue of as many entries as there are slots never overflows.

use super::initial::{InitialRows, InitialScalars};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::RecordRam;
use crate::registers::compute_registers::USER_DATA;
use crate::wave::InitialRow;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// What the initial registers of a wave say, beside what is the same for all of a dispatch.
    pub struct WaveStart {
        /// Its slot.
        pub wave: Bits<4>,
        /// Position of its work-group in the grid.
        pub group_x: Bits<32>,
        /// Y.
        pub group_y: Bits<16>,
        /// Z.
        pub group_z: Bits<16>,
        /// Its number in the work-group.
        pub wave_in_group: Bits<5>,
        /// Lanes that hold a work-item.
        pub exec: Bits<64>,
        /// Of GCN's line: waves of the work-group.
        pub group_waves: Bits<6>,
        /// Of Sea Islands: bytes from the start of the scratch memory to that of the wave.
        pub scratch_offset: Bits<32>,
    }
}

/// Bits of [`WaveStart`] that only GCN's line has.
const OWN_BITS: usize = 38;

hardware_block! {
    /// See the module's description. For `waves` slots; `own`: 1 for waves of GCN's line, else 0; `quick`: 1 if they come in rows, else 0.
    pub struct WaveScalars(waves: usize, own: usize, quick: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The dispatch is stopped: the waves that are here do not start.
        pub clear: Signal<In, Bit>,
        /// A wave is placed.
        pub enter: Signal<In, Bit>,
        /// It.
        pub entering: Signal<In, WaveStart>,
        /// User SGPRs.
        pub user_data: Vec<Signal<In, Bits<32>>> = signals(USER_DATA),
        /// Of GCN's line: what waves want behind their user SGPRs ([`super::initial`]).
        pub wanted: Vec<Signal<In, Bits<10>>> = signals(own),
        /// Writes a register pair.
        pub write: Signal<Out, Bit>,
        /// It happens in this cycle.
        pub ready: Signal<In, Bit>,
        /// Wave.
        pub wave: Signal<Out, Bits<4>>,
        /// Pair number.
        pub pair: Signal<Out, Bits<6>>,
        /// Data.
        pub data: Signal<Out, Bits<64>>,
        /// All that is written, if it is a row.
        pub row: Vec<Signal<Out, InitialRow>> = signals(quick),
        /// The wave in the slot starts.
        pub run: Signal<Out, Bits<16>>,

        queue: RecordRam<WaveStart> =
            RecordRam::new(waves.next_power_of_two() as u32, (WaveStart::BITS - OWN_BITS * (1 - own)) as u32),
        scalars: Vec<InitialScalars> = (quick..1).map(|_| InitialScalars::new(own)).collect(),
        rows: Vec<InitialRows> = (0..quick).map(|_| InitialRows::new()).collect(),
        none: Constant<Bits<16>> = Constant::new(0.into()),
        step: DFF<Bits<4>>,
        first: DFF<Bits<4>>,
        end: DFF<Bits<4>>,
        used: DFF<Bits<5>>,
        last: Signal<Local, Bit>,
        leaves: Signal<Local, Bit>,
    }
}

impl Logic for WaveScalars {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, step, first, end, used);
        clock!(self, clock, queue);
        self.queue.write.next = self.enter.val();
        self.queue.write_address.next = self.end.q.val();
        self.queue.write_data.next = self.entering.val();
        self.queue.read_address.next = self.first.q.val();

        self.pair.next = 0.into();
        self.data.next = 0.into();
        self.last.next = false;
        for k in 0..self.scalars.len() {
            self.scalars[k].step.next = self.step.q.val();
            for i in 0..self.user_data.len() {
                self.scalars[k].user_data[i].next = self.user_data[i].val();
            }
            self.scalars[k].group_x.next = self.queue.read_data.val().group_x;
            self.scalars[k].group_y.next = self.queue.read_data.val().group_y;
            self.scalars[k].group_z.next = self.queue.read_data.val().group_z;
            self.scalars[k].wave_in_group.next = self.queue.read_data.val().wave_in_group;
            self.scalars[k].exec.next = self.queue.read_data.val().exec;
            for i in 0..self.wanted.len() {
                self.scalars[k].wanted[i].next = self.wanted[i].val();
                self.scalars[k].scratch_offset[i].next = self.queue.read_data.val().scratch_offset;
                self.scalars[k].group_waves[i].next = self.queue.read_data.val().group_waves;
            }
            self.pair.next = self.scalars[k].pair.val();
            self.data.next = self.scalars[k].data.val();
            self.last.next = self.scalars[k].last.val();
        }
        for k in 0..self.rows.len() {
            self.rows[k].last.next = self.step.q.val().get_bit(0);
            for i in 0..self.user_data.len() {
                self.rows[k].user_data[i].next = self.user_data[i].val();
            }
            self.rows[k].group_x.next = self.queue.read_data.val().group_x;
            self.rows[k].group_y.next = self.queue.read_data.val().group_y;
            self.rows[k].group_z.next = self.queue.read_data.val().group_z;
            self.rows[k].wave_in_group.next = self.queue.read_data.val().wave_in_group;
            self.rows[k].exec.next = self.queue.read_data.val().exec;
            self.pair.next = self.rows[k].pair.val();
            self.data.next = self.rows[k].data.val();
            self.row[k].next = self.rows[k].row.val();
            self.last.next = self.step.q.val().get_bit(0);
        }
        self.write.next = self.used.q.val() != 0;
        self.wave.next = self.queue.read_data.val().wave;

        self.leaves.next = false;
        if self.write.val() & self.ready.val() {
            self.step.d.next = self.step.q.val() + 1;
            if self.last.val() {
                self.step.d.next = 0.into();
                self.leaves.next = true;
            }
        }
        self.run.next = 0.into();
        if self.leaves.val() & !self.clear.val() {
            self.run.next = self.none.val().replace_bit(self.wave.val().index(), true);
            self.first.d.next = self.first.q.val() + 1;
        }
        if self.enter.val() {
            self.end.d.next = self.end.q.val() + 1;
        }
        if self.enter.val() & !self.leaves.val() {
            self.used.d.next = self.used.q.val() + 1;
        }
        if self.leaves.val() & !self.enter.val() {
            self.used.d.next = self.used.q.val() - 1;
        }
        if self.clear.val() {
            self.step.d.next = 0.into();
            self.first.d.next = 0.into();
            self.end.d.next = 0.into();
            self.used.d.next = 0.into();
        }
    }
}
