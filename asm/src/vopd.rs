//! Dual issue: two operations in one instruction, and the rules that let them run side by side (7.8).

use super::cursor::Cursor;
use super::diagnostic::{Fault, Parsed};
use super::encode::{Candidate, Encoded, Encoder, Half};
use super::modifier::Modifiers;
use super::operand::{self, Item, Operand};
use super::symbols::Symbols;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::source::Source;
use tombolo_isa::target::Target;

/// One operation with its operands.
struct Operation {
    row: &'static Opcode,
    operands: Vec<Operand>,
    half: Half,
}

/// Encodes `X :: Y`; the cursor stands after the mnemonic of X.
pub(super) fn encode(
    word: &str,
    start: &Cursor<'_>,
    cursor: &mut Cursor<'_>,
    symbols: &Symbols,
    wave64: bool,
) -> Parsed<Encoded> {
    if wave64 {
        return Err(start.fault("dual issue is possible in wave32 only"));
    }
    let x = operation(word, Format::VopdX, start, cursor, symbols)?;
    cursor.expect("::")?;
    let second = cursor.clone();
    let word = cursor.expect_word("the second operation")?;
    let y = operation(word, Format::VopdY, &second, cursor, symbols)?;
    check_banks(&x, &y)?;
    let y_destination = y.half.destination();
    let x_destination = x.half.destination();
    if (x_destination ^ y_destination) & 1 == 0 {
        return Err(y.fault(FieldName::Vdst, "one destination must be an even VGPR and the other an odd one"));
    }
    Half::join(x.half, y.half).map_err(|message| second.fault(message))
}

fn operation(
    word: &str,
    format: Format,
    start: &Cursor<'_>,
    cursor: &mut Cursor<'_>,
    symbols: &Symbols,
) -> Parsed<Operation> {
    let name = word.strip_suffix("_e32").unwrap_or(word);
    let row = table::by_mnemonic(name).find(|row| row.format == format).ok_or_else(|| {
        let place = if format == Format::VopdX { "first" } else { "second" };
        start.fault(format!("this is no operation that can be the {place} of two"))
    })?;
    let candidate = Candidate {
        row,
        dpp: false,
        sdwa: false,
        to_lds: false,
        returns: false,
        inline_half: false,
        target: Target::Rdna4,
        wave64: false,
    };
    let shapes: Vec<_> = candidate.positional().collect();
    let operands = operand::parse_all(cursor, symbols, &shapes)?;
    let end = cursor.fault("");
    let half = Encoder::new(candidate, &operands, Modifiers::default(), &end).encode_half()?;
    Ok(Operation { row, operands, half })
}

impl Operation {
    /// The VGPR that a field names, if it names one.
    fn vgpr(&self, field: FieldName) -> Option<u8> {
        let index = self.row.operands.iter().position(|shape| shape.field == field)?;
        match &self.operands.get(index)?.item {
            Item::Register(register, _) => match register.first {
                Source::Vgpr(number) => Some(number),
                _ => None,
            },
            _ => None,
        }
    }

    /// The VGPR that is read through each of the three source ports.
    fn ports(&self) -> [Option<u8>; 3] {
        let multiplies_by_literal = self.row.mnemonic == "v_dual_fmamk_f32";
        let accumulates = self.row.operands.first().is_some_and(|shape| shape.access.reads());
        let (src1, src2) = match (multiplies_by_literal, accumulates) {
            (true, _) => (None, self.vgpr(FieldName::Vsrc1)),
            (false, true) => (self.vgpr(FieldName::Vsrc1), self.vgpr(FieldName::Vdst)),
            (false, false) => (self.vgpr(FieldName::Vsrc1), None),
        };
        [self.vgpr(FieldName::Src0), src1, src2]
    }

    /// An error at the operand in a field.
    fn fault(&self, field: FieldName, message: &str) -> Fault {
        let index = self.row.operands.iter().position(|shape| shape.field == field).unwrap_or(0);
        match self.operands.get(index).or(self.operands.first()) {
            Some(operand) => operand.fault(message),
            None => Fault { at: 0, token: self.row.mnemonic.to_owned(), message: message.to_owned() },
        }
    }
}

/// The VGPRs of one source port must lie in different banks, or be one and the same.
fn check_banks(x: &Operation, y: &Operation) -> Parsed<()> {
    // A second move reads through port 2, so that two moves never collide.
    let moves = |operation: &Operation| operation.row.mnemonic == "v_dual_mov_b32";
    if moves(x) && moves(y) {
        return Ok(());
    }
    // Ports 0 and 1 have four banks; of port 2 one operand is even and the other odd.
    let banks = [4, 4, 2];
    let fields = [FieldName::Src0, FieldName::Vsrc1, FieldName::Vdst];
    for (port, (x_register, y_register)) in x.ports().into_iter().zip(y.ports()).enumerate() {
        if let (Some(a), Some(b)) = (x_register, y_register)
            && a % banks[port] == b % banks[port]
            && (a != b || port == 2)
        {
            let message = format!("source {port} of both operations is in one VGPR bank: v{a} and v{b}");
            return Err(y.fault(fields[port], &message));
        }
    }
    Ok(())
}
