//! The compute unit as a device: memory, code objects and dispatches on one engine that stays.
//!
//! A [`Device`] runs on the reference model, on the compiled RTL, or on the RTL in lock-step with the model ([`EngineKind`]), or on a
//! board ([`Options::device`]). Device memory lies in the process: an address of an allocation is a pointer of the host, and memory
//! of the caller can be mapped at any address ([`Device::map`]); no engine copies it. A board does, and has its own bounds. Calls may
//! come from any thread. A dispatch runs to its end in the call that starts it, one at a time.
//!
//! [`ffi`] is the same for C, declared in `tombolo.h`.

mod arguments;
mod board;
mod device;
mod error;
pub mod ffi;
mod findings;
mod heap;
mod hostcall;
mod machine;
mod memory;
mod module;
mod options;
mod output;
mod packet_dispatch;
pub mod queue;
mod raw_dispatch;
mod record;
mod slabs;
mod state;
mod views;
mod window;

pub use device::{Device, Launch, Sizes, Statistics};
pub use error::{Error, ErrorKind};
pub use memory::{Placed, Protection};
pub use module::{Kernel, Module, Symbol};
pub use options::{Bounds, EngineKind, Options, Sanitize};
pub use output::{Sink, Stream};
pub use raw_dispatch::{RawDispatch, ScratchArea};
pub use record::{Form, Recording};
pub use tombolo_sim::texture;
pub use views::{Views, Wanted};
