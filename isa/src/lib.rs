//! What the instructions are: tables, encodings, assembler, disassembler, code objects.

pub mod code_object;
