//! The memory port of the compute unit: one request a cycle from its clients in turn, answers by number.
//!
//! An identifier is `{simd, client, tag}`: 2, 2 and 4 bits. Clients of a SIMD: 0 instruction fetch, 1 scalar memory,
//! 2 vector memory.

use crate::parts::round_robin::{bits_of, one_hot_select, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Clients of the port in each SIMD.
pub const CLIENTS: usize = 3;

generator_block! {
    /// Chooses among the clients of `simds` SIMDs (client `c` of SIMD `s` is number `3 s + c`); only vector memory writes.
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
        in tag: [Bits<4>; CLIENTS * simds],
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
        out id: (Bits<8>),
        /// The client's request is taken.
        out taken: [Bit; CLIENTS * simds],
        /// The choice, for `last`.
        out granted: (Bits<16>),
    }
    |g| {
        let clients = CLIENTS * simds;
        let want = vector_of(g, &g.inputs("want", clients));
        let grant = g.name("grant", &round_robin(&want, &g.input("last").slice(0, clients as u32)));
        let vector: Vec<_> = (0..simds).map(|simd| grant.bit((CLIENTS * simd + 2) as u32)).collect();
        let vector = g.name("grant_vector_memory", &vector_of(g, &vector));
        g.output("valid", &want.any());
        g.output("port_line", &one_hot_select(g, &grant, &g.inputs("line", clients)));
        g.output("port_write", &one_hot_select(g, &vector, &g.inputs("write", simds)));
        g.output("port_data", &one_hot_select(g, &vector, &g.inputs("data", simds)));
        g.output("port_mask", &one_hot_select(g, &grant, &g.inputs("mask", clients)));
        let tag = one_hot_select(g, &grant, &g.inputs("tag", clients));
        let codes: Vec<_> =
            (0..clients).map(|at| g.constant(4, (at / CLIENTS * 4 + at % CLIENTS) as u128)).collect();
        g.output("id", &one_hot_select(g, &grant, &codes).concat(&tag));
        g.output("granted", &grant.resize(16));
        g.outputs("taken", &bits_of(&grant.when(&g.input("ready"))));
    }
}

generator_block! {
    /// Sends an answer to the client that asked.
    pub struct PortReturn(simds: usize) {
        /// An answer is here.
        in valid: (Bit),
        /// Identifier.
        in id: (Bits<8>),
        /// Vector memory of the SIMD takes an answer; the other clients always do.
        in vector_ready: [Bit; simds],
        /// For client `3 s + c`.
        out to: [Bit; CLIENTS * simds],
        /// Its record.
        out tag: (Bits<4>),
        /// It is taken.
        out ready: (Bit),
    }
    |g| {
        let (valid, id) = (g.input("valid"), g.input("id"));
        let code = id.slice(4, 4);
        let ready = g.inputs("vector_ready", simds);
        let mut taken = g.constant(1, 1);
        for at in 0..CLIENTS * simds {
            let (simd, client) = (at / CLIENTS, at % CLIENTS);
            let here = code.is((simd * 4 + client) as u128);
            g.output(&format!("to_{at}"), &(&valid & &here));
            if client == 2 {
                taken = here.select(&ready[simd], &taken);
            }
        }
        g.output("tag", &id.slice(0, 4));
        g.output("ready", &taken);
    }
}
