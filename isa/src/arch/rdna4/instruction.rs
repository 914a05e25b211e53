//! What instructions of RDNA4 have beyond fields and operands: DPP, halves of VGPRs, atomics that return a value.

use super::dpp::{Dpp, Dpp8, Dpp16};
use crate::decode::{Extra, Instruction};
use crate::format::{FieldName, Format};
use crate::opcode::{Counter, Opcode};
use crate::operand::{OperandKind, OperandShape};
use crate::source::Source;

impl Instruction {
    /// The DPP control, if the instruction has one.
    #[inline]
    pub fn dpp(&self) -> Option<Dpp> {
        match self.extra {
            Extra::Dpp16 => Some(Dpp::Dpp16(Dpp16::from_word(self.last_dword()))),
            Extra::Dpp8 { fetch_inactive } => Some(Dpp::Dpp8(Dpp8::from_word(self.last_dword(), fetch_inactive))),
            Extra::None | Extra::Literal | Extra::Sdwa => None,
        }
    }

    /// OPSEL_HI of VOP3P, 3 bits.
    pub fn op_sel_hi(&self) -> u32 {
        self.field(FieldName::OpSelHi) | self.field(FieldName::OpSelHi2) << 2
    }

    /// For a 16-bit VGPR operand: its register and whether it is the high half (7.4). VOP1, VOP2 and VOPC keep the
    /// half in bit 7 of the register, VOP3 and VINTERP in OPSEL. `None` for every other operand.
    pub fn vgpr_half(&self, opcode: &Opcode, shape: &OperandShape) -> Option<(u8, bool)> {
        let is_vgpr = matches!(shape.kind, OperandKind::Vgpr | OperandKind::VectorSource);
        if !is_vgpr || shape.data.bits() != 16 {
            return None;
        }
        let Some(Source::Vgpr(register)) = self.source(opcode, shape) else { return None };
        match opcode.format {
            Format::Vop1 | Format::Vop2 | Format::Vopc => Some((register & 0x7f, register >= 0x80)),
            Format::Vop3 | Format::Vinterp => {
                let bit = match shape.field {
                    FieldName::Src0 => 0,
                    FieldName::Src1 => 1,
                    FieldName::Src2 => 2,
                    _ => 3,
                };
                Some((register, self.field(FieldName::OpSel) >> bit & 1 == 1))
            }
            _ => None,
        }
    }

    /// Whether an atomic returns the value before the operation (bit 0 of TH).
    pub fn returns_value(&self) -> bool {
        self.field(FieldName::Th) & 1 == 1
    }

    /// The completion counter, with atomics resolved by whether they return a value: `Load` or `Store`, `FlatLoad` or
    /// `FlatStore`.
    pub fn counter(&self) -> Counter {
        match (self.opcode.counter, self.returns_value()) {
            (Counter::Atomic, true) => Counter::Load,
            (Counter::Atomic, false) => Counter::Store,
            (Counter::FlatAtomic, true) => Counter::FlatLoad,
            (Counter::FlatAtomic, false) => Counter::FlatStore,
            (counter, _) => counter,
        }
    }
}
