//! The element of a texel that is stored, of the formats that no converter of vector memory makes: sRGB, depths of 24 bits or beside a stencil, depths
//! that end at 0 and 1, 5_9_9_9. One lane a clock, beside its address.
//!
//! ```text
//!   0  data of the lane                      2  element
//!   1  converted channels; shared exponent   3  the same, when the address is there
//! ```
//!
//! Three numbers under one exponent: each is clamped to 0 and 511 * 2^7, the exponent is that of the largest, at least -15, and a fraction that is rounded
//! (a half goes up) to 512 makes it one more.

use super::decode::{clamped, four};
use crate::format::image::{SHARED_EXPONENT, WIDE_DEPTH};
use crate::format::pack::PackChannel;
use crate::format::plan::{FormatPlan, FormatPlanWires};
use crate::format::{Channel, ChannelWires, Numeric, channel_of, channels, srgb};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The largest number under a common exponent, as binary32.
const LARGEST: u128 = 0x477f_8000;
/// Exponent of binary32 of a number whose common exponent is zero.
const LEAST: u128 = 111;
/// Bits of a fraction.
const FRACTION: u32 = 9;

/// A number of 31 bits (exponent and fraction) as a fraction under `exponent` (8 bits, of binary32), 10 bits.
fn fraction(g: &Builder, number: &Wire, exponent: &Wire) -> Wire {
    let own = number.slice(23, 8);
    let digits = own.any().concat(&number.slice(0, 23));
    let away = exponent - &own;
    // One bit behind those that are kept, where a half is added.
    let kept = digits.slice(24 - FRACTION - 1, FRACTION + 1);
    let moved = kept.shift_right(&away.slice(0, 4)).when(&away.slice(4, 4).none());
    g.name("fraction", &moved.zero_extend(FRACTION + 2).plus(1).slice(1, FRACTION + 1))
}

/// Three numbers as an element of 5_9_9_9.
fn under_one_exponent(g: &Builder, values: &[Wire]) -> Wire {
    let limit = g.constant(31, LARGEST);
    let numbers: Vec<Wire> = values
        .iter()
        .map(|value| {
            let magnitude = value.slice(0, 31);
            let is_nan = value.slice(23, 8).all() & value.slice(0, 23).any();
            limit.less(&magnitude).select(&limit, &magnitude).when(&!(value.msb() | is_nan))
        })
        .collect();
    let larger = |a: &Wire, b: &Wire| a.less(b).select(b, a);
    let largest = larger(&larger(&numbers[0], &numbers[1]), &numbers[2]);
    let least = g.constant(8, LEAST);
    let exponent = largest.slice(23, 8);
    let exponent = g.name("largest_exponent", &exponent.less(&least).select(&least, &exponent));
    let overflows = fraction(g, &largest, &exponent).msb();
    let exponent = exponent + overflows.zero_extend(8);
    let fractions: Vec<Wire> = numbers.iter().map(|own| fraction(g, own, &exponent).slice(0, FRACTION)).collect();
    let common = (&exponent - &least).slice(0, 5);
    g.concat(&[&common, &fractions[2], &fractions[1], &fractions[0]])
}

generator_block! {
    /// What converters of channels make of the data of a lane.
    pub struct StoredChannels() {
        /// The data, a dword a channel.
        in data: (Bits<128>),
        /// What the access does.
        in plan: (FormatPlan),
        /// Values of the first channel, and of the second one or, of sRGB, alpha.
        out value: [Bits<32>; 2],
        /// They.
        out channel: [Channel; 2],
    }
    |g| {
        let FormatPlanWires { layout, numeric, .. } = g.input_of::<FormatPlan>("plan");
        let values = four(&g.input("data"));
        let is_srgb = numeric.is_a(Numeric::Srgb);
        let numeric = is_srgb.select(&g.constant_of(Numeric::Unorm), &numeric);
        let [first, second, alpha] = [0, 1, 3].map(|at| channel_of(g, &layout, &numeric, at));
        let present = is_srgb.select(&alpha.present, &second.present);
        let shift = is_srgb.select(&alpha.shift, &second.shift);
        g.output("value_0", &values[0]);
        g.output("value_1", &is_srgb.select(&values[3], &values[1]));
        g.output_of("channel_0", &first);
        g.output_of("channel_1", &ChannelWires { present, shift, ..second });
    }
}

generator_block! {
    /// The element, two clocks later.
    pub struct StoredElement() clocked {
        /// The data, a dword a channel.
        in data: (Bits<128>),
        /// What the access does.
        in plan: (FormatPlan),
        /// Converted channels.
        in placed: [Bits<32>; 2],
        /// The element; what is behind it is zero.
        out element: (Bits<128>),
    }
    |g| {
        let FormatPlanWires { layout, numeric, .. } = g.input_of::<FormatPlan>("plan");
        let (values, placed) = (four(&g.input("data")), g.inputs("placed", 2));
        let ended = values.clone().map(|value| clamped(g, &value));
        let count = channels(g, &layout);
        let codes = srgb::of_linear(g, &ended[..3]);
        let is_there = |at: usize| g.constant(3, at as u128).less(&count);
        let codes = [0, 1, 2].map(|at| codes[at].when(&is_there(at)));
        // Alpha, where there is one.
        let coded = placed[1].slice(24, 8).concat(&codes[2]).concat(&codes[1]).concat(&codes[0]);
        let shared = under_one_exponent(g, &values[..3]);
        let wide = layout.is(WIDE_DEPTH as u128);
        let beside = &placed[0] | placed[1].when(&!&wide);
        let low = layout.is(SHARED_EXPONENT as u128).select(&shared, &beside);
        let low = numeric.is_a(Numeric::Clamped).select(&ended[0], &low);
        let low = numeric.is_a(Numeric::Srgb).select(&coded, &low);
        let element = placed[1].when(&wide).concat(&low);
        let held = g.register("stored_1", &element);
        let held = g.register("stored_2", &held);
        g.output("element", &held.zero_extend(128));
    }
}

