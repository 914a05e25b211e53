//! Draws of a submission in lock-step: each primitive that PA is done with, each quad of the scan converter and each element that DB and CB write is
//! compared with the model's as it happens, every kind in its own order.

use crate::submit::drawn::Step;
use serde::Serialize;
use std::fmt;
use tombolo_model::graphics::reference::{Drawing, DrawnPrimitive, DrawnQuad, Element, Kind, Piece};

/// How much has been compared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Compared {
    /// Primitives that PA was done with.
    pub primitives: u64,
    /// Quads that SC has handed over.
    pub quads: u64,
    /// Elements that DB and CB have written.
    pub elements: u64,
}

/// The first difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The cycle.
    cycle: u64,
    /// The draw, counted from 1.
    draw: usize,
    /// What of it.
    what: String,
    got: String,
    expected: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { cycle, draw, what, got, expected } = self;
        write!(f, "draw {draw}: {what} differs from the model (cycle {cycle}): got {got}, expected {expected}")
    }
}

/// What the model has drawn, and how much of it the hardware has, too.
pub struct Drawings {
    drawings: Vec<Drawing>,
    /// The last one has ended with an error: behind what there is of it nothing is known.
    stopped: bool,
    /// Draws that the hardware has begun.
    begun: usize,
    /// Of the present one: pieces of the primitive, primitives, quads, elements of DB and of CB.
    pieces: Vec<Piece>,
    primitives: usize,
    quads: usize,
    depths: usize,
    colours: usize,
    compared: Compared,
}

/// A difference that is not yet told: what differs, got, expected.
type Told = (String, String, String);

impl Drawings {
    /// These of the model, the last one of which may have `stopped` with an error.
    pub const fn new(drawings: Vec<Drawing>, stopped: bool) -> Self {
        let compared = Compared { primitives: 0, quads: 0, elements: 0 };
        Self { drawings, stopped, begun: 0, pieces: vec![], primitives: 0, quads: 0, depths: 0, colours: 0, compared }
    }

    /// How much has been compared.
    pub const fn compared(&self) -> Compared {
        self.compared
    }

    /// Takes what the hardware does in a cycle.
    ///
    /// # Errors
    /// The first difference.
    pub fn take(&mut self, cycle: u64, step: &Step) -> Result<(), Box<Difference>> {
        let told = match step {
            Step::Begins => self.begin(),
            Step::Piece(piece) => {
                self.pieces.push(*piece);
                Ok(())
            }
            Step::SetUp(kind) => self.primitive(*kind),
            Step::Quad(quad) => self.quad(quad),
            Step::Depth(element) => self.element(element, false),
            Step::Colour(element) => self.element(element, true),
            Step::Ends => self.end(),
        };
        told.map_err(|(what, got, expected)| Box::new(Difference { cycle, draw: self.begun, what, got, expected }))
    }

    /// All packets are done: there may be no draw left.
    ///
    /// # Errors
    /// There is one.
    pub fn finish(&self, cycle: u64) -> Result<(), Box<Difference>> {
        if self.begun == self.drawings.len() {
            return Ok(());
        }
        let (got, expected) = (format!("{} draws", self.begun), format!("{}", self.drawings.len()));
        Err(Box::new(Difference { cycle, draw: self.begun + 1, what: "it".to_owned(), got, expected }))
    }

    /// The present draw of the model, and whether more of it is unknown.
    fn present(&self) -> (Option<&Drawing>, bool) {
        let drawing = self.begun.checked_sub(1).and_then(|at| self.drawings.get(at));
        (drawing, self.stopped && self.begun >= self.drawings.len())
    }

    fn begin(&mut self) -> Result<(), Told> {
        self.begun += 1;
        self.pieces.clear();
        (self.primitives, self.quads, self.depths, self.colours) = (0, 0, 0, 0);
        match self.present() {
            (None, false) => {
                let expected = format!("{} draws", self.drawings.len());
                Err(("it".to_owned(), "another draw".to_owned(), expected))
            }
            _ => Ok(()),
        }
    }

    fn primitive(&mut self, kind: Kind) -> Result<(), Told> {
        let got = DrawnPrimitive { kind, pieces: std::mem::take(&mut self.pieces) };
        let (drawing, unknown) = self.present();
        match drawing.and_then(|drawing| drawing.primitives.get(self.primitives)) {
            Some(expected) if *expected == got => self.compared.primitives += 1,
            None if unknown => {}
            expected => {
                let what = format!("primitive {}", self.primitives + 1);
                return Err((what, got.to_string(), expected.map_or_else(none, DrawnPrimitive::to_string)));
            }
        }
        self.primitives += 1;
        Ok(())
    }

