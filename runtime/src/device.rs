//! A device: memory, modules and an engine behind one lock, and the dispatches on it.

use crate::arguments::Area;
use crate::board::not_on_a_board;
use crate::error::{Error, ErrorKind, kind_of};
use crate::hostcall::Service;
use crate::hostcall::buffer::Layout;
use crate::machine::{Look, Machine};
use crate::memory::{Memory, Placed, Protection};
use crate::module::{Kernel, Module};
use crate::options::Options;
use crate::output::{Output, Sink};
use crate::record::Recording;
use crate::views::{Views, Wanted};
use crate::window::Window;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tombolo_code_object::{CodeObject, DESCRIPTOR_BYTES, Descriptor, LineTable, Mcpu, descriptor_field as field};
use tombolo_sim::design;
use tombolo_sim::launch::{Dispatch, Launch as Prepared, LaunchError, Scratch, hsa};
use tombolo_sim::memory::HostMemory;
use tombolo_sim::run::exports::OfWaves;
use tombolo_sim::run::{ErrorKind as RunKind, Host, Report, RunError, waves};

/// LDS is given to work-groups in units of so many bytes (COMPUTE_PGM_RSRC2.LDS_SIZE).
const LDS_UNIT: u32 = 512;
const LDS_SIZE_SHIFT: u32 = 15;
const LDS_SIZE_MASK: u32 = 0x1ff;
/// Scratch of a wave is given in units of 256 dwords.
const SCRATCH_UNIT: u32 = 1024;

/// The most LDS bytes of a work-group (RDNA4 ISA, section 3.3.5).
const MOST_LDS_BYTES: u32 = 64 << 10;
/// The most scratch bytes of a work-item that a packet can ask for.
const MOST_PRIVATE_BYTES: u32 = 1 << 18;

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
}

/// Scratch memory of a raw dispatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScratchArea {
    /// Device address, a multiple of 256.
    pub base: u64,
    /// Bytes of all areas.
    pub bytes: u64,
    /// Bytes of a wave.
    pub bytes_per_wave: u32,
}

/// A dispatch by the values of the compute registers, as a driver has them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RawDispatch<'a> {
    /// Address of the first instruction, a multiple of 256.
    pub entry: u64,
    /// Work-groups (x, y, z).
    pub groups: [u32; 3],
    /// Work-group size in work-items (x, y, z).
    pub block: [u32; 3],
    /// COMPUTE_PGM_RSRC1 to 3; the LDS of a work-group is in the second.
    pub rsrc: [u32; 3],
    /// Waves have 32 lanes, not 64.
    pub wave32: bool,
    /// Scratch memory, if the code uses it.
    pub scratch: Option<ScratchArea>,
    /// Initial values of s0, s1, ...; COMPUTE_PGM_RSRC2 has their number.
    pub user_sgprs: &'a [u32],
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
}

/// A device.
pub struct Device {
    options: Options,
    sizes: Sizes,
    state: Mutex<State>,
}

struct State {
    memory: Memory,
    machine: Machine,
    modules: Vec<Module>,
    /// Packet, queue and kernel arguments of the dispatch, and the bytes that there are for them.
    area: Option<Placed>,
    scratch: Option<Placed>,
    /// Through which kernels call the host.
    hostcall: Option<Placed>,
    output: Output,
    dispatches: u64,
    record: Option<Recording>,
    /// Stands for the code object where a dispatch has none.
    no_code: Arc<CodeObject>,
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
        let state = State {
            memory: Memory::new(options.memory_bytes, options.strict, window),
            machine,
            modules: vec![],
            area: None,
            scratch: None,
            hostcall: None,
            output: Output::default(),
            dispatches: 0,
            record: options.record.clone(),
            no_code: Arc::new(no_code()),
        };
        let config = design::config(&options.config)?;
        let sizes = Sizes {
            simds: config.simds as u32,
            waves: config.waves as u32,
            vgpr_rows: config.vgpr_rows as u32,
            lds_bytes: config.lds_bytes as u32,
        };
        Ok(Self { options, sizes, state: Mutex::new(state) })
    }

    /// What the device is made of.
    pub fn options(&self) -> &Options {
        &self.options
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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
    /// [`ErrorKind::Value`], [`ErrorKind::NotFound`] and [`ErrorKind::Dispatch`] before anything has run; else what the kernel did,
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
    /// As [`Device::launch`].
    pub fn dispatch(&self, raw: &RawDispatch) -> Result<Statistics, Error> {
        let dispatch = raw.dispatch()?;
        let mut state = self.state();
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

    /// Sizes of the machine, as its configuration has them.
    pub fn sizes(&self) -> Sizes {
        self.sizes
    }
}

impl RawDispatch<'_> {
    fn dispatch(&self) -> Result<Dispatch, Error> {
        let [rsrc1, rsrc2, rsrc3] = self.rsrc;
        let lds_bytes = (rsrc2 >> LDS_SIZE_SHIFT & LDS_SIZE_MASK) * LDS_UNIT;
        let rsrc2 = rsrc2 & !(LDS_SIZE_MASK << LDS_SIZE_SHIFT);
        let mut descriptor =
            Descriptor { rsrc1, rsrc2, rsrc3, group_segment_fixed_size: lds_bytes, ..Descriptor::default() };
        descriptor.set(field::WAVEFRONT_SIZE32, self.wave32.into());
        let mut user_sgprs = self.user_sgprs.to_vec();
        user_sgprs.resize(descriptor.get(field::USER_SGPR_COUNT) as usize, 0);
        let mut grid = [0; 3];
        for ((items, groups), block) in grid.iter_mut().zip(self.groups).zip(self.block) {
            *items = groups.checked_mul(block).ok_or_else(|| Error::value("a grid of more than 2^32 work-items"))?;
        }
        let scratch = self.scratch.map(|area| area.scratch(descriptor.wavefront_size())).transpose()?;
        let (entry, block) = (self.entry, self.block);
        let kernel = format!("code at {entry:#x}");
        Ok(Dispatch {
            kernel,
            target: Mcpu::Gfx1201.target(),
            entry,
            descriptor,
            grid,
            block,
            user_sgprs,
            lds_bytes,
            scratch,
            trap_handler: None,
        })
    }
}

