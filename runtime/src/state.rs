//! What is behind the lock of a device: memory, modules and the engine, and how they run a dispatch.

use crate::arguments::{Area, Services};
use crate::board::not_on_a_board;
use crate::device::{Launch, Statistics};
use crate::error::{Error, ErrorKind, kind_of};
use crate::findings::Findings;
use crate::heap::Heap;
use crate::hostcall::Service;
use crate::hostcall::buffer::Layout;
use crate::machine::{Look, Machine};
use crate::memory::{Memory, Placed, Protection};
use crate::module::{Kernel, Module};
use crate::options::Options;
use crate::output::Output;
use crate::record::Recording;
use crate::views::{Views, Wanted};
use crate::window::Window;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tombolo_code_object::{CodeObject, LineTable, Mcpu};
use tombolo_hdl::config::Config;
use tombolo_sim::design;
use tombolo_sim::launch::{Dispatch, Launch as Prepared, LaunchError, Scratch, hsa, max_lds};
use tombolo_sim::run::exports::OfWaves;
use tombolo_sim::run::{ErrorKind as RunKind, Host, Report, RunError, waves};

/// What dispatches work on.
pub(crate) struct State {
    /// Memory of the device: what the host has, modules, and the device's own.
    pub memory: Memory,
    /// What executes dispatches.
    pub machine: Machine,
    /// The configuration whose sizes count, on the model too.
    pub config: Config,
    /// Modules that are loaded.
    pub modules: Vec<Module>,
    /// Packet, queue and kernel arguments of the dispatch, and the bytes that there are for them.
    pub area: Option<Placed>,
    /// Scratch memory, as much as a dispatch has asked for.
    pub scratch: Option<Placed>,
    /// Bytes of the stack of a work-item where the compiler does not know how many it needs.
    pub stack_bytes: u32,
    /// Through which kernels call the host.
    pub hostcall: Option<Placed>,
    /// Where the work-groups of a cooperative grid wait for each other.
    pub grid_barrier: Option<Placed>,
    /// From which kernels allocate.
    pub heap: Heap,
    /// Where goes what kernels print.
    pub output: Output,
    /// Dispatches so far.
    pub dispatches: u64,
    /// The files that are made of each of them.
    pub record: Option<Recording>,
    /// What the sanitizer found in them.
    pub findings: Findings,
    /// Ends the dispatch that runs.
    pub stop: Arc<AtomicBool>,
    /// Stands for the code object where a dispatch has none.
    pub no_code: Arc<CodeObject>,
}

impl State {
    /// With nothing in the memory.
    pub fn new(options: &Options, machine: Machine, window: Option<Window>, config: Config) -> Self {
        Self {
            memory: Memory::new(options.memory_bytes, options.bounds, window),
            machine,
            config,
            modules: vec![],
            area: None,
            scratch: None,
            stack_bytes: hsa::STACK_BYTES,
            hostcall: None,
            grid_barrier: None,
            heap: Heap::default(),
            output: Output::default(),
            dispatches: 0,
            record: options.record.clone(),
            findings: Findings::new(options.sanitize),
            stop: Arc::default(),
            no_code: Arc::new(no_code(design::processor(config.units.set))),
        }
    }

    /// The processor that the device is.
    pub fn processor(&self) -> Mcpu {
        design::processor(self.config.units.set)
    }

    /// The address is one of a module, or of the device's own memory.
    pub fn is_in_use(&self, address: u64) -> bool {
        let holds = |place: &Placed| (place.base..place.base + place.bytes).contains(&address);
        [&self.area, &self.scratch, &self.hostcall, &self.grid_barrier].into_iter().flatten().any(holds)
            || self.heap.holds(address)
            || self.modules.iter().any(|module| module.place_of().is_ok_and(|place| holds(&place)))
    }

    /// Where the module is among those that are loaded.
    pub fn position(&self, module: &Module) -> Result<usize, Error> {
        let found = self.modules.iter().position(|loaded| loaded.0.id == module.0.id);
        found.ok_or_else(|| Error::new(ErrorKind::NotFound, "the module is not loaded on this device"))
    }

