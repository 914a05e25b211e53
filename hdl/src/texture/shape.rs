//! What a resource says of its image (10.5, table 60; Sea Islands: SQ_IMG_RSRC_WORD0 to 5): sizes, slices and levels.
//!
//! Memory is linear. RDNA4, as in the model: rows without gaps, but for the pitch of the first level of one- and two-dimensional images; levels
//! one after the other at multiples of 256 bytes, the largest first; of an array all levels of a slice, then the next slice; of several
//! samples a plane each. Sea Islands: PITCH is that of the first level; behind it, and everywhere under POW2_PAD, rows, slices and what is
//! between two rows are powers of two; a row has whole 64 bytes and at least 8 elements, a slice whole 256 bytes and at least 64 elements (model
//! decision "Mip levels"); of an array all slices of a level, then the next level. In tiles of 8 by 8 elements a level has whole ones.

use super::form;
use super::instruction::{ImageAccess, ImageAccessWires, ImageFunctionWires};
use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

record! {
    /// The shape of an image.
    pub struct ImageShape {
        /// Byte address of its first texel.
        pub base: Bits<48>,
        /// Texels of the largest level along x.
        pub width: Bits<17>,
        /// Along y; 1 of images of one dimension.
        pub height: Bits<17>,
        /// Along z, of volumes from the first layer of the view on; 1 of others.
        pub depth: Bits<15>,
        /// Texels from a row of the largest level to the next.
        pub pitch: Bits<17>,
        /// Levels in memory, 1 to 17.
        pub levels: Bits<5>,
        /// First level of the view.
        pub base_level: Bits<5>,
        /// Last level of the view.
        pub last_level: Bits<5>,
        /// First slice of the view, of a volume its first layer.
        pub first_slice: Bits<14>,
        /// Last slice of the view of an array.
        pub last_slice: Bits<14>,
        /// Logarithm of the samples of a texel, 0 to 4.
        pub samples: Bits<3>,
        /// A texel has samples, be it one.
        pub has_samples: Bit,
        /// It has one dimension.
        pub is_row: Bit,
        /// It has three.
        pub is_volume: Bit,
        /// A coordinate chooses a slice: an array or a cube.
        pub is_array: Bit,
        /// The slices are faces of cubes.
        pub is_cube: Bit,
        /// Of Sea Islands: the first level takes powers of two as those behind it do.
        pub padded: Bit,
        /// Of Sea Islands: elements lie in tiles of 8 by 8,
        pub tiled: Bit,
        /// of those for display ([`crate::format::tile`]).
        pub display: Bit,
        /// Of Sea Islands: slices in memory of an array, faces of a cube; 1 of others.
        pub slices: Bits<17>,
        /// Smallest level of detail that is there, in 1/256.
        pub least: Bits<13>,
        /// Which channels of the border are which: BC_SWIZZLE of RDNA4, 3 bits; the four DST_SEL of Sea Islands.
        pub border_order: Bits<12>,
        /// The resource has no format: nothing is inside.
        pub unbound: Bit,
        /// It is none of an image: nothing is done (9.6).
        pub foreign: Bit,
    }
}

/// TILING_INDEX of linear rows (model decision "GB_TILE_MODE").
const LINEAR: u128 = 8;
/// Those of tiles for display; the other ones are of tiles with bits of X and Y in turn.
const DISPLAY: std::ops::Range<u128> = 9..13;
/// Most levels that an image has.
const LEVELS: u128 = 17;

/// Sizes of a level: texels along x, y, z.
pub(super) struct LevelSizes {
    pub width: Wire,
    pub height: Wire,
    pub depth: Wire,
}

/// What a level takes in memory.
pub(super) struct LevelPlace {
    /// Elements from a row to the next.
    pub pitch: Wire,
    /// Rows of a slice.
    pub rows: Wire,
    /// Slices that lie behind each other.
    pub slices: Wire,
}

/// A size, at least one, halved `number` times; at least one.
fn halved(g: &Builder, size: &Wire, number: &Wire) -> Wire {
    let own = size.shift_right(number);
    own.any().select(&own, &g.constant(own.width(), 1))
}

/// The least power of two that is not below a size, which is not zero.
fn power_of_two(g: &Builder, size: &Wire) -> Wire {
    let width = size.width();
    let zeros = size.plus(u128::MAX).leading_zeros();
    let place = zeros.same_width(width.into()) - &zeros;
    g.constant(width, 1).shift_left(&place)
}

/// The larger one.
fn larger(a: &Wire, b: &Wire) -> Wire {
    a.less(b).select(b, a)
}