impl ScratchArea {
    fn scratch(self, lanes: u32) -> Result<Scratch, Error> {
        let bytes_per_wave = self.bytes_per_wave.checked_next_multiple_of(SCRATCH_UNIT).filter(|bytes| *bytes != 0);
        let waves = bytes_per_wave.map_or(0, |bytes| self.bytes / u64::from(bytes));
        let Some((bytes_per_wave, waves)) = bytes_per_wave.zip(u32::try_from(waves.min(32)).ok().filter(|n| *n != 0))
        else {
            return Err(Error::value("scratch memory with no room for a wave"));
        };
        Ok(Scratch { base: self.base, bytes_per_lane: bytes_per_wave / lanes, bytes_per_wave, waves })
    }
}

impl State {
    /// The address is one of a module, or of the device's own memory.
    fn is_in_use(&self, address: u64) -> bool {
        let holds = |place: &Placed| (place.base..place.base + place.bytes).contains(&address);
        self.area.iter().chain(&self.scratch).chain(&self.hostcall).any(holds)
            || self.modules.iter().any(|module| module.place_of().is_ok_and(|place| holds(&place)))
    }

    fn position(&self, module: &Module) -> Result<usize, Error> {
        let found = self.modules.iter().position(|loaded| loaded.0.id == module.0.id);
        found.ok_or_else(|| Error::new(ErrorKind::NotFound, "the module is not loaded on this device"))
    }

    /// Memory of the device's own with room for so many bytes: what is there, or more.
    fn room(
        memory: &mut Memory,
        place: &mut Option<Placed>,
        name: &str,
        bytes: u64,
        protection: Protection,
    ) -> Result<u64, Error> {
        if let Some(place) = place
            && place.bytes >= bytes
        {
            return Ok(place.base);
        }
        if let Some(small) = place.take() {
            memory.release(small.base);
        }
        let bytes = bytes.next_multiple_of(4096);
        let base = memory.allocate(name, bytes, protection)?;
        *place = Some(Placed { base, bytes });
        Ok(base)
    }

