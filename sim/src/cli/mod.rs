//! The command line `tombolo`: parses arguments, runs a command, prints its result and decides the exit code.
//!
//! Each command has a file here with its arguments and an `execute` function. Exit codes: 0 the command did what it should,
//! 1 a check failed, 2 bad usage or input. With `--json` a command prints one JSON object on stdout and nothing else there.

mod asm;
mod bench;
mod debug;
mod disasm;
mod emit;
mod generate;
mod hardware_run;
mod init;
mod interrupt;
mod list;
mod pack;
mod profile;
mod progress;
mod regs;
mod run;
mod scopes;
mod status;
mod submit;
mod vectors;
mod view;
mod waveform;

use crate::output::{self, OutputFile};
use anstyle::{AnsiColor, Style};
use clap::{ColorChoice, Parser, Subcommand};
use indicatif::HumanBytes;
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use tombolo_isa::target::Target;

/// An open GPU compute unit: runs unmodified RDNA4 code objects on RTL.
#[derive(Debug, Parser)]
#[command(name = "tombolo", version, about, after_help = EXAMPLES)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
    /// When to use colours
    #[arg(long, global = true, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

const EXAMPLES: &str = "\
Examples:
  tombolo run testbenches/kernels/vecadd
  tombolo run testbenches/kernels/saxpy --elf gfx1200 --json
  tombolo run testbenches/kernels/vecadd --config lanes4 --vcd vecadd.vcd
  tombolo run testbenches/kernels/vecadd --konata vecadd.kanata --trace vecadd.jsonl
  tombolo run testbenches/kernels/vecadd --dump results
  tombolo init testbenches/kernels/sha256/kernel_gfx1201.elf -o my_launch
  tombolo profile testbenches/kernels/saxpy
  tombolo submit testbenches/graphics/recordings/cube.txt -o cube.png
  tombolo emit --config ecp5 --out verilog
  tombolo disasm testbenches/kernels/saxpy/kernel_gfx1201.elf --offsets

`tombolo COMMAND --help` tells more about a command.";

#[derive(Debug, Subcommand)]
enum Command {
    /// Launch a kernel and compare its buffers with what they should be
    Run(Box<run::Arguments>),
    /// Stop, step and inspect the waves of a launch
    Debug(debug::Arguments),
    /// Make a launch folder for a kernel of a code object or an OpenCL source
    Init(init::Arguments),
    /// Run instruction vectors and compare the final state
    Vectors(vectors::Arguments),
    /// Write the hardware as Verilog
    Emit(emit::Arguments),
    /// Write a launch as files for a Verilog or cocotb test bench
    Pack(pack::Arguments),
    /// List the configurations and blocks of the hardware
    List(list::Arguments),
    /// Assemble a source in LLVM's syntax
    Asm(asm::Arguments),
    /// List code in LLVM's syntax
    Disasm(disasm::Arguments),
    /// Measure how fast the engines simulate
    Bench(bench::Arguments),
    /// Show where every opcode stands
    Status(status::Arguments),
    /// List the registers of the fixed-function blocks
    Regs(regs::Arguments),
    /// Execute a recorded submission of a graphics driver and write its picture
    Submit(submit::Arguments),
    /// Draw the timeline and the occupancy of a run
    View(view::Arguments),
    /// Tell where the cycles of a run went
    Profile(profile::Arguments),
    /// Print the completions of the command line for a shell
    Completions(generate::CompletionArguments),
    /// Print the manual page, or write those of all commands
    Man(generate::ManArguments),
    #[command(external_subcommand)]
    Other(Vec<OsString>),
}

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
    let colours = match command_line.color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    colours.write_global();
    let result = match command_line.command {
        Command::Run(arguments) => run::execute(&arguments),
        Command::Debug(arguments) => debug::execute(&arguments),
        Command::Init(arguments) => init::execute(&arguments),
        Command::Vectors(arguments) => vectors::execute(&arguments),
        Command::Emit(arguments) => emit::execute(&arguments),
        Command::Pack(arguments) => pack::execute(&arguments),
        Command::List(arguments) => list::execute(&arguments),
        Command::Asm(arguments) => asm::execute(&arguments),
        Command::Disasm(arguments) => disasm::execute(&arguments),
        Command::Bench(arguments) => bench::execute(&arguments),
        Command::Status(arguments) => status::execute(&arguments),
        Command::Regs(arguments) => regs::execute(&arguments),
        Command::Submit(arguments) => submit::execute(&arguments),
        Command::View(arguments) => view::execute(&arguments),
        Command::Profile(arguments) => profile::execute(&arguments),
        Command::Completions(arguments) => generate::completions(&arguments),
        Command::Man(arguments) => generate::man(&arguments),
        Command::Other(words) => Err(unknown(&words)),
    };
    result.map(ExitCode::from).unwrap_or_else(|error| {
        complain(&error);
        ExitCode::from(2)
    })
}

fn unknown(words: &[OsString]) -> anyhow::Error {
    let name = words.first().map(|word| word.to_string_lossy()).unwrap_or_default();
    anyhow::anyhow!("there is no command `{name}`; `tombolo --help` lists them")
}

/// Prints an error as one line on stderr.
fn complain(what: &dyn std::fmt::Display) {
    // As in `main`: there is no other place to report to.
    let _ = writeln!(anstream::stderr(), "tombolo: {}: {what}", painted("error", false));
}

/// Tells something beside the result, on stderr.
fn note(what: &dyn std::fmt::Display) {
    let _ = writeln!(io::stderr(), "tombolo: {what}");
}

/// Puts a complete file in its place and tells its size and what to do with it.
fn deliver(file: OutputFile, how: &str) -> anyhow::Result<()> {
    let path = file.path().to_path_buf();
    let is_stdout = file.is_stdout();
    file.finish()?;
    if is_stdout {
        return Ok(());
    }
    let size = std::fs::metadata(&path).map_or(0, |metadata| metadata.len());
    let how = how.replace("FILE", &path.display().to_string());
    note(&format_args!("wrote {} ({}): {how}", path.display(), HumanBytes(size)));
    Ok(())
}

/// Prints on stdout.
fn print(text: &dyn std::fmt::Display) -> anyhow::Result<()> {
    Ok(unless_closed(writeln!(anstream::stdout(), "{text}"))?)
}

/// A word in the colour of success or of failure; no colour reaches what is not a terminal, unless it is asked for.
fn painted(word: &str, good: bool) -> String {
    let colour = if good { AnsiColor::Green } else { AnsiColor::Red };
    let style = Style::new().bold().fg_color(Some(colour.into()));
    format!("{style}{word}{style:#}")
}

/// That a reader has closed its end (`| head`) is no error.
fn unless_closed(result: io::Result<()>) -> io::Result<()> {
    result.or_else(|error| if error.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(error) })
}

/// Reads a whole file, or all of stdin for `-`.
fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    if file == Path::new(output::STDOUT) {
        let mut bytes = vec![];
        io::stdin().read_to_end(&mut bytes).map_err(|error| anyhow::anyhow!("stdin cannot be read: {error}"))?;
        return Ok(bytes);
    }
    std::fs::read(file).map_err(|error| anyhow::anyhow!("{}: cannot be read: {error}", file.display()))
}

/// Parses the value of `--mcpu`.
fn target(name: &str) -> Result<Target, String> {
    let known = || Target::ALL.map(Target::mcpu).join(", ");
    Target::from_mcpu(name).ok_or_else(|| format!("the processors are: gfx1200, {}", known()))
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
    fn an_unknown_command_is_named() {
        assert!(unknown(&["viwe".into()]).to_string().contains("there is no command `viwe`"));
    }
}
