//! Code in memory, decoded once: which unit executes each instruction, and with what operands.

use crate::fault::{Access, Fault};
use crate::memory::Memory;
use crate::vmem::{buffer, flat, image, ray};
use crate::{cdna4, ds, flow, gcn, scalar, smem, vector, vexport};
use tombolo_isa::decode::{DecodeError, Instruction};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{Class, Opcode};
use tombolo_isa::target::Target;

/// The unit that executes an instruction, with what it needs to know of it.
pub enum Unit {
    /// Scalar ALU.
    Scalar(scalar::Operation),
    /// Program flow, messages, barriers.
    Flow(flow::Operation),
    /// Scalar memory.
    Smem(smem::Operation),
    /// FLAT, GLOBAL and SCRATCH.
    Flat(flat::Operation),
    /// BUFFER.
    Buffer(buffer::Operation),
    /// Images.
    Image(Box<image::Operation>),
    /// Exports.
    Export(vexport::Operation),
    /// Ray tracing.
    Ray(ray::Operation),
    /// LDS.
    Ds(ds::Operation),
    /// Vector ALU.
    Vector(vector::Prepared),
    /// Any unit of GCN.
    Gcn(gcn::Operation),
    /// Any unit of CDNA4.
    Cdna4(Box<cdna4::Operation>),
}

/// A decoded instruction.
pub struct Prepared {
    /// The instruction itself.
    pub instruction: Instruction,
    /// Who executes it.
    pub unit: Unit,
}

impl Prepared {
    /// Decodes the instruction of an instruction set that `words` begin with.
    pub fn new(words: &[u32], target: Target) -> Result<Prepared, Fault> {
        let illegal = |error: DecodeError| Fault::Illegal { reason: error.to_string() };
        let instruction = target.decode(words).map_err(illegal)?;
        let unit = match target {
            Target::Rdna4 => unit(&instruction)?,
            Target::Gcn(generation) => Unit::Gcn(gcn::Operation::prepare(&instruction, generation)?),
            Target::Cdna4 => Unit::Cdna4(Box::new(cdna4::Operation::prepare(&instruction)?)),
        };
        Ok(Prepared { instruction, unit })
    }

    /// Length in bytes.
    pub fn length(&self) -> u64 {
        4 * u64::from(self.instruction.dwords)
    }
}

fn unit(instruction: &Instruction) -> Result<Unit, Fault> {
    if is_vector_alu(instruction.opcode.class) {
        return Ok(Unit::Vector(vector::Prepared::new(instruction)?));
    }
    if let Some(operation) = vexport::Operation::prepare(instruction) {
        return Ok(Unit::Export(operation));
    }
    if let Some(operation) = scalar::Operation::prepare(instruction)? {
        return Ok(Unit::Scalar(operation));
    }
    if let Some(operation) = flow::Operation::prepare(instruction)? {
        return Ok(Unit::Flow(operation));
    }
    if let Some(operation) = smem::Operation::prepare(instruction) {
        return Ok(Unit::Smem(operation));
    }
    if let Some(operation) = flat::Operation::prepare(instruction)? {
        return Ok(Unit::Flat(operation));
    }
    if let Some(operation) = buffer::Operation::prepare(instruction)? {
        return Ok(Unit::Buffer(operation));
    }
    if let Some(operation) = image::Operation::prepare(instruction)? {
        return Ok(Unit::Image(Box::new(operation)));
    }
    if let Some(operation) = ray::Operation::prepare(instruction)? {
        return Ok(Unit::Ray(operation));
    }
    if let Some(operation) = ds::Operation::prepare(instruction)? {
        return Ok(Unit::Ds(operation));
    }
    Err(Fault::Unsupported { mnemonic: instruction.opcode.mnemonic, reason: "the model does not know it" })
}

/// Whether the model executes this opcode of an instruction set at all, or refuses it by name.
pub fn is_modelled(row: &'static Opcode, target: Target) -> bool {
    match target {
        Target::Rdna4 if is_vector_alu(row.class) => return vector::executes(row),
        Target::Gcn(generation) if is_vector_alu(row.class) => return gcn::executes(row, generation),
        Target::Cdna4 if is_vector_alu(row.class) => return cdna4::executes(row),
        Target::Rdna4 | Target::Gcn(_) | Target::Cdna4 => {}
    }
    let layout = row.format.layout();
    let opcode = row.format.field(FieldName::Op).map_or(0, |field| u128::from(row.opcode) << field.lsb);
    let bits = u128::from(layout.value) | opcode;
    let words = [0, 32, 64, 96].map(|shift| (bits >> shift) as u32);
    !matches!(Prepared::new(&words, target), Err(Fault::Unsupported { .. }))
}

