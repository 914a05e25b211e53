//! The profile of a run as text and as JSON.

use super::{AddressCounts, MatrixCounts, Profile, SharedCounts, Stalls, UnitCounts, VectorCounts};
use crate::launch::Launch;
use crate::run::access::Client;
use crate::run::counters::Traffic;
use crate::run::stall::Stall;
use crate::run::{Listing, Pc, Report, RunError};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use tombolo_hdl::front::issue::CLASSES;

/// Reasons that the text shows of an instruction.
const REASONS: usize = 3;

/// A profile. It serialises to the JSON object of `tombolo profile --json`.
#[derive(Debug, Clone, Serialize)]
pub struct ProfileReport {
    /// Name of the launch.
    name: String,
    /// Name of the configuration.
    config: &'static str,
    pass: bool,
    cycles: u64,
    waves: u64,
    instructions: u64,
    ipc: Option<f64>,
    occupancy: Occupancy,
    wave_cycles: WaveCycles,
    units: Vec<Unit>,
    vector_alu: VectorCounts,
    lds: SharedCounts,
    matrix: MatrixCounts,
    memory: Memory,
    listing: Vec<Row>,
    error: Option<RunError>,
}

/// Resident waves.
#[derive(Debug, Clone, Serialize)]
struct Occupancy {
    slots: u64,
    average: Option<f64>,
    most: u64,
}

/// The cycles of all resident waves: `total` is `issued` and all `stalls` together.
#[derive(Debug, Clone, Serialize)]
struct WaveCycles {
    total: u64,
    issued: u64,
    stalls: Stalls,
}

/// A class of units, all SIMDs together.
#[derive(Debug, Clone, Serialize)]
struct Unit {
    unit: String,
    #[serde(flatten)]
    counts: UnitCounts,
    /// Part of the cycles in which the unit of a SIMD took an instruction.
    utilisation: Option<f64>,
}

/// What went through the memory port, and what the caches of vector memory answered.
#[derive(Debug, Clone, Serialize)]
struct Memory {
    clients: BTreeMap<Client, Traffic>,
    vector_cache_hits: u64,
}

/// An instruction.
#[derive(Debug, Clone, Serialize)]
struct Row {
    pc: Pc,
    text: String,
    /// Where it comes from in the source, when the code was compiled with `-g`.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    issued: u64,
    waited: u64,
    stalls: Stalls,
}

fn ratio(a: u64, b: u64) -> Option<f64> {
    (b > 0).then(|| a as f64 / b as f64)
}

/// Sums up.
pub(super) fn of(profile: &Profile, launch: &Launch, listing: &mut Listing, run: &Report) -> ProfileReport {
    let (config, cycles) = (profile.config, profile.cycles);
    let mut stalls = Stalls::new();
    if profile.launching > 0 {
        stalls.insert(Stall::Launch, profile.launching);
    }
    let mut rows = vec![];
    for (pc, AddressCounts { issued, stalls: own }) in &profile.by_address {
        for (stall, count) in own {
            *stalls.entry(*stall).or_default() += count;
        }
        let (text, waited) = (listing.text(launch, *pc).to_string(), own.values().sum());
        let line = launch.line_at(*pc).map(ToString::to_string);
        rows.push(Row { pc: Pc(*pc), text, line, issued: *issued, waited, stalls: own.clone() });
    }
    let unit = |(class, counts): (&_, &UnitCounts)| Unit {
        unit: format!("{class:?}").to_lowercase(),
        counts: *counts,
        utilisation: ratio(counts.issued, cycles * config.simds as u64),
    };
    let issued = rows.iter().map(|row| row.issued).sum();
    ProfileReport {
        name: launch.name.clone(),
        config: config.name,
        pass: run.pass,
        cycles,
        waves: run.statistics.waves.unwrap_or(0),
        instructions: issued,
        ipc: ratio(issued, cycles),
        occupancy: Occupancy {
            slots: (config.simds * config.waves) as u64,
            average: ratio(profile.resident, cycles),
            most: profile.most_resident,
        },
        wave_cycles: WaveCycles { total: profile.resident, issued, stalls },
        units: CLASSES.iter().zip(&profile.units).map(unit).collect(),
        vector_alu: profile.vector,
        lds: profile.shared,
        matrix: profile.matrix,
        memory: Memory { clients: profile.memory.clone(), vector_cache_hits: profile.cache_hits },
        listing: rows,
        error: run.error.clone(),
    }
}

impl ProfileReport {
    /// The cycles of all resident waves, those that issued, and those that waited: the last two make up the first.
    pub fn wave_cycles(&self) -> [u64; 3] {
        [self.wave_cycles.total, self.wave_cycles.issued, self.wave_cycles.stalls.values().sum()]
    }

    /// The object of `tombolo profile --json`.
    ///
    /// # Errors
    /// None that a report of this program has.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Cycles in which waves waited for a reason of that name.
    pub fn waited(&self, name: &str) -> u64 {
        self.wave_cycles.stalls.iter().filter(|(stall, _)| stall.name() == name).map(|(_, count)| count).sum()
    }
}

