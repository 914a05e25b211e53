//! Memory pools: where `hipMallocAsync` and `hipMallocFromPoolAsync` take memory from. What is freed goes back to the device at once, so a pool holds what
//! is used of it and nothing else; how it may reuse memory, and how much it may hold, is kept and changes nothing.

use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::device::check;
use crate::graphs::{self, Allocation, Work};
use crate::memory::{self, Kind};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

/// `hipMemLocation`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Location {
    /// `hipMemLocationType`.
    pub kind: i32,
    /// Which device.
    pub id: i32,
}

impl Location {
    pub fn is_the_device(self) -> bool {
        self.ordinal() == Some(0)
    }

    /// The number of a device; the host has none.
    pub fn ordinal(self) -> Option<i32> {
        (self.kind == 1).then_some(self.id)
    }
}

/// `hipMemPoolProps`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Properties {
    /// `hipMemAllocationType`.
    kind: i32,
    /// `hipMemAllocationHandleType`.
    handles: i32,
    location: Location,
    security: *mut c_void,
    most: usize,
    reserved: [u8; 56],
}

impl Properties {
    /// Memory of the device that stays in the process.
    pub fn of_the_device() -> Self {
        let location = Location { kind: 1, id: 0 };
        Self { kind: PINNED, handles: 0, location, security: std::ptr::null_mut(), most: 0, reserved: [0; 56] }
    }

    /// Whether it is memory of the device.
    pub fn is_of_the_device(&self) -> bool {
        self.kind == PINNED && self.location.is_the_device()
    }
}

/// `hipMemAccessDesc`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Access {
    location: Location,
    /// `hipMemAccessFlags`.
    flags: i32,
}

/// `hipMemAllocationTypePinned`.
const PINNED: i32 = 1;
/// `hipMemAccessFlagsProtReadWrite`.
const READ_WRITE: i32 = 3;

/// Numbers of `hipMemPoolAttr`.
mod attribute {
    /// Three that say which memory may be reused, as an `int`.
    pub const REUSE: std::ops::RangeInclusive<i32> = 1..=3;
    /// The others are `uint64_t`, this one bytes.
    pub const RELEASE_THRESHOLD: i32 = 4;
    pub const RESERVED: i32 = 5;
    pub const RESERVED_HIGH: i32 = 6;
    pub const USED: i32 = 7;
    pub const USED_HIGH: i32 = 8;
}

/// A pool.
struct Pool {
    reuse: [i32; 3],
    threshold: u64,
    used: u64,
    /// The most that was used.
    high: u64,
}

/// The handle of the pool that the device begins with.
const DEFAULT: usize = 1;

/// All pools.
struct Pools {
    /// By handle.
    all: BTreeMap<usize, Pool>,
    /// Of the handles that were given out, the last.
    last: usize,
    /// The device's.
    current: usize,
    /// Which pool an address is from, with its bytes.
    of: BTreeMap<usize, (usize, u64)>,
}

static POOLS: LazyLock<Mutex<Pools>> = LazyLock::new(|| {
    let all = BTreeMap::from([(DEFAULT, Pool::new())]);
    Mutex::new(Pools { all, last: DEFAULT, current: DEFAULT, of: BTreeMap::new() })
});

fn pools() -> MutexGuard<'static, Pools> {
    POOLS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pool {
    fn new() -> Self {
        Self { reuse: [1; 3], threshold: 0, used: 0, high: 0 }
    }
}

/// Does something with the pools.
fn with<T>(what: impl FnOnce(&mut Pools) -> Result<T, HipError>) -> Result<T, HipError> {
    what(&mut pools())
}

impl Pools {
    fn pool(&mut self, pool: Handle) -> Result<&mut Pool, HipError> {
        self.all.get_mut(&(pool as usize)).ok_or(error::INVALID_VALUE)
    }
}

/// Device memory from a pool, or from the device's.
pub fn allocate(pointer: *mut *mut c_void, bytes: usize, pool: Option<Handle>) -> Result<(), HipError> {
    let pool = with(|pools| {
        let pool = pool.map_or(pools.current, |pool| pool as usize);
        pools.pool(pool as Handle).map(|_| pool)
    })?;
    memory::allocate(pointer, bytes, Kind::Device, 0)?;
    // SAFETY: it was written just now.
    let address = unsafe { pointer.read() } as usize;
    with(|pools| {
        if address != 0 {
            pools.of.insert(address, (pool, bytes as u64));
            let pool = pools.pool(pool as Handle)?;
            pool.used += bytes as u64;
            pool.high = pool.high.max(pool.used);
        }
        Ok(())
    })
}

/// Memory is freed, which a pool may have given.
pub fn freed(address: usize) {
    let mut pools = pools();
    if let Some((pool, bytes)) = pools.of.remove(&address)
        && let Some(pool) = pools.all.get_mut(&pool)
    {
        pool.used -= bytes;
    }
}

/// Device memory in a stream: at once, or from the launch of the graph on if the stream is captured.
pub fn in_stream(
    stream: Handle,
    pointer: *mut *mut c_void,
    bytes: usize,
    pool: Option<Handle>,
) -> Result<(), HipError> {
    if !graphs::is_captured(stream) {
        return allocate(pointer, bytes, pool);
    }
    if pointer.is_null() {
        return Err(error::INVALID_VALUE);
    }
    let allocation = Allocation::of_bytes(bytes)?;
    graphs::in_stream(stream, Work::Allocate(allocation))?;
    // SAFETY: the callers' caller promises that the pointer may be written.
    unsafe { store(pointer, allocation.address() as *mut c_void) }
}

