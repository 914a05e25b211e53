//! The vector decoder: an instruction to the record that waits in the vector ALU's queue.
//!
//! The record is one vector of bits, laid out here once; [`QueueRecord`] names its fields for the pipeline.

use crate::front::opcode_rom::{field, has_format};
use crate::vector::lane::{float, integer};
use crate::vector::operations::{MaskDestination, MaskSource, Operation, Unit, operation};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::table;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Code of VCC as a scalar register.
const VCC: u128 = 106;
/// Code of EXEC as a scalar register.
const EXEC: u128 = 126;

/// The fields of a queue record with their widths, lowest first.
const RECORD: [(&str, u32); 18] = [
    ("wave", 4),
    ("sequence", 16),
    ("code_0", 8),
    ("code_1", 8),
    ("code_2", 8),
    ("row_0", 11),
    ("row_1", 11),
    ("row_2", 11),
    ("literal", 32),
    ("need", 6),
    ("wide", 3),
    ("integer_control", 10),
    ("float_control", 9),
    ("is_float", 1),
    ("destination", 13),
    ("mask_source", 8),
    ("mask_destination", 8),
    ("ignored", 1),
];

/// Bits of a record.
pub const RECORD_WIDTH: usize = 256;

fn record_field(record: &Wire, name: &str) -> Wire {
    let mut lsb = 0;
    for (field, width) in RECORD {
        if field == name {
            return record.slice(lsb, width);
        }
        lsb += width;
    }
    panic!("no field {name} in the queue record")
}

/// Control of an opcode: integer control, float form, and facts of the operation, lowest first.
mod control {
    pub const FORM: u32 = 10;
    pub const IS_FLOAT: u32 = 13;
    pub const READS: u32 = 14;
    pub const WIDE: u32 = 17;
    pub const ACCUMULATES: u32 = 20;
    pub const MASK_FROM_VCC: u32 = 21;
    pub const MASK_FROM_SOURCE: u32 = 22;
    pub const WRITES_VGPR: u32 = 23;
    pub const WIDE_RESULT: u32 = 24;
    pub const MASK_DESTINATION: u32 = 25;
    pub const WIDTH: u32 = 28;
}

fn control_word(operation: &Operation) -> u128 {
    let bits = |flags: [bool; 3]| flags.iter().enumerate().fold(0u128, |all, (at, flag)| all | (*flag as u128) << at);
    let wide = operation.wide[0] || operation.wide[1];
    let carry = operation.mask_source.is_some();
    let (integer, form, is_float) = match operation.unit {
        Unit::Integer(function) => (integer::control_word(function, wide, carry), 0, false),
        Unit::Float(form) => (0, form as u128, true),
    };
    integer
        | form << control::FORM
        | (is_float as u128) << control::IS_FLOAT
        | bits(operation.reads) << control::READS
        | bits(operation.wide) << control::WIDE
        | (operation.accumulates as u128) << control::ACCUMULATES
        | ((operation.mask_source == Some(MaskSource::Vcc)) as u128) << control::MASK_FROM_VCC
        | ((operation.mask_source == Some(MaskSource::Source)) as u128) << control::MASK_FROM_SOURCE
        | (operation.writes_vgpr as u128) << control::WRITES_VGPR
        | (operation.wide_result as u128) << control::WIDE_RESULT
        | (operation.mask as u128) << control::MASK_DESTINATION
}

/// The control words of a format's opcodes, looked up by the opcode field.
fn control_of(g: &Builder, words: &Wire, format: Format) -> Wire {
    let of_format = |row: &&tombolo_isa::opcode::Opcode| {
        row.format == format || (format == Format::Vop3 && row.format == Format::Vop3sd)
    };
    let arms: Vec<(u128, Wire)> = table::opcodes()
        .iter()
        .filter(of_format)
        .filter_map(|row| {
            let word = control_word(&operation(row)?);
            Some((row.opcode.into(), g.constant(control::WIDTH, word)))
        })
        .collect();
    g.lookup(&field(words, format, FieldName::Op), &arms, &g.zero(control::WIDTH))
}

