//! What a formatted access does, made of its instruction and its resource (9.3, 9.6; SQ_BUF_RSRC_WORD3): format, and what each
//! component selects.

use super::image;
use crate::config::{InstructionSet, Units};
use crate::format::plan::{FormatPlan, FormatPlanWires};
use crate::format::{
    Channel, ChannelWires, LAYOUT, LAYOUTS, Numeric, Packing, Width, channels, element_size, exists, is_by_texel, place,
};
use crate::lds::operations::ElementFormatWires;
use crate::texture::components;
use crate::vmem::operations::{Kind, MemoryAccess, MemoryAccessWires, MemoryControl, MemoryControlWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Formats of table 62 that buffers have: layout and number of the first one, and the meanings of those that follow.
#[rustfmt::skip]
const UNIFIED: [(usize, u32, &[Numeric]); 14] = {
    use Numeric::*;
    [
        (1,  1,  &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
        (2,  7,  &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
        (3,  14, &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
        (4,  20, &[Uint, Sint, Float]),
        (5,  23, &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
        (6,  30, &[Float]),
        (7,  31, &[Float]),
        (8,  32, &[Unorm, Snorm, Uint, Sint]),
        (9,  36, &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
        (10, 42, &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint]),
        (11, 48, &[Uint, Sint, Float]),
        (12, 51, &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float]),
        (13, 58, &[Uint, Sint, Float]),
        (14, 61, &[Uint, Sint, Float]),
    ]
};

/// Code of a selection: constant one.
const ONE: u128 = 1;

generator_block! {
    /// The plan of an access of the set.
    pub struct FormatPlans(units: Units) {
        /// The instruction.
        in access: (MemoryAccess),
        /// Buffer resource, or words 0 to 3 of that of an image.
        in resource: (Bits<128>),
        /// Words 4 to 7 of that of an image.
        in resource_high: (Bits<128>),
        /// Words of a sampler.
        in sampler: (Bits<128>),
        /// What it does.
        out plan: (FormatPlan),
        /// It is formatted and stores.
        out stores: (Bit),
    }
    |g| {
        let access = g.input_of::<MemoryAccess>("access");
        let resource = g.input("resource");
        let set = units.set;
        let found = match set {
            InstructionSet::Rdna4 => unified(g, &access, &resource),
            InstructionSet::SeaIslands | InstructionSet::Cdna4 => of_gcn(g, &access, &resource),
        };
        let found = if units.images { image::found(g, &access, [&resource, &g.input("resource_high"), &g.input("sampler")], found, units) } else { found };
        let MemoryAccessWires { control, typed, image, .. } = access;
        g.output("stores", &(control.kind.is_a(Kind::Store) & &control.formatted));
        let count = if units.images { image::channels_of(g, &found.layout, &found.numeric) } else { channels(g, &found.layout) };
        let is_image = &image.function.image;
        let component = |at: u32| {
            let own = resource.slice(96 + 3 * at, 3);
            let there = own.slice(0, 2).zero_extend(3).less(&count);
            let selected = own.msb().select(&own.when(&there), &own.is(ONE).zero_extend(3));
            // In order, where the format has the channel (table 52); GCN fills the last component of buffers with one.
            let missing = if set.is_gcn() && at == 3 { g.constant(3, ONE).when(&!is_image) } else { g.zero(3) };
            let identity = g.constant(3, at.into()).less(&count).select(&g.constant(3, u128::from(4 + at)), &missing);
            if units.images {
                let of_image = image::selected(g, &image, &own, &there, &identity);
                return is_image.select(&of_image, &typed.select(&identity, &selected)).when(&found.bound);
            }
            typed.select(&identity, &selected).when(&found.bound)
        };
        let selects = [0, 1, 2, 3].map(component);
        let mut provided = g.constant(8, 0xf).shift_left(&control.components).slice(4, 4);
        let mut selects = selects;
        if units.images {
            // What a load enables lies behind each other; a store chooses among what it has.
            let chosen = components::enabled(g, &image.mask, &selects);
            let compacts = is_image & control.kind.is_a(Kind::Load);
            selects = [0, 1, 2, 3].map(|at| compacts.select(&chosen[at], &selects[at]));
            provided = is_image.select(&image.mask, &provided);
        }
        let plan = FormatPlanWires {
            formatted: if units.images { &control.formatted & !(is_image & &found.by_texel) } else { control.formatted },
            refused: found.refused & &found.bound,
            bound: found.bound,
            layout: found.layout,
            texels: found.texels,
            numeric: found.numeric,
            select: g.concat(&selects.iter().rev().collect::<Vec<_>>()),
            packing: control.packing,
            components: control.components,
            provided,
            answers: if units.images { is_image & (&image.function.information | &image.function.sampled | &found.by_texel) } else { g.zero(1) },
        };
        g.output_of("plan", &plan);
    }
}

/// The format of an access.
pub(super) struct Found {
    pub(super) bound: Wire,
    pub(super) refused: Wire,
    pub(super) layout: Wire,
    pub(super) numeric: Wire,
    /// A load whose texels the texture unit converts.
    pub(super) by_texel: Wire,
    /// Texels of an element, 2 bits: [`FormatPlan::texels`].
    pub(super) texels: Wire,
}

/// The unified format numbers, of the instruction or of the resource. An unbound resource is one for typed instructions too.
fn unified(g: &Builder, access: &MemoryAccessWires, resource: &Wire) -> Found {
    let of_resource = resource.slice(108, 6);
    let unbound = of_resource.none() & !resource.bit(119);
    let number = access.typed.select(&access.format, &of_resource.zero_extend(7));
    Found { bound: number.any() & !unbound, ..numbered(g, &number) }
}

/// What a format number of table 62 stands for, among those that buffers have.
pub(super) fn numbered(g: &Builder, number: &Wire) -> Found {
    let mut arms = vec![];
    for (layout, first, numerics) in UNIFIED {
        for (numeric, at) in numerics.iter().zip(first..) {
            arms.push((at.into(), code_of(g, layout, *numeric)));
        }
    }
    of_code(g, &g.lookup(number, &arms, &code_of(g, 0, Numeric::Unorm)), number.any())
}

/// A layout and a numeric format in one word.
pub(super) fn code_of(g: &Builder, layout: usize, numeric: Numeric) -> Wire {
    g.constant_of(numeric).concat(&g.constant(LAYOUT, layout as u128))
}

/// What a word of those says; refused if it is of no layout.
pub(super) fn of_code(g: &Builder, code: &Wire, bound: Wire) -> Found {
    let layout = code.slice(0, LAYOUT);
    let numeric = code.slice(LAYOUT, code.width() - LAYOUT);
    Found { bound, refused: layout.none(), layout, numeric, by_texel: g.zero(1), texels: g.zero(2) }
}

/// DATA_FORMAT and NUM_FORMAT of GCN, of the instruction or of the resource.
fn of_gcn(g: &Builder, access: &MemoryAccessWires, resource: &Wire) -> Found {
    let of_resource = resource.slice(96 + 12, 3).concat(&resource.slice(96 + 15, 4));
    let number = access.typed.select(&access.format, &of_resource);
    Found { bound: number.slice(0, 4).any(), ..paired(g, &number) }
}

/// What a pair stands for, NUM_FORMAT above DATA_FORMAT, 7 bits.
pub(super) fn paired(g: &Builder, number: &Wire) -> Found {
    let mut arms = vec![];
    for layout in 0..LAYOUTS.len() {
        for numeric in Numeric::ALL.iter().filter(|numeric| exists(layout, **numeric)) {
            arms.push(((*numeric as u128) << 4 | layout as u128, code_of(g, layout, *numeric)));
        }
    }
    of_code(g, &g.lookup(number, &arms, &code_of(g, 0, Numeric::Unorm)), number.slice(0, 4).any())
}

generator_block! {
    /// Where a store gets a channel of its elements from. What the texture unit converts it gets as it is in VGPRs, a dword each.
    pub struct StoreChannel(units: Units) {
        /// What the access does.
        in plan: (FormatPlan),
        /// Number of the channel.
        in number: (Bits<2>),
        /// Channels that there are.
        out channels: (Bits<3>),
        /// VGPR of the data that has it.
        out row: (Bits<3>),
        /// Dword of the element that gets it.
        out dword: (Bits<3>),
        /// The channel.
        out channel: (Channel),
        /// It converts them.
        out encodes: [Bit; usize::from(units.images)],
    }
    |g| {
        let FormatPlanWires { layout, numeric, select, packing, provided: all, .. } = g.input_of::<FormatPlan>("plan");
        let number = g.input("number");
        let set = units.set;
        let wanted = g.constant(1, 1).concat(&number);
        // The first component that selects the channel. On RDNA4 those that the instruction does not provide are the first one
        // (9.3), on GCN there are none.
        let (mut present, mut component) = (g.zero(1), g.zero(2));
        for at in (0..4u32).rev() {
            let provided = all.bit(at);
            let selects = select.slice(3 * at, 3).equals(&wanted);
            let (selects, own) = match set {
                InstructionSet::Rdna4 => (selects, components::place(g, &all, at).when(&provided)),
                InstructionSet::SeaIslands | InstructionSet::Cdna4 => (selects & provided, components::place(g, &all, at)),
            };
            present = &selects | present;
            component = selects.select(&own, &component);
        }
        let (mut dword, mut shift, mut width) = place(g, &layout, &number);
        if units.images {
            let encodes = is_by_texel(g, &layout, &numeric);
            dword = encodes.select(&number, &dword);
            shift = shift.when(&!&encodes);
            width = encodes.select(&g.constant_of(Width::Full), &width);
            g.outputs("encodes", &[encodes]);
        }
        let (halves, high) = (packing.is_a(Packing::Halves), packing.is_a(Packing::High));
        g.output("channels", &channels(g, &layout));
        let row = component.when(&!&high);
        g.output("row", &halves.select(&row.slice(1, 1).zero_extend(2), &row).zero_extend(3));
        g.output("dword", &dword.zero_extend(3));
        let channel = ChannelWires {
            present,
            dword,
            shift,
            width,
            numeric,
            half: &halves | &high,
            high: high | halves & component.bit(0),
        };
        g.output_of("channel", &channel);
    }
}

generator_block! {
    /// How vector memory moves the elements of a formatted access, without converting them.
    pub struct FormattedElement() {
        /// What an instruction asks for.
        in control: (MemoryControl),
        /// What it does if it is formatted.
        in plan: (FormatPlan),
        /// What is to be moved.
        out moved: (MemoryControl),
    }
    |g| {
        let control = g.input_of::<MemoryControl>("control");
        let plan = g.input_of::<FormatPlan>("plan");
        let size = plan.formatted.select(&element_size(g, &plan.layout), &control.format.size);
        let format = ElementFormatWires { size, ..control.format };
        g.output_of("moved", &MemoryControlWires { format, ..control });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_unified_formats_are_the_numbers_1_to_63_and_exist() {
        let numbers = UNIFIED.iter().flat_map(|(_, first, numerics)| *first..first + numerics.len() as u32);
        assert_eq!(numbers.collect::<Vec<_>>(), (1..=63).collect::<Vec<_>>());
        for (layout, _, numerics) in UNIFIED {
            assert!(numerics.iter().all(|numeric| exists(layout, *numeric)), "{layout}");
        }
    }
}
