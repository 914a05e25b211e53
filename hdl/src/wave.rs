//! What a wave is to those outside its slot: how it starts, what it issues, and its state, as the units see it.

use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// Where the registers and the memory of a wave are, from its launch to its end.
    pub struct WavePlace {
        /// First row of its VGPRs in the register file.
        pub vgpr_base: Bits<11>,
        /// First LDS byte of its work-group.
        pub lds_base: Bits<18>,
        /// Address of its scratch memory, bytes.
        pub scratch_base: Bits<48>,
    }
}

record! {
    /// The size of a wave and its work-group, from its launch to its end.
    pub struct WaveShape {
        /// It has 64 lanes, as against 32.
        pub wave64: Bit,
        /// Number of its work-group among the resident ones.
        pub group: Bits<5>,
        /// Waves of its work-group.
        pub group_waves: Bits<6>,
        /// LDS bytes of its work-group.
        pub lds_size: Bits<18>,
    }
}

record! {
    /// What the dispatcher gives a wave to start with. Masks and M0 come as writes of scalar registers.
    pub struct WaveLaunch {
        /// First instruction, bytes.
        pub pc: Bits<48>,
        /// MODE.
        pub mode: Bits<32>,
        /// Where its registers and its memory are.
        pub place: WavePlace,
        /// Its size.
        pub shape: WaveShape,
    }
}

record! {
    /// Scalar registers that a wave begins with, where many are written at once ([`crate::config::Units::quick_launch`]).
    pub struct InitialRow {
        /// The last registers, as against user data.
        pub last: Bit,
        /// Sixteen registers of user data; of the last ones TTMP6 to TTMP9 and EXEC.
        pub data: Bits<512>,
    }
}

record! {
    /// The trap handler of a dispatch.
    pub struct TrapHandler {
        /// There is one.
        pub present: Bit,
        /// Address of its first instruction, bytes (TBA).
        pub base: Bits<48>,
        /// What TMA holds.
        pub memory: Bits<48>,
        /// Exceptions of the ALUs that enter it from the first instruction on, as TRAP_CTRL has them.
        pub enables: Bits<7>,
        /// Accesses to watched addresses do, likewise.
        pub enables_watches: Bit,
    }
}

record! {
    /// S_SETREG writes a register that only the trap handler may write; whether the wave is in it, the wave knows.
    pub struct StateWrite {
        /// One is written.
        pub valid: Bit,
        /// Its index (3.4).
        pub index: Bits<6>,
        /// Its new value.
        pub value: Bits<32>,
    }
}

record! {
    /// A wave with dynamic VGPRs allocates or gives back some (3.3.3).
    pub struct Allocation {
        /// It does.
        pub valid: Bit,
        /// VGPRs that it has from now on: 0 to 256, in blocks of 32.
        pub vgprs: Bits<9>,
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
        /// TRAP_CTRL (3.4.10).
        pub trap_control: Bits<10>,
        /// EXCP_FLAG_PRIV (3.4.10).
        pub exception_flags: Bits<32>,
        /// Of EXCP_FLAG_USER the exceptions of the ALUs, and above them buffer_oob and lod_clamped.
        pub raised: Bits<9>,
        /// It is in its trap handler.
        pub privileged: Bit,
        /// Address of its next instruction, bytes.
        pub pc: Bits<48>,
        /// Where its registers and its memory are.
        pub place: WavePlace,
        /// Its size.
        pub shape: WaveShape,
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

record! {
    /// What happens of the instructions of a wave in a cycle.
    pub struct Progress {
        /// A pair of its scalar registers is written.
        pub scalar_write: Bit,
        /// SCC is.
        pub scc_write: Bit,
        /// MODE is.
        pub mode_write: Bit,
        /// A register is that only the trap handler may write.
        pub state_write: Bit,
        /// It writes exceptions of the ALUs.
        pub exceptions_write: Bit,
        /// The scalar ALU finishes an instruction.
        pub salu_done: Bit,
        /// Exceptions that this one raises.
        pub scalar_raised: Bits<7>,
        /// An access of vector memory is out of the bounds of a buffer.
        pub outside: Bit,
        /// The vector ALU has taken the scalar operands of an instruction.
        pub valu_read: Bit,
        /// It finishes an instruction.
        pub valu_done: Bit,
        /// Exceptions that it raises, as EXCP_FLAG_USER has them.
        pub raised: Bits<7>,
        /// ... one that writes scalars.
        pub valu_scalar_done: Bit,
        /// Scalar memory finishes an instruction.
        pub smem_done: Bit,
        /// An instruction that stopped the wave is done.
        pub resume: Bit,
        /// An instruction sets the program counter or puts the wave to sleep.
        pub transfer: Bit,
        /// A vector memory instruction has read its last VGPR.
        pub vmem_read: Bit,
        /// An instruction that LOADcnt counts is finished.
        pub load_done: Bit,
        /// One that STOREcnt counts.
        pub store_done: Bit,
        /// An LDS instruction has read its last VGPR.
        pub lds_read: Bit,
        /// One is finished.
        pub lds_done: Bit,
    }
}

record! {
    /// The waves that the units work for in a cycle, as far as waves learn what happens.
    pub struct Workers {
        /// Whose scalar registers are written.
        pub scalar_write: Bits<4>,
        /// Whose instruction the scalar ALU executes.
        pub salu: Bits<4>,
        /// Whose operation is at the head of the vector ALU.
        pub valu_head: Bits<4>,
        /// Whose operation it writes back.
        pub valu: Bits<4>,
        /// Whose registers scalar memory reads.
        pub smem_read: Bits<4>,
        /// Whose instruction it finishes.
        pub smem: Bits<4>,
        /// Whose VGPRs vector memory reads.
        pub vmem_read: Bits<4>,
        /// Whose instruction it finishes.
        pub vmem: Bits<4>,
        /// Whose accesses it begins.
        pub vmem_sent: Bits<4>,
        /// Whose VGPRs the local data share reads.
        pub lds_read: Bits<4>,
        /// Whose instruction it finishes.
        pub lds: Bits<4>,
    }
}
