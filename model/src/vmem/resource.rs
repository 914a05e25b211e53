//! The buffer resource V# (section 9.6): where a lane's data lies in the buffer and whether it lies in it at all.

use crate::wave::Wave;

/// When a lane is out of bounds (table 56).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bounds {
    Structured,
    Index,
    NonEmpty,
    Raw,
}

/// What a component of a formatted access selects (DST_SEL).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Select {
    /// Constant zero.
    Zero,
    /// Constant one.
    One,
    /// Channel 0 (red) to 3 (alpha) of the format.
    Channel(usize),
}

/// A buffer resource, unpacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resource {
    base: u64,
    /// Bytes, scaled.
    stride: u64,
    /// Element size of swizzled addressing in bytes; none: linear.
    element: Option<u64>,
    records: u64,
    /// Selection of the components x, y, z, w.
    pub select: [Select; 4],
    /// Format number of table 62; 0: unbound.
    pub format: u32,
    index_stride: u64,
    add_thread_id: bool,
    bounds: Bounds,
    kind: u32,
}

/// A lane's place in a buffer, before the address is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Location {
    /// Record number.
    pub index: u64,
    /// Byte offset from the VGPR and the instruction.
    pub offset: u64,
    /// Byte offset from the SGPR.
    pub scalar: u64,
}

impl Resource {
    /// The resource in four scalar registers from `first` on.
    pub fn read(wave: &Wave, first: u8) -> Resource {
        let words = [0, 1, 2, 3].map(|index| wave.scalar(first.wrapping_add(index)));
        let low = u64::from(words[0]) | u64::from(words[1]) << 32;
        let control = words[3];
        let select = |shift: u32| match control >> shift & 7 {
            channel @ 4..=7 => Select::Channel(channel as usize - 4),
            1 => Select::One,
            _ => Select::Zero,
        };
        let scale = [1, 4, 8, 32][(control >> 18 & 3) as usize];
        Resource {
            base: low & 0xffff_ffff_ffff,
            stride: (low >> 48 & 0x3fff) * scale,
            element: match low >> 62 {
                1 => Some(4),
                3 => Some(16),
                _ => None,
            },
            records: words[2].into(),
            select: [select(0), select(3), select(6), select(9)],
            format: control >> 12 & 63,
            index_stride: 8 << (control >> 21 & 3),
            add_thread_id: control >> 23 & 1 != 0,
            bounds: match control >> 28 & 3 {
                0 => Bounds::Structured,
                1 => Bounds::Index,
                2 => Bounds::NonEmpty,
                _ => Bounds::Raw,
            },
            kind: control >> 30,
        }
    }

    /// Whether it is a buffer resource at all; instructions on others are ignored (section 9.6).
    pub const fn is_buffer(&self) -> bool {
        self.kind == 0
    }

    /// Whether it is unbound: loads give zero and stores do nothing (section 9.6).
    pub const fn is_unbound(&self) -> bool {
        self.format == 0 && !self.add_thread_id
    }

    /// The record number of a lane.
    pub fn index(&self, vector: Option<u32>, lane: usize) -> u64 {
        let thread = if self.add_thread_id { lane as u64 } else { 0 };
        u64::from(vector.unwrap_or(0)) + thread
    }

    /// Whether `payload` bytes at `location` lie in the buffer (table 56).
    pub fn contains(&self, location: Location, payload: u64) -> bool {
        let end = location.offset + payload;
        let in_record = location.index < self.records && end <= self.stride;
        match self.bounds {
            Bounds::Structured => in_record,
            Bounds::Index => location.index < self.records,
            Bounds::NonEmpty => self.records != 0,
            Bounds::Raw if self.element.is_some() && self.stride != 0 => in_record,
            Bounds::Raw => end <= self.records.saturating_sub(location.scalar),
        }
    }

    /// Byte address of `location` (sections 9.4.1 and 9.4.2).
    pub const fn address(&self, location: Location) -> u64 {
        let Location { index, offset, scalar } = location;
        let buffer_offset = match self.element {
            None => offset.wrapping_add(scalar).wrapping_add(index.wrapping_mul(self.stride)),
            Some(element) => {
                let total = offset.wrapping_add(scalar) & 0xffff_ffff;
                let (index_msb, index_lsb) = (index / self.index_stride, index % self.index_stride);
                let (offset_msb, offset_lsb) = (total / element, total % element);
                let row = index_msb.wrapping_mul(self.stride).wrapping_add(offset_msb * element);
                row.wrapping_mul(self.index_stride).wrapping_add(index_lsb * element).wrapping_add(offset_lsb)
            }
        };
        self.base.wrapping_add(buffer_offset) & 0xffff_ffff_ffff
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    fn resource(words: [u32; 4]) -> Resource {
        let mut wave = Wave::new(WaveSize::W32, 8);
        for (register, word) in (8..).zip(words) {
            wave.set_scalar(register, word);
        }
        Resource::read(&wave, 8)
    }

    fn at(index: u64, offset: u64, scalar: u64) -> Location {
        Location { index, offset, scalar }
    }

    #[test]
    fn a_raw_buffer_is_checked_to_the_byte_and_shrinks_by_the_scalar_offset() {
        let raw = resource([0x1000, 0, 0x20, 0x3001_4fac]);
        assert!(raw.contains(at(0, 0x1c, 0), 4));
        assert!(!raw.contains(at(0, 0x1d, 0), 4));
        assert!(!raw.contains(at(0, 0x1c, 1), 4));
        assert_eq!(raw.address(at(0, 0x1c, 0x100)), 0x111c);
    }

    #[test]
    fn a_structured_buffer_is_checked_by_record_and_stride() {
        let structured = resource([0, 16 << 16, 3, 0x0001_4fac]);
        assert!(structured.contains(at(2, 12, 0), 4));
        assert!(!structured.contains(at(2, 13, 0), 4));
        assert!(!structured.contains(at(3, 0, 0), 4));
        assert_eq!(structured.address(at(2, 4, 1)), 37);
    }

    #[test]
    fn swizzled_elements_of_neighbouring_records_lie_together() {
        // Stride 16, elements of 4 bytes, index stride 8.
        let swizzled = resource([0, 0x4000_0000 | 16 << 16, 64, 0x0001_4fac]);
        assert_eq!(swizzled.address(at(0, 0, 0)), 0);
        assert_eq!(swizzled.address(at(1, 0, 0)), 4);
        assert_eq!(swizzled.address(at(0, 4, 0)), 32);
        assert_eq!(swizzled.address(at(8, 0, 0)), 128);
        assert_eq!(swizzled.address(at(9, 5, 2)), 128 + 32 + 4 + 3);
    }

    #[test]
    fn the_stride_scale_multiplies_and_the_selectors_are_unpacked() {
        let scaled = resource([0, 2 << 16, 4, 0x000c_0000 | 22 << 12 | 0b001_000_111_100]);
        assert_eq!(scaled.stride, 64);
        let channels = [Select::Channel(0), Select::Channel(3), Select::Zero, Select::One];
        assert_eq!((scaled.select, scaled.format), (channels, 22));
    }
}
