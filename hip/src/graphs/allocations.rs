//! Nodes that take and give back memory. The address is known when the node is added, so the memory is set aside then and stays while a graph or an
//! executable has the node; what is counted as used is what launches have taken.

use super::parameters::add;
use super::state::world;
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, described, store};
use crate::memory::{self, Kind};
use crate::pools::{Access, Properties};
use std::collections::BTreeMap;
use std::ffi::c_void;

/// `hipMemAllocNodeParams`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Allocation {
    pool: Properties,
    access: *const Access,
    count: usize,
    bytes: usize,
    address: *mut c_void,
}

/// Memory that is set aside.
struct Reservation {
    bytes: usize,
    /// Nodes that take it.
    holders: usize,
    /// A launch has taken it, and nobody has given it back.
    is_taken: bool,
}

/// All memory of graphs.
pub struct Reservations {
    all: BTreeMap<usize, Reservation>,
    /// The most that was taken: used, and reserved.
    high: [u64; 2],
}

/// Numbers of `hipGraphMemAttributeType`.
mod attribute {
    pub const USED: i32 = 0;
    pub const USED_HIGH: i32 = 1;
    pub const RESERVED: i32 = 2;
    pub const RESERVED_HIGH: i32 = 3;
}

impl Reservations {
    pub const fn new() -> Self {
        Self { all: BTreeMap::new(), high: [0; 2] }
    }

    fn used(&self) -> u64 {
        self.all.values().filter(|memory| memory.is_taken).map(|memory| memory.bytes as u64).sum()
    }

    /// Another node takes it.
    pub fn hold(&mut self, address: usize) {
        if let Some(memory) = self.all.get_mut(&address) {
            memory.holders += 1;
        }
    }

    /// A node is no longer; answers the address if nobody needs the memory any more.
    pub fn let_go(&mut self, address: usize) -> Option<usize> {
        let memory = self.all.get_mut(&address)?;
        memory.holders -= 1;
        if memory.holders > 0 || memory.is_taken {
            return None;
        }
        self.all.remove(&address);
        Some(address)
    }

    /// A launch takes it, once.
    fn take(&mut self, address: usize) -> Result<(), HipError> {
        let memory = self.all.get_mut(&address).filter(|memory| !memory.is_taken).ok_or(error::INVALID_VALUE)?;
        memory.is_taken = true;
        let used = self.used();
        self.high = self.high.map(|high| high.max(used));
        Ok(())
    }

    /// It is given back; answers whether nobody needs it any more, so that it can be freed.
    pub fn give_back(&mut self, address: usize) -> Result<bool, HipError> {
        let memory = self.all.get_mut(&address).filter(|memory| memory.is_taken).ok_or(error::INVALID_VALUE)?;
        memory.is_taken = false;
        let is_free = memory.holders == 0;
        if is_free {
            self.all.remove(&address);
        }
        Ok(is_free)
    }
}

impl Allocation {
    pub fn address(&self) -> usize {
        self.address as usize
    }

    /// Sets memory aside for what is described.
    pub fn reserved(self) -> Result<Self, HipError> {
        if !self.pool.is_of_the_device() || self.bytes == 0 || (self.access.is_null() && self.count != 0) {
            return Err(error::INVALID_VALUE);
        }
        let mut address = std::ptr::null_mut();
        memory::allocate(&mut address, self.bytes, Kind::Device, 0)?;
        let memory = Reservation { bytes: self.bytes, holders: 0, is_taken: false };
        world().memory.all.insert(address as usize, memory);
        Ok(Self { address, ..self })
    }

    /// Of a captured `hipMallocAsync`.
    pub fn of_bytes(bytes: usize) -> Result<Self, HipError> {
        let (access, address) = (std::ptr::null(), std::ptr::null_mut());
        Self { pool: Properties::of_the_device(), access, count: 0, bytes, address }.reserved()
    }
}

