//! A choice by fixed priority: the first of several requests.

use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;

/// Of bits that are set, the first one.
pub fn first_set(g: &Builder, bits: &[Wire]) -> Vec<Wire> {
    let mut earlier = g.zero(1);
    let mut chosen = vec![];
    for bit in bits {
        chosen.push(bit & !&earlier);
        earlier = earlier | bit;
    }
    chosen
}

/// The first of `values` whose bit in `valid` is set; the last one if none is. There is at least one.
pub fn first_valid<T: Wires>(valid: &[Wire], values: &[T]) -> T {
    T::combine("", values, &mut |_, fields| {
        let (last, others) = fields.split_last().expect("a choice has values");
        others.iter().zip(valid).rev().fold(last.clone(), |rest, (own, valid)| valid.select(own, &rest))
    })
}
