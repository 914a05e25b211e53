//! `tombolo._tombolo`: devices, modules and kernels of `tombolo-runtime` as Python objects. `tombolo/device.py` says what they are for;
//! arguments come here as the bytes of the kernel argument segment, and memory as addresses of the process.

mod copies;

use copies::Copies;
use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use tombolo::queue::Queue;
use tombolo::{
    Bounds, Device, EngineKind, Error, ErrorKind, Form, Kernel, Launch, Options, Protection, Recording, Sanitize,
    Statistics, Views, Wanted,
};

create_exception!(
    _tombolo,
    TomboloError,
    PyException,
    "What a device refuses, or why a dispatch failed. Attributes: kind, wave, pc, instruction, line; None where they mean nothing."
);

/// The exception that an error of the library becomes.
fn raise(py: Python<'_>, error: Error) -> PyErr {
    let mut text = error.message.clone();
    if let Some(line) = &error.line {
        text = format!("{text} ({line})");
    }
    let raised = TomboloError::new_err(text);
    let value = raised.value(py);
    let set = || -> PyResult<()> {
        value.setattr("kind", format!("{:?}", error.kind).to_lowercase())?;
        value.setattr("wave", error.wave)?;
        value.setattr("pc", error.pc)?;
        value.setattr("instruction", error.instruction)?;
        value.setattr("line", error.line)
    };
    match set() {
        Ok(()) => raised,
        Err(other) => other,
    }
}

/// A piece of memory of the process: address, bytes, and whether kernels may write it.
type Piece = (u64, u64, bool);

