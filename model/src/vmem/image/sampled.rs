//! Instructions with a sampler (section 10.3): SAMPLE, GATHER4 and GET_LOD in all their forms.

use super::resource::{Image, read_sampler};
use super::{Operation, Place, Ports};
use crate::fault::Fault;
use crate::texture::{self, Gathered, Kind, Request};
use crate::wave::Wave;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operation::Operation as Named;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Sample,
    Gather(Gathered),
    Detail,
}

/// What an instruction does with its sampler.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    what: What,
    /// The base level, whatever the derivatives.
    zero: bool,
}

/// Opcodes that use the base level (suffix LZ). The other suffixes are in the parts of the address.
const BASE_LEVEL: [Named; 8] = [
    op::IMAGE_SAMPLE_LZ,
    op::IMAGE_SAMPLE_C_LZ,
    op::IMAGE_SAMPLE_LZ_O,
    op::IMAGE_SAMPLE_C_LZ_O,
    op::IMAGE_GATHER4_LZ,
    op::IMAGE_GATHER4_C_LZ,
    op::IMAGE_GATHER4_LZ_O,
    op::IMAGE_GATHER4_C_LZ_O,
];

impl Action {
    /// What a row does; none if it has no sampler.
    pub fn of(row: &Opcode) -> Option<Action> {
        if row.format != Format::Vsample || row.operation == op::IMAGE_MSAA_LOAD {
            return None;
        }
        let what = match row.group {
            "image gather4" => {
                What::Gather(if row.operation == op::IMAGE_GATHER4H { Gathered::Row } else { Gathered::Square })
            }
            "image sample" => What::Sample,
            _ if row.operation == op::IMAGE_GET_LOD => What::Detail,
            _ => return None,
        };
        Some(Action { what, zero: BASE_LEVEL.contains(&row.operation) })
    }

    /// Whether it gives four values, whatever DMASK enables.
    pub const fn is_gather(self) -> bool {
        matches!(self.what, What::Gather(_))
    }
}

impl Operation {
    /// Executes an instruction with a sampler. All lanes' addresses are read before anything is written: derivatives come
    /// from neighbours, whose registers the result may overwrite.
    pub(super) fn sample(
        &self,
        wave: &mut Wave,
        ports: &mut Ports,
        image: &Image,
        action: Action,
    ) -> Result<(), Fault> {
        let sampler = read_sampler(wave, self.sampler).map_err(|reason| self.refusal(reason))?;
        let exec = wave.exec();
        let request = |lane| (lane, self.address.request(wave, lane, action.zero, self.unnormalized));
        let requests: Vec<(usize, Request)> = (0..64).filter(|lane| exec >> lane & 1 != 0).map(request).collect();
        let texture = &image.texture;
        let kind = texture.format.kind();
        for (lane, request) in requests {
            let mut fetch = |address, bytes: &mut [u8]| ports.read(wave, lane, Place::Memory(address), bytes);
            let registers = match action.what {
                What::Sample => {
                    let texel = texture::sample(texture, &sampler, &request, &mut fetch)?;
                    self.write(wave, lane, kind, texel)
                }
                What::Gather(shape) => {
                    let component = self.component();
                    let values = texture::gather(texture, &sampler, &request, component, shape, &mut fetch)?;
                    self.put(wave, lane, kind, &values)
                }
                What::Detail => {
                    let detail = texture::detail(texture, &sampler, &request);
                    let level = |fixed: i32| (fixed as f32 / 256.0).to_bits();
                    self.write(wave, lane, Kind::Float, [level(detail.clamped), level(detail.raw), 0, 0])
                }
            };
            self.warn(wave, lane, image, texture::detail(texture, &sampler, &request).clamped, registers);
        }
        Ok(())
    }

    /// The status that LWE asks for: written behind the data where the level of detail is below that of the resource's
    /// warning (section 10.1.1).
    fn warn(&self, wave: &mut Wave, lane: usize, image: &Image, level: i32, registers: usize) {
        const LOD_WARNING: u32 = 1 << 1;
        if self.warns && level < image.min_lod_warning {
            wave.set_vgpr_lane(self.data + registers, lane, LOD_WARNING | ((level >> 8) as u32 & 0xffff) << 16);
        }
    }
}
