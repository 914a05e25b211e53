//! Messages to fixed function hardware and the host, and requests that it answers (section 5.4).

use super::illegal;
use crate::fault::Fault;
use crate::wave::Wave;

/// STATUS.NO_VGPRS: the wave has released its VGPRs.
const NO_VGPRS: u32 = 1 << 24;
/// STATUS.MUST_GS_ALLOC.
const MUST_GS_ALLOC: u32 = 1 << 26;

/// RTN_SAVE_WAVE: the wave is ready to be saved, which only its trap handler may say.
pub const SAVE_WAVE: u16 = 0x84;

/// S_SENDMSG (table 21). Interrupts and tessellation factors have no one to go to and are dropped.
pub fn send(wave: &mut Wave, message: u16) -> Result<(), Fault> {
    match message & 0xff {
        1 | 2 => {}
        3 => wave.hardware.status |= NO_VGPRS,
        9 => wave.hardware.status &= !MUST_GS_ALLOC,
        other => return Err(illegal(&format!("message {other:#x} is reserved"))),
    }
    Ok(())
}

/// S_SENDMSG_RTN (table 22): the value that comes back. There is one queue, one dispatch and one shader engine, so
/// that their numbers are zero; the reference clock runs with SHADER_CYCLES.
pub fn request(wave: &Wave, message: u16) -> Result<u64, Fault> {
    match message {
        0x80 | 0x81 | 0x87 => Ok(0),
        0x82 => Ok(wave.hardware.tma),
        0x83 => Ok(wave.hardware.cycles),
        SAVE_WAVE if wave.privileged() => Ok(0),
        0x85 => Ok(wave.hardware.tba),
        SAVE_WAVE | 0xff => Err(illegal("a message that only the trap handler may send, or the illegal message")),
        other => Err(illegal(&format!("message {other:#x} is reserved"))),
    }
}
