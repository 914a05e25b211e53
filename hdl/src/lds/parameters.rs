//! Parameters of pixels in LDS: where those of a lane's primitive are, and what is made of them.
//!
//! RDNA4 loads them (DS_PARAM_LOAD, 12.2): the lanes of a quad get P0, P10, P20 and zero, and the vector ALU interpolates. DS_DIRECT_LOAD (12.4)
//! loads one element for every lane. Sea Islands interpolates here (SQ_VINTRP; model decisions "M0 and LDS of pixel waves", "V_INTERP"):
//!
//! ```text
//!   load      the lane's one or two parameters, as any load; all lanes at once
//!   multiply  one lane after another: a parameter and the weight, four clocks in the float unit
//!   add       the other parameter, or what was in VDST, four clocks more
//! ```

use super::instruction::{LdsOperation, LdsOperationWires};
use super::operations::{AddressSource, ElementFormatWires, LdsControlWires, Size};
use crate::arith::float::control::{CONTROL_WIDTH, Function, MODE, control_word};
use crate::arith::float::functions;
use crate::arith::float::{FloatUnit, STAGES};
use crate::config::{InstructionSet, Units};
use crate::hardware_block;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Primitives that may begin behind the first quad of a wave.
const BEGINNINGS: u32 = 15;

/// Ones of a word, 5 bits.
fn ones(g: &Builder, word: &Wire) -> Wire {
    (0..word.width()).fold(g.zero(5), |sum, at| sum + word.bit(at).zero_extend(5))
}

generator_block! {
    /// Where an attribute's channel is for each lane: behind M0 there are, for each attribute and each primitive of the wave, P0, P10 and P20
    /// of four channels. On Sea Islands it is P0 for every lane; on RDNA4 lane n of a quad has the n-th of the three, the last lane none.
    pub struct LdsParameters(lanes: usize, set: InstructionSet) {
        /// M0\[15:0\]: the first byte.
        in m0: (Bits<16>),
        /// M0\[30:16\]: with quad n + 1 another primitive begins.
        in beginnings: (Bits<15>),
        /// Attribute, and channel as the lowest two bits.
        in attribute: (Bits<8>),
        /// Number of the lane in its wave.
        in number: [Bits<6>; lanes],
        /// RDNA4: every lane loads from M0's dword.
        in direct: [Bit; usize::from(set == InstructionSet::Rdna4)],
        /// Byte address of its parameter; of none one beyond every share, from where a load gets zero.
        out address: [Bits<32>; lanes],
    }
    |g| {
        let (beginnings, attribute) = (g.input("beginnings"), g.input("attribute"));
        let primitives = ones(g, &beginnings).plus(1);
        let before = attribute.slice(2, 6) * &primitives;
        let first = g.input("m0").zero_extend(32) + attribute.slice(0, 2).concat(&g.zero(2)).zero_extend(32);
        let address: Vec<Wire> = g.inputs("number", lanes).iter().map(|number| {
            let from = g.constant(BEGINNINGS, (1 << BEGINNINGS) - 1).shift_left(&number.slice(2, 4));
            let index = ones(g, &(&beginnings & !from));
            // 48 bytes each.
            let places = before.zero_extend(32) + index.zero_extend(32);
            let scaled = |by: u128| places.shift_left(&g.constant(3, by));
            let first_of_primitive = &first + scaled(5) + scaled(4);
            match set {
                InstructionSet::SeaIslands | InstructionSet::Cdna4 => first_of_primitive,
                InstructionSet::Rdna4 => {
                    let of_quad = number.slice(0, 2);
                    let own = first_of_primitive + of_quad.concat(&g.zero(4)).zero_extend(32);
                    let own = of_quad.all().select(&g.constant(32, 0xffff_ffff), &own);
                    let dword = g.input("m0").slice(2, 14).concat(&g.zero(2)).zero_extend(32);
                    g.input("direct_0").select(&dword, &own)
                }
            }
        }).collect();
        g.outputs("address", &address);
    }
}

