//! Walks a rust-hdl block: collects each scope's signals and finished children, and hands the scope over when it ends.

use super::atom::AtomInfo;
use super::library::{Library, Part};
use super::source::Source;
use rust_hdl::prelude::{Atom, Block, Probe, TimingInfo, Verilog};

/// A block under construction: everything its module is made from.
pub(super) struct Scope {
    /// Name of the field that holds the block; the design's name for the top.
    pub name: String,
    /// Its logic.
    pub hdl: Verilog,
    /// Its tags.
    pub timing: Vec<TimingInfo>,
    /// Its signals and constants in declaration order.
    pub atoms: Vec<AtomInfo>,
    /// Its children in declaration order.
    pub children: Vec<(String, Part)>,
    /// Where it was written, when it says so.
    pub source: Option<Source>,
    namespace: Vec<String>,
}

impl Scope {
    /// rust-hdl's `DFF`, known by its tag.
    pub(super) fn is_flip_flop(&self) -> bool {
        self.timing.iter().any(|tag| tag.name == "dff") && matches!(self.hdl, Verilog::Custom(_))
    }
}

/// The probe: a stack of open scopes.
pub(super) struct Walk<'a> {
    open: Vec<Scope>,
    library: &'a mut Library,
    top: Option<Part>,
}

impl<'a> Walk<'a> {
    /// Lowers the block and everything in it into the library; `None` when the block opens no scope.
    pub(super) fn run(block: &dyn Block, name: &str, library: &'a mut Library) -> Option<Part> {
        let mut walk = Self { open: vec![], library, top: None };
        block.accept(name, &mut walk);
        walk.top
    }
}

impl Probe for Walk<'_> {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        self.open.push(Scope {
            name: name.to_string(),
            hdl: node.hdl(),
            timing: node.timing(),
            atoms: vec![],
            children: vec![],
            source: None,
            namespace: vec![],
        });
        self.library.enter(name);
    }

    fn visit_start_namespace(&mut self, name: &str, node: &dyn Block) {
        if let Some(scope) = self.open.last_mut() {
            scope.source = Source::find(&node.timing()).or_else(|| scope.source.take());
            scope.namespace.push(name.to_string());
        }
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if let Some(scope) = self.open.last_mut() {
            let name = scope.namespace.iter().map(String::as_str).chain([name]).collect::<Vec<_>>().join("$");
            let in_flip_flop = scope.is_flip_flop();
            scope.atoms.push(AtomInfo::new(name, signal, in_flip_flop));
        }
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        if let Some(scope) = self.open.last_mut() {
            scope.namespace.pop();
        }
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        let Some(scope) = self.open.pop() else { return };
        let name = scope.name.clone();
        let part = self.library.lower(scope);
        self.library.leave();
        match self.open.last_mut() {
            Some(parent) => parent.children.push((name, part)),
            None => self.top = Some(part),
        }
    }
}
