//! Truth tables: a bit of the result is that bit of the table which the bits of s0, s1 and s2 number, s0 the highest (V_BITOP3_B32 of CDNA4). The
//! table lies where the word has what the adder alone reads.

use super::adder::RelationFields;
use super::control::{Fields, Function, FunctionWires, Source, Width};
use tombolo_netlist::builder::{Builder, Wire};

/// The operation, without its table.
pub const BY_TABLE: Function = Function::from(Source::Table, Width::Word, false);

/// The function with this table, 8 bits.
pub fn with_table(function: FunctionWires, table: &Wire) -> FunctionWires {
    let bit = |at: u32| table.bit(at);
    FunctionWires {
        subtract: bit(0),
        reversed: bit(1),
        carry: bit(2),
        compares: bit(3),
        relation: super::adder::RelationWires { less: bit(4), equal: bit(5), greater: bit(6) },
        takes_first: bit(7),
        ..function
    }
}

/// 32 bits of s0, s1 and s2 combined.
pub(super) fn by_table(g: &Builder, control: &Fields, sources: &[Wire; 3]) -> Wire {
    let function = &control.function;
    let RelationFields { less, equal, greater } = &function.relation;
    let table = [
        &function.subtract,
        &function.reversed,
        &function.carry,
        &function.compares,
        less,
        equal,
        greater,
        &function.takes_first,
    ];
    let [a, b, c] = sources;
    let terms: Vec<Wire> = (0..8u32)
        .map(|number| {
            let literal = |wire: &Wire, bit: u32| if number >> bit & 1 == 1 { wire.clone() } else { !wire };
            (literal(a, 2) & literal(b, 1) & literal(c, 0)).when(&table[number as usize].wire())
        })
        .collect();
    g.or_all(32, &terms)
}
