//! What the tables say of the vector opcodes: one constant a row, looked up by one opcode number for all encodings. Short
//! encodings use the number of their VOP3 twin.

use super::opcode_rom::{field, has_format};
use super::pace;
use super::sequence::Sequence;
use super::valu_operation::{
    Arrangement, MaskDestination, MaskSource, Operation, Relative, ResultWidth, Unit, operation_in,
};
use crate::arith::float;
use crate::config::Units;
use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::record::UnitName;
use crate::vector::shared;
use crate::vector::unit_control::{FUNCTION_WIDTH, SharedOperation};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Element, OperandShape};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::{Value, record};

record! {
    /// What the decoder needs to know of an opcode.
    pub struct Control {
        /// What computes the result.
        pub unit: UnitName,
        /// Of the shared units: which.
        pub shared_kind: shared::Kind,
        /// First source.
        pub kind_0: SourceKind,
        /// Second source.
        pub kind_1: SourceKind,
        /// Third source.
        pub kind_2: SourceKind,
        /// Sources that ABS applies to.
        pub abs: Bits<3>,
        /// Sources that NEG applies to.
        pub neg: Bits<3>,
        /// Where the sources come from.
        pub arrangement: Arrangement,
        /// The lane mask read.
        pub mask_source: MaskSource,
        /// What is written to VGPRs.
        pub result: ResultWidth,
        /// What is written to scalar registers.
        pub mask: MaskDestination,
        /// Data from other lanes.
        pub cross: CrossLane,
        /// Register numbers relative to M0.
        pub relative: Relative,
        /// It has a second scalar destination (VOP3SD).
        pub has_sdst: Bit,
        /// Its operations.
        pub sequence: Sequence,
        /// Clocks behind the first one for which it keeps silicon's lanes busy.
        pub clocks: Bits<2>,
        /// What the unit does.
        pub function: Bits<{ FUNCTION_WIDTH as usize }>,
    }
}

impl ControlWires {
    /// The kind of source `at`.
    pub fn kind(&self, at: usize) -> &Wire {
        [&self.kind_0, &self.kind_1, &self.kind_2][at]
    }
}

fn placed(function: impl PortBits) -> Value {
    Value::zero(FUNCTION_WIDTH).replace(0, &function.to_value())
}

/// The word of its unit, without modifiers.
fn function(row: &Opcode, operation: &Operation, units: Units) -> Value {
    let word = match operation.unit {
        Unit::Integer(function) => return placed(function),
        Unit::Float(function) => float::control::control_word(function) >> float::control::MODIFIERS,
        Unit::Shared(function) => {
            let is_single =
                |shape: Option<&OperandShape>| shape.is_some_and(|shape| shape.data.element == Element::F32);
            let source = row.operands.iter().find(|operand| operand.field == FieldName::Src0);
            let result = row.operands.iter().find(|operand| operand.field == FieldName::Vdst);
            return placed(SharedOperation {
                function: function.control(),
                single_source: is_single(source),
                single_result: is_single(result),
                raises_others: units.exceptions && function.raises_others(),
            });
        }
        Unit::Matrix(function) => u128::from(function.to_value().low_u64()),
    };
    Value::new(FUNCTION_WIDTH, word)
}

/// The control word of a row and the operation that executes it, in a machine with these units.
pub fn word(row: &Opcode, operation: &Operation, units: Units) -> Value {
    let flags = |flags: [bool; 3]| Bits::from((0..3).map(|at| u64::from(flags[at]) << at).sum::<u64>());
    let [kind_0, kind_1, kind_2] = operation.sources;
    let control = Control {
        unit: operation.unit.name(),
        shared_kind: match operation.unit {
            Unit::Shared(function) => function.kind(),
            _ => shared::Kind::default(),
        },
        kind_0,
        kind_1,
        kind_2,
        abs: flags(operation.abs),
        neg: flags(operation.neg),
        arrangement: operation.arrangement,
        mask_source: operation.mask_source,
        result: operation.result,
        mask: operation.mask,
        cross: operation.cross,
        relative: operation.relative,
        has_sdst: row.format == Format::Vop3sd,
        sequence: Sequence::of(row),
        clocks: match operation.unit {
            _ if !units.silicon_pace => 0.into(),
            Unit::Matrix(function) => u64::from(function.has_halves()).into(),
            _ => u64::from(pace::lane_clocks(row) - 1).into(),
        },
        function: PortBits::from_value(&function(row, operation, units)),
    };
    control.to_value()
}

