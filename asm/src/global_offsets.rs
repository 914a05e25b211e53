//! The global offset table: 8 bytes with the absolute address of each symbol that code reaches through `@gotpcrel32`. The
//! loader fills them in; code finds them relative to itself.

use super::expression::{Expression, Variant};
use super::section::{Section, SectionKind};
use super::symbols::Symbols;

/// Bytes of a slot.
const SLOT: u64 = 8;

/// The symbols that have a slot, in order.
pub(super) struct GlobalOffsets {
    names: Vec<String>,
    /// Index of the table among the sections.
    section: usize,
}

impl GlobalOffsets {
    /// The table that these sections ask for, which becomes the section behind them.
    pub(super) fn of(sections: &[Section]) -> Self {
        let mut names: Vec<String> = Vec::new();
        for fixup in sections.iter().flat_map(|section| &section.fixups) {
            if let Some(name) = fixup.expression.slot_symbol()
                && !names.iter().any(|known| known == name)
            {
                names.push(name.to_owned());
            }
        }
        Self { names, section: sections.len() }
    }

    /// The section that holds the table; `None` when nothing asks for a slot.
    pub(super) fn to_section(&self) -> Option<Section> {
        (!self.names.is_empty()).then(|| Section {
            name: ".got".to_owned(),
            kind: SectionKind::Data,
            align: SLOT,
            bytes: vec![0; self.names.len() * SLOT as usize],
            fixups: vec![],
        })
    }

    fn address(&self, slot: usize, addresses: &[u64]) -> u64 {
        addresses[self.section] + slot as u64 * SLOT
    }

    /// Where the loader writes which address, both relative to the load base: one for each slot whose symbol is defined.
    pub(super) fn relocations(&self, symbols: &Symbols, addresses: &[u64]) -> Vec<(u64, u64)> {
        let slots = self.names.iter().enumerate();
        slots
            .filter_map(|(slot, name)| {
                let symbol = Expression::Symbol(name.clone(), Variant::Plain);
                let value = symbols.evaluate(&symbol, Some(addresses)).ok()?;
                let target = addresses[value.section?].wrapping_add_signed(value.offset);
                Some((self.address(slot, addresses), target))
            })
            .collect()
    }

    /// What an expression that names a slot refers to: the slot's address plus what is added to the symbol.
    pub(super) fn target(&self, expression: &Expression, symbols: &Symbols, addresses: &[u64]) -> Option<u64> {
        let name = expression.slot_symbol()?;
        let slot = self.names.iter().position(|known| known == name)?;
        let symbol = Expression::Symbol(name.to_owned(), Variant::Plain);
        let value = |expression| symbols.evaluate(expression, Some(addresses)).ok();
        let added = value(expression)?.offset.wrapping_sub(value(&symbol)?.offset);
        Some(self.address(slot, addresses).wrapping_add_signed(added))
    }
}
