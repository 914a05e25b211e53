//! Operations of the shared units that are under way: what is to be written when their results come, oldest first.
//!
//! Where other operations run beside them, every entry tells what it will write; where an operation of the shared units is
//! alone ([`crate::config::Units::lone_shared`]) they lie in a RAM, a tenth of the size.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::RecordRam;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

record! {
    /// What an operation in the stages, or on its way through the shared units, will write.
    pub struct Writeback {
        /// Its wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// The instruction is finished with this beat.
        pub ends: Bit,
        /// The beat.
        pub beat: Bits<3>,
        /// It writes a VGPR row.
        pub writes: Bit,
        /// And the next.
        pub writes_high: Bit,
        /// The row.
        pub row: Bits<11>,
        /// Bytes of the row that are written.
        pub bytes: Bits<4>,
        /// It will write a scalar register: given with the last beat.
        pub writes_scalar: Bit,
        /// The register.
        pub register: Bits<7>,
        /// One lane's result instead of a mask.
        pub scalar_result: Bit,
        /// It is a mask that is known early.
        pub early_mask: Bit,
        /// It is beyond the wave's registers and writes nothing.
        pub ignored: Bit,
    }
}

record! {
    /// What is kept of an operation of the shared units until its results come.
    pub struct PendingResult {
        /// What it writes.
        pub writeback: Writeback,
        /// The lane that is read for a scalar register is among these.
        pub chosen: Bit,
        /// Lanes that write; the last field, of which a queue keeps only the lanes that there are.
        pub active: Bits<32>,
    }
}

record! {
    /// What an operation that is under way will write, for those that might read it.
    pub struct Hazard {
        /// The shared units take it: it will be written late.
        pub late: Bit,
        /// It came back from the shared units.
        pub returned: Bit,
        /// It will write a row.
        pub writes: Bit,
        /// And the next one.
        pub writes_high: Bit,
        /// Only a part of it.
        pub partial: Bit,
        /// The row.
        pub row: Bits<11>,
        /// For this beat.
        pub beat: Bits<3>,
        /// It will write a scalar register.
        pub writes_scalar: Bit,
        /// A mask that is known early.
        pub early_mask: Bit,
        /// Of this wave.
        pub wave: Bits<4>,
        /// The register.
        pub register: Bits<7>,
    }
}

generator_block! {
    /// The `places` entries, 7 at most, after this clock edge, and what holds other operations back, as the stages tell it.
    pub struct PendingEntries(places: usize) {
        /// The entries, oldest first.
        in entry: [PendingResult; places],
        /// How many there are.
        in count: (Bits<3>),
        /// The oldest one leaves.
        in leave: (Bit),
        /// One enters.
        in enter: (Bit),
        /// It.
        in entering: (PendingResult),
        /// The entries after the edge.
        out after: [PendingResult; places],
        /// How many then.
        out count_after: (Bits<3>),
        /// What they will write.
        out hazard: [Hazard; places],
    }
    |g| {
        let [count, leave, enter] = ["count", "leave", "enter"].map(|name| g.input(name));
        let entering = g.input_of::<PendingResult>("entering").pack(g);
        let entries: Vec<Wire> = g.inputs_of::<PendingResult>("entry", places).iter().map(|entry| entry.pack(g)).collect();
        let place = &count - &leave.zero_extend(3);
        g.output("count_after", &(&place + &enter.zero_extend(3)));
        for (at, entry) in entries.iter().enumerate() {
            let kept = leave.select(entries.get(at + 1).unwrap_or(entry), entry);
            let here = &enter & place.is(at as u128);
            let after = here.select(&entering, &kept);
            g.output_of(&format!("after_{at}"), &PendingResultWires::unpack(&after));
            let valid = count.same_width(at as u128).less(&count);
            let entry = PendingResultWires::unpack(entry).writeback;
            let hazard = HazardWires {
                late: g.constant(1, 1),
                returned: g.zero(1),
                writes: entry.writes & &valid,
                writes_high: entry.writes_high & &valid,
                partial: g.zero(1),
                row: entry.row,
                beat: entry.beat,
                writes_scalar: entry.writes_scalar & &valid,
                early_mask: g.zero(1),
                wave: entry.wave,
                register: entry.register,
            };
            g.output_of(&format!("hazard_{at}"), &hazard);
        }
    }
}

