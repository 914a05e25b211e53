//! Tools that some tests need.

use std::io::{self, Write};
use std::process::Command;

/// Whether the tool is missing: see [`skips`].
pub fn is_missing(tool: &str) -> bool {
    skips(Command::new(tool).arg("-V").output().is_err(), tool)
}

/// Whether something is missing that a test needs: it is skipped then, loudly, and fails in CI.
pub fn skips(missing: bool, what: &str) -> bool {
    if missing {
        assert!(std::env::var_os("CI").is_none(), "CI needs {what}");
        // Not `eprintln`, which the test harness swallows.
        let _ = writeln!(io::stderr(), "SKIPPED: {what} is not installed");
    }
    missing
}
