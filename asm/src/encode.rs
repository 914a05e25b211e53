//! Puts one instruction together: matches operands and modifiers with the row of an opcode and sets its fields.

mod cdna;
pub(super) mod dpp;
mod gcn;
mod image;
mod matrix;
mod memory;
mod source;
mod vector;

use super::diagnostic::{Fault, Parsed};
use super::expression::Expression;
use super::modifier::{Modifier, Modifiers};
use super::operand::{Item, Operand};
use super::register::Register;
use super::section::FixupKind;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_isa::source::Source;
use tombolo_isa::target::Target;

/// An encoding of an opcode that the text may mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub row: &'static Opcode,
    /// Source 0 comes through DPP.
    pub dpp: bool,
    /// The sources are parts of registers.
    pub sdwa: bool,
    /// The data of a buffer load go to LDS: the text names none.
    pub to_lds: bool,
    /// The text names the register for an atomic's old value.
    pub returns: bool,
    /// Numbers that are bit patterns of f16 inline constants become those also for 16-bit integer operands.
    pub inline_half: bool,
    /// The instruction set that the row is of.
    pub target: Target,
    /// Lane masks have 64 bits, matrices half as many registers.
    pub wave64: bool,
}

/// An encoded instruction.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Encoded {
    /// Dwords, the literal or DPP dword last.
    pub words: Vec<u32>,
    /// A value to be filled in later: offset in bytes, how, what, and the operand's position in the statement.
    pub fixup: Option<(u64, FixupKind, Expression, usize)>,
    /// Registers that it names.
    pub registers: Vec<Register>,
}

/// The dword after the instruction.
#[derive(Clone, Debug, PartialEq)]
enum Extra {
    None,
    Literal(u32),
    Expression(Expression, usize),
    Dpp(u32),
}

/// An instruction while it is put together.
pub(super) struct Encoder<'a> {
    candidate: Candidate,
    row: &'static Opcode,
    bits: u128,
    extra: Extra,
    branch: Option<(Expression, usize)>,
    /// Scalar registers that use the constant bus.
    bus: Vec<Source>,
    registers: Vec<Register>,
    operands: &'a [Operand],
    next: usize,
    modifiers: Modifiers,
    /// `dim` was given; it is taken out before the address is checked against it.
    has_dimension: bool,
    /// The error that an operand is missing.
    end: &'a Fault,
}

/// The bits of an instruction, or those that one operation of a VOPD instruction sets.
#[derive(Clone, Debug)]
pub(super) struct Half {
    row: &'static Opcode,
    bits: u128,
    extra: Extra,
    bus: Vec<Source>,
    registers: Vec<Register>,
}

impl Half {
    /// Number of the destination VGPR.
    pub(super) fn destination(&self) -> u8 {
        self.registers.first().map_or(0, |register| register.first.code() as u8)
    }

    /// The VOPD instruction of two operations.
    pub(super) fn join(x: Self, y: Self) -> Result<Encoded, String> {
        let (lsb, width) = y.row.format.range(FieldName::VdstHigh);
        let high = u128::from(y.destination() >> 1) & ((1 << width) - 1);
        let extra = match (x.extra, y.extra) {
            (Extra::None, extra) | (extra, Extra::None) => extra,
            (of_x, of_y) if of_x == of_y => of_x,
            _ => return Err("both operations must share one literal".to_owned()),
        };
        let mut bus = [x.bus, y.bus].concat();
        bus.sort_by_key(|source| source.code());
        bus.dedup();
        if bus.len() + usize::from(extra != Extra::None) > 2 {
            return Err("the operations read more than 2 scalar values".to_owned());
        }
        let registers = [x.registers, y.registers].concat();
        Ok(Self { row: x.row, bits: x.bits | y.bits | high << lsb, extra, bus, registers }.finish(None))
    }

    fn finish(self, branch: Option<(Expression, usize)>) -> Encoded {
        let dwords = self.row.format.layout().dwords;
        let mut words: Vec<u32> = (0..dwords).map(|index| (self.bits >> (32 * index)) as u32).collect();
        let mut fixup = branch.map(|(target, at)| (0, FixupKind::Branch, target, at));
        match self.extra {
            Extra::None => {}
            Extra::Literal(word) | Extra::Dpp(word) => words.push(word),
            Extra::Expression(expression, at) => {
                fixup = Some((u64::from(dwords) * 4, FixupKind::Literal, expression, at));
                words.push(0);
            }
        }
        Encoded { words, fixup, registers: self.registers }
    }
}

