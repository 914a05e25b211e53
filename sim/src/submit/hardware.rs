//! A submission on the hardware: the command processor in front of the compute unit reads its streams.
//!
//! Streams of compute queues run, and on a configuration that draws those of graphics too. What the hardware does not have ends in an error that names the
//! packet, and of a draw who refuses it. Addresses have 48 bits there: the upper half of the address space, which drivers of gfx12 use, follows the lower one.

use super::lockstep::Compared;
use super::memory::{PAGE, Pages};
use super::{Recording, RecordingError};
use crate::design::{self, DesignError, EngineKind};
use crate::engine::{Engine, EngineError};
use crate::memory::{Access, AddressSpace, PortTiming};
use crate::run::queue::{Follower, Queue, QueueError, Ring, Watcher};
use serde::Serialize;
use std::fmt;
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_model::graphics::{Picture, Target};
use tombolo_model::memory::Memory;

/// Bytes of the ring, and its size as the registers have it.
const RING_BYTES: u64 = 0x1_0000;
const RING_LOG2_WORDS: u32 = 14;
/// Words of an INDIRECT_BUFFER packet.
const CALL: u32 = 3 << 30 | 2 << 16 | 0x3f << 8;
/// Words that an indirect buffer may have: 20 bits.
const MOST_WORDS: u64 = 0xf_ffff;

/// Why a submission does not get as far as the hardware.
#[derive(Debug, thiserror::Error)]
pub enum HardwareError {
    /// It has streams that no queue of this machine takes.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// There is no hardware.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// The host's side of the hardware does not fit it.
    #[error(transparent)]
    Queue(#[from] QueueError),
    /// The hardware does not show what is to be compared.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// There is no model of submissions to this machine.
    #[error("lock-step of submissions compares with the model of GFX7: {config} has another instruction set")]
    Lockstep {
        /// Its configuration.
        config: &'static str,
    },
    /// What is mapped takes too much memory.
    #[error("{bytes} bytes are mapped; the hardware's memory has at most {most}")]
    Memory {
        /// What is mapped.
        bytes: u64,
        /// What there may be.
        most: u64,
    },
    /// A stream is too long for a packet that calls it.
    #[error("the stream at {address:#x} has {words} words; a queue takes at most {MOST_WORDS}")]
    Long {
        /// Where it is.
        address: u64,
        /// Its length.
        words: u64,
    },
}

/// What came of a submission on the hardware.
#[derive(Debug, Clone, Serialize)]
pub struct HardwareOutcome {
    /// All packets are done.
    pub pass: bool,
    /// Why not.
    pub error: Option<String>,
    /// It is that the hardware does not have something.
    pub refused: bool,
    /// Streams of the submission.
    pub streams: usize,
    /// Cycles from the doorbell until everything is done.
    pub cycles: u64,
    /// Instructions that lock-step has compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub compared: Option<u64>,
    /// What of draws it has compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Compared>,
    /// What the first colour target of the last state shows, if there is one.
    #[serde(skip)]
    pub picture: Option<Picture>,
}

impl fmt::Display for HardwareOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} streams, {} cycles", self.streams, self.cycles)?;
        if let Some(instructions) = self.compared {
            let Compared { primitives, quads, elements } = self.drawn.unwrap_or_default();
            write!(f, "; compared: {instructions} instructions")?;
            if primitives + quads + elements != 0 {
                write!(f, ", {primitives} primitives, {quads} quads, {elements} elements")?;
            }
        }
        Ok(())
    }
}

/// Bytes that may be mapped.
const MOST_BYTES: u64 = 4 << 30;

/// Bits of an address of the hardware.
const ADDRESS: u64 = (1 << 48) - 1;

/// Runs the streams of a recording one after the other on a configuration, for at most `limit` cycles. Memory is as it was left, also behind
/// an error.
///
/// # Errors
/// [`HardwareError`]; what the hardware refuses is in the outcome.
pub fn run(recording: &mut Recording, config: Config, limit: u64) -> Result<HardwareOutcome, HardwareError> {
    let netlist = design::compute_queue(config)?;
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(netlist))?;
    run_on(engine.as_mut(), recording, limit)
}

/// The same on hardware that is there already, in its state after power-up.
///
/// # Errors
/// [`HardwareError`].
pub fn run_on(
    engine: &mut dyn Engine,
    recording: &mut Recording,
    limit: u64,
) -> Result<HardwareOutcome, HardwareError> {
    run_watched(engine, recording, limit, &mut |_| ())
}

