//! Older relatives of RDNA4, as far as their documents go: the vector compares of GCN 1.0 to 1.4, all shader instructions
//! of Sea Islands, the matrix instructions of CDNA4 and the moves of its accumulation VGPRs. They share the rows, formats and
//! operands of RDNA4.

pub mod names;
mod symbolic;
mod text;

use crate::decode::{DecodeError, Instruction, decode_relative};
use crate::format::{Format, prefixes};
use crate::opcode::Opcode;
use crate::table;

/// A relative, by the processor name that stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relative {
    /// GCN 1.0: vector compares.
    Tahiti,
    /// GCN 1.1, Sea Islands: everything.
    Bonaire,
    /// GCN 1.2: vector compares.
    Tonga,
    /// GCN 1.4: vector compares.
    Gfx900,
    /// CDNA4: matrix instructions, moves of accumulation VGPRs.
    Gfx950,
}

/// Formats of Sea Islands; of formats with one prefix the first stands for all.
const SEA_ISLANDS: [Format; 17] = {
    use Format::*;
    [Sop2, Sopk, Sop1, Sopc, Sopp, Smrd, Vop2, Vop1, Vopc, Vop3Si, Vintrp, DsSi, Mubuf, Mtbuf, Mimg, FlatSi, Exp]
};
static SEA_ISLANDS_PREFIXES: [u8; 512] = prefixes(&SEA_ISLANDS);

const VOLCANIC_ISLANDS: [Format; 2] = [Format::Vopc, Format::Vop3Vi];
static VOLCANIC_ISLANDS_PREFIXES: [u8; 512] = prefixes(&VOLCANIC_ISLANDS);

const CDNA4: [Format; 3] = [Format::Mai, Format::Vop1, Format::MaiScale];
// The matrices with scales start like the moves, which share the prefix of the matrices; the decoder tells them apart.
static CDNA4_PREFIXES: [u8; 512] = prefixes(&[Format::Mai, Format::Vop1]);

impl Relative {
    /// All relatives.
    pub const ALL: [Relative; 5] =
        [Relative::Tahiti, Relative::Bonaire, Relative::Tonga, Relative::Gfx900, Relative::Gfx950];

    /// The relative of a processor name (`--mcpu`).
    pub fn from_mcpu(mcpu: &str) -> Option<Relative> {
        Relative::ALL.into_iter().find(|relative| relative.mcpu() == mcpu)
    }

