//! Which elements of D a multiply is at, and where A, B and C of them lie (7.1.4, 7.1.5.1, 7.5.1).
//!
//! A clock is of one register of D and one of the four lanes that a physical lane stands for (*quarter*: lanes 0 to 15 of the wave are
//! the first). Two registers and four quarters come one after the other, then the next group along K of the same elements, then
//! the next two registers.

use super::function::{Depth, Size};
use super::{MfmaControl, MfmaFunctionWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

record! {
    /// Where a multiply is.
    pub struct MfmaPlace {
        /// Which of two registers of D; of binary64 numbers, which have two, an element is computed with the second one.
        pub odd: Bit,
        /// The quarter of the wave.
        pub quarter: Bits<2>,
        /// The group along K.
        pub group: Bits<3>,
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
        pub left_four: Bit,
        /// Of the second part.
        pub left_four_1: Bit,
        /// Quarter of the first part of B.
        pub right_0: Bits<2>,
        /// Of the second part.
        pub right_1: Bits<2>,
        /// Which four registers of B.
        pub right_four: Bit,
        /// Of the second part.
        pub right_four_1: Bit,
        /// Of 6-bit and 4-bit elements of A: the upper half of a lane's.
        pub left_half: Bit,
        /// Of B.
        pub right_half: Bit,
        /// Quarter of the scale of A, or of the index of the first part.
        pub left_extra: Bits<2>,
        /// Quarter of the scale of B.
        pub right_extra: Bits<2>,
        /// The row of A among sixteen: lanes of A, of each of the four blocks of four lanes that the datapaths have.
        pub bank_0: Bits<4>,
        /// Of the second block.
        pub bank_1: Bits<4>,
        /// Of the third.
        pub bank_2: Bits<4>,
        /// Of the fourth.
        pub bank_3: Bits<4>,
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
        /// The third-last one, or later.
        out soon: (Bit),
        /// No group follows.
        out last_group: (Bit),
        /// A datapath begins with an element.
        out computes: (Bit),
        /// Elements that are written together are complete with this one.
        out completes: (Bit),
    }
    |g| {
        let function = g.input_of::<MfmaControl>("control").function;
        let MfmaPlaceWires { odd, quarter, group, pair } = g.input_of::<MfmaPlace>("place");
        let last_of_groups = g.choose(&function.groups, &[0, 1, 3, 7].map(|last| g.constant(3, last)));
        let low = quarter.concat(&odd);
        let (low_ends, last_group) = (low.all(), group.equals(&last_of_groups));
        let last_eight = &last_group & pair.equals(&function.last_pair);
        let group_ends = &low_ends & &last_group;
        let low = low.plus(1);
        let next = MfmaPlaceWires {
            odd: low.bit(0),
            quarter: low.slice(1, 2),
            group: low_ends.select(&group.plus(1).when(&!&last_group), &group),
            pair: group_ends.select(&pair.plus(1).when(&!pair.equals(&function.last_pair)), &pair),
        };
        g.output_of("after", &next);
        g.output("last", &(&last_eight & &low_ends));
        // Five of eight, and later.
        g.output("soon", &(&last_eight & quarter.bit(1) & (quarter.bit(0) | &odd)));
        g.output("completes", &(&last_group & &odd));
        g.output("computes", &(!&function.wide | &odd));
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

/// Where a matrix has the elements of a group: positions along K of its two parts, in lanes of the same row or column; which four
/// registers; which half of these.
struct Group {
    at: [Wire; 2],
    four: [Wire; 2],
    half: Wire,
}

impl Group {
    fn of(g: &Builder, function: &MfmaFunctionWires, group: &Wire, is_left: bool) -> Self {
        let large = function.size.is_a(Size::ThirtyTwo);
        let low = group.slice(0, 2);
        let twice = |half: &Wire| [g.zero(1), g.constant(1, 1)].map(|odd| half.concat(&odd));
        let depth = |wanted: Depth| function.depth.is_a(wanted);
        // Lanes follow each other, one or two a group; runs behind that, of as many lanes as there are along K.
        let pairs = twice(&low.bit(0));
        let run = large.select(&low.bit(0), &low.bit(1));
        let doubled = &function.sparse & depth(Depth::Four);
        let by_two = depth(Depth::Two) & !&function.chain;
        let format = if is_left { &function.cbsz } else { &function.blgp };
        let bytes = format.slice(1, 2).none();
        let four_bits = format.is(4);
        let chosen = function.chooses();
        // Six and four bits: two groups a lane.
        let half_lane = group.slice(1, 2);
        let byte_run = large.select(&group.bit(1), &group.bit(2));
        let at = |part: usize| {
            let at = by_two.select(&pairs[part], &low);
            let at = if is_left {
                at
            } else {
                // B of a sparse multiply has two lanes a group, and then a second run.
                let of_run = large.select(&pairs[part].slice(0, 1).zero_extend(2), &pairs[part]);
                doubled.select(&of_run, &at)
            };
            (&chosen & !&bytes).select(&half_lane, &at)
        };
        let wide_four = &chosen & &bytes & &byte_run;
        let four = if is_left { wide_four } else { wide_four | &doubled & &run };
        let six_upper = &chosen & !&bytes & !&four_bits;
        Self { at: [at(0), at(1)], four: [four.clone(), &four | six_upper], half: &chosen & !&bytes & group.bit(0) }
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
        let MfmaPlaceWires { odd, quarter, group, pair } = g.input_of::<MfmaPlace>("place");
        let is = |wanted: Size| function.size.is_a(wanted);
        let MfmaFunctionWires { wide, blocks, cbsz, abid, blgp, .. } = &function;
        let item = pair.concat(&odd);
        // The row of A, five bits, and the block.
        let small = item.slice(0, 2);
        let of_16 = quarter.concat(&small).zero_extend(5);
        let of_32 = g.concat(&[&item.slice(2, 2), &quarter.bit(1), &small]);
        let of_wide = pair.slice(0, 2).concat(&quarter).zero_extend(5);
        let row = is(Size::ThirtyTwo).select(&of_32, &is(Size::Sixteen).select(&of_16, &small.zero_extend(5)));
        let of_wide = is(Size::Four).select(&quarter.zero_extend(5), &of_wide);
        let row = g.name("row_of_a", &wide.select(&of_wide, &row));
        let block = is(Size::ThirtyTwo).select(&item.bit(4).zero_extend(2), &item.slice(2, 2));

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
        // Scales are of 32 elements, two groups.
        let scale_at = group.slice(1, 2);
        let extra = function.scaled.select(&quarter_of(&scale_at, &row.bit(4)), &lanes[0].slice(4, 2));
        let sources = MfmaSourcesWires {
            left_0: lanes[0].slice(4, 2),
            left_1: lane(1, 0).slice(4, 2),
            left_four: left.four[0].clone(),
            left_four_1: left.four[1].clone(),
            right_0: right_quarter(0),
            right_1: right_quarter(1),
            right_four: right.four[0].clone(),
            right_four_1: right.four[1].clone(),
            left_half: left.half,
            right_half: right.half,
            left_extra: extra,
            right_extra: quarter_of(&scale_at, &column_upper),
            bank_0: lanes[0].slice(0, 4),
            bank_1: lanes[1].slice(0, 4),
            bank_2: lanes[2].slice(0, 4),
            bank_3: lanes[3].slice(0, 4),
        };
        g.output_of("sources", &sources);
    }
}
