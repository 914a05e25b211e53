//! Random programs of CDNA4 as instruction vectors: [`super::gcn`] says what they have. Accumulation VGPRs hold data too, and
//! lanes have scratch. What an instruction may be is what the assembler takes and the hardware's own decoder executes; matrix multiplies have tests of
//! their own.

mod flow;
mod in_turn;
pub mod scratch;

use super::decoder::HardwareDecoder;
use super::form::{SGPRS, VGPRS};
use super::gcn::{
    EXEC, FIRST_VGPR, LDS_REACH, OWN, Program, RAW, RECORDS, VCC, WAIT, WRITTEN, data, format, formats, is_atomic,
    is_formatted, is_store, mask, scalar_register, scalar_source, set, vgpr, with_fields,
};
use super::{below, gcn, once_in, pick, word};
use std::cell::RefCell;
use tombolo_hdl::config::Units;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::front::decode::cdna4::predecode::class_in;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::arch::cdna4::opcodes;
use tombolo_isa::canonical::canonical;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Flags, Opcode};
use tombolo_isa::operand::OperandKind;
use tombolo_isa::target::Target;
use tombolo_model::program::is_modelled;
use tombolo_sim::engine::EngineError;
use tombolo_sim::random::SplitMix64;

pub use in_turn::{in_turn, stopping};

/// The instruction set.
pub const TARGET: Target = Target::Cdna4;
/// S_SETREG_IMM32_B32 of MODE.
const SET_MODE: u32 = 0xba00_0001;
/// v2 = v2 + v3.
const ADD: &str = "v_add_u32_e32 v2, v2, v3";
/// Where the accumulation VGPRs of a state begin.
const ACCUMULATION: usize = 256;
/// Sources that announce a dword.
const SDWA: u32 = 249;
const DPP: u32 = 250;
/// SADDR where there is none.
const NO_BASE: u32 = 0x7f;

/// Opcodes whose operands are not data, or whose results are another matter of a whole machine: most have their place in [`flow`], the others in
/// [`in_turn`].
const OTHER: [op::Operation; 12] = [
    op::S_SET_GPR_IDX_IDX,
    op::S_SETVSKIP,
    op::S_GETREG_B32,
    op::S_SETREG_B32,
    op::S_SETREG_IMM32_B32,
    op::S_MOVRELS_B32,
    op::S_MOVRELS_B64,
    op::S_MOVRELD_B32,
    op::S_MOVRELD_B64,
    op::S_MEMTIME,
    op::S_MEMREALTIME,
    op::DS_NOP,
];

/// What programs are made of: rows of one kind each.
pub struct Material {
    arithmetic: Vec<Vec<&'static Opcode>>,
    scalar_loads: Vec<&'static Opcode>,
    scalar_changes: Vec<&'static Opcode>,
    flat: Vec<&'static Opcode>,
    global: Vec<&'static Opcode>,
    scratch: Vec<&'static Opcode>,
    buffers: Vec<&'static Opcode>,
    lds: Vec<&'static Opcode>,
    decoder: RefCell<HardwareDecoder>,
}

