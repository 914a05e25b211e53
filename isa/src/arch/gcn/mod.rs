//! GCN, as far as its documents go: the vector compares of 1.0 to 1.4 (with S_ENDPGM, so that they are programs), all shader
//! instructions of 1.1 (Sea Islands).

pub(crate) mod decode;
mod layouts;
pub mod names;
pub(crate) mod symbolic;
pub(crate) mod text;

pub(crate) use layouts::LAYOUTS;
pub(crate) use sea_islands::TABLE as SEA_ISLANDS;
pub(crate) use volcanic_islands::TABLE as VOLCANIC_ISLANDS;

use crate::decode::{DecodeError, Instruction};
use crate::format::{Format, prefixes};
use crate::opcode::Opcode;
use crate::table::Table;

mod sea_islands {
    crate::table::generated!("/sea_islands.rs");
}

mod volcanic_islands {
    crate::table::generated!("/volcanic_islands.rs");
}

/// The operations of GCN as constants.
pub mod op {
    /// Those of GCN 1.0 and 1.1.
    pub mod sea_islands {
        crate::operation::constants!("/sea_islands_operations.rs");
    }

    /// Those of GCN 1.2 and 1.4.
    pub mod volcanic_islands {
        crate::operation::constants!("/volcanic_islands_operations.rs");
    }
}

/// A generation of GCN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Generation {
    /// GCN 1.0: vector compares.
    SouthernIslands,
    /// GCN 1.1: everything.
    SeaIslands,
    /// GCN 1.2: vector compares.
    VolcanicIslands,
    /// GCN 1.4: vector compares.
    Vega,
}

/// Formats of GCN 1.0 and 1.1; of formats with one prefix the first stands for all.
const SEA_ISLANDS_FORMATS: [Format; 17] = {
    use Format::*;
    [Sop2, Sopk, Sop1, Sopc, Sopp, Smrd, Vop2, Vop1, Vopc, Vop3Si, Vintrp, DsSi, Mubuf, Mtbuf, Mimg, FlatSi, Exp]
};
static SEA_ISLANDS_PREFIXES: [u8; 512] = prefixes(&SEA_ISLANDS_FORMATS);

/// Formats of GCN 1.2 and 1.4.
const VOLCANIC_ISLANDS_FORMATS: [Format; 3] = [Format::Sopp, Format::Vopc, Format::Vop3Vi];
static VOLCANIC_ISLANDS_PREFIXES: [u8; 512] = prefixes(&VOLCANIC_ISLANDS_FORMATS);

impl Generation {
    /// All generations.
    pub const ALL: [Generation; 4] =
        [Generation::SouthernIslands, Generation::SeaIslands, Generation::VolcanicIslands, Generation::Vega];

    /// The processor name that stands for the generation.
    pub const fn mcpu(self) -> &'static str {
        match self {
            Generation::SouthernIslands => "tahiti",
            Generation::SeaIslands => "bonaire",
            Generation::VolcanicIslands => "tonga",
            Generation::Vega => "gfx900",
        }
    }

    fn table(self) -> &'static Table {
        match self {
            Generation::SouthernIslands | Generation::SeaIslands => &SEA_ISLANDS,
            Generation::VolcanicIslands | Generation::Vega => &VOLCANIC_ISLANDS,
        }
    }

    /// The rows of the generation.
    pub fn opcodes(self) -> impl Iterator<Item = &'static Opcode> {
        self.table().rows.iter().filter(move |row| self.has(row))
    }

    /// The rows with this mnemonic (lower case, without encoding suffix), in the order of [`Format`].
    pub fn by_mnemonic(self, mnemonic: &str) -> impl Iterator<Item = &'static Opcode> + use<> {
        self.table().by_mnemonic(mnemonic).filter(move |row| self.has(row))
    }

    /// Of GCN 1.0 only the vector compares are known, and S_ENDPGM after them.
    fn has(self, row: &Opcode) -> bool {
        let is_compare = row.format == Format::Vopc || (row.format == Format::Vop3Si && row.opcode < 256);
        self != Generation::SouthernIslands || is_compare || row.operation == op::sea_islands::S_ENDPGM
    }

    /// The row of an opcode. `Vop3Si` and `Vop3bSi` are one opcode space, of which `Vop3Si` finds all.
    pub fn lookup(self, format: Format, opcode: u16) -> Option<&'static Opcode> {
        let find = |format| self.table().lookup(format, opcode);
        let row = match format {
            Format::Vop3Si => find(Format::Vop3Si).or_else(|| find(Format::Vop3bSi)),
            _ => find(format),
        };
        row.filter(|row| self.has(row))
    }

    /// Decodes the instruction at the start of `words`.
    ///
    /// # Errors
    /// [`DecodeError`] says why there is none; instructions outside the tables are unknown formats or opcodes.
    pub fn decode(self, words: &[u32]) -> Result<Instruction, DecodeError> {
        let (formats, prefixes): (&[Format], _) = match self {
            Generation::SouthernIslands | Generation::SeaIslands => (&SEA_ISLANDS_FORMATS, &SEA_ISLANDS_PREFIXES),
            Generation::VolcanicIslands | Generation::Vega => (&VOLCANIC_ISLANDS_FORMATS, &VOLCANIC_ISLANDS_PREFIXES),
        };
        let format_of = |first: u32| formats.get(usize::from(prefixes[(first >> 23) as usize])).copied();
        decode::decode(words, format_of, |format, opcode| self.lookup(format, opcode))
    }

    /// Appends the text of an instruction in LLVM's syntax, without indentation or line end.
    pub fn write_instruction(self, out: &mut String, instruction: &Instruction) {
        text::write(out, self, instruction);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn text(generation: Generation, words: &[u32]) -> String {
        let mut out = String::new();
        match generation.decode(words) {
            Ok(instruction) => generation.write_instruction(&mut out, &instruction),
            Err(error) => out = error.to_string(),
        }
        out
    }

    #[test]
    fn every_row_is_found_by_its_opcode_and_its_mnemonic() {
        for generation in Generation::ALL {
            for row in generation.opcodes() {
                let found = generation.lookup(row.format, row.opcode).map(|row| row.mnemonic);
                assert_eq!(found, Some(row.mnemonic), "{} {:?} {}", generation.mcpu(), row.format, row.opcode);
                assert!(generation.by_mnemonic(row.mnemonic).any(|found| std::ptr::eq(found, row)));
            }
        }
        assert_eq!(Generation::ALL.map(|generation| generation.opcodes().count()), [393, 1191, 397, 397]);
    }

    #[test]
    fn vector_compares_have_both_encodings() {
        use Generation::*;
        assert_eq!(text(SouthernIslands, &[0x7c02_0501]), "v_cmp_lt_f32_e32 vcc, v1, v2");
        assert_eq!(text(SeaIslands, &[0xd002_0004, 0x0002_0501]), "v_cmp_lt_f32_e64 s[4:5], v1, v2");
        assert_eq!(text(VolcanicIslands, &[0x7c82_0501]), "v_cmp_lt_f32_e32 vcc, v1, v2");
        assert_eq!(text(Vega, &[0xd041_0004, 0x0002_0501]), "v_cmp_lt_f32_e64 s[4:5], v1, v2");
        assert_eq!(text(SouthernIslands, &[0xbe80_0301]), "SOP1 has no opcode 3");
    }
}
