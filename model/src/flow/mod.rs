//! Program flow (chapter 5): branches, calls, traps, messages, barriers, waits and the end of the program.

mod message;

use crate::barrier::{Barriers, Which};
use crate::fault::Fault;
use crate::hardware::set_mode_nibble;
use crate::operand::Source;
use crate::wave::{DYNAMIC_VGPRS, VGPR_BLOCK, Wave, WaveSize, code};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// What follows an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// The next instruction.
    Step,
    /// The instruction at this byte address.
    Jump(u64),
    /// The same instruction again, once the barrier has completed.
    Wait(Which),
    /// Nothing until the host resumes the wave (section 5.2, S_SETHALT), then the next instruction.
    Halt,
    /// Nothing: the program has ended.
    End,
}

/// When a conditional branch is taken.
#[derive(Debug, Clone, Copy)]
enum Condition {
    Always,
    Scc(bool),
    VccZero(bool),
    ExecZero(bool),
}

#[derive(Debug, Clone, Copy)]
enum Kind {
    Nothing,
    Branch(Condition),
    Call,
    GetPc,
    SetPc,
    SwapPc,
    ReturnFromTrap,
    Trap,
    End,
    Kill,
    Halt,
    RoundMode,
    DenormMode,
    Priority,
    Send { halt: bool },
    SendReturn,
    BarrierSignal { first: bool },
    BarrierWait,
    BarrierState,
    AllocateVgprs,
}

/// Opcodes without an architectural effect beyond time: the model's memory answers at once, so that waits, clauses
/// and cache controls have nothing to do.
const NOTHING: &[op::Operation] = &[
    op::S_NOP,
    op::S_SLEEP,
    op::S_SLEEP_VAR,
    op::S_CLAUSE,
    op::S_DELAY_ALU,
    op::S_WAIT_ALU,
    op::S_WAITCNT,
    op::S_WAIT_IDLE,
    op::S_WAIT_EVENT,
    op::S_WAIT_LOADCNT,
    op::S_WAIT_STORECNT,
    op::S_WAIT_SAMPLECNT,
    op::S_WAIT_BVHCNT,
    op::S_WAIT_EXPCNT,
    op::S_WAIT_DSCNT,
    op::S_WAIT_KMCNT,
    op::S_WAIT_LOADCNT_DSCNT,
    op::S_WAIT_STORECNT_DSCNT,
    op::S_WAKEUP,
    op::S_INCPERFLEVEL,
    op::S_DECPERFLEVEL,
    op::S_ICACHE_INV,
    op::S_VERSION,
];

fn kind(operation: op::Operation) -> Option<Kind> {
    Some(match operation {
        op::S_BRANCH => Kind::Branch(Condition::Always),
        op::S_CBRANCH_SCC0 => Kind::Branch(Condition::Scc(false)),
        op::S_CBRANCH_SCC1 => Kind::Branch(Condition::Scc(true)),
        op::S_CBRANCH_VCCZ => Kind::Branch(Condition::VccZero(true)),
        op::S_CBRANCH_VCCNZ => Kind::Branch(Condition::VccZero(false)),
        op::S_CBRANCH_EXECZ => Kind::Branch(Condition::ExecZero(true)),
        op::S_CBRANCH_EXECNZ => Kind::Branch(Condition::ExecZero(false)),
        op::S_CALL_B64 => Kind::Call,
        op::S_GETPC_B64 => Kind::GetPc,
        op::S_SETPC_B64 => Kind::SetPc,
        op::S_SWAPPC_B64 => Kind::SwapPc,
        op::S_RFE_B64 => Kind::ReturnFromTrap,
        op::S_TRAP => Kind::Trap,
        op::S_ENDPGM | op::S_ENDPGM_SAVED => Kind::End,
        op::S_SETKILL => Kind::Kill,
        op::S_SETHALT => Kind::Halt,
        op::S_ROUND_MODE => Kind::RoundMode,
        op::S_DENORM_MODE => Kind::DenormMode,
        op::S_SETPRIO => Kind::Priority,
        op::S_SENDMSG => Kind::Send { halt: false },
        op::S_SENDMSGHALT => Kind::Send { halt: true },
        op::S_SENDMSG_RTN_B32 | op::S_SENDMSG_RTN_B64 => Kind::SendReturn,
        op::S_BARRIER_SIGNAL => Kind::BarrierSignal { first: false },
        op::S_BARRIER_SIGNAL_ISFIRST => Kind::BarrierSignal { first: true },
        op::S_BARRIER_WAIT => Kind::BarrierWait,
        op::S_GET_BARRIER_STATE => Kind::BarrierState,
        op::S_ALLOC_VGPR => Kind::AllocateVgprs,
        _ if NOTHING.contains(&operation) => Kind::Nothing,
        _ => return None,
    })
}

