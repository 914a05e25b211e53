//! Moves, selects, minimum, maximum and median: the result is one of the sources, chosen by three comparisons or the lane's
//! mask bit. Halves of packed numbers choose by themselves.

use super::control::{Fields, Function, Rows, Width};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// Which source is chosen.
    pub enum Selection {
        /// s0
        First,
        /// s1 where the mask bit is set, else s0
        Masked,
        /// The smaller of s0 and s1.
        Minimum,
        /// The larger.
        Maximum,
        /// The smallest of the three.
        Minimum3,
        /// The largest.
        Maximum3,
        /// The one between the others.
        Median,
        /// The minimum of s2 and the maximum of the others.
        MaximumMinimum,
        /// The maximum of s2 and the minimum of the others.
        MinimumMaximum,
    }
}

/// Selections that comparisons decide.
const COMPARING: [Selection; 7] = [
    Selection::Minimum,
    Selection::Maximum,
    Selection::Minimum3,
    Selection::Maximum3,
    Selection::Median,
    Selection::MaximumMinimum,
    Selection::MinimumMaximum,
];

impl Selection {
    /// The index of the chosen source when s0 < s1, s0 < s2 and s1 < s2 are these.
    fn chosen(self, s0_s1: bool, s0_s2: bool, s1_s2: bool) -> u128 {
        let (smaller, larger) = if s0_s1 { (0, 1) } else { (1, 0) };
        let below_third = |source: u128| if source == 0 { s0_s2 } else { s1_s2 };
        let minimum = |source| if below_third(source) { source } else { 2 };
        let maximum = |source| if below_third(source) { 2 } else { source };
        match self {
            Self::First | Self::Masked => 0,
            Self::Minimum => smaller,
            Self::Maximum => larger,
            Self::Minimum3 => minimum(smaller),
            Self::Maximum3 => maximum(larger),
            Self::MaximumMinimum => minimum(larger),
            Self::MinimumMaximum => maximum(smaller),
            Self::Median if below_third(larger) => larger,
            Self::Median => maximum(smaller),
        }
    }
}

const fn select(selection: Selection) -> Function {
    Function { selection, ..Function::NONE.of_first() }
}

const fn compared(selection: Selection, width: Width, signed: bool) -> Function {
    Function { width, signed, subtract: true, ..select(selection) }
}

/// s0
pub(super) const FIRST: Function = select(Selection::First);
/// s1 where the mask bit is set, else s0.
pub(super) const MASKED: Function = select(Selection::Masked);

/// The opcodes executed here.
pub(super) const EXECUTES: &Rows = &[
    (op::V_MOV_B32, Function::MOVE),
    (op::V_MOV_B16, Function::MOVE),
    (op::V_CNDMASK_B32, MASKED),
    (op::V_CNDMASK_B16, MASKED),
    (op::V_MIN_I32, compared(Selection::Minimum, Width::Word, true)),
    (op::V_MAX_I32, compared(Selection::Maximum, Width::Word, true)),
    (op::V_MIN_U32, compared(Selection::Minimum, Width::Word, false)),
    (op::V_MAX_U32, compared(Selection::Maximum, Width::Word, false)),
    (op::V_MIN_I16, compared(Selection::Minimum, Width::Half, true)),
    (op::V_MAX_I16, compared(Selection::Maximum, Width::Half, true)),
    (op::V_MIN_U16, compared(Selection::Minimum, Width::Half, false)),
    (op::V_MAX_U16, compared(Selection::Maximum, Width::Half, false)),
    (op::V_PK_MIN_I16, compared(Selection::Minimum, Width::Halves, true)),
    (op::V_PK_MAX_I16, compared(Selection::Maximum, Width::Halves, true)),
    (op::V_PK_MIN_U16, compared(Selection::Minimum, Width::Halves, false)),
    (op::V_PK_MAX_U16, compared(Selection::Maximum, Width::Halves, false)),
    (op::V_MIN3_I32, compared(Selection::Minimum3, Width::Word, true)),
    (op::V_MAX3_I32, compared(Selection::Maximum3, Width::Word, true)),
    (op::V_MED3_I32, compared(Selection::Median, Width::Word, true)),
    (op::V_MAXMIN_I32, compared(Selection::MaximumMinimum, Width::Word, true)),
    (op::V_MINMAX_I32, compared(Selection::MinimumMaximum, Width::Word, true)),
    (op::V_MIN3_U32, compared(Selection::Minimum3, Width::Word, false)),
    (op::V_MAX3_U32, compared(Selection::Maximum3, Width::Word, false)),
    (op::V_MED3_U32, compared(Selection::Median, Width::Word, false)),
    (op::V_MAXMIN_U32, compared(Selection::MaximumMinimum, Width::Word, false)),
    (op::V_MINMAX_U32, compared(Selection::MinimumMaximum, Width::Word, false)),
    (op::V_MIN3_I16, compared(Selection::Minimum3, Width::Half, true)),
    (op::V_MAX3_I16, compared(Selection::Maximum3, Width::Half, true)),
    (op::V_MED3_I16, compared(Selection::Median, Width::Half, true)),
    (op::V_MIN3_U16, compared(Selection::Minimum3, Width::Half, false)),
    (op::V_MAX3_U16, compared(Selection::Maximum3, Width::Half, false)),
    (op::V_MED3_U16, compared(Selection::Median, Width::Half, false)),
];

