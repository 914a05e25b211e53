//! The Verilog function that counts leading zeros: a tree of halvings, log2(width) deep.

use super::lines::declared;
use super::names::Names;
use crate::ir::count_width;
use std::fmt::Write;

/// The text of a function `name` over `width` bits. The operand is filled up to a power of two with a one right below it,
/// so that the count ends there when it is zero. What is declared inside has names that the module does not use.
pub(super) fn leading_zeros(name: &str, width: u32, names: &mut Names) -> String {
    let operand = names.claim("examined");
    let result = count_width(width);
    let mut text = String::new();
    let mut line = |indent: usize, line: String| {
        let _ = writeln!(text, "{:indent$}{line}", "");
    };
    line(2, format!("// Zeros above the most significant one; {width} when there is none."));
    line(2, format!("function {}{name};", range(result)));
    line(4, format!("input {}{operand};", range(width)));
    // `result` bits count up to 2^result - 1 >= width, so 2^result > width and there is room for the one.
    let halves: Vec<String> = (0..=result).map(|step| names.claim(&format!("top_{}", 1u64 << step))).collect();
    let variables = (1..=result).rev().map(|step| (format!("reg {}", range(1 << step)), halves[step as usize].clone()));
    text.push_str(&declared(variables, 4));
    let mut line = |indent: usize, line: String| {
        let _ = writeln!(text, "{:indent$}{line}", "");
    };
    line(4, "begin".into());
    let size = 1u32 << result;
    let fill = size - width;
    let one = if fill == 1 { "1'b1".into() } else { format!("1'b1, {{{}{{1'b0}}}}", fill - 1) };
    line(6, format!("{} = {{{operand}, {one}}};", halves[result as usize]));
    for step in (0..result).rev() {
        let half = 1u32 << step;
        let (from, to) = (&halves[step as usize + 1], &halves[step as usize]);
        let (high, low) = match half {
            1 => (format!("{from}[1]"), format!("{from}[0]")),
            _ => (format!("{from}[{}:{half}]", half * 2 - 1), format!("{from}[{}:0]", half - 1)),
        };
        let bit = if result == 1 { name.into() } else { format!("{name}[{step}]") };
        line(6, format!("{bit} = ~|{high};"));
        if half > 1 {
            line(6, format!("{to} = {bit} ? {low} : {high};"));
        }
    }
    line(4, "end".into());
    line(2, "endfunction".into());
    text
}

/// `[7:0] `, and nothing for one bit.
pub(super) fn range(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}
