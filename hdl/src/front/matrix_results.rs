//! The VGPRs that multiplies of matrices (MFMA) under way will write: what neither reads nor writes any of them need not wait for the results, which take long.
//!
//! Of a wave's multiplies the lowest register and the highest are kept until none is under way: their results lie side by side. A wave's part costs 31 flip-flops
//! and six comparisons of ten bits.

use super::memory_reads::{HeadRegisters, HeadRegistersWires, OF_ADDRESS, OF_DATA};
use crate::hardware_block;
use crate::parts::counter::OutstandingCounter;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// Registers in a row, with the bit that says that they accumulate on top; none while `end` is zero.
    pub struct RegisterRange {
        /// The first one.
        pub first: Bits<10>,
        /// The one behind the last.
        pub end: Bits<10>,
    }
}

generator_block! {
    /// The registers with those of one more multiply, and whether the instruction at the head meets them.
    pub struct MatrixRange() {
        /// What multiplies under way write.
        in writes: (RegisterRange),
        /// The head.
        in head: (HeadRegisters),
        /// What they write if the head is one too.
        out more: (RegisterRange),
        /// The head of vector memory or LDS reads and writes none of it.
        out apart: (Bit),
    }
    |g| {
        let RegisterRangeWires { first, end } = g.input_of::<RegisterRange>("writes");
        let HeadRegistersWires { known, written, count, matrix: _, reads_known, reads } = g.input_of::<HeadRegisters>("head");
        let (known_first, known_end) = (written.zero_extend(10), written.zero_extend(10) + count.zero_extend(10));
        // A multiply whose registers are not known may write any.
        let own_first = known_first.when(&known);
        let own_end = known.select(&known_end, &g.constant(10, 512));
        let lowest = own_first.less(&first) | end.none();
        let more = RegisterRangeWires {
            first: lowest.select(&own_first, &first),
            end: end.less(&own_end).select(&own_end, &end),
        };
        g.output_of("more", &more);
        let apart = |from: &Wire, behind: &Wire| !first.less(behind) | !from.less(&end);
        let of_reads = |from: &Wire, most: u128| apart(&from.zero_extend(10), &from.zero_extend(10).plus(most));
        let reads_apart =
            reads_known & of_reads(&reads.address, OF_ADDRESS) & (!&reads.has_data | of_reads(&reads.data, OF_DATA));
        g.output("apart", &(known & (count.none() | apart(&known_first, &known_end)) & reads_apart));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct MatrixResults() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The head issues, and is an operation of the vector ALU.
        pub issues: Signal<In, Bit>,
        /// One has written all its results.
        pub done: Signal<In, Bit>,
        /// The head.
        pub head: Signal<In, HeadRegisters>,
        /// The head is a multiply,
        pub multiplies: Signal<Out, Bit>,
        /// and issues.
        pub begins: Signal<Out, Bit>,
        /// Multiplies under way.
        pub count: Signal<Out, Bits<6>>,
        /// The head of vector memory or LDS reads and writes nothing that they write.
        pub apart: Signal<Out, Bit>,

        counter: OutstandingCounter = OutstandingCounter::new(),
        range: MatrixRange = MatrixRange::new(),
        writes: DFF<RegisterRange>,
        nothing: Signal<Local, RegisterRange>,
        begun: Signal<Local, Bit>,
    }
}

impl Logic for MatrixResults {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, writes);
        clock!(self, clock, counter);
        self.multiplies.next = self.head.val().matrix;
        self.begun.next = self.issues.val() & self.head.val().matrix;
        self.begins.next = self.begun.val();
        self.counter.up.next = self.begun.val();
        self.counter.down.next = self.done.val();
        self.count.next = self.counter.count.val();
        self.nothing.next.first = 0.into();
        self.nothing.next.end = 0.into();
        self.range.writes.next = self.writes.q.val();
        if self.counter.none.val() {
            self.range.writes.next = self.nothing.val();
        }
        self.range.head.next = self.head.val();
        self.apart.next = self.range.apart.val();
        if self.begun.val() {
            self.writes.d.next = self.range.more.val();
        }
    }
}
