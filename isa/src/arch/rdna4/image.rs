//! How many registers the data and the address of an image instruction take, and which. They follow from the opcode and
//! from DMASK, DIM, A16, D16 and TFE (sections 10.1 and 10.2).

use super::names;
use crate::decode::Instruction;
use crate::format::{FieldName, Format};
use crate::opcode::{Flags, ImageAddress, Opcode};

/// The address fields in order.
const ADDRESS_FIELDS: [FieldName; 5] =
    [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4];

impl Opcode {
    /// VGPRs of image data: one a component of DMASK (gather4 and MSAA loads: four), two components a register with D16,
    /// one more with TFE. 0 if the opcode has no DMASK.
    pub fn image_data_registers(&self, dmask: u32, d16: bool, tfe: bool) -> u8 {
        if !self.modifiers.flags.contains(Flags::DMASK) {
            return 0;
        }
        let four = self.group == "image gather4" || self.mnemonic == "image_msaa_load";
        let components = if four { 4 } else { dmask.count_ones().max(1) };
        let registers = if d16 { components.div_ceil(2) } else { components };
        registers as u8 + u8::from(tfe)
    }

    /// Dwords of the image address: one each for offset, bias and depth reference, then the derivatives (with 16 bits:
    /// two a dword, each direction starting a new dword), then coordinates and level (two a dword with A16). Of `dim`
    /// the low 3 bits count.
    pub fn image_address_dwords(&self, dim: u32, a16: bool) -> u8 {
        let parts = self.image_address;
        let (_, coordinates, derivatives) = names::DIMENSIONS[(dim & 7) as usize];
        let one = |part: ImageAddress| u8::from(parts.contains(part));
        let words = one(ImageAddress::OFFSET) + one(ImageAddress::BIAS) + one(ImageAddress::ZCOMPARE);
        let derivatives = if parts.contains(ImageAddress::GRADIENTS16) {
            2 * (derivatives / 2).div_ceil(2)
        } else {
            derivatives * one(ImageAddress::GRADIENTS)
        };
        let levels = one(ImageAddress::LOD) + one(ImageAddress::LOD_CLAMP) + one(ImageAddress::MIP);
        let components = coordinates * one(ImageAddress::COORDINATES) + levels;
        words + derivatives + if a16 { components.div_ceil(2) } else { components }
    }
}

impl Instruction {
    /// VGPRs of image data, see [`Opcode::image_data_registers`].
    pub fn image_data_registers(&self) -> u8 {
        let set = |field| self.field(field) == 1;
        self.opcode.image_data_registers(self.field(FieldName::Dmask), set(FieldName::D16), set(FieldName::Tfe))
    }

    /// Dwords of the image address, see [`Opcode::image_address_dwords`].
    pub fn image_address_dwords(&self) -> u8 {
        self.opcode.image_address_dwords(self.field(FieldName::Dim), self.field(FieldName::A16) == 1)
    }

    /// The address as `(first VGPR, number of VGPRs)`: one register a field; the last field of VSAMPLE names all that
    /// are left.
    pub fn image_address(&self) -> impl Iterator<Item = (u8, u8)> {
        let dwords = self.image_address_dwords();
        let fields = if self.opcode.format == Format::Vsample { 4 } else { 5 };
        (0..dwords.min(fields)).map(move |i| {
            let count = if i + 1 == fields { dwords - i } else { 1 };
            (self.field(ADDRESS_FIELDS[usize::from(i)]) as u8, count)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::arch::rdna4::decode;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_last_sample_address_field_holds_what_is_left() {
        // image_sample_c_d_cl_o v[8:11], [v32, v64, v96, v[128:133]], dmask:0xf dim:2D
        let instruction = decode(&[0xe7d2_8001, 0x1000_2008, 0x8060_4020]).expect("is an instruction");
        assert_eq!(instruction.opcode.mnemonic, "image_sample_c_d_cl_o");
        assert_eq!(instruction.image_data_registers(), 4);
        assert_eq!(instruction.image_address().collect::<Vec<_>>(), [(32, 1), (64, 1), (96, 1), (128, 6)]);
    }
}
