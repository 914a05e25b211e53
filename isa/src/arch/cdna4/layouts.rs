//! The bit layouts of CDNA4's formats, a row a format. Those of the scalar ALU and of the 32-bit vector ALU are in
//! [`crate::format`]; the dword of SDWA and that of DPP are in `lanes.rs`.

use crate::format::{Field, FieldName as N, Format, Row, field as f, layout};

const MAI_FIELDS: &[Field] = &[
    f(N::Vdst, 7, 0),
    f(N::Cbsz, 10, 8),
    f(N::Abid, 14, 11),
    f(N::AccCd, 15, 15),
    f(N::Op, 22, 16),
    f(N::Src0, 40, 32),
    f(N::Src1, 49, 41),
    f(N::Src2, 58, 50),
    f(N::Acc, 60, 59),
    f(N::Blgp, 63, 61),
    // Of f64 matrices BLGP negates A, B and C.
    f(N::Neg, 63, 61),
];

/// Flat, global and scratch memory, which two bits tell apart. Of scratch bit 13 says that there is a VGPR.
const FLAT_FIELDS: &[Field] = &[
    f(N::Ioffset, 12, 0),
    f(N::Sve, 13, 13),
    f(N::Glc, 16, 16),
    f(N::Nt, 17, 17),
    f(N::Op, 24, 18),
    f(N::Sc1, 25, 25),
    f(N::Addr, 39, 32),
    f(N::Data0, 47, 40),
    f(N::Saddr, 54, 48),
    f(N::Acc, 55, 55),
    f(N::Vdst, 63, 56),
];

/// A segment of flat memory: bits 15:14.
const fn segment(name: &'static str, code: u32) -> crate::format::Layout {
    let value = 0b11_0111 << 26 | code << 14;
    crate::format::Layout { name, dwords: 2, mask: 0b11_1111 << 26 | 0b11 << 14, value, fields: FLAT_FIELDS }
}

