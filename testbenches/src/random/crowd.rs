//! Random programs of many waves that do different things at the same time: each wave runs one of several parts. So what one unit writes late meets
//! what other waves do on every other one, which waves that all run the same code leave to chance.

use super::memory::lds_bytes;
use super::program::{Material, Node, Program, node};
use super::{below, once_in, pick};
use tombolo_sim::random::SplitMix64;

/// Waves of the work-group at most: the written buffer has room for so many (of [`super::program::WAVE_BYTES`] in 64 KiB).
const WAVES: u32 = 16;
/// Parts at least and at most.
const PARTS: (u32, u32) = (3, 8);

impl Program {
    /// The program of a seed whose waves run parts of about `length` instructions each: as many waves as have LDS.
    pub fn crowd(seed: u64, length: u32, wave64: bool, material: &mut Material) -> Self {
        let mut program = Self::random(seed, 0, wave64, material);
        let waves = (1..=WAVES).rev().find(|waves| lds_bytes(*waves) <= material.lds_bytes).unwrap_or(1);
        program.waves = waves;
        material.waves = waves;
        // Its own seed: the parts are not what `random` would have gone on with.
        let random = &mut SplitMix64::new(!seed);
        let parts = PARTS.0 + below(random, PARTS.1 - PARTS.0 + 1);
        let parts = (0..parts).map(|_| material.apart(random, length)).collect();
        program.nodes.push(Node::Parts(parts));
        program
    }

    /// Its waves run different parts.
    pub fn is_crowd(&self) -> bool {
        matches!(self.nodes.last(), Some(Node::Parts(_)))
    }
}

impl Material {
    /// What one wave does without another: no barrier, which all of a work-group would have to come to.
    pub(super) fn apart(&mut self, random: &mut SplitMix64, length: u32) -> Vec<Node> {
        let barriers = std::mem::take(&mut self.barriers);
        let mut left = length;
        let mut nodes = vec![];
        // Two of three parts keep a unit busy, with instructions of one or two kinds that wait for nothing but each other.
        let kinds = [(); 2].map(|()| self.kind(random));
        if once_in(random, 3) {
            while left > 0 {
                nodes.push(node(1, &mut left, random, self));
            }
        } else {
            nodes.extend((0..left).map(|_| self.arithmetic_of(pick(random, &kinds), random)));
        }
        self.barriers = barriers;
        // Half of the parts repeat what they do, so that waves of several kinds run for long.
        if once_in(random, 2) { vec![Node::Loop { count: 2, depth: 0, body: nodes }] } else { nodes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_hdl::config::Units;

    #[test]
    fn every_wave_has_one_of_the_parts() {
        let mut material = Material::new(Units::ALL).unwrap();
        let program = Program::crowd(3, 10, false, &mut material);
        let Some(Node::Parts(parts)) = program.nodes.last() else { panic!("no parts") };
        let masks: Vec<u32> = Node::waves_of_parts(parts.len()).collect();
        assert_eq!(masks.iter().sum::<u32>(), u32::MAX);
        assert_eq!(masks.iter().fold(0, |all, mask| all | mask), u32::MAX);
    }
}
