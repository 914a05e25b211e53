//! The bit layouts of CDNA4's matrix formats, a row a format.

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

/// The layouts.
pub(crate) const LAYOUTS: [Row; 3] = [
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
];