impl Candidate {
    /// The operands that the text gives, in order; those that follow from modifiers are left out.
    pub(super) fn positional(&self) -> impl Iterator<Item = &'static OperandShape> + use<> {
        let candidate = *self;
        let smem = candidate.row.format == Format::Smem;
        self.row.operands.iter().filter(move |shape| match shape.kind {
            OperandKind::Returned => candidate.returns,
            _ if candidate.to_lds && shape.field == FieldName::Vdata => false,
            OperandKind::Swizzle => false,
            // Scalar memory without a register offset, and prefetches, name the constant offset among the operands.
            OperandKind::Offset => smem && candidate.is_prefetch(),
            // The parts of a ray tracing address are one list.
            _ => !matches!(shape.field, FieldName::Vaddr1 | FieldName::Vaddr2 | FieldName::Vaddr3 | FieldName::Vaddr4),
        })
    }

    /// Whether this is one of the scalar prefetches, whose offset is an operand.
    fn is_prefetch(&self) -> bool {
        self.row.operands.iter().any(|shape| shape.field == FieldName::Sdata && shape.access.reads())
    }

    /// Whether the row is one of GCN 1.0 or 1.1.
    fn is_sea_islands(&self) -> bool {
        matches!(self.target, Target::Gcn(Generation::SouthernIslands | Generation::SeaIslands))
    }

    /// Whether the encoding is one of the 32-bit ones of the vector ALU.
    fn is_narrow(&self) -> bool {
        matches!(self.row.format, Format::Vop1 | Format::Vop2 | Format::Vopc)
    }
}

impl<'a> Encoder<'a> {
    /// Starts an instruction; `end` is the error that an operand is missing.
    pub(super) fn new(candidate: Candidate, operands: &'a [Operand], modifiers: Modifiers, end: &'a Fault) -> Self {
        let layout = candidate.row.format.layout();
        let mut encoder = Self {
            candidate,
            row: candidate.row,
            bits: u128::from(layout.value),
            extra: Extra::None,
            branch: None,
            bus: Vec::new(),
            registers: Vec::new(),
            operands,
            next: 0,
            has_dimension: modifiers.has("dim"),
            modifiers,
            end,
        };
        encoder.set(FieldName::Op, u32::from(candidate.row.opcode));
        encoder
    }

    /// Matches everything and gives the dwords.
    pub(super) fn encode(mut self) -> Parsed<Encoded> {
        self.match_all()?;
        self.check_constant_bus()?;
        let branch = self.branch.take();
        Ok(self.into_half().finish(branch))
    }

    /// Matches everything of one operation of a VOPD instruction.
    pub(super) fn encode_half(mut self) -> Parsed<Half> {
        self.match_all()?;
        Ok(self.into_half())
    }

    fn match_all(&mut self) -> Parsed<()> {
        self.defaults();
        for shape in self.candidate.positional() {
            self.operand(shape)?;
        }
        if let Some(operand) = self.operands.get(self.next) {
            return Err(operand.fault("this is one operand too many"));
        }
        self.vector_modifiers()?;
        self.memory_modifiers()?;
        self.modifiers.expect_none(self.row.mnemonic)
    }

    fn into_half(mut self) -> Half {
        // VCC as an implicit source counts like one that is named.
        if self.row.reads.contains(Implicit::VCC) {
            self.bus.push(Source::VccLo);
        }
        Half { row: self.row, bits: self.bits, extra: self.extra, bus: self.bus, registers: self.registers }
    }

    /// Sets a field to `value`, which must fit; fields that the format lacks are left alone.
    fn set(&mut self, field: FieldName, value: u32) {
        let (lsb, width) = self.row.format.range(field);
        let mask = (1_u128 << width) - 1;
        self.bits = self.bits & !(mask << lsb) | (u128::from(value) & mask) << lsb;
    }

