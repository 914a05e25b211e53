//! The record of a wave's register writes, for traces and for lock-step comparison with the hardware.

use crate::export::Sent;

/// One architectural write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Write {
    /// A scalar register by its operand code (0..=105 SGPR, 106/107 VCC, 108..=123 TTMP, 125 M0, 126/127 EXEC).
    Scalar {
        /// Operand code.
        code: u8,
        /// New value.
        value: u32,
    },
    /// The scalar condition code.
    Scc(bool),
    /// A vector register.
    Vector {
        /// VGPR number.
        register: u16,
        /// Lanes written.
        lanes: u64,
        /// New values; lanes not written hold zero.
        values: Box<[u32; 64]>,
    },
    /// What an export sends (chapter 14).
    Export(Sent),
    /// A hardware register by its S_GETREG index (section 3.4).
    Hardware {
        /// Index, 0..=63.
        index: u8,
        /// New value of the whole register.
        value: u32,
    },
}

/// Writes in program order; lane writes of one register that follow each other are one entry.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    writes: Vec<Write>,
}

impl Journal {
    /// Adds a write.
    pub fn push(&mut self, write: Write) {
        self.writes.push(write);
    }

    /// Adds the write of one lane, joined with the previous entry if that is the same register.
    pub fn push_lane(&mut self, register: u16, lane: usize, value: u32) {
        if let Some(Write::Vector { register: last, lanes, values }) = self.writes.last_mut()
            && *last == register
        {
            *lanes |= 1 << lane;
            values[lane] = value;
            return;
        }
        let mut values = Box::new([0; 64]);
        values[lane] = value;
        self.writes.push(Write::Vector { register, lanes: 1 << lane, values });
    }

    /// Takes every write recorded since the last call.
    pub fn take(&mut self) -> Vec<Write> {
        std::mem::take(&mut self.writes)
    }
}
