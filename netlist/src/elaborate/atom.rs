//! A signal or constant of a rust-hdl block, as its `Probe` shows it.

use super::literal::Literal;
use crate::ir::EnumLabels;
use crate::value::Value;
use rust_hdl::prelude::{Atom, AtomKind, TypeDescriptor, TypeKind, clog2};
use std::sync::Arc;

/// What a block declares under one name.
#[derive(Clone, Debug)]
pub(super) struct AtomInfo {
    /// Name in the block, interfaces joined by `$`, elements as `$index`.
    pub name: String,
    /// Port, local or constant.
    pub kind: AtomKind,
    /// The Rust type and what follows from it.
    pub ty: AtomType,
    /// The value of a constant and, before the first clock edge, of a flip-flop's pins; not looked at for others.
    pub value: Option<Value>,
}

/// The part of an atom that follows from its Rust type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct AtomType {
    /// Bits; 0 when the type has no values to tell apart.
    pub width: u32,
    /// A `Clock`.
    pub clock: bool,
    /// A `Signed<N>`.
    pub signed: bool,
    /// The labels when it is an enumeration.
    pub labels: Option<Arc<EnumLabels>>,
    /// All enumerations in it, fields of structs too.
    pub enums: Vec<Arc<EnumLabels>>,
}

impl AtomInfo {
    pub(super) fn new(name: String, atom: &dyn Atom, in_flip_flop: bool) -> Self {
        let descriptor = atom.descriptor();
        let mut enums = vec![];
        collect_enums(&descriptor, &mut enums);
        let width = atom.bits() as u32;
        let ty = AtomType {
            width,
            clock: descriptor.name == "clock" && matches!(descriptor.kind, TypeKind::Bits(1)),
            signed: matches!(descriptor.kind, TypeKind::Signed(_)),
            labels: matches!(descriptor.kind, TypeKind::Enum(_)).then(|| enums.first().cloned()).flatten(),
            enums,
        };
        let value = if width > 0 && (in_flip_flop || atom.kind() == AtomKind::Constant) {
            Literal::parse(&atom.verilog()).and_then(|literal| literal.to_value(width))
        } else {
            None
        };
        Self { name, kind: atom.kind(), ty, value }
    }
}

fn collect_enums(descriptor: &TypeDescriptor, found: &mut Vec<Arc<EnumLabels>>) {
    match &descriptor.kind {
        TypeKind::Enum(labels) => {
            let prefix = format!("{}::", descriptor.name);
            let labels = labels.iter().map(|label| label.strip_prefix(&prefix).unwrap_or(label).to_string()).collect();
            found.push(Arc::new(EnumLabels { name: descriptor.name.clone(), labels }));
        }
        TypeKind::Composite(fields) => fields.iter().for_each(|field| collect_enums(&field.kind, found)),
        TypeKind::Bits(_) | TypeKind::Signed(_) => {}
    }
}

/// Bits of an enumeration's values.
pub(super) fn enum_width(labels: &EnumLabels) -> u32 {
    clog2(labels.labels.len()) as u32
}
