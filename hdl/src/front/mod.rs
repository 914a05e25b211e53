//! The front end: waves, fetch, instruction buffers, issue.

pub mod activity;
pub mod barrel;
pub mod barrier;
pub mod clause;
pub mod decode;
pub mod delay;
pub mod fetch;
pub mod flat;
pub mod flow;
pub mod instruction_buffer;
pub mod issue;
pub mod line_fills;
pub mod order;
pub mod outstanding;
pub mod pace;
pub mod progress;
pub mod scalar_queue;
pub mod select;
pub mod shadow;
pub mod status;
pub mod stream;
pub mod trap;
pub mod violations;
pub mod watch;
pub mod wave_slot;
pub mod wave_wait;
