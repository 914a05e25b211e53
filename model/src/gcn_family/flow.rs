//! Program flow: branches, the branch stack, calls and jumps through registers, barriers, waits, messages and the end (SQ_SOPP, and what of
//! SQ_SOP1, SQ_SOP2 and SQ_SOPK moves the program counter; CDNA4 chapter 4).

use super::Family;
use super::source::{self, Source};
use crate::barrier::Barriers;
use crate::fault::Fault;
use crate::flow::Next;
use crate::mode::Mode;
use crate::wave::{Wave, code};
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::gcn::op::volcanic_islands;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// MODE.CSP: entries on the branch stack, three bits.
const CSP: u32 = 29;
/// The message that interrupts the host.
const MESSAGE_INTERRUPT: u16 = 1;

#[derive(Clone, Copy)]
enum Condition {
    Always,
    Scc(bool),
    VccZero(bool),
    ExecZero(bool),
    /// Of a debugger, which is not there.
    Never,
}

#[derive(Clone, Copy)]
enum Kind {
    /// Whatever only costs time: in this model every access is complete when its instruction is.
    Nothing,
    End,
    Branch(Condition),
    Barrier,
    /// S_CBRANCH_G_FORK, its target in a register, and S_CBRANCH_I_FORK.
    Fork,
    ForkImmediate,
    Join,
    GetPc,
    SetPc,
    SwapPc,
    /// S_CALL_B64: a branch that keeps the address behind it.
    Call,
    Halt,
    /// S_SENDMSGHALT of the interrupt, as CDNA4 has it.
    MessageAndHalt,
    Kill,
    Trap,
}

/// An instruction of program flow, decoded.
#[derive(Clone, Copy)]
pub struct Operation {
    kind: Kind,
    sources: [Source; 2],
    destination: Option<u8>,
    constant: u16,
    /// Length in bytes.
    length: u64,
}

fn kind(instruction: &Instruction) -> Result<Option<Kind>, Fault> {
    let row = instruction.opcode;
    let refuse = |reason| Err(Fault::Unsupported { mnemonic: row.mnemonic, reason });
    Ok(Some(match row.operation {
        both!(S_NOP | S_WAITCNT | S_SLEEP | S_SETPRIO | S_ICACHE_INV) | cdna4::S_WAKEUP => Kind::Nothing,
        both!(S_INCPERFLEVEL | S_DECPERFLEVEL | S_TTRACEDATA) => Kind::Nothing,
        both!(S_ENDPGM) | volcanic_islands::S_ENDPGM => Kind::End,
        cdna4::S_ENDPGM_SAVED | cdna4::S_ENDPGM_ORDERED_PS_DONE => Kind::End,
        both!(S_BRANCH) => Kind::Branch(Condition::Always),
        both!(S_CBRANCH_SCC0) => Kind::Branch(Condition::Scc(false)),
        both!(S_CBRANCH_SCC1) => Kind::Branch(Condition::Scc(true)),
        both!(S_CBRANCH_VCCZ) => Kind::Branch(Condition::VccZero(true)),
        both!(S_CBRANCH_VCCNZ) => Kind::Branch(Condition::VccZero(false)),
        both!(S_CBRANCH_EXECZ) => Kind::Branch(Condition::ExecZero(true)),
        both!(S_CBRANCH_EXECNZ) => Kind::Branch(Condition::ExecZero(false)),
        both!(S_CBRANCH_CDBGSYS | S_CBRANCH_CDBGUSER) => Kind::Branch(Condition::Never),
        both!(S_CBRANCH_CDBGSYS_OR_USER | S_CBRANCH_CDBGSYS_AND_USER) => Kind::Branch(Condition::Never),
        both!(S_BARRIER) => Kind::Barrier,
        both!(S_CBRANCH_G_FORK) => Kind::Fork,
        both!(S_CBRANCH_I_FORK) => Kind::ForkImmediate,
        both!(S_CBRANCH_JOIN) => Kind::Join,
        both!(S_GETPC_B64) => Kind::GetPc,
        both!(S_SETPC_B64) => Kind::SetPc,
        both!(S_SWAPPC_B64) => Kind::SwapPc,
        both!(S_SETHALT) => Kind::Halt,
        both!(S_SETKILL) => Kind::Kill,
        both!(S_TRAP) => Kind::Trap,
        cdna4::S_CALL_B64 => Kind::Call,
        both!(S_RFE_B64) | cdna4::S_RFE_RESTORE_B64 => return refuse("there are no trap handlers"),
        both!(S_SENDMSG | S_SENDMSGHALT) => match instruction.field(FieldName::Simm16) as u16 & 15 {
            // No one waits for the interrupt.
            MESSAGE_INTERRUPT if matches!(row.operation, both!(S_SENDMSG)) => Kind::Nothing,
            MESSAGE_INTERRUPT if row.operation == cdna4::S_SENDMSGHALT => Kind::MessageAndHalt,
            _ => return refuse("messages to fixed function hardware are not modelled"),
        },
        _ => return Ok(None),
    }))
}

