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
pub(crate) struct AtomType {
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
    /// Of a struct: its fields, those of structs in it in their place. Each is a signal of its own.
    pub fields: Vec<Field>,
}

/// A field of a struct that is no struct itself.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    /// Its name in the struct; of a field of a field both, joined by `_`.
    pub name: String,
    /// Its lowest bit in the struct.
    pub lsb: u32,
    /// Its type.
    pub ty: AtomType,
}

impl AtomType {
    /// That of a value with this descriptor.
    pub(crate) fn of(descriptor: &TypeDescriptor) -> Self {
        let mut fields = vec![];
        let width = match &descriptor.kind {
            TypeKind::Composite(parts) => {
                let mut lsb = 0;
                for part in parts {
                    let ty = Self::of(&part.kind);
                    let width = ty.width;
                    for (name, at, ty) in ty.leaves() {
                        let names: Vec<&str> = [part.fieldname.as_str()].into_iter().chain(name).collect();
                        fields.push(Field { name: names.join("_"), lsb: lsb + at, ty: ty.clone() });
                    }
                    lsb += width;
                }
                lsb
            }
            TypeKind::Bits(width) | TypeKind::Signed(width) => *width as u32,
            TypeKind::Enum(labels) => clog2(labels.len()) as u32,
        };
        let mut enums = vec![];
        collect_enums(descriptor, &mut enums);
        Self {
            width,
            clock: descriptor.name == "clock" && matches!(descriptor.kind, TypeKind::Bits(1)),
            signed: matches!(descriptor.kind, TypeKind::Signed(_)),
            labels: matches!(descriptor.kind, TypeKind::Enum(_)).then(|| enums.first().cloned()).flatten(),
            enums,
            fields,
        }
    }

    /// The signals that a value of this type is: name in the struct (none when it is no struct), lowest bit, type.
    pub(crate) fn leaves(&self) -> Vec<(Option<&str>, u32, &Self)> {
        if self.fields.is_empty() {
            return vec![(None, 0, self)];
        }
        self.fields.iter().map(|field| (Some(field.name.as_str()), field.lsb, &field.ty)).collect()
    }
}

/// The netlist's name of the signal for a field of the struct `name`; the name itself where there is no field.
pub(crate) fn field_name(name: &str, field: Option<&str>) -> String {
    field.map_or_else(|| name.to_owned(), |field| format!("{name}_{field}"))
}

impl AtomInfo {
    pub(super) fn new(name: String, atom: &dyn Atom, in_flip_flop: bool) -> Self {
        let ty = AtomType::of(&atom.descriptor());
        let width = ty.width;
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
