//! `tombolo regs`: the registers of the fixed-function blocks.

use super::{Verdict, print, print_json};
use serde::Serialize;
use tombolo_isa::registers::{self, Register};

/// Arguments of `tombolo regs`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Only registers whose name contains this text
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    filter: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Listing {
    registers: Vec<Row>,
    /// What this machine adds.
    extensions: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    block: &'static str,
    name: &'static str,
    address: u32,
    stride: u32,
    instances: u32,
    access: &'static str,
    width: u32,
    fields: Vec<FieldRow>,
}

#[derive(Serialize)]
struct FieldRow {
    name: &'static str,
    msb: u8,
    lsb: u8,
    reset: Option<u32>,
    values: Vec<ValueRow>,
}

#[derive(Serialize)]
struct ValueRow {
    value: u32,
    name: &'static str,
}

impl Row {
    fn of(register: &Register) -> Self {
        let field = |field: &registers::Field| FieldRow {
            name: field.name,
            msb: field.msb,
            lsb: field.lsb,
            reset: field.reset,
            values: field.values.iter().map(|(value, name)| ValueRow { value: *value, name }).collect(),
        };
        Self {
            block: register.block.name(),
            name: register.name,
            address: register.address,
            stride: register.stride,
            instances: register.instances,
            access: register.access.name(),
            width: register.width,
            fields: register.fields.iter().map(field).collect(),
        }
    }
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    let wanted = arguments.filter.to_uppercase();
    let rows = |table: &'static [Register]| -> Vec<Row> {
        table.iter().filter(|register| register.name.to_uppercase().contains(&wanted)).map(Row::of).collect()
    };
    let listing = Listing { registers: rows(registers::registers()), extensions: rows(registers::extensions()) };
    if arguments.json {
        print_json(&listing)?;
        return Ok(Verdict::Pass);
    }
    print(&format_args!("{:<7} {:>8}  {:<4} {:>5}  {}", "block", "address", "", "bits", "register and fields"))?;
    for row in listing.registers.iter().chain(&listing.extensions) {
        let (address, access) = (format!("{:#x}", row.address), row.access);
        let stride = if row.stride == 0 { String::new() } else { format!(", every {} bytes", row.stride) };
        print(&format_args!("{:<7} {address:>8}  {access:<4} {:>5}  {}{stride}", row.block, row.width, row.name))?;
        for field in &row.fields {
            let bits = format!("{}:{}", field.msb, field.lsb);
            let reset = field.reset.map(|reset| format!(" = {reset:#x}")).unwrap_or_default();
            print(&format_args!("{:>29}  {}{reset}", bits, field.name))?;
        }
    }
    Ok(Verdict::Pass)
}
