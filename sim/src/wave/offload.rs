//! A sink that a thread of its own writes to, while the simulating one only notes what changes.
//!
//! Notes are words in buffers, of which there are few: who simulates waits when all of them are full. What comes before the
//! first one is full is written by the caller, as are the beginning and the end of a file, so that a recording of a few cycles
//! has no second thread. The sink sees the same calls in the same order as without.

use super::WaveError;
use super::sink::{Kind, Sink};
use std::mem;
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Words after which a buffer is handed over, at the next cycle: so many that waking the other thread costs little, so few that
/// all buffers stay in the caches.
const FULL: usize = 8 << 10;
/// Buffers that are full, being written, or empty.
const BUFFERS: usize = 8;

/// What a note is, in the lowest bits of its first word; above it the size, bits of a value or bytes of a text; in the upper
/// half the number of the value. A time has no size, and follows.
const TIME: u64 = 0;
const BITS: u64 = 1;
const TEXT: u64 = 2;
const SIZE: u32 = 2;
const VALUE: u32 = 32;

type BoxedSink<'s> = Box<dyn Sink + Send + 's>;

/// Passes everything on to another sink, changes on another thread.
pub struct Offload<'s, 'e> {
    threads: &'s Scope<'s, 'e>,
    /// None while a thread has it, and after that has failed.
    sink: Option<BoxedSink<'s>>,
    writer: Option<Writer<'s>>,
    /// What is not handed over yet.
    notes: Vec<u64>,
    /// Why the thread has failed.
    failure: String,
}

/// The other thread: takes full buffers, returns empty ones, and in the end the sink.
struct Writer<'s> {
    full: SyncSender<Vec<u64>>,
    empty: Receiver<Vec<u64>>,
    thread: ScopedJoinHandle<'s, Result<BoxedSink<'s>, WaveError>>,
}

impl<'s, 'e> Offload<'s, 'e> {
    /// Writes to `sink`, on a thread of this scope as soon as there is enough to write.
    pub fn new(threads: &'s Scope<'s, 'e>, sink: BoxedSink<'s>) -> Self {
        Self { threads, sink: Some(sink), writer: None, notes: vec![], failure: String::new() }
    }

    /// The sink, when everything has reached it.
    fn retrieve(&mut self) -> Result<&mut BoxedSink<'s>, WaveError> {
        if let Some(writer) = self.writer.take() {
            let ended = writer.end();
            self.sink = Some(self.noted(ended)?);
        }
        let notes = mem::take(&mut self.notes);
        let Some(sink) = &mut self.sink else { return Err(WaveError::Over { what: self.failure.clone() }) };
        replay(&notes, sink.as_mut())?;
        Ok(sink)
    }

    /// Remembers why something failed: it is asked again when the file is finished.
    fn noted<T>(&mut self, result: Result<T, WaveError>) -> Result<T, WaveError> {
        result.inspect_err(|error| self.failure = error.to_string())
    }

    /// Gives the notes to the other thread.
    fn hand_over(&mut self) -> Result<(), WaveError> {
        if let Some(sink) = self.sink.take() {
            let started = Writer::start(self.threads, sink);
            self.writer = Some(self.noted(started)?);
        }
        if let Some(writer) = &self.writer
            && let Ok(empty) = writer.empty.recv()
            && writer.full.send(mem::replace(&mut self.notes, empty)).is_ok()
        {
            return Ok(());
        }
        // The thread has ended, which it does by itself only when it fails.
        self.retrieve().map(drop)
    }
}

impl<'s> Writer<'s> {
    fn start<'e>(threads: &'s Scope<'s, 'e>, sink: BoxedSink<'s>) -> Result<Self, WaveError> {
        let (full, taken) = sync_channel(BUFFERS);
        let (returned, empty) = channel();
        for _ in 0..BUFFERS {
            // The receiver is here.
            let _ = returned.send(Vec::with_capacity(2 * FULL));
        }
        let thread = Builder::new().name("waveform".to_owned());
        let thread = thread.spawn_scoped(threads, move || write(sink, &taken, &returned))?;
        Ok(Self { full, empty, thread })
    }

    /// Waits until all is written. A panic goes on in the caller, as it would without a thread.
    fn end(self) -> Result<BoxedSink<'s>, WaveError> {
        drop(self.full);
        self.thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    }
}

/// What the thread does.
fn write<'s>(
    mut sink: BoxedSink<'s>,
    full: &Receiver<Vec<u64>>,
    empty: &Sender<Vec<u64>>,
) -> Result<BoxedSink<'s>, WaveError> {
    for mut notes in full {
        replay(&notes, sink.as_mut())?;
        notes.clear();
        // Nobody takes it when the recording ends.
        let _ = empty.send(notes);
    }
    Ok(sink)
}

