//! Texts of coded values of GCN: wait counters, messages, export targets, formats of typed buffers.

use super::names::{DATA_FORMATS, DEFAULT_DATA_FORMAT, DEFAULT_NUMBER_FORMAT, EXPORT_TARGETS, Message, WAIT_COUNT};
use crate::disasm::line::Text;

/// The counters that are waited for, or all of them if none is. Bits outside them have no meaning; compilers set them.
pub(super) fn wait_count(out: &mut Text, value: u32) {
    let most = |width: u8| (1 << width) - 1;
    let count = |lsb: u8, width: u8| value >> lsb & most(width);
    let all = WAIT_COUNT.iter().all(|&(_, lsb, width)| count(lsb, width) == most(width));
    let mut separator = "";
    for (name, lsb, width) in WAIT_COUNT {
        if all || count(lsb, width) != most(width) {
            out.str(separator);
            out.str(name);
            out.put(b"(");
            out.decimal(count(lsb, width));
            out.put(b")");
            separator = " ";
        }
    }
}

/// The names of message and operation, and whether the operation has a stream; `None` if one of them has no meaning.
fn named_message(
    messages: &[Message],
    id: u32,
    operation: u32,
    stream: u32,
) -> Option<(&'static str, &'static str, bool)> {
    let message = messages.iter().find(|message| u32::from(message.id) == id)?;
    let has_stream = message.streams && operation != 0;
    let name = match message.operations {
        [] if operation == 0 => "",
        operations => operations.get(operation as usize).copied().filter(|name| !name.is_empty())?,
    };
    (has_stream || stream == 0).then_some((message.name, name, has_stream))
}

/// `sendmsg(MSG_GS, GS_OP_EMIT, 0)`; numbers for what has no name, one number if it has bits outside the fields.
pub(crate) fn message(out: &mut Text, value: u32, messages: &[Message]) {
    let (id, operation, stream) = (value & 15, value >> 4 & 7, value >> 8 & 3);
    if let Some((message, name, has_stream)) = named_message(messages, id, operation, stream) {
        out.put(b"sendmsg(");
        out.str(message);
        if !name.is_empty() {
            out.put(b", ");
            out.str(name);
        }
        if has_stream {
            out.put(b", ");
            out.decimal(stream);
        }
        out.put(b")");
    } else if value == id | operation << 4 | stream << 8 {
        out.put(b"sendmsg(");
        for (number, end) in [(id, ", "), (operation, ", "), (stream, ")")] {
            out.decimal(number);
            out.str(end);
        }
    } else {
        out.decimal(value);
    }
}

/// The parameter of V_INTERP_MOV_F32.
pub(super) fn parameter(out: &mut Text, code: u32) {
    match code {
        0 => out.put(b"p10"),
        1 => out.put(b"p20"),
        2 => out.put(b"p0"),
        _ => {
            out.put(b"invalid_param_");
            out.decimal(code);
        }
    }
}

/// `mrt0`, `param31` and others; codes without a name as LLVM writes them.
pub(super) fn export_target(out: &mut Text, code: u32) {
    let found = EXPORT_TARGETS.iter().find(|&&(_, first, count)| (first..first + count).contains(&(code as u8)));
    match found {
        Some(&(name, first, count)) => {
            out.str(name);
            if count > 1 {
                out.decimal(code - u32::from(first));
            }
        }
        None => {
            out.put(b"invalid_target_");
            out.decimal(code);
        }
    }
}

/// ` format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]` without the parts that are defaults.
pub(crate) fn typed_format(out: &mut Text, data: u32, number: u32, number_formats: &[&str]) {
    let names = [
        (data, DEFAULT_DATA_FORMAT, "BUF_DATA_FORMAT_", &DATA_FORMATS[..]),
        (number, DEFAULT_NUMBER_FORMAT, "BUF_NUM_FORMAT_", number_formats),
    ];
    let mut open = " format:[";
    for (code, _, prefix, table) in names.into_iter().filter(|(code, default, ..)| code != default) {
        out.str(open);
        out.str(prefix);
        out.str(table.get(code as usize).unwrap_or(&""));
        open = ",";
    }
    if open == "," {
        out.put(b"]");
    }
}
