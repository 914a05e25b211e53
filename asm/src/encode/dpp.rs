//! The DPP dword (15.3.8, 15.3.9).

use super::{Encoder, Extra};
use crate::diagnostic::{Fault, Parsed};
use crate::literal::Sign;
use crate::modifier::Value;
use tombolo_isa::format::FieldName;
use tombolo_isa::source::Source;

/// Names of DPP16 permutations: code of the first, and the range of the number that is added to it.
const CONTROLS: &[(&str, u32, std::ops::RangeInclusive<u32>)] = &[
    ("row_shl", 0x100, 1..=15),
    ("row_shr", 0x110, 1..=15),
    ("row_ror", 0x120, 1..=15),
    ("row_mirror", 0x13f, 1..=1),
    ("row_half_mirror", 0x140, 1..=1),
    ("row_share", 0x150, 0..=15),
    ("row_xmask", 0x160, 0..=15),
    // Of CDNA.
    ("row_newbcast", 0x150, 0..=15),
    ("wave_shl", 0x12f, 1..=1),
    ("wave_rol", 0x133, 1..=1),
    ("wave_shr", 0x137, 1..=1),
    ("wave_ror", 0x13b, 1..=1),
];

/// Modifiers that select a permutation.
pub(crate) fn selectors() -> impl Iterator<Item = &'static str> {
    ["dpp8", "quad_perm", "row_bcast"].into_iter().chain(CONTROLS.iter().map(|(name, ..)| *name))
}

impl Encoder<'_> {
    pub(super) fn dpp_word(&mut self, bits: u32) {
        let word = if let Extra::Dpp(word) = self.extra { word } else { 0 };
        self.extra = Extra::Dpp(word | bits);
    }

    /// VGPR of source 0, bits 7:0; of a 16-bit operand bit 7 is the half.
    pub(super) fn set_dpp_source(&mut self, code: u32) {
        self.dpp_word(code & 0xff);
    }

    /// NEG and ABS of source 0 and 1 in the 32-bit encodings.
    pub(super) fn set_dpp_sign(&mut self, bit: u32, sign: Sign) {
        self.dpp_word((u32::from(sign.negate) << 20 | u32::from(sign.absolute) << 21) << (2 * bit));
    }

    /// Permutation, masks and flags.
    pub(super) fn dpp_modifiers(&mut self) -> Parsed<()> {
        if !self.candidate.dpp {
            return Ok(());
        }
        let fetch_inactive = match self.modifier("fi") {
            Some(modifier) => modifier.unsigned(1)?,
            None => 0,
        };
        if let Some(modifier) = self.modifier("dpp8") {
            self.dpp_word(modifier.elements(8)? << 8);
            self.set(FieldName::Src0, u32::from(Source::Dpp8(fetch_inactive == 1).code()));
            return Ok(());
        }
        let control = self.dpp_control()?;
        self.dpp_word(control << 8 | fetch_inactive << 18);
        for (name, lsb, width, default) in [("bound_ctrl", 19, 1, 0), ("bank_mask", 24, 4, 15), ("row_mask", 28, 4, 15)]
        {
            let value = match self.modifier(name) {
                Some(modifier) => modifier.unsigned(width)?,
                None => default,
            };
            self.dpp_word(value << lsb);
        }
        self.set(FieldName::Src0, u32::from(Source::Dpp16.code()));
        Ok(())
    }

    fn dpp_control(&mut self) -> Parsed<u32> {
        if let Some(modifier) = self.modifier("quad_perm") {
            return modifier.elements(4);
        }
        if let Some(modifier) = self.modifier("row_bcast") {
            return match modifier.value {
                Value::Number(15) => Ok(0x142),
                Value::Number(31) => Ok(0x143),
                _ => Err(modifier.fault("expected row_bcast:15 or row_bcast:31")),
            };
        }
        for (name, base, limits) in CONTROLS {
            if let Some(modifier) = self.modifier(name) {
                let number = modifier.unsigned(4)?;
                if !limits.contains(&number) {
                    let message = format!("expected a number from {} to {}", limits.start(), limits.end());
                    return Err(modifier.fault(&message));
                }
                return Ok(base + number);
            }
        }
        let message = format!("expected a DPP permutation for `{}`", self.row.mnemonic);
        Err(Fault { message, ..self.end.clone() })
    }
}
