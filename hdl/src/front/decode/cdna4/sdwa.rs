//! The dword of SDWA (6.5): which parts of the sources an instruction takes, and which part of its destination it writes.
//!
//! ```text
//!   index 0, 1    the part of a source to a running row, extended to 32 bits
//!   index 2       the operation; its result to the destination, whole or to bytes that leave the others alone
//!   index 3       of V_CMPX: the same to EXEC
//!   index 3       where the others change: from the running row to its part, with zeros or the sign around it
//!   index 3, 4    where that is in the middle: extended in the running row, then to its part
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

/// What a step does, 1 bit each.
pub struct Step {
    /// It is the last.
    pub ends: Wire,
    /// It takes a part of a source.
    pub takes: Wire,
    /// It is the operation.
    pub operates: Wire,
    /// It puts the result in its place.
    pub places: Wire,
    /// Its result goes to a running row.
    pub to_running: Wire,
}

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

    /// The result goes to its part in steps of its own.
    fn places(&self, compares: &Wire) -> Wire {
        &self.here & !self.is_whole(compares) & !self.unused().is(PRESERVE)
    }

    /// The part is in the middle of the register, so that this takes two steps.
    fn is_middle(&self) -> Wire {
        self.destination().is(1) | self.destination().is(2)
    }

    /// Step `at` (3 bits) of an instruction that `compares`, and writes EXEC if `to_exec`.
    pub fn position(&self, at: &Wire, compares: &Wire, to_exec: &Wire) -> Step {
        let places = self.places(compares);
        let middle = &places & self.is_middle();
        let operates = &self.here & (at.is(2) | at.is(3) & to_exec);
        let takes = &self.here & !at.slice(1, 2).any();
        let last = (&places | to_exec).zero_extend(3) + middle.zero_extend(3);
        Step {
            ends: at.equals(&last.plus(2)),
            to_running: &takes | at.is(2) & &places | at.is(3) & middle,
            places: &self.here & !(&operates | &takes),
            takes,
            operates,
        }
    }

    /// Codes that have no meaning.
    pub fn is_refused(&self, compares: &Wire) -> Wire {
        let select = self.destination();
        let destination = select.is(7) | self.unused().is(3);
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

    /// What step `at` (3 bits) does instead of the operation: its control word, and the constants in its second and third source, 6 bits each.
    pub fn step(&self, g: &Builder, at: &Wire, row: &RowWires, steps: &Steps) -> (ControlWires, [Wire; 2]) {
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
        let shifts = low.any() & !(self.is_middle() & at.is(3));
        let placed = shifts.select(&packed(&steps.shift), &signed);
        let is_second = at.is(1);
        let is_last = at.slice(1, 2).any();
        let control = is_last.select(&placed, &is_second.select(&second.0, &first.0));
        let from = is_last.select(&low.when(&shifts), &is_second.select(&second.1, &first.1));
        let count = is_last.select(&width.when(&!shifts), &is_second.select(&second.2, &first.2));
        (ControlWires::unpack(&control), [from, count])
    }
}
