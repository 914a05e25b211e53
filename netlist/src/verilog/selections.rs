//! Or-ed elements of vectors, as calls of a function with a loop: `selected_16_32(words, grant)` instead of sixteen words, each with
//! its bit of a one-hot grant, `any_of_16_32(words & mask)` where the grant has a mask of its own for each word, and
//! `number_of_16_4(grant)` where the words are their numbers.

use super::expressions::Known;
use super::functions::range;
use super::lines::with_statement;
use super::module::ModuleWriter;
use super::places::Places;
use super::repeat::Leaf;
use crate::ir::{ExprId, Module, Op, SignalId};
use crate::value::Value;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// Fewer elements than this are written out.
const LEAST: usize = 6;
/// So are fewer than this in all selections of one form: they take as many lines as a function has.
const SAVED: usize = 24;

/// What the elements are or-ed with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Mask {
    /// A bit for each.
    Bits,
    /// A vector of the same elements.
    Elements,
    /// A bit for each; the elements are their numbers.
    Numbered,
}

/// A function of a module: elements, bits of each, and their mask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Form {
    count: usize,
    width: u32,
    mask: Mask,
}

/// A chain of disjunctions that is the choice of an element.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    form: Form,
    /// From the lowest on; none if they are numbers.
    elements: Vec<ExprId>,
    /// Of each its bit, or its mask.
    masks: Vec<ExprId>,
}

impl Selection {
    /// The expressions that its text is made of.
    pub(super) fn operands(&self, module: &Module) -> Vec<ExprId> {
        let first = self.elements.first().into_iter().chain(self.masks.first());
        first.flat_map(|first| module.expr(*first).op.operands()).collect()
    }
}

/// Finds the selections of a module.
pub(super) struct Finder<'a> {
    pub(super) module: &'a Module,
    pub(super) places: &'a Places,
    pub(super) leaves: &'a HashMap<SignalId, Leaf>,
    pub(super) known: &'a [Known],
}

impl Finder<'_> {
    /// The selections, by the disjunction that each of them is; only those of which a module has enough that a function is shorter.
    pub(super) fn all(&self) -> HashMap<ExprId, Selection> {
        let mut inner = vec![false; self.module.exprs.len()];
        let mut found = HashMap::new();
        let mut sizes: BTreeMap<Form, usize> = BTreeMap::new();
        // Users behind operands: the whole of a chain comes before its parts.
        for at in (0..self.module.exprs.len()).rev() {
            let Op::Or(a, b) = self.module.exprs[at].op else { continue };
            if self.known[at].uses == 0 {
                continue;
            }
            let mut terms = vec![];
            for operand in [a, b] {
                self.terms(operand, &mut terms, &mut inner);
            }
            if inner[at] {
                continue;
            }
            if let Some(selection) = self.selection(&terms) {
                *sizes.entry(selection.form).or_default() += terms.len();
                found.insert(ExprId(at as u32), selection);
            }
        }
        found.retain(|_, selection| sizes[&selection.form] >= SAVED);
        found
    }

    /// What a chain consists of, in order.
    fn terms(&self, id: ExprId, terms: &mut Vec<ExprId>, inner: &mut [bool]) {
        let known = &self.known[id.index()];
        match self.module.expr(id).op {
            Op::Or(a, b) if known.uses == 1 && known.name.is_none() => {
                inner[id.index()] = true;
                self.terms(a, terms, inner);
                self.terms(b, terms, inner);
            }
            _ => terms.push(id),
        }
    }

    fn selection(&self, terms: &[ExprId]) -> Option<Selection> {
        let width = self.module.width(*terms.first()?);
        if terms.len() < LEAST || width == 1 {
            return None;
        }
        if let Some(selection) = self.number(terms, width) {
            return Some(selection);
        }
        let both = |id: &ExprId| match self.module.expr(*id).op {
            Op::And(a, b) => Some((a, b)),
            _ => None,
        };
        let both: Vec<(ExprId, ExprId)> = terms.iter().map(both).collect::<Option<_>>()?;
        let (first, second): (Vec<ExprId>, Vec<ExprId>) = both.into_iter().unzip();
        let bits = |ids: &[ExprId]| ids.iter().map(|id| self.repeated_bit(*id)).collect::<Option<Vec<ExprId>>>();
        let (elements, masks, mask) = match (bits(&first), bits(&second)) {
            (None, Some(masks)) => (first, masks, Mask::Bits),
            (Some(masks), None) => (second, masks, Mask::Bits),
            _ => (first, second, Mask::Elements),
        };
        let form = Form { count: terms.len(), width, mask };
        (self.is_run(&elements) && self.is_run(&masks)).then_some(Selection { form, elements, masks })
    }

    /// The number of the bit that is set: each but the lowest has its own.
    fn number(&self, terms: &[ExprId], width: u32) -> Option<Selection> {
        let bit = |(at, id): (usize, &ExprId)| {
            let number = Value::new(width, at as u128 + 1);
            match self.module.expr(*id).op {
                Op::And(a, b) => [(a, b), (b, a)].into_iter().find_map(|(constant, mask)| {
                    (self.known[constant.index()].constant.as_ref() == Some(&number))
                        .then(|| self.repeated_bit(mask))?
                }),
                _ => number.is_ones().then(|| self.repeated_bit(*id))?,
            }
        };
        let masks: Vec<ExprId> = terms.iter().enumerate().map(bit).collect::<Option<_>>()?;
        // The bit below them, for which nothing is or-ed.
        let Op::Slice(_, 1..) = self.module.expr(masks[0]).op else { return None };
        let form = Form { count: terms.len() + 1, width, mask: Mask::Numbered };
        self.is_run(&masks).then_some(Selection { form, elements: vec![], masks })
    }

    /// The bit that an expression repeats.
    fn repeated_bit(&self, id: ExprId) -> Option<ExprId> {
        match &self.module.expr(id).op {
            Op::SignExtend(bit) if self.module.width(*bit) == 1 => Some(*bit),
            Op::Concat(parts) => {
                let bit = *parts.first()?;
                (self.module.width(bit) == 1 && parts.iter().all(|part| *part == bit)).then_some(bit)
            }
            _ => None,
        }
    }

    /// Each is what lies above the one before it in one vector.
    fn is_run(&self, ids: &[ExprId]) -> bool {
        ids.windows(2).all(|pair| self.follows(pair[0], pair[1]))
    }

    /// The second is what lies above the first in one vector.
    fn follows(&self, low: ExprId, high: ExprId) -> bool {
        match (&self.module.expr(low).op, &self.module.expr(high).op) {
            (Op::Slice(a, low_lsb), Op::Slice(b, high_lsb)) => {
                a == b
                    && *high_lsb == low_lsb + self.module.width(low)
                    && self.module.width(low) == self.module.width(high)
            }
            (Op::Signal(low), Op::Signal(high)) => match (self.leaves.get(low), self.leaves.get(high)) {
                (Some(Leaf::Part(a, low_lsb)), Some(Leaf::Part(b, high_lsb))) => {
                    let width = i64::from(self.module.signal(*low).width);
                    a == b && low_lsb.factor == high_lsb.factor && high_lsb.offset == low_lsb.offset + width
                }
                _ => match (self.places.places.get(low), self.places.places.get(high)) {
                    (Some(low), Some(high)) => high.follows(low),
                    _ => false,
                },
            },
            _ => false,
        }
    }
}

