//! Operations of the shared units that are under way: what is to be written when their results come, oldest first.
//!
//! Where other operations run beside them, every entry tells what it will write; where an operation of the shared units is
//! alone ([`crate::config::Units::lone_shared`]) they lie in a RAM, a tenth of the size.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::QueueRam;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Operations that may be under way. The counters below have the bits for it.
pub const PENDING: usize = 4;

/// What is kept of an operation with its widths, lowest first; the names are those of the stages.
pub const FIELDS: [(&str, u32); 14] = [
    ("wave", 4),
    ("sequence", 16),
    ("ends", 1),
    ("beat", 3),
    ("writes", 1),
    ("writes_high", 1),
    ("row", 11),
    ("bytes", 4),
    ("writes_scalar", 1),
    ("register", 7),
    ("scalar_result", 1),
    ("ignored", 1),
    ("chosen", 1),
    ("active", 32),
];

/// Bits of an entry.
pub const ENTRY_WIDTH: usize = 96;

/// Bits of an entry that are used with so many lanes, which are the last field.
const fn entry_width(lanes: usize) -> u32 {
    let mut width = lanes as u32;
    let mut at = 0;
    while at + 1 < FIELDS.len() {
        width += FIELDS[at].1;
        at += 1;
    }
    width
}

/// The field of an entry.
pub fn field(entry: &Wire, name: &str) -> Wire {
    let mut lsb = 0;
    for (field, width) in FIELDS {
        if field == name {
            return entry.slice(lsb, width);
        }
        lsb += width;
    }
    panic!("no field {name} in an entry")
}

/// An entry with these fields, in the order of the layout.
pub fn assemble(g: &Builder, values: &[Wire]) -> Wire {
    let parts: Vec<Wire> = FIELDS.iter().zip(values).map(|((_, width), value)| value.resize(*width)).collect();
    g.concat(&parts.iter().rev().collect::<Vec<_>>()).zero_extend(ENTRY_WIDTH as u32)
}

generator_block! {
    /// The entries after this clock edge, and what holds other operations back, as the stages tell it.
    pub struct PendingEntries() {
        /// The entries, oldest first.
        in entry: [Bits<ENTRY_WIDTH>; PENDING],
        /// How many there are.
        in count: (Bits<3>),
        /// The oldest one leaves.
        in leave: (Bit),
        /// One enters.
        in enter: (Bit),
        /// It.
        in entering: (Bits<ENTRY_WIDTH>),
        /// The entries after the edge.
        out after: [Bits<ENTRY_WIDTH>; PENDING],
        /// How many then.
        out count_after: (Bits<3>),
        /// The entry writes a row.
        out writes: [Bit; PENDING],
        /// And the next one.
        out writes_high: [Bit; PENDING],
        /// The row.
        out row: [Bits<11>; PENDING],
        /// Its beat.
        out beat: [Bits<3>; PENDING],
        /// It writes a scalar register.
        out writes_scalar: [Bit; PENDING],
        /// Of this wave.
        out wave: [Bits<4>; PENDING],
        /// The register.
        out register: [Bits<7>; PENDING],
    }
    |g| {
        let [count, leave, enter, entering] = ["count", "leave", "enter", "entering"].map(|name| g.input(name));
        let entries = g.inputs("entry", PENDING);
        let place = &count - &leave.zero_extend(3);
        g.output("count_after", &(&place + &enter.zero_extend(3)));
        for (at, entry) in entries.iter().enumerate() {
            let kept = leave.select(entries.get(at + 1).unwrap_or(entry), entry);
            let here = &enter & place.is(at as u128);
            g.output(&format!("after_{at}"), &here.select(&entering, &kept));
            let valid = count.same_width(at as u128).less(&count);
            for name in ["writes", "writes_high", "writes_scalar"] {
                g.output(&format!("{name}_{at}"), &(field(entry, name) & &valid));
            }
            for name in ["row", "beat", "wave", "register"] {
                g.output(&format!("{name}_{at}"), &field(entry, name));
            }
        }
    }
}

hardware_block! {
    /// Entries in the order in which they came, of which only the oldest one is seen; with `lanes` lanes.
    pub struct EntryQueue(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An entry enters.
        pub enter: Signal<In, Bit>,
        /// It.
        pub entering: Signal<In, Bits<ENTRY_WIDTH>>,
        /// The oldest one leaves.
        pub leave: Signal<In, Bit>,
        /// It.
        pub oldest: Signal<Out, Bits<ENTRY_WIDTH>>,

        ram: QueueRam = QueueRam::new(PENDING as u32, entry_width(lanes)),
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
        self.ram.write_data.next = bit_cast::<256, ENTRY_WIDTH>(self.entering.val());
        self.ram.read_address.next = bit_cast::<4, 2>(self.head.q.val());
        self.oldest.next = self.ram.read_data.val().get_bits::<ENTRY_WIDTH>(0);
        if self.enter.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.leave.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
    }
}

hardware_block! {
    /// The operations in the order of their launches, for `lanes` lanes; `alone`: no other operation runs beside them.
    pub struct Pending(lanes: usize, alone: bool) {
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
        pub entering: Signal<In, Bits<ENTRY_WIDTH>>,
        /// The oldest one leaves.
        pub leave: Signal<In, Bit>,
        /// What was kept of it.
        pub oldest: Signal<Out, Bits<ENTRY_WIDTH>>,
        /// It writes a row.
        pub writes: Vec<Signal<Out, Bit>> = signals(PENDING),
        /// And the next one.
        pub writes_high: Vec<Signal<Out, Bit>> = signals(PENDING),
        /// The row.
        pub row: Vec<Signal<Out, Bits<11>>> = signals(PENDING),
        /// Its beat.
        pub beat: Vec<Signal<Out, Bits<3>>> = signals(PENDING),
        /// It writes a scalar register.
        pub writes_scalar: Vec<Signal<Out, Bit>> = signals(PENDING),
        /// Of this wave.
        pub wave: Vec<Signal<Out, Bits<4>>> = signals(PENDING),
        /// The register.
        pub register: Vec<Signal<Out, Bits<7>>> = signals(PENDING),

        entries: Vec<PendingEntries> = (0..usize::from(!alone)).map(|_| PendingEntries::new()).collect(),
        entry: Vec<DFF<Bits<ENTRY_WIDTH>>> = signals(if alone { 0 } else { PENDING }),
        queue: Vec<EntryQueue> = (0..usize::from(alone)).map(|_| EntryQueue::new(lanes)).collect(),
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
        self.room.next = self.reserved.q.val() < 4;
        self.none.next = self.reserved.q.val() == 0;
        self.oldest.next = 0.into();
        for i in 0..self.writes.len() {
            self.writes[i].next = false;
            self.writes_high[i].next = false;
            self.row[i].next = 0.into();
            self.beat[i].next = 0.into();
            self.writes_scalar[i].next = false;
            self.wave[i].next = 0.into();
            self.register[i].next = 0.into();
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
                self.writes[i].next = self.entries[k].writes[i].val();
                self.writes_high[i].next = self.entries[k].writes_high[i].val();
                self.row[i].next = self.entries[k].row[i].val();
                self.beat[i].next = self.entries[k].beat[i].val();
                self.writes_scalar[i].next = self.entries[k].writes_scalar[i].val();
                self.wave[i].next = self.entries[k].wave[i].val();
                self.register[i].next = self.entries[k].register[i].val();
            }
        }
    }
}
