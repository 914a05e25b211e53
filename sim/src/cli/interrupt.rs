//! Ctrl-C, and the signals that ask a process to end: the first one ends a run in order, the second one at once.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

/// A run looks here.
static STOP: AtomicBool = AtomicBool::new(false);
/// Exit code of a process that SIGINT ended, by the convention of shells.
const INTERRUPTED: i32 = 130;

/// From here on a signal sets the flag that this answers.
///
/// # Errors
/// The system does not let handlers be installed.
pub(super) fn flag() -> anyhow::Result<&'static AtomicBool> {
    let handler = || {
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| anyhow::anyhow!("cannot listen for Ctrl-C: {error}"))?;
    Ok(&STOP)
}