const fn is_vector_alu(class: Class) -> bool {
    matches!(class, Class::Valu | Class::Trans | Class::Matrix)
}

/// Bytes of code a page of the cache holds.
const PAGE_BYTES: u64 = 4096;
/// Instructions that may begin in a page.
const PAGE_SLOTS: usize = PAGE_BYTES as usize / 4;

/// Instructions decoded so far, by address. Code is taken to stay as it is while a program runs: on silicon too it may
/// only change between an instruction cache invalidation and the next fetch (section 5.2, S_ICACHE_INV).
#[derive(Default)]
pub struct Program {
    target: Target,
    pages: Vec<Page>,
    /// The page used last.
    last: usize,
    /// All that is decoded, in the order of its first execution.
    decoded: Vec<Prepared>,
}

/// A page of code.
struct Page {
    /// Its address in pages.
    number: u64,
    /// For each dword the place in [`Program::decoded`] of the instruction that begins there, and 1; 0: not decoded.
    slots: Box<[u32; PAGE_SLOTS]>,
}

impl Program {
    /// Nothing decoded yet; RDNA4.
    pub fn new() -> Program {
        Program::default()
    }

    /// Nothing decoded yet, of an instruction set.
    pub fn of(target: Target) -> Program {
        Program { target, ..Program::default() }
    }

    /// The instruction set.
    pub const fn target(&self) -> Target {
        self.target
    }

    /// The instruction at `pc`, fetched and decoded if that has not happened before.
    pub fn at(&mut self, pc: u64, memory: &mut dyn Memory) -> Result<&Prepared, Fault> {
        let page = self.page(pc / PAGE_BYTES);
        let slot = &mut self.pages[page].slots[(pc % PAGE_BYTES) as usize / 4];
        if *slot == 0 {
            self.decoded.push(Prepared::new(&fetch(pc, memory)?, self.target)?);
            *slot = self.decoded.len() as u32;
        }
        Ok(&self.decoded[*slot as usize - 1])
    }

    fn page(&mut self, number: u64) -> usize {
        if self.pages.get(self.last).is_none_or(|page| page.number != number) {
            self.last = self.pages.iter().position(|page| page.number == number).unwrap_or_else(|| {
                self.pages.push(Page { number, slots: Box::new([0; PAGE_SLOTS]) });
                self.pages.len() - 1
            });
        }
        self.last
    }
}

/// Up to four dwords of code; fewer where memory ends.
pub fn fetch(pc: u64, memory: &mut dyn Memory) -> Result<Vec<u32>, Fault> {
    let mut words = Vec::with_capacity(4);
    for index in 0..4 {
        let mut bytes = [0; 4];
        match memory.fetch(pc + 4 * index, &mut bytes) {
            Ok(()) => words.push(u32::from_le_bytes(bytes)),
            Err(_) if index > 0 => break,
            Err(violation) => {
                return Err(Fault::Memory {
                    access: Access::Fetch,
                    address: pc,
                    bytes: 4,
                    lane: None,
                    reason: violation.reason,
                });
            }
        }
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::gcn::Generation;
    use tombolo_isa::arch::rdna4::table::opcodes;

    #[test]
    fn every_opcode_of_rdna4_is_modelled() {
        let refused = |row: &&Opcode| !is_modelled(&opcodes()[usize::from(row.index)], Target::Rdna4);
        assert_eq!(opcodes().iter().filter(refused).map(|row| row.mnemonic).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn of_sea_islands_graphics_the_global_data_share_and_the_hardwares_own_are_refused() {
        let target = Target::Gcn(Generation::SeaIslands);
        let own = ["s_mov_regrd_b32", "s_mov_fed_b32", "s_getreg_regrd_b32", "v_mov_fed_b32", "s_rfe_b64"];
        let graphics = ["ds_gws_", "ds_ordered_count", "s_sendmsg"];
        for row in target.opcodes() {
            let name = row.mnemonic;
            let expected = own.contains(&name) || graphics.iter().any(|part| name.starts_with(part));
            assert_eq!(!is_modelled(row, target), expected, "{name}");
        }
        for generation in Generation::ALL {
            let target = Target::Gcn(generation);
            let compares = target.opcodes().into_iter().filter(|row| row.group == "compare");
            assert!(compares.filter(|row| row.class == Class::Valu).all(|row| is_modelled(row, target)));
        }
    }
}
