//! Operand gather: which halves of the sources the four VGPR banks deliver in this cycle, which come from bypasses, and
//! whether the operation at the head of the queue is complete.
//!
//! A bank delivers one row a cycle; halves that compete for a bank take further cycles. A half whose value is still in
//! stages 1 to 4 holds the operation back; in stages 5 and 6 it comes from the bypass. A result that is a part of its row
//! is merged with what the bank holds, so in stage 6, when the bank is being written, it holds the operation back too. So do results in
//! both stages: a lane that is inactive in the later one may be active in the earlier one, and operations that ignore EXEC read it.
//!
//! A beat reads what the same beat of earlier operations wrote. With more beats than stages that is written by then, and
//! there are no bypasses; only what comes back from the shared units may be in a stage, and holds the operation back.
//! Where operations of the shared units are alone, not even that: 240 LUTs for 1,170.

use crate::parts::round_robin::vector_of;
use crate::vector::lane::operands::source;
use crate::vector::lane::vgprs::BANKS;
use crate::vector::pending::{Hazard, HazardWires};
use crate::vector::record::QueuedOperation;
use crate::vector::stages::entering;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Stages between operand gather and write-back: an operation gathered in cycle t writes in cycle t + 6.
pub const STAGES: usize = 6;

/// Operations of so many beats can find a value that they read in a stage, and take it from a bypass.
pub const fn has_bypasses(beats: usize) -> bool {
    beats <= STAGES
}

