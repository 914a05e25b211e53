//! Holds elaborated netlists against rust-hdl's native simulation, one small block for each feature of the language,
//! and shows every check's message on a block that breaks it.

mod interpreter;
mod native;

mod state;
mod vectors;
