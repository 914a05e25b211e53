//! A debugger on the reference model: it stops, steps and inspects the waves of a launch. Its commands and their answers are text
//! ([`command`]), so that a session can be a file.
//!
//! Work-groups run one after the other, the waves of a group in turns, so a session is the same every time.

pub mod command;

use crate::launch::Launch;
use crate::run::model::{ids, start_group};
use crate::run::waves::{instruction_text, place};
use command::{Command, CommandError, HELP, Place, Register};
use std::fmt::Write;
use tombolo_code_object::SymbolKind;
use tombolo_model::group::{Activity, Group, RunError};
use tombolo_model::hardware::Slice;
use tombolo_model::program::Program;
use tombolo_model::wave::{Wave, code};

/// Instructions of a wave before it is another one's turn.
const TURN: u64 = 64;
/// Words of memory, instructions or lanes that one command shows at most.
const SHOWN: u64 = 256;
/// Lanes in a line.
const LANES_A_LINE: usize = 8;

/// Why a command cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum DebugError {
    /// The line is no command.
    #[error(transparent)]
    Command(#[from] CommandError),
    /// The code object has no such place.
    #[error("there is no code at {0}")]
    Place(Place),
    /// No breakpoint has this number.
    #[error("there is no breakpoint {0}")]
    Breakpoint(usize),
    /// The work-group has no such wave.
    #[error("there is no wave {0} in this work-group")]
    Wave(usize),
    /// Memory has nothing there.
    #[error("there is no memory at {0:#x}")]
    Memory(u64),
    /// The register cannot be set like this.
    #[error("{0} cannot be set")]
    Set(&'static str),
    /// Too much to show.
    #[error("at most {SHOWN} are shown at once")]
    TooMuch,
    /// The launch is over.
    #[error("the launch has ended")]
    Ended,
    /// A wave cannot go on.
    #[error("{0}")]
    Failed(RunError),
}

/// What a command answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Its text, without the last end of line; may be empty.
    pub text: String,
    /// The session is over.
    pub quits: bool,
}

/// A session.
pub struct Debugger {
    launch: Launch,
    program: Program,
    /// Positions of the work-groups that have not begun.
    waiting: Box<dyn Iterator<Item = [u32; 3]>>,
    id: [u32; 3],
    group: Option<Group>,
    /// The wave that is looked at.
    current: usize,
    /// Its turn is next.
    turn: usize,
    breakpoints: Vec<Option<u64>>,
    /// A wave cannot go on: what it said.
    failed: Option<RunError>,
}

impl Debugger {
    /// Before the first instruction of a launch.
    pub fn new(launch: Launch) -> Self {
        let mut waiting: Box<dyn Iterator<Item = [u32; 3]>> = Box::new(ids(launch.dispatch.groups()));
        let id = waiting.next().unwrap_or_default();
        let group = Some(start_group(&launch.dispatch, id));
        let program = Program::of(launch.dispatch.target);
        Self { launch, program, waiting, id, group, current: 0, turn: 0, breakpoints: vec![], failed: None }
    }

    /// The launch, with its memory as the session has left it.
    pub fn launch(&self) -> &Launch {
        &self.launch
    }

    /// Where the session stands.
    pub fn location(&self) -> String {
        match &self.group {
            Some(group) => self.wave_text(group, self.current),
            None => "the launch has ended".to_owned(),
        }
    }

