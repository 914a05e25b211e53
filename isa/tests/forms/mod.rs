//! Random legal operand forms of an opcode, made from its row: what a compiler could emit. Fields that the opcode does
//! not use are zero, which every disassembler accepts.

pub mod gcn;

use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Counter, Flags, ImageAddress, Opcode};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};

/// A small reproducible random number generator (SplitMix64).
pub struct Random(pub u64);

impl Random {
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.bits() % limit
    }

    /// True once in `n`.
    pub fn once_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

/// The dwords of one form under construction.
struct Form {
    bits: u128,
    extra: Option<u32>,
    wave64: bool,
}

impl Form {
    fn set(&mut self, format: Format, name: FieldName, value: u32) {
        if let Some(field) = format.field(name) {
            let mask = ((1u128 << field.width()) - 1) << field.lsb;
            self.bits = self.bits & !mask | u128::from(value) << field.lsb & mask;
        }
    }
}

/// A random form of `opcode` for a wave size; for VOPD of the pair with `second`.
#[allow(dead_code, reason = "not every test binary uses all of this module")]
pub fn form(opcode: &Opcode, second: Option<&Opcode>, wave64: bool, random: &mut Random) -> Vec<u32> {
    let format = opcode.format;
    let mut form = Form { bits: u128::from(format.layout().value), extra: None, wave64 };
    one(opcode, &mut form, random);
    if let Some(second) = second {
        one(second, &mut form, random);
    }
    if opcode.operands.iter().any(|shape| shape.kind == OperandKind::ImageAddress) {
        image_address(opcode, &mut form, random);
    }
    let dwords = usize::from(format.layout().dwords);
    let mut words: Vec<u32> = (0..dwords).map(|i| (form.bits >> (32 * i)) as u32).collect();
    words.extend(form.extra);
    words
}

fn one(opcode: &Opcode, form: &mut Form, random: &mut Random) {
    let format = opcode.format;
    form.set(format, FieldName::Op, u32::from(opcode.opcode));
    modifiers(opcode, form, random);
    for shape in opcode.operands {
        operand(opcode, shape, form, random);
    }
    if opcode.modifiers.flags.contains(Flags::DPP) && form.extra.is_none() && random.once_in(3) {
        dpp(opcode, form, random);
    }
}

/// Random registers in the address fields that the opcode uses with its dimension.
fn image_address(opcode: &Opcode, form: &mut Form, random: &mut Random) {
    let words: Vec<u32> = (0..3).map(|i| (form.bits >> (32 * i)) as u32).collect();
    let used = decode(&words).map_or(0, |instruction| instruction.image_address().count());
    let fields = [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4];
    for &field in &fields[..used] {
        form.set(opcode.format, field, 1 + random.below(240) as u32);
    }
}

fn operand(opcode: &Opcode, shape: &OperandShape, form: &mut Form, random: &mut Random) {
    use OperandKind::*;
    let format = opcode.format;
    let a16 = format.field(FieldName::A16).is_some_and(|field| form.bits >> field.lsb & 1 == 1);
    if opcode.counter == Counter::Bvh && shape.field == FieldName::Vaddr4 && a16 {
        return;
    }
    let mask = shape.data.element == Element::Mask;
    let registers = if mask && form.wave64 { 2 } else { u64::from(shape.data.registers()) };
    let value = match shape.kind {
        Vgpr | Returned | BufferAddress | FlatAddress | ScratchAddress | ImageData | ImageAddress | ExportSource => {
            vgpr(opcode, shape, random)
        }
        VectorSource if opcode.class != Class::Matrix => vector_source(opcode, shape, form, random),
        // Matrix C: a VGPR or an inline constant.
        VectorSource if random.once_in(4) => 128 + random.below(65) as u32,
        VectorSource => vgpr(opcode, shape, random),
        RegisterSource => sgpr(registers, random),
        ScalarSource | ScalarOnlySource => scalar_source(shape, form, random),
        Sgpr | SgprInVdst => match shape.field {
            FieldName::Soffset | FieldName::Saddr if random.once_in(2) => 124,
            _ => sgpr(registers, random),
        },
        SgprGroup if shape.field == FieldName::Sbase => sgpr(registers.max(2), random) / 2,
        SgprGroup => sgpr(registers, random),
        Barrier => [128, 193, 194, 125, 129][random.below(5) as usize],
        Literal => {
            form.extra.get_or_insert(random.bits() as u32 | 0x100_0000);
            return;
        }
        MessageReturn => 128 + random.below(8) as u32,
        Message => [1, 2, 3, 9][random.below(4) as usize],
        WaitAlu => random.bits() as u32 & 0xff9f,
        WaitCount => random.bits() as u32 & 0xfff7,
        DelayAlu => random.below(12) as u32 | (random.below(6) as u32) << 4 | (random.below(12) as u32) << 7,
        Offset | Swizzle => match shape.data.element {
            Element::U8 => random.below(256) as u32,
            Element::U16 => random.below(65536) as u32,
            Element::U24 => random.below(1 << 23) as u32,
            _ => random.below(1 << 24) as u32,
        },
        Attribute => {
            form.set(format, FieldName::AttrChan, random.below(4) as u32);
            random.below(33) as u32
        }
        ExportTarget => [0, 7, 8, 12, 16, 20, 21, 22][random.below(8) as usize],
        Immediate if shape.field == FieldName::Sdata => random.below(32) as u32,
        Vcc => return,
        _ => random.bits() as u32 & 0xffff,
    };
    let field =
        if format == Format::VopdY && shape.field == FieldName::Vdst { FieldName::VdstHigh } else { shape.field };
    form.set(format, field, if field == FieldName::VdstHigh { value >> 1 } else { value });
}

