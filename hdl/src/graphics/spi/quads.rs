//! The quads of a wave of pixels: 16 of them, with what their shapes have at their pixels. A beat of lanes reads what a VGPR holds of its quads, the
//! back end reads a quad.

use super::inputs::{self, Pixel};
use super::record::{PixelState, QUADS};
use crate::graphics::db::record::{DepthQuad, DepthQuadWires};
use crate::graphics::sc::record::{PixelValues, PixelValuesWires, Quad};
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

record! {
    /// What is kept of a quad beside the values of its pixels.
    pub struct QuadFacts {
        /// It.
        pub quad: Quad,
        /// Its shape shows its front,
        pub front: Bit,
        /// and is a point.
        pub is_point: Bit,
        /// Slice of the render target.
        pub layer: Bits<11>,
    }
}

generator_block! {
    /// See the module's description. For beats of `lanes` lanes, a multiple of 4 up to 32.
    pub struct QuadStore(lanes: usize) clocked {
        /// A quad is kept.
        in writes: (Bit),
        /// Its number in the wave.
        in number: (Bits<4>),
        /// It, with the pixels that are left of it.
        in facts: (QuadFacts),
        /// What its shape has at its pixels.
        in values: [PixelValues; 4],
        /// Lanes of the quads before it.
        in exec: (Bits<64>),
        /// Those and its own.
        out next_exec: (Bits<64>),

        /// Registers.
        in state: (PixelState),
        /// VGPRs that hold inputs.
        out count: (Bits<5>),
        /// The VGPR that is asked for,
        in register: (Bits<5>),
        /// in this beat of the wave.
        in beat: (Bits<4>),
        /// What its lanes begin with.
        out value: [Bits<32>; lanes],

        /// The quad that the back end is at.
        in shaded: (Bits<4>),
        /// It; `valid` is not said.
        out quad: (DepthQuad),
    }
    |g| {
        let (number, facts) = (g.input("number"), g.input_of::<QuadFacts>("facts"));
        let values: Vec<Wire> = g.inputs_of::<PixelValues>("values", 4).iter().map(|values| values.pack(g)).collect();
        let word = vector_of(g, &values).concat(&facts.pack(g));
        let (of_facts, of_values) = (QuadFacts::BITS as u32, PixelValues::BITS as u32);
        let banks = (lanes / 4) as u32;
        let (low, depth) = (banks.trailing_zeros(), QUADS as u32 / banks);
        let row = number.slice(low, 4 - low);
        let state = g.input_of::<PixelState>("state");
        let choice = inputs::choice(g, &state, &g.input("register"));
        let shaded = g.input("shaded");
        let (mut lane_values, mut for_back_end) = (vec![], vec![]);
        for bank in 0..banks {
            let ram = g.ram(&format!("quads_{bank}"), word.width(), depth);
            let own = if low == 0 { g.constant(1, 1) } else { number.slice(0, low).is(bank.into()) };
            g.ram_write(ram, &(g.input("writes") & own), &row, &word, None);
            let read = g.ram_read_now(ram, &format!("launched_{bank}"), &g.input("beat").slice(0, 4 - low));
            let facts = QuadFactsWires::unpack(&read.slice(0, of_facts));
            for at in 0..4u32 {
                let values = PixelValuesWires::unpack(&read.slice(of_facts + at * of_values, of_values));
                let pixel = Pixel {
                    x: facts.quad.x.slice(1, 15).concat(&g.constant(1, (at & 1).into())),
                    y: facts.quad.y.slice(1, 15).concat(&g.constant(1, (at >> 1).into())),
                    covered: facts.quad.mask.bit(at),
                    front: facts.front.clone(),
                    is_point: facts.is_point.clone(),
                    layer: facts.layer.clone(),
                };
                lane_values.push(inputs::value(g, &state, &choice, &pixel, &values));
            }
            for_back_end.push(g.ram_read_now(ram, &format!("shaded_{bank}"), &shaded.slice(low, 4 - low)));
        }
        g.outputs("value", &lane_values);
        g.output("count", &inputs::count(g, &state));

        let read = if low == 0 { for_back_end[0].clone() } else { g.choose(&shaded.slice(0, low), &for_back_end) };
        let of_quad = QuadFactsWires::unpack(&read.slice(0, of_facts));
        let depths: Vec<Wire> = (0..4u32)
            .map(|at| PixelValuesWires::unpack(&read.slice(of_facts + at * of_values, of_values)).depth)
            .collect();
        g.output_of("quad", &DepthQuadWires {
            valid: g.zero(1),
            x: of_quad.quad.x,
            y: of_quad.quad.y,
            layer: of_quad.layer,
            mask: of_quad.quad.mask,
            front: of_quad.front,
            depths: vector_of(g, &depths),
        });
        let lanes_of_it = facts.quad.mask.zero_extend(64).shift_left(&number.concat(&g.zero(2)));
        g.output("next_exec", &(g.input("exec") | lanes_of_it));
    }
}
