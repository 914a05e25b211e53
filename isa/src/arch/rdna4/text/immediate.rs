//! Constants of scalar, interpolation and export instructions: plain numbers, and the coded ones with names.

use super::Writer;
use crate::arch::rdna4::names;
use crate::disasm::CounterField;
use crate::disasm::coded::hardware_register;
use crate::disasm::line::Text;
use crate::format::FieldName;
use crate::operand::{OperandKind, OperandShape};

impl Writer<'_> {
    pub(super) fn immediate(&self, out: &mut Text, shape: &OperandShape) {
        let value = self.code(shape);
        match shape.kind {
            OperandKind::Immediate | OperandKind::SignedImmediate if value <= 64 => out.decimal(u32::from(value)),
            OperandKind::OptionalImmediate if value == 0 => {}
            OperandKind::OptionalImmediate | OperandKind::Label => out.decimal(u32::from(value)),
            OperandKind::HardwareRegister => hardware_register(out, value, &names::HARDWARE_REGISTERS),
            OperandKind::Version => version(out, value),
            OperandKind::Message => message(out, value),
            OperandKind::MessageReturn => message(out, value & 0xff),
            OperandKind::DelayAlu => delay(out, value),
            OperandKind::WaitAlu => wait_alu(out, value),
            OperandKind::WaitCount => wait_count(out, value),
            OperandKind::Attribute => {
                out.put(b"attr");
                out.decimal(u32::from(value));
                out.put(b".");
                out.put(&[b"xyzw"[(self.instruction.field(FieldName::AttrChan) & 3) as usize]]);
            }
            OperandKind::ExportTarget => match names::EXPORT_TARGETS.get(usize::from(value)) {
                Some(name) if !name.is_empty() => out.str(name),
                _ => {
                    out.put(b"invalid_target_");
                    out.decimal(u32::from(value));
                }
            },
            _ => out.hex(u32::from(value)),
        }
    }
}

/// Low byte and flags as an expression; any other bit makes it a number.
fn version(out: &mut Text, value: u16) {
    let flags = names::VERSION_FLAGS.iter().filter(|(bit, _)| value & bit != 0);
    let known = names::VERSION_FLAGS.iter().fold(0xff, |mask, (bit, _)| mask | bit);
    let name = names::VERSIONS.iter().find(|(code, _)| *code == value & 0xff);
    if value & !known != 0 {
        return out.hex(u32::from(value));
    }
    for _ in 1..flags.clone().count() {
        out.put(b"(");
    }
    match name {
        Some((_, name)) => out.str(name),
        None => out.decimal(u32::from(value & 0xff)),
    }
    for (i, (_, flag)) in flags.enumerate() {
        out.str(if i == 0 { "|" } else { ")|" });
        out.str(flag);
    }
}

fn message(out: &mut Text, value: u16) {
    if let Some((_, name)) = names::MESSAGES.iter().find(|(id, _)| *id == value) {
        out.put(b"sendmsg(");
        out.str(name);
        out.put(b")");
    } else if value < 256 {
        out.put(b"sendmsg(");
        out.decimal(u32::from(value));
        out.put(b", 0, 0)");
    } else {
        out.decimal(u32::from(value));
    }
}

/// INSTID0 in bits 3:0, INSTSKIP in 6:4, INSTID1 in 10:7; zero parts are left out.
fn delay(out: &mut Text, value: u16) {
    let parts = [
        ("instid0(", value & 15, &names::DELAYS[..], "/* invalid instid value */"),
        ("instskip(", value >> 4 & 7, &names::DELAY_SKIPS[..], "/* invalid instskip value */"),
        ("instid1(", value >> 7 & 15, &names::DELAYS[..], "/* invalid instid value */"),
    ];
    let start = out.len();
    for (open, code, table, invalid) in parts.into_iter().filter(|&(_, code, ..)| code != 0) {
        if out.len() > start {
            out.put(b" | ");
        }
        out.str(open);
        out.str(table.get(usize::from(code)).unwrap_or(&invalid));
        out.put(b")");
    }
    if out.len() == start {
        out.put(b"0");
    }
}

fn wait_alu(out: &mut Text, value: u16) {
    let known = names::WAIT_ALU.iter().fold(0, |mask, &(_, lsb, width)| mask | ((1u32 << width) - 1) << lsb);
    if u32::from(value) & !known != 0 {
        out.hex(u32::from(value));
    } else {
        counters(out, value, &names::WAIT_ALU);
    }
}

fn wait_count(out: &mut Text, value: u16) {
    counters(out, value, &names::WAIT_COUNT);
}

/// The counters that are waited for, or all of them if none is.
fn counters(out: &mut Text, value: u16, fields: &[CounterField]) {
    let decode = |lsb: u8, width: u8| (u32::from(value) >> lsb) & ((1 << width) - 1);
    let idle = |lsb: u8, width: u8| decode(lsb, width) == (1 << width) - 1;
    let all = fields.iter().all(|&(_, lsb, width)| idle(lsb, width));
    let mut separator = "";
    for &(name, lsb, width) in fields.iter().filter(|&&(_, lsb, width)| all || !idle(lsb, width)) {
        out.str(separator);
        out.str(name);
        out.put(b"(");
        out.decimal(decode(lsb, width));
        out.put(b")");
        separator = " ";
    }
}
