//! Minimum, maximum, median, comparison and class of sources in the common form.
//!
//! Three comparators side by side; everything else is chosen from their outcomes.

use super::control::{DETAIL, IEEE, detail};
use super::operand::Operand;
use crate::config::InstructionSet;
use tombolo_netlist::builder::{Builder, Wire};

/// How two operands are ordered, 1 bit each.
struct Pair {
    /// The first is less, -0 below +0.
    less: Wire,
    /// Both are zero.
    zeros: Wire,
    /// Both are the same number.
    same: Wire,
}

impl Pair {
    fn new(g: &Builder, name: &str, a: &Operand, b: &Operand) -> Self {
        let (x, y) = (a.magnitude(), b.magnitude());
        let smaller = x.less(&y);
        let equal = x.equals(&y);
        // Of unlike signs the negative one is less; of two negative ones that of the larger magnitude.
        let like = a.sign.select(&!(&smaller | &equal), &smaller);
        let less = (&a.sign ^ &b.sign).select(&a.sign, &like);
        Self {
            less: g.name(&format!("{name}_less"), &less),
            same: equal & !(&a.sign ^ &b.sign),
            zeros: &a.is_zero & &b.is_zero,
        }
    }
}

/// The first two sources compared: 4 bits, unordered, greater, equal, less.
pub fn relation(g: &Builder, a: &Operand, b: &Operand) -> Wire {
    let pair = Pair::new(g, "compare", a, b);
    let unordered = &a.is_nan | &b.is_nan;
    let equal = &pair.zeros | &pair.same;
    let less = &pair.less & !&equal;
    let ordered = !&unordered;
    let greater = !(&less | &equal);
    g.concat(&[&unordered, &(greater & &ordered), &(equal & &ordered), &(less & &ordered)])
}

/// The class of a source whose denormals are kept, as V_CMP_CLASS numbers them (16.9): 10 bits, one of them set.
pub fn class(g: &Builder, a: &Operand) -> Wire {
    let denormal = !&a.is_normal & !&a.is_zero;
    let normal = &a.is_normal & !&a.is_nan & !&a.is_infinite;
    let negative = |what: &Wire| what & &a.sign;
    let positive = |what: &Wire| what & !&a.sign;
    g.concat(&[
        &positive(&a.is_infinite),
        &positive(&normal),
        &positive(&denormal),
        &positive(&a.is_zero),
        &negative(&a.is_zero),
        &negative(&denormal),
        &negative(&normal),
        &negative(&a.is_infinite),
        &(&a.is_nan & !a.is_signaling()),
        &a.is_signaling(),
    ])
}

/// The minimum, maximum or median of the sources by DETAIL (16.7, 16.12), in the common form, NaNs quieted, but on Sea Islands
/// only under MODE.IEEE. `third`: there is a third source.
pub fn select(g: &Builder, control: &Wire, sources: &[Operand; 3], third: &Wire, set: InstructionSet) -> Wire {
    let [a, b, c] = sources;
    let chosen = DETAIL.of(control);
    let [first_maximum, second_maximum, nan_wins, median] =
        [detail::FIRST_MAXIMUM, detail::SECOND_MAXIMUM, detail::NAN_WINS, detail::MEDIAN]
            .map(|bit| chosen.bit(bit.trailing_zeros()));
    let (ab, ac, bc) = (Pair::new(g, "ab", a, b), Pair::new(g, "ac", a, c), Pair::new(g, "bc", b, c));

    // The first two: is it b?
    let less = match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => ab.less.clone(),
        // By the rules of DX9 zeros are equal.
        InstructionSet::SeaIslands => &ab.less & !(&ab.zeros & &nan_wins),
    };
    let by_order = first_maximum.select(&less, &!&less);
    // Sea Islands: a signaling NaN wins under IEEE; any other loses, and of two the first (SQ_VOP2, V_MIN_F32).
    // By the rules of DX9 it is the second that comes through (V_MIN_LEGACY_F32).
    let legacy = &nan_wins;
    let ieee = IEEE.of(control) & !legacy;
    let rdna4_first = || &b.is_nan & (b.is_signaling() | !&a.is_nan) & !a.is_signaling();
    let gcn_first = |ieee: &Wire| (ieee & (a.is_signaling() | b.is_signaling())).select(&!a.is_signaling(), &a.is_nan);
    let by_nan = match set {
        InstructionSet::Rdna4 => nan_wins.select(&rdna4_first(), &(&a.is_nan & !&b.is_nan)),
        InstructionSet::SeaIslands => gcn_first(&ieee) | legacy,
        InstructionSet::Cdna4 => nan_wins.select(&rdna4_first(), &gcn_first(&ieee)),
    };
    let is_b = g.name("first_is_b", &(&a.is_nan | &b.is_nan).select(&by_nan, &by_order));
    // That and the third: is it c?
    let first_nan = is_b.select(&b.is_nan, &a.is_nan);
    let first_less = is_b.select(&bc.less, &ac.less);
    let by_order = second_maximum.select(&first_less, &!&first_less);
    // What the first selection returns is quiet, so a signaling third one goes before it.
    let by_nan = match set {
        InstructionSet::Rdna4 => {
            nan_wins.select(&(&c.is_nan & (c.is_signaling() | !&first_nan)), &(&first_nan & !&c.is_nan))
        }
        InstructionSet::SeaIslands => (&ieee & c.is_signaling()) | &first_nan,
        InstructionSet::Cdna4 => {
            nan_wins.select(&(&c.is_nan & (c.is_signaling() | !&first_nan)), &((&ieee & c.is_signaling()) | &first_nan))
        }
    };
    let is_c = third & (&first_nan | &c.is_nan).select(&by_nan, &by_order);

    // The median of numbers: the larger of the two that a largest one leaves. On RDNA4 zeros are equal when the largest is sought.
    let (at_least, b_at_least): (fn(&Pair) -> Wire, Wire) = match set {
        InstructionSet::Rdna4 => (|pair| !&pair.less | &pair.zeros, &ab.less | &ab.zeros | &ab.same),
        InstructionSet::SeaIslands | InstructionSet::Cdna4 => (|pair| !&pair.less, &ab.less | &ab.same),
    };
    let a_largest = at_least(&ab) & at_least(&ac);
    let b_largest = b_at_least & at_least(&bc);
    let larger_of_bc = &bc.less;
    let median_is_c = a_largest.select(larger_of_bc, &b_largest.select(&ac.less, &g.zero(1)));
    let median_is_b = a_largest.select(&!larger_of_bc, &(!&b_largest & &ab.less));
    let numbers = !(&a.is_nan | &b.is_nan | &c.is_nan);
    let take_median = g.name("take_median", &(median & numbers));
    let is_c = g.name("is_c", &take_median.select(&median_is_c, &is_c));
    let is_b = g.name("is_b", &take_median.select(&median_is_b, &is_b));
    let word = |operand: &Operand| match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => operand.word(g),
        InstructionSet::SeaIslands => ieee.select(&operand.word(g), &operand.raw_word(g)),
    };
    is_c.select(&word(c), &is_b.select(&word(b), &word(a)))
}