    /// Does what a line says.
    ///
    /// # Errors
    /// [`DebugError`]; nothing has happened then, but for [`DebugError::Failed`].
    pub fn execute(&mut self, line: &str) -> Result<Answer, DebugError> {
        let Some(command) = Command::parse(line)? else { return Ok(Answer { text: String::new(), quits: false }) };
        let quits = command == Command::Quit;
        let text = match command {
            Command::Quit => String::new(),
            Command::Help => HELP.to_owned(),
            Command::Break(None) => self.list_breakpoints(),
            Command::Break(Some(place)) => self.add_breakpoint(&place)?,
            Command::Delete(number) => {
                let breakpoint = number.checked_sub(1).and_then(|at| self.breakpoints.get_mut(at));
                let known = breakpoint.and_then(Option::take).is_some();
                known.then(String::new).ok_or(DebugError::Breakpoint(number))?
            }
            Command::Continue => self.go_on()?,
            Command::Step(count) => self.step(count)?,
            Command::Wave(number) => {
                let waves = self.group()?.members.len();
                self.current = Some(number).filter(|number| *number < waves).ok_or(DebugError::Wave(number))?;
                self.location()
            }
            Command::Waves => {
                let group = self.group()?;
                let lines: Vec<String> = (0..group.members.len()).map(|wave| self.wave_text(group, wave)).collect();
                format!("work-group {:?}\n{}", self.id, lines.join("\n"))
            }
            Command::Print(registers) => {
                let wave = self.wave()?;
                let lines: Vec<String> = registers.iter().map(|register| shown(wave, *register)).collect();
                lines.join("\n")
            }
            Command::Set(register, value) => {
                set(self.wave_mut()?, register, value)?;
                shown(self.wave()?, register)
            }
            Command::Disassemble(place, count) => self.disassemble(place.as_ref(), count)?,
            Command::Examine(address, count) => self.examine(address, count)?,
        };
        Ok(Answer { text, quits })
    }

    fn group(&self) -> Result<&Group, DebugError> {
        self.group.as_ref().ok_or(DebugError::Ended)
    }

    fn wave(&self) -> Result<&Wave, DebugError> {
        let group = self.group()?;
        group.members.get(self.current).map(|member| &member.wave).ok_or(DebugError::Wave(self.current))
    }

    fn wave_mut(&mut self) -> Result<&mut Wave, DebugError> {
        let group = self.group.as_mut().ok_or(DebugError::Ended)?;
        group.members.get_mut(self.current).map(|member| &mut member.wave).ok_or(DebugError::Wave(self.current))
    }

    /// Symbol and offset of an address, and the line of the source.
    fn place_text(&self, pc: u64) -> String {
        let relative = pc.wrapping_sub(self.launch.load_base);
        let functions = self.launch.code_object.symbols.iter().filter(|symbol| symbol.kind == SymbolKind::Function);
        let inside = functions.into_iter().find(|symbol| relative.wrapping_sub(symbol.address) < symbol.size.max(1));
        match inside {
            Some(symbol) => format!("{} <{}+{:#x}>", place(&self.launch, pc), symbol.name, relative - symbol.address),
            None => place(&self.launch, pc),
        }
    }

    fn wave_text(&self, group: &Group, number: usize) -> String {
        let Some(member) = group.members.get(number) else { return String::new() };
        let pc = member.wave.pc();
        let doing = match member.activity {
            Activity::Running if member.wave.privileged() => " in its trap handler",
            Activity::Running => "",
            Activity::Waiting(_) => " waits at a barrier,",
            Activity::Halted => " is halted,",
            Activity::Ended => return format!("wave {number} has ended"),
        };
        format!("wave {number}{doing} at {}: {}", self.place_text(pc), instruction_text(&self.launch, pc))
    }

    fn address_of(&self, place: &Place) -> Result<u64, DebugError> {
        let symbols = &self.launch.code_object.symbols;
        let functions = || symbols.iter().filter(|symbol| symbol.kind == SymbolKind::Function);
        let address = match place {
            Place::Address(address) => Some(*address),
            Place::Symbol(name, offset) => functions()
                .find(|symbol| symbol.name == *name)
                .map(|symbol| self.launch.load_base.wrapping_add(symbol.address).wrapping_add(*offset)),
            Place::Line(file, line) => {
                let is_there = |address: &u64| {
                    let at = self.launch.code_object.lines.at(*address);
                    at.is_some_and(|at| *at.file == **file && at.line == *line)
                };
                let addresses = functions()
                    .flat_map(|symbol| (symbol.address..symbol.address.saturating_add(symbol.size)).step_by(4));
                let mut addresses = addresses.filter(is_there);
                addresses.next().map(|address| self.launch.load_base.wrapping_add(address))
            }
        };
        let mut word = [0; 4];
        let is_code = |address: &u64| self.launch.memory.read(*address, &mut word).is_ok();
        address.filter(is_code).ok_or_else(|| DebugError::Place(place.clone()))
    }

    fn add_breakpoint(&mut self, place: &Place) -> Result<String, DebugError> {
        let address = self.address_of(place)?;
        self.breakpoints.push(Some(address));
        Ok(format!("breakpoint {} at {}", self.breakpoints.len(), self.place_text(address)))
    }

