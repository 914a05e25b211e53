//! Loads to LDS of CDNA4: BUFFER_LOAD with its LDS bit, GLOBAL_LOAD_LDS and SCRATCH_LOAD_LDS. The lanes lie behind each other from M0 and the offset of the
//! instruction on, a dword or more each, lanes outside EXEC too. What such a load brings passes by the VGPRs: [`MemoryReturns`](super::returns::MemoryReturns) hands
//! each row of lanes to the banks of LDS, between the accesses of [`LdsUnit`](crate::lds::unit::LdsUnit), and the load is finished when all its lanes have been served.
//!
//! Four dwords a lane are gathered ([`LoadGather`](super::gathered::LoadGather)): a beat of 16 lanes fills all 64 banks, in one clock for its four lines. That needs
//! whole lanes and four banks side by side; else rows leave one by one.
//!
//! It costs a RAM of a record a request, an adder and a comparator a lane.

use super::operations::{MemoryAccess, MemoryAccessWires, Space};
use crate::hardware_block;
use crate::lds::crossbar::{LdsRequest, LdsRequestWires};
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Bits of a byte address in a share, negative ones too.
const REACH: u32 = 20;

record! {
    /// What of LDS belongs to the work-group of a wave.
    pub struct Share {
        /// First byte.
        pub base: Bits<18>,
        /// Bytes.
        pub size: Bits<18>,
    }
}

record! {
    /// Where a load to LDS puts what a part of it brings.
    pub struct SharedLoad {
        /// It is one.
        pub here: Bit,
        /// The byte in the share that belongs to lane 0 of the beat, in two's complement.
        pub first: Bits<20>,
        /// The share.
        pub share: Share,
        /// Dwords of a lane.
        pub dwords: Bits<3>,
    }
}

generator_block! {
    /// Where a part of a load goes. `lanes`: lanes of a beat.
    pub struct SharedLoadPart(lanes: usize) {
        /// The instruction.
        in access: (MemoryAccess),
        /// M0.
        in m0: (Bits<32>),
        /// The share of its wave.
        in share: (Share),
        /// The lanes are those of the second half of the wave.
        in half: (Bit),
        /// Beat.
        in beat: (Bits<3>),
        /// Where it goes.
        out load: (SharedLoad),
    }
    |g| {
        let MemoryAccessWires { space, offset, control, shared, .. } = g.input_of::<MemoryAccess>("access");
        // Beside OFFSET a buffer has a constant, which counts in memory alone.
        let offset = space.is_a(Space::Buffer).select(&offset.slice(0, 12).zero_extend(REACH), &offset.slice(0, REACH));
        let beats = (32 / lanes).ilog2();
        let lane = g.input("half").concat(&g.input("beat").slice(0, beats)).concat(&g.zero(lanes.ilog2()));
        // One, three or four dwords a lane.
        let dwords = control.dwords;
        let by = |at: u32| lane.concat(&g.zero(2 + at)).zero_extend(REACH).when(&dwords.bit(at));
        let lanes_before = by(0) + by(1) + by(2);
        let first = g.input("m0").slice(0, 18).zero_extend(REACH) + offset + lanes_before;
        g.output_of("load", &SharedLoadWires { here: shared, first, share: g.input_of::<Share>("share"), dwords });
    }
}

generator_block! {
    /// Where loads go, by number of the request.
    pub struct SharedLoadTable(depth: usize) clocked {
        /// A record is made.
        in write: (Bit),
        /// Its number.
        in number: (Bits<6>),
        /// Where it goes.
        in load: (SharedLoad),
        /// The dword of a lane with which the record begins.
        in step: (Bits<2>),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// Where it goes.
        out oldest_load: (SharedLoad),
        /// Its first dword.
        out oldest_step: (Bits<2>),
    }
    |g| {
        let (width, bits) = (depth.trailing_zeros(), SharedLoad::BITS as u32);
        let ram = g.ram("shared_loads", bits + 2, depth as u32);
        let load = g.input_of::<SharedLoad>("load").pack(g);
        let value = g.input("step").concat(&load);
        g.ram_write(ram, &g.input("write"), &g.input("number").slice(0, width), &value, None);
        let oldest = g.ram_read_now(ram, "shared_load", &g.input("oldest").slice(0, width));
        g.output_of("oldest_load", &SharedLoadWires::unpack(&oldest.slice(0, bits)));
        g.output("oldest_step", &oldest.slice(bits, 2));
    }
}

