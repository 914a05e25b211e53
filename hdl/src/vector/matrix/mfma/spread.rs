//! What the datapaths get of A: the row that they multiply, with its indices or its scale.

use super::function::{Depth, MfmaControl};
use super::place::MfmaSources;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Physical lanes.
pub const LANES: usize = 16;

generator_block! {
    /// One clock behind the places. Datapaths have rows in fours.
    pub struct MfmaSpread() clocked {
        /// Each lane's part of the row of A that has its number.
        in row: [Bits<128>; LANES],
        /// The scale, or the index of the first part.
        in row_extra_0: [Bits<32>; LANES],
        /// The index of the second part.
        in row_extra_1: [Bits<32>; LANES],
        /// Where rows are, in the clock of the places.
        in sources: (MfmaSources),
        /// The multiply, one clock later.
        in control: (MfmaControl),
        /// The row, first and second half.
        out low: [Bits<64>; LANES],
        /// The second half.
        out high: [Bits<64>; LANES],
        /// The index beside it, 16 bits for each dword.
        out index_low: (Bits<32>),
        /// Beside the second half.
        out index_high: (Bits<32>),
        /// The scale of A.
        out scale: (Bits<8>),
    }
    |g| {
        let sources = g.input_of::<MfmaSources>("sources");
        let rows = g.inputs("row", LANES);
        let banks = [&sources.bank_0, &sources.bank_1, &sources.bank_2, &sources.bank_3];
        let banks: Vec<Wire> = banks.iter().map(|bank| g.register("bank", bank)).collect();
        for (at, bank) in banks.iter().enumerate() {
            let row = g.choose(bank, &rows);
            for lane in 4 * at..4 * at + 4 {
                g.output(&format!("low_{lane}"), &row.slice(0, 64));
                g.output(&format!("high_{lane}"), &row.slice(64, 64));
            }
        }
        // What is sparse or scaled has no blocks.
        let control = g.input_of::<MfmaControl>("control");
        let function = control.function;
        let [first, second] = ["row_extra_0", "row_extra_1"].map(|name| g.choose(&banks[0], &g.inputs(name, LANES)));
        let byte = |word: &Wire, at: &Wire| g.choose(at, &(0..4).map(|at| word.slice(8 * at, 8)).collect::<Vec<_>>());
        g.output("scale", &byte(&first, &control.left_byte));

        // Two bits an element, those of a lane behind each other; of several such sets ABID names one (7.5.1).
        let set = function.abid.when(&function.cbsz.slice(0, 2).none());
        let half = |word: &Wire| set.bit(0).select(&word.slice(16, 16), &word.slice(0, 16));
        let is_halves = !function.element.is_a(crate::vector::matrix::Element::I8)
            & !function.element.is_a(crate::vector::matrix::Element::F8);
        let four = function.depth.is_a(Depth::Four);
        let indices = |word: &Wire, at: u32| {
            let of_two = byte(word, &set.slice(0, 2)).slice(4 * (at % 2), 4);
            let of_four = half(word).slice(4 * at, 4);
            let of_halves = four.select(&of_four, &of_two).zero_extend(16);
            let of_bytes = four.select(&word.slice(8 * at, 8), &half(word).slice(8 * (at % 2), 8)).zero_extend(16);
            is_halves.select(&of_halves, &of_bytes)
        };
        let upper = four.select(&first, &second);
        g.output("index_low", &indices(&first, 1).concat(&indices(&first, 0)));
        g.output("index_high", &indices(&upper, 3).concat(&indices(&upper, 2)));
    }
}
