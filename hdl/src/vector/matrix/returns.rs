//! The multiplies that are under way: where their results go, and what must wait for them. What comes last is found in the stages of the vector ALU, since results of
//! WMMA launch again as those of the shared units; or, of MFMA, in stages of their own ([`super::writeback`]).

use super::mfma::{MfmaFunction, MfmaFunctionWires};
use super::walk::sum_part;
use super::{Element, MatrixFunctionWires};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::vector_of;
use crate::vector::pending::PendingResult;
use crate::vector::record::{QueuedOperation, UnitName};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Multiplies that may be under way: one that is filled in, one that is multiplied, one whose last sums are on their way; of MFMA, whose
/// shortest ones take eight clocks, one more.
pub const fn under_way(mfma: bool) -> usize {
    if mfma { 4 } else { 3 }
}

record! {
    /// A multiply that is under way.
    pub struct UnderWay {
        /// It is one.
        pub valid: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// First row of D.
        pub row: Bits<11>,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// D has 16 bits an element.
        pub narrow: Bit,
        /// D is beyond the wave's VGPRs and is not written.
        pub ignored: Bit,
        /// Of MFMA: pairs of registers of D, their logarithm.
        pub pairs: Bits<3>,
    }
}

/// Rows that the registers of D in one half of a wave are, less one: 7, 3 or 1; of MFMA 1, 3, 7, 15 or 31. 5 bits.
fn last_row(g: &Builder, entry: &UnderWayWires, mfma: bool) -> Wire {
    if mfma {
        return last_pair(g, &entry.pairs).concat(&g.constant(1, 1));
    }
    let four = !(&entry.narrow & &entry.wave64);
    let eight = !(&entry.narrow | &entry.wave64);
    g.concat(&[&eight, &four, &g.constant(1, 1)]).zero_extend(5)
}

/// Pairs of registers of D by their logarithm, less one.
fn last_pair(g: &Builder, pairs: &Wire) -> Wire {
    g.choose(pairs, &[0, 1, 3, 7, 15, 15, 15, 15].map(|last| g.constant(4, last)))
}

generator_block! {
    /// The multiplies after this clock edge, oldest first.
    pub struct UnderWayQueue(mfma: bool) {
        /// Before it.
        in entry: [UnderWay; under_way(mfma)],
        /// The oldest one is done.
        in leave: (Bit),
        /// One begins.
        in enter: (Bit),
        /// It.
        in entering: (UnderWay),
        /// After it.
        out after: [UnderWay; under_way(mfma)],
    }
    |g| {
        let [leave, enter] = ["leave", "enter"].map(|name| g.input(name));
        let entering = g.input_of::<UnderWay>("entering");
        let entries = g.inputs_of::<UnderWay>("entry", under_way(mfma));
        let empty = UnderWayWires::combine("", std::slice::from_ref(&entering), &mut |_, field| g.zero(field[0].width()));
        let mut before = g.constant(1, 1);
        for at in 0..under_way(mfma) {
            let next = entries.get(at + 1).unwrap_or(&empty);
            let kept = UnderWayWires::combine("", &[next.clone(), entries[at].clone()], &mut |_, f| leave.select(&f[0], &f[1]));
            let here = &enter & !&kept.valid & &before;
            before = kept.valid.clone();
            let after = UnderWayWires::combine("", &[entering.clone(), kept], &mut |_, f| here.select(&f[0], &f[1]));
            g.output_of(&format!("after_{at}"), &after);
        }
    }
}

generator_block! {
    /// Whether one more multiply of MFMA may begin.
    pub struct MatrixRoom() {
        /// The multiplies.
        in entry: [UnderWay; under_way(true)],
        /// It may.
        out room: (Bit),
    }
    |g| {
        let entries = g.inputs_of::<UnderWay>("entry", under_way(true));
        g.output("room", &!&entries[under_way(true) - 1].valid);
    }
}

