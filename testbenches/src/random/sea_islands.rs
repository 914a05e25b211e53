//! Random programs of Sea Islands as instruction vectors: [`super::gcn`] says what they have.

mod image;

use super::form::SGPRS;
use super::gcn::{
    BYTES, FIRST_VGPR, LDS_REACH, LITERAL, OWN, Program, RAW, RECORDS, WAIT, WRITTEN, data, format, formats, is_atomic,
    is_formatted, is_store, mask, scalar_register, scalar_source, set, vgpr, with_fields,
};
use super::{below, gcn, once_in, pick, word};
use tombolo_hdl::config::Units;
use tombolo_hdl::front::decode::IssueClass;
use tombolo_hdl::front::decode::gcn::predecode::class_in;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::canonical::canonical;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Flags, Opcode};
use tombolo_isa::operand::OperandKind;
use tombolo_isa::target::Target;
use tombolo_model::program::is_modelled;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::{LDS_BYTES, State};

/// The instruction set.
pub const TARGET: Target = Target::Gcn(Generation::SeaIslands);
/// S_SETREG_IMM32_B32 of MODE.
const SET_MODE: u32 = 0xba80_0001;
/// v2 = v2 + v3.
const ADD: &str = "v_add_i32_e32 v2, vcc, v2, v3";

/// First of eight SGPRs that exceptions are read to.
pub const RAISED: u32 = 50;

/// Opcodes whose operands are not data, or whose results are another matter of a whole machine; S_SETVSKIP has its place in [`skipped`].
const OTHER: [op::Operation; 13] = [
    op::S_SETVSKIP,
    op::S_GETREG_B32,
    op::S_SETREG_B32,
    op::S_SETREG_IMM32_B32,
    op::S_MOVRELS_B32,
    op::S_MOVRELS_B64,
    op::S_MOVRELD_B32,
    op::S_MOVRELD_B64,
    op::V_MOVRELD_B32,
    op::V_MOVRELS_B32,
    op::V_MOVRELSD_B32,
    op::S_MEMTIME,
    op::DS_NOP,
];

/// Every vector compare of a generation, in both encodings, on all pairs of special values, as programs of one wave: each writes the masks of
/// its compares, and EXEC after it, to SGPRs.
pub fn compares(generation: Generation) -> Vec<Program> {
    /// The upper words that floats and integers change at; zeros and ones lie below them.
    const VALUES: [u32; 14] = [
        0,
        1,
        0x8000_0000,
        0x807f_ffff,
        0x0080_0000,
        0x3f80_0000,
        0xbff0_0000,
        0x7f80_0000,
        0xff80_0000,
        0x7f80_0001,
        0xffc0_0001,
        0x7ff0_0000,
        0xfff8_0000,
        0x7fff_ffff,
    ];
    /// Compares of a program: two pairs of SGPRs each.
    const AT_ONCE: usize = 20;
    let rows: Vec<_> = generation
        .opcodes()
        .filter(|row| row.format == Format::Vopc || row.format == Format::Vop3Si && row.opcode < 256)
        .filter(|row| row.class == Class::Valu)
        .collect();
    let pairs: Vec<[u32; 2]> = VALUES.iter().flat_map(|a| VALUES.map(|b| [*a, b])).collect();
    let mut programs = vec![];
    for (rows, pairs) in rows.chunks(AT_ONCE).flat_map(|rows| pairs.chunks(64).map(move |pairs| (rows, pairs))) {
        let part = |(at, row): (usize, &&'static Opcode)| {
            let first = 16 + 4 * at as u32;
            let short = row.format == Format::Vopc;
            let operands = [
                (FieldName::Vdst, first),
                (FieldName::Src0, FIRST_VGPR + 4),
                (FieldName::Src1, FIRST_VGPR + 6),
                (FieldName::Vsrc1, 6),
            ];
            [
                with_fields(row, &operands),
                if short { line(&format!("s_mov_b64 s[{first}:{}], vcc", first + 1)) } else { vec![] },
                line(&format!("s_mov_b64 s[{}:{}], exec", first + 2, first + 3)),
                line("s_mov_b64 exec, -1"),
            ]
            .concat()
        };
        let mut state = State { exec: u64::MAX, ..State::default() };
        for (register, value) in [(4, 0), (6, 1)] {
            let lane = |lane: usize| pairs.get(lane).map_or(0, |pair| pair[value]);
            // The lower word of 64 bits is zero in most lanes.
            let low = |at: usize| if at % 5 == value { 1 } else { 0 };
            state.vectors.insert(register, (0..64).map(|at| lane(at) | low(at)).collect());
            state.vectors.insert(register + 1, (0..64).map(lane).collect());
        }
        programs.push(Program {
            target: TARGET,
            parts: rows.iter().enumerate().map(part).collect(),
            state,
            mode: 0x3f0,
            lds: vec![0; LDS_BYTES],
            memory: [vec![0; BYTES], vec![0; BYTES]],
        });
    }
    programs
}

