//! The pixel back end: depth block and colour block in the order of a draw.
//!
//! ```text
//!   start     the registers are looked at
//!   scanned   quads of the scan converter: tested here, if tests come before the shader; else they pass as they are
//!   wave      a wave of up to 16 quads begins: what the one before exported is forgotten
//!   rows      its exports
//!   shaded    its quads, when it has ended: tested here, if tests come behind the shader; then written to the colour targets
//!   flush     the draw has ended: memory has everything
//! ```
//!
//! Pixels that the wave's last export with VM did not find in EXEC are gone. One wave exports at a time. Depth and colour keep lines of their own, so a draw whose
//! depths and colours are the same memory is none.

use super::cb::decode::{TARGETS, TILE_MODES};
use super::cb::record::{ColourQuad, ColourRefusal, ColourState, TargetState};
use super::cb::unit::ColourUnit;
use super::db::record::{DepthExport, DepthExportWires, DepthQuad, DepthRefusal, DepthState};
use super::db::unit::DepthUnit;
use super::events::{ColourWrite, DepthWrite};
use super::exports::{DEPTH_TARGET, ExportPlace, WaveExports, last_place};
use super::port::PixelPort;
use crate::export::record::ExportRow;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What it does with a shaded quad.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum BackEndState {
    /// None is here.
    Rest,
    /// Reads what it exported for the tests.
    Fetch,
    /// Tests it.
    Test,
    /// Writes its colours.
    Colour,
    /// Is done.
    Done,
}

generator_block! {
    /// What a pixel exported for the tests: depth in the first channel, stencil in the second.
    pub struct DepthExports() {
        /// Words of each pixel.
        in pixels: [Bits<128>; 4],
        /// Channels that each has exported.
        in channels: (Bits<16>),
        /// The shader has run.
        in shaded: (Bit),
        /// For the depth block.
        out export: [DepthExport; 4],
    }
    |g| {
        let (channels, shaded) = (g.input("channels"), g.input("shaded"));
        for (words, pixel) in g.inputs("pixels", 4).iter().zip(0u32..) {
            g.output_of(&format!("export_{pixel}"), &DepthExportWires {
                has_depth: channels.bit(4 * pixel) & &shaded,
                has_stencil: channels.bit(4 * pixel + 1) & &shaded,
                depth: words.slice(0, 32),
                stencil: words.slice(32, 16),
            });
        }
    }
}

generator_block! {
    /// Pixels of a quad that live, and how many there are.
    pub struct LivingPixels() {
        /// Lanes of the wave that live.
        in living: (Bits<64>),
        /// The quad's number in it.
        in number: (Bits<4>),
        /// Pixels of the quad.
        in mask: (Bits<4>),
        /// Those that live.
        out live: (Bits<4>),
        /// Other ones,
        in counted: (Bits<4>),
        /// and their number.
        out count: (Bits<3>),
    }
    |g| {
        let own = g.input("living").slice_at(&g.input("number").concat(&g.zero(2)), 4);
        g.output("live", &(own & g.input("mask")));
        let counted = g.input("counted");
        let ones: Vec<Wire> = (0..4).map(|at| counted.bit(at).zero_extend(3)).collect();
        g.output("count", &ones.iter().fold(g.zero(3), |sum, one| sum + one));
    }
}

