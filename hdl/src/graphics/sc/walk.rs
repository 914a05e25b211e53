//! The values of edges on the way through tiles and quads, and the pixels that they cover.

use super::range::PixelRange;
use super::record::{Edge, EdgeWires, GRID_BITS, PIXEL, Quad, QuadWires, STEP, TILE, VALUE};
use super::scissor::{ScissorState, shown};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Bits from the grid to tiles of 8 by 8 pixels.
const TILE_BITS: u32 = GRID_BITS + 3;

/// A change as wide as a value, times a power of two.
fn step(g: &Builder, step: &Wire, shift: u32) -> Wire {
    step.sign_extend(VALUE as u32 - shift).concat(&g.zero(shift))
}

generator_block! {
    /// One part of an edge's value at a tile: parts 0 to 2 begin with the origin and the column, 3 to 5 add the row.
    pub struct EdgeStart() {
        /// The edges.
        in edges: [Edge; 3],
        /// Which part.
        in part: (Bits<3>),
        /// Column of the tile.
        in x: (Bits<{ TILE }>),
        /// Row of the tile.
        in y: (Bits<{ TILE }>),
        /// The values so far.
        in values: [Bits<{ VALUE }>; 3],
        /// The values with the part.
        out then: [Bits<{ VALUE }>; 3],
    }
    |g| {
        let edges = g.inputs_of::<Edge>("edges", 3);
        let values = g.inputs("values", 3);
        let part = g.input("part");
        let (right, down) = (edges.iter().map(|edge| &edge.right), edges.iter().map(|edge| &edge.down));
        let factors: Vec<Wire> = right.chain(down).cloned().collect();
        let terms: Vec<Wire> = edges.iter().map(|edge| &edge.origin).chain(&values).cloned().collect();
        let down = !part.less(&g.constant(3, 3));
        let place = down.select(&g.input("y"), &g.input("x")).zero_extend(TILE as u32 + 1);
        let product = g.choose(&part, &factors).times_signed(&place);
        let product = step(g, &product, TILE_BITS);
        let sum = g.name("edge_at_tile", &(g.choose(&part, &terms) + product));
        let then: Vec<Wire> = (0..3u128)
            .zip(&values)
            .map(|(at, value)| (part.is(at) | part.is(at + 3)).select(&sum, value))
            .collect();
        g.outputs("then", &then);
    }
}

generator_block! {
    /// A tile: whether it lies outside an edge, and the values at the tiles beside and below it.
    pub struct TileStep() {
        /// The edges.
        in edges: [Edge; 3],
        /// Their values at the tile.
        in values: [Bits<{ VALUE }>; 3],
        /// Their values at the first tile of its row.
        in first: [Bits<{ VALUE }>; 3],
        /// They bound a band.
        in band: (Bit),
        /// No sample of it is inside.
        out outside: (Bit),
        /// Values a tile to the right.
        out right: [Bits<{ VALUE }>; 3],
        /// Values at the first tile of the next row.
        out below: [Bits<{ VALUE }>; 3],
    }
    |g| {
        let edges = g.inputs_of::<Edge>("edges", 3);
        let values = g.inputs("values", 3);
        let first = g.inputs("first", 3);
        let far = |change: &Wire| change.when(&!change.msb());
        let beyond = |value: &Wire, right: &Wire, down: &Wire| {
            (value + step(g, &far(right), TILE_BITS) + step(g, &far(down), TILE_BITS)).msb()
        };
        let best: Vec<Wire> =
            edges.iter().zip(&values).map(|(edge, value)| beyond(value, &edge.right, &edge.down)).collect();
        // All three together are the same everywhere.
        let other = beyond(&(&values[0] + &values[1]), &-&edges[2].right, &-&edges[2].down);
        let of_band = &best[2] | other;
        g.output("outside", &g.input("band").select(&of_band, &g.or_all(1, &best)));
        let beside = |values: &[Wire], pick: &dyn Fn(&EdgeWires) -> Wire| -> Vec<Wire> {
            edges.iter().zip(values).map(|(edge, value)| value + step(g, &pick(edge), TILE_BITS)).collect()
        };
        g.outputs("right", &beside(&values, &|edge| edge.right.clone()));
        g.outputs("below", &beside(&first, &|edge| edge.down.clone()));
    }
}

