//! Parts of the graphics model by themselves, for comparisons with hardware: what PA and SC make of one primitive.

pub use super::assembly::Kind;
pub use super::geometry::Geometry;
pub use super::raster::Quad;
pub use super::registers::RegisterFile;
pub use super::scissor::{Rectangle, Scissors};
pub use super::shape::{Corners, Edge, PIXEL, Sample, Shape, VALUES, Value, bounds, edge, limited, planes};
pub use super::vertex::{PARAMETERS, Vertex};

use super::error::Error;
use super::{Budget, Machine};

/// A primitive on its way to set-up.
#[derive(Debug, Clone, Copy)]
pub struct Watched<'a> {
    /// The state of its draw.
    pub registers: &'a RegisterFile,
    /// What it is.
    pub kind: Kind,
    /// Its vertices.
    pub vertices: [&'a Vertex; 3],
    /// Its viewport.
    pub viewport: u32,
}

/// Who looks at the primitives of a machine.
pub type Watcher = Box<dyn FnMut(&Watched)>;

impl Machine {
    /// Shows every primitive that is drawn from now on to `watcher`, before it is set up.
    pub fn watch(&mut self, watcher: Watcher) {
        self.watcher = Some(watcher);
    }
}

/// The quads of a shape in the order in which they are drawn.
///
/// # Errors
/// [`Error::Limit`] after `limit` tiles.
pub fn quads(shape: &Shape, area: Rectangle, scissors: &Scissors, limit: u64) -> Result<Vec<Quad>, Error> {
    let mut found = vec![];
    let mut collect = |quad: Quad, _: &mut Budget| {
        found.push(quad);
        Ok(())
    };
    super::raster::quads(shape, area, scissors, &mut Budget { left: limit, limit }, &mut collect)?;
    Ok(found)
}
