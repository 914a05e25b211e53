//! What the datapaths get of A: the two rows that they multiply, for the even and the odd register of D, with their indices or scales.

use super::function::{Depth, MfmaControl};
use super::little::elements;
use super::place::MfmaSources;
use super::store::little_format;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Physical lanes.
pub const LANES: usize = 16;

generator_block! {
    /// One clock behind the places. Datapaths have rows in fours of lanes.
    pub struct MfmaSpread() clocked {
        /// Each lane's part of the row of A that has its number.
        in row: [Bits<256>; LANES],
        /// What two lanes have of a row of elements of 6 or 4 bits.
        in little_row: [Bits<384>; LANES],
        /// The scale, or the index of the first part.
        in row_extra_0: [Bits<32>; LANES],
        /// The scale, or the index of the second part.
        in row_extra_1: [Bits<32>; LANES],
        /// Where rows are, in the clock of the places.
        in sources: (MfmaSources),
        /// The multiply, one clock later.
        in control: (MfmaControl),
        /// The row of the even register; none for a chain, so that the other datapaths rest.
        out even: [Bits<256>; LANES],
        /// That of the odd one.
        out odd: [Bits<256>; LANES],
        /// For chains: an element of the row of the even register.
        out even_link: [Bits<64>; LANES],
        /// Of that of the odd one.
        out odd_link: [Bits<64>; LANES],
        /// The index beside the row of the even register, 16 bits for each dword.
        out even_index: (Bits<128>),
        /// Beside that of the odd one.
        out odd_index: (Bits<128>),
        /// The scale of A of the even register.
        out even_scale: (Bits<8>),
        /// Of the odd one.
        out odd_scale: (Bits<8>),
        /// The scale of A of the second part, for the even register.
        out even_scale_1: (Bits<8>),
        /// For the odd one.
        out odd_scale_1: (Bits<8>),
        /// Elements of 6 or 4 bits of the row of the even register, two clocks behind the places.
        out even_little: (Bits<512>),
        /// Of the odd one.
        out odd_little: (Bits<512>),
    }
    |g| {
        let sources = g.input_of::<MfmaSources>("sources");
        let rows = g.inputs("row", LANES);
        let little_rows = g.inputs("little_row", LANES);
        let extras = ["row_extra_0", "row_extra_1"].map(|name| g.inputs(name, LANES));
        let banks = [&sources.bank_0, &sources.bank_1, &sources.bank_2, &sources.bank_3];
        let control = g.input_of::<MfmaControl>("control");
        let function = &control.function;
        let byte = |word: &Wire, at: &Wire| g.choose(at, &(0..4).map(|at| word.slice(8 * at, 8)).collect::<Vec<_>>());

        // Two bits an element, those of a lane behind each other; of several such sets ABID names one (7.5.1).
        let set = function.abid.when(&function.cbsz.slice(0, 2).none());
        let half = |word: &Wire| set.bit(0).select(&word.slice(16, 16), &word.slice(0, 16));
        let is_halves = !function.element.is_a(crate::vector::matrix::Element::I8)
            & !function.element.is_a(crate::vector::matrix::Element::F8);
        let four = function.depth.is_a(Depth::Four);
        // Of dword `at` of a lane that has two or four of them.
        let of_two = |word: &Wire, at: u32| {
            let of_halves = byte(word, &set.slice(0, 2)).slice(4 * at, 4).zero_extend(16);
            is_halves.select(&of_halves, &half(word).slice(8 * at, 8).zero_extend(16))
        };
        let of_four = |word: &Wire, at: u32| {
            let of_halves = half(word).slice(4 * at, 4).zero_extend(16);
            is_halves.select(&of_halves, &word.slice(8 * at, 8).zero_extend(16))
        };

        for (name, is_odd) in [("even", false), ("odd", true)] {
            let behind = if is_odd { sources.two_rows.zero_extend(4) } else { g.zero(4) };
            let banks: Vec<Wire> = banks.iter().map(|bank| g.register(&format!("{name}_bank"), &(*bank | &behind))).collect();
            for (at, bank) in banks.iter().enumerate() {
                let row = g.choose(bank, &rows);
                let of_dots = row.when(&!&function.chain);
                for lane in 4 * at..4 * at + 4 {
                    g.output(&format!("{name}_{lane}"), &of_dots);
                    g.output(&format!("{name}_link_{lane}"), &row.slice(0, 64));
                }
            }
            // What is sparse or scaled has no blocks.
            let [first, second] = [0, 1].map(|part| g.choose(&banks[0], &extras[part]));
            g.output(&format!("{name}_scale"), &byte(&first, &control.left_byte));
            g.output(&format!("{name}_scale_1"), &byte(&second, &control.left_byte));
            let little = g.choose(&banks[0], &little_rows);
            let little = elements(g, &little, &little_format(g, &function.cbsz), Some(&!function.is_little()));
            g.output(&format!("{name}_little"), &g.register(&format!("{name}_little_2"), &little));
            let mut indices: Vec<Wire> = (0..4).map(|at| {
                let two = of_two(if at < 2 { &first } else { &second }, at % 2);
                four.select(&of_four(&first, at), &two)
            }).collect();
            indices.extend((0..4).map(|at| of_four(&second, at)));
            g.output(&format!("{name}_index"), &g.concat(&indices.iter().rev().collect::<Vec<_>>()));
        }
    }
}
