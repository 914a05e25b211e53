//! The colour block's state and what it comes to.

use crate::graphics::cleared::ClearPlan;
use crate::graphics::surface::Surface;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

record! {
    /// Registers of all targets.
    pub struct ColourState {
        /// CB_TARGET_MASK.
        pub cb_target_mask: Bits<32>,
        /// CB_SHADER_MASK.
        pub cb_shader_mask: Bits<32>,
        /// SPI_SHADER_COL_FORMAT.
        pub spi_shader_col_format: Bits<32>,
        /// CB_COLOR_CONTROL.
        pub cb_color_control: Bits<32>,
        /// CB_BLEND_RED, a float.
        pub cb_blend_red: Bits<32>,
        /// CB_BLEND_GREEN.
        pub cb_blend_green: Bits<32>,
        /// CB_BLEND_BLUE.
        pub cb_blend_blue: Bits<32>,
        /// CB_BLEND_ALPHA.
        pub cb_blend_alpha: Bits<32>,
    }
}

record! {
    /// Registers of one target.
    pub struct TargetState {
        /// CB_COLOR*_BASE.
        pub cb_color_base: Bits<32>,
        /// CB_COLOR*_PITCH.
        pub cb_color_pitch: Bits<32>,
        /// CB_COLOR*_SLICE.
        pub cb_color_slice: Bits<32>,
        /// CB_COLOR*_VIEW.
        pub cb_color_view: Bits<32>,
        /// CB_COLOR*_INFO.
        pub cb_color_info: Bits<32>,
        /// CB_COLOR*_ATTRIB.
        pub cb_color_attrib: Bits<32>,
        /// CB_COLOR*_CMASK.
        pub cb_color_cmask: Bits<32>,
        /// CB_COLOR*_CLEAR_WORD0.
        pub cb_color_clear_word0: Bits<32>,
        /// CB_COLOR*_CLEAR_WORD1.
        pub cb_color_clear_word1: Bits<32>,
        /// CB_BLEND*_CONTROL.
        pub cb_blend_control: Bits<32>,
    }
}

choice! {
    /// Why the colour block does not draw.
    pub enum ColourRefusal {
        /// It does.
        None,
        /// CB_COLOR_CONTROL.MODE: resolves, FMASK.
        Mode,
        /// CB_COLOR*_INFO.COMPRESSION: FMASK; FAST_CLEAR: CMASK of elements of 16 bytes.
        Compressed,
        /// CB_COLOR*_ATTRIB.NUM_SAMPLES, NUM_FRAGMENTS: multisampling.
        Samples,
        /// CB_COLOR*_INFO.ENDIAN: swapped bytes.
        Endian,
        /// CB_COLOR*_INFO.FORMAT and NUMBER_TYPE: no colour surface has them.
        ElementFormat,
        /// CB_COLOR*_ATTRIB.TILE_MODE_INDEX: macro tiles.
        Tiling,
        /// CB_BLEND*_CONTROL: a reserved factor or equation.
        Blend,
        /// A pixel lies outside its surface.
        Outside,
        /// An element lies outside memory.
        Memory,
    }
}

choice! {
    /// What the bits of a channel mean.
    pub enum Meaning {
        /// 0 to 1.
        Unorm,
        /// -1 to 1.
        Snorm,
        /// Unsigned integer.
        Uint,
        /// Signed integer.
        Sint,
        /// 0 to 1, of which the colours are not linear.
        Srgb,
        /// Float of 10, 11, 16 or 32 bits.
        Float,
    }
}

record! {
    /// The format of a colour surface.
    pub struct ColourFormat {
        /// FORMAT: which channels an element has.
        pub channels: Bits<5>,
        /// What their bits mean.
        pub meaning: Meaning,
        /// COMP_SWAP: which component each of them holds.
        pub swap: Bits<2>,
        /// Floats of 16 bits are rounded towards zero.
        pub truncate: Bit,
    }
}

record! {
    /// The blending of colours or of alpha, as in CB_BLEND*_CONTROL.
    pub struct Mix {
        /// The factor of what the shader exported.
        pub source: Bits<5>,
        /// The factor of what the target has.
        pub destination: Bits<5>,
        /// How the products are combined.
        pub equation: Bits<3>,
    }
}

record! {
    /// What the registers of a target come to.
    pub struct Target {
        /// Where it is.
        pub surface: Surface,
        /// What an element holds.
        pub format: ColourFormat,
        /// Tiles of it that may be cleared.
        pub clears: ClearPlan,
        /// They get their values, and nothing is drawn.
        pub eliminates: Bit,
        /// Components that are written; none: there is no target.
        pub mask: Bits<4>,
        /// The export that it gets: exports go to the targets that CB_SHADER_MASK names, in their order.
        pub export: Bits<3>,
        /// How the shader exports that (SPI_SHADER_COL_FORMAT).
        pub export_format: Bits<4>,
        /// How it exports its second colour: as export 1.
        pub second_format: Bits<4>,
        /// It blends.
        pub blends: Bit,
        /// With the shader's second colour.
        pub uses_second: Bit,
        /// Red, green and blue.
        pub colour: Mix,
        /// Alpha.
        pub alpha: Mix,
        /// Colours are clamped to the range of the format.
        pub clamps: Bit,
        /// Its alpha is read as one.
        pub opaque: Bit,
        /// Bits are combined by `rop`.
        pub operates: Bit,
        /// CB_COLOR_CONTROL.ROP3.
        pub rop: Bits<8>,
    }
}

record! {
    /// A component on its way through the pipeline.
    pub struct Slot {
        /// There is one.
        pub valid: Bit,
        /// It is alpha of the three colours, which the components behind it need; nothing comes out.
        pub is_alpha: Bit,
        /// Else the channel of the element.
        pub channel: Bits<2>,
        /// Its pixel of the quad.
        pub pixel: Bits<2>,
    }
}

record! {
    /// A quad of 2 by 2 pixels for the colour block: bit and part 0 is the upper left one, 1 upper right, 2 lower left, 3 lower right.
    pub struct ColourQuad {
        /// There is one. It stays as it is until it is taken.
        pub valid: Bit,
        /// Column of its left pixels, even.
        pub x: Bits<16>,
        /// Row of its upper pixels, even.
        pub y: Bits<16>,
        /// Slice of the targets.
        pub layer: Bits<11>,
        /// Pixels that are drawn.
        pub mask: Bits<4>,
    }
}
