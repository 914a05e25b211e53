//! A device: memory, modules and an engine behind one lock, and the dispatches on it.

use crate::error::{Error, ErrorKind};
use crate::machine::Machine;
use crate::memory::{Placed, Protection};
use crate::module::{Kernel, Module};
use crate::options::Options;
use crate::output::Sink;
use crate::raw_dispatch::RawDispatch;
use crate::state::State;
use crate::views::{Views, Wanted};
use crate::window::Window;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tombolo_code_object::Mcpu;
use tombolo_hdl::config::Config;
use tombolo_sim::design;
use tombolo_sim::launch::hsa;
use tombolo_sim::memory::HostMemory;

/// A dispatch of a kernel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Launch<'a> {
    /// Grid size in work-items (x, y, z).
    pub grid: [u32; 3],
    /// Work-group size in work-items (x, y, z).
    pub block: [u32; 3],
    /// LDS bytes of a work-group beyond those of the kernel itself.
    pub dynamic_lds: u32,
    /// The arguments as they lie in the kernel argument segment, without the hidden ones.
    pub arguments: &'a [u8],
    /// Its work-groups may wait for each other: all of them run at the same time. As many as [`Device::resident_groups`] tells fit.
    pub cooperative: bool,
}

/// What a dispatch did.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Statistics {
    /// Clock cycles of the hardware; none on the model.
    pub cycles: Option<u64>,
    /// Waves that ran; 0 on a board, which does not count them.
    pub waves: u64,
    /// Instructions that they executed; 0 on a board.
    pub instructions: u64,
    /// Lines (64 bytes) that the hardware read from memory and wrote; none on the model and on a board.
    pub lines: Option<[u64; 2]>,
    /// Seconds that the run took.
    pub seconds: f64,
}

/// Sizes of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// SIMDs of the compute unit.
    pub simds: u32,
    /// Waves that a SIMD holds at once.
    pub waves: u32,
    /// Rows of the VGPR file of a SIMD: a register of 32 lanes each.
    pub vgpr_rows: u32,
    /// LDS in bytes.
    pub lds_bytes: u32,
    /// Whether vector memory accesses images and samples them.
    pub images: bool,
}

/// A device.
pub struct Device {
    options: Options,
    config: Config,
    sizes: Sizes,
    state: Mutex<State>,
    /// That of the state.
    stop: Arc<AtomicBool>,
}

impl Device {
    /// A device with nothing in its memory. The RTL takes about a second to build the first time in a process.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: no configuration of that name. [`ErrorKind::Hardware`]: it cannot be built. [`ErrorKind::Board`]: the board
    /// cannot be reached. [`ErrorKind::OutOfMemory`]: the process has something else where the board has its memory.
    pub fn new(mut options: Options) -> Result<Self, Error> {
        let machine = Machine::new(&options)?;
        let window = machine.memory().map(Window::new).transpose()?;
        if let (Some(window), Some(config)) = (&window, machine.config()) {
            let range = window.range();
            options.memory_bytes = options.memory_bytes.min(range.end - range.start);
            options.config = config.name.to_owned();
        }
        let config = design::config(&options.config)?;
        let state = State::new(&options, machine, window, config);
        let sizes = Sizes {
            simds: config.simds as u32,
            waves: config.waves as u32,
            vgpr_rows: config.vgpr_rows as u32,
            lds_bytes: config.lds_bytes as u32,
            images: config.units.images,
        };
        let stop = Arc::clone(&state.stop);
        Ok(Self { options, config, sizes, state: Mutex::new(state), stop })
    }

