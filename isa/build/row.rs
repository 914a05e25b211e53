//! The rows of `src/arch/*/table/*.txt` and the encodings that follow from them.
//!
//! A row is `format opcode mnemonic | operands | modifiers | implicit registers | class | counter | group`, and for some
//! opcodes `| properties`.
//! An operand is a field, its access (`=` written, `:` read, `+` both), its data (`f32`, `f16x2`, `mask`) and, where
//! the field alone does not say it, `@kind`. VOP1, VOP2 and VOPC rows name the modifiers of their 64-bit encoding,
//! which is derived here (`no_e64`: there is none; `dpp32`, `dpp64`: DPP in one of the two only; `sdwa`: parts of registers in
//! the 32-bit one).
//!
//! Properties are `memory=` what is done at the place of a lane (`isa/src/memory.rs`), `single=` the operation that half of
//! a dual instruction does, `dot=` the number of elements of a dot product, and the names of `Properties`.

/// A row, in words.
#[derive(Clone)]
pub struct Row {
    pub format: String,
    pub opcode: usize,
    pub mnemonic: String,
    pub operands: Vec<String>,
    pub modifiers: Vec<String>,
    pub implicit: Vec<String>,
    pub class: String,
    pub counter: String,
    pub group: String,
    pub properties: Vec<String>,
    /// File and line.
    pub place: String,
}

/// Takes a line apart.
pub fn parse(line: &str, place: String) -> Row {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let (head, operands, modifiers, implicit, class, counter, group, properties) = match columns[..] {
        [head, operands, modifiers, implicit, class, counter, group] => {
            (head, operands, modifiers, implicit, class, counter, group, "")
        }
        [head, operands, modifiers, implicit, class, counter, group, properties] => {
            (head, operands, modifiers, implicit, class, counter, group, properties)
        }
        _ => panic!("{place}: a row has 7 or 8 columns"),
    };
    let head: Vec<&str> = head.split_whitespace().collect();
    let [format, opcode, mnemonic] = head[..] else { panic!("{place}: expected `format opcode mnemonic`") };
    let words = |column: &str| column.split_whitespace().map(String::from).collect();
    Row {
        format: format.into(),
        opcode: opcode.parse().unwrap_or_else(|e| panic!("{place}: opcode {opcode}: {e}")),
        mnemonic: mnemonic.into(),
        operands: words(operands),
        modifiers: words(modifiers),
        implicit: words(implicit),
        class: class.into(),
        counter: counter.into(),
        group: group.into(),
        properties: words(properties),
        place,
    }
}

/// The 64-bit encoding of a VOP1, VOP2 or VOPC row (opcode offsets: 15.3.4), in one of the formats without and with a scalar
/// destination.
pub fn wide_encoding(row: &Row, wide_formats: &[&str; 2], wide_vop1: usize) -> Option<Row> {
    let base = match row.format.as_str() {
        "vopc" => 0,
        "vop2" => 256,
        "vop1" => wide_vop1,
        _ => return None,
    };
    if row.modifiers.iter().any(|m| m == "no_e64") {
        return None;
    }
    let mut wide = row.clone();
    wide.opcode += base;
    wide.format = wide_formats[0].into();
    for operand in &mut wide.operands {
        *operand = match (operand.as_str(), row.format.as_str()) {
            ("vcc=mask", "vopc") => "vdst=mask@sgpr".into(),
            ("vcc=mask", _) => {
                wide.format = wide_formats[1].into();
                "sdst=mask".into()
            }
            ("vcc:mask", _) => "src2:mask@register".into(),
            _ => operand.replace("vsrc1", "src1"),
        };
    }
    wide.modifiers.retain(|m| m != "dpp32" && m != "sdwa");
    for modifier in &mut wide.modifiers {
        if modifier == "dpp64" {
            *modifier = "dpp".into();
        }
    }
    Some(wide)
}

/// A VOP1, VOP2 or VOPC row keeps of its modifiers what a DPP or SDWA dword can express.
pub fn narrow_encoding(mut row: Row) -> Row {
    if matches!(row.format.as_str(), "vop1" | "vop2" | "vopc") {
        let dpp = row.modifiers.iter().any(|m| m == "dpp" || m == "dpp32");
        let sdwa = row.modifiers.iter().any(|m| m == "sdwa");
        row.modifiers.retain(|m| match m.as_str() {
            "sdwa" | "clamp" | "omod" => sdwa,
            _ => (dpp || sdwa) && (m.starts_with("abs=") || m.starts_with("neg=")),
        });
        if dpp {
            row.modifiers.push("dpp".into());
        }
    }
    row
}