/// An argument of a kernel: name, offset and size in bytes, kind.
type Slot = (Option<String>, u64, u64, &'static str);

/// How long Python's signals wait while a dispatch runs.
const SIGNALS: Duration = Duration::from_millis(50);

/// What `work` of a device gives. It runs in a thread of its own, so that signals can be handled meanwhile: what their handlers raise, as
/// KeyboardInterrupt, ends the dispatch.
fn interruptible<T: Send>(
    py: Python<'_>,
    device: &Device,
    work: impl FnOnce() -> Result<T, Error> + Send,
) -> PyResult<T> {
    let (done, raised) = py.detach(|| {
        thread::scope(|scope| {
            let (alive, ended) = channel::<()>();
            let worker = scope.spawn(move || {
                let _alive = alive;
                work()
            });
            let mut raised = None;
            while ended.recv_timeout(SIGNALS) == Err(RecvTimeoutError::Timeout) {
                raised = raised.or_else(|| Python::attach(|py| py.check_signals()).err());
                if raised.is_some() {
                    device.interrupt();
                }
            }
            (worker.join(), raised)
        })
    });
    match (raised, done) {
        (Some(raised), _) => Err(raised),
        (None, Ok(done)) => done.map_err(|error| raise(py, error)),
        (None, Err(_)) => Err(raise(py, Error::new(ErrorKind::Internal, "the device panicked"))),
    }
}

/// A device.
#[pyclass(frozen, name = "Device", module = "tombolo._tombolo")]
struct PyDevice {
    device: Device,
    /// Held while memory of the caller is mapped: two dispatches may use the same arrays.
    mapping: Mutex<()>,
}

#[pymethods]
impl PyDevice {
    #[new]
    #[pyo3(signature = (engine=None, config=None, max_cycles=None, strict=None, record=None, dispatches=vec![], device=None, sanitize=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "Python gives them by position; tombolo/device.py is what people call"
    )]
    fn new(
        py: Python<'_>,
        engine: Option<&str>,
        config: Option<String>,
        max_cycles: Option<u64>,
        strict: Option<bool>,
        record: Option<std::path::PathBuf>,
        dispatches: Vec<u64>,
        device: Option<&str>,
        sanitize: Option<&str>,
    ) -> PyResult<Self> {
        let mut options = Options::from_environment().map_err(|error| raise(py, error))?;
        if let Some(name) = engine {
            options.engine = EngineKind::from_name(name).map_err(|error| raise(py, error))?;
            // An engine is in the process, whatever board the environment names.
            options.device = None;
        }
        if let Some(address) = device {
            if engine.is_some() {
                return Err(raise(py, Error::new(ErrorKind::Value, "engine and device: a board is its own engine")));
            }
            let parsed = address.parse().map_err(|error| Error::new(ErrorKind::Value, format!("{error}")));
            options.device = Some(parsed.map_err(|error| raise(py, error))?);
        }
        options.config = config.unwrap_or(options.config);
        options.max_cycles = max_cycles.unwrap_or(options.max_cycles);
        options.bounds = match strict {
            Some(true) => Bounds::Exact,
            Some(false) => Bounds::Rounded,
            None => options.bounds,
        };
        if let Some(name) = sanitize {
            let refused =
                || Error::new(ErrorKind::Value, format!("sanitize is `{name}`; it can be True, False or \"error\""));
            options.sanitize = Sanitize::from_name(name).ok_or_else(refused).map_err(|error| raise(py, error))?;
        }
        options.record =
            record.map(|folder| Recording { folder, dispatches, forms: vec![Form::Fst] }).or(options.record);
        let device = py.detach(|| Device::new(options)).map_err(|error| raise(py, error))?;
        Ok(Self { device, mapping: Mutex::new(()) })
    }

    /// What executes dispatches: model, rtl or lockstep, or the name of a board.
    #[getter]
    fn engine(&self) -> String {
        let options = self.device.options();
        options.device.as_ref().map_or_else(|| options.engine.name().to_owned(), ToString::to_string)
    }

    /// The name of the hardware's configuration.
    #[getter]
    fn config(&self) -> String {
        self.device.options().config.clone()
    }

    /// The processor that the device is, by LLVM's name.
    #[getter]
    fn processor(&self) -> &'static str {
        self.device.processor().name()
    }

    /// SIMDs, waves of a SIMD, VGPR rows of a SIMD, and bytes of LDS.
    #[getter]
    fn sizes(&self) -> [u32; 4] {
        let sizes = self.device.sizes();
        [sizes.simds, sizes.waves, sizes.vgpr_rows, sizes.lds_bytes]
    }

    /// Loads a code object.
    fn load(slf: Bound<'_, Self>, code_object: &[u8]) -> PyResult<PyModuleOf> {
        let module = slf.get().device.load(code_object).map_err(|error| raise(slf.py(), error))?;
        Ok(PyModuleOf { module, device: slf.unbind() })
    }

    /// Runs a kernel to its end and returns what it did: counts, `profile` (JSON) and `picture` (SVG).
    #[pyo3(signature = (kernel, grid, block, arguments, memory, dynamic_lds, profile, picture, cooperative=false))]
    #[expect(
        clippy::too_many_arguments,
        reason = "Python gives them by position; tombolo/device.py is what people call"
    )]
    fn launch<'py>(
        &self,
        py: Python<'py>,
        kernel: &PyKernel,
        grid: [u32; 3],
        block: [u32; 3],
        arguments: &[u8],
        memory: Vec<Piece>,
        dynamic_lds: u32,
        profile: bool,
        picture: bool,
        cooperative: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let launch = Launch { grid, block, dynamic_lds, arguments, cooperative };
        let wanted = Wanted { profile, picture };
        let (statistics, views) = interruptible(py, &self.device, || {
            let _mapping = self.mapping.lock().unwrap_or_else(PoisonError::into_inner);
            if self.device.board_memory().is_some() {
                let mut copies = Copies::new(&self.device, &memory)?;
                let arguments = copies.pointed(&kernel.kernel, arguments)?;
                let launch = Launch { arguments: &arguments, ..launch };
                let done = self.device.launch_with_views(&kernel.kernel, &launch, wanted);
                copies.fetch()?;
                return done;
            }
            let mapped = Mapped::new(&self.device, &memory)?;
            let done = self.device.launch_with_views(&kernel.kernel, &launch, wanted);
            drop(mapped);
            done
        })?;
        result(py, statistics, views)
    }
}

/// A compute queue, which keeps its registers.
#[pyclass(frozen, name = "Queue", module = "tombolo._tombolo")]
struct PyQueue {
    queue: Mutex<Queue>,
}

#[pymethods]
impl PyQueue {
    #[new]
    fn new() -> Self {
        Self { queue: Mutex::new(Queue::new()) }
    }

    /// Executes PM4 packets on a device that sees `memory` meanwhile. Returns how many dwords were taken, whether the next packet
    /// waits, and what the dispatches did.
    fn execute<'py>(
        &self,
        py: Python<'py>,
        device: &PyDevice,
        packets: Vec<u32>,
        memory: Vec<Piece>,
    ) -> PyResult<(usize, bool, Bound<'py, PyDict>)> {
        let done = interruptible(py, &device.device, || {
            let _mapping = device.mapping.lock().unwrap_or_else(PoisonError::into_inner);
            let mapped = Mapped::new(&device.device, &memory)?;
            let done = self.queue.lock().unwrap_or_else(PoisonError::into_inner).execute(&device.device, &packets);
            drop(mapped);
            done
        })?;
        Ok((done.taken, done.waits, result(py, done.statistics, Views::default())?))
    }
}

