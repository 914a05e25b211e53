//! The execute stage of the scalar ALU: the result of the part that computes it, SCC.

use super::adder::adder;
use super::allocation;
use super::bits::bits_result;
use super::bitwise::logic_result;
use super::branch_stack::branch_stacks;
use super::float;
use super::operands::Prepared;
use super::operation::{Condition, Control, Part};
use super::shifter::{Shift, shifter};
use super::state;
use super::vgpr_index;
use crate::config::InstructionSet;
use crate::parts::constants::{EXEC, FIRST_TRAP, NULL};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What the parts get.
#[derive(Clone)]
pub struct Operands {
    /// First source: 64 bits, or 32 bits extended to 64.
    pub a: Wire,
    /// Second source, likewise.
    pub b: Wire,
    /// The part's code of what it computes, 6 bits.
    pub form: Wire,
    /// The first source has 64 bits.
    pub wide_a: Wire,
    /// The operation has 64 bits.
    pub wide: Wire,
    /// Sources are signed.
    pub signed: Wire,
    /// The adder subtracts.
    pub subtract: Wire,
    /// SCC before.
    pub scc: Wire,
}

generator_block! {
    /// Result and SCC of a scalar ALU instruction.
    /// `traps`: 1 where there are trap handlers, else 0; `exceptions`: where they are gathered; `allocates`: where waves
    /// allocate VGPRs; `floats`: where there is a float unit.
    pub struct SaluExecute(set: InstructionSet, traps: usize, exceptions: usize, allocates: usize, floats: usize) {
        /// The control word.
        in control: (Control),
        /// The operands.
        in prepared: (Prepared),
        /// Where there are trap handlers: the state register that the second source names.
        in contents: [Bits<32>; traps],
        /// SCC before.
        in scc: (Bit),
        /// What the multiplier gives.
        in product: (Bits<64>),
        /// The float unit's control word without what MODE says.
        in float_control: (Bits<65>),
        /// The dword after the instruction.
        in literal: (Bits<32>),
        /// The old destination, of float operations that add to it: in their second cycle.
        in accumulator: (Bits<32>),
        /// What the float unit gives.
        in float_value: (Bits<64>),
        /// Its comparison.
        in float_flag: (Bit),
        /// MODE before.
        in mode: (Bits<32>),
        /// Of CDNA4: M0 before.
        in m0: [Bits<32>; set.accumulates()],
        /// Where they are gathered: exceptions of the wave, above those of the ALUs buffer_oob and lod_clamped.
        in flags: [Bits<9>; exceptions],
        /// Those of the float unit.
        in float_exceptions: [Bits<7>; exceptions],
        /// The wave is in its trap handler.
        in privileged: [Bit; traps],
        /// Destination register.
        in destination: (Bits<7>),
        /// EXEC is written, SDST's turn is now.
        in second: (Bit),
        /// The operands, for the branch stack.
        out operand: [Bits<64>; 2 * branch_stacks(set)],
        /// What the multiplier computes.
        out product_form: (Bits<2>),
        /// The sources, for the multiplier; zero for other parts.
        out factor: [Bits<64>; 2],
        /// The float unit's control word; zero for other parts.
        out unit_control: (Bits<65>),
        /// Its sources; zero for other parts.
        out unit_source: [Bits<64>; 3],
        /// The old destination is a source.
        out accumulates: [Bit; floats],
        /// MODE after.
        out mode_value: (Bits<32>),
        /// The exceptions of the wave are written.
        out exceptions_write: [Bit; exceptions],
        /// Their value.
        out exceptions_value: [Bits<32>; exceptions],
        /// The instruction raises these.
        out raised: [Bits<7>; exceptions],
        /// A register is written that only a trap handler may write.
        out state_write: [Bit; traps],
        /// Its index.
        out state_index: [Bits<6>; traps],
        /// Its value.
        out state_value: [Bits<32>; traps],
        /// VGPRs are allocated or given back.
        out allocates: [Bit; allocates],
        /// How many the wave has then.
        out allocated: [Bits<9>; allocates],
        /// A register pair is written.
        out write: (Bit),
        /// EXEC is written before SDST.
        out writes_exec: (Bit),
        /// Pair number.
        out write_pair: (Bits<6>),
        /// Data.
        out write_data: (Bits<64>),
        /// Halves.
        out write_halves: (Bits<2>),
        /// SCC after.
        out scc_value: (Bit),
        /// It changes.
        out scc_write: (Bit),
    }
    |g| {
        let control = g.input_of::<Control>("control");
        let (part, condition) = (&control.part, &control.condition);
        let (signed, wide) = (&control.signed, &control.wide_result);
        let scc = g.input("scc");
        let prepared = g.input_of::<Prepared>("prepared");
        let [a, b] = [&prepared.a, &prepared.b].map(Wire::clone);
        let operands = Operands {
            a: a.clone(),
            b: b.clone(),
            form: control.form.clone(),
            wide_a: control.wide_a.clone(),
            wide: wide.clone(),
            signed: signed.clone(),
            subtract: control.subtract.clone(),
            scc: scc.clone(),
        };
        for (at, value) in [&a, &b].into_iter().enumerate().take(2 * branch_stacks(set)) {
            g.output(&format!("operand_{at}"), value);
        }
        let multiplies = part.is_a(Part::Multiplier);
        g.output("product_form", &operands.form.slice(0, 2));
        g.outputs("factor", &[a.when(&multiplies), b.when(&multiplies)]);

        let is_float = part.is_a(Part::Float);
        let unit_control = float::with_mode(g, &g.input("float_control"), &g.input("mode"));
        g.output("unit_control", &unit_control.when(&is_float));
        let unit_sources = float::sources(g, &operands.form, &a, &b, &g.input("accumulator"));
        g.outputs("unit_source", &unit_sources.map(|source| source.when(&is_float).zero_extend(64)));
        g.outputs("accumulates", &vec![&is_float & operands.form.is(float::Form::Accumulate as u128); floats]);

        let sum = adder(g, &operands);
        let accesses_state = part.is_a(Part::State);
        let shift_form = state::shift_form(&operands, &accesses_state);
        let shifted = shifter(g, &shift_form, &b, &Shift::of(&prepared));
        g.output("mode_value", &state::mode(g, &operands, &accesses_state, &shifted.value, set));
        let written: Vec<_> =
            (0..exceptions).map(|_| state::exceptions_write(g, &operands, &accesses_state, &shifted.value, set)).collect();
        let raised = g.inputs("float_exceptions", exceptions);
        g.outputs("raised", &raised.iter().map(|raised| raised.when(&part.is_a(Part::Float))).collect::<Vec<_>>());
        g.outputs("exceptions_write", &written.iter().map(|(write, _)| write.clone()).collect::<Vec<_>>());
        g.outputs("exceptions_value", &written.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>());
        let mut condition_write = None;
        if traps > 0 {
            let (write, index, value) = state::privileged_write(g, &operands, &accesses_state, &shifted.value);
            // STATE_PRIV.SCC.
            let to_state = &write & index.is(state::STATE_PRIV) & g.inputs("privileged", traps)[0].clone();
            condition_write = Some((to_state, value.bit(9)));
            g.outputs("state_write", &[write]);
            g.outputs("state_index", &[index]);
            g.outputs("state_value", &[value]);
        }
        let is = |wanted: Condition| condition.is_a(wanted);
        // Of Sea Islands the first source is the maximum only if it is greater (SQ_SOP2, S_MAX_I32).
        let is_maximum = match set {
            InstructionSet::Rdna4 => is(Condition::GreaterEqual),
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => is(Condition::Greater),
        };
        let is_minimum = is(Condition::Less);
        let chooses_first = is_minimum.select(&sum.less, &is_maximum.select(&!&sum.less, &scc));
        let mut state_result = shifted.result.clone();
        for m0 in g.inputs("m0", set.accumulates()) {
            let indexed = vgpr_index::m0(g, &operands, &m0).zero_extend(64);
            state_result = vgpr_index::writes_m0(g, &operands).select(&indexed, &state_result);
        }
        let arms = [
            (Part::Logic as u128, logic_result(g, &operands.form.slice(0, 4), &a, &b)),
            (Part::Adder as u128, sum.result),
            (Part::Shifter as u128, shifted.result.clone()),
            (Part::Bits as u128, bits_result(g, &operands, &prepared.zeros_of, &prepared.ones, set)),
            (Part::Multiplier as u128, g.input("product")),
            (Part::State as u128, state_result),
            (Part::Float as u128, g.input("float_value")),
        ];
        let result = g.lookup(part, &arms, &chooses_first.select(&a, &b));
        let result = g.name("result", &result.slice(32, 32).when(wide).concat(&result.slice(0, 32)));

        // Registers: SDST; EXEC before it, so that SDST = EXEC gets its old value back (16.3).
        let destination = g.input("destination");
        let second = g.input("second");
        let (writes, writes_exec) = (&control.writes, &control.writes_exec);
        let exec_turn = writes_exec & !second;
        let is_odd = destination.bit(0) & !&exec_turn;
        let data = (&control.saves_exec & !&exec_turn).select(&b, &result);
        let moved = data.slice(0, 32).concat(&g.zero(32));
        g.output("write", &(writes & (&exec_turn | !destination.is(NULL))));
        g.output("writes_exec", writes_exec);
        g.output("write_pair", &exec_turn.select(&g.constant(6, EXEC >> 1), &destination.slice(1, 6)));
        g.output("write_data", &is_odd.select(&moved, &data));
        g.output("write_halves", &wide.select(&g.constant(2, 3), &is_odd.concat(&!&is_odd)));
        // A write to a trap register fails outside the trap handler and leaves SCC alone (3.3.1.3).
        let below_trap = destination.less(&destination.same_width(FIRST_TRAP));
        let to_trap = writes & !below_trap & destination.less(&destination.same_width(NULL));
        let to_trap = g.inputs("privileged", traps).iter().fold(to_trap, |fails, privileged| fails & !privileged);

        let (equal, less) = (&sum.equal, &sum.less);
        let (allocated, granted) = allocation::request(&a);
        for _ in 0..allocates {
            g.outputs("allocates", &[is(Condition::Granted) & &granted]);
            g.outputs("allocated", std::slice::from_ref(&allocated));
        }
        let of_allocation = (0..allocates).map(|_| (Condition::Granted as u128, granted.clone()));
        let values: Vec<_> = of_allocation.chain([
                (Condition::Carry as u128, sum.carry.clone()),
                (Condition::Overflow as u128, sum.overflow.clone()),
                (Condition::Equal as u128, equal.clone()),
                (Condition::NotEqual as u128, !equal),
                (Condition::Less as u128, less.clone()),
                (Condition::LessEqual as u128, less | equal),
                (Condition::Greater as u128, !(less | equal)),
                (Condition::GreaterEqual as u128, !less),
                (Condition::BitClear as u128, !result.bit(0)),
                (Condition::BitSet as u128, result.bit(0)),
                (Condition::Flag as u128, g.input("float_flag")),
        ]).collect();
        // Whether a result is zero is known last.
        let value = is(Condition::NonZero).select(&result.any(), &g.lookup(condition, &values, &scc));
        let write = condition.any() & !to_trap;
        let (write, value) = match condition_write {
            Some((here, bit)) => (write | &here, here.select(&bit, &value)),
            None => (write, value),
        };
        g.output("scc_value", &value);
        g.output("scc_write", &write);
    }
}
