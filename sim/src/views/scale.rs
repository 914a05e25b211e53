//! A scale of cycles across a picture: lines in steps of 1, 2 or 5 times a power of ten, with their numbers above.

use super::palette::{FAINT, GRID};
use super::picture::{Anchor, Picture};
use std::ops::RangeInclusive;

/// Distance of the lines at least, units of the picture.
const DISTANCE: f64 = 90.0;

/// Where a scale lies.
pub struct Scale {
    /// Where the first cycle is.
    pub left: f64,
    /// Width of a cycle.
    pub cycle: f64,
    /// The edges between which the lines are seen; they begin a little above the upper one.
    pub top: f64,
    /// The lower one.
    pub bottom: f64,
}

impl Scale {
    /// Draws the lines of these cycles.
    pub fn draw(&self, sheet: &mut Picture, cycles: RangeInclusive<u64>) {
        let (from, to) = cycles.into_inner();
        let steps = (0..18).flat_map(|power| [1, 2, 5].map(|digit| digit * 10u64.pow(power)));
        let step = steps.into_iter().find(|step| *step as f64 * self.cycle >= DISTANCE).unwrap_or(u64::MAX);
        let lines = std::iter::successors(from.checked_next_multiple_of(step), |at| at.checked_add(step));
        for at in lines.take_while(|at| *at <= to) {
            let x = self.left + (at - from) as f64 * self.cycle;
            sheet.rectangle([x - 0.5, self.top - 4.0], [1.0, self.bottom - self.top + 4.0], GRID);
            sheet.text([x, self.top - 9.0], Anchor::Middle, FAINT, at.to_string());
        }
    }
}
