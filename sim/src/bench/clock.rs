//! Time that a measurement takes: the thread's own processor time where the system tells it, so that other work on the
//! machine disturbs less.

use std::time::{Duration, Instant};

/// A running measurement.
pub struct Clock {
    wall: Instant,
    processor: Option<Duration>,
}

impl Clock {
    /// Begins now.
    pub fn start() -> Self {
        Self { wall: Instant::now(), processor: processor_time() }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        let processor = self.processor.zip(processor_time()).and_then(|(from, to)| to.checked_sub(from));
        processor.filter(|spent| !spent.is_zero()).unwrap_or_else(|| self.wall.elapsed())
    }
}

/// Time that this thread has run; Linux counts it in nanoseconds.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