impl Material {
    /// All that hardware and model execute; of arithmetic what has the text in `TOMBOLO_OPCODES` in its name.
    ///
    /// # Errors
    /// The decoder cannot be compiled.
    pub fn new() -> Result<Self, EngineError> {
        let executed = |classes: &[Class], issue: &[IssueClass], formats: &[Format]| -> Vec<&'static Opcode> {
            let rows = opcodes().iter().filter(|row| formats.contains(&row.format));
            rows.filter(|row| classes.is_empty() || classes.contains(&row.class))
                .filter(|row| issue.contains(&class_in(row, Units::CDNA4)) && is_modelled(row, TARGET))
                .filter(|row| !OTHER.contains(&row.operation))
                .collect()
        };
        let computes = [Class::Salu, Class::Valu, Class::Trans];
        let alu = [IssueClass::Salu, IssueClass::Valu];
        let wanted = std::env::var("TOMBOLO_OPCODES").unwrap_or_default();
        let kinds: [&[Format]; 7] = [
            &[Format::Sop1, Format::Sop2, Format::Sopc, Format::Sopk],
            &[Format::Vop1],
            &[Format::Vop2],
            &[Format::Vopc],
            &[Format::Vop3Cdna, Format::Vop3bCdna],
            &[Format::Vop3pCdna],
            &[Format::MaiMove],
        ];
        let memory = |formats: &[Format]| executed(&[], &[IssueClass::Vmem], formats);
        let of_scalars = |changes: bool| {
            let mut rows = executed(&[], &[IssueClass::Smem], &[Format::SmemCdna]);
            rows.retain(|row| (row.mnemonic.contains("store") || row.mnemonic.contains("atomic")) == changes);
            rows
        };
        Ok(Self {
            arithmetic: kinds
                .map(|formats| executed(&computes, &alu, formats))
                .into_iter()
                .map(|rows| rows.into_iter().filter(|row| row.mnemonic.contains(&wanted)).collect())
                .filter(|rows: &Vec<_>| !rows.is_empty())
                .collect(),
            scalar_loads: of_scalars(false),
            scalar_changes: of_scalars(true),
            flat: memory(&[Format::FlatCdna]),
            global: memory(&[Format::GlobalCdna]),
            scratch: memory(&[Format::ScratchCdna]),
            buffers: memory(&[Format::MubufCdna, Format::MtbufCdna]),
            lds: executed(&[], &[IssueClass::Lds], &[Format::DsCdna]),
            decoder: HardwareDecoder::with_units(Units::CDNA4)?.into(),
        })
    }

    /// Opcodes that programs may contain.
    pub fn opcodes(&self) -> impl Iterator<Item = &'static Opcode> {
        let memory = [
            &self.scalar_loads,
            &self.scalar_changes,
            &self.flat,
            &self.global,
            &self.scratch,
            &self.buffers,
            &self.lds,
        ];
        self.arithmetic.iter().chain(memory).flatten().copied()
    }

    /// The assembler takes the instruction, and the hardware executes it.
    fn admits(&self, words: &[u32]) -> bool {
        gcn::is_legal(TARGET, words) && self.decoder.borrow_mut().decode(words, true).is_executed()
    }
}

fn line(text: &str) -> Vec<u32> {
    gcn::line(TARGET, text)
}

fn add_lane(stride: u32) -> Vec<u32> {
    gcn::add_lane(TARGET, ADD, stride)
}

/// A random dword of SDWA or of DPP, and the source that announces it.
fn lane_dword(row: &Opcode, random: &mut SplitMix64) -> Option<(u32, u32)> {
    let has = |flag| row.modifiers.flags.contains(flag);
    let bits = random.next_u32();
    let some = |mask: u8, at: u32| u32::from(mask >> at & 1);
    let signs = |first: u32| {
        (0..2).fold(0, |bits, at| {
            bits | some(row.modifiers.neg, at) << (first + 8 * at) | some(row.modifiers.abs, at) << (first + 1 + 8 * at)
        })
    };
    match below(random, 4) {
        0 if has(Flags::SDWA) => {
            let part = |random: &mut SplitMix64| if once_in(random, 3) { 6 } else { below(random, 6) };
            let [first, second, to] = [(); 3].map(|()| part(random));
            let vopc = row.format == Format::Vopc;
            // A compare names a scalar destination, others a part.
            let unused = below(random, 3);
            let whole = if vopc { bits & 0x8000 | SGPRS.start << 8 } else { to << 8 | unused << 11 | bits & 0xe000 };
            let kept = bits & (signs(20) | 0x0808_0000);
            // A source may be scalar: often the register to which a compare, or a carry, goes.
            let scalars = [SGPRS.start, SGPRS.start + 1, VCC, VCC + 1, EXEC, EXEC + 1, SGPRS.start + 4, 129, 193, 242];
            let from = match below(random, 4) {
                0 => 1 << 23 | pick(random, &scalars),
                1 if row.format != Format::Vop1 => 1 << 31 | vgpr(2, random),
                _ => vgpr(2, random),
            };
            Some((SDWA, whole | kept | first << 16 | second << 24 | from))
        }
        1 if has(Flags::DPP) => {
            let control = match below(random, 8) {
                0..=1 => below(random, 256),
                5..=7 => pick(random, &[0x130, 0x134, 0x138, 0x13c, 0x142, 0x143]),
                2 => 0x140 + below(random, 2),
                3 => 0x150 + below(random, 16),
                at => [0x100, 0x110, 0x120][at as usize % 3] + 1 + below(random, 15),
            };
            let masks = if once_in(random, 2) { 0xff << 24 } else { 0 };
            Some((DPP, masks | bits & (0xff08_0000 | signs(20)) | control << 8 | vgpr(2, random)))
        }
        _ => None,
    }
}

