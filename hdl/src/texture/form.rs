//! Which coordinates an address has, and so how many VGPRs it takes (10.2, 10.4). An instruction of RDNA4 says it (DIM). One of Sea Islands says only
//! whether a slice is among them (DA); the axes are those of its resource, so that it is known when that has been read.

use super::instruction::{ImageAccessWires, ImageFunctionWires};
use tombolo_netlist::builder::{Builder, Wire};

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
