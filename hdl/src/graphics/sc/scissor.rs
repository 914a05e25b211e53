//! Scissors: what is left of the screen for a viewport, and which pixels the clip rectangles show.

use super::record::{PIXEL, Rectangle, RectangleWires, SIDE};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

record! {
    /// Registers of the scissors.
    pub struct ScissorState {
        /// PA_SC_SCREEN_SCISSOR_TL.
        pub screen_scissor_tl: Bits<32>,
        /// PA_SC_SCREEN_SCISSOR_BR.
        pub screen_scissor_br: Bits<32>,
        /// PA_SC_WINDOW_OFFSET.
        pub window_offset: Bits<32>,
        /// PA_SC_WINDOW_SCISSOR_TL.
        pub window_scissor_tl: Bits<32>,
        /// PA_SC_WINDOW_SCISSOR_BR.
        pub window_scissor_br: Bits<32>,
        /// PA_SC_GENERIC_SCISSOR_TL.
        pub generic_scissor_tl: Bits<32>,
        /// PA_SC_GENERIC_SCISSOR_BR.
        pub generic_scissor_br: Bits<32>,
        /// PA_SC_VPORT_SCISSOR_n_TL of the viewport.
        pub vport_scissor_tl: Bits<32>,
        /// PA_SC_VPORT_SCISSOR_n_BR of the viewport.
        pub vport_scissor_br: Bits<32>,
        /// PA_SC_MODE_CNTL_0.VPORT_SCISSOR_ENABLE.
        pub vport_scissor_enable: Bit,
        /// PA_SC_CLIPRECT_RULE.CLIP_RULE.
        pub cliprect_rule: Bits<16>,
        /// PA_SC_CLIPRECT_0_TL.
        pub cliprect_0_tl: Bits<32>,
        /// PA_SC_CLIPRECT_0_BR.
        pub cliprect_0_br: Bits<32>,
        /// PA_SC_CLIPRECT_1_TL.
        pub cliprect_1_tl: Bits<32>,
        /// PA_SC_CLIPRECT_1_BR.
        pub cliprect_1_br: Bits<32>,
        /// PA_SC_CLIPRECT_2_TL.
        pub cliprect_2_tl: Bits<32>,
        /// PA_SC_CLIPRECT_2_BR.
        pub cliprect_2_br: Bits<32>,
        /// PA_SC_CLIPRECT_3_TL.
        pub cliprect_3_tl: Bits<32>,
        /// PA_SC_CLIPRECT_3_BR.
        pub cliprect_3_br: Bits<32>,
    }
}

/// The smaller of two numbers in two's complement.
pub fn least(a: &Wire, b: &Wire) -> Wire {
    b.less_signed(a).select(b, a)
}

/// The larger one.
pub fn greatest(a: &Wire, b: &Wire) -> Wire {
    a.less_signed(b).select(b, a)
}

/// Sides of a register pair whose coordinates have 15 bits.
fn unsigned(tl: &Wire, br: &Wire) -> RectangleWires {
    let side = |word: &Wire, lsb: u32| word.slice(lsb, 15).zero_extend(SIDE as u32);
    RectangleWires { left: side(tl, 0), right: side(br, 0), top: side(tl, 16), bottom: side(br, 16) }
}

/// Sides of a register pair whose coordinates have 16 bits and a sign.
fn signed(tl: &Wire, br: &Wire) -> RectangleWires {
    let side = |word: &Wire, lsb: u32| word.slice(lsb, 16).sign_extend(SIDE as u32);
    RectangleWires { left: side(tl, 0), right: side(br, 0), top: side(tl, 16), bottom: side(br, 16) }
}

/// Moved by the window offset where `moves` says so.
fn moved(rectangle: &RectangleWires, offset: &Wire, moves: &Wire) -> RectangleWires {
    let by = |lsb: u32| offset.slice(lsb, 16).sign_extend(SIDE as u32).when(moves);
    RectangleWires {
        left: &rectangle.left + by(0),
        right: &rectangle.right + by(0),
        top: &rectangle.top + by(16),
        bottom: &rectangle.bottom + by(16),
    }
}

/// What lies in both.
fn meet(a: &RectangleWires, b: &RectangleWires) -> RectangleWires {
    RectangleWires {
        left: greatest(&a.left, &b.left),
        right: least(&a.right, &b.right),
        top: greatest(&a.top, &b.top),
        bottom: least(&a.bottom, &b.bottom),
    }
}

generator_block! {
    /// The rectangle that a viewport leaves.
    pub struct ScissorRectangle() {
        /// The registers.
        in state: (ScissorState),
        /// It.
        out area: (Rectangle),
    }
    |g| {
        let state = g.input_of::<ScissorState>("state");
        let moving = |tl: &Wire, br: &Wire| moved(&unsigned(tl, br), &state.window_offset, &!tl.msb());
        let screen = signed(&state.screen_scissor_tl, &state.screen_scissor_br);
        let window = moving(&state.window_scissor_tl, &state.window_scissor_br);
        let generic = moving(&state.generic_scissor_tl, &state.generic_scissor_br);
        let all = meet(&meet(&screen, &window), &generic);
        let own = meet(&all, &moving(&state.vport_scissor_tl, &state.vport_scissor_br));
        let choose = |own: &Wire, all: &Wire| state.vport_scissor_enable.select(own, all);
        g.output_of("area", &RectangleWires {
            left: choose(&own.left, &all.left),
            right: choose(&own.right, &all.right),
            top: choose(&own.top, &all.top),
            bottom: choose(&own.bottom, &all.bottom),
        });
    }
}

/// Whether the clip rectangles show a pixel: those that it lies in choose a bit of the rule.
pub fn shown(g: &Builder, state: &ScissorStateWires, x: &Wire, y: &Wire) -> Wire {
    let pairs = [
        (&state.cliprect_0_tl, &state.cliprect_0_br),
        (&state.cliprect_1_tl, &state.cliprect_1_br),
        (&state.cliprect_2_tl, &state.cliprect_2_br),
        (&state.cliprect_3_tl, &state.cliprect_3_br),
    ];
    let [x, y] = [x, y].map(|place| place.slice(0, PIXEL as u32).zero_extend(SIDE as u32));
    let always = g.constant(1, 1);
    let flags = pairs.map(|(tl, br)| {
        let own = moved(&unsigned(tl, br), &state.window_offset, &always);
        let in_columns = !x.less_signed(&own.left) & x.less_signed(&own.right);
        in_columns & !y.less_signed(&own.top) & y.less_signed(&own.bottom)
    });
    let [first, second, third, fourth] = &flags;
    let number = g.concat(&[fourth, third, second, first]);
    state.cliprect_rule.slice_at(&number, 1)
}