generator_block! {
    /// What the results that come now are written to. `mfma`: two pairs of rows take turns, beat by beat in both
    /// halves of the wave, then come the next two.
    pub struct MatrixReturned(beats: usize, mfma: bool) {
        /// The oldest multiply.
        in entry: (UnderWay),
        /// Which two rows of D, and which beat of them.
        in at: (Bits<6>),
        /// Rows from the lower to the upper half of a wave64.
        in vgprs: (Bits<11>),
        /// It.
        out returned: (PendingResult),
        /// They are the last ones.
        out last: (Bit),
    }
    |g| {
        let UnderWayWires { wave, sequence, row, wave64, narrow, ignored, pairs, .. } = g.input_of::<UnderWay>("entry");
        let (at, vgprs) = (g.input("at"), g.input("vgprs"));
        let beat_bits = beats.trailing_zeros();
        let pair = at.slice(beat_bits, 2);
        let offset = sum_part(g, &narrow, &pair, &wave64, &vgprs).offset;
        let last_beat = if beats == 1 { g.constant(1, 1) } else { at.slice(0, beat_bits).all() };
        let last = last_beat & pair.bit(0) & (narrow | pair.bit(1));
        let beat = if beats == 1 { g.zero(3) } else { at.slice(0, beat_bits).zero_extend(3) };
        let (offset, last, beat) = if mfma {
            let last_pair = last_pair(g, &pairs);
            // Of one pair alone the lowest bit is that of a beat.
            let by_beat = last_pair.bit(0).select(&at.slice(1, 5), &at.slice(0, 5));
            let (upper, uppers) = (by_beat.bit(beat_bits), by_beat.slice(beat_bits + 1, 3));
            let pair = uppers.concat(&(at.bit(0) & last_pair.bit(0)));
            let offset = pair.concat(&g.zero(1)).zero_extend(11) + vgprs.when(&upper);
            let last = by_beat.slice(0, beat_bits + 1).all() & pair.equals(&last_pair);
            (offset, last, by_beat.slice(0, beat_bits).zero_extend(3))
        } else {
            (offset, last, beat)
        };
        let writeback = crate::vector::pending::WritebackWires {
            wave,
            sequence,
            ends: last.clone(),
            beat,
            writes: !&ignored,
            writes_high: !&ignored,
            row: row + offset,
            bytes: g.constant(4, 15),
            writes_scalar: g.zero(1),
            register: g.zero(7),
            scalar_result: g.zero(1),
            early_mask: g.zero(1),
            ignored,
        };
        // EXEC is ignored (7.12): every lane writes.
        let returned = crate::vector::pending::PendingResultWires { writeback, chosen: g.zero(1), active: g.constant(32, 0xffff_ffff) };
        g.output_of("returned", &returned);
        g.output("last", &last);
    }
}

generator_block! {
    /// Whether an operation reads or writes what a multiply will still write: its rows against ranges of rows; with `dual` those of what
    /// launches with it too.
    pub struct MatrixRanges(mfma: bool, dual: bool) {
        /// The multiplies.
        in entry: [UnderWay; under_way(mfma)],
        /// Rows from the lower to the upper half of a wave64.
        in vgprs: (Bits<11>),
        /// The operation, with the rows of its step.
        in head: (QueuedOperation),
        /// Halves of the sources that VGPRs hold.
        in need: (Bits<6>),
        /// It is the multiply that came last: its later steps do not wait for its own results.
        in own: (Bit),
        /// It waits.
        out waits: (Bit),
    }
    |g| {
        let entries = g.inputs_of::<UnderWay>("entry", under_way(mfma));
        let (vgprs, need) = (g.input("vgprs"), g.input("need"));
        let head = g.input_of::<QueuedOperation>("head");
        // What crosses lanes writes its third row too.
        let third = need.bit(4) | head.cross.any();
        let or_second = |row: &Wire, second: &Wire| match dual {
            true => head.dual.valid.select(second, &row.plus(1)),
            false => row.plus(1),
        };
        let rows = [
            (need.bit(0), head.row_0.clone()),
            (need.bit(1), or_second(&head.row_0, &head.dual.row_0)),
            (need.bit(2), head.row_1.clone()),
            (need.bit(3), or_second(&head.row_1, &head.dual.row_1)),
            (third, head.row_2.clone()),
            (need.bit(5), or_second(&head.row_2, &head.dual.row_2)),
            (head.writes.clone(), head.destination.clone()),
            (head.writes_high.clone(), or_second(&head.destination, &head.dual.destination)),
        ];
        let own = g.input("own");
        let hits: Vec<Wire> = entries
            .iter()
            .enumerate()
            .map(|(at, entry)| {
                let newest = entries.get(at + 1).map_or(g.constant(1, 1), |next| !&next.valid);
                let last = g.name(&format!("last_row_{at}"), &last_row(g, entry, mfma)).zero_extend(11);
                let upper = &entry.row + &vgprs;
                let inside = |row: &Wire, first: &Wire| !last.less(&(row - first));
                let hit = rows.iter().fold(g.zero(1), |any, (used, row)| {
                    any | used & (inside(row, &entry.row) | &entry.wave64 & inside(row, &upper))
                });
                &entry.valid & hit & !(&own & newest)
            })
            .collect();
        // Nearly always there is none: nothing need then be compared.
        let valid: Vec<Wire> = entries.iter().map(|entry| entry.valid.clone()).collect();
        g.output("waits", &vector_of(g, &valid).any().select(&vector_of(g, &hits).any(), &g.zero(1)));
    }
}

