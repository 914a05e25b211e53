//! Order and class: V_CMP, V_CMP_CLASS, V_MIN, V_MAX. One comparator of magnitudes serves all.

use super::RelationWires;
use super::number::Number;
use tombolo_netlist::builder::{Builder, Wire};

/// How two numbers stand to each other; 1 bit each.
pub struct Order {
    /// `a < b`, with -0 below +0.
    pub below: Wire,
    /// `a < b`.
    pub less: Wire,
    /// `a == b`.
    pub equal: Wire,
    /// One of them is a NaN.
    pub unordered: Wire,
}

/// Orders two operands.
pub fn order(g: &Builder, a: &Number, b: &Number) -> Order {
    let smaller = g.name("is_smaller", &a.magnitude().less(&b.magnitude()));
    let same = g.name("is_same", &a.magnitude().equals(&b.magnitude()));
    let zeros = &a.is_zero & &b.is_zero;
    let below = a.sign.select(&(!&b.sign | !(&smaller | &same)), &(!&b.sign & &smaller));
    let unordered = &a.is_nan | &b.is_nan;
    let equal = (&same & !(&a.sign ^ &b.sign)) | &zeros;
    Order { less: &below & !&zeros & !&unordered, below, equal: equal & !&unordered, unordered }
}

/// A comparison accepts its outcome.
pub fn accepted(order: &Order, relation: &RelationWires) -> Wire {
    let greater = !(&order.less | &order.equal | &order.unordered);
    (&relation.less & &order.less)
        | (&relation.equal & &order.equal)
        | (&relation.greater & greater)
        | (&relation.unordered & &order.unordered)
}

/// The smaller or, with `largest`, the larger operand. A NaN loses (minimumNumber), or wins with `propagates`, a
/// signaling one over a quiet one.
pub fn extreme(a: &Number, b: &Number, order: &Order, largest: &Wire, propagates: &Wire) -> Wire {
    let first = (&order.below ^ largest).select(&a.bits, &b.bits);
    let first_nan = &a.is_nan & !(propagates & &b.is_signaling() & !a.is_signaling());
    let numbers = b.is_nan.select(&a.bits, &b.bits);
    let one_is_number = order.unordered.select(&numbers, &first);
    let nan = first_nan.select(&a.quiet(), &b.quiet());
    let is_nan = (&a.is_nan & &b.is_nan) | (propagates & &order.unordered);
    is_nan.select(&nan, &one_is_number)
}

/// The same of Sea Islands (SQ_VOP3, V_MIN_F64): under IEEE a signaling NaN comes through, quieted; any other NaN loses, of
/// two the first.
pub fn extreme_of_sea_islands(a: &Number, b: &Number, order: &Order, largest: &Wire, ieee: &Wire) -> Wire {
    let signaling = ieee & (a.is_signaling() | b.is_signaling());
    let takes_first = signaling.select(&a.is_signaling(), &!&a.is_nan);
    let takes_first = order.unordered.select(&takes_first, &(&order.below ^ largest));
    let quieted = takes_first.select(&a.quiet(), &b.quiet());
    signaling.select(&quieted, &takes_first.select(&a.bits, &b.bits))
}

/// The same of CDNA4, which quiets a NaN that comes through in any case.
pub fn extreme_of_cdna4(a: &Number, b: &Number, order: &Order, largest: &Wire, ieee: &Wire) -> Wire {
    let chosen = extreme_of_sea_islands(a, b, order, largest, ieee);
    // Without a signaling NaN it is the second one that is left of two.
    (&a.is_nan & &b.is_nan & !(ieee & (a.is_signaling() | b.is_signaling()))).select(&b.quiet(), &chosen)
}

/// V_CMP_CLASS: the class of `x`, denormals not flushed, is among those that `mask` (10 bits) accepts.
pub fn class(g: &Builder, x: &Number, mask: &Wire) -> Wire {
    let normal = !(&x.is_nan | &x.is_infinite | &x.is_denormal | &x.is_zero);
    let signed =
        |class: &Wire, negative: u32, positive: u32| class & &x.sign.select(&mask.bit(negative), &mask.bit(positive));
    let classes = [
        x.is_signaling() & mask.bit(0),
        &x.is_nan & &x.fraction.msb() & mask.bit(1),
        signed(&x.is_infinite, 2, 9),
        signed(&normal, 3, 8),
        signed(&x.is_denormal, 4, 7),
        signed(&x.is_zero, 5, 6),
    ];
    g.or_all(1, &classes)
}
