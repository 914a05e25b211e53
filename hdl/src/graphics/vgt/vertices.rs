//! The vertices of a batch: found by their numbers while it is gathered, by their lanes when its wave begins.

use super::record::VERTICES;
use crate::parts::round_robin::{encode, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// See the module's description. `lanes` lanes are read at once; lane `l` of beat `b` has the vertex `b * lanes + l`.
    ///
    /// Every number is compared with that of a corner: 64 registers of 32 bits and as many comparators.
    pub struct VertexTable(lanes: usize) clocked {
        /// Number of a vertex.
        in number: (Bits<32>),
        /// Number of its primitive.
        in primitive: (Bits<32>),
        /// Places that hold a vertex.
        in used: (Bits<7>),
        /// The first place that is looked at.
        in from: (Bits<7>),
        /// The vertex gets the first place that is free.
        in write: (Bit),
        /// The vertex is there,
        out found: (Bit),
        /// at this place.
        out place: (Bits<6>),
        /// The beat that is read.
        in beat: (Bits<4>),
        /// Numbers of the vertices of its lanes.
        out vertex: [Bits<32>; lanes],
        /// Numbers of the primitives that they were there for first.
        out primitive_of: [Bits<32>; lanes],
    }
    |g| {
        let (number, primitive, used, from) = (g.input("number"), g.input("primitive"), g.input("used"), g.input("from"));
        let write = g.input("write");
        let writes = |at: usize| &write & used.is(at as u128);
        let entries: Vec<Wire> =
            (0..VERTICES).map(|at| g.register_enabled(&format!("number_{at}"), &number, &writes(at))).collect();
        let matches: Vec<Wire> = entries
            .iter()
            .enumerate()
            .map(|(at, entry)| {
                let here = g.constant(7, at as u128);
                entry.equals(&number) & here.less(&used) & !here.less(&from)
            })
            .collect();
        // A number is at one of these places at most.
        let matches = g.name("matches", &vector_of(g, &matches));
        g.output("found", &matches.any());
        g.output("place", &encode(g, &matches, 6));

        let beats = VERTICES / lanes;
        let beat = g.input("beat").slice(0, beats.trailing_zeros());
        let lane_bits = lanes.trailing_zeros();
        let of_lane = |name: &str, at: usize, data: &Wire| {
            let ram = g.ram(&format!("{name}_{at}_words"), 32, beats as u32);
            let enable = &write & used.slice(0, lane_bits).is(at as u128);
            g.ram_write(ram, &enable, &used.slice(lane_bits, beats.trailing_zeros()), data, None);
            g.ram_read_now(ram, &format!("{name}_{at}_word"), &beat)
        };
        g.outputs("vertex", &(0..lanes).map(|at| of_lane("lane_vertex", at, &number)).collect::<Vec<_>>());
        g.outputs("primitive_of", &(0..lanes).map(|at| of_lane("lane_primitive", at, &primitive)).collect::<Vec<_>>());
    }
}

generator_block! {
    /// The number of a vertex by its index (VGT_INDX_OFFSET, VGT_MIN_VTX_INDX, VGT_MAX_VTX_INDX).
    pub struct VertexNumber() {
        /// Its index.
        in index: (Bits<32>),
        /// What is added.
        in offset: (Bits<32>),
        /// The least number; it comes before the greatest one.
        in least: (Bits<32>),
        /// The greatest number.
        in greatest: (Bits<32>),
        /// The number.
        out number: (Bits<32>),
    }
    |g| {
        let [index, offset, least, greatest] = ["index", "offset", "least", "greatest"].map(|name| g.input(name));
        let sum = index + offset;
        let above = sum.less(&least).select(&least, &sum);
        g.output("number", &greatest.less(&above).select(&greatest, &above));
    }
}
