//! Ray tracing (section 10.9): a ray of each lane against one node of a bounding volume hierarchy.

mod base;
mod node;
mod primitives;
mod quantized;
#[cfg(test)]
mod tests;
mod turn;

use super::{Place, Ports};
use crate::fault::Fault;
use crate::vmem::format::half_to_single;
use crate::wave::Wave;
use base::{Form, Nodes, Refusal};
use node::{Boxes, INVALID, Kind, Order, UNIT};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Counter;

/// A ray.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ray {
    /// Where it begins.
    pub origin: [f32; 3],
    /// Where it goes.
    pub direction: [f32; 3],
    /// The reciprocals of the direction.
    pub inverse: [f32; 3],
    /// How far it reaches, in lengths of the direction.
    pub extent: f32,
}

/// The resource of a hierarchy (table 65).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Resource {
    base: u64,
    /// The last unit of 64 bytes.
    last: u64,
    boxes: Boxes,
    /// Triangles give weights, not their number.
    weights: bool,
    /// Of eight boxes all are sorted together.
    wide: bool,
    /// Of IMAGE_BVH8_INTERSECT_RAY: nodes are those of RTIP 3.1. The document has the bit (115) as reserved; Mesa's driver names it.
    quantized: bool,
    /// Nodes of kind 6 are instances; else programs define them.
    instances: bool,
}

/// Reads a node that begins with a unit of 64 bytes; not, if it is not within the hierarchy.
type Read<'a> = dyn FnMut(u64, &mut [u8]) -> Result<bool, Fault> + 'a;

impl Resource {
    /// Whether programs define nodes of a kind, so that the unit reads nothing and tells nothing of them. Instances are refused.
    fn is_user(&self, kind: Kind) -> Result<bool, &'static str> {
        match kind {
            Kind::Instance if self.instances => Err("instance nodes are not modelled"),
            Kind::Instance | Kind::User => Ok(true),
            Kind::Triangle(_) | Kind::Box16 | Kind::Box32 => Ok(false),
        }
    }

    /// The resource in four scalar registers from `first` on; none if it is of another type.
    fn read(wave: &Wave, first: u8) -> Result<Option<Resource>, &'static str> {
        let words = [0, 1, 2, 3].map(|index| wave.scalar(first.wrapping_add(index)));
        let low = u64::from(words[0]) | u64::from(words[1]) << 32;
        let high = u64::from(words[2]) | u64::from(words[3]) << 32;
        let bit = |bit: u32| high >> (bit - 64) & 1 != 0;
        if high >> 60 != 8 {
            return Ok(None);
        }
        if bit(116) {
            return Err("box nodes of 64 bytes with high precision are not modelled");
        }
        if bit(119) {
            return Err("pointer flags are not modelled");
        }
        let order = match low >> 53 & 3 {
            0 => Order::Closest,
            1 => Order::LargestFirst,
            2 => Order::ClosestMidpoint,
            _ => return Err("box sorting heuristic 3 is reserved"),
        };
        let boxes = Boxes {
            order: (low >> 63 != 0).then_some(order),
            triangles_first: low >> 52 & 1 != 0,
            grow: (low >> 55 & 255) as u32,
        };
        let base = (low & 0xff_ffff_ffff) << 8;
        let last = high & 0x3ff_ffff_ffff;
        Ok(Some(Resource {
            base,
            last,
            boxes,
            weights: bit(120),
            wide: bit(117),
            quantized: bit(115),
            instances: bit(118),
        }))
    }
}

/// A ray tracing instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    /// Nodes are at offsets from a base; else there is one pointer.
    form: Option<Form>,
    /// The node pointer has 64 bits.
    wide: bool,
    /// The direction and its reciprocals have 16 bits.
    narrow: bool,
    data: usize,
    addresses: [usize; 5],
    resource: u8,
    mnemonic: &'static str,
}

