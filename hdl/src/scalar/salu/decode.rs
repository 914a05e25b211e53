//! The decode stage of the scalar ALU: what the sources are, and the control word.

use super::float;
use super::operation::{First, Part, Second, control, control_word, operation};
use super::relative::relative;
use crate::front::decode::rdna4::opcode_rom::{field, has_format};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, LITERAL, NULL, SCC};
use crate::scalar::source::SourceKind;
use crate::vector::scalar_operands::constant;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::table;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// What `value` says of a format's opcodes, looked up by the opcode field; zero for what it says nothing of.
fn of_format(g: &Builder, word: &Wire, format: Format, width: u32, value: impl Fn(&Opcode) -> Option<u128>) -> Wire {
    let rows = table::opcodes().iter().filter(|row| row.format == format);
    let arms: Vec<_> = rows.filter_map(|row| Some((u128::from(row.opcode), g.constant(width, value(row)?)))).collect();
    g.lookup(&field(word, format, FieldName::Op), &arms, &g.zero(width))
}

/// The control words of a format's opcodes.
fn control_of(g: &Builder, word: &Wire, format: Format) -> Wire {
    of_format(g, word, format, control::WIDTH, |row| operation(row).map(|operation| control_word(row, &operation)))
}

generator_block! {
    /// Source registers, constants and control of a scalar ALU instruction, and with `has_float` control of the float unit.
    pub struct SaluDecode(has_float: bool) {
        /// The instruction.
        in word: (Bits<32>),
        /// The dword after it.
        in literal: (Bits<32>),
        /// SCC, which may be a source.
        in scc: (Bit),
        /// M0, which relative moves add.
        in m0: (Bits<32>),
        /// SCC is a source.
        out reads_scc: (Bit),
        /// M0 is needed to know the registers.
        out reads_m0: (Bit),
        /// Register numbers of the two sources.
        out index: [Bits<7>; 2],
        /// Which halves of its pair the source takes.
        out halves: [Bits<2>; 2],
        /// The source is a register.
        out is_register: [Bit; 2],
        /// Else its value.
        out constant: [Bits<64>; 2],
        /// Destination register.
        out destination: (Bits<7>),
        /// The clock count may be read.
        out reads_cycles: (Bit),
        /// Cycles in the execute stage, less one.
        out cycles: (Bits<3>),
        /// The control word.
        out control: (Bits<41>),
        /// That of the float unit, without what MODE says.
        out float_control: (Bits<65>),
    }
    |g| {
        let word = g.input("word");
        // SOP2's prefix is part of those of the others, SOPK's of those of SOP1, SOPC and SOPP: the longest comes first.
        let formats = [Format::Sopk, Format::Sop1, Format::Sopc, Format::Sopp];
        let control = formats.iter().fold(control_of(g, &word, Format::Sop2), |otherwise, format| {
            has_format(&word, *format).select(&control_of(g, &word, *format), &otherwise)
        });
        let control = g.name("control_word", &control);
        let m0 = g.input("m0");
        let [from_source, from_destination, from_both] =
            [control::RELATIVE_SOURCE, control::RELATIVE_DESTINATION, control::RELATIVE_BOTH].map(|at| control.bit(at));
        let wide = control.bit(control::WIDE_RESULT);
        let destination = field(&word, Format::Sop2, FieldName::Sdst);
        let named = destination.zero_extend(8);

        let first = control.slice(control::FIRST.0, control::FIRST.1);
        let field_0 = field(&word, Format::Sop2, FieldName::Ssrc0);
        let literal_code = g.constant(8, LITERAL);
        let code_0 = g.lookup(
            &first,
            &[(First::Destination as u128, named.clone()), (First::Literal as u128, literal_code.clone())],
            &field_0,
        );
        // A constant as the base of a relative move is no register.
        let base = field_0.msb().select(&g.constant(7, NULL), &field_0.slice(0, 7));
        let low_offset = from_both.select(&m0.slice(0, 10).zero_extend(32), &m0);
        let code_0 = from_source.select(&relative(g, &base, &low_offset, &wide, 0).zero_extend(8), &code_0);

        let second = control.slice(control::SECOND.0, control::SECOND.1);
        let code_1 = g.lookup(
            &second,
            &[(Second::Destination as u128, named), (Second::Exec as u128, g.constant(8, EXEC))],
            &field(&word, Format::Sop2, FieldName::Ssrc1),
        );
        let (has_no_first_code, has_no_second_code) = (
            first.is(First::Immediate as u128),
            second.is(Second::None as u128) | second.is(Second::Immediate as u128),
        );
        let immediate = field(&word, Format::Sopk, FieldName::Simm16).sign_extend(64);
        let second_immediate = immediate.when(&second.is(Second::Immediate as u128));
        let sources = [
            (code_0, control::KIND_A, control::WIDE_A, has_no_first_code, immediate),
            (code_1, control::KIND_B, control::WIDE_B, has_no_second_code, second_immediate),
        ];
        let (literal, scc) = (g.input("literal"), g.input("scc"));
        let mut reads_scc = g.zero(1);
        for (at, (code, kind, is_wide, is_immediate, immediate)) in sources.iter().enumerate() {
            let value = constant(g, code, &control.slice(*kind, SourceKind::BITS as u32), &literal, &scc);
            g.output(&format!("index_{at}"), &code.slice(0, 7));
            let narrow = code.bit(0).concat(&!code.bit(0));
            g.output(&format!("halves_{at}"), &(narrow | control.bit(*is_wide).repeat(2)));
            let is_register = code.less(&code.same_width(FIRST_CONSTANT)) & !is_immediate;
            g.output(&format!("is_register_{at}"), &is_register);
            g.output(&format!("constant_{at}"), &is_immediate.select(immediate, &value));
            reads_scc = reads_scc | (code.is(SCC) & !is_immediate);
        }
        g.output("reads_scc", &reads_scc);
        g.output("reads_m0", &(&from_source | &from_destination));
        let high_offset = from_both.select(&m0.slice(16, 10).zero_extend(32), &m0);
        let moved = relative(g, &destination, &high_offset, &wide, NULL);
        g.output("destination", &from_destination.select(&moved, &destination));
        g.output("reads_cycles", &control.slice(control::PART.0, control::PART.1).is(Part::State as u128));
        g.output("cycles", &control.slice(control::CYCLES.0, control::CYCLES.1));
        g.output("control", &control);
        let float_control = g.zero(float::CONTROL_WIDTH);
        let float_control = [Format::Sop2, Format::Sop1, Format::Sopc].iter().fold(float_control, |otherwise, format| {
            let looked_up = of_format(g, &word, *format, float::CONTROL_WIDTH, |row| float::control_word(row).filter(|_| has_float));
            has_format(&word, *format).select(&looked_up, &otherwise)
        });
        g.output("float_control", &float_control);
    }
}
