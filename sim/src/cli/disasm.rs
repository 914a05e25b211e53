//! `tombolo disasm`: lists raw code or the code of an ELF file in LLVM's syntax.

use super::{Verdict, read, target, unless_closed};
use std::io::{self, Write};
use std::path::PathBuf;
use tombolo_code_object::{CodeObject, CodeObjectError, ListingError, ListingOptions, disassemble_file};
use tombolo_isa::disasm::Syntax;
use tombolo_isa::target::Target;

/// Arguments of `tombolo disasm`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// An ELF file, or the bytes of instructions alone; `-` reads stdin
    file: PathBuf,
    /// The processor that the code is for: gfx1200, gfx1201; also tahiti, bonaire, tonga, gfx900, gfx950, as far as their
    /// documents go. By default that of the code object, else gfx1201
    #[arg(long, value_name = "NAME", value_parser = target)]
    mcpu: Option<Target>,
    /// Append the offset and words of every line
    #[arg(long)]
    offsets: bool,
    /// Raw code is for wave64
    #[arg(long)]
    wave64: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let Arguments { file, mcpu, offsets, wave64 } = arguments;
    let bytes = read(file)?;
    let target = match (mcpu, CodeObject::processor(&bytes)) {
        (Some(target), _) => *target,
        (None, Ok(processor)) => processor.target(),
        (None, Err(error @ CodeObjectError::Processor { .. })) => {
            anyhow::bail!("{}: {error}; --mcpu chooses an instruction set", file.display())
        }
        (None, Err(_)) => Target::default(),
    };
    let options = ListingOptions { target, offsets: *offsets, syntax: Syntax { wave64: *wave64 } };
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    match disassemble_file(&bytes, options, &mut stdout) {
        Ok(()) => unless_closed(stdout.flush())?,
        Err(ListingError::Write(error)) => unless_closed(Err(error))?,
        Err(error) => anyhow::bail!("{}: {error}", file.display()),
    }
    Ok(Verdict::Pass)
}
