//! The line to a board: a serial port, or the socket of a simulated one.

use serialport::ClearBuffer;
use std::fmt;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Bits a second of a serial port, unless its name says another number: what LiteX's bridge has by default.
const BAUD: u32 = 115_200;
/// The board is silent for so long: nobody is there.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why there is no line.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// Not the name of a device.
    #[error("{0} names no device: use serial:PATH, serial:PATH@BAUD or sim:SOCKET, as in serial:/dev/ttyUSB0@1000000")]
    Name(String),
    /// It cannot be opened.
    #[error("cannot open {address}: {what}")]
    Open {
        /// The device.
        address: Address,
        /// Why not.
        what: String,
    },
}

/// Where a board is: `serial:/dev/ttyUSB0`, `serial:/dev/ttyUSB0@1000000` or `sim:SOCKET`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Address {
    /// At a serial port.
    Serial {
        /// Its device file.
        path: PathBuf,
        /// Bits a second.
        baud: u32,
    },
    /// At a socket of a simulator.
    Simulated(PathBuf),
}

impl FromStr for Address {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        let wrong = || LineError::Name(text.to_owned());
        match text.split_once(':') {
            Some((_, "")) | None => Err(wrong()),
            Some(("sim", path)) => Ok(Self::Simulated(path.into())),
            Some(("serial", rest)) => {
                let (path, baud) = match rest.rsplit_once('@') {
                    None => (rest, BAUD),
                    Some((path, baud)) => (path, baud.parse().ok().filter(|baud| *baud > 0).ok_or_else(wrong)?),
                };
                if path.is_empty() { Err(wrong()) } else { Ok(Self::Serial { path: path.into(), baud }) }
            }
            Some(_) => Err(wrong()),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Serial { path, baud } => write!(f, "serial:{}@{baud}", path.display()),
            Self::Simulated(path) => write!(f, "sim:{}", path.display()),
        }
    }
}

/// Bytes to a board and back. Reads end with [`io::ErrorKind::TimedOut`] or [`io::ErrorKind::WouldBlock`] when nothing comes.
pub trait Line: Read + Write + Send {}

impl<T: Read + Write + Send> Line for T {}

impl Address {
    /// Opens the line.
    ///
    /// # Errors
    /// [`LineError::Open`]
    pub fn open(&self) -> Result<Box<dyn Line>, LineError> {
        let refuse = |what: String| LineError::Open { address: self.clone(), what };
        match self {
            Self::Serial { path, baud } => {
                let port = serialport::new(path.to_string_lossy(), *baud).timeout(PATIENCE).open();
                // What the board has answered to somebody before.
                let port = port.and_then(|port| port.clear(ClearBuffer::All).map(|()| port));
                Ok(Box::new(port.map_err(|error| refuse(error.to_string()))?))
            }
            Self::Simulated(path) => simulated(path).map_err(|error| refuse(error.to_string())),
        }
    }
}

#[cfg(unix)]
fn simulated(path: &std::path::Path) -> io::Result<Box<dyn Line>> {
    let socket = std::os::unix::net::UnixStream::connect(path)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    Ok(Box::new(socket))
}

#[cfg(not(unix))]
fn simulated(_: &std::path::Path) -> io::Result<Box<dyn Line>> {
    Err(io::Error::new(io::ErrorKind::Unsupported, "sockets of the simulated board need Unix"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_device_is_named_by_its_kind_and_where_it_is() {
        let parse = |text: &str| text.parse::<Address>().map_err(|error| error.to_string());
        let serial = |path: &str, baud| Ok(Address::Serial { path: path.into(), baud });
        assert_eq!(parse("serial:/dev/ttyUSB0"), serial("/dev/ttyUSB0", 115_200));
        assert_eq!(parse("serial:/dev/ttyUSB0@1000000"), serial("/dev/ttyUSB0", 1_000_000));
        assert_eq!(parse("serial:COM3"), serial("COM3", 115_200));
        assert_eq!(parse("sim:/tmp/board"), Ok(Address::Simulated("/tmp/board".into())));
        for wrong in ["", "sim", "sim:", "serial:", "serial:@9600", "serial:/dev/x@fast", "serial:/dev/x@0", "usb:1"] {
            assert!(parse(wrong).unwrap_err().contains("names no device"), "{wrong}");
        }
    }

    #[test]
    fn what_cannot_be_opened_is_named() {
        let message = |text: &str| text.parse::<Address>().unwrap().open().map(|_| ()).unwrap_err().to_string();
        assert!(message("sim:/nonexistent/board").starts_with("cannot open sim:/nonexistent/board: "));
        assert!(message("serial:/nonexistent/tty").starts_with("cannot open serial:/nonexistent/tty@115200: "));
    }
}
