//! From what a shader exported to the bits of a channel: a component a clock.
//!
//! ```text
//!   0  the exported words as numbers, clamped; what the target has
//!   1  factors: one minus them           5  products: normalised
//!   2  of them: rounded                  6  sum or difference; the smaller, the larger one
//!   3  factors                           7  of it: rounded, clamped
//!   4  products                          8  packed
//! ```
//!
//! The slot in front of a pixel's channels has alpha of all three colours, for the factors of the others. Arithmetic is that of binary32: every operation
//! is rounded to nearest even, denormal numbers are as they are, a NaN that comes out is 0x7fc00000.

use super::format::{ChannelPlace, alpha, channel};
use super::record::{Meaning, MixWires, Slot, SlotWires, Target, TargetWires};
use super::value::{NAN, ONE, clamped, exported, packed, packed_integer, unpacked};
use crate::arith::float_format::FloatFormat;
use crate::atomic::float_add;
use crate::ray::arithmetic::{is_nan, ordered, product};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Clocks from a slot to its bits.
pub const STAGES: u64 = 9;
/// The sign of a binary32 number.
const SIGN: u128 = 1 << 31;

/// Factors of CB_BLEND*_CONTROL by number, without those that are one minus the one before.
#[derive(Clone, Copy)]
enum Factor {
    Zero,
    One,
    Source,
    SourceAlpha,
    DestinationAlpha,
    Destination,
    Saturate,
    Constant,
    Second,
    SecondAlpha,
    ConstantAlpha,
}

/// Numbers of the factors, and whether one minus them is meant.
const FACTORS: [(u128, Factor, bool); 19] = [
    (0, Factor::Zero, false),
    (1, Factor::One, false),
    (2, Factor::Source, false),
    (3, Factor::Source, true),
    (4, Factor::SourceAlpha, false),
    (5, Factor::SourceAlpha, true),
    (6, Factor::DestinationAlpha, false),
    (7, Factor::DestinationAlpha, true),
    (8, Factor::Destination, false),
    (9, Factor::Destination, true),
    // The smaller one of the source's alpha and what the target's lacks; of alpha it is one.
    (10, Factor::Saturate, true),
    (13, Factor::Constant, false),
    (14, Factor::Constant, true),
    (15, Factor::Second, false),
    (16, Factor::Second, true),
    (17, Factor::SecondAlpha, false),
    (18, Factor::SecondAlpha, true),
    (19, Factor::ConstantAlpha, false),
    (20, Factor::ConstantAlpha, true),
];
const SATURATE: u128 = 10;

/// A value `clocks` clocks later.
fn later(g: &Builder, name: &str, value: &Wire, clocks: std::ops::RangeInclusive<u32>) -> Wire {
    clocks.fold(value.clone(), |value, clock| g.register(&format!("{name}_{clock}"), &value))
}

/// The sum a clock later.
fn sum(g: &Builder, name: &str, a: &Wire, b: &Wire) -> Wire {
    let keep = g.constant(1, 1);
    float_add::add(g, FloatFormat::F32, a, b, &keep).registered(g, name).rounded(g, &keep)
}

/// The smaller one of two numbers, or the larger one; of equal ones and of two NaNs the first, of a NaN and a number the number.
fn extreme(g: &Builder, first: &Wire, second: &Wire, largest: bool) -> Wire {
    let [one, other] = [first, second].map(|number| ordered(g, number));
    let second_wins = if largest { one.less(&other) } else { other.less(&one) };
    let takes_second = (is_nan(first) | &second_wins) & !is_nan(second);
    takes_second.select(second, first)
}

/// The numbers that factors are made of.
struct Numbers<'a> {
    source: &'a Wire,
    second: &'a Wire,
    destination: &'a Wire,
    source_alpha: &'a Wire,
    second_alpha: &'a Wire,
    destination_alpha: &'a Wire,
    constant: &'a Wire,
    constant_alpha: &'a Wire,
    is_alpha: &'a Wire,
}

