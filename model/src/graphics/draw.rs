//! A draw, from indices to pixels: each block's state is decoded once, then vertices are gathered into waves, their
//! primitives are set up and rasterised in order, and quads are gathered into waves again.

use super::assembly::{Assembler, Kind, Primitive};
use super::back_end::DEPTH_TARGET;
use super::batch::{Batch, Numbers, Sink, gather};
use super::colour::ColourStage;
use super::depth::{DepthStage, Exported};
use super::drawn::{Drawing, DrawnPrimitive, DrawnQuad, Piece};
use super::error::Error;
use super::fields::{
    Field, db_render_override, pa_cl_clip_cntl, pa_sc_aa_config, pa_sc_aa_mask_x0y0_x1y0, pa_sc_aa_mask_x0y1_x1y1,
    pa_sc_line_cntl, pa_sc_mode_cntl_0, pa_sc_vport_zmax_0, pa_sc_vport_zmin_0, pa_su_sc_mode_cntl, vgt_gs_mode,
    vgt_primitive_type, vgt_shader_stages_en, vgt_strmout_config,
};
use super::geometry::Geometry;
use super::launch::Machinery;
use super::pixel::{PendingQuad, PixelPrimitive, PixelStage, QUADS};
use super::raster::{Quad, quads};
use super::reference::{ShadedPrimitive, Watched, Watcher};
use super::registers::RegisterFile;
use super::scissor::Scissors;
use super::shape::{PIXEL, limited};
use super::target::Target;
use super::vertex::{Vertex, VertexStage};
use super::{Budget, Machine};
use crate::memory::Memory;

/// Primitive types that are lines: list, strip, loop.
const LINES: [u32; 3] = [2, 3, 18];

/// A draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Draw {
    /// Where indices come from.
    pub(super) indices: Indices,
    /// How many there are.
    pub(super) count: u32,
    /// Instances.
    pub(super) instances: u32,
}

/// Where indices come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Indices {
    /// 0, 1, 2 and so on.
    Counted,
    /// Memory from `base` on, `bytes` bytes each; after `limit` of them zeros.
    Memory { base: u64, limit: u32, bytes: u64 },
}

impl Indices {
    pub(super) fn get(self, memory: &mut dyn Memory, number: u32) -> Result<u32, Error> {
        match self {
            Indices::Counted => Ok(number),
            Indices::Memory { limit, .. } if number >= limit => Ok(0),
            Indices::Memory { base, bytes: size, .. } => {
                let mut bytes = [0; 4];
                let address = base.wrapping_add(u64::from(number) * size);
                memory.read(address, &mut bytes[..size as usize]).map_err(Error::memory("index fetch"))?;
                Ok(u32::from_le_bytes(bytes))
            }
        }
    }
}

/// The state of all blocks.
struct Stages {
    vertex: VertexStage,
    geometry: Geometry,
    scissors: Scissors,
    pixel: PixelStage,
    depth: DepthStage,
    colour: ColourStage,
    kills_all: bool,
    depth_ranges: Option<[[f32; 2]; 16]>,
}

impl Stages {
    fn decode(registers: &RegisterFile) -> Result<Stages, Error> {
        let refuse = |field: Field, reason| {
            let value = registers.word_at(field.address);
            if registers.is_set(field) { Err(Error::State { address: field.address, value, reason }) } else { Ok(()) }
        };
        refuse(vgt_shader_stages_en::WORD, "tessellation and geometry shaders are not modelled")?;
        refuse(vgt_gs_mode::MODE, "geometry shaders are not modelled")?;
        refuse(vgt_strmout_config::WORD.bits(3, 0), "streamout is not modelled")?;
        refuse(pa_sc_aa_config::MSAA_NUM_SAMPLES, "multisampling is not modelled")?;
        refuse(pa_sc_mode_cntl_0::LINE_STIPPLE_ENABLE, "line stipple is not modelled")?;
        for field in [pa_sc_aa_mask_x0y0_x1y0::WORD, pa_sc_aa_mask_x0y1_x1y1::WORD] {
            // Of two pixels 16 samples each, of which the first is the only one.
            const FIRST_SAMPLES: u32 = 0x0001_0001;
            let value = registers.get(field);
            if value & FIRST_SAMPLES != FIRST_SAMPLES {
                let reason = "masks that hide pixels are not modelled";
                return Err(Error::State { address: field.address, value, reason });
            }
        }
        if LINES.contains(&registers.get(vgt_primitive_type::PRIM_TYPE)) {
            refuse(pa_sc_line_cntl::EXPAND_LINE_WIDTH, "lines are as wide as they are, whichever way they run")?;
            refuse(pa_sc_line_cntl::PERPENDICULAR_ENDCAP_ENA, "lines end along the axes")?;
        }
        let geometry = Geometry::decode(registers)?;
        let range = |number: usize| {
            [pa_sc_vport_zmin_0::WORD, pa_sc_vport_zmax_0::WORD]
                .map(|field| registers.float(field.at(number as u32, 8)))
        };
        Ok(Stages {
            vertex: VertexStage::decode(registers)?,
            scissors: Scissors::decode(registers),
            pixel: PixelStage::decode(registers, geometry.flat_perspective())?,
            geometry,
            depth: DepthStage::decode(registers)?,
            colour: ColourStage::decode(registers)?,
            kills_all: registers.is_set(pa_cl_clip_cntl::DX_RASTERIZATION_KILL),
            depth_ranges: (!registers.is_set(db_render_override::DISABLE_VIEWPORT_CLAMP))
                .then(|| std::array::from_fn(range)),
        })
    }
}