/// The same, and `watcher` is shown every cycle.
///
/// # Errors
/// [`HardwareError`].
pub fn run_watched(
    engine: &mut dyn Engine,
    recording: &mut Recording,
    limit: u64,
    watcher: Watcher,
) -> Result<HardwareOutcome, HardwareError> {
    run_with(engine, recording, limit, Onlookers { watcher: Some(watcher), ..Onlookers::default() })
}

/// Who looks on.
#[derive(Default)]
pub(super) struct Onlookers<'a> {
    /// Sees what the hardware shows.
    pub watcher: Option<Watcher<'a>>,
    /// Sees what it hands to memory too.
    pub follower: Option<Follower<'a>>,
}

/// The same with all who look on.
pub(super) fn run_with(
    engine: &mut dyn Engine,
    recording: &mut Recording,
    limit: u64,
    Onlookers { watcher, follower }: Onlookers,
) -> Result<HardwareOutcome, HardwareError> {
    let streams = recording.graphics_streams()?;
    let mut memory = space_of(&mut recording.memory)?;
    let address = hole(&memory);
    // Nothing else is there.
    let _ = memory.insert("ring", address, vec![0; RING_BYTES as usize], Access::ReadWrite);
    let ring = Ring { address, log2_words: RING_LOG2_WORDS };
    let mut queue = Queue::start(engine, PortTiming::default(), ring, &mut memory)?;
    if let Some(watcher) = watcher {
        queue.watch(watcher);
    }
    if let Some(follower) = follower {
        queue.follow(follower);
    }
    let (mut cycles, mut error) = (0, None);
    for stream in &streams {
        let words = stream.bytes / 4;
        if words > MOST_WORDS {
            return Err(HardwareError::Long { address: stream.address, words });
        }
        let call = [CALL, stream.address as u32, (stream.address >> 32) as u32, words as u32];
        queue.push(&call, &mut memory)?;
        match queue.wait(limit.saturating_sub(cycles), &mut memory) {
            Ok(more) => cycles += more,
            Err(stopped) => {
                error = Some(stopped);
                break;
            }
        }
    }
    let target = Target::of(|address| queue.read(address, &mut memory).unwrap_or(0)).ok().flatten();
    let outside = queue.violations().first().map(|refused| refused.violation.clone());
    memory.remove(address);
    give_back(&memory, &mut recording.memory);
    let picture = target.and_then(|target| target.picture(&mut recording.memory).ok());
    let refused = error.as_ref().is_some_and(QueueError::is_refusal);
    let outside = outside.map(|outside| format!("an access outside what is mapped: {outside}"));
    let error = error.map(|error| error.to_string()).or(outside);
    let pass = error.is_none();
    Ok(HardwareOutcome { pass, error, refused, streams: streams.len(), cycles, compared: None, drawn: None, picture })
}

/// The mapped ranges as memory behind the hardware's port.
pub(super) fn space_of(pages: &mut Pages) -> Result<AddressSpace, HardwareError> {
    let ranges: Vec<(u64, u64)> = pages.ranges().collect();
    let bytes = ranges.iter().fold(0_u64, |sum, (begin, end)| sum.saturating_add(end - begin));
    if bytes > MOST_BYTES {
        return Err(HardwareError::Memory { bytes, most: MOST_BYTES });
    }
    let mut memory = AddressSpace::default();
    for (begin, end) in ranges {
        let mut content = vec![0; (end - begin) as usize];
        for page in pages.used(begin - begin % PAGE, end) {
            let (first, last) = (page.max(begin), (page + PAGE).min(end));
            // It is mapped.
            let _ = pages.read(first, &mut content[(first - begin) as usize..(last - begin) as usize]);
        }
        // Ranges do not overlap.
        let _ = memory.insert("mapped", begin & ADDRESS, content, Access::ReadWrite);
    }
    Ok(memory)
}

/// An address at which nothing is mapped.
fn hole(memory: &AddressSpace) -> u64 {
    let mut address = 1 << 40;
    for region in memory.regions() {
        let end = region.base() + region.bytes().len() as u64;
        if region.base() < address + 2 * RING_BYTES && end > address {
            address = end.next_multiple_of(RING_BYTES);
        }
    }
    address
}

/// Puts what has changed into the pages.
fn give_back(memory: &AddressSpace, pages: &mut Pages) {
    let mut before = vec![0; PAGE as usize];
    for region in memory.regions() {
        // Sign-extended, as drivers have it.
        let mut address = ((region.base() << 16) as i64 >> 16) as u64;
        for part in region.bytes().chunks(PAGE as usize) {
            let before = &mut before[..part.len()];
            if pages.read(address, before).is_ok() && before != part {
                // It can be read, so it can be written, unless memory is full; then it was before.
                let _ = pages.write(address, part);
            }
            address += part.len() as u64;
        }
    }
}
