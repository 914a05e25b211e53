//! What a filter makes of a texel in memory, and what registers get of the result.

use super::blend::{NAN, flushed, is_nan};
use super::components;
use super::decode::{TexelUnpack, four};
use super::detail::LEVEL;
use super::instruction::{ImageAccess, ImageAccessWires};
use super::sampler::{Reduction, SamplerFields, SamplerFieldsWires};
use super::texel::in_registers;
use crate::config::InstructionSet;
use crate::format::plan::{FormatPlan, FormatPlanWires};
use crate::format::unpack::half_of;
use crate::format::{Numeric, is_block};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// One, as binary32.
const ONE: u128 = 0x3f80_0000;

/// Components are integers.
fn is_integer(numeric: &Wire) -> Wire {
    numeric.is_a(Numeric::Uint) | numeric.is_a(Numeric::Sint)
}

fn joined(g: &Builder, values: &[Wire]) -> Wire {
    g.concat(&values.iter().rev().collect::<Vec<_>>())
}

/// What the channels have in place of the border, one being `one`. An order among six is RDNA4's (BC_SWIZZLE). The colours of Sea Islands are those
/// of components: each channel has that of the first component that selects it.
fn outside(g: &Builder, one: &Wire, colour: &[Wire], set: InstructionSet) -> [Wire; 4] {
    let SamplerFieldsWires { white, opaque, in_memory, .. } = g.input_of::<SamplerFields>("sampler");
    let order = g.input("order");
    match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => {
            // The channel that gets the border's alpha: of xyzw, xwyz, wzyx, wxyz, zyxw, yxwz.
            let alpha = g.choose(&order.slice(0, 3), &[3, 1, 0, 0, 3, 2, 3, 3].map(|at| g.constant(2, at)));
            [0, 1, 2, 3].map(|at| one.when(&(&white | &opaque & alpha.is(at))))
        }
        InstructionSet::SeaIslands => {
            let lit = [white.clone(), white.clone(), white, opaque].map(|lit| one.when(&lit));
            let components = colour.iter().fold(lit, |lit, colour| {
                let colour = four(colour);
                [0, 1, 2, 3].map(|at: usize| in_memory.select(&colour[at], &lit[at]))
            });
            [0, 1, 2, 3].map(|channel: usize| {
                let own = components[channel].clone();
                components.iter().zip(0u32..4).rev().fold(own, |behind, (component, at)| {
                    order.slice(3 * at, 3).is(4 + channel as u128).select(component, &behind)
                })
            })
        }
    }
}

