//! What the registers of a colour target mean, and what of them is not built.

use super::format::{exists, size};
use super::record::{
    ColourFormatWires, ColourRefusal, ColourState, ColourStateWires, Meaning, MixWires, Target, TargetState,
    TargetStateWires, TargetWires,
};
use crate::graphics::cleared::ClearPlanWires;
use crate::graphics::surface::{Layout, SurfaceWires, layout};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Colour targets.
pub const TARGETS: usize = 8;
/// Entries of GB_TILE_MODE.
pub const TILE_MODES: usize = 32;
/// ROP3 that copies the source.
const COPY: u128 = 0xcc;
/// Factors that there are: bit `n` for factor `n`. 11 and 12 are reserved.
const FACTORS: u128 = 0x001f_ffff & !(1 << 11 | 1 << 12);
/// Factors with the shader's second colour: 15 to 18.
const SECOND: u128 = 0b1111 << 15;

/// Bits `high` to `low` of a register.
pub fn field(word: &Wire, high: u32, low: u32) -> Wire {
    word.slice(low, high + 1 - low)
}

/// [`Meaning`] of NUMBER_TYPE, and whether there is one.
fn meaning(g: &Builder, number: &Wire) -> (Wire, Wire) {
    let known = [
        (0, Meaning::Unorm),
        (1, Meaning::Snorm),
        (4, Meaning::Uint),
        (5, Meaning::Sint),
        (6, Meaning::Srgb),
        (7, Meaning::Float),
    ];
    let arms: Vec<_> = known.iter().map(|(code, meaning)| (*code, g.constant_of(*meaning))).collect();
    (g.lookup(number, &arms, &g.constant_of(Meaning::Unorm)), !(number.is(2) | number.is(3)))
}

/// The factors and the equation of one half of CB_BLEND*_CONTROL.
fn mix(control: &Wire, first: u32) -> MixWires {
    MixWires {
        source: control.slice(first, 5),
        equation: control.slice(first + 5, 3),
        destination: control.slice(first + 8, 5),
    }
}

/// Whether a factor or the equation is reserved, and whether a factor is of the shader's second colour.
fn factors(g: &Builder, mix: &MixWires) -> (Wire, Wire) {
    let listed = |list: u128, factor: &Wire| g.constant(32, list).slice_at(factor, 1);
    let known = listed(FACTORS, &mix.source) & listed(FACTORS, &mix.destination);
    let second = listed(SECOND, &mix.source) | listed(SECOND, &mix.destination);
    (!known | !mix.equation.less(&g.constant(3, 5)), second)
}

