//! A board as the machine of a device: the compute unit is at the end of a line (`tombolo_sim::device`). A launch sends what the
//! board does not have of the device's memory, runs there, and fetches what kernels may have written.

use crate::error::{Error, ErrorKind};
use std::ops::Range;
use std::sync::atomic::AtomicBool;
use tombolo_hdl::config::Config;
use tombolo_sim::design;
use tombolo_sim::device::run::{self, Options};
use tombolo_sim::device::{Address, Board, BoardError, Bridge, BridgeError, LineError};
use tombolo_sim::launch::Launch;
use tombolo_sim::run::Report;

/// A board, and how to come to it again.
pub(crate) struct Remote {
    address: Address,
    config: Config,
    memory: Range<u64>,
    /// None when the line to it broke.
    board: Option<Board>,
}

impl Remote {
    /// The board at an address.
    ///
    /// # Errors
    /// [`ErrorKind::Board`]: it cannot be reached. [`ErrorKind::Value`]: it has a configuration that is not known here.
    pub fn open(address: &Address) -> Result<Self, Error> {
        let board = connect(address)?;
        let (config, memory) = (design::config(&board.configuration())?, board.memory());
        Ok(Self { address: address.clone(), config, memory, board: Some(board) })
    }

    /// The configuration of its compute unit.
    pub fn config(&self) -> Config {
        self.config
    }

    /// Addresses of its memory.
    pub fn memory(&self) -> Range<u64> {
        self.memory.clone()
    }

    /// Runs a launch, all of whose memory lies in the board's, to its end, or until `stop` is true.
    ///
    /// # Errors
    /// [`ErrorKind::Board`]: the board or its line fails. The next launch looks for the board again.
    pub fn run(&mut self, launch: &mut Launch, max_cycles: u64, stop: &AtomicBool) -> Result<Report, Error> {
        let mut board = match self.board.take() {
            Some(board) => board,
            None => self.again()?,
        };
        let options = Options { max_cycles, stop, build_seconds: 0.0 };
        let report = run::run_on(launch, &mut board, options, |_| {}).map_err(|error| self.failed(&error))?;
        // A compute unit that could not be ended is reset when the board is looked for again.
        self.board = Some(board);
        Ok(report)
    }

    /// The board, after the line to it broke; it may be another one by now.
    fn again(&self) -> Result<Board, Error> {
        let board = connect(&self.address)?;
        let now = (board.configuration(), board.memory());
        if now == (self.config.name.to_owned(), self.memory.clone()) {
            return Ok(board);
        }
        let message = format!(
            "the board at {} was `{}` with memory at {:#x?}; now it is `{}` with memory at {:#x?}",
            self.address, self.config.name, self.memory, now.0, now.1
        );
        Err(Error::new(ErrorKind::Board, message))
    }

    fn failed(&self, error: &BridgeError) -> Error {
        Error::new(ErrorKind::Board, format!("{}: {error}", self.address))
    }
}

fn connect(address: &Address) -> Result<Board, Error> {
    let failed = |error: BoardError| Error::new(ErrorKind::Board, format!("{address}: {error}"));
    Board::new(Bridge::new(address.open()?)).map_err(failed)
}

impl From<LineError> for Error {
    fn from(error: LineError) -> Self {
        let kind = if matches!(error, LineError::Name(_)) { ErrorKind::Value } else { ErrorKind::Board };
        Self::new(kind, error.to_string())
    }
}

/// The error of what only machines in the process do.
pub(crate) fn not_on_a_board(what: &str) -> Error {
    Error::new(ErrorKind::Unsupported, format!("{what}: not on a board (TOMBOLO_DEVICE)"))
}
