//! Results of MFMA on their way into the VGPRs, beside those of the vector ALU: two rows in a clock, which a multiply without others beside it brings in every
//! clock. Two banks take them, and where an operation of the vector ALU would write one of these in the same clock, it launches a clock later; two pairs of rows
//! take turns, so that it then writes while the others are written.
//!
//! What would write a bank of either half, as a pair of registers with an odd number, finds no such clock: when it has waited for eight, the unit pauses for it.
//!
//! What is announced is written six clocks later, as what is launched. A multiply is told as finished in the first clock from its last results on in which no
//! operation of the vector ALU is.

use crate::events::{InstructionEvent, ValuEvent};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::vector::gather::STAGES;
use crate::vector::pending::{Hazard, HazardWires, PendingResult, Writeback, WritebackWires};
use crate::vector::record::QueuedOperation;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// The two banks of a pair of rows, one bit a bank.
fn banks_of_pair(g: &Builder, row: &Wire) -> Wire {
    let of = |row: &Wire| g.constant(4, 1).shift_left(&row.slice(0, 2));
    of(row) | of(&row.plus(1))
}

generator_block! {
    /// Whether an operation would write a bank that results take.
    pub struct MatrixConflict() {
        /// Results are announced.
        in announce: (Bit),
        /// They.
        in returned: (PendingResult),
        /// The operation at the head of the queue of the vector ALU.
        in head: (QueuedOperation),
        /// Its step is the second of an exchange.
        in exchanged: (Bit),
        /// It would.
        out conflict: (Bit),
    }
    |g| {
        let results = g.input_of::<PendingResult>("returned").writeback;
        let head = g.input_of::<QueuedOperation>("head");
        let taken = banks_of_pair(g, &results.row).when(&(g.input("announce") & &results.writes));
        let takes = |row: &Wire| taken.slice_at(&row.slice(0, 2), 1);
        let low = g.input("exchanged").select(&head.row_2, &head.destination);
        g.output("conflict", &(&head.writes & takes(&low) | &head.writes_high & takes(&head.destination.plus(1))));
    }
}

generator_block! {
    /// The six clocks from the announcement to the write.
    pub struct MatrixStages() clocked {
        /// Results are announced.
        in announce: (Bit),
        /// They.
        in returned: (PendingResult),
        /// What will be written, what comes last first: whoever reads it waits until it is.
        out hazard: [Hazard; STAGES],
        /// What is written in this clock, if `valid`.
        out written: (Writeback),
        /// Something is.
        out valid: (Bit),
    }
    |g| {
        let (mut valid, mut results) = (g.input("announce"), g.input_of::<PendingResult>("returned").writeback);
        for stage in 1..=STAGES {
            valid = g.register(&format!("valid_{stage}"), &valid);
            results = WritebackWires::combine("", &[results], &mut |name, field| g.register(&format!("{name}_{stage}"), &field[0]));
            let WritebackWires { writes, row, beat, wave, .. } = results.clone();
            let hazard = HazardWires {
                late: g.zero(1),
                returned: g.zero(1),
                writes: &writes & &valid,
                writes_high: writes & &valid,
                partial: g.zero(1),
                row,
                beat,
                writes_scalar: g.zero(1),
                early_mask: g.zero(1),
                wave,
                register: g.zero(7),
            };
            g.output_of(&format!("hazard_{}", stage - 1), &hazard);
        }
        g.output("valid", &valid);
        g.output_of("written", &results);
    }
}

hardware_block! {
    /// See the module's description.
    pub struct MatrixWriteback() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The results of two rows will be there in six clocks.
        pub announce: Signal<In, Bit>,
        /// What they are written to.
        pub returned: Signal<In, PendingResult>,
        /// The operation at the head of the queue of the vector ALU.
        pub head: Signal<In, QueuedOperation>,
        /// Its step is the second of an exchange.
        pub exchanged: Signal<In, Bit>,
        /// It would write a bank that the results take.
        pub conflict: Signal<Out, Bit>,
        /// Nothing but that keeps it from launching.
        pub waits: Signal<In, Bit>,
        /// A step of a multiply launches.
        pub walks: Signal<In, Bit>,
        /// Nothing shall be multiplied in this clock, so that the operation launches in a later one.
        pub pauses: Signal<Out, Bit>,
        /// What will be written.
        pub hazard: Vec<Signal<Out, Hazard>> = signals(STAGES),
        /// Two rows are written: [`Self::row`] and the next one.
        pub writes: Signal<Out, Bit>,
        /// The first one.
        pub row: Signal<Out, Bits<11>>,
        /// Their beat.
        pub beat: Signal<Out, Bits<3>>,
        /// An operation of the vector ALU is told as finished.
        pub other_ends: Signal<In, Bit>,
        /// The multiply that is, else.
        pub finished: Signal<Out, InstructionEvent>,
        /// What is written, for the debug ports.
        pub event: Signal<Out, ValuEvent>,

        conflicts: MatrixConflict = MatrixConflict::new(),
        stages: MatrixStages = MatrixStages::new(),
        // Clocks for which operations have waited since a step of a multiply launched last.
        patience: DFF<Bits<3>>,
        kept_waiting: Signal<Local, Bit>,
        // Finished, and not told yet: of an operation of the vector ALU the last of four beats ends it, so that this one waits for one at most.
        ended: DFF<InstructionEvent>,
        ends: Signal<Local, InstructionEvent>,
        two_rows: Signal<Local, Bit>,
    }
}

impl Logic for MatrixWriteback {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, patience, ended);
        clock!(self, clock, stages);
        self.conflicts.announce.next = self.announce.val();
        self.conflicts.returned.next = self.returned.val();
        self.conflicts.head.next = self.head.val();
        self.conflicts.exchanged.next = self.exchanged.val();
        self.conflict.next = self.conflicts.conflict.val();
        self.stages.announce.next = self.announce.val();
        self.stages.returned.next = self.returned.val();

        self.kept_waiting.next = self.waits.val() & self.conflicts.conflict.val();
        self.pauses.next = self.kept_waiting.val() & (self.patience.q.val() == 7);
        if self.walks.val() {
            self.patience.d.next = 0.into();
        } else if self.kept_waiting.val() & (self.patience.q.val() != 7) {
            self.patience.d.next = self.patience.q.val() + 1;
        }

        for i in 0..self.hazard.len() {
            self.hazard[i].next = self.stages.hazard[i].val();
        }
        self.two_rows.next = self.stages.valid.val() & self.stages.written.val().writes;
        self.writes.next = self.two_rows.val();
        self.row.next = self.stages.written.val().row;
        self.beat.next = self.stages.written.val().beat;
        self.event.next.valid = self.two_rows.val();
        self.event.next.wave = self.stages.written.val().wave;
        self.event.next.sequence = self.stages.written.val().sequence;
        self.event.next.row = self.stages.written.val().row;
        self.event.next.beat = self.stages.written.val().beat;
        self.event.next.high = true;
        self.event.next.row_high = self.stages.written.val().row + 1;
        self.event.next.bytes = 15.into();

        self.ends.next = self.ended.q.val();
        if self.stages.valid.val() & self.stages.written.val().ends {
            self.ends.next.valid = true;
            self.ends.next.wave = self.stages.written.val().wave;
            self.ends.next.sequence = self.stages.written.val().sequence;
        }
        self.finished.next = self.ends.val();
        self.ended.d.next = self.ends.val();
        if !self.other_ends.val() {
            self.ended.d.next.valid = false;
        } else {
            self.finished.next.valid = false;
        }
    }
}
