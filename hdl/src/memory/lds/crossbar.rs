//! Lanes to banks and back. In a cycle each bank serves one row: of stores one lane, of loads every lane that wants the row.

use crate::parts::round_robin::{bits_of, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Banks, of one dword width.
pub const BANKS: usize = 32;

generator_block! {
    /// The first lane that wants a bank decides its row.
    pub struct LdsCrossbar(lanes: usize) {
        /// The lanes store.
        in store: (Bit),
        /// The lane wants a dword.
        in valid: [Bit; lanes],
        /// Its bank.
        in bank: [Bits<5>; lanes],
        /// Its row.
        in row: [Bits<10>; lanes],
        /// What it stores.
        in data: [Bits<32>; lanes],
        /// Which bytes.
        in bytes: [Bits<4>; lanes],
        /// The lane is served.
        out served: [Bit; lanes],
        /// The bank works.
        out enable: [Bit; BANKS],
        /// On this row.
        out bank_row: [Bits<10>; BANKS],
        /// With this data.
        out bank_data: [Bits<32>; BANKS],
        /// Which bytes.
        out bank_bytes: [Bits<4>; BANKS],
    }
    |g| {
        let store = g.input("store");
        let valid = g.inputs("valid", lanes);
        let [bank, row, data, bytes] = ["bank", "row", "data", "bytes"].map(|name| g.inputs(name, lanes));
        let mut won = vec![];
        let mut rows: Vec<Wire> = vec![];
        for at in 0..BANKS {
            let wanted: Vec<Wire> = (0..lanes).map(|lane| &valid[lane] & bank[lane].is(at as u128)).collect();
            let wanted = g.name("wanted", &vector_of(g, &wanted));
            let winner = g.name("winner", &(&wanted & -&wanted));
            g.output(&format!("enable_{at}"), &wanted.any());
            let of_winner = |values: &[Wire]| one_hot_select(g, &winner, values);
            rows.push(g.name("row_of_bank", &of_winner(&row)));
            g.output(&format!("bank_data_{at}"), &of_winner(&data));
            g.output(&format!("bank_bytes_{at}"), &of_winner(&bytes));
            won.push(bits_of(&winner));
        }
        g.outputs("bank_row", &rows);
        let arms: Vec<_> = (0..).zip(rows.iter().cloned()).collect();
        let served: Vec<Wire> = (0..lanes)
            .map(|lane| {
                let alone = won.iter().fold(g.zero(1), |any, winner| any | &winner[lane]);
                let same_row = g.lookup(&bank[lane], &arms[1..], &arms[0].1).equals(&row[lane]);
                store.select(&alone, &(&valid[lane] & same_row))
            })
            .collect();
        g.outputs("served", &served);
    }
}

generator_block! {
    /// What the banks read, back to the lanes.
    pub struct LdsReturn(lanes: usize) {
        /// The banks' dwords.
        in read: [Bits<32>; BANKS],
        /// Banks that the lanes asked.
        in bank: [Bits<5>; lanes],
        /// The lanes' dwords.
        out dword: [Bits<32>; lanes],
    }
    |g| {
        let read: Vec<_> = (0..).zip(g.inputs("read", BANKS)).collect();
        let dword: Vec<Wire> =
            g.inputs("bank", lanes).iter().map(|bank| g.lookup(bank, &read[1..], &read[0].1)).collect();
        g.outputs("dword", &dword);
    }
}