/// The first of `count` VGPRs: of many, the last ones may be behind those that hold data.
fn data_vgpr(count: u32, random: &mut SplitMix64) -> u32 {
    if count > 12 { VGPRS.start + below(random, VGPRS.end - VGPRS.start) } else { vgpr(count, random) }
}

/// A random form of an opcode; `None` where its operands are not random data.
fn form(row: &'static Opcode, material: &Material, random: &mut SplitMix64) -> Option<Vec<u32>> {
    let format = row.format;
    let words = canonical(row);
    let dwords = usize::from(format.layout().dwords);
    let mut bits = words.iter().take(dwords).rev().fold(0u128, |bits, word| bits << 32 | u128::from(*word));
    let mut extra = words.get(dwords).map(|_| word(random));
    for shape in row.operands {
        let nine_bits = format.field(shape.field).is_some_and(|field| field.width() == 9);
        let own_vgpr = data_vgpr(shape.data.registers().into(), random) | if nine_bits { FIRST_VGPR } else { 0 };
        let value = match shape.kind {
            OperandKind::Vgpr | OperandKind::Accumulation => own_vgpr,
            OperandKind::VectorSource | OperandKind::MatrixScale if below(random, 8) < 5 => own_vgpr,
            OperandKind::VectorSource
            | OperandKind::MatrixScale
            | OperandKind::ScalarSource
            | OperandKind::ScalarOnlySource => scalar_source(shape, (dwords == 1).then_some(&mut extra), random),
            OperandKind::RegisterSource => scalar_register(shape, false, random),
            OperandKind::Sgpr | OperandKind::SgprInVdst => scalar_register(shape, true, random),
            OperandKind::Immediate | OperandKind::HexImmediate | OperandKind::SignedImmediate => {
                random.next_u32() & 0xffff
            }
            OperandKind::Vcc | OperandKind::Literal => continue,
            _ => return None,
        };
        set(format, &mut bits, shape.field, value);
    }
    if extra.is_none()
        && dwords == 1
        && let Some((announces, dword)) = lane_dword(row, random)
    {
        set(format, &mut bits, FieldName::Src0, announces);
        extra = Some(dword);
    }
    let mut some = |mask: u8| if once_in(random, 2) { u32::from(mask) & below(random, 256) } else { 0 };
    let modifiers = row.modifiers;
    let mut fields = vec![];
    if matches!(format, Format::Vop3Cdna | Format::Vop3bCdna | Format::Vop3pCdna) {
        fields.push((FieldName::Neg, some(modifiers.neg)));
        fields.push((FieldName::OpSel, some(modifiers.op_sel)));
        if format == Format::Vop3pCdna {
            let high = u32::from(modifiers.op_sel_hi) & !some(modifiers.op_sel_hi);
            fields.push((FieldName::NegHi, some(modifiers.neg_hi)));
            fields.extend([(FieldName::OpSelHi, high & 3), (FieldName::OpSelHi2, high >> 2)]);
        } else if format == Format::Vop3Cdna {
            fields.push((FieldName::Abs, some(modifiers.abs)));
        }
        if modifiers.flags.contains(Flags::CLAMP) && once_in(random, 4) {
            fields.push((FieldName::Clamp, 1));
        }
        if modifiers.flags.contains(Flags::OMOD) && once_in(random, 4) {
            fields.push((FieldName::Omod, below(random, 4)));
        }
    }
    if format == Format::Vop3Cdna && modifiers.flags.contains(Flags::BOUND_CTRL) {
        fields.push((FieldName::OpSel, below(random, 4)));
    }
    fields.into_iter().for_each(|(name, value)| set(format, &mut bits, name, value));
    let mut words: Vec<u32> = (0..dwords).map(|at| (bits >> (32 * at)) as u32).collect();
    words.extend(extra);
    let decoded = TARGET.decode(&words).ok()?;
    (decoded.opcode.mnemonic == row.mnemonic && usize::from(decoded.dwords) == words.len() && material.admits(&words))
        .then_some(words)
}

/// A FLAT instruction; each lane goes to LDS or to memory.
fn flat(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let offset = 8 * below(random, 16);
    let fields = vec![
        (FieldName::Addr, 2),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Acc, below(random, 2)),
        (FieldName::Ioffset, offset),
    ];
    gcn::flat(TARGET, ADD, row, fields, random)
}

/// M0 in front of a load to LDS: within the share, or a little beyond.
fn share(random: &mut SplitMix64) -> Vec<u32> {
    line(&format!("s_mov_b32 m0, {:#x}", below(random, 2 * LDS_REACH + 1024)))
}

