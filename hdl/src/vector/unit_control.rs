//! The control words of the units that compute: what the operation's function says, with its modifiers and MODE.

use crate::arith::{float, integer};
use crate::config::InstructionSet;
use crate::vector::record::{Modifiers, ModifiersWires, UnitName};
use crate::vector::shared::modifiers::Limit;
use crate::vector::shared::{SharedControl, SharedControlWires, SharedFunction};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// Bits of what the integer unit, the one with the widest word, needs of a function.
pub const FUNCTION_WIDTH: u32 = integer::Function::BITS as u32;
const _: () = assert!(FUNCTION_WIDTH >= float::CONTROL_WIDTH - float::control::MODIFIERS);

record! {
    /// What the decoder says of an operation of the shared units.
    pub struct SharedOperation {
        /// What the opcode says.
        pub function: SharedFunction,
        /// The source is a binary32 number.
        pub single_source: Bit,
        /// The result is one.
        pub single_result: Bit,
        /// It raises other exceptions ([`crate::vector::shared::Function::raises_others`]).
        pub raises_others: Bit,
    }
}

/// The control word of the shared units. MODE has FP_ROUND in bits 3:0 and FP_DENORM in bits 7:4, binary32 first; of a
/// denormal mode bit 0 keeps operands, bit 1 results (3.4.3).
fn shared_control(
    operation: SharedOperationWires,
    omod: Wire,
    clamp: Wire,
    limit: Wire,
    mode: &Wire,
    set: InstructionSet,
) -> SharedControlWires {
    let of = |single: &Wire, first: u32, bit: u32, width: u32| {
        let [single_mode, other] = [first + bit, first + 2 + bit].map(|lsb| mode.slice(lsb, width));
        single.select(&single_mode, &other)
    };
    let keep_outputs = of(&operation.single_result, 4, 1, 1);
    let omod = match set {
        InstructionSet::Rdna4 => omod,
        // Where denormals are kept there are no output modifiers but CLAMP (SQ_VOP3_1).
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => omod.when(&!&keep_outputs),
    };
    SharedControlWires {
        round: of(&operation.single_result, 0, 0, 2),
        keep_inputs: of(&operation.single_source, 4, 0, 1),
        keep_outputs,
        function: operation.function,
        raises_others: operation.raises_others,
        nan_passes: !mode.bit(DX10_CLAMP),
        ieee: mode.bit(IEEE),
        omod,
        clamp,
        limit,
        saturate: mode.bit(FP16_OVFL),
    }
}

/// Bit of MODE (3.4.3).
pub const FP16_OVFL: u32 = 23;
/// Bits of MODE of Sea Islands: CLAMP makes a NaN zero; signaling NaNs are quieted, and there is no OMOD.
const DX10_CLAMP: u32 = 8;
const IEEE: u32 = 9;

generator_block! {
    /// The control words that the units of the lanes get for an operation; zero for a unit that has nothing to do.
    pub struct UnitControl(set: InstructionSet) {
        /// What the unit does.
        in function: (Bits<{ FUNCTION_WIDTH as usize }>),
        /// The unit.
        in unit: (UnitName),
        /// Modifiers of the instruction.
        in modifiers: (Modifiers),
        /// MODE of the wave.
        in mode: (Bits<32>),
        /// Of the integer unit.
        out integer: (integer::Control),
        /// Of the float unit.
        out float: (Bits<{ float::CONTROL_WIDTH as usize }>),
        /// Of the shared units.
        out shared: (SharedControl),
    }
    |g| {
        let [function, unit, mode] = ["function", "unit", "mode"].map(|name| g.input(name));
        let ModifiersWires { clamp, omod, neg, mix, byte } = g.input_of::<Modifiers>("modifiers");
        let omod = match set {
            InstructionSet::Rdna4 => omod,
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => omod.when(&!mode.bit(IEEE)),
        };
        let integer = integer::ControlWires {
            function: integer::FunctionWires::unpack(&function.slice(0, integer::Function::BITS as u32)),
            clamp: clamp.clone(),
            first_signed: neg.bit(0),
            second_signed: neg.bit(1),
            upper: byte.bit(0),
        };
        let is_integer = unit.is_a(UnitName::Integer);
        g.output_of("integer", &Wires::combine("", &[integer], &mut |_, field| field[0].when(&is_integer)));
        // Decoders of Sea Islands have no use for MIX, and say there what becomes of an infinity.
        let limit = match set {
            InstructionSet::Cdna4 => g.constant_of(Limit::None),
            _ => mix.slice(0, Limit::BITS as u32),
        };
        let (mix, saturate) = match set {
            InstructionSet::Rdna4 => (mix, mode.bit(FP16_OVFL)),
            // See `float::control::NAN_PASSES` and `float::control::IEEE`.
            InstructionSet::SeaIslands => (mode.bit(IEEE).zero_extend(3), !mode.bit(DX10_CLAMP)),
            // Both: where sources are ordered none is mixed, and a result that is clamped does not overflow.
            InstructionSet::Cdna4 => {
                let function = function.slice(0, float::CONTROL_WIDTH - float::control::MODIFIERS);
                let first = function.slice(float::control::FIRST.at - float::control::MODIFIERS, float::control::FIRST.width);
                let orders = first.is(float::control::first::ORDER as u128);
                let ieee = orders.select(&mode.bit(IEEE).zero_extend(3), &mix);
                (ieee, clamp.select(&!mode.bit(DX10_CLAMP), &mode.bit(FP16_OVFL)))
            }
        };
        let float_modifiers = [
            &byte,
            &mix,
            &saturate,
            &mode.slice(0, 8),
            &omod,
            &clamp,
        ];
        let float_function = function.slice(0, float::CONTROL_WIDTH - float::control::MODIFIERS);
        let float = float_function.concat(&g.concat(&float_modifiers));
        g.output("float", &float.when(&unit.is_a(UnitName::Float)));
        let operation = SharedOperationWires::unpack(&function.slice(0, SharedOperation::BITS as u32));
        g.output_of("shared", &shared_control(operation, omod, clamp, limit, &mode, set));
    }
}