generator_block! {
    /// The lanes that still have to be served of a row, and what they store.
    pub struct SharedLoadLanes(lanes: usize) {
        /// There is a row.
        in active: (Bit),
        /// Where it goes.
        in load: (SharedLoad),
        /// Its dword of each lane.
        in dword_number: (Bits<3>),
        /// It is not a row, but what was gathered.
        in in_fours: (Bit),
        /// The dwords.
        in dword: [Bits<32>; lanes],
        /// What was gathered: four dwords a lane.
        in four: [Bits<128>; lanes],
        /// Bytes of them.
        in bytes: [Bits<4>; lanes],
        /// Some lanes have been served before:
        in begun: (Bit),
        /// these are left.
        in pending: [Bit; lanes],
        /// The banks work for this load.
        in granted: (Bit),
        /// And serve the lane.
        in served: [Bit; lanes],
        /// The lane wants to store.
        out valid: [Bit; lanes],
        /// Some lane does.
        out want: (Bit),
        /// What it stores.
        out request: [LdsRequest; lanes],
        /// Of four dwords, those behind the first.
        out upper: [Bits<96>; lanes],
        /// The lane is left afterwards.
        out left: [Bit; lanes],
        /// None is: the row is done.
        out done: (Bit),
    }
    |g| {
        let in_fours = g.input("in_fours");
        let active = g.input("active");
        let four = g.inputs("four", lanes);
        let SharedLoadWires { first, share, dwords, .. } = g.input_of::<SharedLoad>("load");
        let row = &first + g.input("dword_number").concat(&g.zero(2)).zero_extend(REACH);
        let (data, bytes) = (g.inputs("dword", lanes), g.inputs("bytes", lanes));
        let size = share.size.zero_extend(REACH);
        let stride = |at: u128| {
            let by = |bit: u32| g.constant(REACH, at << (2 + bit)).when(&dwords.bit(bit));
            by(0) + by(1) + by(2)
        };
        let mut wants = vec![];
        let mut requests = vec![];
        for lane in 0..lanes {
            let at = &row + stride(lane as u128);
            wants.push(at.less(&size) & bytes[lane].any());
            let word = at.slice(2, 16) + share.base.slice(2, 16);
            requests.push(LdsRequestWires {
                bank: word.slice(0, 5),
                row: word.slice(5, 11),
                data: in_fours.select(&four[lane].slice(0, 32), &data[lane]),
                bytes: bytes[lane].clone(),
            });
            g.output(&format!("upper_{lane}"), &four[lane].slice(32, 96));
        }
        let pending = vector_of(g, &g.inputs("pending", lanes));
        let wanted = g.input("begun").select(&pending, &vector_of(g, &wants)).when(&active);
        let served = vector_of(g, &g.inputs("served", lanes)).when(&g.input("granted"));
        let left = g.name("left_lanes", &(&wanted & !served));
        g.outputs("valid", &bits_of(&wanted));
        g.output("want", &wanted.any());
        for (lane, request) in requests.iter().enumerate() {
            g.output_of(&format!("request_{lane}"), request);
        }
        g.outputs("left", &bits_of(&left));
        g.output("done", &(active & left.none()));
    }
}

