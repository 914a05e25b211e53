//! The encodings as data: where every field of every format lies, and how the first dword tells the format. The layouts
//! are those of the instruction sets (`arch/*/layouts.rs`), and here those that the sets have in common.

use crate::arch::{cdna4, gcn, rdna4};

/// An instruction format of one of the instruction sets. Section numbers are those of the RDNA4 document. Two formats may share an encoding: `Vop3sd` is `Vop3` with a scalar destination in
/// place of ABS and OPSEL, and a VOPD word holds one `VopdX` and one `VopdY` operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Format {
    /// Scalar, two sources (15.1.1).
    Sop2,
    /// Scalar with a 16-bit constant (15.1.2).
    Sopk,
    /// Scalar, one source (15.1.3).
    Sop1,
    /// Scalar compare (15.1.4).
    Sopc,
    /// Program control (15.1.5).
    Sopp,
    /// Scalar memory (15.2.1).
    Smem,
    /// Vector, two sources (15.3.1).
    Vop2,
    /// Vector, one source (15.3.2).
    Vop1,
    /// Vector compare (15.3.3).
    Vopc,
    /// Vector, three sources with modifiers (15.3.4).
    Vop3,
    /// Vector, three sources and a scalar destination (15.3.5).
    Vop3sd,
    /// Packed math, dot products, matrices (15.3.6).
    Vop3p,
    /// First operation of a dual-issue word (15.3.7).
    VopdX,
    /// Second operation of a dual-issue word (15.3.7).
    VopdY,
    /// Parameter interpolation (15.4.1).
    Vinterp,
    /// LDS parameter and direct loads (15.5.1).
    Vdsdir,
    /// Local data share (15.6.1).
    Vds,
    /// Buffer memory, typed and untyped (15.7.1).
    Vbuffer,
    /// Image memory and ray tracing (15.8).
    Vimage,
    /// Image sampling (15.9).
    Vsample,
    /// Flat memory (15.10).
    Vflat,
    /// Scratch memory (15.10).
    Vscratch,
    /// Global memory (15.10).
    Vglobal,
    /// Export (15.11.1).
    Vexport,
    /// GCN 1.0 and 1.1: scalar memory.
    Smrd,
    /// GCN 1.0 and 1.1: vector, three sources.
    Vop3Si,
    /// GCN 1.0 and 1.1: vector, three sources and a scalar destination.
    Vop3bSi,
    /// GCN 1.0 and 1.1: parameter interpolation.
    Vintrp,
    /// GCN 1.0 and 1.1: local and global data share.
    DsSi,
    /// GCN 1.0 and 1.1: untyped buffers.
    Mubuf,
    /// GCN 1.0 and 1.1: typed buffers.
    Mtbuf,
    /// GCN 1.0 and 1.1: images.
    Mimg,
    /// GCN 1.0 and 1.1: flat memory.
    FlatSi,
    /// GCN 1.0 and 1.1: export.
    Exp,
    /// GCN 1.2 and 1.4: vector, three sources.
    Vop3Vi,
    /// CDNA: matrices.
    Mai,
    /// CDNA4: matrices with scales, a pair of 64-bit words.
    MaiScale,
    /// CDNA: moves of accumulation VGPRs and loads of scales, which share the prefix of the matrices.
    MaiMove,
    /// CDNA: scalar memory.
    SmemCdna,
    /// CDNA: vector, three sources.
    Vop3Cdna,
    /// CDNA: vector, three sources and a scalar destination.
    Vop3bCdna,
    /// CDNA: packed math, dot products, mixed precision.
    Vop3pCdna,
    /// CDNA: local data share.
    DsCdna,
    /// CDNA: flat memory.
    FlatCdna,
    /// CDNA: scratch memory.
    ScratchCdna,
    /// CDNA: global memory.
    GlobalCdna,
    /// CDNA: untyped buffers.
    MubufCdna,
    /// CDNA: typed buffers.
    MtbufCdna,
}