impl LevelPlace {
    /// That of level `number`, 5 bits, of elements of so many bytes, 5 bits, and texels ([`crate::format::plan::FormatPlan`]).
    pub(super) fn of(
        g: &Builder,
        shape: &ImageShapeWires,
        sizes: &LevelSizes,
        number: &Wire,
        [bytes, texels]: [&Wire; 2],
        set: InstructionSet,
    ) -> Self {
        let (height, first_pitch) =
            (form::elements_down(&sizes.height, texels), form::elements_along(&shape.pitch, texels));
        if set != InstructionSet::SeaIslands {
            let pitch = number.any().select(&form::elements_along(&sizes.width, texels), &first_pitch);
            return Self { pitch, rows: height, slices: sizes.depth.clone() };
        }
        let behind = number.any();
        let pads = &behind | &shape.padded;
        let padded = |size: &Wire| pads.select(&power_of_two(g, size), size);
        // A level of tiles has whole ones.
        let whole = |size: &Wire| size.plus(7).slice(3, 14).concat(&g.zero(3));
        let rows = padded(&height);
        let rows = shape.tiled.select(&whole(&rows), &rows);
        let slices = padded(&shape.is_volume.select(&sizes.depth.zero_extend(17), &shape.slices));
        // Four layers of a volume in tiles belong together.
        let layers = slices.plus(3).slice(2, 15).concat(&g.zero(2));
        let slices = (&shape.is_volume & &shape.tiled).select(&layers, &slices);
        // Elements of a row and of a slice, powers of two.
        let least = |of: u32, elements: u32| {
            let arms =
                [1u32, 2, 4, 8, 12, 16].map(|size| (size.into(), g.constant(17, (of / size).max(elements).into())));
            g.lookup(bytes, &arms, &g.constant(17, elements.into()))
        };
        let places = rows.leading_zeros();
        let places = places.same_width(16) - &places;
        let of_slice = least(256, 64).shift_right(&places);
        let pitch = power_of_two(g, &halved(g, &first_pitch, number));
        let pitch = shape.tiled.select(&whole(&pitch), &larger(&larger(&pitch, &least(64, 8)), &of_slice));
        Self { pitch: behind.select(&pitch, &first_pitch), rows, slices }
    }
}

impl LevelSizes {
    /// Those of level `number`, 5 bits. Each size is half of the one before, and at least one.
    pub(super) fn of(g: &Builder, shape: &ImageShapeWires, number: &Wire) -> Self {
        let size = |first: &Wire| halved(g, first, number);
        // A view behind the last layer of a volume is empty.
        let depth = size(&shape.depth).when(&shape.depth.any());
        Self { height: size(&shape.height), depth, width: size(&shape.width) }
    }
}

