//! Addresses that the host watches (3.4.10): four of them, each some dwords of a line, and which of them accesses of waves hit. What hits sets a flag
//! of its wave, and enters the trap handler where that is enabled.

use crate::parts::round_robin::vector_of;
use crate::port::{LineAccess, LineAccessWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

/// How many there are (EXCP_FLAG_PRIV\[3:0\]).
pub const WATCHES: usize = 4;
/// Dwords of a line.
const DWORDS: u32 = 16;

record! {
    /// What is watched.
    pub struct WatchedAddress {
        /// Loads and atomic operations hit.
        pub reads: Bit,
        /// Stores and atomic operations hit.
        pub writes: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// The first dword of it.
        pub first: Bits<4>,
        /// How many follow it.
        pub more: Bits<4>,
    }
}

record! {
    /// The host says what is watched.
    pub struct WatchWrite {
        /// It does in this cycle.
        pub valid: Bit,
        /// Of the watch with this number.
        pub index: Bits<2>,
        /// What: nothing if neither loads nor stores hit.
        pub watched: WatchedAddress,
    }
}

generator_block! {
    /// The watches of a SIMD: about 220 flip-flops and eight comparisons of 42 bits.
    pub struct AddressWatch(waves: usize) clocked {
        /// What the host says.
        in write: (WatchWrite),
        /// An access of vector memory.
        in vector: (LineAccess),
        /// An access of scalar memory.
        in scalar: (LineAccess),
        /// Watches that accesses of the wave hit.
        out hits: [Bits<4>; waves],
    }
    |g| {
        let write = g.input_of::<WatchWrite>("write");
        let accesses = ["vector", "scalar"].map(|name| g.input_of::<LineAccess>(name));
        // Dwords of which some byte is meant.
        let dwords = |access: &LineAccessWires| {
            let any = (0..DWORDS).map(|at| access.mask.slice(4 * at, 4).any());
            vector_of(g, &any.collect::<Vec<_>>())
        };
        let touched = [dwords(&accesses[0]), dwords(&accesses[1])];
        let hit: Vec<[Wire; 2]> = (0..WATCHES)
            .map(|at| {
                let taken = &write.valid & write.index.is(at as u128);
                let kept = g.register_enabled(&format!("watched_{at}"), &write.watched.pack(g), &taken);
                let WatchedAddressWires { reads, writes, line, first, more } = WatchedAddressWires::unpack(&kept);
                let ones = g.constant(DWORDS, 0xffff);
                let watched = (!(&ones.shift_left(&more).shift_left(&g.constant(1, 1)))).shift_left(&first);
                let hit = |access: &LineAccessWires, touched: &Wire| {
                    &access.valid
                        & (&access.reads & &reads | &access.writes & &writes)
                        & access.line.equals(&line)
                        & (touched & &watched).any()
                };
                [hit(&accesses[0], &touched[0]), hit(&accesses[1], &touched[1])]
            })
            .collect();
        for wave in 0..waves {
            let of_wave: Vec<Wire> = hit
                .iter()
                .map(|[vector, scalar]| {
                    vector & accesses[0].wave.is(wave as u128) | scalar & accesses[1].wave.is(wave as u128)
                })
                .collect();
            g.output(&format!("hits_{wave}"), &vector_of(g, &of_wave));
        }
    }
}
