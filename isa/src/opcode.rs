//! One row an opcode: what the decoder, the assembler, the disassembler, the model, the hardware and the documents
//! know about it. The rows themselves are data, in `arch/*/table/*.txt`.

use crate::format::Format;
use crate::memory::{MemoryOperation, Transfer};
use crate::operand::{Element, OperandKind, OperandShape};
use crate::operation::Operation;

bitflags::bitflags! {
    /// Registers that an opcode reads or writes without naming them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Implicit: u8 {
        /// The scalar condition code.
        const SCC = 1;
        /// The vector condition code.
        const VCC = 2;
        /// The lane mask.
        const EXEC = 4;
        /// M0.
        const M0 = 8;
        /// The MODE register (rounding and denormals).
        const MODE = 16;
        /// The program counter, other than by stepping to the next instruction.
        const PC = 32;
    }
}

bitflags::bitflags! {
    /// Modifiers that an opcode admits, apart from those with a mask in [`Modifiers`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Flags: u64 {
        /// Clamp the result (CM).
        const CLAMP = 1;
        /// Multiply or divide the result (OMOD).
        const OMOD = 1 << 1;
        /// DPP16 and DPP8.
        const DPP = 1 << 2;
        /// NEG and NEG_HI act on the low and the high half of packed sources.
        const NEG_HALVES = 1 << 3;
        /// WAIT_EXP of VINTERP.
        const WAIT_EXP = 1 << 4;
        /// WAIT_VA of VDSDIR.
        const WAIT_VA_VDST = 1 << 5;
        /// WAIT_VMVSRC of VDSDIR.
        const WAIT_VM_VSRC = 1 << 6;
        /// Cache scope.
        const SCOPE = 1 << 7;
        /// Temporal hint.
        const TH = 1 << 8;
        /// Buffer offset from a VGPR.
        const OFFEN = 1 << 9;
        /// Buffer index from a VGPR.
        const IDXEN = 1 << 10;
        /// Texture fail enable.
        const TFE = 1 << 11;
        /// Typed buffer format.
        const FORMAT = 1 << 12;
        /// Image component mask.
        const DMASK = 1 << 13;
        /// Image dimension.
        const DIM = 1 << 14;
        /// 128-bit image resource.
        const R128 = 1 << 15;
        /// 16-bit image addresses.
        const A16 = 1 << 16;
        /// 16-bit image data.
        const D16 = 1 << 17;
        /// Unnormalised image coordinates.
        const UNRM = 1 << 18;
        /// Level-of-detail warning enable.
        const LWE = 1 << 19;
        /// Last export.
        const DONE = 1 << 20;
        /// Export row from M0.
        const ROW_EN = 1 << 21;
        /// GCN: globally coherent, or return the value before an atomic operation.
        const GLC = 1 << 22;
        /// GCN: system coherent.
        const SLC = 1 << 23;
        /// GCN: load to LDS.
        const LDS = 1 << 24;
        /// GCN: global data share.
        const GDS = 1 << 25;
        /// GCN: 64-bit buffer address.
        const ADDR64 = 1 << 26;
        /// GCN: array of images.
        const DA = 1 << 27;
        /// CDNA: broadcast of A, or its format.
        const CBSZ = 1 << 28;
        /// CDNA: which part of A is broadcast.
        const ABID = 1 << 29;
        /// CDNA: permutation of B, or its format.
        const BLGP = 1 << 30;
        /// GCN: export of packed halves.
        const COMPR = 1 << 31;
        /// GCN: the export also gives the lanes whose pixels are covered.
        const VM = 1 << 32;
        /// CDNA: bit 0 of the scope, or return the value before an atomic operation.
        const SC0 = 1 << 33;
        /// CDNA: bit 1 of the scope.
        const SC1 = 1 << 34;
        /// CDNA: non-temporal.
        const NT = 1 << 35;
        /// CDNA: parts of registers (SDWA).
        const SDWA = 1 << 36;
        /// CDNA: BOUND_CTRL of the lane swaps, in OPSEL.
        const BOUND_CTRL = 1 << 37;
        /// CDNA: FI of the lane swaps, in OPSEL.
        const FETCH_INACTIVE = 1 << 38;
        /// CDNA: the truth table of V_BITOP3, in NEG, ABS and OMOD.
        const BITOP3 = 1 << 39;
    }
}

bitflags::bitflags! {
    /// The parts of an image address, in the order in which they lie in the address VGPRs.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct ImageAddress: u16 {
        /// Texel offset, packed in one dword.
        const OFFSET = 1;
        /// Level-of-detail bias.
        const BIAS = 2;
        /// Depth reference.
        const ZCOMPARE = 4;
        /// Derivatives as wide as the coordinates.
        const GRADIENTS = 8;
        /// 16-bit derivatives.
        const GRADIENTS16 = 16;
        /// As many coordinates as the dimension has.
        const COORDINATES = 32;
        /// Level of detail.
        const LOD = 64;
        /// Lower bound of the level of detail.
        const LOD_CLAMP = 128;
        /// Mip level.
        const MIP = 256;
    }
}

bitflags::bitflags! {
    /// What is particular about the sources of an opcode.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct Properties: u8 {
        /// A source is a binary32 number or, as OPSEL_HI says, one of 16 bits (V_FMA_MIX, 7.7).
        const MIXED = 1;
        /// The result is a source as it is. NEG and ABS act on its top bit (7.2.2.1); [`Modifiers`] do not have them, since
        /// the assembler does not write them.
        const MOVES = 2;
        /// The result is one of the sources as it is. NEG and ABS act on its top bit (7.2.2.1).
        const SELECTS = 4;
    }
}