fn percent(part: u64, whole: u64) -> String {
    ratio(part, whole).map(|part| format!("{:5.1} %", 100.0 * part)).unwrap_or_default()
}

/// Most frequent first.
fn ranked(stalls: &Stalls) -> Vec<(&'static str, &'static str, u64)> {
    let mut all: Vec<_> = stalls.iter().map(|(stall, count)| (stall.name(), stall.meaning(), *count)).collect();
    all.sort_by_key(|(.., count)| std::cmp::Reverse(*count));
    all
}

impl fmt::Display for ProfileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.pass { "pass" } else { "FAIL" };
        let Self { name, config, cycles, waves, instructions, .. } = self;
        write!(f, "{name} on configuration {config}: {verdict}, {cycles} cycles, {waves} waves, ")?;
        writeln!(f, "{instructions} instructions, {:.3} a cycle", self.ipc.unwrap_or(0.0))?;
        let Occupancy { slots, average, most } = self.occupancy;
        writeln!(f, "Occupancy: {:.1} waves on average, {most} at most, of {slots}", average.unwrap_or(0.0))?;
        self.write_waves(f)?;
        self.write_units(f)?;
        self.write_memory(f)?;
        self.write_listing(f)
    }
}

impl ProfileReport {
    fn write_waves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WaveCycles { total, issued, stalls } = &self.wave_cycles;
        writeln!(f, "\nCycles of all resident waves: {total}")?;
        writeln!(f, "{issued:>10}  {}  an instruction issues", percent(*issued, *total))?;
        for (name, meaning, count) in ranked(stalls) {
            writeln!(f, "{count:>10}  {}  {name}: {meaning}", percent(count, *total))?;
        }
        Ok(())
    }

    fn write_units(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nUnit      issued  utilised  refusing (cycles, all SIMDs)")?;
        for Unit { unit, counts: UnitCounts { issued, refusing }, utilisation } in &self.units {
            writeln!(f, "{unit:6}{issued:>10}   {:5.1} %{refusing:>10}", 100.0 * utilisation.unwrap_or(0.0))?;
        }
        let VectorCounts { beats, dependency, bank_conflicts, idle } = self.vector_alu;
        let all = beats + dependency + bank_conflicts + idle;
        writeln!(f, "\nCycles of the vector ALUs: {all}")?;
        let counts = [
            (beats, "a beat of lanes"),
            (dependency, "the operation waits for operands or for the shared units"),
            (bank_conflicts, "its operands compete for a bank"),
            (idle, "nothing in the queue"),
        ];
        for (count, what) in counts {
            writeln!(f, "{count:>10}  {}  {what}", percent(count, all))?;
        }
        let SharedCounts { accesses, bank_conflicts, refused } = self.lds;
        write!(f, "Local data share: {accesses} cycles without a bank conflict, {bank_conflicts} with one, ")?;
        writeln!(f, "{refused} in which the other SIMD was served")?;
        self.write_matrix(f)
    }

    /// Nothing for a launch without matrix multiplies.
    fn write_matrix(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MatrixCounts { busy, operands, lds, waits, elsewhere } = self.matrix;
        if busy == 0 {
            return Ok(());
        }
        let all = busy + operands + lds + waits + elsewhere;
        writeln!(f, "\nCycles of the matrix units: {all}")?;
        let counts = [
            (busy, "busy: elements enter the datapaths"),
            (operands, "a multiply reads its operands, or waits for results of another operation"),
            (lds, "the wave that comes to a multiply waits for LDS"),
            (waits, "it waits for something else"),
            (elsewhere, "no wave comes to a multiply"),
        ];
        for (count, what) in counts {
            writeln!(f, "{count:>10}  {}  {what}", percent(count, all))?;
        }
        Ok(())
    }

    fn write_memory(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nMemory port      lines read       bytes   lines written       bytes")?;
        for (client, traffic) in &self.memory.clients {
            let Traffic { lines_read, bytes_read, lines_written, bytes_written } = traffic;
            let name = client.name();
            writeln!(f, "{name:15}{lines_read:>12}{bytes_read:>12}{lines_written:>16}{bytes_written:>12}")?;
        }
        writeln!(f, "The vector caches answered {} requests.", self.memory.vector_cache_hits)
    }

    fn write_listing(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n        address    issued    waited  instruction, and what it waited for")?;
        let mut shown: &Option<String> = &None;
        for Row { pc: Pc(pc), text, line, issued, waited, stalls } in &self.listing {
            if line.is_some() && line != shown {
                writeln!(f, "{:>37}; {}", "", line.as_deref().unwrap_or_default())?;
                shown = line;
            }
            writeln!(f, "{pc:#15x}{issued:>10}{waited:>10}  {text}")?;
            let reasons = ranked(stalls).into_iter().take(REASONS).map(|(name, _, count)| format!("{name} {count}"));
            let reasons: Vec<String> = reasons.collect();
            if !reasons.is_empty() {
                writeln!(f, "{:>39}{}", "", reasons.join(", "))?;
            }
        }
        Ok(())
    }
}
