//! Primitive assembly: what an index completes, and which vertices later primitives still need (VGT_PRIMITIVE_TYPE).
//!
//! The order of corners is that of Direct3D where the first vertex gives the flat values, of OpenGL where the last one does
//! (PA_SU_SC_MODE_CNTL.PROVOKING_VTX_LAST): docs/model-decisions.md.

use super::record::{NumberedPrimitive, NumberedPrimitiveWires, PrimitiveKind};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// The vertices that later primitives need, the oldest first.
    pub struct HeldVertices {
        /// How many.
        pub count: Bits<2>,
        /// The numbers since the beginning, or since the last restart, are odd.
        pub odd: Bit,
        /// The first one.
        pub first: Bits<32>,
        /// The second one.
        pub second: Bits<32>,
        /// The third one.
        pub third: Bits<32>,
    }
}

/// What happens when a vertex finds that many held: primitives by the places of their corners, and the places that stay held.
struct Rule {
    /// VGT_PRIMITIVE_TYPE.PRIM_TYPE.
    kind: u128,
    /// Vertices held.
    held: u128,
    /// Where only one order of a strip's triangle is meant: that of the odd ones, else of the even ones.
    odd: Option<bool>,
    /// What the primitives are.
    makes: PrimitiveKind,
    /// Corners of one or two primitives where the first vertex is the provoking one, and which corner that is.
    first: ([Option<[usize; 3]>; 2], u128),
    /// The same where the last vertex is.
    last: ([Option<[usize; 3]>; 2], u128),
    /// The places that stay.
    stay: &'static [usize],
}

const fn triangle(
    kind: u128,
    odd: Option<bool>,
    first: [usize; 3],
    last: ([usize; 3], u128),
    stay: &'static [usize],
) -> Rule {
    let (corners, provoking) = last;
    let makes = if kind == 17 { PrimitiveKind::Rectangle } else { PrimitiveKind::Triangle };
    Rule { kind, held: 2, odd, makes, first: ([Some(first), None], 0), last: ([Some(corners), None], provoking), stay }
}

const fn quad(kind: u128, first: [[usize; 3]; 2], last: [[usize; 3]; 2], stay: &'static [usize]) -> Rule {
    Rule {
        kind,
        held: 3,
        odd: None,
        makes: PrimitiveKind::Triangle,
        first: ([Some(first[0]), Some(first[1])], 0),
        last: ([Some(last[0]), Some(last[1])], 2),
        stay,
    }
}

/// A line between two places, where `held` vertices are held.
const fn line(kind: u128, held: u128, [from, to]: [usize; 2], stay: &'static [usize]) -> Rule {
    let corners = [Some([from, to, from]), None];
    Rule { kind, held, odd: None, makes: PrimitiveKind::Line, first: (corners, 0), last: (corners, 1), stay }
}

/// Line loops, which hold their first vertex and the last one, between which a line is left at the end.
const LOOP: u128 = 18;
/// Of a triangle strip every second triangle turns the other way round; its third, fifth ... vertex is an odd one.
const RULES: [Rule; 13] = [
    Rule {
        kind: 1,
        held: 0,
        odd: None,
        makes: PrimitiveKind::Point,
        first: ([Some([0, 0, 0]), None], 0),
        last: ([Some([0, 0, 0]), None], 0),
        stay: &[],
    },
    line(2, 1, [0, 1], &[]),
    line(3, 1, [0, 1], &[1]),
    line(LOOP, 1, [0, 1], &[0, 1]),
    line(LOOP, 2, [1, 2], &[0, 2]),
    triangle(4, None, [0, 1, 2], ([0, 1, 2], 2), &[]),
    triangle(17, None, [0, 1, 2], ([0, 1, 2], 2), &[]),
    triangle(5, None, [1, 2, 0], ([0, 1, 2], 2), &[0, 2]),
    triangle(21, None, [0, 1, 2], ([0, 1, 2], 0), &[0, 2]),
    triangle(6, Some(true), [0, 1, 2], ([0, 1, 2], 2), &[1, 2]),
    triangle(6, Some(false), [0, 2, 1], ([1, 0, 2], 2), &[1, 2]),
    quad(19, [[0, 1, 2], [0, 2, 3]], [[0, 1, 3], [1, 2, 3]], &[]),
    quad(20, [[0, 1, 3], [0, 3, 2]], [[2, 0, 3], [0, 1, 3]], &[2, 3]),
];

