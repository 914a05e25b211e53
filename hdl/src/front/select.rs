//! State of one wave, chosen by its number, for the units that serve all waves.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The state of wave `index` of `waves`.
    pub struct WaveSelect(waves: usize) {
        /// Which wave.
        in index: (Bits<4>),
        /// Lane masks.
        in exec: [Bits<64>; waves],
        /// MODE registers.
        in mode: [Bits<32>; waves],
        /// First VGPR rows.
        in vgpr_base: [Bits<11>; waves],
        /// Scalar condition codes.
        in scc: [Bit; waves],
        /// No scalar ALU result outstanding.
        in settled: [Bit; waves],
        /// Its lane mask.
        out wave_exec: (Bits<64>),
        /// Its MODE.
        out wave_mode: (Bits<32>),
        /// Its first VGPR row.
        out wave_vgpr_base: (Bits<11>),
        /// Its SCC.
        out wave_scc: (Bit),
        /// It has no scalar ALU result outstanding.
        out wave_settled: (Bit),
    }
    |g| {
        let index = g.input("index");
        for name in ["exec", "mode", "vgpr_base", "scc", "settled"] {
            let values: Vec<(u128, Wire)> = g.inputs(name, waves).into_iter().enumerate().map(|(at, v)| (at as u128, v)).collect();
            g.output(&format!("wave_{name}"), &g.lookup(&index, &values[1..], &values[0].1));
        }
    }
}

generator_block! {
    /// Addresses of the instructions at the heads of chosen waves.
    pub struct HeadTrace(waves: usize, count: usize) {
        /// The chosen wave, one-hot.
        in granted: [Bits<16>; count],
        /// Addresses of the waves' heads.
        in pc: [Bits<48>; waves],
        /// Address of the instruction.
        out head_pc: [Bits<48>; count],
    }
    |g| {
        let pcs = g.inputs("pc", waves);
        let of = |granted: &Wire| crate::parts::round_robin::one_hot_select(g, granted, &pcs);
        let issued: Vec<Wire> = g.inputs("granted", count).iter().map(of).collect();
        g.outputs("head_pc", &issued);
    }
}
