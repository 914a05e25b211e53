//! Tests that do not run everywhere: those that need a tool, and long campaigns. A skipped one says so on the process's own
//! stderr, which the test harness does not swallow.

use std::io::{self, Write};
use std::process::Command;

/// Set to 1, it lets long campaigns run; continuous integration does.
pub const CAMPAIGNS: &str = "TOMBOLO_CAMPAIGNS";

/// Whether the tool is missing: the test is skipped then, and fails where the variable CI is set.
///
/// # Panics
/// The tool is missing and CI is set.
pub fn without_tool(tool: &str) -> bool {
    without(tool, Command::new(tool).arg("--version").output().is_ok())
}

/// The same of something that was looked for already, and is there or not.
///
/// # Panics
/// It is missing and CI is set.
pub fn without(what: &str, is_there: bool) -> bool {
    if !is_there {
        assert!(std::env::var_os("CI").is_none(), "CI needs {what}");
        say(&format!("{what} is not installed"));
    }
    !is_there
}

/// Whether long campaigns shall run.
pub fn campaigns_are_wanted() -> bool {
    std::env::var(CAMPAIGNS).is_ok_and(|value| value == "1")
}

/// Whether campaigns are not wanted: this one is skipped then.
pub fn without_campaigns(campaign: &str) -> bool {
    let wanted = campaigns_are_wanted();
    if !wanted {
        say(&format!("{campaign} takes minutes; {CAMPAIGNS}=1 runs it"));
    }
    !wanted
}

fn say(why: &str) {
    // Nobody is left to tell when stderr is closed.
    let _ = writeln!(io::stderr(), "SKIPPED: {why}");
}
