//! What comes back of a formatted load: the record of each request knows the plan of its instruction, and its components are written
//! one after the other, each from the dword of the line that holds its channel.
//!
//! What answers a query of an image ([`FormatPlan::answers`]) is in the lanes that asked: its records look like zeros, a dword each.
//!
//! The element of a lane may lie in two lines. Then each record writes the components whose dwords it has, and both write the constants.

use crate::format::plan::{FormatPlan, FormatPlanWires};
use crate::format::unpack::UnpackChannel;
use crate::format::{Channel, ChannelWires, Numeric, Packing, place};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

record! {
    /// What is kept of a request.
    pub struct FormatRecord {
        /// What its instruction does.
        pub plan: FormatPlan,
        /// Dword of the element that the first one in the line is.
        pub step: Bits<2>,
        /// The lanes are out of bounds.
        pub zero: Bit,
    }
}

generator_block! {
    /// Plans of `depth` outstanding requests, by number of the record.
    pub struct FormatTable(depth: usize) clocked {
        /// A record is made.
        in write: (Bit),
        /// Its number.
        in number: (Bits<6>),
        /// What it says.
        in record: (FormatRecord),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// What that one says.
        out oldest_record: (FormatRecord),
        /// Ones for the components that it writes.
        out components: (Bits<4>),
    }
    |g| {
        let width = depth.trailing_zeros();
        let ram = g.ram("plans_ram", FormatRecord::BITS as u32, depth as u32);
        let record = g.input_of::<FormatRecord>("record").pack(g);
        g.ram_write(ram, &g.input("write"), &g.input("number").slice(0, width), &record, None);
        let oldest = g.ram_read_now(ram, "plan_oldest", &g.input("oldest").slice(0, width));
        let oldest = FormatRecordWires::unpack(&oldest);
        let components = g.constant(8, 0xf).shift_left(&oldest.plan.components).slice(4, 4);
        g.output_of("oldest_record", &oldest);
        g.output("components", &components);
    }
}

generator_block! {
    /// Where a component comes from and goes to.
    pub struct Component() {
        /// The record.
        in record: (FormatRecord),
        /// Number of the component.
        in number: (Bits<2>),
        /// Rows from that of the record to its VGPR.
        out away: (Bits<11>),
        /// Bytes of it.
        out bytes: (Bits<4>),
        /// A channel of the element; else a constant.
        out in_memory: (Bit),
        /// The channel.
        out channel: (Channel),
        /// Its dword, counted from the first one in the line, and beyond three if it is not there.
        out dword: (Bits<3>),
        /// The constant.
        out constant: (Bits<32>),
    }
    |g| {
        let FormatRecordWires { plan, step, zero } = g.input_of::<FormatRecord>("record");
        let FormatPlanWires { layout, numeric, select, packing, .. } = plan;
        let number = g.input("number");
        let selects: Vec<_> = (0..4).map(|at| select.slice(3 * at, 3)).collect();
        let own = g.choose(&number, &selects);
        let (dword, shift, width) = place(g, &layout, &own.slice(0, 2));
        let (halves, high) = (packing.is_a(Packing::Halves), packing.is_a(Packing::High));
        let half = &halves | &high;
        let upper = high | &halves & number.bit(0);
        let row = halves.select(&number.slice(1, 1).zero_extend(2), &number);
        g.output("away", &(row.zero_extend(11) - step.zero_extend(11)));
        let bytes = upper.select(&g.constant(4, 0b1100), &g.constant(4, 0b0011));
        g.output("bytes", &half.select(&bytes, &g.constant(4, 0xf)));
        g.output("in_memory", &own.msb());
        let from = dword.zero_extend(3) - step.zero_extend(3);
        g.output("dword", &from.when(&!&zero));
        // One is that of the registers, whatever the format is in memory.
        let is_integer = numeric.is_a(Numeric::Uint) | numeric.is_a(Numeric::Sint);
        let float = half.select(&g.constant(32, 0x3c00_3c00), &g.constant(32, 0x3f80_0000));
        let integer = half.select(&g.constant(32, 0x0001_0001), &g.constant(32, 1));
        // A channel that an image's format does not have is missing only where there is a texel.
        let one = (own.bit(0) | own.bit(1) & !zero) & !own.msb();
        g.output("constant", &is_integer.select(&integer, &float).when(&one));
        let present = own.msb();
        g.output_of("channel", &ChannelWires { present, dword, shift, width, numeric, half, high: upper });
    }
}

