//! Pixel shader waves: up to 16 quads a wave, the parameters of their primitives in LDS, and the inputs of every pixel
//! (SPI_PS_INPUT_CNTL_*, SPI_PS_INPUT_ENA, SPI_PS_INPUT_ADDR, SPI_BARYC_CNTL).
//!
//! A wave begins with the covered pixels in EXEC. The others of its quads have inputs too, so that a shader which enables
//! them has neighbours for derivatives.

use super::error::Error;
use super::fields::{
    spi_baryc_cntl, spi_interp_control_0 as sprite, spi_ps_in_control, spi_ps_input_addr, spi_ps_input_cntl_0,
    spi_ps_input_ena, spi_shader_pgm_hi_ps, spi_shader_pgm_lo_ps, spi_shader_pgm_rsrc1_ps as rsrc1,
    spi_shader_pgm_rsrc2_ps as rsrc2, spi_shader_user_data_ps, ta_bc_base_addr, ta_bc_base_addr_hi,
};
use super::launch::{Launch, Machinery, Names};
use super::launched::{Share, Stage};
use super::registers::RegisterFile;
use super::shape::{PIXEL, Sample, Shape};
use super::vertex::{PARAMETERS, Vertex};
use crate::export::Exports;
use crate::gcn::graphics::{ATTRIBUTE_BYTES, PARAMETER_BYTES};
use crate::lds::Lds;

/// Quads of a wave.
pub const QUADS: usize = 16;
/// LDS in front of the parameters (EXTRA_LDS_SIZE comes in 128 dwords).
const EXTRA_LDS: usize = 512;

const NAMES: Names = Names {
    stage: Stage::Pixel,
    code: [spi_shader_pgm_lo_ps::WORD, spi_shader_pgm_hi_ps::WORD],
    resources: [rsrc1::VGPRS, rsrc1::FLOAT_MODE, rsrc1::DX10_CLAMP, rsrc1::IEEE_MODE],
    settings: [rsrc2::USER_SGPR, rsrc2::SCRATCH_EN, rsrc2::TRAP_PRESENT],
    user_data: spi_shader_user_data_ps::WORD,
    border_colours: [ta_bc_base_addr::WORD, ta_bc_base_addr_hi::WORD],
};

