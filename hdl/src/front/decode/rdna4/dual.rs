//! Dual instructions whose two operations launch together: what the decoder says of operation Y. Their operands are as those of operation X
//! are when it is alone: a VGPR beyond the wave's is row 0, and what would be written there is not.

use super::opcode_rom::{field, lookup, opcode_rom};
use super::sequence::Sequence;
use super::valu::register;
use super::valu_control::{Control, ControlWires, word};
use super::valu_operation::{Arrangement, MaskSource, operation_in};
use crate::config::Units;
use crate::parts::round_robin::vector_of;
use crate::vector::dual::DualOperationWires;
use rust_hdl::prelude::Synth;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;

/// Code of the constant 0.
const ZERO: u128 = 128;

/// Both operations of the dual instruction in `words` are single ones. Dot products are several.
pub fn is_of_single(g: &Builder, words: &Wire) -> Wire {
    let single = |format| opcode_rom(g, words, format, |row| Sequence::of(row) == Sequence::Single);
    single(Format::VopdX) & single(Format::VopdY)
}

/// Operation Y, and what the entry of both in the queue has of it.
pub struct Second {
    /// It.
    pub operation: DualOperationWires,
    /// Its sources that VGPRs hold, 3 bits.
    pub need: Wire,
    /// It reads a lane mask: VCC.
    pub reads_mask: Wire,
    /// It writes a row.
    pub writes: Wire,
}

/// Operation Y of the dual instruction in `words`, of a wave whose VGPRs begin at row `base`; `valid`: there is one.
pub fn second_operation(g: &Builder, words: &Wire, valid: &Wire, base: &Wire, vgprs: &Wire, units: Units) -> Second {
    let y = Format::VopdY;
    let control = lookup(g, words, y, Control::BITS as u32, |row| {
        operation_in(row, units).map(|operation| word(row, &operation, units))
    });
    let control = ControlWires::unpack(&g.name("second_control", &control));
    let is = |arrangement: Arrangement| control.arrangement.is_a(arrangement);

    let first = field(words, y, FieldName::Src0);
    let vsrc1 = field(words, y, FieldName::Vsrc1);
    let vdst = field(words, y, FieldName::VdstHigh).concat(&!field(words, Format::VopdX, FieldName::Vdst).bit(0));
    let [second_literal, third_literal] = [is(Arrangement::LiteralSecond), is(Arrangement::LiteralThird)];
    let third = second_literal.select(&vsrc1, &vdst);

    let reads = |at: usize| control.kind(at).any();
    let first_is_vgpr = reads(0) & first.msb();
    let need = [first_is_vgpr.clone(), reads(1) & !&second_literal, reads(2) & !&third_literal];
    let zero = g.zero(32);
    let row = |number: &Wire| {
        let register = register(number, &zero, &g.zero(3), vgprs);
        (base + register.number.when(&!&register.beyond), register)
    };
    let (_, destination) = row(&vdst);
    let moves = |format| opcode_rom(g, words, format, |row| row.operation == op::V_DUAL_MOV_B32);
    Second {
        operation: DualOperationWires {
            valid: valid.clone(),
            code: (reads(0) & !first.msb()).select(&first.slice(0, 8), &g.constant(8, ZERO)),
            row_0: row(&first.slice(0, 8)).0,
            row_1: row(&vsrc1).0,
            row_2: row(&third).0,
            literal: third_literal.concat(&second_literal),
            third: moves(Format::VopdX) & moves(y),
            unit: control.unit.clone(),
            function: control.function.clone(),
            destination: base + destination.number,
        },
        need: vector_of(g, &need).when(valid),
        reads_mask: !control.mask_source.is_a(MaskSource::None) & valid,
        writes: control.result.any() & !destination.beyond & valid,
    }
}
