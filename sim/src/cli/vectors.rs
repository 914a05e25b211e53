//! `tombolo vectors`: runs instruction vectors and compares the final state.

use super::{Verdict, complain, painted, print, print_json};
use crate::vectors::{self, VectorTarget, model::ModelTarget, rtl::RtlTarget};
use clap::ValueEnum;
use std::path::PathBuf;

/// Arguments of `tombolo vectors`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// A file with one vector a line, JSON, also compressed (.xz)
    file: PathBuf,
    /// Only vectors whose name or text contains this
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// What executes the vectors
    #[arg(long, value_enum, default_value_t = Target::Rtl)]
    on: Target,
    /// Physical lanes of the hardware: 4, 8, 16 or 32 (default: as silicon, 32 of RDNA4, 16 of GFX7)
    #[arg(long, value_parser = lanes)]
    lanes: Option<usize>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// What executes the vectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// The hardware
    Rtl,
    /// The reference model
    Model,
}

fn lanes(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(lanes @ (4 | 8 | 16 | 32)) => Ok(lanes),
        _ => Err("expected 4, 8, 16 or 32".to_owned()),
    }
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let mut target: Box<dyn VectorTarget> = match arguments.on {
        Target::Model => Box::new(ModelTarget),
        Target::Rtl => Box::new(RtlTarget::new(arguments.lanes)),
    };
    let report = vectors::run(&arguments.file, arguments.filter.as_deref(), target.as_mut(), |id, what| {
        if let (false, Some(what)) = (arguments.json, what) {
            complain(&format_args!("{id}: {what}"));
        }
    })?;
    if let (0, Some(filter)) = (report.total, &arguments.filter) {
        anyhow::bail!("{}: no vector's name or text contains `{filter}`", arguments.file.display());
    }
    if arguments.json {
        print_json(&report)?;
    } else {
        let vectors::Report { total, pass, fail, unsupported, .. } = &report;
        let failed = format!("{fail} fail");
        let failed = if *fail == 0 { failed } else { painted(&failed, false) };
        let passed = format!("{pass} pass");
        let passed = if *fail == 0 { painted(&passed, true) } else { passed };
        print(&format_args!("{total} vectors: {passed}, {failed}, {unsupported} unsupported"))?;
    }
    Ok(if report.fail == 0 { Verdict::Pass } else { Verdict::Fail })
}
