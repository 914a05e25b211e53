//! `tombolo regs`: the registers of the fixed-function blocks: their list, their documentation, and scripts that read and
//! write them in simulation.

use super::{Verdict, complain, print, print_json, read};
use crate::output;
use crate::script::{ScriptError, Session};
use serde::Serialize;
use std::path::{Path, PathBuf};
use tombolo_registers::{self as registers, Block, Register, markdown};

/// Arguments of `tombolo regs`.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Only registers whose name contains this text
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    filter: String,
    /// Simulate the blocks and execute a file of `write REGISTER[.FIELD] VALUE`, `read REGISTER`, `expect REGISTER VALUE`
    /// and `wait CYCLES`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "docs"])]
    script: Option<PathBuf>,
    /// Write the documentation of every block into a folder
    #[arg(long, value_name = "DIR", conflicts_with = "json")]
    docs: Option<PathBuf>,
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

/// Executes a script.
fn run_script(file: &Path) -> anyhow::Result<Verdict> {
    let text = String::from_utf8(read(file)?).map_err(|error| anyhow::anyhow!("{}: {error}", file.display()))?;
    let mut lines = vec![];
    let result = Session::default().run(&text, |line| lines.push(line));
    for line in lines {
        print(&line)?;
    }
    match result {
        Ok(()) => Ok(Verdict::Pass),
        Err(error @ ScriptError::Unexpected { .. }) => {
            complain(&format_args!("{}: {error}", file.display()));
            Ok(Verdict::Fail)
        }
        Err(error) => Err(anyhow::anyhow!("{}: {error}", file.display())),
    }
}

/// Writes the pages.
fn write_docs(folder: &Path) -> anyhow::Result<Verdict> {
    output::make_folder(folder)?;
    output::write(&folder.join("README.md"), markdown::index().as_bytes())?;
    for block in Block::ALL {
        output::write(&folder.join(markdown::file_name(block)), markdown::page(block).as_bytes())?;
    }
    Ok(Verdict::Pass)
}

/// Runs the command.
pub fn execute(arguments: &Arguments) -> anyhow::Result<Verdict> {
    if let Some(file) = &arguments.script {
        return run_script(file);
    }
    if let Some(folder) = &arguments.docs {
        return write_docs(folder);
    }
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
    // A register of the document to which this machine adds fields is listed once, with them.
    let is_known = |row: &&Row| listing.registers.iter().any(|register| register.name == row.name);
    let new = listing.extensions.iter().filter(|row| !is_known(row));
    for row in listing.registers.iter().chain(new) {
        let (address, access) = (format!("{:#x}", row.address), row.access);
        let stride = if row.stride == 0 { String::new() } else { format!(", every {} bytes", row.stride) };
        print(&format_args!("{:<7} {address:>8}  {access:<4} {:>5}  {}{stride}", row.block, row.width, row.name))?;
        let added = listing.extensions.iter().filter(|other| other.name == row.name && !std::ptr::eq(*other, row));
        for field in row.fields.iter().chain(added.flat_map(|added| &added.fields)) {
            let bits = format!("{}:{}", field.msb, field.lsb);
            let reset = field.reset.map(|reset| format!(" = {reset:#x}")).unwrap_or_default();
            print(&format_args!("{:>29}  {}{reset}", bits, field.name))?;
        }
    }
    Ok(Verdict::Pass)
}
