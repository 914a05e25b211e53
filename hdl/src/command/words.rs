//! What happens to single words on their way: kept of a packet's body, cut out of lines and put into them, compared.

use super::packet::BODY;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The first words of a packet's body.
    pub struct PacketBody() clocked {
        /// A word of it.
        in word: (Bits<32>),
        /// Its number.
        in index: (Bits<4>),
        /// It is kept.
        in write: (Bit),
        /// The words.
        out body: [Bits<32>; BODY],
    }
    |g| {
        let [word, index, write] = ["word", "index", "write"].map(|name| g.input(name));
        let keep = |at: usize| g.register_enabled(&format!("word_{at}"), &word, &(&write & index.is(at as u128)));
        g.outputs("body", &(0..BODY).map(keep).collect::<Vec<Wire>>());
    }
}

generator_block! {
    /// A word, or a byte in its lowest bits, of a line; and such a one at its place in a line.
    pub struct LinePlace() {
        /// Byte address it is read at.
        in from: (Bits<48>),
        /// The line there.
        in line: (Bits<512>),
        /// What it is written as.
        in word: (Bits<32>),
        /// Byte address it is written at.
        in to: (Bits<48>),
        /// A byte.
        in byte: (Bit),
        /// The bytes that are read,
        out wanted: (Bits<64>),
        /// and what they are.
        out found: (Bits<32>),
        /// The line that is written,
        out data: (Bits<512>),
        /// and which bytes of it are.
        out mask: (Bits<64>),
    }
    |g| {
        let [from, line, word, to, byte] = ["from", "line", "word", "to", "byte"].map(|name| g.input(name));
        let read = line.slice_at(&from.slice(2, 4).concat(&g.zero(5)), 32);
        let shifted = read.shift_right(&from.slice(0, 2).concat(&g.zero(3)));
        g.output("found", &byte.select(&shifted, &read));
        g.output("data", &byte.select(&word.slice(0, 8).repeat(64), &word.repeat(16)));
        let bytes = byte.select(&g.constant(64, 1), &g.constant(64, 0xf));
        g.output("wanted", &bytes.shift_left(&from.slice(0, 6)));
        g.output("mask", &bytes.shift_left(&to.slice(0, 6)));
    }
}

generator_block! {
    /// WAIT_REG_MEM's comparison, of unsigned numbers.
    pub struct Comparison() {
        /// What is looked at.
        in word: (Bits<32>),
        /// Bits of it that count.
        in mask: (Bits<32>),
        /// With what it is compared.
        in reference: (Bits<32>),
        /// 0 always, 1 less, 2 less or equal, 3 equal, 4 different, 5 greater or equal, 6 greater.
        in function: (Bits<3>),
        /// It holds.
        out holds: (Bit),
    }
    |g| {
        let [word, mask, reference, function] = ["word", "mask", "reference", "function"].map(|name| g.input(name));
        let word = word & mask;
        let (less, equal) = (word.less(&reference), word.equals(&reference));
        let results = [g.constant(1, 1), less.clone(), &less | &equal, equal.clone(), !&equal, !&less, !(&less | &equal)];
        let arms: Vec<(u128, Wire)> = (0..).zip(results).collect();
        g.output("holds", &g.lookup(&function, &arms, &g.zero(1)));
    }
}
