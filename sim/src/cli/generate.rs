//! `tombolo completions` and `tombolo man`: what shells and `man` know of the command line.

use super::{CommandLine, Verdict, print};
use clap::CommandFactory;
use std::io;
use std::path::PathBuf;

/// Arguments of `tombolo completions`.
#[derive(Debug, clap::Args)]
pub struct CompletionArguments {
    /// The shell
    shell: clap_complete::Shell,
}

/// Arguments of `tombolo man`.
#[derive(Debug, clap::Args)]
pub struct ManArguments {
    /// The folder to write to, one page a command [default: the page of `tombolo` on stdout]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Prints the completions of a shell.
pub fn completions(arguments: &CompletionArguments) -> anyhow::Result<Verdict> {
    let mut script = vec![];
    clap_complete::generate(arguments.shell, &mut CommandLine::command(), "tombolo", &mut script);
    print(&String::from_utf8_lossy(&script).trim_end())?;
    Ok(Verdict::Pass)
}

/// Writes the manual pages.
pub fn man(arguments: &ManArguments) -> anyhow::Result<Verdict> {
    let command = CommandLine::command();
    match &arguments.out {
        Some(folder) => {
            let failed = |error: io::Error| anyhow::anyhow!("{}: cannot be written: {error}", folder.display());
            std::fs::create_dir_all(folder).map_err(failed)?;
            clap_mangen::generate_to(command, folder).map_err(failed)?;
        }
        None => {
            let mut page = vec![];
            clap_mangen::Man::new(command).render(&mut page)?;
            print(&String::from_utf8_lossy(&page).trim_end())?;
        }
    }
    Ok(Verdict::Pass)
}
