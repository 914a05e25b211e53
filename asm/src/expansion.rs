//! Macros and repeats: `.macro`, `.rept`, `.irp`, `.irpc`.

use std::collections::HashMap;
use std::sync::Arc;

use super::diagnostic::{Fault, Origin};
use super::lexer::{continues_identifier, starts_identifier};
use super::source::Line;

/// A macro.
#[derive(Clone, Debug)]
pub(super) struct Macro {
    pub name: String,
    pub parameters: Vec<Parameter>,
    pub body: Vec<Line>,
}

/// A macro's parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parameter {
    pub name: String,
    /// `=default`.
    pub default: String,
    /// `:req`.
    pub required: bool,
    /// `:vararg`: takes the rest of the line.
    pub variadic: bool,
}

/// Reads the parameters of a `.macro` line.
pub(super) fn parameters(text: &str) -> Result<Vec<Parameter>, String> {
    let mut parameters: Vec<Parameter> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if parameters.last().is_some_and(|last| last.variadic) {
            return Err("a `:vararg` parameter must be the last one".to_owned());
        }
        let length = rest.find(|character| !continues_identifier(character)).unwrap_or(rest.len());
        let name = &rest[..length];
        if !name.starts_with(starts_identifier) {
            return Err("expected the name of a parameter".to_owned());
        }
        if parameters.iter().any(|parameter| parameter.name == name) {
            return Err(format!("two parameters are named `{name}`"));
        }
        let mut parameter =
            Parameter { name: name.to_owned(), default: String::new(), required: false, variadic: false };
        rest = rest[length..].trim_start();
        if let Some(after) = rest.strip_prefix(':') {
            let after = after.trim_start();
            if let Some(after) = after.strip_prefix("req") {
                parameter.required = true;
                rest = after.trim_start();
            } else if let Some(after) = after.strip_prefix("vararg") {
                parameter.variadic = true;
                rest = after.trim_start();
            } else {
                return Err("expected `req` or `vararg` after the parameter's colon".to_owned());
            }
        }
        if let Some(after) = rest.strip_prefix('=') {
            let (default, length) = argument(after);
            parameter.default = default;
            rest = after[length..].trim_start();
        }
        rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
        parameters.push(parameter);
    }
    Ok(parameters)
}

/// Arguments of a call, separated by commas or by white space.
pub(super) fn arguments(text: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (value, length) = argument(rest);
        arguments.push(value);
        rest = rest[length..].trim_start();
        if let Some(after) = rest.strip_prefix(',') {
            rest = after.trim_start();
            if rest.is_empty() {
                arguments.push(String::new());
            }
        }
    }
    arguments
}

/// The argument at the start of `text`, and its length. White space ends it unless an operator comes before or after.
fn argument(text: &str) -> (String, usize) {
    const OPERATORS: &str = "+-*/%&|^<>=!~";
    let mut value = String::new();
    let mut depth = 0_u32;
    let mut after_operator = true;
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        match character {
            ',' if depth == 0 => return (value.trim_end().to_owned(), at),
            '"' => {
                // The text of a string, without its quotes, as LLVM passes it.
                while let Some((_, inner)) = characters.next() {
                    match inner {
                        '"' => break,
                        '\\' => {
                            value.push('\\');
                            value.extend(characters.next().map(|(_, escaped)| escaped));
                        }
                        _ => value.push(inner),
                    }
                }
                after_operator = false;
            }
            space if space.is_whitespace() => {
                let next = text[at..].trim_start().chars().next();
                let joins = after_operator || next.is_none_or(|next| OPERATORS.contains(next) || next == ',');
                if depth == 0 && !joins {
                    return (value.trim_end().to_owned(), at);
                }
                value.push(space);
            }
            _ => {
                match character {
                    '(' | '[' => depth += 1,
                    ')' | ']' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                after_operator = OPERATORS.contains(character);
                value.push(character);
            }
        }
    }
    (value.trim_end().to_owned(), text.len())
}

