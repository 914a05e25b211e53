//! The operands of a matrix multiply as one lane of the wave holds them: a set that is being filled, and the set that is being
//! multiplied.

use super::{Element, MatrixControl, MatrixFunctionWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Registers of one operand that steps fill two at a time.
fn staged(g: &Builder, name: &str, count: usize, step: &Wire, take: &Wire, alone: &Wire, value: &Wire) -> Vec<Wire> {
    let (low, high) = (value.slice(0, 32), value.slice(32, 32));
    (0..count)
        .map(|at| {
            let in_pair = step.is(at as u128 / 2);
            // Slots that have steps of their own lie one behind the other.
            let own = match at {
                0 | 1 => alone.select(&step.is(at as u128), &in_pair),
                _ => in_pair & !alone,
            };
            let data = if at % 2 == 0 {
                low.clone()
            } else if at == 1 {
                alone.select(&low, &high)
            } else {
                high.clone()
            };
            g.register_enabled(&format!("staged_{name}_{at}"), &data, &(take & own))
        })
        .collect()
}

/// The index of the elements that the lane has, two bits each, the first one lowest: the set that OPSEL names, of the lower and of the
/// upper half of a wave64 one behind the other.
fn index(g: &Builder, control: &super::MatrixControlWires, lower: &Wire, upper: &Wire) -> Wire {
    let set = &control.modifiers.set;
    let one = g.name("upper_set", &set.bit(0));
    let half = |word: &Wire| one.select(&word.slice(16, 16), &word.slice(0, 16));
    let byte = |word: &Wire| g.choose(set, &(0..4).map(|at| word.slice(8 * at, 8)).collect::<Vec<_>>());
    let nibbles = control.function.element.is_a(Element::I4);
    let deep = &control.function.deep;
    let wide64 = deep.select(
        &half(upper).concat(&half(lower)),
        &nibbles.select(&half(lower).zero_extend(32), &byte(upper).concat(&byte(lower)).zero_extend(32)),
    );
    control.wave64.select(&wide64, &deep.select(lower, &half(lower).zero_extend(32)))
}

generator_block! {
    /// See the module's description. Slots are as in the parent module.
    pub struct MatrixLane() clocked {
        /// A step brings operands of this lane.
        in take: (Bit),
        /// Which step.
        in step: (Bits<2>),
        /// Two slots of A, or one of the index.
        in left: (Bits<64>),
        /// Of B.
        in right: (Bits<64>),
        /// Of C.
        in addend: (Bits<64>),
        /// Of the multiply that they are of.
        in arriving: (MatrixControl),
        /// Of the multiply that is being filled in.
        in filling: (MatrixControl),
        /// It is complete, and the one before is done with.
        in transfer: (Bit),
        /// Of the multiply that goes on.
        in control: (MatrixControl),
        /// The group along K: which half of a row of A.
        in group: (Bit),
        /// The element of D, of eight.
        in output: (Bits<3>),
        /// Its part of the row of A that has the lane's number, for this group.
        out row: (Bits<64>),
        /// The index beside it, 16 bits for each dword.
        out row_index: (Bits<32>),
        /// Its part of the column of B: for each dword of A what may meet it.
        out column: [Bits<64>; 2],
        /// The element of C.
        out element: (Bits<32>),
    }
    |g| {
        let [take, step, left, right, addend] = ["take", "step", "left", "right", "addend"].map(|name| g.input(name));
        let [transfer, group, output] = ["transfer", "group", "output"].map(|name| g.input(name));
        let [arriving, filling] = ["arriving", "filling"].map(|name| g.input_of::<MatrixControl>(name));
        let control = g.input_of::<MatrixControl>("control");

        // Operands of two slots come one at a time in a wave64.
        let MatrixFunctionWires { element, sparse, deep, .. } = &arriving.function;
        let nibbles = element.is_a(Element::I4);
        let halves = arriving.function.has_halves();
        let two = !&halves & (!&nibbles | deep);
        let left_alone = &arriving.wave64 & &two;
        let right_alone = &arriving.wave64 & sparse.select(&(&nibbles & !deep), &two);
        let is_index = sparse & step.bit(1);
        let a = staged(g, "left", 4, &step, &(&take & !&is_index), &left_alone, &left);
        let b = staged(g, "right", 8, &step, &take, &right_alone, &right);
        let c = staged(g, "addend", 8, &step, &take, &g.zero(1), &addend);
        let indices: Vec<Wire> = (0..2)
            .map(|at| {
                let here = &take & &is_index & step.is(2 + at);
                g.register_enabled(&format!("staged_index_{at}"), &left.slice(0, 32), &here)
            })
            .collect();

        let held = |name: &str, values: &[Wire]| -> Vec<Wire> {
            (0..).zip(values).map(|(at, value): (usize, _)| g.register_enabled(&format!("{name}_{at}"), value, &transfer)).collect()
        };
        let (a, b, c) = (held("left", &a), held("right", &b), held("addend", &c));
        let index = g.register_enabled("index", &index(g, &filling, &indices[0], &indices[1]), &transfer);

        // A row of A: slots 2 * group and the next. 16 elements of 4 bits have one slot.
        let MatrixFunctionWires { element, sparse, narrow, deep, .. } = &control.function;
        let nibbles = element.is_a(Element::I4);
        let of_group = |values: &[Wire], at: usize| group.select(&values[at + values.len() / 2], &values[at]);
        let single = &nibbles & !deep;
        let second = of_group(&a, 1).when(&!&single);
        g.output("row", &second.concat(&of_group(&a, 0)));
        // Beside a dword: one pair of indices for 16-bit elements, two for 8 bits, four for 4 bits.
        let of_halves = group.select(&index.slice(8, 8), &index.slice(0, 8));
        let beside = |at: u32| {
            let of_half = of_halves.slice(4 * at, 4).zero_extend(16);
            let of_bytes = index.slice(8 * at, 8).zero_extend(16);
            let of_nibbles = index.slice(16 * at, 16);
            control.function.has_halves().select(&of_half, &nibbles.select(&of_nibbles, &of_bytes))
        };
        g.output("row_index", &beside(1).concat(&beside(0)));

        // B: two slots for each dword of a sparse A, else one.
        for at in 0..2 {
            let dense = group.select(&b[2 + at], &b[at]);
            let (low, high) = (of_group(&b, 2 * at), of_group(&b, 2 * at + 1));
            g.output(&format!("column_{at}"), &high.concat(&sparse.select(&low, &dense)));
        }

        let whole = g.choose(&output, &c);
        let pair = g.choose(&output.slice(1, 2), &c[..4]);
        let half = output.bit(0).select(&pair.slice(16, 16), &pair.slice(0, 16)).zero_extend(32);
        let constant = narrow.select(&c[0].slice(0, 16).zero_extend(32), &c[0]);
        g.output("element", &control.constant.select(&constant, &narrow.select(&half, &whole)));
    }
}
