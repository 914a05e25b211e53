//! IMAGE_BVH_DUAL_INTERSECT_RAY and IMAGE_BVH8_INTERSECT_RAY (table 64): nodes at offsets from a base, one or two of them, ten dwords of answer.
//! The unit makes the reciprocals of the direction itself.

use super::node::{self, Entered, INVALID, Kind, arrange, word};
use super::{Ray, Read, Resource, primitives, quantized, turn};
use crate::fault::Fault;

/// What an instruction of these asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Two nodes of the kinds that IMAGE_BVH64_INTERSECT_RAY has.
    Dual,
    /// A node of eight boxes, of a pair of triangles, or one of the others.
    Eight,
}

/// What a lane gives beside its ray.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nodes {
    /// What offsets are counted from; the last three bits do not count.
    pub base: u64,
    /// Children with a bit of it take part.
    pub mask: u32,
    /// Offsets of nodes, with their kinds.
    pub offsets: [u32; 2],
}

/// Why a lane is refused.
pub enum Refusal {
    /// The node or what it asks for is not modelled.
    Reason(&'static str),
    /// Memory does not have the node.
    Memory(Fault),
}

/// What one of two nodes tells.
enum Told {
    /// Children that are hit.
    Children([Option<Entered>; 4]),
    /// Four words, and the number of the geometry.
    Triangle([u32; 4], u32),
    /// There is no node.
    Nothing,
}

/// A lane's answer.
pub fn answer(form: Form, nodes: Nodes, ray: &Ray, resource: &Resource, read: &mut Read) -> Result<[u32; 10], Refusal> {
    let [first, second] = nodes.offsets;
    let base = nodes.base & !7;
    let mut tell = |offset: u32, kind: u32| tell(base, offset, kind, ray, resource, read);
    match (form, resource.quantized) {
        (Form::Dual, _) => Ok(both([tell(first, first & 7)?, tell(second, second & 7)?], resource, 4)),
        (Form::Eight, true) => eight(base, nodes, ray, resource, read),
        (Form::Eight, false) => match first & 7 {
            // The second triangle of a node comes with the first one.
            1 => Ok(both([tell(first, 0)?, tell(first, 1)?], resource, 2)),
            // Two nodes of four boxes, one behind the other.
            2 => Ok(both([tell(first, 5)?, tell(first.wrapping_add(16), 5)?], resource, 2)),
            3 => Err(Refusal::Reason("box nodes of 64 bytes with high precision are not modelled")),
            kind => Ok(both([tell(first, kind)?, Told::Nothing], resource, 2)),
        },
    }
}

/// What a node of one of the kinds that IMAGE_BVH64_INTERSECT_RAY has tells.
fn tell(base: u64, offset: u32, kind: u32, ray: &Ray, resource: &Resource, read: &mut Read) -> Result<Told, Refusal> {
    let kind = Kind::of(kind.into());
    if resource.is_user(kind).map_err(Refusal::Reason)? {
        return Ok(Told::Nothing);
    }
    let mut bytes = [0; 128];
    let node = &mut bytes[..kind.bytes()];
    let inside = read(base.wrapping_add(u64::from(offset & !7)) / 8, node).map_err(Refusal::Memory)?;
    Ok(match kind {
        Kind::Triangle(_) => Told::Triangle(super::single(node, kind, ray, resource, inside), word(node, 14)),
        _ if inside => Told::Children(node::children(node, kind, ray, resource.boxes)),
        _ => Told::Children([None; 4]),
    })
}

/// The answer of two nodes. Kinds below `triangles` are those of triangles.
fn both(told: [Told; 2], resource: &Resource, triangles: u32) -> [u32; 10] {
    let mut answer = [INVALID; 10];
    if let ([Told::Children(one), Told::Children(two)], true) = (&told, resource.wide) {
        let all: Vec<Option<Entered>> = one.iter().chain(two).copied().collect();
        answer[..8].copy_from_slice(&arrange(&all, resource.boxes, triangles));
        return answer;
    }
    for (at, told) in told.into_iter().enumerate() {
        let words = &mut answer[4 * at..4 * at + 4];
        match told {
            Told::Children(children) => words.copy_from_slice(&arrange(&children, resource.boxes, triangles)),
            Told::Triangle(own, geometry) => {
                words.copy_from_slice(&own);
                answer[8 + at] = geometry;
            }
            Told::Nothing => {}
        }
    }
    answer
}

/// The answer of a node of the kinds of RTIP 3.1.
fn eight(base: u64, nodes: Nodes, ray: &Ray, resource: &Resource, read: &mut Read) -> Result<[u32; 10], Refusal> {
    let offset = nodes.offsets[0];
    let mut node = |clears: u32| {
        let mut bytes = [0; 128];
        let inside = read(base.wrapping_add(u64::from(offset & !clears)) / 8, &mut bytes).map_err(Refusal::Memory)?;
        Ok(inside.then_some(bytes))
    };
    match offset & 7 {
        // Bit 3 is one of the pair's number.
        0..=3 => {
            let Some(bytes) = node(15)? else { return Ok(primitives::NOWHERE) };
            if primitives::is_normalised(&bytes) {
                return Err(Refusal::Reason("vertices of 16 bits are not modelled"));
            }
            Ok(primitives::intersect(&bytes, offset & 3 | offset >> 1 & 4, ray))
        }
        5 => {
            let mut answer = [INVALID; 10];
            let Some(bytes) = node(7)? else { return Ok(answer) };
            let turned = match quantized::matrix(&bytes) {
                None => *ray,
                Some(number) => {
                    let rows = turn::matrix(number);
                    turn::turned(ray, rows.ok_or(Refusal::Reason("there are 104 matrices that turn boxes"))?)
                }
            };
            let children = quantized::children(&bytes, &turned, nodes.mask, resource.boxes);
            let groups = if resource.wide { 8 } else { 4 };
            for (words, children) in answer[..8].chunks_mut(groups).zip(children.chunks(groups)) {
                words.copy_from_slice(&arrange(children, resource.boxes, 4));
            }
            Ok(answer)
        }
        4 => Err(Refusal::Reason("nodes of kind 4 with eight boxes are not modelled")),
        // Of kinds 6 and 7 nothing is told, unless they are instances.
        kind => resource.is_user(Kind::of(kind.into())).map(|_| [INVALID; 10]).map_err(Refusal::Reason),
    }
}
