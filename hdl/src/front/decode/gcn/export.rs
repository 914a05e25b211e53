//! Decodes exports (SQ_EXP_0, SQ_EXP_1).

use super::opcode_rom::{field, has_format};
use crate::export::record::ExportOperationWires;
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};

/// An opcode of the export unit.
pub fn is_executed(row: &Opcode) -> bool {
    row.format == Format::Exp
}

/// The first dword is that of an export, 1 bit.
pub fn is_export(word: &Wire) -> Wire {
    has_format(word, Format::Exp)
}

/// The body of `ExportDecode`. A compressed export has two channels in each of two sources.
pub fn decode(g: &Builder) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let get = |name| field(&words, Format::Exp, name);
    let [source_0, source_1, source_2, source_3] =
        [FieldName::Vsrc0, FieldName::Vsrc1, FieldName::Vsrc2, FieldName::Vsrc3].map(get);
    let (channels, compressed) = (get(FieldName::En), get(FieldName::Compr));
    let pairs = channels.slice(2, 2).any().concat(&channels.slice(0, 2).any()).zero_extend(4);
    let operation = ExportOperationWires {
        target: get(FieldName::Target),
        sources: compressed.select(&pairs, &channels),
        channels,
        compressed,
        done: get(FieldName::Done),
        valid_lanes: get(FieldName::Vm),
        has_row: g.zero(1),
        source_0,
        source_1,
        source_2,
        source_3,
    };
    g.output_of("operation", &operation);
}