impl Operation {
    /// The operation of a decoded instruction; none if another unit executes it.
    pub fn prepare(family: &Family, instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let Some(kind) = kind(instruction)? else { return Ok(None) };
        let row = instruction.opcode;
        let mut sources = [Source::Constant(0); 2];
        let mut destination = None;
        let mut read = 0;
        for shape in row.operands.iter().filter(|shape| shape.field != FieldName::Simm16) {
            if shape.access.writes() {
                destination = Some(source::destination(row, instruction.operand_code(row, shape))?);
            } else {
                sources[read] = (family.source)(instruction, row, shape)?;
                read += 1;
            }
        }
        let constant = instruction.field(FieldName::Simm16) as u16;
        Ok(Some(Operation { kind, sources, destination, constant, length: 4 * u64::from(instruction.dwords) }))
    }

    /// Executes it as wave `number` of its group.
    pub fn execute(&self, wave: &mut Wave, barriers: &mut Barriers, number: u32) -> Result<Next, Fault> {
        let [a, b] = self.sources.map(|source| source.read(wave));
        let following = wave.pc() + self.length;
        let target = following.wrapping_add_signed(i64::from(self.constant as i16) * 4);
        Ok(match self.kind {
            Kind::Nothing => Next::Step,
            Kind::End => Next::End,
            Kind::Branch(condition) if condition.holds(wave) => Next::Jump(target),
            Kind::Branch(_) => Next::Step,
            Kind::Barrier if barriers.in_group() && !barriers.arrive(number) => {
                Next::Wait(crate::barrier::Which::WorkGroup)
            }
            Kind::Barrier => Next::Step,
            Kind::Fork => fork(wave, a, b, following),
            Kind::ForkImmediate => fork(wave, a, target, following),
            Kind::Join => join(wave, a as u32),
            Kind::GetPc => {
                self.write(wave, following);
                Next::Step
            }
            Kind::SetPc => Next::Jump(a),
            Kind::SwapPc => {
                self.write(wave, following);
                Next::Jump(a)
            }
            Kind::Call => {
                self.write(wave, following);
                Next::Jump(target)
            }
            Kind::MessageAndHalt => Next::Halt,
            Kind::Halt if self.constant & 1 != 0 => Next::Halt,
            Kind::Halt => Next::Step,
            Kind::Kill if self.constant & 1 != 0 => Next::End,
            Kind::Kill => Next::Step,
            Kind::Trap => return Err(Fault::Trap { id: self.constant as u8 }),
        })
    }

    fn write(&self, wave: &mut Wave, value: u64) {
        if let Some(destination) = self.destination {
            wave.set_scalar64(destination, value);
        }
    }
}

impl Condition {
    fn holds(self, wave: &Wave) -> bool {
        match self {
            Condition::Always => true,
            Condition::Scc(value) => wave.scc() == value,
            Condition::VccZero(zero) => (wave.vcc() == 0) == zero,
            Condition::ExecZero(zero) => (wave.exec() == 0) == zero,
            Condition::Never => false,
        }
    }
}

fn stack_pointer(wave: &Wave) -> u32 {
    wave.mode().0 >> CSP
}

