//! The primitive assembler (PA): what a primitive's vertices become on the grid of set-up.

use super::assembly::Kind;
use super::clip::{Clipper, Corner};
use super::error::Error;
use super::registers::RegisterFile;
use super::setup::Setup;
use super::shape::Shape;
use super::vertex::Vertex;

/// The state of clipping and set-up.
#[derive(Debug, Clone)]
pub struct Geometry {
    clipper: Clipper,
    setup: Setup,
}

impl Geometry {
    /// Reads the registers of both.
    ///
    /// # Errors
    /// [`Error::State`]
    pub fn decode(registers: &RegisterFile) -> Result<Geometry, Error> {
        Ok(Geometry { setup: Setup::decode(registers)?, clipper: Clipper::decode(registers)? })
    }

    /// All attributes are linear on the screen.
    pub const fn flat_perspective(&self) -> bool {
        self.setup.flat_perspective
    }

    /// The shapes of a primitive: none if it is culled or outside, several if clipping leaves more than three corners.
    ///
    /// # Errors
    /// [`Error::Range`], [`Error::Corners`]
    pub fn shapes(&self, kind: Kind, vertices: [&Vertex; 3], viewport: u32) -> Result<Vec<Shape>, Error> {
        let Geometry { clipper, setup } = self;
        let mut shapes: Vec<Shape> = vec![];
        match kind {
            Kind::Point if clipper.drops(&vertices[..1]) || !clipper.shows_point(vertices[0]) => {}
            Kind::Point => shapes.extend(setup.point(vertices[0].position, vertices[0].point_size, viewport)?),
            _ if clipper.drops(&vertices) => {}
            Kind::Line => {
                let ws = vertices.map(|vertex| vertex.position[3]);
                if let Some(ends) = clipper.clip_line(&vertices) {
                    shapes.extend(setup.line(ends, ws, viewport)?);
                }
            }
            kind => {
                let ws = vertices.map(|vertex| vertex.position[3]);
                let polygon = if kind == Kind::Rectangle { whole(&vertices) } else { clipper.clip(&vertices)? };
                for index in 1..polygon.len().saturating_sub(1) {
                    let corners = [polygon[0], polygon[index], polygon[index + 1]];
                    shapes.extend(setup.shape(kind, corners, ws, viewport)?);
                }
            }
        }
        Ok(shapes)
    }
}

/// A rectangle's corners; rectangles are not clipped.
fn whole(vertices: &[&Vertex; 3]) -> Vec<Corner> {
    let corner = |index: usize| {
        let mut weights = [0.0; 3];
        weights[index] = 1.0;
        Corner { position: vertices[index].position, weights }
    };
    vec![corner(0), corner(1), corner(2)]
}
