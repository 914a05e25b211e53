//! The order of elements in a tile of 8 by 8: that of the public address library of Sea Islands' drivers (docs/model-decisions.md#graphics-of-gfx7).

use crate::parts::round_robin::vector_of;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits of X (0 to 2) and Y (8 to 10) that make the place in a tile, the lowest first.
type Order = [u32; 6];

/// Of tiles with bits in turn.
const THIN: Order = [0, 8, 1, 9, 2, 10];
/// Of tiles for display, by the logarithm of the bytes of an element.
const DISPLAY: [Order; 5] =
    [[0, 1, 2, 9, 8, 10], [0, 1, 2, 8, 9, 10], [0, 1, 8, 2, 9, 10], [0, 8, 1, 2, 9, 10], [8, 0, 1, 2, 9, 10]];

/// The place of the element at column `x` and row `y` in its tile, 6 bits. `size`: logarithm of its bytes, 3 bits; `display`: the tile is one for display.
pub(crate) fn place_in_tile(g: &Builder, x: &Wire, y: &Wire, size: &Wire, display: &Wire) -> Wire {
    let ordered = |order: Order| {
        let bit = |from: u32| if from < 8 { x.bit(from) } else { y.bit(from - 8) };
        vector_of(g, &order.map(bit))
    };
    display.select(&g.choose(size, &DISPLAY.map(ordered)), &ordered(THIN))
}