generator_block! {
    /// The channels of a texel as the filter sees them: numbers without denormals, or the result of a comparison (10.4.2, 10.6).
    pub struct TexelValues(set: InstructionSet, tables: usize) {
        /// Channels as they are in memory.
        in channel: [Bits<32>; 4],
        /// There is a texel, or the border; else zeros.
        in there: (Bit),
        /// There is the border.
        in border: (Bit),
        /// It is beyond the corner of a cube: no component is given, and an extreme does not see it.
        in corner: (Bit),
        /// The instruction.
        in access: (ImageAccess),
        /// What it does.
        in plan: (FormatPlan),
        /// The sampler.
        in sampler: (SamplerFields),
        /// Which channels of the border are which, of the image.
        in order: (Bits<12>),
        /// Its colour, where tables of them are known.
        in colour: [Bits<128>; tables],
        /// What is compared.
        in reference: (Bits<32>),
        /// The channels.
        out values: (Bits<128>),
        /// The component that is given as it is.
        out component: (Bits<32>),
    }
    |g| {
        let ImageAccessWires { function, .. } = g.input_of::<ImageAccess>("access");
        let FormatPlanWires { layout, numeric, select, .. } = g.input_of::<FormatPlan>("plan");
        let SamplerFieldsWires { comparison, reduction, .. } = g.input_of::<SamplerFields>("sampler");
        let integer = is_integer(&numeric);
        let one = integer.select(&g.constant(32, 1), &g.constant(32, ONE));
        let (border, there) = (g.input("border"), g.input("there"));
        let channels: Vec<Wire> = g.inputs("channel", 4).iter().zip(outside(g, &one, &g.inputs("colour", tables), set))
            .map(|(own, outside)| {
                let own = border.select(&outside, own).when(&there);
                (&integer | &function.loads_samples).select(&own, &flushed(&own))
            })
            .collect();

        let reference = g.input("reference");
        let is_above = !reference.msb() & !reference.slice(0, 31).less(&g.constant(31, ONE));
        let bounded = reference.msb().select(&g.zero(32), &is_above.select(&g.constant(32, ONE), &reference));
        let is_unorm = numeric.is_a(Numeric::Unorm) | numeric.is_a(Numeric::Srgb) | numeric.is_a(Numeric::Clamped);
        let bounds = is_unorm & !is_block(g, &layout) & !is_nan(&reference);
        let reference = flushed(&bounds.select(&bounded, &reference));
        let texel = &channels[0];
        let none = is_nan(&reference) | is_nan(texel);
        let equal = reference.equals(texel) | reference.slice(0, 31).none() & texel.slice(0, 31).none();
        // As integers that are in the order of the numbers.
        let ordered = |value: &Wire| value.msb().select(&!value, &(value | g.constant(32, 1 << 31)));
        let less = ordered(&reference).less(&ordered(texel)) & !&equal;
        let more = !&less & !&equal;
        let holds = comparison.bit(0) & less | comparison.bit(1) & equal | comparison.bit(2) & more;
        // A NaN differs from everything.
        let holds = none.select(&(comparison.bit(0) & comparison.bit(2)), &holds);
        let compares = &function.compares & !&integer;
        let passes = g.constant(32, ONE).when(&holds);
        // An extreme does not see a NaN; of nothing else it is infinite.
        let infinity = reduction.is_a(Reduction::Maximum).concat(&g.constant(31, 0x7f80_0000));
        let corner = g.input("corner");
        let picks = !reduction.is_a(Reduction::Blend) & !&integer & !&function.loads_samples;
        let values: Vec<Wire> = channels.iter().enumerate()
            .map(|(at, own)| {
                let compared = if at == 0 { passes.clone() } else { g.zero(32) };
                let own = compares.select(&compared, own);
                (&picks & (is_nan(&own) | &corner)).select(&infinity, &own)
            })
            .collect();
        g.output("values", &joined(g, &values));
        // A channel that is missing is one only where there is a texel, if nothing is filtered.
        let first = select.slice(0, 3);
        let none = &function.loads_samples & !there & first.is(2);
        let component = compares.select(&passes, &selected(g, &first, &channels, &one).when(&!none));
        g.output("component", &component.when(&!&corner));
    }
}

/// What a component selects: 0 zero, 1 and 2 one, 4 to 7 a channel.
fn selected(g: &Builder, select: &Wire, channels: &[Wire], one: &Wire) -> Wire {
    let constant = one.when(&select.slice(0, 2).any());
    select.msb().select(&g.choose(&select.slice(0, 2), channels), &constant)
}

/// A level of detail as binary32: exact.
fn level(g: &Builder, fixed: &Wire) -> Wire {
    let sign = fixed.msb();
    let magnitude = sign.select(&-fixed, fixed);
    let zeros = magnitude.leading_zeros().resize(5);
    let normal = magnitude.shift_left(&zeros);
    // Its first bit, at place 16 - zeros, stands for 2^(8 - zeros).
    let exponent = g.constant(8, 127 + 8) - zeros.zero_extend(8);
    let value = sign.concat(&exponent).concat(&normal.slice(0, LEVEL - 1)).concat(&g.zero(23 - (LEVEL - 1)));
    value.when(&magnitude.any())
}