    /// The processor name.
    pub const fn mcpu(self) -> &'static str {
        match self {
            Relative::Tahiti => "tahiti",
            Relative::Bonaire => "bonaire",
            Relative::Tonga => "tonga",
            Relative::Gfx900 => "gfx900",
            Relative::Gfx950 => "gfx950",
        }
    }

    /// The rows of the relative.
    pub fn opcodes(self) -> impl Iterator<Item = &'static Opcode> {
        let table: &'static [Opcode] = match self {
            Relative::Tahiti | Relative::Bonaire => &table::sea_islands::OPCODES,
            Relative::Tonga | Relative::Gfx900 => &table::volcanic_islands::OPCODES,
            Relative::Gfx950 => &table::cdna4::OPCODES,
        };
        table.iter().filter(move |row| self.has(row))
    }

    /// Of Tahiti only the vector compares are known.
    fn has(self, row: &Opcode) -> bool {
        self != Relative::Tahiti || row.format == Format::Vopc || (row.format == Format::Vop3Si && row.opcode < 256)
    }

    /// The row of an opcode.
    pub fn lookup(self, format: Format, opcode: u16) -> Option<&'static Opcode> {
        fn find(
            index: &[&[u16]; 38],
            table: &'static [Opcode],
            format: Format,
            opcode: u16,
        ) -> Option<&'static Opcode> {
            table.get(usize::from(*index[format as usize].get(usize::from(opcode))?))
        }
        let row = match self {
            Relative::Tahiti | Relative::Bonaire => {
                let find = |format| find(&table::sea_islands::INDEX, &table::sea_islands::OPCODES, format, opcode);
                match format {
                    Format::Vop3Si => find(Format::Vop3Si).or_else(|| find(Format::Vop3bSi)),
                    _ => find(format),
                }
            }
            Relative::Tonga | Relative::Gfx900 => {
                find(&table::volcanic_islands::INDEX, &table::volcanic_islands::OPCODES, format, opcode)
            }
            Relative::Gfx950 => {
                let find = |format| find(&table::cdna4::INDEX, &table::cdna4::OPCODES, format, opcode);
                match format {
                    Format::Mai => find(Format::Mai).or_else(|| find(Format::MaiMove)),
                    _ => find(format),
                }
            }
        };
        row.filter(|row| self.has(row))
    }

    /// Decodes the instruction at the start of `words`.
    ///
    /// # Errors
    /// [`DecodeError`] says why there is none; instructions outside the tables are unknown formats or opcodes.
    pub fn decode(self, words: &[u32]) -> Result<Instruction, DecodeError> {
        let (formats, prefixes): (&[Format], _) = match self {
            Relative::Tahiti | Relative::Bonaire => (&SEA_ISLANDS, &SEA_ISLANDS_PREFIXES),
            Relative::Tonga | Relative::Gfx900 => (&VOLCANIC_ISLANDS, &VOLCANIC_ISLANDS_PREFIXES),
            Relative::Gfx950 => (&CDNA4, &CDNA4_PREFIXES),
        };
        decode_relative(words, formats, prefixes, |format, opcode| self.lookup(format, opcode))
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

    fn text(relative: Relative, words: &[u32]) -> String {
        let mut out = String::new();
        match relative.decode(words) {
            Ok(instruction) => relative.write_instruction(&mut out, &instruction),
            Err(error) => out = error.to_string(),
        }
        out
    }

    #[test]
    fn every_row_is_found_by_its_opcode() {
        for relative in Relative::ALL {
            for row in relative.opcodes() {
                let found = relative.lookup(row.format, row.opcode).map(|row| row.mnemonic);
                assert_eq!(found, Some(row.mnemonic), "{} {:?} {}", relative.mcpu(), row.format, row.opcode);
            }
        }
        let counts = Relative::ALL.map(|relative| relative.opcodes().count());
        assert_eq!(counts, [392, 1191, 396, 396, 72]);
    }

    #[test]
    fn vector_compares_have_both_encodings() {
        assert_eq!(text(Relative::Tahiti, &[0x7c02_0501]), "v_cmp_lt_f32_e32 vcc, v1, v2");
        assert_eq!(text(Relative::Bonaire, &[0xd002_0004, 0x0002_0501]), "v_cmp_lt_f32_e64 s[4:5], v1, v2");
        assert_eq!(text(Relative::Tonga, &[0x7c82_0501]), "v_cmp_lt_f32_e32 vcc, v1, v2");
        assert_eq!(text(Relative::Gfx900, &[0xd041_0004, 0x0002_0501]), "v_cmp_lt_f32_e64 s[4:5], v1, v2");
        assert_eq!(text(Relative::Tahiti, &[0xbe80_0301]), "SOP1 has no opcode 3");
    }

    #[test]
    fn matrices_name_vgprs_accumulation_vgprs_and_modifiers() {
        let mfma = |high: u32| text(Relative::Gfx950, &[0xd3c0_0040, 0x0502_2100 | high]);
        assert_eq!(mfma(0), "v_mfma_f32_32x32x1_2b_f32 v[64:95], v0, v16, v[64:95]");
        assert_eq!(mfma(1 << 29), "v_mfma_f32_32x32x1_2b_f32 v[64:95], v0, v16, v[64:95] blgp:1");
        let scaled = text(Relative::Gfx950, &[0xd3ac_0000, 0x0002_5328, 0xd3ad_0840, 0x0502_2100]);
        let expected =
            "v_mfma_scale_f32_16x16x128_f8f6f4 v[64:67], v[0:7], v[16:23], v[64:67], v40, v41 op_sel_hi:[0,0,0]";
        assert_eq!(scaled, expected);
    }
}
