//! The progress bar of long runs: on stderr, only where that is a terminal, only after a second.

use crate::device::run::Stage;
use crate::run::rtl::Reached;
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
    /// A bar over things that `unit` names in the plural, whose number is known when [`Progress::set`] tells it.
    pub fn new(unit: &str) -> Self {
        Self::with_template(&format!("[{{elapsed_precise}}] {{wide_bar}} {{pos}}/{{len}} {unit}, {{eta}} left"))
    }

    /// The cycles and waves of a run on hardware, whose number is not known, and how fast it is.
    pub fn of_cycles() -> Self {
        Self::with_template("[{elapsed_precise}] {pos} cycles, {msg}")
    }

    /// What a run on a board is busy with.
    pub fn of_board() -> Self {
        Self::with_template("[{elapsed_precise}] {wide_bar} {msg}")
    }

    /// Sets what a board is busy with.
    pub fn stage(&mut self, stage: Stage) {
        let (what, done, all) = match stage {
            Stage::Upload(done, all) => (format!("{done} of {all} bytes written"), done, all),
            Stage::Running(cycles) => (format!("running, {cycles} clocks"), 0, 1),
            Stage::Download(done, all) => (format!("{done} of {all} bytes read"), done, all),
        };
        self.bar.set_message(what);
        self.bar.set_length(all);
        self.set(done, Some(all));
    }

    fn with_template(template: &str) -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Self { bar, started: Instant::now(), visible: false }
    }

    /// Sets what a run on hardware has reached.
    pub fn reached(&mut self, reached: Reached) {
        let rate = reached.cycle as f64 / self.started.elapsed().as_secs_f64() / 1000.0;
        self.bar.set_message(format!("{} waves launched, {rate:.1} kcycles/s", reached.waves));
        self.set(reached.cycle, None);
    }

    /// Sets how much is done, and of how much if that is known.
    pub fn set(&mut self, done: u64, all: Option<u64>) {
        if !self.visible && self.started.elapsed() >= PATIENCE {
            self.visible = true;
            if let Some(all) = all {
                self.bar.set_length(all);
            }
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
