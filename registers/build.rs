//! Turns the register tables of `src/table/*.txt` into constant tables.
//!
//! A register is `NAME ACCESS WIDTH ADDRESS[+STRIDE] [initiator]`, its instances are `[first-last]` in the name. Its
//! fields follow, indented: `NAME BITS [= RESET] | VALUE NAME | ...`; a line that starts with `|` goes on with the values.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// Files, which are blocks, in the order of the reference.
const BLOCKS: [&str; 10] = ["vgt", "pa", "sq", "spi", "comp", "gb", "cp", "tp", "db", "cb"];

struct Register {
    head: String,
    fields: Vec<Field>,
}

struct Field {
    head: String,
    values: String,
}

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let root = Path::new(&root);
    let mut text = String::new();
    let blocks: Vec<(&str, &str)> = BLOCKS.map(|block| (block, block)).to_vec();
    table(root, "REGISTERS", &blocks, &mut text);
    table(root, "EXTENSIONS", &[("compute_extensions", "comp"), ("cp_extensions", "cp")], &mut text);
    fs::write(Path::new(&out).join("registers.rs"), text).expect("OUT_DIR is writable");
}

/// One constant of the registers in these files, each with its block.
fn table(root: &Path, name: &str, files: &[(&str, &str)], text: &mut String) {
    let _ = write!(text, "static {name}: &[Register] = &[");
    for (file, block) in files {
        let path = root.join("src/table").join(format!("{file}.txt"));
        println!("cargo::rerun-if-changed={}", path.display());
        let source = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let block = block[..1].to_uppercase() + &block[1..];
        for register in parse(&source, &path) {
            let _ = write!(text, "Register {{ block: Block::{block}, {}, fields: &[", register.head);
            for field in register.fields {
                let _ = write!(text, "Field {{ {}, values: &[{}] }},", field.head, field.values);
            }
            text.push_str("] },\n");
        }
    }
    text.push_str("];\n");
}

fn parse(source: &str, path: &Path) -> Vec<Register> {
    let mut registers: Vec<Register> = vec![];
    for (number, line) in source.lines().enumerate() {
        let place = format!("{}:{}", path.display(), number + 1);
        let content = line.trim_start();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if content.len() == line.len() {
            registers.push(Register { head: register(line, &place), fields: vec![] });
            continue;
        }
        let fields = registers.last_mut().map(|register| &mut register.fields);
        let fields = fields.unwrap_or_else(|| panic!("{place}: a field without a register"));
        let mut parts = content.split('|');
        let head = parts.next().unwrap_or_default().trim();
        if !head.is_empty() {
            fields.push(Field { head: field(head, &place), values: String::new() });
        }
        let field = fields.last_mut().unwrap_or_else(|| panic!("{place}: values without a field"));
        for value in parts {
            let words: Vec<&str> = value.split_whitespace().collect();
            let [number, name] = words[..] else { panic!("{place}: a value is `NUMBER NAME`") };
            let number: u32 = number.parse().unwrap_or_else(|e| panic!("{place}: {number}: {e}"));
            let _ = write!(field.values, "({number}, {name:?}), ");
        }
    }
    registers
}

/// The fields of a `Register` expression but block and fields.
fn register(line: &str, place: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (initiator, words) = match words.split_last() {
        Some((&"initiator", words)) => (true, words),
        _ => (false, &words[..]),
    };
    let [name, access, width, address] = words[..] else {
        panic!("{place}: a register is `NAME ACCESS WIDTH ADDRESS`");
    };
    let access = match access {
        "R" => "Read",
        "W" => "Write",
        "R/W" => "ReadWrite",
        _ => panic!("{place}: access {access}"),
    };
    let (address, stride) = address.split_once('+').unwrap_or((address, "0"));
    let range = name.split_once('[').and_then(|(_, rest)| rest.split_once(']')?.0.split_once('-'));
    let (first, last) = range.unwrap_or(("0", "0"));
    let [first, last]: [u32; 2] = [first, last].map(|n| n.parse().unwrap_or_else(|e| panic!("{place}: {n}: {e}")));
    format!(
        "name: {name:?}, access: RegisterAccess::{access}, width: {width}, address: {address}, stride: {stride}, \
         first: {first}, instances: {}, initiator: {initiator}",
        last - first + 1
    )
}

/// The fields of a `Field` expression but its values.
fn field(head: &str, place: &str) -> String {
    let words: Vec<&str> = head.split_whitespace().collect();
    let (name, bits, reset) = match words[..] {
        [name, bits] => (name, bits, "None".to_owned()),
        [name, bits, "=", reset] => (name, bits, format!("Some({reset})")),
        _ => panic!("{place}: a field is `NAME BITS [= RESET]`"),
    };
    let (msb, lsb) = bits.split_once(':').unwrap_or((bits, bits));
    format!("name: {name:?}, msb: {msb}, lsb: {lsb}, reset: {reset}")
}