/// A launch takes memory.
pub fn taken(address: usize) -> Result<(), HipError> {
    world().memory.take(address)
}

/// A launch gives memory back.
pub fn given_back(address: usize) -> Result<(), HipError> {
    let is_free = world().memory.give_back(address)?;
    if is_free { memory::free(address as *mut c_void) } else { Ok(()) }
}

/// The program frees memory: answers whether it is a graph's, which keeps it for the next launch.
///
/// # Errors
/// `hipErrorInvalidValue` for memory of a graph that no launch has taken.
pub fn freed(address: usize) -> Result<bool, HipError> {
    let mut world = world();
    if !world.memory.all.contains_key(&address) {
        return Ok(false);
    }
    world.memory.give_back(address).map(|is_free| !is_free)
}

/// Adds a node that takes memory; its address is known at once.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemAllocNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    what: *mut Allocation,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe {
        add(node, graph, before, count, || {
            let allocation = described(what.cast_const())?.reserved()?;
            (*what).address = allocation.address;
            Ok(Work::Allocate(allocation))
        })
    }
}

/// What a node takes.
///
/// # Safety
/// `what` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemAllocNodeGetParams(node: Handle, what: *mut Allocation) -> HipError {
    call(|| match &world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Allocate(allocation) => unsafe { store(what, *allocation) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Work that gives back memory of a graph.
pub fn free(address: *mut c_void) -> Result<Work, HipError> {
    let is_known = world().memory.all.contains_key(&(address as usize));
    if is_known { Ok(Work::Free(address as usize)) } else { Err(error::INVALID_VALUE) }
}

/// Adds a node that gives back memory of a graph.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemFreeNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    address: *mut c_void,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { add(node, graph, before, count, || free(address)) }
}

/// Adds a node that gives back memory of a graph.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphAddMemFreeNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    address: *mut c_void,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { hipGraphAddMemFreeNode(node, graph, before, count, address) }
}

/// The address that a node gives back.
///
/// # Safety
/// `address` is null, or to a pointer that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemFreeNodeGetParams(node: Handle, address: *mut c_void) -> HipError {
    call(|| match world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Free(found) => unsafe { store(address.cast(), found) },
        _ => Err(error::INVALID_VALUE),
    })
}

fn of_device(device: i32) -> Result<(), HipError> {
    if device == 0 { Ok(()) } else { Err(error::INVALID_DEVICE) }
}

/// Bytes of memory of graphs. As much is reserved as launches have taken.
///
/// # Safety
/// `value` is null, or to a number that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetGraphMemAttribute(device: i32, number: i32, value: *mut c_void) -> HipError {
    call(|| {
        of_device(device)?;
        let memory = &world().memory;
        let found = match number {
            attribute::USED | attribute::RESERVED => memory.used(),
            attribute::USED_HIGH => memory.high[0],
            attribute::RESERVED_HIGH => memory.high[1],
            _ => return Err(error::INVALID_VALUE),
        };
        // SAFETY: the caller's promise.
        unsafe { store(value.cast(), found) }
    })
}

/// The most that was used or reserved begins anew.
///
/// # Safety
/// `value` is null, or to a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceSetGraphMemAttribute(device: i32, number: i32, value: *mut c_void) -> HipError {
    call(|| {
        of_device(device)?;
        let which = match number {
            attribute::USED_HIGH => 0,
            attribute::RESERVED_HIGH => 1,
            _ => return Err(error::INVALID_VALUE),
        };
        // SAFETY: the caller's promise.
        if unsafe { described(value.cast_const().cast::<u64>()) }? != 0 {
            return Err(error::INVALID_VALUE);
        }
        let memory = &mut world().memory;
        memory.high[which] = memory.used();
        Ok(())
    })
}

/// Gives back what launches do not use: none of it is counted.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceGraphMemTrim(device: i32) -> HipError {
    call(|| of_device(device))
}
