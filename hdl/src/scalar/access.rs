//! What goes through scalar memory: loads, whose addresses are computed here (chapter 8), and what moves the program counter,
//! answers to messages and sleep times between scalar registers and the wave (5.2, 5.4 to 5.6).
//!
//! Base, offset register and immediate are aligned each by itself, to dwords or to the 16-bit datum (8.1.1). A buffer load
//! checks each dword against the buffer's size (8.1.2, 8.4.1); dwords out of range are zero. The address arithmetic exists
//! once a SIMD; its multiplier, 14 by 32 bits, is in DSPs. PortResponses count in KMcnt, as loads do; all else that is no load stops its
//! wave until it is done.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What an instruction does.
    pub enum AccessKind {
        /// Nothing: a prefetch, which this machine leaves undone.
        Hint,
        /// Loads from an address.
        Load,
        /// Loads from a buffer.
        BufferLoad,
        /// Forgets the scalar data cache.
        Invalidate,
        /// The address of the next instruction to a register pair.
        GetPc,
        /// A register pair to the program counter.
        SetPc,
        /// Both.
        SwapPc,
        /// As `GetPc`, then branches by the immediate.
        Call,
        /// Sleeps for 64 times the base register's low 7 bits.
        Sleep,
        /// Zero to registers: the answer of what there is one of, and the state of a barrier that does not exist.
        Zero,
        /// The clock count to registers.
        Clock,
        /// The state of the work-group's barrier to a register.
        GroupBarrier,
        /// That of the barrier of the trap handlers.
        HandlersBarrier,
        /// The trap ID and the address of the trap to a register pair, the program counter to the trap handler.
        Trap,
        /// TBA to registers.
        HandlerAddress,
        /// TMA to registers.
        HandlerMemory,
    }
}

choice! {
    /// Bytes of what is loaded.
    pub enum DatumSize {
        /// 4.
        Dword,
        /// 2.
        Half,
        /// 1.
        Byte,
    }
}

record! {
    /// What is loaded.
    pub struct Datum {
        /// Its bytes in memory.
        pub size: DatumSize,
        /// It is extended with its sign.
        pub signed: Bit,
    }
}

record! {
    /// An instruction of scalar memory.
    pub struct ScalarAccess {
        /// What it does.
        pub kind: AccessKind,
        /// It moves something between registers and the wave: it is no load.
        pub transfers: Bit,
        /// It stops its wave until it is done.
        pub stops_wave: Bit,
        /// First register of the base, or of the source.
        pub base: Bits<7>,
        /// The base is no register that can be one: it reads as zero (8.4.1).
        pub base_missing: Bit,
        /// Offset register; NULL reads zero.
        pub offset: Bits<7>,
        /// Signed offset in bytes.
        pub immediate: Bits<24>,
        /// What is loaded.
        pub datum: Datum,
        /// First destination register.
        pub destination: Bits<7>,
        /// Nothing is written: the destination is NULL or not all of it can be written (8.4.1).
        pub discard: Bit,
        /// Registers written: loaded or not.
        pub dwords: Bits<5>,
    }
}

generator_block! {
    /// Address and range of a load.
    pub struct ScalarAddress() {
        /// The instruction.
        in access: (ScalarAccess),
        /// The base registers, or the low half of the resource.
        in base: (Bits<64>),
        /// The offset register.
        in offset: (Bits<32>),
        /// NUM_RECORDS of the resource.
        in records: (Bits<32>),
        /// Byte address of the first datum.
        out address: (Bits<48>),
        /// Dwords in range; the others are zero.
        out available: (Bits<5>),
    }
    |g| {
        let ScalarAccessWires { kind, datum, base_missing, immediate, dwords, .. } = g.input_of::<ScalarAccess>("access");
        let (is_byte, is_half) = (datum.size.is_a(DatumSize::Byte), datum.size.is_a(DatumSize::Half));
        let align = |value: &Wire| {
            let low = (value.bit(1) & (&is_byte | &is_half)).concat(&(value.bit(0) & &is_byte));
            value.slice(2, value.width() - 2).concat(&low)
        };
        let present = !base_missing;
        let is_buffer = kind.is_a(AccessKind::BufferLoad);
        // Whether there is a base is known after it has been read: the multiplier takes it as it is.
        let base_read = g.input("base");
        let base = base_read.when(&present);
        let offset = align(&g.input("offset").zero_extend(48)) + align(&immediate.sign_extend(48));
        let offset = g.name("full_offset", &offset);
        g.output("address", &(align(&base.slice(0, 48)) + &offset));

        let stride = base_read.slice(48, 14);
        let stride = stride.any().select(&stride, &stride.same_width(1));
        let bytes = g.name("buffer_bytes", &align(&(stride * g.input("records")).when(&present)));
        let offset = offset.slice(0, 46);
        let left = g.name("bytes_left", &(&bytes - &offset));
        let outside = !offset.less(&bytes);
        // What is left of the buffer, rounded up to dwords: a narrow datum takes one.
        let left_dwords = left.plus(3).slice(2, 44);
        let enough = !left_dwords.less(&dwords.zero_extend(44));
        let in_buffer = enough.select(&dwords, &left_dwords.slice(0, 5)).when(&!outside);
        g.output("available", &is_buffer.select(&in_buffer, &dwords));
    }
}
