//! The branch stack of Sea Islands (SQ_SOP2, S_CBRANCH_G_FORK; SQ_SOPK, S_CBRANCH_I_FORK; SQ_SOP1, S_CBRANCH_JOIN). SGPRs 4 n to 4 n + 3 are its
//! entry n: the lanes that still have to run, and where. MODE.CSP counts the entries.
//!
//! ```text
//!   fork    lanes disagree: the mask of those that wait, their address, then EXEC of those that run first
//!   join    entries are left: the registers of the youngest are asked for, taken, then written to EXEC
//! ```
//!
//! A step takes a clock, or waits for its write. What has nothing to write is done in the first one. The wave issues nothing until the
//! instruction is finished, and goes on where that says.

use super::operation::{Control, Part};
use super::state::{BRANCH_STACK_DEPTH, Form};
use crate::config::InstructionSet;
use crate::parts::constants::EXEC;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Branch stacks of a scalar ALU.
pub const fn branch_stacks(set: InstructionSet) -> usize {
    match set {
        InstructionSet::Rdna4 => 0,
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => 1,
    }
}

/// How many bits of `mask` (a power of two of them) are set.
fn count(mask: &Wire) -> Wire {
    if mask.width() == 1 {
        return mask.clone();
    }
    let half = mask.width() / 2;
    let [low, high] = [0, half].map(|lsb| count(&mask.slice(lsb, half)));
    let width = low.width() + 1;
    low.zero_extend(width) + high.zero_extend(width)
}

/// The code of the first of the two pairs of entry `number`.
fn entry(g: &Builder, number: &Wire) -> Wire {
    number.concat(&g.zero(2)).zero_extend(7)
}

generator_block! {
    /// What a fork or a join does in one of its steps.
    pub struct BranchStack() {
        /// The control word of the instruction.
        in control: (Control),
        /// Lanes that branch; of a join the entries before the fork.
        in first: (Bits<64>),
        /// Where to.
        in second: (Bits<64>),
        /// Lane mask.
        in exec: (Bits<64>),
        /// MODE.
        in mode: (Bits<32>),
        /// Address of the next instruction.
        in pc: (Bits<48>),
        /// Which step.
        in step: (Bits<2>),
        /// The mask of the youngest entry, from the third step of a join on.
        in top_mask: (Bits<64>),
        /// Its address.
        in top_pc: (Bits<64>),
        /// The instruction is a fork or a join.
        out branches: (Bit),
        /// The registers of the youngest entry are wanted in the next clock.
        out reads: (Bit),
        /// They are.
        out index: [Bits<7>; 2],
        /// A register pair is written.
        out write: (Bit),
        /// Pair number.
        out write_pair: (Bits<6>),
        /// Data.
        out write_data: (Bits<64>),
        /// It is the last step.
        out last: (Bit),
        /// The wave goes on somewhere else.
        out jumps: (Bit),
        /// There.
        out target: (Bits<48>),
        /// MODE afterwards.
        out mode_value: (Bits<32>),
    }
    |g| {
        let control = g.input_of::<Control>("control");
        let is = |form: Form| control.part.is_a(Part::State) & control.form.is(form as u128);
        let (relative, join) = (is(Form::ForkRelative), is(Form::Join));
        let fork = is(Form::Fork) | &relative;
        let [first, second, exec, mode, step] = ["first", "second", "exec", "mode", "step"].map(|name| g.input(name));
        let pc = g.input("pc");
        let depth = mode.slice(BRANCH_STACK_DEPTH, 3);
        let at = |number: u128| step.is(number);

        // A fork. Where no lane is left that does not branch, or none that does, nothing is pushed.
        let (pass, fail) = (&first & &exec, !&first & &exec);
        let splits = g.name("splits", &(pass.any() & fail.any()));
        let stays_first = g.name("stays_first", &count(&fail).less(&count(&pass)));
        let behind = &pc + second.slice(0, 46).concat(&g.zero(2));
        let target = relative.select(&behind, &second.slice(0, 48));
        let pushed = stays_first.select(&pass, &fail);
        let later = stays_first.select(&target, &pc);
        let running = stays_first.select(&fail, &pass);
        let branches = splits.select(&!&stays_first, &fail.none());

        // A join. The stack is as deep as before the fork: the wave goes on.
        let is_done = first.slice(0, 32).equals(&depth.zero_extend(32));
        let top = depth.plus(7);

        let (works, alone) = (&fork & &splits | &join & !&is_done, &fork & !&splits | &join & &is_done);
        g.output("branches", &(&fork | &join));
        // Not of one that is done: behind it the next instruction reads its own.
        g.output("reads", &(&join & !&is_done & at(0)));
        g.outputs("index", &[entry(g, &top), entry(g, &top).plus(2)]);
        g.output("write", &(&works & (&fork | at(2))));
        let pair = entry(g, &depth).slice(1, 6);
        let pairs = [(0, pair.clone()), (1, pair.plus(1))];
        g.output("write_pair", &g.lookup(&step, &pairs, &g.constant(6, EXEC >> 1)));
        let last_data = fork.select(&running, &g.input("top_mask"));
        g.output("write_data", &g.lookup(&step, &[(0, pushed), (1, later.zero_extend(64))], &last_data));
        g.output("last", &(alone | at(2)));
        g.output("jumps", &(&fork & branches | &join & &works));
        g.output("target", &fork.select(&target, &g.input("top_pc").slice(0, 48)));
        let depth = works.select(&fork.select(&depth.plus(1), &top), &depth);
        g.output("mode_value", &depth.concat(&mode.slice(0, BRANCH_STACK_DEPTH)));
    }
}