generator_block! {
    /// Decodes VOP1, VOP2, VOPC and VOP3.
    pub struct ValuDecode() {
        /// First dword.
        in word0: (Bits<32>),
        /// Second dword.
        in word1: (Bits<32>),
        /// Third dword.
        in word2: (Bits<32>),
        /// Wave.
        in wave: (Bits<4>),
        /// Number of the instruction.
        in sequence: (Bits<16>),
        /// First row of the wave's VGPRs.
        in vgpr_base: (Bits<11>),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// The queue record.
        out record: (Bits<RECORD_WIDTH>),
    }
    |g| {
        let word0 = g.input("word0");
        let words = g.input("word1").concat(&word0);
        let is_vop3 = g.name("is_vop3", &has_format(&word0, Format::Vop3));
        let shorts = [Format::Vop1, Format::Vopc];
        let short = shorts.iter().fold(control_of(g, &words, Format::Vop2), |otherwise, format| {
            has_format(&word0, *format).select(&control_of(g, &words, *format), &otherwise)
        });
        let control = is_vop3.select(&control_of(g, &words, Format::Vop3), &short);
        let control = g.name("control", &control);

        // Sources: 9-bit codes, VGPRs from 256.
        let vop3 = |name| field(&words, Format::Vop3, name);
        let vsrc1 = g.constant(1, 1).concat(&field(&words, Format::Vop2, FieldName::Vsrc1));
        let codes = [
            is_vop3.select(&vop3(FieldName::Src0), &field(&words, Format::Vop2, FieldName::Src0)),
            is_vop3.select(&vop3(FieldName::Src1), &vsrc1),
            vop3(FieldName::Src2),
        ];
        let vdst = is_vop3.select(&vop3(FieldName::Vdst), &field(&words, Format::Vop2, FieldName::Vdst));
        let accumulates = control.bit(control::ACCUMULATES);
        let base = g.input("vgpr_base");
        let row = |register: &Wire| &base + register.zero_extend(11);
        // A source beyond the wave's VGPRs is V0, an instruction with a destination there is ignored (3.3.2.2).
        let vgprs = g.input("vgprs");
        let beyond = |register: &Wire, wide: Wire| {
            let last = register.zero_extend(11) + wide.zero_extend(11);
            !last.less(&vgprs)
        };
        let source_row = |register: Wire, at: u32| {
            let outside = beyond(&register, control.bit(control::WIDE + at));
            outside.select(&base, &row(&register))
        };
        let rows = [
            source_row(codes[0].slice(0, 8), 0),
            source_row(codes[1].slice(0, 8), 1),
            source_row(accumulates.select(&vdst, &codes[2].slice(0, 8)), 2),
        ];
        let ignored = control.bit(control::WRITES_VGPR) & beyond(&vdst, control.bit(control::WIDE_RESULT));
        let zero = g.constant(8, 128);
        let reads = |at: u32| control.bit(control::READS + at);
        // A source that is not read is the constant 0.
        let code = |at: u32| (reads(at) & !codes[at as usize].msb()).select(&codes[at as usize].slice(0, 8), &zero);
        let mut need = vec![];
        for at in 0..3u32 {
            let is_vgpr = reads(at) & codes[at as usize].msb();
            let is_vgpr = if at == 2 { is_vgpr | &accumulates } else { is_vgpr };
            let wide = control.bit(control::WIDE + at);
            need.extend([is_vgpr.clone(), is_vgpr & wide]);
        }
        let need = crate::parts::round_robin::vector_of(g, &need);

        let neg = vop3(FieldName::Neg).when(&is_vop3);
        let abs = vop3(FieldName::Abs).when(&(&is_vop3 & control.bit(control::IS_FLOAT)));
        let float_control = g.concat(&[&abs, &neg, &control.slice(control::FORM, 3)]);

        let writes = control.slice(control::WRITES_VGPR, 2);
        let destination = writes.concat(&row(&vdst));
        let third = codes[2].slice(0, 7);
        let from_vcc = control.bit(control::MASK_FROM_VCC);
        let mask_valid = &from_vcc | control.bit(control::MASK_FROM_SOURCE);
        let mask_source = mask_valid.concat(&from_vcc.select(&g.constant(7, VCC), &third));
        let kind = control.slice(control::MASK_DESTINATION, 3);
        let mask_index = g.lookup(
            &kind,
            &[
                (MaskDestination::Vcc as u128, g.constant(7, VCC)),
                (MaskDestination::Exec as u128, g.constant(7, EXEC)),
                (MaskDestination::Sdst as u128, field(&words, Format::Vop3sd, FieldName::Sdst)),
            ],
            &vdst.slice(0, 7),
        );
        let literal = is_vop3.select(&g.input("word2"), &g.input("word1"));
        let values = [
            g.input("wave"),
            g.input("sequence"),
            code(0),
            code(1),
            code(2),
            rows[0].clone(),
            rows[1].clone(),
            rows[2].clone(),
            literal,
            need,
            control.slice(control::WIDE, 3),
            control.slice(0, integer::CONTROL_WIDTH),
            float_control,
            control.bit(control::IS_FLOAT),
            destination,
            mask_source,
            kind.any().concat(&mask_index),
            ignored,
        ];
        for ((name, width), value) in RECORD.iter().zip(&values) {
            assert_eq!(*width, value.width(), "field {name} of the queue record");
        }
        debug_assert_eq!(float::CONTROL_WIDTH, 13);
        let record = g.concat(&values.iter().rev().collect::<Vec<_>>());
        g.output("record", &record.zero_extend(RECORD_WIDTH as u32));
    }
}