generator_block! {
    /// Whether a record's lanes are gathered.
    pub struct SharedLoadFours() {
        /// Where it goes.
        in load: (SharedLoad),
        /// The dword of a lane with which it begins.
        in step: (Bits<2>),
        /// They have four dwords each.
        in fits: (Bit),
        /// They are, since these lie in four banks side by side and in the share together.
        out in_fours: (Bit),
    }
    |g| {
        let SharedLoadWires { first, share, dwords, .. } = g.input_of::<SharedLoad>("load");
        let aligned = [first, share.base, share.size].map(|bytes| bytes.slice(0, 4).none());
        let [first, base, size] = aligned;
        g.output("in_fours", &(dwords.is(4) & g.input("step").none() & first & base & size & g.input("fits")));
    }
}

hardware_block! {
    /// Stores the rows of loads to LDS. `depth` records.
    pub struct SharedLoads(lanes: usize, depth: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A record is made.
        pub push: Signal<In, Bit>,
        /// Its number.
        pub number: Signal<In, Bits<6>>,
        /// Where it goes.
        pub load: Signal<In, SharedLoad>,
        /// Dword of the lanes where it begins.
        pub step: Signal<In, Bits<2>>,
        /// Number of the oldest record.
        pub oldest: Signal<In, Bits<6>>,
        /// It is taken.
        pub pops: Signal<In, Bit>,
        /// The record that was taken is here.
        pub here: Signal<In, Bit>,
        /// It is the last one of its instruction.
        pub last: Signal<In, Bit>,
        /// It has a row now.
        pub goes: Signal<In, Bit>,
        /// Which.
        pub row: Signal<In, Bits<2>>,
        /// By lane.
        pub dword: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// Bytes of it.
        pub bytes: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// The record's lanes get four dwords each.
        pub fits: Signal<In, Bit>,
        /// They are gathered.
        pub joins: Signal<Out, Bit>,
        /// What was gathered before is stored.
        pub clears: Signal<Out, Bit>,
        /// The lane is gathered.
        pub gathered_lane: Vec<Signal<In, Bit>> = signals(lanes),
        /// Its dwords.
        pub four: Vec<Signal<In, Bits<128>>> = signals(lanes),
        /// It goes to LDS.
        pub active: Signal<Out, Bit>,
        /// Of the row the last lane is served in this cycle, or all rows of the record are gathered.
        pub done: Signal<Out, Bit>,
        /// All rows are.
        pub whole: Signal<Out, Bit>,
        /// What was gathered of the instruction is stored.
        pub stored: Signal<Out, Bit>,

        /// Some lane wants to store.
        pub want: Signal<Out, Bit>,
        /// This one.
        pub valid: Vec<Signal<Out, Bit>> = signals(lanes),
        /// What.
        pub request: Vec<Signal<Out, LdsRequest>> = signals(lanes),
        /// Four dwords a lane,
        pub in_fours: Signal<Out, Bit>,
        /// of which these are behind the first.
        pub upper: Vec<Signal<Out, Bits<96>>> = signals(lanes),
        /// The banks work for it.
        pub granted: Signal<In, Bit>,
        /// And serve the lane.
        pub served: Vec<Signal<In, Bit>> = signals(lanes),

        table: SharedLoadTable = SharedLoadTable::new(depth),
        lanes: SharedLoadLanes = SharedLoadLanes::new(lanes),
        fours: SharedLoadFours = SharedLoadFours::new(),
        held: DFF<SharedLoad>,
        held_step: DFF<Bits<2>>,
        begun: DFF<Bit>,
        pending: Vec<DFF<Bit>> = signals(lanes),
        // Lanes are gathered, and where they go.
        gathered: DFF<Bit>,
        gathered_load: DFF<SharedLoad>,
        // The record here is among them.
        joined: DFF<Bit>,

        same_beat: Signal<Local, Bit>,
        row_here: Signal<Local, Bit>,
        stores_beat: Signal<Local, Bit>,
        beat_stored: Signal<Local, Bit>,
        gathers: Signal<Local, Bit>,
    }
}