generator_block! {
    /// The shape of an image of the set.
    pub struct ShapeDecode(set: InstructionSet) {
        /// Words 0 to 3 of its resource.
        in low: (Bits<128>),
        /// Words 4 to 7.
        in high: (Bits<128>),
        /// The instruction.
        in access: (ImageAccess),
        /// The shape.
        out shape: (ImageShape),
        /// Levels whose places have to be known, 1 to 17.
        out levels: (Bits<5>),
    }
    |g| {
        let ImageAccessWires { function, .. } = g.input_of::<ImageAccess>("access");
        let words = g.input("high").concat(&g.input("low"));
        if set == InstructionSet::SeaIslands {
            return of_sea_islands(g, &function, &words);
        }
        let field = |msb: u32, lsb: u32| words.slice(lsb, msb - lsb + 1);
        let size = |msb: u32, lsb: u32, width: u32| field(msb, lsb).zero_extend(width).plus(1);
        // TYPE: 8 to 15 are 1D, 2D, 3D, cube, array of 1D, of 2D, 2D with samples, array of those.
        let kind = field(127, 124);
        let is_one_of = |codes: &[u128]| g.or_all(1, &codes.iter().map(|code| kind.is(*code)).collect::<Vec<_>>());
        let is_volume = is_one_of(&[10]);
        let is_array = is_one_of(&[11, 12, 13, 15]);
        let is_row = is_one_of(&[8, 12]);
        let has_samples = is_one_of(&[14, 15]);
        let has_pitch = is_one_of(&[8, 9, 14]);
        // UAV3D: a view of a volume from a layer on.
        let is_view = &is_volume & field(164, 164);

        let width = size(77, 62, 17);
        let pitch = size(143, 128, 17);
        let pitch = (has_pitch & width.less(&pitch)).select(&pitch, &width);
        let first = field(156, 144).zero_extend(14).when(&(&is_array | &is_view));
        let last = field(141, 128);
        let last = last.less(&first).select(&first, &last).when(&is_array);
        let layers = size(141, 128, 15);
        let before = first.zero_extend(15).when(&is_view);
        let layers = (&layers - &before).when(&!layers.less(&before));
        let most = field(48, 44);
        let levels = most.msb().select(&g.constant(5, LEVELS), &most.plus(1));
        let levels = has_samples.select(&g.constant(5, 1), &levels);
        let samples = most.slice(2, 3).any().select(&g.constant(3, 4), &most.slice(0, 3)).when(&has_samples);
        let base_level = field(61, 57).when(&!&has_samples);

        let all = &is_array | &function.has_level | &function.has_detail | &function.computed;
        let few = base_level.less(&levels).select(&base_level.plus(1), &levels);
        g.output("levels", &all.select(&levels, &few));
        let shape = ImageShapeWires {
            base: field(39, 0).concat(&g.zero(8)),
            height: is_row.select(&g.constant(17, 1), &size(93, 78, 17)),
            depth: is_volume.select(&layers, &g.constant(15, 1)),
            width,
            pitch,
            levels,
            base_level,
            last_level: field(115, 111).when(&!&has_samples),
            first_slice: first,
            last_slice: last,
            samples,
            has_samples,
            is_row,
            is_volume,
            is_array,
            is_cube: is_one_of(&[11]),
            padded: g.zero(1),
            tiled: g.zero(1),
            display: g.zero(1),
            slices: g.constant(17, 1),
            least: field(198, 186),
            border_order: field(123, 121).zero_extend(12),
            unbound: field(56, 49).none(),
            foreign: !kind.msb() & words.any(),
        };
        g.output_of("shape", &shape);
    }
}

/// The body for Sea Islands. A resource that is none of an image is an unbound one: loads give zeros, stores do nothing.
fn of_sea_islands(g: &Builder, function: &ImageFunctionWires, words: &Wire) {
    let field = |msb: u32, lsb: u32| words.slice(lsb, msb - lsb + 1);
    let size = |msb: u32, lsb: u32, width: u32| field(msb, lsb).zero_extend(width).plus(1);
    let kind = field(127, 124);
    let [is_row, is_volume, is_cube] = [[8, 12], [10, 10], [11, 11]].map(|[a, b]| kind.is(a) | kind.is(b));
    let is_array = &is_cube | kind.is(12) | kind.is(13);
    let mode = field(120, 116);
    let last_level = field(115, 112).zero_extend(5);
    let base_level = field(111, 108).zero_extend(5);
    let base_level = last_level.less(&base_level).select(&last_level, &base_level);
    let levels = last_level.plus(1);
    let all = &function.has_level | &function.has_detail | &function.computed;
    g.output("levels", &all.select(&levels, &base_level.plus(1)));
    let depth = size(140, 128, 17);
    let faces = depth.shift_left(&g.constant(2, 1)) + depth.shift_left(&g.constant(2, 2));
    let slices = is_cube.select(&faces, &is_array.select(&depth, &g.constant(17, 1)));
    // A cube has six faces, whatever LAST_ARRAY says.
    let first = field(172, 160).zero_extend(14);
    let least = &first + g.constant(14, 5).when(&is_cube);
    let last = field(185, 173).zero_extend(14);
    let shape = ImageShapeWires {
        base: field(39, 0).concat(&g.zero(8)),
        width: size(77, 64, 17),
        height: is_row.select(&g.constant(17, 1), &size(91, 78, 17)),
        depth: is_volume.select(&depth.slice(0, 15), &g.constant(15, 1)),
        pitch: size(154, 141, 17),
        levels,
        base_level,
        last_level,
        first_slice: first.when(&is_array),
        last_slice: larger(&last, &least).when(&is_array),
        samples: g.zero(3),
        has_samples: g.zero(1),
        is_row,
        is_volume,
        is_array,
        is_cube,
        padded: field(121, 121),
        tiled: !mode.is(LINEAR),
        display: !mode.less(&mode.same_width(DISPLAY.start)) & mode.less(&mode.same_width(DISPLAY.end)),
        slices,
        least: field(51, 40).zero_extend(13),
        border_order: field(107, 96),
        unbound: field(57, 52).none() | !kind.msb(),
        foreign: g.zero(1),
    };
    g.output_of("shape", &shape);
}
