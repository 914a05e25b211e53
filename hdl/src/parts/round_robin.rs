//! A fair choice among requests: the first one after the last granted. Two priority chains, around 5 LUTs a request.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// One-hot choice of the first request above the one-hot `last`, else of the lowest; all zeros without a request.
pub fn round_robin(requests: &Wire, last: &Wire) -> Wire {
    let lowest = |set: &Wire| set & &-set;
    // Ones above the last granted position.
    let above = !(last | &last.plus(u128::MAX));
    let behind = requests & &above.when(&last.any());
    behind.any().select(&lowest(&behind), &lowest(requests))
}

/// The position of the one in a one-hot vector; zero when there is none. The result has `width` bits.
pub fn encode(g: &Builder, one_hot: &Wire, width: u32) -> Wire {
    let positions: Vec<Wire> =
        (0..one_hot.width()).map(|at| g.constant(width, at as u128).when(&one_hot.bit(at))).collect();
    g.or_all(width, &positions)
}

/// The value that a one-hot vector (bit `i` for value `i`) selects; zero when there is none.
pub fn one_hot_select(g: &Builder, one_hot: &Wire, values: &[Wire]) -> Wire {
    let gated: Vec<Wire> = values.iter().enumerate().map(|(at, value)| value.when(&one_hot.bit(at as u32))).collect();
    g.or_all(values[0].width(), &gated)
}

/// The same of records.
pub fn one_hot_record<T: Wires>(g: &Builder, one_hot: &Wire, values: &[T]) -> T {
    T::combine("", values, &mut |_, fields| one_hot_select(g, one_hot, fields))
}

/// The bits of a vector, lowest first.
pub fn bits_of(vector: &Wire) -> Vec<Wire> {
    (0..vector.width()).map(|at| vector.bit(at)).collect()
}

/// The vector of these bits, lowest first.
pub fn vector_of(g: &Builder, bits: &[Wire]) -> Wire {
    let parts: Vec<&Wire> = bits.iter().rev().collect();
    g.concat(&parts)
}

generator_block! {
    /// Grants one of `count` requests in turn.
    pub struct RoundRobin(count: usize) {
        /// Who wants.
        in request: [Bit; count],
        /// Who was granted last (one-hot in the low bits; zeros at first).
        in last: (Bits<16>),
        /// Some request is there.
        out valid: (Bit),
        /// The one granted.
        out grant: [Bit; count],
        /// The grants as a vector, for `last`.
        out granted: (Bits<16>),
        /// Its position.
        out index: (Bits<4>),
    }
    |g| {
        let requests = vector_of(g, &g.inputs("request", count));
        let last = g.input("last").slice(0, count as u32);
        let grant = g.name("one_hot", &round_robin(&requests, &last));
        g.output("valid", &requests.any());
        g.outputs("grant", &bits_of(&grant));
        g.output("granted", &grant.resize(16));
        g.output("index", &encode(g, &grant, 4));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_request_is_served_within_one_round() {
        let mut arbiter = RoundRobin::new(4);
        for request in [0, 2, 3] {
            arbiter.request[request].next = true;
        }
        let mut served = vec![];
        for _ in 0..6 {
            simulate(&mut arbiter, 10);
            served.push(arbiter.index.val().to_u64());
            arbiter.last.next = arbiter.granted.val();
        }
        assert_eq!(served, [0, 2, 3, 0, 2, 3]);
    }
}
