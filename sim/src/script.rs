//! Register scripts: reads and writes on the simulated register blocks, line by line.
//!
//! ```text
//! # comment
//! write PA_CL_VTE_CNTL 0x43f            the whole register
//! write VGT_DRAW_INITIATOR.MAJOR_MODE 1 one field; the others as last written
//! read PA_CL_UCP_3_W                    prints the value and its fields
//! expect PA_CL_VTE_CNTL 0x43f           ends the script unless the value is that
//! wait 10                               cycles
//! ```

use crate::design::{self, DesignError, EngineKind};
use crate::engine::{Engine, EngineError};
use crate::launch::program::RegisterWrite;
use crate::run::bus::RegisterBus;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write as _;
use std::sync::Arc;
use tombolo_hdl::registers::map::{Instance, instances};
use tombolo_registers::{self as registers, Block};

/// Cycles that one `wait` may take.
const MAX_WAIT: u32 = 1_000_000;

/// Why a script ends.
#[derive(Debug, thiserror::Error)]
pub enum ScriptError {
    /// A line that is no command.
    #[error("line {line}: {what}")]
    Line {
        /// Number, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// `expect` saw another value.
    #[error("line {line}: {register} is {found:#x}, not {expected:#x}")]
    Unexpected {
        /// Number, from 1.
        line: usize,
        /// Register.
        register: String,
        /// Value read.
        found: u32,
        /// Value wanted.
        expected: u32,
    },
    /// No simulation.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// The design has no register bus.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// One block being simulated.
struct Simulated {
    engine: Box<dyn Engine>,
    bus: RegisterBus,
    registers: Vec<Instance>,
    /// Values written last, by address: what a write of one field keeps.
    written: HashMap<u32, u32>,
}

/// The register blocks that a script has used so far.
#[derive(Default)]
pub struct Session {
    blocks: HashMap<Block, Simulated>,
}

impl Session {
    /// Runs a script and hands what it prints to `print`, line by line.
    ///
    /// # Errors
    /// [`ScriptError`], at the first line that cannot be executed.
    pub fn run(&mut self, script: &str, mut print: impl FnMut(String)) -> Result<(), ScriptError> {
        for (at, text) in script.lines().enumerate() {
            let text = text.split('#').next().unwrap_or_default();
            let words: Vec<&str> = text.split_whitespace().collect();
            if !words.is_empty() {
                self.command(at + 1, &words).map(|output| output.into_iter().for_each(&mut print))?;
            }
        }
        Ok(())
    }

    fn command(&mut self, line: usize, words: &[&str]) -> Result<Option<String>, ScriptError> {
        let wrong = |what: String| ScriptError::Line { line, what };
        match *words {
            ["write", target, value] => {
                let value = number(value).map_err(wrong)?;
                let (name, field) = target.split_once('.').map_or((target, None), |(name, field)| (name, Some(field)));
                let (block, instance) = self.find(line, name)?;
                block.write(&instance, field, value).map_err(wrong)?;
                Ok(None)
            }
            ["read", name] => {
                let (block, instance) = self.find(line, name)?;
                let value = block.read(&instance).map_err(wrong)?;
                Ok(Some(describe(&instance, value)))
            }
            ["expect", name, expected] => {
                let expected = number(expected).map_err(wrong)?;
                let (block, instance) = self.find(line, name)?;
                let found = block.read(&instance).map_err(wrong)?;
                let register = instance.name;
                match found == expected {
                    true => Ok(None),
                    false => Err(ScriptError::Unexpected { line, register, found, expected }),
                }
            }
            ["wait", cycles] => {
                let cycles = number(cycles).ok().filter(|cycles| *cycles <= MAX_WAIT);
                let cycles = cycles.ok_or_else(|| wrong(format!("wait takes a number up to {MAX_WAIT}")))?;
                self.blocks.values_mut().for_each(|block| (0..cycles).for_each(|_| block.engine.step()));
                Ok(None)
            }
            _ => Err(wrong("a command is `write REGISTER[.FIELD] VALUE`, `read REGISTER`, `expect REGISTER VALUE` or `wait CYCLES`".to_owned())),
        }
    }

    /// The register of that name, and its block, which is built when it is first used.
    fn find(&mut self, line: usize, name: &str) -> Result<(&mut Simulated, Instance), ScriptError> {
        let unknown =
            || ScriptError::Line { line, what: format!("there is no register {name}; `tombolo regs` lists them") };
        let (register, _) = registers::find(name).ok_or_else(unknown)?;
        let block = match self.blocks.entry(register.block) {
            Entry::Occupied(entry) => entry.into_mut(),
            Entry::Vacant(entry) => entry.insert(Simulated::new(register.block)?),
        };
        let instance = block.registers.iter().find(|known| known.name.eq_ignore_ascii_case(name)).cloned();
        Ok((block, instance.ok_or_else(unknown)?))
    }
}

impl Simulated {
    fn new(block: Block) -> Result<Self, ScriptError> {
        let engine = design::engine(EngineKind::Compiled, Arc::new(design::registers(block)?))?;
        let bus = RegisterBus::find(engine.as_ref())?;
        Ok(Self { engine, bus, registers: instances(block), written: HashMap::new() })
    }

    /// One cycle with what is on the bus, and the answer to it.
    fn answer(&mut self, what: &str, instance: &Instance) -> Result<u32, String> {
        self.engine.step();
        self.bus.present(self.engine.as_mut(), None);
        self.engine.settle_outputs();
        self.bus.answer(self.engine.as_ref()).ok_or_else(|| format!("the hardware refuses to {what} {}", instance.name))
    }

    fn write(&mut self, instance: &Instance, field: Option<&str>, value: u32) -> Result<(), String> {
        let value = match field {
            None => value,
            Some(name) => {
                let named = instance.fields.iter().find(|known| known.field.name.eq_ignore_ascii_case(name));
                let field = named.ok_or_else(|| format!("{} has no field {name}", instance.name))?.field;
                if value > field.mask() >> field.lsb {
                    return Err(format!("{value:#x} does not fit into the {} bits of {name}", field.width()));
                }
                let last = self.written.get(&instance.address).copied().unwrap_or_else(|| instance.reset());
                last & !field.mask() | value << field.lsb
            }
        };
        self.bus.present(self.engine.as_mut(), Some(RegisterWrite { address: instance.address, value }));
        self.answer("write", instance)?;
        self.written.insert(instance.address, value);
        Ok(())
    }

    fn read(&mut self, instance: &Instance) -> Result<u32, String> {
        self.bus.present_read(self.engine.as_mut(), instance.address);
        self.answer("read", instance)
    }
}

/// A value and its fields, by name where they have one.
fn describe(instance: &Instance, value: u32) -> String {
    let mut text = format!("{} = {value:#010x}", instance.name);
    for named in &instance.fields {
        let field = named.field;
        let part = (value & field.mask()) >> field.lsb;
        let label = field.values.iter().find(|(known, _)| *known == part);
        let shown = label.map_or(format!("{part:#x}"), |(_, name)| (*name).to_owned());
        let _ = write!(text, " {}={shown}", field.name);
    }
    text
}

fn number(text: &str) -> Result<u32, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| format!("{text} is no number of 32 bits"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn run(script: &str) -> Result<Vec<String>, String> {
        let mut lines = vec![];
        Session::default().run(script, |line| lines.push(line)).map(|()| lines).map_err(|error| error.to_string())
    }

    #[test]
    fn a_script_writes_registers_and_fields_and_reads_them_back() {
        let lines =
            run("write GB_TILE_MODE3 0x14\nwrite GB_TILE_MODE3.PIPE_CONFIG 5 # a field\nwait 3\nread GB_TILE_MODE3");
        assert_eq!(lines.unwrap()[0][..44], *"GB_TILE_MODE3 = 0x00000154 ARRAY_MODE=ARRAY_");
    }

    #[test]
    fn what_a_script_cannot_do_is_named_with_its_line() {
        let message = |script| run(script).unwrap_err();
        assert_eq!(message("\nexpect GB_TILE_MODE0 1"), "line 2: GB_TILE_MODE0 is 0x0, not 0x1");
        assert!(message("read COMPUTE_DIM_X").contains("refuses to read COMPUTE_DIM_X"));
        assert!(message("read GB_TILE_MODE32").contains("no register GB_TILE_MODE32"));
        assert!(message("write GB_TILE_MODE0.ARRAY_MODE 16").contains("4 bits"));
        assert!(message("peek GB_TILE_MODE0").starts_with("line 1: a command is"));
    }
}
