//! Options of a waveform, and its file.

use crate::output::{OutputError, OutputFile};
use crate::wave::{FstSink, Sink, VcdSink, WaveError, Window};
use std::path::PathBuf;

/// How the files are looked at.
const OPEN_FST: &str = "open it with `gtkwave FILE scripts/waves/compute_unit.gtkw`";
const OPEN_VCD: &str = "open it with `gtkwave FILE` or `surfer -c scripts/waves/compute_unit.sucl FILE`";

/// Where a waveform goes, and which cycles it has.
#[derive(Debug, clap::Args)]
pub(super) struct Waveform {
    /// Record a waveform as a value change dump
    #[arg(long, value_name = "FILE", group = "waveform")]
    pub vcd: Option<PathBuf>,
    /// Record a waveform as an FST file, which is far smaller
    #[arg(long, value_name = "FILE", group = "waveform")]
    pub fst: Option<PathBuf>,
    /// First cycle of the waveform
    #[arg(long, value_name = "CYCLE", default_value_t = 0, requires = "waveform")]
    pub from: u64,
    /// Last cycle of the waveform
    #[arg(long, value_name = "CYCLE", default_value_t = u64::MAX, hide_default_value = true, requires = "waveform")]
    pub to: u64,
    /// Record only this block and what is in it, for instance simd_0.slot_0; may be given several times; `help` lists them
    #[arg(long, value_name = "BLOCK")]
    pub scope: Vec<String>,
}

impl Waveform {
    /// A waveform is wanted.
    pub const fn is_wanted(&self) -> bool {
        self.vcd.is_some() || self.fst.is_some()
    }

    /// The blocks are to be listed.
    pub fn lists_scopes(&self) -> bool {
        self.scope.iter().any(|scope| scope == "help")
    }

    /// Refuses options that contradict each other.
    pub fn check(&self) -> anyhow::Result<()> {
        let Self { scope, from, to, .. } = self;
        anyhow::ensure!(scope.is_empty() || self.is_wanted(), "--scope limits a waveform: give --vcd or --fst too");
        anyhow::ensure!(from <= to, "--from {from} lies behind --to {to}: no cycle is recorded");
        Ok(())
    }

    /// The cycles.
    pub const fn window(&self) -> Window {
        Window { from: self.from, to: self.to }
    }

    /// The file, if one is wanted.
    pub fn create(&self) -> Result<Option<OutputFile>, OutputError> {
        self.vcd.as_ref().or(self.fst.as_ref()).map(|path| OutputFile::create(path)).transpose()
    }

    /// What writes it.
    pub fn sink<'f>(&self, file: &'f mut OutputFile) -> Result<Box<dyn Sink + Send + 'f>, WaveError> {
        Ok(if self.fst.is_some() { Box::new(FstSink::new(file)?) } else { Box::new(VcdSink::new(file)?) })
    }

    /// How it is looked at.
    pub const fn how_to_open(&self) -> &'static str {
        if self.fst.is_some() { OPEN_FST } else { OPEN_VCD }
    }

    /// Refuses a window that begins behind the end of a run of so many cycles.
    pub fn check_end(&self, cycles: u64) -> anyhow::Result<()> {
        let from = self.from;
        anyhow::ensure!(from < cycles, "--from {from} lies behind the end of the run, which takes {cycles} cycles");
        Ok(())
    }
}
