//! One instruction: finds the encodings that its mnemonic may mean and takes the first that fits the operands.

use super::alias;
use super::assembler::Assembler;
use super::cursor::Cursor;
use super::diagnostic::{Fault, Parsed};
use super::encode::{Candidate, Encoded, Encoder, dpp};
use super::modifier::Modifiers;
use super::operand::{self, Operand};
use super::vopd;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_isa::operand::OperandKind;
use tombolo_isa::target::Target;

/// What the suffix of a mnemonic says of the encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Suffix {
    text: &'static str,
    /// 32-bit or 64-bit encoding of the vector ALU; `None` leaves it open.
    narrow: Option<bool>,
    /// DPP; `None` leaves it open.
    dpp: Option<bool>,
    /// SDWA.
    sdwa: bool,
}

/// Longer suffixes before those that end like them.
const SUFFIXES: &[Suffix] = &[
    Suffix { text: "_e64_dpp", narrow: Some(false), dpp: Some(true), sdwa: false },
    Suffix { text: "_sdwa", narrow: Some(true), dpp: Some(false), sdwa: true },
    Suffix { text: "_dpp", narrow: Some(true), dpp: Some(true), sdwa: false },
    Suffix { text: "_e32", narrow: Some(true), dpp: Some(false), sdwa: false },
    Suffix { text: "_e64", narrow: Some(false), dpp: Some(false), sdwa: false },
    Suffix { text: "", narrow: None, dpp: None, sdwa: false },
];

/// Assembles the instruction that is next.
pub(super) fn assemble(asm: &mut Assembler<'_>, cursor: &mut Cursor<'_>) -> Parsed<()> {
    let start = cursor.clone();
    let word = cursor.expect_word("an instruction")?;
    let encoded = if word.starts_with("v_dual_") && asm.options.target == Target::Rdna4 {
        vopd::encode(word, &start, cursor, &asm.symbols, asm.options.wave64)?
    } else {
        encode(asm, word, &start, cursor)?
    };
    cursor.expect_end()?;
    emit(asm, &start, encoded)
}

fn emit(asm: &mut Assembler<'_>, start: &Cursor<'_>, encoded: Encoded) -> Parsed<()> {
    if !asm.symbols.here.offset.is_multiple_of(4) {
        return Err(start.fault("an instruction must start at a multiple of 4 bytes"));
    }
    for register in &encoded.registers {
        if let Some((vector, end)) = register.end() {
            asm.note_registers(vector, end);
        }
    }
    if let Some((ahead, kind, expression, at)) = encoded.fixup {
        asm.fix_up(ahead, kind, expression, at, start.text());
    }
    let bytes: Vec<u8> = encoded.words.iter().flat_map(|word| word.to_le_bytes()).collect();
    asm.emit(&bytes).map_err(|message| start.fault(message))
}

/// The rows of a mnemonic, with the suffix taken off where the whole is no mnemonic itself.
fn rows(word: &str, target: Target) -> Option<(Vec<&'static Opcode>, Suffix)> {
    SUFFIXES.iter().rev().find_map(|suffix| {
        let name = word.strip_suffix(suffix.text)?;
        let named = |name: &str| target.by_mnemonic(name).into_iter().filter(|row| is_single(row)).collect::<Vec<_>>();
        let mut rows = named(name);
        if rows.is_empty() && target == Target::Rdna4 {
            rows = alias::mnemonic(name).map(named).unwrap_or_default();
        }
        let admitted = rows.iter().any(|row| admits(row, *suffix));
        (!rows.is_empty() && admitted).then_some((rows, *suffix))
    })
}

/// Not half of a VOPD pair.
fn is_single(row: &Opcode) -> bool {
    !matches!(row.format, Format::VopdX | Format::VopdY)
}

fn is_narrow(row: &Opcode) -> bool {
    matches!(row.format, Format::Vop1 | Format::Vop2 | Format::Vopc)
}

/// Whether an encoding is one of the 64-bit ones of the vector ALU of GCN and CDNA.
pub(super) fn is_wide(format: Format) -> bool {
    use Format::*;
    matches!(format, Vop3Si | Vop3bSi | Vop3Vi | MaiMove | Vop3Cdna | Vop3bCdna | Vop3pCdna)
}

/// Whether a row has the encoding that the suffix asks for.
fn admits(row: &Opcode, suffix: Suffix) -> bool {
    let vector = row.format.is_valu() || is_wide(row.format);
    let size = suffix.narrow.is_none_or(|narrow| vector && narrow == is_narrow(row));
    let dpp = suffix.dpp != Some(true) || row.modifiers.flags.contains(Flags::DPP);
    size && dpp && (!suffix.sdwa || row.modifiers.flags.contains(Flags::SDWA))
}

fn encode(asm: &Assembler<'_>, word: &str, start: &Cursor<'_>, cursor: &mut Cursor<'_>) -> Parsed<Encoded> {
    let (rows, suffix) = rows(word, asm.options.target).ok_or_else(|| start.fault("this instruction is not known"))?;
    let target = asm.options.target;
    let wave64 = asm.options.wave64 || target != Target::Rdna4;
    let first = Candidate {
        row: rows[0],
        dpp: false,
        sdwa: false,
        to_lds: false,
        returns: true,
        inline_half: false,
        target,
        wave64,
    };
    // The rows of one mnemonic name operands of the same kinds in the same places.
    let shapes: Vec<_> = first.positional().collect();
    let operands = operand::parse_all(cursor, &asm.symbols, &shapes)?;
    let modifiers = Modifiers::parse(cursor, &asm.symbols)?;
    cursor.expect_end()?;
    let end = cursor.fault("");
    let dpp = dpp::selectors().any(|name| modifiers.has(name)) || suffix.dpp == Some(true);
    let to_lds = modifiers.has("lds");
    let candidates = rows.into_iter().filter(|row| admits(row, suffix)).flat_map(|row| {
        let atomic = row.operands.iter().any(|shape| shape.kind == OperandKind::Returned);
        let returns: &[bool] = if atomic { &[true, false] } else { &[false] };
        let dpp = dpp && row.modifiers.flags.contains(Flags::DPP);
        let to_lds = to_lds && row.format == Format::MubufCdna;
        // LLVM makes a literal of 0x3c00 for a 16-bit integer; beside another literal only the inline constant fits.
        let half = row.operands.iter().any(|shape| shape.data.bits() == 16);
        let inline_half: &[bool] = if half { &[false, true] } else { &[false] };
        returns.iter().flat_map(move |&returns| {
            inline_half.iter().map(move |&inline_half| Candidate {
                row,
                dpp,
                sdwa: suffix.sdwa,
                to_lds,
                returns,
                inline_half,
                target,
                wave64,
            })
        })
    });
    first_that_fits(candidates, &operands, &modifiers, &end)
}

/// The first candidate that takes the operands; else the error of the one that came furthest.
fn first_that_fits(
    candidates: impl Iterator<Item = Candidate>,
    operands: &[Operand],
    modifiers: &Modifiers,
    end: &Fault,
) -> Parsed<Encoded> {
    let mut furthest: Option<Fault> = None;
    for candidate in candidates {
        match Encoder::new(candidate, operands, modifiers.clone(), end).encode() {
            Ok(encoded) => return Ok(encoded),
            Err(fault) if furthest.as_ref().is_none_or(|other| fault.at >= other.at) => furthest = Some(fault),
            Err(_) => {}
        }
    }
    Err(furthest.unwrap_or_else(|| Fault { message: "no encoding of this instruction fits".to_owned(), ..end.clone() }))
}
