//! Batches: the vertices of one wave and the primitives between them, gathered from the indices of a draw.
//!
//! The guide does not say when a wave is full. Here it is when another primitive might not find room for three vertices, or has
//! 256 primitives, which only indices that repeat themselves make of 64 vertices.

use super::assembly::{Assembler, Primitive};
use super::draw::{Draw, Indices};
use super::error::Error;
use super::fields::{
    vgt_indx_offset, vgt_max_vtx_indy, vgt_min_vtx_indy, vgt_multi_prim_ib_reset_en, vgt_multi_prim_ib_reset_ind,
    vgt_primitiveid_en, vgt_reuse_off,
};
use super::registers::RegisterFile;
use super::vertex::Input;
use std::collections::HashMap;

/// Vertices of a batch at most: those of a wave.
const VERTICES: usize = 64;
/// Primitives of a batch at most.
const PRIMITIVES: usize = 256;

/// Vertices and primitives that wait for their wave.
#[derive(Debug, Clone, Default)]
pub(super) struct Batch {
    /// Which instance they are of.
    pub(super) instance: u32,
    /// The vertices.
    pub(super) inputs: Vec<Input>,
    /// The place in `inputs` of each vertex number.
    known: HashMap<u32, u32>,
    /// The primitives, with places in `inputs` for corners.
    pub(super) primitives: Vec<Primitive>,
}

impl Batch {
    fn is_full(&self) -> bool {
        self.inputs.len() + 3 > VERTICES || self.primitives.len() == PRIMITIVES
    }

    /// Takes a primitive; its corners become places among the batch's vertices.
    fn take(&mut self, primitive: Primitive, number: u32, reuses: bool) {
        let Batch { inputs, known, primitives, .. } = self;
        let mut corners = primitive.corners;
        let mut own = HashMap::new();
        for corner in &mut corners {
            let places = if reuses { &mut *known } else { &mut own };
            *corner = *places.entry(*corner).or_insert_with(|| {
                inputs.push(Input { vertex: *corner, primitive: number });
                inputs.len() as u32 - 1
            });
        }
        primitives.push(Primitive { corners, ..primitive });
    }
}

/// How indices become vertex numbers.
pub(super) struct Numbers {
    restart: Option<u32>,
    offset: u32,
    range: [u32; 2],
    reuses: bool,
}

impl Numbers {
    pub(super) fn decode(registers: &RegisterFile) -> Numbers {
        let restarts = registers.is_set(vgt_multi_prim_ib_reset_en::RESET_EN);
        Numbers {
            restart: restarts.then(|| registers.get(vgt_multi_prim_ib_reset_ind::WORD)),
            offset: registers.get(vgt_indx_offset::WORD),
            range: [registers.get(vgt_min_vtx_indy::WORD), registers.get(vgt_max_vtx_indy::WORD)],
            reuses: !registers.is_set(vgt_reuse_off::REUSE_OFF)
                && !registers.is_set(vgt_primitiveid_en::PRIMITIVEID_EN),
        }
    }

    fn vertex(&self, index: u32) -> u32 {
        index.wrapping_add(self.offset).max(self.range[0]).min(self.range[1])
    }

    /// Whether an index begins anew. Indices of 16 bits are compared with as many bits.
    fn restarts(&self, index: u32, indices: Indices) -> bool {
        let short = matches!(indices, Indices::Memory { bytes: 2, .. });
        self.restart.is_some_and(|restart| index == restart & if short { 0xffff } else { u32::MAX })
            && indices != Indices::Counted
    }
}

/// Where indices come from and batches go.
pub(super) trait Sink {
    /// The index of that number.
    fn index(&mut self, draw: &Draw, number: u32) -> Result<u32, Error>;

    /// Takes a batch, which is not empty.
    fn batch(&mut self, batch: Batch) -> Result<(), Error>;
}

/// Gathers the batches of an instance.
pub(super) fn gather(
    draw: &Draw,
    instance: u32,
    mut assembler: Assembler,
    numbers: &Numbers,
    sink: &mut dyn Sink,
) -> Result<(), Error> {
    let mut batch = Batch { instance, ..Batch::default() };
    let mut primitives = 0;
    // Behind the last index a loop is closed.
    for number in 0..=draw.count {
        let index = if number < draw.count { Some(sink.index(draw, number)?) } else { None };
        let made = match index {
            Some(index) if !numbers.restarts(index, draw.indices) => assembler.push(numbers.vertex(index)),
            _ => [assembler.restart(), None],
        };
        for primitive in made.into_iter().flatten() {
            if batch.is_full() {
                sink.batch(std::mem::replace(&mut batch, Batch { instance, ..Batch::default() }))?;
            }
            batch.take(primitive, primitives, numbers.reuses);
            primitives += 1;
        }
    }
    if batch.inputs.is_empty() { Ok(()) } else { sink.batch(batch) }
}
