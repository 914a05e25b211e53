//! P0, P10 and P20 of a parameter: what SPI_PS_INPUT_CNTL_n makes of what three vertices exported.
//!
//! A value is P0 + I * P10 + J * P20. Differences are rounded to nearest even, denormal numbers as they are.

use super::record::PixelState;
use crate::arith::float_format::FloatFormat;
use crate::atomic::float_add;
use crate::graphics::vertex::record::Vector;
use crate::graphics::vgt::record::PrimitiveKind;
use crate::lds::crossbar::{LdsRequest, LdsRequestWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Channels of a parameter.
pub const CHANNELS: usize = 4;
/// 1.0 and -1.0.
const ONE: u128 = 0x3f80_0000;
const MINUS_ONE: u128 = 0xbf80_0000;

/// What becomes of a channel, by plane: a value that is there, or a difference.
struct Plane {
    /// It is the difference of the vertex and the first one.
    differs: Wire,
    /// Else this.
    value: Wire,
}

/// The fields of SPI_PS_INPUT_CNTL_n and what of the state goes with them.
struct Control {
    missing: Wire,
    flat: Wire,
    sprite: Wire,
    default: Wire,
    top: Wire,
}

impl Control {
    /// The plane of a channel. `own` is that of the plane's vertex, `provoking` that of the provoking one; `first` is the plane P0, `third` P20.
    fn plane(&self, g: &Builder, channel: usize, at: &PlaneAt, own: &Wire, provoking: &Wire, covers: &Wire) -> Plane {
        let one = g.constant(32, ONE);
        let of_default = if channel == 3 { self.default.bit(0) } else { self.default.bit(1) };
        let constant = provoking.when(&self.flat);
        let constant = self.missing.select(&one.when(&of_default), &constant);
        // Parameters that are missing and flat stay as they are, for shaders that interpolate by themselves.
        let as_they_are = &self.missing & &self.flat;
        let is_constant = (&self.missing ^ &self.flat) | at.is_point & !&as_they_are;
        let constant = (&self.missing | &self.flat).select(&constant, own);
        let value = is_constant.select(&constant.when(at.first), own);
        let differs = !(is_constant | as_they_are) & !at.first;
        // Texture coordinates of points (PNT_SPRITE_OVRD): 0, 1, S, T.
        let sprites = &self.sprite & at.is_point & covers.less(&covers.same_width(4));
        let middle = !(at.first | at.third);
        let down = self.top.select(&g.constant(32, MINUS_ONE), &one);
        let t = at.first.select(&one.when(&self.top), &down.when(at.third));
        let arms = [(1u128, one.when(at.first)), (2, one.when(&middle)), (3, t)];
        let sprite = g.lookup(&covers.slice(0, 2), &arms, &g.zero(32));
        Plane { differs: differs & !&sprites, value: sprites.select(&sprite, &value) }
    }
}

/// Which plane is computed, and of what.
struct PlaneAt<'a> {
    first: &'a Wire,
    third: &'a Wire,
    is_point: &'a Wire,
}

generator_block! {
    /// A plane of a parameter, a clock later.
    pub struct ParameterPlane() clocked {
        /// Registers.
        in state: (PixelState),
        /// SPI_PS_INPUT_CNTL_n.
        in input_cntl: (Bits<32>),
        /// What the primitive is.
        in kind: (PrimitiveKind),
        /// The plane: P0, P10, P20.
        in plane: (Bits<2>),
        /// What the first vertex exported,
        in first: (Vector),
        /// and that of the plane: the first, second or third one.
        in vertex: (Vector),
        /// And the provoking one.
        in provoking: (Vector),
        /// The channels of the plane.
        out channel: [Bits<32>; CHANNELS],
    }
    |g| {
        let state = g.input_of::<PixelState>("state");
        let word = g.input("input_cntl");
        let control = Control {
            missing: word.bit(5),
            flat: word.bit(10) & &state.flat_shade_ena,
            sprite: word.bit(17) & &state.pnt_sprite_ena,
            default: word.slice(8, 2),
            top: state.pnt_sprite_top_1.clone(),
        };
        let plane = g.input("plane");
        let (first, third, is_point) = (plane.is(0), plane.is(2), g.input("kind").is_a(PrimitiveKind::Point));
        let at = PlaneAt { first: &first, third: &third, is_point: &is_point };
        let channels = |name: &str| {
            let vector = g.input_of::<Vector>(name);
            [vector.x, vector.y, vector.z, vector.w]
        };
        let [start, own, provoking] = ["first", "vertex", "provoking"].map(channels);
        let keep = g.constant(1, 1);
        let outputs: Vec<Wire> = (0..CHANNELS)
            .map(|channel| {
                let covers = state.pnt_sprite_ovrd.slice(3 * channel as u32, 3);
                let result = control.plane(g, channel, &at, &own[channel], &provoking[channel], &covers);
                let minus = (!start[channel].msb()).concat(&start[channel].slice(0, 31));
                let sum = float_add::add(g, FloatFormat::F32, &own[channel], &minus, &keep)
                    .registered(g, &format!("difference_{channel}"))
                    .rounded(g, &keep);
                let value = g.register(&format!("value_{channel}"), &result.value);
                g.register(&format!("differs_{channel}"), &result.differs).select(&sum, &value)
            })
            .collect();
        g.outputs("channel", &outputs);
    }
}

generator_block! {
    /// Where the channels of a plane go in LDS. `banks`: those of the LDS.
    pub struct PlanePlace(banks: usize) {
        /// First byte of the wave's share.
        in base: (Bits<18>),
        /// Bytes in front of the parameters.
        in extra: (Bits<18>),
        /// Number of the parameter.
        in parameter: (Bits<6>),
        /// Number of the primitive in its wave.
        in primitive: (Bits<4>),
        /// Primitives of the wave.
        in primitives: (Bits<5>),
        /// The plane.
        in plane: (Bits<2>),
        /// The channels.
        in channel: [Bits<32>; CHANNELS],
        /// What is stored.
        out request: [LdsRequest; CHANNELS],
    }
    |g| {
        // Parameter by parameter, primitive by primitive, plane by plane: 12 dwords of a primitive.
        let places = g.input("parameter").zero_extend(10) * g.input("primitives").zero_extend(10);
        let place = places.slice(0, 10) + g.input("primitive").zero_extend(10);
        let dword = place.zero_extend(16) * g.constant(4, 12);
        let front = (g.input("base") + g.input("extra")).slice(2, 16);
        let first = dword.slice(0, 16) + front + g.input("plane").concat(&g.zero(2)).zero_extend(16);
        let low = banks.trailing_zeros();
        for (channel, data) in g.inputs("channel", CHANNELS).into_iter().enumerate() {
            let word = first.plus(channel as u128);
            g.output_of(&format!("request_{channel}"), &LdsRequestWires {
                bank: word.slice(0, low).zero_extend(5),
                row: word.slice(low, 16 - low).resize(11),
                data,
                bytes: g.constant(4, 15),
            });
        }
    }
}
