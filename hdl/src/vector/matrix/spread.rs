//! What the datapaths of the lanes get of the operands that the lanes of the wave hold: rows of A go to every lane of a half of the
//! wave, columns of B to the lanes of their number.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// For `lanes` physical lanes. Lane `l` of the wave has column `l % 16` of D and rows 8 to 15 from lane 16 on; A and B lie in lanes
    /// 16 apart, the lower one first.
    pub struct MatrixSpread(lanes: usize) {
        /// Each lane's part of the row of A that has its number.
        in row: [Bits<64>; 32],
        /// The index beside it.
        in row_index: [Bits<32>; 32],
        /// Its part of the column of B, first dwords of A.
        in column_0: [Bits<64>; 32],
        /// Second dwords.
        in column_1: [Bits<64>; 32],
        /// Its element of C.
        in element: [Bits<32>; 32],
        /// The element of D of eight: the row in its half.
        in output: (Bits<3>),
        /// The beat: which lanes of the wave the datapaths serve.
        in beat: (Bits<3>),
        /// The row of A, of the lower lane.
        out left_0: [Bits<64>; lanes],
        /// Of the upper lane.
        out left_1: [Bits<64>; lanes],
        /// The index, of the lower lane.
        out index_0: [Bits<32>; lanes],
        /// Of the upper one.
        out index_1: [Bits<32>; lanes],
        /// The column of B: first and second dwords of the lower lane.
        out right_0: [Bits<64>; lanes],
        /// Second dwords.
        out right_1: [Bits<64>; lanes],
        /// Of the upper lane, first dwords.
        out right_2: [Bits<64>; lanes],
        /// Second dwords.
        out right_3: [Bits<64>; lanes],
        /// The element of C.
        out addend: [Bits<32>; lanes],
    }
    |g| {
        let [output, beat] = ["output", "beat"].map(|name| g.input(name));
        let beats = 32 / lanes;
        let of_beat = |values: Vec<Wire>| match beats {
            1 => values[0].clone(),
            _ => g.choose(&beat.slice(0, beats.trailing_zeros()), &values),
        };
        // Of each half of the wave the row of A that is multiplied; then what the lanes of a beat get.
        let broadcast = |name: &str, upper: usize| -> Vec<Wire> {
            let lanes = g.inputs(name, 32);
            let row = |half: usize| {
                let rows: Vec<Wire> = (0..8).map(|at| lanes[8 * half + at + 16 * upper].clone()).collect();
                g.choose(&output, &rows)
            };
            vec![row(0), row(1)]
        };
        for (name, from, upper) in
            [("left_0", "row", 0), ("left_1", "row", 1), ("index_0", "row_index", 0), ("index_1", "row_index", 1)]
        {
            let halves = broadcast(from, upper);
            for lane in 0..lanes {
                let value = of_beat((0..beats).map(|beat| halves[(beat * lanes + lane) / 16].clone()).collect());
                g.output(&format!("{name}_{lane}"), &value);
            }
        }
        for (name, from, upper) in
            [("right_0", "column_0", 0), ("right_1", "column_1", 0), ("right_2", "column_0", 1), ("right_3", "column_1", 1)]
        {
            let columns = g.inputs(from, 32);
            for lane in 0..lanes {
                let column = |beat: usize| columns[(beat * lanes + lane) % 16 + 16 * upper].clone();
                g.output(&format!("{name}_{lane}"), &of_beat((0..beats).map(column).collect()));
            }
        }
        let elements = g.inputs("element", 32);
        for lane in 0..lanes {
            let value = of_beat((0..beats).map(|beat| elements[beat * lanes + lane].clone()).collect());
            g.output(&format!("addend_{lane}"), &value);
        }
    }
}