    /// Ends the dispatch that another thread has under way, if there is one, with [`ErrorKind::Hang`]; what it has written stays.
    pub fn interrupt(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// What the device is made of.
    pub fn options(&self) -> &Options {
        &self.options
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Bytes of the stack of a work-item, for kernels of which the compiler does not know how deep calls go: 16 KiB.
    pub fn stack_bytes(&self) -> u32 {
        self.state().stack_bytes
    }

    /// Sets that for the dispatches to come, in whole dwords.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: more than the 256 KiB of scratch memory that a work-item may have.
    pub fn set_stack_bytes(&self, bytes: u32) -> Result<(), Error> {
        let whole = bytes.checked_next_multiple_of(4).filter(|whole| u64::from(*whole) <= hsa::MAX_PRIVATE);
        let most = hsa::MAX_PRIVATE;
        let bytes =
            whole.ok_or_else(|| Error::value(format!("{bytes} bytes of stack for a work-item; the most is {most}")))?;
        self.state().stack_bytes = bytes;
        Ok(())
    }

    /// Zeroed memory. Its address is a pointer of the process too, through which the host may read and write it while no dispatch
    /// runs.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: no bytes. [`ErrorKind::OutOfMemory`].
    pub fn allocate(&self, bytes: u64) -> Result<u64, Error> {
        self.state().memory.allocate(&format!("a buffer of {bytes} bytes"), bytes, Protection::ReadWrite)
    }

    /// Gives memory back.
    ///
    /// # Errors
    /// [`ErrorKind::NotMapped`]: `address` is not what [`Device::allocate`] gave.
    pub fn free(&self, address: u64) -> Result<(), Error> {
        let mut state = self.state();
        if !state.memory.is_own(address) || state.is_in_use(address) {
            let message = format!("{address:#x} is not the address of an allocation");
            return Err(Error::new(ErrorKind::NotMapped, message));
        }
        state.memory.release(address);
        Ok(())
    }

    /// Maps memory of the caller at a device address; engines use it in place.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: a null pointer, or no bytes. [`ErrorKind::Overlap`]. [`ErrorKind::Unsupported`]: the device is on a board,
    /// which has no memory there ([`Device::board_memory`]), or no words.
    ///
    /// # Safety
    /// The memory stays readable (and writable, unless it is mapped read-only) until it is unmapped or the device is gone, and no
    /// thread changes it while a dispatch runs.
    pub unsafe fn map(&self, address: u64, host: *mut u8, bytes: u64, protection: Protection) -> Result<(), Error> {
        // SAFETY: the caller's promise.
        let memory = usize::try_from(bytes).ok().and_then(|bytes| unsafe { HostMemory::new(host, bytes) });
        let memory = memory.filter(|_| bytes != 0).ok_or_else(|| Error::value("no memory to map"))?;
        let name = format!("mapped memory of {bytes} bytes");
        self.state().memory.map(&name, address, bytes, memory, protection)
    }

    /// Takes back what [`Device::map`] did.
    ///
    /// # Errors
    /// [`ErrorKind::NotMapped`]: nothing of the caller is mapped at that address.
    pub fn unmap(&self, address: u64) -> Result<(), Error> {
        let mut state = self.state();
        let foreign = state.memory.region(address).is_some_and(|region| region.base == address)
            && !state.is_in_use(address)
            && !state.memory.is_own(address);
        if !foreign {
            let message = format!("no memory of the caller is mapped at {address:#x}");
            return Err(Error::new(ErrorKind::NotMapped, message));
        }
        state.memory.space.remove(address);
        Ok(())
    }

    /// Changes what dispatches may do with the allocation or mapping that starts at `address`.
    ///
    /// # Errors
    /// [`ErrorKind::NotMapped`].
    pub fn protect(&self, address: u64, protection: Protection) -> Result<(), Error> {
        let mut state = self.state();
        let access = match protection {
            Protection::ReadOnly => tombolo_sim::memory::Access::ReadOnly,
            Protection::ReadWrite => tombolo_sim::memory::Access::ReadWrite,
        };
        match !state.is_in_use(address) && state.memory.space.protect(address, access) {
            true => Ok(()),
            false => Err(Error::new(ErrorKind::NotMapped, format!("nothing starts at {address:#x}"))),
        }
    }

    /// Of a device on a board: the addresses of the board's memory, in which all of the device's lies.
    pub fn board_memory(&self) -> Option<Range<u64>> {
        self.state().machine.memory()
    }

    /// The allocation, mapping or segment that holds an address.
    pub fn region(&self, address: u64) -> Option<Placed> {
        self.state().memory.region(address)
    }

    /// Bytes that can still be allocated, and all.
    pub fn memory_bytes(&self) -> (u64, u64) {
        (self.state().memory.free_bytes(), self.options.memory_bytes)
    }

    /// Copies device memory, all from one region.
    ///
    /// # Errors
    /// [`ErrorKind::NotMapped`].
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Error> {
        bytes.copy_from_slice(self.state().memory.bytes_mut(address, bytes.len() as u64)?);
        Ok(())
    }

    /// Copies to device memory, all into one region; read-only memory too, which only dispatches must not write.
    ///
    /// # Errors
    /// [`ErrorKind::NotMapped`].
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Error> {
        let mut state = self.state();
        state.memory.bytes_mut(address, bytes.len() as u64)?.copy_from_slice(bytes);
        if state.is_in_use(address) {
            state.machine.forget_code();
        }
        Ok(())
    }

    /// Loads a code object.
    ///
    /// # Errors
    /// [`ErrorKind::CodeObject`], [`ErrorKind::OutOfMemory`].
    pub fn load(&self, code_object: &[u8]) -> Result<Module, Error> {
        let mut state = self.state();
        let module = Module::load(code_object, &mut state.memory)?;
        state.machine.forget_code();
        state.modules.push(module.clone());
        Ok(module)
    }

    /// Takes a module out of memory.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`]: it is not loaded on this device.
    pub fn unload(&self, module: &Module) -> Result<(), Error> {
        let mut state = self.state();
        let at = state.position(module)?;
        state.modules.swap_remove(at);
        state.memory.release(module.base());
        state.machine.forget_code();
        Ok(())
    }

    /// Runs a kernel to its end.
    ///
    /// # Errors
    /// [`ErrorKind::Value`], [`ErrorKind::NotFound`], [`ErrorKind::Dispatch`] and [`ErrorKind::CooperativeTooLarge`] before anything has run; else what the kernel did,
    /// with wave, address, instruction and, of code compiled with `-g`, the line.
    pub fn launch(&self, kernel: &Kernel, launch: &Launch) -> Result<Statistics, Error> {
        Ok(self.launch_with_views(kernel, launch, Wanted::default())?.0)
    }

    /// The same, and makes views of what happened. The first of these calls takes about a second to build hardware that shows what
    /// is in it.
    ///
    /// # Errors
    /// As [`Device::launch`]; [`ErrorKind::Value`] on the model, of which there are no views.
    pub fn launch_with_views(
        &self,
        kernel: &Kernel,
        launch: &Launch,
        wanted: Wanted,
    ) -> Result<(Statistics, Views), Error> {
        let mut state = self.state();
        state.position(kernel.module())?;
        state.launch(kernel, launch, wanted, self.options.max_cycles)
    }

    /// Runs code with the registers of a driver to its end.
    ///
    /// # Errors
    /// As [`Device::launch`]. [`ErrorKind::Unsupported`]: the registers are those of gfx12, which the device is not.
    pub fn dispatch(&self, raw: &RawDispatch) -> Result<Statistics, Error> {
        let dispatch = raw.dispatch()?;
        let mut state = self.state();
        if state.processor().target() != dispatch.target {
            let message = format!("registers of gfx12 on a device of configuration `{}`", self.config.name);
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        // Drivers put code where they like, and overwrite it.
        state.machine.forget_code();
        let code_object = state.no_code.clone();
        Ok(state.run(dispatch, code_object, 0, None, Wanted::default(), self.options.max_cycles)?.0)
    }

    /// Runs the kernel of an AQL dispatch packet to its end. What it asks for beside its arguments (packet, queue, scratch memory) is
    /// that of the device.
    ///
    /// # Errors
    /// As [`Device::launch`]; [`ErrorKind::CodeObject`]: what the packet points to is no kernel descriptor.
    pub fn dispatch_packet(&self, packet: &[u8; hsa::PACKET_BYTES]) -> Result<Statistics, Error> {
        let mut state = self.state();
        state.machine.forget_code();
        state.dispatch_packet(packet, self.options.max_cycles)
    }

    /// Gives what kernels print to a function, which must not call the device; without one it goes to the streams of the C
    /// library, which are flushed when a dispatch has ended.
    pub fn set_output(&self, sink: Option<Sink>) {
        self.state().output.set(sink);
    }

    /// Bytes of the heap from which kernels allocate (`malloc` of HIP) that are there from the beginning: 8 MiB, unless they were set. The heap grows
    /// as long as there is device memory.
    pub fn heap_bytes(&self) -> u64 {
        self.state().heap.initial_bytes()
    }

    /// Sets them. A heap from which a kernel has allocated stays as it is.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: more than the device has.
    pub fn set_heap_bytes(&self, bytes: u64) -> Result<(), Error> {
        let mut state = self.state();
        let State { heap, memory, .. } = &mut *state;
        heap.set_initial_bytes(memory, bytes)
    }

    /// How many work-groups of a kernel the machine holds at the same time, of `block` work-items with `dynamic_lds` bytes of LDS beyond the kernel's own; 0
    /// where not even one fits.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: a work-group without work-items, or with more than 2^32.
    pub fn resident_groups(&self, kernel: &Kernel, block: [u32; 3], dynamic_lds: u32) -> Result<u64, Error> {
        if block.iter().try_fold(1u32, |product, n| product.checked_mul(*n)).is_none_or(|items| items == 0) {
            return Err(Error::value(format!("work-groups of {block:?}")));
        }
        let launch = Launch { grid: block, block, dynamic_lds, ..Launch::default() };
        Ok(kernel.dispatch(&launch).residency(self.config).groups)
    }

    /// The processor that the device is, by its configuration: `gfx1201`, `gfx950` on `cdna4`, `gfx701` on `gfx7`.
    pub fn processor(&self) -> Mcpu {
        design::processor(self.config.units.set)
    }

    /// The processors whose code runs on the device, the one that it is first.
    pub fn processors(&self) -> &'static [Mcpu] {
        design::processors(self.config.units.set)
    }

    /// Sizes of the machine, as its configuration has them.
    pub fn sizes(&self) -> Sizes {
        self.sizes
    }
}
