//! AQL packets: kernel dispatches and barriers (HSA Platform System Architecture Specification, section 2.9).

use super::{Progress, Queue};
use crate::device::Device;
use crate::error::{Error, ErrorKind};

/// Bytes of a packet.
pub const PACKET_BYTES: usize = 64;

/// Types of packets, in header bits 7:0.
const VENDOR_SPECIFIC: u8 = 0;
const INVALID: u8 = 1;
const KERNEL_DISPATCH: u8 = 2;
const BARRIER_AND: u8 = 3;
const AGENT_DISPATCH: u8 = 4;
const BARRIER_OR: u8 = 5;

/// Where a signal (`amd_signal_t`) has its value, its mailbox and the number for it.
const SIGNAL_VALUE: u64 = 8;
const SIGNAL_MAILBOX: u64 = 16;
const SIGNAL_EVENT: u64 = 24;

/// Signals that a barrier packet waits for, and the signal that any packet completes.
const DEPENDENCIES: usize = 8;
const DEPENDENCY_COUNT: usize = 5;
const COMPLETION: usize = 56;

impl Queue {
    /// Executes AQL packets of 64 bytes each, up to the end or to one that waits. One that the host has not written yet (invalid) is
    /// waited for too. [`Progress::taken`] counts packets.
    ///
    /// # Errors
    /// As [`Queue::execute`].
    pub fn execute_aql(&mut self, device: &Device, packets: &[[u8; PACKET_BYTES]]) -> Result<Progress, Error> {
        let mut progress = Progress::default();
        for packet in packets {
            let done = match packet[0] {
                INVALID => false,
                KERNEL_DISPATCH => {
                    let done = device.dispatch_packet(packet)?;
                    progress.add(&done);
                    true
                }
                BARRIER_AND | BARRIER_OR => is_met(device, packet)?,
                VENDOR_SPECIFIC => return Err(refused("a vendor-specific AQL packet")),
                AGENT_DISPATCH => return Err(refused("an AQL agent dispatch packet")),
                other => return Err(refused(&format!("an AQL packet of type {other}"))),
            };
            if !done {
                progress.waits = true;
                break;
            }
            complete(device, word(packet, COMPLETION), &mut progress)?;
            progress.taken += 1;
        }
        Ok(progress)
    }
}

fn refused(what: &str) -> Error {
    Error::new(ErrorKind::Unsupported, format!("{what} is not executed"))
}

fn word(packet: &[u8; PACKET_BYTES], at: usize) -> u64 {
    packet[at..at + 8].iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

fn read(device: &Device, address: u64) -> Result<u64, Error> {
    let mut bytes = [0; 8];
    device.read(address, &mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

/// Whether a barrier packet lets the queue go on.
fn is_met(device: &Device, packet: &[u8; PACKET_BYTES]) -> Result<bool, Error> {
    let signals = (0..DEPENDENCY_COUNT).map(|at| word(packet, DEPENDENCIES + 8 * at)).filter(|signal| *signal != 0);
    let mut happened = vec![];
    for signal in signals {
        happened.push(read(device, signal.wrapping_add(SIGNAL_VALUE))? == 0);
    }
    Ok(match packet[0] {
        BARRIER_AND => happened.iter().all(|happened| *happened),
        _ => happened.is_empty() || happened.contains(&true),
    })
}

/// Counts a signal down, and tells whoever waits for it.
fn complete(device: &Device, signal: u64, progress: &mut Progress) -> Result<(), Error> {
    if signal == 0 {
        return Ok(());
    }
    let value = read(device, signal.wrapping_add(SIGNAL_VALUE))?.wrapping_sub(1);
    device.write(signal.wrapping_add(SIGNAL_VALUE), &value.to_le_bytes())?;
    let mailbox = read(device, signal.wrapping_add(SIGNAL_MAILBOX))?;
    if mailbox != 0 {
        let event = read(device, signal.wrapping_add(SIGNAL_EVENT))? as u32;
        device.write(mailbox, &u64::from(event).to_le_bytes())?;
        progress.interrupts.push(event);
    }
    Ok(())
}
