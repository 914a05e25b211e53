//! The text of one operation over its operands' texts.

use super::expressions::{Level, Text, choice, literal, zeros};
use super::functions::range;
use super::module::ModuleWriter;
use crate::ir::{ExprId, Op, count_width};
use crate::value::Value;
use std::fmt::Write;

/// As many bits of a value that stand in the opposite order are the call of a function.
const REVERSED: u32 = 24;

/// Bits of an index into `count` things, as Verilator's WIDTH asks for them: at least one.
pub(super) fn index_width(count: u32) -> u32 {
    count_width(count.saturating_sub(1)).max(1)
}

impl ModuleWriter<'_> {
    /// The text of an expression that is not constant; `None` for a lookup, which is a block.
    pub(super) fn operation(&mut self, id: ExprId) -> Option<Text> {
        let module = self.module;
        let expr = module.expr(id);
        let text = match &expr.op {
            Op::Constant(value) => Text::primary(literal(value)),
            Op::Signal(signal) => Text::primary(self.places.signals[signal.index()].clone()),
            Op::Not(a) => match (&self.known[a.index()].name, &module.expr(*a).op) {
                (None, Op::Any(inner)) => self.prefix("~|", *inner),
                (None, Op::All(inner)) => self.prefix("~&", *inner),
                _ => self.complement(*a),
            },
            Op::Neg(a) => self.prefix("-", *a),
            Op::All(a) => self.prefix("&", *a),
            Op::Any(a) => self.prefix("|", *a),
            Op::Parity(a) => self.prefix("^", *a),
            // A constant that changes nothing is left away.
            Op::And(a, b) if self.is_constant(*a, Value::is_ones) => self.operand(*b),
            Op::And(a, b) if self.is_constant(*b, Value::is_ones) => self.operand(*a),
            Op::Or(a, b) | Op::Xor(a, b) if self.is_constant(*a, Value::is_zero) => self.operand(*b),
            Op::Or(a, b) | Op::Xor(a, b) if self.is_constant(*b, Value::is_zero) => self.operand(*a),
            Op::Add(a, b) if self.is_constant(*a, Value::is_zero) => self.operand(*b),
            Op::Add(a, b) | Op::Sub(a, b) if self.is_constant(*b, Value::is_zero) => self.operand(*a),
            Op::ShiftLeft(a, by) | Op::ShiftRight(a, by) | Op::ShiftRightSigned(a, by)
                if self.is_constant(*by, Value::is_zero) =>
            {
                self.operand(*a)
            }
            Op::And(a, b) | Op::Or(a, b) | Op::Mux(_, a, b) if a == b => self.operand(*a),
            Op::Mux(condition, a, _) if self.is_constant(*condition, Value::is_ones) => self.operand(*a),
            Op::Mux(condition, _, b) if self.is_constant(*condition, Value::is_zero) => self.operand(*b),
            Op::And(a, b) => self.infix("&", *a, *b),
            Op::Or(a, b) => self.infix("|", *a, *b),
            Op::Xor(a, b) => self.infix("^", *a, *b),
            Op::Add(a, b) => self.infix("+", *a, *b),
            Op::Sub(a, b) => self.apart("-", *a, *b),
            Op::Mul(a, b) => {
                let left = self.extended(*a, expr.width);
                let right = self.extended(*b, expr.width);
                Text { text: format!("{left} * {right}"), level: Level::Infix("*") }
            }
            // Verilog extends the operands to the width of the signal, with their signs as nothing else is unsigned.
            Op::MulSigned(a, b) => {
                let (a, b) = (self.operand(*a).text, self.operand(*b).text);
                Text { text: format!("$signed({a}) * $signed({b})"), level: Level::Signed }
            }
            Op::Eq(a, b) => self.equality("==", *a, *b),
            Op::Ne(a, b) => self.equality("!=", *a, *b),
            Op::LessUnsigned(a, b) => {
                // Always false; Verilator would report the comparison (UNSIGNED, CMPCONST).
                if self.is_constant(*b, Value::is_zero) || self.is_constant(*a, Value::is_ones) {
                    Text::primary(zeros(1))
                } else {
                    self.apart("<", *a, *b)
                }
            }
            Op::LessSigned(a, b) => {
                let (a, b) = (self.operand(*a).text, self.operand(*b).text);
                Text { text: format!("$signed({a}) < $signed({b})"), level: Level::Infix("<") }
            }
            Op::ShiftLeft(a, by) => self.shift(*a, *by, "<<"),
            Op::ShiftRight(a, by) => self.shift(*a, *by, ">>"),
            Op::ShiftRightSigned(a, by) => self.shift(*a, *by, ">>>"),
            Op::LeadingZeros(a) => {
                let width = module.width(*a);
                let argument = self.operand(*a).text;
                let names = &mut self.names;
                let function = || names.claim(&format!("leading_zeros_{width}"));
                let function = self.leading_zeros.entry(width).or_insert_with(function);
                Text::primary(format!("{function}({argument})"))
            }
            Op::Concat(parts) => self.concat(parts),
            Op::Slice(a, lsb) => Text::primary(self.part(*a, *lsb, expr.width)),
            Op::SliceAt(a, offset) => self.slice_at(id, *a, *offset),
            Op::ZeroExtend(a) => Text::primary(self.extended(*a, expr.width)),
            Op::SignExtend(a) => {
                let width = module.width(*a);
                let sign = self.part(*a, width - 1, 1);
                match width {
                    1 => Text::primary(format!("{{{}{{{}}}}}", expr.width, self.operand(*a).text)),
                    _ => {
                        let low = self.operand(*a).text;
                        Text::primary(format!("{{{{{}{{{sign}}}}}, {low}}}", expr.width - width))
                    }
                }
            }
            Op::Mux(condition, a, b) => {
                let condition = self.operand(*condition).enclosed();
                let a = self.operand(*a);
                let b = self.tail(*b);
                choice(&condition, &a, &b)
            }
            Op::Lookup { .. } => return None,
        };
        Some(text)
    }

    pub(super) fn is_constant(&self, id: ExprId, property: impl Fn(&Value) -> bool) -> bool {
        self.known[id.index()].constant.as_ref().is_some_and(property)
    }

    fn prefix(&mut self, operator: &str, a: ExprId) -> Text {
        let operand = self.operand(a).enclosed();
        Text { text: format!("{operator}{operand}"), level: Level::Prefix }
    }

    /// `~a`, which needs no parentheses as an operand.
    fn complement(&mut self, a: ExprId) -> Text {
        Text { text: format!("~{}", self.operand(a).enclosed()), level: Level::Complement }
    }

    /// An associative operator: chains of it need no parentheses.
    fn infix(&mut self, operator: &'static str, a: ExprId, b: ExprId) -> Text {
        let (a, b) = (self.listed(a, operator), self.listed(b, operator));
        Text { text: format!("{a} {operator} {b}"), level: Level::Infix(operator) }
    }

    fn apart(&mut self, operator: &'static str, a: ExprId, b: ExprId) -> Text {
        let (a, b) = (self.operand(a).enclosed(), self.operand(b).enclosed());
        Text { text: format!("{a} {operator} {b}"), level: Level::Infix(operator) }
    }

    /// A comparison with a constant of an enumeration names the constant.
    fn equality(&mut self, operator: &'static str, a: ExprId, b: ExprId) -> Text {
        let labels = self.labels_of(a).or_else(|| self.labels_of(b));
        let mut side = |id: ExprId| match (&self.known[id.index()].constant, &labels) {
            (Some(value), Some(labels)) => {
                let value = value.clone();
                self.constant(&value, Some(labels))
            }
            _ => self.operand(id).enclosed(),
        };
        let (a, b) = (side(a), side(b));
        Text { text: format!("{a} {operator} {b}"), level: Level::Infix(operator) }
    }

    fn concat(&mut self, parts: &[ExprId]) -> Text {
        if let [only] = parts {
            return self.operand(*only);
        }
        let mut texts = vec![];
        let neighbours: Vec<&[ExprId]> = parts.chunk_by(|high, low| self.are_neighbours(*high, *low)).collect();
        for neighbours in neighbours {
            if let Some(reversed) = self.reversed(neighbours) {
                texts.push(reversed);
                continue;
            }
            if let [_, .., lowest] = neighbours
                && let Some(text) = self.run_of_elements(*lowest, neighbours.len())
            {
                texts.push(text);
                continue;
            }
            for run in neighbours.chunk_by(|a, b| a == b) {
                let text = self.part_of_list(run[0], run.len() == 1);
                texts.push(if run.len() > 1 { format!("{{{}{{{text}}}}}", run.len()) } else { text });
            }
        }
        match texts.as_slice() {
            [one] => Text::primary(one.clone()),
            _ => Text::primary(format!("{{{}}}", texts.join(", "))),
        }
    }

    /// A part of a concatenation; one that is a concatenation itself goes on in the list.
    fn part_of_list(&mut self, id: ExprId, is_alone: bool) -> String {
        let text = self.operand(id).text;
        let is_list = matches!(&self.module.expr(id).op, Op::Concat(parts) if parts.len() > 1 && parts[0] != parts[1]);
        match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
            Some(list) if is_alone && is_list && self.known[id.index()].name.is_none() => list.to_owned(),
            _ => text,
        }
    }

    /// Bits of one value, the lowest first, as a call of the function that turns them round.
    fn reversed(&mut self, bits: &[ExprId]) -> Option<String> {
        let Op::Slice(of, lsb) = self.module.expr(*bits.first()?).op else { return None };
        let count = bits.len() as u32;
        if count < REVERSED {
            return None;
        }
        let operand = self.part(of, lsb, count);
        let names = &mut self.names;
        let function = self.reversals.entry(count).or_insert_with(|| names.claim(&format!("reversed_{count}")));
        Some(format!("{function}({operand})"))
    }

    /// The two are elements of one vector, the second just below the first, or bits of one value, the second just above the first.
    fn are_neighbours(&self, high: ExprId, low: ExprId) -> bool {
        let named = |id: ExprId| self.known[id.index()].name.is_some();
        if let (Op::Slice(a, first), Op::Slice(b, second)) = (&self.module.expr(high).op, &self.module.expr(low).op) {
            return a == b && *second == first + 1 && [high, low].iter().all(|bit| self.module.width(*bit) == 1);
        }
        match (self.place(high), self.place(low)) {
            (Some(high_place), Some(low_place)) => !named(high) && !named(low) && high_place.follows(low_place),
            _ => false,
        }
    }

    /// `count` elements of a vector from the lowest on.
    pub(super) fn run_of_elements(&self, lowest: ExprId, count: usize) -> Option<String> {
        let place = self.place(lowest)?;
        let Op::Signal(signal) = self.module.expr(lowest).op else { return None };
        let whole = self
            .arrays
            .place
            .get(&signal)
            .is_some_and(|(array, number)| *number == 0 && self.arrays.all[*array].elements.len() == count);
        Some(if whole { place.vector().to_owned() } else { place.part(0, place.width() * count as u32) })
    }

    /// The expression with zeros above it, `width` bits in all.
    pub(super) fn extended(&mut self, id: ExprId, width: u32) -> String {
        let missing = width.saturating_sub(self.module.width(id));
        if let Some(value) = &self.known[id.index()].constant {
            return literal(&value.resize(width));
        }
        if missing == 0 {
            return self.operand(id).enclosed();
        }
        format!("{{{}, {}}}", zeros(missing), self.part_of_list(id, true))
    }

    /// Bits `lsb .. lsb + width` of an expression; zeros beyond its width.
    pub(super) fn part(&mut self, id: ExprId, lsb: u32, width: u32) -> String {
        let known = &self.known[id.index()];
        if let Some(value) = &known.constant {
            return literal(&value.slice(lsb as u64, width));
        }
        let module = self.module;
        let operand = module.width(id);
        if lsb >= operand {
            return zeros(width);
        }
        if width > operand - lsb {
            let low = self.part(id, lsb, operand - lsb);
            return format!("{{{}, {low}}}", zeros(width - (operand - lsb)));
        }
        if width == operand {
            return self.operand(id).enclosed();
        }
        if known.name.is_none() {
            match &module.expr(id).op {
                Op::Slice(a, at) => return self.part(*a, at + lsb, width),
                Op::ZeroExtend(a) if lsb + width <= module.width(*a) => return self.part(*a, lsb, width),
                Op::Concat(parts) => {
                    let mut end = operand;
                    for part in parts {
                        let start = end - module.width(*part);
                        if start <= lsb && lsb + width <= end {
                            return self.part(*part, lsb - start, width);
                        }
                        end = start;
                    }
                }
                _ => {}
            }
        }
        if let Some(place) = self.place(id) {
            return place.part(lsb, width);
        }
        let name = self.alone(id);
        if width == 1 { format!("{name}[{lsb}]") } else { format!("{name}[{}:{lsb}]", lsb + width - 1) }
    }

    /// The largest value that an expression can take, as far as its form tells.
    pub(super) fn maximum(&self, id: ExprId) -> Value {
        if let Some(value) = &self.known[id.index()].constant {
            return value.clone();
        }
        let expr = self.module.expr(id);
        match &expr.op {
            Op::ZeroExtend(a) => self.maximum(*a).resize(expr.width),
            Op::Mul(a, b) => self.maximum(*a).mul(&self.maximum(*b)),
            Op::Concat(parts) => {
                let parts = parts.iter().map(|part| self.maximum(*part));
                parts.reduce(|high, low| high.concat(&low)).unwrap_or_else(|| Value::ones(expr.width))
            }
            _ => Value::ones(expr.width),
        }
    }

    /// An index is never beyond `last`.
    pub(super) fn stays_within(&self, id: ExprId, last: u32) -> bool {
        self.maximum(id).to_u64().is_some_and(|maximum| maximum <= last as u64)
    }

    /// A shift amount with as few bits as reach `width`, and the condition that the bits left off are not all zero.
    pub(super) fn amount(&mut self, by: ExprId, width: u32) -> (String, Option<String>) {
        let (given, needed) = (self.module.width(by), count_width(width));
        if given <= needed || self.stays_within(by, width) {
            return (self.part(by, 0, given.min(needed)), None);
        }
        let high = self.part(by, needed, given - needed);
        let beyond = if given - needed == 1 { high } else { format!("|{high}") };
        (self.part(by, 0, needed), Some(beyond))
    }

    fn shift(&mut self, a: ExprId, by: ExprId, operator: &'static str) -> Text {
        let width = self.module.width(a);
        let (amount, beyond) = self.amount(by, width);
        let signed = operator == ">>>";
        let sign = if signed { self.part(a, width - 1, 1) } else { String::new() };
        // The result of >>> depends on the signedness of its context; $unsigned makes its argument stand alone.
        let shifted = if signed {
            Text::primary(format!("$unsigned($signed({}) >>> {amount})", self.operand(a).text))
        } else {
            let operand = self.operand(a).enclosed();
            Text { text: format!("{operand} {operator} {amount}"), level: Level::Infix(operator) }
        };
        let Some(beyond) = beyond else { return shifted };
        let all = match signed {
            true => format!("{{{width}{{{sign}}}}}"),
            false => zeros(width),
        };
        choice(&format!("({beyond})"), &Text::primary(all), &shifted)
    }

    fn slice_at(&mut self, id: ExprId, a: ExprId, offset: ExprId) -> Text {
        let (operand, width) = (self.module.width(a), self.module.width(id));
        if let Some(offset) = &self.known[offset.index()].constant {
            let lsb = offset.to_u64().and_then(|lsb| u32::try_from(lsb).ok()).unwrap_or(u32::MAX);
            return Text::primary(self.part(a, lsb, width));
        }
        if width <= operand && self.stays_within(offset, operand - width) {
            if width == operand {
                return self.operand(a);
            }
            let name = self.alone(a);
            let index = self.index(offset, operand);
            let select = if width == 1 { format!("{name}[{index}]") } else { format!("{name}[{index} +: {width}]") };
            return Text::primary(select);
        }
        // Verilog's part select gives x beyond the operand; the shift gives the zeros that are meant.
        let shifted = match self.known[id.index()].shifted.clone() {
            Some(name) => name,
            None => {
                let text = self.shift(a, offset, ">>").text;
                let name = self.shifted_name(id);
                let _ = writeln!(self.pending_for(id), "  wire {}{name} = {text};", range(operand));
                self.known[id.index()].shifted = Some(name.clone());
                name
            }
        };
        match width.cmp(&operand) {
            std::cmp::Ordering::Less if width == 1 => Text::primary(format!("{shifted}[0]")),
            std::cmp::Ordering::Less => Text::primary(format!("{shifted}[{}:0]", width - 1)),
            std::cmp::Ordering::Equal => Text::primary(shifted),
            std::cmp::Ordering::Greater => Text::primary(format!("{{{}, {shifted}}}", zeros(width - operand))),
        }
    }

    /// An expression as an index into `count` things, as wide as tools ask for; the caller has checked the range.
    pub(super) fn index(&mut self, id: ExprId, count: u32) -> String {
        let width = index_width(count);
        match self.module.width(id) < width {
            true => self.extended(id, width),
            false => self.part(id, 0, width),
        }
    }
}