/// The modifiers that an opcode admits. Masks have one bit a source (bit 0 = first source).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifiers {
    /// Sources whose absolute value may be taken.
    pub abs: u8,
    /// Sources that may be negated (of packed sources: the low half, see [`Flags::NEG_HALVES`]).
    pub neg: u8,
    /// Packed sources whose high half may be negated.
    pub neg_hi: u8,
    /// OPSEL bits that the text shows as `op_sel`; bit 3 is the destination. The halves of 16-bit VGPRs are not
    /// counted here: they follow from the operands' width.
    pub op_sel: u8,
    /// OPSEL_HI bits that have a meaning.
    pub op_sel_hi: u8,
    /// OPSEL bits that select a byte.
    pub byte_sel: u8,
    /// OPSEL bits that select the part of a sparse index register in wave32.
    pub index_key: u8,
    /// The same in wave64, where a lane has half as many elements and the register twice as many parts (7.12.3); of 4 bits LLVM's.
    pub index_key_wave64: u8,
    /// All others.
    pub flags: Flags,
}

impl Modifiers {
    /// OPSEL bits that select the part of a sparse index register.
    pub const fn index_keys(&self, wave64: bool) -> u8 {
        if wave64 { self.index_key_wave64 } else { self.index_key }
    }
}

/// The issue class: what kind of unit takes the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// Scalar ALU.
    Salu,
    /// Changes of the program counter.
    Branch,
    /// Messages.
    Message,
    /// Barriers.
    Barrier,
    /// S_WAIT_*.
    Wait,
    /// Executed by the issue stage itself: S_NOP, S_SLEEP, S_DELAY_ALU, S_CLAUSE, S_ENDPGM and such.
    Control,
    /// Scalar memory.
    Smem,
    /// Vector ALU.
    Valu,
    /// Transcendental unit.
    Trans,
    /// Matrix multiply.
    Matrix,
    /// Vector memory: buffer, image, sample, flat, global, scratch.
    Vmem,
    /// Local data share.
    Lds,
    /// LDS parameter and direct loads.
    LdsDirect,
    /// Exports.
    Export,
}

/// The counter that tracks an instruction's completion (5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    /// None.
    None,
    /// KMcnt: scalar memory and messages.
    Km,
    /// LOADcnt.
    Load,
    /// STOREcnt.
    Store,
    /// LOADcnt if the atomic returns a value, else STOREcnt.
    Atomic,
    /// LOADcnt and DScnt.
    FlatLoad,
    /// STOREcnt and DScnt.
    FlatStore,
    /// DScnt and LOADcnt if the atomic returns a value, else STOREcnt.
    FlatAtomic,
    /// SAMPLEcnt.
    Sample,
    /// BVHcnt.
    Bvh,
    /// DScnt.
    Ds,
    /// EXPcnt.
    Exp,
}

/// A row: one opcode of one format.
#[derive(Debug)]
pub struct Opcode {
    /// Mnemonic in lower case, without the suffix of the encoding (`_e32`, `_e64`, `_dpp`).
    pub mnemonic: &'static str,
    /// What the rows of the mnemonic have in common.
    pub operation: Operation,
    /// Format.
    pub format: Format,
    /// Value of the OP field.
    pub opcode: u16,
    /// Operands in the order of the assembler text.
    pub operands: &'static [OperandShape],
    /// Modifiers.
    pub modifiers: Modifiers,
    /// Registers read without being named.
    pub reads: Implicit,
    /// Registers written without being named.
    pub writes: Implicit,
    /// Issue class.
    pub class: Class,
    /// Completion counter.
    pub counter: Counter,
    /// What the instruction is for, as in the status table.
    pub group: &'static str,
    /// Parts of the address of image instructions, else empty.
    pub image_address: ImageAddress,
    /// What vector memory or LDS does at the place of a lane. None: other instructions; images; what LDS does between lanes,
    /// at two addresses or with a stack.
    pub memory: Option<MemoryOperation>,
    /// The operation that this half of a dual instruction does; none if only dual instructions have it.
    pub single: Option<Operation>,
    /// Elements of each factor of a dot product, else zero.
    pub dot: u8,
    /// What is particular about the sources.
    pub properties: Properties,
    /// The other encoding of the same operation: the 64-bit one of a VOP1, VOP2 or VOPC row, and the reverse.
    pub twin: Option<u16>,
    /// Position in its table ([`crate::target::Target::opcodes`]).
    pub index: u16,
}

impl Opcode {
    /// Number of 32-bit registers of one of the opcode's operands. In wave64 a lane mask has two, and a lane holds half as
    /// much of a matrix. Image data and addresses depend on more: see [`crate::arch::rdna4::image`].
    #[inline]
    pub fn registers(&self, shape: &OperandShape, wave64: bool) -> u8 {
        let count = shape.data.registers();
        if wave64 { self.registers_in_wave64(shape, count) } else { count }
    }

    /// The operation: of half of a dual instruction the one that it does, where that has another name.
    #[inline]
    pub fn single_operation(&self) -> Operation {
        self.single.unwrap_or(self.operation)
    }

    fn registers_in_wave64(&self, shape: &OperandShape, count: u8) -> u8 {
        let transposes = [Transfer::LoadTrB64, Transfer::LoadTrB128].map(|load| Some(MemoryOperation::Transfer(load)));
        let vgprs = matches!(shape.kind, OperandKind::Vgpr | OperandKind::VectorSource);
        if shape.data.element == Element::Mask {
            2
        } else if vgprs && (self.class == Class::Matrix || transposes.contains(&self.memory)) {
            count.div_ceil(2)
        } else {
            count
        }
    }
}
