//! Tools that some tests need.

use std::io::{self, Write};
use std::process::Command;

/// Whether the tool is missing: the test is skipped then, loudly, and fails in CI.
pub fn is_missing(tool: &str) -> bool {
    let missing = Command::new(tool).arg("-V").output().is_err();
    if missing {
        assert!(std::env::var_os("CI").is_none(), "CI needs {tool}");
        // Not `eprintln`, which the test harness swallows.
        let _ = writeln!(io::stderr(), "SKIPPED: {tool} is not installed");
    }
    missing
}
