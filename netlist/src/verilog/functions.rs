//! The Verilog function that counts leading zeros: a tree of halvings, log2(width) deep.

use crate::ir::count_width;
use std::fmt::Write;

/// `leading_zeros_24`.
pub(super) fn leading_zeros_name(width: u32) -> String {
    format!("leading_zeros_{width}")
}

/// The text of `leading_zeros_WIDTH`. The operand is filled up to a power of two with a one right below it, so that the
/// count ends there when it is zero.
pub(super) fn leading_zeros(width: u32) -> String {
    let name = leading_zeros_name(width);
    let result = count_width(width);
    let mut text = String::new();
    let mut line = |indent: usize, line: String| {
        let _ = writeln!(text, "{:indent$}{line}", "");
    };
    line(2, format!("// Zeros above the most significant one; {width} when there is none."));
    line(2, format!("function {}{name};", range(result)));
    line(4, format!("input {}value;", range(width)));
    // `result` bits count up to 2^result - 1 >= width, so 2^result > width and there is room for the one.
    for step in (1..=result).rev() {
        line(4, format!("reg {}top_{};", range(1 << step), 1u64 << step));
    }
    line(4, "begin".into());
    let size = 1u32 << result;
    let fill = size - width;
    let one = if fill == 1 { "1'b1".into() } else { format!("1'b1, {{{}{{1'b0}}}}", fill - 1) };
    line(6, format!("top_{size} = {{value, {one}}};"));
    for step in (0..result).rev() {
        let half = 1u32 << step;
        let from = format!("top_{}", half * 2);
        let (high, low) = match half {
            1 => (format!("{from}[1]"), format!("{from}[0]")),
            _ => (format!("{from}[{}:{half}]", half * 2 - 1), format!("{from}[{}:0]", half - 1)),
        };
        let bit = if result == 1 { name.clone() } else { format!("{name}[{step}]") };
        line(6, format!("{bit} = ~|{high};"));
        if half > 1 {
            line(6, format!("top_{half} = {bit} ? {low} : {high};"));
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
