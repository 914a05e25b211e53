//! The format of an image (10.5, table 62; Sea Islands: SQ_IMG_RSRC_WORD1), and what its components select; whether the hardware has what the resource asks for.

use super::plan::{Found, code_of, numbered, of_code, paired};
use crate::config::{InstructionSet, Units};
use crate::format::{
    LAYOUT, LAYOUTS, Layout, Numeric, channels, element_bytes, image as layouts, is_block, is_by_texel, is_pair,
};
use crate::ray::resource as ray;
use crate::texture::instruction::{ImageAccessWires, ImageFunctionWires};
use crate::texture::sampler;
use crate::vmem::operations::{Kind, MemoryAccessWires};
use tombolo_netlist::builder::{Builder, Wire};

/// Code of a selection: constant one.
const ONE: u128 = 1;
/// The same for a texel that is there; outside of the image it is zero.
const ONE_INSIDE: u128 = 2;
/// Code of a selection: the first channel; the others follow.
const FIRST: u128 = 4;
/// Numbers of table 62 that images have and buffers have not: layout and number of the first one, and the meanings of those that follow.
#[rustfmt::skip]
const UNIFIED: &[(usize, u32, &[Numeric])] = {
    use Numeric::*;
    use layouts::*;
    &[
        (1,               64,  &[Srgb]),
        (3,               65,  &[Srgb]),
        (10,              66,  &[Srgb]),
        (SHARED_EXPONENT, 67,  &[Float]),
        (FIVE_SIX_FIVE,   68,  &[Unorm]),
        (ONE_FIVE,        69,  &[Unorm]),
        (FIVE_ONE,        70,  &[Unorm]),
        (FOURS,           71,  &[Unorm]),
        (TWO_FOURS,       72,  &[Unorm]),
        (4,               75,  &[Clamped]),
        (EIGHT_ABOVE,     76,  &[Unorm, Uint]),
        (EIGHT_BELOW,     78,  &[Unorm, Uint]),
        (WIDE_DEPTH,      80,  &[Uint, Float]),
        (GREEN_ODD,       82,  &[Unorm, Snorm, Uint, Srgb]),
        (GREEN_EVEN,      86,  &[Unorm, Snorm, Uint, Srgb]),
        (BLOCK,           109, &[Unorm, Srgb]),
        (BLOCK + 1,       111, &[Unorm, Srgb]),
        (BLOCK + 2,       113, &[Unorm, Srgb]),
        (BLOCK + 3,       115, &[Unorm, Snorm]),
        (BLOCK + 4,       117, &[Unorm, Snorm]),
        (BPTC,            119, &[Float, Snorm]),
        (BPTC,            121, &[Unorm, Srgb]),
    ]
};

/// The same of Sea Islands (SQ_IMG_RSRC_WORD1): DATA_FORMAT, layout, and its numeric formats. 35 to 41 are reserved there, and BC1 to BC7 with drivers.
#[rustfmt::skip]
const PAIRS: &[(u32, usize, &[Numeric])] = {
    use Numeric::*;
    use layouts::*;
    const NUMBERS: &[Numeric] = &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint];
    const WITHOUT_SIGN_ALONE: &[Numeric] = &[Unorm, Uscaled, Sscaled, Uint, Sint];
    const SUBSAMPLED: &[Numeric] = &[Unorm, Snorm, Uscaled, Sscaled, Uint, Sint, Float, Srgb];
    &[
        (1,  1,               &[Srgb]),
        (3,  3,               &[Srgb]),
        (6,  6,               NUMBERS),
        (7,  7,               NUMBERS),
        (10, 10,              &[Srgb]),
        (16, FIVE_SIX_FIVE,   NUMBERS),
        (17, ONE_FIVE,        WITHOUT_SIGN_ALONE),
        (18, FIVE_ONE,        WITHOUT_SIGN_ALONE),
        (19, FOURS,           NUMBERS),
        (20, EIGHT_ABOVE,     NUMBERS),
        (21, EIGHT_BELOW,     NUMBERS),
        (22, WIDE_DEPTH,      &[Uint, Sint, Float]),
        (32, GREEN_ODD,       SUBSAMPLED),
        (33, GREEN_EVEN,      SUBSAMPLED),
        (34, SHARED_EXPONENT, &[Float]),
        (35, BLOCK,           &[Unorm, Srgb]),
        (36, BLOCK + 1,       &[Unorm, Srgb]),
        (37, BLOCK + 2,       &[Unorm, Srgb]),
        (38, BLOCK + 3,       &[Unorm, Snorm]),
        (39, BLOCK + 4,       &[Unorm, Snorm]),
        (40, BPTC,            &[Float, Snorm]),
        (41, BPTC,            &[Unorm, Srgb]),
    ]
};

