//! Whether a launch fits a configuration of the hardware, told before it runs: its LDS, and its instructions.
//!
//! Which instructions the hardware executes is the decision of its own block `Predecode`, which is asked about every
//! instruction of the launch.

use super::code::{Code, Survey};
use super::decoder::HardwareDecoder;
use super::trap::exceptions;
use super::{Dispatch, Launch, LaunchError, Residency};
use crate::design::instruction_set;
use crate::engine::EngineError;
use std::fmt;
use tombolo_hdl::config::{Config, InstructionSet, Units};
use tombolo_hdl::scalar::salu::allocation;
use tombolo_isa::arch::cdna4;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::decode::Instruction;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::target::Target;
use tombolo_model::trap::control;

/// Why a launch cannot run on a configuration.
#[derive(Debug, thiserror::Error)]
pub enum FitError {
    /// Its code is of another instruction set.
    #[error("kernel `{kernel}` is compiled for {processor}; configuration {config} runs {runs}")]
    Processor {
        /// Name of the kernel.
        kernel: String,
        /// What its code object is for.
        processor: &'static str,
        /// Name of the configuration.
        config: &'static str,
        /// What the configuration runs.
        runs: &'static str,
    },
    /// Its work-groups need more LDS than the configuration has.
    #[error("{what} (configuration {config})")]
    Lds {
        /// What it needs.
        what: LaunchError,
        /// Name of the configuration.
        config: &'static str,
    },
    /// It is cooperative, and its work-groups are not resident at the same time.
    #[error(
        "kernel `{kernel}`: a cooperative grid of {groups} work-groups does not fit: configuration {config} holds {} of them at the same time ({})",
        residency.groups, residency.limit
    )]
    Cooperative {
        /// Name of the kernel.
        kernel: String,
        /// Work-groups of the grid.
        groups: u64,
        /// What fits.
        residency: Residency,
        /// Name of the configuration.
        config: &'static str,
    },
    /// It has a trap handler, for which the configuration has no unit.
    #[error("kernel `{kernel}` has a trap handler; configuration {config} leaves trap handlers out")]
    TrapHandler {
        /// Name of the kernel.
        kernel: String,
        /// Name of the configuration.
        config: &'static str,
    },
    /// Its waves allocate their VGPRs, for which the configuration has no unit or too few of them.
    #[error(
        "kernel `{kernel}` has dynamic VGPRs, of which a wave may have {}; configuration {config} {what}",
        allocation::MOST
    )]
    DynamicVgprs {
        /// Name of the kernel.
        kernel: String,
        /// Name of the configuration.
        config: &'static str,
        /// What it lacks.
        what: &'static str,
    },
    /// It enables exceptions that the hardware does not raise.
    #[error("kernel `{kernel}` enables the exception {exception}, which the hardware does not raise (the model does)")]
    Exception {
        /// Name of the kernel.
        kernel: String,
        /// The first of them, as TRAP_CTRL calls it.
        exception: &'static str,
    },
    /// It reaches instructions that the configuration does not execute.
    #[error("kernel `{kernel}` uses {missing}")]
    Instructions {
        /// Name of the kernel.
        kernel: String,
        /// The instructions.
        missing: Missing,
    },
    /// The hardware's decoder cannot be built.
    #[error(transparent)]
    Decoder(#[from] EngineError),
}

/// Instructions that the hardware does not execute, of one kind: those that no configuration has, or those that one leaves out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// Text and words of the first one.
    pub text: String,
    /// Its address.
    pub address: u64,
    /// Mnemonics of the others, each once, in the order of their addresses.
    pub others: Vec<String>,
    /// The configuration that leaves them out; none where no configuration has them.
    pub left_out_by: Option<&'static str>,
}

/// Mnemonics that a message lists.
const LISTED: usize = 8;

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {:#x}", self.text, self.address)?;
        let (listed, more) = self.others.split_at(self.others.len().min(LISTED));
        if !listed.is_empty() {
            let dots = if more.is_empty() { "" } else { ", ..." };
            let others = if self.others.len() == 1 { "other" } else { "others" };
            write!(f, " (and {} {others}: {}{dots})", self.others.len(), listed.join(", "))?;
        }
        match self.left_out_by {
            Some(config) => write!(f, ", which configuration {config} leaves out"),
            None => f.write_str(", which the hardware does not execute"),
        }
    }
}

/// What may go wrong when a launch runs on a configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Name of the kernel.
    pub kernel: String,
    /// The instructions.
    pub missing: Missing,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel `{}` contains {}: the run ends there if it gets there", self.kernel, self.missing)
    }
}

