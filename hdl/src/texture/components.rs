//! The components of a texel that DMASK enables (10.1): they lie in VGPRs one after the other, without the others between them.

use tombolo_netlist::builder::{Builder, Wire};

/// How many components of the mask (4 bits) below `component` are enabled, 2 bits: its place among those that are.
pub fn place(g: &Builder, mask: &Wire, component: u32) -> Wire {
    (0..component).fold(g.zero(2), |sum, below| sum + mask.bit(below).zero_extend(2))
}

/// Components that an instruction with this mask moves, 1 to 4, 3 bits: without any enabled one it moves one.
pub fn count(g: &Builder, mask: &Wire) -> Wire {
    let ones = (0..4).fold(g.zero(3), |sum, at| sum + mask.bit(at).zero_extend(3));
    mask.any().select(&ones, &g.constant(3, 1))
}

/// The enabled ones of four values, behind each other; zeros behind them.
pub fn enabled(g: &Builder, mask: &Wire, values: &[Wire; 4]) -> [Wire; 4] {
    let places: Vec<Wire> = (0..4).map(|at| place(g, mask, at)).collect();
    [0u128, 1, 2, 3].map(|to| {
        let here = (0..4).map(|from| values[from].when(&(mask.bit(from as u32) & places[from].is(to))));
        g.or_all(values[0].width(), &here.collect::<Vec<_>>())
    })
}
