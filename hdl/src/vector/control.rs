//! The control words of the vector opcodes: one constant a row of the tables, looked up by one opcode number for all
//! encodings. Short encodings use the number of their VOP3 twin. The decoder needs one part, what the units need of it is
//! looked up when an operation leaves the queue ([`UnitControl`]).

use crate::config::Units;
use crate::front::opcode_rom::field;
use crate::vector::lane::{float, integer};
use crate::vector::operations::{Arrangement, FLOAT, INTEGER, Operation, UNIT_WIDTH, Unit, operation_in};
use crate::vector::record::{MODIFIERS_WIDTH, modifiers};
use crate::vector::sequence::{SEQUENCE_WIDTH, Sequence};
use crate::vector::shared;
use crate::vector::source::KIND_WIDTH;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::op;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Element, OperandShape};
use tombolo_isa::table;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The fields of a control word with their widths, lowest first.
const FIELDS: [(&str, u32); 15] = [
    ("unit", UNIT_WIDTH),
    ("shared_kind", 2),
    ("kind_0", KIND_WIDTH),
    ("kind_1", KIND_WIDTH),
    ("kind_2", KIND_WIDTH),
    ("abs", 3),
    ("neg", 3),
    ("arrangement", 3),
    ("mask_source", 2),
    ("result", 3),
    ("mask", 3),
    ("cross", 4),
    ("relative", 3),
    ("has_sdst", 1),
    ("sequence", SEQUENCE_WIDTH),
];

/// The position of a field and its width.
fn position(name: &str) -> (u32, u32) {
    let mut lsb = 0;
    for (field, width) in FIELDS {
        if field == name {
            return (lsb, width);
        }
        lsb += width;
    }
    panic!("no field {name} in the control word")
}

fn width() -> u32 {
    FIELDS.iter().map(|(_, width)| width).sum()
}

/// A control word as a value in a netlist.
pub struct Control(Wire);

impl Control {
    /// The field of that name.
    pub fn get(&self, name: &str) -> Wire {
        let (lsb, width) = position(name);
        self.0.slice(lsb, width)
    }

    /// The kind of source `at`.
    pub fn kind(&self, at: usize) -> Wire {
        self.get(&format!("kind_{at}"))
    }
}

