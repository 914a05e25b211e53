//! Turns the opcode rows of `src/arch/*/table/*.txt` into constant tables, so that start-up parses nothing. A row that
//! does not make sense stops the build with its file and line. What a row says is in `build/row.rs`.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

#[path = "build/row.rs"]
mod row;

use row::{Row, narrow_encoding, parse, wide_encoding};

/// One table: its name, the folder of its instruction set, its files, and the formats of the 64-bit encodings without and
/// with a scalar destination.
struct Table {
    name: &'static str,
    set: &'static str,
    files: &'static [&'static str],
    wide: [&'static str; 2],
    /// What the opcode of a VOP1 row is increased by in the 64-bit encoding.
    wide_vop1: usize,
}

/// The tables in the order of the numbers of their operations.
const TABLES: [Table; 4] = [
    Table {
        name: "rdna4",
        set: "rdna4",
        files: &[
            "scalar", "smem", "vop1", "vop2", "vopc", "vop3", "vop3p", "vopd", "vinterp", "lds", "buffer", "image",
            "flat", "export",
        ],
        wide: ["vop3", "vop3sd"],
        wide_vop1: 384,
    },
    Table { name: "sea_islands", set: "gcn", files: &["sea_islands"], wide: ["vop3si", "vop3bsi"], wide_vop1: 384 },
    Table {
        name: "volcanic_islands",
        set: "gcn",
        files: &["volcanic_islands_vopc"],
        wide: ["vop3vi", "vop3vi"],
        wide_vop1: 320,
    },
    Table {
        name: "cdna4",
        set: "cdna4",
        files: &["scalar", "smem", "vop1", "vop2", "vopc", "vop3", "vop3p", "lds", "buffer", "flat", "mfma"],
        wide: ["vop3cdna", "vop3bcdna"],
        wide_vop1: 320,
    },
];

/// Variant of `Format` for every format word, with the number of its opcodes.
const FORMATS: [(&str, &str, usize); 48] = [
    ("sop2", "Sop2", 128),
    ("sopk", "Sopk", 32),
    ("sop1", "Sop1", 256),
    ("sopc", "Sopc", 128),
    ("sopp", "Sopp", 128),
    ("smem", "Smem", 64),
    ("vop2", "Vop2", 64),
    ("vop1", "Vop1", 256),
    ("vopc", "Vopc", 256),
    ("vop3", "Vop3", 1024),
    ("vop3sd", "Vop3sd", 1024),
    ("vop3p", "Vop3p", 128),
    ("vopdx", "VopdX", 16),
    ("vopdy", "VopdY", 32),
    ("vinterp", "Vinterp", 128),
    ("vdsdir", "Vdsdir", 4),
    ("vds", "Vds", 256),
    ("vbuffer", "Vbuffer", 256),
    ("vimage", "Vimage", 256),
    ("vsample", "Vsample", 256),
    ("vflat", "Vflat", 256),
    ("vscratch", "Vscratch", 256),
    ("vglobal", "Vglobal", 256),
    ("vexport", "Vexport", 1),
    ("smrd", "Smrd", 32),
    ("vop3si", "Vop3Si", 512),
    ("vop3bsi", "Vop3bSi", 512),
    ("vintrp", "Vintrp", 4),
    ("dssi", "DsSi", 256),
    ("mubuf", "Mubuf", 128),
    ("mtbuf", "Mtbuf", 8),
    ("mimg", "Mimg", 128),
    ("flatsi", "FlatSi", 128),
    ("exp", "Exp", 1),
    ("vop3vi", "Vop3Vi", 1024),
    ("mai", "Mai", 128),
    ("maiscale", "MaiScale", 128),
    ("maimove", "MaiMove", 128),
    ("smemcdna", "SmemCdna", 256),
    ("vop3cdna", "Vop3Cdna", 1024),
    ("vop3bcdna", "Vop3bCdna", 1024),
    ("vop3pcdna", "Vop3pCdna", 128),
    ("dscdna", "DsCdna", 256),
    ("flatcdna", "FlatCdna", 128),
    ("scratchcdna", "ScratchCdna", 128),
    ("globalcdna", "GlobalCdna", 128),
    ("mubufcdna", "MubufCdna", 128),
    ("mtbufcdna", "MtbufCdna", 16),
];

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let mut first = 0;
    for table in &TABLES {
        let mut rows = Vec::new();
        for file in table.files {
            let path = Path::new(&root).join("src/arch").join(table.set).join("table").join(format!("{file}.txt"));
            println!("cargo::rerun-if-changed={}", path.display());
            let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            for (number, line) in text.lines().enumerate() {
                if line.is_empty() || line.starts_with('#') {
                    continue;
                }
                let row = parse(line, format!("{}:{}", path.display(), number + 1));
                rows.extend(wide_encoding(&row, &table.wide, table.wide_vop1));
                rows.push(narrow_encoding(row));
            }
        }
        rows.sort_by_key(|row| (format_index(row), row.opcode));
        let names = Names::of(&rows, first);
        first += names.numbers.len();
        let write = |name: String, text| fs::write(Path::new(&out).join(name), text).expect("OUT_DIR is writable");
        write(format!("{}.rs", table.name), generate(&rows, table, &names));
        write(format!("{}_operations.rs", table.name), operations(&rows, &names));
    }
}