generator_block! {
    /// Whether the multiply at the head takes the D of the one before as its C: the same operation with the same rows, and nothing of C
    /// changed on the way (7.12.1). MFMA waits until C is written.
    pub struct MatrixSame(mfma: bool) {
        /// The operation at the head.
        in head: (QueuedOperation),
        /// The one before.
        in before: (QueuedOperation),
        /// It does, if the one before is under way.
        out same: (Bit),
        /// D of the operation at the head has 16 bits an element.
        out narrow: (Bit),
        /// Its pairs of registers, their logarithm, if it is MFMA.
        out pairs: (Bits<3>),
    }
    |g| {
        if mfma {
            let head = g.input_of::<QueuedOperation>("head");
            let function = MfmaFunctionWires::unpack(&head.function.slice(0, MfmaFunction::BITS as u32));
            let last = &function.last_pair;
            let pairs = (0..4).fold(g.zero(3), |pairs, bit| pairs + last.bit(bit).zero_extend(3));
            g.output("pairs", &pairs);
            g.output("narrow", &g.zero(1));
            g.output("same", &g.zero(1));
            return;
        }
        g.output("pairs", &g.zero(3));
        let [head, before] = ["head", "before"].map(|name| g.input_of::<QueuedOperation>(name));
        let function = MatrixFunctionWires::unpack(&head.function);
        let changes = head.matrix.neg.bit(2) | head.matrix.neg_hi.bit(2);
        let is_float = !(function.element.is_a(Element::I8) | function.element.is_a(Element::I4));
        let dense = head.need.bit(4) & head.row_2.equals(&before.destination) & !(changes & is_float);
        let sparse = head.destination.equals(&before.destination);
        let same = head.function.equals(&before.function) & !(head.wave64 ^ before.wave64) & !before.ignored;
        g.output("narrow", &function.narrow);
        g.output("same", &(same & function.sparse.select(&sparse, &dense)));
    }
}

