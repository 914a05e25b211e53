//! Runs a program on the hardware in lock-step with the model.

use super::program::{Program, READ_BYTES, WAVE_BYTES};
use super::shrink::{Lines, shrink};
use super::word;
use crate::machine::Machine;
use crate::regression::coverage::Coverage;
use anyhow::{Context, anyhow};
use std::path::Path;
use std::sync::Arc;
use tombolo_asm::{Options, assemble};
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::memory::{Order, PortTiming};
use tombolo_sim::random::SplitMix64;
use tombolo_sim::run::{ErrorKind, RunError, rtl};

/// Cycles that a program may take for each work-group.
const MAX_CYCLES: u64 = 1_000_000;

/// What runs programs: one compute unit.
pub struct Runner {
    config: Config,
    netlist: Arc<Netlist>,
    /// Compiled for the first program.
    machine: Option<Machine>,
    /// The last program has run to its end: else the machine goes back to its start.
    idle: bool,
}

/// How a program ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Hardware and model agree.
    Agree {
        /// Instructions compared.
        instructions: u64,
        /// Cycles simulated.
        cycles: u64,
        /// What was compared.
        coverage: Coverage,
    },
    /// They do not, or the hardware hangs or breaks a rule.
    Differ(RunError),
    /// The program is not one that may be run.
    Refused(RunError),
}

/// The mnemonic of the instruction in which hardware and model differ, if the message tells of one: `wave 1: s_fmac_f32 s21, s44, s32 at 0x... differs`.
fn differs_in(error: &RunError) -> Option<&str> {
    error.message.split(": ").nth(1)?.split(' ').next()
}

impl Runner {
    /// Elaborates the compute unit.
    ///
    /// # Errors
    /// It does not elaborate.
    pub fn new(config: Config) -> anyhow::Result<Self> {
        Ok(Self::of(config, Arc::new(design::compute_unit(config)?)))
    }

    /// Runs programs on this netlist of the compute unit.
    pub fn of(config: Config, netlist: Arc<Netlist>) -> Self {
        Self { config, netlist, machine: None, idle: false }
    }

    /// The next program finds the machine as it is after power-up, instead of with what the last one has left in registers and
    /// caches: then it runs the same way every time.
    pub const fn power_up(&mut self) {
        self.idle = false;
    }

    /// The smallest program found that differs in the same instruction as this one did: what is left without its addresses may differ elsewhere.
    pub fn shrunk(&mut self, program: &Program, error: &RunError) -> Program {
        shrink(program, Lines::Legal, |smaller| match self.run(smaller) {
            Ok(Outcome::Differ(other)) => (other.kind, differs_in(&other)) == (error.kind, differs_in(error)),
            _ => false,
        })
    }

    /// Runs a program.
    ///
    /// # Errors
    /// It cannot be assembled or launched.
    pub fn run(&mut self, program: &Program) -> anyhow::Result<Outcome> {
        let folder = tempfile::tempdir().context("a folder for the launch")?;
        write_launch(program, folder.path())?;
        let mut launch = Launch::read(folder.path(), None)?;
        let machine = match &mut self.machine {
            Some(machine) => machine,
            none => none.insert(Machine::of(Arc::clone(&self.netlist))?),
        };
        let engine = if self.idle { machine.engine() } else { machine.fresh() };
        let mut lockstep = Lockstep::new(engine, self.config, &launch)?;
        // Half of the programs find memory in disorder.
        let order = match program.seed % 2 {
            0 => Order::InOrder,
            _ => Order::Shuffled { spread: 30, seed: program.seed },
        };
        let timing = match program.is_crowd() {
            false => PortTiming { latency: 20, cycles_per_line: 1, order },
            // Slow memory gathers waves behind it, and narrow memory keeps them in a row.
            true => PortTiming {
                latency: [20, 1, 300, 90][program.seed as usize / 2 % 4],
                // Many work-groups would take too long.
                cycles_per_line: if program.groups > 1 { 1 } else { [1, 1, 6][program.seed as usize % 3] },
                order,
            },
        };
        let max_cycles = MAX_CYCLES * u64::from(program.groups);
        let options = rtl::Options { timing, max_cycles, lockstep: Some(&mut lockstep), ..rtl::Options::default() };
        let report = rtl::run(&mut launch, self.config, engine, options, |_| ());
        self.idle = report.error.is_none();
        Ok(match report.error {
            None => {
                let cycles = report.statistics.cycles.unwrap_or(0);
                let coverage = Coverage::of(&lockstep, &launch);
                Outcome::Agree { instructions: lockstep.compared(), cycles, coverage }
            }
            Some(error) => match error.kind {
                ErrorKind::Difference | ErrorKind::Hang | ErrorKind::Hardware => Outcome::Differ(error),
                _ => Outcome::Refused(error),
            },
        })
    }
}

/// Writes a launch folder of the program that `tombolo run` takes too.
///
/// # Errors
/// The program cannot be assembled, or the files not written.
pub fn write_launch(program: &Program, folder: &Path) -> anyhow::Result<()> {
    let source = program.source();
    let options = Options { wave64: program.wave64, ..Options::default() };
    let object = assemble(&source, "random.s", &options)
        .and_then(|assembled| assembled.code_object())
        .map_err(|errors| anyhow!("program {}: {}", program.seed, errors[0]))?;
    let mut random = SplitMix64::new(program.seed ^ 0xda7a);
    let mut data = |bytes: u64| -> Vec<u8> { (0..bytes / 4).flat_map(|_| word(&mut random).to_le_bytes()).collect() };
    let sizes = [READ_BYTES, u64::from(program.groups * program.waves * WAVE_BYTES)];
    let lanes = if program.wave64 { 64 } else { 32 };
    let threads = program.waves * lanes;
    let argument = |at: usize| serde_json::json!({"kind": "buffer", "file": format!("arg{at}.bin"), "bytes": sizes[at], "dtype": "uint32"});
    let manifest = serde_json::json!({
        "name": format!("random program {}", program.seed),
        "elf": "random.elf", "elfs": {"gfx1201": "random.elf"}, "kernel": "k",
        "grid": [program.groups * threads, 1, 1], "block": [threads, 1, 1], "dynamic_lds_bytes": 0,
        "dynamic_vgprs": program.dynamic,
        "args": [argument(0), argument(1)],
    });
    for (name, bytes) in [
        ("random.s", source.into_bytes()),
        ("random.elf", object),
        ("arg0.bin", data(sizes[0])),
        ("arg1.bin", data(sizes[1])),
        ("manifest.json", serde_json::to_vec_pretty(&manifest)?),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, bytes).with_context(|| path.display().to_string())?;
    }
    Ok(())
}