/// The numbers of a table's operations, which are those of its mnemonics in their order.
struct Names {
    /// Number of the first one.
    first: usize,
    /// The rows in the order of their mnemonics.
    by_name: Vec<usize>,
    numbers: HashMap<String, usize>,
    /// Where in `by_name` the rows of each one begin, and the end.
    starts: Vec<usize>,
}

impl Names {
    /// Numbers the operations of a table from `first` on.
    fn of(rows: &[Row], first: usize) -> Names {
        let mut by_name: Vec<usize> = (0..rows.len()).collect();
        by_name.sort_by_key(|&i| (&rows[i].mnemonic, i));
        let mut names = Names { first, by_name, numbers: HashMap::new(), starts: Vec::new() };
        for (position, &index) in names.by_name.iter().enumerate() {
            let mnemonic = &rows[index].mnemonic;
            if !names.numbers.contains_key(mnemonic) {
                names.numbers.insert(mnemonic.clone(), first + names.starts.len());
                names.starts.push(position);
            }
        }
        names.starts.push(rows.len());
        names
    }
}

/// A constant for each operation of a table.
fn operations(rows: &[Row], names: &Names) -> String {
    let mut text = String::new();
    for (number, &position) in names.starts[..names.numbers.len()].iter().enumerate() {
        let row = &rows[names.by_name[position]];
        let name = row.mnemonic.to_uppercase();
        let _ = writeln!(text, "/// {name}: {}.", row.group);
        let _ = writeln!(text, "pub const {name}: Operation = Operation({});", names.first + number);
    }
    text
}

fn format_index(row: &Row) -> usize {
    FORMATS
        .iter()
        .position(|(word, ..)| *word == row.format)
        .unwrap_or_else(|| panic!("{}: unknown format {}", row.place, row.format))
}

fn generate(rows: &[Row], table: &Table, names: &Names) -> String {
    let mut text = String::new();
    let place: HashMap<(usize, &str), usize> =
        rows.iter().enumerate().map(|(i, row)| ((format_index(row), row.mnemonic.as_str()), i)).collect();
    let _ = writeln!(text, "static ROWS: [Opcode; {}] = [", rows.len());
    for (index, row) in rows.iter().enumerate() {
        let _ = writeln!(text, "{},", opcode(row, index, &place, table, names));
    }
    text.push_str("];\n");

    let _ = writeln!(text, "static INDEX: [&[u16]; {}] = [", FORMATS.len());
    for (format, (_, _, size)) in FORMATS.iter().enumerate() {
        let mut index = vec![u16::MAX; *size];
        let mut rows = rows.iter().enumerate().filter(|(_, row)| format_index(row) == format).peekable();
        if rows.peek().is_none() {
            index.clear();
        }
        for (i, row) in rows {
            let slot = index.get_mut(row.opcode).unwrap_or_else(|| panic!("{}: opcode too large", row.place));
            assert_eq!(*slot, u16::MAX, "{}: opcode twice", row.place);
            *slot = i as u16;
        }
        let _ = writeln!(text, "&{index:?},");
    }
    text.push_str("];\n");

    let Names { first, by_name, starts, .. } = names;
    let _ = writeln!(text, "/// The table.");
    let _ = writeln!(
        text,
        "pub(crate) static TABLE: Table = Table {{ rows: &ROWS, index: &INDEX, first: {first}, by_name: &{by_name:?}, \
         starts: &{starts:?} }};"
    );
    text
}