impl Logic for SharedLoads {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held, held_step, begun, gathered, gathered_load, joined);
        clock!(self, clock, table);
        self.table.write.next = self.push.val();
        self.table.number.next = self.number.val();
        self.table.load.next = self.load.val();
        self.table.step.next = self.step.val();
        self.table.oldest.next = self.oldest.val();
        if self.pops.val() {
            self.held.d.next = self.table.oldest_load.val();
            self.held_step.d.next = self.table.oldest_step.val();
        }
        self.active.next = self.held.q.val().here;
        self.fours.load.next = self.held.q.val();
        self.fours.step.next = self.held_step.q.val();
        self.fours.fits.next = self.fits.val();

        // What is gathered is stored before a record of another beat, one whose rows leave by themselves, and the end of the instruction.
        self.row_here.next = self.goes.val() & self.held.q.val().here & !self.joined.q.val();
        self.same_beat.next = self.gathered_load.q.val().first == self.held.q.val().first;
        self.stores_beat.next = self.gathered.q.val()
            & ((self.row_here.val() & !(self.fours.in_fours.val() & self.same_beat.val()))
                | (self.here.val() & self.held.q.val().here & self.last.val() & !self.row_here.val()));
        self.beat_stored.next = self.stores_beat.val() & self.lanes.done.val();
        self.gathers.next = self.row_here.val()
            & self.fours.in_fours.val()
            & (!self.gathered.q.val() | self.same_beat.val() | self.beat_stored.val());
        self.joins.next = self.gathers.val();
        self.clears.next = self.beat_stored.val();
        self.stored.next = !self.gathered.q.val() | self.beat_stored.val();
        self.whole.next = self.row_here.val() & self.fours.in_fours.val() | self.joined.q.val();
        self.done.next = (self.gathers.val() & !self.last.val())
            | (self.joined.q.val() & self.beat_stored.val())
            | (self.row_here.val() & !self.fours.in_fours.val() & !self.gathered.q.val() & self.lanes.done.val());
        if self.beat_stored.val() {
            self.gathered.d.next = false;
            self.joined.d.next = false;
        }
        if self.gathers.val() {
            self.gathered.d.next = true;
            self.gathered_load.d.next = self.held.q.val();
            self.joined.d.next = self.last.val();
        }

        self.in_fours.next = self.stores_beat.val();
        self.lanes.in_fours.next = self.stores_beat.val();
        self.lanes.active.next =
            self.stores_beat.val() | (self.row_here.val() & !self.fours.in_fours.val() & !self.gathered.q.val());
        self.lanes.load.next = self.held.q.val();
        self.lanes.dword_number.next = bit_cast::<3, 2>(self.held_step.q.val()) + bit_cast::<3, 2>(self.row.val());
        if self.stores_beat.val() {
            self.lanes.load.next = self.gathered_load.q.val();
            self.lanes.dword_number.next = 0.into();
        }
        self.lanes.begun.next = self.begun.q.val();
        self.lanes.granted.next = self.granted.val();
        self.want.next = self.lanes.want.val();
        if self.lanes.active.val() {
            self.begun.d.next = !self.lanes.done.val();
        }
        for i in 0..self.pending.len() {
            self.lanes.four[i].next = self.four[i].val();
            self.pending[i].clock.next = self.clock.val();
            self.pending[i].d.next = self.lanes.left[i].val();
            self.lanes.pending[i].next = self.pending[i].q.val();
            self.lanes.dword[i].next = self.dword[i].val();
            self.lanes.bytes[i].next = self.bytes[i].val();
            if self.stores_beat.val() {
                self.lanes.bytes[i].next = 0.into();
                if self.gathered_lane[i].val() {
                    self.lanes.bytes[i].next = 15.into();
                }
            }
            self.lanes.served[i].next = self.served[i].val();
            self.valid[i].next = self.lanes.valid[i].val();
            self.request[i].next = self.lanes.request[i].val();
            self.upper[i].next = self.lanes.upper[i].val();
        }
    }
}
