//! The scalar data cache of one SIMD: direct-mapped lines of 64 bytes, read only.
//!
//! A lookup takes a cycle; the line of a miss comes from memory to the unit that asked and is kept here, unless some of it
//! lies outside memory or it was asked for before an invalidation. The cache is not coherent with stores (5.7.1.1); a
//! dispatch and S_DCACHE_INV invalidate it.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::line_cache::LineCache;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. `lines`: a power of two, 2 to 256. `quarters` of a line are looked up and filled at once, as
    /// in [`crate::config::Config::line_quarters`].
    pub struct DataCache(lines: usize, quarters: usize) {
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
        /// Number of the part that is wanted.
        pub lookup_part: Signal<In, Bits<2>>,
        /// One cycle later: the line is here.
        pub hit: Signal<Out, Bit>,
        /// The quarters of the part.
        pub hit_data: Vec<Signal<Out, Bits<128>>> = signals(quarters),
        /// A part of a line comes from memory and may be kept.
        pub fill: Signal<In, Bit>,
        /// Line number.
        pub fill_line: Signal<In, Bits<42>>,
        /// Number of the part.
        pub fill_part: Signal<In, Bits<2>>,
        /// It is the last one.
        pub fill_last: Signal<In, Bit>,
        /// Its quarters.
        pub fill_data: Vec<Signal<In, Bits<128>>> = signals(quarters),

        arrays: LineCache = LineCache::new(lines, quarters),
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
        self.arrays.read_part.next = self.lookup_part.val();
        self.hit.next = self.arrays.hit.val();
        for i in 0..self.hit_data.len() {
            self.hit_data[i].next = self.arrays.data[i].val();
            self.arrays.write_data[i].next = self.fill_data[i].val();
        }

        self.arrays.write.next = self.fill.val();
        self.arrays.write_line.next = self.fill_line.val();
        self.arrays.write_part.next = self.fill_part.val();
        self.arrays.write_last.next = self.fill_last.val();
        // What lies outside memory is not kept.
        self.arrays.write_missing.next = false;
        self.arrays.invalidate.next = self.invalidate.val();
    }
}