impl Machine {
    /// Draws.
    pub(super) fn draw(&mut self, memory: &mut dyn Memory, draw: Draw) -> Result<(), Error> {
        self.statistics.draws += 1;
        if let Some(drawings) = &mut self.drawings {
            drawings.push(Drawing::default());
        }
        if draw.count == 0 || draw.instances == 0 {
            return Ok(());
        }
        let registers = &self.registers;
        let stages = Stages::decode(registers)?;
        if let Some(target) = stages.colour.targets().first() {
            self.last_target = Some(Target::new(registers, target));
        }
        let primitive_type = registers.get(vgt_primitive_type::PRIM_TYPE);
        let assembler = Assembler::new(primitive_type, registers.is_set(pa_su_sc_mode_cntl::PROVOKING_VTX_LAST))?;
        let numbers = Numbers::decode(registers);
        let machine = Machinery {
            program: &mut self.program,
            memory,
            statistics: &mut self.statistics,
            budget: &mut self.budget,
            launches: &mut self.launches,
        };
        let mut pipeline = Pipeline {
            stages,
            machine,
            registers,
            watcher: self.watcher.as_mut(),
            kept: &mut self.kept,
            drawing: self.drawings.as_mut().and_then(|drawings| drawings.last_mut()),
            primitives: 0,
            shapes: vec![],
            quads: Vec::with_capacity(QUADS),
        };
        for instance in 0..draw.instances {
            gather(&draw, instance, assembler.clone(), &numbers, &mut pipeline)?;
        }
        pipeline.shade_quads()
    }
}

struct Pipeline<'a> {
    stages: Stages,
    machine: Machinery<'a>,
    registers: &'a RegisterFile,
    watcher: Option<&'a mut Watcher>,
    kept: &'a mut Option<Vec<ShadedPrimitive>>,
    drawing: Option<&'a mut Drawing>,
    /// How many there have been.
    primitives: u64,
    /// Pieces of primitives that the quads below belong to.
    shapes: Vec<PixelPrimitive>,
    quads: Vec<PendingQuad>,
}

impl Sink for Pipeline<'_> {
    fn index(&mut self, draw: &Draw, number: u32) -> Result<u32, Error> {
        self.machine.budget.spend(1)?;
        draw.indices.get(self.machine.memory, number)
    }

    /// Shades the vertices of the batch and draws its primitives.
    fn batch(&mut self, Batch { instance, inputs, primitives, .. }: Batch) -> Result<(), Error> {
        self.machine.statistics.primitives += primitives.len() as u64;
        let vertices = self.stages.vertex.shade(&inputs, instance, &mut self.machine)?;
        if self.stages.kills_all {
            return Ok(());
        }
        for primitive in primitives {
            let corner = |index: usize| vertices.get(primitive.corners[index] as usize);
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.primitive(&primitive, [a, b, c])?;
            }
        }
        // The parameters of a batch are there until the next one is shaded.
        self.shade_quads()
    }
}