    fn list_breakpoints(&self) -> String {
        let known = self.breakpoints.iter().zip(1..).filter_map(|(breakpoint, number)| Some((number, (*breakpoint)?)));
        let lines: Vec<String> =
            known.map(|(number, address)| format!("breakpoint {number} at {}", self.place_text(address))).collect();
        if lines.is_empty() { "no breakpoints".to_owned() } else { lines.join("\n") }
    }

    /// Lets a wave execute an instruction; whether it did.
    fn advance(&mut self, wave: usize) -> Result<bool, DebugError> {
        if let Some(failed) = &self.failed {
            return Err(DebugError::Failed(failed.clone()));
        }
        let group = self.group.as_mut().ok_or(DebugError::Ended)?;
        let Some(member) = group.members.get(wave) else { return Err(DebugError::Wave(wave)) };
        match member.activity {
            Activity::Ended => return Ok(false),
            Activity::Halted if !member.wave.host_asks() => return Ok(false),
            _ => {}
        }
        group.step(wave, &mut self.program, &mut self.launch.memory).map_err(|error| {
            self.failed = Some(error.clone());
            self.current = wave;
            DebugError::Failed(error)
        })
    }

    fn step(&mut self, count: u64) -> Result<String, DebugError> {
        let mut left = count;
        while left > 0 {
            if self.advance(self.current)? {
                left -= 1;
                continue;
            }
            let member = &self.group()?.members[self.current];
            if matches!(member.activity, Activity::Ended | Activity::Halted) {
                break;
            }
            // It waits for the others.
            let others: Vec<usize> = (0..self.group()?.members.len()).filter(|wave| *wave != self.current).collect();
            let mut moved = false;
            for wave in others {
                moved |= self.advance(wave)?;
            }
            if !moved {
                return Ok(format!("no wave can go on\n{}", self.location()));
            }
        }
        Ok(self.location())
    }

    /// Runs until a wave is before a breakpoint, none can go on, or all have ended.
    fn go_on(&mut self) -> Result<String, DebugError> {
        // The instruction that the session stands before is executed in any case.
        let mut leaving = Some(self.current);
        loop {
            let waves = self.group()?.members.len();
            let mut progress = false;
            for _ in 0..waves {
                let wave = self.turn % waves;
                for _ in 0..TURN {
                    let member = &self.group()?.members[wave];
                    let stops =
                        self.breakpoints.contains(&Some(member.wave.pc())) && member.activity != Activity::Ended;
                    if stops && leaving != Some(wave) {
                        self.current = wave;
                        return Ok(self.location());
                    }
                    if !self.advance(wave)? {
                        break;
                    }
                    if leaving == Some(wave) {
                        leaving = None;
                    }
                    progress = true;
                }
                self.turn = wave + 1;
            }
            if self.group()?.members.iter().all(|member| member.activity == Activity::Ended) {
                (self.current, self.turn, leaving) = (0, 0, None);
                match self.waiting.next() {
                    Some(id) => {
                        self.id = id;
                        self.group = Some(start_group(&self.launch.dispatch, id));
                    }
                    None => {
                        self.group = None;
                        return Ok(self.end());
                    }
                }
            } else if !progress {
                return Ok(format!("no wave can go on\n{}", self.location()));
            }
            // A wave that waits at its first instruction does not hold the breakpoints of the others back.
            if !progress {
                leaving = None;
            }
        }
    }

    fn end(&self) -> String {
        let wrong = self.launch.mismatches().len();
        match (self.launch.expected.is_empty(), wrong) {
            (true, _) => "the launch has ended".to_owned(),
            (false, 0) => "the launch has ended, its buffers are as expected".to_owned(),
            (false, wrong) => format!("the launch has ended, {wrong} elements of its buffers are not as expected"),
        }
    }