fn opcode(row: &Row, index: usize, place: &HashMap<(usize, &str), usize>, table: &Table, names: &Names) -> String {
    let format = FORMATS[format_index(row)].1;
    let operands: Vec<String> = row.operands.iter().map(|o| operand(o, row)).collect();
    let (reads, writes) = implicit(row);
    let twins: &[&str] = match row.format.as_str() {
        "vop1" | "vop2" | "vopc" => &table.wide,
        format if table.wide.contains(&format) => &["vop1", "vop2", "vopc"],
        _ => &[],
    };
    let twin = twins.iter().find_map(|twin| {
        let format = FORMATS.iter().position(|(word, ..)| word == twin)?;
        place.get(&(format, row.mnemonic.as_str()))
    });
    let address: Vec<&str> =
        row.modifiers.iter().filter_map(|m| m.strip_prefix("address=")).flat_map(|list| list.split('+')).collect();
    format!(
        "Opcode {{ mnemonic: {:?}, operation: Operation({}), format: Format::{format}, opcode: {}, operands: &[{}], modifiers: {}, reads: {reads}, \
         writes: {writes}, class: Class::{}, counter: Counter::{}, group: {:?}, image_address: {}, memory: {}, \
         single: {}, dot: {}, properties: {}, twin: {twin:?}, index: {index} }}",
        row.mnemonic,
        names.numbers[&row.mnemonic],
        row.opcode,
        operands.join(", "),
        modifiers(row),
        camel(&row.class),
        if row.counter == "-" { "None".into() } else { camel(&row.counter) },
        row.group,
        set("ImageAddress", &address),
        property(row, "memory").map_or("None".into(), |word| format!("Some({})", memory(word, row))),
        property(row, "single").map_or("None".into(), |name| {
            let number = names.numbers.get(name).unwrap_or_else(|| panic!("{}: no opcode {name}", row.place));
            format!("Some(Operation({number}))")
        }),
        property(row, "dot").unwrap_or("0"),
        set("Properties", &row.properties.iter().map(String::as_str).filter(|p| !p.contains('=')).collect::<Vec<_>>()),
    )
}

/// The value of the property `name=value`.
fn property<'a>(row: &'a Row, name: &str) -> Option<&'a str> {
    row.properties.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

/// The `MemoryOperation` of `load_u8`, `atomic_add`, `cache_write_back` or `load_format:d16:3`.
fn memory(word: &str, row: &Row) -> String {
    if let Some(atomic) = word.strip_prefix("atomic_") {
        let data = |field| row.operands.iter().find_map(|operand| operand.strip_prefix(field));
        let data = data("vdst=").or_else(|| data("vdata+")).or_else(|| data("data0:"));
        let data = data.unwrap_or_else(|| panic!("{}: an atomic operation without data", row.place));
        let element = data.split(['x', '@']).next().unwrap_or(data);
        let bits = if element.ends_with("64") { 64 } else { 32 };
        return format!("MemoryOperation::Atomic {{ operation: Atomic::{}, bits: {bits} }}", camel(atomic));
    }
    if let Some(control) = word.strip_prefix("cache_") {
        return format!("MemoryOperation::Cache(CacheControl::{})", camel(control));
    }
    let Some((direction, format)) = word.split_once("_format:") else {
        return format!("MemoryOperation::Transfer(Transfer::{})", camel(word));
    };
    let (packing, components) =
        format.split_once(':').unwrap_or_else(|| panic!("{}: {word}: no number of components", row.place));
    format!(
        "MemoryOperation::Formatted {{ stores: {}, packing: Packing::{}, components: {components} }}",
        direction == "store",
        camel(packing)
    )
}

