//! What an operand of an opcode is: which field names it, what it may hold, how wide its data are, and whether it
//! is read or written. One [`OperandShape`] an operand, in the order of the assembler text.

use crate::format::FieldName;

/// The element of an operand's data.
#[allow(missing_docs, reason = "the names are those of the mnemonics' suffixes: kind and width in bits")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    I4,
    U4,
    B8,
    I8,
    U8,
    Fp8,
    Bf8,
    B16,
    I16,
    U16,
    F16,
    Bf16,
    I24,
    U24,
    B32,
    I32,
    U32,
    F32,
    B64,
    I64,
    U64,
    F64,
    /// One bit a lane: 32 bits in wave32, 64 bits in wave64.
    Mask,
}

impl Element {
    /// Width in bits; of a lane mask in wave32.
    pub const fn bits(self) -> u16 {
        use Element::*;
        match self {
            I4 | U4 => 4,
            B8 | I8 | U8 | Fp8 | Bf8 => 8,
            B16 | I16 | U16 | F16 | Bf16 => 16,
            I24 | U24 => 24,
            B32 | I32 | U32 | F32 | Mask => 32,
            B64 | I64 | U64 | F64 => 64,
        }
    }

    /// Whether the element is a floating-point number.
    pub const fn is_float(self) -> bool {
        matches!(self, Element::Fp8 | Element::Bf8 | Element::F16 | Element::Bf16 | Element::F32 | Element::F64)
    }
}

/// The data of an operand: `count` elements, the first in the lowest bits of the first register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DataType {
    /// The element.
    pub element: Element,
    /// Number of elements; for matrices the number a lane holds in wave32.
    pub count: u8,
}

impl DataType {
    /// Width in bits (of a lane mask and of matrices: in wave32).
    pub const fn bits(self) -> u16 {
        self.element.bits() * self.count as u16
    }

    /// Number of 32-bit registers (of a lane mask and of matrices: in wave32).
    pub const fn registers(self) -> u8 {
        self.bits().div_ceil(32) as u8
    }
}

/// What an operand may name and how the assembler writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OperandKind {
    /// An 8-bit VGPR field; also a 9-bit source field that only admits VGPRs.
    Vgpr,
    /// A 9-bit source: VGPR, SGPR, constant, literal.
    VectorSource,
    /// An 8-bit source: SGPR, constant, literal.
    ScalarSource,
    /// An SGPR or constant in a 9-bit source field (lane selects, `V_S_*` sources).
    ScalarOnlySource,
    /// A scalar register, never a constant, in an 8- or 9-bit source field (lane masks, jump targets, relative moves).
    RegisterSource,
    /// A 7-bit SGPR destination or source (SDST, SDATA, SADDR, SOFFSET), VCC, NULL, M0, EXEC, TTMP among them.
    Sgpr,
    /// An SGPR destination in the VDST field.
    SgprInVdst,
    /// SGPR pairs or quads in SBASE (in units of 2), or quads and octets in RSRC and SAMP.
    SgprGroup,
    /// VCC, shown but without a field.
    Vcc,
    /// A plain constant: decimal if it would be an inline constant, else hexadecimal.
    Immediate,
    /// A constant that is always written in hexadecimal.
    HexImmediate,
    /// A constant that is not written when it is 0 (S_ENDPGM).
    OptionalImmediate,
    /// A signed 16-bit constant written in decimal (S_BARRIER_WAIT).
    SignedImmediate,
    /// A microcode version and flags (S_VERSION).
    Version,
    /// A branch target: signed dwords from the next instruction.
    Label,
    /// A hardware register, bit offset and size (S_GETREG_B32).
    HardwareRegister,
    /// A message (S_SENDMSG).
    Message,
    /// A message with an answer (S_SENDMSG_RTN).
    MessageReturn,
    /// A barrier: inline constant -1, -2 or M0.
    Barrier,
    /// S_DELAY_ALU's fields.
    DelayAlu,
    /// S_WAIT_ALU's counters.
    WaitAlu,
    /// S_WAITCNT's counters.
    WaitCount,
    /// The 32-bit dword after the instruction as an operand of its own.
    Literal,
    /// A memory offset, not written when it is 0.
    Offset,
    /// The offset of DS_SWIZZLE_B32: a pattern.
    Swizzle,
    /// Address of a buffer instruction: none, one or two VGPRs after OFFEN and IDXEN.
    BufferAddress,
    /// Address of a flat or global instruction: 64 bits, or 32 bits beside an SGPR base.
    FlatAddress,
    /// Address of a scratch instruction: a VGPR if SVE is set.
    ScratchAddress,
    /// The value that an atomic returns if TH bit 0 is set.
    Returned,
    /// Image data: as many registers as DMASK, D16 and TFE say.
    ImageData,
    /// Image address: as many components as the opcode, DIM and A16 say.
    ImageAddress,
    /// An attribute and channel (DS_PARAM_LOAD).
    Attribute,
    /// An export target.
    ExportTarget,
    /// An export source: a VGPR, or `off` if EN lacks its bit.
    ExportSource,
    /// GCN: the offset of scalar memory, which is dwords, an SGPR or a literal.
    ScalarOffset,
    /// GCN: the parameter of V_INTERP_MOV_F32, P10, P20 or P0.
    Parameter,
    /// GCN: data and number format of typed buffers.
    TypedFormat,
    /// CDNA: a matrix in VGPRs or accumulation VGPRs.
    Matrix,
    /// CDNA: matrix C, which is as [`OperandKind::Matrix`] or an inline constant.
    MatrixSource,
    /// CDNA: the scale of a matrix, and what V_ACCVGPR_WRITE_B32 writes: a vector source without literal.
    MatrixScale,
    /// CDNA: an accumulation VGPR.
    Accumulation,
    /// CDNA: which operands S_SET_GPR_IDX_* indexes.
    GprIndex,
}

/// Whether an instruction reads or writes an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Read only.
    Read,
    /// Written only.
    Write,
    /// Read and written.
    ReadWrite,
}

impl Access {
    /// Whether the operand is read.
    pub const fn reads(self) -> bool {
        matches!(self, Access::Read | Access::ReadWrite)
    }

    /// Whether the operand is written.
    pub const fn writes(self) -> bool {
        matches!(self, Access::Write | Access::ReadWrite)
    }
}

/// One operand of an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandShape {
    /// The field that names it.
    pub field: FieldName,
    /// What it may name.
    pub kind: OperandKind,
    /// Its data.
    pub data: DataType,
    /// Whether it is read or written.
    pub access: Access,
}