    fn get(&self, field: FieldName) -> u32 {
        let (lsb, width) = self.row.format.range(field);
        (self.bits >> lsb & ((1_u128 << width) - 1)) as u32
    }

    /// Width of a field in bits.
    fn width(&self, field: FieldName) -> u8 {
        self.row.format.range(field).1
    }

    /// Values of fields that no operand or modifier sets.
    fn defaults(&mut self) {
        match self.row.format {
            Format::Smem if self.row.operands.iter().any(|shape| shape.field == FieldName::Soffset) => {
                self.set(FieldName::Soffset, u32::from(Source::Null.code()));
            }
            // Of an untyped buffer instruction the format is 1 (15.7.1).
            Format::Vbuffer => self.set(FieldName::Format, 1),
            Format::Vflat | Format::Vglobal | Format::Vscratch => {
                self.set(FieldName::Saddr, u32::from(Source::Null.code()));
            }
            // No scalar base.
            Format::GlobalCdna | Format::ScratchCdna => self.set(FieldName::Saddr, 0x7f),
            // The scaled matrix instructions are two: the scales, then the matrices, of which ABID says that they have some.
            Format::MaiScale => {
                self.bits |= u128::from(Format::Mai.layout().value) << 64;
                self.set(FieldName::Abid, 1);
            }
            Format::MaiMove => {
                self.set(FieldName::OpSelHi, 3);
                self.set(FieldName::OpSelHi2, 1);
            }
            // V_CMPX names no destination, but the field says EXEC (7.5.1).
            Format::Vop3 if self.row.writes.contains(Implicit::EXEC) => {
                self.set(FieldName::Vdst, u32::from(Source::ExecLo.code()));
            }
            _ => {}
        }
    }