/// What programs are made of: rows of one kind each.
pub struct Material {
    arithmetic: Vec<Vec<&'static Opcode>>,
    scalar_loads: Vec<&'static Opcode>,
    flat: Vec<&'static Opcode>,
    buffers: Vec<&'static Opcode>,
    images: Vec<&'static Opcode>,
    interpolation: Vec<&'static Opcode>,
    exports: Vec<&'static Opcode>,
    lds: Vec<&'static Opcode>,
}

impl Default for Material {
    fn default() -> Self {
        let executed = |classes: &[Class], issue: &[IssueClass], formats: &[Format]| -> Vec<&'static Opcode> {
            let rows = Generation::SeaIslands.opcodes().filter(|row| formats.contains(&row.format));
            rows.filter(|row| classes.is_empty() || classes.contains(&row.class))
                .filter(|row| issue.contains(&class_in(row, Units::SEA_ISLANDS)) && is_modelled(row, TARGET))
                .filter(|row| !OTHER.contains(&row.operation))
                .collect()
        };
        let computes = [Class::Salu, Class::Valu, Class::Trans];
        let alu = [IssueClass::Salu, IssueClass::Valu];
        let kinds: [&[Format]; 5] = [
            &[Format::Sop1, Format::Sop2, Format::Sopc, Format::Sopk],
            &[Format::Vop1],
            &[Format::Vop2],
            &[Format::Vopc],
            &[Format::Vop3Si, Format::Vop3bSi],
        ];
        Self {
            arithmetic: kinds.map(|formats| executed(&computes, &alu, formats)).to_vec(),
            scalar_loads: executed(&[], &[IssueClass::Smem], &[Format::Smrd]),
            flat: executed(&[], &[IssueClass::Vmem], &[Format::FlatSi]),
            buffers: executed(&[], &[IssueClass::Vmem], &[Format::Mubuf, Format::Mtbuf]),
            images: executed(&[], &[IssueClass::Vmem], &[Format::Mimg]),
            interpolation: executed(&[], &[IssueClass::Lds], &[Format::Vintrp]),
            exports: executed(&[], &[IssueClass::Lds], &[Format::Exp]),
            lds: executed(&[], &[IssueClass::Lds], &[Format::DsSi]),
        }
    }
}

impl Material {
    /// Those of the vector ALU.
    pub fn of_lanes(&self) -> impl Iterator<Item = &'static Opcode> {
        self.arithmetic[1..].iter().flatten().copied()
    }

    /// Opcodes that programs may contain.
    pub fn opcodes(&self) -> impl Iterator<Item = &'static Opcode> {
        let memory = [
            &self.scalar_loads,
            &self.flat,
            &self.buffers,
            &self.images,
            &self.interpolation,
            &self.exports,
            &self.lds,
        ];
        self.arithmetic.iter().chain(memory).flatten().copied()
    }
}

