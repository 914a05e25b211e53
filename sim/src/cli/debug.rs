//! `tombolo debug`: stops, steps and inspects the waves of a launch.

use super::{Verdict, print};
use crate::debug::Debugger;
use crate::launch::Launch;
use crate::memory::Bounds;
use anyhow::Context;
use clap::ValueEnum;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::path::PathBuf;

/// Arguments of `tombolo debug`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A launch folder, or its JSON file
    path: PathBuf,
    /// The code object to run: a key of the manifest's "elfs" [default: the manifest's "elf"]
    #[arg(long, value_name = "KEY")]
    elf: Option<String>,
    /// What executes the launch
    #[arg(long, value_enum, default_value_t = Engine::Model)]
    engine: Engine,
    /// Read the commands from a file, and stop at the first one that is wrong [default: stdin]
    #[arg(long, value_name = "FILE")]
    commands: Option<PathBuf>,
    /// Refuse accesses that reach beyond a buffer, even within its dword, or of scalar loads its page of 4 KiB
    #[arg(long)]
    strict: bool,
}

/// What executes a launch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Engine {
    /// The reference model
    Model,
    /// The hardware: not yet
    Compiled,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    anyhow::ensure!(
        arguments.engine == Engine::Model,
        "`tombolo debug` works on the model only: waves of the hardware are stopped by their trap handler (docs/debugging.md), which it does not drive yet"
    );
    let mut launch = Launch::read(&arguments.path, arguments.elf.as_deref())?;
    anyhow::ensure!(
        !launch.dispatch.cooperative,
        "`tombolo debug` runs work-groups one after the other, and those of a cooperative launch may wait for each other"
    );
    if arguments.strict {
        launch.memory.bounds = Bounds::Exact;
    }
    let mut debugger = Debugger::new(launch);
    print(&debugger.location())?;
    let by_hand = arguments.commands.is_none() && io::stdin().is_terminal();
    let input: Box<dyn BufRead> = match &arguments.commands {
        Some(file) => Box::new(BufReader::new(File::open(file).with_context(|| file.display().to_string())?)),
        None => Box::new(io::stdin().lock()),
    };
    let mut lines = input.lines();
    let mut number = 0;
    loop {
        if by_hand {
            write!(io::stdout(), "(tombolo) ").and_then(|()| io::stdout().flush())?;
        }
        let Some(line) = lines.next().transpose()? else { return Ok(Verdict::Pass) };
        number += 1;
        // A session that is a file shows what was asked.
        if !by_hand && !line.trim().is_empty() {
            print(&format!("(tombolo) {}", line.trim()))?;
        }
        match debugger.execute(&line) {
            Ok(answer) => {
                if !answer.text.is_empty() {
                    print(&answer.text)?;
                }
                if answer.quits {
                    return Ok(Verdict::Pass);
                }
            }
            Err(error) => match &arguments.commands {
                Some(file) => anyhow::bail!("{}:{number}: {error}", file.display()),
                None => print(&format!("error: {error}"))?,
            },
        }
    }
}
