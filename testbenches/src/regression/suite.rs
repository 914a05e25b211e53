//! The cases of the regression, and running them in parallel.

use super::coverage::Coverage;
use crate::launches::{kernels_folder, triton_launches};
use crate::machine::Machine;
use crate::random::program::{Material, Program};
use crate::random::run::{Outcome, Runner, write_launch};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_sim::design;
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::registers::VgprRows;
use tombolo_sim::run::{ErrorKind, rtl};
use tombolo_sim::vectors::{self, rtl::RtlTarget};

/// Cycles that a kernel may take.
const MAX_CYCLES: u64 = 5_000_000;

/// One thing to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Case {
    /// A file of instruction vectors.
    Vectors(PathBuf),
    /// A launch folder, with a key of its code objects.
    Kernel(PathBuf, String),
    /// A random program.
    Random(Random),
}

/// A random program, of which a seed and a length are the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Random {
    /// Its seed.
    pub seed: u64,
    /// Instructions, about: of each part of a crowd.
    pub length: u32,
    /// Waves of 64 lanes.
    pub wave64: bool,
    /// Many waves that do different things.
    pub crowd: bool,
}

impl Random {
    /// `7-of-200`, `crowd-7-of-60-wave64`.
    fn name(self) -> String {
        let Self { seed, length, wave64, crowd } = self;
        format!("{}{seed}-of-{length}{}", if crowd { "crowd-" } else { "" }, if wave64 { "-wave64" } else { "" })
    }

    fn program(self, material: &mut Material) -> Program {
        let Self { seed, length, wave64, crowd } = self;
        let make = if crowd { Program::crowd } else { Program::random };
        make(seed, length, wave64, material)
    }
}

/// The suites, as reports list them.
pub const SUITES: [&str; 3] = ["vectors", "kernels", "random programs"];

impl Case {
    /// The suite it belongs to.
    pub fn suite(&self) -> &'static str {
        let [vectors, kernels, programs] = SUITES;
        match self {
            Case::Vectors(_) => vectors,
            Case::Kernel(..) => kernels,
            Case::Random(_) => programs,
        }
    }

    /// Its name, which it has on every machine and in every part: `vectors/add`, `kernels/vecadd/gfx1201`, `random/7-of-200-wave64`, `random/crowd-7-of-50`.
    pub fn name(&self) -> String {
        let base = |path: &Path| path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        match self {
            Case::Vectors(path) => format!("vectors/{}", base(path)),
            Case::Kernel(path, elf) => format!("kernels/{}/{elf}", base(path)),
            Case::Random(random) => format!("random/{}", random.name()),
        }
    }
}

/// How a case ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "verdict", content = "why")]
pub enum Verdict {
    /// As it should.
    Pass,
    /// The hardware refuses an instruction or a resource by name, or has no room for the waves of a work-group at once.
    Refused(String),
    /// Wrong.
    Fail(String),
}

impl Verdict {
    /// Whether it is wrong.
    pub fn is_failure(&self) -> bool {
        matches!(self, Self::Fail(_))
    }
}

/// A case that has run.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Done {
    /// Its suite.
    pub suite: String,
    /// Its name.
    pub name: String,
    /// How it ended.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// Seconds that it took.
    pub seconds: f64,
    /// Instructions compared, or vectors passed.
    pub checked: u64,
    /// What was compared in lock-step; in files it is kept for all cases together.
    #[serde(skip)]
    pub coverage: Coverage,
}

impl Done {
    /// How long it took.
    pub fn time(&self) -> Duration {
        Duration::try_from_secs_f64(self.seconds).unwrap_or_default()
    }
}

/// The project's own vectors and kernels, and `programs` random programs and as many crowds from `seed` on, each for wave32 and wave64. A part of a crowd
/// is a quarter as long as a program.
///
/// # Errors
/// The folders cannot be read.
pub fn cases(programs: u64, length: u32, seed: u64) -> anyhow::Result<Vec<Case>> {
    let mut cases = vec![];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors");
    for entry in sorted(&folder)? {
        if entry.extension().is_some_and(|extension| extension == "jsonl") {
            cases.push(Case::Vectors(entry));
        }
    }
    for entry in sorted(&kernels_folder())? {
        if entry.is_dir() {
            cases.extend(["gfx1201", "gfx1201_wave64"].map(|elf| Case::Kernel(entry.clone(), elf.to_owned())));
        }
    }
    cases.extend(triton_launches()?.into_iter().map(|folder| Case::Kernel(folder, "gfx1201".to_owned())));
    for seed in seed..seed + programs {
        let random = [false, true].map(|wave64| Random { seed, length, wave64, crowd: false });
        let crowds = random.map(|it| Random { length: it.length.div_ceil(4), crowd: true, ..it });
        cases.extend([random, crowds].concat().into_iter().map(Case::Random));
    }
    Ok(cases)
}

fn sorted(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    Ok(entries)
}

