//! Instructions of vertex and pixel shaders alone: exports (SQ_EXP_0, SQ_EXP_1) and the interpolation of parameters
//! (SQ_VINTRP).
//!
//! Parameters lie in LDS as the pixel input stage leaves them: behind the byte address in M0 bits 15:0, for each attribute
//! and each primitive of the wave, P0, P10 and P20 with four channels each. Bit n of M0 bits 30:16 says that quad n + 1 begins
//! another primitive. The guide is silent about M0 and this layout; it is that of the same data in RDNA4, section 12.2.1.

use crate::export::Sent;
use crate::float::{Env, F32, Flags, add, mul};
use crate::lds::Lds;
use crate::wave::{Vgpr, Wave};
use std::cell::Cell;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// Bytes of one attribute of one primitive.
pub const ATTRIBUTE_BYTES: u32 = 48;
/// Bytes from P0 to P10 and from P10 to P20.
pub const PARAMETER_BYTES: u32 = 16;
/// Quads of a wave.
const QUADS: u32 = 16;

/// What an interpolation instruction computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Interpolation {
    /// `P10 * I + P0`.
    First,
    /// `P20 * J + D`.
    Second,
    /// P10, P20 or P0.
    Move,
}

/// V_INTERP_P1_F32, V_INTERP_P2_F32, V_INTERP_MOV_F32.
#[derive(Debug, Clone, Copy)]
pub struct Interpolate {
    what: Interpolation,
    destination: usize,
    source: usize,
    attribute: u32,
    channel: u32,
}

/// The places of the parameters of each quad: P0 of attribute 0, channel 0 of the primitive that the quad belongs to, and
/// the bytes from an attribute to the next.
fn places(m0: u32) -> ([u32; QUADS as usize], u32) {
    let begins = m0 >> 15 & 0xfffe;
    let stride = (1 + begins.count_ones()) * ATTRIBUTE_BYTES;
    let first = m0 & 0xffff;
    (std::array::from_fn(|quad| first + (begins & ((2 << quad) - 1)).count_ones() * ATTRIBUTE_BYTES), stride)
}

impl Interpolate {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Interpolate {
        let field = |name| instruction.field(name);
        Interpolate {
            what: match instruction.opcode.operation {
                op::V_INTERP_P1_F32 => Interpolation::First,
                op::V_INTERP_P2_F32 => Interpolation::Second,
                _ => Interpolation::Move,
            },
            destination: field(FieldName::Vdst) as usize,
            source: field(FieldName::Vsrc) as usize,
            attribute: field(FieldName::Attr),
            channel: field(FieldName::AttrChan),
        }
    }

    /// Executes it for every lane of EXEC. Product and sum are rounded one after the other, without denormals, as those of V_MAD_F32 are.
    pub fn execute(&self, wave: &mut Wave, lds: &Lds) {
        let (places, stride) = places(wave.m0());
        let exec = wave.exec();
        let sources = *wave.vgpr(self.source);
        let old = *wave.vgpr(self.destination);
        let mut values: Vgpr = [0; 64];
        // Its exceptions are not reported.
        let unreported = Cell::new(Flags::NONE);
        let env = Env::new(wave.mode().into(), &unreported).flushing();
        for (quad, place) in places.iter().enumerate().filter(|(quad, _)| exec >> (4 * quad) & 15 != 0) {
            let base = place + self.attribute * stride + 4 * self.channel;
            let word = |parameter: u32| lds.load_u32(base + parameter * PARAMETER_BYTES);
            for lane in 4 * quad..4 * quad + 4 {
                let plane = |factor: u32, first: u32| {
                    let product = mul::<F32>(factor.into(), sources[lane].into(), env);
                    add::<F32>(product, first.into(), env) as u32
                };
                values[lane] = match self.what {
                    Interpolation::First => plane(word(1), word(0)),
                    Interpolation::Second => plane(word(2), old[lane]),
                    Interpolation::Move => word([1, 2, 0, 0][self.source & 3]),
                };
            }
        }
        wave.set_vgpr(self.destination, exec, &values);
    }
}

/// EXP.
#[derive(Debug, Clone, Copy)]
pub struct Send {
    target: u8,
    enable: u32,
    compressed: bool,
    done: bool,
    valid: bool,
    sources: [usize; 4],
}

impl Send {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Send {
        let field = |name| instruction.field(name);
        let sources = [FieldName::Vsrc0, FieldName::Vsrc1, FieldName::Vsrc2, FieldName::Vsrc3];
        Send {
            target: field(FieldName::Target) as u8,
            enable: field(FieldName::En),
            compressed: field(FieldName::Compr) != 0,
            done: field(FieldName::Done) != 0,
            valid: field(FieldName::Vm) != 0,
            sources: sources.map(|name| field(name) as usize),
        }
    }

    /// Exports for every lane of EXEC.
    pub fn execute(&self, wave: &mut Wave) {
        let sent = Sent {
            target: self.target,
            row: None,
            channels: self.enable,
            compressed: self.compressed,
            done: self.done,
            valid: self.valid,
            lanes: wave.exec(),
            sources: [const { None }; 4],
        };
        wave.export(sent, self.sources);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::{WaveSize, code};
    use pretty_assertions::assert_eq;

    fn interpolate(what: Interpolation, source: usize) -> Interpolate {
        Interpolate { what, destination: 2, source, attribute: 1, channel: 3 }
    }

    #[test]
    fn quads_interpolate_the_parameters_of_their_primitive() {
        let mut lds = Lds::new(1024);
        // Two primitives, parameters from byte 16 on: attribute 1 begins 96 bytes later.
        for (primitive, values) in [[1.0f32, 2.0, 4.0], [10.0, 20.0, 40.0]].iter().enumerate() {
            for (parameter, value) in values.iter().enumerate() {
                let place = 16 + 96 + 48 * primitive as u32 + 16 * parameter as u32 + 12;
                lds.store_u32(place, value.to_bits());
            }
        }
        let mut wave = Wave::new(WaveSize::W64, 8);
        wave.set_scalar(code::M0, 1 << 16 | 16);
        wave.set_exec(0x11);
        for lane in [0, 4] {
            wave.set_vgpr_lane(0, lane, 0.5f32.to_bits());
            wave.set_vgpr_lane(1, lane, 0.25f32.to_bits());
        }
        interpolate(Interpolation::First, 0).execute(&mut wave, &lds);
        interpolate(Interpolation::Second, 1).execute(&mut wave, &lds);
        assert_eq!([0, 4].map(|lane| f32::from_bits(wave.vgpr_lane(2, lane))), [3.0, 30.0]);
        assert_eq!(wave.vgpr_lane(2, 1), 0);
        interpolate(Interpolation::Move, 2).execute(&mut wave, &lds);
        assert_eq!([0, 4].map(|lane| f32::from_bits(wave.vgpr_lane(2, lane))), [1.0, 10.0]);
    }

    #[test]
    fn an_export_with_vm_says_which_pixels_live() {
        let mut wave = Wave::new(WaveSize::W64, 4);
        wave.set_exec(6);
        let send = Send { target: 0, enable: 15, compressed: false, done: true, valid: true, sources: [0; 4] };
        send.execute(&mut wave);
        assert_eq!((wave.exports.valid, wave.exports.done), (Some(6), true));
    }
}