/// The value at one of the pixels of a quad, from that at its first one.
pub fn at_pixel(g: &Builder, edge: &EdgeWires, value: &Wire, right: &Wire, down: &Wire) -> Wire {
    value + step(g, &edge.right, GRID_BITS).when(right) + step(g, &edge.down, GRID_BITS).when(down)
}

/// The value at the middle of a quad's first pixel: `quad` of the four along an axis begins 2 `quad` pixels behind the tile.
fn to_quad(g: &Builder, change: &Wire, quad: &Wire) -> Wire {
    // Half a pixel and 2 of them for each quad, in halves: 1, 5, 9, 13.
    let halves = change.sign_extend(STEP as u32 + 4);
    let four = halves.slice(0, STEP as u32 + 2).concat(&g.zero(2));
    let eight = halves.slice(0, STEP as u32 + 1).concat(&g.zero(3));
    let sum = halves + four.when(&quad.bit(0)) + eight.when(&quad.bit(1));
    step(g, &sum, GRID_BITS - 1)
}

generator_block! {
    /// A quad of a tile.
    pub struct QuadCover() {
        /// The edges.
        in edges: [Edge; 3],
        /// Their values at the tile.
        in values: [Bits<{ VALUE }>; 3],
        /// Column of the tile.
        in tile_x: (Bits<{ TILE }>),
        /// Row of the tile.
        in tile_y: (Bits<{ TILE }>),
        /// Which quad of it, row by row.
        in number: (Bits<4>),
        /// The pixels that may be drawn.
        in pixels: (PixelRange),
        /// The edges bound the shape.
        in by_edges: (Bit),
        /// They do as a band.
        in band: (Bit),
        /// Registers of the scissors.
        in scissors: (ScissorState),
        /// The quad.
        out quad: (Quad),
        /// A pixel of it is covered.
        out some: (Bit),
        /// The values at the middle of its first pixel.
        out at: [Bits<{ VALUE }>; 3],
    }
    |g| {
        let edges = g.inputs_of::<Edge>("edges", 3);
        let number = g.input("number");
        let pixels = g.input_of::<PixelRange>("pixels");
        let scissors = g.input_of::<ScissorState>("scissors");
        let (by_edges, band) = (g.input("by_edges"), g.input("band"));
        let (column, row) = (number.slice(0, 2), number.slice(2, 2));
        let at: Vec<Wire> = edges
            .iter()
            .zip(g.inputs("values", 3))
            .map(|(edge, value)| {
                let at = value + to_quad(g, &edge.right, &column) + to_quad(g, &edge.down, &row);
                g.name("edge_at_quad", &at)
            })
            .collect();
        let place = |tile: &str, quad: &Wire, low: &Wire| g.input(tile).concat(quad).concat(low).slice(0, PIXEL as u32);
        let mask: Vec<Wire> = (0..4u128)
            .map(|pixel| {
                let [right, down] = [pixel & 1, pixel >> 1].map(|bit| g.constant(1, bit));
                let (x, y) = (place("tile_x", &column, &right), place("tile_y", &row, &down));
                let values: Vec<Wire> =
                    edges.iter().zip(&at).map(|(edge, at)| at_pixel(g, edge, at, &right, &down)).collect();
                let holds = |at: usize| !values[at].msb() & (values[at].any() | &edges[at].inclusive);
                let left = &values[0] + &values[1];
                let others = band.select(&(!left.msb() & left.any()), &(holds(0) & holds(1)));
                let inside = holds(2) & others;
                let in_columns = !x.less(&pixels.left) & x.less(&pixels.right);
                let in_rows = !y.less(&pixels.top) & y.less(&pixels.bottom);
                in_columns & in_rows & (inside | !&by_edges) & shown(g, &scissors, &x, &y)
            })
            .collect();
        let mask = g.concat(&mask.iter().rev().collect::<Vec<_>>());
        g.output("some", &mask.any());
        let zero = g.zero(1);
        let quad = QuadWires { x: place("tile_x", &column, &zero), y: place("tile_y", &row, &zero), mask };
        g.output_of("quad", &quad);
        g.outputs("at", &at);
    }
}