hardware_block! {
    /// See the module's description. `lanes` lanes of a row of exports.
    pub struct BackEnd(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers of the depth block; all state stays as it is from `start` to the end of the flush.
        pub depth_state: Signal<In, DepthState>,
        /// Registers of all colour targets.
        pub colour_state: Signal<In, ColourState>,
        /// Registers of each target.
        pub targets: Vec<Signal<In, TargetState>> = signals(TARGETS),
        /// GB_TILE_MODE.
        pub gb_tile_mode: Vec<Signal<In, Bits<32>>> = signals(TILE_MODES),
        /// A draw begins: the registers are looked at.
        pub start: Signal<In, Bit>,
        /// Nothing is under way.
        pub rests: Signal<Out, Bit>,
        /// Tests come before the shader.
        pub early: Signal<Out, Bit>,
        /// Why the depth block does not draw, since `start`.
        pub depth_refusal: Signal<Out, DepthRefusal>,
        /// Why the colour block does not.
        pub colour_refusal: Signal<Out, ColourRefusal>,
        /// The target of that.
        pub refused_target: Signal<Out, Bits<3>>,

        /// A quad of the scan converter.
        pub scanned: Signal<In, DepthQuad>,
        /// It is done.
        pub scanned_taken: Signal<Out, Bit>,
        /// In that clock: its pixels that are left.
        pub scanned_left: Signal<Out, Bits<4>>,

        /// A wave begins.
        pub wave: Signal<In, Bit>,
        /// Exports of the last one are forgotten: rows may come.
        pub wave_ready: Signal<Out, Bit>,
        /// A row of exports.
        pub row: Signal<In, ExportRow>,
        /// The lane exports.
        pub row_active: Vec<Signal<In, Bit>> = signals(lanes),
        /// Its register.
        pub row_data: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// It is taken.
        pub row_ready: Signal<Out, Bit>,

        /// A quad of the wave, which has ended.
        pub shaded: Signal<In, DepthQuad>,
        /// Its number in the wave.
        pub shaded_number: Signal<In, Bits<4>>,
        /// It is done.
        pub shaded_taken: Signal<Out, Bit>,
        /// In that clock: its pixels that were drawn.
        pub shaded_left: Signal<Out, Bits<4>>,
        /// A quad is tested.
        pub tests: Signal<Out, Bit>,
        /// A quad goes to the colour targets.
        pub colours_quad: Signal<Out, Bit>,
        /// DB writes a depth or a stencil.
        pub depth_written: Signal<Out, DepthWrite>,
        /// CB writes an element.
        pub colour_written: Signal<Out, ColourWrite>,
        /// Pixels that were drawn since `start` (ZPASS_DONE).
        pub samples: Signal<Out, Bits<40>>,

        /// The draw has ended. It stays until memory has everything.
        pub flush: Signal<In, Bit>,
        /// It has.
        pub flushed: Signal<Out, Bit>,
        /// A request of memory.
        pub request: Signal<Out, LineRequest>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),

        phase: DFF<BackEndState>,
        forgets: DFF<Bit>,
        forgotten: DFF<Bits<8>>,
        living: DFF<Bits<64>>,
        left: DFF<Bits<4>>,
        drawn: DFF<Bits<40>>,
        depth_clean: DFF<Bit>,
        colour_clean: DFF<Bit>,

        depth: DepthUnit = DepthUnit::new(),
        colour: ColourUnit = ColourUnit::new(),
        exports: WaveExports = WaveExports::new(lanes),
        depth_exports: DepthExports = DepthExports::new(),
        pixels: LivingPixels = LivingPixels::new(),
        port: PixelPort = PixelPort::new(),
        last_place: Constant<Bits<8>> = Constant::new(last_place(lanes).into()),
        depth_target: Constant<Bits<4>> = Constant::new(DEPTH_TARGET.into()),
        all: Constant<Bits<64>> = Constant::new(u64::MAX.into()),
        place: Signal<Local, ExportPlace>,
        quad: Signal<Local, DepthQuad>,
        colours: Signal<Local, ColourQuad>,
        tests_late: Signal<Local, Bit>,
    }
}

