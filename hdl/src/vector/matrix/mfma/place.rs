//! Which elements of D a multiply is at, and where A, B and C of them lie (7.1.4, 7.1.5.1, 7.5.1).
//!
//! A clock is of one pair of registers of D and one of the four lanes that a physical lane stands for (*quarter*: lanes 0 to 15 of the wave are
//! the first). Two pairs take turns, quarter by quarter, so that their results leave a half of the VGPR banks to others in every clock; then comes the next group
//! along K of the same elements, then the next two pairs. Of a D that is one pair alone nothing is computed in the place of the second.

use super::function::{Depth, Size};
use super::{MfmaControl, MfmaFunctionWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

record! {
    /// Where a multiply is.
    pub struct MfmaPlace {
        /// The quarter of the wave.
        pub quarter: Bits<2>,
        /// The group along K.
        pub group: Bits<2>,
        /// The pair of registers.
        pub pair: Bits<4>,
    }
}

record! {
    /// Where its operands lie, in the store of each lane: quarters and fours of registers.
    pub struct MfmaSources {
        /// Quarter of the first part of A.
        pub left_0: Bits<2>,
        /// Of the second part.
        pub left_1: Bits<2>,
        /// Which four registers of A.
        pub left_four_0: Bit,
        /// Of the second part.
        pub left_four_1: Bit,
        /// Quarter of the first part of B.
        pub right_0: Bits<2>,
        /// Of the second part.
        pub right_1: Bits<2>,
        /// Of the third, which only a sparse multiply with twice the depth has.
        pub right_2: Bits<2>,
        /// Of the fourth.
        pub right_3: Bits<2>,
        /// Which four registers of B.
        pub right_four_0: Bit,
        /// Of the second part.
        pub right_four_1: Bit,
        /// Of the third.
        pub right_four_2: Bit,
        /// Of the fourth.
        pub right_four_3: Bit,
        /// Quarter of the scale of A, or of the index of the first part. Those of the second one are in `left_1`.
        pub left_extra: Bits<2>,
        /// Quarter of the scale of B. That of the second part is in `right_1`.
        pub right_extra: Bits<2>,
        /// The row of A among sixteen: lanes of A, of each of the four blocks of four lanes that the datapaths have.
        pub bank_0: Bits<4>,
        /// Of the second block.
        pub bank_1: Bits<4>,
        /// Of the third.
        pub bank_2: Bits<4>,
        /// Of the fourth.
        pub bank_3: Bits<4>,
        /// The odd register of the pair has the row behind it, whose bank has the lowest bit set; else the same.
        pub two_rows: Bit,
    }
}

generator_block! {
    /// The way through a multiply.
    pub struct MfmaNext() {
        /// Where it is.
        in place: (MfmaPlace),
        /// The multiply.
        in control: (MfmaControl),
        /// Where it is in the next clock; at its end at the beginning.
        out after: (MfmaPlace),
        /// The last clock.
        out last: (Bit),
        /// No group follows.
        out last_group: (Bit),
        /// The datapaths begin with a pair.
        out computes: (Bit),
        /// A pair is complete with this group.
        out completes: (Bit),
    }
    |g| {
        let function = g.input_of::<MfmaControl>("control").function;
        let MfmaPlaceWires { quarter, group, pair } = g.input_of::<MfmaPlace>("place");
        let low = quarter.concat(&pair.bit(0));
        let (low_ends, last_group) = (low.all(), group.equals(&function.last_group(g)));
        let upper = pair.slice(1, 3);
        let last_upper = upper.equals(&function.last_pair.slice(1, 3));
        let group_ends = &low_ends & &last_group;
        let low = low.plus(1);
        let upper = group_ends.select(&upper.plus(1).when(&!&last_upper), &upper);
        let next = MfmaPlaceWires {
            quarter: low.slice(1, 2),
            group: low_ends.select(&group.plus(1).when(&!&last_group), &group),
            pair: upper.concat(&low.bit(0)),
        };
        g.output_of("after", &next);
        g.output("last", &(&group_ends & &last_upper));
        let computes = !&pair.bit(0) | function.last_pair.bit(0);
        g.output("completes", &(&last_group & &computes));
        g.output("computes", &computes);
        g.output("last_group", &last_group);
    }
}

/// The number `lane` (6 bits) whose upper CBSZ bits are those of ABID (7.1.6).
fn broadcast(g: &Builder, lane: &Wire, cbsz: &Wire, abid: &Wire) -> Wire {
    let abid = abid.zero_extend(6);
    let of = |bits: u32| match bits {
        0 => lane.clone(),
        6.. => abid.clone(),
        _ => abid.slice(0, bits).concat(&lane.slice(0, 6 - bits)),
    };
    g.choose(cbsz, &(0..8).map(of).collect::<Vec<_>>())
}

/// The quarter that stands for `quarter` by BLGP (table 29).
fn permuted(g: &Builder, quarter: &Wire, blgp: &Wire) -> Wire {
    let one = |at: u128| g.constant(2, at);
    let lower = g.zero(1).concat(&quarter.bit(0));
    let upper = g.constant(1, 1).concat(&quarter.bit(0));
    let choices = [quarter.clone(), lower, upper, quarter.plus(1), one(0), one(1), one(2), one(3)];
    g.choose(blgp, &choices)
}

/// Where a matrix has the elements of a group: positions along K of its parts, in lanes of the same row or column; which four
/// registers of theirs. A has two parts, B four.
struct Group {
    at: Vec<Wire>,
    four: Vec<Wire>,
}

impl Group {
    fn of(g: &Builder, function: &MfmaFunctionWires, group: &Wire, is_left: bool) -> Self {
        let large = function.size.is_a(Size::ThirtyTwo);
        let format = if is_left { &function.cbsz } else { &function.blgp };
        let (chosen, bytes) = (function.chooses(), format.slice(1, 2).none());
        // Six and four bits: a lane has a whole group, or half of one if the other matrix has such elements too.
        let both = function.is_little();
        let little = &chosen & !&bytes & !&both;
        let six = &little & !format.is(4);
        let alone = &function.chain | &little;
        // Bytes whose formats are chosen lie in two runs, each of as many lanes as there are along K.
        let run = &chosen & &bytes & large.select(&group.bit(0), &group.bit(1));
        let (mut at, mut four) = (vec![], vec![]);
        for part in 0..2u128 {
            // Two lanes, one behind the other.
            let of_two = group.bit(0).concat(&g.constant(1, part));
            at.push(alone.select(group, &of_two));
            four.push(if part == 0 { run.clone() } else { &run | &six });
        }
        if !is_left {
            // B of a sparse multiply with twice the depth: two runs too, of which a group has one of four lanes or both of two.
            let doubled = &function.sparse & function.depth.is_a(Depth::Four);
            for part in 0..4 {
                let of_run = large.select(&g.constant(2, part & 1), &g.constant(2, part));
                let run = large.select(&g.constant(1, part >> 1), &group.bit(0));
                match at.get_mut(part as usize) {
                    Some(at) => {
                        *at = doubled.select(&of_run, at);
                        let four = &mut four[part as usize];
                        *four = doubled.select(&run, four);
                    }
                    // What six bits have beyond four registers.
                    None => {
                        at.push(both.select(&at[part as usize - 2], &of_run));
                        four.push(&both | run);
                    }
                }
            }
        }
        Self { at, four }
    }
}

generator_block! {
    /// See the record.
    pub struct MfmaAddresses() {
        /// Where the multiply is.
        in place: (MfmaPlace),
        /// It.
        in control: (MfmaControl),
        /// Where its operands lie.
        out sources: (MfmaSources),
    }
    |g| {
        let function = g.input_of::<MfmaControl>("control").function;
        let MfmaPlaceWires { quarter, group, pair } = g.input_of::<MfmaPlace>("place");
        let is = |wanted: Size| function.size.is_a(wanted);
        let MfmaFunctionWires { wide, blocks, cbsz, abid, blgp, .. } = &function;
        // The row of A for the even register, five bits, and the block.
        let small = pair.bit(0).concat(&g.zero(1));
        let of_16 = quarter.concat(&small).zero_extend(5);
        let of_32 = g.concat(&[&pair.slice(1, 2), &quarter.bit(1), &small]);
        let of_wide = pair.slice(0, 2).concat(&quarter).zero_extend(5);
        let row = is(Size::ThirtyTwo).select(&of_32, &is(Size::Sixteen).select(&of_16, &small.zero_extend(5)));
        let of_wide = is(Size::Four).select(&quarter.zero_extend(5), &of_wide);
        let row = g.name("row_of_a", &wide.select(&of_wide, &row));
        let block = is(Size::ThirtyTwo).select(&pair.bit(3).zero_extend(2), &pair.slice(1, 2));

        // The quarter of a position along K; `upper`: of rows or columns beyond the sixteenth.
        let quarter_of = |at: &Wire, upper: &Wire| {
            let outer = blocks.select(&block, at);
            let of_32 = outer.bit(0).concat(upper);
            let of_4 = wide.select(at, &quarter);
            is(Size::Four).select(&of_4, &is(Size::Sixteen).select(&outer, &of_32))
        };
        let (left, right) = (Group::of(g, &function, &group, true), Group::of(g, &function, &group, false));
        let moves = function.moves();
        let (cbsz, blgp) = (cbsz.when(&moves), blgp.when(&moves));
        let lane = |part: usize, block: u128| {
            let bank = is(Size::Four).select(&g.constant(2, block).concat(&row.slice(0, 2)), &row.slice(0, 4));
            let lane = quarter_of(&left.at[part], &row.bit(4)).concat(&bank);
            broadcast(g, &lane, &cbsz, abid)
        };
        let lanes = [0, 1, 2, 3].map(|block| lane(0, block));
        let column_upper = quarter.bit(0);
        let right_quarter = |part: usize| permuted(g, &quarter_of(&right.at[part], &column_upper), &blgp);
        // Scales are of 32 elements: a group, or half of one.
        let scaled = function.is_little().select(&left.at[0], &group);
        let extra = function.scaled.select(&quarter_of(&scaled, &row.bit(4)), &lanes[0].slice(4, 2));
        let sources = MfmaSourcesWires {
            left_0: lanes[0].slice(4, 2),
            left_1: lane(1, 0).slice(4, 2),
            left_four_0: left.four[0].clone(),
            left_four_1: left.four[1].clone(),
            right_0: right_quarter(0),
            right_1: right_quarter(1),
            right_2: right_quarter(2),
            right_3: right_quarter(3),
            right_four_0: right.four[0].clone(),
            right_four_1: right.four[1].clone(),
            right_four_2: right.four[2].clone(),
            right_four_3: right.four[3].clone(),
            left_extra: extra,
            right_extra: quarter_of(&scaled, &column_upper),
            bank_0: lanes[0].slice(0, 4),
            bank_1: lanes[1].slice(0, 4),
            bank_2: lanes[2].slice(0, 4),
            bank_3: lanes[3].slice(0, 4),
            // CBSZ of 6 makes every lane the same one.
            two_rows: !(wide | cbsz.slice(1, 2).all()),
        };
        g.output_of("sources", &sources);
    }
}
