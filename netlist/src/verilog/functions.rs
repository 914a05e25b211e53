//! The Verilog functions that reverse the order of bits and that count leading zeros.
//!
//! For a count neighbouring groups of bits are joined, from single bits on, so that all groups of a size count at the same time: it is
//! log2(width) multiplexers deep. One that begins with the upper half of all bits has to find out whether that is zero, and choose what to
//! look at next, once for each bit of the count: twice as deep, for as many LUTs.

use super::lines::{declared, with_statement};
use super::names::Names;
use crate::ir::count_width;
use std::fmt::Write;

/// What is declared inside of the functions of a module: names that the module does not use.
pub(super) struct Locals {
    operand: String,
    filled: String,
    at: String,
    /// The zeros of groups of 2, 4, 8 ... bits.
    zeros: Vec<String>,
}

impl Locals {
    /// Of functions over so many bits at most, with the loop variable that all functions have.
    pub(super) fn claim(names: &mut Names, width: u32, at: &str) -> Self {
        let ([operand, filled], at) = (["examined", "filled"].map(|name| names.claim(name)), at.to_owned());
        let zeros = (1..count_width(width)).map(|step| names.claim(&format!("zeros_{}", 1u64 << step))).collect();
        Self { operand, filled, at, zeros }
    }
}

/// The text of a function `name` over `width` bits. The operand is filled up to a power of two with a one right below it,
/// so that the count ends there when it is zero.
pub(super) fn leading_zeros(name: &str, width: u32, locals: &Locals) -> String {
    let Locals { operand, filled, at, zeros } = locals;
    // `result` bits count up to 2^result - 1 >= width, so 2^result > width and there is room for the one.
    let result = count_width(width);
    let size = 1u32 << result;
    let mut text = String::new();
    let mut line = |indent: usize, line: String| {
        let _ = writeln!(text, "{:indent$}{line}", "");
    };
    line(2, format!("// Zeros above the most significant one; {width} when there is none."));
    line(2, format!("function {}{name};", range(result)));
    line(4, format!("input {}{operand};", range(width)));
    let groups =
        (1..result).map(|step| (format!("reg {}", range((size >> step) * step)), zeros[step as usize - 1].clone()));
    let index = (result > 1).then(|| ("integer ".into(), at.clone()));
    let others = [(format!("reg {}", range(size)), filled.clone())].into_iter().chain(index);
    text.push_str(&declared(others.chain(groups), 4));
    let mut line = |indent: usize, line: String| {
        let _ = writeln!(text, "{:indent$}{line}", "");
    };
    line(4, "begin".into());
    let fill = size - width;
    let one = if fill == 1 { "1'b1".into() } else { format!("1'b1, {{{}{{1'b0}}}}", fill - 1) };
    line(6, format!("{filled} = {{{operand}, {one}}};"));
    for step in 1..=result {
        let (is_last, half) = (step == result, 1 << (step - 1));
        // Bits of group `at`, from `behind` on; the last group is alone.
        let part = |of: u32, behind: u32, bits: u32| {
            let first = match (is_last, of) {
                (true, _) => behind.to_string(),
                (_, 1) => at.clone(),
                _ if behind == 0 => format!("{of}*{at}"),
                _ => format!("{of}*{at} + {behind}"),
            };
            if bits == 1 { format!("[{first}]") } else { format!("[{first} +: {bits}]") }
        };
        let any = format!("{}{filled}{}", if half == 1 { "" } else { "|" }, part(2 * half, half, half));
        let count = match step {
            1 => format!("~{any}"),
            _ => {
                let (from, bits) = (&zeros[step as usize - 2], step - 1);
                let [high, low] = [bits, 0].map(|behind| format!("{from}{}", part(2 * bits, behind, bits)));
                format!("{any} ? {{1'b0, {high}}} : {{1'b1, {low}}}")
            }
        };
        if is_last {
            line(6, format!("{name} = {count};"));
        } else {
            let head = format!("      for ({at} = 0; {at} < {}; {at} = {at} + 1)", size >> step);
            let body = format!("{}{} = {count};", zeros[step as usize - 1], part(step, 0, step));
            line(0, with_statement(&head, &body).trim_end().to_owned());
        }
    }
    line(4, "end".into());
    line(2, "endfunction".into());
    text
}

/// The text of a function `name` that reverses the order of `width` bits; `bits` and `at` are names that the module does not use.
pub(super) fn reversal(name: &str, width: u32, bits: &str, at: &str) -> String {
    let range = range(width);
    format!(
        "  // The bits in the opposite order.\n  function {range}{name};\n    input {range}{bits}; integer {at};\n    \
         for ({at} = 0; {at} < {width}; {at} = {at} + 1) {name}[{at}] = {bits}[{} - {at}];\n  endfunction\n",
        width - 1
    )
}

/// `[7:0] `, and nothing for one bit.
pub(super) fn range(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}