fn head(note: u64, size: usize, value: usize) -> u64 {
    note | (size as u64) << SIZE | (value as u64) << VALUE
}

/// Makes the calls that were noted.
fn replay(mut notes: &[u64], sink: &mut dyn Sink) -> Result<(), WaveError> {
    let mut text = vec![];
    while let [head, rest @ ..] = notes {
        let (size, value) = (*head as u32 >> SIZE, (*head >> VALUE) as usize);
        let note = *head & ((1 << SIZE) - 1);
        let words = match note {
            TIME => 1,
            BITS => size.div_ceil(u64::BITS) as usize,
            _ => size.div_ceil(8) as usize,
        };
        let (words, rest) = rest.split_at(words);
        match note {
            TIME => sink.time(words[0])?,
            BITS => sink.bits(value, size, words)?,
            _ => {
                text.clear();
                text.extend(words.iter().flat_map(|word| word.to_le_bytes()));
                text.truncate(size as usize);
                sink.text(value, &String::from_utf8_lossy(&text))?;
            }
        }
        notes = rest;
    }
    Ok(())
}

impl Sink for Offload<'_, '_> {
    fn open_scope(&mut self, name: &str) -> Result<(), WaveError> {
        self.retrieve()?.open_scope(name)
    }

    fn close_scope(&mut self) -> Result<(), WaveError> {
        self.retrieve()?.close_scope()
    }

    fn variable(&mut self, name: &str, kind: Kind, width: u32, value: usize) -> Result<(), WaveError> {
        self.retrieve()?.variable(name, kind, width, value)
    }

    fn begin(&mut self, time: u64) -> Result<(), WaveError> {
        self.retrieve()?.begin(time)
    }

    fn begun(&mut self) -> Result<(), WaveError> {
        self.retrieve()?.begun()
    }

    fn time(&mut self, time: u64) -> Result<(), WaveError> {
        if self.notes.len() >= FULL {
            self.hand_over()?;
        }
        self.notes.extend([TIME, time]);
        Ok(())
    }

    fn bits(&mut self, value: usize, width: u32, words: &[u64]) -> Result<(), WaveError> {
        let head = head(BITS, width as usize, value);
        match (words, width) {
            ([word], 1..=u64::BITS) => self.notes.extend([head, *word]),
            _ => {
                let count = width.div_ceil(u64::BITS) as usize;
                self.notes.push(head);
                self.notes.extend((0..count).map(|at| words.get(at).copied().unwrap_or(0)));
            }
        }
        Ok(())
    }

