//! The ports of the compute unit, found once by name.

use super::access::Client;
use crate::engine::observed::Observed;
use crate::engine::{Engine, EngineError, InputHandle, SignalHandle, reader};
use crate::memory::{AddressSpace, LINE_BYTES, Line, MemoryPort, Request};
use rust_hdl::prelude::Bits;
use tombolo_hdl::config::Config;
use tombolo_hdl::events::{InstructionEvent, IssueEvent, LineEvent, RequestEvent, SharedEvent, StoredEvent};
use tombolo_hdl::probe;
use tombolo_hdl::vmem::address::Violation;
use tombolo_hdl::vmem::joined_banks::BANKS;

/// LDS is allocated in blocks of so many bytes (3.3.5).
pub const LDS_GRANULE: u32 = 1024;
/// Issue classes, in the order of the debug ports.
pub const CLASSES: usize = 6;

/// The memory port.
pub struct MemoryPorts {
    request_valid: SignalHandle,
    request_ready: InputHandle,
    request_write: SignalHandle,
    request_line: SignalHandle,
    request_data: SignalHandle,
    request_mask: SignalHandle,
    request_id: SignalHandle,
    response_valid: InputHandle,
    response_ready: SignalHandle,
    response_id: InputHandle,
    response_data: InputHandle,
    response_missing: InputHandle,
}

impl MemoryPorts {
    /// The handles. From here on exports are taken too, of every SIMD that has them.
    pub fn find(engine: &mut dyn Engine) -> Result<Self, EngineError> {
        for simd in 0.. {
            let Ok(ready) = engine.input(&format!("export_ready_{simd}")) else { break };
            engine.set(ready, &[1]);
        }
        Ok(Self {
            request_valid: engine.find("request_valid")?,
            request_ready: engine.input("request_ready")?,
            request_write: engine.find("request_write")?,
            request_line: engine.find("request_line")?,
            request_data: engine.find("request_data")?,
            request_mask: engine.find("request_mask")?,
            request_id: engine.find("request_id")?,
            response_valid: engine.input("response_valid")?,
            response_ready: engine.find("response_ready")?,
            response_id: engine.input("response_id")?,
            response_data: engine.input("response_data")?,
            response_missing: engine.input("response_missing")?,
        })
    }

    /// Presents memory's side of the port to the compute unit.
    pub fn present(&self, engine: &mut dyn Engine, port: &MemoryPort) {
        engine.set(self.request_ready, &[port.ready().into()]);
        engine.set(self.response_valid, &[port.response().is_some().into()]);
        if let Some(response) = port.response() {
            engine.set(self.response_id, &[response.id]);
            engine.set(self.response_data, &words_of(&response.data));
            let missing = u64::from(response.partial) | u64::from(response.refused) << 1;
            engine.set(self.response_missing, &[missing]);
        }
    }

    /// What the compute unit hands over in this cycle: whether it takes the response, and its request.
    pub fn collect(&self, engine: &dyn Engine, port: &MemoryPort) -> (bool, Option<Request>) {
        let word = reader(engine);
        let bit = |handle| word(handle) != 0;
        let taken = bit(self.response_ready) && port.response().is_some();
        let request = (bit(self.request_valid) && port.ready()).then(|| Request {
            id: word(self.request_id),
            address: word(self.request_line) * LINE_BYTES as u64,
            mask: word(self.request_mask),
            write: bit(self.request_write).then(|| line_of(engine.get(self.request_data))),
            scalar: Client::of(word(self.request_id)) == Client::Scalar,
        });
        (taken, request)
    }

    /// A cycle of the compute unit in which it and memory exchange what they have for each other, and nothing else happens.
    pub fn cycle(&self, engine: &mut dyn Engine, port: &mut MemoryPort, memory: &mut AddressSpace) {
        self.present(engine, port);
        engine.settle_outputs();
        let (taken, request) = self.collect(engine, port);
        port.tick(memory, taken, request);
        engine.step();
    }
}

fn words_of(line: &Line) -> [u64; LINE_BYTES / 8] {
    let mut words = [0; LINE_BYTES / 8];
    for (word, bytes) in words.iter_mut().zip(line.chunks_exact(8)) {
        *word = bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    }
    words
}

fn line_of(words: &[u64]) -> Line {
    let mut line = [0; LINE_BYTES];
    for (bytes, word) in line.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    line
}

/// Debug events of one SIMD.
pub struct SimdPorts {
    /// Slots in which a wave is launched.
    pub launch: SignalHandle,
    /// Slots whose wave reached an instruction that the hardware does not execute.
    pub fault: SignalHandle,
    /// Address of that instruction.
    pub fault_pc: SignalHandle,
    /// Issues of each class.
    pub issue: Vec<Observed<IssueEvent>>,
    /// Retirements, in the order scalar ALU, vector ALU, scalar memory, vector load, vector store, local data share.
    pub retire: Vec<Observed<InstructionEvent>>,
    /// Whose request vector memory sends.
    pub vector_request: Observed<RequestEvent>,
    /// Vector memory refuses the access of a lane.
    pub violation: Observed<Violation>,
    /// Waves whose trap handler takes violations of memory.
    pub handled: Observed<Bits<16>>,
    /// A load is answered from the cache.
    pub hit: Observed<LineEvent>,
    /// Where vector memory puts stores together: what one puts into lines that leave later.
    pub joined: Vec<Observed<StoredEvent>>,
    /// Access to the local data share.
    pub shared: Observed<SharedEvent>,
    /// The atomic operation in progress is of this SIMD.
    pub atomic: Observed<bool>,
    /// Whose it is.
    pub atomic_origin: Observed<RequestEvent>,
    /// Whose request scalar memory sends.
    pub scalar_request: Observed<InstructionEvent>,
}

impl SimdPorts {
    /// The handles of every SIMD.
    pub fn find(engine: &dyn Engine, config: Config) -> Result<Vec<Self>, EngineError> {
        (0..config.simds).map(|simd| Self::find_one(engine, config, simd)).collect()
    }

    fn find_one(engine: &dyn Engine, config: Config, simd: usize) -> Result<Self, EngineError> {
        let port = |name: &str, at: usize| engine.find(&format!("{name}_{at}"));
        let of_simd = CLASSES * simd..CLASSES * (simd + 1);
        Ok(Self {
            launch: port("debug_launch", simd)?,
            fault: port("fault", simd)?,
            fault_pc: port("fault_pc", simd)?,
            issue: Observed::find_row(engine, &probe::ISSUE, &[], of_simd.clone())?,
            retire: Observed::find_row(engine, &probe::RETIRE, &[], of_simd)?,
            vector_request: Observed::find(engine, &probe::VECTOR_REQUEST, &[simd])?,
            violation: Observed::find(engine, &probe::VIOLATION, &[simd])?,
            handled: Observed::find(engine, &probe::HANDLED, &[simd])?,
            hit: Observed::find(engine, &probe::HIT, &[simd])?,
            joined: match config.units.joined_stores() {
                0 => vec![],
                _ => Observed::find_row(engine, &probe::JOINED, &[simd], 0..BANKS)?,
            },
            shared: Observed::find(engine, &probe::SHARED, &[simd])?,
            atomic: Observed::find(engine, &probe::ATOMIC_SIMD, &[simd])?,
            atomic_origin: Observed::find(engine, &probe::ATOMIC, &[])?,
            scalar_request: Observed::find(engine, &probe::SCALAR_REQUEST, &[simd])?,
        })
    }
}
