//! Cube maps: face, coordinates and major axis of a direction (16.12, V_CUBE*).

use super::control::detail;
use super::operand::Operand;
use tombolo_netlist::builder::{Builder, Wire};

/// Which source has the largest magnitude, z before y before x, and its sign.
pub struct MajorAxis {
    is_z: Wire,
    is_y: Wire,
    negative: Wire,
    source: Operand,
}

impl MajorAxis {
    /// Of a direction x, y, z.
    pub fn new(g: &Builder, [x, y, z]: &[Operand; 3]) -> Self {
        // The comparators are those of the other selections.
        let at_least = |a: &Operand, b: &Operand| {
            let (large, small) = (a.magnitude(), b.magnitude());
            (small.less(&large) | small.equals(&large)) & !(&a.is_nan | &b.is_nan)
        };
        let is_z = g.name("major_is_z", &(at_least(z, x) & at_least(z, y)));
        let is_y = g.name("major_is_y", &(at_least(y, x) & !&is_z));
        let source = z.or(&is_z, &y.or(&is_y, x));
        Self { negative: &source.sign & !(&source.is_zero | &source.is_nan), is_z, is_y, source }
    }

    /// The source along the axis.
    pub fn source(&self) -> &Operand {
        &self.source
    }

    /// Face or coordinate by `which`, [`detail`], 32 bits.
    pub fn value(&self, g: &Builder, which: &Wire, [x, y, z]: &[Operand; 3]) -> Wire {
        let face = |at: u32| g.constant(32, (at as f32).to_bits() as u128);
        let of_axis = |at: u32| self.negative.select(&face(2 * at + 1), &face(2 * at));
        let face = self.is_z.select(&of_axis(2), &self.is_y.select(&of_axis(1), &of_axis(0)));
        let negated = |operand: &Operand, negate: &Wire| {
            let word = operand.raw_word(g);
            (word.msb() ^ negate).concat(&word.slice(0, 31))
        };
        let (yes, no) = (g.constant(1, 1), g.zero(1));
        let s = self
            .is_z
            .select(&negated(x, &self.negative), &self.is_y.select(&negated(x, &no), &negated(z, &!&self.negative)));
        let t = self.is_y.select(&negated(z, &self.negative), &negated(y, &yes));
        g.lookup(which, &[(detail::CUBE_S as u128, s), (detail::CUBE_T as u128, t)], &face)
    }
}
