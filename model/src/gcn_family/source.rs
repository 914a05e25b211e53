//! Scalar registers and sources: where codes of registers lie in a wave, and the values of sources.

use crate::fault::Fault;
use crate::operand::extend_literal;
use crate::wave::{Wave, code};
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{DataType, OperandKind, OperandShape};
use tombolo_isa::source::{self as codes, InlineFloat};

/// The code of M0.
const M0: u16 = 124;
/// The code of a literal.
const LITERAL: u16 = 255;

/// The place in a [`Wave`] of the scalar register that a code names; none for what is no register.
///
/// SGPRs, FLAT_SCRATCH, VCC, TBA, TMA, TTMPs and EXEC are where their own code says, M0 is where RDNA4 has it.
pub const fn place(register: u16) -> Option<u8> {
    match register {
        0..=123 | 126 | 127 => Some(register as u8),
        M0 => Some(code::M0),
        _ => None,
    }
}

/// A scalar source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// One register, by its place.
    Register(u8),
    /// A pair of registers, by the place of the first.
    Pair(u8),
    /// An inline constant or literal.
    Constant(u64),
    /// Of CDNA4: base or limit of the aperture of LDS or of scratch.
    Aperture {
        /// Of scratch, not of LDS.
        private: bool,
        /// The limit, not the base.
        limit: bool,
        /// 64 bits, not the upper 32.
        wide: bool,
    },
    /// VCC == 0.
    VccZero,
    /// EXEC == 0.
    ExecZero,
    /// SCC.
    Scc,
}

/// A source of the vector ALU.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// The same in every lane.
    Scalar(Source),
    /// The first of one or more VGPRs.
    Vector(usize),
}

impl Source {
    /// Its value, zero-extended to 64 bits.
    pub fn read(self, wave: &Wave) -> u64 {
        match self {
            Source::Register(place) => wave.scalar(place).into(),
            Source::Pair(place) => wave.scalar64(place),
            Source::Constant(value) => value,
            Source::Aperture { private, limit, wide } => {
                let base = if private { wave.hardware.private_base } else { wave.hardware.shared_base };
                // An aperture is of 4 GiB.
                let address = u64::from(base) << 48 | if limit { 0xffff_ffff } else { 0 };
                if wide { address } else { address >> 32 }
            }
            Source::VccZero => (wave.vcc() == 0).into(),
            Source::ExecZero => (wave.exec() == 0).into(),
            Source::Scc => wave.scc().into(),
        }
    }
}

/// What a code (0..=255) names as data of a type. Constants are `wide`, of 64 bits, or of 32; `float` has the value of those that are no integers.
pub fn of_code(
    code: u16,
    data: DataType,
    literal: Option<u32>,
    wide: bool,
    float: impl Fn(InlineFloat) -> Option<u64>,
) -> Option<Source> {
    if let Some(place) = place(code) {
        return Some(if data.bits() > 32 { Source::Pair(place) } else { Source::Register(place) });
    }
    Some(match code {
        251 => Source::VccZero,
        252 => Source::ExecZero,
        253 => Source::Scc,
        LITERAL => Source::Constant(extend_literal(literal?, data.element)),
        _ => Source::Constant(match codes::Source::from_code(code)? {
            codes::Source::InlineInt(value) if wide => i64::from(value) as u64,
            codes::Source::InlineInt(value) => u64::from(i32::from(value) as u32),
            codes::Source::InlineFloat(value) => float(value)?,
            _ => return None,
        }),
    })
}

/// The source that an operand of the scalar units is; `named` tells what a code below 256 names.
pub fn scalar(
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    named: impl Fn(u16) -> Result<Source, Fault>,
) -> Result<Source, Fault> {
    named(match shape.kind {
        OperandKind::Literal => LITERAL,
        OperandKind::Vcc => code::VCC_LO.into(),
        _ => instruction.operand_code(row, shape),
    })
}

/// The source that an operand of the vector ALU is; `named` as of [`scalar`].
pub fn vector(
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    named: impl Fn(u16) -> Result<Source, Fault>,
) -> Result<Operand, Fault> {
    let number = instruction.operand_code(row, shape);
    match shape.kind {
        OperandKind::Vgpr => Ok(Operand::Vector(usize::from(number & 0xff))),
        OperandKind::Literal => named(LITERAL).map(Operand::Scalar),
        OperandKind::Vcc => Ok(Operand::Scalar(Source::Pair(code::VCC_LO))),
        _ if number >= 256 => Ok(Operand::Vector(usize::from(number - 256))),
        _ => named(number).map(Operand::Scalar),
    }
}

/// The fault of a code that names no source.
pub fn reserved(row: &Opcode, code: u16) -> Fault {
    Fault::Illegal { reason: format!("{}: source code {code} is reserved", row.mnemonic) }
}

/// The place of a scalar destination.
pub fn destination(row: &Opcode, register: u16) -> Result<u8, Fault> {
    place(register)
        .ok_or_else(|| Fault::Illegal { reason: format!("{}: scalar register {register} is reserved", row.mnemonic) })
}
