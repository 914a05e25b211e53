//! Where an element of a colour, depth or stencil surface lies in memory: rows of elements, or tiles of 8 by 8 elements (GB_TILE_MODE).
//!
//! ```text
//!   0  rows times pitch, slices times their size
//!   1  the place in a tile; their sum, in bytes; inside the surface or not
//! ```
//!
//! The order of elements in a tile is in [`crate::format::tile`]. An element lies in one line of memory: its size is a power of two, and surfaces begin at multiples of 256 bytes.

use crate::format::tile::place_in_tile;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, generator_block, record};

/// Clocks from a pixel to its address.
pub const STAGES: u64 = 2;

choice! {
    /// The order of elements.
    pub enum Layout {
        /// Row by row.
        Linear,
        /// Tiles for display: in rows, as far as a memory access goes.
        Display,
        /// Tiles with bits of X and Y in turn.
        Thin,
    }
}

record! {
    /// A surface.
    pub struct Surface {
        /// Where it begins, in 256 bytes.
        pub base: Bits<32>,
        /// Tiles of a row, less one (TILE_MAX of its pitch).
        pub pitch: Bits<11>,
        /// Tiles of a slice, less one.
        pub slice: Bits<22>,
        /// The slice that layer 0 is.
        pub first_slice: Bits<11>,
        /// Logarithm of the bytes of an element: 0 to 4.
        pub size: Bits<3>,
        /// Their order.
        pub layout: Layout,
    }
}

/// The layout of an array mode (4 bits) and a micro tile mode (3 bits), and whether there is one: macro tiles are not built.
pub fn layout(g: &Builder, array_mode: &Wire, micro: &Wire) -> (Wire, Wire) {
    let is_linear = array_mode.slice(1, 3).none();
    let is_tiled = array_mode.is(2) & (!micro.bit(2) & !micro.slice(0, 2).all());
    let tiles = micro.any().select(&g.constant_of(Layout::Thin), &g.constant_of(Layout::Display));
    (is_linear.select(&g.constant_of(Layout::Linear), &tiles), is_linear | is_tiled)
}

generator_block! {
    /// See the module's description. The surface is the same in both clocks.
    pub struct SurfaceElement() clocked {
        /// The surface.
        in surface: (Surface),
        /// Column.
        in x: (Bits<16>),
        /// Row.
        in y: (Bits<16>),
        /// Slice behind the first one.
        in layer: (Bits<11>),
        /// Two clocks later: the byte address of the element,
        out address: (Bits<48>),
        /// and whether the surface has it.
        out inside: (Bit),
    }
    |g| {
        let surface = g.input_of::<Surface>("surface");
        let [x, y, layer] = ["x", "y", "layer"].map(|name| g.input(name));
        let is_linear = surface.layout.is_a(Layout::Linear);
        let tiles = surface.pitch.zero_extend(12).plus(1);
        let pitch = tiles.concat(&g.zero(3));
        let slice = surface.slice.zero_extend(23).plus(1).concat(&g.zero(6));

        let row = is_linear.select(&y, &y.slice(3, 13).zero_extend(16));
        let row_size = is_linear.select(&pitch, &tiles.zero_extend(15));
        let rows = g.register("rows", &(row * row_size));
        let number = layer.zero_extend(12) + surface.first_slice.zero_extend(12);
        let slices = g.register("slices", &(number * &slice));
        let (x, y) = (g.register("column", &x), g.register("row", &y));

        let column = is_linear.select(&x, &x.slice(3, 13).zero_extend(16));
        let unit = rows.zero_extend(32) + column.zero_extend(32);
        let tiled = unit.concat(&place_in_tile(g, &x, &y, &surface.size, &surface.layout.is_a(Layout::Display)));
        let element = g.name("element", &is_linear.select(&unit.zero_extend(38), &tiled));
        let inside = x.less(&pitch.zero_extend(16)) & element.less(&slice.zero_extend(38));
        let place = element.zero_extend(42) + slices.zero_extend(42);
        let bytes = place.zero_extend(48).shift_left(&surface.size);
        let address = bytes + surface.base.concat(&g.zero(8)).zero_extend(48);
        g.output("address", &g.register("element_address", &address));
        g.output("inside", &g.register("element_inside", &inside));
    }
}
