//! `tombolo run --device` and a board: a device of this test, with the compute unit of `ecp5` behind the protocol of
//! docs/integration.md ("On a board"), runs launches that a host sends over a socket. `scripts/board.sh test` does the same with
//! the board of `board/` in Verilator.
#![cfg(unix)]

use pretty_assertions::assert_eq;
use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::device::board::{IDENTITY, PAGE, READY, VERSION, Word};
use tombolo_sim::device::run::{Options, Stage, run};
use tombolo_sim::device::{Address, Board, BoardError, Bridge};
use tombolo_sim::engine::{Engine, SignalHandle, word};
use tombolo_sim::launch::program::RegisterWrite;
use tombolo_sim::launch::{Launch, Places};
use tombolo_sim::memory::{Access, AddressSpace, MemoryPort, PortTiming};
use tombolo_sim::run::bus::RegisterBus;
use tombolo_sim::run::ports::MemoryPorts;
use tombolo_sim::run::{ErrorKind, Report};
use tombolo_testbenches::launches::kernels_folder;

const MEMORY: u32 = 0x4000_0000;
const REGISTERS: u32 = 0x9000_0000;
/// Clocks of the board between two words of the line: it is slow.
const BETWEEN: usize = 40;

/// What a test's board says of itself.
#[derive(Clone, Copy)]
struct Page {
    identity: u32,
    version: u32,
    memory_bytes: u32,
}

const PAGE_OF_OURS: Page = Page { identity: IDENTITY, version: VERSION, memory_bytes: 4 << 20 };

struct Device {
    page: Page,
    engine: Box<dyn Engine>,
    bus: RegisterBus,
    ports: MemoryPorts,
    port: MemoryPort,
    busy: SignalHandle,
    memory: AddressSpace,
    cycles: u32,
}

impl Device {
    fn new(page: Page) -> Self {
        let netlist = design::unwatched(&design::compute_unit(design::config("ecp5").unwrap()).unwrap());
        let mut engine = design::engine(EngineKind::Compiled, Arc::new(netlist)).unwrap();
        let mut memory = AddressSpace::default();
        memory.insert("memory", MEMORY.into(), vec![0; page.memory_bytes as usize], Access::ReadWrite).unwrap();
        Self {
            page,
            bus: RegisterBus::find(engine.as_ref()).unwrap(),
            ports: MemoryPorts::find(engine.as_mut()).unwrap(),
            port: MemoryPort::new(PortTiming::default()),
            busy: engine.find("busy").unwrap(),
            engine,
            memory,
            cycles: 0,
        }
    }

    /// A clock with what is on the register bus.
    fn clock(&mut self) {
        self.ports.cycle(self.engine.as_mut(), &mut self.port, &mut self.memory);
        self.cycles += u32::from(word(self.engine.as_ref(), self.busy) != 0);
    }

    fn answer(&mut self) -> u32 {
        self.clock();
        self.bus.present(self.engine.as_mut(), None);
        self.engine.settle_outputs();
        // What is not on the register bus belongs to the AXI bridge, which has nothing to tell.
        self.bus.answer(self.engine.as_ref()).unwrap_or(0)
    }

    fn read(&mut self, address: u32) -> u32 {
        match address {
            PAGE.. => {
                let name = u32::from_le_bytes(*b"ecp5");
                let Page { identity, version, memory_bytes } = self.page;
                let words =
                    [identity, version, MEMORY, memory_bytes, REGISTERS, 1_000_000, name, 0, READY, 0, self.cycles];
                words[(address - PAGE) as usize / 4]
            }
            REGISTERS.. => {
                self.bus.present_read(self.engine.as_mut(), address - REGISTERS);
                self.answer()
            }
            _ => {
                let mut bytes = [0; 4];
                self.memory.read(address.into(), &mut bytes).unwrap();
                u32::from_le_bytes(bytes)
            }
        }
    }

    fn write(&mut self, address: u32, value: u32) {
        match address {
            PAGE.. if address == PAGE + 4 * Word::Cycles as u32 => self.cycles = 0,
            PAGE.. => {}
            REGISTERS.. => {
                self.bus.present(self.engine.as_mut(), Some(RegisterWrite { address: address - REGISTERS, value }));
                self.answer();
            }
            _ => self.memory.write(address.into(), &value.to_le_bytes()).unwrap(),
        }
    }

