//! Registers between the stages of a unit that keep their values unless an operation passes: a clock enable a stage, which costs
//! a flip-flop each. What a stage computes then changes only for operations of the unit. A reset clears those enables and leaves what is in the
//! stages, as the end of an operation does.

use std::rc::Rc;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::known::Known;
use tombolo_netlist::port::PortBits;

/// The stages of one unit.
#[derive(Clone)]
pub struct Pipeline {
    g: Builder,
    /// By stage: an operation is in it.
    enables: Rc<[Wire]>,
    /// Stages that pass in one clock: behind the last of them are registers.
    together: u32,
}

impl Pipeline {
    /// `stages` stages; `start`: an operation enters the first one.
    pub fn new(g: &Builder, start: &Wire, stages: u32) -> Self {
        Self::in_clocks(g, start, stages, stages)
    }

    /// `stages` stages in `clocks` clocks, a divisor of them.
    pub fn in_clocks(g: &Builder, start: &Wire, stages: u32, clocks: u32) -> Self {
        let together = stages / clocks;
        let mut enables = vec![start.clone()];
        for stage in 1..stages {
            let before = &enables[stage as usize - 1];
            let enable = match stage % together {
                0 => g.register(&format!("passes_{stage}"), before),
                _ => before.clone(),
            };
            enables.push(enable);
        }
        Self { g: g.clone(), enables: enables.into(), together }
    }

    /// A value one stage later: a register at the end of `stage`, from 1, which is the end of its name, if the clock ends there.
    pub fn register(&self, name: &str, stage: u32, value: &Wire) -> Wire {
        if !stage.is_multiple_of(self.together) {
            return value.clone();
        }
        self.g.register_stage(&format!("{name}_{stage}"), value, &self.enables[stage as usize - 1])
    }

    /// A control word one stage later: registers for the fields that are read then.
    pub fn control<T: PortBits>(&self, stage: u32, control: &T::Fields<Known>) -> T::Fields<Known> {
        T::map_fields(control, &mut |field| {
            let pipeline = self.clone();
            field.map(move |name, wire| pipeline.register(name, stage, wire))
        })
    }

    /// A value some stages later.
    pub fn delayed(&self, name: &str, value: &Wire, stages: std::ops::RangeInclusive<u32>) -> Wire {
        stages.fold(value.clone(), |value, stage| self.register(name, stage, &value))
    }
}
