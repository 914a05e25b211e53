//! The command line `tombolo`.

fn main() {}