impl Macro {
    /// The macro's lines for a call with these arguments; `count` is what `\@` stands for.
    pub(super) fn call(&self, text: &str, count: u64, from: &Origin) -> Result<Vec<Line>, Fault> {
        let fault = |message: String| Fault { at: 0, token: self.name.clone(), message };
        let mut values: HashMap<&str, String> = HashMap::new();
        let mut rest = text.trim();
        let mut position = 0;
        while !rest.is_empty() {
            let named = self.parameters.iter().find_map(|parameter| {
                let after = rest.strip_prefix(parameter.name.as_str())?.trim_start().strip_prefix('=')?;
                (!after.starts_with('=')).then_some((parameter, after))
            });
            let (parameter, after) = match named {
                Some(named) => named,
                None => {
                    let parameter = self.parameters.get(position).ok_or_else(|| {
                        fault(format!("macro `{}` takes {} arguments", self.name, self.parameters.len()))
                    })?;
                    position += 1;
                    (parameter, rest)
                }
            };
            let (value, length) = if parameter.variadic { (after.to_owned(), after.len()) } else { argument(after) };
            values.insert(&parameter.name, value);
            rest = after[length..].trim_start();
            rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
        }
        for parameter in &self.parameters {
            let given = values.entry(&parameter.name).or_default();
            if given.is_empty() {
                if parameter.required {
                    let message = format!("macro `{}` needs its argument `{}`", self.name, parameter.name);
                    return Err(fault(message));
                }
                given.clone_from(&parameter.default);
            }
        }
        Ok(substituted(&self.body, &values, count, from))
    }
}

/// A repeat's body, once for each value of the parameter.
pub(super) fn repeat(
    body: &[Line],
    parameter: &str,
    values: impl Iterator<Item = String>,
    count: u64,
    from: &Origin,
) -> Vec<Line> {
    values.flat_map(|value| substituted(body, &HashMap::from([(parameter, value)]), count, from)).collect()
}

/// The lines with `\name`, `\@` and `\()` replaced.
fn substituted(body: &[Line], values: &HashMap<&str, String>, count: u64, from: &Origin) -> Vec<Line> {
    body.iter()
        .map(|line| {
            let calls = line.origin.expanded_from.iter().copied();
            let outer = std::iter::once(from.line).chain(from.expanded_from.iter().copied());
            let expanded_from: Arc<[u32]> = calls.chain(outer).collect();
            Line {
                text: substitute(&line.text, values, count),
                origin: Origin { line: line.origin.line, expanded_from },
            }
        })
        .collect()
}

fn substitute(text: &str, values: &HashMap<&str, String>, count: u64) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        result.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        // A point may belong to the name or follow it (`\reg.l`): the longest parameter that fits wins.
        let length = after.find(|character| !continues_identifier(character)).unwrap_or(after.len());
        let name = (1..=length).rev().filter_map(|length| after.get(..length)).find(|name| values.contains_key(name));
        if let Some(after) = after.strip_prefix("()") {
            rest = after;
        } else if let Some(after) = after.strip_prefix('@') {
            result.push_str(&count.to_string());
            rest = after;
        } else if let Some(name) = name.filter(|name| name.len() == length || after[name.len()..].starts_with('.')) {
            result.push_str(&values[name]);
            rest = &after[name.len()..];
        } else {
            result.push('\\');
            rest = after;
        }
    }
    result.push_str(rest);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn arguments_are_separated_by_commas_or_spaces() {
        assert_eq!(arguments("v[0:1], -1 + 2 ,f(a, b)"), ["v[0:1]", "-1 + 2", "f(a, b)"]);
        assert_eq!(arguments("a b  c"), ["a", "b", "c"]);
        assert_eq!(arguments("\"a, b\" c,"), ["a, b", "c", ""]);
    }

    #[test]
    fn parameters_have_defaults_and_kinds() {
        let read = parameters("a, b=4 c:req, d:vararg").unwrap();
        let names: Vec<_> = read.iter().map(|parameter| parameter.name.as_str()).collect();
        assert_eq!(names, ["a", "b", "c", "d"]);
        assert_eq!(read[1].default, "4");
        assert!(read[2].required && read[3].variadic);
        assert!(parameters("a, a").is_err());
        assert!(parameters("a:vararg, b").is_err());
    }

    #[test]
    fn substitution_takes_the_whole_name() {
        let values = HashMap::from([("a", "1".to_owned()), ("ab", "2".to_owned())]);
        assert_eq!(substitute(r"\a \ab \a\()b \abc \@ \a.l", &values, 7), r"1 2 1b \abc 7 1.l");
    }
}