    fn disassemble(&self, from: Option<&Place>, count: u64) -> Result<String, DebugError> {
        if count > SHOWN {
            return Err(DebugError::TooMuch);
        }
        let here = self.wave().map(Wave::pc);
        let mut pc = match from {
            Some(place) => self.address_of(place)?,
            None => *here.as_ref().map_err(|_| DebugError::Ended)?,
        };
        let mut lines = vec![];
        for _ in 0..count {
            let mark = if here.as_ref().is_ok_and(|here| *here == pc) { "=>" } else { "  " };
            lines.push(format!("{mark} {}: {}", self.place_text(pc), instruction_text(&self.launch, pc)));
            let dwords = crate::launch::instruction_at(&self.launch, pc).map_or(1, |instruction| instruction.dwords);
            pc = pc.wrapping_add(4 * u64::from(dwords));
        }
        Ok(lines.join("\n"))
    }

    fn examine(&self, address: u64, count: u64) -> Result<String, DebugError> {
        if count > SHOWN {
            return Err(DebugError::TooMuch);
        }
        let mut text = String::new();
        for at in 0..count {
            let word_at = address.wrapping_add(4 * at);
            let mut bytes = [0; 4];
            self.launch.memory.read(word_at, &mut bytes).map_err(|_| DebugError::Memory(word_at))?;
            let separator = match at % 4 {
                0 if at == 0 => format!("{word_at:#x}:"),
                0 => format!("\n{word_at:#x}:"),
                _ => String::new(),
            };
            // Writing to a String cannot fail.
            let _ = write!(text, "{separator} {:08x}", u32::from_le_bytes(bytes));
        }
        Ok(text)
    }
}

/// A register and its value.
fn shown(wave: &Wave, register: Register) -> String {
    match register {
        Register::Scalar { code, count } => {
            let one = |code: u8| format!("{} = {:#010x}", crate::lockstep::scalar_name(code), wave.scalar(code));
            (code..code + count).map(one).collect::<Vec<_>>().join("\n")
        }
        Register::Vector { register, lane: Some(lane) } => {
            format!("v{register}[{lane}] = {:#010x}", wave.vgpr_lane(register, lane))
        }
        Register::Vector { register, lane: None } => {
            let words = &wave.vgpr(register)[..wave.size().lanes()];
            let line = |(at, words): (usize, &[u32])| {
                let words: Vec<String> = words.iter().map(|word| format!("{word:08x}")).collect();
                format!("v{register}[{}] = {}", at * LANES_A_LINE, words.join(" "))
            };
            words.chunks(LANES_A_LINE).enumerate().map(line).collect::<Vec<_>>().join("\n")
        }
        Register::Vcc => format!("vcc = {:#x}", wave.vcc()),
        Register::Exec => format!("exec = {:#x}", wave.exec()),
        Register::Scc => format!("scc = {}", u8::from(wave.scc())),
        Register::Pc => format!("pc = {:#x}", wave.pc()),
        Register::Hardware(index) => {
            let slice = Slice { index: index as u8, offset: 0, size: 32 };
            let name = slice.name().unwrap_or("register").to_lowercase();
            format!("{name} = {:#010x}", slice.read(wave))
        }
    }
}

/// Gives a register a value.
fn set(wave: &mut Wave, register: Register, value: u64) -> Result<(), DebugError> {
    match register {
        Register::Scalar { code, count: 1 } if (code::TTMP0..=code::TTMP15).contains(&code) && !wave.privileged() => {
            // As the host of hardware would: through the handler's privilege.
            wave.set_privileged(true);
            wave.set_scalar(code, value as u32);
            wave.set_privileged(false);
        }
        Register::Scalar { code, count: 1 } => {
            wave.set_scalar(code, value as u32);
        }
        Register::Scalar { code, count: 2 } => {
            wave.set_scalar64(code, value);
        }
        Register::Scalar { .. } => return Err(DebugError::Set("a range of registers but a pair")),
        Register::Vector { register, lane: Some(lane) } => wave.set_vgpr_lane(register, lane, value as u32),
        Register::Vector { lane: None, .. } => {
            return Err(DebugError::Set("a VGPR as a whole; name a lane, as in v0[5]: it"));
        }
        Register::Vcc => wave.set_vcc(value),
        Register::Exec => wave.set_exec(value),
        Register::Scc => wave.set_scc(value != 0),
        Register::Pc => wave.set_pc(value),
        Register::Hardware(1) => Slice { index: 1, offset: 0, size: 32 }.write(wave, value as u32),
        Register::Hardware(_) => return Err(DebugError::Set("a register of the trap handler")),
    }
    Ok(())
}
