//! The program of PA, step by step: clipping by planes, then set-up of each triangle of what is left.
//!
//! A step that computes names the places of its numbers and where the result goes; it may be repeated for the corners of the polygon or
//! of the triangle, one a clock. A result may be read seven clocks later: [`Program`] marks the steps that read what is under way, and they
//! wait until nothing is. A step that controls changes counters and leads elsewhere where its condition holds.

use super::clipping::{clip, take};
use super::setup::{AREA, RECIPROCAL, interpolated, offset, snap, window};
use super::step::{Command, Condition, Function, Integer, NUMBER, Outside, Step, StepWires};
use super::writer::{NOTHING, ONE, Out, Program, kept};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::{PortBits, Wires};

/// The whole program.
pub fn program() -> Vec<Step> {
    let mut p = Program::default();
    let [triangle, skip, beyond, done] = [(); 4].map(|()| p.label());
    take(&mut p, done);
    clip(&mut p, done);
    p.command(Command::FirstTriangle);
    p.here(triangle);
    window(&mut p);
    p.go(Condition::Lost, skip);
    snap(&mut p);
    p.control(Command::Edges, Condition::Beyond, Some(beyond));
    p.go(Condition::NotSeen, skip);
    p.keep(Function::Whole, [ONE, Out(Outside::Zero, Integer::Area as u64), NOTHING], kept(AREA));
    p.keep(Function::Divide, [ONE, kept(AREA), NOTHING], kept(RECIPROCAL));
    offset(&mut p);
    interpolated(&mut p);
    p.command(Command::Emit);
    p.here(skip);
    p.control(Command::NextTriangle, Condition::MoreTriangles, Some(triangle));
    p.here(done);
    p.command(Command::Finish);
    p.here(beyond);
    p.command(Command::OutOfRange);
    p.finished()
}

generator_block! {
    /// The step of a number.
    pub struct PaProgram() {
        /// Its number.
        in number: (Bits<{ NUMBER }>),
        /// It.
        out step: (Step),
    }
    |g| {
        let rows: Vec<(u128, Wire)> = (0..).zip(program()).map(|(at, step)| (at, g.value(step.to_value()))).collect();
        let word = g.lookup(&g.input("number"), &rows, &g.zero(Step::BITS as u32));
        g.output_of("step", &StepWires::unpack(&word));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_numbered_and_every_jump_leads_to_a_step() {
        let steps = program();
        assert!(steps.len() <= 1 << NUMBER, "{} steps", steps.len());
        assert!(steps.iter().all(|step| step.target.to_u64() < steps.len() as u64));
    }

    #[test]
    fn a_step_that_reads_a_result_of_the_one_before_it_waits() {
        let steps = program();
        let at = steps.iter().position(|step| step.keeps && step.to_number.to_u64() == RECIPROCAL).unwrap();
        assert!(steps[at].waits && steps[at - 1].to_number.to_u64() == AREA);
    }
}
