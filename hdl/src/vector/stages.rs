//! The stages of the vector ALU: what is known of the operation in each of them.
//!
//! ```text
//!   launch   1 operands, other lanes   2 .. 5 units   6 write-back
//! ```
//!
//! Everything moves one stage a clock; nothing stalls. An operation of `beats` beats passes `beats` times. One of the
//! shared units leaves behind stage 2 and launches again, with what was kept of it, in time for its results. Where it has the first two
//! stages for itself (`apart`), another one may launch again in the same clock.

use crate::parts::round_robin::{bits_of, vector_of};
use crate::vector::gather::STAGES;
use crate::vector::pending::{Hazard, HazardWires, PendingResult, PendingResultWires, Writeback, WritebackWires};
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// The value in stages 1 to `last`.
fn pipe(g: &Builder, name: &str, value: &Wire, last: usize) -> Vec<Wire> {
    let next = |(stage, wire): &(usize, Wire)| {
        (*stage < last).then(|| (stage + 1, g.register(&format!("{name}_{}", stage + 1), wire)))
    };
    std::iter::successors(Some((0, value.clone())), next).skip(1).map(|(_, wire)| wire).collect()
}

/// Stages that operations of the shared units have for themselves.
pub const fn entering(apart: bool) -> usize {
    if apart { 2 } else { 0 }
}

