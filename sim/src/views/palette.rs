//! The colours of units and waits in pictures of a run, for light and for dark backgrounds. The units have Okabe and Ito's colours,
//! which colour-blind readers can tell apart (https://jfly.uni-koeln.de/color/); waits have pale relatives of what they wait for.

use crate::run::stall::Stall;
use std::fmt;
use tombolo_hdl::front::decode::IssueClass;

/// Red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Colour(pub u8, pub u8, pub u8);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A colour on a light background and on a dark one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ink {
    /// On a light background.
    pub light: Colour,
    /// On a dark one.
    pub dark: Colour,
}

const fn ink(light: u32, dark: u32) -> Ink {
    const fn colour(rgb: u32) -> Colour {
        Colour((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
    }
    Ink { light: colour(light), dark: colour(dark) }
}

/// The background.
pub const PAPER: Ink = ink(0xff_ffff, 0x15_181d);
/// Text.
pub const TEXT: Ink = ink(0x1f_2328, 0xe6_e9ee);
/// Text that matters less.
pub const FAINT: Ink = ink(0x5b_6470, 0x98_a2b0);
/// Lines behind everything.
pub const GRID: Ink = ink(0xe3_e6ea, 0x2b_3038);
/// How many waves are resident.
pub const OCCUPANCY: Ink = ink(0x9e_c3e6, 0x2f_5f8a);

/// Units with their names.
pub const CLASSES: [(IssueClass, Ink, &str); 6] = [
    (IssueClass::Flow, ink(0x6e_7681, 0x9a_a4b1), "flow, waits"),
    (IssueClass::Valu, ink(0xd5_5e00, 0xf0_8a3c), "VALU"),
    (IssueClass::Salu, ink(0x00_72b2, 0x4d_a6e0), "SALU"),
    (IssueClass::Smem, ink(0x00_9e73, 0x2f_c79b), "scalar memory"),
    (IssueClass::Vmem, ink(0xc0_5c96, 0xe2_93bf), "vector memory"),
    (IssueClass::Lds, ink(0xe6_9f00, 0xf5_bb3d), "local data share"),
];

/// Groups of reasons to wait, with their names. What is in none is in the last.
pub const WAITS: [(&[Stall], Ink, &str); 6] = [
    (&[Stall::Fetch, Stall::Delay], ink(0xfb_eeae, 0x4a_4320), "fetch, branches"),
    (
        &[
            Stall::Salu,
            Stall::VectorScalars,
            Stall::VectorOperands,
            Stall::Valu,
            Stall::MemoryOperands,
            Stall::SharedOperands,
            Stall::Dependency,
        ],
        ink(0xfa_d6be, 0x54_3320),
        "results of the ALUs",
    ),
    (&[Stall::Loads, Stall::Stores, Stall::Shared, Stall::ScalarLoads], ink(0xf0_d9e7, 0x4a_2f42), "memory"),
    (&[Stall::Barrier], ink(0x9c_d3f5, 0x1c_5078), "barrier"),
    (&[Stall::Unit, Stall::Turn], ink(0xcf_ebe1, 0x1f_4539), "unit, other waves"),
    (&[], ink(0xec_edef, 0x30_343b), "launch, sleep, others"),
];

/// The group of [`WAITS`] that a reason is in.
pub fn group(stall: Stall) -> usize {
    WAITS.iter().position(|(stalls, ..)| stalls.contains(&stall)).unwrap_or(WAITS.len() - 1)
}

/// The colour of a unit.
pub fn of_class(class: IssueClass) -> Ink {
    CLASSES.iter().find(|(known, ..)| *known == class).map_or(TEXT, |(_, ink, _)| *ink)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_reason_has_one_group() {
        for (stall, name, _) in Stall::ALL {
            assert!(WAITS.iter().filter(|(stalls, ..)| stalls.contains(&stall)).count() <= 1, "{name}");
        }
    }

    #[test]
    fn waiting_at_a_barrier_looks_like_no_other_wait() {
        let others = Stall::ALL.iter().filter(|(stall, ..)| *stall != Stall::Barrier);
        assert!(others.into_iter().all(|(stall, ..)| group(*stall) != group(Stall::Barrier)));
        let inks: HashSet<Ink> = WAITS.iter().map(|(_, ink, _)| *ink).collect();
        assert_eq!(inks.len(), WAITS.len());
    }
}
