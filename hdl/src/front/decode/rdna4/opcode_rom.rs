//! Facts of the opcode tables as logic: one bit an opcode, looked up by the opcode field of an instruction word.

use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};

/// The bits of `name` in the instruction whose dwords are `words` (the first one lowest, as many as the field needs).
///
/// # Panics
/// When the format has no such field.
pub fn field(words: &Wire, format: Format, name: FieldName) -> Wire {
    let field = format.field(name).unwrap_or_else(|| panic!("{format:?} has no field {name:?}"));
    words.slice(field.lsb.into(), field.width().into())
}

/// The word has the prefix of `format`, 1 bit.
pub fn has_format(word: &Wire, format: Format) -> Wire {
    let layout = format.layout();
    let lsb = layout.mask.trailing_zeros();
    word.slice(lsb, 32 - lsb).is((layout.value >> lsb).into())
}

/// The opcode field of an instruction of `format`; of a format that has a single opcode, which is 0, no bits of it.
pub fn opcode_of(g: &Builder, words: &Wire, format: Format) -> Wire {
    match format.field(FieldName::Op) {
        Some(_) => field(words, format, FieldName::Op),
        None => g.zero(1),
    }
}

/// The rows of a format; `Vop3` stands for `Vop3sd` too, which shares its opcode space.
fn rows(format: Format) -> impl Iterator<Item = &'static Opcode> {
    table::opcodes()
        .iter()
        .filter(move |row| row.format == format || (format == Format::Vop3 && row.format == Format::Vop3sd))
}

/// Whether `holds` for the opcode of an instruction of `format`: a constant vector indexed by the opcode field; clear for
/// opcodes without a row.
pub fn opcode_rom(g: &Builder, words: &Wire, format: Format, holds: impl Fn(&Opcode) -> bool) -> Wire {
    one_of(g, &opcode_of(g, words, format), rows(format).filter(|row| holds(row)))
}

/// The value of the opcode field is that of one of these rows, whatever instruction set they are of.
pub fn one_of(g: &Builder, opcode: &Wire, rows: impl Iterator<Item = &'static Opcode>) -> Wire {
    let mut bits = Value::zero(1 << opcode.width());
    for row in rows {
        bits.set(row.opcode.into(), true);
    }
    if bits.is_zero() { g.zero(1) } else { g.value(bits).slice_at(opcode, 1) }
}

/// What `value` says of the opcode of an instruction of `format`, `width` bits; zero for what it says nothing of.
pub fn lookup(g: &Builder, words: &Wire, format: Format, width: u32, value: impl Fn(&Opcode) -> Option<Value>) -> Wire {
    let rows = table::opcodes().iter().filter(|row| row.format == format);
    let arms: Vec<_> = rows.filter_map(|row| Some((u128::from(row.opcode), g.value(value(row)?)))).collect();
    g.lookup(&field(words, format, FieldName::Op), &arms, &g.zero(width))
}

/// Some source of the opcode is named by `field` and read.
pub fn reads_field(row: &Opcode, field: FieldName) -> bool {
    row.operands.iter().any(|operand| operand.field == field && operand.access.reads())
}
