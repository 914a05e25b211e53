//! The scalar data cache of one SIMD: direct-mapped lines of 64 bytes, read only.
//!
//! A lookup takes a cycle; the line of a miss comes from memory to the unit that asked and is kept here, unless some of it
//! lies outside memory or it was asked for before an invalidation. The cache is not coherent with stores (5.7.1.1); a
//! dispatch and S_DCACHE_INV invalidate it.

use crate::hardware_block;
use crate::parts::line_cache::LineCache;
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
    /// See the module's description. `lines`: a power of two, 2 to 256.
    pub struct DataCache(lines: usize) {
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

        arrays: LineCache = LineCache::new(lines),
        join: JoinHalves = JoinHalves::new(),
    }
}

impl Logic for DataCache {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, arrays);
        // The arrays are not read while they are written.
        self.lookup_ready.next = !self.fill.val();
        self.arrays.read.next = self.lookup.val() & !self.fill.val();
        self.arrays.read_line.next = self.lookup_line.val();
        self.hit.next = self.arrays.hit.val();
        for i in 0..8 {
            self.join.low[i].next = self.arrays.low[i].val();
            self.join.high[i].next = self.arrays.high[i].val();
        }
        self.hit_data.next = self.join.line.val();

        self.arrays.write.next = self.fill.val();
        self.arrays.write_line.next = self.fill_line.val();
        self.arrays.write_data.next = self.fill_data.val();
        // What lies outside memory is not kept.
        self.arrays.write_missing.next = false;
        self.arrays.invalidate.next = self.invalidate.val();
    }
}
