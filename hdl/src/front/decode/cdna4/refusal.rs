//! Which instructions this machine refuses although it has their opcode: operands that the opcode does not admit, reserved source codes, state
//! registers that it does not have, GDS.

use super::opcode_rom::{field, has_format, opcode_rom, reads_field};
use super::sdwa::Sdwa;
use super::{lanes, smem, vector, vmem};
use crate::parts::constants::APERTURES;
use crate::scalar::salu::state::OF_CDNA4;
use crate::vector::matrix::mfma::function::{Depth, function_of};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Flags, Implicit, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_netlist::builder::{Builder, Wire};

/// Source codes that no operand of this machine may have: reserved ones, LDS_DIRECT. They are ranges, ends included.
const REFUSED: [(u128, u128); 5] = [(125, 125), (209, 234), (239, 239), (249, 250), (254, 254)];
const LITERAL: u128 = 255;
/// Codes of the first source that announce a dword: SDWA, DPP (6.5, 6.6).
const SDWA: u128 = 249;
const DPP: u128 = 250;

/// The source code (8 bits) is one that no operand may have, 1 bit.
fn is_refused(g: &Builder, code: &Wire) -> Wire {
    let within =
        |(first, last): &(u128, u128)| !code.less(&code.same_width(*first)) & !code.same_width(*last).less(code);
    REFUSED.iter().map(within).fold(g.zero(1), |any, one| any | one)
}

/// The instruction of `format` has a dword of SDWA or of DPP behind it: 1 bit each.
pub fn lane_dwords(g: &Builder, words: &Wire, format: Format) -> [Wire; 2] {
    if !matches!(format, Format::Vop1 | Format::Vop2 | Format::Vopc) {
        return [g.zero(1), g.zero(1)];
    }
    let reads = opcode_rom(g, words, format, |row| reads_field(row, FieldName::Src0));
    [SDWA, DPP].map(|code| field(words, format, FieldName::Src0).is(code) & &reads)
}

/// An operand has 64 bits.
fn is_wide(row: &Opcode) -> bool {
    row.operands.iter().any(|shape| shape.data.bits() > 32)
}

/// A DPP dword behind the instruction that this machine does not follow: controls without a meaning or what RDNA4 has besides, opcodes without DPP, lanes
/// beyond a row for opcodes that take several operations or write EXEC.
fn refused_dpp(g: &Builder, words: &Wire, format: Format) -> Wire {
    let control = words.slice(32 + 8, 9);
    let class = control.slice(4, 4);
    let mirrors = class.is(4) & control.slice(1, 3).none();
    let in_row = class.less(&class.same_width(3)) & control.slice(0, 4).any() | class.is(5) | mirrors;
    let far = lanes::is_far(&control);
    let admitted = opcode_rom(g, words, format, |row| row.modifiers.flags.contains(Flags::DPP));
    let several = opcode_rom(g, words, format, |row| {
        vector::has_steps(row) || is_wide(row) || row.writes.contains(Implicit::EXEC)
    });
    control.bit(8) & !(in_row | &far) | !admitted | far & several
}

/// The same of a dword of SDWA: of opcodes of 64 bits too.
fn refused_sdwa(g: &Builder, words: &Wire, format: Format) -> Wire {
    let admitted = opcode_rom(g, words, format, |row| row.modifiers.flags.contains(Flags::SDWA) && !is_wide(row));
    let compares = g.constant(1, (format == Format::Vopc).into());
    !admitted | Sdwa::new(words.slice(32, 32), g.constant(1, 1)).is_refused(&compares)
}

