//! The symbol table: labels, assigned symbols and local number labels, and the values of expressions over them.

use std::collections::{HashMap, HashSet};

use super::expression::{Binary, Expression, Unary};
use tombolo_isa::target::Target;

/// A byte of a section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// Index of the section.
    pub section: usize,
    /// Offset in the section in bytes.
    pub offset: u64,
}

/// What a symbol stands for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Definition {
    /// A label.
    Label(Place),
    /// An assigned expression.
    Assigned(Expression),
}

/// How a symbol is seen from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Binding {
    /// Not seen.
    #[default]
    Local,
    /// `.globl`.
    Global,
    /// `.weak`.
    Weak,
}

/// Restrictions on a global symbol (`st_other`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Visibility {
    #[default]
    Default,
    Internal,
    Hidden,
    Protected,
}

/// What `.type` says of a symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SymbolType {
    #[default]
    None,
    Object,
    Function,
}

/// One symbol.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Symbol {
    pub definition: Option<Definition>,
    pub binding: Binding,
    pub visibility: Visibility,
    pub kind: SymbolType,
    /// `.size`.
    pub size: Option<Expression>,
}

/// All symbols, and the place where the assembler stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbols {
    table: HashMap<String, Symbol>,
    /// Names in the order of their first appearance, which is the order of the ELF symbol table.
    order: Vec<String>,
    /// How often each local number label was defined.
    local: HashMap<u64, u64>,
    /// The place of the next byte, `.` in expressions.
    pub here: Place,
    /// The instruction set, whose registers have names of their own.
    pub target: Target,
}

/// The value of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// Section that the value is relative to; `None` for a plain number.
    pub section: Option<usize>,
    /// The number, or the offset in the section.
    pub offset: i64,
}

/// Why an expression has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoValue {
    /// A symbol is not defined.
    Undefined(String),
    /// A symbol is defined by itself.
    Recursive(String),
    /// An operator on places that only works on numbers, or a difference of places in different sections.
    NotAbsolute,
    /// Division by 0.
    DivisionByZero,
    /// Symbols defined by symbols, without an end in sight.
    TooLong,
}

/// Most operators and operands of one evaluation, assigned symbols expanded.
const MAX_STEPS: u32 = 100_000;
/// Longest chain of symbols that are assigned to each other.
const MAX_CHAIN: usize = 100;

impl NoValue {
    /// The error in words.
    pub(super) fn message(&self) -> String {
        match self {
            Self::Undefined(name) => format!("symbol `{name}` is not defined"),
            Self::Recursive(name) => format!("symbol `{name}` is defined by itself"),
            Self::NotAbsolute => "expected an absolute expression".to_owned(),
            Self::DivisionByZero => "division by 0".to_owned(),
            Self::TooLong => "the expression refers to too many other symbols".to_owned(),
        }
    }
}

impl Symbols {
    /// No symbols yet.
    pub(super) fn new(target: Target) -> Self {
        Self { target, ..Self::default() }
    }

    /// The symbol, if anything is known of it.
    pub(super) fn get(&self, name: &str) -> Option<&Symbol> {
        self.table.get(name)
    }

    /// The symbol, entered if it is new.
    pub(super) fn entry(&mut self, name: &str) -> &mut Symbol {
        if !self.table.contains_key(name) {
            self.order.push(name.to_owned());
        }
        self.table.entry(name.to_owned()).or_default()
    }

    /// Whether the symbol has a definition.
    pub(super) fn is_defined(&self, name: &str) -> bool {
        self.get(name).is_some_and(|symbol| symbol.definition.is_some())
    }