/// A factor before anything is taken from one, and whether one minus it is meant.
fn factor(g: &Builder, number: &Wire, of: &Numbers) -> (Wire, Wire) {
    let value = |factor| match factor {
        Factor::Zero => g.zero(32),
        Factor::One => g.constant(32, ONE),
        Factor::Source => of.source.clone(),
        Factor::SourceAlpha => of.source_alpha.clone(),
        Factor::DestinationAlpha => of.destination_alpha.clone(),
        Factor::Destination => of.destination.clone(),
        Factor::Saturate => of.is_alpha.select(&g.constant(32, ONE), of.destination_alpha),
        Factor::Constant => of.constant.clone(),
        Factor::Second => of.second.clone(),
        Factor::SecondAlpha => of.second_alpha.clone(),
        Factor::ConstantAlpha => of.constant_alpha.clone(),
    };
    let values: Vec<_> = FACTORS.iter().map(|(code, factor, _)| (*code, value(*factor))).collect();
    let inverts = FACTORS.iter().fold(0, |list, (code, _, inverts)| list | u128::from(*inverts) << code);
    let saturates = number.is(SATURATE);
    let inverts = g.constant(32, inverts).slice_at(number, 1) & !(saturates & of.is_alpha);
    (g.lookup(number, &values, &g.zero(32)), inverts)
}

/// Word `number` (2 bits) of four.
fn word(g: &Builder, words: &Wire, number: &Wire) -> Wire {
    words.slice_at(&number.concat(&g.zero(5)), 32)
}

