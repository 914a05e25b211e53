//! Vertex shader waves: up to 64 vertices a wave, their inputs, and what they export.

use super::error::Error;
use super::fields::{
    pa_cl_vs_out_cntl as out, spi_shader_pgm_hi_vs, spi_shader_pgm_lo_vs, spi_shader_pgm_rsrc1_vs as rsrc1,
    spi_shader_pgm_rsrc2_vs as rsrc2, spi_shader_pos_format, spi_shader_user_data_vs, ta_bc_base_addr,
    ta_bc_base_addr_hi, vgt_instance_step_rate_0,
};
use super::launch::{Launch, Machinery, Names};
use super::launched::{Share, Stage};
use super::registers::RegisterFile;
use crate::export::Exports;

/// Parameters that a vertex may have.
pub const PARAMETERS: usize = 32;
/// Export targets (SQ_EXP_0.TGT).
const POSITION: u8 = 12;
const PARAMETER: u8 = 32;

const NAMES: Names = Names {
    stage: Stage::Vertex,
    code: [spi_shader_pgm_lo_vs::WORD, spi_shader_pgm_hi_vs::WORD],
    resources: [rsrc1::VGPRS, rsrc1::FLOAT_MODE, rsrc1::DX10_CLAMP, rsrc1::IEEE_MODE],
    settings: [rsrc2::USER_SGPR, rsrc2::SCRATCH_EN, rsrc2::TRAP_PRESENT],
    user_data: spi_shader_user_data_vs::WORD,
    border_colours: [ta_bc_base_addr::WORD, ta_bc_base_addr_hi::WORD],
};

/// What a vertex shader made of a vertex.
#[derive(Debug, Clone, PartialEq)]
pub struct Vertex {
    /// Position in clip space.
    pub position: [f32; 4],
    /// Point size in pixels, if the shader gives it.
    pub point_size: Option<f32>,
    /// Slice of the render target.
    pub layer: u32,
    /// Viewport.
    pub viewport: u32,
    /// The primitive is not to be drawn.
    pub kill: bool,
    /// Distances of clip and cull planes.
    pub distances: [f32; 8],
    /// Parameters for pixels, as bits.
    pub parameters: [[u32; 4]; PARAMETERS],
}

/// The vertex stage of a draw.
#[derive(Debug, Clone)]
pub struct VertexStage {
    launch: Launch,
    inputs: u32,
    step_rate: u32,
    control: Control,
}

/// What the vectors after the position hold (PA_CL_VS_OUT_CNTL).
#[derive(Debug, Clone, Copy)]
struct Control {
    misc: bool,
    distances: [bool; 2],
    point_size: bool,
    layer: bool,
    viewport: bool,
    kill: bool,
}

/// A vertex to be shaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// Its number.
    pub vertex: u32,
    /// The primitive that it belongs to.
    pub primitive: u32,
}

impl VertexStage {
    /// Reads the registers of the stage.
    pub fn decode(registers: &RegisterFile) -> Result<VertexStage, Error> {
        for field in [rsrc2::SO_EN, rsrc2::OC_LDS_EN] {
            if registers.is_set(field) {
                let value = registers.word_at(field.address);
                let reason = "streamout and tessellation are not modelled";
                return Err(Error::State { address: field.address, value, reason });
            }
        }
        let set = |field| registers.is_set(field);
        Ok(VertexStage {
            launch: Launch::decode(registers, &NAMES)?,
            inputs: registers.get(rsrc1::VGPR_COMP_CNT),
            step_rate: registers.get(vgt_instance_step_rate_0::WORD),
            control: Control {
                misc: set(out::VS_OUT_MISC_VEC_ENA),
                distances: [set(out::VS_OUT_CCDIST0_VEC_ENA), set(out::VS_OUT_CCDIST1_VEC_ENA)],
                point_size: set(out::USE_VTX_POINT_SIZE),
                layer: set(out::USE_VTX_RENDER_TARGET_INDX),
                viewport: set(out::USE_VTX_VIEWPORT_INDX),
                kill: set(out::USE_VTX_KILL_FLAG),
            },
        })
    }

    /// Shades up to 64 vertices of an instance.
    ///
    /// Inputs are vertex number, instance by step rate, primitive number and instance, of which VGPR_COMP_CNT says how many
    /// there are (the guide is silent; this is what the public drivers expect).
    ///
    /// # Errors
    /// [`Error`]
    pub fn shade(&self, inputs: &[Input], instance: u32, machine: &mut Machinery) -> Result<Vec<Vertex>, Error> {
        let count = inputs.len().clamp(1, 64);
        let mut start = self.launch.start(u64::MAX >> (64 - count), &[], 0);
        let stepped = instance.checked_div(self.step_rate).unwrap_or(0);
        for (lane, input) in inputs.iter().enumerate().take(64) {
            let values = [input.vertex, stepped, input.primitive, instance];
            for (register, value) in values.into_iter().enumerate().take(1 + self.inputs as usize) {
                start.set_input(register, lane, value);
            }
        }
        let waves = self.launch.run(vec![start], Share::of(0), machine)?;
        machine.statistics.vertices += inputs.len() as u64;
        let exports = waves.into_iter().next().map(|wave| wave.exports).unwrap_or_default();
        (0..inputs.len().min(64)).map(|lane| self.vertex(&exports, lane)).collect()
    }

    /// What was exported for one vertex.
    fn vertex(&self, exports: &Exports, lane: usize) -> Result<Vertex, Error> {
        let vector = |target: u8| {
            let export = exports.target(target)?;
            export.channel(0, lane)?;
            Some([0, 1, 2, 3].map(|channel| export.channel(channel, lane).unwrap_or(0)))
        };
        let position = vector(POSITION).ok_or_else(|| {
            let address = spi_shader_pos_format::WORD.address;
            Error::State { address, value: 0, reason: "the vertex shader has not exported a position" }
        })?;
        let mut following = POSITION + 1..;
        let mut next = |enabled: bool| {
            let target = enabled.then(|| following.next()).flatten();
            // Channels that nobody reads need not be exported.
            target
                .and_then(|target| exports.target(target))
                .map(|export| [0, 1, 2, 3].map(|channel| export.channel(channel, lane).unwrap_or(0)))
        };
        let Control { misc, distances, point_size, layer, viewport, kill } = self.control;
        let [size, _, third, fourth] = next(misc).unwrap_or_default();
        let [low, high] = distances.map(|enabled| next(enabled).unwrap_or_default());
        let mut parameters = [[0; 4]; PARAMETERS];
        for (target, parameter) in (PARAMETER..).zip(&mut parameters) {
            if let Some(export) = exports.target(target) {
                *parameter = [0, 1, 2, 3].map(|channel| export.channel(channel, lane).unwrap_or(0));
            }
        }
        Ok(Vertex {
            position: position.map(f32::from_bits),
            point_size: (misc && point_size).then(|| f32::from_bits(size)),
            layer: if misc && layer { third & 0x7ff } else { 0 },
            viewport: if misc && viewport { fourth & 15 } else { 0 },
            kill: misc && kill && third & 1 != 0,
            distances: std::array::from_fn(|index| {
                f32::from_bits(if index < 4 { low[index] } else { high[index - 4] })
            }),
            parameters,
        })
    }
}
