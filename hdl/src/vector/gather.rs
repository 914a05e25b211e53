//! Operand gather: which halves of the sources the four VGPR banks deliver in this cycle, which come from bypasses, and
//! whether the operation at the head of the queue is complete.
//!
//! A bank delivers one row a cycle; halves that compete for a bank take further cycles. A half whose value is still in
//! stages 1 to 4 holds the operation back; in stages 5 and 6 it comes from the bypass. A result that is a part of its row
//! is merged with what the bank holds, so in stage 6, when the bank is being written, it holds the operation back too. So do results in
//! both stages: a lane that is inactive in the later one may be active in the earlier one, and operations that ignore EXEC read it.
//!
//! With dual issue and MFMA a bank has a read port for each of the three sources, by which it delivers one row. The two operations of a dual
//! instruction share them: what the one has as the low half of a source, the other one has as the high half. So a source of both is
//! read at once if the rows lie in different banks, or are the same one, as 7.8 asks for; else it takes another cycle.
//!
//! A beat reads what the same beat of earlier operations wrote. With more beats than stages that is written by then, and
//! there are no bypasses; only what comes back from the shared units may be in a stage, and holds the operation back.
//! Where operations of the shared units are alone, not even that: 240 LUTs for 1,170.

use crate::parts::round_robin::vector_of;
use crate::vector::lane::operands::source;
use crate::vector::lane::vgprs::{BANKS, read_ports};
use crate::vector::pending::{Hazard, HazardWires};
use crate::vector::record::{QueuedOperation, UnitName};
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
    /// operations have stages of their own. `dual`: dual instructions launch as one operation. `by_source`: a bank has a read port for each
    /// source. `mfma`: results of multiplies have stages of their own, and no bypass.
    pub struct Gather(beats: usize, alone: bool, owed: usize, apart: bool, dual: bool, by_source: bool, mfma: bool) {
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
        /// Vector memory reads the bank, by its last port.
        in bank_busy: [Bit; BANKS],
        /// The row that the high half of the result of stage `i + 1` goes to, which is else the next one.
        in row_high: [Bits<11>; if dual { STAGES } else { 0 }],
        /// What stage `i + 1`, and behind the stages the shared units, will write.
        in hazard: [Hazard; STAGES + owed],
        /// What operations of the shared units in stages of their own will write.
        in entering: [Hazard; entering(apart)],
        /// What results of MFMA will write.
        in matrix: [Hazard; STAGES * usize::from(mfma)],
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
        /// The bank reads, unless vector memory takes it; all banks' first ports come first.
        out bank_read: [Bit; BANKS * read_ports(by_source)],
        /// This row.
        out bank_row: [Bits<11>; BANKS * read_ports(by_source)],
    }
    |g| {
        let [need, gathered, beat, hold] = ["need", "gathered", "beat", "hold"].map(|name| g.input(name));
        let head = g.input_of::<QueuedOperation>("head");
        let rows = [head.row_0, head.row_1, head.row_2];
        let busy = g.inputs("bank_busy", BANKS);
        let of_matrices = STAGES * usize::from(mfma);
        let hazards_of = STAGES + owed + entering(apart) + of_matrices;
        let mut hazard = g.inputs_of::<Hazard>("hazard", STAGES + owed);
        hazard.extend(g.inputs_of::<Hazard>("entering", entering(apart)));
        hazard.extend(g.inputs_of::<Hazard>("matrix", of_matrices));
        let wanted = need & !&gathered;
        let pair = head.dual.valid.when(&g.constant(1, dual.into()));
        let second_rows = [head.dual.row_0, head.dual.row_1, head.dual.row_2];
        let half_row = |k: usize| match (k % 2, dual) {
            (0, _) => rows[k / 2].clone(),
            (_, false) => rows[k / 2].plus(1),
            (_, true) => pair.select(&second_rows[k / 2], &rows[k / 2].plus(1)),
        };
        let half_rows: Vec<Wire> = (0..6).map(half_row).collect();

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
        // With dual issue neither is.
        let high_rows = g.inputs("row_high", if dual { STAGES } else { 0 });
        let row_high = |stage: usize| high_rows.get(stage).cloned().unwrap_or_else(|| hazard[stage].row.plus(1));
        let high_rows: Vec<Wire> = (0..if dual { hazards_of } else { 0 }).map(row_high).collect();
        let writes_row = |row: &Wire, stage: usize| {
            let stage = (&hazard[stage], &high_rows[stage]);
            (&stage.0.writes & row.equals(&stage.0.row), &stage.0.writes_high & row.equals(stage.1))
        };
        let matches = |k: usize, stage: usize| {
            if dual {
                return writes_row(&half_rows[k], stage);
            }
            let [low, high] = writes_rows(&rows[k / 2], stage);
            if k.is_multiple_of(2) { low } else { high }
        };
        let is_vgpr = |k: usize| g.input("need").bit(k as u32);
        // What is written late must not overwrite this operation's result.
        let destination_high = pair.select(&head.dual.destination, &head.destination.plus(1));
        let overtaken = |stage: usize| {
            let [low, high] = match dual {
                true => [&head.destination, &destination_high].map(|row| writes_row(row, stage)),
                false => writes_rows(&head.destination, stage),
            };
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

        // One half a bank, or one half of a source: the lowest that wants it. All are compared with each other at once, because a chain
        // through the six would be the longest path of the machine.
        let banks: Vec<Wire> = half_rows.iter().map(|row| row.slice(0, 2)).collect();
        let mut grants: Vec<Wire> = vec![];
        let mut granted_banks: Vec<Wire> = vec![];
        let third = head.dual.third.when(&pair);
        // A matrix multiply takes a row a bank and clock all the same: the matrix unit, not the banks, makes its pace.
        let is_matrix = &head.unit.is_a(UnitName::Matrix);
        // Half `k` reads by the port of that source.
        let by_port = |k: usize, port: usize| match (by_source, k) {
            (false, _) => g.constant(1, 1),
            (true, 1) if dual && port == 0 => !&third,
            (true, 1) if dual && port == 2 => third.clone(),
            (true, _) => g.constant(1, (k / 2 == port).into()),
        };
        for (k, bank) in banks.iter().enumerate() {
            // The other half of a source is in another bank.
            let or_before = |taken: Wire| {
                let before = (0..k - k % 2).map(|other| wanted.bit(other as u32) & bank.equals(&banks[other]));
                before.fold(taken, |any, one| any | one)
            };
            let taken = if dual {
                let taken = is_matrix & or_before(g.zero(1));
                // By the port of the third source nothing else reads then: both operations are moves.
                let other = (k % 2 == 1).then(|| {
                    let conflicts = bank.equals(&banks[k - 1]) & !half_rows[k].equals(&half_rows[k - 1]);
                    wanted.bit(k as u32 - 1) & conflicts & by_port(k, k / 2)
                });
                other.map_or(taken.clone(), |other| taken | other)
            } else if by_source {
                g.zero(1)
            } else {
                or_before(g.zero(1))
            };
            // Whether the bank is busy is known last, and where it is it reads what vector memory wants, whatever is asked for here.
            let asks = g.name(&format!("asks_{k}"), &(wanted.bit(k as u32) & !taken & !&stall));
            granted_banks.push(g.constant(BANKS as u32, 1).shift_left(bank).when(&asks));
            grants.push(asks & !(g.choose(bank, &busy) & by_port(k, 2)));
        }
        for at in 0..BANKS * read_ports(by_source) {
            let (port, bank) = (at / BANKS, (at % BANKS) as u32);
            let here: Vec<Wire> = (0..6).map(|k| granted_banks[k].bit(bank) & by_port(k, port)).collect();
            let gated: Vec<Wire> = (0..6).map(|k| half_rows[k].when(&here[k])).collect();
            g.output(&format!("bank_read_{at}"), &vector_of(g, &here).any());
            g.output(&format!("bank_row_{at}"), &g.or_all(11, &gated));
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