impl ModuleWriter<'_> {
    /// The call that a selection is.
    pub(super) fn selected(&mut self, selection: &Selection) -> String {
        let Selection { form, elements, masks } = selection;
        let arguments = match form.mask {
            Mask::Bits => format!("{}, {}", self.run(elements), self.run(masks)),
            Mask::Elements => format!("{} & {}", self.run(elements), self.run(masks)),
            Mask::Numbered => match self.module.expr(masks[0]).op {
                Op::Slice(of, lsb) => self.part(of, lsb - 1, form.count as u32),
                _ => String::new(),
            },
        };
        let names = &mut self.names;
        let Form { count, width, mask } = form;
        let wanted = match mask {
            Mask::Bits => format!("selected_{count}_{width}"),
            Mask::Elements => format!("any_of_{count}_{width}"),
            Mask::Numbered => format!("number_of_{count}_{width}"),
        };
        let function = self.selections.entry(*form).or_insert_with(|| names.claim(&wanted));
        format!("{function}({arguments})")
    }

    /// Parts of one vector that follow each other.
    fn run(&mut self, parts: &[ExprId]) -> String {
        let (first, count) = (parts[0], parts.len() as u32);
        let width = self.module.width(first);
        match self.module.expr(first).op {
            Op::Slice(of, lsb) => self.part(of, lsb, width * count),
            Op::Signal(signal) if self.places.parts.contains(&signal) => {
                let text = &self.places.signals[signal.index()];
                let base = text.trim_end_matches(']').trim_end_matches(&format!(" +: {width}"));
                format!("{base} +: {}]", width * count)
            }
            _ => self.run_of_elements(first, parts.len()).unwrap_or_default(),
        }
    }
}

/// The text of a function; `elements`, `select` and `at` are names that the module does not use.
pub(super) fn function(form: Form, name: &str, [elements, select]: &[String; 2], at: &str) -> String {
    let Form { count, width, mask } = form;
    let part = format!("{elements}[{at}*{width} +: {width}]");
    let selects = format!("input {}{select};", range(count as u32));
    let takes = format!("input {}{elements};", range(width * count as u32));
    let (note, inputs, chosen) = match mask {
        Mask::Bits => (
            format!("Of {count} elements of {width} bits the one that is selected, or several or-ed."),
            format!("{takes} {selects}"),
            format!("({part} & {{{width}{{{select}[{at}]}}}})"),
        ),
        Mask::Elements => (format!("Of {count} elements of {width} bits all, or-ed."), takes, part),
        Mask::Numbered => (
            format!("Of {count} bits the number of the one that is set, or those of several or-ed."),
            selects,
            format!("({at}[{}:0] & {{{width}{{{select}[{at}]}}}})", width - 1),
        ),
    };
    let mut text = format!("  // {note}\n  function {}{name};\n    {inputs} integer {at};\n", range(width));
    let _ = write!(text, "    begin\n      {name} = {width}'d0;\n");
    // Nothing is or-ed for the lowest bit.
    let first = u32::from(mask == Mask::Numbered);
    let head = format!("      for ({at} = {first}; {at} < {count}; {at} = {at} + 1)");
    text.push_str(&with_statement(&head, &format!("{name} = {name} | {chosen};")));
    text.push_str("    end\n  endfunction\n");
    text
}
