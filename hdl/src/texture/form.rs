//! Which coordinates an address has, and so how many VGPRs it takes (10.2, 10.4). An instruction of RDNA4 says it (DIM). One of Sea Islands says only
//! whether a slice is among them (DA); the axes are those of its resource, so that it is known when that has been read. And what the format makes of
//! it: elements of several texels, and loads that the texture unit converts itself.

use super::instruction::{ImageAccess, ImageAccessWires, ImageFunctionWires};
use crate::format::plan::FormatPlan;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Coordinates by DIM: 1D, 2D, 3D, cube, array of 1D, of 2D, 2D with samples, array of those.
pub const COORDINATES: [u128; 8] = [1, 2, 3, 3, 2, 3, 3, 4];
/// Of them, those that derivatives have.
const DERIVATIVES: [u128; 8] = [1, 2, 3, 2, 1, 2, 2, 2];

/// VGPRs of the address, 4 bits. `narrow`: coordinates have 16 bits.
pub fn rows(g: &Builder, function: &ImageFunctionWires, dimension: &Wire, narrow: &Wire) -> Wire {
    let coordinates = g.choose(dimension, &COORDINATES.map(|count| g.constant(3, count)));
    let level = &function.has_level | &function.has_detail | &function.has_clamp;
    let values = coordinates.when(&!&function.information) + level.zero_extend(3);
    let rows = narrow.select(&values.plus(1).slice(1, 2).zero_extend(4), &values.zero_extend(4));
    let heads = [&function.has_offset, &function.has_bias, &function.compares];
    let rows = heads.iter().fold(rows, |rows, one| rows + one.zero_extend(4));
    let of_dimension = |rows: [u128; 8]| g.choose(dimension, &rows.map(|count| g.constant(4, count)));
    let halves_of = of_dimension(DERIVATIVES.map(|count| 2 * count.div_ceil(2)));
    let derivatives = function.half_gradients.select(&halves_of, &of_dimension(DERIVATIVES.map(|count| 2 * count)));
    rows + derivatives.when(&function.has_gradients)
}

/// An access of Sea Islands with the coordinates that its resource (words 0 to 3) has; before, `dimension` is DA.
pub fn of_resource(g: &Builder, access: &ImageAccessWires, resource: &Wire) -> ImageAccessWires {
    let kind = resource.slice(124, 4);
    let slices = access.dimension.bit(0);
    let code = |with: u128, without: u128| slices.select(&g.constant(3, with), &g.constant(3, without));
    // SQ_IMG_RSRC_WORD3.TYPE.
    let kinds = [(8, code(4, 0)), (12, code(4, 0)), (10, g.constant(3, 2)), (11, code(3, 1))];
    let dimension = g.lookup(&kind, &kinds, &code(5, 1));
    let rows = rows(g, &access.function, &dimension, &access.narrow);
    ImageAccessWires { dimension, rows, ..access.clone() }
}

generator_block! {
    /// The access as the texture unit sees it.
    pub struct TexelForm() {
        /// As it was decoded.
        in access: (ImageAccess),
        /// What it does.
        in plan: (FormatPlan),
        /// A load whose texels the unit converts is one of samples: of one.
        out formed: (ImageAccess),
    }
    |g| {
        let access = g.input_of::<ImageAccess>("access");
        let plan = g.input_of::<FormatPlan>("plan");
        let ImageFunctionWires { information, sampled, loads_samples, .. } = &access.function;
        let converts = &plan.answers & !information & !sampled;
        let function = ImageFunctionWires {
            sampled: sampled | &converts,
            loads_samples: loads_samples | converts,
            ..access.function.clone()
        };
        g.output_of("formed", &ImageAccessWires { function, ..access });
    }
}

/// Elements along x of so many texels; `texels` as [`FormatPlan`] has them.
pub(super) fn elements_along(size: &Wire, texels: &Wire) -> Wire {
    let width = size.width();
    let wide = size.zero_extend(width + 1);
    let pairs = wide.plus(1).slice(1, width);
    texels.bit(1).select(&elements_down(size, texels), &texels.bit(0).select(&pairs, size))
}

/// Elements along y.
pub(super) fn elements_down(size: &Wire, texels: &Wire) -> Wire {
    let width = size.width();
    let blocks = size.zero_extend(width + 1).plus(3).slice(2, width - 1).zero_extend(width);
    texels.bit(1).select(&blocks, size)
}

/// The element along x that has a texel.
pub(super) fn element_along(texel: &Wire, texels: &Wire) -> Wire {
    let width = texel.width();
    let pair = texel.slice(1, width - 1).zero_extend(width);
    texels.bit(1).select(&element_down(texel, texels), &texels.bit(0).select(&pair, texel))
}

/// The element along y.
pub(super) fn element_down(texel: &Wire, texels: &Wire) -> Wire {
    let width = texel.width();
    texels.bit(1).select(&texel.slice(2, width - 2).zero_extend(width), texel)
}