/// A source of the instruction is one that its operand does not admit.
fn refused_sources(g: &Builder, words: &Wire, format: Format) -> Wire {
    let names = [FieldName::Ssrc0, FieldName::Ssrc1, FieldName::Src0, FieldName::Src1, FieldName::Src2];
    let [sdwa, dpp] = lane_dwords(g, words, format);
    // Of VOP3P the fields are those of its packed format.
    let fields = if format == Format::Mai { Format::Vop3pCdna } else { format };
    let named = names.into_iter().filter(|name| fields.field(*name).is_some()).map(|name| {
        let source = field(words, fields, name);
        let code = source.slice(0, 8);
        let in_vgpr = if source.width() > 8 { source.msb() } else { g.zero(1) };
        let of_kind = |kinds: &'static [OperandKind]| {
            opcode_rom(g, words, format, |row| {
                row.operands.iter().any(|operand| operand.field == name && kinds.contains(&operand.kind))
            })
        };
        // Only instructions of one dword have a literal.
        let literal = match fields.layout().dwords {
            1 => g.zero(1),
            _ => code.is(LITERAL),
        };
        // The upper word of an aperture is one of 64 bits alone.
        let narrow = opcode_rom(g, words, format, |row| {
            row.operands.iter().any(|operand| operand.field == name && operand.data.bits() != 64)
        });
        let aperture = APERTURES.iter().fold(g.zero(1), |any, known| any | code.is(*known)) & narrow;
        let announces = if name == FieldName::Src0 { &sdwa | &dpp } else { g.zero(1) };
        // C of a matrix is VGPRs or a constant, scales are VGPRs alone.
        let no_addend = of_kind(&[OperandKind::MatrixSource]) & !code.msb() & !&in_vgpr;
        let reserved = (is_refused(g, &code) & !&announces | literal | aperture) & !&in_vgpr;
        // Of more registers than two no source is a scalar (6.7.1).
        let many = opcode_rom(g, words, format, |row| {
            let is_many = |operand: &OperandShape| operand.field == name && operand.data.bits() > 64;
            row.operands.iter().any(|operand| is_many(operand) && operand.kind == OperandKind::VectorSource)
        });
        let reads = opcode_rom(g, words, format, |row| reads_field(row, name));
        let wants_vgpr = of_kind(&[OperandKind::Vgpr, OperandKind::Accumulation, OperandKind::Matrix]);
        let wants_scalar =
            of_kind(&[OperandKind::ScalarOnlySource, OperandKind::ScalarSource, OperandKind::RegisterSource]);
        let wants_register = of_kind(&[OperandKind::RegisterSource]);
        reserved & reads
            | wants_vgpr & !&in_vgpr & !&announces
            | wants_scalar & &in_vgpr
            | wants_register & code.msb()
            | no_addend
            | many & !&in_vgpr
    });
    let named = named.fold(g.zero(1), |any, one| any | one);
    named | sdwa & refused_sdwa(g, words, format) | dpp & refused_dpp(g, words, format)
}

/// A state register that this machine does not have.
fn refused_register(g: &Builder, words: &Wire) -> Wire {
    let accesses = opcode_rom(g, words, Format::Sopk, |row| {
        row.operands.iter().any(|operand| operand.kind == OperandKind::HardwareRegister)
    });
    let access = field(words, Format::Sopk, FieldName::Simm16);
    let register = access.slice(0, 6);
    let unknown = !OF_CDNA4.iter().fold(g.zero(1), |any, known| any | register.is(*known));
    accesses & unknown
}

/// A format of A or B of a matrix of F8F6F4 that has no meaning (7.1.5).
fn refused_formats(g: &Builder, words: &Wire, format: Format) -> Wire {
    let chooses = opcode_rom(g, words, format, |row| {
        function_of(row.operation).is_some_and(|function| function.depth == Depth::Chosen)
    });
    let beyond = |name| {
        let chosen = field(words, format, name);
        !chosen.less(&chosen.same_width(5))
    };
    chooses & (beyond(FieldName::Cbsz) | beyond(FieldName::Blgp))
}

/// What announces scales has no matrix behind it, or a scale is a constant.
fn refused_scales(words: &Wire) -> Wire {
    let no_matrix = !has_format(&words.slice(64, 32), Format::Mai);
    let constant = |name| !field(words, Format::MaiScale, name).msb();
    no_matrix | constant(FieldName::Scale0) | constant(FieldName::Scale1)
}

/// The instruction of `format` is refused.
pub fn refused(g: &Builder, words: &Wire, format: Format) -> Wire {
    let fields = match format {
        Format::SmemCdna => smem::refused(g, words),
        Format::MubufCdna | Format::MtbufCdna => vmem::refused(g, words, format),
        Format::DsCdna => field(words, format, FieldName::Gds),
        Format::Sopk => refused_register(g, words),
        Format::Mai => refused_formats(g, words, format),
        Format::MaiScale => refused_formats(g, words, format) | refused_scales(words),
        _ => g.zero(1),
    };
    refused_sources(g, words, format) | fields
}
