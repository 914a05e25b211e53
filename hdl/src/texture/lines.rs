//! The lines of memory that the texels of a part of a sample lie in: a few of them, kept until the part is done, so that what other accesses write
//! meanwhile need not be watched.

use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Lines that are kept.
const LINES: u32 = 16;
/// Bits of a line number.
const LINE: u32 = 42;

generator_block! {
    /// Which lines are there, and the part of an element that one of them has.
    pub struct LineStore() clocked {
        /// Byte address of the element.
        in address: (Bits<48>),
        /// Bytes of it.
        in bytes: (Bits<5>),
        /// Its part in the line behind that of its first byte.
        in upper: (Bit),
        /// Places that hold a line.
        in valid: (Bits<{ LINES as usize }>),
        /// The line comes.
        in write: (Bit),
        /// Its quarters.
        in data: [Bits<128>; 4],
        /// The line.
        out line: (Bits<42>),
        /// Bytes of the element in it.
        out mask: (Bits<64>),
        /// Its place.
        out entry: (Bits<4>),
        /// It is there.
        out hit: (Bit),
        /// The element has a part in the line behind.
        out crosses: (Bit),
        /// The part of the element; zeros in place of the other one.
        out part: (Bits<128>),
    }
    |g| {
        let [address, bytes, upper] = ["address", "bytes", "upper"].map(|name| g.input(name));
        let first = address.slice(6, LINE);
        let line = g.name("line_number", &(&first + upper.zero_extend(LINE)));
        // The rows of an image may be a power of two apart.
        let entry = line.slice(0, 4) ^ line.slice(4, 4) ^ line.slice(8, 4);
        let tags = g.ram("line_tags", LINE, LINES);
        let lines = g.ram("line_data", 512, LINES);
        let quarters = g.inputs("data", 4);
        let data = g.concat(&quarters.iter().rev().collect::<Vec<_>>());
        let write = g.input("write");
        g.ram_write(tags, &write, &entry, &line, None);
        g.ram_write(lines, &write, &entry, &data, None);
        let tag = g.ram_read_now(tags, "tag", &entry);
        let held = g.ram_read_now(lines, "held_line", &entry);
        g.output("hit", &(tag.equals(&line) & g.input("valid").slice_at(&entry, 1)));
        g.output("entry", &entry);
        g.output("line", &line);

        let offset = address.slice(0, 6);
        let end = offset.zero_extend(7) + bytes.zero_extend(7);
        g.output("crosses", &g.constant(7, 64).less(&end));
        let ones: Wire = g.constant(16, 0xffff).shift_right(&(g.constant(5, 16) - &bytes));
        let mask = ones.zero_extend(128).shift_left(&offset);
        g.output("mask", &upper.select(&mask.slice(64, 64), &mask.slice(0, 64)));
        let low = held.slice_at(&offset.concat(&g.zero(3)), 128);
        let before = g.constant(7, 64) - offset.zero_extend(7);
        let high = held.slice(0, 128).shift_left(&before.concat(&g.zero(3)));
        let part = upper.select(&high, &low);
        let kept = g.constant(129, 1).shift_left(&bytes.concat(&g.zero(3))) - g.constant(129, 1);
        g.output("part", &(part & kept.slice(0, 128)));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct TexelLines() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Nothing is kept any more.
        pub clear: Signal<In, Bit>,
        /// Byte address of an element.
        pub address: Signal<In, Bits<48>>,
        /// Bytes of it.
        pub bytes: Signal<In, Bits<5>>,
        /// Its part in the line behind that of its first byte.
        pub upper: Signal<In, Bit>,
        /// The line comes.
        pub write: Signal<In, Bit>,
        /// Its quarters.
        pub data: Vec<Signal<In, Bits<128>>> = signals(4),
        /// The line that is wanted.
        pub line: Signal<Out, Bits<42>>,
        /// Bytes of the element in it.
        pub mask: Signal<Out, Bits<64>>,
        /// It is there.
        pub hit: Signal<Out, Bit>,
        /// The element has a part in the line behind.
        pub crosses: Signal<Out, Bit>,
        /// The part of the element.
        pub part: Signal<Out, Bits<128>>,

        store: LineStore = LineStore::new(),
        valid: DFF<Bits<16>>,
    }
}

impl Logic for TexelLines {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, valid);
        clock!(self, clock, store);
        self.store.address.next = self.address.val();
        self.store.bytes.next = self.bytes.val();
        self.store.upper.next = self.upper.val();
        self.store.valid.next = self.valid.q.val();
        self.store.write.next = self.write.val();
        for i in 0..self.data.len() {
            self.store.data[i].next = self.data[i].val();
        }
        if self.write.val() {
            self.valid.d.next = self.valid.q.val().replace_bit(self.store.entry.val().index(), true);
        }
        if self.clear.val() {
            self.valid.d.next = 0.into();
        }
        self.line.next = self.store.line.val();
        self.mask.next = self.store.mask.val();
        self.hit.next = self.store.hit.val();
        self.crosses.next = self.store.crosses.val();
        self.part.next = self.store.part.val();
    }
}
