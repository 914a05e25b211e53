//! Relocations that remain in a linked code object, for the loader to apply.
//!
//! Kinds: LLVM, "User Guide for AMDGPU Backend", section "Relocation Records".

use super::error::CodeObjectError;

/// One relocation whose symbol is already resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Where to write, relative to the load base.
    pub address: u64,
    /// What to write.
    pub kind: RelocationKind,
    /// Symbol plus addend: an address relative to the load base.
    pub target: u64,
}

/// What a relocation writes, little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RelocationKind {
    /// 64 bits of the target's absolute address (`R_AMDGPU_ABS64`, `R_AMDGPU_RELATIVE64`).
    Absolute64,
    /// Low 32 bits of the target's absolute address (`R_AMDGPU_ABS32_LO`, `R_AMDGPU_ABS32`).
    AbsoluteLow32,
    /// High 32 bits of the target's absolute address (`R_AMDGPU_ABS32_HI`).
    AbsoluteHigh32,
}

/// Name, and kind where the loader can apply it, of each relocation number.
const KINDS: &[(u32, &str, Option<RelocationKind>)] = &[
    (1, "R_AMDGPU_ABS32_LO", Some(RelocationKind::AbsoluteLow32)),
    (2, "R_AMDGPU_ABS32_HI", Some(RelocationKind::AbsoluteHigh32)),
    (3, "R_AMDGPU_ABS64", Some(RelocationKind::Absolute64)),
    (4, "R_AMDGPU_REL32", None),
    (5, "R_AMDGPU_REL64", None),
    (6, "R_AMDGPU_ABS32", Some(RelocationKind::AbsoluteLow32)),
    (7, "R_AMDGPU_GOTPCREL", None),
    (8, "R_AMDGPU_GOTPCREL32_LO", None),
    (9, "R_AMDGPU_GOTPCREL32_HI", None),
    (10, "R_AMDGPU_REL32_LO", None),
    (11, "R_AMDGPU_REL32_HI", None),
    (13, "R_AMDGPU_RELATIVE64", Some(RelocationKind::Absolute64)),
    (14, "R_AMDGPU_REL16", None),
];

/// Relocation number of `R_AMDGPU_NONE`, which asks for nothing.
pub(super) const NONE: u32 = 0;

impl RelocationKind {
    /// The kind of relocation `number`, found at `address`.
    pub(super) fn from_number(number: u32, address: u64) -> Result<Self, CodeObjectError> {
        let row = KINDS.iter().find(|(known, ..)| *known == number);
        row.and_then(|(_, _, kind)| *kind).ok_or_else(|| CodeObjectError::RelocationKind {
            address,
            kind: row.map_or_else(|| number.to_string(), |(_, name, _)| (*name).to_owned()),
        })
    }
}

impl Relocation {
    /// The bytes to write at [`Relocation::address`] when the code object is loaded at `base`.
    pub fn bytes(&self, base: u64) -> Vec<u8> {
        let address = base.wrapping_add(self.target);
        match self.kind {
            RelocationKind::Absolute64 => address.to_le_bytes().to_vec(),
            RelocationKind::AbsoluteLow32 => address.to_le_bytes()[..4].to_vec(),
            RelocationKind::AbsoluteHigh32 => address.to_le_bytes()[4..].to_vec(),
        }
    }
}