fn result(py: Python<'_>, statistics: Statistics, views: Views) -> PyResult<Bound<'_, PyDict>> {
    let profile = views.profile.map(|profile| serde_json::to_string(&profile)).transpose();
    let profile = profile.map_err(|error| TomboloError::new_err(error.to_string()))?;
    let found = PyDict::new(py);
    found.set_item("cycles", statistics.cycles)?;
    found.set_item("waves", statistics.waves)?;
    found.set_item("instructions", statistics.instructions)?;
    found.set_item("lines_read", statistics.lines.map(|[read, _]| read))?;
    found.set_item("lines_written", statistics.lines.map(|[_, written]| written))?;
    found.set_item("seconds", statistics.seconds)?;
    found.set_item("profile", profile)?;
    found.set_item("picture", views.picture)?;
    Ok(found)
}

/// Memory of the caller that the device sees at its own addresses, until this is dropped.
struct Mapped<'a> {
    device: &'a Device,
    bases: Vec<u64>,
}

impl<'a> Mapped<'a> {
    fn new(device: &'a Device, pieces: &[Piece]) -> Result<Self, Error> {
        let mut mapped = Self { device, bases: vec![] };
        for (base, bytes, writable) in pieces {
            let protection = if *writable { Protection::ReadWrite } else { Protection::ReadOnly };
            // SAFETY: the arrays are arguments of the call in Python, which holds them until it returns; it documents that no other
            // thread changes them meanwhile.
            unsafe { device.map(*base, *base as *mut u8, *bytes, protection)? };
            mapped.bases.push(*base);
        }
        Ok(mapped)
    }
}

impl Drop for Mapped<'_> {
    fn drop(&mut self) {
        for base in &self.bases {
            // It was mapped, so it can be unmapped.
            let _ = self.device.unmap(*base);
        }
    }
}

/// A loaded code object.
#[pyclass(frozen, name = "Module", module = "tombolo._tombolo")]
struct PyModuleOf {
    module: tombolo::Module,
    device: Py<PyDevice>,
}

#[pymethods]
impl PyModuleOf {
    /// Names of its kernels.
    #[getter]
    fn kernels(&self) -> Vec<String> {
        self.module.code_object().kernels.iter().map(|kernel| kernel.name.clone()).collect()
    }

    /// The kernel of that name.
    fn kernel(&self, py: Python<'_>, name: &str) -> PyResult<PyKernel> {
        let kernel = self.module.kernel(name).map_err(|error| raise(py, error))?;
        Ok(PyKernel { kernel: Arc::new(kernel) })
    }

    /// Takes it out of the device's memory.
    fn unload(&self, py: Python<'_>) -> PyResult<()> {
        self.device.get().device.unload(&self.module).map_err(|error| raise(py, error))
    }
}

/// A kernel of a module.
#[pyclass(frozen, name = "Kernel", module = "tombolo._tombolo")]
struct PyKernel {
    kernel: Arc<Kernel>,
}

#[pymethods]
impl PyKernel {
    #[getter]
    fn name(&self) -> String {
        self.kernel.info().name.clone()
    }

    /// Its arguments without the hidden ones; None without metadata.
    #[getter]
    fn arguments(&self) -> Option<Vec<Slot>> {
        let metadata = self.kernel.info().metadata.as_ref()?;
        let given = metadata.args.iter().filter(|argument| !argument.value_kind.name().starts_with("hidden_"));
        Some(given.map(|of| (of.name.clone(), of.offset, of.size, of.value_kind.name())).collect())
    }

    /// Bytes of the arguments that a caller gives.
    #[getter]
    fn argument_bytes(&self) -> u64 {
        self.kernel.explicit_bytes()
    }

    /// Bytes of LDS that every work-group has.
    #[getter]
    fn lds_bytes(&self) -> u32 {
        self.kernel.info().descriptor.group_segment_fixed_size
    }

    /// VGPRs and the largest work-group in work-items, as far as the code object tells.
    #[getter]
    fn limits(&self) -> (Option<u64>, Option<u64>) {
        let metadata = self.kernel.info().metadata.as_ref();
        (metadata.and_then(|it| it.vgpr_count), metadata.and_then(|it| it.max_flat_workgroup_size))
    }
}

/// The processor that a device of the environment's options is, by LLVM's name; the device is not made.
#[pyfunction]
fn processor(py: Python<'_>) -> PyResult<&'static str> {
    let found = Options::from_environment().and_then(|options| options.processor());
    Ok(found.map_err(|error| raise(py, error))?.name())
}

/// The native part of the package.
#[pymodule]
fn _tombolo(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("TomboloError", module.py().get_type::<TomboloError>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(processor, module)?)?;
    module.add_class::<PyDevice>()?;
    module.add_class::<PyModuleOf>()?;
    module.add_class::<PyQueue>()?;
    module.add_class::<PyKernel>()
}
