//! A draw, from indices to pixels: each block's state is decoded once, then vertices are gathered into waves, their
//! primitives are set up and rasterised in order, and quads are gathered into waves again.

use super::assembly::{Assembler, Kind, Primitive};
use super::back_end::DEPTH_TARGET;
use super::colour::ColourStage;
use super::depth::{DepthStage, Exported};
use super::error::Error;
use super::fields::{
    Field, db_render_override, pa_cl_clip_cntl, pa_sc_aa_config, pa_sc_aa_mask_x0y0_x1y0, pa_sc_aa_mask_x0y1_x1y1,
    pa_sc_mode_cntl_0, pa_sc_vport_zmax_0, pa_sc_vport_zmin_0, pa_su_sc_mode_cntl, vgt_gs_mode, vgt_indx_offset,
    vgt_max_vtx_indy, vgt_min_vtx_indy, vgt_multi_prim_ib_reset_en, vgt_multi_prim_ib_reset_ind, vgt_primitive_type,
    vgt_primitiveid_en, vgt_reuse_off, vgt_shader_stages_en, vgt_strmout_config,
};
use super::geometry::Geometry;
use super::launch::Machinery;
use super::pixel::{PendingQuad, PixelPrimitive, PixelStage, QUADS};
use super::raster::{Quad, quads};
use super::reference::{Watched, Watcher};
use super::registers::RegisterFile;
use super::scissor::Scissors;
use super::shape::{PIXEL, limited};
use super::target::Target;
use super::vertex::{Input, Vertex, VertexStage};
use super::{Budget, Machine};
use crate::memory::Memory;
use std::collections::HashMap;

/// Vertices of a wave.
const VERTICES: usize = 64;

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
    fn get(self, memory: &mut dyn Memory, number: u32) -> Result<u32, Error> {
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

/// Vertices and primitives that wait for their wave.
#[derive(Default)]
struct Batch {
    inputs: Vec<Input>,
    /// The place in `inputs` of each vertex number.
    known: HashMap<u32, u32>,
    primitives: Vec<Primitive>,
}

impl Batch {
    fn clear(&mut self) {
        self.inputs.clear();
        self.known.clear();
        self.primitives.clear();
    }
}

impl Machine {
    /// Draws.
    pub(super) fn draw(&mut self, memory: &mut dyn Memory, draw: Draw) -> Result<(), Error> {
        self.statistics.draws += 1;
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
        };
        let mut pipeline = Pipeline {
            stages,
            machine,
            registers,
            watcher: self.watcher.as_mut(),
            batch: Batch::default(),
            shapes: vec![],
            quads: Vec::with_capacity(QUADS),
        };
        for instance in 0..draw.instances {
            pipeline.instance(&draw, instance, assembler.clone(), &numbers)?;
        }
        pipeline.shade_quads()
    }
}

/// How indices become vertex numbers.
struct Numbers {
    restart: Option<u32>,
    offset: u32,
    range: [u32; 2],
    reuses: bool,
}

impl Numbers {
    fn decode(registers: &RegisterFile) -> Numbers {
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

struct Pipeline<'a> {
    stages: Stages,
    machine: Machinery<'a>,
    registers: &'a RegisterFile,
    watcher: Option<&'a mut Watcher>,
    batch: Batch,
    /// Primitives that the quads below belong to.
    shapes: Vec<PixelPrimitive>,
    quads: Vec<PendingQuad>,
}

impl Pipeline<'_> {
    fn instance(
        &mut self,
        draw: &Draw,
        instance: u32,
        mut assembler: Assembler,
        numbers: &Numbers,
    ) -> Result<(), Error> {
        let mut primitives = 0;
        for number in 0..draw.count {
            self.machine.budget.spend(1)?;
            let index = draw.indices.get(self.machine.memory, number)?;
            if numbers.restarts(index, draw.indices) {
                assembler.restart();
                continue;
            }
            for primitive in assembler.push(numbers.vertex(index)).into_iter().flatten() {
                self.machine.statistics.primitives += 1;
                self.take(primitive, primitives, instance, numbers.reuses)?;
                primitives += 1;
            }
        }
        self.shade_vertices(instance)
    }

    /// Takes a primitive into the batch; its corners become places among the batch's vertices.
    fn take(&mut self, primitive: Primitive, number: u32, instance: u32, reuses: bool) -> Result<(), Error> {
        if self.batch.inputs.len() + 3 > VERTICES {
            self.shade_vertices(instance)?;
        }
        let Batch { inputs, known, primitives } = &mut self.batch;
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
        Ok(())
    }

    /// Shades the vertices of the batch and draws its primitives.
    fn shade_vertices(&mut self, instance: u32) -> Result<(), Error> {
        if self.batch.inputs.is_empty() {
            return Ok(());
        }
        let vertices = self.stages.vertex.shade(&self.batch.inputs, instance, &mut self.machine)?;
        let primitives = std::mem::take(&mut self.batch.primitives);
        self.batch.clear();
        if self.stages.kills_all {
            return Ok(());
        }
        for primitive in primitives {
            let corner = |index: usize| vertices.get(primitive.corners[index] as usize);
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.primitive(&primitive, [a, b, c])?;
            }
        }
        Ok(())
    }

    fn primitive(&mut self, primitive: &Primitive, vertices: [&Vertex; 3]) -> Result<(), Error> {
        let Stages { geometry, pixel, .. } = &self.stages;
        let leader = vertices[primitive.provoking];
        if let Some(watcher) = &mut self.watcher {
            let (kind, viewport) = (primitive.kind, leader.viewport);
            watcher(&Watched { registers: self.registers, kind, vertices, viewport });
        }
        let shapes = geometry.shapes(primitive.kind, vertices, leader.viewport)?;
        let is_point = primitive.kind == Kind::Point;
        let depths =
            self.stages.depth_ranges.map_or([f32::MIN, f32::MAX], |ranges| ranges[leader.viewport as usize & 15]);
        let parameters =
            if shapes.is_empty() { vec![] } else { pixel.parameters(vertices, primitive.provoking, is_point) };
        for shape in shapes {
            let parameters = parameters.clone();
            self.rasterise(
                PixelPrimitive { shape, parameters, layer: leader.layer, is_point, depths },
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
                if !self.stages.depth.test(self.machine.memory, place, depth, front, Exported::default())? {
                    mask &= !(1 << pixel);
                }
            }
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
                    if !depth.test(self.machine.memory, place, quad.depths[pixel], front, exported)? {
                        continue;
                    }
                }
                self.machine.statistics.samples_passed += 1;
                if depth.writes() || !colour.targets().is_empty() {
                    self.machine.statistics.pixels += 1;
                }
                colour.write(self.machine.memory, place, &exports, lane)?;
            }
        }
        Ok(())
    }
}
