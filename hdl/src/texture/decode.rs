//! The channels of a texel that no converter of vector memory makes: where they lie depends on the place of the texel in its element, or they follow
//! from what channels have in common, from a table (sRGB), or from a block.

use super::block::BlockTexel;
use super::bptc::BptcTexel;
use crate::format::image::{BPTC, GREEN_EVEN, GREEN_ODD, SHARED_EXPONENT};
use crate::format::plan::{FormatPlan, FormatPlanWires};
use crate::format::unpack::UnpackChannel;
use crate::format::{Channel, ChannelWires, Numeric, channel_of, is_block, srgb};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// One, as binary32.
const ONE: u128 = 0x3f80_0000;
/// Bits of a fraction under a common exponent.
const FRACTION: u32 = 9;
/// What the exponent of such a fraction, as an integer, is biased by.
const BIAS: u128 = 24;

/// Four values of 32 bits, the first one lowest.
pub(super) fn four(word: &Wire) -> [Wire; 4] {
    [0, 1, 2, 3].map(|at| word.slice(32 * at, 32))
}

/// A binary32 number that is no less than 0 and no more than 1; NaN is zero.
pub(super) fn clamped(g: &Builder, value: &Wire) -> Wire {
    let is_nan = value.slice(23, 8).all() & value.slice(0, 23).any();
    let one = g.constant(31, ONE);
    let magnitude = value.slice(0, 31);
    let ended = one.less(&magnitude).select(&one, &magnitude);
    ended.when(&!(value.msb() | is_nan)).zero_extend(32)
}

/// A fraction of [`FRACTION`] bits times a power of two, exact.
fn under_exponent(g: &Builder, fraction: &Wire, exponent: &Wire) -> Wire {
    let zeros = fraction.leading_zeros().resize(4);
    let normal = fraction.shift_left(&zeros);
    // Its first bit, at place 8 - zeros.
    let own = exponent.zero_extend(8) + g.constant(8, 127 + u128::from(FRACTION) - 1 - BIAS) - zeros.zero_extend(8);
    let value = own.concat(&normal.slice(0, FRACTION - 1)).concat(&g.zero(23 - (FRACTION - 1)));
    value.when(&fraction.any()).zero_extend(32)
}

generator_block! {
    /// The channels of an element that lie in it by themselves: the dword of each, and where there.
    pub struct TexelChannels() {
        /// The element.
        in element: (Bits<128>),
        /// What the access does.
        in plan: (FormatPlan),
        /// The texel is the second one of its element.
        in odd: (Bit),
        /// The dword.
        out dword: [Bits<32>; 4],
        /// Where in it.
        out channel: [Channel; 4],
    }
    |g| {
        let FormatPlanWires { layout, numeric, .. } = g.input_of::<FormatPlan>("plan");
        let element = four(&g.input("element"));
        let odd = g.input("odd");
        let numeric = numeric.is_a(Numeric::Srgb).select(&g.constant_of(Numeric::Unorm), &numeric);
        let numeric = numeric.is_a(Numeric::Clamped).select(&g.constant_of(Numeric::Float), &numeric);
        // Bytes of red, green and blue of two texels.
        let byte = |at: u128| g.constant(5, 8 * at);
        let shifts = |green: [u128; 2], others: [u128; 2]| {
            [byte(others[0]), odd.select(&byte(green[1]), &byte(green[0])), byte(others[1]), byte(0)]
        };
        let (of_odd, of_even) = (shifts([1, 3], [0, 2]), shifts([0, 2], [1, 3]));
        for at in 0..4u32 {
            let channel = channel_of(g, &layout, &numeric, at);
            let place = at as usize;
            let arms = [(GREEN_ODD as u128, of_odd[place].clone()), (GREEN_EVEN as u128, of_even[place].clone())];
            let shift = g.lookup(&layout, &arms, &channel.shift);
            g.output(&format!("dword_{at}"), &g.choose(&channel.dword, &element).when(&channel.present));
            g.output_of(&format!("channel_{at}"), &ChannelWires { shift, ..channel });
        }
    }
}