impl Launch {
    /// Whether the launch fits a configuration: it is refused when a path from the entry leads to an instruction that the
    /// configuration leaves out. Warned of is what need not be reached: such instructions elsewhere; and everywhere those that
    /// no configuration has, such as the S_TRAP to which a program goes when it gives up.
    ///
    /// # Errors
    /// [`FitError`]
    pub fn fit(&self, config: Config) -> Result<Vec<Warning>, FitError> {
        let target = self.dispatch.target;
        if instruction_set(target) != Some(config.units.set) {
            let (kernel, processor) = (self.dispatch.kernel.clone(), self.code_object.mcpu.name());
            let runs = match config.units.set {
                InstructionSet::Rdna4 => "gfx12 (gfx1200, gfx1201)",
                InstructionSet::SeaIslands => "gfx7 (gfx700 to gfx705)",
                InstructionSet::Cdna4 => "CDNA4 (gfx950)",
            };
            return Err(FitError::Processor { kernel, processor, config: config.name, runs });
        }
        let fixed = self.dispatch.descriptor.group_segment_fixed_size;
        self.dispatch
            .check_lds(fixed, config.lds_bytes as u64)
            .map_err(|what| FitError::Lds { what, config: config.name })?;
        self.dispatch.fits_at_once(config)?;
        if let Some(handler) = &self.dispatch.trap_handler {
            let kernel = self.dispatch.kernel.clone();
            if !config.units.traps {
                return Err(FitError::TrapHandler { kernel, config: config.name });
            }
            let enables = handler.control(&self.dispatch.descriptor);
            let raised = if config.units.exceptions { 0xff } else { control::ADDRESS_WATCH };
            if let Some(exception) = exceptions(enables & !raised).next() {
                return Err(FitError::Exception { kernel, exception });
            }
        }
        if self.dispatch.dynamic_vgprs() {
            let lacks = [
                (!config.units.dynamic_vgprs, "leaves them out"),
                ((config.vgpr_rows as u64) < allocation::MOST, "has fewer rows"),
            ];
            if let Some((_, what)) = lacks.into_iter().find(|(lacks, _)| *lacks) {
                let kernel = self.dispatch.kernel.clone();
                return Err(FitError::DynamicVgprs { kernel, config: config.name, what });
            }
        }
        let Survey { reached, rest } = Survey::of(self);
        let wave64 = self.dispatch.wave_size() == 64;
        let mut decoders = Decoders { own: HardwareDecoder::with_units(config.units)?, whole: None, config, wave64 };
        let kernel = || self.dispatch.kernel.clone();
        let (mut nowhere, left_out) = decoders.refused(reached)?;
        if let Some(missing) = Missing::of(&left_out, Some(config.name), target, wave64) {
            return Err(FitError::Instructions { kernel: kernel(), missing });
        }
        let (more, left_out) = decoders.refused(rest)?;
        nowhere.extend(more);
        let missing =
            [Missing::of(&nowhere, None, target, wave64), Missing::of(&left_out, Some(config.name), target, wave64)];
        Ok(missing.into_iter().flatten().map(|missing| Warning { kernel: kernel(), missing }).collect())
    }
}

impl Dispatch {
    /// Whether all work-groups of a cooperative dispatch are resident at the same time; of another one that does not matter.
    ///
    /// # Errors
    /// [`FitError::Cooperative`]: they are not, and would wait for each other for ever.
    pub fn fits_at_once(&self, config: Config) -> Result<(), FitError> {
        if !self.cooperative {
            return Ok(());
        }
        let (groups, residency) = (self.group_count(), self.residency(config));
        if groups <= residency.groups {
            return Ok(());
        }
        Err(FitError::Cooperative { kernel: self.kernel.clone(), groups, residency, config: config.name })
    }
}

/// Every unit of a machine with that instruction set.
fn whole(set: InstructionSet) -> Units {
    match set {
        InstructionSet::Rdna4 => Units::ALL,
        InstructionSet::SeaIslands => Units::SEA_ISLANDS,
        InstructionSet::Cdna4 => Units::CDNA4,
    }
}

/// The decoder of a configuration, and that of a machine with every unit where the other refuses something.
struct Decoders {
    own: HardwareDecoder,
    whole: Option<HardwareDecoder>,
    config: Config,
    wave64: bool,
}

impl Decoders {
    /// What of the code the hardware does not execute: what no configuration has, and what this one leaves out.
    fn refused(&mut self, code: Code) -> Result<(Code, Code), EngineError> {
        let wave64 = self.wave64;
        let executed = |decoder: &mut HardwareDecoder, instruction: &Instruction| {
            let words = [0, 32, 64, 96].map(|lsb| (instruction.bits >> lsb) as u32);
            decoder.decode(&words, wave64).is_executed()
        };
        let refused: Code = code.into_iter().filter(|(_, it)| !executed(&mut self.own, it)).collect();
        let all = whole(self.config.units.set);
        if refused.is_empty() || self.config.units == all {
            return Ok((refused, Code::new()));
        }
        let whole = match &mut self.whole {
            Some(whole) => whole,
            none => none.insert(HardwareDecoder::with_units(all)?),
        };
        let (left_out, nowhere) = refused.into_iter().partition(|(_, it)| executed(whole, it));
        Ok((nowhere, left_out))
    }
}

impl Missing {
    /// What a message says of instructions, if there are any.
    fn of(code: &Code, left_out_by: Option<&'static str>, target: Target, wave64: bool) -> Option<Self> {
        let (address, first) = code.first_key_value()?;
        let mut text = String::new();
        match target {
            Target::Gcn(generation) => generation.write_instruction(&mut text, first),
            Target::Cdna4 => cdna4::write_instruction(&mut text, first),
            Target::Rdna4 => write_instruction(&mut text, first, Syntax { wave64 }),
        }
        let words: Vec<String> =
            (0..first.dwords).map(|at| format!("{:08x}", (first.bits >> (32 * at)) as u32)).collect();
        let mut others: Vec<String> = vec![];
        for instruction in code.values() {
            let name = mnemonic(instruction);
            if name != mnemonic(first) && !others.contains(&name) {
                others.push(name);
            }
        }
        let text = format!("{} ({})", text.trim(), words.join(" "));
        Some(Self { text, address: *address, others, left_out_by })
    }
}

/// The mnemonic; both of a dual instruction.
fn mnemonic(instruction: &Instruction) -> String {
    match instruction.second {
        Some(second) => format!("{} :: {}", instruction.opcode.mnemonic, second.mnemonic),
        None => instruction.opcode.mnemonic.to_owned(),
    }
}
