//! A fair choice among requests: the first one after the last granted. Two priority chains, around 5 LUTs a request.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
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

/// Clients in the proof: no power of two.
const PROVED_CLIENTS: usize = 5;

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "round_robin",
    block: || connected(RoundRobin::new(PROVED_CLIENTS)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "round_robin", signal: "granted", fault: Fault::StuckAtZero(2) },
};

fn properties(p: &Properties) {
    let g = p.builder();
    let count = PROVED_CLIENTS as u32;
    let requests = vector_of(g, &p.signals("request", PROVED_CLIENTS));
    let grants = vector_of(g, &p.signals("grant", PROVED_CLIENTS));
    let granted = p.signal("granted");
    // Whoever uses the block keeps what was granted, whenever that is used.
    let used = p.input("used", 1);
    let last = p.state("last_granted", 16, 0, |last| used.select(&granted, last));
    p.assume("last_is_kept", &p.signal("last").equals(&last));

    p.assert("one_is_granted", &(&grants & &grants.plus(u128::MAX)).none());
    p.assert("who_wants_is_granted", &(&grants & !&requests).none());
    p.assert("somebody_is_granted", &grants.any().equals(&requests.any()));
    p.assert("valid_says_so", &p.signal("valid").equals(&requests.any()));
    p.assert("index_is_of_the_grant", &p.signal("index").equals(&encode(g, &grants, 4)));
    p.assert("granted_is_the_grants", &granted.equals(&grants.resize(16)));

    // Fairness: while a client waits nobody is granted twice.
    let client = p.any_number("client", 3);
    p.assume("client_exists", &client.less(&client.same_width(count.into())));
    let waits = requests.slice_at(&client, 1) & !(grants.slice_at(&client, 1) & &used);
    let served = p.state("served_meanwhile", count, 0, |served| (served | &grants.when(&used)).when(&waits));
    p.assert("nobody_is_served_twice", &implies(&waits, &(&grants & &served).none()));
    // What the induction needs: those served lie behind the client and not behind the last one.
    let from_client = |set: &Wire| set.concat(set).slice_at(&client, count);
    let (last, served) = (from_client(&last.slice(0, count)), from_client(&served));
    let up_to_last = &last | &last.plus(u128::MAX);
    p.assert("served_up_to_last", &(&served & !(&up_to_last & &last.same_width(u128::MAX << 1))).none());
    p.assert("served_with_last", &implies(&served.any(), &last.any()));
    p.assert("last_is_one", &(&last & &last.plus(u128::MAX)).none());
    p.assert("last_is_a_client", &p.signal("last").slice(count, 16 - count).none());
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