hardware_block! {
    /// See the module's description, for `beats` beats; `mfma`: of MFMA; `dual`: dual instructions launch as one operation.
    pub struct MatrixReturns(beats: usize, mfma: bool, dual: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The operation at the head of the queue, with the rows of its step.
        pub head: Signal<In, QueuedOperation>,
        /// The operation as it is in the queue.
        pub queued: Signal<In, QueuedOperation>,
        /// Halves of the sources that VGPRs hold.
        pub need: Signal<In, Bits<6>>,
        /// Rows from the lower to the upper half of a wave64.
        pub vgprs: Signal<In, Bits<11>>,
        /// Nothing of the operation has launched yet.
        pub begins: Signal<In, Bit>,
        /// A beat of it launches.
        pub launch: Signal<In, Bit>,
        /// The results of two rows will be there in six clocks.
        pub announce: Signal<In, Bit>,
        /// What they are written to.
        pub returned: Signal<Out, PendingResult>,
        /// The operation waits for results.
        pub waits: Signal<Out, Bit>,
        /// Its C is the D of the multiply before.
        pub forwards: Signal<Out, Bit>,
        /// No multiply is under way.
        pub none: Signal<Out, Bit>,
        /// One more may begin.
        pub room: Signal<Out, Bit>,

        queue: UnderWayQueue = UnderWayQueue::new(mfma),
        entry: Vec<DFF<UnderWay>> = signals(under_way(mfma)),
        more_room: Vec<MatrixRoom> = (0..usize::from(mfma)).map(|_| MatrixRoom::new()).collect(),
        // Two rows of the oldest multiply that come next, and the beat.
        at: DFF<Bits<6>>,
        results: MatrixReturned = MatrixReturned::new(beats, mfma),
        ranges: MatrixRanges = MatrixRanges::new(mfma, dual),
        same: MatrixSame = MatrixSame::new(mfma),
        // The operation that launched last, if that was a multiply.
        before: DFF<QueuedOperation>,
        follows: DFF<Bit>,
        forwarding: DFF<Bit>,
        is_matrix: Signal<Local, Bit>,
    }
}

impl Logic for MatrixReturns {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, at, before, follows, forwarding);
        self.is_matrix.next = self.queued.val().unit == UnitName::Matrix;
        self.queue.leave.next = self.announce.val() & self.results.last.val();
        self.queue.enter.next = self.launch.val() & self.begins.val() & self.is_matrix.val();
        self.queue.entering.next.valid = true;
        self.queue.entering.next.wave = self.queued.val().wave;
        self.queue.entering.next.sequence = self.queued.val().sequence;
        self.queue.entering.next.row = self.queued.val().destination;
        self.queue.entering.next.wave64 = self.queued.val().wave64;
        self.queue.entering.next.narrow = self.same.narrow.val();
        self.queue.entering.next.ignored = self.queued.val().ignored;
        self.queue.entering.next.pairs = self.same.pairs.val();
        for i in 0..self.entry.len() {
            self.entry[i].clock.next = self.clock.val();
            self.entry[i].d.next = self.queue.after[i].val();
            self.queue.entry[i].next = self.entry[i].q.val();
            self.ranges.entry[i].next = self.entry[i].q.val();
        }
        self.none.next = !self.entry[0].q.val().valid;
        self.room.next = !self.entry[2].q.val().valid;
        for k in 0..self.more_room.len() {
            for i in 0..self.entry.len() {
                self.more_room[k].entry[i].next = self.entry[i].q.val();
            }
            self.room.next = self.more_room[k].room.val();
        }

        self.results.entry.next = self.entry[0].q.val();
        self.results.at.next = self.at.q.val();
        self.results.vgprs.next = self.vgprs.val();
        self.returned.next = self.results.returned.val();
        if self.announce.val() {
            self.at.d.next = self.at.q.val() + 1;
            if self.results.last.val() {
                self.at.d.next = 0.into();
            }
        }

        self.ranges.vgprs.next = self.vgprs.val();
        self.ranges.head.next = self.head.val();
        self.ranges.need.next = self.need.val();
        self.ranges.own.next = self.is_matrix.val() & !self.begins.val();
        self.waits.next = self.ranges.waits.val();

        self.same.head.next = self.queued.val();
        self.same.before.next = self.before.q.val();
        self.forwards.next = self.forwarding.q.val();
        if self.begins.val() {
            self.forwards.next =
                self.is_matrix.val() & self.follows.q.val() & self.entry[0].q.val().valid & self.same.same.val();
        }
        if self.launch.val() {
            self.forwarding.d.next = self.forwards.val();
            self.follows.d.next = self.is_matrix.val();
            if self.is_matrix.val() {
                self.before.d.next = self.queued.val();
            }
        }
    }
}
