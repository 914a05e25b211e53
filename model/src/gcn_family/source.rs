//! Scalar registers and sources: where codes of registers lie in a wave, and the values of sources.

use crate::fault::Fault;
use crate::wave::{Wave, code};
use tombolo_isa::opcode::Opcode;

/// The code of M0.
const M0: u16 = 124;

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

/// The place of a scalar destination.
pub fn destination(row: &Opcode, register: u16) -> Result<u8, Fault> {
    place(register)
        .ok_or_else(|| Fault::Illegal { reason: format!("{}: scalar register {register} is reserved", row.mnemonic) })
}
