//! The operand registers of a lane: each half of the three sources comes from a VGPR bank, a scalar, another lane, or a
//! result that is just being written or was written one cycle ago; and is prepared for its unit. The two results and their
//! multiplexers are half of it, some 700 LUTs: with eight beats nothing can need them, and they are not there.

use crate::vector::gather::has_bypasses;
use crate::vector::lane::prepare;
use crate::vector::lane::vgprs::{BANKS, read_ports};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Where an operand half comes from.
pub mod source {
    /// A VGPR bank.
    pub const BANK: u128 = 0;
    /// A scalar or constant.
    pub const SCALAR: u128 = 1;
    /// The result in stage 6, if the lane is active there; else the bank.
    pub const RESULT: u128 = 2;
    /// The result of one cycle ago, likewise.
    pub const HELD: u128 = 3;
}

/// The results that an operand half may be instead of what a bank holds.
struct Bypass {
    result: Wire,
    result_bytes: Wire,
    active: Wire,
    held: Wire,
    held_active: Wire,
}

impl Bypass {
    fn new(g: &Builder) -> Self {
        let [result, result_bytes, active] = ["result", "result_bytes", "active"].map(|name| g.input(name));
        let held = g.register("held", &result);
        let held_active = g.register("held_active", &active);
        Self { result, result_bytes, active, held, held_active }
    }

    /// The word from this [`source`], the high half of a result or the low one; `early` is what it is without results.
    fn through(&self, g: &Builder, from: &Wire, high: &Wire, early: &Wire) -> Wire {
        // Both bypasses through one multiplexer of four words, and what each byte is after it.
        let [is_held, is_result] = [source::HELD, source::RESULT].map(|wanted| from.is(wanted));
        let half = |value: &Wire, at: u32| value.slice(32 * at, 32);
        let arms = [(1, half(&self.result, 1)), (2, half(&self.held, 0)), (3, half(&self.held, 1))];
        let late = g.lookup(&is_held.concat(high), &arms, &half(&self.result, 0));
        let is_held = is_held & &self.held_active;
        let is_result = is_result & &self.active;
        let byte = |at: u32| {
            let taken = &is_held | &is_result & (self.result_bytes.bit(at) | high);
            taken.select(&late.slice(8 * at, 8), &early.slice(8 * at, 8))
        };
        let bytes: Vec<Wire> = (0..4).rev().map(byte).collect();
        g.concat(&bytes.iter().collect::<Vec<_>>())
    }
}

generator_block! {
    /// What operations of so many beats can ask for, whose sources are prepared by no other bits than `prepared`
    /// ([`prepare::WIDTH`] of them). With `by_source` each source has ports of its own to the banks; `dual`: the high half of the first one
    /// may come by those of the third. Halves are numbered s0 low, s0 high, s1 low, s1 high, s2 low, s2 high; vectors of two bits a
    /// half hold half `k` at bits `2k + 1 : 2k`.
    pub struct OperandRegisters(prepared: u128, beats: usize, dual: bool, by_source: bool) clocked {
        /// What the banks read.
        in data: [Bits<32>; BANKS * read_ports(by_source)],
        /// Halves that are loaded.
        in load: (Bits<6>),
        /// Bank of each.
        in bank: (Bits<12>),
        /// The high half of the first source comes by the ports of the third one.
        in third: [Bit; usize::from(dual)],
        /// Source of each, [`source`].
        in source: (Bits<12>),
        /// A bypass takes the high half of the result.
        in bypass_high: (Bits<6>),
        /// The three scalars.
        in scalar: [Bits<64>; 3],
        /// The first source comes from another lane.
        in uses_crossed: (Bit),
        /// That lane's word.
        in crossed: (Bits<32>),
        /// Preparation of the sources, [`prepare`].
        in prepare: (Bits<{ prepare::WIDTH as usize }>),
        /// The result in stage 6; one that is a part of its row is there in every place.
        in result: (Bits<64>),
        /// Bytes of its low half that are written.
        in result_bytes: (Bits<4>),
        /// The lane is active in it.
        in active: (Bit),
        /// The bank that vector memory or LDS reads, a bit each.
        in memory_banks: (Bits<4>),
        /// The operands.
        out operand: [Bits<64>; 3],
        /// What it reads; zero when it reads nothing, so that the units behind it rest.
        out memory_read: (Bits<32>),
    }
    |g| {
        let data = g.inputs("data", BANKS * read_ports(by_source));
        // The banks as a source sees them; of the third source as vector memory and LDS do too.
        let banks = |source: u32| if by_source { &data[BANKS * source as usize..][..BANKS] } else { &data[..] };
        let third = g.inputs("third", usize::from(dual));
        let late = has_bypasses(beats).then(|| Bypass::new(g));
        let scalars = g.inputs("scalar", 3);
        let [load, bank, from, bypass_high] =
            ["load", "bank", "source", "bypass_high"].map(|name| g.input(name));
        let (crossed, uses_crossed) = (g.input("crossed"), g.input("uses_crossed"));
        let prepare = g.input("prepare") & g.constant(prepare::WIDTH, prepared);
        let half = |k: u32| {
            let of_bank = |source: u32| g.choose(&bank.slice(2 * k, 2), banks(source));
            let word = match third.first().filter(|_| k == 1) {
                Some(third) => third.select(&of_bank(2), &of_bank(0)),
                None => of_bank(k / 2),
            };
            let word = g.name(&format!("word_{k}"), &word);
            let scalar = scalars[k as usize / 2].slice(32 * (k % 2), 32);
            let scalar = if k == 0 { uses_crossed.select(&crossed, &scalar) } else { scalar };
            let from = from.slice(2 * k, 2);
            let early = from.is(source::SCALAR).select(&scalar, &word);
            let raw = late.as_ref().map_or(early.clone(), |late| late.through(g, &from, &bypass_high.bit(k), &early));
            let control = prepare.slice(prepare::SOURCE_WIDTH * (k / 2), prepare::SOURCE_WIDTH);
            let prepared = if k.is_multiple_of(2) { prepare::low_word } else { prepare::high_word };
            let next = prepared(&raw, &control);
            g.register_enabled(&format!("half_{k}"), &next, &load.bit(k))
        };
        let operands: Vec<Wire> = (0..3).map(|at| half(2 * at + 1).concat(&half(2 * at))).collect();
        g.outputs("operand", &operands);
        let memory_banks = g.input("memory_banks");
        let read: Vec<Wire> = (0..).zip(banks(2)).map(|(bank, word)| word.when(&memory_banks.bit(bank))).collect();
        g.output("memory_read", &g.or_all(32, &read));
    }
}
