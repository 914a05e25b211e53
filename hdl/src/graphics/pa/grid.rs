//! The grid: where corners lie on it (PA_SU_VTX_CNTL), and the edges and the box that follow (PA_SC_EDGERULE, PA_SU_SC_MODE_CNTL).

use super::path::Told;
use super::record::{Kind, PaState, PaStateWires};
use crate::graphics::float::is_nan;
use crate::graphics::sc::record::{Bounds, BoundsWires, COORDINATE, Edge, EdgeWires, GRID_BITS, STEP, VALUE};
use crate::graphics::sc::scissor::{greatest, least};
use crate::vector::shared::binary64::number::{BIAS, FRACTION};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Fractional bits by PA_SU_VTX_CNTL.QUANT_MODE.
const FRACTION_BITS: [u32; 8] = [4, 3, 2, 1, 0, 8, 10, 12];
/// Pixels from the origin to the farthest corner, as a power of two.
const FARTHEST: u32 = 15;
/// Bits of a coordinate before it is found to be too large.
const WHOLE: u32 = 29;
/// Products that the area and the edges are made of.
pub const PRODUCTS: u64 = 8;

/// A coordinate of the window, a number of binary32, on the grid; and whether it is beyond it.
fn snapped(g: &Builder, number: &Wire, vtx_cntl: &Wire) -> (Wire, Wire) {
    let quant = vtx_cntl.slice(3, 3);
    let table = |make: &dyn Fn(u32) -> u128, width: u32| {
        let rows: Vec<_> = (0..).zip(FRACTION_BITS).map(|(mode, bits)| (mode, g.constant(width, make(bits)))).collect();
        g.lookup(&quant, &rows, &g.zero(width))
    };
    let field = number.slice(FRACTION, 11).zero_extend(13);
    // The exponent in units of the grid; as far below zero as nothing but the rest of a rounding is left.
    let exponent = field + table(&u128::from, 13) - g.constant(13, BIAS);
    let lowest = g.constant(13, 30u128.wrapping_neg());
    let exponent = exponent.less_signed(&lowest).select(&lowest, &exponent);
    let large = !exponent.less_signed(&g.constant(13, (WHOLE - 1).into()));
    let amount = (g.constant(13, (WHOLE - 1).into()) - &exponent).slice(0, 6);
    let significand = number.slice(FRACTION, 11).any().concat(&number.slice(FRACTION - 23, 23));
    let below = 24 + 58 - WHOLE + 6;
    let placed = g.name("placed", &significand.concat(&g.zero(WHOLE + below - 24)).shift_right(&amount));
    let whole = placed.slice(below, WHOLE);
    let (half, rest) = (placed.bit(below - 1), placed.slice(0, below - 1).any());
    let (sign, odd) = (number.msb(), whole.bit(0));
    let modes = [(0, g.zero(1)), (1, &half & (&rest | !&sign)), (2, &half & (&rest | &odd))];
    let up = g.lookup(&vtx_cntl.slice(1, 2), &modes, &(&half & (rest | !odd)));
    let magnitude = whole.zero_extend(WHOLE + 1) + up.zero_extend(WHOLE + 1);
    let beyond = large | table(&|bits| 1 << (FARTHEST + bits), WHOLE + 1).less(&magnitude);
    let shift = table(&|bits| (GRID_BITS - bits).into(), 4);
    let grid = magnitude.shift_left(&shift).slice(0, COORDINATE as u32);
    (sign.select(&-&grid, &grid), beyond)
}

generator_block! {
    /// What results tell: the corners on the grid, and what is wrong with them.
    pub struct GridCorners() clocked {
        /// A result.
        in result: (Bits<64>),
        /// What it is.
        in told: (Told),
        /// PA_SU_VTX_CNTL.
        in vtx_cntl: (Bits<32>),
        /// Columns of the corners.
        out columns: [Bits<{ COORDINATE }>; 3],
        /// Rows of them.
        out rows: [Bits<{ COORDINATE }>; 3],
        /// The result is a coordinate that is out of range.
        out beyond: (Bit),
        /// It is no number.
        out is_nan: (Bit),
        /// It is infinite or none.
        out not_finite: (Bit),
        /// It is not negative.
        out inside: (Bit),
        /// It is negative.
        out below: (Bit),
    }
    |g| {
        let result = g.input("result");
        let told = g.input_of::<Told>("told");
        let (grid, beyond) = snapped(g, &result, &g.input("vtx_cntl"));
        let snaps = &told.valid & &told.snaps;
        let corner = |name: &str, own: &Wire, at: u128| {
            g.register_enabled(name, &grid, &(&snaps & own & told.slot.is(at)))
        };
        let columns: Vec<Wire> = (0..3).map(|at| corner("column", &!&told.rows, at)).collect();
        let rows: Vec<Wire> = (0..3).map(|at| corner("row", &told.rows, at)).collect();
        g.outputs("columns", &columns);
        g.outputs("rows", &rows);
        g.output("beyond", &(snaps & beyond));
        let nan = is_nan(&result);
        let negative = result.msb() & result.slice(0, 63).any() & !&nan;
        g.output("below", &negative);
        g.output("inside", &(!&negative & !&nan));
        g.output("is_nan", &nan);
        g.output("not_finite", &result.slice(FRACTION, 11).all());
    }
}