generator_block! {
    /// What registers get of a result.
    pub struct SampleAnswer() {
        /// The channels.
        in values: (Bits<128>),
        /// There is no texel.
        in outside: (Bit),
        /// Components that are given as they are.
        in gathered: (Bits<128>),
        /// The last place that is beyond the corner of a cube, if there is one: the component before it stands for it.
        in corner: (Bits<3>),
        /// Level of detail within the view.
        in clamped: (Bits<{ LEVEL as usize }>),
        /// Level of detail before that.
        in raw: (Bits<{ LEVEL as usize }>),
        /// The instruction.
        in access: (ImageAccess),
        /// What it does.
        in plan: (FormatPlan),
        /// The dwords of its VGPRs.
        out answer: (Bits<128>),
    }
    |g| {
        let ImageAccessWires { function, halves, mask, .. } = g.input_of::<ImageAccess>("access");
        let FormatPlanWires { numeric, select, bound, .. } = g.input_of::<FormatPlan>("plan");
        let integer = is_integer(&numeric);
        let one = integer.select(&g.constant(32, 1), &g.constant(32, ONE));
        // What is loaded is given as it is, and a channel that is missing is one only where there is a texel.
        let loads = &function.loads_samples & !&function.gathers;
        let none = &loads & g.input("outside");
        let channels = four(&g.input("values"))
            .map(|own| (is_nan(&own) & !&integer & !&loads).select(&g.constant(32, NAN), &own));
        let gathered = four(&g.input("gathered"));
        let corner = g.input("corner");
        let gathered = [0, 1, 2, 3].map(|at: usize| {
            let before = &gathered[(at + 3) % 4];
            corner.is(4 | at as u128).select(before, &gathered[at])
        });
        let values = [0usize, 1, 2, 3].map(|at| {
            let select = select.slice(3 * at as u32, 3);
            let own = selected(g, &select, &channels, &one).when(&!(&none & select.is(2)));
            let value = function.gathers.select(&gathered[at], &own).when(&bound);
            let short = integer.select(&value.slice(0, 16), &half_of(g, &value)).zero_extend(32);
            halves.select(&short, &value)
        });
        let told = [level(g, &g.input("clamped")), level(g, &g.input("raw")), g.zero(32), g.zero(32)];
        let told = components::enabled(g, &mask, &told).map(|value| value.when(&bound));
        let values = [0, 1, 2, 3].map(|at: usize| function.tells_level.select(&told[at], &values[at]));
        g.output("answer", &in_registers(g, &values, &halves));
    }
}

hardware_block! {
    /// From an element to the channels of the filter.
    pub struct TexelConvert(set: InstructionSet, tables: usize) {
        /// The element.
        pub element: Signal<In, Bits<128>>,
        /// Place of the texel along x, modulo four.
        pub x: Signal<In, Bits<2>>,
        /// Along y.
        pub y: Signal<In, Bits<2>>,
        /// There is a texel, or the border.
        pub there: Signal<In, Bit>,
        /// There is the border.
        pub border: Signal<In, Bit>,
        /// It is beyond the corner of a cube.
        pub corner: Signal<In, Bit>,
        /// The instruction.
        pub access: Signal<In, ImageAccess>,
        /// What it does.
        pub plan: Signal<In, FormatPlan>,
        /// The sampler.
        pub sampler: Signal<In, SamplerFields>,
        /// Which channels of the border are which, of the image.
        pub order: Signal<In, Bits<12>>,
        /// Its colour, where tables of them are known.
        pub colour: Vec<Signal<In, Bits<128>>> = signals(tables),
        /// What is compared.
        pub reference: Signal<In, Bits<32>>,
        /// The channels.
        pub values: Signal<Out, Bits<128>>,
        /// The component that is given as it is.
        pub component: Signal<Out, Bits<32>>,

        unpack: TexelUnpack = TexelUnpack::new(),
        result: TexelValues = TexelValues::new(set, tables),
    }
}