    fn text(&mut self, value: usize, text: &str) -> Result<(), WaveError> {
        self.notes.push(head(TEXT, text.len(), value));
        let (whole, rest) = text.as_bytes().as_chunks::<8>();
        self.notes.extend(whole.iter().map(|bytes| u64::from_le_bytes(*bytes)));
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.notes.push(u64::from_le_bytes(last));
        }
        Ok(())
    }

    fn finish(mut self: Box<Self>) -> Result<(), WaveError> {
        self.retrieve()?;
        match self.sink.take() {
            Some(sink) => sink.finish(),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::io;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::thread::scope;

    /// Cycles that fill every buffer several times.
    const CYCLES: u64 = 20_000;

    /// Keeps the calls as text.
    struct Log<'l> {
        calls: Option<&'l mut Vec<String>>,
        /// What it does at this time instead.
        end: Option<(u64, fn() -> WaveError)>,
    }

    impl Log<'_> {
        fn call(&mut self, call: String) -> Result<(), WaveError> {
            if let Some(calls) = &mut self.calls {
                calls.push(call);
            }
            Ok(())
        }
    }

    impl Sink for Log<'_> {
        fn open_scope(&mut self, name: &str) -> Result<(), WaveError> {
            self.call(format!("open {name}"))
        }
        fn close_scope(&mut self) -> Result<(), WaveError> {
            self.call("close".to_owned())
        }
        fn variable(&mut self, name: &str, kind: Kind, width: u32, value: usize) -> Result<(), WaveError> {
            self.call(format!("{name} {kind:?} {width} {value}"))
        }
        fn begin(&mut self, time: u64) -> Result<(), WaveError> {
            self.call(format!("begin {time}"))
        }
        fn begun(&mut self) -> Result<(), WaveError> {
            self.call("begun".to_owned())
        }
        fn time(&mut self, time: u64) -> Result<(), WaveError> {
            match self.end {
                Some((end, error)) if end == time => Err(error()),
                _ => self.call(format!("time {time}")),
            }
        }
        fn bits(&mut self, value: usize, width: u32, words: &[u64]) -> Result<(), WaveError> {
            self.call(format!("{value} {width} {words:?}"))
        }
        fn text(&mut self, value: usize, text: &str) -> Result<(), WaveError> {
            self.call(format!("{value} {text}"))
        }
        fn finish(mut self: Box<Self>) -> Result<(), WaveError> {
            self.call("finish".to_owned())
        }
    }

    fn header(sink: &mut dyn Sink) -> Result<(), WaveError> {
        sink.open_scope("top")?;
        sink.variable("a", Kind::Wire, 1, 1)?;
        sink.close_scope()?;
        sink.begin(0)?;
        sink.bits(1, 1, &[0])?;
        sink.begun()
    }

    /// Records so many cycles of changes of every size.
    fn cycles(sink: &mut dyn Sink, cycles: u64) -> Result<(), WaveError> {
        for cycle in 1..=cycles {
            sink.time(cycle)?;
            sink.bits(1, 1, &[cycle & 1])?;
            sink.bits(70_000, 64, &[u64::MAX - cycle])?;
            sink.bits(3, 130, &[cycle, 7, 3])?;
            sink.text(4, &"é waits"[..cycle as usize % 7 / 2 * 2])?;
        }
        Ok(())
    }

    fn fails() -> WaveError {
        io::Error::other("no space left").into()
    }

    #[test]
    fn the_sink_sees_the_same_calls_in_the_same_order() {
        for count in [0, 1, 100, CYCLES] {
            let (mut direct, mut apart) = (vec![], vec![]);
            let mut sink = Box::new(Log { calls: Some(&mut direct), end: None });
            header(sink.as_mut()).unwrap();
            cycles(sink.as_mut(), count).unwrap();
            sink.finish().unwrap();
            scope(|threads| {
                let log = Box::new(Log { calls: Some(&mut apart), end: None });
                let mut sink = Box::new(Offload::new(threads, log));
                header(sink.as_mut()).unwrap();
                cycles(sink.as_mut(), count).unwrap();
                sink.finish().unwrap();
            });
            assert_eq!(direct.len(), apart.len());
            assert_eq!(direct.iter().zip(&apart).find(|(direct, apart)| direct != apart), None);
        }
    }

    #[test]
    fn an_error_of_the_other_thread_reaches_the_caller_and_is_told_again_at_the_end() {
        scope(|threads| {
            let log = Box::new(Log { calls: None, end: Some((1, fails)) });
            let mut sink = Box::new(Offload::new(threads, log));
            header(sink.as_mut()).unwrap();
            let error = cycles(sink.as_mut(), CYCLES).unwrap_err();
            assert!(matches!(error, WaveError::Write(_)), "{error:?}");
            assert_eq!(sink.finish().unwrap_err().to_string(), error.to_string());
        });
    }

    #[test]
    fn an_error_in_what_was_handed_over_last_reaches_the_caller_at_the_end() {
        for last in [1, CYCLES] {
            scope(|threads| {
                let log = Box::new(Log { calls: None, end: Some((last, fails)) });
                let mut sink = Box::new(Offload::new(threads, log));
                header(sink.as_mut()).unwrap();
                cycles(sink.as_mut(), last).unwrap();
                assert_eq!(sink.finish().unwrap_err().to_string(), fails().to_string());
            });
        }
    }

    #[test]
    fn a_panic_of_the_other_thread_goes_on_in_the_caller() {
        let record = || {
            scope(|threads| {
                let log = Box::new(Log { calls: None, end: Some((1, || panic!("a bug"))) });
                let mut sink = Box::new(Offload::new(threads, log));
                header(sink.as_mut()).unwrap();
                cycles(sink.as_mut(), CYCLES)
            })
        };
        let panic = catch_unwind(AssertUnwindSafe(record)).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"a bug"));
    }

    #[test]
    fn a_recording_that_is_given_up_ends_its_thread_and_finishes_nothing() {
        let mut calls = vec![];
        scope(|threads| {
            let log = Box::new(Log { calls: Some(&mut calls), end: None });
            let mut sink = Box::new(Offload::new(threads, log));
            header(sink.as_mut()).unwrap();
            cycles(sink.as_mut(), CYCLES).unwrap();
        });
        assert!(calls.len() > 1000 && !calls.contains(&"finish".to_owned()), "{}", calls.len());
    }
}