generator_block! {
    /// See the module's description. The target stays the same while components are under way.
    pub struct ColourPipeline() clocked {
        /// The target.
        in target: (Target),
        /// CB_BLEND_RED, GREEN, BLUE, ALPHA, red lowest.
        in constant: (Bits<128>),
        /// The component that enters.
        in slot: (Slot),
        /// Of its pixel: what the shader exported, red lowest.
        in source: (Bits<128>),
        /// Its second colour.
        in second: (Bits<128>),
        /// The element that the target has.
        in element: (Bits<128>),
        /// Nine clocks later: bits are here,
        out valid: (Bit),
        /// of that pixel,
        out pixel: (Bits<2>),
        /// the first of it,
        out first: (Bit),
        /// in their place among zeros.
        out placed: (Bits<128>),
    }
    |g| {
        let target = g.input_of::<Target>("target");
        let TargetWires { format, export_format, blends, .. } = &target;
        let slot = g.input_of::<Slot>("slot");
        let held = |name: &str, slots: &[Wire]| g.register(name, &slots[0]);
        let meaning_of = |component: &Wire| {
            let linear = format.meaning.is_a(Meaning::Srgb) & component.is(3);
            linear.select(&g.constant_of(Meaning::Unorm), &format.meaning)
        };
        let has_range = format.meaning.is_a(Meaning::Unorm) | format.meaning.is_a(Meaning::Snorm) | format.meaning.is_a(Meaning::Srgb);
        let clamps = &target.clamps & has_range;
        let in_range = |number: &Wire| clamps.select(&clamped(g, number, &format.meaning), number);

        // 0: numbers.
        let own = channel(g, format, &slot.channel);
        let of_alpha = alpha(g, format);
        let pick = |part: fn(&ChannelPlace) -> &Wire| slot.is_alpha.select(part(&of_alpha), part(&own));
        let component = pick(|place| &place.component);
        let is_sint = format.meaning.is_a(Meaning::Sint);
        let (integer, source) = exported(g, &word(g, &g.input("source"), &component), export_format, &is_sint);
        let (_, second) = exported(g, &word(g, &g.input("second"), &component), &target.second_format, &is_sint);
        let raw = g.input("element").slice_at(&pick(|place| &place.lsb), 32);
        let destination = unpacked(g, &raw, &pick(|place| &place.width), &meaning_of(&component));
        let is_one = !pick(|place| &place.present) | (&target.opaque & component.is(3));
        let destination = is_one.select(&g.constant(32, ONE), &destination);

        let slot = SlotWires::combine("slot_1", &[slot], &mut |name, fields| held(name, fields));
        let component = g.register("component_1", &component);
        let integer = g.register("integer_1", &integer);
        let source = g.register("source_1", &in_range(&source));
        let second = g.register("second_1", &in_range(&second));
        let destination = g.register("destination_1", &destination);

        // 1: factors.
        let takes = &slot.valid & &slot.is_alpha;
        let alpha_of = |name: &str, value: &Wire| g.register_enabled(name, value, &takes);
        let source_alpha = alpha_of("source_alpha", &source);
        let second_alpha = alpha_of("second_alpha", &second);
        let destination_alpha = alpha_of("destination_alpha", &destination);
        let is_alpha = component.is(3);
        let mix = MixWires::combine("", &[target.alpha.clone(), target.colour.clone()], &mut |_, halves| {
            is_alpha.select(&halves[0], &halves[1])
        });
        let constants = g.input("constant");
        let numbers = Numbers {
            source: &source,
            second: &second,
            destination: &destination,
            source_alpha: &source_alpha,
            second_alpha: &second_alpha,
            destination_alpha: &destination_alpha,
            constant: &word(g, &constants, &component),
            constant_alpha: &constants.slice(96, 32),
            is_alpha: &is_alpha,
        };
        let one = g.constant(32, ONE);
        let sign = g.constant(32, SIGN);
        // 2: what is left of one, rounded; 3: the factors.
        let made = |name: &str, number: &Wire| {
            let (value, inverts) = factor(g, number, &numbers);
            let rest = g.register(&format!("{name}_rest"), &sum(g, &format!("{name}_inverse"), &one, &(&value ^ &sign)));
            let value = later(g, &format!("{name}_value"), &value, 2..=3);
            let inverts = later(g, &format!("{name}_inverts"), &inverts, 2..=3);
            let saturates = later(g, &format!("{name}_saturates"), &(number.is(SATURATE) & !&is_alpha), 2..=3);
            let limit = later(g, &format!("{name}_limit"), &source_alpha, 2..=3);
            let inverted = saturates.select(&extreme(g, &limit, &rest, false), &rest);
            g.register(&format!("{name}_factor"), &inverts.select(&inverted, &value))
        };
        let source_factor = made("source", &mix.source);
        let destination_factor = made("destination", &mix.destination);

        // 4, 5: products.
        let source_4 = later(g, "source", &source, 2..=4);
        let destination_4 = later(g, "destination", &destination, 2..=4);
        let first = g.register("first_product", &product(g, &source_4, &source_factor));
        let other = g.register("second_product", &product(g, &destination_4, &destination_factor));

        // 6, 7: their sum.
        let equation = later(g, "equation", &mix.equation, 2..=6);
        let negates = |which: u128| (SIGN, equation.is(which));
        let turned = |number: &Wire, (sign, turns): (u128, Wire)| number ^ &g.constant(32, sign).when(&turns);
        let total = sum(g, "blend", &turned(&first, negates(4)), &turned(&other, negates(1)));
        let least = g.register("least", &extreme(g, &first, &other, false));
        let greatest = g.register("greatest", &extreme(g, &first, &other, true));
        let equation = g.register("equation_7", &equation);
        let blended = g.lookup(&equation, &[(2, least), (3, greatest)], &total);
        let blended = is_nan(&blended).select(&g.constant(32, NAN), &blended);
        let plain = later(g, "plain", &source_4, 5..=7);
        let result = blends.select(&in_range(&blended), &plain);
        let result = g.register("result_8", &result);

        // 8: bits.
        let integer = later(g, "integer", &integer, 2..=8);
        let number = later(g, "channel", &slot.channel, 2..=8);
        let place = channel(g, format, &number);
        let is_integer = &is_sint | format.meaning.is_a(Meaning::Uint);
        let bits = packed(g, &result, &place.width, &meaning_of(&place.component), &format.truncate);
        let bits = is_integer.select(&packed_integer(g, &integer, &place.width, &is_sint), &bits);
        let placed = bits.zero_extend(128).shift_left(&place.lsb).when(&place.present);
        let comes = later(g, "comes", &(&slot.valid & !&slot.is_alpha), 2..=8);
        g.output("valid", &g.register("comes_9", &comes));
        g.output("pixel", &g.register("pixel_9", &later(g, "pixel", &slot.pixel, 2..=8)));
        g.output("first", &g.register("first_9", &number.none()));
        g.output("placed", &g.register("placed_9", &placed));
    }
}
