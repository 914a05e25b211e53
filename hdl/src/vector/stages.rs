//! The stages of the vector ALU: what is known of the operation in each of them.
//!
//! ```text
//!   launch   1 operands, other lanes   2 .. 5 units   6 write-back
//! ```
//!
//! Everything moves one stage a clock; nothing stalls. An operation of `beats` beats passes `beats` times. One of the
//! shared units leaves behind stage 2 and launches again, with what was kept of it, in time for its results.

use crate::parts::round_robin::{bits_of, vector_of};
use crate::vector::gather::STAGES;
use crate::vector::operations::{FLOAT, INTEGER, SHARED};
use crate::vector::pending::{ENTRY_WIDTH, FIELDS, assemble, field};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The value in stages 1 to `last`.
fn pipe(g: &Builder, name: &str, value: &Wire, last: usize) -> Vec<Wire> {
    let next = |(stage, wire): &(usize, Wire)| {
        (*stage < last).then(|| (stage + 1, g.register(&format!("{name}_{}", stage + 1), wire)))
    };
    std::iter::successors(Some((0, value.clone())), next).skip(1).map(|(_, wire)| wire).collect()
}

generator_block! {
    /// What is given with the launch comes out in the stages that need it. Arrays have stage 1 first. With `paired_float`
    /// some launches are for every other lane.
    pub struct Stages(lanes: usize, paired_float: bool) clocked {
        /// An operation launches a beat.
        in launch: (Bit),
        /// An operation of the shared units launches again instead.
        in returns: (Bit),
        /// What was kept of it.
        in returned: (Bits<ENTRY_WIDTH>),
        /// Its wave.
        in wave: (Bits<4>),
        /// Its number.
        in sequence: (Bits<16>),
        /// The instruction is finished with this beat.
        in ends: (Bit),
        /// The beat.
        in beat: (Bits<3>),
        /// It is for the even lanes or for the odd ones alone.
        in takes_turns: (Bit),
        /// For the odd ones.
        in odd: (Bit),
        /// It writes a VGPR row.
        in writes: (Bit),
        /// And the next.
        in writes_high: (Bit),
        /// The row.
        in row: (Bits<11>),
        /// Bytes of the row that are written.
        in bytes: (Bits<4>),
        /// It will write a scalar register: given with the last beat.
        in writes_scalar: (Bit),
        /// The register.
        in register: (Bits<7>),
        /// One lane's result instead of a mask.
        in scalar_result: (Bit),
        /// It is beyond the wave's registers and writes nothing.
        in ignored: (Bit),
        /// The unit that computes the result.
        in unit: (Bits<2>),
        /// Its lane mask.
        in exec: (Bits<64>),
        /// VCC is the mask that it reads.
        in mask_from_vcc: (Bit),
        /// VCC, the half of this operation.
        in vcc: (Bits<32>),
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
        /// Waves.
        out stage_wave: [Bits<4>; STAGES],
        /// Valid and writes a row.
        out stage_writes: [Bit; STAGES],
        /// Valid and writes the next one.
        out stage_writes_high: [Bit; STAGES],
        /// Valid and writes a part of the row.
        out stage_partial: [Bit; STAGES],
        /// Rows.
        out stage_row: [Bits<11>; STAGES],
        /// Beats.
        out stage_beat: [Bits<3>; STAGES],
        /// Valid and will write a scalar register.
        out stage_writes_scalar: [Bit; STAGES],
        /// The registers.
        out stage_register: [Bits<7>; STAGES],
        /// Stage 1: lane mask.
        out exec_1: (Bits<64>),
        /// Stage 2: lanes' bits of the mask that the operation reads.
        out mask: [Bit; lanes],
        /// Stage 2: the first source is collected.
        out collects_2: (Bit),
        /// Valid and on the way to the shared units: in stages 1 and 2.
        out stage_shared: [Bit; STAGES],
        /// Stage 2: the integer unit begins.
        out starts_integer: (Bit),
        /// Stage 2: the float unit.
        out starts_float: (Bit),
        /// Stage 2: the odd lanes' turn.
        out odd_2: (Bit),
        /// Stage 6: it is.
        out odd_6: (Bit),
        /// Valid and back from the shared units.
        out stage_returned: [Bit; STAGES],
        /// Stage 2: what is kept of it.
        out kept: (Bits<ENTRY_WIDTH>),
        /// Stage 6: number of the operation.
        out sequence_6: (Bits<16>),
        /// Stage 6: lanes that write.
        out active_6: [Bit; lanes],
        /// Stage 6: bytes that are written.
        out bytes_6: (Bits<4>),
        /// Stage 6: unit.
        out unit_6: (Bits<2>),
        /// Stage 6: the instruction is finished.
        out ends_6: (Bit),
        /// Stage 6: it has written its scalar register, if it has one.
        out scalar_ends_6: (Bit),
        /// Stage 6: the scalar register is written.
        out scalar_6: (Bit),
        /// Stage 6: with one lane's result.
        out scalar_result_6: (Bit),
    }
    |g| {
        let (returns, returned) = (g.input("returns"), g.input("returned"));
        let launched = |name: &str| returns.select(&field(&returned, name), &g.input(name));
        let through = |name: &str| pipe(g, name, &launched(name), STAGES);
        let unit = returns.select(&g.constant(2, SHARED), &g.input("unit"));
        let units = pipe(g, "unit", &unit, STAGES);
        let returning = pipe(g, "returning", &returns, STAGES);
        g.outputs("stage_returned", &returning);
        let early = pipe(g, "valid", &(g.input("launch") | &returns), 2);
        let shared: Vec<Wire> = (0..2).map(|at| &early[at] & units[at].is(SHARED) & !&returning[at]).collect();
        let nowhere = std::iter::repeat_n(g.zero(1), STAGES - shared.len());
        g.outputs("stage_shared", &shared.iter().cloned().chain(nowhere).collect::<Vec<_>>());
        let late = pipe(g, "valid_late", &(&early[1] & !&shared[1]), STAGES - 2);
        let valid: Vec<Wire> = early.into_iter().chain(late).collect();
        g.output("starts_integer", &(&valid[1] & units[1].is(INTEGER)));
        g.output("starts_float", &(&valid[1] & units[1].is(FLOAT)));
        let outputs = |name: &str, values: &[Wire]| {
            let gated: Vec<Wire> = values.iter().zip(&valid).map(|(value, valid)| value & valid).collect();
            g.outputs(name, &gated);
        };
        g.outputs("valid", &valid);
        let (waves, rows, registers) = (through("wave"), through("row"), through("register"));
        g.outputs("stage_wave", &waves);
        g.outputs("stage_row", &rows);
        let beats = through("beat");
        g.outputs("stage_beat", &beats);
        let writes = through("writes");
        outputs("stage_writes", &writes);
        let writes_high = through("writes_high");
        outputs("stage_writes_high", &writes_high);
        let bytes = through("bytes");
        let partial: Vec<Wire> = bytes.iter().zip(&writes).map(|(bytes, writes)| writes & !bytes.all()).collect();
        outputs("stage_partial", &partial);
        let scalars = through("writes_scalar");
        outputs("stage_writes_scalar", &scalars);
        g.outputs("stage_register", &registers);
        g.output("exec_1", &pipe(g, "exec", &g.input("exec"), 1)[0]);

        let returned_1 = g.register("returned_1", &returned);
        let at_1_of = |name: &str| field(&returned_1, name);

        // Stage 2: the mask of this beat. An exchange chooses its first source, then its second.
        let first_lane = beats[1].concat(&g.zero(lanes.trailing_zeros()));
        let at_1 = |name: &str| pipe(g, name, &g.input(name), 1)[0].clone();
        let mask = at_1("mask_from_vcc").select(&at_1("vcc"), &g.input("mask_register"));
        let mask = at_1("exchanges").select(&at_1("exchanged").repeat(32), &mask);
        let mask = g.register("mask_2", &mask);
        let of_beat = if lanes == 32 { mask } else { mask.slice_at(&first_lane, lanes as u32) };
        g.outputs("mask", &bits_of(&of_beat));
        g.output("collects_2", &(&pipe(g, "collects", &g.input("collects"), 2)[1] & &valid[1]));

        // Stage 6.
        let last = STAGES - 1;
        let sequences = through("sequence");
        g.output("sequence_6", &sequences[last]);
        let active = vector_of(g, &g.inputs("active", lanes));
        let turns = |name: &str| (g.input(name) & !&returns).when(&g.constant(1, paired_float.into()));
        let odd = pipe(g, "odd", &turns("odd"), STAGES);
        g.output("odd_2", &odd[1]);
        g.output("odd_6", &odd[last]);
        let even = pipe(g, "even", &(turns("takes_turns") & !turns("odd")), 1);
        let rests: Vec<Wire> = (0..lanes).map(|lane| if lane % 2 == 0 { &odd[0] } else { &even[0] }.clone()).collect();
        let active = active & !vector_of(g, &rests);
        let active = returning[0].select(&at_1_of("active").slice(0, lanes as u32), &active);
        let active_2 = g.register("active_kept", &active);
        let active = pipe(g, "active", &active, last)[last - 1].when(&valid[last]);
        g.outputs("active_6", &bits_of(&active));
        g.output("bytes_6", &bytes[last]);
        g.output("unit_6", &units[last]);
        let all_ends = through("ends");
        let ends = &all_ends[last] & &valid[last];
        g.output("ends_6", &ends);
        g.output("scalar_ends_6", &(&ends & &scalars[last]));
        let chosen = returning[0].select(&at_1_of("chosen"), &g.input("chosen"));
        let all_chosen = pipe(g, "chosen", &chosen, last);
        let chosen = all_chosen[last - 1].clone();
        let all_ignored = through("ignored");
        let ignored = &all_ignored[last];
        g.output("scalar_6", &(&valid[last] & &scalars[last] & chosen & !ignored));
        let results = through("scalar_result");
        g.output("scalar_result_6", &results[last]);

        // Stage 2: what is kept of an operation that leaves for the shared units.
        let second = |values: &[Wire]| values[1].clone();
        let kept = [
            second(&waves),
            second(&sequences),
            second(&all_ends),
            second(&beats),
            second(&writes),
            second(&writes_high),
            second(&rows),
            second(&bytes),
            second(&scalars),
            second(&registers),
            second(&results),
            second(&all_ignored),
            all_chosen[0].clone(),
            active_2,
        ];
        assert_eq!(kept.len(), FIELDS.len());
        g.output("kept", &assemble(g, &kept));
    }
}