    /// Serves a host until it leaves.
    fn serve(mut self, mut line: UnixStream) {
        let mut command = [0; 6];
        while line.read_exact(&mut command).is_ok() {
            let [kind, count, address @ ..] = command;
            let first = u32::from_be_bytes(address) * 4;
            for address in (first..).step_by(4).take(count.into()) {
                (0..BETWEEN).for_each(|_| self.clock());
                let mut bytes = [0; 4];
                if kind == 1 {
                    line.read_exact(&mut bytes).unwrap();
                    self.write(address, u32::from_be_bytes(bytes));
                } else {
                    bytes = self.read(address).to_be_bytes();
                    line.write_all(&bytes).unwrap();
                }
            }
        }
    }
}

/// A board that waits at a socket in a folder of the test's own.
fn device(page: Page) -> (tempfile::TempDir, PathBuf, thread::JoinHandle<()>) {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("board");
    let listener = UnixListener::bind(&socket).unwrap();
    let served = thread::spawn(move || Device::new(page).serve(listener.accept().unwrap().0));
    (folder, socket, served)
}

fn connect(socket: &Path) -> Result<Board, BoardError> {
    let address: Address = format!("sim:{}", socket.display()).parse().unwrap();
    Board::new(Bridge::new(address.open().unwrap()))
}

fn launched(board: &mut Board, kernel: &str, max_cycles: u64) -> (Report, Vec<Stage>) {
    let memory = board.memory();
    let places = Places::within(memory.start, memory.end - memory.start);
    let mut launch = Launch::read_into(places, &kernels_folder().join(kernel), None).unwrap();
    let (never, mut stages) = (AtomicBool::new(false), vec![]);
    let options = Options { max_cycles, stop: &never, build_seconds: 0.0 };
    (run(&mut launch, board, options, |stage| stages.push(stage)), stages)
}

#[test]
fn launches_run_on_a_board_one_after_the_other() {
    let (_folder, socket, served) = device(PAGE_OF_OURS);
    let mut board = connect(&socket).unwrap();
    assert_eq!((board.configuration().as_str(), board.clock()), ("ecp5", 1_000_000));
    for kernel in ["vecadd", "histogram", "tile_transpose"] {
        let (report, stages) = launched(&mut board, kernel, 1_000_000);
        assert!(report.pass, "{kernel}: {:?}, {:?}", report.error, report.mismatches);
        assert!(report.statistics.cycles.unwrap() > 100, "{kernel}: {:?}", report.statistics);
        let last = stages.last().unwrap();
        assert!(matches!(last, Stage::Download(done, all) if done == all), "{last:?}");
        assert!(stages.iter().any(|stage| matches!(stage, Stage::Upload(done, all) if done == all)), "{stages:?}");
    }
    drop(board);
    served.join().unwrap();
}

#[test]
fn a_launch_that_takes_too_long_is_ended_and_the_board_runs_the_next_one() {
    let (_folder, socket, _served) = device(PAGE_OF_OURS);
    let mut board = connect(&socket).unwrap();
    let (report, _) = launched(&mut board, "histogram", 50);
    let error = report.error.unwrap();
    assert_eq!(error.kind, ErrorKind::Hang, "{}", error.message);
    assert!(error.message.contains("clocks of the board"), "{}", error.message);
    let (report, _) = launched(&mut board, "vecadd", 1_000_000);
    assert!(report.pass, "{:?}, {:?}", report.error, report.mismatches);
}

#[test]
fn what_does_not_fit_into_the_memory_of_a_board_is_named() {
    let (_folder, socket, _served) = device(Page { memory_bytes: 1 << 16, ..PAGE_OF_OURS });
    let mut board = connect(&socket).unwrap();
    let (report, _) = launched(&mut board, "matrix_clamp", 1_000_000);
    let error = report.error.unwrap();
    assert_eq!(error.kind, ErrorKind::Dispatch);
    assert!(
        error.message.contains("does not fit into the board's memory, which ends at 0x40010000"),
        "{}",
        error.message
    );
}

#[test]
fn something_else_at_the_end_of_the_line_is_told_from_a_board() {
    let message = |page| {
        let (_folder, socket, _served) = device(page);
        connect(&socket).map(|_| ()).unwrap_err().to_string()
    };
    assert!(message(Page { identity: 0x1234, ..PAGE_OF_OURS }).contains("its first word is 0x00001234"));
    assert!(message(Page { version: 2, ..PAGE_OF_OURS }).contains("version 2 of the protocol, this program 1"));
}
