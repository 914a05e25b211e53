//! The commands of the debugger as typed values, from a line of text.

use std::fmt;

/// A register, or part of one, as a user names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Register {
    /// `count` scalar registers from a code on (section 3.3): `s7`, `s[4:7]`, `ttmp0`, `m0`.
    Scalar {
        /// Code of the first.
        code: u8,
        /// How many.
        count: u8,
    },
    /// A VGPR: all lanes, or one.
    Vector {
        /// Its number.
        register: usize,
        /// The lane.
        lane: Option<usize>,
    },
    /// VCC, as wide as the wave.
    Vcc,
    /// EXEC, as wide as the wave.
    Exec,
    /// The scalar condition code.
    Scc,
    /// The program counter.
    Pc,
    /// A register that S_GETREG reaches, by its index.
    Hardware(u16),
}

/// Registers that S_GETREG reaches, by the names that `print` takes.
const HARDWARE: [(&str, u16); 6] =
    [("mode", 1), ("status", 2), ("state_priv", 4), ("excp_flag_priv", 17), ("excp_flag_user", 18), ("trap_ctrl", 19)];

/// A command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Stop before the instruction at a place; without one list them.
    Break(Option<Place>),
    /// Forget a breakpoint by its number.
    Delete(usize),
    /// Run to the next breakpoint or to the end.
    Continue,
    /// Execute so many instructions of the wave.
    Step(u64),
    /// Look at a wave of the work-group.
    Wave(usize),
    /// List the waves of the work-group.
    Waves,
    /// Show registers.
    Print(Vec<Register>),
    /// Give a register a value.
    Set(Register, u64),
    /// List so many instructions from the program counter, or from a place, on.
    Disassemble(Option<Place>, u64),
    /// Show so many words of memory.
    Examine(u64, u64),
    /// Stop.
    Quit,
    /// List the commands.
    Help,
}

/// A place in the code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A byte address.
    Address(u64),
    /// Bytes behind a symbol.
    Symbol(String, u64),
    /// The first instruction of a line of the source.
    Line(String, u64),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address) => write!(f, "{address:#x}"),
            Self::Symbol(name, 0) => f.write_str(name),
            Self::Symbol(name, offset) => write!(f, "{name}+{offset:#x}"),
            Self::Line(file, line) => write!(f, "{file}:{line}"),
        }
    }
}

/// What a line is not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// No command has this name.
    #[error("there is no command `{0}`; `help` lists them")]
    Unknown(String),
    /// The command wants something else.
    #[error("`{name}` wants {wanted}")]
    Usage {
        /// The command.
        name: &'static str,
        /// What.
        wanted: &'static str,
    },
    /// No number.
    #[error("`{0}` is no number")]
    Number(String),
    /// No register.
    #[error(
        "`{0}` is no register: s0 to s105, s[4:7], v0, v0[5], ttmp0 to ttmp15, vcc, exec, scc, m0, pc, mode, status, state_priv, trap_ctrl, excp_flag_priv, excp_flag_user"
    )]
    Register(String),
}

/// What `help` prints.
pub const HELP: &str = "\
break PLACE          stop before the instruction there: an address, symbol+offset, or file:line
break                list the breakpoints
delete N             forget breakpoint N
continue             run to the next breakpoint or to the end of the launch
step [N]             execute N instructions of the wave (1)
waves                list the waves of the work-group
wave N               look at wave N
print REGISTER...    s0, s[4:7], v0 (all lanes), v0[5], ttmp0, vcc, exec, scc, m0, pc, mode, status, trap_ctrl ...
set REGISTER VALUE   give a scalar register, a lane, vcc, exec, scc, m0, pc a value
disassemble [PLACE] [N]  list N instructions (8)
x ADDRESS [N]        show N words of memory (4)
quit                 stop; also the end of the input
help                 this list";

impl Command {
    /// From a line; nothing of an empty one or a comment, which begins with `#`.
    ///
    /// # Errors
    /// [`CommandError`].
    pub fn parse(line: &str) -> Result<Option<Self>, CommandError> {
        let mut words = line.split_whitespace();
        let Some(name) = words.next().filter(|name| !name.starts_with('#')) else { return Ok(None) };
        let rest: Vec<&str> = words.collect();
        let usage = |name, wanted| Err(CommandError::Usage { name, wanted });
        let command = match (name, rest.as_slice()) {
            ("break" | "b", []) => Self::Break(None),
            ("break" | "b", [place]) => Self::Break(Some(Place::parse(place)?)),
            ("break" | "b", _) => return usage("break", "one place"),
            ("delete", [number]) => Self::Delete(number_of(number)? as usize),
            ("delete", _) => return usage("delete", "the number of a breakpoint"),
            ("continue" | "c", []) => Self::Continue,
            ("continue" | "c", _) => return usage("continue", "nothing behind it"),
            ("step" | "s", []) => Self::Step(1),
            ("step" | "s", [count]) => Self::Step(number_of(count)?),
            ("step" | "s", _) => return usage("step", "a number of instructions"),
            ("wave", [number]) => Self::Wave(number_of(number)? as usize),
            ("wave", _) => return usage("wave", "the number of a wave"),
            ("waves", []) => Self::Waves,
            ("waves", _) => return usage("waves", "nothing behind it"),
            ("print" | "p", [_, ..]) => {
                Self::Print(rest.iter().map(|word| Register::parse(word)).collect::<Result<_, _>>()?)
            }
            ("print" | "p", []) => return usage("print", "registers"),
            ("set", [register, value]) => Self::Set(Register::parse(register)?, number_of(value)?),
            ("set", _) => return usage("set", "a register and a value"),
            ("disassemble" | "d", []) => Self::Disassemble(None, 8),
            ("disassemble" | "d", [one]) => match number_of(one) {
                Ok(count) if !one.starts_with("0x") => Self::Disassemble(None, count),
                _ => Self::Disassemble(Some(Place::parse(one)?), 8),
            },
            ("disassemble" | "d", [place, count]) => Self::Disassemble(Some(Place::parse(place)?), number_of(count)?),
            ("disassemble" | "d", _) => return usage("disassemble", "a place and a number of instructions"),
            ("x", [address]) => Self::Examine(number_of(address)?, 4),
            ("x", [address, count]) => Self::Examine(number_of(address)?, number_of(count)?),
            ("x", _) => return usage("x", "an address and a number of words"),
            ("quit" | "q", _) => Self::Quit,
            ("help" | "h", _) => Self::Help,
            _ => return Err(CommandError::Unknown(name.to_owned())),
        };
        Ok(Some(command))
    }
}

