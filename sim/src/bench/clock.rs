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

    /// Begins now, and counts the time of the wall's clock: that of several threads together.
    pub fn on_the_wall() -> Self {
        Self { wall: Instant::now(), processor: None }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        let processor = self.processor.zip(processor_time()).and_then(|(from, to)| to.checked_sub(from));
        processor.filter(|spent| !spent.is_zero()).unwrap_or_else(|| self.wall.elapsed())
    }
}

/// Time that all threads of this process have run, those that have ended too, in user mode and in the system; none where it
/// does not tell. Linux counts it in hundredths of a second.
pub fn time_of_all_threads() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Behind the name, which may have blanks, follow the state, ten numbers, and these two.
    let mut numbers = text.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let mut next = || numbers.next()?.parse::<u64>().ok();
    Some(Duration::from_millis(10 * (next()? + next()?)))
}

/// Time that this thread has run; Linux counts it in nanoseconds.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_all_threads_has_that_of_one_that_has_ended() {
        let Some(before) = time_of_all_threads() else { return };
        let busy = std::thread::spawn(|| {
            let clock = Clock::start();
            while clock.elapsed() < Duration::from_millis(100) {}
        });
        busy.join().unwrap();
        let spent = time_of_all_threads().unwrap() - before;
        assert!(spent >= Duration::from_millis(50), "{spent:?}");
    }
}
