//! The bytes of a load: out of the line that holds them, and to where the VGPR of the lane wants them.

use super::record::{RequestRecord, RequestRecordWires};
use crate::config::InstructionSet;
use crate::lds::operations::{ElementFormatWires, Size};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Takes a lane's bytes out of a line, or out of the quarter that holds them, and puts them where its VGPR wants them. Registers of CDNA4 are
    /// written as a whole: beside a half is zero.
    pub struct LoadFormat(quarters: usize, set: InstructionSet) {
        /// The quarters.
        in line: [Bits<128>; quarters],
        /// Dword of the lane.
        in word: (Bits<4>),
        /// Byte offset of its data.
        in misaligned: (Bits<2>),
        /// Its record.
        in record: (RequestRecord),
        /// Data for the VGPR.
        out dword: (Bits<32>),
        /// Its bytes.
        out bytes: (Bits<4>),
    }
    |g| {
        let RequestRecordWires { zero, format, remaining, .. } = g.input_of::<RequestRecord>("record");
        let ElementFormatWires { size, signed, half, high } = format;
        let misaligned = g.input("misaligned");
        let line = g.concat(&g.inputs("line", quarters).iter().rev().collect::<Vec<_>>());
        let word = g.input("word").slice(0, 2 + quarters.ilog2());
        let own = line.slice_at(&word.concat(&g.zero(5)), 32).when(&!&zero);
        let rotated = own.concat(&own).slice_at(&misaligned.concat(&g.zero(3)), 32);
        // Bytes of the data that this dword holds: the first ones, or the remaining ones.
        let here = g.constant(8, 0xf).shift_left(&(g.constant(3, 4) - misaligned.zero_extend(3))).slice(4, 4);
        let held = remaining.select(&!&here, &here) | zero.repeat(4);
        let (is_byte, is_short) = (size.is_a(Size::Byte), size.is_a(Size::Half));
        let sign = is_byte.select(&rotated.bit(7), &rotated.bit(15)) & &signed;
        let second = is_byte.select(&sign.repeat(8), &rotated.slice(8, 8));
        let narrow = &is_byte | &is_short;
        let whole = matches!(set, InstructionSet::Cdna4);
        let filling = if whole { sign & !&half } else { sign.clone() };
        let upper = narrow.select(&filling.repeat(16), &rotated.slice(16, 16));
        let value = upper.concat(&second).concat(&rotated.slice(0, 8));
        let last_held = is_byte.select(&held.bit(0), &held.bit(1));
        let fills = if whole { last_held.clone() } else { &last_held & !&half };
        let filled = narrow.select(&fills.repeat(2), &held.slice(2, 2));
        let bytes = filled.concat(&last_held).concat(&held.bit(0));
        let below = if whole { last_held.repeat(2) } else { g.zero(2) };
        g.output("dword", &high.select(&value.slice(0, 16).concat(&g.zero(16)), &value));
        g.output("bytes", &high.select(&bytes.slice(0, 2).concat(&below), &bytes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lds::operations::ElementFormat;
    use Size::{Byte, Dword, Half};
    use pretty_assertions::assert_eq;

    /// Data and bytes of a lane; flags: signed, half of the VGPR, the high one, remaining bytes.
    fn load(misaligned: u64, size: Size, flags: [u64; 4]) -> (u64, u64) {
        load_of(InstructionSet::Rdna4, misaligned, size, flags)
    }

    fn load_of(set: InstructionSet, misaligned: u64, size: Size, flags: [u64; 4]) -> (u64, u64) {
        let mut format = LoadFormat::new(4, set);
        format.connect_all();
        let line: Bits<128> = bit_cast::<128, 64>(0xf4e3_d2c1_8877_9655_u64.into()) << 32;
        format.line[0].next = line;
        format.word.next = 2.into();
        format.misaligned.next = misaligned.into();
        let [signed, half, high, remaining] = flags.map(|flag| flag == 1);
        let element = ElementFormat { size, signed, half, high };
        format.record.next = RequestRecord { format: element, remaining, ..RequestRecord::default() };
        simulate(&mut format, 10);
        (format.dword.val().to_u64(), format.bytes.val().to_u64())
    }

    #[test]
    fn a_load_takes_its_bytes_and_fills_the_rest() {
        assert_eq!(load(0, Dword, [0; 4]), (0xf4e3_d2c1, 0xf));
        assert_eq!(load(1, Byte, [0; 4]), (0xd2, 0xf));
        assert_eq!(load(3, Byte, [1, 0, 0, 0]), (0xffff_fff4, 0xf));
        assert_eq!(load(2, Half, [1, 0, 0, 0]), (0xffff_f4e3, 0xf));
        assert_eq!(load(0, Half, [0, 1, 0, 0]).1, 3);
        assert_eq!(load(2, Half, [0, 1, 1, 0]), (0xf4e3_0000, 0xc));
        assert_eq!(load(3, Byte, [1, 1, 1, 0]), (0xfff4_0000, 0xc));
        // In two parts: bytes 3 of one dword and 0 to 2 of the next.
        assert_eq!([load(3, Dword, [0; 4]).1, load(3, Dword, [0, 0, 0, 1]).1], [1, 0xe]);
        assert_eq!(load(3, Dword, [0, 0, 0, 1]).0 >> 8, 0xe3_d2c1);
        // The second byte of a short decides its sign and fills the rest.
        assert_eq!([load(3, Half, [1, 0, 0, 0]).1, load(3, Half, [1, 0, 0, 1]).1], [1, 0xe]);
    }

    #[test]
    fn beside_a_half_registers_of_cdna4_get_zeros() {
        let load = |misaligned, size, flags| load_of(InstructionSet::Cdna4, misaligned, size, flags);
        assert_eq!(load(0, Half, [0, 1, 0, 0]), (0xd2c1, 0xf));
        assert_eq!(load(3, Byte, [1, 1, 0, 0]), (0xfff4, 0xf));
        assert_eq!(load(2, Half, [0, 1, 1, 0]), (0xf4e3_0000, 0xf));
        assert_eq!(load(3, Byte, [1, 1, 1, 0]), (0xfff4_0000, 0xf));
        // The second byte of a short in two parts brings the zeros.
        assert_eq!([load(3, Half, [0, 1, 0, 0]).1, load(3, Half, [0, 1, 0, 1]).1], [1, 0xe]);
        assert_eq!([load(3, Half, [0, 1, 1, 0]).1, load(3, Half, [0, 1, 1, 1]).1], [4, 0xb]);
        assert_eq!(load(0, Dword, [0; 4]), (0xf4e3_d2c1, 0xf));
        assert_eq!(load(3, Byte, [1, 0, 0, 0]), (0xffff_fff4, 0xf));
    }
}
