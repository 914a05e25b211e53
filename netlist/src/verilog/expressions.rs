//! How expressions become text: which of them are written in place and which get a name.
//!
//! An expression gets a wire of its own when Verilog needs a name (only names can be sliced), when it is used more than
//! once and is not tiny, or when the expression around it would grow too long to read. When a process does nothing but
//! give an expression to a signal, the other users of the expression read that signal.

use super::functions::range;
use super::module::ModuleWriter;
use super::places::Place;
use super::repeat::Loop;
use crate::ir::{EnumLabels, ExprId, Op, SignalId, Stmt};
use crate::schedule::statement_roots;
use crate::value::Value;
use crate::without_debug::DEBUG_PREFIX;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Used more than once and longer than this: gets a name.
const SHARED_LENGTH: usize = 16;
/// Longer than this as an operand: gets a name.
const OPERAND_LENGTH: usize = 90;
/// Longer chains of one associative operator are cut by a name.
const LIST_LENGTH: usize = 700;
/// Conditional chains longer than this are cut by a name.
const CHAIN_LENGTH: usize = 32;

/// What the outermost construct of a text is; decides about parentheses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Level {
    /// Name, literal, concatenation, call, part select.
    Primary,
    /// `-a`, `|a`.
    Prefix,
    /// `~a`.
    Complement,
    /// `a OPERATOR b`.
    Infix(&'static str),
    /// `a ? b : c`, with this many conditions.
    Choice(usize),
    /// Right only as all that is assigned to a signal of its width: a signed expression.
    Signed,
}

/// The text of an expression.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub(super) text: String,
    pub(super) level: Level,
}

impl Text {
    pub(super) fn primary(text: impl Into<String>) -> Self {
        Self { text: text.into(), level: Level::Primary }
    }

    /// As an operand of another operator.
    pub(super) fn enclosed(&self) -> String {
        if self.level == Level::Primary { self.text.clone() } else { format!("({})", self.text) }
    }

    /// As an operand of an associative infix operator.
    pub(super) fn enclosed_unless(&self, operator: &'static str) -> String {
        if matches!(self.level, Level::Complement) || self.level == Level::Infix(operator) {
            return self.text.clone();
        }
        self.enclosed()
    }
}

/// What is known about one expression while its module is written.
#[derive(Clone, Default)]
pub(super) struct Known {
    /// Operands and statements that use it.
    pub(super) uses: u32,
    /// Its value, when no signal takes part.
    pub(super) constant: Option<Value>,
    /// Something inside a loop takes part.
    pub(super) varies: bool,
    /// The name that users write.
    pub(super) name: Option<String>,
    /// A name that can be sliced, where the other is a place in a vector.
    pub(super) alone: Option<String>,
    /// Its text written out; a lookup has none, it is a block.
    pub(super) text: Option<Text>,
    /// The wire that holds the shifted operand of a part select that may leave its operand.
    pub(super) shifted: Option<String>,
}

/// `8'h2a`, `3'd5`, `1'b0`.
pub(super) fn literal(value: &Value) -> String {
    match value.to_u64() {
        Some(bit) if value.width() == 1 => format!("1'b{bit}"),
        Some(small @ 0..10) => format!("{}'d{small}", value.width()),
        _ => format!("{}'h{}", value.width(), format!("{value:x}").trim_start_matches('0')),
    }
}

/// `width` bits of zero.
pub(super) fn zeros(width: u32) -> String {
    literal(&Value::zero(width))
}

