//! What memory instructions do at the place of a lane, whatever the address space: GLOBAL, FLAT, SCRATCH, BUFFER and LDS
//! have most of it in common (chapters 9 to 13). It is the column `memory` of their rows.

/// What an instruction of vector memory or LDS does at the place of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MemoryOperation {
    /// A load or store of a fixed size.
    Transfer(Transfer),
    /// A load or store that converts from or to the format of the buffer or of the instruction (9.4).
    Formatted {
        /// A store.
        stores: bool,
        /// Where the components lie in VGPRs.
        packing: Packing,
        /// How many there are, 1 to 4.
        components: u8,
    },
    /// Reads, modifies and writes (chapter 13).
    Atomic {
        /// What is done.
        operation: Atomic,
        /// Width in memory: 32 or 64 bits.
        bits: u8,
    },
    /// Changes caches alone.
    Cache(CacheControl),
}

impl MemoryOperation {
    /// It reads, modifies and writes.
    pub const fn is_atomic(self) -> bool {
        matches!(self, MemoryOperation::Atomic { .. })
    }
}

/// A load or store of a fixed size. `D16` uses the low 16 bits of a VGPR and leaves the others, `D16Hi` the high ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transfer {
    /// A byte, extended with zeros.
    LoadU8,
    /// A byte, extended with its sign.
    LoadI8,
    /// 16 bits, extended with zeros.
    LoadU16,
    /// 16 bits, extended with their sign.
    LoadI16,
    /// 32 bits.
    LoadB32,
    /// 64 bits.
    LoadB64,
    /// 96 bits.
    LoadB96,
    /// 128 bits.
    LoadB128,
    /// A byte to the low half, extended with zeros.
    LoadD16U8,
    /// A byte to the low half, extended with its sign.
    LoadD16I8,
    /// 16 bits to the low half.
    LoadD16B16,
    /// A byte to the high half, extended with zeros.
    LoadD16HiU8,
    /// A byte to the high half, extended with its sign.
    LoadD16HiI8,
    /// 16 bits to the high half.
    LoadD16HiB16,
    /// 32 bits at the lane's number (11.2, 12.5).
    LoadAddtidB32,
    /// Up to 32 VGPRs, which M0 chooses (11.5).
    LoadBlock,
    /// 64 bits a lane of a matrix of bytes, rows and columns exchanged (11.6).
    LoadTrB64,
    /// 128 bits a lane of a matrix of 16-bit elements, rows and columns exchanged (11.6).
    LoadTrB128,
    /// Bits 7:0.
    StoreB8,
    /// Bits 15:0.
    StoreB16,
    /// 32 bits.
    StoreB32,
    /// 64 bits.
    StoreB64,
    /// 96 bits.
    StoreB96,
    /// 128 bits.
    StoreB128,
    /// Bits 23:16.
    StoreD16HiB8,
    /// Bits 31:16.
    StoreD16HiB16,
    /// 32 bits at the lane's number.
    StoreAddtidB32,
    /// Up to 32 VGPRs, which M0 chooses.
    StoreBlock,
}

/// Where the components of a formatted access lie in VGPRs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Packing {
    /// A VGPR each.
    Full,
    /// Two a VGPR, 16 bits each.
    D16,
    /// The high half of one VGPR.
    D16Hi,
}

/// What an atomic operation makes of memory and data. Signed integers, unsigned ones and floats are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atomic {
    /// The data.
    Swap,
    /// The data where memory equals the comparand.
    CompareSwap,
    /// memory + data
    Add,
    /// memory - data
    Subtract,
    /// data - memory
    ReverseSubtract,
    /// memory - data, but not below zero.
    SubtractClamp,
    /// memory - data where that is not below zero.
    ConditionalSubtract,
    /// The smaller signed integer.
    MinSigned,
    /// The smaller unsigned integer.
    MinUnsigned,
    /// The larger signed integer.
    MaxSigned,
    /// The larger unsigned integer.
    MaxUnsigned,
    /// memory & data
    And,
    /// memory | data
    Or,
    /// memory ^ data
    Xor,
    /// memory + 1, zero from the data on.
    Increment,
    /// memory - 1, the data from zero or above the data.
    Decrement,
    /// Memory without the bits of one operand, with those of the other.
    MaskedOr,
    /// memory + data, a float.
    AddFloat,
    /// minimumNumber of floats.
    MinNumber,
    /// maximumNumber of floats.
    MaxNumber,
    /// Two binary16 sums.
    AddPackedF16,
    /// Two bfloat16 sums.
    AddPackedBf16,
    /// memory + data, in the order of the waves.
    OrderedAdd,
}

/// A cache control instruction of vector memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CacheControl {
    /// Invalidates.
    Invalidate,
    /// Writes back.
    WriteBack,
    /// Writes back and invalidates.
    WriteBackInvalidate,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::rdna4::table;
    use crate::format::Format;
    use pretty_assertions::assert_eq;

    #[test]
    fn atomic_operations_have_the_width_in_their_mnemonics() {
        let mut count = 0;
        for row in table::opcodes() {
            if let Some(MemoryOperation::Atomic { bits, .. }) = row.memory {
                assert_eq!(bits == 64, row.mnemonic.ends_with("64"), "{}", row.mnemonic);
                count += 1;
            }
        }
        assert_eq!(count, 176);
    }

    #[test]
    fn vector_memory_other_than_images_says_what_it_does() {
        let formats = [Format::Vglobal, Format::Vflat, Format::Vscratch, Format::Vbuffer];
        let silent = |row: &&crate::opcode::Opcode| formats.contains(&row.format) && row.memory.is_none();
        assert_eq!(table::opcodes().iter().filter(silent).map(|row| row.mnemonic).collect::<Vec<_>>(), [""; 0]);
    }
}