/// A VGPR code that the field can hold with all registers of the operand inside the file. 16-bit operands of the 32-bit
/// encodings stay in the low half, which is all that LLVM 19 writes without `+real-true16`.
fn vgpr(opcode: &Opcode, shape: &OperandShape, random: &mut Random) -> u32 {
    let narrow = matches!(opcode.format, Format::Vop1 | Format::Vop2 | Format::Vopc) && shape.data.bits() == 16;
    let limit = if narrow { 128 } else { 256 };
    let wide = opcode.format.field(shape.field).is_some_and(|field| field.width() == 9);
    // 32 registers is the largest operand (image data of any DMASK fits as well).
    let span = u64::from(shape.data.registers()).max(if narrow { 1 } else { 12 });
    random.below(limit - span + 1) as u32 + if wide { 256 } else { 0 }
}

fn sgpr(registers: u64, random: &mut Random) -> u32 {
    let align = if registers >= 3 { 4 } else { registers };
    match random.below(8) {
        0 if registers <= 2 => 106,
        1 if registers <= 2 => 124,
        2 if registers != 3 => 108 + align as u32 * random.below((16 - registers) / align + 1) as u32,
        _ => align as u32 * random.below((106 - registers) / align + 1) as u32,
    }
}

fn scalar_source(shape: &OperandShape, form: &mut Form, random: &mut Random) -> u32 {
    let literal = shape.kind == OperandKind::ScalarSource && shape.data.count == 1;
    match random.below(8) {
        0 => 128 + random.below(81) as u32,
        1 => 240 + random.below(9) as u32,
        2 if literal && form.extra.is_none() => {
            form.extra = Some(random.bits() as u32 | 0x100_0000);
            255
        }
        3 => [235, 236, 237, 238, 253][random.below(5) as usize],
        4 if shape.data.registers() == 1 => 125,
        _ => sgpr(u64::from(shape.data.registers()), random),
    }
}

fn vector_source(opcode: &Opcode, shape: &OperandShape, form: &mut Form, random: &mut Random) -> u32 {
    match random.below(16) {
        0..=7 => vgpr(opcode, shape, random),
        8..=10 => sgpr(u64::from(shape.data.registers()), random),
        11 => 128 + random.below(81) as u32,
        12 => 240 + random.below(9) as u32,
        13 => 253,
        // LLVM 19 drops half of the literals of mixed-precision operations.
        14 if form.extra.is_none() && !opcode.mnemonic.starts_with("v_fma_mix") => {
            form.extra = Some(random.bits() as u32 | 0x100_0000);
            255
        }
        _ => vgpr(opcode, shape, random),
    }
}

