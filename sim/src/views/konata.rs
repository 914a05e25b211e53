//! A pipeline view as a Kanata log (version 0004), which the viewer Konata opens: a row an instruction, by wave.
//!
//! ```text
//!   F   its half line of code is asked for, until it arrives
//!   B   in the instruction buffer, behind others of the wave
//!   D   next of its wave, waiting; beside it, in the second lane, why (`stall.rs` has the names)
//!   Q   in its unit, before it has read its operands
//!   X   in its unit
//!   W   it retires
//! ```
//!
//! Commands of a log are in the order of cycles, but the row of an instruction is only known when it issues. So the log is held
//! back by [`DELAY`] cycles; the stages of an instruction that waited longer begin late.

use crate::engine::{Engine, EngineError};
use crate::run::probe::{Doing, Probe};
use crate::run::stall::Stall;
use crate::run::trace::{Event, What};
use crate::run::{Listing, Moment, Observer, Sight};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io::{self, Write};
use tombolo_hdl::config::Config;
use tombolo_hdl::front::decode::IssueClass;

/// Cycles by which the log is held back.
const DELAY: u64 = 1 << 16;
/// Chunks of code that are remembered of a wave: its buffer has two, one may be on its way.
const CHUNKS: usize = 3;

/// A row, by order of issue.
type Row = u64;

