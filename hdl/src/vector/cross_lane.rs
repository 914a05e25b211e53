//! Data from other lanes: DPP, V_PERMLANE16 and its relatives, V_READLANE, V_READFIRSTLANE (7.9, 16.8, 16.12); and which
//! lanes an operation writes.
//!
//! The first source of all lanes is collected first, beat by beat; then the operation runs and every lane takes one of 16
//! words of its row, or of the other row. With few beats the words are 32 registers and a lane has 16:1 multiplexers; with
//! eight they lie in RAMs, one a physical lane, and a lane has a read port of each and 4:1 multiplexers (`synth_ecp5`, 4 lanes:
//! 781 LUT and 132 LUT RAMs for 2736 LUT and 1152 FF; without permutations 200 LUT and 32).

use crate::parts::round_robin::encode;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, RamHandle, Wire};
use tombolo_netlist::{choice, generator_block};

choice! {
    /// How an operation moves data among lanes or registers.
    pub enum CrossLane {
        /// Not at all.
        None,
        /// DPP16 (7.9.1).
        Dpp16,
        /// DPP8 (7.9.2).
        Dpp8,
        /// Lanes of the own row by a scalar pattern.
        Permlane16,
        /// Lanes of the other row by a scalar pattern.
        Permlanex16,
        /// Lanes of the own row, each lane choosing its own.
        Permlane16Var,
        /// Lanes of the other row, each lane choosing its own.
        Permlanex16Var,
        /// One lane to a scalar register.
        ReadLane,
        /// The lowest active lane to a scalar register.
        ReadFirstLane,
        /// A scalar to one lane.
        WriteLane,
        /// Two registers exchange their values.
        Exchange,
        /// The halves of a wave64 exchange theirs. Of CDNA4: two registers, each of one half.
        Halves,
        /// Not at all, but only the lanes write whose source DPP16 finds: of CDNA4.
        Lanes,
    }
}

impl CrossLane {
    /// The kinds that collect their first source before they run: those up to this one, without `None`.
    pub const LAST_COLLECTING: Self = Self::ReadFirstLane;

    /// Lanes take their source from other lanes.
    pub fn permutes(self) -> bool {
        (Self::Dpp16 as u128..Self::ReadLane as u128).contains(&(self as u128))
    }
}

/// Which lane of a row a lane reads, and whether there is one.
struct Choice {
    lane: Wire,
    valid: Wire,
}

/// The lane that DPP_CTRL (9 bits) gives to lane `at` (4 bits) of a row.
fn dpp16(g: &Builder, at: &Wire, control: &Wire) -> Choice {
    let amount = control.slice(0, 4);
    let (wide, wide_amount) = (at.zero_extend(5), amount.zero_extend(5));
    let up = &wide + &wide_amount;
    let down = wide - wide_amount;
    let quad = at.slice(2, 2).concat(&control.slice(0, 8).slice_at(&at.slice(0, 2).concat(&g.zero(1)), 2));
    let mirror = !at;
    let half_mirror = at.bit(3).concat(&!at.slice(0, 3));
    let yes = g.constant(1, 1);
    let moves = amount.any();
    // DPP_CTRL[7:4] of what is not a permutation of quads: ROW_SL, ROW_SR, ROW_RR, mirrors, ROW_SHARE, ROW_XMASK.
    let arms = [
        (0, up.slice(0, 4), &moves & !up.bit(4)),
        (1, down.slice(0, 4), &moves & !down.bit(4)),
        (2, down.slice(0, 4), moves),
        (4, amount.bit(0).select(&half_mirror, &mirror), amount.slice(1, 3).none()),
        (5, amount.clone(), yes.clone()),
        (6, at ^ &amount, yes.clone()),
    ];
    let arms = arms.map(|(class, lane, valid)| (class, lane.concat(&valid)));
    let other = g.lookup(&control.slice(4, 4), &arms, &g.zero(5));
    let chosen = control.bit(8).select(&other, &quad.concat(&yes));
    Choice { lane: chosen.slice(1, 4), valid: chosen.bit(0) }
}

/// DPP_CTRL of CDNA4's exchanges, which no instruction has: each lane that of the other row, or of the other half, whose EXEC counts.
pub mod exchange {
    /// The other row.
    pub const ROWS: u128 = 0x180;
    /// The other half.
    pub const HALVES: u128 = 0x181;
}

