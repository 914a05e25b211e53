//! What a resource says of its image (10.5, table 60): sizes, slices and levels.
//!
//! Memory is linear, as in the model: rows without gaps, but for the pitch of the first level of one- and two-dimensional images; levels
//! one after the other at multiples of 256 bytes, the largest first; of an array all levels of a slice, then the next slice; of several
//! samples a plane each.

use super::instruction::{ImageAccess, ImageAccessWires};
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
        /// The resource has no format: nothing is inside.
        pub unbound: Bit,
        /// It is none of an image: nothing is done (9.6).
        pub foreign: Bit,
    }
}

/// Most levels that an image has.
const LEVELS: u128 = 17;

/// Sizes of a level: texels along x, y, z, and texels of a row.
pub(super) struct LevelSizes {
    pub width: Wire,
    pub height: Wire,
    pub depth: Wire,
    pub pitch: Wire,
}

impl LevelSizes {
    /// Those of level `number`, 5 bits. Each size is half of the one before, and at least one.
    pub(super) fn of(g: &Builder, shape: &ImageShapeWires, number: &Wire) -> Self {
        let size = |first: &Wire| {
            let own = first.shift_right(number);
            own.any().select(&own, &g.constant(own.width(), 1))
        };
        let width = size(&shape.width);
        let pitch = number.any().select(&width, &shape.pitch);
        // A view behind the last layer of a volume is empty.
        let depth = size(&shape.depth).when(&shape.depth.any());
        Self { height: size(&shape.height), depth, pitch, width }
    }
}

generator_block! {
    /// The shape of an image of RDNA4.
    pub struct ShapeDecode() {
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
            unbound: field(56, 49).none(),
            foreign: !kind.msb() & words.any(),
        };
        g.output_of("shape", &shape);
    }
}
