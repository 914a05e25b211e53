//! Which dword each lane loads in a cycle: not all lanes the same one, so that loads of two and of four dwords find every bank
//! once where lanes lie side by side.
//!
//! Lanes that are 16 bytes apart have their first dwords in every fourth bank only: eight lanes fill it, and the next eight
//! would conflict with them. So the second eight begin with their second dword, the third with the third. A load of 32 lanes
//! takes as many cycles as a lane has dwords, 128 bytes a clock with 32 banks, as on silicon, where the same bytes pass in
//! phases of 8 and 16 lanes. It costs a gate or two a lane. Stores keep the order of their lanes, since the last one wins where they
//! overlap: see [`super::grouping`].

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// For `lanes` physical lanes and `banks` banks.
    pub struct LdsRotation(lanes: usize, banks: usize) {
        /// Dword of the instruction that is next.
        in dword: (Bits<3>),
        /// Dwords of the instruction.
        in dwords: (Bits<3>),
        /// It has two addresses.
        in two: (Bit),
        /// The second one's turn.
        in second: (Bit),
        /// Dwords of the first one.
        in split: (Bits<3>),
        /// The lanes load for themselves.
        in loads: (Bit),
        /// Dword of the instruction that the lane loads.
        out step: [Bits<2>; lanes],
        /// The same, counted from its address.
        out behind: [Bits<2>; lanes],
    }
    |g| {
        let [dword, dwords, two, split, loads] = ["dword", "dwords", "two", "split", "loads"].map(|name| g.input(name));
        let four = g.name("in_four", &(&loads & dwords.is(4) & !&two));
        let pairs = g.name("in_pairs", &(&loads & two.select(&split.is(2), &dwords.is(2))));
        let first = g.input("second").select(&split, &g.zero(3));
        let behind = (&dword - first).slice(0, 2);
        let dword = dword.slice(0, 2);
        let (steps, behind): (Vec<Wire>, Vec<Wire>) = (0..lanes)
            .map(|lane| {
                let quarter = g.constant(2, (4 * lane / banks % 4) as u128).when(&four);
                let half = g.constant(2, (2 * lane / banks % 2) as u128).when(&pairs);
                let turn = quarter | half;
                (&dword ^ &turn, &behind ^ turn)
            })
            .unzip();
        g.outputs("step", &steps);
        g.outputs("behind", &behind);
    }
}