/// First numbers of the encodings: VOP3 as it is, then what has opcodes of its own. Short encodings are numbered like
/// their twins (15.3.4).
const VOP2: u128 = 256;
const VOP1: u128 = 384;
const VOP3P: u128 = 1024;
const VINTERP: u128 = 1152;
const VOPD: u128 = 1184;

/// Bits of an opcode number.
pub const NUMBER_WIDTH: u32 = 11;

/// The number of an opcode with a VOP3 encoding.
pub fn number_of(operation: op::Operation) -> u128 {
    operation.rows().find_map(number).unwrap_or_else(|| panic!("{operation} has no number"))
}

/// The number of a row; `None` for rows that a twin stands for and for other formats.
pub fn number(row: &Opcode) -> Option<u128> {
    let first = match row.format {
        Format::Vop3 | Format::Vop3sd => 0,
        Format::Vop3p => VOP3P,
        Format::Vinterp => VINTERP,
        Format::VopdY => VOPD,
        Format::Vop1 if row.twin.is_none() => VOP1,
        Format::Vop2 if row.twin.is_none() => VOP2,
        _ => return None,
    };
    Some(first + u128::from(row.opcode))
}

/// Which encoding an instruction has: one bit each, and VOP2 if none is set.
pub struct Encoding {
    /// VOP1.
    pub vop1: Wire,
    /// VOPC.
    pub vopc: Wire,
    /// VOP3 and VOP3SD.
    pub vop3: Wire,
    /// VOP3P.
    pub vop3p: Wire,
    /// VINTERP.
    pub vinterp: Wire,
    /// VOPD.
    pub vopd: Wire,
}

impl Encoding {
    /// Of the instruction with this first dword.
    pub fn of(g: &Builder, word0: &Wire) -> Self {
        let is = |name: &str, format| g.name(name, &has_format(word0, format));
        Self {
            vop1: is("is_vop1", Format::Vop1),
            vopc: is("is_vopc", Format::Vopc),
            vop3: is("is_vop3", Format::Vop3),
            vop3p: is("is_vop3p", Format::Vop3p),
            vinterp: is("is_vinterp", Format::Vinterp),
            vopd: is("is_vopd", Format::VopdX),
        }
    }

    /// The encodings whose sources lie in the second dword.
    pub fn long(&self) -> Wire {
        &self.vop3 | &self.vop3p | &self.vinterp
    }
}

/// The opcode number of the instruction; `is_y` chooses the Y operation of a dual one.
pub fn opcode_number(g: &Builder, words: &Wire, encoding: &Encoding, is_y: &Wire) -> Wire {
    // First numbers have zeros where the opcodes lie, so that nothing is added.
    let from = |first: u128, format| {
        let opcode = field(words, format, FieldName::Op).zero_extend(NUMBER_WIDTH);
        &opcode | &opcode.same_width(first)
    };
    let dual = is_y.select(&from(VOPD, Format::VopdY), &from(VOPD, Format::VopdX));
    let number = from(VOP2, Format::Vop2);
    let number = encoding.vop1.select(&from(VOP1, Format::Vop1), &number);
    let number = encoding.vopc.select(&from(0, Format::Vopc), &number);
    let number = encoding.vop3.select(&from(0, Format::Vop3), &number);
    let number = encoding.vop3p.select(&from(VOP3P, Format::Vop3p), &number);
    let number = encoding.vinterp.select(&from(VINTERP, Format::Vinterp), &number);
    g.name("number", &encoding.vopd.select(&dual, &number))
}

/// The control word of an opcode of a machine with these units.
pub fn control(g: &Builder, number: &Wire, units: Units) -> ControlWires {
    let arm = |row| Some((self::number(row)?, g.value(word(row, &operation_in(row, units)?, units))));
    let arms: Vec<(u128, Wire)> = table::opcodes().iter().filter_map(arm).collect();
    ControlWires::unpack(&g.name("control", &g.lookup(number, &arms, &g.zero(Control::BITS as u32))))
}