generator_block! {
    /// What a vertex completes.
    pub struct Assemble() {
        /// VGT_PRIMITIVE_TYPE.PRIM_TYPE.
        in prim_type: (Bits<6>),
        /// PA_SU_SC_MODE_CNTL.PROVOKING_VTX_LAST.
        in provoking_vtx_last: (Bit),
        /// Vertices that are held.
        in held: (HeldVertices),
        /// Number of the vertex.
        in vertex: (Bits<32>),
        /// The primitive that it completes.
        out primitive: (NumberedPrimitive),
        /// Of quads another one.
        out other: (NumberedPrimitive),
        /// The line that closes a loop, if it ends with those that are held.
        out closing: (NumberedPrimitive),
        /// Vertices that are held behind it.
        out following: (HeldVertices),
    }
    |g| {
        let (kind, last, vertex) = (g.input("prim_type"), g.input("provoking_vtx_last"), g.input("vertex"));
        let held = g.input_of::<HeldVertices>("held");
        let odd = g.name("odd_now", &!&held.odd);
        let all = [&held.first, &held.second, &held.third];
        // The vertices with the new one behind those that are held.
        let place = |at: usize| match at {
            3 => vertex.clone(),
            _ => held.count.is(at as u128).select(&vertex, all[at]),
        };
        let places: Vec<Wire> = (0..4).map(place).collect();
        let zero = g.zero(32);
        let mut primitives = [0, 1].map(|_| NumberedPrimitiveWires {
            valid: g.zero(1),
            kind: g.constant_of(PrimitiveKind::Point),
            provoking: g.zero(2),
            first: zero.clone(),
            second: zero.clone(),
            third: zero.clone(),
        });
        // Without a rule the vertex joins those that are held.
        let mut following = HeldVerticesWires {
            count: held.count.plus(1),
            odd: odd.clone(),
            first: places[0].clone(),
            second: places[1].clone(),
            third: places[2].clone(),
        };
        for rule in &RULES {
            let order = match rule.odd {
                None => g.constant(1, 1),
                Some(true) => odd.clone(),
                Some(false) => !&odd,
            };
            let applies = kind.is(rule.kind) & held.count.is(rule.held) & order;
            for (number, primitive) in primitives.iter_mut().enumerate() {
                let (Some(first), Some(second)) = (rule.first.0[number], rule.last.0[number]) else { continue };
                let corner = |at: usize| last.select(&places[second[at]], &places[first[at]]);
                let provoking = last.select(&g.constant(2, rule.last.1), &g.constant(2, rule.first.1));
                *primitive = NumberedPrimitiveWires {
                    valid: &primitive.valid | &applies,
                    kind: applies.select(&g.constant_of(rule.makes), &primitive.kind),
                    provoking: applies.select(&provoking, &primitive.provoking),
                    first: applies.select(&corner(0), &primitive.first),
                    second: applies.select(&corner(1), &primitive.second),
                    third: applies.select(&corner(2), &primitive.third),
                };
            }
            let stays = |at: usize, old: &Wire| match rule.stay.get(at) {
                Some(from) => applies.select(&places[*from], old),
                None => old.clone(),
            };
            following = HeldVerticesWires {
                count: applies.select(&g.constant(2, rule.stay.len() as u128), &following.count),
                odd: following.odd,
                first: stays(0, &following.first),
                second: stays(1, &following.second),
                third: following.third,
            };
        }
        let [primitive, other] = primitives;
        g.output_of("closing", &NumberedPrimitiveWires {
            valid: kind.is(LOOP) & held.count.is(2),
            kind: g.constant_of(PrimitiveKind::Line),
            provoking: last.zero_extend(2),
            first: held.second.clone(),
            second: held.first.clone(),
            third: held.second.clone(),
        });
        g.output_of("primitive", &primitive);
        g.output_of("other", &other);
        g.output_of("following", &following);
    }
}
