//! The float unit of a lane: [`unit`] has its stages, [`functions`] the opcodes, [`control`] what they set.

pub mod arithmetic;
pub mod control;
pub mod cube;
pub mod division;
pub mod exceptions;
pub mod finish;
pub mod functions;
pub mod operand;
pub mod order;
pub mod scaled;
pub mod settings;
pub mod small;
pub mod sum;
#[cfg(test)]
mod tests;
pub mod unit;

pub use control::{CONTROL_WIDTH, Function};
pub use functions::EXECUTES;
pub use unit::{FloatUnit, STAGES};
