//! The tests of a pixel: depth, bounds, stencil, and what is written.

use super::record::{DepthExport, DepthExportWires, DepthFormat, DepthSetup, DepthSetupWires, StencilSideWires};
use crate::ray::arithmetic::{is_nan, ordered};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// 1.0.
const ONE: u128 = 0x3f80_0000;

/// `number` (binary32, from 0 to 1) times `2^bits - 1`, rounded to nearest even: 24 bits. What is beyond is clamped; NaN is zero.
fn scaled(g: &Builder, number: &Wire, bits: u32) -> Wire {
    let magnitude = number.slice(0, 31);
    let above = g.constant(31, ONE).less(&magnitude);
    let inside = above.select(&g.constant(31, ONE), &magnitude).when(&!(number.msb() | is_nan(number)));
    let exponent = inside.slice(23, 8);
    let significand = exponent.any().concat(&inside.slice(0, 23)).zero_extend(48);
    let product = significand.concat(&g.zero(bits)).slice(0, 48) - &significand;
    // In units of 2^-150, times two to the exponent: 23 places at least, and beyond 48 less than a half is left.
    let places = g.constant(8, 150) - &exponent;
    let placed = product.concat(&g.zero(48)).shift_right(&places);
    let kept = placed.slice(48, 24);
    let up = placed.bit(47) & (placed.slice(0, 47).any() | kept.bit(0));
    kept + up.zero_extend(24)
}

/// The bits of a depth.
pub(super) fn packed(g: &Builder, depth: &Wire, format: &Wire) -> Wire {
    let formats = [
        (DepthFormat::Unorm16 as u128, scaled(g, depth, 16).zero_extend(32)),
        (DepthFormat::Unorm24 as u128, scaled(g, depth, 24).zero_extend(32)),
    ];
    g.lookup(format, &formats, depth)
}

/// Two depths as they are kept: the first one is less, they are equal, they cannot be compared.
fn compared(g: &Builder, first: &Wire, second: &Wire, format: &Wire) -> [Wire; 3] {
    let is_float = format.is_a(DepthFormat::Float32);
    let key = |bits: &Wire| {
        let whole = bits.slice(0, 24);
        let whole = format.is_a(DepthFormat::Unorm16).select(&whole.slice(0, 16).zero_extend(24), &whole);
        is_float.select(&ordered(g, bits), &whole.zero_extend(32))
    };
    let (one, other) = (key(first), key(second));
    let unordered = &is_float & (is_nan(first) | is_nan(second));
    [one.less(&other) & !&unordered, one.equals(&other) & !&unordered, unordered]
}

/// Whether a comparison holds (ZFUNC, STENCILFUNC): never, less, equal, at most, greater, not equal, at least, always.
fn holds(function: &Wire, [less, equal, unordered]: &[Wire; 3]) -> Wire {
    let greater = !(less | equal | unordered);
    let known = (function.bit(0) & less) | (function.bit(1) & equal) | (function.bit(2) & greater);
    known | function.all() | (function.is(5) & unordered)
}

/// What an operation makes of a stencil (DB_STENCIL_CONTROL).
fn operated(g: &Builder, operation: &Wire, old: &Wire, reference: &Wire, operand: &Wire) -> Wire {
    let sum = old.zero_extend(9) + operand.zero_extend(9);
    let difference = old - operand;
    let (more, less) = (sum.slice(0, 8), difference.clone());
    let values = [
        old.clone(),
        g.zero(8),
        g.constant(8, 0xff),
        reference.clone(),
        operand.clone(),
        &more | &sum.bit(8).repeat(8),
        difference.when(&!old.less(operand)),
        !old,
        more,
        less,
        old & operand,
        old | operand,
        old ^ operand,
        !(old & operand),
        !(old | operand),
        !(old ^ operand),
    ];
    g.choose(operation, &values)
}

generator_block! {
    /// The tests of a pixel.
    pub struct PixelTest() {
        /// The registers.
        in setup: (DepthSetup),
        /// Depth of the pixel, a float.
        in depth: (Bits<32>),
        /// It is of a front face.
        in front: (Bit),
        /// What the shader exported.
        in exported: (DepthExport),
        /// The depth that is there.
        in old_depth: (Bits<32>),
        /// The stencil that is there.
        in old_stencil: (Bits<8>),
        /// The pixel passes.
        out passes: (Bit),
        /// Its depth is written.
        out writes_depth: (Bit),
        /// It, as it is kept.
        out new_depth: (Bits<32>),
        /// Another stencil is written.
        out writes_stencil: (Bit),
        /// It.
        out new_stencil: (Bits<8>),
    }
    |g| {
        let setup = g.input_of::<DepthSetup>("setup");
        let DepthSetupWires { format, function, least, greatest, clears_depth, clear_depth, .. } = &setup;
        let DepthExportWires { has_depth, has_stencil, depth: own, stencil } = g.input_of::<DepthExport>("exported");
        let [depth, front, old_depth, old] = ["depth", "front", "old_depth", "old_stencil"].map(|name| g.input(name));

        let fresh = (has_depth & &setup.takes_depth).select(&own, &depth);
        let fresh = clears_depth.select(clear_depth, &fresh);
        let fresh = g.name("packed_depth", &packed(g, &fresh, format));
        let passes_depth = holds(function, &compared(g, &fresh, &old_depth, format)) | !&setup.depth;
        let at_most = |first: &Wire, second: &Wire| {
            let [less, equal, _] = compared(g, first, second, format);
            less | equal
        };
        let within = at_most(&packed(g, least, format), &old_depth) & at_most(&old_depth, &packed(g, greatest, format));
        let within = within | !(&setup.depth & &setup.bounded);

        let side = StencilSideWires::combine("", &[setup.front.clone(), setup.back.clone()], &mut |_, sides| {
            front.select(&sides[0], &sides[1])
        });
        let reference = (&has_stencil & &setup.takes_reference).select(&stencil.slice(0, 8), &side.reference);
        let operand = (&has_stencil & &setup.takes_operand).select(&stencil.slice(8, 8), &side.operand);
        let (left, right) = (&reference & &side.mask, &old & &side.mask);
        let relation = [left.less(&right), left.equals(&right), g.zero(1)];
        let passes = holds(&side.function, &relation) | !&setup.stencil;
        let operation = passes_depth.select(&side.pass, &side.depth_fail);
        let operation = passes.select(&operation, &side.fail);
        let new = operated(g, &operation, &old, &reference, &operand);
        let new = setup.clears_stencil.select(&setup.clear_stencil, &new);
        let new = (&new & &side.write_mask) | (&old & !&side.write_mask);

        let all = &passes_depth & &passes & &within;
        g.output("writes_stencil", &(&setup.stencil & within & new.differs(&old)));
        g.output("new_stencil", &new);
        g.output("writes_depth", &(&all & &setup.writes & &setup.depth));
        g.output("new_depth", &fresh);
        g.output("passes", &all);
    }
}
