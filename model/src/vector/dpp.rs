//! Data parallel primitives: from which lane every lane takes source 0, and which lanes write (7.9).

use crate::wave::Wave;
use tombolo_isa::arch::rdna4::dpp::{Dpp, Dpp8, Dpp16};

/// Stands for "reads zero" in [`LaneMap`].
const ZERO: u8 = u8::MAX;

/// The lane each lane reads, and the lanes that may write.
#[derive(Clone, Debug)]
pub struct LaneMap {
    from: [u8; 64],
    /// Lanes not disabled by a mask or by an unreadable source.
    pub enabled: u64,
}

impl LaneMap {
    /// Lane `lane` reads the lane `from(lane)`; every lane is enabled.
    pub fn gather(from: impl Fn(usize) -> usize) -> Self {
        Self { from: std::array::from_fn(|lane| from(lane) as u8), enabled: u64::MAX }
    }

    /// Every lane reads lane `within` of its group of four.
    pub fn quad(within: usize) -> Self {
        Self::gather(|lane| lane / 4 * 4 + within)
    }

    /// From the DPP control of an instruction.
    pub fn new(dpp: Dpp, wave: &Wave) -> Self {
        match dpp {
            Dpp::Dpp16(dpp) => Self::dpp16(dpp, wave),
            Dpp::Dpp8(dpp) => Self::dpp8(dpp, wave),
        }
    }

    /// The lane that `lane` reads; `None` reads zero.
    #[inline]
    pub fn from(&self, lane: usize) -> Option<usize> {
        let from = self.from[lane];
        (from != ZERO).then_some(usize::from(from))
    }

    fn dpp16(dpp: Dpp16, wave: &Wave) -> Self {
        let exec = wave.exec();
        let mut map = Self { from: [ZERO; 64], enabled: 0 };
        for lane in 0..wave.size().lanes() {
            let source = row_source(dpp.control, lane % 16).map(|in_row| lane / 16 * 16 + in_row);
            // Out of range is decided by bound_ctrl alone, an inactive source by fetch-inactive first (table 39 read
            // with the description of FI).
            let readable = source.filter(|&from| dpp.fetch_inactive || exec >> from & 1 != 0);
            if let Some(from) = readable {
                map.from[lane] = from as u8;
            }
            let row = dpp.row_mask >> (lane / 16) & 1 != 0;
            let bank = dpp.bank_mask >> (lane / 4 % 4) & 1 != 0;
            if row && bank && (readable.is_some() || dpp.bound_control) {
                map.enabled |= 1 << lane;
            }
        }
        map
    }

    /// DPP8 behaves as bound_ctrl = 1, and every source is in range (7.9.2).
    fn dpp8(dpp: Dpp8, wave: &Wave) -> Self {
        let exec = wave.exec();
        let mut map = Self::gather(|lane| lane / 8 * 8 + usize::from(dpp.lanes[lane % 8]));
        for from in &mut map.from {
            if !dpp.fetch_inactive && exec >> *from & 1 == 0 {
                *from = ZERO;
            }
        }
        map
    }
}

/// The lane of its row of 16 that lane `lane` reads under DPP_CTRL (7.9.1); `None` is out of range.
fn row_source(control: u16, lane: usize) -> Option<usize> {
    let amount = usize::from(control & 15);
    match control {
        0x000..=0x0ff => Some(lane / 4 * 4 + usize::from(control >> (2 * (lane % 4)) & 3)),
        0x101..=0x10f => Some(lane + amount).filter(|&from| from < 16),
        0x111..=0x11f => lane.checked_sub(amount),
        0x121..=0x12f => Some((lane + 16 - amount) % 16),
        0x140 => Some(15 - lane),
        0x141 => Some(lane / 8 * 8 + 7 - lane % 8),
        0x150..=0x15f => Some(amount),
        0x160..=0x16f => Some(lane ^ amount),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_patterns_read_the_lanes_of_the_table_in_7_9_1() {
        assert_eq!(row_source(0x01b, 5), Some(6), "quad_perm reversed");
        assert_eq!(row_source(0x101, 3), Some(4), "row_shl");
        assert_eq!(row_source(0x101, 15), None, "row_shl out of the row");
        assert_eq!(row_source(0x112, 1), None, "row_shr out of the row");
        assert_eq!(row_source(0x121, 0), Some(15), "row_ror");
        assert_eq!(row_source(0x140, 2), Some(13), "row_mirror");
        assert_eq!(row_source(0x141, 9), Some(14), "row_half_mirror");
        assert_eq!(row_source(0x153, 9), Some(3), "row_share");
        assert_eq!(row_source(0x161, 9), Some(8), "row_xmask");
        assert_eq!(row_source(0x100, 0), None, "unused control");
    }
}