fn modifiers(opcode: &Opcode, form: &mut Form, random: &mut Random) {
    use FieldName as N;
    let format = opcode.format;
    let flags = opcode.modifiers.flags;
    let some = |mask: u8, random: &mut Random| {
        if random.once_in(3) { u32::from(mask) & random.bits() as u32 } else { 0 }
    };
    let m = &opcode.modifiers;
    if matches!(format, Format::Vop3 | Format::Vop3sd | Format::Vop3p | Format::Vinterp) {
        form.set(format, N::Neg, some(m.neg, random));
        let high = if flags.contains(Flags::NEG_HALVES) { m.neg_hi } else { m.abs };
        form.set(format, N::Abs, some(m.abs, random));
        form.set(format, N::NegHi, some(high, random));
        form.set(format, N::OpSel, some(m.op_sel | m.byte_sel | m.index_keys(form.wave64), random));
        let op_sel_hi =
            if random.once_in(3) { random.bits() as u32 & u32::from(m.op_sel_hi) } else { m.op_sel_hi.into() };
        let op_sel_hi = if m.op_sel_hi == 0 { 7 } else { op_sel_hi | !u32::from(m.op_sel_hi) & 7 };
        form.set(format, N::OpSelHi, op_sel_hi & 3);
        form.set(format, N::OpSelHi2, op_sel_hi >> 2);
    }
    let optional = [
        (Flags::CLAMP, N::Clamp),
        (Flags::OMOD, N::Omod),
        (Flags::WAIT_EXP, N::WaitExp),
        (Flags::WAIT_VA_VDST, N::WaitVa),
        (Flags::WAIT_VM_VSRC, N::WaitVmVsrc),
        (Flags::SCOPE, N::Scope),
        (Flags::TH, N::Th),
        (Flags::OFFEN, N::Offen),
        (Flags::IDXEN, N::Idxen),
        (Flags::TFE, N::Tfe),
        (Flags::R128, N::R128),
        (Flags::A16, N::A16),
        (Flags::D16, N::D16),
        (Flags::UNRM, N::Unrm),
        (Flags::LWE, N::Lwe),
        (Flags::DONE, N::Done),
        (Flags::ROW_EN, N::Row),
    ];
    let gathers = opcode.group == "image gather4";
    for (flag, field) in optional {
        // LLVM 19 has no gather of two packed registers and a status register.
        if gathers && flag == Flags::TFE {
            continue;
        }
        if flags.contains(flag) && random.once_in(3) {
            form.set(format, field, random.bits() as u32);
        }
    }
    if flags.contains(Flags::DMASK) {
        // Atomics have one or two registers of data, exchanged in pairs by compare-and-swap.
        let dmask = match (opcode.counter, opcode.mnemonic) {
            (Counter::Atomic, "image_atomic_cmpswap") => [3, 15][random.below(2) as usize],
            (Counter::Atomic, _) => [1, 3][random.below(2) as usize],
            _ => 1 + random.below(15) as u32,
        };
        form.set(format, N::Dmask, dmask);
    }
    if flags.contains(Flags::DIM) {
        // Multisampled images have neither samplers nor mip levels.
        let single = format == Format::Vsample || opcode.image_address.contains(ImageAddress::MIP);
        form.set(format, N::Dim, random.below(if single { 6 } else { 8 }) as u32);
    }
    match format {
        Format::Vbuffer => {
            let typed = flags.contains(Flags::FORMAT);
            form.set(format, N::Format, if typed { random.below(64) as u32 } else { 1 });
        }
        Format::Vimage if opcode.class == Class::Vmem && opcode.counter == Counter::Bvh => {
            form.set(format, N::Dmask, 15);
            form.set(format, N::R128, 1);
        }
        Format::Vexport => form.set(format, N::En, random.below(16) as u32),
        Format::Vscratch => form.set(format, N::Sve, random.below(2) as u32),
        Format::Vflat => form.set(format, N::Saddr, 124),
        Format::Vglobal if opcode.operands.is_empty() => form.set(format, N::Saddr, 124),
        _ => {}
    }
}

fn dpp(opcode: &Opcode, form: &mut Form, random: &mut Random) {
    if opcode.format == Format::Vop3p {
        // The other sources of packed operations with DPP are VGPRs to LLVM 19.
        form.set(opcode.format, FieldName::Src1, 256 + random.below(256) as u32);
        form.set(opcode.format, FieldName::Src2, 256 + random.below(256) as u32);
    }
    let register = random.below(128) as u32;
    if random.once_in(3) {
        form.set(opcode.format, FieldName::Src0, 233 + random.below(2) as u32);
        form.extra = Some(random.bits() as u32 & !0xff | register);
        return;
    }
    let control = match random.below(7) {
        0 => 0x140,
        1 => 0x141,
        2 => 0x101 + random.below(15),
        3 => 0x111 + random.below(15),
        4 => 0x121 + random.below(15),
        5 => 0x150 + random.below(32),
        _ => random.below(256),
    } as u32;
    let mut word = register | control << 8 | (random.bits() as u32 & 0xff0c_0000);
    if !matches!(opcode.format, Format::Vop3 | Format::Vop3sd | Format::Vop3p) {
        for (mask, bit) in [(opcode.modifiers.neg, 20), (opcode.modifiers.abs, 21)] {
            // LLVM 19 puts the bar of |src1| of v_cndmask_b32 after VCC.
            for source in 0..if opcode.mnemonic == "v_cndmask_b32" { 1 } else { 2 } {
                word |= u32::from(mask >> source & 1 == 1 && random.once_in(3)) << (bit + 2 * source);
            }
        }
    }
    form.set(opcode.format, FieldName::Src0, 250);
    form.extra = Some(word);
}