generator_block! {
    /// A load addressed by M0 on RDNA4, on its way into the access unit: EXEC counts by quads, and what M0 has above the address depends on the
    /// opcode: where primitives begin, or the element type. Others pass as they are.
    pub struct QuadLoad() {
        /// The instruction.
        in operation: (LdsOperation),
        /// EXEC.
        in exec: (Bits<64>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// M0\[30:16\].
        in beginnings: (Bits<15>),
        /// The instruction, with its element type.
        out typed: (LdsOperation),
        /// Its lanes.
        out exec_of_quads: (Bits<64>),
        /// The quads of this wave that begin a primitive.
        out of_wave: (Bits<15>),
    }
    |g| {
        let operation = g.input_of::<LdsOperation>("operation");
        let (exec, beginnings) = (g.input("exec"), g.input("beginnings"));
        let of_quads = operation.control.address.is_a(AddressSource::Parameter);
        let quads: Vec<Wire> = (0..16).rev().map(|quad| exec.slice(4 * quad, 4).any().repeat(4)).collect();
        let quads = g.concat(&quads.iter().collect::<Vec<_>>());
        g.output("exec_of_quads", &of_quads.select(&quads, &exec));
        g.output("of_wave", &(g.input("wave64").select(&beginnings, &beginnings.slice(0, 7).zero_extend(15))));
        // The reserved types 3, 6 and 7 are dwords (model decisions, "Types of DS_DIRECT_LOAD").
        let of_type = |kind: u128| beginnings.slice(0, 3).is(kind) & &operation.control.direct;
        let [byte, half, signed_byte, signed_half] = [0, 1, 4, 5].map(of_type);
        let signed = &signed_byte | &signed_half;
        let size = g.constant_of(Size::Byte).when(&(byte | signed_byte)) | g.constant_of(Size::Half).when(&(half | signed_half));
        let own = &operation.control.format;
        let direct = &operation.control.direct;
        let format = ElementFormatWires {
            size: direct.select(&size, &own.size),
            signed: direct.select(&signed, &own.signed),
            half: own.half.clone(),
            high: own.high.clone(),
        };
        let control = LdsControlWires { format, ..operation.control.clone() };
        g.output_of("typed", &LdsOperationWires { control, ..operation.clone() });
    }
}

/// A function of the float unit without denormals, as those of V_MAD_F32 are.
fn function(operation: op::Operation) -> Option<Function> {
    functions::EXECUTES.iter().find(|(known, _)| *known == operation).map(|(_, function)| function.flushing())
}

generator_block! {
    /// What the float unit does.
    pub struct ParameterControl() {
        /// MODE.
        in mode: (Bits<32>),
        /// It adds; else it multiplies.
        in adds: (Bit),
        /// The control word.
        out control: (Bits<65>),
    }
    |g| {
        let word = |operation| g.constant(CONTROL_WIDTH, function(operation).map_or(0, control_word));
        let mode = g.input("mode").slice(0, MODE.width).concat(&g.zero(MODE.at)).zero_extend(CONTROL_WIDTH);
        g.output("control", &(g.input("adds").select(&word(op::V_ADD_F32), &word(op::V_MUL_F32)) | mode));
    }
}

const _: () = assert!(CONTROL_WIDTH == 65);

hardware_block! {
    /// Product and sum of one lane after another.
    pub struct Interpolation(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A lane has its turn, for nine clocks.
        pub works: Signal<In, Bit>,
        /// What it loaded: the factor, and P0 behind it.
        pub memory: Signal<In, Bits<64>>,
        /// Its data: the weight, and what was in VDST behind it.
        pub data: Signal<In, Bits<64>>,
        /// P0 is added, not what was in VDST.
        pub first: Signal<In, Bit>,
        /// MODE.
        pub mode: Signal<In, Bits<32>>,
        /// The result is there: the lane's turn ends.
        pub done: Signal<Out, Bit>,
        /// It.
        pub value: Signal<Out, Bits<32>>,

        count: DFF<Bits<4>>,
        control: ParameterControl = ParameterControl::new(),
        float: FloatUnit = FloatUnit::new(units, STAGES),
    }
}

impl Logic for Interpolation {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count);
        clock!(self, clock, float);
        self.control.mode.next = self.mode.val();
        self.control.adds.next = self.count.q.val() == 4;
        self.float.control.next = self.control.control.val();
        self.float.start.next = self.works.val() & ((self.count.q.val() == 0) | (self.count.q.val() == 4));
        self.float.s0.next = bit_cast::<64, 32>(self.memory.val().get_bits::<32>(0));
        self.float.s1.next = bit_cast::<64, 32>(self.data.val().get_bits::<32>(0));
        self.float.s2.next = 0.into();
        self.float.mask.next = false;
        if self.count.q.val() == 4 {
            self.float.s0.next = self.float.value.val();
            self.float.s1.next = bit_cast::<64, 32>(self.data.val().get_bits::<32>(32));
            if self.first.val() {
                self.float.s1.next = bit_cast::<64, 32>(self.memory.val().get_bits::<32>(32));
            }
        }
        self.done.next = self.works.val() & (self.count.q.val() == 8);
        self.value.next = self.float.value.val().get_bits::<32>(0);
        if self.works.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.done.val() {
            self.count.d.next = 0.into();
        }
    }
}