    /// The next operand, which must be there.
    fn take(&mut self, shape: &OperandShape) -> Parsed<&'a Operand> {
        let operand = self.operands.get(self.next).ok_or_else(|| {
            let message = format!("expected {} for `{}`", self.describe(shape), self.row.mnemonic);
            Fault { message, ..self.end.clone() }
        })?;
        self.next += 1;
        Ok(operand)
    }

    /// Takes a modifier out.
    fn modifier(&mut self, name: &str) -> Option<Modifier> {
        self.modifiers.take(name)
    }

    fn operand(&mut self, shape: &'static OperandShape) -> Parsed<()> {
        use OperandKind as Kind;
        match shape.kind {
            Kind::Vgpr if shape.field == FieldName::Vaddr && self.row.format == Format::Mimg => {
                self.early_image_address(shape)
            }
            Kind::Vgpr
            | Kind::VectorSource
            | Kind::ScalarSource
            | Kind::ScalarOnlySource
            | Kind::RegisterSource
            | Kind::Barrier => {
                if shape.field == FieldName::Vaddr0 {
                    self.ray_address(shape)
                } else {
                    self.source(shape)
                }
            }
            Kind::Returned => self.source(shape),
            Kind::Sgpr | Kind::SgprInVdst | Kind::SgprGroup | Kind::Vcc => self.scalar_register(shape),
            Kind::Literal => self.literal_operand(shape),
            Kind::Label => self.label(shape),
            Kind::Immediate | Kind::HexImmediate | Kind::SignedImmediate | Kind::Version => self.code(shape),
            Kind::HardwareRegister | Kind::Message | Kind::MessageReturn => self.code(shape),
            Kind::DelayAlu | Kind::WaitAlu | Kind::WaitCount | Kind::ExportTarget => self.code(shape),
            Kind::OptionalImmediate if self.operands.len() == self.next => Ok(()),
            Kind::OptionalImmediate => self.code(shape),
            Kind::Attribute => self.attribute(shape),
            Kind::Offset | Kind::Swizzle => self.offset_operand(shape),
            Kind::BufferAddress => self.buffer_address(shape),
            Kind::FlatAddress => self.flat_address(shape),
            Kind::ScratchAddress => self.scratch_address(shape),
            Kind::ImageData => self.image_data(shape),
            Kind::ImageAddress => self.image_address(shape),
            Kind::ExportSource => self.export_source(shape),
            Kind::ScalarOffset if self.row.format == Format::SmemCdna => self.byte_offset(shape),
            Kind::ScalarOffset => self.dword_offset(shape),
            Kind::Parameter => self.code(shape),
            Kind::TypedFormat => self.typed_format(shape),
            Kind::Matrix | Kind::MatrixSource => self.matrix(shape),
            Kind::MatrixScale => self.source(shape),
            Kind::Accumulation => self.accumulation(shape),
            Kind::GprIndex => self.code(shape),
        }
    }

    /// A constant that is already a code.
    fn code(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let limit = (1_u64 << self.width(shape.field)) - 1;
        match operand.item {
            Item::Code(code) if u64::from(code) <= limit => {
                self.set(shape.field, code);
                Ok(())
            }
            Item::Code(_) => Err(operand.fault(&format!("expected a number from 0 to {limit}"))),
            _ => Err(self.wrong(operand, shape)),
        }
    }

    fn label(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        match &operand.item {
            Item::Code(distance) => self.set(shape.field, *distance),
            Item::Expression(target) => self.branch = Some((target.clone(), operand.position())),
            _ => return Err(self.wrong(operand, shape)),
        }
        Ok(())
    }

    fn attribute(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let Item::Attribute(attribute, channel) = operand.item else { return Err(self.wrong(operand, shape)) };
        self.set(FieldName::Attr, attribute);
        self.set(FieldName::AttrChan, channel);
        Ok(())
    }

    /// Number of 32-bit registers of an operand; buffer data have one more with TFE.
    fn registers(&self, shape: &OperandShape) -> u8 {
        let count = self.row.registers(shape, self.candidate.wave64).max(1);
        let buffer = matches!(self.row.format, Format::Vbuffer | Format::Mubuf | Format::Mtbuf);
        let buffer_data = buffer && shape.field == FieldName::Vdata;
        count + u8::from(buffer_data && self.modifiers.has("tfe"))
    }

    /// Notes a register that the instruction names.
    fn note(&mut self, register: Register) {
        self.registers.push(register);
    }

    /// The error that an operand is not what the row wants.
    fn wrong(&self, operand: &Operand, shape: &OperandShape) -> Fault {
        operand.fault(&format!("expected {} for `{}`", self.describe(shape), self.row.mnemonic))
    }

    /// An operand of the row in words.
    fn describe(&self, shape: &OperandShape) -> String {
        use OperandKind as Kind;
        let registers = self.registers(shape);
        let wide = if registers == 1 { String::new() } else { format!("{registers} consecutive ") };
        let plural = if registers == 1 { "" } else { "s" };
        match shape.kind {
            Kind::Vgpr | Kind::Returned => format!("{}{wide}VGPR{plural}", if wide.is_empty() { "a " } else { "" }),
            Kind::VectorSource => format!("{wide}VGPR{plural} or SGPR{plural}, or a constant"),
            Kind::ScalarSource | Kind::ScalarOnlySource => format!("{wide}SGPR{plural}, or a constant"),
            Kind::Sgpr | Kind::SgprInVdst | Kind::SgprGroup | Kind::RegisterSource => {
                format!("{}{wide}SGPR{plural}", if wide.is_empty() { "an " } else { "" })
            }
            Kind::Vcc => if registers == 2 { "`vcc`" } else { "`vcc_lo`" }.to_owned(),
            Kind::Barrier => "a barrier number or `m0`".to_owned(),
            Kind::Literal => "a 32-bit constant".to_owned(),
            Kind::Label => "a label or a distance in dwords".to_owned(),
            Kind::Offset | Kind::Swizzle => "an offset".to_owned(),
            Kind::BufferAddress => "`off`, or one VGPR for `offen` or `idxen`, or two for both".to_owned(),
            Kind::FlatAddress => "a VGPR pair, or a VGPR beside an SGPR base".to_owned(),
            Kind::ScratchAddress => "a VGPR or `off`".to_owned(),
            Kind::ImageData => "VGPRs as `dmask`, `d16` and `tfe` ask for".to_owned(),
            Kind::ImageAddress => "the VGPRs of an image address".to_owned(),
            Kind::ExportSource => "a VGPR or `off`".to_owned(),
            Kind::Attribute => "an attribute such as `attr0.x`".to_owned(),
            Kind::ExportTarget => "an export target".to_owned(),
            _ => "a number".to_owned(),
        }
    }
}
