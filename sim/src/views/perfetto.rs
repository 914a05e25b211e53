//! A run in the Trace Event Format of Chrome (JSON), which ui.perfetto.dev and chrome://tracing open: a process a SIMD, a thread a
//! wave slot, and a cycle is a microsecond.
//!
//! On the track of a slot lie its waves one after the other; on a wave its instructions, each from the cycle in which it became
//! the next one until it issued, and on an instruction what it waited for. So slices of a track nest, as the format asks for. An
//! instruction is done later than it issues: that cycle is among its arguments, and counters tell what is outstanding.

use super::story::{Issued, Life, Story};
use crate::run::Pc;
use serde::Serialize;
use std::io::{self, Write};
use tombolo_hdl::front::decode::IssueClass;

/// Units that have something outstanding, with the names of their counters.
const OUTSTANDING: [(IssueClass, &str); 3] = [
    (IssueClass::Vmem, "outstanding: vector memory"),
    (IssueClass::Smem, "outstanding: scalar memory"),
    (IssueClass::Lds, "outstanding: local data share"),
];

/// An event of the format.
#[derive(Serialize)]
struct TraceEvent<'a, A: Serialize> {
    name: &'a str,
    /// X: a slice; C: a counter; M: about a track.
    ph: char,
    pid: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    tid: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cat: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ts: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dur: Option<u64>,
    args: A,
}

#[derive(Serialize)]
struct Name<'a> {
    name: &'a str,
}

#[derive(Serialize)]
struct Order {
    sort_index: usize,
}

#[derive(Serialize)]
struct Value {
    value: i64,
}

#[derive(Serialize)]
struct Wave {
    wave: u64,
    work_group: Option<[u64; 3]>,
    wave_in_group: Option<u64>,
    instructions: usize,
}

#[derive(Serialize)]
struct Instruction<'a> {
    pc: Pc,
    text: &'a str,
    unit: String,
    issued: u64,
    retired: Option<u64>,
    /// What it waited for, most cycles first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stalls: Vec<Stalled>,
}

#[derive(Serialize)]
struct Stalled {
    reason: &'static str,
    cycles: u64,
}

#[derive(Serialize)]
struct Reason {
    reason: &'static str,
}

/// Writes what happened in a run; `out` should be buffered.
///
/// # Errors
/// It could not be written.
pub fn write(story: &Story, name: &str, out: &mut impl Write) -> io::Result<()> {
    let config = story.config();
    let other =
        serde_json::json!({ "launch": name, "configuration": config.name, "unit of time": "a microsecond is a cycle" });
    write!(out, "{{\"displayTimeUnit\":\"ns\",\"otherData\":{other},\"traceEvents\":[")?;
    let mut events = Events { out, is_first: true };
    for simd in 0..config.simds {
        let (pid, process) = (simd + 1, format!("SIMD {simd}"));
        events.about("process_name", pid, None, Name { name: &process })?;
        events.about("process_sort_index", pid, None, Order { sort_index: simd })?;
        for slot in (0..config.waves).filter(|slot| story.waves().values().any(|life| life.slot == (simd, *slot))) {
            events.about("thread_name", pid, Some(slot + 1), Name { name: &format!("slot {slot}") })?;
            events.about("thread_sort_index", pid, Some(slot + 1), Order { sort_index: slot })?;
        }
    }
    for simd in 0..config.simds {
        let lives = || story.waves().values().filter(|life| life.slot.0 == simd);
        let counter = |class| lives().flat_map(Life::accesses).filter(move |(it, _)| it.class == class);
        events.counter("resident waves", simd, Story::count(lives().map(|life| (life.from, life.to))))?;
        for (class, name) in OUTSTANDING {
            events.counter(name, simd, Story::count(counter(class).map(|(it, to)| (it.cycle, to))))?;
        }
    }
    // In the order of their beginning on each track.
    let mut lives: Vec<(&u64, &Life)> = story.waves().iter().collect();
    lives.sort_by_key(|(_, life)| (life.slot, life.from));
    for (number, life) in lives {
        events.wave(story, *number, life)?;
    }
    writeln!(events.out, "\n]}}")
}

struct Events<'o, W: Write> {
    out: &'o mut W,
    is_first: bool,
}

impl<W: Write> Events<'_, W> {
    fn add<A: Serialize>(&mut self, event: &TraceEvent<A>) -> io::Result<()> {
        self.out.write_all(if self.is_first { b"\n" } else { b",\n" })?;
        self.is_first = false;
        Ok(serde_json::to_writer(&mut *self.out, event)?)
    }

    fn about<A: Serialize>(&mut self, name: &str, pid: usize, tid: Option<usize>, args: A) -> io::Result<()> {
        self.add(&TraceEvent { name, ph: 'M', pid, tid, cat: None, ts: None, dur: None, args })
    }

    fn counter(&mut self, name: &str, simd: usize, steps: Vec<(u64, i64)>) -> io::Result<()> {
        for (cycle, value) in steps {
            let args = Value { value };
            self.add(&TraceEvent {
                name,
                ph: 'C',
                pid: simd + 1,
                tid: None,
                cat: None,
                ts: Some(cycle),
                dur: None,
                args,
            })?;
        }
        Ok(())
    }

    fn slice<A: Serialize>(&mut self, life: &Life, cat: &str, name: &str, span: (u64, u64), args: A) -> io::Result<()> {
        let (pid, tid) = (life.slot.0 + 1, Some(life.slot.1 + 1));
        let (ts, dur) = (Some(span.0), Some(span.1 - span.0));
        self.add(&TraceEvent { name, ph: 'X', pid, tid, cat: Some(cat), ts, dur, args })
    }

    fn wave(&mut self, story: &Story, number: u64, life: &Life) -> io::Result<()> {
        let args = Wave {
            wave: number,
            work_group: life.place.map(|place| place.group),
            wave_in_group: life.place.map(|place| place.wave),
            instructions: life.issued.len(),
        };
        self.slice(life, "wave", &format!("wave {number}"), (life.from, life.to), args)?;
        for issued in &life.issued {
            self.instruction(story, life, issued)?;
        }
        // What the wave waited for when the window ended, or it did, belongs to no instruction that issued.
        let rest = life.issued.last().map_or(0, |last| last.waits.end);
        self.waits(life, rest..life.waits.len())
    }

    fn instruction(&mut self, story: &Story, life: &Life, issued: &Issued) -> io::Result<()> {
        let text = story.text(issued.pc);
        let mut stalls: Vec<Stalled> = vec![];
        for wait in &life.waits[issued.waits.clone()] {
            let (reason, cycles) = (wait.stall.name(), wait.to - wait.from);
            match stalls.iter_mut().find(|known| known.reason == reason) {
                Some(known) => known.cycles += cycles,
                None => stalls.push(Stalled { reason, cycles }),
            }
        }
        stalls.sort_by_key(|stalled| std::cmp::Reverse(stalled.cycles));
        let unit = format!("{:?}", issued.class).to_lowercase();
        let args = Instruction { pc: Pc(issued.pc), text, unit, issued: issued.cycle, retired: issued.retired, stalls };
        let name = text.split(' ').next().unwrap_or_default();
        self.slice(life, "instruction", name, (issued.head, issued.cycle + 1), args)?;
        self.waits(life, issued.waits.clone())
    }

    fn waits(&mut self, life: &Life, waits: std::ops::Range<usize>) -> io::Result<()> {
        for wait in &life.waits[waits] {
            let args = Reason { reason: wait.stall.meaning() };
            self.slice(life, "stall", wait.stall.name(), (wait.from, wait.to), args)?;
        }
        Ok(())
    }
}
