//! Random legal operand forms of an opcode of GCN or CDNA4.

#![allow(dead_code, reason = "not every test binary uses this module")]

use super::Random;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Flags, Implicit, Opcode};
use tombolo_isa::operand::OperandKind;
use tombolo_isa::target::Target;

/// Every instruction set but RDNA4.
pub const OTHERS: [Target; 5] = {
    let [_, others @ ..] = Target::ALL;
    others
};

/// A random form: every used field a legal code, unused ones zero.
pub fn form(row: &Opcode, random: &mut Random) -> Vec<u32> {
    use OperandKind::*;
    let layout = row.format.layout();
    let mut bits = u128::from(layout.value);
    if row.format == Format::MaiScale {
        bits |= u128::from(Format::Mai.layout().value) << 64;
        // ABID says that there are scales.
        bits |= 1 << 75;
    }
    let mut literal = None;
    let mut set = |name: FieldName, value: u64| {
        if let Some(field) = row.format.field(name) {
            let mask = ((1u128 << field.width()) - 1) << field.lsb;
            bits = bits & !mask | u128::from(value) << field.lsb & mask;
        }
    };
    set(FieldName::Op, row.opcode.into());
    let m = &row.modifiers;
    if random.once_in(2) {
        set(FieldName::Neg, random.bits() & u64::from(m.neg));
        set(FieldName::Abs, random.bits() & u64::from(m.abs));
    }
    let optional = [
        (Flags::CLAMP, FieldName::Clamp),
        (Flags::OMOD, FieldName::Omod),
        (Flags::SLC, FieldName::Slc),
        (Flags::GDS, FieldName::Gds),
        (Flags::DA, FieldName::Da),
        (Flags::UNRM, FieldName::Unrm),
        (Flags::CBSZ, FieldName::Cbsz),
        (Flags::BLGP, FieldName::Blgp),
        (Flags::SC1, FieldName::Sc1),
        (Flags::NT, FieldName::Nt),
    ];
    for (flag, field) in optional {
        if m.flags.contains(flag) && random.once_in(2) {
            set(field, random.bits() & if flag == Flags::CBSZ { 3 } else { 7 });
        }
    }
    // LLVM knows ordered counts and semaphores in the global data share only.
    if row.mnemonic.starts_with("ds_gws") || row.mnemonic == "ds_ordered_count" {
        set(FieldName::Gds, 1);
    }
    if row.format == Format::Mimg {
        let wide = row.mnemonic.contains("cmpswap");
        set(FieldName::Dmask, if wide { 3 } else { 1 });
    }
    if matches!(row.format, Format::MaiMove | Format::Vop3pCdna) {
        set(FieldName::OpSelHi, 3);
        set(FieldName::OpSelHi2, 1);
    }
    if row.format == Format::Exp {
        set(FieldName::En, 15);
    }
    let mut addressed = true;
    if m.flags.contains(Flags::OFFEN) {
        let (offen, idxen) = (random.below(2), random.below(2));
        set(FieldName::Offen, offen);
        set(FieldName::Idxen, idxen);
        addressed = offen + idxen > 0;
    }
    // A vector instruction reads one scalar register or literal, counting what it reads without naming it.
    let vector = row.mnemonic.starts_with("v_");
    let mut scalars = usize::from(vector && row.reads.intersects(Implicit::M0 | Implicit::VCC));
    scalars += row.operands.iter().filter(|shape| matches!(shape.kind, Vcc | RegisterSource | Literal)).count();
    let returns = if m.flags.intersects(Flags::GLC | Flags::SC0) { random.below(2) } else { 0 };
    set(FieldName::Glc, returns);
    // Accumulation VGPRs stay 0 except C and D together.
    let accumulate = random.below(2);
    set(FieldName::AccCd, accumulate);
    for shape in row.operands {
        let count = u64::from(row.registers(shape, true));
        let sgpr = |random: &mut Random| {
            let align = if count >= 3 { 4 } else { count };
            if count <= 2 && random.once_in(5) { 106 } else { align * random.below((100 - count) / align) }
        };
        let vgpr = |random: &mut Random| random.below(240 / 2) * 2;
        let nine_bits = row.format.field(shape.field).is_some_and(|field| field.width() == 9);
        let value = match shape.kind {
            BufferAddress if !addressed => 0,
            Returned if returns == 0 => 0,
            // GCN 1.1 has no 16-bit constants.
            VectorSource if row.mnemonic == "v_cvt_f32_f16" => 256 + vgpr(random),
            VectorSource if vector && scalars > 0 && random.once_in(2) => 128 + random.below(81),
            VectorSource if vector && scalars > 0 => 256 + vgpr(random),
            // Value and lane of V_WRITELANE_B32 may not both come from SGPRs.
            ScalarOnlySource if row.mnemonic == "v_writelane_b32" => 128 + random.below(64),
            Vgpr if nine_bits => 256 + vgpr(random),
            ScratchAddress => {
                set(FieldName::Sve, 1);
                vgpr(random)
            }
            Vgpr | BufferAddress | FlatAddress | Returned | ImageData => vgpr(random),
            VectorSource | ScalarSource | ScalarOnlySource => match random.below(6) {
                0 => 128 + random.below(81),
                1 => 240 + random.below(8),
                2 if layout.dwords == 1 && literal.is_none() && count == 1 && shape.kind != ScalarOnlySource => {
                    let value = random.bits() as u32 | 0x0100_0000;
                    literal = Some(if shape.data.bits() == 16 { value >> 17 | 0x100 } else { value });
                    scalars += 1;
                    255
                }
                3 | 4 if shape.kind == VectorSource => 256 + vgpr(random),
                _ => {
                    scalars += 1;
                    sgpr(random)
                }
            },
            RegisterSource | Sgpr | SgprInVdst => sgpr(random),
            SgprGroup if shape.field == FieldName::Sbase => sgpr(random) / 2,
            SgprGroup => sgpr(random) / 4,
            Literal => {
                literal.get_or_insert(random.bits() as u32 | 0x0100_0000);
                continue;
            }
            Label => random.below(0x8000),
            GprIndex => random.below(16),
            WaitCount => random.bits() & 0xf7f,
            HardwareRegister => (1 + random.below(7)) | (random.bits() & 0xffc0),
            Message => 1,
            Attribute => {
                set(FieldName::AttrChan, random.below(4));
                random.below(33)
            }
            // The moves are encoded with both halves of every source.
            Accumulation => 256 + vgpr(random),
            ExportTarget => 32 + random.below(32),
            ExportSource => random.below(256),
            // Several bit masks have one text; four lanes have one each.
            Swizzle => 0x8000 | random.below(256),
            Offset => random.bits() & if shape.field == FieldName::Ioffset { 0xfff } else { 0xffff },
            Vcc => continue,
            ScalarOffset => {
                set(FieldName::Imm, 1);
                random.below(256)
            }
            Parameter => random.below(3),
            TypedFormat => {
                set(FieldName::Nfmt, random.below(8));
                1 + random.below(14)
            }
            Matrix if shape.field == FieldName::Vdst => vgpr(random),
            Matrix | MatrixSource | MatrixScale => 256 + vgpr(random),
            _ => random.bits() & 0xffff,
        };
        set(shape.field, value);
    }
    let mut words: Vec<u32> = (0..layout.dwords).map(|i| (bits >> (32 * i)) as u32).collect();
    words.extend(literal);
    words
}

/// Whether a row has a text that LLVM assembles: the document has names without an assembler form.
pub fn known(row: &Opcode) -> bool {
    const NO_FORM: [&str; 5] =
        ["s_mov_regrd_b32", "s_mov_fed_b32", "s_getreg_regrd_b32", "v_mov_fed_b32", "ds_condxchg32_rtn_b128"];
    // The 64-bit encoding of what has no operands has no name of its own.
    let unnamed = row.operands.is_empty() && matches!(row.format, Format::Vop3Si | Format::Vop3Cdna);
    !unnamed && !NO_FORM.contains(&row.mnemonic)
}
