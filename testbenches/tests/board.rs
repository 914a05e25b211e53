//! `tombolo run --device` and a board: a stand-in in this process, with the compute unit of `ecp5` behind the protocol of
//! docs/integration.md ("On a board"), runs launches that a host sends over a socket or a serial line. `scripts/board.sh test` does the
//! same with the board of `board/` in Verilator.
#![cfg(unix)]

use pretty_assertions::assert_eq;
use serialport::{SerialPort, TTYPort};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;
use tombolo_sim::device::board::VERSION;
use tombolo_sim::device::run::{Options, Stage, run, run_on};
use tombolo_sim::device::{Address, Board, BoardError, Bridge, BridgeError};
use tombolo_sim::launch::{Launch, Places};
use tombolo_sim::run::{ErrorKind, Report};
use tombolo_testbenches::board::{AtSocket, Page, StandIn};
use tombolo_testbenches::launches::kernels_folder;

fn connect(name: &str) -> Result<Board, BoardError> {
    let address: Address = name.parse().unwrap();
    Board::new(Bridge::new(address.open().unwrap()))
}

fn launch_of(board: &Board, kernel: &str) -> Launch {
    let memory = board.memory();
    let places = Places::within(memory.start, memory.end - memory.start);
    Launch::read_into(places, &kernels_folder().join(kernel), None).unwrap()
}

fn launched(board: &mut Board, kernel: &str, max_cycles: u64) -> (Report, Vec<Stage>) {
    let mut launch = launch_of(board, kernel);
    let (never, mut stages) = (AtomicBool::new(false), vec![]);
    let options = Options { max_cycles, stop: &never, build_seconds: 0.0 };
    (run(&mut launch, board, options, |stage| stages.push(stage)), stages)
}

#[test]
fn launches_run_on_a_board_one_after_the_other() {
    let at = AtSocket::new(Page::default());
    let mut board = connect(&at.name()).unwrap();
    assert_eq!((board.configuration().as_str(), board.clock()), ("ecp5", 1_000_000));
    for kernel in ["vecadd", "histogram", "tile_transpose"] {
        let (report, stages) = launched(&mut board, kernel, 1_000_000);
        assert!(report.pass, "{kernel}: {:?}, {:?}", report.error, report.mismatches);
        assert!(report.statistics.cycles.unwrap() > 100, "{kernel}: {:?}", report.statistics);
        let last = stages.last().unwrap();
        assert!(matches!(last, Stage::Download(done, all) if done == all), "{last:?}");
        assert!(stages.iter().any(|stage| matches!(stage, Stage::Upload(done, all) if done == all)), "{stages:?}");
    }
}

#[test]
fn a_launch_that_takes_too_long_is_ended_and_the_board_runs_the_next_one() {
    let at = AtSocket::new(Page::default());
    let mut board = connect(&at.name()).unwrap();
    let (report, _) = launched(&mut board, "histogram", 50);
    let error = report.error.unwrap();
    assert_eq!(error.kind, ErrorKind::Hang, "{}", error.message);
    assert!(error.message.contains("clocks of the board"), "{}", error.message);
    let (report, _) = launched(&mut board, "vecadd", 1_000_000);
    assert!(report.pass, "{:?}, {:?}", report.error, report.mismatches);
}

#[test]
fn what_does_not_fit_into_the_memory_of_a_board_is_named() {
    let at = AtSocket::new(Page { memory_bytes: 1 << 16, ..Page::default() });
    let mut board = connect(&at.name()).unwrap();
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
    let message = |page| connect(&AtSocket::new(page).name()).map(|_| ()).unwrap_err().to_string();
    assert!(message(Page { identity: 0x1234, ..Page::default() }).contains("its first word is 0x00001234"));
    assert!(
        message(Page { version: VERSION + 1, ..Page::default() }).contains("version 2 of the protocol, this program 1")
    );
}