/// A line: a band of its width, from where it leaves the first diamond to the last one, which it does not leave (PA_SU_LINE_CNTL, PA_SC_LINE_CNTL).
struct Line {
    /// It runs down more than across.
    runs_down: Wire,
    /// Half its width.
    half: Wire,
    /// Its box: left, right, top, bottom.
    bounds: [Wire; 4],
}

impl Line {
    fn new(g: &Builder, columns: &[Wire], rows: &[Wire], state: &PaStateWires) -> Self {
        let change = |of: &[Wire]| of[1].sign_extend(STEP as u32) - of[0].sign_extend(STEP as u32);
        let length = |of: &[Wire]| {
            let change = change(of);
            change.msb().select(&-&change, &change)
        };
        let runs_down = length(columns).less(&length(rows));
        // Half widths have four fractional bits.
        let half = state.line_cntl.slice(0, 16).concat(&g.zero(GRID_BITS - 4)).zero_extend(COORDINATE as u32);
        let along = |at: usize| runs_down.select(&rows[at], &columns[at]);
        // The middle of the diamond that an end is in, or the end itself.
        let middle_bits = g.constant(GRID_BITS, 1 << (GRID_BITS - 1));
        let distance = |place: &Wire| {
            let off = place.slice(0, GRID_BITS).zero_extend(GRID_BITS + 1) - middle_bits.zero_extend(GRID_BITS + 1);
            off.msb().select(&-&off, &off)
        };
        let diamond = |at: usize| {
            let inside = (distance(&columns[at]) + distance(&rows[at])).less(&middle_bits.zero_extend(GRID_BITS + 1));
            let place = along(at);
            let middle = place.slice(GRID_BITS, COORDINATE as u32 - GRID_BITS).concat(&middle_bits);
            inside.select(&middle, &place)
        };
        let (begin, end) = (along(0), along(1));
        let forward = begin.less_signed(&end);
        let one = g.constant(COORDINATE as u32, 1);
        let last_pixel = state.sc_line_cntl.bit(10);
        let behind = last_pixel.select(&greatest(&diamond(1), &(&end - &one)), &(least(&diamond(1), &end) - &one));
        let before = last_pixel.select(&least(&diamond(1), &(&end + &one)), &(greatest(&diamond(1), &end) + &one));
        let low = forward.select(&least(&begin, &diamond(0)), &before);
        let high = forward.select(&behind, &greatest(&begin, &diamond(0)));
        let across = |at: usize| runs_down.select(&columns[at], &rows[at]);
        let (near, far) = (least(&across(0), &across(1)) - &half, greatest(&across(0), &across(1)) + &half);
        let bounds = [
            runs_down.select(&near, &low),
            runs_down.select(&far, &high),
            runs_down.select(&low, &near),
            runs_down.select(&high, &far),
        ];
        Self { runs_down, half, bounds }
    }

    /// Coordinates of the corners moved to its sides, the third one to the other side, where `moves`.
    fn beside(&self, of: &[Wire], moves: &Wire) -> Vec<Wire> {
        let half = self.half.when(moves);
        vec![&of[0] - &half, &of[1] - &half, &of[2] + &half]
    }
}

