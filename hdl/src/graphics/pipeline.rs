//! A draw, from its registers to memory: geometry, set-up and scan conversion, pixel waves, depth and colour.
//!
//! ```text
//!   Idle      waits for a draw
//!   Check     every unit looks at its registers: what one of them does not have ends the draw
//!   Run       until no vertex, primitive, quad or wave is left
//!   Flush     until memory has every pixel
//! ```
//!
//! A primitive is with PA and SC until its last quad has gone to the pixel stage; a batch of vertices stays until its pixels are shaded. Vertex and
//! pixel waves do not overlap: whose the wave is that is launched or runs decides where exports go.

use super::back_end::BackEnd;
use super::events::DrawEvent;
use super::geometry::Geometry;
use super::launch::record::{WavePlaced, WaveRequest};
use super::pa::record::{Kind, PaCheck};
use super::primitive::PrimitiveWords;
use super::raster::Rasteriser;
use super::refusal::{DrawChecks, DrawRefusal, DrawUnit};
use super::registers::GraphicsRegisters;
use super::sc::record::MARK;
use super::spi::planes::CHANNELS;
use super::spi::unit::PixelStage;
use super::vertex::record::VertexRefusal;
use super::vgt::record::{DrawRequest, VgtRefusal};
use crate::config::Config;
use crate::export::record::{ExportData, ExportRow};
use crate::hardware_block;
use crate::lds::crossbar::LdsRequest;
use crate::parts::block::signals;
use crate::port::{LineRequest, LineResponse};
use crate::registers::compute_registers::USER_DATA;
use rust_hdl::prelude::*;
use tombolo_netlist::choice;

choice! {
    /// Where a draw is.
    pub enum DrawPhase {
        /// There is none.
        Idle,
        /// Its registers are looked at.
        Check,
        /// It is drawn.
        Run,
        /// Its last pixels go to memory.
        Flush,
    }
}

choice! {
    /// Where the primitive that geometry offers is.
    pub enum PrimitivePhase {
        /// PA has it.
        SetUp,
        /// Its last shape is scan converted.
        Scan,
    }
}

