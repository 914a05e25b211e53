//! Decodes exports (chapter 14).

use super::opcode_rom::{field, has_format};
use crate::config::{InstructionSet, Units};
use crate::export::record::{ExportOperation, ExportOperationWires};
use crate::front::decode::{InstructionWords, InstructionWordsWires, gcn};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Targets of pixel shaders: colours, depth, the two of dual-source blending.
const PIXEL_TARGETS: [u128; 11] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 21, 22];
/// Positions and primitives.
const VERTEX_TARGETS: [u128; 6] = [12, 13, 14, 15, 16, 20];

/// An opcode of the export unit.
pub fn is_executed(row: &Opcode) -> bool {
    row.operation == op::EXPORT
}

/// The export in these words is to one of these targets, 1 bit.
fn is_to(g: &Builder, words: &Wire, targets: &[u128]) -> Wire {
    let target = field(words, Format::Vexport, FieldName::Target);
    g.or_all(1, &targets.iter().map(|known| target.is(*known)).collect::<Vec<_>>())
}

/// The target is none that the chapter lists, 1 bit.
pub fn refused(g: &Builder, words: &Wire) -> Wire {
    !is_to(g, words, &PIXEL_TARGETS) & !is_to(g, words, &VERTEX_TARGETS)
}

generator_block! {
    /// Whether an instruction of the class of LDS is one of the export unit.
    pub struct ExportIssue(units: Units) {
        /// The instruction.
        in words: (InstructionWords),
        /// It exports.
        out exports: (Bit),
    }
    |g| {
        let InstructionWordsWires { word_0, .. } = g.input_of::<InstructionWords>("words");
        g.output("exports", &match units.set {
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => has_format(&word_0, Format::Vexport),
            InstructionSet::SeaIslands => gcn::export::is_export(&word_0),
        });
    }
}

generator_block! {
    /// Decodes an export. Whether its data has 32 bits or twice 16 whoever receives it knows.
    pub struct ExportDecode(units: Units) {
        /// The instruction.
        in words: (InstructionWords),
        /// What it does.
        out operation: (ExportOperation),
    }
    |g| {
        match units.set {
            InstructionSet::Rdna4 | InstructionSet::Cdna4 => {}
            InstructionSet::SeaIslands => return gcn::export::decode(g),
        }
        let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
        let words = word_1.concat(&word_0);
        let get = |name| field(&words, Format::Vexport, name);
        let [source_0, source_1, source_2, source_3] = [FieldName::Vsrc0, FieldName::Vsrc1, FieldName::Vsrc2, FieldName::Vsrc3].map(get);
        let channels = get(FieldName::En);
        let operation = ExportOperationWires {
            target: get(FieldName::Target),
            sources: channels.clone(),
            channels,
            compressed: g.zero(1),
            done: get(FieldName::Done),
            valid_lanes: is_to(g, &words, &PIXEL_TARGETS),
            has_row: get(FieldName::Row),
            source_0,
            source_1,
            source_2,
            source_3,
        };
        g.output_of("operation", &operation);
    }
}