/// What DPP of CDNA4 takes from beyond a row: WAVE_SHL and its like, ROW_BCAST, by the numbers that LLVM has for them.
struct Beyond {
    /// DPP_CTRL asks for it.
    here: Wire,
    /// Which lane of a row.
    lane: Wire,
    /// There is one.
    valid: Wire,
    /// It is in the other row of these 32 lanes.
    other_row: Wire,
    /// It is the first or last of the other 32.
    edge: Wire,
    /// The first.
    first: Wire,
    /// EXEC of the other 32 lanes counts.
    other_half: Wire,
}

impl Beyond {
    /// For lane `number` (5 bits) of the upper 32 lanes, if `high`, or the lower ones.
    fn new(number: &Wire, high: &Wire, control: &Wire) -> Self {
        let (class, amount, far) = (control.slice(4, 4), control.slice(0, 4), control.bit(8));
        let (at, row) = (number.slice(0, 4), number.bit(4));
        let shifts = &far & class.is(3);
        let (up, down) = (&shifts & !amount.bit(3), &shifts & amount.bit(3));
        let rotates = amount.bit(2);
        let broadcasts = &far & class.is(4) & amount.bit(1);
        let (from_row, from_half) = (&broadcasts & !amount.bit(0), &broadcasts & amount.bit(0));
        let exchanges = far & class.is(8);
        let other_half = &exchanges & amount.bit(0);
        let (over, under) = (&up & at.all(), &down & at.none());
        let (leaves_up, leaves_down) = (&over & &row, &under & !&row);
        let from_first_half = &from_row & !&row;
        let missing = (&leaves_up & high & !&rotates)
            | (&leaves_down & !high & !&rotates)
            | (&from_first_half | &from_half) & !high;
        let lane = at.plus(1).when(&up) | at.plus(15).when(&down) | broadcasts.repeat(4) | at.when(&exchanges);
        Self {
            other_row: over | under | &from_row | &exchanges & !amount.bit(0),
            edge: &leaves_up | leaves_down | from_first_half | from_half,
            first: leaves_up,
            valid: !missing,
            here: shifts | broadcasts | exchanges,
            lane,
            other_half,
        }
    }
}

/// The lane of its eight that DPP8's selects (24 bits) give to lane `at` of a row.
fn dpp8(g: &Builder, at: &Wire, selects: &Wire) -> Wire {
    let lanes: Vec<Wire> = (0..8).map(|lane| selects.slice(3 * lane, 3)).collect();
    at.bit(3).concat(&g.choose(&at.slice(0, 3), &lanes))
}

/// Beats from which on what is collected lies in RAMs.
const RAM_BEATS: usize = 8;

/// A value of each of 32 lanes, collected beat by beat.
enum Collected {
    /// By lane.
    Registers(Vec<Wire>),
    /// By physical lane; the address is the beat.
    Rams(Vec<RamHandle>),
}

impl Collected {
    /// Keeps `values`, one a physical lane, in the cycle of `collect` as those of `beat`.
    fn new(g: &Builder, name: &str, values: &[Wire], collect: &Wire, beat: &Wire) -> Self {
        let lanes = values.len();
        if 32 / lanes >= RAM_BEATS {
            let rams = values.iter().enumerate().map(|(at, value)| {
                let ram = g.ram(&format!("{name}s_{at}"), value.width(), 32 / lanes as u32);
                g.ram_write(ram, collect, beat, value, None);
                ram
            });
            return Self::Rams(rams.collect());
        }
        let register = |lane: usize| {
            let enable = collect & beat.is((lane / lanes) as u128);
            g.register_enabled(&format!("{name}_{lane}"), &values[lane % lanes], &enable)
        };
        Self::Registers((0..32).map(register).collect())
    }

    /// That of a lane (`upper` 1 bit, `select` 4 bits).
    fn of(&self, g: &Builder, upper: &Wire, select: &Wire) -> Wire {
        match self {
            Self::Registers(words) => {
                let row: Vec<Wire> = (0..16).map(|at| upper.select(&words[16 + at], &words[at])).collect();
                g.choose(select, &row)
            }
            Self::Rams(rams) => {
                let number = upper.concat(select);
                let bits = rams.len().trailing_zeros();
                let beat = number.slice(bits, 5 - bits);
                let words: Vec<Wire> = rams.iter().map(|ram| g.ram_read_now(*ram, "collected", &beat)).collect();
                g.choose(&number.slice(0, bits), &words)
            }
        }
    }

