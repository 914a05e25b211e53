//! The progress bar of long runs: on stderr, only where that is a terminal, only after a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// Runs shorter than this show nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that shows how much is done.
pub(super) struct Progress {
    bar: ProgressBar,
    started: Instant,
    visible: bool,
}

impl Progress {
    /// A bar over things that `unit` names in the plural.
    pub fn new(unit: &str) -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let template = format!("[{{elapsed_precise}}] {{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self { bar, started: Instant::now(), visible: false }
    }

    /// Sets how much is done, and of how much.
    pub fn set(&mut self, done: u64, all: u64) {
        if !self.visible && self.started.elapsed() >= PATIENCE {
            self.visible = true;
            self.bar.set_length(all);
            // Hidden by itself where stderr is no terminal.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        if self.visible {
            self.bar.set_position(done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