/// A program flow instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {
    kind: Kind,
    /// SIMM16; of SOP1 instructions the code of the source, which messages use as a number.
    constant: u16,
    source: Source,
    destination: u8,
    wide: bool,
    /// Length of the instruction in bytes.
    length: u64,
}

impl Operation {
    /// The operation of a decoded instruction; none if another unit executes it.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let row = instruction.opcode;
        if row.operation == op::S_CODE_END {
            return Err(illegal("s_code_end marks the end of the code"));
        }
        let Some(kind) = kind(row.operation) else { return Ok(None) };
        let mut operation = Operation {
            kind,
            constant: instruction.field(FieldName::Simm16) as u16,
            source: Source::Constant(0),
            destination: code::NULL,
            wide: false,
            length: 4 * u64::from(instruction.dwords),
        };
        for shape in row.operands {
            match shape.field {
                FieldName::Ssrc0 if matches!(kind, Kind::SendReturn) => {
                    operation.constant = instruction.field(FieldName::Ssrc0) as u16;
                }
                FieldName::Ssrc0 => {
                    let source = instruction.source(row, shape);
                    let source = source.and_then(|source| Source::new(source, shape.data, instruction.literal()));
                    operation.source = source.ok_or_else(|| illegal("a source without a scalar value"))?;
                }
                FieldName::Sdst => {
                    operation.destination = instruction.field(FieldName::Sdst) as u8;
                    operation.wide = shape.data.bits() > 32;
                }
                _ => {}
            }
        }
        Ok(Some(operation))
    }

    /// Only trap handlers may execute it.
    pub const fn is_of_handlers(&self) -> bool {
        match self.kind {
            Kind::ReturnFromTrap => true,
            Kind::SendReturn => self.constant == message::SAVE_WAVE,
            _ => false,
        }
    }

    /// Executes it as the instruction at the wave's program counter; `number` is the wave's place in its group.
    pub fn execute(&self, wave: &mut Wave, barriers: &mut Barriers, number: u32) -> Result<Next, Fault> {
        let following = wave.pc() + self.length;
        let relative = following.wrapping_add_signed(i64::from(self.constant as i16) * 4);
        match self.kind {
            Kind::Nothing => {}
            Kind::Branch(condition) if condition.holds(wave) => return Ok(Next::Jump(relative)),
            Kind::Branch(_) => {}
            Kind::Call => {
                wave.set_scalar64(self.destination, following);
                return Ok(Next::Jump(relative));
            }
            Kind::GetPc => {
                wave.set_scalar64(self.destination, following);
            }
            Kind::SetPc => return Ok(Next::Jump(self.source.read(wave))),
            Kind::SwapPc => {
                let target = self.source.read(wave);
                wave.set_scalar64(self.destination, following);
                return Ok(Next::Jump(target));
            }
            Kind::ReturnFromTrap if wave.privileged() => {
                let target = self.source.read(wave);
                wave.set_privileged(false);
                return Ok(Next::Jump(target));
            }
            Kind::ReturnFromTrap => return Err(illegal("s_rfe_b64 outside the trap handler")),
            Kind::Trap => {
                let id = self.constant as u8 & 15;
                if !wave.trap_enabled() {
                    return Err(Fault::Trap { id });
                }
                wave.enter_handler(id, 0);
                return Ok(Next::Jump(wave.pc()));
            }
            Kind::End => return Ok(Next::End),
            Kind::Kill if self.constant & 1 != 0 => return Ok(Next::End),
            Kind::Kill => {}
            Kind::Halt => return Ok(self.halt(wave)),
            Kind::RoundMode => set_mode_nibble(wave, 0, self.constant.into()),
            Kind::DenormMode => set_mode_nibble(wave, 4, self.constant.into()),
            Kind::Priority => {
                let state = &mut wave.hardware.state_priv;
                *state = *state & !(3 << 12) | u32::from(self.constant & 3) << 12;
            }
            Kind::Send { halt } => {
                message::send(wave, self.constant)?;
                if halt {
                    return Ok(Next::Halt);
                }
            }
            Kind::SendReturn => {
                let value = message::request(wave, self.constant)?;
                self.write(wave, value);
            }
            Kind::BarrierSignal { first } => self.signal(wave, barriers, first),
            Kind::BarrierWait => {
                let which = if self.constant as i16 == -1 { Which::WorkGroup } else { Which::Trap };
                let waits = (self.constant as i16) < 0 && takes_part(wave, barriers, which);
                if waits && !barriers.wait(which, number) {
                    return Ok(Next::Wait(which));
                }
            }
            Kind::BarrierState => {
                let which = Which::from_number(self.barrier_number(wave));
                let state = which.map_or(0, |which| barriers.state(which));
                self.write(wave, state.into());
            }
            Kind::AllocateVgprs => allocate_vgprs(wave, self.source.read(wave) as usize)?,
        }
        Ok(Next::Step)
    }

    fn write(&self, wave: &mut Wave, value: u64) {
        if self.wide {
            wave.set_scalar64(self.destination, value);
        } else {
            wave.set_scalar(self.destination, value as u32);
        }
    }

    /// The barrier's number: an inline constant, or M0[4:0] (table 25).
    fn barrier_number(&self, wave: &Wave) -> i32 {
        let value = self.source.read(wave) as i32;
        if self.source == Source::Register(code::M0) { value & 31 } else { value }
    }

    fn signal(&self, wave: &mut Wave, barriers: &mut Barriers, report_first: bool) {
        let which = Which::from_number(self.barrier_number(wave));
        let which = which.filter(|&which| takes_part(wave, barriers, which));
        let first = which.is_some_and(|which| barriers.signal(which));
        if report_first {
            wave.set_scc(first);
        }
    }

    /// S_SETHALT: SIMM16[2] selects FATAL_HALT, which only the trap handler may set, else HALT.
    fn halt(&self, wave: &mut Wave) -> Next {
        const HALT: u32 = 1 << 14;
        const FATAL_HALT: u32 = 1 << 23;
        let set = self.constant & 1 != 0;
        let fatal = self.constant & 4 != 0;
        let (register, bit) = match fatal {
            true if !wave.privileged() => return Next::Step,
            true => (&mut wave.hardware.status, FATAL_HALT),
            false => (&mut wave.hardware.state_priv, HALT),
        };
        *register = if set { *register | bit } else { *register & !bit };
        Next::Step
    }
}

