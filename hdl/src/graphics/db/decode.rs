//! What the registers of the depth block mean, and what of them is not built.

use super::pixel::packed;
use super::record::{
    DepthFormat, DepthRefusal, DepthSetup, DepthSetupWires, DepthState, DepthStateWires, StencilSideWires,
};
use crate::graphics::cleared::ClearPlanWires;
use crate::graphics::surface::{SurfaceWires, layout};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// ZFUNC that always passes.
const ALWAYS: u128 = 7;
/// The micro tile mode of depth.
const DEPTH_TILES: u128 = 2;

/// The stencil test of a side: of its function's lowest bit in DB_DEPTH_CONTROL, the first of its operations in DB_STENCIL_CONTROL, and its
/// reference and masks. Masks are zero where stencil is only read.
fn side(function: Wire, operations: Wire, values: &Wire, read_only: &Wire) -> StencilSideWires {
    let byte = |at: u32| values.slice(8 * at, 8);
    StencilSideWires {
        function,
        fail: operations.slice(0, 4),
        pass: operations.slice(4, 4),
        depth_fail: operations.slice(8, 4),
        reference: byte(0),
        mask: byte(1),
        write_mask: byte(2).when(&!read_only),
        operand: byte(3),
    }
}

/// The first reason that applies.
fn first(g: &Builder, reasons: &[(Wire, DepthRefusal)]) -> Wire {
    reasons.iter().rev().fold(g.constant_of(DepthRefusal::None), |behind, (applies, reason)| {
        applies.select(&g.constant_of(*reason), &behind)
    })
}

generator_block! {
    /// What the registers come to.
    pub struct DepthDecode() {
        /// Registers of a draw.
        in state: (DepthState),
        /// They.
        out setup: (DepthSetup),
        /// Why the draw is not drawn.
        out refusal: (DepthRefusal),
    }
    |g| {
        let state = g.input_of::<DepthState>("state");
        let DepthStateWires { db_render_control, db_depth_view, db_depth_info, db_z_info, .. } = state;
        let (control, operations, shader) = (state.db_depth_control, state.db_stencil_control, state.db_shader_control);

        let code = db_z_info.slice(0, 2);
        let has_depth = code.any();
        let formats = [(1, g.constant_of(DepthFormat::Unorm16)), (2, g.constant_of(DepthFormat::Unorm24))];
        let format = g.lookup(&code, &formats, &g.constant_of(DepthFormat::Float32));
        let has_stencil = state.db_stencil_info.bit(0);
        let stencil = &has_stencil & control.bit(0);

        let tests = control.bit(1);
        let function = tests.select(&control.slice(4, 3), &g.constant(3, ALWAYS));
        let writes = &tests & control.bit(2) & !db_depth_view.bit(24);
        let bounded = control.bit(3);
        let depth = &has_depth & (!function.is(ALWAYS) | &writes | &bounded);

        let mode = db_depth_info.slice(4, 4);
        let last = &state.gb_tile_mode_31;
        let (own, own_exists) = layout(g, &mode, &g.constant(3, DEPTH_TILES));
        let (found, found_exists) = layout(g, &last.slice(2, 4), &last.slice(22, 3));
        let order = mode.any().select(&own, &found);
        let order_exists = mode.any().select(&own_exists, &found_exists);
        let surface = |base: &Wire, size: Wire| SurfaceWires {
            base: base.clone(),
            pitch: state.db_depth_size.slice(0, 11),
            slice: state.db_depth_slice.slice(0, 22),
            first_slice: db_depth_view.slice(0, 11),
            size,
            layout: order.clone(),
        };
        let is_short = format.is_a(DepthFormat::Unorm16);
        let size = is_short.select(&g.constant(3, 1), &g.constant(3, 2));

        let read_only = db_depth_view.bit(25);
        let front = side(control.slice(8, 3), operations.slice(0, 12), &state.db_stencilrefmask, &read_only);
        let back = side(control.slice(20, 3), operations.slice(12, 12), &state.db_stencilrefmask_bf, &read_only);
        let back = StencilSideWires::combine("", &[back, front.clone()], &mut |_, sides| {
            control.bit(7).select(&sides[0], &sides[1])
        });

        let exports = shader.slice(0, 3);
        let kills = shader.bit(6) | shader.bit(8) | exports.any();
        // Z_ORDER 1 and 3 begin with the early test.
        let early = shader.bit(12) | (shader.bit(4) & !kills);

        let surfaces = &has_depth | &has_stencil;
        let marked = &surfaces & db_z_info.bit(29);
        let clears = ClearPlanWires {
            base: state.db_htile_data_base.clone(),
            of_words: g.constant(1, 1),
            has_second: !state.db_stencil_info.bit(29),
            first: &marked & &has_depth & (&depth | db_render_control.bit(6)),
            second: &marked & &has_stencil & (&stencil | db_render_control.bit(5)),
            first_value: packed(g, &state.db_depth_clear, &format).zero_extend(64),
            second_value: state.db_stencil_clear.slice(0, 8),
        };
        let differ = state.db_z_read_base.differs(&state.db_z_write_base)
            | state.db_stencil_read_base.differs(&state.db_stencil_write_base);
        let reasons = [
            (&surfaces & db_z_info.slice(2, 2).any(), DepthRefusal::Samples),
            (&surfaces & differ, DepthRefusal::Bases),
            (db_render_control.slice(2, 2).any(), DepthRefusal::Copy),
            (control.slice(30, 2).any(), DepthRefusal::ColourWrites),
            (state.db_alpha_to_mask.bit(0), DepthRefusal::AlphaToMask),
            (shader.bit(7), DepthRefusal::CoverageToMask),
            ((&has_depth | &stencil | (&has_stencil & &marked)) & !order_exists, DepthRefusal::Tiling),
        ];
        g.output("refusal", &first(g, &reasons));
        g.output_of("setup", &DepthSetupWires {
            depth,
            format,
            depth_surface: surface(&state.db_z_write_base, size),
            function,
            writes,
            bounded,
            least: state.db_depth_bounds_min.clone(),
            greatest: state.db_depth_bounds_max.clone(),
            clears_depth: db_render_control.bit(0),
            clear_depth: state.db_depth_clear.clone(),
            stencil,
            stencil_surface: surface(&state.db_stencil_write_base, g.zero(3)),
            front,
            back,
            clears_stencil: db_render_control.bit(1),
            clear_stencil: state.db_stencil_clear.slice(0, 8),
            clears,
            early,
            takes_depth: exports.bit(0),
            takes_reference: exports.bit(1),
            takes_operand: exports.bit(2),
        });
    }
}