    /// That of physical lane `at` in a beat.
    fn in_beat(&self, g: &Builder, beat: &Wire, at: usize, lanes: usize) -> Wire {
        match self {
            Self::Registers(words) => {
                let words: Vec<Wire> = words.iter().skip(at).step_by(lanes).cloned().collect();
                g.choose(beat, &words)
            }
            Self::Rams(rams) => g.ram_read_now(rams[at], "collected", beat),
        }
    }
}

generator_block! {
    /// The collected source of 32 lanes, and what each of `lanes` physical lanes gets of it in a beat: without `permutes`
    /// the first lane what is read for a scalar register, the others nothing. `wave`: DPP goes beyond rows, to the first and last of the lanes that the
    /// operation before has collected, which are the other half of the wave.
    pub struct LaneNetwork(lanes: usize, permutes: bool, wave: bool) clocked {
        /// Takes a beat of the source.
        in collect: (Bit),
        /// Which.
        in collect_beat: (Bits<3>),
        /// First source of each lane.
        in value: [Bits<32>; lanes],
        /// The lane that each lane chooses: second source.
        in choice: [Bits<4>; lanes],

        /// [`CrossLane`] of the operation that runs.
        in kind: (CrossLane),
        /// Inactive lanes are fetched.
        in fetch_inactive: (Bit),
        /// What cannot be fetched is zero.
        in bound_control: (Bit),
        /// DPP dword.
        in dword: (Bits<32>),
        /// Beat.
        in beat: (Bits<3>),
        /// Lane mask of the wave.
        in exec: (Bits<64>),
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// These are the upper 32.
        in high: (Bit),
        /// Second scalar source: lane, or pattern of lanes 7:0 of a row.
        in scalar_1: (Bits<32>),
        /// Third scalar source: pattern of lanes 15:8.
        in scalar_2: (Bits<32>),

        /// What each lane gets in place of its first source.
        out crossed: [Bits<32>; lanes],
        /// The lane writes its result.
        out active: [Bit; lanes],
        /// The lane that is read for a scalar register is among these 32.
        out chosen: (Bit),
    }
    |g| {
        let beats = 32 / lanes as u32;
        let beat_bits = beats.trailing_zeros();
        let names = ["kind", "fetch_inactive", "bound_control", "dword", "beat", "exec", "wave64", "high", "scalar_1", "scalar_2"];
        let [kind, fetch, bound, dword, beat, exec, wave64, high, scalar_1, scalar_2] = names.map(|name| g.input(name));
        let is = |wanted: CrossLane| kind.is_a(wanted);

        // The collected words, lane 0 first.
        let (collect, collect_beat) = (g.input("collect"), g.input("collect_beat"));
        let words = Collected::new(g, "word", &g.inputs("value", lanes), &collect, &collect_beat);
        let choices = permutes
            .then(|| Collected::new(g, "chosen_lane", &g.inputs("choice", lanes), &collect, &collect_beat));

        let half = high.select(&exec.slice(32, 32), &exec.slice(0, 32));
        let other_half = high.select(&exec.slice(0, 32), &exec.slice(32, 32));
        let edges = wave.then(|| {
            let begins = &collect & collect_beat.none();
            [(0, 0, "edge_first"), (1, 15, "edge_last")].map(|(upper, lane, name)| {
                let word = words.of(g, &g.constant(1, upper), &g.constant(4, lane));
                g.register_enabled(name, &word, &begins)
            })
        });
        // Which operations DPP decides about.
        let by_dpp = if wave { is(CrossLane::Dpp16) | is(CrossLane::Lanes) } else { is(CrossLane::Dpp16) };
        let swaps = g.name("swaps_rows", &(is(CrossLane::Permlanex16) | is(CrossLane::Permlanex16Var)));
        let named_lane = scalar_1.slice(0, 5);
        // One lane for a scalar register goes the way of lane 0.
        let first = encode(g, &(&half & &-&half), 5);
        let reads_first = is(CrossLane::ReadFirstLane);
        let read_lane = g.name("read_lane", &reads_first.select(&first, &named_lane));
        let reads = g.name("reads", &(&reads_first | is(CrossLane::ReadLane)));
        // Which of the two rows, or the other one of each, and its mask; of a lane that is read its own.
        let row_of = |upper: &Wire| -> (Wire, Wire) {
            let upper = reads.select(&read_lane.bit(4), &(upper ^ &swaps));
            let active = upper.select(&half.slice(16, 16), &half.slice(0, 16));
            (upper, active)
        };
        // With all 32 lanes there are two rows, else a beat lies in one.
        let rows = match beat_bits {
            0 => vec![row_of(&g.constant(1, 0)), row_of(&g.constant(1, 1))],
            bits => vec![row_of(&beat.bit(bits - 1))],
        };

        let patterns = scalar_2.concat(&scalar_1);
        let named_here = !&wave64 | !(scalar_1.bit(5) ^ &high);

        let mut crossed = vec![];
        let mut active = vec![];
        for lane in 0..lanes {
            let low = g.constant(5 - beat_bits, lane as u128);
            let number = if beat_bits == 0 { low } else { beat.slice(0, beat_bits).concat(&low) };
            let at = number.slice(0, 4);
            let own = choices.as_ref().map_or(g.zero(4), |choices| choices.in_beat(g, &beat, lane, lanes));
            let pattern = patterns.slice_at(&at.concat(&g.zero(2)), 4);
            let dpp = dpp16(g, &at, &dword.slice(8, 9));
            let eight = dpp8(g, &at, &dword.slice(8, 24));
            let varies = is(CrossLane::Permlane16Var) | is(CrossLane::Permlanex16Var);
            let select = is(CrossLane::Dpp8).select(&eight, &varies.select(&own, &pattern));
            let select = by_dpp.select(&dpp.lane, &select);
            let (select, here) = match lane {
                0 => (reads.select(&read_lane.slice(0, 4), &select), reads.clone()),
                _ => (select, g.zero(1)),
            };
            let select = g.name(&format!("select_{lane}"), &select);
            let far = edges.as_ref().map(|edges| (Beyond::new(&number, &high, &dword.slice(8, 9)), edges));
            let select = match &far {
                Some((far, _)) => (&far.here & &by_dpp).select(&far.lane, &select),
                None => select,
            };
            let valid = far.as_ref().map_or(dpp.valid.clone(), |(far, _)| far.here.select(&far.valid, &dpp.valid));
            let valid = valid | !&by_dpp;
            let (upper, row_active) = &rows[lane / 16];
            let (upper, is_there) = match &far {
                Some((far, _)) => {
                    let upper = upper ^ (&far.other_row & &by_dpp);
                    let mask = (&far.other_half & &by_dpp).select(&other_half, &half);
                    let of_rows = mask.slice_at(&upper.concat(&select), 1);
                    let of_edge = far.first.select(&other_half.bit(0), &other_half.bit(31));
                    let is_there = (&far.edge & &by_dpp).select(&of_edge, &of_rows);
                    (upper, is_there)
                }
                None => (upper.clone(), row_active.slice_at(&select, 1)),
            };
            let fetched = valid & (is_there | &fetch);
            let word = |select: &Wire| {
                let word = words.of(g, &upper, select);
                far.as_ref().map_or(word.clone(), |(far, [first, last])| {
                    (&far.edge & &by_dpp).select(&far.first.select(first, last), &word)
                })
            };
            crossed.push(match (permutes, lane) {
                (true, _) => word(&select).when(&(&fetched | here)),
                (false, 0) => words.of(g, &upper, &read_lane.slice(0, 4)),
                (false, _) => g.zero(32),
            });
            let enabled = &fetched | &bound;

            let is_active = half.slice_at(&number, 1);
            let is_permute = g.constant(1, permutes.into()) & kind.any()
                & kind.less(&kind.same_width(CrossLane::ReadLane as u128));
            let is_permute = if wave { is_permute | is(CrossLane::Lanes) } else { is_permute };
            let row_number = high.concat(&number.bit(4));
            let unmasked = dword.slice(28, 4).slice_at(&row_number, 1) & dword.slice(24, 4).slice_at(&at.slice(2, 2), 1);
            let masked = &by_dpp & !unmasked;
            let permitted = enabled & !masked | !is_permute;
            let named = number.equals(&named_lane) & &named_here;
            let is_active = if wave {
                is_active & (!is(CrossLane::Halves) | &fetch | other_half.slice_at(&number, 1))
            } else {
                is_active
            };
            active.push(is(CrossLane::WriteLane).select(&named, &(is_active & permitted)));
        }

        let (low_any, high_any) = (exec.slice(0, 32).any(), exec.slice(32, 32).any());
        let first_is_high = &wave64 & !low_any & high_any;
        let first_here = !(first_is_high ^ &high);
        g.output("chosen", &(is(CrossLane::ReadLane).select(&named_here, &first_here) | !reads));
        g.outputs("crossed", &crossed);
        g.outputs("active", &active);
    }
}