impl ModuleWriter<'_> {
    /// Uses of every expression that processes, registers and memories reach, and the names that signals lend.
    pub(super) fn survey(&mut self) {
        let module = self.module;
        let mut roots = vec![];
        for process in &self.processes {
            statement_roots(&process.body, &mut roots);
        }
        roots.extend(self.loops.iter().flat_map(Loop::roots));
        roots.extend(self.clocked.roots());
        for memory in &module.memories {
            roots.extend(memory.reads.iter().flat_map(|port| std::iter::once(port.address).chain(port.enable)));
            roots.extend(memory.writes.iter().flat_map(|port| [port.address, port.enable, port.data]));
            roots.extend(memory.writes.iter().filter_map(|port| port.mask));
        }
        for root in &roots {
            self.known[root.index()].uses += 1;
        }
        // Operands precede users, so one pass downwards counts the uses by expressions that are used themselves.
        for at in (0..module.exprs.len()).rev() {
            if self.known[at].uses > 0 && self.known[at].constant.is_none() {
                for operand in module.exprs[at].op.operands() {
                    self.known[operand.index()].uses += 1;
                }
            }
        }
        let outside = self.processes.iter().map(|process| (process, false));
        let inside = self.loops.iter().flat_map(|each| &each.processes).map(|process| (process, true));
        for (process, inside) in outside.chain(inside) {
            if let ([Stmt::Assign(value)], false) = (process.body.as_slice(), self.is_debug(process.target)) {
                let name = self.places.signals[process.target.index()].clone();
                let trivial = matches!(module.expr(*value).op, Op::Signal(_));
                let known = &mut self.known[value.index()];
                // What all iterations of a loop share is not one of its signals.
                let seen = known.varies == inside;
                // An element of a vector that others read would look like a loop to tools that see the vector as a whole.
                let whole = !self.places.places.contains_key(&process.target);
                if !trivial && seen && whole && known.constant.is_none() && known.name.is_none() {
                    known.name = Some(name);
                }
            }
        }
    }

    fn is_debug(&self, signal: SignalId) -> bool {
        self.module.signal(signal).name.starts_with(DEBUG_PREFIX)
    }

    /// Writes out every expression below `root` that has no text yet, operands first.
    pub(super) fn prepare(&mut self, root: ExprId) {
        let mut found = BTreeSet::new();
        let mut stack = vec![root];
        while let Some(id) = stack.pop() {
            let known = &self.known[id.index()];
            if known.text.is_some() || known.name.is_some() && id != root || !found.insert(id) {
                continue;
            }
            match (&known.constant, self.selecting.get(&id)) {
                (Some(_), _) => {}
                (None, Some(selection)) => stack.extend(selection.operands(self.module)),
                (None, None) => stack.extend(self.module.expr(id).op.operands()),
            }
        }
        for id in found {
            let text = match (&self.known[id.index()].constant, self.selecting.get(&id).cloned()) {
                (Some(value), _) => Some(Text::primary(literal(value))),
                (None, Some(selection)) => Some(Text::primary(self.selected(&selection))),
                (None, None) => self.operation(id),
            };
            let least = if is_wiring(&self.module.expr(id).op) { OPERAND_LENGTH } else { SHARED_LENGTH };
            let known = &mut self.known[id.index()];
            let named = text.as_ref().is_none_or(|text| known.uses > 1 && text.text.len() > least);
            known.text = text;
            if named && id != root {
                self.name(id);
            }
        }
    }

    /// The text of an expression that stands by itself: the right side of an assignment.
    pub(super) fn root(&mut self, id: ExprId, labels: Option<&EnumLabels>) -> Text {
        self.prepare(id);
        if let Some(labels) = labels
            && let Some(text) = self.labelled(id, labels)
        {
            return text;
        }
        let known = &self.known[id.index()];
        match (&known.name, &known.text) {
            (Some(name), _) => Text::primary(name.clone()),
            (None, Some(text)) => text.clone(),
            (None, None) => Text::primary(self.name(id)),
        }
    }

    /// The text of an operand; it was prepared before its user.
    pub(super) fn operand(&mut self, id: ExprId) -> Text {
        let known = &self.known[id.index()];
        match (&known.name, &known.text) {
            (Some(name), _) => Text::primary(name.clone()),
            (None, Some(text)) if stands_inside(text) => text.clone(),
            _ => Text::primary(self.name(id)),
        }
    }

    /// The text of an operand of an associative operator: a chain of it goes on.
    pub(super) fn listed(&mut self, id: ExprId, operator: &'static str) -> String {
        let known = &self.known[id.index()];
        match (&known.name, &known.text) {
            (None, Some(text)) if text.level == Level::Infix(operator) && text.text.len() <= LIST_LENGTH => {
                text.text.clone()
            }
            _ => self.operand(id).enclosed_unless(operator),
        }
    }

    /// The text of the last part of a conditional chain.
    pub(super) fn tail(&mut self, id: ExprId) -> Text {
        let known = &self.known[id.index()];
        match (&known.name, &known.text) {
            (None, Some(text)) if is_chain(text.level, 1) && !is_chain(text.level, CHAIN_LENGTH) => text.clone(),
            _ => self.operand(id),
        }
    }

    /// The name of an expression; makes a wire for it when it has none.
    pub(super) fn name(&mut self, id: ExprId) -> String {
        let module = self.module;
        if let Op::Signal(signal) = module.expr(id).op {
            return self.places.signals[signal.index()].clone();
        }
        if let Some(name) = &self.known[id.index()].name {
            return name.clone();
        }
        let expr = module.expr(id);
        let name = self.made_name(id);
        let width = range(expr.width);
        if let Op::Lookup { .. } = expr.op {
            let block = self.lookup_block(id, &name, None);
            let _ = write!(self.pending_for(id), "  reg {width}{name};\n{block}");
        } else {
            let text = self.known[id.index()].text.clone().map_or(String::new(), |text| text.text);
            let _ = writeln!(self.pending_for(id), "  wire {width}{name} = {text};");
        }
        self.known[id.index()].name = Some(name.clone());
        name
    }

    /// A name for the expression that can be sliced.
    pub(super) fn alone(&mut self, id: ExprId) -> String {
        if let Some(alone) = &self.known[id.index()].alone {
            return alone.clone();
        }
        if let Some(vector) = self.whole_vector(id) {
            return vector;
        }
        let Some((text, wanted)) = self.place_or_part(id) else { return self.name(id) };
        let name = self.names.claim(&wanted);
        let width = range(self.module.width(id));
        let _ = writeln!(self.pending_for(id), "  wire {width}{name} = {text};");
        self.known[id.index()].alone = Some(name.clone());
        name
    }

    /// The element of a vector that an expression is written as.
    pub(super) fn place(&self, id: ExprId) -> Option<&Place> {
        match self.module.expr(id).op {
            Op::Signal(signal) => self.places.places.get(&signal),
            _ => None,
        }
    }

    /// The name of the vector whose elements side by side are the expression.
    fn whole_vector(&self, id: ExprId) -> Option<String> {
        let Op::Concat(_) = self.module.expr(id).op else { return None };
        let text = &self.known[id.index()].text.as_ref()?.text;
        text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_').then(|| text.clone())
    }

    /// The text of an expression that is written as part of something, and a name for it alone.
    fn place_or_part(&self, id: ExprId) -> Option<(String, String)> {
        if let Some(place) = self.place(id) {
            return Some((place.whole(), place.alone()));
        }
        match self.module.expr(id).op {
            Op::Signal(signal) if self.places.parts.contains(&signal) => {
                let text = self.places.signals[signal.index()].clone();
                let wanted = format!("{}_part", text.split('[').next().unwrap_or_default());
                Some((text, wanted))
            }
            _ => None,
        }
    }

    /// Where the declaration of a wire for an expression goes.
    pub(super) fn pending_for(&mut self, id: ExprId) -> &mut String {
        if self.known[id.index()].varies { &mut self.pending_inside } else { &mut self.pending }
    }

    /// A constant by its label, also as the results of a choice; `None` when the value has no label.
    fn labelled(&mut self, id: ExprId, labels: &EnumLabels) -> Option<Text> {
        if let Some(value) = &self.known[id.index()].constant {
            let value = value.clone();
            return self.label(&value, labels).map(Text::primary);
        }
        if self.known[id.index()].name.is_some() {
            return None;
        }
        let Op::Mux(condition, a, b) = self.module.expr(id).op else { return None };
        let condition = self.operand(condition).enclosed();
        let a = self.labelled(a, labels).unwrap_or_else(|| self.operand(a));
        let b = self.labelled(b, labels).unwrap_or_else(|| self.tail(b));
        Some(choice(&condition, &a, &b))
    }

    /// The named constant of an enumeration's value.
    pub(super) fn label(&mut self, value: &Value, labels: &EnumLabels) -> Option<String> {
        let index = value.to_u64()?;
        let label = labels.labels.get(usize::try_from(index).ok()?)?;
        let key = (labels.name.clone(), value.clone(), label.clone());
        if let Some(name) = self.constants.get(&key) {
            return Some(name.clone());
        }
        let name = self.names.claim(&super::names::constant_name(&labels.name, label));
        self.constants.insert(key, name.clone());
        Some(name)
    }

    /// A constant, by its label when it has one.
    pub(super) fn constant(&mut self, value: &Value, labels: Option<&EnumLabels>) -> String {
        labels.and_then(|labels| self.label(value, labels)).unwrap_or_else(|| literal(value))
    }

    /// The enumeration that an expression's values belong to.
    pub(super) fn labels_of(&self, id: ExprId) -> Option<std::sync::Arc<EnumLabels>> {
        match self.module.expr(id).op {
            Op::Signal(signal) => self.module.signal(signal).labels.clone(),
            _ => None,
        }
    }
}

/// `condition ? a : b`.
pub(super) fn choice(condition: &str, a: &Text, b: &Text) -> Text {
    let (tail, length) = match b.level {
        Level::Choice(length) => (b.text.clone(), length + 1),
        _ => (b.enclosed(), 1),
    };
    Text { text: format!("{condition} ? {} : {tail}", a.enclosed()), level: Level::Choice(length) }
}

/// Costs nothing in hardware, so that sharing it only matters to the reader.
fn is_wiring(op: &Op) -> bool {
    matches!(op, Op::Slice(..) | Op::ZeroExtend(_) | Op::SignExtend(_) | Op::Concat(_) | Op::Not(_))
}

/// A text may be an operand where it is used; others get a name.
fn stands_inside(text: &Text) -> bool {
    text.text.len() <= OPERAND_LENGTH && !is_chain(text.level, 2) && text.level != Level::Signed
}

fn is_chain(level: Level, least: usize) -> bool {
    matches!(level, Level::Choice(length) if length >= least)
}
