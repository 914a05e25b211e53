//! `&`, `|`, `^`, `+`, `-`, `*`, `!` and unary `-` on wires, by value and by reference.

use super::Wire;
use crate::ir::Op;
use std::ops;

macro_rules! operators {
    ($($trait:ident $method:ident $op:ident),*) => {$(
        impl ops::$trait<&Wire> for &Wire {
            type Output = Wire;
            #[track_caller]
            fn $method(self, other: &Wire) -> Wire {
                self.operation(Op::$op(self.id, other.id))
            }
        }
        impl ops::$trait<Wire> for Wire {
            type Output = Wire;
            #[track_caller]
            fn $method(self, other: Wire) -> Wire {
                ops::$trait::$method(&self, &other)
            }
        }
        impl ops::$trait<&Wire> for Wire {
            type Output = Wire;
            #[track_caller]
            fn $method(self, other: &Wire) -> Wire {
                ops::$trait::$method(&self, other)
            }
        }
        impl ops::$trait<Wire> for &Wire {
            type Output = Wire;
            #[track_caller]
            fn $method(self, other: Wire) -> Wire {
                ops::$trait::$method(self, &other)
            }
        }
    )*};
}

operators!(BitAnd bitand And, BitOr bitor Or, BitXor bitxor Xor, Add add Add, Sub sub Sub, Mul mul Mul);

impl ops::Not for &Wire {
    type Output = Wire;
    fn not(self) -> Wire {
        self.operation(Op::Not(self.id))
    }
}

impl ops::Not for Wire {
    type Output = Wire;
    fn not(self) -> Wire {
        !&self
    }
}

impl ops::Neg for &Wire {
    type Output = Wire;
    fn neg(self) -> Wire {
        self.operation(Op::Neg(self.id))
    }
}