    fn quad(&mut self, got: &DrawnQuad) -> Result<(), Told> {
        let (drawing, unknown) = self.present();
        match drawing.and_then(|drawing| drawing.quads.get(self.quads)) {
            Some(expected) if expected == got => self.compared.quads += 1,
            None if unknown => {}
            expected => {
                let what = format!("quad {},{} of primitive {}", got.quad.x, got.quad.y, got.primitive);
                let expected = expected.map_or_else(none, |quad| match quad.primitive == got.primitive {
                    true => quad.to_string(),
                    false => format!("{quad} of primitive {}", quad.primitive),
                });
                return Err((what, got.to_string(), expected));
            }
        }
        self.quads += 1;
        Ok(())
    }

    fn element(&mut self, got: &Element, colour: bool) -> Result<(), Told> {
        let (drawing, unknown) = self.present();
        let at = if colour { self.colours } else { self.depths };
        let elements = drawing.map(|drawing| if colour { &drawing.colours } else { &drawing.depths });
        match elements.and_then(|elements| elements.get(at)) {
            Some(expected) if expected == got => self.compared.elements += 1,
            None if unknown => {}
            expected => {
                let what = format!("pixel {},{} of {}", got.x, got.y, got.plane);
                return Err((what, got.to_string(), expected.map_or_else(none, Element::to_string)));
            }
        }
        *(if colour { &mut self.colours } else { &mut self.depths }) += 1;
        Ok(())
    }

    /// The draw has ended: there must be nothing left of the model's.
    fn end(&self) -> Result<(), Told> {
        let (Some(drawing), false) = self.present() else { return Ok(()) };
        let left = |what: &str, done: usize, expected: Option<String>| {
            expected.map(|expected| (format!("{what} {}", done + 1), "the end of the draw".to_owned(), expected))
        };
        let missing =
            left("primitive", self.primitives, drawing.primitives.get(self.primitives).map(DrawnPrimitive::to_string))
                .or_else(|| left("quad", self.quads, drawing.quads.get(self.quads).map(DrawnQuad::to_string)))
                .or_else(|| left("write of DB", self.depths, drawing.depths.get(self.depths).map(Element::to_string)))
                .or_else(|| {
                    left("write of CB", self.colours, drawing.colours.get(self.colours).map(Element::to_string))
                });
        missing.map_or(Ok(()), Err)
    }
}

fn none() -> String {
    "none".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_model::graphics::reference::{Plane, Quad};

    const PIECE: Piece = Piece { bounds: [0, 4096, 0, 8192], front: true };
    const QUAD: DrawnQuad = DrawnQuad { primitive: 1, quad: Quad { x: 2, y: 4, mask: 15 }, left: 15 };
    const ELEMENT: Element = Element { plane: Plane::Colour(0), x: 2, y: 5, components: 15, bytes: 4, value: 7 };

    /// A draw of a primitive with a quad, of which one pixel is written.
    fn drawings(stopped: bool) -> Drawings {
        let primitives = vec![DrawnPrimitive { kind: Kind::Triangle, pieces: vec![PIECE] }];
        let (quads, colours) = (vec![QUAD], vec![ELEMENT]);
        Drawings::new(vec![Drawing { primitives, quads, depths: vec![], colours }], stopped)
    }

    fn told(stopped: bool, steps: &[Step]) -> Option<String> {
        let mut drawings = drawings(stopped);
        steps.iter().find_map(|step| drawings.take(9, step).err()).map(|difference| difference.to_string())
    }

    #[test]
    fn the_first_difference_is_told_with_its_draw_and_place() {
        let [begins, ends] = [Step::Begins, Step::Ends];
        let sound = [Step::Piece(PIECE), Step::SetUp(Kind::Triangle), Step::Quad(QUAD), Step::Colour(ELEMENT)];
        assert_eq!(told(false, &[[begins.clone()].as_slice(), &sound, std::slice::from_ref(&ends)].concat()), None);
        let culled = told(false, &[begins.clone(), Step::SetUp(Kind::Triangle)]).unwrap();
        assert!(
            culled
                .starts_with("draw 1: primitive 1 differs from the model (cycle 9): got triangle that is not drawn, ")
        );
        let moved = Step::Quad(DrawnQuad { left: 7, ..QUAD });
        let moved = told(false, &[begins.clone(), moved]).unwrap();
        assert!(
            moved.contains("quad 2,4 of primitive 1 differs")
                && moved.contains("leaves ##/#., expected 2,4 covers ##/##")
        );
        let other = Step::Colour(Element { value: 8, ..ELEMENT });
        assert!(told(false, &[begins.clone(), other]).unwrap().contains("pixel 2,5 of target 0 differs"));
        assert!(
            told(false, &[begins.clone(), ends])
                .unwrap()
                .contains("primitive 1 differs from the model (cycle 9): got the end of the draw")
        );
        let again = [begins.clone(), Step::Colour(ELEMENT), Step::Colour(ELEMENT)];
        assert!(told(false, &again).unwrap().ends_with("expected none"));
    }

    #[test]
    fn behind_an_error_of_the_model_nothing_is_known() {
        let again = [Step::Begins, Step::Colour(ELEMENT), Step::Colour(ELEMENT), Step::Ends, Step::Begins];
        assert_eq!(told(true, &again), None);
        assert!(told(false, &again).is_some());
    }
}