fn word(row: &Opcode, operation: &Operation) -> u128 {
    let flags = |flags: [bool; 3]| (0..3).map(|at| u128::from(flags[at]) << at).sum::<u128>();
    let relative = operation.relative;
    let values = [
        operation.unit.number(),
        match operation.unit {
            Unit::Shared(function) => function.kind() as u128,
            _ => 0,
        },
        operation.sources[0] as u128,
        operation.sources[1] as u128,
        operation.sources[2] as u128,
        flags(operation.abs),
        flags(operation.neg),
        operation.arrangement as u128,
        operation.mask_source as u128,
        operation.result as u128,
        operation.mask as u128,
        operation.cross as u128,
        flags([relative.source, relative.destination, relative.separate]),
        (row.format == Format::Vop3sd).into(),
        Sequence::of(row) as u128,
    ];
    FIELDS.iter().zip(values).rev().fold(0, |word, ((_, width), value)| word << width | value)
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
fn number(row: &Opcode) -> Option<u128> {
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
        let is = |name: &str, format| g.name(name, &crate::front::opcode_rom::has_format(word0, format));
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

/// A constant for every operation of a machine with these units, chosen by the opcode number.
fn rom(g: &Builder, number: &Wire, units: Units, width: u32, word: impl Fn(&Opcode, &Operation) -> u128) -> Wire {
    let arm = |row| Some((self::number(row)?, g.constant(width, word(row, &operation_in(row, units)?))));
    let arms: Vec<(u128, Wire)> = table::opcodes().iter().filter_map(arm).collect();
    g.lookup(number, &arms, &g.zero(width))
}

/// The control word of an opcode.
pub fn control(g: &Builder, number: &Wire, units: Units) -> Control {
    Control(g.name("control", &rom(g, number, units, width(), word)))
}

/// The arrangement of the sources is this one.
pub fn is_arranged(control: &Control, arrangement: Arrangement) -> Wire {
    control.get("arrangement").is(arrangement as u128)
}

/// Bits of what the float unit, the one with the widest word, needs of an opcode.
const FUNCTION_WIDTH: u32 = float::CONTROL_WIDTH - float::control::MODIFIERS;

fn function(row: &Opcode, operation: &Operation) -> u128 {
    match operation.unit {
        Unit::Integer(function) => integer::control_word(function),
        Unit::Float(function) => float::control::control_word(function) >> float::control::MODIFIERS,
        Unit::Shared(function) => {
            let is_single =
                |shape: Option<&OperandShape>| shape.is_some_and(|shape| shape.data.element == Element::F32);
            let source = row.operands.iter().find(|operand| operand.field == FieldName::Src0);
            let result = row.operands.iter().find(|operand| operand.field == FieldName::Vdst);
            function.control_word()
                | u128::from(is_single(source)) << SINGLE_SOURCE
                | u128::from(is_single(result)) << SINGLE_RESULT
        }
    }
}

/// Bits above the function of the shared units: the source, the result is a binary32 number.
const SINGLE_SOURCE: u32 = shared::control::FUNCTION_WIDTH;
const SINGLE_RESULT: u32 = SINGLE_SOURCE + 1;

/// The control word of the shared units. MODE has FP_ROUND in bits 3:0 and FP_DENORM in bits 7:4, binary32 first; of a
/// denormal mode bit 0 keeps operands, bit 1 results (3.4.3).
fn shared_control(g: &Builder, function: &Wire, modifiers: &Wire, mode: &Wire) -> Wire {
    let of = |single: u32, first: u32, bit: u32, width: u32| {
        let [single_mode, other] = [first + bit, first + 2 + bit].map(|lsb| mode.slice(lsb, width));
        function.bit(single).select(&single_mode, &other)
    };
    let round = of(SINGLE_RESULT, 0, 0, 2);
    let keep_inputs = of(SINGLE_SOURCE, 4, 0, 1);
    let keep_outputs = of(SINGLE_RESULT, 4, 1, 1);
    let omod = modifiers.slice(modifiers::OMOD, 2);
    let clamp = modifiers.bit(modifiers::CLAMP);
    let function = function.slice(0, shared::control::FUNCTION_WIDTH);
    g.concat(&[&mode.bit(FP16_OVFL), &clamp, &omod, &keep_outputs, &keep_inputs, &round, &function])
}

/// Bit of MODE (3.4.3).
const FP16_OVFL: u32 = 23;

generator_block! {
    /// The control words that the units of the lanes get for an operation; zero for a unit that has nothing to do.
    pub struct UnitControl(units: Units) {
        /// Opcode number.
        in number: (Bits<{ NUMBER_WIDTH as usize }>),
        /// Its unit.
        in unit: (Bits<{ UNIT_WIDTH as usize }>),
        /// Modifiers of the instruction, as in its queue record.
        in modifiers: (Bits<{ MODIFIERS_WIDTH as usize }>),
        /// MODE of the wave.
        in mode: (Bits<32>),
        /// Of the integer unit.
        out integer: (Bits<{ integer::CONTROL_WIDTH as usize }>),
        /// Of the float unit.
        out float: (Bits<{ float::CONTROL_WIDTH as usize }>),
        /// Of the shared units.
        out shared: (Bits<{ shared::control::WIDTH as usize }>),
    }
    |g| {
        let [number, unit, modifiers, mode] = ["number", "unit", "modifiers", "mode"].map(|name| g.input(name));
        let function = g.name("function", &rom(g, &number, units, FUNCTION_WIDTH, function));
        let (clamp, neg) = (modifiers.bit(modifiers::CLAMP), modifiers.slice(modifiers::NEG, 2));
        let own = function.slice(0, integer::CONTROL_WIDTH);
        let placed = |wire: &Wire, lsb: u32| wire.zero_extend(own.width()).shift_left(&g.constant(6, lsb.into()));
        let upper = modifiers.bit(modifiers::BYTE);
        let integer = &own | &placed(&clamp, integer::CLAMP) | placed(&neg, integer::NEG) | placed(&upper, integer::UPPER);
        let integer = integer.when(&unit.is(INTEGER));
        g.output("integer", &integer);
        let float_modifiers = [
            &modifiers.slice(modifiers::BYTE, 2),
            &modifiers.slice(modifiers::MIX, 3),
            &mode.bit(FP16_OVFL),
            &mode.slice(0, 8),
            &modifiers.slice(modifiers::OMOD, 2),
            &modifiers.bit(modifiers::CLAMP),
        ];
        let float = function.concat(&g.concat(&float_modifiers));
        g.output("float", &float.when(&unit.is(FLOAT)));
        g.output("shared", &shared_control(g, &function, &modifiers, &mode));
    }
}
