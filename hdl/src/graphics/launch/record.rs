//! What a stage asks of the launcher, and what it is told.

use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

choice! {
    /// Why a stage's waves are not launched.
    pub enum StageRefusal {
        /// They are.
        None,
        /// SPI_SHADER_PGM_RSRC2.TRAP_PRESENT: trap handlers.
        TrapHandler,
        /// SPI_SHADER_PGM_RSRC1.VGPRS: more than the machine has.
        Vgprs,
    }
}

record! {
    /// The registers of a stage that all of them have: SPI_SHADER_PGM_LO, _HI, _RSRC1, _RSRC2.
    pub struct StageState {
        /// SPI_SHADER_PGM_LO: address of the first instruction / 256.
        pub pgm_lo: Bits<32>,
        /// SPI_SHADER_PGM_HI.
        pub pgm_hi: Bits<8>,
        /// RSRC1.VGPRS: VGPRs of a wave in fours, less one.
        pub vgprs: Bits<6>,
        /// RSRC1.FLOAT_MODE.
        pub float_mode: Bits<8>,
        /// RSRC1.DX10_CLAMP.
        pub dx10_clamp: Bit,
        /// RSRC1.IEEE_MODE.
        pub ieee_mode: Bit,
        /// RSRC2.SCRATCH_EN.
        pub scratch_en: Bit,
        /// RSRC2.USER_SGPR.
        pub user_sgpr: Bits<5>,
        /// RSRC2.TRAP_PRESENT.
        pub trap_present: Bit,
    }
}

record! {
    /// A wave that a stage wants. It stays as it is, with what is beside it, until the wave runs.
    pub struct WaveRequest {
        /// There is one.
        pub valid: Bit,
        /// First instruction, bytes.
        pub pc: Bits<48>,
        /// MODE.
        pub mode: Bits<32>,
        /// Lanes.
        pub exec: Bits<64>,
        /// VGPRs that it begins with, 0 to 31.
        pub initial_vgprs: Bits<5>,
        /// User SGPRs, 16 at most.
        pub user_sgprs: Bits<5>,
        /// One more SGPR follows them,
        pub has_system: Bit,
        /// which is this.
        pub system: Bits<32>,
        /// The offset of its scratch memory follows, which is 0: a stage has one such wave at a time.
        pub scratch: Bit,
        /// It may run when it has its registers; until then it waits in its slot.
        pub may_run: Bit,
    }
}

record! {
    /// Where a wave is that is being launched.
    pub struct WavePlaced {
        /// It has its slot, from this cycle on.
        pub valid: Bit,
        /// Its SIMD, one-hot.
        pub simd: Bits<16>,
        /// Its slot.
        pub wave: Bits<4>,
        /// First LDS byte of its share.
        pub lds_base: Bits<18>,
    }
}
