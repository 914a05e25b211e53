//! Facts of the opcode table of CDNA4 as logic, looked up by the opcode field of an instruction word.

use crate::front::decode::gcn::opcode_rom::OpcodeTable;
pub use crate::front::decode::gcn::opcode_rom::{field, placed, reads_field};
use tombolo_isa::arch::cdna4;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};

/// The table; `Vop3Cdna` stands for `Vop3bCdna` too, `Mai` for all of VOP3P.
pub const TABLE: OpcodeTable = OpcodeTable { rows };

/// The rows of a format.
pub fn rows(format: Format) -> Vec<&'static Opcode> {
    let stands_for = |own: Format| match format {
        Format::Vop3Cdna => own == format || own == Format::Vop3bCdna,
        Format::Mai => matches!(own, Format::Mai | Format::MaiMove | Format::Vop3pCdna),
        _ => own == format,
    };
    cdna4::opcodes().iter().filter(|row| stands_for(row.format)).collect()
}

/// [`OpcodeTable::holds`]
pub fn opcode_rom(g: &Builder, words: &Wire, format: Format, holds: impl Fn(&Opcode) -> bool) -> Wire {
    TABLE.holds(g, words, format, holds)
}

/// [`OpcodeTable::lookup`]
pub fn lookup(g: &Builder, words: &Wire, format: Format, width: u32, value: impl Fn(&Opcode) -> Option<Value>) -> Wire {
    TABLE.lookup(g, words, format, width, value)
}

/// The word has the prefix of `format`, 1 bit: of flat memory the segment too, which lies apart.
pub fn has_format(word: &Wire, format: Format) -> Wire {
    let layout = format.layout();
    let (mut wanted, mut rest, mut lsb) = (None::<Wire>, layout.mask, 0);
    while rest != 0 {
        let skipped = rest.trailing_zeros();
        let width = (rest >> skipped).trailing_ones();
        lsb += skipped;
        let value = u128::from(layout.value >> lsb & (u32::MAX >> (32 - width)));
        let part = word.slice(lsb, width).is(value);
        wanted = Some(wanted.map_or(part.clone(), |before| before & &part));
        rest = rest.checked_shr(skipped + width).unwrap_or(0);
        lsb += width;
    }
    wanted.unwrap_or_else(|| panic!("{format:?} has no prefix"))
}