generator_block! {
    /// What is given with the launch comes out in the stages that need it. Arrays have stage 1 first. With `paired_float`
    /// some launches are for every other lane; with 32 lanes a mask may come from an operation ahead. `apart`, for 32 lanes: operations of
    /// the shared units have a first and second stage of their own.
    pub struct Stages(lanes: usize, paired_float: bool, apart: bool) clocked {
        /// An operation launches a beat.
        in launch: (Bit),
        /// An operation of the shared units launches again instead, or beside one that launches for them.
        in returns: (Bit),
        /// What was kept of it.
        in returned: (PendingResult),
        /// What the operation that launches will write.
        in writeback: (Writeback),
        /// It is for the even lanes or for the odd ones alone.
        in takes_turns: (Bit),
        /// For the odd ones.
        in odd: (Bit),
        /// The unit that computes the result.
        in unit: (UnitName),
        /// Its lane mask.
        in exec: (Bits<64>),
        /// VCC is the mask that it reads.
        in mask_from_vcc: (Bit),
        /// VCC, the half of this operation.
        in vcc: (Bits<32>),
        /// It reads the mask of the operation that is now in stage `i + 1`.
        in forward: (Bits<{ STAGES }>),
        /// Stage 3: carries and comparisons of the integer unit.
        in early_flag: [Bit; if lanes == 32 { lanes } else { 0 }],
        /// The second half of an exchange.
        in exchanged: (Bit),
        /// It is an exchange.
        in exchanges: (Bit),
        /// It collects the source of other lanes.
        in collects: (Bit),

        /// Stage 1: the mask register's value.
        in mask_register: (Bits<32>),
        /// Stage 1: lanes that write.
        in active: [Bit; lanes],
        /// Stage 1: the scalar result is among these lanes.
        in chosen: (Bit),

        /// Valid.
        out valid: [Bit; STAGES],
        /// What the operations will write.
        out hazard: [Hazard; STAGES],
        /// The same of operations of the shared units in stages 1 and 2 of their own.
        out entering: [Hazard; entering(apart)],
        /// Stage 1: lane mask.
        out exec_1: (Bits<64>),
        /// Stage 2: lanes' bits of the mask that the operation reads.
        out mask: [Bit; lanes],
        /// Stage 2: the first source is collected.
        out collects_2: (Bit),
        /// Stage 2: the integer unit begins.
        out starts_integer: (Bit),
        /// Stage 2: the float unit.
        out starts_float: (Bit),
        /// Stage 2: the odd lanes' turn.
        out odd_2: (Bit),
        /// Stage 6: it is.
        out odd_6: (Bit),
        /// Stage 2: it goes to the shared units.
        out starts_shared: (Bit),
        /// Stage 2: what is kept of it.
        out kept: (PendingResult),
        /// Stage 6: what is written.
        out written: (Writeback),
        /// Stage 6: lanes that write.
        out active_6: [Bit; lanes],
        /// Stage 6: unit.
        out unit_6: (UnitName),
        /// Stage 6: the instruction is finished.
        out ends_6: (Bit),
        /// Stage 6: it has written its scalar register, if it has one.
        out scalar_ends_6: (Bit),
        /// Stage 6: the scalar register is written.
        out scalar_6: (Bit),
    }
    |g| {
        let (returns, returned) = (g.input("returns"), g.input_of::<PendingResult>("returned"));
        let last = STAGES - 1;
        let launched = returns.select(&returned.writeback.pack(g), &g.input_of::<Writeback>("writeback").pack(g));
        let launched = WritebackWires::unpack(&launched);
        // What the operation writes, in each stage.
        let mut stages: Vec<WritebackWires> = vec![];
        for at in 0..STAGES {
            let before = stages.last().unwrap_or(&launched).clone();
            stages.push(WritebackWires::combine("", &[before], &mut |name, field| {
                g.register(&format!("{}_{}", name, at + 1), &field[0])
            }));
        }

        let unit = returns.select(&g.constant_of(UnitName::Shared), &g.input("unit"));
        let units = pipe(g, "unit", &unit, STAGES);
        let returning = pipe(g, "returning", &returns, STAGES);
        let launch = g.input("launch");
        let enters = &launch & g.input("unit").is_a(UnitName::Shared);
        let early = pipe(g, "valid", &(if apart { launch & !&enters } else { launch } | &returns), 2);
        let is_shared = |at: usize| &early[at] & units[at].is_a(UnitName::Shared) & !&returning[at];
        let shared = [is_shared(0), is_shared(1)];
        let late = pipe(g, "valid_late", &(&early[1] & !&shared[1]), STAGES - 2);
        let valid: Vec<Wire> = early.into_iter().chain(late).collect();
        g.output("starts_integer", &(&valid[1] & units[1].is_a(UnitName::Integer)));
        g.output("starts_float", &(&valid[1] & units[1].is_a(UnitName::Float)));
        g.outputs("valid", &valid);
        let hazard_of = |writeback: &WritebackWires, valid: &Wire, late: Wire, returned: Wire| {
            let WritebackWires { writes, writes_high, bytes, row, beat, writes_scalar, early_mask, wave, register, .. } = writeback;
            HazardWires {
                late,
                returned,
                writes: writes & valid,
                writes_high: writes_high & valid,
                partial: writes & !bytes.all() & valid,
                row: row.clone(),
                beat: beat.clone(),
                writes_scalar: writes_scalar & valid,
                early_mask: early_mask.clone(),
                wave: wave.clone(),
                register: register.clone(),
            }
        };
        for at in 0..STAGES {
            let late = shared.get(at).cloned().unwrap_or(g.zero(1));
            g.output_of(&format!("hazard_{at}"), &hazard_of(&stages[at], &valid[at], late, returning[at].clone()));
        }
        // Of the shared units: what launches for them, in stages 1 and 2 of its own.
        let entered = pipe(g, "entered", &enters, entering(apart));
        let mut own: Vec<WritebackWires> = vec![];
        for at in 0..entering(apart) {
            let before = own.last().cloned().unwrap_or(g.input_of::<Writeback>("writeback"));
            own.push(WritebackWires::combine("", &[before], &mut |name, field| {
                g.register(&format!("entering_{}_{}", name, at + 1), &field[0])
            }));
            g.output_of(&format!("entering_{at}"), &hazard_of(&own[at], &entered[at], g.constant(1, 1), g.zero(1)));
        }
        g.output("starts_shared", entered.last().unwrap_or(&shared[1]));
        g.output("exec_1", &pipe(g, "exec", &g.input("exec"), 1)[0]);

        let chosen_1 = g.register("returned_chosen", &returned.chosen);
        let active_1 = g.register("returned_active", &returned.active.slice(0, lanes as u32));

        // Stage 2: the mask of this beat. An exchange chooses its first source, then its second.
        let first_lane = stages[1].beat.concat(&g.zero(lanes.trailing_zeros()));
        let at_1 = |name: &str| pipe(g, name, &g.input(name), 1)[0].clone();
        let mask = at_1("mask_from_vcc").select(&at_1("vcc"), &g.input("mask_register"));
        let mask = at_1("exchanges").select(&at_1("exchanged").repeat(32), &mask);
        let mask = g.register("mask_2", &mask);
        g.output("collects_2", &(&pipe(g, "collects", &g.input("collects"), 2)[1] & &valid[1]));

        // Stage 6.
        let active = vector_of(g, &g.inputs("active", lanes));
        let turns = |name: &str| (g.input(name) & !&returns).when(&g.constant(1, paired_float.into()));
        let odd = pipe(g, "odd", &turns("odd"), STAGES);
        g.output("odd_2", &odd[1]);
        g.output("odd_6", &odd[last]);
        let even = pipe(g, "even", &(turns("takes_turns") & !turns("odd")), 1);
        let rests: Vec<Wire> = (0..lanes).map(|lane| if lane % 2 == 0 { &odd[0] } else { &even[0] }.clone()).collect();
        let active = active & !vector_of(g, &rests);
        let launched_active = active.clone();
        let active = returning[0].select(&active_1, &active);
        let active_2 = g.register("active_kept", &active);
        let actives = pipe(g, "active", &active, last);
        let active = actives[last - 1].when(&valid[last]);
        g.outputs("active_6", &bits_of(&active));

        // Stage 2: the mask. What the operation ahead was in stage `i + 1` at the launch is in stage `i + 3` now.
        let of_beat = if lanes == 32 {
            let early = g.name("early_mask_3", &(vector_of(g, &g.inputs("early_flag", lanes)) & &actives[1]));
            let forward = pipe(g, "forward", &g.input("forward"), 2)[1].clone();
            let known = (4..STAGES + 3).scan(early.clone(), |mask, stage| {
                *mask = g.register(&format!("early_mask_{stage}"), mask);
                Some(mask.clone())
            });
            let known: Vec<Wire> = std::iter::once(early).chain(known).collect();
            let forwarded: Vec<Wire> = (0..).zip(&known).map(|(at, mask)| mask.when(&forward.bit(at))).collect();
            forward.any().select(&g.or_all(32, &forwarded), &mask)
        } else {
            mask.slice_at(&first_lane, lanes as u32)
        };
        g.outputs("mask", &bits_of(&of_beat));
        g.output("unit_6", &units[last]);
        let ends_here = &stages[last].ends & &valid[last];
        g.output("scalar_ends_6", &(&ends_here & &stages[last].writes_scalar));
        g.output("ends_6", &ends_here);
        let chosen = returning[0].select(&chosen_1, &g.input("chosen"));
        let all_chosen = pipe(g, "chosen", &chosen, last);
        let chosen = all_chosen[last - 1].clone();
        g.output("scalar_6", &(&valid[last] & &stages[last].writes_scalar & chosen & !&stages[last].ignored));
        g.output_of("written", &stages[last]);

        // Stage 2: what is kept of an operation that leaves for the shared units.
        let kept = match own.pop() {
            Some(writeback) => PendingResultWires {
                writeback,
                chosen: g.register("entering_chosen", &g.input("chosen")),
                active: g.register("entering_active", &launched_active).zero_extend(32),
            },
            None => {
                PendingResultWires { writeback: stages[1].clone(), chosen: all_chosen[0].clone(), active: active_2.zero_extend(32) }
            }
        };
        g.output_of("kept", &kept);
    }
}
