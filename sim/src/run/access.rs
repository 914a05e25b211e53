//! Accesses that go wrong, by the wave, the instruction and the lane that made them.

use super::ports::SimdPorts;
use super::report::{ErrorKind, RunError};
use super::waves::{Waves, instruction_text, place};
use crate::engine::{Engine, word};
use crate::launch::Launch;
use crate::memory::{LINE_BYTES, Request, Violation};
use serde::Serialize;
use tombolo_hdl::config::Config;
use tombolo_hdl::vmem::address::Refusal;

/// Who makes an access.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Origin {
    /// SIMD.
    pub simd: usize,
    /// Slot of the wave.
    pub slot: usize,
    /// Number of the instruction.
    pub sequence: u64,
    /// First lane that the access serves; none of scalar memory.
    pub lane: Option<u64>,
    /// It serves no other lane.
    pub(super) alone: bool,
}

/// Bytes of a request that are one instruction's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// A bit for each byte of the line.
    pub bytes: u64,
    /// Whose they are.
    pub origin: Origin,
}

/// Who asks memory for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Client {
    /// Instruction fetch.
    Fetch,
    /// Scalar memory.
    Scalar,
    /// Vector memory.
    Vector,
    /// Atomic operations.
    Atomic,
}

impl Client {
    /// The client of the request with that identifier, `{simd, client, tag}`.
    pub fn of(id: u64) -> Self {
        match id >> 6 & 3 {
            0 => Self::Fetch,
            1 => Self::Scalar,
            2 => Self::Vector,
            _ => Self::Atomic,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fetch => "fetch",
            Self::Scalar => "scalar",
            Self::Vector => "vector",
            Self::Atomic => "atomic",
        }
    }
}

/// The origin of the request with that identifier, `{simd, client, tag}`; none of instruction fetch.
pub fn origin(engine: &dyn Engine, ports: &[SimdPorts], id: u64) -> Option<Origin> {
    let simd = (id >> 8) as usize;
    match Client::of(id) {
        Client::Scalar => {
            let request = ports.get(simd)?.scalar_request.read(engine);
            Some(Origin { simd, slot: request.wave as usize, sequence: request.sequence, ..Origin::default() })
        }
        Client::Vector => Some(of_vector_memory(engine, simd, ports.get(simd)?)),
        // Of another SIMD that is the command processor.
        Client::Atomic if simd != 0 => None,
        Client::Atomic => {
            let simd = ports.iter().position(|ports| ports.atomic.read(engine) != 0)?;
            let who = ports[simd].atomic_origin.read(engine);
            Some(Origin { simd, slot: who.wave as usize, sequence: who.sequence, lane: Some(who.lane), alone: true })
        }
        Client::Fetch => None,
    }
}

/// Whose bytes `request` reads or writes, which is handed to memory in this cycle; nobody's of instruction fetch.
pub fn shares(engine: &dyn Engine, ports: &[SimdPorts], waves: &mut Waves, request: &Request) -> Vec<Share> {
    let simd = (request.id >> 8) as usize;
    let joins = ports.get(simd).is_some_and(|ports| !ports.joined.is_empty());
    if joins && request.write.is_some() && Client::of(request.id) == Client::Vector {
        return waves.joined.leave(simd, request.address, request.mask);
    }
    origin(engine, ports, request.id).map(|origin| Share { bytes: request.mask, origin }).into_iter().collect()
}

/// What a store puts into a line that leaves later, by SIMD.
pub fn joining<'a>(engine: &'a dyn Engine, ports: &'a [SimdPorts]) -> impl Iterator<Item = (u64, Share)> + use<'a> {
    ports.iter().enumerate().flat_map(move |(simd, ports)| {
        let stored = ports.joined.iter().filter_map(|joined| joined.read_if(engine, |stored| stored.valid));
        stored.map(move |stored| {
            let origin = Origin { lane: Some(stored.lane), ..of_vector_memory(engine, simd, ports) };
            (stored.line * LINE_BYTES as u64, Share { bytes: stored.mask, origin })
        })
    })
}

fn of_vector_memory(engine: &dyn Engine, simd: usize, ports: &SimdPorts) -> Origin {
    let request = ports.vector_request.read(engine);
    let (slot, sequence) = (request.wave as usize, request.sequence);
    Origin { simd, slot, sequence, lane: Some(request.lane), alone: false }
}

/// Whether the trap handler of the wave takes the violation of its access.
pub fn is_handled(engine: &dyn Engine, ports: &[SimdPorts], origin: Origin) -> bool {
    ports.get(origin.simd).is_some_and(|ports| ports.handled.read(engine) >> origin.slot & 1 != 0)
}

/// An access outside every buffer, or one that is not allowed.
pub fn outside(
    launch: &Launch,
    config: Config,
    engine: &dyn Engine,
    waves: &Waves,
    origin: Option<Origin>,
    what: &Violation,
) -> RunError {
    let Some(origin) = origin else {
        return RunError::new(ErrorKind::Memory, what.to_string());
    };
    let lane = origin.lane.map(|first| match lane_at(engine, config, origin.simd, first, what.address) {
        _ if origin.alone => format!(", lane {first}"),
        Some(lane) => format!(", lane {lane}"),
        // The Verilator engine does not show the lanes' addresses.
        None => format!(", lane {first} or behind it"),
    });
    error(launch, waves, origin, &lane.unwrap_or_default(), ErrorKind::Memory, &what.to_string())
}