    /// Memory of the device's own with room for so many bytes: what is there, or more.
    pub fn room(
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

    /// Runs a kernel to its end; what the host gave for it is checked here.
    pub fn launch(
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
        if mcpu.target() != self.processor().target() {
            let (code, config, runs) = (mcpu.name(), self.config.name, self.processor().name());
            let what = format!("code for {code}: a device of configuration `{config}` runs code for {runs}");
            return Err(LaunchError::Unsupported { kernel: info.name.clone(), what }.into());
        }
        let private_bytes = hsa::private_bytes(info, self.stack_bytes)?;
        let scratch = self.scratch_of(private_bytes, info.descriptor.wavefront_size())?;
        let bytes = Area::bytes(kernel)?;
        let name = "the kernel arguments";
        let base = Self::room(&mut self.memory, &mut self.area, name, bytes, Protection::ReadOnly)?;
        let area = Area::at(base, kernel, self.dispatches, private_bytes, scratch);
        let dispatch = Dispatch {
            user_sgprs: hsa::user_sgprs(&info.name, mcpu.target(), &info.descriptor, &area.pointers)?,
            scratch,
            ..kernel.dispatch(launch)
        };
        dispatch.check(info)?;
        dispatch.fits_at_once(self.config)?;
        if Area::calls_host(kernel) && matches!(self.machine, Machine::Board(_)) {
            return Err(not_on_a_board(&format!("kernel `{}` may call the host (printf, assert, malloc)", info.name)));
        }
        let hostcall = Area::calls_host(kernel).then(|| self.hostcall()).transpose()?;
        let waits = launch.cooperative && hsa::wants_grid_barrier(info);
        let services = Services {
            hostcall: hostcall.map_or(0, |layout| layout.base),
            grid_barrier: if waits { self.grid_barrier(launch)? } else { 0 },
            heap: if Area::uses_heap(kernel) { self.heap.head(&mut self.memory)? } else { 0 },
        };
        let memory = self.memory.bytes_mut(base, bytes)?;
        area.fill(memory, kernel, &dispatch, launch.dynamic_lds, launch.arguments, services)?;
        self.run(dispatch, module.code_object.clone(), module.base, Some(kernel), wanted, limit)
    }

    /// Where the work-groups of a cooperative grid wait for each other, before their first barrier.
    fn grid_barrier(&mut self, launch: &Launch) -> Result<u64, Error> {
        const BYTES: u64 = hsa::GRID_BARRIER_BYTES as u64;
        let name = "the barrier of the grid";
        let base = Self::room(&mut self.memory, &mut self.grid_barrier, name, BYTES, Protection::ReadWrite)?;
        let barrier = hsa::grid_barrier(launch.grid, launch.block, base);
        self.memory.bytes_mut(base, BYTES)?.copy_from_slice(&barrier);
        Ok(base)
    }

    /// The buffer through which kernels call the host, ready for a dispatch.
    fn hostcall(&mut self) -> Result<Layout, Error> {
        let name = "the buffer of calls to the host";
        let base = Self::room(&mut self.memory, &mut self.hostcall, name, Layout::BYTES, Protection::ReadWrite)?;
        let layout = Layout { base };
        layout.initialize(self.memory.bytes_mut(base, Layout::BYTES)?);
        Ok(layout)
    }

    /// Scratch memory of so many bytes a work-item for every wave that may run at the same time; none where nothing is needed.
    ///
    /// # Errors
    /// [`ErrorKind::OutOfMemory`].
    pub fn scratch_of(&mut self, bytes_per_lane: u32, lanes: u32) -> Result<Option<Scratch>, Error> {
        let Some(mut scratch) = Scratch::of(bytes_per_lane, lanes) else { return Ok(None) };
        let bytes = scratch.bytes() as u64;
        scratch.base = Self::room(&mut self.memory, &mut self.scratch, "scratch", bytes, Protection::ReadWrite)?;
        Ok(Some(scratch))
    }

    /// Runs a dispatch to its end. `kernel` is what it is of, if that is known: else nothing calls the host.
    pub fn run(
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
        let most = max_lds(dispatch.target);
        if u64::from(dispatch.lds_bytes) > most {
            let message = format!("{}: {} bytes of LDS, the most is {most}", dispatch.kernel, dispatch.lds_bytes);
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
        self.stop.store(false, Ordering::Relaxed);
        let look = Look { files, wanted, stop: Arc::clone(&self.stop) };
        self.dispatches += 1;
        // An engine that panics must not take the caller's process along, nor the memory that it works on.
        let buffer = self.hostcall.filter(|_| kernel.is_some_and(Area::calls_host));
        let ran = catch_unwind(AssertUnwindSafe(|| {
            let layout = buffer.map(|place| Layout { base: place.base });
            let mut service =
                layout.map(|layout| Service::new(layout, &mut self.output, &mut self.memory, &mut self.heap));
            if let (Some(config), Some(kernel)) = (self.machine.config(), kernel) {
                let fits = &kernel.module().0.fits[kernel.index];
                if !fits.load(Ordering::Relaxed) {
                    launch.fit(config)?;
                    fits.store(true, Ordering::Relaxed);
                }
            }
            let host = service.as_mut().map(|service| service as &mut dyn Host);
            let (mut report, views) = self.machine.run(&mut launch, limit, &look, host)?;
            let assertion = service.and_then(|service| service.assertion);
            let found = report.findings.take().unwrap_or_default();
            let verdict = self.findings.tell(&launch.name, found, &mut self.output);
            let statistics = outcome(&launch, report, assertion)?;
            verdict.map(|()| (statistics, views))
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
fn no_code(mcpu: Mcpu) -> CodeObject {
    CodeObject {
        mcpu,
        kernels: vec![],
        segments: vec![],
        symbols: vec![],
        relocations: vec![],
        metadata: None,
        lines: LineTable::default(),
    }
}