/// A load of buffers goes to LDS, one in four.
fn goes_to_share(row: &Opcode, random: &mut SplitMix64) -> bool {
    row.modifiers.flags.contains(Flags::LDS)
        && !is_store(row)
        && !is_atomic(row)
        && !is_formatted(row)
        && once_in(random, 4)
}

/// A GLOBAL instruction, with a base in SGPRs or without.
fn global(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let based = once_in(random, 2);
    let offset = 8 * below(random, 32);
    let mut fields = vec![
        (FieldName::Addr, 2),
        (FieldName::Saddr, if based { 6 } else { NO_BASE }),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Acc, below(random, 2)),
        (FieldName::Ioffset, offset),
    ];
    fields.extend([FieldName::Vdst, FieldName::Data0].into_iter().filter_map(|name| data(row, name, random)));
    let mask = if is_store(row) { 0x2f } else { mask(row, 2048, random) };
    [
        line(&format!("v_and_b32_e32 v2, {mask:#x}, v{}", vgpr(1, random))),
        if is_store(row) { add_lane(64) } else { vec![] },
        if based { vec![] } else { line(&format!("v_mov_b32_e32 v3, {}", WRITTEN >> 32)) },
        if row.mnemonic.contains("_lds_") { share(random) } else { vec![] },
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// An access to records that are swizzled. Where lanes store, none overlaps another.
fn swizzled(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let (stores, formatted) = (is_store(row), is_formatted(row));
    let step = if is_atomic(row) {
        8
    } else if formatted {
        4
    } else {
        pick(random, &[1, 4])
    };
    let indexed = !stores || once_in(random, 2);
    // Elements have four bytes: of stores each lane's are those of its record, and what is formatted has no more.
    let of_one_element = |random: &mut SplitMix64| loop {
        let [data, number] = format(random);
        if !stores || data < 11 {
            break [data, number];
        }
    };
    let [data_format, number_format] = of_one_element(random);
    let stride = if stores { 32 } else { 16 * (1 + below(random, 2)) };
    let mask = if stores && formatted { 0x10 } else { 0x1f & !(step - 1) };
    let mask = if stores { mask & !0xf } else { mask };
    // Records lie four bytes apart: every second one is aligned for atomic operations of eight.
    let wide = is_atomic(row) && (row.mnemonic.ends_with("_x2") || row.mnemonic.ends_with("_f64"));
    let by_lane = if stores { u32::from(!indexed) } else { below(random, 2) & u32::from(!wide) };
    let [of_data, of_number] = of_one_element(random);
    let control = formats(random) & 0xfff | of_data << 15 | of_number << 12 | below(random, 4) << 21 | by_lane << 23;
    let mut fields = vec![
        (FieldName::Vaddr, if indexed { 2 } else { 3 }),
        (FieldName::Idxen, indexed.into()),
        (FieldName::Offen, 1),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Rsrc, OWN / 4),
        (FieldName::Soffset, 128 + 8 * below(random, 4)),
        (FieldName::Dfmt, data_format),
        (FieldName::Nfmt, number_format),
    ];
    fields.extend(data(row, FieldName::Vdata, random));
    let from = vgpr(1, random);
    let records = below(random, if indexed { 65 } else { 2100 });
    [
        line(&format!("s_mov_b32 s{OWN}, s6")),
        line(&format!("s_mov_b32 s{}, {:#x}", OWN + 1, (WRITTEN >> 32) as u32 | stride << 16 | 1 << 31)),
        line(&format!("s_mov_b32 s{}, {records}", OWN + 2)),
        line(&format!("s_mov_b32 s{}, {control:#x}", OWN + 3)),
        line(&format!(
            "v_and_b32_e32 v2, {:#x}, v{}",
            if stores { 0 } else { 0x4f & !u32::from(wide) },
            vgpr(1, random)
        )),
        if stores { add_lane(1) } else { vec![] },
        line(&format!("v_and_b32_e32 v3, {mask:#x}, v{from}")),
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// A MUBUF or MTBUF instruction: raw bytes, or records.
fn buffer(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let [data_format, number_format] = format(random);
    let step = if is_atomic(row) || is_formatted(row) || once_in(random, 2) { 8 } else { 1 };
    let soffset = if once_in(random, 3) { 9 } else { 128 + 8 * below(random, 4) };
    let mut fields = vec![
        (FieldName::Vaddr, 2),
        (FieldName::Glc, below(random, 2)),
        (FieldName::Acc, below(random, 2)),
        (FieldName::Soffset, soffset),
        (FieldName::Dfmt, data_format),
        (FieldName::Nfmt, number_format),
        (FieldName::Ioffset, step * below(random, 512 / step)),
    ];
    fields.extend(data(row, FieldName::Vdata, random));
    let shared = goes_to_share(row, random);
    fields.push((FieldName::Lds, shared.into()));
    let how: &[(FieldName, u32)] = match below(random, 4) {
        0 => &[(FieldName::Offen, 1), (FieldName::Rsrc, RECORDS)],
        1 => &[(FieldName::Idxen, 1), (FieldName::Rsrc, RECORDS)],
        2 => &[(FieldName::Idxen, 1), (FieldName::Offen, 1), (FieldName::Rsrc, RECORDS)],
        _ => &[(FieldName::Offen, 1), (FieldName::Rsrc, RAW)],
    };
    fields.extend(how);
    // An index is below 80 of 64 records; an offset, beside an index below 64, often beyond the end of raw bytes.
    let indexed = how[0].0 == FieldName::Idxen;
    let stores = is_store(row);
    let mask = mask(row, if indexed { 64 } else { 8192 }, random);
    let mask = if stores { if indexed { 0x1f } else { 0x2f } } else { mask };
    let mask = if is_formatted(row) { mask & !7 } else { mask };
    let first = match (indexed, stores) {
        (true, true) => 0,
        (true, false) => 0x4f,
        (false, _) => mask,
    };
    // The lane's number is added to the index, of loads.
    let by_lane = if stores || is_atomic(row) { 0 } else { below(random, 4) / 3 };
    let control = formats(random) & !if is_formatted(row) { 0 } else { 0x7_ffff } | by_lane << 23;
    [
        line(&format!("s_mov_b32 s9, {}", 8 * below(random, 64))),
        line(&format!("s_mov_b32 s87, {control:#x}")),
        line(&format!("s_mov_b32 s91, {control:#x}")),
        line(&format!("v_and_b32_e32 v2, {first:#x}, v{}", vgpr(1, random))),
        if stores { add_lane(if indexed { 1 } else { 64 }) } else { vec![] },
        line(&format!("v_and_b32_e32 v3, {mask:#x}, v{}", vgpr(1, random))),
        if shared { share(random) } else { vec![] },
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// An LDS instruction.
fn lds(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let mut fields = vec![(FieldName::Addr, 2), (FieldName::Acc, below(random, 2))];
    let registers = [FieldName::Vdst, FieldName::Data0, FieldName::Data1];
    fields.extend(registers.into_iter().filter_map(|name| data(row, name, random)));
    let two = row.operands.iter().any(|shape| shape.field == FieldName::Offset1);
    let serial = !(row.mnemonic.starts_with("ds_read") || row.mnemonic.starts_with("ds_write"));
    let mask = if serial || two || once_in(random, 2) { LDS_REACH - 8 } else { LDS_REACH - 1 };
    let stores = is_store(row);
    let mask = if stores { if two { 0 } else { 0x2f } } else { mask };
    if two {
        // Of stores in units of all lanes.
        let unit = if stores && !row.mnemonic.contains("st64") { 64 } else { 1 };
        fields.extend([FieldName::Offset0, FieldName::Offset1].map(|name| (name, unit * below(random, 4))));
    } else {
        let is_pattern = row.operation == op::DS_SWIZZLE_B32;
        fields.push((FieldName::Offset, if is_pattern { random.next_u32() } else { 8 * below(random, 32) }));
    }
    [
        line(&format!("v_and_b32_e32 v2, {mask:#x}, v{}", vgpr(1, random))),
        if stores {
            add_lane(if two { if row.mnemonic.ends_with("b64") { 8 } else { 4 } } else { 64 })
        } else {
            vec![]
        },
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// A scalar load by a constant, a register or both.
fn scalar_load(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let Some((first, base)) = gcn::scalar_load(row, random) else { return vec![] };
    let how: &[(FieldName, u32)] = match below(random, 3) {
        0 => &[(FieldName::Imm, 1), (FieldName::Ioffset, 4 * below(random, 512))],
        1 => &[(FieldName::SoffsetEn, 1), (FieldName::Soffset, 9)],
        _ => &[(FieldName::Imm, 1), (FieldName::SoffsetEn, 1), (FieldName::Soffset, 9), (FieldName::Ioffset, 64)],
    };
    let mut fields = vec![
        (FieldName::Sdata, first),
        (FieldName::Sbase, base),
        (FieldName::Imm, 0),
        (FieldName::SoffsetEn, 0),
        (FieldName::Ioffset, 0),
    ];
    fields.extend(how);
    [line(&format!("s_mov_b32 s9, {:#x}", 4 * below(random, 512))), with_fields(row, &fields), vec![WAIT]].concat()
}

/// Scalar memory stores, or has an atomic operation, in the memory that is written.
fn scalar_change(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let registers = row.operands.iter().find(|shape| shape.field == FieldName::Sdata);
    let registers = registers.map_or(1, |shape| u32::from(shape.data.registers()));
    let first = SGPRS.start + registers * below(random, (SGPRS.end - SGPRS.start) / registers);
    let base = if row.mnemonic.contains("buffer") { 4 * RAW } else { 6 };
    let how: &[(FieldName, u32)] = match below(random, 3) {
        0 => &[(FieldName::Imm, 1), (FieldName::Ioffset, 4 * below(random, 256))],
        1 => &[(FieldName::SoffsetEn, 1), (FieldName::Soffset, 9)],
        _ => &[(FieldName::Imm, 1), (FieldName::SoffsetEn, 1), (FieldName::Soffset, 9), (FieldName::Ioffset, 36)],
    };
    let mut fields = vec![
        (FieldName::Sdata, first),
        (FieldName::Sbase, base / 2),
        (FieldName::Imm, 0),
        (FieldName::SoffsetEn, 0),
        (FieldName::Ioffset, 0),
        (FieldName::Glc, below(random, 2)),
    ];
    fields.extend(how);
    let offset = if once_in(random, 4) { below(random, 2048) } else { 4 * below(random, 512) };
    [line(&format!("s_mov_b32 s9, {offset:#x}")), with_fields(row, &fields), vec![WAIT]].concat()
}

/// Arithmetic of one kind.
fn arithmetic(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let rows = &material.arithmetic[below(random, material.arithmetic.len() as u32) as usize];
    (0..32).find_map(|_| form(pick(random, rows), material, random)).unwrap_or_default()
}

/// Vector arithmetic whose registers M0 indexes; few indices lead beyond the registers of the wave.
fn indexed(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let index = |random: &mut SplitMix64| {
        let index = if once_in(random, 6) { random.next_u32() } else { below(random, 8) };
        line(&format!("s_mov_b32 s9, {index:#x}"))
    };
    let mut words = [index(random), line(&format!("s_set_gpr_idx_on s9, {}", below(random, 16)))].concat();
    for _ in 0..1 + below(random, 6) {
        words.extend(match below(random, 8) {
            0 => [index(random), line("s_set_gpr_idx_idx s9")].concat(),
            1 => line(&format!("s_set_gpr_idx_mode {}", below(random, 16))),
            _ => {
                let rows = &material.arithmetic[below(random, material.arithmetic.len() as u32) as usize];
                let row = pick(random, rows);
                let row = Some(row).filter(|row| row.class != Class::Salu);
                row.and_then(|row| form(row, material, random)).unwrap_or_default()
            }
        });
    }
    words.extend(line("s_set_gpr_idx_off"));
    words
}

fn part(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    match below(random, 64) {
        0..=2 => gcn::set_exec(TARGET, random),
        3 => gcn::set_mode(SET_MODE, random),
        4..=6 => scalar_load(pick(random, &material.scalar_loads), random),
        7..=9 => flat(pick(random, &material.flat), random),
        10..=12 => global(pick(random, &material.global), random),
        13..=17 => buffer(pick(random, &material.buffers), random),
        18..=20 => swizzled(pick(random, &material.buffers), random),
        21..=25 => lds(pick(random, &material.lds), random),
        26..=27 => indexed(material, random),
        28..=29 => scalar_change(pick(random, &material.scalar_changes), random),
        30..=33 => scratch::scratch(pick(random, &material.scratch), random),
        34..=39 => flow::part(material, random),
        _ => arithmetic(material, random),
    }
}

/// The program of a seed with so many parts.
pub fn program(seed: u64, length: usize, material: &Material) -> Program {
    let mut random = SplitMix64::new(seed);
    let mut program = Program::made(TARGET, &mut random, length, |random| part(material, random));
    for register in VGPRS {
        let values = (0..64).map(|_| word(&mut random)).collect();
        program.state.vectors.insert(ACCUMULATION + register as usize, values);
    }
    program.accepted()
}