/// Runs the cases on `threads` threads; `each` is told of every one that is done. Programs that differ leave a launch folder
/// of the shrunk program in `out`.
///
/// # Errors
/// The hardware does not elaborate.
pub fn run(
    cases: &[Case],
    config: Config,
    threads: usize,
    out: Option<&Path>,
    each: impl Fn(&Done) + Sync,
) -> anyhow::Result<Vec<Done>> {
    let netlist = Arc::new(design::compute_unit(config)?);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(vec![]);
    std::thread::scope(|scope| {
        let work = || -> anyhow::Result<()> {
            let mut worker = Worker::new(config, Arc::clone(&netlist), out)?;
            while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                let started = Instant::now();
                let (verdict, checked, coverage) = worker
                    .run(case)
                    .unwrap_or_else(|error| (Verdict::Fail(format!("{error:#}")), 0, Coverage::default()));
                let (suite, name, seconds) = (case.suite().to_owned(), case.name(), started.elapsed().as_secs_f64());
                let result = Done { suite, name, verdict, seconds, checked, coverage };
                each(&result);
                // A thread that panicked has left a vector that is whole.
                done.lock().unwrap_or_else(PoisonError::into_inner).push(result);
            }
            Ok(())
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            match thread.join() {
                Ok(result) => result?,
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        anyhow::Ok(())
    })?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let names: Vec<String> = cases.iter().map(Case::name).collect();
    done.sort_by_key(|done: &Done| names.iter().position(|name| *name == done.name));
    Ok(done)
}

/// Whether all waves of a work-group have slots and VGPRs at once: else no barrier completes.
fn holds_a_group(launch: &Launch, config: Config) -> bool {
    // A VGPR of a wave64 is two rows.
    let rows = VgprRows::count(launch) as u32 * launch.dispatch.wave_size() / 32;
    let waves = (config.vgpr_rows as u32 / rows.max(1)).min(config.waves as u32);
    launch.dispatch.waves_per_group() <= config.simds as u32 * waves
}

/// Runs a launch from the state after power-up, in lock-step.
///
/// # Errors
/// The hardware does not show what lock-step follows.
pub fn follow(machine: &mut Machine, config: Config, launch: &mut Launch) -> anyhow::Result<(Verdict, Lockstep)> {
    let engine = machine.fresh();
    let mut lockstep = Lockstep::new(engine, config, launch)?;
    let options = rtl::Options { max_cycles: MAX_CYCLES, lockstep: Some(&mut lockstep), ..rtl::Options::default() };
    let report = rtl::run(launch, config, engine, options, |_| ());
    let verdict = match report.error {
        Some(error) if matches!(error.kind, ErrorKind::Unsupported | ErrorKind::Dispatch) => {
            Verdict::Refused(error.message)
        }
        // The dispatcher starts a group wave by wave: it does not know that the barrier will wait for one without a place.
        Some(error) if error.kind == ErrorKind::Hang && !holds_a_group(launch, config) => {
            Verdict::Refused(error.message.lines().next().unwrap_or_default().to_owned())
        }
        Some(error) => Verdict::Fail(error.message),
        None if report.pass => Verdict::Pass,
        None => Verdict::Fail(format!("{} elements are not as expected", report.mismatch_count)),
    };
    Ok((verdict, lockstep))
}

/// What one thread has.
struct Worker<'a> {
    config: Config,
    netlist: Arc<Netlist>,
    /// What kernels run on; compiled for the first one.
    machine: Option<Machine>,
    runner: Runner,
    material: Material,
    vectors: Option<RtlTarget>,
    out: Option<&'a Path>,
}

type Result3 = (Verdict, u64, Coverage);

impl<'a> Worker<'a> {
    fn new(config: Config, netlist: Arc<Netlist>, out: Option<&'a Path>) -> anyhow::Result<Self> {
        let runner = Runner::of(config, Arc::clone(&netlist));
        Ok(Self { config, netlist, machine: None, runner, material: Material::of(config)?, vectors: None, out })
    }

    fn run(&mut self, case: &Case) -> anyhow::Result<Result3> {
        match case {
            Case::Vectors(path) => self.vectors(path),
            Case::Kernel(path, elf) => self.kernel(path, elf),
            Case::Random(random) => self.random(*random),
        }
    }

    fn vectors(&mut self, path: &Path) -> anyhow::Result<Result3> {
        let target = match &mut self.vectors {
            Some(target) => target,
            none => none.insert(RtlTarget::new(Some(self.config.lanes))),
        };
        let report = vectors::run(path, None, target, |_, _| {})?;
        let failed: Vec<String> =
            report.failures.iter().map(|failure| format!("{}: {}", failure.id, failure.what)).collect();
        let verdict = match (failed.is_empty(), report.pass) {
            (false, _) => Verdict::Fail(failed.join("\n")),
            (true, 0) => Verdict::Refused(format!("all {} vectors", report.total)),
            (true, _) => Verdict::Pass,
        };
        Ok((verdict, report.pass as u64, Coverage::default()))
    }

    fn kernel(&mut self, path: &Path, elf: &str) -> anyhow::Result<Result3> {
        let mut launch = Launch::read(path, Some(elf))?;
        let machine = match &mut self.machine {
            Some(machine) => machine,
            none => none.insert(Machine::of(Arc::clone(&self.netlist))?),
        };
        let (verdict, lockstep) = follow(machine, self.config, &mut launch)?;
        let coverage = match verdict {
            Verdict::Pass => Coverage::of(&lockstep, &launch),
            _ => Coverage::default(),
        };
        Ok((verdict, lockstep.compared(), coverage))
    }

    fn random(&mut self, random: Random) -> anyhow::Result<Result3> {
        let program = random.program(&mut self.material);
        Ok(match self.runner.run(&program)? {
            Outcome::Agree { instructions, coverage, .. } => (Verdict::Pass, instructions, coverage),
            Outcome::Refused(error) => (Verdict::Refused(error.message), 0, Coverage::default()),
            Outcome::Differ(error) => {
                let small = self.runner.shrunk(&program, &error);
                let mut message =
                    format!("{}\nshrunk to {} instructions:\n{}", error.message, small.len(), small.body());
                if let Some(out) = self.out {
                    let folder = out.join(format!("seed-{}", random.name()));
                    std::fs::create_dir_all(&folder)?;
                    write_launch(&small, &folder)?;
                    message = format!("{message}\n(tombolo run --lockstep {})", folder.display());
                }
                (Verdict::Fail(message), 0, Coverage::default())
            }
        })
    }
}