/// Inputs by their bit in SPI_PS_INPUT_ADDR, and the VGPRs that they take.
const INPUTS: [(Input, usize); 16] = [
    (Input::Perspective, 2),
    (Input::Perspective, 2),
    (Input::Perspective, 2),
    (Input::Pull, 3),
    (Input::Linear, 2),
    (Input::Linear, 2),
    (Input::Linear, 2),
    (Input::Stipple, 1),
    (Input::X, 1),
    (Input::Y, 1),
    (Input::Z, 1),
    (Input::W, 1),
    (Input::FrontFace, 1),
    (Input::Ancillary, 1),
    (Input::Coverage, 1),
    (Input::Fixed, 1),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Input {
    Perspective,
    Pull,
    Linear,
    Stipple,
    X,
    Y,
    Z,
    W,
    FrontFace,
    Ancillary,
    Coverage,
    Fixed,
}

/// Where a parameter of the shader comes from (SPI_PS_INPUT_CNTL_n).
#[derive(Debug, Clone, Copy)]
struct Parameter {
    source: usize,
    missing: bool,
    default: u32,
    flat: bool,
    sprite: bool,
}

/// A primitive whose pixels are shaded.
#[derive(Debug, Clone)]
pub struct PixelPrimitive {
    /// The number of what it is a piece of: clipping makes several of one, whose parameters are the same.
    pub number: u64,
    /// Its place on the screen.
    pub shape: Shape,
    /// P0, P10 and P20 of each parameter, four channels each.
    pub parameters: Vec<[u32; 12]>,
    /// Slice of the render target.
    pub layer: u32,
    /// It is a point.
    pub is_point: bool,
    /// Range of depths.
    pub depths: [f32; 2],
}

/// A quad that waits for its wave.
#[derive(Debug, Clone, Copy)]
pub struct PendingQuad {
    /// Column of its left pixels.
    pub x: i32,
    /// Row of its upper pixels.
    pub y: i32,
    /// Pixels to be drawn.
    pub mask: u8,
    /// Its primitive's number in the batch.
    pub primitive: usize,
    /// Depth of each pixel, clamped.
    pub depths: [f32; 4],
}

/// The pixel stage of a draw.
#[derive(Debug, Clone)]
pub struct PixelStage {
    launch: Launch,
    enabled: u32,
    allocated: u32,
    parameters: Vec<Parameter>,
    upper_left: bool,
    whole_face: bool,
    all_linear: bool,
    sprite_components: [u32; 4],
    sprite_upside_down: bool,
    extra_lds: usize,
}

impl PixelStage {
    /// Reads the registers of the stage.
    ///
    /// # Errors
    /// [`Error::State`] for what is not modelled.
    pub fn decode(registers: &RegisterFile, all_linear: bool) -> Result<PixelStage, Error> {
        for (field, reason) in [
            (rsrc2::WAVE_CNT_EN, "counts of waves are not modelled"),
            (spi_ps_in_control::PARAM_GEN, "generated parameters are not modelled"),
        ] {
            if registers.is_set(field) {
                return Err(Error::State { address: field.address, value: registers.word_at(field.address), reason });
            }
        }
        let shades_flat = registers.is_set(sprite::FLAT_SHADE_ENA);
        let sprites = registers.is_set(sprite::PNT_SPRITE_ENA);
        let count = registers.get(spi_ps_in_control::NUM_INTERP).min(PARAMETERS as u32);
        let parameter = |number: u32| {
            let field = spi_ps_input_cntl_0::WORD.at(number, 4);
            let word = registers.get(field);
            if word >> 13 & 15 != 0 {
                let reason = "cylindrical wrapping is not modelled";
                return Err(Error::State { address: field.address, value: word, reason });
            }
            Ok(Parameter {
                source: (word & 31) as usize,
                missing: word >> 5 & 1 != 0,
                default: word >> 8 & 3,
                flat: word >> 10 & 1 != 0 && shades_flat,
                sprite: word >> 17 & 1 != 0 && sprites,
            })
        };
        Ok(PixelStage {
            launch: Launch::decode(registers, &NAMES)?,
            enabled: registers.get(spi_ps_input_ena::WORD),
            allocated: registers.get(spi_ps_input_addr::WORD),
            parameters: (0..count).map(parameter).collect::<Result<_, _>>()?,
            upper_left: registers.is_set(spi_baryc_cntl::POS_FLOAT_ULC),
            whole_face: registers.is_set(spi_baryc_cntl::FRONT_FACE_ALL_BITS),
            all_linear,
            sprite_components: [
                sprite::PNT_SPRITE_OVRD_X,
                sprite::PNT_SPRITE_OVRD_Y,
                sprite::PNT_SPRITE_OVRD_Z,
                sprite::PNT_SPRITE_OVRD_W,
            ]
            .map(|field| registers.get(field)),
            sprite_upside_down: registers.is_set(sprite::PNT_SPRITE_TOP_1),
            extra_lds: EXTRA_LDS * registers.get(rsrc2::EXTRA_LDS_SIZE) as usize,
        })
    }

    /// P0, P10 and P20 of every parameter of a primitive.
    pub fn parameters(&self, vertices: [&Vertex; 3], provoking: usize, is_point: bool) -> Vec<[u32; 12]> {
        self.parameters.iter().map(|parameter| self.planes(parameter, vertices, provoking, is_point)).collect()
    }

    fn planes(&self, parameter: &Parameter, vertices: [&Vertex; 3], provoking: usize, is_point: bool) -> [u32; 12] {
        let corner = |index: usize| vertices[index].parameters[parameter.source];
        let mut planes = [0; 12];
        for channel in 0..4 {
            let constant = |value: u32| [value, 0, 0];
            let [first, second, third] = [0, 1, 2].map(|index| corner(index)[channel]);
            let float = f32::from_bits;
            let values = match (parameter.missing, parameter.flat) {
                // As they are, for shaders that interpolate by themselves.
                (true, true) => [first, second, third],
                (true, false) => constant(default_value(parameter.default, channel)),
                (false, true) => constant(corner(provoking)[channel]),
                (false, false) if is_point => constant(first),
                (false, false) => {
                    [first, (float(second) - float(first)).to_bits(), (float(third) - float(first)).to_bits()]
                }
            };
            let one = 1.0f32.to_bits();
            let values = match self.sprite_components[channel] {
                _ if !(parameter.sprite && is_point) => values,
                0 => constant(0),
                1 => constant(one),
                2 => [0, one, 0],
                3 if self.sprite_upside_down => [one, 0, (-1.0f32).to_bits()],
                3 => [0, 0, one],
                _ => values,
            };
            for (plane, value) in values.into_iter().enumerate() {
                planes[4 * plane + channel] = value;
            }
        }
        planes
    }

    /// Shades up to 16 quads and hands back what they exported.
    ///
    /// # Errors
    /// [`Error`]
    pub fn shade(
        &self,
        quads: &[PendingQuad],
        primitives: &[PixelPrimitive],
        machine: &mut Machinery,
    ) -> Result<Exports, Error> {
        let quads = &quads[..quads.len().min(QUADS)];
        let exec = quads.iter().enumerate().fold(0, |exec, (index, quad)| exec | u64::from(quad.mask) << (4 * index));
        // The primitives of the wave in their order, a piece of each, and the quads that begin another one.
        let mut order: Vec<usize> = vec![];
        let mut begins = 0u32;
        let number = |piece: usize| primitives.get(piece).map(|primitive| primitive.number);
        for (index, quad) in quads.iter().enumerate() {
            if order.last().is_none_or(|last| number(*last) != number(quad.primitive)) {
                order.push(quad.primitive);
                begins |= 1 << index;
            }
        }
        let share = self.share(&order, primitives);
        let mut start = self.launch.start(exec, &[(begins & !1) << 15 | self.extra_lds as u32], 0);
        for (index, quad) in quads.iter().enumerate() {
            let Some(primitive) = primitives.get(quad.primitive) else { continue };
            for pixel in 0..4 {
                let (x, y) = (quad.x + (pixel & 1), quad.y + (pixel >> 1));
                let centre = |place: i32| i64::from(place) * PIXEL + PIXEL / 2;
                let sample = primitive.shape.sample(centre(x), centre(y));
                let depth = quad.depths[pixel as usize];
                let covered = u32::from(quad.mask >> pixel & 1);
                let mut register = 0;
                for (bit, (input, registers)) in INPUTS.into_iter().enumerate() {
                    if self.allocated >> bit & 1 == 0 {
                        continue;
                    }
                    if self.enabled >> bit & 1 != 0 {
                        let values = self.input(input, primitive, &sample, [x, y], depth, covered);
                        for (offset, value) in values.into_iter().enumerate().take(registers) {
                            start.set_input(register + offset, 4 * index + pixel as usize, value);
                        }
                    }
                    register += registers;
                }
            }
        }
        let waves = self.launch.run(vec![start], share, machine)?;
        machine.statistics.quads += quads.len() as u64;
        Ok(waves.into_iter().next().map(|wave| wave.exports).unwrap_or_default())
    }

    /// LDS with the parameters of the primitives of a wave: attribute by attribute, primitive by primitive.
    fn share(&self, order: &[usize], primitives: &[PixelPrimitive]) -> Share {
        let attribute = order.len() * ATTRIBUTE_BYTES as usize;
        let mut lds = Lds::new(self.extra_lds + attribute * self.parameters.len());
        for (slot, primitive) in order.iter().filter_map(|number| primitives.get(*number)).enumerate() {
            for (index, planes) in primitive.parameters.iter().enumerate() {
                let base = self.extra_lds + index * attribute + slot * ATTRIBUTE_BYTES as usize;
                for (word, value) in planes.iter().enumerate() {
                    let place = base + word / 4 * PARAMETER_BYTES as usize + word % 4 * 4;
                    lds.store(place as u32, &value.to_le_bytes());
                }
            }
        }
        Share { filled: self.extra_lds..lds.bytes().len(), lds }
    }

    fn input(
        &self,
        input: Input,
        primitive: &PixelPrimitive,
        sample: &Sample,
        [x, y]: [i32; 2],
        depth: f32,
        covered: u32,
    ) -> [u32; 3] {
        let centre = if self.upper_left { 0.0 } else { 0.5 };
        let one = |value: f32| [value.to_bits(), 0, 0];
        let pair = |values: [f32; 2]| [values[0].to_bits(), values[1].to_bits(), 0];
        match input {
            Input::Perspective if self.all_linear => pair(sample.linear),
            Input::Perspective => pair(sample.perspective),
            Input::Linear => pair(sample.linear),
            Input::Pull => sample.pull.map(f32::to_bits),
            Input::Stipple => [0; 3],
            Input::X => one(x as f32 + centre),
            Input::Y => one(y as f32 + centre),
            Input::Z => one(depth),
            Input::W => one(sample.w),
            Input::FrontFace if self.whole_face => [u32::from(primitive.shape.front), 0, 0],
            Input::FrontFace => one(if primitive.shape.front { 1.0 } else { -1.0 }),
            // Primitive type: 0 points, 2 triangles.
            Input::Ancillary => [primitive.layer << 16 | if primitive.is_point { 0 } else { 2 }, 0, 0],
            Input::Coverage => [covered, 0, 0],
            Input::Fixed => [(y as u32) << 16 | x as u32 & 0xffff, 0, 0],
        }
    }
}

/// DEFAULT_VAL: 0 0 0 0, 0 0 0 1, 1 1 1 0, 1 1 1 1.
fn default_value(number: u32, channel: usize) -> u32 {
    let is_one = if channel == 3 { number & 1 != 0 } else { number & 2 != 0 };
    if is_one { 1.0f32.to_bits() } else { 0 }
}
