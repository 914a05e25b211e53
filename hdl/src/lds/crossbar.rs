//! Lanes to banks and back. In a cycle each bank serves one row: of stores one lane, of loads every lane that wants the row.
//!
//! A lane names a dword by a bank and a row of 32 banks; where there are fewer, the upper bits of the bank belong to the row, and where there are
//! more, the lowest of the row to the bank.
//! Banks may work in fours: then all four of a lane's dwords pass at once, if they lie in four banks side by side, of a load also a part of them.
//!
//! `synth_ecp5`, 4 lanes: 5524 LUT with 32 banks and 740 with 4; the way back 2837 and 256.

use crate::parts::round_robin::{bits_of, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

/// Dwords of a row as lanes name it.
pub const ROW_DWORDS: usize = 32;
/// Bits of a dword's number: row and bank.
const DWORD: u32 = 16;

/// Bank and row, among `banks` of them, of the dword at this bank and row of [`ROW_DWORDS`] banks.
fn place(banks: usize, bank: &Wire, row: &Wire) -> (Wire, Wire) {
    let dword = row.concat(bank);
    let bits = banks.trailing_zeros();
    (dword.slice(0, bits), dword.slice(bits, DWORD - bits))
}

record! {
    /// The dword that a lane wants.
    pub struct LdsRequest {
        /// Its bank.
        pub bank: Bits<5>,
        /// Its row.
        pub row: Bits<11>,
        /// What it stores.
        pub data: Bits<32>,
        /// Which bytes.
        pub bytes: Bits<4>,
    }
}

/// So few lanes compare their banks and rows with each other, before it is known which of them wants a dword.
const COMPARED_LANES: usize = 4;

/// Which lanes are served, of few: those that no lane before them keeps from their bank.
fn served_of_few(g: &Builder, store: &Wire, valid: &[Wire], bank: &[Wire], row: &[Wire]) -> Vec<Wire> {
    let served = |at: usize| {
        // The last lane before it is asked first: of several that want its bank the first one counts.
        let kept = (0..at).rev().fold(g.zero(1), |kept, other| {
            let same_bank = &valid[other] & bank[other].equals(&bank[at]);
            same_bank.select(&(store | !row[other].equals(&row[at])), &kept)
        });
        &valid[at] & !kept
    };
    (0..valid.len()).map(served).collect()
}

generator_block! {
    /// The first lane that wants a bank decides its row. `banks`: a power of two, 4 to 64. `fours`: 1 where they may work in fours, else 0; `singles`: 1
    /// where lanes may ask to be served alone.
    pub struct LdsCrossbar(lanes: usize, banks: usize, fours: usize, singles: usize) {
        /// The lanes store.
        in store: (Bit),
        /// They load, but no two of them the same dword.
        in single: [Bit; singles],
        /// The lane wants a dword.
        in valid: [Bit; lanes],
        /// It.
        in request: [LdsRequest; lanes],
        /// And the other dwords of its four banks.
        in in_fours: [Bit; fours],
        /// What it stores there.
        in upper: [Bits<96>; fours * lanes],
        /// The lane is served.
        out served: [Bit; lanes],
        /// The bank works.
        out enable: [Bit; banks],
        /// On this row.
        out bank_row: [Bits<14>; banks],
        /// With this data.
        out bank_data: [Bits<32>; banks],
        /// Which bytes.
        out bank_bytes: [Bits<4>; banks],
    }
    |g| {
        // A bank serves one lane.
        let store = g.inputs("single", singles).iter().fold(g.input("store"), |store, single| store | single);
        let valid = g.inputs("valid", lanes);
        let requests = g.inputs_of::<LdsRequest>("request", lanes);
        let (bank, row): (Vec<Wire>, Vec<Wire>) =
            requests.iter().map(|request| place(banks, &request.bank, &request.row)).unzip();
        let [data, bytes]: [Vec<Wire>; 2] = [
            requests.iter().map(|request| request.data.clone()).collect(),
            requests.into_iter().map(|request| request.bytes).collect(),
        ];
        let (in_fours, upper) = (g.inputs("in_fours", fours), g.inputs("upper", fours * lanes));
        let mut won = vec![];
        let mut rows: Vec<Wire> = vec![];
        for at in 0..banks {
            let wants = |bank: &Wire| match in_fours.first() {
                Some(in_fours) => {
                    let is_four = bank.slice(2, bank.width() - 2).is(at as u128 / 4);
                    (bank.slice(0, 2).is(at as u128 % 4) | in_fours) & is_four
                }
                None => bank.is(at as u128),
            };
            let wanted: Vec<Wire> = (0..lanes).map(|lane| &valid[lane] & wants(&bank[lane])).collect();
            let wanted = g.name("wanted", &vector_of(g, &wanted));
            let winner = g.name("winner", &(&wanted & -&wanted));
            g.output(&format!("enable_{at}"), &wanted.any());
            let of_winner = |values: &[Wire]| one_hot_select(g, &winner, values);
            rows.push(g.name("row_of_bank", &of_winner(&row)));
            // The four dwords of a lane begin at the first of their banks.
            let data: Vec<Wire> = match in_fours.first().zip((at % 4).checked_sub(1)) {
                Some((in_fours, word)) => {
                    let words = data.iter().zip(&upper);
                    words.map(|(data, upper)| in_fours.select(&upper.slice(32 * word as u32, 32), data)).collect()
                }
                None => data.clone(),
            };
            g.output(&format!("bank_data_{at}"), &of_winner(&data));
            g.output(&format!("bank_bytes_{at}"), &of_winner(&bytes));
            won.push(bits_of(&winner));
        }
        g.outputs("bank_row", &rows.iter().map(|row| row.zero_extend(14)).collect::<Vec<_>>());
        if lanes <= COMPARED_LANES {
            g.outputs("served", &served_of_few(g, &store, &valid, &bank, &row));
            return;
        }
        let served: Vec<Wire> = (0..lanes)
            .map(|lane| {
                let alone = won.iter().fold(g.zero(1), |any, winner| any | &winner[lane]);
                let same_row = g.choose(&bank[lane], &rows).equals(&row[lane]);
                store.select(&alone, &(&valid[lane] & same_row))
            })
            .collect();
        g.outputs("served", &served);
    }
}

generator_block! {
    /// What the banks read, back to the lanes.
    pub struct LdsReturn(lanes: usize, banks: usize, fours: usize) {
        /// The banks' dwords.
        in read: [Bits<32>; banks],
        /// What the lanes asked for.
        in asked: [LdsRequest; lanes],
        /// The lanes' dwords.
        out dword: [Bits<32>; lanes],
        /// Those behind it, as far as they are in its four banks.
        out upper: [Bits<96>; fours * lanes],
    }
    |g| {
        let read = g.inputs("read", banks);
        let asked = g.inputs_of::<LdsRequest>("asked", lanes).into_iter();
        let asked = asked.map(|request| place(banks, &request.bank, &request.row).0);
        for (lane, bank) in asked.enumerate() {
            if fours == 0 {
                g.output(&format!("dword_{lane}"), &g.choose(&bank, &read));
                continue;
            }
            let four = bank.slice(2, bank.width() - 2);
            let words: Vec<Wire> = (0..4)
                .map(|at| g.choose(&four, &read.iter().skip(at).step_by(4).cloned().collect::<Vec<_>>()))
                .collect();
            let first = bank.slice(0, 2);
            let [dword, upper @ ..] = [0, 1, 2, 3].map(|behind| {
                let turned: Vec<Wire> = (0..4).map(|at| words[(at + behind) % 4].clone()).collect();
                g.choose(&first, &turned)
            });
            g.output(&format!("dword_{lane}"), &dword);
            g.output(&format!("upper_{lane}"), &g.concat(&upper.iter().rev().collect::<Vec<_>>()));
        }
    }
}
