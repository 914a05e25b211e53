//! Walks through the tiles of a shape and the quads of each tile that is not outside.

use super::range::{PixelRange, TileRange};
use super::record::{Bounds, Edge, Quad, Rectangle, TILE, VALUE};
use super::scissor::ScissorState;
use super::walk::{EdgeStart, QuadCover, TileStep};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

/// What the scan converter is at.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum ConverterState {
    /// There is no shape.
    Rest,
    /// The values of the edges at the first tile.
    Begin,
    /// A tile.
    Tile,
    /// A quad of it.
    Walk,
}

hardware_block! {
    /// See the module's description. The shape is held from when it is taken.
    pub struct ScanConverter() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A shape is there.
        pub shape: Signal<In, Bit>,
        /// It is taken.
        pub shape_taken: Signal<Out, Bit>,
        /// Its edges.
        pub edges: Vec<Signal<In, Edge>> = signals(3),
        /// Its box.
        pub bounds: Signal<In, Bounds>,
        /// What the scissors leave.
        pub area: Signal<In, Rectangle>,
        /// Registers of the scissors.
        pub scissors: Signal<In, ScissorState>,
        /// A quad with a covered pixel is there.
        pub valid: Signal<Out, Bit>,
        /// It.
        pub quad: Signal<Out, Quad>,
        /// Values of the edges at the middle of its first pixel.
        pub at: Vec<Signal<Out, Bits<{ VALUE }>>> = signals(3),
        /// The edges of the shape under way.
        pub held_edges: Vec<Signal<Out, Edge>> = signals(3),
        /// It is taken.
        pub taken: Signal<In, Bit>,
        /// A shape is under way.
        pub busy: Signal<Out, Bit>,

        state: DFF<ConverterState>,
        held: Vec<DFF<Edge>> = signals(3),
        by_edges: DFF<Bit>,
        band: DFF<Bit>,
        pixels: DFF<PixelRange>,
        first_x: DFF<Bits<{ TILE }>>,
        last_x: DFF<Bits<{ TILE }>>,
        last_y: DFF<Bits<{ TILE }>>,
        tile_x: DFF<Bits<{ TILE }>>,
        tile_y: DFF<Bits<{ TILE }>>,
        part: DFF<Bits<3>>,
        number: DFF<Bits<4>>,
        // Values at the tile, and at the first one of its row.
        values: Vec<DFF<Bits<{ VALUE }>>> = signals(3),
        first: Vec<DFF<Bits<{ VALUE }>>> = signals(3),

        range: TileRange = TileRange::new(),
        start: EdgeStart = EdgeStart::new(),
        step: TileStep = TileStep::new(),
        cover: QuadCover = QuadCover::new(),
        takes: Signal<Local, Bit>,
        enters: Signal<Local, Bit>,
        skips: Signal<Local, Bit>,
        advances: Signal<Local, Bit>,
        leaves: Signal<Local, Bit>,
        last_in_row: Signal<Local, Bit>,
    }
}

