//! `tombolo disasm`: lists raw code or the code of an ELF file in LLVM's syntax.

use super::{Verdict, mcpu, read, unless_closed};
use std::io::{self, Write};
use std::path::PathBuf;
use tombolo_isa::code_object::Mcpu;
use tombolo_isa::disasm::{ListingError, ListingOptions, Syntax, disassemble_file};

/// Arguments of `tombolo disasm`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An ELF file, or the bytes of instructions alone
    file: PathBuf,
    /// The processor the code is for
    #[arg(long, value_name = "NAME", default_value = "gfx1201", value_parser = mcpu)]
    mcpu: Mcpu,
    /// Append the offset and words of every line
    #[arg(long)]
    offsets: bool,
    /// Raw code is for wave64
    #[arg(long)]
    wave64: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    // Both processors have the same instructions.
    let Arguments { file, mcpu: Mcpu::Gfx1200 | Mcpu::Gfx1201, offsets, wave64 } = arguments;
    let bytes = read(file)?;
    let options = ListingOptions { offsets: *offsets, syntax: Syntax { wave64: *wave64 } };
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    match disassemble_file(&bytes, options, &mut stdout) {
        Ok(()) => unless_closed(stdout.flush())?,
        Err(ListingError::Write(error)) => unless_closed(Err(error))?,
        Err(error) => anyhow::bail!("{}: {error}", file.display()),
    }
    Ok(Verdict::Pass)
}
