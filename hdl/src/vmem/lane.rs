//! The memory side of a lane: its address and data registers, and which of its dwords are still to be moved.
//!
//! Two sets of registers: the reader fills one while the sender works on the other.

use super::address::{LaneAddress, PartAddress, PartAddressWires, Refusal, Swizzle, SwizzleWires};
use crate::config::Units;
use crate::format::Channel;
use crate::format::pack::PackChannel;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Dwords that one part of an instruction moves at most.
pub const MAX_DWORDS: usize = 4;

generator_block! {
    /// What of a lane is to be moved. A step is the aligned dword that holds dword `d`, or its first bytes (steps 0 to 3),
    /// the aligned dword with its remaining bytes (4 to 7), or the zero that a load out of bounds gives (8 to 11).
    pub struct LaneSteps(units: Units) {
        /// The lane takes part.
        in active: (Bit),
        /// What the addresses of the lanes have in common.
        in shared: (PartAddress),
        /// Dwords within the buffer.
        in in_bounds: (Bits<4>),
        /// Byte offset in the aligned dword.
        in misaligned: (Bits<2>),
        /// One bit a step.
        out steps: (Bits<12>),
    }
    |g| {
        let [active, in_bounds] = ["active", "in_bounds"].map(|name| g.input(name));
        let PartAddressWires { wanted, element, whole_bytes: whole, returns, formatted, .. } =
            g.input_of::<PartAddress>("shared");
        let is_atomic = whole.any();
        let moved = (&wanted & &in_bounds).when(&active);
        let first = is_atomic.select(&moved.bit(0).zero_extend(4), &moved);
        let end = g.input("misaligned").zero_extend(4) + element.zero_extend(4);
        let crosses = g.constant(4, 4).less(&end);
        let zeros = (wanted & !in_bounds).when(&(active & returns));
        // A formatted element has one, for all components.
        let zeros = if units.typed_buffers { zeros.slice(1, 3).when(&!formatted).concat(&zeros.bit(0)) } else { zeros };
        g.output("steps", &g.concat(&[&zeros, &first.when(&(crosses & !is_atomic)), &first]));
    }
}

/// Dwords from that of a lane's address to the one of `step`, 46 bits, in a swizzled buffer. `first`: dword of the offset that is swizzled in 16
/// bytes; `wraps`: it begins again at zero behind these.
fn swizzled_distance(g: &Builder, shape: &SwizzleWires, step: &Wire, first: &Wire, wraps: &Wire) -> Wire {
    let SwizzleWires { element, index_stride, cut, .. } = shape;
    let (own, rest) = (step.slice(0, 2).zero_extend(3), step.bit(2).zero_extend(3));
    let number = &own + rest.when(cut);
    // Dwords of an element, and where in its first element the access begins.
    let within = g.lookup(element, &[(2, g.constant(3, 1)), (3, g.constant(3, 3))], &g.zero(3));
    let begins = first.zero_extend(3) & &within;
    let dword = &begins + &number;
    let elements = (&dword & !&within).zero_extend(9).shift_left(index_stride).concat(&(&dword & &within));
    let near = elements - begins.zero_extend(12) + rest.when(&!cut).zero_extend(12);
    // Where the offset begins again, 2^32 times the index stride is taken off: 2^33 dwords or a multiple.
    let again = (first.zero_extend(3) + number).bit(2) & wraps;
    let far = g.constant(13, 0x1fff).shift_left(index_stride).when(&again);
    far.concat(&near.zero_extend(33))
}

