//! Instructions that the vector ALU executes as several operations, one after the other: their numbers in the queue, and
//! which of them an operation is.
//!
//! ```text
//!   dot product of two    s0[0] * s1[0] + s2 -> running      s0[1] * s1[1] + running -> vdst
//!   dot product of four   the same with four bytes
//!   interpolation, P10    s2 of the quad's first lane -> running      s0 of its second * s1 + running -> vdst
//!   passes                low half of the result -> running   high half -> vdst + 2   running -> vdst, vdst + 1
//! ```
//!
//! What is between two operations is in the running rows, rows of the VGPR file behind those of the waves. A wave64 repeats
//! the whole for its upper half, a dual instruction has the operations of X and those of Y.

use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// The operations of an instruction, for 32 lanes.
    pub enum Sequence {
        /// One.
        Single,
        /// A dot product of two elements.
        Dot2,
        /// A dot product of four elements.
        Dot4,
        /// Two with 64 bits of the result and of the third source each, and two that move the first ones to their place: the
        /// destination may overlap any source (V_MQSAD_U32_U8).
        Passes,
    }
}

/// The instructions of more than one operation, interpolation apart.
const EXECUTES: [(op::Operation, Sequence); 11] = [
    (op::V_DOT2_F32_F16, Sequence::Dot2),
    (op::V_DOT2_F32_BF16, Sequence::Dot2),
    (op::V_DUAL_DOT2ACC_F32_F16, Sequence::Dot2),
    (op::V_DUAL_DOT2ACC_F32_BF16, Sequence::Dot2),
    (op::V_DOT2_F16_F16, Sequence::Dot2),
    (op::V_DOT2_BF16_BF16, Sequence::Dot2),
    (op::V_DOT4_F32_FP8_FP8, Sequence::Dot4),
    (op::V_DOT4_F32_FP8_BF8, Sequence::Dot4),
    (op::V_DOT4_F32_BF8_FP8, Sequence::Dot4),
    (op::V_DOT4_F32_BF8_BF8, Sequence::Dot4),
    (op::V_MQSAD_U32_U8, Sequence::Passes),
];

impl Sequence {
    /// That of an opcode.
    pub fn of(row: &Opcode) -> Self {
        let known = EXECUTES.iter().find(|(known, _)| *known == row.operation);
        known.map_or(Self::Single, |(_, sequence)| *sequence)
    }

    /// The instruction needs the running rows.
    pub fn is_running(row: &Opcode) -> bool {
        Self::of(row) != Self::Single || row.format == Format::Vinterp
    }
}

/// Bits of the number of an operation in its instruction: which of the sequence \[1:0\], for the upper half of a wave64 or
/// the second part of a dual instruction \[2\].
pub const STEP_WIDTH: u32 = 3;

/// Where an operation is in its instruction.
pub struct Position {
    /// Which of the sequence, 2 bits.
    pub index: Wire,
    /// The second part of the instruction.
    pub in_second_part: Wire,
    /// The first of its sequence.
    pub starts: Wire,
    /// The last.
    pub ends: Wire,
    /// The instruction is a dot product of floats.
    pub is_dot: Wire,
    /// Its result goes to the running rows.
    pub to_running: Wire,
    /// Its third source comes from there.
    pub from_running: Wire,
    /// And is the sum so far: as it is, in the low bits.
    pub accumulates: Wire,
    /// It moves a register: the third source of an interpolation, or a running row.
    pub moves: Wire,
    /// A running row: the first, the second.
    pub moves_running: [Wire; 2],
    /// It is the second of two passes.
    pub is_upper_pass: Wire,
}

/// What an instruction is, 1 bit each, as far as its operations depend on it.
pub struct Kind<'a> {
    /// It interpolates from P10.
    pub is_p10: &'a Wire,
    /// [`Sequence::Passes`].
    pub passes: &'a Wire,
}

impl Kind<'_> {
    /// Operation `step` moves a register.
    pub fn moves(&self, step: &Wire) -> Wire {
        let index = step.slice(0, 2);
        self.is_p10 & index.none() | self.passes & index.bit(1)
    }
}

impl Position {
    /// Of operation `step`. `sequence`: [`Sequence`] of its opcode; `has_two`: the instruction has two operations for
    /// another reason.
    pub fn new(step: &Wire, sequence: &Wire, kind: &Kind, has_two: &Wire) -> Self {
        let is = |wanted: Sequence| sequence.is_a(wanted);
        let Kind { is_p10, passes } = kind;
        let index = step.slice(0, 2);
        let starts = index.none();
        let last = (is(Sequence::Dot4) | *passes).repeat(2) | (is(Sequence::Dot2) | *is_p10 | has_two).zero_extend(2);
        let ends = index.equals(&last);
        let is_dot = is(Sequence::Dot2) | is(Sequence::Dot4);
        let runs = &is_dot | *is_p10;
        let moves_running = [2, 3].map(|at| *passes & index.is(at));
        Self {
            in_second_part: step.bit(2),
            to_running: &runs & !&ends | *passes & &starts,
            from_running: &runs & !&starts,
            accumulates: &is_dot & !&starts,
            is_dot,
            moves: kind.moves(step),
            moves_running,
            is_upper_pass: *passes & index.is(1),
            starts,
            ends,
            index,
        }
    }

    /// The number of the operation that follows, if any does.
    pub fn next(&self, g: &Builder) -> Wire {
        let following = self.in_second_part.concat(&self.index.plus(1));
        self.ends.select(&g.constant(STEP_WIDTH, 4), &following)
    }
}

/// The DPP8 dword of an operation of an interpolation: every lane takes lane `lane` (2 bits) of its quad (16.13).
pub fn quad_dword(g: &Builder, lane: &Wire) -> Wire {
    let fields: Vec<Wire> = (0..8).rev().map(|at| g.constant(1, (at >= 4).into()).concat(lane)).collect();
    g.concat(&fields.iter().collect::<Vec<_>>()).concat(&g.zero(8))
}
