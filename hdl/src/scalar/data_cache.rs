//! The scalar data cache of one SIMD: direct-mapped, 64 lines of 64 bytes (4 KiB), read only.
//!
//! A lookup takes a cycle; the line of a miss comes from memory to the unit that asked and is kept here, unless some of it
//! lies outside memory or it was asked for before an invalidation. The cache is not coherent with stores (5.7.1.1); a
//! dispatch and S_DCACHE_INV invalidate it.

use crate::front::fetch::CacheArrays;
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Two halves of a line.
    pub struct JoinHalves() {
        /// Dwords of the lower half.
        in low: [Bits<32>; 8],
        /// Dwords of the upper half.
        in high: [Bits<32>; 8],
        /// The line.
        out line: (Bits<512>),
    }
    |g| {
        let mut dwords = g.inputs("low", 8);
        dwords.extend(g.inputs("high", 8));
        g.output("line", &g.concat(&dwords.iter().rev().collect::<Vec<_>>()));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct DataCache() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Forgets every line.
        pub invalidate: Signal<In, Bit>,
        /// A line is looked up.
        pub lookup: Signal<In, Bit>,
        /// It is taken in this cycle.
        pub lookup_ready: Signal<Out, Bit>,
        /// Line number.
        pub lookup_line: Signal<In, Bits<42>>,
        /// One cycle later: the line is here.
        pub hit: Signal<Out, Bit>,
        /// Its bytes.
        pub hit_data: Signal<Out, Bits<512>>,
        /// A line comes from memory and may be kept.
        pub fill: Signal<In, Bit>,
        /// Line number.
        pub fill_line: Signal<In, Bits<42>>,
        /// Its bytes.
        pub fill_data: Signal<In, Bits<512>>,

        arrays: CacheArrays = CacheArrays::new(),
        join: JoinHalves = JoinHalves::new(),
        lines_valid: DFF<Bits<64>>,
        looked_index: DFF<Bits<6>>,
        fill_index: Signal<Local, Bits<6>>,
    }
}

impl Logic for DataCache {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, lines_valid, looked_index);
        clock!(self, clock, arrays);
        // The arrays are not read while they are written.
        self.lookup_ready.next = !self.fill.val();
        self.arrays.read.next = self.lookup.val() & !self.fill.val();
        self.arrays.read_line.next = self.lookup_line.val();
        self.looked_index.d.next = self.lookup_line.val().get_bits::<6>(0);
        self.hit.next = self.arrays.matches.val() & self.lines_valid.q.val().get_bit(self.looked_index.q.val().index());
        for i in 0..8 {
            self.join.low[i].next = self.arrays.low[i].val();
            self.join.high[i].next = self.arrays.high[i].val();
        }
        self.hit_data.next = self.join.line.val();

        self.arrays.write.next = self.fill.val();
        self.arrays.write_line.next = self.fill_line.val();
        self.arrays.write_data.next = self.fill_data.val();
        self.fill_index.next = self.fill_line.val().get_bits::<6>(0);
        if self.fill.val() {
            self.lines_valid.d.next = self.lines_valid.q.val().replace_bit(self.fill_index.val().index(), true);
        }
        if self.invalidate.val() {
            self.lines_valid.d.next = 0.into();
        }
    }
}
