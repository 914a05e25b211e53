//! The first stage of the scalar ALU: which registers an operation reads and writes, with M0 where it is relative, and what its
//! constants are.

use super::branch_stack::branch_stacks;
use super::operation::{Part, ScalarOperation, ScalarOperationWires};
use super::relative::relative;
use crate::config::InstructionSet;
use crate::parts::constants::{FIRST_CONSTANT, NULL, SCC};
use crate::scalar::constant::{EMPTY_MASKS, constant};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Source registers and constants of an operation, and its destination.
    pub struct SaluSources(set: InstructionSet) {
        /// The operation.
        in operation: (ScalarOperation),
        /// SCC, which may be a source.
        in scc: (Bit),
        /// Of Sea Islands: VCC, of which a source may ask whether it is zero.
        in vcc: [Bits<64>; branch_stacks(set)],
        /// The same of EXEC.
        in exec: [Bits<64>; branch_stacks(set)],
        /// M0, which relative moves add.
        in m0: (Bits<32>),
        /// SCC is a source.
        out reads_scc: (Bit),
        /// A source is VCCZ.
        out reads_vccz: [Bit; branch_stacks(set)],
        /// One is EXECZ.
        out reads_execz: [Bit; branch_stacks(set)],
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
    }
    |g| {
        let operation = g.input_of::<ScalarOperation>("operation");
        let ScalarOperationWires { control, code_a, code_b, immediate_a, immediate_b, immediate, literal, .. } = operation;
        let m0 = g.input("m0");
        let (from_source, from_destination) = (&control.relative_source, &control.relative_destination);
        let [low, high] = [0, 16].map(|lsb| {
            let part = m0.slice(lsb, 10).zero_extend(32);
            control.relative_both.select(&part, &m0)
        });
        // A constant as the base of a relative move is no register.
        let base = code_a.msb().select(&g.constant(7, NULL), &code_a.slice(0, 7));
        let moved = relative(g, &base, &low, &control.wide_result, 0).zero_extend(8);
        let index_a = from_source.select(&moved, &code_a);

        // What a relative move reads is a register.
        let never = g.zero(1);
        let immediate = immediate.sign_extend(64);
        let sources = [
            (&code_a, &index_a, &control.kind_a, &control.wide_a, immediate_a, from_source),
            (&code_b, &code_b, &control.kind_b, &control.wide_b, immediate_b, &never),
        ];
        let scc = g.input("scc");
        let mut reads_scc = g.zero(1);
        let masks = ["vcc", "exec"].map(|name| g.inputs(name, branch_stacks(set)));
        let mut reads_mask = masks.clone().map(|mask| vec![g.zero(1); mask.len()]);
        for (at, (code, index, kind, is_wide, is_immediate, is_moved)) in sources.iter().enumerate() {
            let mut value = constant(g, code, kind, &literal, &scc, set, false);
            for ((mask, own), asked) in masks.iter().zip(EMPTY_MASKS).zip(&mut reads_mask) {
                for (mask, asked) in mask.iter().zip(asked) {
                    let reads = code.is(own) & !is_immediate & !*is_moved;
                    value = reads.select(&mask.none().zero_extend(64), &value);
                    *asked = &*asked | reads;
                }
            }
            g.output(&format!("index_{at}"), &index.slice(0, 7));
            let narrow = index.bit(0).concat(&!index.bit(0));
            g.output(&format!("halves_{at}"), &(narrow | is_wide.repeat(2)));
            let is_register = (*is_moved | code.less(&code.same_width(FIRST_CONSTANT))) & !is_immediate;
            g.output(&format!("is_register_{at}"), &is_register);
            g.output(&format!("constant_{at}"), &is_immediate.select(&immediate, &value));
            reads_scc = reads_scc | (code.is(SCC) & !is_immediate & !*is_moved);
        }
        g.output("reads_scc", &reads_scc);
        g.outputs("reads_vccz", &reads_mask[0]);
        g.outputs("reads_execz", &reads_mask[1]);
        g.output("reads_m0", &(from_source | from_destination));
        let destination = operation.destination;
        let moved = relative(g, &destination, &high, &control.wide_result, NULL);
        g.output("destination", &from_destination.select(&moved, &destination));
        g.output("reads_cycles", &control.part.is_a(Part::State));
    }
}