    fn launch(
        &mut self,
        kernel: &Kernel,
        launch: &Launch,
        wanted: Wanted,
        limit: u64,
    ) -> Result<(Statistics, Views), Error> {
        let (info, module) = (kernel.info(), &kernel.module().0);
        if launch.grid.contains(&0) || launch.block.contains(&0) {
            let (grid, block) = (launch.grid, launch.block);
            return Err(Error::value(format!("kernel `{}`: grid {grid:?} with work-groups of {block:?}", info.name)));
        }
        let mcpu = module.code_object.mcpu;
        if !matches!(mcpu, Mcpu::Gfx1200 | Mcpu::Gfx1201) {
            let what = format!("code for {}: a device runs gfx12", mcpu.name());
            return Err(LaunchError::Unsupported { kernel: info.name.clone(), what }.into());
        }
        let private_bytes = hsa::private_bytes(info)?;
        let mut scratch = Scratch::of(private_bytes, info.descriptor.wavefront_size(), mcpu.target());
        if let Some(scratch) = &mut scratch {
            let bytes = scratch.bytes() as u64;
            scratch.base = Self::room(&mut self.memory, &mut self.scratch, "scratch", bytes, Protection::ReadWrite)?;
        }
        let bytes = Area::bytes(kernel)?;
        let name = "the kernel arguments";
        let base = Self::room(&mut self.memory, &mut self.area, name, bytes, Protection::ReadOnly)?;
        let area = Area::at(base, kernel, self.dispatches, private_bytes, scratch);
        let dispatch = Dispatch {
            kernel: info.name.clone(),
            target: mcpu.target(),
            entry: module.base.wrapping_add(info.entry),
            descriptor: info.descriptor,
            grid: launch.grid,
            block: launch.block,
            user_sgprs: hsa::user_sgprs(&info.name, mcpu.target(), &info.descriptor, &area.pointers)?,
            lds_bytes: info.descriptor.group_segment_fixed_size.saturating_add(launch.dynamic_lds),
            scratch,
            trap_handler: None,
        };
        dispatch.check(info)?;
        if Area::calls_host(kernel) && matches!(self.machine, Machine::Board(_)) {
            return Err(not_on_a_board(&format!("kernel `{}` may call the host (printf, assert)", info.name)));
        }
        let hostcall = Area::calls_host(kernel).then(|| self.hostcall()).transpose()?;
        let memory = self.memory.bytes_mut(base, bytes)?;
        let buffer = hostcall.map_or(0, |layout| layout.base);
        area.fill(memory, kernel, &dispatch, launch.dynamic_lds, launch.arguments, buffer)?;
        self.run(dispatch, module.code_object.clone(), module.base, Some(kernel), wanted, limit)
    }

    /// The buffer through which kernels call the host, ready for a dispatch.
    fn hostcall(&mut self) -> Result<Layout, Error> {
        let name = "the buffer of calls to the host";
        let base = Self::room(&mut self.memory, &mut self.hostcall, name, Layout::BYTES, Protection::ReadWrite)?;
        let layout = Layout { base };
        layout.initialize(self.memory.bytes_mut(base, Layout::BYTES)?);
        Ok(layout)
    }

    fn dispatch_packet(&mut self, packet: &[u8; hsa::PACKET_BYTES], limit: u64) -> Result<Statistics, Error> {
        let half = |at: usize| u32::from(u16::from_le_bytes([packet[at], packet[at + 1]]));
        let word = |at: usize| half(at) | half(at + 2) << 16;
        let long = |at: usize| u64::from(word(at)) | u64::from(word(at + 4)) << 32;
        let (block, grid) = ([4, 6, 8].map(half), [12, 16, 20].map(word));
        let (private_bytes, lds_bytes, object, kernarg) = (word(24), word(28), long(32), long(40));
        let name = format!("the kernel of descriptor {object:#x}");
        let mut bytes = [0; DESCRIPTOR_BYTES];
        bytes.copy_from_slice(self.memory.bytes_mut(object, DESCRIPTOR_BYTES as u64)?);
        let none = || Error::new(ErrorKind::CodeObject, format!("{object:#x} is no kernel descriptor"));
        let descriptor = Descriptor::from_bytes(&bytes).ok_or_else(none)?;
        if private_bytes > MOST_PRIVATE_BYTES {
            let message =
                format!("{name}: {private_bytes} bytes of scratch a work-item, the most is {MOST_PRIVATE_BYTES}");
            return Err(Error::new(ErrorKind::Dispatch, message));
        }
        let target = Mcpu::Gfx1201.target();
        let mut scratch = Scratch::of(private_bytes, descriptor.wavefront_size(), target);
        if let Some(scratch) = &mut scratch {
            let bytes = scratch.bytes() as u64;
            scratch.base = Self::room(&mut self.memory, &mut self.scratch, "scratch", bytes, Protection::ReadWrite)?;
        }
        let needed = (hsa::PACKET_BYTES + hsa::QUEUE_BYTES) as u64;
        let area = "the dispatch packet and the queue";
        let base = Self::room(&mut self.memory, &mut self.area, area, needed, Protection::ReadOnly)?;
        let queue = base + hsa::PACKET_BYTES as u64;
        let pointers =
            hsa::Pointers { packet: base, queue, kernarg, dispatch_id: self.dispatches, private_bytes, scratch };
        let memory = self.memory.bytes_mut(base, needed)?;
        memory[..hsa::PACKET_BYTES].copy_from_slice(packet);
        memory[hsa::PACKET_BYTES..].copy_from_slice(&hsa::queue(&pointers));
        let dispatch = Dispatch {
            entry: object.wrapping_add_signed(descriptor.entry_offset),
            user_sgprs: hsa::user_sgprs(&name, target, &descriptor, &pointers)?,
            kernel: name,
            target,
            descriptor,
            grid,
            block,
            lds_bytes,
            scratch,
            trap_handler: None,
        };
        let code_object = self.no_code.clone();
        Ok(self.run(dispatch, code_object, 0, None, Wanted::default(), limit)?.0)
    }

