//! DS_READ_B64_TR and DS_READ_B96_TR of CDNA4: loads that transpose. The 16 lanes of a row load a tile, whose rows have 16 elements, in the lanes
//! one behind the other; lane `l` gets column `l`, the first row lowest. Lanes outside EXEC bring zeros.
//!
//! A beat has whole rows of lanes, so all of a tile is there when the results of its beat are: each dword that is written is one of four
//! arrangements of wires, by the size of the elements. It costs two multiplexers of 32 bits a lane.

use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block};

/// Lanes of a row, and columns of a tile.
const ROW: usize = 16;

choice! {
    /// Bits of an element of a tile.
    pub enum Tile {
        /// The load does not transpose.
        None,
        /// 4, in two dwords a lane.
        Four,
        /// 6, in three.
        Six,
        /// 8, in two.
        Eight,
        /// 16, in two.
        Sixteen,
    }
}

/// Units for tiles in a machine of that instruction set.
pub const fn tiles(set: InstructionSet) -> usize {
    match set {
        InstructionSet::Cdna4 => 1,
        InstructionSet::Rdna4 | InstructionSet::SeaIslands => 0,
    }
}

/// Elements, their bits, the dwords that they fill.
const TILES: [(Tile, usize, usize); 4] =
    [(Tile::Four, 4, 2), (Tile::Six, 6, 3), (Tile::Eight, 8, 2), (Tile::Sixteen, 16, 2)];

/// Where bit `at` of what lane `lane` gets comes from: a lane of its row and a bit of what that has loaded.
fn source(lane: usize, at: usize, bits: usize, dwords: usize) -> (usize, usize) {
    let count = 32 * dwords / bits;
    let (row, column) = (at / bits, lane % ROW);
    (lane / ROW * ROW + row * (ROW / count) + column / count, bits * (column % count) + at % bits)
}

generator_block! {
    /// A dword of each lane's column. `lanes`: a multiple of 16.
    pub struct LdsTiles(lanes: usize) {
        /// What the load transposes.
        in tile: (Tile),
        /// The dword that is written.
        in dword: (Bits<2>),
        /// The first two dwords that a lane has loaded.
        in loaded: [Bits<64>; lanes],
        /// The third.
        in third: [Bits<32>; lanes],
        /// The dword of the column.
        out column: [Bits<32>; lanes],
    }
    |g| {
        let (tile, dword) = (g.input("tile"), g.input("dword"));
        let loaded = g.inputs("loaded", lanes);
        let third = g.inputs("third", lanes);
        let loaded: Vec<Wire> = third.iter().zip(&loaded).map(|(third, loaded)| third.concat(loaded)).collect();
        for lane in 0..lanes {
            let of = |bits: usize, dwords: usize, dword: usize| {
                // Elements in one piece, not bit by bit.
                let mut parts = vec![];
                let mut at = 32 * dword;
                while at < 32 * (dword + 1) {
                    let (from, bit) = source(lane, at, bits, dwords);
                    let width = (bits - at % bits).min(32 * (dword + 1) - at);
                    parts.push(loaded[from].slice(bit as u32, width as u32));
                    at += width;
                }
                g.concat(&parts.iter().rev().collect::<Vec<_>>())
            };
            let arms: Vec<(u128, Wire)> = TILES
                .iter()
                .map(|(tile, bits, dwords)| {
                    let words: Vec<(u128, Wire)> =
                        (0..*dwords).map(|word| (word as u128, of(*bits, *dwords, word))).collect();
                    (*tile as u128, g.lookup(&dword, &words, &g.zero(32)))
                })
                .collect();
            g.output(&format!("column_{lane}"), &g.lookup(&tile, &arms, &g.zero(32)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_elements_of_a_column_come_from_the_rows_of_a_tile() {
        // Bytes: 8 rows of two lanes. Lane 11 gets column 11, the fourth byte of each second lane.
        assert_eq!(source(11, 0, 8, 2), (1, 24));
        assert_eq!(source(11, 8, 8, 2), (3, 24));
        assert_eq!(source(11, 63, 8, 2), (15, 31));
        // 16 bits: 4 rows of four lanes, of the second row of lanes.
        assert_eq!(source(16 + 6, 16, 16, 2), (16 + 5, 32));
        // 6 bits: 16 rows of a lane each.
        assert_eq!(source(3, 90, 6, 3), (15, 18));
        // 4 bits: the same.
        assert_eq!(source(15, 4, 4, 2), (1, 60));
    }
}
