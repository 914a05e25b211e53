//! The VGPRs that multiplies of matrices (MFMA) under way will write: what neither reads nor writes any of them need not wait for the results, which take long.
//!
//! Of a wave's multiplies the lowest register and the highest are kept until none is under way: their results lie side by side. A wave's part costs 26 flip-flops
//! and eight comparisons of ten bits.

use super::memory_reads::{HeadRegisters, HeadRegistersWires, OF_ADDRESS, OF_DATA, PendingReadsWires};
use crate::hardware_block;
use crate::parts::counter::OutstandingCounter;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
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

/// The head, which is of vector memory or LDS, neither reads nor writes a register of the range; 1 bit.
pub fn is_apart(g: &Builder, head: &HeadRegistersWires, range: &RegisterRangeWires) -> Wire {
    let apart = |from: &Wire, behind: &Wire| !range.first.less(behind) | !from.less(&range.end);
    let of_reads = |from: &Wire, most: u128| apart(&from.zero_extend(10), &from.zero_extend(10).plus(most));
    let PendingReadsWires { address, has_data, data, more } = &head.reads;
    let (first, end) = written(head);
    let reads = of_reads(address, OF_ADDRESS) & (!has_data | of_reads(data, OF_DATA)) & !more;
    g.name("is_apart", &(&head.known & (head.count.none() | apart(&first, &end)) & reads))
}

/// What the head writes, if that is known: the first register and the one behind the last.
pub fn written(head: &HeadRegistersWires) -> (Wire, Wire) {
    let first = head.written.zero_extend(10);
    let end = &first + head.count.zero_extend(10);
    (first, end)
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
        /// The head is known to write no VGPR.
        out nothing: (Bit),
    }
    |g| {
        let writes = g.input_of::<RegisterRange>("writes");
        let head = g.input_of::<HeadRegisters>("head");
        let RegisterRangeWires { first, end } = &writes;
        let (known_first, known_end) = written(&head);
        // A multiply whose registers are not known may write any.
        let own_first = known_first.when(&head.known);
        let own_end = head.known.select(&known_end, &g.constant(10, 512));
        let lowest = own_first.less(first) | end.none();
        let more = RegisterRangeWires {
            first: lowest.select(&own_first, first),
            end: end.less(&own_end).select(&own_end, end),
        };
        g.output_of("more", &more);
        g.output("apart", &is_apart(g, &head, &writes));
        g.output("nothing", &(&head.known & head.count.none()));
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
        /// The head of vector memory or LDS reads and writes nothing that they write.
        pub apart: Signal<Out, Bit>,
        /// The head is known to write no VGPR.
        pub writes_nothing: Signal<Out, Bit>,

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
        self.nothing.next.first = 0.into();
        self.nothing.next.end = 0.into();
        self.range.writes.next = self.writes.q.val();
        if self.counter.none.val() {
            self.range.writes.next = self.nothing.val();
        }
        self.range.head.next = self.head.val();
        self.apart.next = self.range.apart.val();
        self.writes_nothing.next = self.range.nothing.val();
        if self.begun.val() {
            self.writes.d.next = self.range.more.val();
        }
    }
}
