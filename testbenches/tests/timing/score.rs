//! A traced program on the hardware: for each instruction of each wave the cycles since the one before it, beside those of silicon.
//!
//! The program runs behind a gate, in work-groups that have as many waves a SIMD as the trace. The first one sleeps until a second one has
//! warmed the instruction cache, starts its waves together, and is measured. Left out is what silicon was cold for: more than
//! [`COLD`] cycles, and the end of a wave. With `TOMBOLO_SCORE=1` the addresses that differ most are printed.

use crate::document;
use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tombolo_asm::{Options, assemble};
use tombolo_code_object::descriptor_field;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::run::rtl;
use tombolo_sim::run::trace::What;
use tombolo_testbenches::programs::{CODE, Program};

/// Longer than this an instruction takes on silicon only when its cache is cold.
const COLD: u64 = 200;
/// The cycle until which the measured work-group sleeps.
const GATE: u32 = 8000;
/// Address of the program in the trace.
const TRACED: u64 = 0x100;
/// VGPRs that it names, rounded up.
const VGPRS: u32 = 224;
/// Where a round of its loop starts.
const LOOP: u64 = 0x104;
/// The first instruction of the first round that silicon's instruction cache did not have, and its text. Both waves waited there for
/// much longer than they had run.
const MISSED: (u64, &str) = (0x1fc, "v_s_exp_f32 s33, s15");
/// Moves, shifts and products, which the younger wave issues while the older one multiplies.
const CONTENDED: std::ops::RangeInclusive<u64> = 0x178..=0x1a4;
/// Its last instruction.
const LAST: u64 = 0x278;

/// An instruction of a wave: its address, and the cycles since the one before it.
type Traced = (u64, Option<u64>);

/// A part of the trace that is scored, and the least that it may score.
struct Part {
    name: &'static str,
    /// What it is, for the document.
    what: &'static str,
    /// Work-items of a work-group: as many waves for each of the two SIMDs as are compared.
    group: u32,
    /// The program ends at [`MISSED`], where the waves of the trace stop competing.
    until_miss: bool,
    /// What of a wave is compared: the wave, the oldest one first, and of what machine.
    of: fn(&[Traced], usize, Machine) -> Vec<Traced>,
    /// Instructions in a hundred that take as many cycles as on silicon; that differ by one at most.
    least: [u64; 2],
}

/// Who ran the program.
#[derive(Clone, Copy, PartialEq)]
enum Machine {
    Silicon,
    Ours,
}

const PARTS: [Part; 3] = [
    Part {
        name: "handwritten, start",
        what: "two waves up to silicon's first instruction cache miss, where they end",
        group: 128,
        until_miss: true,
        of: start,
        least: [96, 100],
    },
    Part {
        name: "handwritten, loop",
        what: "one wave alone, rounds 4 to 10, matrix multiplies included",
        group: 64,
        until_miss: false,
        of: rounds,
        least: [91, 97],
    },
    Part {
        name: "handwritten, both",
        what: "three rounds of the older wave, and what the younger one issues behind its matrix multiplies",
        group: 128,
        until_miss: false,
        of: contended,
        least: [88, 90],
    },
];

fn start(wave: &[Traced], _: usize, _: Machine) -> Vec<Traced> {
    wave.iter().copied().take_while(|(pc, _)| *pc != MISSED.0).collect()
}

/// Where the rounds begin.
fn beginnings(wave: &[Traced]) -> Vec<usize> {
    wave.iter().enumerate().filter(|(_, (pc, _))| *pc == LOOP).map(|(at, _)| at).collect()
}

fn rounds(wave: &[Traced], _: usize, _: Machine) -> Vec<Traced> {
    wave[beginnings(wave)[3]..].to_vec()
}

