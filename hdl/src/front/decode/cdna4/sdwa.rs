//! The dword of SDWA (6.5): which parts of the sources an instruction takes, and which part of its destination it writes.
//!
//! ```text
//!   index 0, 1    the part of a source to a running row, extended to 32 bits
//!   index 2       the operation; its result to the destination, whole or to bytes that leave the others alone
//!   index 3       where the others change: from the running row to its part, with zeros or the sign around it
//! ```

use super::vector::{RowWires, Steps};
use crate::front::decode::rdna4::valu_control::ControlWires;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;

/// Values of the fields that choose a part: bytes 0 to 3, then words.
const WORD_0: u128 = 4;
const WORD_1: u128 = 5;
const DWORD: u128 = 6;
/// DST_UNUSED: extended with the sign, or left alone.
const SIGN: u128 = 1;
const PRESERVE: u128 = 2;

/// The dword of an instruction.
pub struct Sdwa {
    dword: Wire,
    /// It is one, 1 bit.
    pub here: Wire,
}

/// First bit and bits of a part, 6 bits each.
fn bounds(g: &Builder, select: &Wire) -> (Wire, Wire) {
    let starts = [(1, 8), (2, 16), (3, 24), (WORD_1, 16)].map(|(code, bit)| (code, g.constant(6, bit)));
    let first = g.lookup(select, &starts, &g.zero(6));
    let widths = [(WORD_0, 16), (WORD_1, 16)].map(|(code, width)| (code, g.constant(6, width)));
    (first, g.lookup(select, &widths, &g.constant(6, 8)))
}

impl Sdwa {
    /// The dword behind an instruction, which is one if `here` is set.
    pub fn new(dword: Wire, here: Wire) -> Self {
        Self { dword, here }
    }

    /// Of source `at`: the field that chooses its part.
    fn select(&self, at: u32) -> Wire {
        self.dword.slice(16 + 8 * at, 3)
    }

    /// DST_SEL.
    fn destination(&self) -> Wire {
        self.dword.slice(8, 3)
    }

    fn unused(&self) -> Wire {
        self.dword.slice(11, 2)
    }

    /// The whole register is written, 1 bit. `compares`: there is none.
    fn is_whole(&self, compares: &Wire) -> Wire {
        self.destination().is(DWORD) | compares
    }

    /// The result goes to its part in a step of its own.
    pub fn places(&self, compares: &Wire) -> Wire {
        &self.here & !self.is_whole(compares) & !self.unused().is(PRESERVE)
    }

    /// Codes that have no meaning, and parts in the middle of a register whose surroundings change, which no step writes.
    pub fn is_refused(&self, compares: &Wire) -> Wire {
        let select = self.destination();
        let middle = select.is(1) | select.is(2);
        let destination = select.is(7) | self.unused().is(3) | middle & !self.unused().is(PRESERVE);
        let sources = [0, 1].map(|at| self.select(at).is(7));
        let [first, second] = &sources;
        first | second | destination & !compares
    }

    /// The code of source `at`, 9 bits: a scalar one, or a VGPR.
    pub fn code(&self, at: u32, vsrc1: &Wire) -> Wire {
        let scalar = self.dword.bit(23 + 8 * at);
        let number = if at == 0 { self.dword.slice(0, 8) } else { vsrc1.clone() };
        (!scalar).concat(&number)
    }

    /// ABS or NEG of the first two sources, 3 bits.
    pub fn signs(&self, g: &Builder, first: u32) -> Wire {
        g.concat(&[&g.zero(1), &self.dword.bit(first + 8), &self.dword.bit(first)])
    }

    /// CLAMP, where the dword has it.
    pub fn clamp(&self) -> Wire {
        self.dword.bit(13)
    }

    /// OMOD.
    pub fn omod(&self) -> Wire {
        self.dword.slice(14, 2)
    }

    /// The scalar register of a compare, if it names one.
    pub fn scalar_destination(&self) -> (Wire, Wire) {
        (self.dword.slice(8, 7), self.dword.bit(15) & &self.here)
    }

    /// Bytes of the destination that the operation writes.
    pub fn bytes(&self, g: &Builder) -> Wire {
        let parts = [(0, 1), (1, 2), (2, 4), (3, 8), (WORD_0, 3), (WORD_1, 12)];
        let parts = parts.map(|(code, bytes)| (code, g.constant(4, bytes)));
        let preserves = self.unused().is(PRESERVE);
        let part = g.lookup(&self.destination(), &parts, &g.constant(4, 15));
        preserves.select(&part, &g.constant(4, 15))
    }

    /// What step `index` (2 bits) does instead of the operation: its control word, and the constants in its second and third source, 6 bits each.
    pub fn step(&self, g: &Builder, index: &Wire, row: &RowWires, steps: &Steps) -> (ControlWires, [Wire; 2]) {
        let packed = |control: &ControlWires| control.pack(g);
        let source = |at: u32| {
            let select = self.select(at);
            let (first, width) = bounds(g, &select);
            let signed = self.dword.bit(19 + 8 * at) & &row.extends;
            let part = signed.select(&packed(&steps.signed_part), &packed(&steps.part));
            (select.is(DWORD).select(&packed(&steps.moving), &part), first, width)
        };
        let (first, second) = (source(0), source(1));
        let select = self.destination();
        let (low, width) = bounds(g, &select);
        let signed = self.unused().is(SIGN).select(&packed(&steps.signed_part), &packed(&steps.part));
        let shifts = low.any();
        let placed = shifts.select(&packed(&steps.shift), &signed);
        let is_second = index.bit(0);
        let is_last = index.is(3);
        let control = is_last.select(&placed, &is_second.select(&second.0, &first.0));
        let from = is_last.select(&low, &is_second.select(&second.1, &first.1));
        let count = is_last.select(&width.when(&!shifts), &is_second.select(&second.2, &first.2));
        (ControlWires::unpack(&control), [from, count])
    }
}