hardware_block! {
    /// As many as `places` entries, 4 at most, in the order in which they came, of which only the oldest one is seen; with `lanes` lanes.
    pub struct EntryQueue(lanes: usize, places: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An entry enters.
        pub enter: Signal<In, Bit>,
        /// It.
        pub entering: Signal<In, PendingResult>,
        /// The oldest one leaves.
        pub leave: Signal<In, Bit>,
        /// It.
        pub oldest: Signal<Out, PendingResult>,

        ram: RecordRam<PendingResult> = RecordRam::new(places as u32, (PendingResult::BITS - 32 + lanes) as u32),
        head: DFF<Bits<2>>,
        tail: DFF<Bits<2>>,
    }
}

impl Logic for EntryQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, head, tail);
        clock!(self, clock, ram);
        self.ram.write.next = self.enter.val();
        self.ram.write_address.next = bit_cast::<4, 2>(self.tail.q.val());
        self.ram.write_data.next = self.entering.val();
        self.ram.read_address.next = bit_cast::<4, 2>(self.head.q.val());
        self.oldest.next = self.ram.read_data.val();
        if self.enter.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.leave.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
    }
}

hardware_block! {
    /// The operations in the order of their launches, for `lanes` lanes, as many as `places`, 7 at most; `alone`: no other operation runs
    /// beside them.
    pub struct Pending(lanes: usize, alone: bool, places: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An operation launches: it will enter.
        pub launch: Signal<In, Bit>,
        /// There is room for it.
        pub room: Signal<Out, Bit>,
        /// None is there or launched.
        pub none: Signal<Out, Bit>,
        /// It enters.
        pub enter: Signal<In, Bit>,
        /// What is kept of it.
        pub entering: Signal<In, PendingResult>,
        /// The oldest one leaves.
        pub leave: Signal<In, Bit>,
        /// What was kept of it.
        pub oldest: Signal<Out, PendingResult>,
        /// What they will write, oldest first; only where other operations run beside them.
        pub hazard: Vec<Signal<Out, Hazard>> = signals(places),

        places: Constant<Bits<3>> = Constant::new((places as u64).into()),
        nothing: Constant<Hazard> = Constant::new(Hazard { late: true, ..Hazard::default() }),
        no_result: Constant<PendingResult> = Constant::new(PendingResult::default()),
        entries: Vec<PendingEntries> = (0..usize::from(!alone)).map(|_| PendingEntries::new(places)).collect(),
        entry: Vec<DFF<PendingResult>> = signals(if alone { 0 } else { places }),
        queue: Vec<EntryQueue> = (0..usize::from(alone)).map(|_| EntryQueue::new(lanes, places)).collect(),
        // Entries that are there, and with them those that are still to enter.
        count: DFF<Bits<3>>,
        reserved: DFF<Bits<3>>,
    }
}

impl Logic for Pending {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count, reserved);
        if self.launch.val() & !self.leave.val() {
            self.reserved.d.next = self.reserved.q.val() + 1;
        } else if !self.launch.val() & self.leave.val() {
            self.reserved.d.next = self.reserved.q.val() - 1;
        }
        self.room.next = self.reserved.q.val() < self.places.val();
        self.none.next = self.reserved.q.val() == 0;
        self.oldest.next = self.no_result.val();
        for i in 0..self.hazard.len() {
            self.hazard[i].next = self.nothing.val();
        }
        for k in 0..self.queue.len() {
            self.queue[k].clock.next = self.clock.val();
            self.queue[k].enter.next = self.enter.val();
            self.queue[k].entering.next = self.entering.val();
            self.queue[k].leave.next = self.leave.val();
            self.oldest.next = self.queue[k].oldest.val();
        }
        for k in 0..self.entries.len() {
            self.entries[k].count.next = self.count.q.val();
            self.entries[k].leave.next = self.leave.val();
            self.entries[k].enter.next = self.enter.val();
            self.entries[k].entering.next = self.entering.val();
            self.count.d.next = self.entries[k].count_after.val();
            self.oldest.next = self.entry[0].q.val();
            for i in 0..self.entry.len() {
                self.entry[i].clock.next = self.clock.val();
                self.entry[i].d.next = self.entries[k].after[i].val();
                self.entries[k].entry[i].next = self.entry[i].q.val();
                self.hazard[i].next = self.entries[k].hazard[i].val();
            }
        }
    }
}
