//! Issue: in every cycle at most one instruction of each class, from different waves, in turn among the waves.
//!
//! One round-robin choice and one selection of 112 bits for each of the five classes.

use crate::front::predecode::IssueClass;
use crate::parts::round_robin::{bits_of, encode, one_hot_select, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// The classes in the order of the arrays below.
pub const CLASSES: [IssueClass; 5] =
    [IssueClass::Flow, IssueClass::Salu, IssueClass::Smem, IssueClass::Valu, IssueClass::Vmem];

generator_block! {
    /// Chooses among `waves` heads. Arrays of five are in the order of [`CLASSES`].
    pub struct Issue(waves: usize) {
        /// The head of the wave may issue.
        in ready: [Bit; waves],
        /// Its class.
        in class: [Bits<3>; waves],
        /// Its first dword.
        in word0: [Bits<32>; waves],
        /// Its second dword.
        in word1: [Bits<32>; waves],
        /// Its third dword.
        in word2: [Bits<32>; waves],
        /// Its sequence number.
        in sequence: [Bits<16>; waves],
        /// The unit of the class takes an instruction.
        in unit_ready: [Bit; 5],
        /// Wave granted last in the class, one-hot.
        in last: [Bits<16>; 5],
        /// The head of the wave issues.
        out grant: [Bit; waves],
        /// An instruction of the class issues.
        out valid: [Bit; 5],
        /// From this wave, one-hot.
        out granted: [Bits<16>; 5],
        /// From this wave.
        out wave: [Bits<4>; 5],
        /// First dword.
        out unit_word0: [Bits<32>; 5],
        /// Second dword.
        out unit_word1: [Bits<32>; 5],
        /// Third dword.
        out unit_word2: [Bits<32>; 5],
        /// Sequence number.
        out unit_sequence: [Bits<16>; 5],
    }
    |g| {
        let ready = g.inputs("ready", waves);
        let class = g.inputs("class", waves);
        let [unit_ready, last] = ["unit_ready", "last"].map(|name| g.inputs(name, CLASSES.len()));
        let fields = ["word0", "word1", "word2", "sequence"];
        let values = fields.map(|name| g.inputs(name, waves));
        let mut granted: Vec<Wire> = vec![];
        for (at, wanted) in CLASSES.iter().enumerate() {
            let requests: Vec<Wire> =
                (0..waves).map(|wave| &ready[wave] & class[wave].is(*wanted as u128) & &unit_ready[at]).collect();
            let name = format!("{wanted:?}").to_lowercase();
            let requests = g.name(&format!("{name}_requests"), &vector_of(g, &requests));
            let grant = round_robin(&requests, &last[at].slice(0, waves as u32));
            let grant = g.name(&format!("{name}_grant"), &grant);
            g.output(&format!("valid_{at}"), &requests.any());
            g.output(&format!("granted_{at}"), &grant.resize(16));
            g.output(&format!("wave_{at}"), &encode(g, &grant, 4));
            for (field, of_waves) in fields.iter().zip(&values) {
                g.output(&format!("unit_{field}_{at}"), &one_hot_select(g, &grant, of_waves));
            }
            granted.push(grant);
        }
        g.outputs("grant", &bits_of(&g.or_all(waves as u32, &granted)));
    }
}
