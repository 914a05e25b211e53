//! The format of an image (10.5, table 62; Sea Islands: SQ_IMG_RSRC_WORD1), and what its components select; whether the hardware has what the resource asks for.

use super::plan::{Found, numbered, paired};
use crate::config::InstructionSet;
use crate::format::{FIVE_SIX_FIVE, LAYOUTS, Numeric, bytes, element_bytes};
use crate::ray::unit as ray;
use crate::texture::instruction::{ImageAccessWires, ImageFunctionWires};
use crate::texture::sampler;
use tombolo_netlist::builder::{Builder, Wire};

/// Code of a selection: constant one.
const ONE: u128 = 1;
/// The same for a texel that is there; outside of the image it is zero.
const ONE_INSIDE: u128 = 2;
/// Code of a selection: the first channel; the others follow.
const FIRST: u128 = 4;
/// TILING_INDEX of linear rows (model decision "GB_TILE_MODE").
const LINEAR: u128 = 8;
/// FORMAT of 5_6_5_UNORM (table 62).
const UNIFIED_5_6_5: u128 = 68;
/// DATA_FORMAT of 5_6_5 (SQ_IMG_RSRC_WORD1).
const DATA_5_6_5: u128 = 16;
/// Type of a volume.
const VOLUME: u128 = 10;
/// Type of a cube.
const CUBE: u128 = 11;

/// The layout of elements of as many bytes as those of `layout`, in which an element is 8 bits, 16 bits, or dwords.
fn as_dwords(g: &Builder, layout: &Wire) -> Wire {
    let whole = |size: u32| {
        let is_whole =
            |widths: &&[u32]| bytes(widths) == size && widths.iter().all(|bits| [8 * size, 32].contains(bits));
        LAYOUTS.iter().position(is_whole).map(|at| (u128::from(size), g.constant(4, at as u128)))
    };
    let arms: Vec<_> = [1, 2, 4, 8, 12, 16].into_iter().filter_map(whole).collect();
    g.lookup(&element_bytes(g, layout), &arms, &g.zero(4))
}

/// The format of an access to an image; `other` of any other access. The resource (its halves, and behind them the sampler) is refused if the converters
/// do not have its format, for corner samples, and for a view of layers of a volume that has levels. What samples is refused for cubes too, and if the
/// texture unit does not have its sampler.
pub(super) fn found(
    g: &Builder,
    access: &ImageAccessWires,
    words: [&Wire; 3],
    other: Found,
    set: InstructionSet,
) -> Found {
    let [low, high, sampler] = words;
    let ImageFunctionWires { image, packed, signed, sampled, computed, loads_samples, traces, .. } = &access.function;
    let (own, beyond) = match set {
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => {
            let corners = high.bit(183 - 128);
            let is_volume = low.slice(124, 4).is(VOLUME);
            let layers = is_volume & high.bit(164 - 128) & low.slice(44, 5).any();
            (of_table(g, &low.slice(49, 8)), corners | layers)
        }
        InstructionSet::SeaIslands => of_sea_islands(g, low),
    };
    let layout = packed.select(&as_dwords(g, &own.layout), &own.layout);
    // What is stored is not clamped.
    let bits = signed.select(&g.constant_of(Numeric::Sint), &g.constant_of(Numeric::Bits));
    let numeric = packed.select(&bits, &own.numeric);
    let bytes =
        LAYOUTS.iter().zip(0u128..).filter(|(widths, _)| widths.iter().all(|bits| *bits == 8) && !widths.is_empty());
    let bytes = g.or_all(1, &bytes.map(|(_, at)| own.layout.is(at)).collect::<Vec<_>>());
    let linear = bytes & own.numeric.is_a(Numeric::Unorm);
    let samples = sampled
        & !loads_samples
        & (low.slice(124, 4).is(CUBE) | sampler::is_refused(g, sampler, &linear, computed, set));
    let choose = |yes: &Wire, no: &Wire| image.select(yes, no);
    Found {
        bound: choose(&(&own.bound | traces), &other.bound),
        refused: choose(&traces.select(&ray::is_refused(low), &(&own.refused | beyond | samples)), &other.refused),
        layout: choose(&layout, &other.layout),
        numeric: choose(&numeric, &other.numeric),
    }
}

/// The format of a number of table 62: that of a buffer, or 5_6_5.
fn of_table(g: &Builder, number: &Wire) -> Found {
    let shared = numbered(g, number);
    let own = number.is(UNIFIED_5_6_5);
    Found {
        bound: shared.bound,
        refused: shared.refused & !&own,
        layout: own.select(&g.constant(4, FIVE_SIX_FIVE as u128), &shared.layout),
        numeric: own.select(&g.constant_of(Numeric::Unorm), &shared.numeric),
    }
}

/// Of Sea Islands: the format, and whether the resource asks for another thing that the hardware does not have: tiles, several samples, interlaced
/// rows. Nothing is bound if it is none of an image.
fn of_sea_islands(g: &Builder, low: &Wire) -> (Found, Wire) {
    let (data, number, kind) = (low.slice(52, 6), low.slice(58, 4), low.slice(124, 4));
    let own = paired(g, &number.slice(0, 3).concat(&data.slice(0, 4)));
    let others = data.slice(4, 2).any() | number.msb();
    let beyond = !low.slice(96 + 20, 5).is(LINEAR) | kind.is(14) | kind.is(15) | low.bit(64 + 31);
    // The first six number formats are those of integers, of which 5_6_5 has each.
    let is_packed = data.is(DATA_5_6_5) & !number.msb() & !(number.bit(2) & number.bit(1));
    let layout = own.layout.when(&!&others);
    let layout = is_packed.select(&g.constant(4, FIVE_SIX_FIVE as u128), &layout);
    let refused = (&own.refused | others) & !is_packed;
    (Found { bound: data.any() & kind.msb(), refused, layout, ..own }, beyond)
}

/// What a component selects: `own` is DST_SEL of it, `there` says that the format has the channel that it names, `identity` is the channel of
/// its number if the format has that. A missing channel is zero, alpha one (10.4.2), but outside of the image it is zero as any channel is.
pub(super) fn selected(g: &Builder, access: &ImageAccessWires, own: &Wire, there: &Wire, identity: &Wire) -> Wire {
    let missing = g.constant(3, ONE_INSIDE).when(&own.is(FIRST + 3));
    let channel = there.select(own, &missing);
    let selected = own.msb().select(&channel, &g.constant(3, ONE).when(&own.is(ONE)));
    access.function.packed.select(identity, &selected)
}