/// Which source is chosen, of each half: 0 is s0, which it is of every operation that is no selection. `less` tells s0 < s1 for the lower half (or the
/// whole) and the upper half; sources of 16 bits have zeros above.
pub(super) fn chosen(g: &Builder, control: &Fields, sources: &[Wire; 3], less: &[Wire; 2], mask: &Wire) -> [Wire; 2] {
    let [a, b, c] = sources;
    let function = &control.function;
    let half = function.width.is_a(Width::Half);
    let sign = |wire: &Wire| half.select(&wire.bit(15), &wire.bit(31)) & function.signed.wire();
    let below_third = |wire: &Wire| wire.less(c) ^ sign(wire) ^ sign(c);
    let s0_s2 = g.name("first_below_third", &below_third(a));
    let s1_s2 = g.name("second_below_third", &below_third(b));
    let selection = function.selection.wire();
    let masked = function.selection.is_a(Selection::Masked) & mask;
    let mut arms = vec![];
    for selection in COMPARING {
        for flags in 0..8u128 {
            let flag = |at: u32| flags >> at & 1 == 1;
            let chosen = selection.chosen(flag(2), flag(1), flag(0));
            arms.push(((selection as u128) << 3 | flags, g.constant(2, chosen)));
        }
    }
    [0, 1].map(|at: usize| {
        let subject = g.concat(&[&selection, &less[at], &s0_s2, &s1_s2]);
        g.name("chosen", &g.lookup(&subject, &arms, &masked.zero_extend(2)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Every order of three numbers, equal ones too, against sorting them.
    #[test]
    fn the_choice_follows_from_three_comparisons() {
        for at in 0..27 {
            let s = [at % 3, at / 3 % 3, at / 9];
            let chosen = |selection: Selection| s[selection.chosen(s[0] < s[1], s[0] < s[2], s[1] < s[2]) as usize];
            let mut sorted = s;
            sorted.sort_unstable();
            assert_eq!(chosen(Selection::Minimum), s[0].min(s[1]), "{s:?}");
            assert_eq!(chosen(Selection::Maximum), s[0].max(s[1]), "{s:?}");
            assert_eq!(chosen(Selection::Minimum3), sorted[0], "{s:?}");
            assert_eq!(chosen(Selection::Maximum3), sorted[2], "{s:?}");
            assert_eq!(chosen(Selection::Median), sorted[1], "{s:?}");
            assert_eq!(chosen(Selection::MaximumMinimum), s[0].max(s[1]).min(s[2]), "{s:?}");
            assert_eq!(chosen(Selection::MinimumMaximum), s[0].min(s[1]).max(s[2]), "{s:?}");
        }
    }
}
