//! Records a submission as a waveform, with text beside the signals of the graphics pipeline: which draw is drawn, the primitive that PA was done with last
//! and the shape that SC has, with their boxes, and the quads and elements that are handed over and written in a cycle.

use super::drawn::{Draws, Step};
use crate::engine::Engine;
use crate::wave::{NumberSignal, Selection, Sink, TextSignal, WaveError, WaveRecorder, Window};
use tombolo_model::graphics::reference::{DrawnPrimitive, Piece};

/// Where the texts are.
const PIPELINE: &str = "graphics_0";
/// Characters that every format shows: of a draw's number, of a primitive with its pieces, of anything else.
const NUMBER: u32 = 10;
const PRIMITIVE: u32 = 128;
const TEXT: u32 = 64;
/// Bits of the cycle counter.
const CYCLE: u32 = 64;
/// A window of so many cycles is over before preparing the design for being looked at would have paid.
const BRIEF: u64 = 100;

/// A waveform being recorded.
pub struct Recorder<'a> {
    waves: WaveRecorder<'a>,
    window: Window,
    cycle: NumberSignal,
    /// None where nothing of the pipeline is recorded, or there is none.
    drawn: Option<Drawn>,
    error: Option<WaveError>,
}

impl<'a> Recorder<'a> {
    /// Records what `selection` says of hardware behind a command processor ([`crate::design::observed_queue`]) into `sink`.
    ///
    /// # Errors
    /// [`WaveError::NoScope`].
    pub fn new(engine: &dyn Engine, selection: &Selection, sink: Box<dyn Sink + 'a>) -> Result<Self, WaveError> {
        let mut waves = WaveRecorder::new(engine, selection, sink)?;
        let cycle = waves.add_number_signal(engine, "", "cycle", CYCLE)?;
        let drawn = match Drawn::add(&mut waves, engine) {
            Err(WaveError::NotRecorded { .. }) => None,
            drawn => drawn?,
        };
        Ok(Self { waves, window: selection.window, cycle, drawn, error: None })
    }

    /// Takes a cycle whose outputs are settled.
    pub fn see(&mut self, engine: &mut dyn Engine) {
        let cycle = engine.cycles();
        if let Some(drawn) = &mut self.drawn {
            drawn.see(engine, &mut self.waves);
        }
        if !self.waves.wants(cycle) || self.error.is_some() {
            return;
        }
        let Window { from, to } = self.window;
        for scope in self.waves.roots() {
            if to.saturating_sub(from) < BRIEF { engine.settle_briefly(*scope) } else { engine.settle_below(*scope) }
        }
        self.waves.set_number(self.cycle, cycle);
        self.error = self.waves.record(engine).err();
    }

    /// Writes what is still buffered; `engine` is the one that was recorded.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn finish(self, engine: &dyn Engine) -> Result<(), WaveError> {
        self.error.map_or(Ok(()), Err)?;
        self.waves.finish(engine)
    }
}

/// Texts of the pipeline, and what they show.
struct Drawn {
    draws: Draws,
    steps: Vec<Step>,
    /// The present draw, and how many primitives of it PA is done with.
    number: u64,
    primitives: u64,
    /// Of the primitive that PA has.
    pieces: Vec<Piece>,
    /// The primitive whose shape SC has.
    scanned: u64,
    draw: TextSignal,
    primitive: TextSignal,
    shape: TextSignal,
    quad: TextSignal,
    depth: TextSignal,
    colour: TextSignal,
}

impl Drawn {
    /// Adds the texts; none for a design that does not draw.
    fn add(waves: &mut WaveRecorder, engine: &dyn Engine) -> Result<Option<Self>, WaveError> {
        let Ok(draws) = Draws::new(engine) else { return Ok(None) };
        let mut text = |name: &str, characters| waves.add_text_signal(engine, PIPELINE, name, characters);
        Ok(Some(Self {
            draws,
            steps: vec![],
            number: 0,
            primitives: 0,
            pieces: vec![],
            scanned: 0,
            draw: text("draw_number", NUMBER)?,
            primitive: text("primitive_text", PRIMITIVE)?,
            shape: text("shape_text", TEXT)?,
            quad: text("quad_text", TEXT)?,
            depth: text("depth_text", TEXT)?,
            colour: text("colour_text", TEXT)?,
        }))
    }

    /// Sets the texts of a cycle.
    fn see(&mut self, engine: &dyn Engine, waves: &mut WaveRecorder) {
        self.steps.clear();
        self.draws.see(engine, &mut self.steps);
        for text in [self.quad, self.depth, self.colour] {
            waves.set_text(text, "");
        }
        for step in self.steps.drain(..) {
            match step {
                Step::Begins => {
                    self.number += 1;
                    (self.primitives, self.scanned) = (0, 0);
                    self.pieces.clear();
                    waves.set_text(self.draw, &self.number.to_string());
                }
                Step::Piece(piece) => {
                    self.pieces.push(piece);
                    self.scanned = self.primitives + 1;
                    waves.set_text(self.shape, &format!("{}: {piece}", self.scanned));
                }
                Step::SetUp(kind) => {
                    self.primitives += 1;
                    let primitive = DrawnPrimitive { kind, pieces: std::mem::take(&mut self.pieces) };
                    waves.set_text(self.primitive, &format!("{}: {primitive}", self.primitives));
                }
                Step::Quad(quad) => waves.set_text(self.quad, &format!("{}: {quad}", quad.primitive)),
                Step::Depth(element) => waves.set_text(self.depth, &element.to_string()),
                Step::Colour(element) => waves.set_text(self.colour, &element.to_string()),
                Step::Ends => {
                    for text in [self.draw, self.primitive, self.shape] {
                        waves.set_text(text, "");
                    }
                }
            }
        }
        if self.draws.passed() >= self.scanned {
            waves.set_text(self.shape, "");
        }
    }
}