generator_block! {
    /// The channels of a texel.
    pub struct TexelDecode() {
        /// The element.
        in element: (Bits<128>),
        /// What the access does.
        in plan: (FormatPlan),
        /// Dwords of channels.
        in dword: [Bits<32>; 4],
        /// Where they lie there.
        in channel: [Channel; 4],
        /// They, as vector memory would convert them.
        in converted: [Bits<32>; 4],
        /// Channels of a block of BC1 to BC5.
        in block_values: (Bits<128>),
        /// Bytes of it.
        in block_bytes: (Bits<24>),
        /// Channels of a block of BC6H or BC7.
        in bptc_values: (Bits<128>),
        /// Bytes of it.
        in bptc_bytes: (Bits<24>),
        /// The channels.
        out value: [Bits<32>; 4],
    }
    |g| {
        let FormatPlanWires { layout, numeric, .. } = g.input_of::<FormatPlan>("plan");
        let element = g.input("element");
        let of_bptc = layout.is(BPTC as u128);
        let [blocks, bytes] = ["values", "bytes"]
            .map(|name| of_bptc.select(&g.input(&format!("bptc_{name}")), &g.input(&format!("block_{name}"))));
        let blocks = four(&blocks);
        let (dwords, channels) = (g.inputs("dword", 4), g.inputs_of::<Channel>("channel", 4));
        let (is_srgb, is_block) = (numeric.is_a(Numeric::Srgb), is_block(g, &layout));
        let shares = layout.is(SHARED_EXPONENT as u128);
        let code = |at: usize| {
            let own = dwords[at].shift_right(&channels[at].shift).slice(0, 8);
            is_block.select(&bytes.slice(8 * at as u32, 8), &own)
        };
        let linear = srgb::to_linear(g, &[0, 1, 2].map(code));
        for (at, converted) in (0u32..).zip(g.inputs("converted", 4)) {
            let place = at as usize;
            let mut value = is_block.select(&blocks[place], &converted);
            if at == 0 {
                value = numeric.is_a(Numeric::Clamped).select(&clamped(g, &dwords[0]), &value);
            }
            if at < 3 {
                value = is_srgb.select(&linear[place], &value);
                let fraction = element.slice(FRACTION * at, FRACTION);
                value = shares.select(&under_exponent(g, &fraction, &element.slice(27, 5)), &value);
            }
            g.output(&format!("value_{at}"), &value);
        }
    }
}

hardware_block! {
    /// From an element to the channels of one of its texels.
    pub struct TexelUnpack() {
        /// The element.
        pub element: Signal<In, Bits<128>>,
        /// What the access does.
        pub plan: Signal<In, FormatPlan>,
        /// Place of the texel along x, modulo four.
        pub x: Signal<In, Bits<2>>,
        /// Along y.
        pub y: Signal<In, Bits<2>>,
        /// The channels.
        pub value: Vec<Signal<Out, Bits<32>>> = signals(4),

        channels: TexelChannels = TexelChannels::new(),
        unpack: Vec<UnpackChannel> = (0..4).map(|_| UnpackChannel::new(true)).collect(),
        block: BlockTexel = BlockTexel::new(),
        bptc: BptcTexel = BptcTexel::new(),
        bptc_layout: Constant<Bits<5>> = Constant::new((BPTC as u64).into()),
        decode: TexelDecode = TexelDecode::new(),
    }
}

