//! Tools that some tests need.

use std::process::Command;

/// Whether the tool is missing: the test is skipped then, loudly, and fails in CI.
pub fn is_missing(tool: &str) -> bool {
    let missing = Command::new(tool).arg("-V").output().is_err();
    if missing {
        assert!(std::env::var_os("CI").is_none(), "CI needs {tool}");
        eprintln!("SKIPPED: {tool} is not installed");
    }
    missing
}