    fn run(
        &mut self,
        dispatch: Dispatch,
        code_object: Arc<CodeObject>,
        load_base: u64,
        kernel: Option<&Kernel>,
        wanted: Wanted,
        limit: u64,
    ) -> Result<(Statistics, Views), Error> {
        if dispatch.grid.contains(&0) || dispatch.block.contains(&0) {
            return Err(Error::value("a dispatch of no work-items"));
        }
        if dispatch.block.iter().try_fold(1u32, |product, n| product.checked_mul(*n)).is_none_or(|items| items > 1024) {
            return Err(Error::value(format!("work-groups of {:?}: the most is 1024 work-items", dispatch.block)));
        }
        if dispatch.lds_bytes > MOST_LDS_BYTES {
            let message =
                format!("{}: {} bytes of LDS, the most is {MOST_LDS_BYTES}", dispatch.kernel, dispatch.lds_bytes);
            return Err(Error::new(ErrorKind::Dispatch, message));
        }
        if dispatch.groups().iter().try_fold(1u32, |product, n| product.checked_mul(*n)).is_none() {
            return Err(Error::value(format!("{:?} work-groups: the most is 2^32 - 1", dispatch.groups())));
        }
        let mut launch = Prepared {
            name: dispatch.kernel.clone(),
            code_object,
            load_base,
            dispatch,
            memory: std::mem::take(&mut self.memory.space),
            buffers: vec![],
            layouts: vec![],
            expected: vec![],
            exports: OfWaves::new(),
        };
        let files = self.record.as_ref().map_or_else(Vec::new, |record| record.files(self.dispatches));
        let look = Look { files, wanted };
        self.dispatches += 1;
        // An engine that panics must not take the caller's process along, nor the memory that it works on.
        let buffer = self.hostcall.filter(|_| kernel.is_some_and(Area::calls_host));
        let ran = catch_unwind(AssertUnwindSafe(|| {
            let mut service = buffer.map(|place| Service::new(Layout { base: place.base }, &mut self.output));
            if let (Some(config), Some(kernel)) = (self.machine.config(), kernel) {
                let fits = &kernel.module().0.fits[kernel.index];
                if !fits.load(Ordering::Relaxed) {
                    launch.fit(config)?;
                    fits.store(true, Ordering::Relaxed);
                }
            }
            let host = service.as_mut().map(|service| service as &mut dyn Host);
            let (report, views) = self.machine.run(&mut launch, limit, &look, host)?;
            let assertion = service.and_then(|service| service.assertion);
            Ok((outcome(&launch, report, assertion)?, views))
        }));
        self.output.flush();
        if ran.is_err() {
            self.machine.recover();
        }
        self.memory.space = launch.memory;
        ran.unwrap_or_else(|_| Err(Error::new(ErrorKind::Internal, "the engine panicked; what it wrote is undefined")))
    }
}

/// What came out; `assertion` is what a failed assertion has printed.
fn outcome(launch: &Prepared, report: Report, assertion: Option<String>) -> Result<Statistics, Error> {
    let statistics = report.statistics;
    match report.error {
        // The trap is how an assertion ends.
        Some(RunError { kind: RunKind::Trap, wave, pc, .. }) if let Some(assertion) = assertion => Err(Error {
            kind: ErrorKind::Assertion,
            message: format!("{}: {assertion}", launch.name),
            wave,
            pc,
            instruction: pc.map(|pc| waves::instruction_text(launch, pc)),
            line: pc.and_then(|pc| launch.line_at(pc)).map(ToString::to_string),
        }),
        Some(RunError { kind, message, wave, pc }) => Err(Error {
            kind: kind_of(kind),
            message: format!("{}: {message}", launch.name),
            wave,
            pc,
            instruction: pc.map(|pc| waves::instruction_text(launch, pc)),
            line: pc.and_then(|pc| launch.line_at(pc)).map(ToString::to_string),
        }),
        None => Ok(Statistics {
            cycles: statistics.cycles,
            waves: statistics.waves.unwrap_or(0),
            instructions: statistics.instructions.unwrap_or(0),
            lines: statistics.counters.map(|counters| [counters.memory.lines_read, counters.memory.lines_written]),
            seconds: statistics.seconds,
        }),
    }
}

/// A code object without anything.
fn no_code() -> CodeObject {
    CodeObject {
        mcpu: Mcpu::Gfx1201,
        kernels: vec![],
        segments: vec![],
        symbols: vec![],
        relocations: vec![],
        metadata: None,
        lines: LineTable::default(),
    }
}