/// Silicon's younger wave is there in its second round, for it ran the first one while the older wave waited for instructions.
fn contended(wave: &[Traced], at: usize, machine: Machine) -> Vec<Traced> {
    let rounds = beginnings(wave);
    let ours = machine == Machine::Ours;
    if at == 0 {
        let first = if ours { 2 } else { 4 };
        return wave[rounds[first]..rounds[first + 3]].to_vec();
    }
    let round = usize::from(!ours);
    let round = &wave[rounds[round]..rounds[round + 1]];
    round.iter().copied().filter(|(pc, _)| CONTENDED.contains(pc)).collect()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("timing")
}

/// The waves of the trace.
fn silicon() -> Vec<Vec<Traced>> {
    let text = std::fs::read_to_string(folder().join("handwritten.trace")).unwrap();
    let mut waves: Vec<Vec<Traced>> = vec![];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(' ').collect();
        let wave: usize = fields[0].parse().unwrap();
        waves.resize(waves.len().max(wave + 1), vec![]);
        waves[wave].push((u64::from_str_radix(fields[1], 16).unwrap(), fields[2].parse().ok()));
    }
    waves
}

/// The program behind its gate, all of it or until silicon's cache miss.
fn source(until_miss: bool) -> String {
    let traced = std::fs::read_to_string(folder().join("handwritten.s")).unwrap();
    let traced = if until_miss { traced.replacen(MISSED.1, &format!("s_endpgm\n{}", MISSED.1), 1) } else { traced };
    format!(
        "s_cmp_lg_u32 ttmp9, 0
         s_cbranch_scc1 traced
         gate:
         s_getreg_b32 s40, hwreg(HW_REG_SHADER_CYCLES_LO)
         s_cmp_lt_u32 s40, {GATE}
         s_sleep 1
         s_cbranch_scc1 gate
         s_barrier_signal -1
         s_barrier_wait -1
         s_branch traced
         .p2align 8
         traced:
         {traced}
         .rept 64
         s_code_end
         .endr"
    )
}