/// Device memory from a pool, at once, or from the launch of the graph on if the stream is captured.
///
/// # Safety
/// `pointer` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMallocFromPoolAsync(
    pointer: *mut *mut c_void,
    bytes: usize,
    pool: Handle,
    stream: Handle,
) -> HipError {
    call(|| in_stream(stream, pointer, bytes, Some(pool)))
}

fn of_device(device: i32) -> Result<(), HipError> {
    check(device).map_err(|_| error::INVALID_VALUE)
}

/// The pool that the device begins with.
///
/// # Safety
/// `pool` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetDefaultMemPool(pool: *mut Handle, device: i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| check(device).and_then(|()| unsafe { store(pool, DEFAULT as Handle) }))
}

/// The pool of `hipMallocAsync`.
///
/// # Safety
/// `pool` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDeviceGetMemPool(pool: *mut Handle, device: i32) -> HipError {
    call(|| {
        of_device(device)?;
        let current = pools().current;
        // SAFETY: the caller's promise.
        unsafe { store(pool, current as Handle) }
    })
}

/// Makes a pool that of `hipMallocAsync`.
#[unsafe(no_mangle)]
pub extern "C" fn hipDeviceSetMemPool(device: i32, pool: Handle) -> HipError {
    call(|| {
        of_device(device)?;
        with(|pools| {
            pools.pool(pool)?;
            pools.current = pool as usize;
            Ok(())
        })
    })
}

/// A pool of device memory, which other processes do not see.
///
/// # Safety
/// `pool` is null or may be written; `properties` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolCreate(pool: *mut Handle, properties: *const Properties) -> HipError {
    call(|| {
        if pool.is_null() || properties.is_null() {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        let properties = unsafe { properties.read() };
        if !properties.is_of_the_device() {
            return Err(error::INVALID_VALUE);
        }
        if properties.handles != 0 {
            return Err(error::NOT_SUPPORTED);
        }
        let made = with(|pools| {
            pools.last += 1;
            pools.all.insert(pools.last, Pool::new());
            Ok(pools.last)
        })?;
        // SAFETY: the caller's promise.
        unsafe { store(pool, made as Handle) }
    })
}

/// Ends a pool that was made; what it gave stays until it is freed.
#[unsafe(no_mangle)]
pub extern "C" fn hipMemPoolDestroy(pool: Handle) -> HipError {
    call(|| {
        with(|pools| {
            if pool as usize == DEFAULT {
                return Err(error::INVALID_VALUE);
            }
            pools.all.remove(&(pool as usize)).ok_or(error::INVALID_VALUE)?;
            if pools.current == pool as usize {
                pools.current = DEFAULT;
            }
            Ok(())
        })
    })
}

/// Gives back what is not used: it is given back already.
#[unsafe(no_mangle)]
pub extern "C" fn hipMemPoolTrimTo(pool: Handle, _bytes: usize) -> HipError {
    call(|| with(|pools| pools.pool(pool).map(drop)))
}

/// An attribute of a pool.
///
/// # Safety
/// `value` is null, or to what the attribute is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolGetAttribute(pool: Handle, number: i32, value: *mut c_void) -> HipError {
    call(|| {
        let found = with(|pools| {
            let pool = pools.pool(pool)?;
            match number {
                number if attribute::REUSE.contains(&number) => Ok(pool.reuse[number as usize - 1] as u64),
                attribute::RELEASE_THRESHOLD => Ok(pool.threshold),
                attribute::RESERVED | attribute::USED => Ok(pool.used),
                attribute::RESERVED_HIGH | attribute::USED_HIGH => Ok(pool.high),
                _ => Err(error::INVALID_VALUE),
            }
        })?;
        // SAFETY: the caller's promise.
        unsafe {
            if attribute::REUSE.contains(&number) {
                store(value.cast::<i32>(), found as i32)
            } else {
                store(value.cast::<u64>(), found)
            }
        }
    })
}

/// Sets an attribute of a pool. The most that was used may begin anew.
///
/// # Safety
/// `value` is null, or to what the attribute is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolSetAttribute(pool: Handle, number: i32, value: *mut c_void) -> HipError {
    call(|| {
        if value.is_null() {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        let value = unsafe {
            if attribute::REUSE.contains(&number) {
                value.cast::<i32>().read() as u64
            } else {
                value.cast::<u64>().read()
            }
        };
        with(|pools| {
            let pool = pools.pool(pool)?;
            match number {
                number if attribute::REUSE.contains(&number) => pool.reuse[number as usize - 1] = value as i32,
                attribute::RELEASE_THRESHOLD => pool.threshold = value,
                attribute::RESERVED_HIGH | attribute::USED_HIGH if value == 0 => pool.high = pool.used,
                _ => return Err(error::INVALID_VALUE),
            }
            Ok(())
        })
    })
}

/// Who may use a pool: the device may read and write, and there is no other.
///
/// # Safety
/// There are so many descriptions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolSetAccess(pool: Handle, descriptions: *const Access, count: usize) -> HipError {
    call(|| {
        with(|pools| pools.pool(pool).map(drop))?;
        if descriptions.is_null() && count != 0 {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        let all = (0..count).map(|at| unsafe { descriptions.add(at).read() });
        let mut refused = all.filter(|access| !access.location.is_the_device() || access.flags != READ_WRITE);
        refused.next().map_or(Ok(()), |_| Err(error::INVALID_VALUE))
    })
}

/// Who may use a pool.
///
/// # Safety
/// `flags` is null or may be written; `location` is null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipMemPoolGetAccess(flags: *mut i32, pool: Handle, location: *const Location) -> HipError {
    call(|| {
        with(|pools| pools.pool(pool).map(drop))?;
        // SAFETY: the caller's promises.
        unsafe {
            if location.is_null() || !location.read().is_the_device() {
                return Err(error::INVALID_VALUE);
            }
            store(flags, READ_WRITE)
        }
    })
}