generator_block! {
    /// What a VGPR gets of an answer.
    pub struct AnswerDword() {
        /// The record.
        in record: (FormatRecord),
        /// The answer of the lane.
        in answer: (Bits<128>),
        /// The dword of the record.
        out dword: (Bits<32>),
        /// Bytes of it: the last half of an odd number is alone.
        out bytes: (Bits<4>),
    }
    |g| {
        let FormatRecordWires { plan, step, .. } = g.input_of::<FormatRecord>("record");
        let answer = g.input("answer");
        g.output("dword", &g.choose(&step, &[0, 1, 2, 3].map(|at| answer.slice(32 * at, 32))));
        let second = step.concat(&g.constant(1, 1)).less(&plan.components);
        let alone = plan.packing.is_a(Packing::Halves) & !second;
        g.output("bytes", &alone.select(&g.constant(4, 0b0011), &g.constant(4, 0xf)));
    }
}

hardware_block! {
    /// What is different in the returns. `lanes` physical lanes, `depth` records.
    pub struct FormatReturns(lanes: usize, depth: usize, images: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A record is made.
        pub push: Signal<In, Bit>,
        /// Its number.
        pub number: Signal<In, Bits<6>>,
        /// What it says.
        pub record: Signal<In, FormatRecord>,
        /// Number of the oldest record.
        pub oldest: Signal<In, Bits<6>>,
        /// It is of a formatted access.
        pub oldest_formatted: Signal<Out, Bit>,
        /// Components that it writes.
        pub oldest_components: Signal<Out, Bits<4>>,
        /// It becomes the one that is written.
        pub pops: Signal<In, Bit>,
        /// Number of the component that is written.
        pub component: Signal<In, Bits<2>>,
        /// Dwords that its lanes have in the line.
        pub window: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// The record is of a formatted access.
        pub active: Signal<Out, Bit>,
        /// It is an answer.
        pub answers: Signal<Out, Bit>,
        /// Answers of the lanes.
        pub answer: Vec<Signal<In, Bits<128>>> = signals(if images { lanes } else { 0 }),
        /// Rows from that of the record to the one written.
        pub away: Signal<Out, Bits<11>>,
        /// From the first dword of each lane in the line to the one of the component.
        pub dword_away: Signal<Out, Bits<4>>,
        /// That dword, its first byte lowest.
        pub dword: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// What is written.
        pub write_data: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Bytes by lane.
        pub write_bytes: Vec<Signal<Out, Bits<4>>> = signals(lanes),

        table: FormatTable = FormatTable::new(depth),
        source: Component = Component::new(),
        unpack: Vec<UnpackChannel> = (0..lanes).map(|_| UnpackChannel::new(false)).collect(),
        held: DFF<FormatRecord>,
        converts: Signal<Local, Bit>,
        dword_number: Signal<Local, Bits<2>>,
        answered: Vec<AnswerDword> = (0..if images { lanes } else { 0 }).map(|_| AnswerDword::new()).collect(),
    }
}

impl Logic for FormatReturns {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held);
        clock!(self, clock, table);
        self.table.write.next = self.push.val();
        self.table.number.next = self.number.val();
        self.table.record.next = self.record.val();
        self.table.oldest.next = self.oldest.val();
        self.oldest_formatted.next = self.table.oldest_record.val().plan.formatted;
        self.oldest_components.next = self.table.components.val();
        if self.pops.val() {
            self.held.d.next = self.table.oldest_record.val();
        }
        self.active.next = self.held.q.val().plan.formatted;
        self.answers.next = self.held.q.val().plan.answers;
        self.source.record.next = self.held.q.val();
        self.source.number.next = self.component.val();
        self.away.next = self.source.away.val();
        self.dword_number.next = self.source.dword.val().get_bits::<2>(0);
        self.dword_away.next = bit_cast::<4, 2>(self.dword_number.val());
        self.converts.next = self.held.q.val().plan.formatted & self.source.in_memory.val();
        for i in 0..self.unpack.len() {
            // Converters rest while other loads return.
            self.unpack[i].dword.next = 0.into();
            if self.converts.val() {
                self.unpack[i].dword.next = self.dword[i].val();
            }
            self.unpack[i].channel.next = self.source.channel.val();
            self.write_data[i].next = self.source.constant.val();
            self.write_bytes[i].next = 0.into();
            if self.source.in_memory.val() {
                self.write_data[i].next = self.unpack[i].value.val();
                if self.window[i].val().get_bit(self.dword_number.val().index()) & !self.source.dword.val().get_bit(2) {
                    self.write_bytes[i].next = self.source.bytes.val();
                }
            } else if self.window[i].val() != 0 {
                self.write_bytes[i].next = self.source.bytes.val();
            }
        }
        for i in 0..self.answered.len() {
            self.answered[i].record.next = self.held.q.val();
            self.answered[i].answer.next = self.answer[i].val();
            if self.held.q.val().plan.answers {
                self.write_data[i].next = self.answered[i].dword.val();
                self.write_bytes[i].next = 0.into();
                if self.window[i].val() != 0 {
                    self.write_bytes[i].next = self.answered[i].bytes.val();
                }
            }
        }
    }
}
