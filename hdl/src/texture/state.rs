//! What a sample is at: the states of [`super::sampling`], which describes their order.

use rust_hdl::prelude::*;

/// What the lane's sample is at.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum SampleState {
    /// No part is here, or it is done.
    Rest,
    /// The next lane.
    Lane,
    /// Values of its address besides coordinates.
    Value,
    /// A derivative, or a coordinate of the quad's first lane.
    Derive,
    /// The same of the lane beside or below it.
    Differ,
    /// Their difference.
    Differed,
    /// In texels.
    Times,
    /// Squared.
    Square,
    /// The longer derivative.
    Major,
    /// A digit of its logarithm.
    Digit,
    /// Its level.
    Found,
    /// Its level.
    Level,
    /// A coordinate.
    Read,
    /// Of several probes: the coordinate a whole derivative away.
    Away,
    /// And that of the probe.
    Probe,
    /// On a cube the middle of a face is taken off, which is at 1.5.
    Centre,
    /// Times the size.
    Scale,
    /// In fixed point.
    Fix,
    /// Its texels.
    Axis,
    /// The same where the image repeats.
    Divide,
    /// They are known.
    Place,
    /// The texels of the filter.
    Tap,
    /// A line is asked for.
    Ask,
    /// It comes.
    Wait,
    /// Two texels become one.
    Blend,
    /// The probe is done.
    Join,
    /// The level is.
    Mix,
    /// The lane is.
    Tell,
}
