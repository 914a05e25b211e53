//! Which lane's dword each port of the banks carries: stores of two and of four dwords pass in groups of lanes, whole lane by
//! whole lane.
//!
//! Dword by dword, lanes that are 16 bytes apart would find every fourth bank only, four of them the same one. So the first quarter of the lanes
//! stores all its dwords at once, then the second, as silicon does it: of 32 lanes 8 at a time, and 16 at a time if each
//! stores two. Groups and ports come in the order of lanes, and of lanes that overlap the last one wins, so the bytes are
//! those that one lane after another would have stored. All lanes must be aligned to what they store; else dword
//! by dword as before. A port chooses among six lanes' requests.
//!
//! What is in range does not differ between the dwords of an aligned lane: shares are multiples of 512 bytes.

use super::crossbar::{LdsRequest, LdsRequestWires};
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// For `lanes` physical lanes, a multiple of four. Ports are as many.
    pub struct LdsGroups(lanes: usize) {
        /// Dword of the instruction that is next.
        in dword: (Bits<3>),
        /// Dwords of the instruction.
        in dwords: (Bits<3>),
        /// It has two addresses.
        in two: (Bit),
        /// The second one's turn.
        in second: (Bit),
        /// Dwords of the first one.
        in split: (Bits<3>),
        /// The lanes store for themselves what is in their registers, in dwords.
        in stores: (Bit),
        /// The lane takes part in the beat.
        in acts: [Bit; lanes],
        /// The low bits of its byte address.
        in low: [Bits<4>; lanes],
        /// Bytes of its first dword that are in range.
        in bytes: [Bits<4>; lanes],
        /// The place of that dword.
        in request: [LdsRequest; lanes],
        /// Its first two data registers.
        in operand_0: [Bits<64>; lanes],
        /// The two behind them.
        in operand_1: [Bits<64>; lanes],
        /// The lanes store in groups. Each then asks for its first dword, and the outputs below say what the ports carry.
        out grouped: (Bit),
        /// The lane of the port takes part.
        out port_acts: [Bit; lanes],
        /// Bytes of its dword are in range.
        out port_wants: [Bit; lanes],
        /// The dword.
        out port: [LdsRequest; lanes],
    }
    |g| {
        let [dword, dwords, two, second, split, stores] =
            ["dword", "dwords", "two", "second", "split", "stores"].map(|name| g.input(name));
        let [acts, low, bytes] = ["acts", "low", "bytes"].map(|name| g.inputs(name, lanes));
        let requests = g.inputs_of::<LdsRequest>("request", lanes);
        let [operand_0, operand_1] = ["operand_0", "operand_1"].map(|name| g.inputs(name, lanes));

        let width = two.select(&split, &dwords);
        let in_groups = |dwords: usize| {
            let bits = dwords.trailing_zeros() + 2;
            let unaligned: Vec<Wire> = low.iter().map(|low| low.slice(0, bits).any()).collect();
            let aligned = g.name("aligned", &(vector_of(g, &acts) & vector_of(g, &unaligned)).none());
            &stores & width.is(dwords as u128) & aligned
        };
        let pairs = g.name("in_pairs", &in_groups(2));
        let fours = g.name("in_fours", &in_groups(4));
        g.output("grouped", &(pairs | &fours));
        let group = g.name("group", &(dword - split.when(&second)).slice(0, 2));

        // Of the current group, what belongs to the port's lane.
        let of_group = |values: &[Wire], port: usize, dwords: usize| {
            let lane = |group| group * (lanes / dwords) + port / dwords;
            let values: Vec<Wire> = (0..dwords).map(|group| values[lane(group)].clone()).collect();
            g.choose(&group.slice(0, dwords.trailing_zeros()), &values)
        };
        let chosen = |values: &[Wire], port: usize| fours.select(&of_group(values, port, 4), &of_group(values, port, 2));
        let banks: Vec<Wire> = requests.iter().map(|request| request.bank.clone()).collect();
        let rows: Vec<Wire> = requests.into_iter().map(|request| request.row).collect();
        for port in 0..lanes {
            let four = of_group(if port % 4 < 2 { &operand_0 } else { &operand_1 }, port, 4);
            let pair = second.select(&of_group(&operand_1, port, 2), &of_group(&operand_0, port, 2));
            let behind = fours.select(&g.constant(5, (port % 4) as u128), &g.constant(5, (port % 2) as u128));
            let bytes = g.name("bytes_of_port", &chosen(&bytes, port));
            g.output(&format!("port_acts_{port}"), &chosen(&acts, port));
            g.output(&format!("port_wants_{port}"), &bytes.any());
            let request = LdsRequestWires {
                bank: chosen(&banks, port) | behind,
                row: chosen(&rows, port),
                data: fours.select(&four, &pair).slice((port % 2 * 32) as u32, 32),
                bytes,
            };
            g.output_of(&format!("port_{port}"), &request);
        }
    }
}
