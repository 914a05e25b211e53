//! The operands of the scalar ALU, and what shifts and counts make of them before anything else: what is in registers, with
//! [`Units::scalar_operands_at_once`](crate::config::Units::scalar_operands_at_once) unset, before results are computed.

use super::bits;
use super::execute::Operands;
use super::operation::{Control, Part};
use super::shifter;
use super::state;
use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// Operands as the parts take them.
    pub struct Prepared {
        /// First source: 64 bits, or 32 bits extended to 64.
        pub a: Bits<64>,
        /// Second source, likewise.
        pub b: Bits<64>,
        /// What the shifter shifts to the right.
        pub subject: Bits<64>,
        /// What comes in from the left.
        pub fill: Bit,
        /// By how many bits.
        pub amount: Bits<6>,
        /// Bits of a field.
        pub width: Bits<7>,
        /// Its sign.
        pub sign: Bit,
        /// The word whose leading zeros are counted.
        pub zeros_of: Bits<64>,
        /// Set bits of each byte of the word whose bits are counted.
        pub ones: Bits<32>,
    }
}

generator_block! {
    /// Operands of an instruction. `traps`, `exceptions`: as for [`SaluExecute`](super::execute::SaluExecute).
    pub struct SaluOperands(set: InstructionSet, traps: usize, exceptions: usize) {
        /// The control word.
        in control: (Control),
        /// The source registers (low half: the register).
        in register: [Bits<64>; 2],
        /// The source is a register.
        in is_register: [Bit; 2],
        /// Else its value.
        in constant: [Bits<64>; 2],
        /// SCC before.
        in scc: (Bit),
        /// MODE before.
        in mode: (Bits<32>),
        /// STATUS.
        in status: (Bits<32>),
        /// STATE_PRIV.
        in state_priv: (Bits<32>),
        /// TRAP_CTRL.
        in trap_control: [Bits<10>; traps],
        /// EXCP_FLAG_PRIV.
        in exception_flags: [Bits<32>; traps],
        /// Where they are gathered: exceptions of the wave, above those of the ALUs buffer_oob and lod_clamped.
        in flags: [Bits<9>; exceptions],
        /// Its work-group.
        in group: (Bits<5>),
        /// Its scratch memory.
        in scratch_base: (Bits<48>),
        /// Its number.
        in wave: (Bits<4>),
        /// The SIMD's number.
        in simd: (Bits<2>),
        /// The clock count.
        in cycles: (Bits<64>),
        /// The operands.
        out prepared: (Prepared),
        /// Where there are trap handlers: the state register that the second source names.
        out contents: [Bits<32>; traps],
    }
    |g| {
        let control = g.input_of::<Control>("control");
        let operand = |at: usize, wide: &Wire| {
            let is_register = g.input(&format!("is_register_{at}"));
            let source = is_register.select(&g.input(&format!("register_{at}")), &g.input(&format!("constant_{at}")));
            let low = source.slice(0, 32);
            let narrow = (low.msb() & &control.signed).repeat(32).concat(&low);
            wide.select(&source, &narrow)
        };
        let operands = Operands {
            a: g.name("a", &operand(0, &control.wide_a)),
            b: g.name("b", &operand(1, &control.wide_b)),
            form: control.form.clone(),
            wide_a: control.wide_a.clone(),
            wide: control.wide_result.clone(),
            signed: control.signed.clone(),
            subtract: control.subtract.clone(),
            scc: g.input("scc"),
        };
        let contents = state::contents(g, &operands.b, set, [traps, exceptions]);
        g.outputs("contents", &vec![contents.clone(); traps]);
        let of_state = state::through_shifter(g, &operands, &control.part.is_a(Part::State), &contents);
        let shift = shifter::prepare(g, &of_state);
        let (zeros_of, ones) = bits::prepare(g, &operands, set);
        let Operands { a, b, .. } = operands;
        let shifter::Shift { subject, fill, amount, width, sign } = shift;
        g.output_of("prepared", &PreparedWires { a, b, subject, fill, amount, width, sign, zeros_of, ones });
    }
}
