//! Data parallel primitives: the extra dword that lets source 0 come from another lane (7.9, 15.3.8, 15.3.9).

/// DPP16: one permutation out of a fixed set, with row and bank masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dpp16 {
    /// VGPR of source 0.
    pub src0: u8,
    /// DPP_CTRL, 9 bits.
    pub control: u16,
    /// Fetch inactive lanes.
    pub fetch_inactive: bool,
    /// Lanes out of range read 0 instead of being disabled.
    pub bound_control: bool,
    /// Negate source 0.
    pub src0_neg: bool,
    /// Absolute value of source 0.
    pub src0_abs: bool,
    /// Negate source 1.
    pub src1_neg: bool,
    /// Absolute value of source 1.
    pub src1_abs: bool,
    /// Banks (4 lanes) that are written, 4 bits.
    pub bank_mask: u8,
    /// Rows (16 lanes) that are written, 4 bits.
    pub row_mask: u8,
}

/// DPP8: any permutation within groups of 8 lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dpp8 {
    /// VGPR of source 0.
    pub src0: u8,
    /// The lane of its group that each of 8 lanes reads, 0..=7.
    pub lanes: [u8; 8],
    /// Fetch inactive lanes.
    pub fetch_inactive: bool,
}

/// The DPP control of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dpp {
    /// DPP16.
    Dpp16(Dpp16),
    /// DPP8.
    Dpp8(Dpp8),
}

impl Dpp {
    /// VGPR of source 0 in the dword of either form.
    const fn src0(word: u32) -> u8 {
        word as u8
    }
}

impl Dpp16 {
    /// Takes the dword apart.
    pub const fn from_word(word: u32) -> Dpp16 {
        Dpp16 {
            src0: Dpp::src0(word),
            control: (word >> 8 & 0x1ff) as u16,
            fetch_inactive: word >> 18 & 1 == 1,
            bound_control: word >> 19 & 1 == 1,
            src0_neg: word >> 20 & 1 == 1,
            src0_abs: word >> 21 & 1 == 1,
            src1_neg: word >> 22 & 1 == 1,
            src1_abs: word >> 23 & 1 == 1,
            bank_mask: (word >> 24 & 15) as u8,
            row_mask: (word >> 28) as u8,
        }
    }
}

impl Dpp8 {
    /// Takes the dword apart; `fetch_inactive` comes from the source code.
    pub const fn from_word(word: u32, fetch_inactive: bool) -> Dpp8 {
        let mut lanes = [0; 8];
        let mut lane = 0;
        while lane < 8 {
            lanes[lane] = (word >> (8 + 3 * lane) & 7) as u8;
            lane += 1;
        }
        Dpp8 { src0: Dpp::src0(word), lanes, fetch_inactive }
    }
}