impl Logic for TexelUnpack {
    #[hdl_gen]
    fn update(&mut self) {
        self.channels.element.next = self.element.val();
        self.channels.plan.next = self.plan.val();
        self.channels.odd.next = self.x.val().get_bit(0);
        self.block.element.next = self.element.val();
        self.block.layout.next = self.plan.val().layout;
        self.block.numeric.next = self.plan.val().numeric;
        self.block.x.next = self.x.val();
        self.block.y.next = self.y.val();
        // Other formats leave it at rest.
        self.bptc.element.next = 0.into();
        self.bptc.numeric.next = Numeric::Unorm;
        self.bptc.x.next = 0.into();
        self.bptc.y.next = 0.into();
        if self.plan.val().layout == self.bptc_layout.val() {
            self.bptc.element.next = self.element.val();
            self.bptc.numeric.next = self.plan.val().numeric;
            self.bptc.x.next = self.x.val();
            self.bptc.y.next = self.y.val();
        }
        self.decode.bptc_values.next = self.bptc.values.val();
        self.decode.bptc_bytes.next = self.bptc.bytes.val();
        self.decode.element.next = self.element.val();
        self.decode.plan.next = self.plan.val();
        self.decode.block_values.next = self.block.values.val();
        self.decode.block_bytes.next = self.block.bytes.val();
        for i in 0..self.unpack.len() {
            self.unpack[i].dword.next = self.channels.dword[i].val();
            self.unpack[i].channel.next = self.channels.channel[i].val();
            self.decode.dword[i].next = self.channels.dword[i].val();
            self.decode.channel[i].next = self.channels.channel[i].val();
            self.decode.converted[i].next = self.unpack[i].value.val();
            self.value[i].next = self.decode.value[i].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::image::{EIGHT_ABOVE, WIDE_DEPTH};
    use pretty_assertions::assert_eq;

    /// The channels of texel `x` of an element of two dwords.
    fn texel(layout: usize, numeric: Numeric, element: u64, x: u64) -> [u32; 4] {
        let mut block = TexelUnpack::new();
        block.connect_all();
        block.element.next = bit_cast::<128, 64>(element.into());
        let plan = FormatPlan { layout: (layout as u64).into(), numeric, ..FormatPlan::default() };
        block.plan.next = plan;
        block.x.next = x.into();
        simulate(&mut block, 20);
        [0, 1, 2, 3].map(|at: usize| block.value[at].val().to_u64() as u32)
    }

    #[test]
    fn two_texels_have_red_and_blue_in_common() {
        let of = |layout, x| texel(layout, Numeric::Uint, 0x4433_2211, x);
        assert_eq!([0, 1].map(|x| of(GREEN_ODD, x)), [[0x11, 0x22, 0x33, 0], [0x11, 0x44, 0x33, 0]]);
        assert_eq!([0, 1].map(|x| of(GREEN_EVEN, x)), [[0x22, 0x11, 0x44, 0], [0x22, 0x33, 0x44, 0]]);
    }

    #[test]
    fn srgb_is_linear_below_and_a_power_above_and_alpha_is_not_srgb() {
        let [red, green, blue, alpha] = texel(10, Numeric::Srgb, 0x80_ff_0a_80, 0).map(f32::from_bits);
        assert!((red - 0.215_860_5).abs() < 1e-6, "{red}");
        assert_eq!((green, blue, alpha), (10.0 / 255.0 / 12.92, 1.0, 128.0 / 255.0));
    }

    #[test]
    fn depth_has_twenty_four_bits_or_ends_at_zero_and_one() {
        let of = |numeric, element| texel(EIGHT_ABOVE, numeric, element, 0)[..2].to_vec();
        let depth = (f64::from(0x12_3456) / f64::from(0xff_ffff)) as f32;
        assert_eq!(of(Numeric::Unorm, 0xff12_3456), [depth.to_bits(), 1f32.to_bits()]);
        assert_eq!(of(Numeric::Uint, 0xff12_3456), [0x12_3456, 0xff]);
        assert_eq!(texel(WIDE_DEPTH, Numeric::Float, 0xab << 32 | 0x3e80_0000, 0)[..2], [0x3e80_0000, 0xab]);
        let ends = [(-1f32, 0f32), (0.25, 0.25), (f32::NAN, 0.0), (9.0, 1.0), (f32::INFINITY, 1.0)];
        for (value, ended) in ends {
            assert_eq!(texel(4, Numeric::Clamped, value.to_bits().into(), 0)[0], ended.to_bits(), "{value}");
        }
    }

    #[test]
    fn three_fractions_have_one_exponent() {
        let element = 1 << 27 | 511 << 18 | 3 << 9 | 1;
        let [red, green, blue, _] = texel(SHARED_EXPONENT, Numeric::Float, element, 0).map(f32::from_bits);
        let unit = 2f32.powi(1 - 24);
        assert_eq!((red, green, blue), (unit, 3.0 * unit, 511.0 * unit));
        assert_eq!(f32::from_bits(texel(SHARED_EXPONENT, Numeric::Float, 31 << 27 | 511, 0)[0]), 65408.0);
    }
}