/// A random form of an opcode; `None` where its operands are not random data.
fn form(row: &'static Opcode, random: &mut SplitMix64) -> Option<Vec<u32>> {
    let format = row.format;
    let words = canonical(row);
    let dwords = usize::from(format.layout().dwords);
    let mut bits = words.iter().take(dwords).rev().fold(0u128, |bits, word| bits << 32 | u128::from(*word));
    let mut extra = words.get(dwords).map(|_| word(random));
    for shape in row.operands {
        let nine_bits = format.field(shape.field).is_some_and(|field| field.width() == 9);
        let own_vgpr = vgpr(shape.data.registers().into(), random) | if nine_bits { FIRST_VGPR } else { 0 };
        let value = match shape.kind {
            OperandKind::Vgpr => own_vgpr,
            OperandKind::VectorSource if below(random, 8) < 5 => own_vgpr,
            OperandKind::VectorSource | OperandKind::ScalarSource | OperandKind::ScalarOnlySource => {
                scalar_source(shape, (dwords == 1).then_some(&mut extra), random)
            }
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
    let mut some = |mask: u8| if once_in(random, 2) { u32::from(mask) & below(random, 256) } else { 0 };
    let (neg, abs) = (some(row.modifiers.neg), some(row.modifiers.abs));
    if matches!(format, Format::Vop3Si | Format::Vop3bSi) {
        set(format, &mut bits, FieldName::Neg, neg);
        set(format, &mut bits, FieldName::Abs, abs);
        if row.modifiers.flags.contains(Flags::CLAMP) && once_in(random, 4) {
            set(format, &mut bits, FieldName::Clamp, 1);
        }
        if row.modifiers.flags.contains(Flags::OMOD) && once_in(random, 4) {
            set(format, &mut bits, FieldName::Omod, below(random, 4));
        }
    }
    let mut words: Vec<u32> = (0..dwords).map(|at| (bits >> (32 * at)) as u32).collect();
    words.extend(extra);
    let decoded = TARGET.decode(&words).ok()?;
    (decoded.opcode.mnemonic == row.mnemonic
        && usize::from(decoded.dwords) == words.len()
        && gcn::is_legal(TARGET, &words))
    .then_some(words)
}

/// One of the rows in a random form.
fn one_of(rows: &[&'static Opcode], random: &mut SplitMix64) -> Vec<u32> {
    (0..32).find_map(|_| form(pick(random, rows), random)).unwrap_or_default()
}

fn line(text: &str) -> Vec<u32> {
    gcn::line(TARGET, text)
}

fn add_lane(stride: u32) -> Vec<u32> {
    gcn::add_lane(TARGET, ADD, stride)
}

/// A FLAT instruction; each lane goes to LDS or to memory.
fn flat(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let fields = vec![(FieldName::Addr, 2), (FieldName::Glc, below(random, 2))];
    gcn::flat(TARGET, ADD, row, fields, random)
}

/// An access to records that are swizzled. Where lanes store, none overlaps another.
fn swizzled(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let (stores, formatted) = (is_store(row), is_formatted(row));
    let element = match (is_atomic(row), stores, formatted) {
        (_, true, true) => 3,
        (true, ..) => 2 + below(random, 2),
        (_, true, _) => 1 + below(random, 3),
        _ => below(random, 4),
    };
    // Elements of two bytes do not keep a misaligned dword together.
    let step = match (is_atomic(row), formatted, element) {
        (true, ..) => 8,
        (_, true, _) | (_, _, 0) => 4,
        _ => pick(random, &[1, 4]),
    };
    let mask = if stores && formatted { 0x10 } else { 0x3f & !(step - 1) };
    let indexed = !stores || once_in(random, 2);
    let [data_format, number_format] = format(random);
    let stride = 16 * (1 + below(random, 2));
    let by_lane = if stores { u32::from(!indexed) } else { below(random, 2) };
    let control = formats(random) | element << 19 | below(random, 4) << 21 | by_lane << 23;
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
    [
        line(&format!("s_mov_b32 s{OWN}, s6")),
        line(&format!("s_mov_b32 s{}, {:#x}", OWN + 1, (WRITTEN >> 32) as u32 | stride << 16 | 1 << 31)),
        line(&format!("s_mov_b32 s{}, {}", OWN + 2, below(random, 65))),
        line(&format!("s_mov_b32 s{}, {control:#x}", OWN + 3)),
        line(&format!("v_and_b32_e32 v2, {:#x}, v{}", if stores { 0 } else { 0x4f }, vgpr(1, random))),
        if stores { add_lane(1) } else { vec![] },
        line(&format!("v_and_b32_e32 v3, {mask:#x}, v{from}")),
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// A MUBUF or MTBUF instruction: raw bytes, records, or 64-bit addresses of lanes.
fn buffer(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let mut fields = vec![(FieldName::Vaddr, 2), (FieldName::Glc, below(random, 2)), (FieldName::Soffset, 128)];
    let [data_format, number_format] = format(random);
    fields.extend([(FieldName::Dfmt, data_format), (FieldName::Nfmt, number_format)]);
    fields.extend(data(row, FieldName::Vdata, random));
    let step = if is_atomic(row) || is_formatted(row) || once_in(random, 2) { 8 } else { 1 };
    fields.push((FieldName::Ioffset, step * below(random, 512 / step)));
    let from = vgpr(1, random);
    let how: &[(FieldName, u32)] = match below(random, 4) {
        0 => &[(FieldName::Addr64, 1), (FieldName::Rsrc, RAW)],
        1 => &[(FieldName::Idxen, 1), (FieldName::Rsrc, RECORDS)],
        2 => &[(FieldName::Idxen, 1), (FieldName::Offen, 1), (FieldName::Rsrc, RECORDS)],
        _ => &[(FieldName::Offen, 1), (FieldName::Rsrc, RAW)],
    };
    fields.extend(how);
    // An index is below 80 of 64 records; an offset, beside an index below 64, often beyond the end of raw bytes.
    let indexed = how[0].0 == FieldName::Idxen;
    let wide = how[0].0 == FieldName::Addr64;
    let reach = if indexed {
        64
    } else if wide {
        2048
    } else {
        8192
    };
    let stores = is_store(row);
    let mask = mask(row, reach, random);
    let mask = if stores { if indexed { 0x1f } else { 0x2f } } else { mask };
    let mask = if is_formatted(row) { mask & !7 } else { mask };
    let first = match (indexed, stores) {
        (true, true) => 0,
        (true, false) => 0x4f,
        (false, _) => mask,
    };
    let second =
        if indexed { format!("v_and_b32_e32 v3, {mask:#x}, v{from}") } else { "v_mov_b32_e32 v3, 0".to_owned() };
    let control = formats(random) & !if is_formatted(row) { 0 } else { 0x7_ffff };
    [
        line(&format!("s_mov_b32 s87, {control:#x}")),
        line(&format!("s_mov_b32 s91, {control:#x}")),
        line(&format!("v_and_b32_e32 v2, {first:#x}, v{}", vgpr(1, random))),
        if stores { add_lane(if indexed { 1 } else { 64 }) } else { vec![] },
        line(&second),
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// An LDS instruction.
fn lds(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let mut fields = vec![(FieldName::Addr, 2)];
    let registers = [FieldName::Vdst, FieldName::Data0, FieldName::Data1];
    fields.extend(registers.into_iter().filter_map(|name| data(row, name, random)));
    let two = row.format == Format::DsSi && row.operands.iter().any(|shape| shape.field == FieldName::Offset1);
    let serial = !(row.mnemonic.starts_with("ds_read") || row.mnemonic.starts_with("ds_write"));
    let mask = if serial || two || once_in(random, 2) { LDS_REACH - 8 } else { LDS_REACH - 1 };
    let stores = is_store(row);
    let mask = if stores { if two { 0 } else { 0x2f } } else { mask };
    if two {
        // Of stores in units of all lanes.
        let unit = if stores && !row.mnemonic.contains("st64") { 64 } else { 1 };
        fields.extend([FieldName::Offset0, FieldName::Offset1].map(|name| (name, unit * below(random, 4))));
    } else {
        // Patterns, and distances with a sign.
        let any = row.operation == op::DS_SWIZZLE_B32 || row.mnemonic.contains("_src2_") && once_in(random, 2);
        fields.push((FieldName::Offset, if any { random.next_u32() } else { 8 * below(random, 32) }));
    }
    let base = if once_in(random, 12) { "0xfff8" } else { "0" };
    let limit = if once_in(random, 4) { below(random, LDS_REACH) } else { u32::MAX };
    [
        line(&format!("s_mov_b32 m0, {limit:#x}")),
        line(&format!("v_and_b32_e32 v2, {mask:#x}, v{}", vgpr(1, random))),
        if stores {
            add_lane(if two { if row.mnemonic.ends_with("b64") { 8 } else { 4 } } else { 64 })
        } else {
            vec![]
        },
        line(&format!("v_add_i32_e32 v2, vcc, {base}, v2")),
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// An interpolation under an M0 that puts the parameters anywhere in LDS and lets primitives begin with any quad.
fn interpolation(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let row = pick(random, &material.interpolation);
    let moves = row.operation == op::V_INTERP_MOV_F32;
    let beginnings = if once_in(random, 4) { random.next_u32() } else { random.next_u32() & random.next_u32() };
    let first = if once_in(random, 12) { random.next_u32() & 0xffff } else { 4 * below(random, 256) };
    let fields = [
        (FieldName::Vsrc, if moves { below(random, 3) } else { vgpr(1, random) }),
        (FieldName::Vdst, vgpr(1, random)),
        (FieldName::Attr, if once_in(random, 8) { below(random, 33) } else { below(random, 4) }),
        (FieldName::AttrChan, below(random, 4)),
    ];
    let m0 = beginnings << 16 | first;
    [line(&format!("s_mov_b32 m0, {m0:#x}")), with_fields(row, &fields)].concat()
}

/// An export of any registers to any target; now and then it waits.
fn export(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let row = pick(random, &material.exports);
    let mut fields: Vec<(FieldName, u32)> =
        [FieldName::Compr, FieldName::Done, FieldName::Vm].map(|flag| (flag, below(random, 2))).to_vec();
    fields.extend([(FieldName::En, below(random, 16)), (FieldName::Target, below(random, 64))]);
    for source in [FieldName::Vsrc0, FieldName::Vsrc1, FieldName::Vsrc2, FieldName::Vsrc3] {
        fields.push((source, if once_in(random, 8) { below(random, 256) } else { vgpr(1, random) }));
    }
    let waits = if once_in(random, 4) { vec![WAIT] } else { vec![] };
    [with_fields(row, &fields), waits].concat()
}

/// A scalar load by a constant, a register or a literal.
fn scalar_load(row: &'static Opcode, random: &mut SplitMix64) -> Vec<u32> {
    let Some((first, base)) = gcn::scalar_load(row, random) else { return vec![] };
    let mut fields = vec![(FieldName::Sdst, first), (FieldName::Sbase, base)];
    let mut before = vec![];
    let mut after = vec![];
    match below(random, 3) {
        0 => fields.extend([(FieldName::Imm, 1), (FieldName::Ioffset, below(random, 256))]),
        1 => {
            before = line(&format!("s_mov_b32 s9, {:#x}", 4 * below(random, 512)));
            fields.extend([(FieldName::Imm, 0), (FieldName::Ioffset, 9)]);
        }
        _ => {
            fields.extend([(FieldName::Imm, 0), (FieldName::Ioffset, LITERAL)]);
            after = vec![below(random, 512)];
        }
    }
    let mut words = with_fields(row, &fields);
    words.truncate(1);
    [before, words, after, vec![WAIT]].concat()
}

/// Arithmetic of one kind.
fn arithmetic(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    one_of(&material.arithmetic[below(random, material.arithmetic.len() as u32) as usize], random)
}

/// Instructions that MODE.VSKIP skips, if they are the lanes'.
fn skipped(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let inside: Vec<_> = (0..3).flat_map(|_| arithmetic(material, random)).collect();
    let begins = if once_in(random, 2) {
        line(&format!("s_setvskip {}, {}", below(random, 64), below(random, 8)))
    } else {
        line(&format!("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 28, 1), {}", below(random, 2)))
    };
    let first =
        if once_in(random, 2) { lds(pick(random, &material.lds), random) } else { interpolation(material, random) };
    let last = match below(random, 4) {
        0 => export(material, random),
        1 => image::image(material, random),
        _ => flat(pick(random, &material.flat), random),
    };
    [begins, first, inside, last, line("s_setvskip 0, 0")].concat()
}

/// Instructions for the lanes of a mask, then others for the rest of EXEC, or the other way round: a fork and its join. Entries are 2 and 3 of
/// the branch stack, whose registers nothing inside needs.
fn forked(material: &Material, depth: u32, random: &mut SplitMix64) -> Vec<u32> {
    let [stays, branches] = [(); 2].map(|()| match depth {
        2 if once_in(random, 2) => forked(material, 3, random),
        _ => arithmetic(material, random),
    });
    let saved = 58 + depth;
    let condition = pick(random, &SGPRS.step_by(2).collect::<Vec<_>>());
    [
        if depth == 2 { line("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 29, 3), 2") } else { vec![] },
        line(&format!("s_getreg_b32 s{saved}, hwreg(HW_REG_MODE, 29, 3)")),
        line(&format!("s_cbranch_i_fork s[{condition}:{}], {}", condition + 1, stays.len() + 1)),
        stays,
        line(&format!("s_branch {}", branches.len())),
        branches,
        line(&format!("s_cbranch_join s{saved}")),
    ]
    .concat()
}

/// An access to the exceptions that the wave has raised.
fn raised(random: &mut SplitMix64) -> Vec<u32> {
    let first = below(random, 7);
    let field = format!("hwreg(HW_REG_TRAPSTS, {first}, {})", 1 + below(random, 7 - first));
    let register = SGPRS.start + below(random, SGPRS.end - SGPRS.start);
    match below(random, 5) {
        0 => line(&format!("s_setreg_b32 {field}, s{register}")),
        1 => line("v_clrexcp"),
        _ => line(&format!("s_getreg_b32 s{register}, {field}")),
    }
}

fn part(material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    match below(random, 58) {
        56 | 57 => raised(random),
        50..=52 => image::image(material, random),
        53 | 54 => interpolation(material, random),
        55 => export(material, random),
        48 => skipped(material, random),
        49 => forked(material, 2, random),
        0..=2 => gcn::set_exec(TARGET, random),
        3 => gcn::set_mode(SET_MODE, random),
        4..=6 => scalar_load(pick(random, &material.scalar_loads), random),
        7..=11 => flat(pick(random, &material.flat), random),
        12..=15 => buffer(pick(random, &material.buffers), random),
        16 | 47 => swizzled(pick(random, &material.buffers), random),
        17..=22 => lds(pick(random, &material.lds), random),
        _ => arithmetic(material, random),
    }
}

/// The program of a seed with so many parts.
pub fn program(seed: u64, length: usize, material: &Material) -> Program {
    Program::made(TARGET, &mut SplitMix64::new(seed), length, |random| part(material, random)).accepted()
}

/// One of instructions of an opcode of the vector ALU, behind each of which the exceptions are read, and cleared: to SGPRs from [`RAISED`] on.
pub fn exceptions(seed: u64, row: &'static Opcode, material: &Material) -> Program {
    let random = &mut SplitMix64::new(!seed);
    let part = |at: u32| {
        let words = (0..32).find_map(|_| form(row, random)).unwrap_or_default();
        [words, line(&format!("s_getreg_b32 s{}, hwreg(HW_REG_TRAPSTS, 0, 7)", RAISED + at)), line("v_clrexcp")]
            .concat()
    };
    let parts = (0..8).map(part).collect();
    Program { parts, ..program(seed, 0, material) }
}

/// One of interpolations, each with arithmetic around it.
pub fn interpolations(seed: u64, length: usize, material: &Material) -> Program {
    let random = &mut SplitMix64::new(!seed);
    let parts = (0..length)
        .map(|at| if at % 2 == 0 { interpolation(material, random) } else { arithmetic(material, random) })
        .collect();
    Program { parts, ..program(seed, 0, material) }
}

/// One of nothing but accesses to images.
pub fn images(seed: u64, length: usize, material: &Material) -> Program {
    let random = &mut SplitMix64::new(!seed);
    let parts = (0..length).map(|_| image::image(material, random)).collect();
    Program { parts, ..program(seed, 0, material) }.accepted()
}

/// Program control that only costs time in a wave alone.
const QUIET: [&str; 10] = [
    "s_sleep 1",
    "s_setprio 2",
    "s_sethalt 0",
    "s_setkill 0",
    "s_icache_inv",
    "s_incperflevel 1",
    "s_decperflevel 1",
    "s_ttracedata",
    "s_dcache_inv",
    "s_barrier",
];

/// An instruction of the row, with what it needs before it; nothing if no form of it is found.
fn of_row(row: &'static Opcode, material: &Material, random: &mut SplitMix64) -> Vec<u32> {
    let among = |rows: &[&'static Opcode]| rows.iter().any(|other| std::ptr::eq(*other, row));
    match row {
        row if among(&material.flat) => flat(row, random),
        row if among(&material.buffers) => buffer(row, random),
        row if among(&material.lds) => lds(row, random),
        row if among(&material.scalar_loads) => scalar_load(row, random),
        row => one_of(&[row], random),
    }
}

/// Programs in which every opcode but those of images and shaders comes once, `length` of them in each.
pub fn in_turn(length: usize, material: &Material) -> Vec<Program> {
    let memory = [&material.flat, &material.buffers, &material.lds, &material.scalar_loads];
    let rows: Vec<_> = material.arithmetic.iter().chain(memory).flatten().copied().collect();
    gcn::in_turn(length, &rows, &QUIET, |seed| program(seed, 0, material), |row, random| of_row(row, material, random))
}
