//! Parameters of pixels in LDS: where those of a lane's primitive are.
//!
//! RDNA4 loads them (DS_PARAM_LOAD, 12.2): the lanes of a quad get P0, P10, P20 and zero, and the vector ALU interpolates. DS_DIRECT_LOAD (12.4)
//! loads one element for every lane. Sea Islands loads what it interpolates ([`super::interpolation`]).
//!
//! The upper half of M0, which says with which quads primitives begin, is kept here: 30 flip-flops.

use super::instruction::{LdsContext, LdsOperation};
use super::operations::{AddressSource, ElementFormat, ElementFormatWires, LdsControl, LdsControlWires, Size};
use crate::config::{InstructionSet, Units};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
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
        /// What the instruction does.
        in control: (LdsControl),
        /// EXEC.
        in exec: (Bits<64>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// M0\[30:16\].
        in beginnings: (Bits<15>),
        /// Its elements.
        out format: (ElementFormat),
        /// Its lanes.
        out exec_of_quads: (Bits<64>),
        /// The quads of this wave that begin a primitive.
        out of_wave: (Bits<15>),
    }
    |g| {
        let LdsControlWires { address, direct, format: own, .. } = g.input_of::<LdsControl>("control");
        let (exec, beginnings) = (g.input("exec"), g.input("beginnings"));
        let of_quads = address.is_a(AddressSource::Parameter);
        let quads: Vec<Wire> = (0..16).rev().map(|quad| exec.slice(4 * quad, 4).any().repeat(4)).collect();
        let quads = g.concat(&quads.iter().collect::<Vec<_>>());
        g.output("exec_of_quads", &of_quads.select(&quads, &exec));
        g.output("of_wave", &(g.input("wave64").select(&beginnings, &beginnings.slice(0, 7).zero_extend(15))));
        // The reserved types 3, 6 and 7 are dwords (model decisions, "Types of DS_DIRECT_LOAD").
        let of_type = |kind: u128| beginnings.slice(0, 3).is(kind) & &direct;
        let [byte, half, signed_byte, signed_half] = [0, 1, 4, 5].map(of_type);
        let signed = &signed_byte | &signed_half;
        let size = g.constant_of(Size::Byte).when(&(byte | signed_byte)) | g.constant_of(Size::Half).when(&(half | signed_half));
        let format = ElementFormatWires {
            size: direct.select(&size, &own.size),
            signed: direct.select(&signed, &own.signed),
            half: own.half,
            high: own.high,
        };
        g.output_of("format", &format);
    }
}

hardware_block! {
    /// Addresses of parameters, and what else M0 says of an instruction that loads them. `lanes` physical lanes.
    pub struct PixelParameters(lanes: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// M0 of its wave.
        pub issue_m0: Signal<In, Bits<32>>,
        /// It begins.
        pub advances: Signal<In, Bit>,
        /// What was true of its wave when it issued.
        pub waiting: Signal<In, LdsContext>,
        /// What it does.
        pub issued_control: Signal<In, LdsControl>,
        /// Its lanes; on RDNA4 those of whole quads.
        pub exec: Signal<Out, Bits<64>>,
        /// The same with its elements; on RDNA4 M0 may say what they are.
        pub control: Signal<Out, LdsControl>,
        /// The instruction that has begun.
        pub operation: Signal<In, LdsOperation>,
        /// Low half of the M0 of its wave.
        pub m0: Signal<In, Bits<16>>,
        /// Number of the lane in its wave.
        pub number: Vec<Signal<In, Bits<6>>> = signals(lanes),
        /// Byte address of its parameter.
        pub address: Vec<Signal<Out, Bits<32>>> = signals(lanes),

        next_beginnings: DFF<Bits<15>>,
        beginnings: DFF<Bits<15>>,
        quads: Vec<QuadLoad> = (0..units.quad_loads()).map(|_| QuadLoad::new()).collect(),
        places: LdsParameters = LdsParameters::new(lanes, units.set),
    }
}

impl Logic for PixelParameters {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, next_beginnings, beginnings);
        if self.issue_valid.val() {
            self.next_beginnings.d.next = self.issue_m0.val().get_bits::<15>(16);
        }
        if self.advances.val() {
            self.beginnings.d.next = self.next_beginnings.q.val();
        }
        self.exec.next = self.waiting.val().exec;
        self.control.next = self.issued_control.val();
        for k in 0..self.quads.len() {
            self.quads[k].control.next = self.issued_control.val();
            self.quads[k].exec.next = self.waiting.val().exec;
            self.quads[k].wave64.next = self.waiting.val().wave64;
            self.quads[k].beginnings.next = self.next_beginnings.q.val();
            self.exec.next = self.quads[k].exec_of_quads.val();
            self.control.next.format = self.quads[k].format.val();
            self.places.direct[k].next = self.operation.val().control.direct;
            if self.advances.val() {
                self.beginnings.d.next = self.quads[k].of_wave.val();
            }
        }
        self.places.m0.next = self.m0.val();
        self.places.beginnings.next = self.beginnings.q.val();
        self.places.attribute.next = self.operation.val().address_register;
        for i in 0..self.address.len() {
            self.places.number[i].next = self.number[i].val();
            self.address[i].next = self.places.address[i].val();
        }
    }
}