    /// All symbols in the order of their first appearance.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Symbol)> {
        self.order.iter().filter_map(|name| Some((name.as_str(), self.table.get(name)?)))
    }

    /// The number that a symbol stands for at this point of the source.
    pub(super) fn constant(&self, name: &str) -> Option<i64> {
        match self.get(name)?.definition.as_ref()? {
            Definition::Assigned(expression) => expression.constant(),
            Definition::Label(_) => None,
        }
    }

    /// Name of the local label `number` that `1b` (the last one above) or `1f` (the next one below) means.
    pub(super) fn local_label(&self, number: u64, forward: bool) -> Option<String> {
        let defined = self.local.get(&number).copied().unwrap_or(0);
        let instance = if forward { defined + 1 } else { defined };
        // `#` keeps these names apart from any that a source can write.
        (instance > 0).then(|| format!("{number}#{instance}"))
    }

    /// Enters the next instance of the local label `number` and gives its name.
    pub(super) fn next_local_label(&mut self, number: u64) -> String {
        let instance = self.local.entry(number).or_insert(0);
        *instance += 1;
        format!("{number}#{instance}")
    }

    /// The value of an expression. With `layout`, the addresses of the sections, places of different sections may be
    /// subtracted.
    pub(super) fn evaluate(&self, expression: &Expression, layout: Option<&[u64]>) -> Result<Value, NoValue> {
        Evaluation { symbols: self, layout, open: HashSet::new(), steps: 0 }.value(expression)
    }
}

impl Value {
    fn number(offset: i64) -> Self {
        Self { section: None, offset }
    }
}

struct Evaluation<'a> {
    symbols: &'a Symbols,
    layout: Option<&'a [u64]>,
    /// Assigned symbols whose expressions are being evaluated.
    open: HashSet<&'a str>,
    /// Operators and operands evaluated so far.
    steps: u32,
}

impl<'a> Evaluation<'a> {
    fn value(&mut self, expression: &'a Expression) -> Result<Value, NoValue> {
        self.steps += 1;
        if self.steps > MAX_STEPS || self.open.len() > MAX_CHAIN {
            return Err(NoValue::TooLong);
        }
        match expression {
            Expression::Constant(value) => Ok(Value::number(*value)),
            Expression::Place(place) => Ok(at(*place)),
            Expression::Symbol(name, _) => self.symbol(name),
            Expression::Unary(operator, operand) => match (operator, self.value(operand)?) {
                (_, Value { section: None, offset }) => Ok(Value::number(operator.apply(offset))),
                (Unary::Plus, value) => Ok(value),
                _ => Err(NoValue::NotAbsolute),
            },
            Expression::Binary(operator, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                self.binary(*operator, left, right)
            }
        }
    }

    fn symbol(&mut self, name: &'a str) -> Result<Value, NoValue> {
        let definition = self.symbols.get(name).and_then(|symbol| symbol.definition.as_ref());
        match definition.ok_or_else(|| NoValue::Undefined(name.to_owned()))? {
            Definition::Label(place) => Ok(at(*place)),
            Definition::Assigned(expression) => {
                if !self.open.insert(name) {
                    return Err(NoValue::Recursive(name.to_owned()));
                }
                let value = self.value(expression);
                self.open.remove(name);
                value
            }
        }
    }

    fn binary(&self, operator: Binary, left: Value, right: Value) -> Result<Value, NoValue> {
        match (operator, left.section, right.section) {
            (_, None, None) => {
                let result = operator.apply(left.offset, right.offset).ok_or(NoValue::DivisionByZero)?;
                Ok(Value::number(result))
            }
            (Binary::Add, section, None) | (Binary::Add, None, section) => {
                Ok(Value { section, offset: left.offset.wrapping_add(right.offset) })
            }
            (Binary::Subtract, section, None) => Ok(Value { section, offset: left.offset.wrapping_sub(right.offset) }),
            (_, Some(a), Some(b)) if a == b && operator.compares_or_subtracts() => {
                let result = operator.apply(left.offset, right.offset).ok_or(NoValue::DivisionByZero)?;
                Ok(Value::number(result))
            }
            (Binary::Subtract, Some(a), Some(b)) => {
                let address = |section: usize| self.layout.and_then(|layout| layout.get(section)).copied();
                let (a, b) = address(a).zip(address(b)).ok_or(NoValue::NotAbsolute)?;
                let distance = a.wrapping_sub(b).cast_signed();
                Ok(Value::number(distance.wrapping_add(left.offset).wrapping_sub(right.offset)))
            }
            _ => Err(NoValue::NotAbsolute),
        }
    }
}

impl Binary {
    /// Whether the operator makes a number of two places in one section.
    fn compares_or_subtracts(self) -> bool {
        use Binary::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual, Subtract};
        matches!(self, Subtract | Equal | NotEqual | Less | LessEqual | Greater | GreaterEqual)
    }
}

fn at(place: Place) -> Value {
    Value { section: Some(place.section), offset: place.offset.cast_signed() }
}
