//! The registers of the pixel stage, and what it refuses.

use crate::graphics::launch::record::{StageRefusal, StageState};
use crate::graphics::vgt::record::PrimitiveKind;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block, record};

/// SPI_PS_INPUT_CNTL_0 to SPI_PS_INPUT_CNTL_31.
pub const PARAMETERS: usize = 32;
/// Quads of a wave.
pub const QUADS: usize = 16;
/// Bytes of LDS that a unit of RSRC2.EXTRA_LDS_SIZE stands for.
const EXTRA_LDS: u32 = 512;
/// Bytes of a parameter of a primitive: P0, P10 and P20 of four channels.
pub const PARAMETER_BYTES: u128 = 48;

choice! {
    /// Why a draw ends in its pixel stage.
    pub enum PixelRefusal {
        /// It does not.
        None,
        /// SPI_SHADER_PGM_RSRC2_PS.WAVE_CNT_EN: counts of waves.
        WaveCount,
        /// SPI_PS_IN_CONTROL.PARAM_GEN: generated parameters.
        GeneratedParameters,
        /// SPI_PS_INPUT_CNTL_n.CYL_WRAP: cylindrical wrapping.
        CylindricalWrap,
        /// SPI_SHADER_PGM_RSRC2_PS.TRAP_PRESENT: trap handlers.
        TrapHandler,
        /// SPI_SHADER_PGM_RSRC1_PS.VGPRS: more than the machine has.
        Vgprs,
        /// The parameters of 16 primitives behind SPI_SHADER_PGM_RSRC2_PS.EXTRA_LDS_SIZE are more than the LDS.
        Lds,
    }
}

record! {
    /// The registers that the pixel stage of a draw depends on, beside its user data and SPI_PS_INPUT_CNTL_n.
    pub struct PixelState {
        /// SPI_SHADER_PGM_LO_PS, _HI_PS, _RSRC1_PS, _RSRC2_PS.
        pub stage: StageState,
        /// SPI_SHADER_PGM_RSRC2_PS.WAVE_CNT_EN.
        pub wave_cnt_en: Bit,
        /// SPI_SHADER_PGM_RSRC2_PS.EXTRA_LDS_SIZE.
        pub extra_lds_size: Bits<8>,
        /// SPI_PS_IN_CONTROL.NUM_INTERP.
        pub num_interp: Bits<6>,
        /// SPI_PS_IN_CONTROL.PARAM_GEN.
        pub param_gen: Bit,
        /// SPI_PS_INPUT_ENA, its inputs.
        pub input_ena: Bits<16>,
        /// SPI_PS_INPUT_ADDR, its inputs.
        pub input_addr: Bits<16>,
        /// SPI_INTERP_CONTROL_0.FLAT_SHADE_ENA.
        pub flat_shade_ena: Bit,
        /// SPI_INTERP_CONTROL_0.PNT_SPRITE_ENA.
        pub pnt_sprite_ena: Bit,
        /// SPI_INTERP_CONTROL_0.PNT_SPRITE_OVRD_X, _Y, _Z, _W, 3 bits each, X lowest.
        pub pnt_sprite_ovrd: Bits<12>,
        /// SPI_INTERP_CONTROL_0.PNT_SPRITE_TOP_1.
        pub pnt_sprite_top_1: Bit,
        /// SPI_BARYC_CNTL.POS_FLOAT_ULC.
        pub pos_float_ulc: Bit,
        /// SPI_BARYC_CNTL.FRONT_FACE_ALL_BITS.
        pub front_face_all_bits: Bit,
        /// PA_SU_SC_MODE_CNTL.PERSP_CORR_DIS.
        pub persp_corr_dis: Bit,
    }
}

record! {
    /// Whose the pixels of a quad are: the places of the vertices in their batch, by which their parameters are found.
    pub struct PixelPrimitive {
        /// What it is.
        pub kind: PrimitiveKind,
        /// The vertex that gives the flat values.
        pub provoking: Bits<2>,
        /// Place of the first vertex.
        pub first: Bits<6>,
        /// Of the second one.
        pub second: Bits<6>,
        /// Of the third one.
        pub third: Bits<6>,
    }
}

impl PixelStateWires {
    /// Bytes of LDS in front of the parameters, 18 bits.
    pub fn extra_bytes(&self) -> Wire {
        let unit = self.extra_lds_size.same_width(0).slice(0, 1).repeat(EXTRA_LDS.trailing_zeros());
        self.extra_lds_size.concat(&unit).zero_extend(18)
    }

    /// How many parameters the shader has, 6 bits: 32 at most.
    pub fn parameters(&self) -> Wire {
        let most = self.num_interp.same_width(PARAMETERS as u128);
        most.less(&self.num_interp).select(&most, &self.num_interp)
    }
}

generator_block! {
    /// What the registers say of the stage's waves, and what is refused of them. For a machine with `lds_bytes` bytes of LDS.
    pub struct PixelCheck(lds_bytes: usize) {
        /// The registers.
        in state: (PixelState),
        /// SPI_PS_INPUT_CNTL_n.
        in input_cntl: [Bits<32>; PARAMETERS],
        /// What is refused of the waves.
        in stage: (StageRefusal),
        /// Bytes of LDS of a wave: the parameters of as many primitives as it has quads.
        out lds_bytes: (Bits<18>),
        /// Bytes of LDS in front of the parameters.
        out extra_bytes: (Bits<18>),
        /// Parameters of the shader.
        out parameters: (Bits<6>),
        /// What is refused.
        out refusal: (PixelRefusal),
    }
    |g| {
        let (state, stage) = (g.input_of::<PixelState>("state"), g.input("stage"));
        let (extra, parameters) = (state.extra_bytes(), state.parameters());
        let wraps = g.inputs("input_cntl", PARAMETERS).into_iter().zip(0u128..).map(|(word, number)| {
            word.slice(13, 4).any() & parameters.same_width(number).less(&parameters)
        });
        let wraps = g.or_all(1, &wraps.collect::<Vec<_>>());
        let all = &parameters * g.constant(10, QUADS as u128 * PARAMETER_BYTES);
        let bytes = g.name("bytes_of_wave", &(extra.zero_extend(19) + all.zero_extend(19)));
        let too_many = bytes.same_width(lds_bytes as u128).less(&bytes);
        let checks = [
            (state.wave_cnt_en, PixelRefusal::WaveCount),
            (state.param_gen, PixelRefusal::GeneratedParameters),
            (wraps, PixelRefusal::CylindricalWrap),
            (stage.is_a(StageRefusal::TrapHandler), PixelRefusal::TrapHandler),
            (stage.is_a(StageRefusal::Vgprs), PixelRefusal::Vgprs),
            (too_many, PixelRefusal::Lds),
        ];
        let none = g.constant_of(PixelRefusal::None);
        let first = checks.iter().rev().fold(none, |behind: Wire, (wrong, refusal)| {
            wrong.select(&g.constant_of(*refusal), &behind)
        });
        g.output("refusal", &first);
        g.output("lds_bytes", &bytes.slice(0, 18));
        g.output("extra_bytes", &extra);
        g.output("parameters", &parameters);
    }
}