hardware_block! {
    /// From the data of a lane to its element, four clocks later.
    pub struct TexelPack() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The data, a dword a channel.
        pub data: Signal<In, Bits<128>>,
        /// What the access does.
        pub plan: Signal<In, FormatPlan>,
        /// The element.
        pub element: Signal<Out, Bits<128>>,

        entered: DFF<Bits<128>>,
        behind: DFF<Bits<128>>,
        placed: Vec<DFF<Bits<32>>> = signals(2),
        channels: StoredChannels = StoredChannels::new(),
        pack: Vec<PackChannel> = (0..2).map(|_| PackChannel::new(true)).collect(),
        join: StoredElement = StoredElement::new(),
    }
}

impl Logic for TexelPack {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, entered, behind);
        clock!(self, clock, join);
        self.entered.d.next = self.data.val();
        self.behind.d.next = self.entered.q.val();
        self.channels.data.next = self.entered.q.val();
        self.channels.plan.next = self.plan.val();
        self.join.data.next = self.behind.q.val();
        self.join.plan.next = self.plan.val();
        for i in 0..self.pack.len() {
            self.placed[i].clock.next = self.clock.val();
            self.pack[i].value.next = self.channels.value[i].val();
            self.pack[i].channel.next = self.channels.channel[i].val();
            self.placed[i].d.next = self.pack[i].placed.val();
            self.join.placed[i].next = self.placed[i].q.val();
        }
        self.element.next = self.join.element.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::image::{EIGHT_ABOVE, EIGHT_BELOW};
    use pretty_assertions::assert_eq;

    /// The two dwords of an element of these channels.
    fn element(layout: usize, numeric: Numeric, values: [u32; 4]) -> [u32; 2] {
        let plan = FormatPlan { layout: (layout as u64).into(), numeric, ..FormatPlan::default() };
        let data = values
            .iter()
            .rev()
            .fold(Bits::<128>::from(0u64), |bits, word| (bits << 32) | bit_cast::<128, 32>(u64::from(*word).into()));
        let mut block = TexelPack::new();
        block.connect_all();
        block.data.next = data;
        block.plan.next = plan;
        for half in 0..10 {
            block.clock.next = Clock { clk: half % 2 == 1 };
            simulate(&mut block, 20);
        }
        [0, 32].map(|at| block.element.val().get_bits::<32>(at).to_u64() as u32)
    }

    fn floats(layout: usize, numeric: Numeric, values: [f32; 4]) -> [u32; 2] {
        element(layout, numeric, values.map(f32::to_bits))
    }

    #[test]
    fn srgb_has_the_nearest_code_and_linear_alpha() {
        // Half is code 188, a hundredth is 25, and of alpha 128.
        assert_eq!(floats(10, Numeric::Srgb, [0.5, 0.01, 2.0, 0.5]), [0x80ff_19bc, 0]);
        assert_eq!(floats(3, Numeric::Srgb, [f32::NAN, 1.0, 1.0, 1.0]), [0xff00, 0]);
        assert_eq!(floats(1, Numeric::Srgb, [-1.0, 1.0, 1.0, 1.0]), [0, 0]);
    }

    #[test]
    fn depth_lies_beside_a_stencil_or_before_it() {
        let quarter = 0.25f32.to_bits();
        assert_eq!(floats(EIGHT_ABOVE, Numeric::Unorm, [0.25, 1.0, 0.0, 0.0]), [0xff40_0000, 0]);
        assert_eq!(floats(EIGHT_BELOW, Numeric::Unorm, [1.0, 0.25, 0.0, 0.0]), [0x4000_00ff, 0]);
        assert_eq!(element(EIGHT_ABOVE, Numeric::Uint, [0x12_3456, 300, 0, 0]), [0xff12_3456, 0]);
        assert_eq!(element(WIDE_DEPTH, Numeric::Float, [quarter, 0xab, 0, 0]), [quarter, 0xab]);
        assert_eq!(element(4, Numeric::Clamped, [0x4000_0000, 0, 0, 0]), [0x3f80_0000, 0]);
        assert_eq!(element(4, Numeric::Clamped, [0xbf80_0000, 0, 0, 0]), [0, 0]);
    }

    #[test]
    fn three_numbers_share_the_exponent_of_the_largest() {
        let of = |values: [f32; 3]| {
            let [element, _] = floats(SHARED_EXPONENT, Numeric::Float, [values[0], values[1], values[2], 0.0]);
            ([0, 9, 18].map(|lsb| element >> lsb & 511), element >> 27)
        };
        assert_eq!(of([1.0, 0.5, 0.25]), ([256, 128, 64], 16));
        // 511.5 / 512 is rounded to 512, so that the exponent is one more; then 1.5 / 512 is rounded up.
        assert_eq!(of([511.5 / 512.0, 1.5 / 512.0, 0.5 / 512.0]), ([256, 1, 0], 16));
        assert_eq!(of([511.0 / 512.0, 1.5 / 512.0, 0.5 / 512.0]), ([511, 2, 1], 15));
        assert_eq!(of([f32::INFINITY, f32::NAN, -1.0]), ([511, 0, 0], 31));
        assert_eq!(of([2f32.powi(-24), 2f32.powi(-25), 2f32.powi(-26)]), ([1, 1, 0], 0));
        assert_eq!(of([0.0; 3]), ([0; 3], 0));
    }
}