/// The name of a field, one for all formats that have it. VOPD fields carry the plain name in the layout of their
/// half (`Src0` of `VopdX` is SRCX0).
#[allow(missing_docs, reason = "the names are those of the field tables of chapter 15")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum FieldName {
    Op,
    Simm16,
    Ssrc0,
    Ssrc1,
    Sdst,
    Sbase,
    Sdata,
    Scope,
    Th,
    Ioffset,
    Soffset,
    Src0,
    Src1,
    Src2,
    Vsrc1,
    Vdst,
    /// Bits 7:1 of VDSTY; bit 0 is the inverse of bit 0 of VDSTX.
    VdstHigh,
    Abs,
    OpSel,
    Clamp,
    Omod,
    Neg,
    NegHi,
    OpSelHi,
    /// OPSEL_HI of the third source.
    OpSelHi2,
    WaitExp,
    AttrChan,
    Attr,
    WaitVa,
    WaitVmVsrc,
    Offset0,
    Offset1,
    Addr,
    Data0,
    Data1,
    Vdata,
    Rsrc,
    Format,
    Offen,
    Idxen,
    Vaddr,
    Tfe,
    Dim,
    R128,
    D16,
    A16,
    Dmask,
    Unrm,
    Lwe,
    Samp,
    Vaddr0,
    Vaddr1,
    Vaddr2,
    Vaddr3,
    Vaddr4,
    Saddr,
    Sve,
    Vsrc,
    En,
    Target,
    Done,
    Row,
    Vsrc0,
    Vsrc2,
    Vsrc3,
    Imm,
    Glc,
    Slc,
    Lds,
    Gds,
    Addr64,
    Da,
    Dfmt,
    Nfmt,
    Compr,
    Vm,
    Cbsz,
    Abid,
    Blgp,
    /// ACC of the first two sources: accumulation VGPRs.
    Acc,
    /// ACC_CD: C and D are accumulation VGPRs.
    AccCd,
    /// The scale of A.
    Scale0,
    /// The scale of B.
    Scale1,
    /// CDNA: bit 1 of the scope; bit 0 (SC0) is GLC.
    Sc1,
    /// CDNA: non-temporal.
    Nt,
    /// CDNA: the register of scalar memory is an offset beside the constant.
    SoffsetEn,
    /// The 32-bit dword after the instruction.
    Literal,
    /// OFFSET1:OFFSET0 of LDS instructions as one 16-bit offset.
    Offset,
    /// VCC, which VOP2 and VOPC name without a field.
    Vcc,
}

/// A bit range of an instruction word, counted from bit 0 of its first dword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name of the field.
    pub name: FieldName,
    /// Highest bit, 0..=95.
    pub msb: u8,
    /// Lowest bit, 0..=95.
    pub lsb: u8,
}

impl Field {
    /// Number of bits.
    pub const fn width(&self) -> u8 {
        self.msb - self.lsb + 1
    }
}

/// The bit layout of a format.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Name as in the documents, upper case.
    pub name: &'static str,
    /// Length in dwords without literal or DPP dword: 1, 2 or 3.
    pub dwords: u8,
    /// Bits of the first dword that identify the format.
    pub mask: u32,
    /// Their value.
    pub value: u32,
    /// All fields, the opcode included.
    pub fields: &'static [Field],
}

impl Format {
    /// The bit layout.
    pub const fn layout(self) -> &'static Layout {
        &LAYOUTS[self as usize]
    }

    /// The bit range of `name`, if the format has it.
    pub const fn field(self, name: FieldName) -> Option<Field> {
        let (lsb, width) = RANGES[self as usize][name as usize];
        if width == 0 { None } else { Some(Field { name, msb: lsb + width - 1, lsb }) }
    }

    /// `(lsb, width)` of `name`; the width is 0 if the format has no such field.
    pub const fn range(self, name: FieldName) -> (u8, u8) {
        RANGES[self as usize][name as usize]
    }

    /// Whether source operands of this format may name a 32-bit literal or DPP control after the instruction.
    pub const fn is_valu(self) -> bool {
        use Format::*;
        matches!(self, Vop1 | Vop2 | Vopc | Vop3 | Vop3sd | Vop3p | VopdX | VopdY)
    }

    /// Whether this is a scalar ALU or program control format.
    pub const fn is_scalar_alu(self) -> bool {
        use Format::*;
        matches!(self, Sop1 | Sop2 | Sopc | Sopk | Sopp)
    }
}

/// Number of formats.
pub(crate) const FORMATS: usize = Format::MtbufCdna as usize + 1;

/// A format and its layout.
pub(crate) type Row = (Format, Layout);

/// A field, as rows of layouts write it.
pub(crate) const fn field(name: FieldName, msb: u8, lsb: u8) -> Field {
    Field { name, msb, lsb }
}

/// The layout of a format whose prefix `value` starts at bit `lsb` of the first dword and reaches bit 31.
pub(crate) const fn layout(name: &'static str, dwords: u8, lsb: u32, value: u32, fields: &'static [Field]) -> Layout {
    Layout { name, dwords, mask: u32::MAX << lsb, value: value << lsb, fields }
}