fn operand(text: &str, row: &Row) -> String {
    let split = text.find(['=', ':', '+']).unwrap_or_else(|| panic!("{}: operand {text}: no access", row.place));
    let (field, rest) = text.split_at(split);
    let access = match rest.as_bytes()[0] {
        b'=' => "Write",
        b':' => "Read",
        _ => "ReadWrite",
    };
    let (data, kind) = rest[1..].split_once('@').unwrap_or((&rest[1..], ""));
    let (element, count) = match data.split_once('x') {
        Some((element, count)) => (element, count),
        None => (data, "1"),
    };
    let kind = match (kind, field) {
        ("", "vdst" | "vsrc1" | "vdata" | "addr" | "data0" | "data1" | "vsrc") => "Vgpr".into(),
        ("", _) if field.starts_with("vaddr") => "Vgpr".into(),
        ("", "src0" | "src1" | "src2") => "VectorSource".into(),
        ("", "ssrc0" | "ssrc1") => "ScalarSource".into(),
        ("", "sdst" | "sdata" | "soffset" | "saddr") => "Sgpr".into(),
        ("", "sbase" | "rsrc" | "samp") => "SgprGroup".into(),
        ("", "vcc") => "Vcc".into(),
        ("", "literal") => "Literal".into(),
        ("", _) => panic!("{}: operand {text} needs a kind", row.place),
        ("sgpr", _) => "SgprInVdst".into(),
        ("scalar", _) => "ScalarOnlySource".into(),
        ("register", _) => "RegisterSource".into(),
        ("imm", _) => "Immediate".into(),
        ("imm_hex", _) => "HexImmediate".into(),
        ("opt_imm", _) => "OptionalImmediate".into(),
        ("simm", _) => "SignedImmediate".into(),
        ("hwreg", _) => "HardwareRegister".into(),
        ("message_rtn", _) => "MessageReturn".into(),
        ("delay", _) => "DelayAlu".into(),
        ("waitcnt", _) => "WaitCount".into(),
        ("scalar_source", _) => "ScalarSource".into(),
        (other, _) => camel(other),
    };
    format!(
        "OperandShape {{ field: FieldName::{}, kind: OperandKind::{kind}, data: DataType {{ element: Element::{}, count: \
         {count} }}, access: Access::{access} }}",
        camel(field),
        camel(element)
    )
}

fn implicit(row: &Row) -> (String, String) {
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    for word in &row.implicit {
        let (name, access) = word.split_at(word.len() - 1);
        if access != "=" {
            reads.push(name);
        }
        if access != ":" {
            writes.push(name);
        }
    }
    // Lanes outside EXEC do nothing: every vector instruction reads it.
    if matches!(row.class.as_str(), "valu" | "trans" | "matrix" | "vmem" | "lds" | "lds_direct" | "export") {
        reads.push("exec");
    }
    (set("Implicit", &reads), set("Implicit", &writes))
}

fn modifiers(row: &Row) -> String {
    let mut masks: HashMap<&str, u8> = HashMap::new();
    let mut flags = Vec::new();
    for word in &row.modifiers {
        match word.split_once('=') {
            Some(("address", _)) => {}
            Some((name, digits)) => {
                let mask = digits.bytes().fold(0, |mask, digit| mask | 1 << (digit - b'0'));
                let name = if name == "neg_lo" { "neg" } else { name };
                masks.insert(name, mask);
                if word.starts_with("neg_") {
                    flags.push("neg_halves");
                }
            }
            None => flags.push(word),
        }
    }
    flags.dedup();
    let mut text = String::from("Modifiers { ");
    for name in ["abs", "neg", "neg_hi", "op_sel", "op_sel_hi", "byte_sel", "index_key", "index_key_wave64"] {
        let _ = write!(text, "{name}: {}, ", masks.remove(name).unwrap_or(0));
    }
    assert!(masks.is_empty(), "{}: unknown modifiers {masks:?}", row.place);
    let _ = write!(text, "flags: {} }}", set("Flags", &flags));
    text
}

/// A constant bitflags expression.
fn set(name: &str, members: &[&str]) -> String {
    members
        .iter()
        .fold(format!("{name}::empty()"), |text, member| format!("{text}.union({name}::{})", member.to_uppercase()))
}

fn camel(word: &str) -> String {
    word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}