fn set_stack_pointer(wave: &mut Wave, entries: u32) {
    wave.hardware.mode = Mode(wave.mode().0 & !(7 << CSP) | entries << CSP);
}

/// A fork: where the lanes disagree, the smaller part goes first and the other part is pushed, its mask in the lower and its
/// program counter in the upper pair of SGPRs 4 CSP to 4 CSP + 3.
fn fork(wave: &mut Wave, condition: u64, target: u64, following: u64) -> Next {
    let exec = wave.exec();
    let (pass, fail) = (condition & exec, !condition & exec);
    if pass == exec {
        return Next::Jump(target);
    }
    if fail == exec {
        return Next::Step;
    }
    let entries = stack_pointer(wave);
    let (first, pushed, later, next) = if fail.count_ones() < pass.count_ones() {
        (fail, pass, target, Next::Step)
    } else {
        (pass, fail, following, Next::Jump(target))
    };
    wave.set_scalar64(4 * entries as u8, pushed);
    wave.set_scalar64(4 * entries as u8 + 2, later);
    wave.set_scalar64(code::EXEC_LO, first);
    set_stack_pointer(wave, (entries + 1) & 7);
    next
}

/// A join: once the stack is as deep as it was before the fork, the wave goes on; else the other part has its turn.
fn join(wave: &mut Wave, saved: u32) -> Next {
    let entries = stack_pointer(wave);
    if entries == saved {
        return Next::Step;
    }
    let top = entries.wrapping_sub(1) & 7;
    set_stack_pointer(wave, top);
    let mask = wave.scalar64(4 * top as u8);
    let pc = wave.scalar64(4 * top as u8 + 2);
    wave.set_scalar64(code::EXEC_LO, mask);
    Next::Jump(pc)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::gcn::Generation;
    use tombolo_isa::target::Target;

    #[test]
    fn a_fork_runs_the_smaller_part_first_and_the_join_resumes_the_other() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_exec(0xff);
        assert!(matches!(fork(&mut wave, 0x3f, 0x1000, 0x104), Next::Step));
        assert_eq!((wave.exec(), stack_pointer(&wave)), (0xc0, 1));
        assert_eq!((wave.scalar64(0), wave.scalar64(2)), (0x3f, 0x1000));
        assert!(matches!(join(&mut wave, 0), Next::Jump(0x1000)));
        assert_eq!((wave.exec(), stack_pointer(&wave)), (0x3f, 0));
        assert!(matches!(join(&mut wave, 0), Next::Step));
    }

    #[test]
    fn lanes_that_agree_push_nothing() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_exec(0xf);
        assert!(matches!(fork(&mut wave, 0xff, 0x1000, 0x104), Next::Jump(0x1000)));
        assert!(matches!(fork(&mut wave, 0xf0, 0x1000, 0x104), Next::Step));
        assert_eq!((wave.exec(), stack_pointer(&wave)), (0xf, 0));
    }

    #[test]
    fn parts_of_the_same_size_take_the_branch_first() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_exec(0xf);
        assert!(matches!(fork(&mut wave, 3, 0x1000, 0x104), Next::Jump(0x1000)));
        assert_eq!((wave.exec(), wave.scalar64(0), wave.scalar64(2)), (3, 0xc, 0x104));
    }

    #[test]
    fn a_trap_is_told_with_its_id_and_there_is_no_handler_to_return_from() {
        let decode = |word: u32| Target::Gcn(Generation::SeaIslands).decode(&[word]).unwrap();
        // s_trap 5, s_rfe_b64 s[0:1]
        let trap = Operation::prepare(&crate::gcn::FAMILY, &decode(0xbf92_0005)).unwrap().unwrap();
        let mut wave = Wave::new(WaveSize::W64, 1);
        assert!(matches!(trap.execute(&mut wave, &mut Barriers::new(1), 0), Err(Fault::Trap { id: 5 })));
        let refused =
            Operation::prepare(&crate::gcn::FAMILY, &decode(0xbe80_2200)).err().map(|fault| fault.to_string());
        assert!(refused.is_some_and(|text| text.contains("s_rfe_b64")));
    }
}