/// A number, decimal or with `0x`.
fn number_of(word: &str) -> Result<u64, CommandError> {
    let number = match word.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => word.parse(),
    };
    number.map_err(|_| CommandError::Number(word.to_owned()))
}

impl Place {
    fn parse(word: &str) -> Result<Self, CommandError> {
        if let Ok(address) = number_of(word) {
            return Ok(Self::Address(address));
        }
        if let Some((file, line)) = word.rsplit_once(':') {
            return Ok(Self::Line(file.to_owned(), number_of(line)?));
        }
        match word.rsplit_once('+') {
            Some((name, offset)) => Ok(Self::Symbol(name.to_owned(), number_of(offset)?)),
            None => Ok(Self::Symbol(word.to_owned(), 0)),
        }
    }
}

impl Register {
    fn parse(word: &str) -> Result<Self, CommandError> {
        let unknown = || CommandError::Register(word.to_owned());
        if let Some((_, index)) = HARDWARE.iter().find(|(name, _)| *name == word) {
            return Ok(Self::Hardware(*index));
        }
        match word {
            "vcc" => return Ok(Self::Vcc),
            "exec" => return Ok(Self::Exec),
            "scc" => return Ok(Self::Scc),
            "pc" => return Ok(Self::Pc),
            "m0" => return Ok(Self::Scalar { code: 125, count: 1 }),
            "vcc_lo" => return Ok(Self::Scalar { code: 106, count: 1 }),
            "vcc_hi" => return Ok(Self::Scalar { code: 107, count: 1 }),
            "exec_lo" => return Ok(Self::Scalar { code: 126, count: 1 }),
            "exec_hi" => return Ok(Self::Scalar { code: 127, count: 1 }),
            _ => {}
        }
        let (bank, base, limit) = match word {
            _ if word.starts_with("ttmp") => (&word[4..], 108u64, 16),
            _ if word.starts_with('s') => (&word[1..], 0, 106),
            _ if word.starts_with('v') => return Self::vector(&word[1..]).ok_or_else(unknown),
            _ => return Err(unknown()),
        };
        let range = bank.strip_prefix('[').and_then(|inside| inside.strip_suffix(']'));
        let ends = match range {
            Some(range) => {
                range.split_once(':').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)))
            }
            None => bank.parse().ok().map(|number: u64| (number, number)),
        };
        let (first, last) = ends.filter(|(first, last)| first <= last && *last < limit).ok_or_else(unknown)?;
        Ok(Self::Scalar { code: (base + first) as u8, count: (last - first + 1) as u8 })
    }

    fn vector(text: &str) -> Option<Self> {
        let (number, lane) = match text.split_once('[') {
            Some((number, lane)) => (number, Some(lane.strip_suffix(']')?.parse().ok()?)),
            None => (text, None),
        };
        let register = number.parse().ok().filter(|register| *register < 256)?;
        lane.is_none_or(|lane| lane < 64).then_some(Self::Vector { register, lane })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn parse(line: &str) -> Option<Command> {
        Command::parse(line).unwrap()
    }

    #[test]
    fn places_are_addresses_symbols_and_lines() {
        let place = |text: &str| parse(&format!("break {text}"));
        let at = |place| Some(Command::Break(Some(place)));
        assert_eq!(place("0x10"), at(Place::Address(16)));
        assert_eq!(place("kernel"), at(Place::Symbol("kernel".to_owned(), 0)));
        assert_eq!(place("kernel+0x20"), at(Place::Symbol("kernel".to_owned(), 32)));
        assert_eq!(place("a.cl:7"), at(Place::Line("a.cl".to_owned(), 7)));
    }

    #[test]
    fn registers_are_read_with_ranges_and_lanes() {
        let registers = vec![
            Register::Scalar { code: 4, count: 4 },
            Register::Scalar { code: 123, count: 1 },
            Register::Vector { register: 3, lane: Some(31) },
            Register::Vector { register: 0, lane: None },
            Register::Hardware(1),
        ];
        assert_eq!(parse("p s[4:7] ttmp15 v3[31] v0 mode"), Some(Command::Print(registers)));
        for wrong in ["s106", "s[4:3]", "v256", "v0[64]", "ttmp16", "x0", "s", "s-1", "v0[1"] {
            assert!(Command::parse(&format!("p {wrong}")).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_no_command_is_named() {
        assert_eq!(parse("  # a comment"), None);
        assert_eq!(parse(""), None);
        for (line, words) in [
            ("bogus", "no command `bogus`"),
            ("step x", "`x` is no number"),
            ("set s0", "`set` wants a register and a value"),
            ("print", "`print` wants registers"),
            ("print q", "`q` is no register"),
        ] {
            let error = Command::parse(line).unwrap_err().to_string();
            assert!(error.contains(words), "{line}: {error}");
        }
    }
}
