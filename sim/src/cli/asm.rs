//! `tombolo asm`: assembles a source to a linked code object, or to the bytes of its `.text`.

use super::{Verdict, complain, read};
use crate::output;
use std::path::PathBuf;
use tombolo_asm::{Diagnostic, Options, assemble};
use tombolo_code_object::Mcpu;
use tombolo_isa::target::Target;

/// Arguments of `tombolo asm`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The source, in LLVM's syntax; `-` reads stdin
    file: PathBuf,
    /// Where the result goes; `-` is stdout
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// The processor to assemble for: gfx1200, gfx1201; with --raw also tahiti, bonaire, tonga, gfx900, gfx950, as far as
    /// their documents go
    #[arg(long, value_name = "NAME", default_value = "gfx1201", value_parser = processor)]
    mcpu: Processor,
    /// Write only the bytes of .text, not a code object
    #[arg(long)]
    raw: bool,
    /// Assemble for wave64
    #[arg(long)]
    wave64: bool,
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let Arguments { file, output, mcpu, raw, wave64 } = arguments;
    let name = if file.as_os_str() == output::STDOUT { "<stdin>".to_owned() } else { file.display().to_string() };
    let source = String::from_utf8(read(file)?).map_err(|_| anyhow::anyhow!("{name}: the source is not UTF-8 text"))?;
    let options = match mcpu {
        Processor::Rdna4(mcpu) => Options { mcpu: *mcpu, wave64: *wave64, ..Options::default() },
        Processor::Other(_) if !raw => {
            anyhow::bail!("{name}: only gfx1200 and gfx1201 have code objects; use --raw")
        }
        Processor::Other(target) => Options { target: *target, ..Options::default() },
    };
    let bytes = assemble(&source, &name, &options).and_then(|assembled| match raw {
        true => assembled.text().map(<[u8]>::to_vec).map_err(<[Diagnostic]>::to_vec),
        false => assembled.code_object(),
    });
    match bytes {
        Ok(bytes) => {
            output::write(output, &bytes)?;
            Ok(Verdict::Pass)
        }
        Err(diagnostics) => {
            diagnostics.iter().for_each(|diagnostic| complain(diagnostic));
            Ok(Verdict::BadInput)
        }
    }
}

/// What `--mcpu` names.
#[derive(Debug, Clone, Copy)]
enum Processor {
    /// One whose code objects the assembler makes.
    Rdna4(Mcpu),
    /// One for which it only makes raw code.
    Other(Target),
}

/// Parses the value of `--mcpu`.
fn processor(name: &str) -> Result<Processor, String> {
    let other = || Target::from_mcpu(name).map(Processor::Other);
    let known = || Target::ALL.map(Target::mcpu).join(", ");
    Mcpu::from_name(name)
        .filter(|mcpu| mcpu.target() == Target::Rdna4)
        .map(Processor::Rdna4)
        .or_else(other)
        .ok_or_else(|| format!("the processors are: gfx1200, {}", known()))
}
