//! The operands of a multiply as a physical lane holds them for the four lanes of the wave that it stands for: a set that is being filled, and
//! the set that is being multiplied.

use super::function::{Depth, MfmaControl};
use super::place::{MfmaPlace, MfmaSources};
use super::walk::MfmaStep;
use crate::vector::matrix::element::LITTLE;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The sixteen elements of `width` bits in `bits`, a byte each.
fn spaced(g: &Builder, bits: &Wire, width: u32) -> Wire {
    let bytes: Vec<Wire> = (0..16).map(|at| bits.slice(width * at, width).zero_extend(8)).collect();
    g.concat(&bytes.iter().rev().collect::<Vec<_>>())
}

/// The part of a group that 6-bit and 4-bit elements have in a lane, a byte each; `first` and `second`: four registers, and those behind.
fn little(g: &Builder, format: &Wire, half: &Wire, first: &Wire, second: &Wire) -> Wire {
    let six = half.select(&second.slice(0, 64).concat(&first.slice(96, 32)), &first.slice(0, 96));
    let four = half.select(&first.slice(64, 64), &first.slice(0, 64));
    format.is(4).select(&spaced(g, &four, 4), &spaced(g, &six, 6))
}

/// A number of [`LITTLE`] by CBSZ or BLGP.
pub fn little_format(g: &Builder, format: &Wire) -> Wire {
    assert_eq!(LITTLE.len(), 4);
    g.lookup(format, &[(2, g.constant(2, 1)), (3, g.constant(2, 2)), (4, g.constant(2, 3))], &g.zero(2))
}

generator_block! {
    /// See the module's description.
    pub struct MfmaLane() clocked {
        /// A step brings operands.
        in take: (Bit),
        /// Which.
        in step: (MfmaStep),
        /// Of which of two beats in a half of the wave.
        in beat: (Bit),
        /// The set that is filled; the other one is multiplied.
        in staging: (Bit),
        /// C is a constant.
        in arriving: (MfmaControl),
        /// Registers of A, the index, the scale of A.
        in s0: (Bits<64>),
        /// Of B, the scale of B.
        in s1: (Bits<64>),
        /// Of C.
        in s2: (Bits<64>),
        /// The multiply that goes on.
        in control: (MfmaControl),
        /// Where it is.
        in place: (MfmaPlace),
        /// Where its operands are.
        in sources: (MfmaSources),
        /// One clock later: its part of the row of A that has the lane's number.
        out row: (Bits<128>),
        /// Scale of A, or index of the first part.
        out row_extra_0: (Bits<32>),
        /// Index of the second part.
        out row_extra_1: (Bits<32>),
        /// The column of B: for each dword of A what may meet it.
        out column: [Bits<64>; 4],
        /// The element of B of a chain: its first two dwords.
        out column_pair: (Bits<64>),
        /// The scale of B.
        out column_extra: (Bits<32>),
        /// C.
        out element: (Bits<64>),
    }
    |g| {
        let [take, beat, staging] = ["take", "beat", "staging"].map(|name| g.input(name));
        let step = g.input_of::<MfmaStep>("step");
        let control = g.input_of::<MfmaControl>("control");
        let function = &control.function;
        let place = g.input_of::<MfmaPlace>("place");
        let sources = g.input_of::<MfmaSources>("sources");
        let [s0, s1, s2] = ["s0", "s1", "s2"].map(|name| g.input(name));
        let quarter = step.upper.concat(&beat);
        let active = !&staging;
        let to = staging.concat(&quarter);
        let plain = &take & !&step.extra;
        let mask = step.pair.bit(0).concat(&!step.pair.bit(0));
        let fills = &plain & step.pair.slice(2, 2).none();
        let matrix = |name: &str, value: &Wire| {
            let ram = g.ram(name, 128, 16);
            g.ram_write(ram, &fills, &to.concat(&step.pair.bit(1)), &value.repeat(2), Some(&mask));
            ram
        };
        let (a, b) = (matrix("a", &s0), matrix("b", &s1));
        let (extra_a, extra_b) = (g.ram("extra_a", 32, 8), g.ram("extra_b", 32, 8));
        let brings_extra = &take & &step.extra;
        g.ram_write(extra_a, &brings_extra, &to, &s0.slice(0, 32), None);
        g.ram_write(extra_b, &brings_extra, &to, &s1.slice(0, 32), None);
        let c = g.ram("c", 64, 128);
        let arriving = g.input_of::<MfmaControl>("arriving");
        let both = &arriving.constant & !&arriving.function.wide;
        let sum = both.select(&s2.slice(0, 32).repeat(2), &s2);
        g.ram_write(c, &plain, &to.concat(&step.pair), &sum, None);

        let four = |ram, name: &str, quarter: &Wire, four: &Wire| {
            g.ram_read_now(ram, name, &active.concat(quarter).concat(four))
        };
        let a_0 = four(a, "a_0", &sources.left_0, &sources.left_four);
        let a_1 = four(a, "a_1", &sources.left_1, &sources.left_four_1);
        let b_0 = four(b, "b_0", &sources.right_0, &sources.right_four);
        let b_1 = four(b, "b_1", &sources.right_1, &sources.right_four_1);

        // What is beyond K: negative zeros in A and zeros in B, whose product leaves every sum as it is.
        let depth = |wanted: Depth| function.depth.is_a(wanted);
        let dense = |first: &Wire, second: &Wire, format: &Wire, half: &Wire, padding: u128| {
            let padding = g.constant(64, padding);
            let upper = function.blocks.select(&padding, &second.slice(0, 64));
            let two = upper.concat(&first.slice(0, 64));
            let one = g.zero(96).concat(&first.slice(0, 32));
            let few = depth(Depth::One).select(&one, &two);
            let is_little = function.chooses() & format.slice(1, 2).any();
            let of_lane = is_little.select(&little(g, format, half, first, second), first);
            (depth(Depth::Four) | function.chooses()).select(&of_lane, &few)
        };
        let row = dense(&a_0, &a_1, &function.cbsz, &sources.left_half, 0x8000_8000_8000_8000);
        g.output("row", &g.register("row_1", &row));
        let dense_column = dense(&b_0, &b_1, &function.blgp, &sources.right_half, 0);
        for at in 0..4 {
            let of_sparse = [&b_0, &b_1][at / 2].slice(64 * (at as u32 % 2), 64);
            let of_dense = dense_column.slice(32 * at as u32, 32).zero_extend(64);
            g.output(&format!("column_{at}"), &g.register("column", &function.sparse.select(&of_sparse, &of_dense)));
        }
        g.output("column_pair", &g.register("column_pair_1", &b_0.slice(0, 64)));
        let extra = |ram, name: &str, quarter: &Wire| g.register(name, &g.ram_read_now(ram, name, &active.concat(quarter)));
        g.output("row_extra_0", &extra(extra_a, "row_extra", &sources.left_extra));
        g.output("row_extra_1", &extra(extra_a, "row_extra_upper", &sources.left_1));
        g.output("column_extra", &extra(extra_b, "column_extra", &sources.right_extra));
        let pair = active.concat(&place.quarter).concat(&place.pair.when(&!&control.constant));
        let pair = g.ram_read_now(c, "c_pair", &pair);
        let single = place.odd.select(&pair.slice(32, 32), &pair.slice(0, 32)).zero_extend(64);
        g.output("element", &g.register("element_1", &function.wide.select(&pair, &single)));
    }
}
