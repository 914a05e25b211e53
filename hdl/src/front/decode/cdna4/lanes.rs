//! Instructions whose data come from other lanes in several operations: V_PERMLANE16_SWAP and V_PERMLANE32_SWAP, and DPP from beyond a row or of 64 bits.
//!
//! ```text
//!   swap of rows      0 destination -> running    1 odd rows of it: the even rows of the source    2 even rows of the source: the odd
//!                     rows of the destination     3 running -> odd rows of the destination
//!   swap of halves    0 the upper half of the destination exchanges with the lower half of the source: lanes of a half are in the same place. Only where
//!                     lanes without a partner get zero (BOUND_CTRL without FI) as a swap of rows; 0, 1 and 3 for the upper half of the wave, 2 for the lower one
//!   beyond a row      0 source -> running, for the other half    1 the other half's source -> the network's edges    2 the operation
//!   64 bits           0 low word -> running    1 high word -> running    2 the operation, of the lanes that DPP lets write
//! ```

use crate::vector::cross_lane::{CrossLane, exchange};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// What an instruction exchanges.
    pub enum Swap {
        /// Nothing.
        None,
        /// Rows of 16 lanes.
        Rows,
        /// Halves of 32.
        Halves,
    }
}

/// DPP_CTRL of the lane itself.
const OWN: u128 = 0xe4;
/// Row masks of a DPP dword.
const ALL_ROWS: u128 = 0xf;
const ODD_ROWS: u128 = 0xa;
const EVEN_ROWS: u128 = 0x5;

/// A DPP dword of all banks.
fn dword(g: &Builder, rows: u128, control: u128) -> Wire {
    g.constant(32, rows << 28 | 0xf << 24 | control << 8)
}

/// What an operation of such an instruction does, 1 bit each but for what says otherwise.
pub struct Lanes {
    /// It is of a swap.
    pub swaps: Wire,
    /// Of halves.
    pub swaps_halves: Wire,
    /// In one operation.
    pub swaps_at_once: Wire,
    /// Of an instruction with DPP beyond a row.
    pub far: Wire,
    /// With DPP of 64 bits.
    pub wide: Wire,
    /// Which operation, 2 bits.
    index: Wire,
}

impl Lanes {
    /// Operation `index` (2 bits) of an instruction with this [`Swap`], or with a DPP dword of this control (9 bits); `zeroes`: a swap gives zero to lanes
    /// whose partners are inactive; `wide`: its source has 64 bits.
    pub fn new(swap: &Wire, zeroes: &Wire, dpp: &Wire, control: &Wire, wide: &Wire, index: &Wire) -> Self {
        let swaps_halves = swap.is_a(Swap::Halves);
        Self {
            swaps: swap.any(),
            swaps_at_once: &swaps_halves & !zeroes,
            swaps_halves,
            far: dpp & is_far(control),
            wide: dpp & wide,
            index: index.clone(),
        }
    }

    fn is(&self, at: u128) -> Wire {
        self.index.is(at)
    }

    /// It is of one of them.
    pub fn here(&self) -> Wire {
        &self.swaps | &self.far | &self.wide
    }

    /// The instruction ends.
    pub fn ends(&self) -> Wire {
        &self.swaps_at_once | self.swaps.select(&self.is(3), &self.is(2))
    }

    /// Its result goes to a running row.
    pub fn to_running(&self) -> Wire {
        !self.index.bit(1) & !&self.swaps_at_once
    }

    /// It moves a part of the source of an instruction with DPP.
    pub fn moves(&self) -> Wire {
        (&self.far | &self.wide) & self.to_running()
    }

    /// It is for the upper half of the wave: of a swap of halves.
    pub fn is_upper(&self) -> Wire {
        !(self.is(2) | &self.swaps_at_once)
    }

    /// It exchanges.
    pub fn exchanges(&self) -> Wire {
        &self.swaps & (self.is(1) | self.is(2) | &self.swaps_at_once)
    }

    /// It reads the destination: of a swap.
    pub fn reads_destination(&self) -> Wire {
        &self.swaps & (self.is(0) | self.is(2) | &self.swaps_at_once)
    }

    /// It writes the source.
    pub fn writes_source(&self) -> Wire {
        &self.swaps & (self.is(2) | &self.swaps_at_once)
    }

    /// It reads the first running row: the last of a swap, what the upper half takes from the lower one beyond rows, an operation on 64 bits.
    pub fn from_running(&self, high: &Wire) -> Wire {
        &self.swaps & self.is(3) | &self.far & self.is(1) & high | self.operates_wide()
    }

    /// It is an operation on 64 bits from other lanes.
    pub fn operates_wide(&self) -> Wire {
        &self.wide & self.is(2)
    }

    /// It reads the other half's registers, beyond a row.
    pub fn reads_other_half(&self) -> Wire {
        &self.far & self.is(1)
    }

    /// The running row that it writes, 2 bits: of sources beyond a row those of each half, and one that nothing reads.
    pub fn running(&self, g: &Builder, high: &Wire) -> Wire {
        let of_far = self.is(1).concat(&g.zero(1)) | (high & self.is(0)).zero_extend(2);
        let of_wide = self.is(1).zero_extend(2);
        self.far.select(&of_far, &of_wide.when(&self.wide))
    }

    /// How it takes its data from other lanes, if it is not as `otherwise`.
    pub fn cross(&self, g: &Builder, otherwise: &Wire) -> Wire {
        let of = |kind: CrossLane| g.constant_of(kind);
        let masks = &self.swaps & self.is(3) & !&self.swaps_halves;
        let of_swap = (self.exchanges() | masks).select(&of(CrossLane::Dpp16), &of(CrossLane::None));
        let of_swap = self.swaps_at_once.select(&of(CrossLane::Halves), &of_swap);
        let of_far = self.is(0).select(&of(CrossLane::None), &of(CrossLane::Dpp16));
        let of_wide = self.is(2).select(&of(CrossLane::Lanes), &of(CrossLane::Dpp16));
        let kind = self.wide.select(&of_wide, otherwise);
        self.swaps.select(&of_swap, &self.far.select(&of_far, &kind))
    }

    /// Its DPP dword, 32 bits, if it is not `otherwise`.
    pub fn dword(&self, g: &Builder, otherwise: &Wire) -> Wire {
        let arms = [
            (1, dword(g, ODD_ROWS, exchange::ROWS)),
            (2, dword(g, EVEN_ROWS, exchange::ROWS)),
            (3, dword(g, ODD_ROWS, OWN)),
        ];
        let of_rows = g.lookup(&self.index, &arms, &g.zero(32));
        let of_swap = self.swaps_halves.select(&dword(g, ALL_ROWS, exchange::HALVES), &of_rows);
        let other = self.reads_other_half().select(&dword(g, ALL_ROWS, OWN), otherwise);
        self.swaps.select(&of_swap, &other)
    }
}

/// DPP_CTRL (9 bits) takes data from beyond a row.
pub fn is_far(control: &Wire) -> Wire {
    let [up, rotated_up, down, rotated_down] = [0x130, 0x134, 0x138, 0x13c].map(|code| control.is(code));
    up | rotated_up | down | rotated_down | control.is(0x142) | control.is(0x143)
}
