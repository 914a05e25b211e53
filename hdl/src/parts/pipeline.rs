//! Registers between the stages of a unit that keep their values unless an operation passes: a clock enable a stage, which costs
//! a flip-flop each. What a stage computes then changes only for operations of the unit.

use tombolo_netlist::builder::{Builder, Wire};

/// The stages of one unit, whose graph it borrows.
pub struct Pipeline<'g> {
    g: &'g Builder,
    /// By stage: an operation is in it.
    enables: Vec<Wire>,
}

impl<'g> Pipeline<'g> {
    /// `stages` stages; `start`: an operation enters the first one.
    pub fn new(g: &'g Builder, start: &Wire, stages: u32) -> Self {
        let mut enables = vec![start.clone()];
        for stage in 1..stages {
            enables.push(g.register(&format!("passes_{stage}"), &enables[stage as usize - 1]));
        }
        Self { g, enables }
    }

    /// A value one clock later: a register at the end of `stage`, from 1, which is the end of its name.
    pub fn register(&self, name: &str, stage: u32, value: &Wire) -> Wire {
        self.g.register_enabled(&format!("{name}_{stage}"), value, &self.enables[stage as usize - 1])
    }

    /// A value some stages later.
    pub fn delayed(&self, name: &str, value: &Wire, stages: std::ops::RangeInclusive<u32>) -> Wire {
        stages.fold(value.clone(), |value, stage| self.register(name, stage, &value))
    }
}