impl Logic for TexelConvert {
    #[hdl_gen]
    fn update(&mut self) {
        self.unpack.element.next = self.element.val();
        self.unpack.plan.next = self.plan.val();
        self.unpack.x.next = self.x.val();
        self.unpack.y.next = self.y.val();
        self.result.channel[0].next = self.unpack.value[0].val();
        self.result.channel[1].next = self.unpack.value[1].val();
        self.result.channel[2].next = self.unpack.value[2].val();
        self.result.channel[3].next = self.unpack.value[3].val();
        self.result.there.next = self.there.val();
        self.result.border.next = self.border.val();
        self.result.corner.next = self.corner.val();
        self.result.access.next = self.access.val();
        self.result.plan.next = self.plan.val();
        self.result.sampler.next = self.sampler.val();
        self.result.order.next = self.order.val();
        for k in 0..self.colour.len() {
            self.result.colour[k].next = self.colour[k].val();
        }
        self.result.reference.next = self.reference.val();
        self.values.next = self.result.values.val();
        self.component.next = self.result.component.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// A denormal, a signalling NaN, and two numbers.
    const COLOUR: [u32; 4] = [0x0000_0123, 0x7f80_0001, 0x3e80_0000, 0xc000_0000];

    /// Components that select channels x, y, z, w.
    const IN_ORDER: u64 = 0o7654;

    /// The channels of the border in numbers of a kind, of an image with this DST_SEL.
    fn border(sampler: SamplerFields, numeric: Numeric, select: u64) -> [u32; 4] {
        let mut convert = TexelConvert::new(InstructionSet::SeaIslands, 1);
        convert.connect_all();
        convert.there.next = true;
        convert.border.next = true;
        convert.plan.next = FormatPlan { numeric, ..FormatPlan::default() };
        convert.order.next = select.into();
        convert.sampler.next = sampler;
        convert.colour[0].next = COLOUR
            .iter()
            .rev()
            .fold(Bits::<128>::from(0u64), |bits, word| (bits << 32) | bit_cast::<128, 32>(u64::from(*word).into()));
        simulate(&mut convert, 20);
        [0, 32, 64, 96].map(|at| convert.values.val().get_bits::<32>(at).to_u64() as u32)
    }

    #[test]
    fn a_border_from_memory_has_its_colour_without_denormals_and_as_it_is_in_integers() {
        let sampler = SamplerFields { in_memory: true, ..SamplerFields::default() };
        assert_eq!(border(sampler, Numeric::Unorm, IN_ORDER), [0, COLOUR[1], COLOUR[2], COLOUR[3]]);
        assert_eq!(border(sampler, Numeric::Uint, IN_ORDER), COLOUR);
    }

    #[test]
    fn a_channel_has_the_border_of_the_first_component_that_selects_it() {
        let [red, green, blue, alpha] = COLOUR;
        let sampler = SamplerFields { in_memory: true, ..SamplerFields::default() };
        // Blue, green, red, alpha; x thrice and y; x as alpha, behind it zeros.
        assert_eq!(border(sampler, Numeric::Uint, 0o7456), [blue, green, red, alpha]);
        assert_eq!(border(sampler, Numeric::Uint, 0o5444), [red, alpha, blue, alpha]);
        assert_eq!(border(sampler, Numeric::Uint, 0o4000), [alpha, green, blue, alpha]);
        let opaque = SamplerFields { opaque: true, ..SamplerFields::default() };
        assert_eq!(border(opaque, Numeric::Uint, 0o4000)[0], 1);
    }

    #[test]
    fn other_borders_are_black_or_white() {
        let opaque = SamplerFields { opaque: true, ..SamplerFields::default() };
        assert_eq!(border(opaque, Numeric::Unorm, IN_ORDER), [0, 0, 0, ONE as u32]);
        assert_eq!(border(SamplerFields { white: true, ..opaque }, Numeric::Uint, IN_ORDER), [1; 4]);
        assert_eq!(border(SamplerFields::default(), Numeric::Float, IN_ORDER), [0; 4]);
    }
}
