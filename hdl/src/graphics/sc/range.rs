//! The pixels that a shape can cover: those of its box that the scissors leave.

use super::record::{Bounds, GRID_BITS, PIXEL, Rectangle, SIDE, TILE};
use super::scissor::{greatest, least};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

record! {
    /// Pixels from one place to another one, which is excluded.
    pub struct PixelRange {
        /// First column.
        pub left: Bits<{ PIXEL }>,
        /// Column behind the last one.
        pub right: Bits<{ PIXEL }>,
        /// First row.
        pub top: Bits<{ PIXEL }>,
        /// Row behind the last one.
        pub bottom: Bits<{ PIXEL }>,
    }
}

/// First pixel and the one behind the last one along an axis, from the box on the grid and the rectangle; and whether there is one.
fn along(g: &Builder, low: &Wire, high: &Wire, from: &Wire, to: &Wire) -> [Wire; 3] {
    let half = g.constant(low.width(), 1 << (GRID_BITS - 1));
    // Pixels whose middle is in the box: half a pixel down, and up to whole ones.
    let up = g.constant(low.width(), (1 << GRID_BITS) - 1);
    let pixels = |grid: Wire| grid.slice(GRID_BITS, low.width() - GRID_BITS).sign_extend(SIDE as u32);
    let first = pixels(low - &half + up);
    let behind = pixels(high - &half).plus(1);
    let first = greatest(&greatest(&first, from), &g.zero(SIDE as u32));
    let behind = least(&behind, to);
    let some = first.less_signed(&behind);
    [first.slice(0, PIXEL as u32), behind.slice(0, PIXEL as u32), some]
}

generator_block! {
    /// The pixels, and the tiles that they lie in.
    pub struct TileRange() {
        /// The box.
        in bounds: (Bounds),
        /// What the scissors leave.
        in area: (Rectangle),
        /// The pixels.
        out pixels: (PixelRange),
        /// There are some.
        out some: (Bit),
        /// First tile of a row.
        out first_x: (Bits<{ TILE }>),
        /// Last one.
        out last_x: (Bits<{ TILE }>),
        /// First row of tiles.
        out first_y: (Bits<{ TILE }>),
        /// Last one.
        out last_y: (Bits<{ TILE }>),
    }
    |g| {
        let bounds = g.input_of::<Bounds>("bounds");
        let area = g.input_of::<Rectangle>("area");
        let [left, right, columns] = along(g, &bounds.left, &bounds.right, &area.left, &area.right);
        let [top, bottom, rows] = along(g, &bounds.top, &bounds.bottom, &area.top, &area.bottom);
        let tile = |pixel: &Wire| pixel.slice(3, TILE as u32);
        let before = |pixel: &Wire| pixel.plus(0xffff);
        g.output("first_x", &tile(&left));
        g.output("last_x", &tile(&before(&right)));
        g.output("first_y", &tile(&top));
        g.output("last_y", &tile(&before(&bottom)));
        g.output("some", &(columns & rows));
        g.output_of("pixels", &PixelRangeWires { left, right, top, bottom });
    }
}
