//! What an instruction does, in plain Rust: the architectural reference, independent of the hardware.
