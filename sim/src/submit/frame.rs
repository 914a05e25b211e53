//! What the units of the graphics pipeline do while the hardware draws a submission: how busy each of them is over time, and what goes from one
//! to the next.
//!
//! A frame is long and its units alternate every few clocks, so cycles are counted in bins; when there would be too many of them, two become one.

use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError};
use crate::wave::Window;
use std::fmt;
use tombolo_hdl::graphics::events::DrawEvent;
use tombolo_hdl::graphics::pipeline::DrawPhase;
use tombolo_hdl::probe;

/// Bins of a frame at most.
const MOST_BINS: usize = 1200;

/// A unit of the pipeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Gathers batches of vertices.
    Vgt,
    /// Vertex shaders.
    VertexWaves,
    /// Sets primitives up.
    Pa,
    /// Converts shapes into quads.
    Sc,
    /// Pixel shaders.
    PixelWaves,
    /// Tests depth and stencil.
    Db,
    /// Blends and writes colours.
    Cb,
    /// Writes what DB and CB hold at the end of a draw.
    Flush,
}

impl Unit {
    /// All of them with their names, from the draw's registers to memory.
    pub const ALL: [(Self, &'static str); UNITS] = [
        (Self::Vgt, "VGT"),
        (Self::VertexWaves, "vertex waves"),
        (Self::Pa, "PA"),
        (Self::Sc, "SC"),
        (Self::PixelWaves, "pixel waves"),
        (Self::Db, "DB"),
        (Self::Cb, "CB"),
        (Self::Flush, "flush"),
    ];
}

/// How many units there are.
pub const UNITS: usize = 8;

/// What happened in the cycles of a bin.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Bin {
    /// Cycles in which each unit was busy, in the order of [`Unit::ALL`].
    pub busy: [u32; UNITS],
    /// Pixels that shapes covered.
    pub pixels: u32,
}

/// How much there was of everything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Totals {
    /// Cycles that were looked at.
    pub cycles: u64,
    /// Batches of vertices.
    pub batches: u64,
    /// Primitives, with those that were culled.
    pub primitives: u64,
    /// Quads of 2 by 2 pixels that shapes cover.
    pub quads: u64,
    /// Those of them that went into waves: early tests left some of their pixels.
    pub shaded_quads: u64,
    /// Pixels that they cover, before any test.
    pub pixels: u64,
    /// Cycles in which each unit was busy, in the order of [`Unit::ALL`].
    pub busy: [u64; UNITS],
}

/// A frame as it is drawn.
pub struct Frame {
    port: Observed<DrawEvent>,
    window: Window,
    /// Cycles of a bin.
    width: u64,
    bins: Vec<Bin>,
    /// First and last cycle of each draw.
    draws: Vec<(u64, u64)>,
    drawing: bool,
    totals: Totals,
}

impl Frame {
    /// Nothing yet, of the cycles of a window.
    ///
    /// # Errors
    /// The design does not draw, or has no debug ports.
    pub fn new(engine: &dyn Engine, window: Window) -> Result<Self, EngineError> {
        let port = Observed::find(engine, &probe::DRAW, &[0])?;
        Ok(Self { port, window, width: 1, bins: vec![], draws: vec![], drawing: false, totals: Totals::default() })
    }

    /// Takes what the engine shows in this cycle.
    pub fn see(&mut self, engine: &dyn Engine) {
        let cycle = engine.cycles();
        if cycle < self.window.from || cycle > self.window.to {
            return;
        }
        let now = self.port.read(engine);
        let at = self.bin_of(cycle - self.window.from);
        let bin = &mut self.bins[at];
        self.totals.cycles += 1;
        let is_drawing = now.phase != DrawPhase::Idle as u64;
        if is_drawing {
            match self.draws.last_mut().filter(|_| self.drawing) {
                Some((_, last)) => *last = cycle,
                None => self.draws.push((cycle, cycle)),
            }
        }
        self.drawing = is_drawing;
        let busy = [
            now.assembles,
            now.shades_vertices,
            now.sets_up,
            now.scans,
            now.shades_pixels,
            now.tests,
            now.colours,
            u64::from(now.phase == DrawPhase::Flush as u64),
        ];
        for ((in_bin, total), busy) in bin.busy.iter_mut().zip(&mut self.totals.busy).zip(busy) {
            *in_bin += busy as u32;
            *total += busy;
        }
        self.totals.batches += now.batch;
        self.totals.primitives += now.primitive;
        if now.quad != 0 {
            let pixels = now.mask.count_ones();
            bin.pixels += pixels;
            self.totals.quads += 1;
            self.totals.shaded_quads += u64::from(now.left != 0);
            self.totals.pixels += u64::from(pixels);
        }
    }

    /// The bin of a cycle of the window, which is there then.
    fn bin_of(&mut self, cycle: u64) -> usize {
        while cycle / self.width >= MOST_BINS as u64 {
            self.bins = self.bins.chunks(2).map(|pair| pair.iter().copied().fold(Bin::default(), Bin::with)).collect();
            self.width *= 2;
        }
        let at = (cycle / self.width) as usize;
        if self.bins.len() <= at {
            self.bins.resize(at + 1, Bin::default());
        }
        at
    }

    /// First cycle, and how many cycles a bin has.
    pub fn scale(&self) -> (u64, u64) {
        (self.window.from, self.width)
    }

    /// What happened, bin by bin.
    pub fn bins(&self) -> &[Bin] {
        &self.bins
    }

    /// First and last cycle of each draw.
    pub fn draws(&self) -> &[(u64, u64)] {
        &self.draws
    }

    /// How much there was of everything.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }
}

impl Bin {
    fn with(self, other: Self) -> Self {
        let busy = std::array::from_fn(|at| self.busy[at] + other.busy[at]);
        Self { busy, pixels: self.pixels + other.pixels }
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Totals { cycles, batches, primitives, quads, shaded_quads, pixels, busy } = self.totals;
        let draws = self.draws.len();
        writeln!(
            f,
            "{draws} draws, {batches} batches of vertices, {primitives} primitives, {pixels} pixels in {quads} quads, of \
             which {shaded_quads} are shaded"
        )?;
        let share = |busy: u64| 100.0 * busy as f64 / cycles.max(1) as f64;
        let units: Vec<String> =
            Unit::ALL.iter().zip(busy).map(|((_, name), busy)| format!("{name} {:.1} %", share(busy))).collect();
        write!(f, "busy: {}", units.join(", "))
    }
}