impl Condition {
    fn holds(self, wave: &Wave) -> bool {
        match self {
            Condition::Always => true,
            Condition::Scc(value) => wave.scc() == value,
            Condition::VccZero(zero) => (wave.vcc() == 0) == zero,
            Condition::ExecZero(zero) => (wave.exec() == 0) == zero,
        }
    }
}

/// Whether the wave's barrier instructions do anything: it is in a group of several waves, and the trap barrier is
/// the trap handler's (section 16.3, S_BARRIER_SIGNAL).
fn takes_part(wave: &Wave, barriers: &Barriers, which: Which) -> bool {
    barriers.in_group() && (which == Which::WorkGroup || wave.privileged())
}

/// S_ALLOC_VGPR (section 3.3.3): blocks of 32, at most 8 of them; SCC tells whether the request was granted. The
/// model has registers for every wave, so that only a request beyond the maximum fails.
fn allocate_vgprs(wave: &mut Wave, count: usize) -> Result<(), Fault> {
    /// Bits of the request that count.
    const NUMBER: usize = 0x1ff;
    if wave.hardware.status & DYNAMIC_VGPRS == 0 || wave.size() == WaveSize::W64 {
        return Err(illegal("s_alloc_vgpr in a wave without dynamic VGPRs"));
    }
    let rounded = (count & NUMBER).next_multiple_of(VGPR_BLOCK);
    let granted = rounded <= crate::wave::MAX_VGPRS;
    if granted {
        wave.resize_vgprs(rounded);
    }
    wave.set_scc(granted);
    Ok(())
}

fn illegal(reason: &str) -> Fault {
    Fault::Illegal { reason: reason.to_string() }
}
