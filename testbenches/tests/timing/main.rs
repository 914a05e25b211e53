//! Timing beside silicon: intervals of micro-kernels, and the score of a traced program. `docs/timing.md` has a section of each, which
//! these tests keep; `TOMBOLO_UPDATE=1` writes it anew.

mod document;
mod intervals;
mod score;
