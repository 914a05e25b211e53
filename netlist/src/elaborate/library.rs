//! The modules made so far, each structure once: by the block's fingerprint before it is lowered, by the module's content
//! after.

use super::atom::AtomType;
use super::error::{ElaborateError, Problem};
use super::fingerprint;
use super::generated;
use super::module::{self, Built};
use super::names::{Names, identifier, snake_case, without_index};
use super::scope::Scope;
use super::source::Source;
use crate::generator;
use crate::ir::{Module, ModuleId, SignalId, SignalKind};
use crate::value::Value;
use rust_hdl::prelude::Verilog;
use std::collections::HashMap;
use std::sync::Arc;

/// What a block has become for its parent.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// A `DFF`, folded into its parent.
    Register(RegisterPart),
    /// Anything else.
    Module(Arc<ModulePart>),
}

/// A `DFF`.
#[derive(Clone, Debug)]
pub(super) struct RegisterPart {
    /// Type of `d` and `q`.
    pub ty: AtomType,
    /// Value after configuration.
    pub init: Value,
}

/// A block with a module.
#[derive(Debug)]
pub(super) struct ModulePart {
    /// The module.
    pub module: ModuleId,
    /// Its ports as rust-hdl names them.
    pub ports: Vec<Port>,
}

/// A port of a module as its parent's kernel knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Port {
    /// rust-hdl's name.
    pub name: String,
    /// The module's signal; of a struct one for each field.
    pub signals: Vec<SignalId>,
    /// Input, output or clock.
    pub kind: SignalKind,
    /// The Rust type.
    pub ty: AtomType,
}

/// The modules made so far.
pub(super) struct Library {
    pub(super) modules: Vec<Module>,
    pub(super) errors: Vec<ElaborateError>,
    path: Vec<String>,
    names: Names,
    by_fingerprint: HashMap<Vec<u8>, Part>,
    by_content: HashMap<Module, ModuleId>,
}

impl Library {
    /// An empty library that keeps `top` free for the design's top.
    pub(super) fn new(top: &str) -> Self {
        let mut names = Names::default();
        names.claim(&[top.to_string()]);
        Self {
            modules: vec![],
            errors: vec![],
            path: vec![],
            names,
            by_fingerprint: HashMap::new(),
            by_content: HashMap::new(),
        }
    }

    /// A scope opens.
    pub(super) fn enter(&mut self, name: &str) {
        self.path.push(identifier(name));
    }

    /// The innermost scope has been lowered.
    pub(super) fn leave(&mut self) {
        self.path.pop();
    }

    /// The part that a finished scope is; lowered unless one with the same fingerprint was.
    pub(super) fn lower(&mut self, scope: Scope) -> Part {
        if let Some(register) = flip_flop(&scope) {
            return Part::Register(register);
        }
        let fingerprint = fingerprint::of(&scope);
        if let Some(part) = self.by_fingerprint.get(&fingerprint) {
            return part.clone();
        }
        let built = self.build(&scope);
        let part = self.insert(built, &scope.name, scope.source);
        self.by_fingerprint.insert(fingerprint, part.clone());
        part
    }

    fn build(&mut self, scope: &Scope) -> Built {
        let path = self.path.join(".");
        let refused = |construct: String, advice| ElaborateError::Block {
            path: path.clone(),
            problem: Problem::Unsupported { construct, advice },
        };
        let refusal = match &scope.hdl {
            Verilog::Combinatorial(code) => return module::build(scope, code, &path),
            Verilog::Empty => return module::build(scope, &vec![], &path),
            Verilog::Custom(text) => match text.strip_prefix(generator::TAG) {
                Some(key) => match generator::lookup(key.trim()) {
                    Some(module) => return generated::build(scope, &module, &path),
                    None => refused(format!("the generator {key}"), "build the block with Generator::new"),
                },
                None => {
                    let tags: Vec<&str> = scope.timing.iter().map(|tag| tag.name.as_str()).collect();
                    let what = if tags.is_empty() { "custom Verilog".to_string() } else { tags.join(" and ") };
                    refused(what, "write the block as a kernel or a generator block; memories are generator blocks")
                }
            },
            Verilog::Blackbox(black_box) => {
                refused(format!("the black box {}", black_box.name), "write the block as a kernel or a generator block")
            }
            Verilog::Wrapper(_) => {
                refused("wrapped Verilog".to_string(), "write the block as a kernel or a generator block")
            }
        };
        let mut built = module::build(scope, &vec![], &path);
        built.errors = vec![refusal];
        built
    }

    fn insert(&mut self, built: Built, field: &str, source: Option<Source>) -> Part {
        let Built { mut module, ports, errors } = built;
        self.errors.extend(errors);
        let generated_name = std::mem::take(&mut module.name);
        let generated_source = std::mem::take(&mut module.source);
        let id = match self.by_content.get(&module) {
            Some(id) => *id,
            None => {
                let path = self.path.join(".");
                let id = ModuleId(self.modules.len() as u32);
                self.by_content.insert(module.clone(), id);
                let field = identifier(without_index(field));
                let ty = match &source {
                    Some(source) => source.name.clone(),
                    None => snake_case(&generated_name),
                };
                let made = if generated_source.is_empty() { format!("block {path}") } else { generated_source };
                if self.path.len() == 1 {
                    module.name = identifier(&self.path[0]);
                } else if ty.is_empty() || ty == field {
                    module.name = self.names.claim(&[field]);
                } else {
                    let both = format!("{ty}_{field}");
                    module.name = self.names.claim(&[ty, both]);
                }
                if let Some(source) = source {
                    for (name, text) in source.notes() {
                        let is_one = |port: &&Port| without_index(&port.name) == name;
                        if let Some(signal) = ports.iter().find(is_one).and_then(|port| port.signals.first()) {
                            module.notes.insert(module.signal(*signal).name.clone(), text);
                        }
                    }
                    module.source = source.file;
                } else {
                    module.source = made;
                }
                self.modules.push(module);
                id
            }
        };
        Part::Module(Arc::new(ModulePart { module: id, ports }))
    }
}

/// The part that a `DFF` is.
fn flip_flop(scope: &Scope) -> Option<RegisterPart> {
    let q = scope.atoms.iter().find(|atom| atom.name == "q").filter(|_| scope.is_flip_flop())?;
    let init = q.value.clone().unwrap_or_else(|| Value::zero(q.ty.width.max(1)));
    Some(RegisterPart { ty: q.ty.clone(), init })
}
