//! What a node does, and its doing.

use super::allocations::{self, Allocation};
use super::copies::Copy;
use super::fills::Fill;
use super::hosts::HostNode;
use super::kernels::KernelNode;
use crate::abi::{Handle, HipError, error};
use crate::events;
use std::sync::Arc;

/// What a node does.
#[derive(Clone)]
pub enum Work {
    Kernel(KernelNode),
    Copy(Copy),
    Fill(Fill),
    Host(HostNode),
    /// All of a graph, by its number.
    Child(usize),
    /// Nothing; others depend on it.
    Empty,
    WaitEvent(Handle),
    RecordEvent(Handle),
    Allocate(Allocation),
    /// Gives back memory of a graph.
    Free(usize),
}

// SAFETY: work holds addresses of the program's memory, which HIP lets any thread use.
unsafe impl Send for Work {}
// SAFETY: the same.
unsafe impl Sync for Work {}

/// What has no parameters that somebody could ask for.
pub type Opaque = Arc<dyn Fn() -> Result<(), HipError>>;

impl Work {
    /// `hipGraphNodeType`.
    pub fn kind(&self) -> i32 {
        match self {
            Self::Kernel(_) => 0,
            Self::Copy(_) => 1,
            Self::Fill(_) => 2,
            Self::Host(_) => 3,
            Self::Child(_) => 4,
            Self::Empty => 5,
            Self::WaitEvent(_) => 6,
            Self::RecordEvent(_) => 7,
            Self::Allocate(_) => 10,
            Self::Free(_) => 11,
        }
    }

    /// The kind in words.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Kernel(_) => "kernel",
            Self::Copy(_) => "memcpy",
            Self::Fill(_) => "memset",
            Self::Host(_) => "host",
            Self::Child(_) => "graph",
            Self::Empty => "empty",
            Self::WaitEvent(_) => "event wait",
            Self::RecordEvent(_) => "event record",
            Self::Allocate(_) => "mem alloc",
            Self::Free(_) => "mem free",
        }
    }

    /// Whether it may be switched off in an executable.
    pub fn can_be_disabled(&self) -> bool {
        matches!(self, Self::Kernel(_) | Self::Copy(_) | Self::Fill(_))
    }

    /// Does it; what a child graph consists of is done by who launches the whole.
    pub fn run(&self) -> Result<(), HipError> {
        match self {
            Self::Kernel(kernel) => kernel.run(),
            Self::Copy(copy) => copy.run(),
            Self::Fill(fill) => fill.run(),
            Self::Host(host) => {
                host.call();
                Ok(())
            }
            // Everything in front has ended, so that every event has happened.
            Self::Child(_) | Self::Empty | Self::WaitEvent(_) => Ok(()),
            Self::RecordEvent(event) => events::happened(*event),
            Self::Allocate(allocation) => allocations::taken(allocation.address()),
            Self::Free(address) => allocations::given_back(*address),
        }
    }

    /// Whether it may take the place of `old` in an executable: it is of the same kind, and what may not change is the same.
    ///
    /// # Errors
    /// `hipErrorInvalidValue` for another kind or direction of a copy, and for other rows of a fill.
    pub fn check_change(&self, old: &Self) -> Result<(), HipError> {
        let same = match (old, self) {
            (Self::Copy(old), Self::Copy(new)) => new.may_replace(old),
            (Self::Fill(old), Self::Fill(new)) => new.may_replace(old),
            (old, new) => old.kind() == new.kind(),
        };
        if same { Ok(()) } else { Err(error::INVALID_VALUE) }
    }
}