impl Pipeline<'_> {
    fn primitive(&mut self, primitive: &Primitive, vertices: [&Vertex; 3]) -> Result<(), Error> {
        self.primitives += 1;
        if let Some(kept) = &mut *self.kept {
            kept.push(ShadedPrimitive { primitive: *primitive, vertices: vertices.map(Vertex::clone) });
        }
        let Stages { geometry, pixel, .. } = &self.stages;
        let leader = vertices[primitive.provoking];
        if let Some(watcher) = &mut self.watcher {
            let (kind, viewport) = (primitive.kind, leader.viewport);
            watcher(&Watched { registers: self.registers, kind, vertices, viewport });
        }
        let shapes = geometry.shapes(primitive.kind, vertices, leader.viewport)?;
        if let Some(drawing) = &mut self.drawing {
            let pieces = shapes.iter().map(Piece::from).collect();
            drawing.primitives.push(DrawnPrimitive { kind: primitive.kind, pieces });
        }
        let is_point = primitive.kind == Kind::Point;
        let depths =
            self.stages.depth_ranges.map_or([f32::MIN, f32::MAX], |ranges| ranges[leader.viewport as usize & 15]);
        let parameters =
            if shapes.is_empty() { vec![] } else { pixel.parameters(vertices, primitive.provoking, is_point) };
        for shape in shapes {
            let parameters = parameters.clone();
            self.rasterise(
                PixelPrimitive { number: self.primitives, shape, parameters, layer: leader.layer, is_point, depths },
                leader.viewport,
            )?;
        }
        Ok(())
    }

    fn rasterise(&mut self, primitive: PixelPrimitive, viewport: u32) -> Result<(), Error> {
        let area = self.stages.scissors.rectangle(viewport);
        let mut found = vec![];
        let shape = &primitive.shape;
        let mut collect = |quad: Quad, budget: &mut Budget| {
            found.push(quad);
            budget.spend(1)
        };
        quads(shape, area, &self.stages.scissors, self.machine.budget, &mut collect)?;
        if found.is_empty() {
            return Ok(());
        }
        let mut number = self.shapes.len();
        self.shapes.push(primitive);
        for quad in found {
            let Some(mut pending) = self.depth_of(quad, number)? else { continue };
            if self.quads.len() == QUADS {
                // The wave takes its primitives along; this one may have more quads.
                let primitive = self.shapes[number].clone();
                self.shade_quads()?;
                number = 0;
                self.shapes.push(primitive);
            }
            pending.primitive = number;
            self.quads.push(pending);
        }
        Ok(())
    }

    /// Depths of a quad, and the early test; none if no pixel is left.
    fn depth_of(&mut self, quad: Quad, number: usize) -> Result<Option<PendingQuad>, Error> {
        let primitive = &self.shapes[number];
        let mut depths = [0.0; 4];
        let mut mask = quad.mask;
        for pixel in 0..4 {
            let (x, y) = (quad.x + (pixel & 1), quad.y + (pixel >> 1));
            let centre = |place: i32| i64::from(place) * PIXEL + PIXEL / 2;
            let depth = limited(primitive.shape.sample(centre(x), centre(y)).depth, primitive.depths);
            depths[pixel as usize] = depth;
            if self.stages.depth.early && mask >> pixel & 1 != 0 {
                let place = [x as u32, y as u32, primitive.layer];
                let front = primitive.shape.front;
                let written = self.drawing.as_mut().map(|drawing| &mut drawing.depths);
                let exported = Exported::default();
                if !self.stages.depth.test(self.machine.memory, place, depth, front, exported, written)? {
                    mask &= !(1 << pixel);
                }
            }
        }
        if let Some(drawing) = &mut self.drawing {
            drawing.quads.push(DrawnQuad { primitive: primitive.number, quad, left: mask });
        }
        Ok((mask != 0).then_some(PendingQuad { x: quad.x, y: quad.y, mask, primitive: number, depths }))
    }

    /// Shades the quads that wait, and writes their pixels in order.
    fn shade_quads(&mut self) -> Result<(), Error> {
        let (quads, shapes) = (std::mem::take(&mut self.quads), std::mem::take(&mut self.shapes));
        if quads.is_empty() {
            return Ok(());
        }
        let Stages { pixel, depth, colour, .. } = &self.stages;
        let exports = pixel.shade(&quads, &shapes, &mut self.machine)?;
        let valid = exports.valid.unwrap_or(u64::MAX);
        for (index, quad) in quads.iter().enumerate() {
            let primitive = &shapes[quad.primitive];
            let before = self.drawing.as_ref().map_or(0, |drawing| drawing.colours.len());
            for pixel in (0..4).filter(|pixel| quad.mask >> pixel & 1 != 0) {
                let lane = 4 * index + pixel;
                if valid >> lane & 1 == 0 {
                    continue;
                }
                let place =
                    [(quad.x + (pixel as i32 & 1)) as u32, (quad.y + (pixel as i32 >> 1)) as u32, primitive.layer];
                if !depth.early {
                    let channel =
                        |channel| exports.target(DEPTH_TARGET).and_then(|export| export.channel(channel, lane));
                    let exported = depth.exported(channel(0), channel(1));
                    let front = primitive.shape.front;
                    let written = self.drawing.as_mut().map(|drawing| &mut drawing.depths);
                    if !depth.test(self.machine.memory, place, quad.depths[pixel], front, exported, written)? {
                        continue;
                    }
                }
                self.machine.statistics.samples_passed += 1;
                if depth.writes() || !colour.targets().is_empty() {
                    self.machine.statistics.pixels += 1;
                }
                let written = self.drawing.as_mut().map(|drawing| &mut drawing.colours);
                colour.write(self.machine.memory, place, &exports, lane, written)?;
            }
            // Target by target, whatever order the pixels of a quad are written in.
            if let Some(drawing) = &mut self.drawing {
                drawing.colours[before..].sort_by_key(|element| element.plane);
            }
        }
        Ok(())
    }
}
