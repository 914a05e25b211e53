//! `.amdgpu_metadata` blocks: YAML in the source, a MessagePack note in the code object.

use rmpv::Value;
use yaml_rust2::{Yaml, YamlLoader};

use super::assembler::Assembler;
use super::diagnostic::{Fault, Parsed};
use super::directive::Arguments;
use tombolo_code_object::Metadata;

const END: &str = ".end_amdgpu_metadata";

/// Reads the lines up to `.end_amdgpu_metadata`.
pub(super) fn read_block(asm: &mut Assembler<'_>, args: &mut Arguments<'_, '_>) -> Parsed<()> {
    args.cursor.expect_end()?;
    let start = args.cursor.clone();
    if asm.source.is_expanding() {
        return Err(start.fault("a macro cannot hold a metadata block"));
    }
    if asm.metadata.is_some() {
        return Err(start.fault("there is a metadata block already"));
    }
    let mut text = String::new();
    let first = asm.line.origin.line + 1;
    loop {
        let (line, _) = asm.source.next_raw().ok_or_else(|| start.fault(format!("expected `{END}`")))?;
        if line.trim() == END {
            break;
        }
        text.push_str(line);
        text.push('\n');
    }
    let document = parse(&text).map_err(|(line, message)| {
        asm.line.origin.line = first + line;
        Fault { at: 0, token: String::new(), message }
    })?;
    let mut bytes = Vec::new();
    rmpv::encode::write_value(&mut bytes, &document).map_err(|error| start.fault(error.to_string()))?;
    // Checks that everything a launch needs is there and of the right kind.
    let metadata = Metadata::from_message_pack(&bytes).map_err(|error| start.fault(error.to_string()))?;
    asm.metadata = Some((metadata, bytes));
    Ok(())
}

/// Deepest nesting of lists and maps.
const MAX_DEPTH: u32 = 16;

/// The first YAML document; an error has its line, from 0.
fn parse(text: &str) -> Result<Value, (u32, String)> {
    let documents = YamlLoader::load_from_str(text).map_err(|error| {
        let line = u32::try_from(error.marker().line()).unwrap_or(1);
        (line.saturating_sub(1), format!("metadata: {}", error.info()))
    })?;
    let document = documents.first().ok_or_else(|| (0, "metadata: expected a YAML document".to_owned()))?;
    value(document, 0).map_err(|message| (0, message))
}

fn value(yaml: &Yaml, depth: u32) -> Result<Value, String> {
    if depth > MAX_DEPTH {
        return Err("metadata: lists and maps are nested too deeply".to_owned());
    }
    Ok(match yaml {
        Yaml::Integer(number) => (*number).into(),
        Yaml::Boolean(flag) => (*flag).into(),
        Yaml::String(text) => text.as_str().into(),
        Yaml::Real(text) => text.parse::<f64>().map_or_else(|_| text.as_str().into(), Value::from),
        Yaml::Null => Value::Nil,
        Yaml::Array(items) => Value::Array(items.iter().map(|item| value(item, depth + 1)).collect::<Result<_, _>>()?),
        Yaml::Hash(map) => Value::Map(
            map.iter()
                .map(|(key, item)| Ok((value(key, depth + 1)?, value(item, depth + 1)?)))
                .collect::<Result<_, String>>()?,
        ),
        Yaml::Alias(_) | Yaml::BadValue => return Err("metadata: a value has no meaning".to_owned()),
    })
}
