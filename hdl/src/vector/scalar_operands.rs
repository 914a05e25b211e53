//! The scalar operands of a vector operation: registers that it reads, constants, and what holds it back.
//!
//! A chain of additions with carry, or a choice behind a comparison of integers, does not wait for its mask to be written: with a lane for
//! each of 32, the mask comes from the operation that is still in the stages.

use crate::config::{InstructionSet, Units};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, NULL, VCC};
use crate::parts::round_robin::vector_of;
use crate::scalar::constant::{EMPTY_MASKS, constant};
use crate::vector::cross_lane::CrossLane;
use crate::vector::gather::STAGES;
use crate::vector::pending::{Hazard, HazardWires};
use crate::vector::record::QueuedOperation;
use crate::vector::stages::entering;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// 1 if an operand of that instruction set may say whether VCC or EXEC is zero.
pub const fn asks_masks(set: InstructionSet) -> usize {
    match set {
        InstructionSet::Rdna4 => 0,
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => 1,
    }
}

generator_block! {
    /// What the head of the queue reads of the scalar registers, and its constants. `alone`: it waits until the shared units owe
    /// no result. `forwards`: a mask that a stage knows early is no reason to wait. The shared units owe `owed` results at most.
    /// `apart`: on their way to them operations have stages of their own. With dual issue a dual instruction is one operation, whose
    /// third source is a scalar never but for the first source of what launches with it, which takes its place.
    pub struct ScalarOperands(alone: bool, forwards: bool, units: Units, owed: usize, apart: bool) {
        /// The operation.
        in head: (QueuedOperation),
        /// SCC of the wave.
        in scc: (Bit),
        /// Its VCC.
        in vcc: [Bits<64>; asks_masks(units.set)],
        /// Its EXEC.
        in exec: [Bits<64>; asks_masks(units.set)],
        /// What stage `i + 1`, and behind the stages the shared units, will write.
        in hazard: [Hazard; STAGES + owed],
        /// What operations of the shared units in stages of their own will write.
        in entering: [Hazard; entering(apart)],
        /// Registers read.
        out index: [Bits<7>; 3],
        /// The port's register is an operand.
        out is_register: [Bit; 3],
        /// Constants.
        out constant: [Bits<64>; 3],
        /// A register that the operation reads is still to be written, or EXEC is.
        out pending: (Bit),
        /// The mask that the operation reads is that of stage `i + 1`.
        out forward: (Bits<{ STAGES }>),
    }
    |g| {
        let head = g.input_of::<QueuedOperation>("head");
        let codes = [head.code_0, head.code_1, head.code_2];
        let kinds = [head.kind_0, head.kind_1, head.kind_2];
        let scc = g.input("scc");
        let (has_mask, mask) = (head.has_mask_source, head.mask_source);
        let from_port = &has_mask & !head.mask_from_vcc;
        let reads = !head.reuses;
        let mut read = vec![];
        let second = &head.dual.valid & head.dual.code.less(&head.dual.code.same_width(FIRST_CONSTANT));
        if units.dual_issue {
            read.push((second.clone(), head.dual.code.slice(1, 6)));
        }
        let masks: Vec<_> = ["vcc", "exec"].into_iter().flat_map(|name| g.inputs(name, asks_masks(units.set))).collect();
        for (at, code) in codes.iter().enumerate() {
            let is_register = code.less(&code.same_width(FIRST_CONSTANT));
            let index = code.slice(0, 7);
            let index = if at == 2 { from_port.select(&mask, &index) } else { index };
            let index = if at == 2 && units.dual_issue { second.select(&head.dual.code.slice(0, 7), &index) } else { index };
            g.output(&format!("index_{at}"), &index);
            g.output(&format!("is_register_{at}"), &is_register);
            let mut value = constant(g, code, &kinds[at], &head.literal, &scc, units.set, units.packed_float);
            for ((mask, own), pair) in masks.iter().zip(EMPTY_MASKS).zip([VCC >> 1, EXEC >> 1]) {
                let asks = code.is(own);
                value = asks.select(&mask.none().zero_extend(64), &value);
                read.push((asks & &reads, g.constant(6, pair)));
            }
            g.output(&format!("constant_{at}"), &value);
            read.push((is_register & &reads, code.slice(1, 6)));
        }

        // EXEC_LO and EXEC_HI are 126 and 127; what looks at other lanes may look at both halves.
        let (high, cross) = (head.high, head.cross);
        let both = match units.set {
            InstructionSet::Rdna4 | InstructionSet::SeaIslands => {
                cross.any() & !cross.is_a(CrossLane::Dpp16) & !cross.is_a(CrossLane::Dpp8)
            }
            // DPP goes beyond rows.
            InstructionSet::Cdna4 => cross.any(),
        };
        let mut hazard = g.inputs_of::<Hazard>("hazard", STAGES + owed);
        hazard.extend(g.inputs_of::<Hazard>("entering", entering(apart)));
        let (overwrites, own) = (head.has_mask_destination, head.mask_destination);
        let holds = |stage: usize| {
            let HazardWires { register, late, writes_scalar, wave, .. } = &hazard[stage];
            let pair = register.slice(1, 6);
            let data = read.iter().fold(g.zero(1), |any, (is, index)| any | is & pair.equals(index));
            let exec = pair.all() & (&both | !(register.bit(0) ^ &high));
            let overtakes = (&overwrites & late & register.equals(&own)).when(&g.constant(1, (!alone).into()));
            writes_scalar & wave.equals(&head.wave) & (data | exec | overtakes)
        };
        // The youngest in the stages that writes the mask is the one that matters. What the shared units owe is younger than that: nothing
        // overtakes it. NULL is written by none.
        let reads_mask = &has_mask & !mask.is(NULL);
        let writes_mask = |stage: usize| {
            let HazardWires { register, writes_scalar, wave, .. } = &hazard[stage];
            &reads_mask & writes_scalar & wave.equals(&head.wave) & register.equals(&mask)
        };
        let stages = if alone { STAGES } else { hazard.len() };
        let mut waits = (0..stages).map(holds).fold(g.zero(1), |any, one| any | one);
        let mut forward = vec![];
        let mut younger = g.zero(1);
        for (stage, hazard) in hazard.iter().enumerate().take(stages) {
            let writes = g.name(&format!("writes_mask_{stage}"), &writes_mask(stage));
            let known = hazard.early_mask.when(&g.constant(1, (forwards && stage < STAGES).into()));
            waits = waits | if stage < STAGES { &writes & !&younger & !&known } else { writes.clone() };
            if stage < STAGES {
                forward.push(&writes & !&younger & known);
            }
            younger = younger | writes;
        }
        g.output("pending", &waits);
        g.output("forward", &vector_of(g, &forward));
    }
}
