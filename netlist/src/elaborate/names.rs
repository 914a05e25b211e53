//! Names as kernels write them (`lanes[i + 1].pc.next` arrives as `lanes[i+1]$pc$next`), array indices evaluated, and
//! as the netlist writes them.

use std::collections::HashSet;

/// Values of the loop variables in scope, innermost last.
pub(super) type Loops = Vec<(String, i128)>;

/// The innermost loop variable of that name.
pub(super) fn loop_value(loops: &Loops, name: &str) -> Option<i128> {
    loops.iter().rev().find(|(variable, _)| variable == name).map(|(_, value)| *value)
}

/// The name with every `[index]` evaluated to `$n` and without `$next`; rust-hdl names its atoms so.
///
/// # Errors
/// The index that is not arithmetic over numbers and loop variables.
pub(super) fn resolve(name: &str, loops: &Loops) -> Result<String, String> {
    let name = name.trim_start_matches('.');
    let name = name.strip_suffix("$next").unwrap_or(name).replace('.', "$");
    let mut result = String::with_capacity(name.len());
    let mut rest = name.as_str();
    while let Some((before, after)) = rest.split_once('[') {
        let (index, after) = after.split_once(']').ok_or_else(|| after.to_string())?;
        let value = IndexParser { text: index, loops }.parse().ok_or_else(|| index.to_string())?;
        result.push_str(before);
        result.push('$');
        result.push_str(&value.to_string());
        rest = after;
    }
    result.push_str(rest);
    Ok(result)
}

/// Recursive descent over `+ - * / % ( )`, numbers and loop variables.
struct IndexParser<'a> {
    text: &'a str,
    loops: &'a Loops,
}

impl IndexParser<'_> {
    fn parse(mut self) -> Option<i128> {
        let value = self.sum()?;
        self.text.trim().is_empty().then_some(value)
    }

    fn take(&mut self, operators: &[char]) -> Option<char> {
        let text = self.text.trim_start();
        let found = text.chars().next().filter(|next| operators.contains(next))?;
        self.text = &text[found.len_utf8()..];
        Some(found)
    }

    fn sum(&mut self) -> Option<i128> {
        let mut value = self.product()?;
        while let Some(operator) = self.take(&['+', '-']) {
            let right = self.product()?;
            value = if operator == '+' { value.checked_add(right)? } else { value.checked_sub(right)? };
        }
        Some(value)
    }

    fn product(&mut self) -> Option<i128> {
        let mut value = self.factor()?;
        while let Some(operator) = self.take(&['*', '/', '%']) {
            let right = self.factor()?;
            value = match operator {
                '*' => value.checked_mul(right)?,
                '/' => value.checked_div(right)?,
                _ => value.checked_rem(right)?,
            };
        }
        Some(value)
    }

    fn factor(&mut self) -> Option<i128> {
        if self.take(&['(']).is_some() {
            let value = self.sum()?;
            return self.take(&[')']).map(|_| value);
        }
        let text = self.text.trim_start();
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        self.text = rest;
        number(word).or_else(|| loop_value(self.loops, word))
    }
}

/// A Rust integer literal: `12`, `0x1f`, `0b10_01`, `3_usize`.
pub(super) fn number(word: &str) -> Option<i128> {
    let word = word.replace('_', "");
    let suffixes = ["usize", "u128", "u64", "u32", "u16", "u8", "i32"];
    let digits = suffixes.iter().find_map(|suffix| word.strip_suffix(suffix)).unwrap_or(&word);
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        _ => (10, digits),
    };
    i128::from_str_radix(digits, radix).ok()
}

/// The netlist's name of an atom or block: `lanes$3$pc` becomes `lanes_3_pc`.
pub(super) fn identifier(name: &str) -> String {
    name.replace(['$', '.'], "_")
}

/// The name of a block's field without its array indices: `lane$3` becomes `lane`.
pub(super) fn without_index(name: &str) -> &str {
    let mut name = name;
    while let Some((before, index)) = name.rsplit_once('$') {
        if index.is_empty() || !index.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        name = before;
    }
    name
}

/// `ValuLane` becomes `valu_lane`, `LDSBank` becomes `lds_bank`; names in snake case stay.
pub(super) fn snake_case(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut result = String::new();
    for (at, c) in chars.iter().enumerate() {
        let after_lower = at > 0 && (chars[at - 1].is_lowercase() || chars[at - 1].is_ascii_digit());
        let before_lower =
            at > 0 && chars[at - 1].is_uppercase() && chars.get(at + 1).is_some_and(|c| c.is_lowercase());
        if c.is_uppercase() && (after_lower || before_lower) {
            result.push('_');
        }
        result.extend(c.to_lowercase());
    }
    result
}

/// Hands out names, each once.
#[derive(Default)]
pub(super) struct Names {
    taken: HashSet<String>,
}

impl Names {
    /// The first candidate that is free, else the first candidate with the first free number (from 2) appended.
    pub(super) fn claim(&mut self, candidates: &[String]) -> String {
        for candidate in candidates {
            if self.taken.insert(candidate.clone()) {
                return candidate.clone();
            }
        }
        let base = candidates.first().cloned().unwrap_or_default();
        let mut number = 2u32;
        loop {
            let name = format!("{base}_{number}");
            if self.taken.insert(name.clone()) {
                return name;
            }
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{resolve, snake_case, without_index};
    use pretty_assertions::assert_eq;

    #[test]
    fn every_dimension_of_an_array_is_evaluated() {
        let loops = vec![("i".to_string(), 3), ("j".to_string(), 1)];
        assert_eq!(resolve("lanes[i+1]$rows[2*(j+1)-1]$pc$next", &loops), Ok("lanes$4$rows$3$pc".to_string()));
        assert_eq!(resolve("grid[i][0x10_usize]", &loops), Ok("grid$3$16".to_string()));
        assert_eq!(resolve(".bus.valid", &loops), Ok("bus$valid".to_string()));
    }

    #[test]
    fn an_index_with_an_unknown_name_is_an_error() {
        assert_eq!(resolve("a[N-1]", &vec![]), Err("N-1".to_string()));
    }

    #[test]
    fn names_of_types_become_names_of_modules() {
        assert_eq!(snake_case("ValuLane"), "valu_lane");
        assert_eq!(snake_case("LDSBank"), "lds_bank");
        assert_eq!(snake_case("Fp32Add"), "fp32_add");
        assert_eq!(without_index("lane$3$1"), "lane");
    }
}
