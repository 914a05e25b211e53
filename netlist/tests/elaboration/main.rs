//! Holds elaborated netlists against rust-hdl's native simulation, one small block for each feature of the language,
//! and shows every check's message on a block that breaks it.

mod any_kernel;
mod arrays;
mod errors;
mod interfaces;
mod interpreter;
mod native;

mod order;
mod random_kernel;
mod rules;
mod state;
mod structure;
mod vectors;