/// The waves of the first work-group on the first SIMD, oldest first.
fn hardware(group: u32, until_miss: bool) -> Vec<Vec<Traced>> {
    let source = source(until_miss);
    let text = assemble(&source, "timing", &Options::default()).unwrap().text().unwrap().to_vec();
    let mut launch = Program { source: &source, items: 2 * group, group, words: 1 }.launch().unwrap();
    launch.dispatch.descriptor.set(descriptor_field::VGPR_GRANULES, VGPRS / 8 - 1);
    let padding = 64 * 4;
    let size = LAST + 4 - TRACED + if until_miss { 4 } else { 0 };
    let first = CODE + text.len() as u64 - padding - size;
    assert_eq!(first % 256, 0, "the program lies in cache lines as in the trace");
    let config = design::config("default").unwrap();
    let netlist = Arc::new(design::unwatched(&design::compute_unit(config).unwrap()));
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let mut events = vec![];
    let options = rtl::Options { trace: Some(&mut events), ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    assert_eq!(report.error, None);
    let mut waves: BTreeMap<u64, Vec<(u64, u64)>> = BTreeMap::new();
    for event in events {
        let What::Issue { pc, .. } = event.what else { continue };
        if event.simd == 0 && event.wave < u64::from(group / 32) && pc >= first {
            waves.entry(event.wave).or_default().push((event.cycle, pc - first + TRACED));
        }
    }
    let deltas = |wave: Vec<(u64, u64)>| {
        let before = std::iter::once(None).chain(wave.iter().map(|(cycle, _)| Some(*cycle)));
        wave.iter().zip(before).map(|((cycle, pc), before)| (*pc, before.map(|before| cycle - before))).collect()
    };
    waves.into_values().map(deltas).collect()
}

/// How near the hardware comes.
#[derive(Default)]
struct Score {
    compared: u64,
    exact: u64,
    within_one: u64,
    differences: u64,
    silicon: u64,
    ours: u64,
}

impl Score {
    fn add(&mut self, silicon: u64, ours: u64) {
        let difference = silicon.abs_diff(ours);
        self.compared += 1;
        self.exact += u64::from(difference == 0);
        self.within_one += u64::from(difference <= 1);
        self.differences += difference;
        self.silicon += silicon;
        self.ours += ours;
    }

    /// Instructions in a hundred: exact, within one cycle.
    fn percent(&self) -> [u64; 2] {
        [self.exact, self.within_one].map(|count| (100 * count + self.compared / 2) / self.compared)
    }

    fn row(&self, part: &Part) -> String {
        let [exact, within_one] = self.percent();
        let silicon = self.silicon as f64;
        format!(
            "| {}: {} | {} | {exact} % | {within_one} % | {} | {} | {:+.1} % | {:.1} % |\n",
            part.name,
            part.what,
            self.compared,
            self.silicon,
            self.ours,
            100.0 * (self.ours as f64 - silicon) / silicon,
            100.0 * self.differences as f64 / silicon,
        )
    }
}

/// The part's score; the addresses that differ, with how much in all.
fn score(part: &Part, silicon: &[Vec<Traced>]) -> (Score, BTreeMap<u64, Vec<(u64, u64)>>) {
    let ours = hardware(part.group, part.until_miss);
    // One wave alone is the last one of the trace, when the other has ended.
    let silicon = &silicon[silicon.len() - ours.len()..];
    let (mut total, mut by_pc) = (Score::default(), BTreeMap::<u64, Vec<(u64, u64)>>::new());
    for (at, (silicon, ours)) in silicon.iter().zip(&ours).enumerate() {
        let (silicon, ours) = ((part.of)(silicon, at, Machine::Silicon), (part.of)(ours, at, Machine::Ours));
        assert_eq!(
            silicon.iter().map(|(pc, _)| pc).collect::<Vec<_>>(),
            ours.iter().map(|(pc, _)| pc).collect::<Vec<_>>()
        );
        for ((pc, silicon), (_, ours)) in silicon.into_iter().zip(ours) {
            if let (Some(silicon), Some(ours)) = (silicon, ours)
                && silicon <= COLD
                && pc != LAST
            {
                total.add(silicon, ours);
                by_pc.entry(pc).or_default().push((silicon, ours));
            }
        }
    }
    (total, by_pc)
}

#[test]
fn instructions_of_the_trace_take_the_cycles_that_the_document_says() {
    let silicon = silicon();
    let mut table = "A traced program, instruction by instruction: the cycles between an instruction of a wave and the one before it, with warm \
                     caches. *Total* compares the sums, *difference* is the sum of what each instruction is off, in percent of silicon's \
                     cycles. `testbenches/tests/timing/score.rs` says what is left out.\n\n\
                     | Trace | Compared | Exact | Within one | Silicon, cycles | Ours | Total | Difference |\n\
                     |---|---:|---:|---:|---:|---:|---:|---:|\n"
        .to_owned();
    let mut worse = vec![];
    for part in &PARTS {
        let (score, by_pc) = score(part, &silicon);
        if score.percent().iter().zip(part.least).any(|(reached, least)| *reached < least) {
            worse.push(format!("{}: {:?}, at least {:?}", part.name, score.percent(), part.least));
        }
        table.push_str(&score.row(part));
        println!("{}", score.row(part));
        if std::env::var_os("TOMBOLO_SCORE").is_some() {
            let off = |pairs: &[(u64, u64)]| pairs.iter().map(|(silicon, ours)| silicon.abs_diff(*ours)).sum::<u64>();
            let mut all: Vec<_> = by_pc.into_iter().collect();
            all.sort_by_key(|(_, pairs)| std::cmp::Reverse(off(pairs)));
            for (pc, pairs) in all.iter().take(30) {
                println!("{pc:x} is off by {}: silicon, ours {pairs:?}", off(pairs));
            }
        }
    }
    assert_eq!(worse, Vec::<String>::new(), "the score became worse");
    document::keep("Score", &table);
}
