//! VGPRs that operands name: their numbers in the two files of a wave, what M0 adds to them, and whether the wave has them.

use tombolo_netlist::builder::Wire;

/// A VGPR that an operand names: its number in the wave's rows, and whether it is beyond those of its file.
pub struct Register {
    /// Its number, 11 bits.
    pub number: Wire,
    /// It is beyond, 1 bit.
    pub beyond: Wire,
}

/// The VGPRs of a wave: how many there are, and the first that accumulates.
pub struct Files {
    /// All of them, 11 bits.
    pub vgprs: Wire,
    /// The first one, 11 bits.
    pub accumulation: Wire,
}

impl Files {
    /// Register `number` (9 bits) of the file that `accumulates` says; the operand has `span` (5 bits) registers after its first.
    pub fn register(&self, number: &Wire, accumulates: &Wire, span: &Wire) -> Register {
        let number = number.zero_extend(11) + self.accumulation.when(accumulates);
        let last = &number + span.zero_extend(11);
        let end = accumulates.select(&self.vgprs, &self.accumulation);
        Register { beyond: !last.less(&end), number }
    }
}

/// The number of the destination in M0's order of operands.
pub const DESTINATION: u128 = 3;

/// What M0 adds to the number of a VGPR (6.6): M0[7:0], if M0[12] and what follows says so of its operand: the three sources, then the destination.
pub struct Index {
    /// M0[15:12], zero without MODE.GPR_IDX_EN.
    pub enables: Wire,
    /// M0[7:0].
    pub by: Wire,
}

impl Index {
    /// For operand `number` (2 bits), in 8 bits.
    pub fn of(&self, number: &Wire) -> Wire {
        self.by.when(&self.enables.slice_at(number, 1))
    }
}