impl Operation {
    /// The operation of a decoded instruction; none if it is none of ray tracing.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let row = instruction.opcode;
        if row.format != Format::Vimage || row.counter != Counter::Bvh {
            return Ok(None);
        }
        let form = match row.operation {
            op::IMAGE_BVH_DUAL_INTERSECT_RAY => Some(Form::Dual),
            op::IMAGE_BVH8_INTERSECT_RAY => Some(Form::Eight),
            _ => None,
        };
        let field = |name| instruction.field(name) as usize;
        let addresses =
            [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4].map(field);
        Ok(Some(Operation {
            form,
            wide: row.operation == op::IMAGE_BVH64_INTERSECT_RAY,
            narrow: form.is_none() && field(FieldName::A16) != 0,
            data: field(FieldName::Vdata),
            addresses,
            resource: field(FieldName::Rsrc) as u8,
            mnemonic: row.mnemonic,
        }))
    }

    /// Executes it for every active lane, lowest first.
    pub fn execute(&self, wave: &mut Wave, ports: &mut Ports) -> Result<(), Fault> {
        if !wave.owns_vgprs(self.data, if self.form.is_some() { 10 } else { 4 }) {
            return Ok(());
        }
        let refusal = |reason| Fault::Unsupported { mnemonic: self.mnemonic, reason };
        let exec = wave.exec();
        if exec == 0 {
            return Ok(());
        }
        let Some(resource) = Resource::read(wave, self.resource).map_err(refusal)? else { return Ok(()) };
        for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
            let ray = self.ray(wave, lane);
            let (nodes, pointer) = (self.nodes(wave, lane), self.pointer(wave, lane));
            let mut read = |unit: u64, node: &mut [u8]| {
                let inside = unit.checked_add(node.len() as u64 / UNIT - 1).is_some_and(|end| end <= resource.last);
                if inside {
                    let address = resource.base.wrapping_add(unit.wrapping_mul(UNIT)) & 0xffff_ffff_ffff;
                    ports.read(wave, lane, Place::Memory(address), node)?;
                }
                Ok(inside)
            };
            let values = match self.form {
                Some(form) => match base::answer(form, nodes, &ray, &resource, &mut read) {
                    Ok(answer) => answer.to_vec(),
                    Err(Refusal::Reason(reason)) => return Err(refusal(reason)),
                    Err(Refusal::Memory(fault)) => return Err(fault),
                },
                None => {
                    let kind = Kind::of(pointer);
                    if resource.is_user(kind).map_err(refusal)? {
                        vec![INVALID; 4]
                    } else {
                        let mut bytes = [0; 128];
                        let node = &mut bytes[..kind.bytes()];
                        let inside = read(pointer >> 3, node)?;
                        single(node, kind, &ray, &resource, inside).to_vec()
                    }
                }
            };
            for (index, value) in values.into_iter().enumerate() {
                wave.set_vgpr_lane(self.data + index, lane, value);
            }
        }
        Ok(())
    }

    /// Base, mask and offsets of nodes of a lane.
    fn nodes(&self, wave: &Wave, lane: usize) -> Nodes {
        let [base, extent, _, _, offsets] = self.addresses;
        let word = |register: usize| wave.vgpr_lane(register, lane);
        Nodes {
            base: u64::from(word(base)) | u64::from(word(base + 1)) << 32,
            mask: word(extent + 1) & 0xff,
            offsets: [word(offsets), word(offsets + 1)],
        }
    }

    fn pointer(&self, wave: &Wave, lane: usize) -> u64 {
        let low = u64::from(wave.vgpr_lane(self.addresses[0], lane));
        if self.wide { low | u64::from(wave.vgpr_lane(self.addresses[0] + 1, lane)) << 32 } else { low }
    }

    fn ray(&self, wave: &Wave, lane: usize) -> Ray {
        let number = |register: usize| f32::from_bits(wave.vgpr_lane(register, lane));
        let three = |first: usize| [0, 1, 2].map(|axis| number(first + axis));
        let [_, extent, origin, direction, inverse] = self.addresses;
        let (direction, inverse) = if self.narrow {
            let half = |index: usize, high: bool| {
                let word = wave.vgpr_lane(direction + index, lane);
                f32::from_bits(half_to_single(if high { word >> 16 } else { word & 0xffff }))
            };
            // Direction y, x; reciprocal x and direction z; reciprocal z, y: the upper half first. The document says
            // "ray_inv.z" for the lower half of the second word, but its text (10.4.1) that RayDir.Z and RayInvDir.x
            // share a dword.
            let direction = [half(0, false), half(0, true), half(1, false)];
            (direction, [half(1, true), half(2, false), half(2, true)])
        } else {
            let along = three(direction);
            (along, if self.form.is_some() { along.map(f32::recip) } else { three(inverse) })
        };
        Ray { origin: three(origin), direction, inverse, extent: number(extent) }
    }
}

/// The four words of the answer of a node of four boxes or of a triangle. A node outside of the hierarchy is hit by nothing.
fn single(node: &[u8], kind: Kind, ray: &Ray, resource: &Resource, inside: bool) -> [u32; 4] {
    let Kind::Triangle(number) = kind else {
        return if inside { node::boxes(node, kind, ray, resource.boxes) } else { [INVALID; 4] };
    };
    let found = node::triangle(node, number, ray);
    let hit = found.hit && inside;
    let distance = if hit { found.distance } else { [f32::INFINITY, 1.0] };
    let [numerator, denominator] = distance.map(bits);
    if resource.weights {
        let [i, j] = found.weights.map(bits);
        return [numerator, denominator, i, j];
    }
    [numerator, denominator, found.id, u32::from(hit)]
}

/// Registers hold one NaN.
fn bits(value: f32) -> u32 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() }
}
