//! The keys that a manifest may have. Others are refused, since a misspelt key would otherwise be a default in silence.

use serde_json::Value;

/// Keys for people and for the tools that made the launch: accepted everywhere, and not looked at.
const NOTES: &[&str] = &["comment", "description", "note", "notes"];

const MANIFEST: &[&str] = &[
    "name",
    "elf",
    "elfs",
    "kernel",
    "grid",
    "block",
    "cooperative",
    "dynamic_lds_bytes",
    "dynamic_vgprs",
    "args",
    "expect",
    "trap_handler",
];
const TRAP_HANDLER: &[&str] = &["source", "elf", "symbol", "memory", "exceptions", "watch"];
const WATCH: &[&str] = &["arg", "offset", "bytes", "on"];
/// Keys of a manifest that say where it comes from, and what follows from `grid` and `block`.
const ORIGIN: &[&str] = &["source", "compiler", "num_groups", "grid_units"];

const BUFFER: &[&str] = &["kind", "name", "file", "fill", "bytes", "dtype", "type", "shape"];
const SCALAR: &[&str] = &["kind", "name", "dtype", "type", "value", "hex", "bytes"];
const IMAGE: &[&str] = &["kind", "name", "file", "fill", "format", "width", "height", "depth", "layers"];
const SAMPLER: &[&str] = &["kind", "name", "address", "filter", "normalized"];
const LOCAL: &[&str] = &["kind", "name", "bytes"];
/// Whether the kernel writes the argument: for the tools that made the launch.
const WRITTEN: &[&str] = &["output"];

const EXPECTATION: &[&str] = &["arg", "file", "dtype", "type", "shape", "compare", "rtol", "atol"];

/// Names further apart than this, in insertions, deletions, replacements and exchanges, are no misspelling of each other.
const NEAR: usize = 2;

/// Refuses the first key that is not known.
pub(super) fn check(manifest: &Value) -> Result<(), String> {
    refuse_unknown(manifest, "", &[MANIFEST, ORIGIN, NOTES])?;
    let list = |key: &str| manifest.get(key).and_then(Value::as_array).into_iter().flatten().enumerate();
    for (at, argument) in list("args") {
        let own = match argument.get("kind").and_then(Value::as_str) {
            Some("buffer") => BUFFER,
            Some("scalar") => SCALAR,
            Some("local") => LOCAL,
            Some("image") => IMAGE,
            Some("sampler") => SAMPLER,
            // The kind itself is refused, or its absence.
            _ => continue,
        };
        refuse_unknown(argument, &format!("args[{at}]: "), &[own, WRITTEN, NOTES])?;
    }
    if let Some(handler) = manifest.get("trap_handler") {
        refuse_unknown(handler, "trap_handler: ", &[TRAP_HANDLER, NOTES])?;
        for (at, watch) in handler.get("watch").and_then(Value::as_array).into_iter().flatten().enumerate() {
            refuse_unknown(watch, &format!("trap_handler.watch[{at}]: "), &[WATCH, NOTES])?;
        }
    }
    for (at, expectation) in list("expect") {
        refuse_unknown(expectation, &format!("expect[{at}]: "), &[EXPECTATION, NOTES])?;
    }
    Ok(())
}

fn refuse_unknown(object: &Value, place: &str, known: &[&[&str]]) -> Result<(), String> {
    let known = || known.iter().copied().flatten().copied();
    let keys = object.as_object().into_iter().flat_map(|object| object.keys());
    let Some(key) = keys.into_iter().find(|key| !known().any(|name| name == *key)) else { return Ok(()) };
    let nearest = known().map(|name| (strsim::osa_distance(key, name), name)).min();
    match nearest {
        // Every name of two letters is as near to every other one.
        Some((distance, name)) if distance <= NEAR && distance < name.len() - 1 => {
            Err(format!("{place}unknown key `{key}`: is `{name}` meant?"))
        }
        _ => {
            let names: Vec<String> = known().map(|name| format!("`{name}`")).collect();
            Err(format!("{place}unknown key `{key}`; the keys are {}", names.join(", ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use serde_json::json;

    #[test]
    fn a_misspelt_key_is_named_with_what_may_be_meant() {
        let error = |manifest: Value| check(&manifest).unwrap_err();
        assert_eq!(error(json!({"expects": []})), "unknown key `expects`: is `expect` meant?");
        assert_eq!(
            error(json!({"args": [{"kind": "local"}, {"kind": "buffer", "byts": 1}]})),
            "args[1]: unknown key `byts`: is `bytes` meant?"
        );
        assert_eq!(error(json!({"expect": [{"rotl": 0}]})), "expect[0]: unknown key `rotl`: is `rtol` meant?");
        let far = error(json!({"args": [{"kind": "local", "fill": "zeros"}]}));
        assert!(far.contains("unknown key `fill`") && far.contains("`bytes`"), "{far}");
    }

    #[test]
    fn notes_and_what_other_tools_write_are_accepted() {
        let manifest = json!({"comment": 1, "notes": [], "source": "k.cl", "compiler": {}, "num_groups": [1, 1, 1],
            "grid_units": "", "elfs": {"any": "key"},
            "args": [{"kind": "scalar", "note": "", "output": false}], "expect": [{"comment": ""}]});
        assert_eq!(check(&manifest), Ok(()));
    }
}
