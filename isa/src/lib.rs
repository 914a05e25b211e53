//! What the instructions are: tables, encodings, assembler, disassembler, code objects.
