//! Facts of an opcode table of GCN's line as logic, looked up by the opcode field of an instruction word; and the codes of scalar registers,
//! of which M0 has another one in the machine.

use crate::front::decode::rdna4::opcode_rom::one_of;
pub use crate::front::decode::rdna4::opcode_rom::{field, has_format, opcode_of, reads_field};
use crate::parts::constants::M0;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};

/// Code of M0 (SQ_SOP1.SSRC0).
pub const OWN_M0: u128 = 124;

/// The opcode table of an instruction set.
#[derive(Clone, Copy)]
pub struct OpcodeTable {
    /// The rows of a format; of formats that share an opcode space the first stands for all.
    pub rows: fn(Format) -> Vec<&'static Opcode>,
}

impl OpcodeTable {
    /// Whether `holds` for the opcode of an instruction of `format`, 1 bit; clear for opcodes without a row.
    pub fn holds(self, g: &Builder, words: &Wire, format: Format, holds: impl Fn(&Opcode) -> bool) -> Wire {
        one_of(g, &opcode_of(g, words, format), (self.rows)(format).into_iter().filter(|row| holds(row)))
    }

    /// What `value` says of the opcode of an instruction of `format`, `width` bits; zero for what it says nothing of.
    pub fn lookup(
        self,
        g: &Builder,
        words: &Wire,
        format: Format,
        width: u32,
        value: impl Fn(&Opcode) -> Option<Value>,
    ) -> Wire {
        let arm = |row: &'static Opcode| Some((u128::from(row.opcode), g.value(value(row)?)));
        let arms: Vec<_> = (self.rows)(format).into_iter().filter_map(arm).collect();
        g.lookup(&field(words, format, FieldName::Op), &arms, &g.zero(width))
    }
}

/// The table of Sea Islands; `Vop3Si` stands for `Vop3bSi` too.
pub const SEA_ISLANDS: OpcodeTable = OpcodeTable { rows: |format| rows(format).collect() };

/// The rows of a format; `Vop3Si` stands for `Vop3bSi` too, which shares its opcode space.
pub fn rows(format: Format) -> impl Iterator<Item = &'static Opcode> {
    let is_of =
        move |row: &&Opcode| row.format == format || (format == Format::Vop3Si && row.format == Format::Vop3bSi);
    Generation::SeaIslands.opcodes().filter(is_of)
}

/// [`OpcodeTable::holds`] of Sea Islands.
pub fn opcode_rom(g: &Builder, words: &Wire, format: Format, holds: impl Fn(&Opcode) -> bool) -> Wire {
    SEA_ISLANDS.holds(g, words, format, holds)
}

/// [`OpcodeTable::lookup`] of Sea Islands.
pub fn lookup(g: &Builder, words: &Wire, format: Format, width: u32, value: impl Fn(&Opcode) -> Option<Value>) -> Wire {
    SEA_ISLANDS.lookup(g, words, format, width, value)
}

/// The code of the machine for a code of the instruction set (7, 8 or 9 bits): M0 has another one.
pub fn placed(code: &Wire) -> Wire {
    code.is(OWN_M0).select(&code.same_width(M0), code)
}
