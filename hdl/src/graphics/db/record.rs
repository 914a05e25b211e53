//! The depth block's state and what it comes to.

use crate::graphics::cleared::ClearPlan;
use crate::graphics::surface::Surface;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

record! {
    /// Registers of a draw.
    pub struct DepthState {
        /// DB_RENDER_CONTROL.
        pub db_render_control: Bits<32>,
        /// DB_DEPTH_VIEW.
        pub db_depth_view: Bits<32>,
        /// DB_HTILE_DATA_BASE.
        pub db_htile_data_base: Bits<32>,
        /// DB_DEPTH_BOUNDS_MIN, a float.
        pub db_depth_bounds_min: Bits<32>,
        /// DB_DEPTH_BOUNDS_MAX.
        pub db_depth_bounds_max: Bits<32>,
        /// DB_STENCIL_CLEAR.
        pub db_stencil_clear: Bits<32>,
        /// DB_DEPTH_CLEAR, a float.
        pub db_depth_clear: Bits<32>,
        /// DB_DEPTH_INFO.
        pub db_depth_info: Bits<32>,
        /// DB_Z_INFO.
        pub db_z_info: Bits<32>,
        /// DB_STENCIL_INFO.
        pub db_stencil_info: Bits<32>,
        /// DB_Z_READ_BASE.
        pub db_z_read_base: Bits<32>,
        /// DB_STENCIL_READ_BASE.
        pub db_stencil_read_base: Bits<32>,
        /// DB_Z_WRITE_BASE.
        pub db_z_write_base: Bits<32>,
        /// DB_STENCIL_WRITE_BASE.
        pub db_stencil_write_base: Bits<32>,
        /// DB_DEPTH_SIZE.
        pub db_depth_size: Bits<32>,
        /// DB_DEPTH_SLICE.
        pub db_depth_slice: Bits<32>,
        /// DB_STENCIL_CONTROL.
        pub db_stencil_control: Bits<32>,
        /// DB_STENCILREFMASK.
        pub db_stencilrefmask: Bits<32>,
        /// DB_STENCILREFMASK_BF.
        pub db_stencilrefmask_bf: Bits<32>,
        /// DB_DEPTH_CONTROL.
        pub db_depth_control: Bits<32>,
        /// DB_SHADER_CONTROL.
        pub db_shader_control: Bits<32>,
        /// DB_ALPHA_TO_MASK.
        pub db_alpha_to_mask: Bits<32>,
        /// GB_TILE_MODE31, of surfaces whose mode drivers did not find.
        pub gb_tile_mode_31: Bits<32>,
    }
}

choice! {
    /// Why the depth block does not draw.
    pub enum DepthRefusal {
        /// It does.
        None,
        /// DB_Z_INFO.NUM_SAMPLES: multisampling.
        Samples,
        /// DB_*_READ_BASE, DB_*_WRITE_BASE: a surface is read where it is written.
        Bases,
        /// DB_RENDER_CONTROL: copies of depth to colour.
        Copy,
        /// DB_DEPTH_CONTROL: colours that do not follow the test.
        ColourWrites,
        /// DB_ALPHA_TO_MASK.
        AlphaToMask,
        /// DB_SHADER_CONTROL.COVERAGE_TO_MASK_ENABLE.
        CoverageToMask,
        /// DB_DEPTH_INFO.ARRAY_MODE: macro tiles.
        Tiling,
        /// A pixel lies outside its surface.
        Outside,
        /// An element lies outside memory.
        Memory,
    }
}

choice! {
    /// How depths are kept (DB_Z_INFO.FORMAT).
    pub enum DepthFormat {
        /// 16 bits from 0 to 1.
        Unorm16,
        /// 24 bits of 32, from 0 to 1.
        Unorm24,
        /// Floats of 32 bits.
        Float32,
    }
}

record! {
    /// The stencil test of one side.
    pub struct StencilSide {
        /// STENCILFUNC.
        pub function: Bits<3>,
        /// What is done where it fails.
        pub fail: Bits<4>,
        /// Where it and the depth test pass.
        pub pass: Bits<4>,
        /// Where the depth test fails.
        pub depth_fail: Bits<4>,
        /// STENCILTESTVAL.
        pub reference: Bits<8>,
        /// STENCILMASK.
        pub mask: Bits<8>,
        /// STENCILWRITEMASK.
        pub write_mask: Bits<8>,
        /// STENCILOPVAL.
        pub operand: Bits<8>,
    }
}

record! {
    /// What the registers come to.
    pub struct DepthSetup {
        /// Depths are read, as there is a surface and they are compared or written.
        pub depth: Bit,
        /// How they are kept.
        pub format: DepthFormat,
        /// Where.
        pub depth_surface: Surface,
        /// ZFUNC; always, where nothing is compared.
        pub function: Bits<3>,
        /// Depths that pass are written.
        pub writes: Bit,
        /// What is there must lie between two depths.
        pub bounded: Bit,
        /// The least one.
        pub least: Bits<32>,
        /// The greatest one.
        pub greatest: Bits<32>,
        /// The depth of a clear takes the place of the pixel's.
        pub clears_depth: Bit,
        /// It.
        pub clear_depth: Bits<32>,
        /// Stencil is tested.
        pub stencil: Bit,
        /// Where it is.
        pub stencil_surface: Surface,
        /// Of front faces.
        pub front: StencilSide,
        /// Of back faces.
        pub back: StencilSide,
        /// The stencil of a clear takes the place of what operations give.
        pub clears_stencil: Bit,
        /// It.
        pub clear_stencil: Bits<8>,
        /// Tiles that may be cleared.
        pub clears: ClearPlan,
        /// Tests come before the shader.
        pub early: Bit,
        /// The shader's depth counts,
        pub takes_depth: Bit,
        /// its stencil reference,
        pub takes_reference: Bit,
        /// its operand of stencil operations.
        pub takes_operand: Bit,
    }
}

record! {
    /// A quad of 2 by 2 pixels for the depth block: bit and part 0 is the upper left one, 1 upper right, 2 lower left, 3 lower right.
    pub struct DepthQuad {
        /// There is one. It stays as it is until it is taken.
        pub valid: Bit,
        /// Column of its left pixels, even.
        pub x: Bits<16>,
        /// Row of its upper pixels, even.
        pub y: Bits<16>,
        /// Slice of the surfaces.
        pub layer: Bits<11>,
        /// Pixels that are tested.
        pub mask: Bits<4>,
        /// They are of a front face.
        pub front: Bit,
        /// Their depths.
        pub depths: Bits<128>,
    }
}

record! {
    /// What the shader exported for the tests of a pixel.
    pub struct DepthExport {
        /// It exported a depth.
        pub has_depth: Bit,
        /// It exported stencil.
        pub has_stencil: Bit,
        /// The depth, a float.
        pub depth: Bits<32>,
        /// The reference in the lowest byte, the operand in the next one.
        pub stencil: Bits<16>,
    }
}