#[test]
fn an_access_outside_of_memory_is_told_with_its_line_and_what_was_written_before_comes_back() {
    let at = AtSocket::new(Page::default());
    let mut board = connect(&at.name()).unwrap();
    let mut launch = launch_of(&board, "vecadd");
    // The first pointer among the arguments, to the first vector.
    let kernarg = launch
        .memory
        .regions()
        .iter()
        .find(|region| region.name() == "the kernel arguments")
        .map(|r| r.base())
        .unwrap();
    let outside = board.memory().end + 0x1000;
    launch.memory.bytes_mut(kernarg).unwrap()[..8].copy_from_slice(&outside.to_le_bytes());
    let never = AtomicBool::new(false);
    let options = Options { max_cycles: 1_000_000, stop: &never, build_seconds: 0.0 };
    let error = run(&mut launch, &mut board, options, |_| {}).error.unwrap();
    assert_eq!(error.kind, ErrorKind::Memory, "{}", error.message);
    assert!(error.message.contains("reads outside the board's memory, in the line at 0x40401"), "{}", error.message);
    let (report, _) = launched(&mut board, "vecadd", 1_000_000);
    assert!(report.pass, "{:?}, {:?}", report.error, report.mismatches);
}

#[test]
fn a_line_that_breaks_off_is_told_and_the_board_is_found_again() {
    // In the middle of a word of what the launch writes.
    let at = AtSocket::new(Page { breaks_after: Some(4001), ..Page::default() });
    let mut board = connect(&at.name()).unwrap();
    let mut launch = launch_of(&board, "vecadd");
    let never = AtomicBool::new(false);
    let options = Options { max_cycles: 1_000_000, stop: &never, build_seconds: 0.0 };
    let error = run_on(&mut launch, &mut board, options, |_| {}).unwrap_err();
    assert!(matches!(error, BridgeError::Closed), "{error}");
    let (report, _) = launched(&mut connect(&at.name()).unwrap(), "vecadd", 1_000_000);
    assert!(report.pass, "{:?}, {:?}", report.error, report.mismatches);
}

#[test]
fn what_somebody_left_running_is_ended() {
    let at = AtSocket::new(Page::default());
    let mut board = connect(&at.name()).unwrap();
    let mut launch = launch_of(&board, "histogram");
    for region in launch.memory.regions() {
        board.upload(region.base(), region.bytes(), |_| {}).unwrap();
    }
    for write in tombolo_sim::launch::program::Program::of(&launch.dispatch).unwrap().into_writes() {
        board.set_register(write.address, write.value).unwrap();
    }
    assert_eq!(board.field("COMPUTE_STATUS", "BUSY").unwrap(), 1);
    drop(board);
    let mut board = connect(&at.name()).unwrap();
    assert_eq!(board.field("COMPUTE_STATUS", "BUSY").unwrap(), 0);
    launch = launch_of(&board, "histogram");
    let never = AtomicBool::new(false);
    let options = Options { max_cycles: 1_000_000, stop: &never, build_seconds: 0.0 };
    assert!(run(&mut launch, &mut board, options, |_| {}).pass);
}

#[test]
fn a_board_at_a_serial_line_runs_launches_until_the_line_is_pulled() {
    let (mut far, near) = TTYPort::pair().unwrap();
    far.set_timeout(Duration::from_millis(20)).unwrap();
    let address: Address = format!("serial:{}@1000000", near.name().unwrap()).parse().unwrap();
    // Its lock goes with it.
    drop(near);
    let line = address.open().unwrap();
    let served = thread::spawn(move || {
        let mut board = StandIn::new(Page { breaks_after: Some(200_000), ..Page::default() });
        // The line is gone with this end of it.
        board.serve(far);
    });
    let mut board = Board::new(Bridge::new(line)).unwrap();
    let (report, _) = launched(&mut board, "vecadd", 1_000_000);
    assert!(report.pass, "{:?}, {:?}", report.error, report.mismatches);
    let error = loop {
        if let Some(error) = launched(&mut board, "tile_transpose", 1_000_000).0.error {
            break error;
        }
    };
    assert_eq!(error.kind, ErrorKind::Hardware);
    assert!(error.message.contains("the line to the board is"), "{}", error.message);
    served.join().unwrap();
}
