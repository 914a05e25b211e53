//! Vectors on the reference model.

use super::format::{State, Vector};
use super::{Outcome, TargetError, VectorTarget};
use tombolo_isa::target::Target;
use tombolo_model::group::Group;
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Memory, Region, Regions};
use tombolo_model::mode::Mode;
use tombolo_model::program::Program;
use tombolo_model::wave::{ACCUMULATION, MAX_VGPRS, Wave, WaveSize, code};

/// Instructions a vector may take.
const LIMIT: u64 = 1_000_000;
/// SGPRs compared.
const SGPRS: u8 = 106;

/// The reference model as a target.
#[derive(Debug, Default)]
pub struct ModelTarget;

impl VectorTarget for ModelTarget {
    fn run(&mut self, vector: &Vector) -> Result<Outcome, TargetError> {
        let mut memory = memory(vector)?;
        let mut lds = Lds::new(vector.lds.len());
        lds.bytes_mut().copy_from_slice(&vector.lds);
        let mut group = Group::new(vec![wave(vector)], lds);
        group.run(&mut Program::of(vector.target), &mut memory, LIMIT).map_err(|error| {
            if error.is_unsupported() {
                TargetError::Unsupported(error.to_string())
            } else {
                TargetError::Failed(error.to_string())
            }
        })?;
        outcome(vector, &group, &mut memory)
    }
}

/// Code, segments and scratch. Scratch lies at address 0: bytes a lane times lanes.
fn memory(vector: &Vector) -> Result<Regions, TargetError> {
    let mut memory = Regions::new();
    let mut add = |base, data, writable| {
        let what = || TargetError::Failed(format!("the memory of the vector overlaps at {base:#x}"));
        memory.add(Region { base, data, writable }).then_some(()).ok_or_else(what)
    };
    add(vector.pc, vector.code.clone(), false)?;
    for segment in &vector.memory {
        add(segment.address, segment.data.clone(), true)?;
    }
    if vector.scratch_stride > 0 {
        add(0, vec![0; vector.scratch_stride * vector.lanes], true)?;
    }
    Ok(memory)
}

fn wave(vector: &Vector) -> Wave {
    let size = if vector.lanes == 64 { WaveSize::W64 } else { WaveSize::W32 };
    let State { exec, vcc, scc, m0, scalars, vectors } = &vector.input;
    let mut wave = Wave::new(size, MAX_VGPRS);
    if vector.target == Target::Cdna4 {
        wave.resize_accumulation(MAX_VGPRS);
    }
    wave.set_pc(vector.pc);
    wave.hardware.mode = Mode(vector.mode);
    if let Some(handler) = &vector.handler {
        wave.install_handler(handler.base, handler.memory, handler.enables);
    }
    wave.set_scalar64(code::EXEC_LO, *exec);
    wave.set_scalar64(code::VCC_LO, *vcc);
    wave.set_scc(*scc);
    wave.set_scalar(code::M0, *m0);
    for (&number, &word) in scalars {
        wave.set_scalar(number as u8, word);
    }
    for (&number, words) in vectors {
        for (lane, &word) in words.iter().enumerate() {
            wave.set_vgpr_lane(number, lane, word);
        }
    }
    wave
}

/// VGPRs compared.
fn vgprs(vector: &Vector) -> usize {
    if vector.target == Target::Cdna4 { ACCUMULATION + MAX_VGPRS } else { MAX_VGPRS }
}

fn outcome(vector: &Vector, group: &Group, memory: &mut Regions) -> Result<Outcome, TargetError> {
    let wave = &group.members[0].wave;
    let mut segments = Vec::with_capacity(vector.memory.len());
    for segment in &vector.memory {
        let mut bytes = vec![0; segment.data.len()];
        memory.read(segment.address, &mut bytes).map_err(|error| TargetError::Failed(error.to_string()))?;
        segments.push(bytes);
    }
    Ok(Outcome {
        exec: wave.exec(),
        vcc: wave.vcc(),
        scc: wave.scc(),
        m0: wave.m0(),
        scalars: (0..SGPRS).map(|register| wave.scalar(register)).collect(),
        vectors: (0..vgprs(vector)).map(|register| wave.vgpr(register)[..vector.lanes].to_vec()).collect(),
        lds: group.lds.bytes().to_vec(),
        memory: segments,
    })
}
