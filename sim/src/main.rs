//! The command line `tombolo`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tombolo_sim::cli::main()
}
