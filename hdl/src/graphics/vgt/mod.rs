//! VGT: takes a draw, fetches its indices, puts primitives together and gathers the vertices that they share into batches, each of
//! as many as a wave has lanes.
//!
//! | Block | |
//! |---|---|
//! | [`check::VgtCheck`] | what of a state is refused |
//! | [`index::IndexFetch`] | the indices of an instance, from memory or counted |
//! | [`assembly::Assemble`] | what primitives an index completes |
//! | [`vertices::VertexTable`] | the vertices of the batch, found by their numbers |
//! | [`unit::Vgt`] | the sequence: index, primitives, corners, batch |

pub mod assembly;
pub mod check;
pub mod index;
pub mod record;
pub mod unit;
pub mod vertices;