hardware_block! {
    /// See the module's description.
    pub struct GraphicsPipeline(config: Config) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the register bus.
        pub bus_valid: Signal<In, Bit>,
        /// It writes.
        pub bus_write: Signal<In, Bit>,
        /// Byte address.
        pub bus_address: Signal<In, Bits<18>>,
        /// Data to write.
        pub bus_data: Signal<In, Bits<32>>,
        /// Bytes to write.
        pub bus_bytes: Signal<In, Bits<4>>,
        /// No register of graphics had the address of the cycle before.
        pub bus_error: Signal<Out, Bit>,
        /// Data read.
        pub bus_read_data: Signal<Out, Bits<32>>,
        /// The context registers get their defaults.
        pub clear_state: Signal<In, Bit>,

        /// A draw begins; it stays until `busy` falls.
        pub start: Signal<In, Bit>,
        /// It.
        pub draw: Signal<In, DrawRequest>,
        /// A draw is in progress, from the cycle behind its start on.
        pub busy: Signal<Out, Bit>,
        /// Why the last one ended before its time, if it did.
        pub refusal: Signal<Out, DrawRefusal>,
        /// A wave has faulted, or the host stops what runs.
        pub stop: Signal<In, Bit>,

        /// A request of memory.
        pub request: Signal<Out, LineRequest>,
        /// Bytes it writes.
        pub request_data: Signal<Out, Bits<512>>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// A response.
        pub response: Signal<In, LineResponse>,
        /// The line.
        pub response_data: Signal<In, Bits<512>>,

        /// A wave for the launcher.
        pub wave: Signal<Out, WaveRequest>,
        /// User SGPRs of its stage.
        pub user_data: Vec<Signal<Out, Bits<32>>> = signals(USER_DATA),
        /// VGPRs of every wave of the draw.
        pub vgprs: Signal<Out, Bits<11>>,
        /// LDS bytes of every one of them.
        pub lds_bytes: Signal<Out, Bits<18>>,
        /// Where the wave is.
        pub placed: Signal<In, WavePlaced>,
        /// It runs from now on.
        pub started: Signal<In, Bit>,
        /// The initial VGPR that is written,
        pub register: Signal<In, Bits<5>>,
        /// in this beat of lanes.
        pub beat: Signal<In, Bits<4>>,
        /// Its values, in the same cycle.
        pub value: Vec<Signal<Out, Bits<32>>> = signals(config.lanes),
        /// Samples that draws have drawn, all of them.
        pub samples: Signal<Out, Bits<40>>,
        /// The table of border colours for the waves of the draw, or of dispatches between draws: byte address / 256.
        pub border_table: Signal<Out, Bits<40>>,
        /// Slots that hold a wave, of each SIMD.
        pub active: Vec<Signal<In, Bits<16>>> = signals(config.simds),

        /// Rows of exports, of each SIMD.
        pub export: Vec<Signal<In, ExportRow>> = signals(config.simds),
        /// They are taken.
        pub export_ready: Vec<Signal<Out, Bit>> = signals(config.simds),
        /// Lanes that export.
        pub export_active: Vec<Vec<Signal<In, Bit>>> = (0..config.simds).map(|_| signals(config.lanes)).collect(),
        /// Their registers.
        pub export_data: Vec<Vec<Signal<In, ExportData>>> = (0..config.simds).map(|_| signals(config.lanes)).collect(),

        /// What the draw does.
        pub debug_draw: Signal<Out, DrawEvent>,

        /// Parameters are to be stored in LDS.
        pub lds_want: Signal<Out, Bit>,
        /// What.
        pub lds_request: Vec<Signal<Out, LdsRequest>> = signals(CHANNELS),
        /// It is, in this cycle.
        pub lds_granted: Signal<In, Bit>,

        registers: GraphicsRegisters = GraphicsRegisters::new(),
        geometry: Geometry = Geometry::new(config),
        words: PrimitiveWords = PrimitiveWords::new(),
        check: PaCheck = PaCheck::new(),
        raster: Rasteriser = Rasteriser::new(),
        pixels: PixelStage = PixelStage::new(config),
        back_end: BackEnd = BackEnd::new(config.lanes),
        checks: DrawChecks = DrawChecks::new(),

        phase: DFF<DrawPhase>,
        drawn: DFF<Bits<40>>,
        looked: DFF<Bit>,
        begun: DFF<Bit>,
        refused: DFF<DrawRefusal>,
        primitive_phase: DFF<PrimitivePhase>,
        mark: DFF<Bits<{ MARK }>>,
        of_pixels: DFF<Bit>,
        stops: Signal<Local, Bit>,
        scans: Signal<Local, Bit>,
        passes: Signal<Local, Bit>,
        waits: DFF<Bit>,
        last_request: DFF<Bit>,
        of_indices: Signal<Local, Bit>,
        index_tag: Constant<Bits<6>> = Constant::new(INDEX_TAG.into()),
        starts: Signal<Local, Bit>,
        nothing: Signal<Local, DrawRefusal>,
        row: Signal<Local, ExportRow>,
    }
}

/// Tag of requests for indices; those of the back end have smaller ones.
const INDEX_TAG: u64 = 8;

