//! What moves between scalar registers and the wave: the program counter, answers, sleep times.

use crate::scalar::access::{AccessKind, ScalarAccess};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Operands and results of a transfer.
    pub struct ScalarTransfer() {
        /// The instruction.
        in access: (ScalarAccess),
        /// The source registers.
        in source: (Bits<64>),
        /// Address of the next instruction.
        in next_pc: (Bits<48>),
        /// Clock count.
        in cycles: (Bits<64>),
        /// Waves of the work-group.
        in members: (Bits<6>),
        /// Those that have signalled its barrier.
        in signalled: (Bits<6>),
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
        let signalled = g.input("signalled").when(&is(AccessKind::GroupBarrier)).zero_extend(16);
        let state = signalled.concat(&g.input("members").zero_extend(12).concat(&g.constant(4, 1))).zero_extend(64);
        let value = g.lookup(
            &access.kind,
            &[
                (AccessKind::Zero as u128, g.zero(64)),
                (AccessKind::Clock as u128, g.input("cycles")),
                (AccessKind::GroupBarrier as u128, state.clone()),
                (AccessKind::TrapBarrier as u128, state),
            ],
            &next_pc.zero_extend(64),
        );
        g.output("value", &value);
        g.output("jumps", &(is(AccessKind::SetPc) | is(AccessKind::SwapPc) | is(AccessKind::Call)));
        g.output("sleeps", &is(AccessKind::Sleep));
        let called = g.name("called", &(next_pc + access.immediate.sign_extend(48)));
        g.output("target", &is(AccessKind::Call).select(&called, &g.input("source").slice(0, 48)));
    }
}