/// A command of the log.
enum Command {
    /// The row begins: wave.
    Begin(Row, u64),
    /// Text at the row's left (false) or when it is pointed at (true).
    Label(Row, bool, String),
    /// A stage begins in a lane, and ends the one before it.
    Stage(Row, u8, &'static str),
    /// A stage of the second lane ends.
    EndStage(Row, &'static str),
    /// The instruction retires.
    Retire(Row),
}

/// A run of cycles with one reason.
struct Wait {
    stall: Stall,
    from: u64,
    to: u64,
}

/// Code that one fetch brought into a wave's buffer.
struct Chunk {
    address: u64,
    asked: u64,
    arrived: u64,
}

/// What is known of the wave in a slot.
#[derive(Default)]
struct Front {
    active: bool,
    chunks: VecDeque<Chunk>,
    asking: Option<(u64, u64)>,
    /// Since when the head is the head.
    head: u64,
    waits: Vec<Wait>,
    /// Instructions of vector memory, then of LDS, that have not read their operands.
    unread: [VecDeque<Row>; 2],
}

/// Writes the log.
pub struct Konata<W: Write> {
    out: W,
    probe: Probe,
    fronts: HashMap<(usize, usize), Front>,
    /// Vector operations in the queue of each SIMD.
    queued: Vec<VecDeque<Row>>,
    open: HashMap<(usize, usize, u64), Row>,
    rows: Row,
    listing: Listing,
    log: Log,
    /// Bytes that one fetch brings.
    chunk_bytes: u64,
}

/// Commands that are not written yet, and how far the file is.
#[derive(Default)]
struct Log {
    pending: BTreeMap<u64, Vec<Command>>,
    /// Commands before this cycle are written.
    written: u64,
    /// The cycle that the file is at.
    at: Option<u64>,
    ids: HashMap<Row, u64>,
    begun: u64,
    retired: u64,
}

impl<W: Write> Konata<W> {
    /// Writes the instructions of `engine` to `out`, which should be buffered.
    ///
    /// # Errors
    /// The engine does not show what is inside the design, or the output cannot be written.
    pub fn new(engine: &dyn Engine, config: Config, mut out: W) -> Result<Self, KonataError> {
        let probe = Probe::find(engine, config)?;
        writeln!(out, "Kanata\t0004")?;
        Ok(Self {
            out,
            fronts: probe.slots().map(|place| (place, Front::default())).collect(),
            queued: (0..config.simds).map(|_| VecDeque::new()).collect(),
            probe,
            open: HashMap::new(),
            rows: 0,
            listing: Listing::default(),
            log: Log::default(),
            chunk_bytes: 4 * config.fetch_dwords as u64,
        })
    }

    /// Writes what is held back.
    ///
    /// # Errors
    /// The output could not be written.
    pub fn finish(mut self) -> io::Result<()> {
        self.log.write_until(u64::MAX, &mut self.out)?;
        self.out.flush()
    }

    fn watch(&mut self, now: &Moment) {
        let (engine, cycle) = (now.engine, now.cycle);
        for ((simd, slot), front) in &mut self.fronts {
            let doing = self.probe.doing(engine, *simd, *slot);
            let active = doing != Doing::Empty;
            if active && !front.active {
                *front = Front { head: cycle, ..Front::default() };
            }
            front.active = active;
            let fetching = self.probe.fetching(engine, *simd, *slot);
            if fetching.hit
                && let Some((address, asked)) = front.asking
            {
                if front.chunks.len() == CHUNKS {
                    front.chunks.pop_front();
                }
                front.chunks.push_back(Chunk { address, asked, arrived: cycle + 1 });
            }
            if fetching.hit {
                front.asking = None;
            }
            if let Some(address) = fetching.asks {
                // A chunk that misses is asked for again: the first time counts.
                let since = front.asking.filter(|(before, _)| *before == address).map_or(cycle, |(_, since)| since);
                front.asking = Some((address, since));
            }
            if let Doing::Waits(stall) = doing {
                match front.waits.last_mut().filter(|wait| wait.stall == stall && wait.to == cycle) {
                    Some(wait) => wait.to = cycle + 1,
                    None => front.waits.push(Wait { stall, from: cycle, to: cycle + 1 }),
                }
            }
        }
    }

    fn issue(&mut self, now: &Moment, event: &Event, class: IssueClass, pc: u64) {
        let Some(front) = self.fronts.get_mut(&(event.simd, event.slot)) else { return };
        let (cycle, row, log) = (now.cycle, self.rows, &mut self.log);
        self.rows += 1;
        let start = pc / self.chunk_bytes * self.chunk_bytes;
        let chunk = front.chunks.iter().rev().find(|chunk| chunk.address == start);
        let (asked, arrived) = chunk.map_or((front.head, front.head), |chunk| (chunk.asked, chunk.arrived));
        let head = front.head.max(arrived).min(cycle);
        log.add(asked, Command::Begin(row, event.wave));
        log.add(asked, Command::Label(row, false, format!("{pc:#x} {}", self.listing.text(now.launch, pc))));
        let place = format!("wave {}, SIMD {}, slot {}, issued in cycle {cycle}", event.wave, event.simd, event.slot);
        log.add(asked, Command::Label(row, true, place));
        for (from, to, stage) in [(asked, arrived, "F"), (arrived, head, "B"), (head, cycle, "D")] {
            if from < to {
                log.add(from, Command::Stage(row, 0, stage));
            }
        }
        for Wait { stall, from, to } in front.waits.drain(..) {
            // An instruction that waits for its own fetch has no row before it is asked for.
            let from = from.max(asked);
            if from < to {
                log.add(from, Command::Stage(row, 1, stall.name()));
                log.add(to, Command::EndStage(row, stall.name()));
                let (cycles, plural) = (to - from, if to - from == 1 { "" } else { "s" });
                let text = format!("\\n{cycles} cycle{plural}: {}", stall.meaning());
                log.add(from, Command::Label(row, true, text));
            }
        }
        front.head = cycle + 1;
        match class {
            IssueClass::Valu => {
                log.add(cycle, Command::Stage(row, 0, "Q"));
                self.queued[event.simd].push_back(row);
            }
            IssueClass::Vmem | IssueClass::Lds => {
                log.add(cycle, Command::Stage(row, 0, "Q"));
                front.unread[usize::from(class == IssueClass::Lds)].push_back(row);
            }
            _ => log.add(cycle, Command::Stage(row, 0, "X")),
        }
        if class == IssueClass::Flow {
            log.add(cycle + 1, Command::Retire(row));
        } else {
            self.open.insert((event.simd, event.slot, event.sequence), row);
        }
    }

    fn read(&mut self, now: &Moment) {
        for (simd, queued) in self.queued.iter_mut().enumerate() {
            if self.probe.vector_has_read(now.engine, simd)
                && let Some(row) = queued.pop_front()
            {
                self.log.add(now.cycle + 1, Command::Stage(row, 0, "X"));
            }
            for shared in [false, true] {
                let reader = self.probe.memory_has_read(now.engine, simd, shared);
                let front = reader.and_then(|slot| self.fronts.get_mut(&(simd, slot)));
                if let Some(row) = front.and_then(|front| front.unread[usize::from(shared)].pop_front()) {
                    self.log.add(now.cycle + 1, Command::Stage(row, 0, "X"));
                }
            }
        }
    }
}

/// Why there is no log.
#[derive(Debug, thiserror::Error)]
pub enum KonataError {
    /// The engine does not show what is inside the design.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The output could not be written.
    #[error("writing the log: {0}")]
    Write(#[from] io::Error),
}

impl<W: Write> Observer for Konata<W> {
    fn sight(&self, _: u64) -> Sight<'_> {
        Sight::Ports
    }

    fn observe(&mut self, now: &Moment) -> Result<(), String> {
        self.watch(now);
        self.read(now);
        for event in now.events {
            match event.what {
                What::Issue { class, pc } => self.issue(now, event, class, pc),
                What::Retire(_) => {
                    if let Some(row) = self.open.remove(&(event.simd, event.slot, event.sequence)) {
                        self.log.add(now.cycle, Command::Stage(row, 0, "W"));
                        self.log.add(now.cycle + 1, Command::Retire(row));
                    }
                }
            }
        }
        self.log.write_until(now.cycle.saturating_sub(DELAY), &mut self.out).map_err(|error| error.to_string())
    }
}

impl Log {
    /// A command at a cycle, or as soon as it can still be.
    fn add(&mut self, cycle: u64, command: Command) {
        self.pending.entry(cycle.max(self.written)).or_default().push(command);
    }

    /// Writes the commands before `cycle`.
    fn write_until(&mut self, cycle: u64, out: &mut impl Write) -> io::Result<()> {
        while let Some(entry) = self.pending.first_entry().filter(|entry| *entry.key() < cycle) {
            let (at, commands) = entry.remove_entry();
            match self.at {
                None => writeln!(out, "C=\t{at}")?,
                Some(before) => writeln!(out, "C\t{}", at - before)?,
            }
            self.at = Some(at);
            commands.into_iter().try_for_each(|command| self.write(command, out))?;
        }
        self.written = self.written.max(cycle);
        Ok(())
    }

    fn write(&mut self, command: Command, out: &mut impl Write) -> io::Result<()> {
        let id = |log: &Self, row: Row| log.ids.get(&row).copied().unwrap_or(0);
        match command {
            Command::Begin(row, wave) => {
                self.ids.insert(row, self.begun);
                writeln!(out, "I\t{}\t{row}\t{wave}", self.begun)?;
                self.begun += 1;
            }
            Command::Label(row, pointed_at, text) => {
                writeln!(out, "L\t{}\t{}\t{text}", id(self, row), u8::from(pointed_at))?;
            }
            Command::Stage(row, lane, name) => writeln!(out, "S\t{}\t{lane}\t{name}", id(self, row))?,
            Command::EndStage(row, name) => writeln!(out, "E\t{}\t1\t{name}", id(self, row))?,
            Command::Retire(row) => {
                writeln!(out, "R\t{}\t{}\t0", id(self, row), self.retired)?;
                self.ids.remove(&row);
                self.retired += 1;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn rows_are_numbered_in_the_order_of_the_file() {
        let (mut log, mut out) = (Log::default(), vec![]);
        // The row that issues second begins first.
        log.add(7, Command::Begin(0, 4));
        log.add(5, Command::Begin(1, 9));
        log.add(8, Command::Stage(0, 0, "X"));
        log.add(9, Command::Retire(1));
        log.write_until(9, &mut out).unwrap();
        // Too late: it moves to where the file is.
        log.add(6, Command::Stage(0, 0, "W"));
        log.write_until(u64::MAX, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "C=\t5\nI\t0\t1\t9\nC\t2\nI\t1\t0\t4\nC\t1\nS\t1\t0\tX\nC\t1\nR\t0\t0\t0\nS\t1\t0\tW\n");
    }
}