impl Logic for BackEnd {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, forgets, forgotten, living, left, drawn, depth_clean, colour_clean);
        clock!(self, clock, depth, colour, exports, port);

        // Registers.
        self.depth.state.next = self.depth_state.val();
        self.depth.start.next = self.start.val();
        self.colour.state.next = self.colour_state.val();
        self.colour.start.next = self.start.val();
        for i in 0..self.targets.len() {
            self.colour.targets[i].next = self.targets[i].val();
        }
        for i in 0..self.gb_tile_mode.len() {
            self.colour.gb_tile_mode[i].next = self.gb_tile_mode[i].val();
        }
        self.early.next = self.depth.early.val();
        self.depth_refusal.next = self.depth.refusal.val();
        self.colour_refusal.next = self.colour.refusal.val();
        self.refused_target.next = self.colour.refused_target.val();
        self.rests.next = self.depth.rests.val()
            & self.colour.rests.val()
            & !self.forgets.q.val()
            & (self.phase.q.val() == BackEndState::Rest);

        // Exports.
        self.exports.row.next = self.row.val();
        self.exports.takes.next = !self.forgets.q.val();
        self.row_ready.next = !self.forgets.q.val();
        for i in 0..self.row_data.len() {
            self.exports.active[i].next = self.row_active[i].val();
            self.exports.data[i].next = self.row_data[i].val();
        }
        self.exports.forgets.next = self.forgets.q.val();
        self.exports.forgotten.next = self.forgotten.q.val();
        self.exports.living.next = self.living.q.val();
        self.living.d.next = self.exports.next_living.val();
        self.wave_ready.next = !self.forgets.q.val();
        if self.forgets.q.val() {
            self.forgotten.d.next = self.forgotten.q.val() + 1;
            if self.forgotten.q.val() == self.last_place.val() {
                self.forgets.d.next = false;
            }
        }
        if self.wave.val() {
            self.forgets.d.next = true;
            self.forgotten.d.next = 0.into();
            self.living.d.next = self.all.val();
        }
        self.place.next.target = bit_cast::<4, 3>(self.colour.export_target.val());
        self.place.next.quad = self.shaded_number.val();
        if self.phase.q.val() == BackEndState::Fetch {
            self.place.next.target = self.depth_target.val();
        }
        self.exports.place.next = self.place.val();
        self.exports.reads.next =
            (self.phase.q.val() == BackEndState::Fetch) | (self.phase.q.val() == BackEndState::Colour);
        self.depth_exports.channels.next = self.exports.channels.val();
        self.colour.export_channels.next = self.exports.channels.val();

        // Tests.
        self.tests_late.next = self.phase.q.val() == BackEndState::Test;
        self.quad.next = self.scanned.val();
        self.quad.next.valid = self.scanned.val().valid & self.depth.early.val() & !self.flush.val();
        if self.tests_late.val() {
            self.quad.next = self.shaded.val();
            self.quad.next.mask = self.left.q.val();
        }
        self.depth.quad.next = self.quad.val();
        self.tests.next = self.quad.val().valid;
        self.depth_exports.shaded.next = self.tests_late.val();
        for i in 0..4 {
            self.depth_exports.pixels[i].next = self.exports.pixels[i].val();
            self.colour.export[i].next = self.exports.pixels[i].val();
            self.depth.export[i].next = self.depth_exports.export[i].val();
        }
        self.scanned_taken.next = self.scanned.val().valid & !self.depth.early.val();
        self.scanned_left.next = self.scanned.val().mask;
        if self.depth.early.val() {
            self.scanned_taken.next = self.depth.quad_taken.val();
            self.scanned_left.next = self.depth.passed.val();
        }

        // Shaded quads.
        self.pixels.living.next = self.living.q.val();
        self.pixels.number.next = self.shaded_number.val();
        self.pixels.mask.next = self.shaded.val().mask;
        self.pixels.counted.next = self.left.q.val();
        self.colours.next.valid = self.phase.q.val() == BackEndState::Colour;
        self.colours.next.x = self.shaded.val().x;
        self.colours.next.y = self.shaded.val().y;
        self.colours.next.layer = self.shaded.val().layer;
        self.colours.next.mask = self.left.q.val();
        self.colour.quad.next = self.colours.val();
        self.colours_quad.next = self.colours.val().valid;
        self.depth_written.next = self.depth.written.val();
        self.colour_written.next = self.colour.written.val();
        self.shaded_taken.next = self.phase.q.val() == BackEndState::Done;
        self.shaded_left.next = self.left.q.val();
        self.samples.next = self.drawn.q.val();
        match self.phase.q.val() {
            BackEndState::Rest => {
                self.left.d.next = self.pixels.live.val();
                if self.shaded.val().valid {
                    self.phase.d.next = BackEndState::Fetch;
                    if self.depth.early.val() {
                        self.phase.d.next = BackEndState::Colour;
                    }
                }
            }
            BackEndState::Fetch => {
                self.phase.d.next = BackEndState::Test;
            }
            BackEndState::Test => {
                if self.depth.quad_taken.val() {
                    self.left.d.next = self.depth.passed.val();
                    self.phase.d.next = BackEndState::Colour;
                    if self.depth.passed.val() == 0 {
                        self.phase.d.next = BackEndState::Done;
                    }
                }
            }
            BackEndState::Colour => {
                if self.colour.quad_taken.val() {
                    self.phase.d.next = BackEndState::Done;
                }
            }
            BackEndState::Done => {
                self.drawn.d.next = self.drawn.q.val() + bit_cast::<40, 3>(self.pixels.count.val());
                self.phase.d.next = BackEndState::Rest;
            }
        }
        if self.start.val() {
            self.drawn.d.next = 0.into();
        }

        // Memory.
        self.depth.flush.next = self.flush.val() & !self.depth_clean.q.val();
        self.colour.flush.next = self.flush.val() & !self.colour_clean.q.val();
        if self.depth.flushed.val() {
            self.depth_clean.d.next = true;
        }
        if self.colour.flushed.val() {
            self.colour_clean.d.next = true;
        }
        self.flushed.next = self.depth_clean.q.val() & self.colour_clean.q.val();
        if self.depth_clean.q.val() & self.colour_clean.q.val() {
            self.depth_clean.d.next = false;
            self.colour_clean.d.next = false;
        }
        self.port.depth.next = self.depth.request.val();
        self.port.depth_data.next = self.depth.request_data.val();
        self.depth.request_taken.next = self.port.depth_taken.val();
        self.port.colour.next = self.colour.request.val();
        self.port.colour_data.next = self.colour.request_data.val();
        self.colour.request_taken.next = self.port.colour_taken.val();
        self.request.next = self.port.request.val();
        self.request_data.next = self.port.request_data.val();
        self.port.request_taken.next = self.request_taken.val();
        self.port.response.next = self.response.val();
        self.depth.response.next = self.port.depth_response.val();
        self.colour.response.next = self.port.colour_response.val();
        for i in 0..self.response_data.len() {
            self.depth.response_data[i].next = self.response_data[i].val();
            self.colour.response_data[i].next = self.response_data[i].val();
        }
    }
}
