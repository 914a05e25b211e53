//! Values of the address of a lane: the node pointer and the numbers of its ray (10.9, 16.17).

use crate::format::unpack::single_of;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Values besides those of [`super::program`]: the lower and the upper half of the node pointer or of the base,
pub const POINTER: u64 = 10;
/// two offsets from the base,
pub const OFFSETS: u64 = 12;
/// and a mask of instances.
pub const MASK: u64 = 14;

generator_block! {
    /// The VGPRs of the address of the lanes, and a value of one of them. VGPRs 0 and 1 are the node pointer, 2 the extent, 3 to 5 the origin, 6 to 8
    /// the direction, 9 to 11 the reciprocals; of 16 bits these six lie in 6 to 8. From a base they are 0 and 1 the base, 2 the extent, 3 the mask, 4 to 6
    /// the origin, 7 to 9 the direction, 10 and 11 the offsets.
    pub struct RayValues(lanes: usize) clocked {
        /// Directions and reciprocals have 16 bits.
        in narrow: (Bit),
        /// Nodes are named from a base.
        in from_base: (Bit),
        /// A VGPR is there.
        in write: (Bit),
        /// Which.
        in step: (Bits<4>),
        /// It, by lane.
        in vgpr: [Bits<32>; lanes],
        /// Lane.
        in lane: (Bits<5>),
        /// Value: 0 to 2 origin, 3 to 5 direction, 6 to 8 reciprocals, 9 extent, 10 and 11 node pointer or base, 12 and 13 offsets, 14 mask.
        in which: (Bits<4>),
        /// It: numbers as binary32.
        out value: (Bits<32>),
    }
    |g| {
        let ram = g.ram("ray_rows", 32 * lanes as u32, 16);
        let vgprs = g.inputs("vgpr", lanes);
        let row = g.concat(&vgprs.iter().rev().collect::<Vec<_>>());
        g.ram_write(ram, &g.input("write"), &g.input("step"), &row, None);
        let (which, narrow) = (g.input("which"), g.input("narrow"));
        let is_half = &narrow & !which.less(&g.constant(4, 3)) & which.less(&g.constant(4, 9));
        let half = &which - g.constant(4, 3);
        let packed = half.slice(1, 3).zero_extend(4) + g.constant(4, 6);
        let others = [(9, g.constant(4, 2)), (10, g.constant(4, 0)), (11, g.constant(4, 1))];
        let whole = g.lookup(&which, &others, &(&which + g.constant(4, 3)));
        let others = [(9, 2), (10, 0), (11, 1), (12, 10), (13, 11), (14, 3)].map(|(which, vgpr)| (which, g.constant(4, vgpr)));
        let of_base = g.lookup(&which, &others, &(&which + g.constant(4, 4)));
        let whole = g.input("from_base").select(&of_base, &whole);
        let words = g.ram_read_now(ram, "ray_row", &is_half.select(&packed, &whole));
        let lane = g.input("lane").slice(0, lanes.trailing_zeros()).concat(&g.zero(5));
        let word = g.name("ray_word", &words.slice_at(&lane, 32));
        let number = half.bit(0).select(&word.slice(16, 16), &word.slice(0, 16));
        g.output("value", &is_half.select(&single_of(g, &number), &word));
    }
}
