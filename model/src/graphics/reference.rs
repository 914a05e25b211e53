//! Parts of the graphics model by themselves, for comparisons with hardware that has the same blocks.

pub use super::assembly::Kind;
pub use super::drawn::{Drawing, DrawnPrimitive, DrawnQuad, Element, Piece, Plane};
pub use super::geometry::Geometry;
pub use super::launched::{Launched, Share, Stage, Start};
pub use super::raster::Quad;
pub use super::registers::RegisterFile;
pub use super::scissor::{Rectangle, Scissors};
pub use super::shape::{Corners, Edge, PIXEL, Sample, Shape, VALUES, Value, bounds, edge, limited, planes};
pub use super::vertex::{PARAMETERS, Vertex};

use super::assembly::{Assembler, Primitive};
use super::batch::{Batch, Numbers, Sink, gather};
use super::draw::{Draw, Indices};
use super::error::Error;
use super::fields::{pa_su_sc_mode_cntl, vgt_primitive_type};
use super::{Budget, Machine};
use crate::memory::Memory;

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

/// A draw: the indices, how many, how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawCall {
    /// Byte address, bytes of an index and indices that there are; none: 0, 1, 2 and so on.
    pub indices: Option<(u64, u64, u32)>,
    /// Indices of an instance.
    pub count: u32,
    /// Instances.
    pub instances: u32,
}

/// A primitive between the vertices of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatchPrimitive {
    /// 0 a point, 1 a triangle, 2 a rectangle.
    pub kind: u32,
    /// Places of its corners among the vertices.
    pub corners: [u32; 3],
    /// The corner that gives the flat values.
    pub provoking: u32,
}

/// The vertices of a wave and the primitives between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VertexBatch {
    /// The instance.
    pub instance: u32,
    /// Number of each vertex, and of the primitive that asked for it first.
    pub vertices: Vec<(u32, u32)>,
    /// The primitives in their order.
    pub primitives: Vec<BatchPrimitive>,
}

/// A primitive with what the vertex shader made of its vertices.
#[derive(Debug, Clone, PartialEq)]
pub struct ShadedPrimitive {
    pub(super) primitive: Primitive,
    /// Its vertices; of a point the first one three times.
    pub vertices: [Vertex; 3],
}

impl ShadedPrimitive {
    /// 0 a point, 1 a triangle, 2 a rectangle.
    pub const fn kind(&self) -> u32 {
        kind_of(self.primitive.kind)
    }

    /// The corner that gives the flat values.
    pub const fn provoking(&self) -> usize {
        self.primitive.provoking
    }
}

impl Machine {
    /// Keeps the primitives of all draws from now on, before they are clipped.
    pub fn keep_primitives(&mut self) {
        self.kept = Some(vec![]);
    }

    /// The primitives that were kept.
    pub fn kept_primitives(&self) -> &[ShadedPrimitive] {
        self.kept.as_deref().unwrap_or_default()
    }
}

const fn kind_of(kind: Kind) -> u32 {
    match kind {
        Kind::Point => 0,
        Kind::Triangle => 1,
        Kind::Rectangle => 2,
        Kind::Line => 3,
    }
}

struct Collector<'a> {
    memory: &'a mut dyn Memory,
    batches: Vec<VertexBatch>,
}

impl Sink for Collector<'_> {
    fn index(&mut self, draw: &Draw, number: u32) -> Result<u32, Error> {
        draw.indices.get(self.memory, number)
    }

    fn batch(&mut self, batch: Batch) -> Result<(), Error> {
        self.batches.push(VertexBatch {
            instance: batch.instance,
            vertices: batch.inputs.iter().map(|input| (input.vertex, input.primitive)).collect(),
            primitives: batch
                .primitives
                .iter()
                .map(|primitive| BatchPrimitive {
                    kind: kind_of(primitive.kind),
                    corners: primitive.corners,
                    provoking: primitive.provoking as u32,
                })
                .collect(),
        });
        Ok(())
    }
}

/// The batches of a draw after these registers were written, byte address and value each.
///
/// # Errors
/// [`Error::State`] for a type of primitives that is not drawn, [`Error::Register`], [`Error::Memory`].
pub fn batches(registers: &[(u32, u32)], memory: &mut dyn Memory, call: DrawCall) -> Result<Vec<VertexBatch>, Error> {
    let mut file = RegisterFile::default();
    for (address, value) in registers {
        file.write(*address, *value)?;
    }
    let indices = match call.indices {
        None => Indices::Counted,
        Some((base, bytes, limit)) => Indices::Memory { base, limit, bytes },
    };
    let draw = Draw { indices, count: call.count, instances: call.instances };
    let provoking_last = file.is_set(pa_su_sc_mode_cntl::PROVOKING_VTX_LAST);
    let assembler = Assembler::new(file.get(vgt_primitive_type::PRIM_TYPE), provoking_last)?;
    let mut collector = Collector { memory, batches: vec![] };
    for instance in 0..call.instances {
        gather(&draw, instance, assembler.clone(), &Numbers::decode(&file), &mut collector)?;
    }
    Ok(collector.batches)
}
