//! Instructions that read a clock. There is none but the hardware's, so that what an instruction read is the time on the model too; it only goes on.

use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::gcn::op::sea_islands;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// Bits of the time that an instruction reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The lowest.
    pub lsb: u32,
    /// How many: 1 to 64.
    pub width: u32,
}

/// The whole time.
const TIME: Reading = Reading { lsb: 0, width: 64 };
/// The message that asks for the time (RDNA4, table 22).
const GET_REALTIME: u32 = 0x83;
/// Hardware registers with the lower and the upper half of the time (RDNA4, section 3.4).
const SHADER_CYCLES: [u32; 2] = [29, 30];
/// More than what lies between two instructions of a wave: a clock that seems to have gone so far has gone back.
const FAR: u64 = 1 << 31;

/// What an instruction reads of the time; none if it does not.
pub fn reading(instruction: &Instruction) -> Option<Reading> {
    let operation = instruction.opcode.operation;
    if [sea_islands::S_MEMTIME, cdna4::S_MEMTIME, cdna4::S_MEMREALTIME].contains(&operation) {
        return Some(TIME);
    }
    if [op::S_SENDMSG_RTN_B32, op::S_SENDMSG_RTN_B64].contains(&operation) {
        let asks = instruction.field(FieldName::Ssrc0) == GET_REALTIME;
        return asks.then_some(if operation == op::S_SENDMSG_RTN_B64 { TIME } else { Reading { width: 32, ..TIME } });
    }
    if operation != op::S_GETREG_B32 {
        return None;
    }
    let place = instruction.field(FieldName::Simm16);
    let half = (0..).zip(SHADER_CYCLES).find(|(_, register)| *register == place & 0x3f)?.0;
    let (offset, width) = (place >> 6 & 0x1f, (place >> 11 & 0x1f) + 1);
    // A field ends with the register.
    Some(Reading { lsb: 32 * half + offset, width: width.min(32 - offset) })
}

impl Reading {
    /// The first time from `after` on in which these bits have a value; none if there is none near it.
    pub fn time(self, after: u64, value: u64) -> Option<u64> {
        let end = self.lsb + self.width;
        let low = |bits: u32| if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        if after >> self.lsb & low(self.width) == value {
            return Some(after);
        }
        let time = after & !low(end) | value << self.lsb;
        let next = if time < after && end < 64 { time.checked_add(1 << end)? } else { time };
        next.checked_sub(after).filter(|elapsed| *elapsed < FAR).map(|_| next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_time_is_the_next_one_with_these_bits() {
        let low = Reading { lsb: 0, width: 32 };
        assert_eq!(TIME.time(7, 9), Some(9));
        assert_eq!(TIME.time(7, 6), None);
        assert_eq!(low.time(0x1_0000_0005, 5), Some(0x1_0000_0005));
        assert_eq!(low.time(0x1_ffff_fff0, 3), Some(0x2_0000_0003));
        assert_eq!(low.time(0x1_0000_0005, 4), None);
        assert_eq!(Reading { lsb: 32, width: 32 }.time(0xffff_fff0, 1), Some(0x1_0000_0000));
        assert_eq!(Reading { lsb: 32, width: 32 }.time(0x1_0000_0000, 0), None);
        assert_eq!(Reading { lsb: 4, width: 8 }.time(0xfff, 1), Some(0x1010));
    }
}
