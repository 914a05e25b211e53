//! The scalar registers of one SIMD: 128 a wave, at the numbers of their source codes (SGPR 0-105, VCC 106/107, TTMP
//! 108-123, NULL 124, M0 125, EXEC 126/127).
//!
//! Even and odd registers lie in two RAMs so that an aligned pair is read or written in one cycle; with a quick launch in rows ([`super::sgpr_rows`]). VCC, M0 and EXEC are
//! kept here as operands; their shadows in [`crate::front::wave_slot`] serve the implicit uses. NULL is never written and
//! so reads zero, as a pair too. Each read port is a copy of the RAM in synthesis.

use super::sgpr_rows::read_rows;
use crate::parts::constants::NULL;
use crate::parts::ram::{Write, register_file};
use crate::scalar::write_port::{ScalarWrite, ScalarWriteWires};
use crate::wave::InitialRow;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Read ports: scalar ALU 2, vector ALU 3, scalar memory 2, vector memory 1.
pub const READ_PORTS: usize = 8;
generator_block! {
    /// Registers of `waves` waves. Reads see the write of the same cycle.
    /// `quick`: 1 with a quick launch, else 0.
    pub struct SgprFile(waves: usize, quick: usize) clocked {
        /// Wave of each read.
        in read_wave: [Bits<4>; READ_PORTS],
        /// Register of each read.
        in read_index: [Bits<7>; READ_PORTS],
        /// What is written.
        in write: (ScalarWrite),
        /// The write is of a wave that is launched, and this is written in its place.
        in launches: [Bit; quick],
        /// What the wave begins with.
        in initial: [InitialRow; quick],
        /// One cycle later: the register in the low half, the odd register of its pair in the high half.
        out read_data: [Bits<64>; READ_PORTS],
    }
    |g| {
        let reads: Vec<_> = g.inputs("read_wave", READ_PORTS).into_iter().zip(g.inputs("read_index", READ_PORTS)).collect();
        let write = g.input_of::<ScalarWrite>("write");
        let data = match (g.inputs("launches", quick).first(), g.inputs_of::<InitialRow>("initial", quick).first()) {
            (Some(launches), Some(row)) => read_rows(g, waves, &reads, &write, (launches, row)),
            _ => read_pairs(g, waves, &reads, &write),
        };
        for (at, ((_, index), [even, odd])) in reads.iter().zip(&data).enumerate() {
            let is_odd = g.register(&format!("is_odd_{at}"), &index.bit(0));
            let is_null = g.register(&format!("is_null_{at}"), &index.is(NULL));
            let low = is_odd.select(odd, even);
            g.output(&format!("read_data_{at}"), &odd.when(&!is_null).concat(&low));
        }
    }
}

/// Even and odd register of each read, wave and register, a cycle later.
fn read_pairs(g: &Builder, waves: usize, reads: &[(Wire, Wire)], write: &ScalarWriteWires) -> Vec<[Wire; 2]> {
    let depth = 64 * waves as u32;
    let address = |wave: &Wire, pair: &Wire| wave.concat(pair);
    let reads: Vec<_> = reads.iter().map(|(wave, index)| address(wave, &index.slice(1, 6))).collect();
    let ScalarWriteWires { valid: write, wave, pair, data, halves, .. } = write;
    let write_address = address(wave, pair);
    let enable = write & halves.bit(0) & !pair.is(NULL >> 1);
    let even = Write { enable: &enable, address: &write_address, data: &data.slice(0, 32) };
    let even = register_file(g, "even", depth, &even, &reads);
    let enable = write & halves.bit(1);
    let odd = Write { enable: &enable, address: &write_address, data: &data.slice(32, 32) };
    let odd = register_file(g, "odd", depth, &odd, &reads);
    even.into_iter().zip(odd).map(|(even, odd)| [even, odd]).collect()
}