generator_block! {
    /// Where the dword of a step lies, and the bytes that a store writes there.
    pub struct LaneStep(units: Units) {
        /// Address of the first dword.
        in address: (Bits<48>),
        /// It lies in scratch.
        in in_scratch: (Bit),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// How dwords lie in a swizzled buffer.
        in swizzle: (Swizzle),
        /// Dword of the offset that is swizzled in 16 bytes.
        in first: (Bits<2>),
        /// It begins again at zero behind these.
        in wraps: (Bit),
        /// The step.
        in step: (Bits<4>),
        /// Bytes of an element: 1, 2 or 4.
        in element: (Bits<3>),
        /// The upper half of the VGPR is stored.
        in high: (Bit),
        /// Data of the four dwords.
        in data: [Bits<32>; MAX_DWORDS],
        /// Steps to do.
        in steps: (Bits<12>),
        /// A load: the steps behind this one are done with it, as far as they are whole dwords of the same line.
        in loads: (Bit),
        /// A store: the same where the address is a multiple of 16.
        in stores: (Bit),
        /// The steps that are done together: this one, if the lane has it to do, and those behind it.
        out window: (Bits<4>),
        /// Steps to do after them.
        out after: (Bits<12>),
        /// There are none.
        out ends: (Bit),
        /// A later step of the lane may lie in the same line.
        out lingers: (Bit),
        /// Line number.
        out line: (Bits<42>),
        /// Dword in the line.
        out word: (Bits<4>),
        /// What is written, by the lowest two bits of the dword's number.
        out placed: (Bits<128>),
        /// Bytes of each dword.
        out bytes: (Bits<4>),
    }
    |g| {
        let [address, step, element] = ["address", "step", "element"].map(|name| g.input(name));
        let number = step.slice(0, 2).zero_extend(3) + step.bit(2).zero_extend(3);
        let apart = g.input("wave64").select(
            &number.concat(&g.zero(6)).zero_extend(46),
            &number.concat(&g.zero(5)).zero_extend(46),
        );
        let mut apart = g.input("in_scratch").select(&apart, &number.zero_extend(46));
        let mut swizzled = g.zero(1);
        if units.buffers {
            let shape = g.input_of::<Swizzle>("swizzle");
            let distance = swizzled_distance(g, &shape, &step, &g.input("first"), &g.input("wraps"));
            apart = shape.enabled.select(&distance, &apart);
            swizzled = shape.enabled;
        }
        let dword = g.name("dword_address", &(address.slice(2, 46) + apart));
        g.output("line", &dword.slice(4, 42));
        let word = dword.slice(0, 4);
        g.output("word", &word);
        let misaligned = address.slice(0, 2);
        let steps = g.input("steps");
        let from_here = g.name("steps_from_here", &steps.slice_at(&step, 4));
        let room = g.concat(&[&word.less(&g.constant(4, 13)), &word.less(&g.constant(4, 14)), &!word.all()]);
        let [loads, stores] = ["loads", "stores"].map(|name| g.input(name));
        let aligned = loads | &stores & address.slice(2, 2).none() & element.bit(2);
        let whole = g.name("whole_dwords", &(aligned & misaligned.none() & !g.input("in_scratch") & !swizzled));
        let behind = (from_here.slice(1, 3) & &room).when(&whole);
        let window = g.name("window_of_lane", &behind.concat(&from_here.bit(0)));
        g.output("window", &window);
        g.output("after", &(&steps & !window.zero_extend(12).shift_left(&step)));
        // Which of the steps behind this one are in its line is known last.
        let elsewhere = steps & !g.constant(12, 0xf).shift_left(&step);
        let left_behind = from_here.slice(1, 3) & !(&room & whole.repeat(3));
        g.output("ends", &!(elsewhere.any() | left_behind.any()));
        g.output("lingers", &stores.select(&!&whole, &misaligned.any()));
        let data = g.inputs("data", MAX_DWORDS);
        let own = g.choose(&step.slice(0, 2), &data);
        let own = g.input("high").select(&own.slice(16, 16).zero_extend(32), &own);
        let shifted = own.concat(&own).shift_left(&misaligned.concat(&g.zero(3)));
        let shifted = shifted.slice(32, 32);
        let places: Vec<Wire> = data.iter().rev().map(|own| whole.select(own, &shifted)).collect();
        g.output("placed", &g.concat(&places.iter().collect::<Vec<_>>()));
        let mask = element.bit(2).select(&g.constant(8, 0xf), &element.bit(1).concat(&g.constant(1, 1)).zero_extend(8));
        let mask = mask.shift_left(&misaligned);
        g.output("bytes", &step.bit(2).select(&mask.slice(4, 4), &mask.slice(0, 4)));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct MemoryLane(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A VGPR of the lane.
        pub vgpr: Signal<In, Bits<32>>,
        /// Both address registers become zero.
        pub clear: Signal<In, Bit>,
        /// The VGPR is the first of the address.
        pub load_low: Signal<In, Bit>,
        /// The VGPR is the second of the address.
        pub load_high: Signal<In, Bit>,
        /// The VGPR is a dword of store data.
        pub load_data: Vec<Signal<In, Bit>> = signals(MAX_DWORDS),
        /// It holds a channel that goes into that dword.
        pub converts: Vec<Signal<In, Bit>> = signals(usize::from(units.typed_buffers)),
        /// Which.
        pub channel: Vec<Signal<In, Channel>> = signals(usize::from(units.typed_buffers)),
        /// The lane gets the place of its texel, and the answer to its query.
        pub located: Vec<Signal<In, Bit>> = signals(usize::from(units.images)),
        /// That place, for both address registers.
        pub location: Vec<Signal<In, Bits<64>>> = signals(usize::from(units.images)),
        /// That answer, for the data.
        pub answer: Vec<Signal<In, Bits<128>>> = signals(usize::from(units.images)),
        /// The lane asks.
        pub asks: Vec<Signal<In, Bit>> = signals(usize::from(units.images)),
        /// Data of the part in the reader.
        pub prepared: Vec<Signal<Out, Bits<128>>> = signals(usize::from(units.images)),
        /// Number of the lane in its wave.
        pub lane: Signal<In, Bits<6>>,
        /// What the addresses of the lanes have in common.
        pub shared: Signal<In, PartAddress>,
        /// The lane takes part.
        pub active: Signal<In, Bit>,
        /// The lane is refused; no inactive one is.
        pub refusal: Signal<Out, Refusal>,
        /// Some of its access is out of the bounds of a buffer.
        pub outside: Vec<Signal<Out, Bit>> = signals(units.buffer_flags()),

        /// The sender takes over what the reader has prepared.
        pub take: Signal<In, Bit>,
        /// Of the instruction in the sender: the wave has 64 lanes.
        pub sent_wave64: Signal<In, Bit>,
        /// How dwords lie in a swizzled buffer.
        pub sent_swizzle: Signal<In, Swizzle>,
        /// Bytes of an element.
        pub sent_element: Signal<In, Bits<3>>,
        /// The upper half of a VGPR is stored.
        pub sent_high: Signal<In, Bit>,
        /// It loads.
        pub sent_loads: Signal<In, Bit>,
        /// It stores.
        pub sent_stores: Signal<In, Bit>,
        /// Step.
        pub step: Signal<In, Bits<4>>,
        /// It is done for this lane.
        pub served: Signal<In, Bit>,
        /// Steps that are done together, from `step` on.
        pub window: Signal<Out, Bits<4>>,
        /// A later step of the lane may lie in the same line.
        pub lingers: Signal<Out, Bit>,
        /// Steps to do.
        pub steps: Signal<Out, Bits<12>>,
        /// There are none,
        pub rests: Signal<Out, Bit>,
        /// or none behind this one.
        pub ends: Signal<Out, Bit>,
        /// Line of the step.
        pub line: Signal<Out, Bits<42>>,
        /// Dword in the line.
        pub word: Signal<Out, Bits<4>>,
        /// Byte offset of the lane's data in its aligned dword.
        pub misaligned: Signal<Out, Bits<2>>,
        /// The dwords to write.
        pub placed: Signal<Out, Bits<128>>,
        /// Its bytes.
        pub bytes: Signal<Out, Bits<4>>,
        /// Data of all dwords.
        pub data: Signal<Out, Bits<128>>,

        low: DFF<Bits<32>>,
        high: DFF<Bits<32>>,
        words: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        sent_words: Vec<DFF<Bits<32>>> = signals(MAX_DWORDS),
        sent_address: DFF<Bits<48>>,
        sent_in_scratch: DFF<Bit>,
        sent_first: DFF<Bits<2>>,
        sent_wraps: DFF<Bit>,
        pack: Vec<PackChannel> = (0..usize::from(units.typed_buffers)).map(|_| PackChannel::new(false)).collect(),
        left: DFF<Bits<12>>,
        address: LaneAddress = LaneAddress::new(units),
        choice: LaneSteps = LaneSteps::new(units),
        place: LaneStep = LaneStep::new(units),
        refused: Signal<Local, Refusal>,
        goes_on: Vec<Constant<Bit>> = (0..usize::from(units.traps)).map(|_| Constant::new(true)).collect(),
    }
}

impl Logic for MemoryLane {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, low, high, sent_address, sent_in_scratch, sent_first, sent_wraps, left);

        // The reader's side.
        if self.clear.val() {
            self.low.d.next = 0.into();
            self.high.d.next = 0.into();
        }
        if self.load_low.val() {
            self.low.d.next = self.vgpr.val();
        }
        if self.load_high.val() {
            self.high.d.next = self.vgpr.val();
        }
        for i in 0..self.words.len() {
            self.words[i].clock.next = self.clock.val();
            self.words[i].d.next = self.words[i].q.val();
            if self.load_data[i].val() {
                self.words[i].d.next = self.vgpr.val();
            }
        }
        for k in 0..self.pack.len() {
            self.pack[k].value.next = 0.into();
            if self.converts[k].val() {
                self.pack[k].value.next = self.vgpr.val();
            }
            self.pack[k].channel.next = self.channel[k].val();
            for i in 0..self.words.len() {
                if self.load_data[i].val() & self.converts[k].val() {
                    self.words[i].d.next = self.pack[k].placed.val();
                    if !self.pack[k].begins.val() {
                        self.words[i].d.next = self.words[i].q.val() | self.pack[k].placed.val();
                    }
                }
            }
        }
        for k in 0..self.located.len() {
            self.prepared[k].next = (bit_cast::<128, 32>(self.words[3].q.val()) << 96)
                | (bit_cast::<128, 32>(self.words[2].q.val()) << 64)
                | (bit_cast::<128, 32>(self.words[1].q.val()) << 32)
                | bit_cast::<128, 32>(self.words[0].q.val());
            if self.located[k].val() {
                self.low.d.next = self.location[k].val().get_bits::<32>(0);
                self.high.d.next = self.location[k].val().get_bits::<32>(32);
                if self.asks[k].val() {
                    self.words[0].d.next = self.answer[k].val().get_bits::<32>(0);
                    self.words[1].d.next = self.answer[k].val().get_bits::<32>(32);
                    self.words[2].d.next = self.answer[k].val().get_bits::<32>(64);
                    self.words[3].d.next = self.answer[k].val().get_bits::<32>(96);
                }
            }
        }
        self.address.low.next = self.low.q.val();
        self.address.high.next = self.high.q.val();
        self.address.lane.next = self.lane.val();
        self.address.shared.next = self.shared.val();
        self.refused.next = Refusal::None;
        if self.active.val() {
            self.refused.next = self.address.refusal.val();
        }
        self.refusal.next = self.refused.val();
        for k in 0..self.outside.len() {
            self.outside[k].next = self.active.val() & self.address.outside[k].val();
        }
        self.choice.active.next =
            self.active.val() & (self.refused.val() == Refusal::None) & !self.address.in_lds.val();
        self.choice.shared.next = self.shared.val();
        self.choice.in_bounds.next = self.address.in_bounds.val();
        // Where a trap handler may take it, a load reads zero, and nothing else is done (11.3).
        for k in 0..self.goes_on.len() {
            self.choice.active.next = self.active.val() & !self.address.in_lds.val();
            if self.goes_on[k].val() & (self.refused.val() != Refusal::None) {
                self.choice.in_bounds.next = 0.into();
            }
        }
        self.choice.misaligned.next = self.address.address.val().get_bits::<2>(0);

        // The sender's side.
        self.place.address.next = self.sent_address.q.val();
        self.place.in_scratch.next = self.sent_in_scratch.q.val();
        self.place.wave64.next = self.sent_wave64.val();
        self.place.swizzle.next = self.sent_swizzle.val();
        self.place.first.next = self.sent_first.q.val();
        self.place.wraps.next = self.sent_wraps.q.val();
        self.place.step.next = self.step.val();
        self.place.element.next = self.sent_element.val();
        self.place.high.next = self.sent_high.val();
        self.place.steps.next = self.left.q.val();
        self.place.loads.next = self.sent_loads.val();
        self.place.stores.next = self.sent_stores.val();
        self.window.next = self.place.window.val();
        self.lingers.next = self.place.lingers.val();
        self.line.next = self.place.line.val();
        self.word.next = self.place.word.val();
        self.misaligned.next = self.sent_address.q.val().get_bits::<2>(0);
        self.placed.next = self.place.placed.val();
        self.bytes.next = self.place.bytes.val();
        self.steps.next = self.left.q.val();
        self.rests.next = self.left.q.val() == 0;
        self.ends.next = self.place.ends.val();
        if self.served.val() {
            self.left.d.next = self.place.after.val();
        }
        for i in 0..self.sent_words.len() {
            self.sent_words[i].clock.next = self.clock.val();
            self.sent_words[i].d.next = self.sent_words[i].q.val();
            if self.take.val() {
                self.sent_words[i].d.next = self.words[i].q.val();
            }
            self.place.data[i].next = self.sent_words[i].q.val();
        }
        self.data.next = (bit_cast::<128, 32>(self.sent_words[3].q.val()) << 96)
            | (bit_cast::<128, 32>(self.sent_words[2].q.val()) << 64)
            | (bit_cast::<128, 32>(self.sent_words[1].q.val()) << 32)
            | bit_cast::<128, 32>(self.sent_words[0].q.val());
        if self.take.val() {
            self.sent_address.d.next = self.address.address.val();
            self.sent_in_scratch.d.next = self.address.in_scratch.val();
            self.sent_first.d.next = self.address.first.val();
            self.sent_wraps.d.next = self.address.wraps.val();
            self.left.d.next = self.choice.steps.val();
        }
    }
}
