//! What a wave is to those outside its slot: how it starts, what it issues, and its state, as the units see it.

use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// What a wave has from its launch to its end: its size, and where its registers and its memory are.
    pub struct WavePlace {
        /// First row of its VGPRs in the register file.
        pub vgpr_base: Bits<11>,
        /// It has 64 lanes, as against 32.
        pub wave64: Bit,
        /// Number of its work-group among the resident ones.
        pub group: Bits<5>,
        /// Waves of its work-group.
        pub group_waves: Bits<6>,
        /// First LDS byte of its work-group.
        pub lds_base: Bits<17>,
        /// LDS bytes of its work-group.
        pub lds_size: Bits<17>,
        /// Address of its scratch memory, bytes.
        pub scratch_base: Bits<48>,
    }
}

record! {
    /// What the dispatcher gives a wave to start with. Masks and M0 come as writes of scalar registers.
    pub struct WaveLaunch {
        /// First instruction, bytes.
        pub pc: Bits<48>,
        /// MODE.
        pub mode: Bits<32>,
        /// What it has until its end.
        pub place: WavePlace,
    }
}

record! {
    /// The state of a wave.
    pub struct WaveState {
        /// Lane mask.
        pub exec: Bits<64>,
        /// Vector condition code.
        pub vcc: Bits<64>,
        /// Scalar condition code.
        pub scc: Bit,
        /// M0.
        pub m0: Bits<32>,
        /// MODE (3.4.3).
        pub mode: Bits<32>,
        /// STATUS (3.4.1).
        pub status: Bits<32>,
        /// STATE_PRIV (3.4.2).
        pub state_priv: Bits<32>,
        /// Address of its next instruction, bytes.
        pub pc: Bits<48>,
        /// What it has from its launch to its end.
        pub place: WavePlace,
        /// No result of the scalar ALU is outstanding.
        pub scalars_settled: Bit,
    }
}

record! {
    /// An instruction that a unit receives. What it does comes from the decoder.
    pub struct Issued {
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number in the wave.
        pub sequence: Bits<16>,
    }
}