impl Logic for ScanConverter {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, by_edges, band, pixels, first_x, last_x, last_y, tile_x, tile_y, part, number);
        self.range.bounds.next = self.bounds.val();
        self.range.area.next = self.area.val();
        self.takes.next = (self.state.q.val() == ConverterState::Rest) & self.shape.val();
        self.shape_taken.next = self.takes.val();
        self.busy.next = self.state.q.val() != ConverterState::Rest;

        self.start.part.next = self.part.q.val();
        self.start.x.next = self.tile_x.q.val();
        self.start.y.next = self.tile_y.q.val();
        self.cover.tile_x.next = self.tile_x.q.val();
        self.cover.tile_y.next = self.tile_y.q.val();
        self.cover.number.next = self.number.q.val();
        self.cover.pixels.next = self.pixels.q.val();
        self.cover.by_edges.next = self.by_edges.q.val();
        self.cover.band.next = self.band.q.val();
        self.step.band.next = self.band.q.val();
        self.cover.scissors.next = self.scissors.val();
        self.quad.next = self.cover.quad.val();
        self.valid.next = (self.state.q.val() == ConverterState::Walk) & self.cover.some.val();

        // A tile is left behind its last quad, or at once where nothing of it is inside.
        self.skips.next =
            (self.state.q.val() == ConverterState::Tile) & self.step.outside.val() & self.by_edges.q.val();
        self.advances.next = (self.state.q.val() == ConverterState::Walk) & (self.taken.val() | !self.cover.some.val());
        self.leaves.next = self.skips.val() | (self.advances.val() & (self.number.q.val() == 15));
        self.last_in_row.next = self.tile_x.q.val() == self.last_x.q.val();
        self.enters.next = (self.state.q.val() == ConverterState::Begin) & (self.part.q.val() == 5);

        for i in 0..self.held.len() {
            self.held[i].clock.next = self.clock.val();
            self.values[i].clock.next = self.clock.val();
            self.first[i].clock.next = self.clock.val();
            self.held[i].d.next = self.held[i].q.val();
            self.values[i].d.next = self.values[i].q.val();
            self.first[i].d.next = self.first[i].q.val();
            self.held_edges[i].next = self.held[i].q.val();
            self.start.edges[i].next = self.held[i].q.val();
            self.start.values[i].next = self.values[i].q.val();
            self.step.edges[i].next = self.held[i].q.val();
            self.step.values[i].next = self.values[i].q.val();
            self.step.first[i].next = self.first[i].q.val();
            self.cover.edges[i].next = self.held[i].q.val();
            self.cover.values[i].next = self.values[i].q.val();
            self.at[i].next = self.cover.at[i].val();
            if self.takes.val() {
                self.held[i].d.next = self.edges[i].val();
            }
            if self.state.q.val() == ConverterState::Begin {
                self.values[i].d.next = self.start.then[i].val();
                self.first[i].d.next = self.start.then[i].val();
            }
            if self.leaves.val() & !self.last_in_row.val() {
                self.values[i].d.next = self.step.right[i].val();
            }
            if self.leaves.val() & self.last_in_row.val() {
                self.values[i].d.next = self.step.below[i].val();
                self.first[i].d.next = self.step.below[i].val();
            }
        }
        match self.state.q.val() {
            ConverterState::Rest => {
                self.part.d.next = 0.into();
                self.by_edges.d.next = self.bounds.val().by_edges;
                self.band.d.next = self.bounds.val().band;
                self.pixels.d.next = self.range.pixels.val();
                self.first_x.d.next = self.range.first_x.val();
                self.last_x.d.next = self.range.last_x.val();
                self.last_y.d.next = self.range.last_y.val();
                self.tile_x.d.next = self.range.first_x.val();
                self.tile_y.d.next = self.range.first_y.val();
                if self.shape.val() & self.range.some.val() {
                    self.state.d.next = ConverterState::Begin;
                }
            }
            ConverterState::Begin => {
                self.part.d.next = self.part.q.val() + 1;
                if self.enters.val() {
                    self.state.d.next = ConverterState::Tile;
                }
            }
            ConverterState::Tile => {
                self.number.d.next = 0.into();
                if !self.skips.val() {
                    self.state.d.next = ConverterState::Walk;
                }
            }
            ConverterState::Walk => {
                if self.advances.val() {
                    self.number.d.next = self.number.q.val() + 1;
                }
            }
        }
        if self.leaves.val() {
            self.state.d.next = ConverterState::Tile;
            self.tile_x.d.next = self.tile_x.q.val() + 1;
            if self.last_in_row.val() {
                self.tile_x.d.next = self.first_x.q.val();
                self.tile_y.d.next = self.tile_y.q.val() + 1;
                if self.tile_y.q.val() == self.last_y.q.val() {
                    self.state.d.next = ConverterState::Rest;
                }
            }
        }
    }
}
