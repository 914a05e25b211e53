//! What draws come to on the hardware, as its debug port tells it cycle by cycle: in the terms in which the model keeps it ([`Drawing`]).
//!
//! [`Drawing`]: tombolo_model::graphics::reference::Drawing

use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, reader};
use tombolo_hdl::graphics::events::{ColourWriteFields, DepthWriteFields, DrawEvent, DrawEventFields};
use tombolo_hdl::graphics::pa;
use tombolo_hdl::graphics::pipeline::DrawPhase;
use tombolo_hdl::graphics::sc::record::COORDINATE;
use tombolo_hdl::probe;
use tombolo_model::graphics::reference::{DrawnQuad, Element, Kind, Piece, Plane, Quad};

/// Something that a draw does.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// It begins.
    Begins,
    /// PA hands over a piece of a primitive.
    Piece(Piece),
    /// PA is done with a primitive.
    SetUp(Kind),
    /// SC hands over a quad.
    Quad(DrawnQuad),
    /// DB writes.
    Depth(Element),
    /// CB writes.
    Colour(Element),
    /// It has ended, and memory has everything.
    Ends,
}

/// Draws as they are drawn.
pub struct Draws {
    port: Observed<DrawEvent>,
    drawing: bool,
    /// Primitives of the draw that PA and SC are done with.
    passed: u64,
}

impl Draws {
    /// Ready to follow hardware.
    ///
    /// # Errors
    /// The design does not draw, or has no debug ports.
    pub fn new(engine: &dyn Engine) -> Result<Self, EngineError> {
        Ok(Self { port: Observed::find(engine, &probe::DRAW, &[0])?, drawing: false, passed: 0 })
    }

    /// What happens in this cycle, in an order in which it makes sense, is added to `steps`.
    pub fn see(&mut self, engine: &dyn Engine, steps: &mut Vec<Step>) {
        let word = reader(engine);
        let port: &DrawEventFields<_> = self.port.handles();
        let is = |handle| word(handle) != 0;
        let is_drawing = word(port.phase) != DrawPhase::Idle as u64;
        if is_drawing && !self.drawing {
            self.passed = 0;
            steps.push(Step::Begins);
        }
        if is(port.shape.valid) {
            let bounds = &port.shape.bounds;
            let sides = [bounds.left, bounds.right, bounds.top, bounds.bottom];
            let bounds = sides.map(|side| signed(word(side), COORDINATE));
            steps.push(Step::Piece(Piece { bounds, front: is(port.shape.front) }));
        }
        if is(port.set_up) {
            steps.push(Step::SetUp(kind(word(port.kind))));
        }
        if is(port.quad) {
            let quad = Quad { x: word(port.x) as i32, y: word(port.y) as i32, mask: word(port.mask) as u8 };
            let left = word(port.left) as u8;
            steps.push(Step::Quad(DrawnQuad { primitive: self.passed + 1, quad, left }));
        }
        if is(port.depth.valid) {
            let DepthWriteFields { stencil, x, y, size, value, .. } = port.depth;
            let plane = if is(stencil) { Plane::Stencil } else { Plane::Depth };
            let place = [x, y].map(|place| word(place) as u32);
            steps.push(Step::Depth(element(plane, place, 1, word(size), word(value).into())));
        }
        if is(port.colour.valid) {
            let ColourWriteFields { target, x, y, components, size, low, high, .. } = port.colour;
            let value = u128::from(word(high)) << 64 | u128::from(word(low));
            let (plane, place) = (Plane::Colour(word(target) as u32), [x, y].map(|place| word(place) as u32));
            steps.push(Step::Colour(element(plane, place, word(components) as u32, word(size), value)));
        }
        self.passed += word(port.primitive);
        if !is_drawing && self.drawing {
            steps.push(Step::Ends);
        }
        self.drawing = is_drawing;
    }

    /// Primitives of the draw that its quads are done with.
    pub const fn passed(&self) -> u64 {
        self.passed
    }
}

/// An element of 2 to the power of `size` bytes; what `value` has behind them is left out.
fn element(plane: Plane, [x, y]: [u32; 2], components: u32, size: u64, value: u128) -> Element {
    let bytes = 1 << size.min(4);
    Element { plane, x, y, components, bytes, value: value & u128::MAX >> (128 - 8 * bytes) }
}

/// A number of so many bits in two's complement.
fn signed(value: u64, bits: usize) -> i64 {
    (value << (64 - bits)) as i64 >> (64 - bits)
}

/// What a primitive is.
fn kind(number: u64) -> Kind {
    match pa::record::Kind::ALL.get(number as usize) {
        Some(pa::record::Kind::Point) => Kind::Point,
        Some(pa::record::Kind::Rectangle) => Kind::Rectangle,
        Some(pa::record::Kind::Line) => Kind::Line,
        Some(pa::record::Kind::Triangle) | None => Kind::Triangle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn of_an_element_only_its_own_bytes_count() {
        let of = |size| element(Plane::Depth, [3, 4], 1, size, u128::MAX).value;
        assert_eq!([0, 1, 2, 4].map(of), [0xff, 0xffff, 0xffff_ffff, u128::MAX]);
    }

    #[test]
    fn coordinates_left_of_the_window_are_negative() {
        assert_eq!([signed(0x1fff_ffff, 29), signed(0xfff_ffff, 29)], [-1, 0xfff_ffff]);
    }
}
