//! Names that older processors have for opcodes of RDNA4. LLVM takes them, and writes the others.

use std::collections::HashMap;
use std::sync::LazyLock;

static ALIASES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let lines = include_str!("aliases.txt").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).collect()
});

/// The mnemonic of RDNA4 that `name`, without suffix, stands for.
pub fn mnemonic(name: &str) -> Option<&'static str> {
    ALIASES.get(name).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::target::Target;

    #[test]
    fn aliases_are_no_mnemonics_and_stand_for_one() {
        for (alias, name) in ALIASES.iter() {
            assert!(Target::Rdna4.by_mnemonic(alias).is_empty(), "{alias}");
            assert!(!Target::Rdna4.by_mnemonic(name).is_empty(), "{name}");
        }
        assert_eq!(ALIASES.len(), include_str!("aliases.txt").lines().count() - 1);
    }
}
