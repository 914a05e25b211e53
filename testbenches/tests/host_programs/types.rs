//! Types of C, and how an expression of one becomes one of another.

/// A type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    Unsigned(u32),
    Signed(u32),
    Float(u32),
    /// A vector of two elements of 16 bits.
    Pair(Element),
}

/// What the elements of a pair are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    Unsigned,
    Signed,
    Float,
}

pub use Type::{Float, Pair, Signed, Unsigned};

impl Element {
    pub fn of(self) -> Type {
        match self {
            Self::Unsigned => Unsigned(16),
            Self::Signed => Signed(16),
            Self::Float => Float(16),
        }
    }

    /// The member of `union pair` that has it.
    fn letter(self) -> &'static str {
        match self {
            Self::Unsigned => "u",
            Self::Signed => "i",
            Self::Float => "f",
        }
    }
}

impl Type {
    pub fn width(self) -> u32 {
        match self {
            Unsigned(width) | Signed(width) | Float(width) => width,
            Pair(_) => 32,
        }
    }

    /// As C names it.
    pub fn name(self) -> &'static str {
        match self {
            Unsigned(8) => "uchar",
            Unsigned(16) => "ushort",
            Unsigned(32) => "uint",
            Unsigned(_) => "ulong",
            Signed(8) => "schar",
            Signed(16) => "short",
            Signed(32) => "int",
            Signed(_) => "long",
            Float(16) => "half",
            Float(32) => "float",
            Float(_) => "double",
            Pair(Element::Unsigned) => "ushort2",
            Pair(Element::Signed) => "short2",
            Pair(Element::Float) => "half2",
        }
    }

    /// As functions name it.
    pub fn short(self) -> String {
        let letter = match self {
            Unsigned(_) => 'u',
            Signed(_) => 'i',
            Float(_) => 'f',
            Pair(element) => return format!("{}x2", element.of().short()),
        };
        format!("{letter}{}", self.width())
    }

    /// Whether there is binary16 in it.
    pub fn is_half(self) -> bool {
        matches!(self, Float(16) | Pair(Element::Float))
    }

    /// The unsigned type of at least 32 bits in which arithmetic of this one is done.
    pub fn wide(self) -> Self {
        Unsigned(self.width().max(32))
    }
}

/// An expression of one type as another one. Bits of floats do not become integers: a NaN may have any.
pub fn cast(expression: &str, from: Type, to: Type) -> String {
    let through = |between: Type| cast(&cast(expression, from, between), between, to);
    match (from, to) {
        _ if from == to => expression.to_owned(),
        (Pair(Element::Float), Pair(element)) => format!("pair_f16_to_{}({expression})", element.of().short()),
        (Pair(from), Pair(to)) => format!("PAIR_OF({}, BITS_OF({}, {expression}))", to.letter(), from.letter()),
        (Pair(element @ Element::Float), _) => cast(&format!("({expression}).y"), element.of(), to),
        (Pair(element), Float(_)) => cast(&format!("({expression}).x"), element.of(), to),
        (Pair(element), _) => cast(&format!("BITS_OF({}, {expression})", element.letter()), Unsigned(32), to),
        (Float(16), Pair(Element::Float)) => format!("TWICE(half2, {expression})"),
        (Float(16), Float(32)) => format!("f32_of_f16({expression})"),
        (Float(16), Float(_)) => through(Float(32)),
        (Float(_), Float(16)) => format!("((half)({expression}))"),
        // What more than binary16 has room for is rounded twice by some compilers.
        (Float(16), _) | (_, Float(16)) => through(Float(32)),
        (Float(_), Pair(Element::Float)) => through(Float(16)),
        (_, Pair(element)) => {
            format!("PAIR_OF({}, {})", element.letter(), cast(expression, from, Unsigned(32)))
        }
        (Float(_), Unsigned(_) | Signed(_)) => format!("{}_to_{}({expression})", from.short(), to.short()),
        _ => format!("(({})({expression}))", to.name()),
    }
}