generator_block! {
    /// What the registers of target `number` come to.
    pub struct TargetDecode() {
        /// The target.
        in number: (Bits<3>),
        /// Registers of all targets.
        in state: (ColourState),
        /// Registers of each target.
        in targets: [TargetState; TARGETS],
        /// GB_TILE_MODE.
        in gb_tile_mode: [Bits<32>; TILE_MODES],
        /// It.
        out target: (Target),
        /// Why it is not drawn to.
        out refusal: (ColourRefusal),
    }
    |g| {
        let number = g.input("number");
        let state = g.input_of::<ColourState>("state");
        let ColourStateWires { cb_target_mask, cb_shader_mask, spi_shader_col_format, cb_color_control, .. } = state;
        let targets = g.inputs_of::<TargetState>("targets", TARGETS);
        let own = TargetStateWires::combine("", &targets, &mut |_, words| g.choose(&number, words));
        let TargetStateWires { cb_color_base, cb_color_pitch, cb_color_slice, cb_color_view, .. } = own;
        let (info, attrib, control) = (own.cb_color_info, own.cb_color_attrib, own.cb_blend_control);

        let nibble_at = |word: &Wire, at: &Wire| word.slice_at(&at.concat(&g.zero(2)), 4);
        let nibble = |word: &Wire| nibble_at(word, &number);
        // Exports have no holes: the first one is for the first target that the shader has a colour for.
        let export = (0..TARGETS as u32 - 1).fold(g.zero(3), |before, at| {
            let counts = cb_shader_mask.slice(4 * at, 4).any() & g.constant(3, at.into()).less(&number);
            before + counts.zero_extend(3)
        });
        let export = g.name("export_number", &export);
        let mode = field(&cb_color_control, 6, 4);
        let channels = field(&info, 6, 2);
        // CB_ELIMINATE_FAST_CLEAR.
        let eliminates = mode.is(2);
        let marked = info.bit(13);
        let exported = eliminates.select(&marked.repeat(4), &nibble(&cb_shader_mask));
        let mask = (nibble(&cb_target_mask) & exported).when(&(mode.any() & channels.any()));
        let is_bytes = channels.is(1) | channels.is(3) | channels.is(10);
        let (named, is_known) = meaning(g, &field(&info, 10, 8));
        let degamma = cb_color_control.bit(3) & is_bytes & field(&info, 10, 8).none();
        let meaning = g.name("meaning", &degamma.select(&g.constant_of(Meaning::Srgb), &named));
        let is_integer = meaning.is_a(Meaning::Uint) | meaning.is_a(Meaning::Sint);

        let tile_mode = g.choose(&field(&attrib, 4, 0), &g.inputs("gb_tile_mode", TILE_MODES));
        let (tiles, is_tiled) = layout(g, &field(&tile_mode, 5, 2), &field(&tile_mode, 24, 22));
        let general = info.bit(7);

        let colour = mix(&control, 0);
        let alpha = MixWires::combine("", &[mix(&control, 16), mix(&control, 0)], &mut |_, halves| {
            control.bit(29).select(&halves[0], &halves[1])
        });
        let blends = control.bit(30) & !info.bit(16) & !&is_integer;
        let [(colour_reserved, colour_second), (alpha_reserved, alpha_second)] =
            [&colour, &alpha].map(|mix| factors(g, mix));

        let refused_mode = mode.any() & !mode.is(1) & !&eliminates;
        let size = size(g, &channels);
        let reasons = [
            (refused_mode.clone(), ColourRefusal::Mode),
            (info.bit(14) | (&marked & size.is(4)), ColourRefusal::Compressed),
            (field(&attrib, 14, 12).any() | field(&attrib, 16, 15).any(), ColourRefusal::Samples),
            (field(&info, 1, 0).any(), ColourRefusal::Endian),
            (!(is_known & exists(g, &channels, &meaning)), ColourRefusal::ElementFormat),
            (!(&general | is_tiled), ColourRefusal::Tiling),
            (&blends & (colour_reserved | alpha_reserved), ColourRefusal::Blend),
        ];
        let none = g.constant_of(ColourRefusal::None);
        let refusal = reasons.iter().rev().fold(none.clone(), |behind, (applies, reason)| {
            applies.select(&g.constant_of(*reason), &behind)
        });
        // The mode is of all targets.
        let counts = mask.any() | refused_mode;
        g.output("refusal", &counts.select(&refusal, &none));

        let rop = field(&cb_color_control, 23, 16);
        let operates = !rop.is(COPY) & !control.bit(31) & !meaning.is_a(Meaning::Float);
        let surface = SurfaceWires {
            base: cb_color_base,
            pitch: field(&cb_color_pitch, 10, 0),
            slice: field(&cb_color_slice, 21, 0),
            first_slice: field(&cb_color_view, 10, 0),
            size,
            layout: general.select(&g.constant_of(Layout::Linear), &tiles),
        };
        let format = ColourFormatWires { channels, meaning, swap: field(&info, 12, 11), truncate: info.bit(18) };
        let uses_second = &blends & (colour_second | alpha_second);
        g.output_of("target", &TargetWires {
            surface,
            clears: ClearPlanWires {
                base: own.cb_color_cmask,
                of_words: g.zero(1),
                has_second: g.zero(1),
                first: marked,
                second: g.zero(1),
                first_value: own.cb_color_clear_word1.concat(&own.cb_color_clear_word0),
                second_value: g.zero(8),
            },
            eliminates,
            format,
            mask,
            export_format: nibble_at(&spi_shader_col_format, &export),
            export,
            second_format: field(&spi_shader_col_format, 7, 4),
            blends,
            uses_second,
            colour,
            alpha,
            clamps: info.bit(15),
            opaque: attrib.bit(17),
            operates,
            rop,
        });
    }
}
