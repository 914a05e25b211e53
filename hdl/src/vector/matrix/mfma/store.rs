//! The operands of multiplies as a physical lane holds them for the four lanes of the wave that it stands for, in [`SETS`] sets: one is being
//! multiplied, others are filled or being filled.

use super::function::{Depth, MfmaControl, MfmaControlWires};
use super::little::elements;
use super::place::{MfmaPlace, MfmaSources};
use super::walk::{MfmaPart, MfmaStep};
use crate::parts::round_robin::vector_of;
use crate::vector::matrix::element::LITTLE;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Sets of operands. A multiply of eight clocks is filled in eight, is there two clocks later, and waits for the next one's turn: three
/// multiplies of that kind are in the unit at once.
pub const SETS: u32 = 4;

/// The 32 elements of `width` bits in `bits`, a byte each.
fn spaced(g: &Builder, bits: &Wire, width: u32) -> Wire {
    let bytes: Vec<Wire> = (0..32).map(|at| bits.slice(width * at, width).zero_extend(8)).collect();
    g.concat(&bytes.iter().rev().collect::<Vec<_>>())
}

/// The group that 6-bit and 4-bit elements have in a lane beside a matrix of bytes, a byte each; `first` and `second`: four registers, and those behind.
fn little(g: &Builder, format: &Wire, first: &Wire, second: &Wire) -> Wire {
    let six = second.slice(0, 64).concat(first);
    format.is(4).select(&spaced(g, first, 4), &spaced(g, &six, 6))
}

/// A number of [`LITTLE`] by CBSZ or BLGP.
pub fn little_format(g: &Builder, format: &Wire) -> Wire {
    assert_eq!(LITTLE.len(), 4);
    g.lookup(format, &[(2, g.constant(2, 1)), (3, g.constant(2, 2)), (4, g.constant(2, 3))], &g.zero(2))
}

