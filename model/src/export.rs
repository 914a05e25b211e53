//! What a wave of a shader exports: positions, parameters, colours and depth, by target (SQ_EXP_0, SQ_EXP_1).

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

/// All that a wave has exported. A later export to a target replaces what the same lanes exported there before.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exports {
    targets: BTreeMap<u8, Export>,
    /// The lanes that the last export with VM found active: the pixels that live on. None: no export said so.
    pub valid: Option<u64>,
    /// Whether an export said that it is the last one (DONE).
    pub done: bool,
}

impl Exports {
    /// What was exported to a target (0..=63); none if nothing was.
    pub fn target(&self, target: u8) -> Option<&Export> {
        self.targets.get(&target)
    }

    /// Exports `sources` of the lanes `exec` to a target; bit n of `enable` is channel n. A compressed export has two channels
    /// in each of the first two sources.
    pub fn add(&mut self, target: u8, enable: u32, compressed: bool, exec: u64, sources: &[[u32; 64]; 4]) {
        let export =
            self.targets.entry(target).or_insert_with(|| Export { compressed, channels: [[0; 64]; 4], lanes: [0; 4] });
        export.compressed = compressed;
        for channel in (0..4).filter(|channel| enable >> channel & 1 != 0) {
            export.lanes[channel] |= exec;
            for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
                export.channels[channel][lane] = if compressed {
                    sources[channel / 2][lane] >> (16 * (channel & 1)) & 0xffff
                } else {
                    sources[channel][lane]
                };
            }
        }
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
        exports.add(0, 0b1101, true, 1 << 5, &sources);
        let export = exports.target(0).unwrap();
        assert_eq!(
            [0, 1, 2, 3].map(|channel| export.channel(channel, 5)),
            [Some(0x1111), None, Some(0x3333), Some(0x4444)]
        );
        assert_eq!(export.channel(0, 4), None);
        assert!(exports.target(1).is_none());
    }
}