generator_block! {
    /// The fields of a queue record.
    pub struct QueueRecord() {
        /// The record.
        in record: (Bits<RECORD_WIDTH>),
        /// Wave.
        out wave: (Bits<4>),
        /// Number of the instruction.
        out sequence: (Bits<16>),
        /// Source codes; of VGPRs and unused sources: the constant 0.
        out code: [Bits<8>; 3],
        /// Rows of the VGPR sources.
        out row: [Bits<11>; 3],
        /// Literal.
        out literal: (Bits<32>),
        /// Halves of the sources that VGPRs hold.
        out need: (Bits<6>),
        /// 64-bit sources.
        out wide: (Bits<3>),
        /// Control of the integer unit.
        out integer_control: (Bits<10>),
        /// Control of the float unit without MODE.
        out float_control: (Bits<9>),
        /// The result is the float unit's.
        out is_float: (Bit),
        /// Row of the destination.
        out destination: (Bits<11>),
        /// It is written.
        out writes: (Bit),
        /// The row behind it is written too.
        out writes_high: (Bit),
        /// The operation reads a lane mask.
        out has_mask_source: (Bit),
        /// From this register.
        out mask_source: (Bits<7>),
        /// It writes one.
        out has_mask_destination: (Bit),
        /// To this register.
        out mask_destination: (Bits<7>),
        /// It does nothing: its destination is beyond the wave's VGPRs.
        out ignored: (Bit),
    }
    |g| {
        let record = g.input("record");
        let get = |name: &str| record_field(&record, name);
        for name in ["wave", "sequence", "literal", "need", "wide", "integer_control", "float_control", "is_float", "ignored"] {
            g.output(name, &get(name));
        }
        for at in 0..3 {
            g.output(&format!("code_{at}"), &get(&format!("code_{at}")));
            g.output(&format!("row_{at}"), &get(&format!("row_{at}")));
        }
        let destination = get("destination");
        g.output("destination", &destination.slice(0, 11));
        g.output("writes", &destination.bit(11));
        g.output("writes_high", &(destination.bit(11) & destination.bit(12)));
        for name in ["mask_source", "mask_destination"] {
            g.output(name, &get(name).slice(0, 7));
            g.output(&format!("has_{name}"), &get(name).bit(7));
        }
    }
}