generator_block! {
    /// What each set of operands is multiplied as.
    pub struct MfmaSets() clocked {
        /// A step brings operands.
        in take: (Bit),
        /// Of this multiply.
        in arriving: (MfmaControl),
        /// To this set.
        in staging: (Bits<2>),
        /// The set that is multiplied.
        in active: (Bits<2>),
        /// What it is multiplied as.
        out control: (MfmaControl),
    }
    |g| {
        let [take, staging, active] = ["take", "staging", "active"].map(|name| g.input(name));
        let arriving = g.input_of::<MfmaControl>("arriving");
        let control = MfmaControlWires::combine("control", &[arriving], &mut |name, field| {
            let sets: Vec<Wire> = (0..SETS)
                .map(|set| g.register_enabled(&format!("{name}_{set}"), &field[0], &(&take & staging.is(set.into()))))
                .collect();
            g.choose(&active, &sets)
        });
        g.output_of("control", &control);
    }
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
        /// The set that is filled.
        in staging: (Bits<2>),
        /// The set that is multiplied.
        in active: (Bits<2>),
        /// C is a constant.
        in arriving: (MfmaControl),
        /// By the first source.
        in s0: (Bits<64>),
        /// By the second one.
        in s1: (Bits<64>),
        /// By the third one.
        in s2: (Bits<64>),
        /// The multiply that goes on.
        in control: (MfmaControl),
        /// Where it is.
        in place: (MfmaPlace),
        /// Where its operands are.
        in sources: (MfmaSources),
        /// One clock later: its part of the row of A that has the lane's number.
        out row: (Bits<256>),
        /// Scale of A, or index of the first part.
        out row_extra_0: (Bits<32>),
        /// Index of the second part.
        out row_extra_1: (Bits<32>),
        /// The column of B: for each dword of A what may meet it.
        out column: [Bits<64>; 8],
        /// The element of B of a chain: its first two dwords.
        out column_pair: (Bits<64>),
        /// The scale of B.
        out column_extra: (Bits<32>),
        /// That of the second part.
        out column_extra_1: (Bits<32>),
        /// Where both matrices have elements of 6 or 4 bits: what two lanes have of the row.
        out little_row: (Bits<384>),
        /// The elements of the column, two clocks later.
        out little_column: (Bits<512>),
        /// C of the even and the odd register.
        out element: (Bits<64>),
    }
    |g| {
        let [take, beat, staging, active] = ["take", "beat", "staging", "active"].map(|name| g.input(name));
        let step = g.input_of::<MfmaStep>("step");
        let control = g.input_of::<MfmaControl>("control");
        let function = &control.function;
        let place = g.input_of::<MfmaPlace>("place");
        let sources = g.input_of::<MfmaSources>("sources");
        let values = ["s0", "s1", "s2"].map(|name| g.input(name));
        let parts = [&step.part_0, &step.part_1, &step.part_2];
        let pairs = [&step.pair_0, &step.pair_1, &step.pair_2];
        let brings = |source: usize, part: MfmaPart| &take & parts[source].is_a(part);
        let to = staging.concat(&step.upper).concat(&beat);
        let matrix = |name: &str, source: usize| {
            let (ram, pair) = (g.ram(name, 128, 8 * SETS), pairs[source]);
            let mask = pair.bit(0).concat(&!pair.bit(0));
            let address = to.concat(&pair.bit(1));
            g.ram_write(ram, &brings(source, MfmaPart::Factor), &address, &values[source].repeat(2), Some(&mask));
            ram
        };
        let (a, b) = (matrix("a", 0), matrix("b", 1));
        let extra = |name: &str, part: MfmaPart| {
            let ram = g.ram(name, 32, 4 * SETS);
            let hits = [0, 1, 2].map(|source| brings(source, part));
            let gated: Vec<Wire> = hits.iter().zip(&values).map(|(hit, value)| value.slice(0, 32).when(hit)).collect();
            g.ram_write(ram, &vector_of(g, &hits).any(), &to, &g.or_all(32, &gated), None);
            ram
        };
        let (extra_a, extra_b) = (extra("extra_a", MfmaPart::LeftExtra), extra("extra_b", MfmaPart::RightExtra));
        // Pairs of C that come together have numbers that follow each other: four RAMs take them.
        let arriving = g.input_of::<MfmaControl>("arriving");
        let both = &arriving.constant & !&arriving.function.wide;
        let constant = both.select(&values[2].slice(0, 32).repeat(2), &values[2]);
        let sums = [&values[0], &values[1], &constant];
        let c: Vec<_> = (0..4u128).map(|at| {
            let ram = g.ram(&format!("c_{at}"), 64, 16 * SETS);
            let hits = [0, 1, 2].map(|source| brings(source, MfmaPart::Sum) & pairs[source].slice(0, 2).is(at));
            let gated = |of: &dyn Fn(usize) -> Wire| -> Vec<Wire> { (0..3).map(|source| of(source).when(&hits[source])).collect() };
            let address = g.or_all(2, &gated(&|source| pairs[source].slice(2, 2)));
            let data = g.or_all(64, &gated(&|source| sums[source].clone()));
            g.ram_write(ram, &vector_of(g, &hits).any(), &to.concat(&address), &data, None);
            ram
        }).collect();

        let four = |ram, name: &str, quarter: &Wire, four: &Wire| {
            g.ram_read_now(ram, name, &active.concat(quarter).concat(four))
        };
        let a_0 = four(a, "a_0", &sources.left_0, &sources.left_four_0);
        let a_1 = four(a, "a_1", &sources.left_1, &sources.left_four_1);
        let b = [
            four(b, "b_0", &sources.right_0, &sources.right_four_0),
            four(b, "b_1", &sources.right_1, &sources.right_four_1),
            four(b, "b_2", &sources.right_2, &sources.right_four_2),
            four(b, "b_3", &sources.right_3, &sources.right_four_3),
        ];

        // What is beyond K: negative zeros in A and zeros in B, whose product leaves every sum as it is.
        let depth = |wanted: Depth| function.depth.is_a(wanted);
        let dense = |first: &Wire, second: &Wire, format: &Wire, padding: u128| {
            let padding = g.constant(64, padding);
            let upper = function.blocks.select(&padding, &second.slice(0, 64));
            let two = upper.concat(&first.slice(0, 64));
            let one = first.slice(0, 32).zero_extend(128);
            let few = depth(Depth::One).select(&one, &two).zero_extend(256);
            let is_little = function.chooses() & format.slice(1, 2).any();
            let of_lanes = is_little.select(&little(g, format, first, second), &second.concat(first));
            function.doubled().select(&of_lanes, &few)
        };
        // Of 64 elements of 6 or 4 bits each two lanes have a half.
        let both = function.is_little();
        let raw = |four: [&Wire; 4]| {
            let [first, second, first_more, second_more] = four;
            g.concat(&[&second_more.slice(0, 64), second, &first_more.slice(0, 64), first]).when(&both)
        };
        let more = [&sources.left_0, &sources.left_1].map(|quarter| four(a, "a_more", quarter, &g.constant(1, 1)));
        g.output("little_row", &g.register("little_row_1", &raw([&a_0, &a_1, &more[0], &more[1]])));
        let column = g.register("little_column_1", &raw([&b[0], &b[1], &b[2], &b[3]]));
        let format = g.register("right_format_1", &little_format(g, &function.blgp).when(&both));
        g.output("little_column", &g.register("little_column_2", &elements(g, &column, &format, None)));

        let others = !&both;
        let row = dense(&a_0, &a_1, &function.cbsz, 0x8000_8000_8000_8000).when(&others);
        g.output("row", &g.register("row_1", &row));
        let dense_column = dense(&b[0], &b[1], &function.blgp, 0).when(&others);
        for at in 0..8 {
            let of_sparse = b[at / 2].slice(64 * (at as u32 % 2), 64);
            let of_dense = dense_column.slice(32 * at as u32, 32).zero_extend(64);
            // Of a chain the column is the pair below.
            let column = function.sparse.select(&of_sparse, &of_dense).when(&!&function.chain);
            g.output(&format!("column_{at}"), &g.register("column", &column));
        }
        g.output("column_pair", &g.register("column_pair_1", &b[0].slice(0, 64)));
        let extra = |ram, name: &str, quarter: &Wire| g.register(name, &g.ram_read_now(ram, name, &active.concat(quarter)));
        g.output("row_extra_0", &extra(extra_a, "row_extra", &sources.left_extra));
        g.output("row_extra_1", &extra(extra_a, "row_extra_upper", &sources.left_1));
        g.output("column_extra", &extra(extra_b, "column_extra", &sources.right_extra));
        g.output("column_extra_1", &extra(extra_b, "column_extra_upper", &sources.right_1));
        let pair = place.pair.when(&!&control.constant);
        let address = active.concat(&place.quarter).concat(&pair.slice(2, 2));
        let elements: Vec<Wire> = (0..).zip(&c).map(|(at, ram)| g.ram_read_now(*ram, &format!("c_pair_{at}"), &address)).collect();
        g.output("element", &g.register("element_1", &g.choose(&pair.slice(0, 2), &elements)));
    }
}
