//! What a wave of a shader exports: positions, parameters, colours and depth, by target (chapter 14; SQ_EXP_0, SQ_EXP_1).

use crate::wave::Vgpr;
use std::collections::BTreeMap;

/// What was exported to one target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// The channels are 16 bits wide (COMPR).
    pub compressed: bool,
    /// Bits of each channel of each lane.
    pub channels: [[u32; 64]; 4],
    /// The lanes that exported each channel.
    pub lanes: [u64; 4],
}

impl Export {
    /// Channel `index` of a lane; none if it was not exported.
    pub fn channel(&self, index: usize, lane: usize) -> Option<u32> {
        (self.lanes[index & 3] >> (lane & 63) & 1 != 0).then(|| self.channels[index & 3][lane & 63])
    }
}

/// What an export instruction sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// The target, 0 to 63.
    pub target: u8,
    /// Row of a mesh shader, if the instruction names one.
    pub row: Option<u8>,
    /// Bit n: channel n (EN).
    pub channels: u32,
    /// Two channels of 16 bits are in each of the first two sources (COMPR).
    pub compressed: bool,
    /// It is the last one of its kind (DONE).
    pub done: bool,
    /// The lanes are the pixels that live on.
    pub valid: bool,
    /// EXEC.
    pub lanes: u64,
    /// The registers that are sent; zero in lanes that do not export.
    pub sources: [Option<Box<Vgpr>>; 4],
}

impl Sent {
    /// Takes `sources` as they are in the lanes of `self.lanes`, of the channels of `self.channels`.
    #[must_use]
    pub fn with(mut self, sources: [&Vgpr; 4]) -> Sent {
        let sends = |source: usize| match self.compressed {
            true => source < 2 && self.channels >> (2 * source) & 3 != 0,
            false => self.channels >> source & 1 != 0,
        };
        let lanes = self.lanes;
        let kept = |register: &Vgpr| {
            Box::new(std::array::from_fn(|lane| if lanes >> lane & 1 != 0 { register[lane] } else { 0 }))
        };
        self.sources = std::array::from_fn(|source| sends(source).then(|| kept(sources[source])));
        self
    }
}

/// All that a wave has exported. A later export to a target replaces what the same lanes exported there before.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exports {
    targets: BTreeMap<(u8, Option<u8>), Export>,
    /// The lanes that the last export with VM found active: the pixels that live on. None: no export said so.
    pub valid: Option<u64>,
    /// Whether an export said that it is the last one (DONE).
    pub done: bool,
}

impl Exports {
    /// What was exported to a target (0..=63), not to a row of it; none if nothing was.
    pub fn target(&self, target: u8) -> Option<&Export> {
        self.targets.get(&(target, None))
    }

    /// Adds what an instruction sends.
    pub fn add(&mut self, sent: &Sent) {
        let compressed = sent.compressed;
        let export = self.targets.entry((sent.target, sent.row)).or_insert_with(|| Export {
            compressed,
            channels: [[0; 64]; 4],
            lanes: [0; 4],
        });
        export.compressed = compressed;
        for channel in (0..4).filter(|channel| sent.channels >> channel & 1 != 0) {
            let Some(source) = &sent.sources[if compressed { channel / 2 } else { channel }] else { continue };
            export.lanes[channel] |= sent.lanes;
            for lane in (0..64).filter(|lane| sent.lanes >> lane & 1 != 0) {
                export.channels[channel][lane] =
                    if compressed { source[lane] >> (16 * (channel & 1)) & 0xffff } else { source[lane] };
            }
        }
        if sent.valid {
            self.valid = Some(sent.lanes);
        }
        self.done |= sent.done;
    }

    /// The targets to which something was exported, each with the row of a mesh shader if it has one.
    pub fn targets(&self) -> impl Iterator<Item = (u8, Option<u8>, &Export)> {
        self.targets.iter().map(|((target, row), export)| (*target, *row, export))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_compressed_export_has_two_channels_in_a_register() {
        let mut exports = Exports::default();
        let sources = [[0x2222_1111; 64], [0x4444_3333; 64], [9; 64], [9; 64]];
        let sent = Sent {
            target: 0,
            row: None,
            channels: 0b1101,
            compressed: true,
            done: false,
            valid: false,
            lanes: 1 << 5,
            sources: [const { None }; 4],
        };
        exports.add(&sent.with(sources.each_ref()));
        let export = exports.target(0).unwrap();
        assert_eq!(
            [0, 1, 2, 3].map(|channel| export.channel(channel, 5)),
            [Some(0x1111), None, Some(0x3333), Some(0x4444)]
        );
        assert_eq!(export.channel(0, 4), None);
        assert!(exports.target(1).is_none());
    }
}
