//! What moves between scalar registers and the wave: the program counter, answers, sleep times.

use crate::scalar::access::{AccessKind, ScalarAccess};
use crate::wave::{TrapHandler, TrapHandlerWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Operands and results of a transfer.
    /// `traps`: 1 where there are trap handlers, else 0.
    pub struct ScalarTransfer(traps: usize) {
        /// The instruction.
        in access: (ScalarAccess),
        /// The source registers.
        in source: (Bits<64>),
        /// Address of the next instruction.
        in next_pc: (Bits<48>),
        /// Clock count.
        in cycles: (Bits<64>),
        /// The trap handler.
        in handler: [TrapHandler; traps],
        /// Waves of the work-group.
        in members: (Bits<6>),
        /// Those that have signalled its barrier.
        in signalled: (Bits<6>),
        /// Those that have signalled the barrier of the trap handlers.
        in signalled_handlers: [Bits<6>; traps],
        /// What is written.
        out value: (Bits<64>),
        /// The program counter becomes `target`.
        out jumps: (Bit),
        /// The wave sleeps for the low 7 bits of `target`.
        out sleeps: (Bit),
        /// See there.
        out target: (Bits<48>),
    }
    |g| {
        let access = g.input_of::<ScalarAccess>("access");
        let is = |wanted: AccessKind| access.kind.is_a(wanted);
        let next_pc = g.input("next_pc");
        // { signalCnt 22:16, memberCnt 10:4, valid 0 } (5.6.2).
        let members = g.input("members").zero_extend(12).concat(&g.constant(4, 1));
        let state = |signalled: &Wire| signalled.zero_extend(16).concat(&members).zero_extend(64);
        // Where there are no trap handlers nobody signals their barrier.
        let of_handlers = g.inputs("signalled_handlers", traps).pop().unwrap_or_else(|| g.zero(6));
        let handlers = g.inputs_of::<TrapHandler>("handler", traps);
        let mut values = vec![
            (AccessKind::Zero as u128, g.zero(64)),
            (AccessKind::Clock as u128, g.input("cycles")),
            (AccessKind::GroupBarrier as u128, state(&g.input("signalled"))),
            (AccessKind::HandlersBarrier as u128, state(&of_handlers)),
        ];
        let mut jumps = is(AccessKind::SetPc) | is(AccessKind::SwapPc) | is(AccessKind::Call);
        for TrapHandlerWires { present, base, memory, .. } in &handlers {
            // The ID, SIMM16[3:0], lies where a call has its distance in dwords.
            let id = access.immediate.slice(2, 4);
            values.push((AccessKind::Trap as u128, g.concat(&[&id, &g.zero(12), &next_pc])));
            values.push((AccessKind::HandlerAddress as u128, g.concat(&[present, &g.zero(15), base])));
            values.push((AccessKind::HandlerMemory as u128, memory.zero_extend(64)));
            jumps = jumps | is(AccessKind::Trap);
        }
        let value = g.lookup(&access.kind, &values, &next_pc.zero_extend(64));
        g.output("value", &value);
        g.output("jumps", &jumps);
        g.output("sleeps", &is(AccessKind::Sleep));
        let called = g.name("called", &(next_pc + access.immediate.sign_extend(48)));
        let target = is(AccessKind::Call).select(&called, &g.input("source").slice(0, 48));
        let target = handlers.iter().fold(target, |other, handler| is(AccessKind::Trap).select(&handler.base, &other));
        g.output("target", &target);
    }
}
