//! Everything that a block's module follows from, as bytes: blocks of equal bytes become one module without being
//! lowered again. A design has thousands of blocks and tens of modules, so this is where elaboration spends its time.

use super::atom::{AtomInfo, AtomType};
use super::library::Part;
use super::scope::Scope;
use rust_hdl::prelude::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogLink, VerilogStatement,
};
use rust_hdl::prelude::{Verilog, VerilogLiteral};
use std::io::Write;
use std::sync::Arc;

/// The bytes of a scope. A child counts as the part it has become, whose address is its identity.
pub(super) fn of(scope: &Scope) -> Vec<u8> {
    let mut bytes = Fingerprint(Vec::with_capacity(4096));
    match &scope.hdl {
        Verilog::Combinatorial(code) => bytes.block(code),
        other => bytes.text(&format!("{other:?}")),
    }
    let source = scope.source.as_ref().map(|source| (&source.file, &source.name));
    bytes.text(&format!("{:?}{source:?}", scope.timing));
    bytes.number(scope.atoms.len());
    for atom in &scope.atoms {
        bytes.atom(atom);
    }
    for (name, part) in &scope.children {
        bytes.text(name);
        match part {
            Part::Register(register) => {
                bytes.number(0);
                bytes.ty(&register.ty);
                bytes.display(&register.init);
            }
            Part::Module(child) => bytes.number(Arc::as_ptr(child).addr()),
        }
    }
    bytes.0
}

/// Appends values so that different ones never give equal bytes: texts with their length, alternatives with a number.
struct Fingerprint(Vec<u8>);

impl Fingerprint {
    fn number(&mut self, number: usize) {
        self.0.extend(number.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.number(text.len());
        self.0.extend(text.as_bytes());
    }

    fn display(&mut self, value: &impl std::fmt::Display) {
        // Writing to a vector cannot fail; the end mark is in no number's text.
        let _ = write!(self.0, "{value};");
    }

    fn atom(&mut self, atom: &AtomInfo) {
        self.text(&atom.name);
        self.number(atom.kind as usize);
        self.ty(&atom.ty);
        match &atom.value {
            Some(value) => self.display(value),
            None => self.0.push(b';'),
        }
    }

    fn ty(&mut self, ty: &AtomType) {
        self.number(ty.width as usize);
        self.0.extend([ty.clock, ty.signed, ty.labels.is_some()].map(u8::from));
        self.number(ty.enums.len());
        for labels in &ty.enums {
            self.text(&labels.name);
            self.number(labels.labels.len());
            labels.labels.iter().for_each(|label| self.text(label));
        }
        self.number(ty.fields.len());
        for field in &ty.fields {
            self.text(&field.name);
            self.ty(&field.ty);
        }
    }

    fn block(&mut self, code: &VerilogBlock) {
        self.number(code.len());
        code.iter().for_each(|statement| self.statement(statement));
    }

    fn statement(&mut self, statement: &VerilogStatement) {
        self.0.push(variant(statement));
        match statement {
            VerilogStatement::Assignment(target, value) => self.expressions([target, value]),
            VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
                self.number(*width);
                self.expressions([base, offset, replacement]);
            }
            VerilogStatement::If(conditional) => self.conditional(conditional),
            VerilogStatement::Match(choice) => {
                self.expression(&choice.test);
                self.number(choice.cases.len());
                for case in &choice.cases {
                    self.text(&case.condition);
                    self.block(&case.block);
                }
            }
            VerilogStatement::Loop(repeat) => {
                self.text(&repeat.index);
                self.literal(&repeat.from);
                self.literal(&repeat.to);
                self.block(&repeat.block);
            }
            VerilogStatement::Comment(_) => {}
            VerilogStatement::Link(links) => {
                self.number(links.len());
                links.iter().for_each(|link| self.link(link));
            }
            VerilogStatement::Macro(code) => self.block(code),
        }
    }

    fn conditional(&mut self, conditional: &VerilogConditional) {
        self.expression(&conditional.test);
        self.block(&conditional.then);
        match &conditional.otherwise {
            VerilogBlockOrConditional::Block(code) => {
                self.number(0);
                self.block(code);
            }
            VerilogBlockOrConditional::Conditional(statement) => {
                self.number(1);
                self.statement(statement);
            }
            VerilogBlockOrConditional::None => self.number(2),
        }
    }

    fn link(&mut self, link: &VerilogLink) {
        let (direction, ends) = match link {
            VerilogLink::Forward(ends) => (0, ends),
            VerilogLink::Backward(ends) => (1, ends),
            VerilogLink::Bidirectional(ends) => (2, ends),
        };
        self.number(direction);
        for name in [&ends.my_name, &ends.owner_name, &ends.other_name] {
            self.text(name);
        }
    }

    fn literal(&mut self, literal: &VerilogLiteral) {
        self.display(literal);
    }

    fn expressions<const N: usize>(&mut self, expressions: [&VerilogExpression; N]) {
        for expression in expressions {
            self.expression(expression);
        }
    }

    fn expression(&mut self, expression: &VerilogExpression) {
        use VerilogExpression as E;
        match expression {
            E::Signal(name) => {
                self.0.push(0);
                self.text(name);
            }
            E::Literal(literal) => {
                self.0.push(1);
                self.literal(literal);
            }
            E::Cast(a, width) => {
                self.0.push(2);
                self.number(*width);
                self.expression(a);
            }
            E::Signed(a) => self.operation(3, [a]),
            E::Unsigned(a) => self.operation(4, [a]),
            E::Paren(a) => self.operation(5, [a]),
            E::Binary(a, operator, b) => {
                // Fieldless: the number of the operator.
                self.0.push(16 + operator.clone() as u8);
                self.expressions([a, b]);
            }
            E::Unary(operator, a) => self.operation(64 + operator.clone() as u8, [a]),
            E::Index(a, at) => self.operation(6, [a, at]),
            E::Slice(a, width, at) => {
                self.0.push(7);
                self.number(*width);
                self.expressions([a, at]);
            }
            E::IndexReplace(a, at, bit) => self.operation(8, [a, at, bit]),
        }
    }

    fn operation<const N: usize>(&mut self, code: u8, operands: [&VerilogExpression; N]) {
        self.0.push(code);
        self.expressions(operands);
    }
}

fn variant(statement: &VerilogStatement) -> u8 {
    match statement {
        VerilogStatement::Assignment(..) => 0,
        VerilogStatement::SliceAssignment { .. } => 1,
        VerilogStatement::If(_) => 2,
        VerilogStatement::Match(_) => 3,
        VerilogStatement::Loop(_) => 4,
        VerilogStatement::Comment(_) => 5,
        VerilogStatement::Link(_) => 6,
        VerilogStatement::Macro(_) => 7,
    }
}
