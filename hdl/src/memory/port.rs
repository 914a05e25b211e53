//! The memory port of the compute unit: one request a cycle from its clients in turn, answers by number.
//!
//! An identifier is `{simd, client, tag}`: 2, 2 and 6 bits. Clients of a SIMD: 0 instruction fetch, 1 scalar memory,
//! 2 vector memory. The atomic unit, which the SIMDs share, is client 3 of SIMD 0; its tag is 1 of writes.

use crate::parts::round_robin::{bits_of, one_hot_select, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Clients of the port in each SIMD.
pub const CLIENTS: usize = 3;
/// `{simd, client}` of the atomic unit.
const ATOMIC_CLIENT: usize = 3;

generator_block! {
    /// Chooses among the clients of `simds` SIMDs (client `c` of SIMD `s` is number `3 s + c`) and the atomic unit (the
    /// last one); only vector memory and the atomic unit write.
    pub struct PortArbiter(simds: usize) {
        /// The client has a request.
        in want: [Bit; CLIENTS * simds],
        /// Line number.
        in line: [Bits<42>; CLIENTS * simds],
        /// Of vector memory: it writes.
        in write: [Bit; simds],
        /// Bytes.
        in data: [Bits<512>; simds],
        /// Bytes wanted or written.
        in mask: [Bits<64>; CLIENTS * simds],
        /// Number of the record.
        in tag: [Bits<6>; CLIENTS * simds],
        /// The atomic unit has a request.
        in atomic_want: (Bit),
        /// Line number.
        in atomic_line: (Bits<42>),
        /// It writes.
        in atomic_write: (Bit),
        /// Bytes.
        in atomic_data: (Bits<512>),
        /// Bytes wanted or written.
        in atomic_mask: (Bits<64>),
        /// 1 of writes.
        in atomic_tag: (Bits<6>),
        /// The unit is between reading and writing its line: no one else writes it.
        in locked: (Bit),
        /// Granted last, one-hot.
        in last: (Bits<16>),
        /// The port takes the request.
        in ready: (Bit),
        /// Some request.
        out valid: (Bit),
        /// It writes.
        out port_write: (Bit),
        /// Line number.
        out port_line: (Bits<42>),
        /// Bytes.
        out port_data: (Bits<512>),
        /// Bytes wanted or written.
        out port_mask: (Bits<64>),
        /// Identifier.
        out id: (Bits<10>),
        /// The client's request is taken.
        out taken: [Bit; CLIENTS * simds],
        /// That of the atomic unit.
        out atomic_taken: (Bit),
        /// A line is written.
        out written: (Bit),
        /// Not by the atomic unit.
        out written_by_simd: (Bit),
        /// The choice, for `last`.
        out granted: (Bits<16>),
    }
    |g| {
        // The atomic unit is the last client and the last writer.
        let clients = CLIENTS * simds + 1;
        let all = |name: &str, count: usize| {
            let mut wires = g.inputs(name, count);
            wires.push(g.input(&format!("atomic_{name}")));
            wires
        };
        let (lines, writes) = (all("line", clients - 1), all("write", simds));
        let writers: Vec<usize> = (0..simds).map(|simd| CLIENTS * simd + 2).chain([clients - 1]).collect();
        let locked = g.input("locked");
        let mut wants = all("want", clients - 1);
        for (simd, at) in writers[..simds].iter().enumerate() {
            let held = &locked & &writes[simd] & lines[*at].equals(&lines[clients - 1]);
            wants[*at] = &wants[*at] & !held;
        }
        let want = vector_of(g, &wants);
        let grant = g.name("grant", &round_robin(&want, &g.input("last").slice(0, clients as u32)));
        let writer: Vec<_> = writers.iter().map(|at| grant.bit(*at as u32)).collect();
        let writer = g.name("grant_writer", &vector_of(g, &writer));
        g.output("valid", &want.any());
        g.output("port_line", &one_hot_select(g, &grant, &lines));
        let write = one_hot_select(g, &writer, &writes);
        g.output("port_write", &write);
        g.output("port_data", &one_hot_select(g, &writer, &all("data", simds)));
        g.output("port_mask", &one_hot_select(g, &grant, &all("mask", clients - 1)));
        let tag = one_hot_select(g, &grant, &all("tag", clients - 1));
        let code = |at: usize| if at == clients - 1 { ATOMIC_CLIENT } else { at / CLIENTS * 4 + at % CLIENTS };
        let codes: Vec<_> = (0..clients).map(|at| g.constant(4, code(at) as u128)).collect();
        g.output("id", &one_hot_select(g, &grant, &codes).concat(&tag));
        g.output("granted", &grant.resize(16));
        let ready = g.input("ready");
        let taken = bits_of(&grant.when(&ready));
        g.outputs("taken", &taken[..clients - 1]);
        g.output("atomic_taken", &taken[clients - 1]);
        let written = write & ready;
        g.output("written", &written);
        g.output("written_by_simd", &(written & !grant.bit(clients as u32 - 1)));
    }
}

generator_block! {
    /// Sends an answer to the client that asked. They all take it at once.
    pub struct PortReturn(simds: usize) {
        /// An answer is here.
        in valid: (Bit),
        /// Identifier.
        in id: (Bits<10>),
        /// For client `3 s + c`.
        out to: [Bit; CLIENTS * simds],
        /// For the atomic unit.
        out to_atomic: (Bit),
        /// Its record.
        out tag: (Bits<6>),
    }
    |g| {
        let (valid, id) = (g.input("valid"), g.input("id"));
        let code = id.slice(6, 4);
        for at in 0..CLIENTS * simds {
            let here = code.is((at / CLIENTS * 4 + at % CLIENTS) as u128);
            g.output(&format!("to_{at}"), &(&valid & here));
        }
        g.output("to_atomic", &(valid & code.is(ATOMIC_CLIENT as u128)));
        g.output("tag", &id.slice(0, 6));
    }
}
