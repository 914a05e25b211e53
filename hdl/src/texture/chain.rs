//! Where the levels of an image begin: each behind the one before, which takes its texels, rounded up to 256 bytes.

use super::shape::{ImageShape, LevelPlace, LevelSizes};
use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// A number of elements times their bytes (1, 2, 4, 8, 12, 16; 5 bits), 48 bits.
pub(super) fn times_bytes(g: &Builder, elements: &Wire, bytes: &Wire) -> Wire {
    let elements = elements.resize(48);
    let times = |shift: u32| elements.shift_left(&g.constant(3, shift.into()));
    let whole = (0..5).map(|at| times(at).when(&bytes.bit(at))).collect::<Vec<_>>();
    // Only twelve bytes have two bits: eight and four.
    let twelve = bytes.is(12);
    let rest = times(2).when(&twelve);
    let one = g.or_all(48, &[&whole[..2], &[whole[2].when(&!&twelve)], &whole[3..]].concat());
    one + rest
}

generator_block! {
    /// Of a level that stays for four clocks: the bytes of a slice, and where the next level begins.
    pub struct ChainStep(set: InstructionSet) clocked {
        /// The image.
        in shape: (ImageShape),
        /// Bytes of an element.
        in bytes: (Bits<5>),
        /// Texels of an element.
        in texels: (Bits<2>),
        /// Number of the level.
        in level: (Bits<5>),
        /// Where it begins.
        in base: (Bits<48>),
        /// Bytes of a slice of it.
        out slice_bytes: (Bits<48>),
        /// Where the next one begins.
        out behind: (Bits<48>),
    }
    |g| {
        let shape = g.input_of::<ImageShape>("shape");
        let (number, bytes) = (g.input("level"), g.input("bytes"));
        let sizes = LevelSizes::of(g, &shape, &number);
        let place = LevelPlace::of(g, &shape, &sizes, &number, [&bytes, &g.input("texels")], set);
        let area = g.register("area", &(place.pitch * place.rows));
        let slice = g.register("slice", &times_bytes(g, &area, &bytes));
        let all = (&slice * &place.slices).slice(0, 48);
        let rounded = all.plus(255).slice(8, 40).concat(&g.zero(8));
        g.output("slice_bytes", &slice);
        g.output("behind", &g.register("next_base", &(g.input("base") + rounded)));
    }
}
