//! The initial scalar registers of a wave (3.5).
//!
//! A wave of Sea Islands or CDNA4 has no trap registers to tell it where it is: what it asks for of work-group numbers and the offset of its scratch memory
//! follows its user SGPRs (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State").

use crate::registers::compute_registers::USER_DATA;
use crate::wave::{InitialRow, InitialRowWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

generator_block! {
    /// The initial scalar registers of a wave, a pair a step.
    /// `own`: 1 for waves of GCN's line, else 0.
    pub struct InitialScalars(own: usize) {
        /// Step: 0 to 7 user data, 8 TTMP7, 9 TTMP8 and TTMP9, 10 VCC, 11 M0, 12 EXEC.
        in step: (Bits<4>),
        /// User SGPRs.
        in user_data: [Bits<32>; USER_DATA],
        /// Work-group position.
        in group_x: (Bits<32>),
        /// Work-group position.
        in group_y: (Bits<16>),
        /// Work-group position.
        in group_z: (Bits<16>),
        /// Wave of the group.
        in wave_in_group: (Bits<5>),
        /// Lanes that hold a work-item.
        in exec: (Bits<64>),
        /// Of GCN's line: TGID_X_EN, TGID_Y_EN, TGID_Z_EN, TG_SIZE_EN, SCRATCH_EN, and above them the number of user SGPRs.
        in wanted: [Bits<10>; own],
        /// Of Sea Islands: bytes from the start of the scratch memory to that of the wave.
        in scratch_offset: [Bits<32>; own],
        /// Of GCN's line: waves of the work-group.
        in group_waves: [Bits<6>; own],
        /// Pair number.
        out pair: (Bits<6>),
        /// Data.
        out data: (Bits<64>),
        /// This is the last step.
        out last: (Bit),
    }
    |g| {
        let step = g.input("step");
        let user = g.inputs("user_data", USER_DATA);
        let mut arms: Vec<(u128, _)> = (0..USER_DATA / 2)
            .map(|at| (at as u128, g.constant(6, at as u128).concat(&user[2 * at + 1].concat(&user[2 * at]))))
            .collect();
        let pair = |number: u128, high: &Wire, low: &Wire| g.constant(6, number).concat(&high.concat(low));
        let none = g.zero(32);
        if own == 0 {
            let [first, second] = trap_registers(g);
            arms.push((8, g.constant(6, 57).concat(&first)));
            arms.push((9, g.constant(6, 58).concat(&second)));
        } else {
            arms = own_scalars(g, &step, &user);
        }
        arms.push((10, pair(53, &none, &none)));
        arms.push((11, pair(62, &none, &none)));
        let exec = g.constant(6, 63).concat(&g.input("exec"));
        let chosen = g.lookup(&step, &arms, &exec);
        g.output("pair", &chosen.slice(64, 6));
        g.output("data", &chosen.slice(0, 64));
        g.output("last", &step.is(12));
    }
}

/// TTMP6 and TTMP7, TTMP8 and TTMP9.
fn trap_registers(g: &Builder) -> [Wire; 2] {
    let ttmp7 = g.input("group_z").concat(&g.input("group_y"));
    let ttmp8 = g.concat(&[&g.zero(2), &g.input("wave_in_group"), &g.zero(25)]);
    [ttmp7.concat(&g.zero(32)), g.input("group_x").concat(&ttmp8)]
}

generator_block! {
    /// The initial scalar registers of a wave in two steps, which with EXEC is one pair of registers each for who knows of pairs alone.
    pub struct InitialRows() {
        /// The last registers, as against user data.
        in last: (Bit),
        /// User SGPRs.
        in user_data: [Bits<32>; USER_DATA],
        /// Work-group position.
        in group_x: (Bits<32>),
        /// Work-group position.
        in group_y: (Bits<16>),
        /// Work-group position.
        in group_z: (Bits<16>),
        /// Wave of the group.
        in wave_in_group: (Bits<5>),
        /// Lanes that hold a work-item.
        in exec: (Bits<64>),
        /// Of the pair that the step tells of.
        out pair: (Bits<6>),
        /// Its data.
        out data: (Bits<64>),
        /// All of the step.
        out row: (InitialRow),
    }
    |g| {
        let (last, exec) = (g.input("last"), g.input("exec"));
        let user = g.inputs("user_data", USER_DATA);
        let user = g.concat(&user.iter().rev().collect::<Vec<_>>());
        let [first, second] = trap_registers(g);
        let others = g.concat(&[&exec, &second, &first]).zero_extend(user.width());
        g.output("pair", &last.select(&g.constant(6, 63), &g.zero(6)));
        g.output("data", &last.select(&exec, &user.slice(0, 64)));
        g.output_of("row", &InitialRowWires { data: last.select(&others, &user), last });
    }
}

/// Register pairs 0 to 9 of a wave of GCN's line: user SGPRs, and behind them what of the rest is wanted, in its order.
fn own_scalars(g: &Builder, step: &Wire, user: &[Wire]) -> Vec<(u128, Wire)> {
    let wanted = g.inputs("wanted", 1)[0].clone();
    let number = g.input("wave_in_group");
    // Whether it is the first wave of the group, its number (where ordered append has its term; drivers read it), and how many there are.
    let size = g.concat(&[&number.none(), &g.zero(20), &number, &g.inputs("group_waves", 1)[0]]);
    let offered = [
        g.input("group_x"),
        g.input("group_y").zero_extend(32),
        g.input("group_z").zero_extend(32),
        size,
        g.inputs("scratch_offset", 1)[0].clone(),
    ];
    // From the last one on each is put in front of those behind it.
    let mut behind = g.zero(160);
    for (at, value) in offered.iter().enumerate().rev() {
        let shifted = behind.slice(0, 128).concat(value);
        behind = wanted.bit(at as u32).select(&shifted, &behind);
    }
    let words: Vec<(u128, Wire)> = (0..5).map(|at| (at as u128, behind.slice(32 * at, 32))).collect();
    let count = wanted.slice(5, 5);
    let register = |odd: u128| {
        let number = step.concat(&g.constant(1, odd));
        let users: Vec<(u128, Wire)> = user.iter().enumerate().map(|(at, word)| (at as u128, word.clone())).collect();
        let of_user = g.lookup(&number, &users, &g.zero(32));
        let of_rest = g.lookup(&(&number - &count), &words, &g.zero(32));
        number.less(&count).select(&of_user, &of_rest)
    };
    let pair = register(1).concat(&register(0));
    (0..10).map(|at| (at, g.constant(6, at).concat(&pair))).collect()
}