generator_block! {
    /// Chooses for the operation at the head; operations have so many beats. `alone`: none is launched while the shared units
    /// owe a result, so that no register can still be on its way. They owe `owed` results at most. `apart`: on their way to them
    /// operations have stages of their own.
    pub struct Gather(beats: usize, alone: bool, owed: usize, apart: bool) {
        /// Halves that VGPRs hold.
        in need: (Bits<6>),
        /// Halves gathered in earlier cycles.
        in gathered: (Bits<6>),
        /// The operation.
        in head: (QueuedOperation),
        /// Beat of the wave that is being gathered.
        in beat: (Bits<3>),
        /// Nothing is gathered in this cycle.
        in hold: (Bit),
        /// Vector memory reads the bank.
        in bank_busy: [Bit; BANKS],
        /// What stage `i + 1`, and behind the stages the shared units, will write.
        in hazard: [Hazard; STAGES + owed],
        /// What operations of the shared units in stages of their own will write.
        in entering: [Hazard; entering(apart)],
        /// Halves that are loaded one cycle later.
        out load: (Bits<6>),
        /// Their banks.
        out bank: (Bits<12>),
        /// Where they come from.
        out origin: (Bits<12>),
        /// A bypass takes the high half.
        out bypass_high: (Bits<6>),
        /// An operand is not there yet, for the debug ports.
        out debug_stalls: (Bit),
        /// Every half is gathered after this cycle.
        out complete: (Bit),
        /// The bank reads.
        out bank_read: [Bit; BANKS],
        /// This row.
        out bank_row: [Bits<11>; BANKS],
    }
    |g| {
        let [need, gathered, beat, hold] = ["need", "gathered", "beat", "hold"].map(|name| g.input(name));
        let head = g.input_of::<QueuedOperation>("head");
        let rows = [head.row_0, head.row_1, head.row_2];
        let busy = g.inputs("bank_busy", BANKS);
        let hazards_of = STAGES + owed + entering(apart);
        let mut hazard = g.inputs_of::<Hazard>("hazard", STAGES + owed);
        hazard.extend(g.inputs_of::<Hazard>("entering", entering(apart)));
        let wanted = need & !&gathered;
        let half_rows: Vec<Wire> = (0..6).map(|k| rows[k / 2].plus((k % 2) as u128)).collect();

        // Which half of the result of a stage writes the row, and the next one. Both are pairs of neighbours: three
        // comparisons tell it.
        let writes_rows = |row: &Wire, stage: usize| {
            let stage = &hazard[stage];
            let same_beat = stage.beat.equals(&beat);
            let [writes, writes_high] = [&stage.writes, &stage.writes_high].map(|writes| writes & &same_beat);
            let same = row.equals(&stage.row);
            let before = row.plus(1).equals(&stage.row);
            let behind = row.plus(u128::MAX).equals(&stage.row);
            [(&writes & &same, &writes_high & behind), (writes & before, writes_high & same)]
        };
        let matches = |k: usize, stage: usize| {
            let [low, high] = writes_rows(&rows[k / 2], stage);
            if k.is_multiple_of(2) { low } else { high }
        };
        let is_vgpr = |k: usize| g.input("need").bit(k as u32);
        // What is written late must not overwrite this operation's result.
        let overtaken = |stage: usize| {
            let [low, high] = writes_rows(&head.destination, stage);
            &hazard[stage].late & (&head.writes & (low.0 | low.1) | &head.writes_high & (high.0 | high.1))
        };
        let mut hazards = vec![];
        let mut origins = vec![];
        let mut bypass_high = vec![];
        if has_bypasses(beats) {
            for k in 0..6 {
                let at: Vec<(Wire, Wire)> = (0..hazards_of).map(|stage| matches(k, stage)).collect();
                let unavailable = at[..STAGES - 2].iter().chain(&at[STAGES..]);
                let early = unavailable.fold(g.zero(1), |any, (low, high)| any | low | high);
                let [result, held] = [&at[STAGES - 2], &at[STAGES - 1]];
                let from_result = &result.0 | &result.1;
                let from_held = &held.0 | &held.1;
                let merges_too_late = &from_held & (&hazard[STAGES - 1].partial | &from_result);
                hazards.push((early | merges_too_late) & wanted.bit(k as u32));
                let origin = from_result.select(
                    &g.constant(2, source::RESULT),
                    &from_held.select(&g.constant(2, source::HELD), &g.constant(2, source::BANK)),
                );
                origins.push(is_vgpr(k).select(&origin, &g.constant(2, source::SCALAR)));
                bypass_high.push(from_result.select(&result.1, &held.1));
            }
            hazards.extend((0..hazards_of).map(overtaken));
        } else {
            if !alone {
                // Of the stages only what came back from the shared units matters, and what is still to come back.
                let matters = |stage: usize| if stage < STAGES { hazard[stage].returned.clone() } else { g.constant(1, 1) };
                let mut is_awaited = vec![];
                let mut some = vec![];
                for (stage, HazardWires { writes, writes_high, .. }) in hazard.iter().enumerate() {
                    let reads = (0..6).map(|k| {
                        let (low, high) = matches(k, stage);
                        (low | high) & wanted.bit(k as u32)
                    });
                    is_awaited.push(reads.fold(g.zero(1), |any, one| any | one) & matters(stage));
                    some.push(matters(stage) & (writes | writes_high));
                }
                is_awaited.extend((STAGES..hazards_of).map(overtaken));
                // Nearly always there is none: nothing need then be compared.
                hazards.push(vector_of(g, &some).any().select(&vector_of(g, &is_awaited).any(), &g.zero(1)));
            }
            for k in 0..6 {
                let [bank, scalar] = [source::BANK, source::SCALAR].map(|origin| g.constant(2, origin));
                origins.push(is_vgpr(k).select(&bank, &scalar));
                bypass_high.push(g.zero(1));
            }
        }
        let stall = g.name("stall", &hazards.into_iter().fold(hold, |any, hazard| any | hazard));
        g.output("debug_stalls", &stall);

        // One half a bank: the lowest that wants it. All are compared with each other at once, because a chain through the six
        // would be the longest path of the machine.
        let banks: Vec<Wire> = half_rows.iter().map(|row| row.slice(0, 2)).collect();
        let mut grants: Vec<Wire> = vec![];
        let mut granted_banks: Vec<Wire> = vec![];
        for (k, bank) in banks.iter().enumerate() {
            // The other half of a source is in another bank.
            let before = (0..k - k % 2).map(|other| wanted.bit(other as u32) & bank.equals(&banks[other]));
            let taken = before.fold(g.choose(bank, &busy), |any, one| any | one);
            let grant = g.name(&format!("grant_{k}"), &(wanted.bit(k as u32) & !taken & !&stall));
            granted_banks.push(g.constant(BANKS as u32, 1).shift_left(bank).when(&grant));
            grants.push(grant);
        }
        for bank in 0..BANKS {
            let here: Vec<Wire> = granted_banks.iter().map(|banks| banks.bit(bank as u32)).collect();
            let gated: Vec<Wire> = (0..6).map(|k| half_rows[k].when(&here[k])).collect();
            g.output(&format!("bank_read_{bank}"), &vector_of(g, &here).any());
            g.output(&format!("bank_row_{bank}"), &g.or_all(11, &gated));
        }
        let granted = vector_of(g, &grants);
        // Scalars and constants are loaded with the first halves.
        let scalars = (!g.input("need")).when(&!&stall);
        g.output("load", &(&granted | scalars));
        let pairs = |values: &[Wire]| g.concat(&values.iter().rev().collect::<Vec<_>>());
        g.output("bank", &pairs(&banks));
        g.output("origin", &pairs(&origins));
        g.output("bypass_high", &vector_of(g, &bypass_high));
        g.output("complete", &((wanted & !granted).none() & !stall));
    }
}
