//! What a lane is told: four dwords, or of a node of a base ten, which are kept for the parts behind the first one.

use super::arithmetic::{NAN, is_nan};
use super::choice::{NONE, PAIR};
use super::order::{INVALID, PLACE};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

const INFINITY: u128 = 0x7f80_0000;
const ONE: u128 = 0x3f80_0000;
const SIGN: u128 = 0x8000_0000;

generator_block! {
    /// The four dwords of a node that is none of boxes.
    pub struct RayTriangle() {
        /// Kind of the node.
        in kind: (Bits<4>),
        /// The node is within the hierarchy.
        in inside: (Bit),
        /// The ray hits the triangle.
        in hit: (Bit),
        /// Numerator and denominator of the distance, two weights. Of a triangle of a pair: distance and two weights.
        in found: [Bits<32>; 4],
        /// Weights are told.
        in weights: (Bit),
        /// Else the last word of the node.
        in identity: (Bits<32>),
        /// Number of the geometry in the node.
        in own_geometry: (Bits<32>),
        /// The determinant is negative.
        in negative: (Bit),
        /// Of a triangle of a pair: its number,
        in primitive: (Bits<32>),
        /// that of its geometry with where a program goes on,
        in geometry: (Bits<32>),
        /// it is not there,
        in absent: (Bit),
        /// a program intersects it,
        in procedural: (Bit),
        /// and it is opaque.
        in opaque: (Bit),
        /// The dwords.
        out words: (Bits<128>),
        /// What is told of the geometry.
        out extra: (Bits<32>),
    }
    |g| {
        let found = g.inputs("found", 4);
        let (inside, weights, kind) = (g.input("inside"), g.input("weights"), g.input("kind"));
        let word = |value: u128| g.constant(32, value);
        let hit = g.input("hit") & &inside;
        let number = |at: usize| is_nan(&found[at]).select(&word(NAN), &found[at]);
        let triangle = [
            hit.select(&number(0), &word(INFINITY)),
            hit.select(&number(1), &word(ONE)),
            weights.select(&number(2), &g.input("identity")),
            weights.select(&number(3), &hit.zero_extend(32)),
        ];
        let is_pair = kind.slice(1, 3).is(PAIR >> 1);
        let nowhere = [INFINITY, 0, 0, 0].map(word);
        let absent = [INFINITY, ONE, ONE, 0].map(word);
        let told = (!g.input("opaque")).concat(&g.zero(31));
        let weight = |at: usize| number(at).slice(0, 31).zero_extend(32).when(&hit);
        let primitive = g.input("primitive").slice(0, 31);
        let side = g.input("negative") & &hit;
        let own = [
            hit.select(&number(0), &word(INFINITY)),
            weight(1),
            weight(2) | &told,
            primitive.concat(&side),
        ];
        let procedural = [word(0), word(ONE | SIGN), word(ONE) | &told, primitive.concat(&g.zero(1))];
        let (is_absent, is_procedural) = (g.input("absent"), g.input("procedural"));
        let words: Vec<Wire> = (0..4usize)
            .map(|at| {
                let present = is_procedural.select(&procedural[at], &own[at]);
                let of_pair = inside.select(&is_absent.select(&absent[at], &present), &nowhere[at]);
                let of_node = is_pair.select(&of_pair, &triangle[at]);
                kind.is(NONE).select(&word(INVALID), &of_node)
            })
            .collect();
        g.output("words", &g.concat(&words.iter().rev().collect::<Vec<_>>()));
        let of_pair = inside.select(&g.input("geometry"), &word(3));
        let of_node = is_pair.select(&of_pair, &g.input("own_geometry"));
        g.output("extra", &kind.is(NONE).select(&word(INVALID), &of_node));
    }
}

generator_block! {
    /// The answer of a lane.
    pub struct RayAnswer() {
        /// Children in their places.
        in places: [Bits<{ PLACE }>; 8],
        /// The node is named by its pointer alone,
        in single: (Bit),
        /// is one of boxes,
        in boxes: (Bit),
        /// is within the hierarchy,
        in inside: (Bit),
        /// and as a triangle tells this.
        in words: (Bits<128>),
        /// Of nodes from a base: these are no boxes,
        in triangles: [Bit; 2],
        /// and tell this,
        in slots: [Bits<128>; 2],
        /// and of their geometries.
        in extras: [Bits<32>; 2],
        /// The first four dwords.
        out answer: (Bits<128>),
        /// Those behind them.
        out others: (Bits<192>),
    }
    |g| {
        let children = |first: usize, there: &Wire| {
            let places = g.inputs("places", 8);
            let words: Vec<Wire> = places[first..first + 4]
                .iter()
                .map(|place| (place.msb() & there).select(&place.slice(0, 32), &g.constant(32, INVALID)))
                .collect();
            g.concat(&words.iter().rev().collect::<Vec<_>>())
        };
        let (slots, triangles) = (g.inputs("slots", 2), g.inputs("triangles", 2));
        let always = g.constant(1, 1);
        let slot = |at: usize| triangles[at].select(&slots[at], &children(4 * at, &always));
        let single = g.input("boxes").select(&children(0, &g.input("inside")), &g.input("words"));
        g.output("answer", &g.input("single").select(&single, &slot(0)));
        let extras = g.inputs("extras", 2);
        g.output("others", &extras[1].concat(&extras[0]).concat(&slot(1)));
    }
}

generator_block! {
    /// Dwords of the answers of half a wave that are told in parts behind the first one.
    pub struct RayKept(lanes: usize) clocked {
        /// Those of a lane are there.
        in write: (Bit),
        /// Beat,
        in beat: (Bits<3>),
        /// and lane in it.
        in lane: (Bits<5>),
        /// They.
        in others: (Bits<192>),
        /// The part is the last one.
        in last: (Bit),
        /// What it tells.
        out answer: (Bits<128>),
    }
    |g| {
        let ram = g.ram("ray_answers", 192, 32);
        let first = g.input("beat").zero_extend(5).shift_left(&g.constant(3, lanes.trailing_zeros().into()));
        let slot = first | g.input("lane");
        g.ram_write(ram, &g.input("write"), &slot, &g.input("others"), None);
        let words = g.ram_read_now(ram, "ray_answer", &slot);
        g.output("answer", &g.input("last").select(&words.slice(128, 64).zero_extend(128), &words.slice(0, 128)));
    }
}