impl Logic for GraphicsPipeline {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, looked, begun, refused, primitive_phase, mark, of_pixels, waits, last_request);
        dff_setup!(self, clock, drawn);
        clock!(self, clock, registers, geometry, raster, pixels, back_end);

        // Registers.
        self.registers.bus_valid.next = self.bus_valid.val();
        self.registers.bus_write.next = self.bus_write.val();
        self.registers.bus_address.next = self.bus_address.val();
        self.registers.bus_data.next = self.bus_data.val();
        self.registers.bus_bytes.next = self.bus_bytes.val();
        self.bus_error.next = self.registers.bus_error.val();
        self.bus_read_data.next = self.registers.bus_read_data.val();
        self.registers.clear_state.next = self.clear_state.val();
        self.registers.viewport.next = self.words.viewport.val();
        self.geometry.vgt_state.next = self.registers.vgt.val();
        self.geometry.vertex_state.next = self.registers.vertex.val();
        self.check.state.next = self.registers.pa.val();
        self.raster.state.next = self.registers.pa.val();
        self.raster.scissors.next = self.registers.scissors.val();
        self.raster.range.next = self.registers.range.val();
        for i in 0..self.raster.users.len() {
            self.raster.users[i].next = self.registers.user_planes[i].val();
        }
        self.pixels.state.next = self.registers.pixel.val();
        for i in 0..self.pixels.input_cntl.len() {
            self.pixels.input_cntl[i].next = self.registers.input_cntl[i].val();
        }
        self.back_end.depth_state.next = self.registers.depth.val();
        self.back_end.colour_state.next = self.registers.colour.val();
        for i in 0..self.back_end.targets.len() {
            self.back_end.targets[i].next = self.registers.targets[i].val();
        }
        for i in 0..self.back_end.gb_tile_mode.len() {
            self.back_end.gb_tile_mode[i].next = self.registers.gb_tile_mode[i].val();
        }

        // What is refused; a draw that has begun is stopped then.
        self.stops.next = (self.refused.q.val().unit != DrawUnit::None) & (self.phase.q.val() == DrawPhase::Run);
        self.checks.state.next = self.registers.refusal.val();
        // Geometry's are those of the draw before until it has begun.
        self.checks.vgt.next = VgtRefusal::None;
        self.checks.vertex.next = VertexRefusal::None;
        if self.phase.q.val() == DrawPhase::Run {
            self.checks.vgt.next = self.geometry.vgt_refusal.val();
            self.checks.vertex.next = self.geometry.vertex_refusal.val();
        }
        self.checks.pa.next = self.check.refusal.val();
        self.checks.primitive.next = self.raster.error.val();
        self.checks.done.next = self.raster.done.val();
        self.checks.pixel.next = self.pixels.refusal.val();
        self.checks.depth.next = self.back_end.depth_refusal.val();
        self.checks.colour.next = self.back_end.colour_refusal.val();
        self.checks.target.next = self.back_end.refused_target.val();
        self.checks.stopped.next = self.stop.val();
        self.refusal.next = self.refused.q.val();

        // Indices, vertices and primitives.
        self.geometry.draw.next = self.draw.val();
        self.geometry.stop.next = self.stops.val();
        self.scans.next = self.primitive_phase.q.val() == PrimitivePhase::Scan;
        self.words.primitive.next = self.geometry.primitive.val();
        self.raster.primitive.next = self.geometry.primitive.val().valid & !self.scans.val();
        self.raster.kind.next = self.words.kind.val();
        self.raster.kills.next = self.words.kills.val();
        self.raster.mark.next = self.mark.q.val();
        self.words.vertex.next = self.raster.vertex.val();
        self.words.word.next = self.raster.word.val();
        self.raster.vertex_data.next = self.words.data.val();
        self.passes.next = self.scans.val() & !self.raster.busy.val() & !self.raster.valid.val();
        self.geometry.primitive_taken.next = self.passes.val();
        if self.raster.done.val() {
            self.primitive_phase.d.next = PrimitivePhase::Scan;
        }
        if self.passes.val() {
            self.mark.d.next = self.mark.q.val() + 1;
            self.primitive_phase.d.next = PrimitivePhase::SetUp;
        }

        // Quads.
        self.pixels.stop.next = self.stops.val();
        self.pixels.valid.next = self.raster.valid.val();
        self.pixels.quad.next = self.raster.quad.val();
        self.pixels.mark.next = self.raster.quad_mark.val();
        self.pixels.front.next = self.raster.front.val();
        for i in 0..self.pixels.values.len() {
            self.pixels.values[i].next = self.raster.values[i].val();
        }
        self.pixels.primitive.next = self.words.of_pixels.val();
        self.pixels.layer.next = self.words.layer.val();
        // What is stopped is thrown away.
        self.raster.taken.next = self.pixels.taken.val() | (self.raster.valid.val() & self.stops.val());
        self.pixels.finish.next = self.geometry.drains.val() & !self.raster.valid.val() & !self.raster.busy.val();
        self.geometry.drained.next = self.pixels.rests.val() & !self.raster.valid.val() & !self.raster.busy.val();
        self.geometry.parameter.next = self.pixels.parameter.val();
        self.geometry.parameter_of.next = self.pixels.parameter_of.val();
        self.pixels.parameter_read.next = self.geometry.parameter_read.val();
        self.back_end.scanned.next = self.pixels.scanned.val();
        self.pixels.scanned_taken.next = self.back_end.scanned_taken.val();
        self.pixels.scanned_left.next = self.back_end.scanned_left.val();
        self.back_end.wave.next = self.pixels.wave_begins.val();
        self.pixels.wave_ready.next = self.back_end.wave_ready.val();
        self.back_end.shaded.next = self.pixels.shaded.val();
        self.back_end.shaded_number.next = self.pixels.shaded_number.val();
        self.pixels.shaded_taken.next = self.back_end.shaded_taken.val();
        self.lds_want.next = self.pixels.lds_want.val();
        self.pixels.lds_granted.next = self.lds_granted.val();
        for i in 0..self.lds_request.len() {
            self.lds_request[i].next = self.pixels.lds_request[i].val();
        }

        // Waves: what is asked for stays until it runs, so whose it is does not change before the next one.
        if self.geometry.wave.val().valid {
            self.of_pixels.d.next = false;
        }
        if self.pixels.wave.val().valid {
            self.of_pixels.d.next = true;
        }
        self.wave.next = self.geometry.wave.val();
        self.wave.next.valid = self.geometry.wave.val().valid & !self.of_pixels.q.val();
        if self.of_pixels.q.val() {
            self.wave.next = self.pixels.wave.val();
        }
        self.checks.vertex_vgprs.next = self.geometry.vgprs.val();
        self.checks.pixel_vgprs.next = self.pixels.vgprs.val();
        self.vgprs.next = self.checks.vgprs.val();
        self.lds_bytes.next = self.pixels.lds_bytes.val();
        self.geometry.placed.next = self.placed.val();
        self.pixels.placed.next = self.placed.val();
        self.geometry.started.next = self.started.val() & !self.of_pixels.q.val();
        self.pixels.started.next = self.started.val() & self.of_pixels.q.val();
        self.geometry.register.next = self.register.val();
        self.geometry.beat.next = self.beat.val();
        self.pixels.register.next = self.register.val();
        self.pixels.beat.next = self.beat.val();
        for i in 0..self.value.len() {
            self.value[i].next = self.geometry.value[i].val();
            if self.of_pixels.q.val() {
                self.value[i].next = self.pixels.value[i].val();
            }
        }
        for i in 0..self.user_data.len() {
            self.user_data[i].next = self.registers.vertex_data[i].val();
            if self.of_pixels.q.val() {
                self.user_data[i].next = self.registers.pixel_data[i].val();
            }
        }

        // Their exports.
        self.row.next = self.export[0].val();
        for j in 0..self.value.len() {
            self.back_end.row_active[j].next = self.export_active[0][j].val();
            self.back_end.row_data[j].next = self.export_data[0][j].val();
        }
        for i in 1..self.export.len() {
            if self.pixels.simd.val().get_bit(i) {
                self.row.next = self.export[i].val();
                for j in 0..self.value.len() {
                    self.back_end.row_active[j].next = self.export_active[i][j].val();
                    self.back_end.row_data[j].next = self.export_data[i][j].val();
                }
            }
        }
        self.back_end.row.next = self.row.val();
        self.back_end.row.next.valid =
            self.row.val().valid & self.pixels.runs.val() & (self.row.val().wave == self.pixels.slot.val());
        for i in 0..self.active.len() {
            self.geometry.active[i].next = self.active[i].val();
            self.pixels.active[i].next = self.active[i].val();
            self.geometry.export[i].next = self.export[i].val();
            self.export_ready[i].next = !self.pixels.runs.val() | self.back_end.row_ready.val();
            for j in 0..self.value.len() {
                self.geometry.export_active[i][j].next = self.export_active[i][j].val();
                self.geometry.export_data[i][j].next = self.export_data[i][j].val();
            }
        }

        // Memory: what is offered stays until it is taken.
        self.of_indices.next = !self.back_end.request.val().valid;
        if self.waits.q.val() {
            self.of_indices.next = self.last_request.q.val();
        }
        self.request.next = self.back_end.request.val();
        self.request_data.next = self.back_end.request_data.val();
        if self.of_indices.val() {
            self.request.next = self.geometry.request.val();
            self.request.next.tag = self.index_tag.val();
        }
        self.last_request.d.next = self.of_indices.val();
        self.waits.d.next =
            (self.back_end.request.val().valid | self.geometry.request.val().valid) & !self.request_taken.val();
        self.geometry.request_taken.next = self.request_taken.val() & self.of_indices.val();
        self.back_end.request_taken.next = self.request_taken.val() & !self.of_indices.val();
        self.geometry.response.next = self.response.val().valid & (self.response.val().tag == self.index_tag.val());
        self.geometry.response_data.next = self.response_data.val();
        self.geometry.response_missing.next = self.response.val().missing.any();
        self.back_end.response.next = self.response.val();
        self.back_end.response.next.valid =
            self.response.val().valid & (self.response.val().tag != self.index_tag.val());
        for i in 0..self.back_end.response_data.len() {
            self.back_end.response_data[i].next = self.response_data.val().get_bits::<128>(128 * i);
        }

        // The draw.
        self.nothing.next.unit = DrawUnit::None;
        self.nothing.next.reason = 0.into();
        self.nothing.next.target = 0.into();
        self.busy.next = self.phase.q.val() != DrawPhase::Idle;
        self.samples.next = self.drawn.q.val();
        self.border_table.next = self.registers.border_tables[1].val();
        if self.phase.q.val() != DrawPhase::Idle {
            self.border_table.next = self.registers.border_tables[0].val();
        }
        self.back_end.start.next = false;
        self.back_end.flush.next = self.phase.q.val() == DrawPhase::Flush;
        self.starts.next = false;
        match self.phase.q.val() {
            DrawPhase::Idle => {
                self.looked.d.next = false;
                self.begun.d.next = false;
                self.primitive_phase.d.next = PrimitivePhase::SetUp;
                if self.start.val() {
                    self.refused.d.next = self.nothing.val();
                    self.back_end.start.next = true;
                    self.phase.d.next = DrawPhase::Check;
                }
            }
            DrawPhase::Check => {
                self.looked.d.next = true;
                if self.looked.q.val() & self.back_end.rests.val() {
                    self.phase.d.next = DrawPhase::Run;
                    self.starts.next = true;
                    if self.checks.refuses.val() {
                        self.refused.d.next = self.checks.refusal.val();
                        self.starts.next = false;
                        self.phase.d.next = DrawPhase::Idle;
                    }
                }
            }
            DrawPhase::Run => {
                self.begun.d.next = true;
                if self.begun.q.val() {
                    if self.checks.refuses.val() & (self.refused.q.val().unit == DrawUnit::None) {
                        self.refused.d.next = self.checks.refusal.val();
                    }
                    if !self.geometry.busy.val() & self.pixels.rests.val() & self.back_end.rests.val() {
                        self.phase.d.next = DrawPhase::Flush;
                    }
                }
            }
            DrawPhase::Flush => {
                if self.back_end.flushed.val() {
                    self.drawn.d.next = self.drawn.q.val() + self.back_end.samples.val();
                    self.phase.d.next = DrawPhase::Idle;
                }
            }
        }
        self.geometry.start.next = self.starts.val();

        // What is seen of it.
        self.debug_draw.next.phase = self.phase.q.val();
        self.debug_draw.next.assembles = self.geometry.assembles.val();
        self.debug_draw.next.shades_vertices = self.geometry.shades.val();
        self.debug_draw.next.sets_up = self.geometry.primitive.val().valid & !self.scans.val();
        self.debug_draw.next.scans = self.raster.busy.val();
        self.debug_draw.next.shades_pixels = self.pixels.wave.val().valid | self.pixels.runs.val();
        self.debug_draw.next.tests = self.back_end.tests.val();
        self.debug_draw.next.colours = self.back_end.colours_quad.val();
        self.debug_draw.next.batch = self.geometry.batch_done.val();
        self.debug_draw.next.shape = self.raster.shape.val();
        // Named anew, so that what is there without anybody who looks keeps its names.
        self.debug_draw.next.set_up = self.raster.done.val() & !self.scans.val();
        self.debug_draw.next.kind = Kind::Point;
        if self.raster.done.val() {
            self.debug_draw.next.kind = self.words.kind.val();
        }
        self.debug_draw.next.primitive = self.passes.val();
        self.debug_draw.next.quad = self.raster.valid.val() & self.pixels.taken.val();
        self.debug_draw.next.x = self.raster.quad.val().x;
        self.debug_draw.next.y = self.raster.quad.val().y;
        self.debug_draw.next.mask = self.raster.quad.val().mask;
        self.debug_draw.next.left = self.back_end.scanned_left.val();
        self.debug_draw.next.depth = self.back_end.depth_written.val();
        self.debug_draw.next.colour = self.back_end.colour_written.val();
    }
}