/// The layouts that GCN, CDNA and RDNA have in common.
const COMMON: [Row; 8] = {
    use FieldName as N;
    use field as f;
    [
        (
            Format::Sop2,
            layout("SOP2", 1, 30, 0b10, &[f(N::Ssrc0, 7, 0), f(N::Ssrc1, 15, 8), f(N::Sdst, 22, 16), f(N::Op, 29, 23)]),
        ),
        (Format::Sopk, layout("SOPK", 1, 28, 0b1011, &[f(N::Simm16, 15, 0), f(N::Sdst, 22, 16), f(N::Op, 27, 23)])),
        (Format::Sop1, layout("SOP1", 1, 23, 0b1_0111_1101, &[f(N::Ssrc0, 7, 0), f(N::Op, 15, 8), f(N::Sdst, 22, 16)])),
        (
            Format::Sopc,
            layout("SOPC", 1, 23, 0b1_0111_1110, &[f(N::Ssrc0, 7, 0), f(N::Ssrc1, 15, 8), f(N::Op, 22, 16)]),
        ),
        (Format::Sopp, layout("SOPP", 1, 23, 0b1_0111_1111, &[f(N::Simm16, 15, 0), f(N::Op, 22, 16)])),
        (
            Format::Vop2,
            layout("VOP2", 1, 31, 0, &[f(N::Src0, 8, 0), f(N::Vsrc1, 16, 9), f(N::Vdst, 24, 17), f(N::Op, 30, 25)]),
        ),
        (Format::Vop1, layout("VOP1", 1, 25, 0b011_1111, &[f(N::Src0, 8, 0), f(N::Op, 16, 9), f(N::Vdst, 24, 17)])),
        (Format::Vopc, layout("VOPC", 1, 25, 0b011_1110, &[f(N::Src0, 8, 0), f(N::Vsrc1, 16, 9), f(N::Op, 24, 17)])),
    ]
};

/// Every layout, in the order of [`Format`]'s discriminants.
static LAYOUTS: [Layout; FORMATS] = {
    let sets: [&[Row]; 4] = [&COMMON, &rdna4::LAYOUTS, &gcn::LAYOUTS, &cdna4::LAYOUTS];
    let mut table = [Layout { name: "", dwords: 0, mask: 0, value: 0, fields: &[] }; FORMATS];
    let (mut set, mut rows) = (0, 0);
    while set < sets.len() {
        let mut row = 0;
        while row < sets[set].len() {
            let (format, layout) = sets[set][row];
            assert!(table[format as usize].dwords == 0, "a format has two layouts");
            table[format as usize] = layout;
            row += 1;
        }
        rows += row;
        set += 1;
    }
    assert!(rows == FORMATS, "a format has no layout");
    table
};

const FIELD_NAMES: usize = FieldName::Vcc as usize + 1;

/// `(lsb, width)` for every format and field name, so that a field is read without a search.
static RANGES: [[(u8, u8); FIELD_NAMES]; LAYOUTS.len()] = {
    let mut table = [[(0, 0); FIELD_NAMES]; LAYOUTS.len()];
    let mut format = 0;
    while format < LAYOUTS.len() {
        let fields = LAYOUTS[format].fields;
        let mut i = 0;
        while i < fields.len() {
            table[format][fields[i].name as usize] = (fields[i].lsb, fields[i].width());
            i += 1;
        }
        format += 1;
    }
    table
};

/// For every value of bits 31:23 the index of the format that has this prefix, `u8::MAX` for none. The longest prefix
/// wins (VOP1 and VOPC lie inside the space of VOP2); of formats with one prefix the first wins.
pub(crate) const fn prefixes(formats: &[Format]) -> [u8; 512] {
    let mut table = [u8::MAX; 512];
    let mut top = 0;
    while top < 512 {
        let word = (top as u32) << 23;
        let mut best = 0;
        let mut index = 0;
        while index < formats.len() {
            let layout = &LAYOUTS[formats[index] as usize];
            if word & layout.mask == layout.value && layout.mask.count_ones() > best {
                best = layout.mask.count_ones();
                table[top] = index as u8;
            }
            index += 1;
        }
        top += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn fields_of_a_format_do_not_overlap_each_other_or_the_prefix() {
        for format in rdna4::FORMATS {
            let layout = format.layout();
            let mut used = u128::from(layout.mask);
            for field in layout.fields.iter().filter(|field| field.name != FieldName::Offset) {
                let bits = ((1u128 << field.width()) - 1) << field.lsb;
                assert_eq!(used & bits, 0, "{} {:?}", layout.name, field.name);
                assert!(u32::from(field.msb) < u32::from(layout.dwords) * 32);
                used |= bits;
            }
        }
    }
}
