//! A board without hardware: the compute unit of `ecp5` with its AXI bridge on the compiled engine, in this process, behind the
//! protocol of docs/integration.md ("On a board"). It serves hosts at a socket or at any other line, one after the other, and is what
//! LiteX makes of `board/` as far as a host can tell: memory of its own, DECERR elsewhere, a page of words.

mod axi;

use axi::{Memory, Registers};
use std::io::{self, Read, Write};
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::device::board::{BUSY, IDENTITY, PAGE, READY, VERSION, Word};
use tombolo_sim::engine::{Engine, Saved, SignalHandle, word};

const REGISTERS: u32 = 0x9000_0000;
/// Clocks between two words of the line, and before a register is read while a dispatch runs: a host that polls does it seldom.
const BETWEEN: usize = 4;
const BEFORE_A_POLL: usize = 200;

/// What a board says of itself, and when its line breaks.
#[derive(Debug, Clone, Copy)]
pub struct Page {
    /// Word 0.
    pub identity: u32,
    /// Word 1.
    pub version: u32,
    /// Address of memory. A process has a device at a time at each.
    pub memory: u32,
    /// Bytes of memory.
    pub memory_bytes: u32,
    /// The first host loses the line after so many bytes of answers.
    pub breaks_after: Option<usize>,
}

impl Default for Page {
    fn default() -> Self {
        Self { identity: IDENTITY, version: VERSION, memory: 0x4000_0000, memory_bytes: 4 << 20, breaks_after: None }
    }
}

/// A board.
pub struct StandIn {
    page: Page,
    engine: Box<dyn Engine>,
    /// The state after power-up, to which a reset goes.
    start: Saved,
    registers: Registers,
    memory: Memory,
    busy: SignalHandle,
    cycles: u32,
    /// Words that hosts have written into memory.
    written: Arc<AtomicU64>,
}

/// A folder with a socket, at which a board waits for hosts as long as the process runs.
pub struct AtSocket {
    _folder: tempfile::TempDir,
    socket: PathBuf,
    written: Arc<AtomicU64>,
}

impl AtSocket {
    /// A board that says this of itself.
    ///
    /// # Panics
    /// Its socket or its compute unit cannot be made.
    pub fn new(page: Page) -> Self {
        let folder = tempfile::tempdir().expect("a folder for a socket");
        let socket = folder.path().join("board");
        let listener = UnixListener::bind(&socket).expect("a socket");
        let written = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&written);
        thread::spawn(move || {
            let mut board = StandIn { written: counter, ..StandIn::new(page) };
            for host in listener.incoming().flatten() {
                board.serve(host);
            }
        });
        Self { _folder: folder, socket, written }
    }

    /// Its name, as `TOMBOLO_DEVICE` has it.
    pub fn name(&self) -> String {
        format!("sim:{}", self.socket.display())
    }

    /// Words that hosts have written into memory so far.
    pub fn written(&self) -> u64 {
        self.written.load(Ordering::Relaxed)
    }
}

impl StandIn {
    /// A board after power-up.
    ///
    /// # Panics
    /// Its compute unit cannot be made.
    pub fn new(page: Page) -> Self {
        let config = design::config("ecp5").expect("a configuration");
        let netlist = Arc::new(design::compute_unit_axi(config, axi::WIDTH).expect("a compute unit"));
        let engine = design::engine(EngineKind::Compiled, netlist).expect("an engine");
        let start = engine.save().expect("the compiled engine saves its state");
        Self {
            page,
            registers: Registers::find(engine.as_ref()),
            memory: Memory::find(engine.as_ref(), page.memory.into(), page.memory_bytes as usize),
            busy: engine.find("busy").expect("a port"),
            engine,
            start,
            cycles: 0,
            written: Arc::default(),
        }
    }

    fn clock(&mut self) {
        self.registers.present(self.engine.as_mut());
        self.memory.present(self.engine.as_mut());
        self.engine.settle_outputs();
        self.registers.collect(self.engine.as_ref());
        self.memory.collect(self.engine.as_ref());
        self.engine.step();
        self.cycles += u32::from(word(self.engine.as_ref(), self.busy) != 0);
    }

    fn clocks(&mut self, count: usize) {
        (0..count).for_each(|_| self.clock());
    }

    fn is_busy(&self) -> bool {
        word(self.engine.as_ref(), self.busy) != 0
    }

    /// Reads a register of the compute unit, or writes one.
    fn access(&mut self, address: u32, value: Option<u32>) -> u32 {
        self.registers.ask(self.engine.as_mut(), address - REGISTERS, value);
        loop {
            self.clock();
            if let Some(answer) = self.registers.answer() {
                return answer;
            }
        }
    }

    fn read(&mut self, address: u32) -> u32 {
        match address {
            PAGE.. => {
                let Page { identity, version, memory, memory_bytes, .. } = self.page;
                let status = READY | if self.is_busy() { BUSY } else { 0 };
                let name = u32::from_le_bytes(*b"ecp5");
                let cycles = self.cycles;
                let words = [identity, version, memory, memory_bytes, REGISTERS, 1_000_000, name, 0, status, 0, cycles];
                words.get((address - PAGE) as usize / 4).copied().unwrap_or(0)
            }
            REGISTERS.. => {
                let before = if self.is_busy() { BEFORE_A_POLL } else { 0 };
                self.clocks(before);
                self.access(address, None)
            }
            _ => self.memory.word(address.into()),
        }
    }

    fn write(&mut self, address: u32, value: u32) {
        match address {
            PAGE.. if address == PAGE + 4 * Word::Cycles as u32 => self.cycles = 0,
            PAGE.. if address == PAGE + 4 * Word::Reset as u32 && value & 1 != 0 => {
                self.engine.restore(&self.start);
                self.memory.reset();
            }
            PAGE.. => {}
            REGISTERS.. => {
                self.access(address, Some(value));
            }
            _ => {
                self.memory.set_word(address.into(), value);
                self.written.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Serves a host until it leaves, or its line breaks.
    pub fn serve(&mut self, mut line: impl Read + Write) {
        let mut left = self.page.breaks_after.take().unwrap_or(usize::MAX);
        while self.command(&mut line, &mut left).is_ok() {}
    }

    fn command(&mut self, line: &mut (impl Read + Write), left: &mut usize) -> io::Result<()> {
        let mut command = [0; 6];
        take(line, &mut command)?;
        let [kind, count, address @ ..] = command;
        let first = u32::from_be_bytes(address).wrapping_mul(4);
        for at in 0..u32::from(count) {
            let address = first.wrapping_add(4 * at);
            self.clocks(BETWEEN);
            let mut bytes = [0; 4];
            if kind == 1 {
                take(line, &mut bytes)?;
                self.write(address, u32::from_be_bytes(bytes));
                continue;
            }
            bytes = self.read(address).to_be_bytes();
            let (whole, bytes) = (bytes.len(), &bytes[..bytes.len().min(*left)]);
            line.write_all(bytes)?;
            line.flush()?;
            if bytes.len() < whole {
                return Err(io::ErrorKind::BrokenPipe.into());
            }
            *left -= whole;
        }
        Ok(())
    }
}

/// Takes bytes off a line, however long it is silent.
fn take(line: &mut impl Read, mut bytes: &mut [u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match line.read(bytes) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(length) => bytes = &mut bytes[length..],
            Err(error) if error.kind() == io::ErrorKind::TimedOut => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
