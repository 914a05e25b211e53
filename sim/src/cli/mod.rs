//! The command line `tombolo`: parses arguments, runs a command, prints its result and decides the exit code.
//!
//! Each command has a file here with its arguments and an `execute` function. Exit codes: 0 the command did what it should,
//! 1 a check failed, 2 bad usage or input. With `--json` a command prints one JSON object on stdout and nothing else there.

mod progress;
mod run;
mod vectors;

use clap::{Parser, Subcommand};
use serde::Serialize;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

/// An open GPU compute unit: runs unmodified RDNA4 code objects on RTL.
#[derive(Debug, Parser)]
#[command(name = "tombolo", version, about, after_help = EXAMPLES)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  tombolo run testbenches/kernels/vecadd
  tombolo run testbenches/kernels/saxpy --elf gfx1200 --json

`tombolo COMMAND --help` tells more about a command.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Launch a kernel and compare its buffers with what they should be
    Run(run::Arguments),
    /// Run instruction vectors and compare the final state
    Vectors(vectors::Arguments),
    #[command(external_subcommand)]
    Other(Vec<OsString>),
}

/// Commands that are announced but not there yet.
const NOT_YET: [&str; 9] = ["emit", "list", "asm", "disasm", "regs", "status", "profile", "view", "bench"];

/// What a command has to say when it ran as asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// Everything is as it should be.
    Pass,
    /// A check failed.
    Fail,
    /// The input was bad and has been reported already.
    BadInput,
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Pass => ExitCode::SUCCESS,
            Verdict::Fail => ExitCode::from(1),
            Verdict::BadInput => ExitCode::from(2),
        }
    }
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let command_line = match CommandLine::try_parse() {
        Ok(command_line) => command_line,
        Err(error) => {
            // Nobody is left to tell when the terminal itself cannot be written.
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    let result = match command_line.command {
        Command::Run(arguments) => run::execute(&arguments),
        Command::Vectors(arguments) => vectors::execute(&arguments),
        Command::Other(words) => Err(unknown(&words)),
    };
    result.map(ExitCode::from).unwrap_or_else(|error| {
        complain(&error);
        ExitCode::from(2)
    })
}

fn unknown(words: &[OsString]) -> anyhow::Error {
    let name = words.first().map(|word| word.to_string_lossy()).unwrap_or_default();
    match NOT_YET.contains(&name.as_ref()) {
        true => anyhow::anyhow!("`tombolo {name}` is not available yet"),
        false => anyhow::anyhow!("there is no command `{name}`; `tombolo --help` lists them"),
    }
}

/// Prints an error as one line on stderr.
fn complain(what: &dyn std::fmt::Display) {
    // As in `main`: there is no other place to report to.
    let _ = writeln!(std::io::stderr(), "tombolo: error: {what}");
}

/// Prints on stdout. That a reader has closed its end (`| head`) is no error.
fn print(text: &dyn std::fmt::Display) -> anyhow::Result<()> {
    match writeln!(std::io::stdout(), "{text}") {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Prints the one JSON object of `--json`.
fn print_json(value: &impl Serialize) -> anyhow::Result<()> {
    print(&serde_json::to_string(value)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn a_command_that_is_not_there_yet_says_so() {
        assert_eq!(unknown(&["view".into()]).to_string(), "`tombolo view` is not available yet");
        assert!(unknown(&["viwe".into()]).to_string().contains("there is no command `viwe`"));
    }
}