/// NUM_FORMAT of sRGB.
const NUMBER_SRGB: u128 = 9;
/// Type of a volume.
const VOLUME: u128 = 10;

/// The layout of elements of as many bytes as those of `layout`, in which an element is 8 bits, 16 bits, or dwords.
fn as_dwords(g: &Builder, layout: &Wire) -> Wire {
    let whole = |size: u32| {
        let is_whole = |own: &Layout| {
            own.bytes == size && !own.widths.is_empty() && own.widths.iter().all(|bits| [8 * size, 32].contains(bits))
        };
        LAYOUTS.iter().position(is_whole).map(|at| (u128::from(size), g.constant(LAYOUT, at as u128)))
    };
    let arms: Vec<_> = [1, 2, 4, 8, 12, 16].into_iter().filter_map(whole).collect();
    g.lookup(&element_bytes(g, layout), &arms, &g.zero(LAYOUT))
}

/// Channels of the layout are bytes, which a sampler may take as sRGB.
fn has_bytes(g: &Builder, layout: &Wire) -> Wire {
    let codes = (0u128..).zip(&LAYOUTS);
    let codes = codes.filter(|(_, own)| !own.widths.is_empty() && own.widths.iter().all(|bits| *bits == 8));
    g.or_all(1, &codes.map(|(at, _)| layout.is(at)).collect::<Vec<_>>())
}

/// The format of an access to an image; `other` of any other access. The resource (its halves, and behind them the sampler) is refused if the machine
/// does not have its format, for corner samples, and for a view of layers of a volume that has levels. What samples is refused if the texture
/// unit does not have its sampler; what stores if elements have several texels, which one of them alone does not make.
pub(super) fn found(g: &Builder, access: &MemoryAccessWires, words: [&Wire; 3], other: Found, units: Units) -> Found {
    let set = units.set;
    let [low, high, sampler] = words;
    let MemoryAccessWires { image: ImageAccessWires { function, .. }, control, .. } = access;
    let ImageFunctionWires { image, packed, signed, sampled, loads_samples, traces, information, .. } = function;
    let (own, beyond) = match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => {
            let corners = high.bit(183 - 128);
            let is_volume = low.slice(124, 4).is(VOLUME);
            let layers = is_volume & high.bit(164 - 128) & low.slice(44, 5).any();
            (of_table(g, &low.slice(49, 8)), corners | layers)
        }
        InstructionSet::SeaIslands => of_sea_islands(g, low),
    };
    // Nothing converts them.
    let raw = packed | control.kind.is_a(Kind::Atomic);
    let texels = is_block(g, &own.layout).concat(&is_pair(&own.layout));
    let by_texel = is_by_texel(g, &own.layout, &own.numeric) & image & !&raw & !information & !traces;
    let stores = texels.any() & control.kind.is_a(Kind::Store) & !&raw;
    let layout = packed.select(&as_dwords(g, &own.layout), &own.layout);
    // What is stored is not clamped.
    let bits = signed.select(&g.constant_of(Numeric::Sint), &g.constant_of(Numeric::Bits));
    // A sampler may take bytes as sRGB, or sRGB as bytes.
    let filters = sampled & !loads_samples;
    let (forces, keeps) = sampler::degamma(g, sampler, set);
    let forced = &filters & forces & has_bytes(g, &own.layout) & own.numeric.is_a(Numeric::Unorm);
    let numeric = forced.select(&g.constant_of(Numeric::Srgb), &own.numeric);
    let kept = &filters & keeps & numeric.is_a(Numeric::Srgb);
    let numeric = kept.select(&g.constant_of(Numeric::Unorm), &numeric);
    let numeric = packed.select(&bits, &numeric);
    let samples = filters & sampler::is_refused(g, sampler, set, units.graphics);
    let choose = |yes: &Wire, no: &Wire| image.select(yes, no);
    Found {
        bound: choose(&(&own.bound | traces), &other.bound),
        refused: choose(
            &traces.select(&ray::is_refused(low), &(&own.refused | beyond | samples | stores)),
            &other.refused,
        ),
        layout: choose(&layout, &other.layout),
        numeric: choose(&numeric, &other.numeric),
        by_texel: by_texel & control.kind.is_a(Kind::Load),
        texels: texels.when(image),
    }
}

