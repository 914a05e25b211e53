//! Waveforms: what to record of a simulation, and how.
//!
//! A recorder is made for an engine and a file format, gets its extra signals, texts and numbers, and is then shown every cycle between
//! [`settle`](crate::engine::Engine::settle) and the clock edge. Only changes are written.

mod digits;
pub mod equal;
pub mod fst;
pub mod offload;
pub mod recorder;
pub mod select;
pub mod sink;
pub mod vcd;
pub mod watch;

pub use fst::FstSink;
pub use offload::Offload;
pub use recorder::{NumberSignal, TextSignal, WaveRecorder};
pub use select::{Place, Selection, Window};
pub use sink::Sink;
pub use vcd::VcdSink;

/// Why a waveform cannot be recorded.
#[derive(Debug, thiserror::Error)]
pub enum WaveError {
    /// No instance of that path.
    #[error("there is no block {path} to record{} (`--scope help` lists all)", meant(.near, .top))]
    NoScope {
        /// As asked for.
        path: String,
        /// Paths that are spelt alike.
        near: Vec<String>,
        /// The blocks in the top.
        top: Vec<String>,
    },
    /// A text signal in an instance of which nothing is recorded.
    #[error("nothing of block {path} is recorded")]
    NotRecorded {
        /// Path of the instance.
        path: String,
    },
    /// Two signals of one name in one scope.
    #[error("there is already a signal {name} in block {path}")]
    Taken {
        /// Path of the instance.
        path: String,
        /// As asked for.
        name: String,
    },
    /// Text signals are part of the header, which is written at the first recorded cycle.
    #[error("text signal {name} was added after the first recorded cycle")]
    Late {
        /// As asked for.
        name: String,
    },
    /// The file could not be written.
    #[error("writing the waveform: {0}")]
    Write(#[from] std::io::Error),
    /// The FST file could not be written.
    #[error("writing the waveform: {0}")]
    Fst(#[from] fst_writer::FstWriteError),
    /// It could not be written before, for the reason that was told then.
    #[error("{what}")]
    Over {
        /// The message of that time.
        what: String,
    },
}

/// The end of a message that suggests names: those spelt alike, else what there is in the top.
fn meant(near: &[String], top: &[String]) -> String {
    match near {
        [] => format!("; in the top are {}", top.join(", ")),
        near => format!("; is {} meant?", near.join(" or ")),
    }
}