/// The layouts.
pub(crate) const LAYOUTS: [Row; 13] = [
    (Format::Mai, layout("VOP3P-MAI", 2, 23, 0b1_1010_0111, MAI_FIELDS)),
    (
        Format::MaiScale,
        layout(
            "VOP3P-MAI scaled",
            4,
            16,
            0xd3ac,
            &[
                f(N::OpSel, 12, 11),
                f(N::OpSelHi, 60, 59),
                f(N::Scale0, 40, 32),
                f(N::Scale1, 49, 41),
                f(N::Vdst, 71, 64),
                f(N::Cbsz, 74, 72),
                f(N::Abid, 78, 75),
                f(N::AccCd, 79, 79),
                f(N::Op, 86, 80),
                f(N::Src0, 104, 96),
                f(N::Src1, 113, 105),
                f(N::Src2, 122, 114),
                f(N::Acc, 124, 123),
                f(N::Blgp, 127, 125),
            ],
        ),
    ),
    (
        Format::MaiMove,
        layout(
            "VOP3P (CDNA)",
            2,
            23,
            0b1_1010_0111,
            &[
                f(N::Vdst, 7, 0),
                f(N::OpSel, 13, 11),
                f(N::OpSelHi2, 14, 14),
                f(N::Op, 22, 16),
                f(N::Src0, 40, 32),
                f(N::Src1, 49, 41),
                f(N::Src2, 58, 50),
                f(N::OpSelHi, 60, 59),
            ],
        ),
    ),
    (
        Format::SmemCdna,
        layout(
            "SMEM (CDNA)",
            2,
            26,
            0b11_0000,
            &[
                f(N::Sbase, 5, 0),
                f(N::Sdata, 12, 6),
                f(N::SoffsetEn, 14, 14),
                f(N::Glc, 16, 16),
                f(N::Imm, 17, 17),
                f(N::Op, 25, 18),
                f(N::Ioffset, 52, 32),
                f(N::Soffset, 63, 57),
            ],
        ),
    ),
    (
        Format::Vop3Cdna,
        layout(
            "VOP3A (CDNA)",
            2,
            26,
            0b11_0100,
            &[
                f(N::Vdst, 7, 0),
                f(N::Abs, 10, 8),
                f(N::OpSel, 14, 11),
                f(N::Clamp, 15, 15),
                f(N::Op, 25, 16),
                f(N::Src0, 40, 32),
                f(N::Src1, 49, 41),
                f(N::Src2, 58, 50),
                f(N::Omod, 60, 59),
                f(N::Neg, 63, 61),
            ],
        ),
    ),
    (
        Format::Vop3bCdna,
        layout(
            "VOP3B (CDNA)",
            2,
            26,
            0b11_0100,
            &[
                f(N::Vdst, 7, 0),
                f(N::Sdst, 14, 8),
                f(N::Clamp, 15, 15),
                f(N::Op, 25, 16),
                f(N::Src0, 40, 32),
                f(N::Src1, 49, 41),
                f(N::Src2, 58, 50),
                f(N::Omod, 60, 59),
                f(N::Neg, 63, 61),
            ],
        ),
    ),
    (
        Format::Vop3pCdna,
        layout(
            "VOP3P (CDNA, packed)",
            2,
            23,
            0b1_1010_0111,
            &[
                f(N::Vdst, 7, 0),
                f(N::NegHi, 10, 8),
                f(N::OpSel, 13, 11),
                f(N::OpSelHi2, 14, 14),
                f(N::Clamp, 15, 15),
                f(N::Op, 22, 16),
                f(N::Src0, 40, 32),
                f(N::Src1, 49, 41),
                f(N::Src2, 58, 50),
                f(N::OpSelHi, 60, 59),
                f(N::Neg, 63, 61),
            ],
        ),
    ),
    (
        Format::DsCdna,
        layout(
            "DS (CDNA)",
            2,
            26,
            0b11_0110,
            &[
                f(N::Offset0, 7, 0),
                f(N::Offset1, 15, 8),
                f(N::Offset, 15, 0),
                f(N::Gds, 16, 16),
                f(N::Op, 24, 17),
                f(N::Acc, 25, 25),
                f(N::Addr, 39, 32),
                f(N::Data0, 47, 40),
                f(N::Data1, 55, 48),
                f(N::Vdst, 63, 56),
            ],
        ),
    ),
    (Format::FlatCdna, segment("FLAT (CDNA)", 0)),
    (Format::ScratchCdna, segment("SCRATCH (CDNA)", 1)),
    (Format::GlobalCdna, segment("GLOBAL (CDNA)", 2)),
    (
        Format::MubufCdna,
        layout(
            "MUBUF (CDNA)",
            2,
            26,
            0b11_1000,
            &[
                f(N::Ioffset, 11, 0),
                f(N::Offen, 12, 12),
                f(N::Idxen, 13, 13),
                f(N::Glc, 14, 14),
                f(N::Sc1, 15, 15),
                f(N::Lds, 16, 16),
                f(N::Nt, 17, 17),
                f(N::Op, 24, 18),
                f(N::Vaddr, 39, 32),
                f(N::Vdata, 47, 40),
                f(N::Rsrc, 52, 48),
                f(N::Acc, 55, 55),
                f(N::Soffset, 63, 56),
            ],
        ),
    ),
    (
        Format::MtbufCdna,
        layout(
            "MTBUF (CDNA)",
            2,
            26,
            0b11_1010,
            &[
                f(N::Ioffset, 11, 0),
                f(N::Offen, 12, 12),
                f(N::Idxen, 13, 13),
                f(N::Glc, 14, 14),
                f(N::Op, 18, 15),
                f(N::Dfmt, 22, 19),
                f(N::Nfmt, 25, 23),
                f(N::Vaddr, 39, 32),
                f(N::Vdata, 47, 40),
                f(N::Rsrc, 52, 48),
                f(N::Sc1, 53, 53),
                f(N::Nt, 54, 54),
                f(N::Acc, 55, 55),
                f(N::Soffset, 63, 56),
            ],
        ),
    ),
];