/// The format of a number of table 62: that of a buffer, or one of images.
fn of_table(g: &Builder, number: &Wire) -> Found {
    let shared = numbered(g, number);
    let none = code_of(g, 0, Numeric::Unorm);
    let mut arms = vec![];
    for (layout, first, numerics) in UNIFIED {
        for (numeric, at) in numerics.iter().zip(*first..) {
            arms.push((at.into(), code_of(g, *layout, *numeric)));
        }
    }
    either(g, shared, of_code(g, &g.lookup(number, &arms, &none), number.any()))
}

/// The first one; if it is refused the second one.
fn either(g: &Builder, first: Found, second: Found) -> Found {
    Found {
        bound: first.bound,
        refused: &first.refused & second.refused,
        layout: first.refused.select(&second.layout, &first.layout),
        numeric: first.refused.select(&second.numeric, &first.numeric),
        by_texel: g.zero(1),
        texels: g.zero(2),
    }
}

/// Of Sea Islands: the format, and whether the resource asks for another thing that the hardware does not have: several samples, interlaced
/// rows. Nothing is bound if it is none of an image.
fn of_sea_islands(g: &Builder, low: &Wire) -> (Found, Wire) {
    let (data, number, kind) = (low.slice(52, 6), low.slice(58, 4), low.slice(124, 4));
    let shared = paired(g, &number.slice(0, 3).concat(&data.slice(0, 4)));
    let others = data.slice(4, 2).any() | number.msb();
    let shared = Found { refused: &shared.refused | others, ..shared };
    let beyond = kind.is(14) | kind.is(15) | low.bit(64 + 31);
    let none = code_of(g, 0, Numeric::Unorm);
    let mut arms = vec![];
    for (data, layout, numerics) in PAIRS {
        for numeric in *numerics {
            // Numbers are those of the choice, mostly.
            let number = match (*layout, *numeric) {
                (_, Numeric::Srgb) => NUMBER_SRGB,
                // BC6H without a sign is called UNORM.
                (layouts::BPTC, Numeric::Float) => Numeric::Unorm as u128,
                (_, numeric) => numeric as u128,
            };
            arms.push((number << 6 | u128::from(*data), code_of(g, *layout, *numeric)));
        }
    }
    let own = of_code(g, &g.lookup(&number.concat(&data), &arms, &none), data.any());
    let found = either(g, shared, own);
    (Found { bound: data.any() & kind.msb(), ..found }, beyond)
}

/// Channels of a format, 3 bits: BC6H has one less than its layout.
pub(super) fn channels_of(g: &Builder, layout: &Wire, numeric: &Wire) -> Wire {
    let without_alpha = numeric.is_a(Numeric::Float) | numeric.is_a(Numeric::Snorm);
    let all = channels(g, layout);
    (layout.is(layouts::BPTC as u128) & without_alpha).select(&g.constant(3, 3), &all)
}

/// What a component selects: `own` is DST_SEL of it, `there` says that the format has the channel that it names, `identity` is the channel of
/// its number if the format has that. A missing channel is zero, alpha one (10.4.2), but outside of the image it is zero as any channel is.
pub(super) fn selected(g: &Builder, access: &ImageAccessWires, own: &Wire, there: &Wire, identity: &Wire) -> Wire {
    let missing = g.constant(3, ONE_INSIDE).when(&own.is(FIRST + 3));
    let channel = there.select(own, &missing);
    let selected = own.msb().select(&channel, &g.constant(3, ONE).when(&own.is(ONE)));
    access.function.packed.select(identity, &selected)
}
