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

/// The number of the first bit that is set, of `count_width` bits; zero if none is. A tree: neighbouring groups find theirs at the same time.
pub fn first_number(g: &Builder, bits: &[Wire]) -> Wire {
    let size = bits.len().next_power_of_two();
    let mut groups: Vec<(Wire, Option<Wire>)> = bits.iter().map(|bit| (bit.clone(), None)).collect();
    groups.resize_with(size, || (g.zero(1), None));
    while groups.len() > 1 {
        let join = |pair: &[(Wire, Option<Wire>)]| {
            let [(low, low_number), (high, high_number)] = pair else { unreachable!("groups are pairs") };
            let is_high = high & !low;
            let number = match (low_number, high_number) {
                (Some(low), Some(high)) => is_high.concat(&is_high.select(high, low)),
                _ => is_high,
            };
            (low | high, Some(number))
        };
        groups = groups.chunks(2).map(join).collect();
    }
    groups.remove(0).1.unwrap_or_else(|| g.zero(1))
}

/// The first of `values` whose bit in `valid` is set; the last one if none is. There is at least one.
pub fn first_valid<T: Wires>(valid: &[Wire], values: &[T]) -> T {
    T::combine("", values, &mut |_, fields| {
        let (last, others) = fields.split_last().expect("a choice has values");
        others.iter().zip(valid).rev().fold(last.clone(), |rest, (own, valid)| valid.select(own, &rest))
    })
}
