//! Issue: in every cycle at most one instruction of each class, from different waves: the one of the
//! highest priority, then of the oldest wave. A clause keeps its class for its wave.
//!
//! One choice and one selection of 112 bits for each of the six classes.

use crate::front::decode::{InstructionWords, IssueClass};
use crate::front::order::first_in_order;
use crate::parts::round_robin::{bits_of, encode, one_hot_record, one_hot_select, vector_of};
use crate::wave::{Issued, IssuedWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// The classes in the order of the arrays below.
pub const CLASSES: [IssueClass; 6] =
    [IssueClass::Flow, IssueClass::Salu, IssueClass::Smem, IssueClass::Valu, IssueClass::Vmem, IssueClass::Lds];

generator_block! {
    /// Chooses among `waves` heads; in a `barrel` only that of the wave whose turn it is may be ready. Arrays of six are in
    /// the order of [`CLASSES`].
    pub struct Issue(waves: usize, barrel: bool) {
        /// The head of the wave may issue.
        in ready: [Bit; waves],
        /// In a barrel: the wave whose turn it is; its words are those of every head.
        in turn: (Bits<4>),
        /// Its class.
        in class: [IssueClass; waves],
        /// Its dwords.
        in words: [InstructionWords; waves],
        /// Its sequence number.
        in sequence: [Bits<16>; waves],
        /// The unit of the class takes an instruction.
        in unit_ready: [Bit; 6],
        /// Waves that go before this one, as [`super::order::WaveOrder`] says.
        in before: [Bits<16>; waves],
        /// Class that the wave's clause reserves; Illegal for none.
        in reserved: [IssueClass; waves],
        /// The head of the wave issues.
        out grant: [Bit; waves],
        /// The units that take an instruction, a bit each.
        out units: (Bits<{ CLASSES.len() }>),
        /// An instruction of the class issues.
        out valid: [Bit; 6],
        /// From this wave, one-hot.
        out granted: [Bits<16>; 6],
        /// It.
        out unit: [Issued; 6],
        /// Its dwords, for the decoder of the class.
        out unit_words: [InstructionWords; 6],
    }
    |g| {
        let ready = g.inputs("ready", waves);
        let class = g.inputs("class", waves);
        let unit_ready = g.inputs("unit_ready", CLASSES.len());
        g.output("units", &vector_of(g, &unit_ready));
        let before = g.inputs("before", waves);
        let reserved = g.inputs("reserved", waves);
        let sequences = g.inputs("sequence", waves);
        let words = g.inputs_of::<InstructionWords>("words", waves);
        let turn = g.input("turn");
        let of_turn = |all: &[Wire]| g.choose(&turn.slice(0, waves.next_power_of_two().trailing_zeros()), all);
        // Whether the wave whose turn it is may issue is known later: a unit sees it if the class is the unit's, and else none, so that it rests. The vector
        // ALU's is seen at all times: it chooses the state of waves for others too ([`super::select::WaveStates`]).
        let turn_class = of_turn(&class);
        let seen = CLASSES.map(|wanted| turn_class.is_a(wanted) | g.constant(1, (wanted == IssueClass::Valu).into()));
        let mut granted: Vec<Wire> = vec![];
        for (at, wanted) in CLASSES.iter().enumerate() {
            let requests: Vec<Wire> =
                (0..waves).map(|wave| &ready[wave] & class[wave].is_a(*wanted) & &unit_ready[at]).collect();
            let name = format!("{wanted:?}").to_lowercase();
            let (requests, grant, wave) = if barrel {
                // A clause would keep the class from others for nothing: its wave waits for its turn in any case.
                let requests = g.name(&format!("{name}_grant"), &vector_of(g, &requests));
                (requests.clone(), requests, turn.when(&seen[at]))
            } else {
                let owner: Vec<Wire> = reserved.iter().map(|class| class.is_a(*wanted)).collect();
                let owner = vector_of(g, &owner);
                let allowed = &owner | &!owner.any().repeat(waves as u32);
                let requests = g.name(&format!("{name}_requests"), &(vector_of(g, &requests) & allowed));
                let grant = g.name(&format!("{name}_grant"), &vector_of(g, &first_in_order(&requests, &before)));
                let wave = encode(g, &grant, 4);
                (requests, grant, wave)
            };
            g.output(&format!("valid_{at}"), &requests.any());
            g.output(&format!("granted_{at}"), &grant.resize(16));
            let sequence = match barrel {
                false => one_hot_select(g, &grant, &sequences),
                true => of_turn(&sequences).when(&seen[at]),
            };
            g.output_of(&format!("unit_{at}"), &IssuedWires { wave, sequence });
            // In a barrel every head has the words of the wave whose turn it is.
            let words = if barrel { words[0].clone() } else { one_hot_record(g, &grant, &words) };
            g.output_of(&format!("unit_words_{at}"), &words);
            granted.push(grant);
        }
        g.outputs("grant", &bits_of(&g.or_all(waves as u32, &granted)));
    }
}