generator_block! {
    /// Edges and box of the corners on the grid; a product a clock.
    pub struct GridEdges() clocked {
        /// A product is made.
        in makes: (Bit),
        /// Which.
        in part: (Bits<3>),
        /// Columns of the corners.
        in columns: [Bits<{ COORDINATE }>; 3],
        /// Rows of them.
        in rows: [Bits<{ COORDINATE }>; 3],
        /// What the primitive is.
        in kind: (Kind),
        /// Registers.
        in state: (PaState),
        /// Twice the area, positive if the corners run clockwise; and differences to the first corner.
        out integers: [Bits<{ VALUE }>; 5],
        /// There is no area, or the side that is shown is culled.
        out not_seen: (Bit),
        /// The front is shown.
        out front: (Bit),
        /// The edges.
        out edges: [Edge; 3],
        /// The box.
        out bounds: (Bounds),
    }
    |g| {
        let kind = g.input("kind");
        let state = g.input_of::<PaState>("state");
        let (columns, rows) = (g.inputs("columns", 3), g.inputs("rows", 3));
        let is_line = kind.is_a(Kind::Line);
        let line = Line::new(g, &columns, &rows, &state);
        let columns = line.beside(&columns, &(&is_line & &line.runs_down));
        let rows = line.beside(&rows, &(&is_line & !&line.runs_down));
        let wide = |wire: &Wire| wire.sign_extend(STEP as u32);
        let difference = |of: &[Wire], to: usize, from: usize| wide(&of[to]) - wide(&of[from]);
        let second = [difference(&columns, 1, 0), difference(&rows, 1, 0)];
        let third = [difference(&columns, 2, 0), difference(&rows, 2, 0)];
        // Edge n runs between the other two corners.
        let ends = [(1usize, 2usize), (2, 0), (0, 1)];
        let changes = ends.map(|(from, to)| [difference(&columns, to, from), difference(&rows, to, from)]);
        let mut factors =
            vec![(second[0].clone(), third[1].clone()), (second[1].clone(), third[0].clone())];
        for ((from, _), [across, down]) in ends.iter().zip(&changes) {
            factors.push((down.clone(), wide(&columns[*from])));
            factors.push((across.clone(), wide(&rows[*from])));
        }
        let (first, other): (Vec<Wire>, Vec<Wire>) = factors.into_iter().unzip();
        let part = g.input("part");
        let product = g.name("grid_product", &g.choose(&part, &first).times_signed(&g.choose(&part, &other)));
        let products: Vec<Wire> = (0..PRODUCTS.into())
            .map(|at| g.register_enabled("kept_product", &product, &(g.input("makes") & part.is(at))))
            .collect();
        let pair = |at: usize| &products[2 * at] - &products[2 * at + 1];
        let twice = g.name("twice_the_area", &pair(0));
        let differences = [&second[0], &second[1], &third[0], &third[1]].map(|wire| wire.sign_extend(VALUE as u32));
        let integers: Vec<Wire> = [twice.clone()].into_iter().chain(differences).collect();
        g.outputs("integers", &integers);

        let is_point = kind.is_a(Kind::Point);
        let negative = twice.msb();
        let front = &is_point | &is_line | (&negative ^ state.sc_mode_cntl.bit(2));
        let culls = front.select(&state.sc_mode_cntl.bit(0), &state.sc_mode_cntl.bit(1));
        let culled = culls & kind.is_a(Kind::Triangle);
        g.output("not_seen", &(twice.none() | culled | &is_point & &negative));
        g.output("front", &front);

        let rules = [(Kind::Point as u128, state.edgerule.slice(4, 4)), (Kind::Rectangle as u128, state.edgerule.slice(8, 4))];
        let rule = g.name("edge_rule", &g.lookup(&kind, &rules, &state.edgerule.slice(0, 4)));
        let signed = |wire: &Wire| negative.select(&-wire, wire);
        for (at, [across, down]) in changes.iter().enumerate() {
            let (across, down) = (signed(across), signed(down));
            // Bits of a rule: left, right, top, bottom. With Y downwards the inside is to the right of an edge that runs up.
            let level = across.msb().select(&rule.bit(0), &(across.any().select(&rule.bit(1), &rule.bit(0))));
            let inclusive = down.msb().select(&rule.bit(3), &down.any().select(&rule.bit(2), &level));
            // Of a line what is above it or to its left is inside.
            let inclusive = is_line.select(&g.constant(1, u128::from(at == 2)), &inclusive);
            let origin = signed(&pair(at + 1));
            g.output_of(&format!("edges_{at}"), &EdgeWires { right: -&down, down: across, origin, inclusive });
        }
        let side = |of: &[Wire], choose: &dyn Fn(&Wire, &Wire) -> Wire| choose(&choose(&of[0], &of[1]), &of[2]);
        let excluded = |bit: u32| (!rule.bit(bit)).zero_extend(COORDINATE as u32);
        let [left, right, top, bottom] = line.bounds;
        let of_line = |own: &Wire, other: Wire| is_line.select(own, &other);
        g.output_of("bounds", &BoundsWires {
            left: of_line(&left, side(&columns, &least) + excluded(3)),
            right: of_line(&right, side(&columns, &greatest) - excluded(2)),
            top: of_line(&top, side(&rows, &least) + excluded(1)),
            bottom: of_line(&bottom, side(&rows, &greatest) - excluded(0)),
            by_edges: kind.is_a(Kind::Triangle) | &is_line,
            band: is_line.clone(),
        });
    }
}