fn error(launch: &Launch, waves: &Waves, origin: Origin, lane: &str, kind: ErrorKind, what: &str) -> RunError {
    let Some(pc) = waves.issued_at(origin.simd, origin.slot, origin.sequence) else {
        return RunError::new(kind, what.to_owned());
    };
    let wave = waves.number(origin.simd, origin.slot);
    let number = wave.map(|number| format!("wave {number}")).unwrap_or_default();
    let message = format!("{number}{lane}: {} at {}: {what}", instruction_text(launch, pc), place(launch, pc));
    RunError { kind, message, wave, pc: Some(pc) }
}

/// The lane of the wave whose dwords hold `address`, among those that the request of vector memory serves; `first` is the
/// first of them.
fn lane_at(engine: &dyn Engine, config: Config, simd: usize, first: u64, address: u64) -> Option<u64> {
    let lanes = config.lanes as u64;
    let look =
        |what: String| engine.find(&format!("simd_{simd}.vmem.sender.{what}")).ok().map(|handle| word(engine, handle));
    let line = look("request_line".to_owned())? * LINE_BYTES as u64;
    // The dwords before the one of the step are in front of it.
    let before = 4 * (look("request_step".to_owned())? & 3);
    (0..lanes).find_map(|lane| {
        // Dwords from the lane's first one in the line on, a bit each.
        let window = look(format!("window_{lane}"))?;
        let dword = line + 4 * look(format!("word_{lane}"))?;
        let end = dword + 4 * u64::from(u64::BITS - window.leading_zeros());
        let covers = (dword.saturating_sub(before)..end).contains(&address);
        (window != 0 && covers).then_some(first / lanes * lanes + lane)
    })
}

/// A load that the cache answers though its address lies outside every buffer: memory did not see it.
pub fn outside_in_cache(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    ports: &[SimdPorts],
    waves: &Waves,
) -> Option<RunError> {
    for (simd, ports) in ports.iter().enumerate() {
        let hit = ports.hit.read(engine);
        if hit.valid == 0 {
            continue;
        }
        let address = hit.line * LINE_BYTES as u64;
        if let Err(violation) = launch.memory.read_line(address, hit.mask) {
            engine.settle();
            let origin = of_vector_memory(engine, simd, ports);
            // Of a line that is no memory at all the hardware knows it, as long as the line is there.
            if ports.handled.read(engine) >> origin.slot & 1 != 0 && launch.memory.read_line(address, 0).is_err() {
                continue;
            }
            return Some(outside(launch, config, engine, waves, Some(origin), &violation));
        }
    }
    None
}

/// A store outside every buffer into a line that leaves later.
pub fn outside_in_joined(
    launch: &Launch,
    config: Config,
    engine: &mut dyn Engine,
    ports: &[SimdPorts],
    waves: &Waves,
) -> Option<RunError> {
    let refused =
        |(address, share): (u64, Share)| Some((launch.memory.check_write(address, share.bytes).err()?, share.origin));
    let (violation, origin) = joining(engine, ports).find_map(refused)?;
    engine.settle();
    Some(outside(launch, config, engine, waves, Some(origin), &violation))
}

/// An access that vector memory itself refuses.
pub fn refused(launch: &Launch, engine: &dyn Engine, ports: &[SimdPorts], waves: &Waves) -> Option<RunError> {
    ports.iter().enumerate().find_map(|(simd, ports)| {
        let refused = ports.violation.read_if(engine, |refused| refused.reason)?;
        let (kind, what) = reason(refused.reason)?;
        let (lane, slot) = (refused.lane, refused.wave as usize);
        let origin = Origin { simd, slot, sequence: refused.sequence, lane: Some(lane), alone: true };
        Some(error(launch, waves, origin, &format!(", lane {lane}"), kind, what))
    })
}

/// Why vector memory refuses an access, by the number of the [`Refusal`]; none if it does not.
pub fn reason(why: u64) -> Option<(ErrorKind, &'static str)> {
    let refusal = usize::try_from(why).ok().and_then(|why| Refusal::ALL.get(why))?;
    match refusal {
        Refusal::None => None,
        Refusal::Hole => Some((ErrorKind::Memory, "the address lies in no aperture")),
        Refusal::Negative => Some((ErrorKind::Memory, "the offset into scratch is negative")),
        Refusal::Atomic => Some((
            ErrorKind::Memory,
            "an atomic operation must be aligned, has 32 bits in scratch, and on an image the size of its texels",
        )),
        Refusal::Beyond => Some((ErrorKind::Memory, "beyond the scratch memory of the lane")),
        Refusal::Swizzled => Some((
            ErrorKind::Unsupported,
            "the access crosses a dword of a swizzled buffer whose elements have 2 bytes or are not at multiples of 4",
        )),
        Refusal::NoFormat => Some((
            ErrorKind::Unsupported,
            "buffers do not have this data format, or the hardware does not have images of this format, layout or view, such a sampler, or such nodes of rays",
        )),
        Refusal::Element => Some((ErrorKind::Memory, "a misaligned formatted access")),
    }
}
