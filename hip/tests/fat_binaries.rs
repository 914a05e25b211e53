//! Programs as clang makes them, without clang: fat binaries that `scripts/hipcc.sh --fat` has made of `testbenches/hip` are
//! registered, launched and loaded through the C interface, on the model.

mod common;

use common::{
    Handle, hipDeviceSynchronize, hipFree, hipMalloc, hipMemcpy, hipModuleGetFunction, hipModuleLaunchKernel,
    hipModuleLoad, hipModuleLoadData,
};
use pretty_assertions::assert_eq;
use std::ffi::{CString, c_char, c_void};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::ptr::{null, null_mut};
use std::sync::{Mutex, PoisonError};

#[repr(C)]
#[derive(Clone, Copy)]
struct Dim3(u32, u32, u32);

#[repr(C)]
struct Wrapper {
    magic: u32,
    version: u32,
    binary: *const c_void,
    unused: *const c_void,
}

type Text = *const c_char;

unsafe extern "C" {
    fn __hipRegisterFatBinary(wrapper: *const Wrapper) -> *mut Handle;
    fn __hipUnregisterFatBinary(binary: *mut Handle);
    #[rustfmt::skip]
    fn __hipRegisterFunction(
        binary: *mut Handle,
        function: *const c_void,
        stub: Text,
        name: Text,
        limit: u32,
        thread: Handle,
        block: Handle,
        block_size: Handle,
        grid_size: Handle,
        warp: *mut i32,
    );
    #[rustfmt::skip]
    fn __hipRegisterVar(
        binary: *mut Handle,
        shadow: *mut c_void,
        host: Text,
        name: Text,
        external: i32,
        bytes: usize,
        constant: i32,
        global: i32,
    );
    #[rustfmt::skip]
    fn __hipRegisterManagedVar(
        binary: *mut Handle,
        pointer: *mut Handle,
        initial: *const c_void,
        name: Text,
        bytes: usize,
        align: u32,
    );
    fn __hipPushCallConfiguration(grid: Dim3, block: Dim3, shared: usize, stream: Handle) -> i32;
    fn __hipPopCallConfiguration(grid: *mut Dim3, block: *mut Dim3, shared: *mut usize, stream: *mut Handle) -> i32;
    #[rustfmt::skip]
    fn hipLaunchKernel(
        function: *const c_void,
        grid: Dim3,
        block: Dim3,
        arguments: *const *const c_void,
        shared: usize,
        stream: Handle,
    ) -> i32;
    fn hipMemcpyToSymbol(symbol: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: i32) -> i32;
    fn hipMemcpyFromSymbol(to: *mut c_void, symbol: *const c_void, bytes: usize, offset: usize, kind: i32) -> i32;
    fn hipModuleUnload(module: Handle) -> i32;
    fn hipGetLastError() -> i32;
    fn hipStreamCreate(stream: *mut Handle) -> i32;
    fn hipStreamSynchronize(stream: Handle) -> i32;
    fn hipStreamBeginCapture(stream: Handle, mode: i32) -> i32;
    fn hipStreamEndCapture(stream: Handle, graph: *mut Handle) -> i32;
    fn hipGraphInstantiate(made: *mut Handle, graph: Handle, node: *mut Handle, log: *mut c_char, bytes: usize) -> i32;
    fn hipGraphLaunch(executable: Handle, stream: Handle) -> i32;
    fn hipGraphDestroy(graph: Handle) -> i32;
    fn hipGraphExecDestroy(executable: Handle) -> i32;
    fn hipMemcpyAsync(to: *mut c_void, from: *const c_void, bytes: usize, kind: i32, stream: Handle) -> i32;
    fn hipGLGetDevices(count: *mut u32, devices: *mut i32, room: u32, list: i32) -> i32;
}

/// What a launch ended with is told to whoever waits first, in any thread: tests of that go one at a time.
static FAILING: Mutex<()> = Mutex::new(());

const SUCCESS: i32 = 0;
const HOST_TO_DEVICE: i32 = 1;
const DEVICE_TO_HOST: i32 = 2;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip").join(name)
}

fn text(text: &str) -> CString {
    CString::new(text).unwrap()
}

/// Device memory with what a slice holds.
fn to_device<T>(from: &[T]) -> *mut c_void {
    let (mut to, bytes) = (null_mut(), size_of_val(from));
    // SAFETY: the slice has so many bytes.
    unsafe {
        assert_eq!(hipMalloc(&raw mut to, bytes), SUCCESS);
        assert_eq!(hipMemcpy(to, from.as_ptr().cast(), bytes, HOST_TO_DEVICE), SUCCESS);
    }
    to
}

fn to_host<T: Default + Clone>(from: *mut c_void, count: usize) -> Vec<T> {
    let mut to = vec![T::default(); count];
    // SAFETY: the callers allocated so many elements.
    let copied = unsafe { hipMemcpy(to.as_mut_ptr().cast(), from, size_of::<T>() * count, DEVICE_TO_HOST) };
    assert_eq!(copied, SUCCESS);
    to
}

/// A fat binary that is registered with one kernel, whose stub is at an address of its own.
struct Program {
    handle: *mut Handle,
    stub: Box<u64>,
    _image: Vec<u8>,
    _wrapper: Box<Wrapper>,
}

impl Program {
    fn new(file_name: &str, kernel: &str) -> Self {
        let (image, stub) = (fs::read(file(file_name)).unwrap(), Box::new(0));
        let wrapper = Wrapper { magic: 0x4849_5046, version: 1, binary: image.as_ptr().cast(), unused: null() };
        let (wrapper, name, none) = (Box::new(wrapper), text(kernel), null_mut());
        // SAFETY: as clang's constructor calls them.
        let handle = unsafe {
            let (handle, name) = (__hipRegisterFatBinary(&raw const *wrapper), name.as_ptr());
            let stub = (&raw const *stub).cast();
            __hipRegisterFunction(handle, stub, name, name, u32::MAX, none, none, none, none, null_mut());
            handle
        };
        Self { handle, stub, _image: image, _wrapper: wrapper }
    }

    /// As `<<<grid, block, shared>>>` does it.
    fn launch(&self, grid: [u32; 3], block: [u32; 3], shared: usize, arguments: &[*const c_void]) -> i32 {
        self.launch_in(null_mut(), grid, block, shared, arguments)
    }

    /// As `<<<grid, block, shared, in_stream>>>` does it.
    fn launch_in(
        &self,
        in_stream: Handle,
        grid: [u32; 3],
        block: [u32; 3],
        shared: usize,
        arguments: &[*const c_void],
    ) -> i32 {
        let three = |[x, y, z]: [u32; 3]| Dim3(x, y, z);
        let (mut grid_got, mut block_got, mut shared_got) = (Dim3(0, 0, 0), Dim3(0, 0, 0), 0);
        let mut stream = null_mut();
        // SAFETY: as clang's stub calls them.
        unsafe {
            assert_eq!(__hipPushCallConfiguration(three(grid), three(block), shared, in_stream), SUCCESS);
            let (grid, block, shared) = (&raw mut grid_got, &raw mut block_got, &raw mut shared_got);
            assert_eq!(__hipPopCallConfiguration(grid, block, shared, &raw mut stream), SUCCESS);
            hipLaunchKernel((&raw const *self.stub).cast(), *grid, *block, arguments.as_ptr(), *shared, stream)
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // SAFETY: it was registered.
        unsafe { __hipUnregisterFatBinary(self.handle) };
    }
}

fn at<T>(value: &T) -> *const c_void {
    (&raw const *value).cast()
}

fn adds_vectors(file_name: &str) {
    let program = Program::new(file_name, "_Z3addPKfS0_Pfi");
    let (a, b): (Vec<f32>, Vec<f32>) = (0..1000).map(|i| (i as f32, 0.25 * i as f32)).unzip();
    let (da, db, dc, n) = (to_device(&a), to_device(&b), to_device(&[0f32; 1000]), 1000i32);
    assert_eq!(program.launch([4, 1, 1], [256, 1, 1], 0, &[at(&da), at(&db), at(&dc), at(&n)]), SUCCESS);
    let expected: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    assert_eq!(to_host::<f32>(dc, 1000), expected);
    // SAFETY: they were allocated.
    [da, db, dc].into_iter().for_each(|pointer| unsafe { assert_eq!(hipFree(pointer), SUCCESS) });
}

#[test]
fn a_registered_kernel_is_launched_with_its_configuration() {
    adds_vectors("vecadd.hipfb");
}

#[test]
fn a_compressed_fat_binary_is_one_too() {
    adds_vectors("vecadd_compressed.hipfb");
}

#[test]
fn dynamic_lds_and_atomics_sum_up() {
    let program = Program::new("reduction.hipfb", "_Z3sumPKjPji");
    let input: Vec<u32> = (0..5000u32).map(|i| i.wrapping_mul(2_654_435_761)).collect();
    let (from, to, n) = (to_device(&input), to_device(&[0u32]), 5000i32);
    assert_eq!(program.launch([6, 1, 1], [128, 1, 1], 512, &[at(&from), at(&to), at(&n)]), SUCCESS);
    assert_eq!(to_host::<u32>(to, 1)[0], input.iter().fold(0, |sum: u32, n| sum.wrapping_add(*n)));
}

#[test]
fn work_groups_of_two_dimensions_multiply_matrices() {
    let program = Program::new("matrix_product.hipfb", "_Z7productPKfS0_Pfi");
    let n = 48usize;
    let a: Vec<f32> = (0..n * n).map(|i| (i % 7) as f32 - 3.0).collect();
    let b: Vec<f32> = (0..n * n).map(|i| (i % 5) as f32 - 2.0).collect();
    let (da, db, dc, size) = (to_device(&a), to_device(&b), to_device(&vec![0f32; n * n]), n as i32);
    assert_eq!(program.launch([3, 3, 1], [16, 16, 1], 0, &[at(&da), at(&db), at(&dc), at(&size)]), SUCCESS);
    let expected: Vec<f32> =
        (0..n * n).map(|i| (0..n).map(|k| a[i / n * n + k] * b[k * n + i % n]).sum::<f32>()).collect();
    assert_eq!(to_host::<f32>(dc, n * n), expected);
}

#[test]
fn variables_are_reached_by_their_symbols_and_managed_ones_by_both_sides() {
    let program = Program::new("histogram.hipfb", "_Z9histogramPKhPji");
    let (table, counted) = (Box::new(0u64), Box::new(0u64));
    let (mut rounds, initial): (Handle, u32) = (null_mut(), 3);
    let shadow = |of: &u64| (&raw const *of).cast_mut().cast::<c_void>();
    let names = [text("bin_of"), text("counted"), text("rounds")];
    let [bin_of, count, managed] = [0, 1, 2].map(|i: usize| names[i].as_ptr());
    // SAFETY: as clang's constructor calls them.
    unsafe {
        __hipRegisterVar(program.handle, shadow(&table), bin_of, bin_of, 0, 256, 1, 0);
        __hipRegisterVar(program.handle, shadow(&counted), count, count, 0, 4, 0, 0);
        __hipRegisterManagedVar(program.handle, &raw mut rounds, at(&initial), managed, 4, 4);
    }
    let bins: Vec<u8> = (0..256).map(|i| (i % 16) as u8).collect();
    // SAFETY: the table has 256 bytes.
    let copied = unsafe { hipMemcpyToSymbol(shadow(&table), bins.as_ptr().cast(), 256, 0, HOST_TO_DEVICE) };
    assert_eq!(copied, SUCCESS);
    let input: Vec<u8> = (0..3000u32).map(|i| (i * i) as u8).collect();
    let mut expected = vec![0u32; 16];
    input.iter().for_each(|byte| expected[usize::from(byte % 16)] += 1);
    let (from, to, n) = (to_device(&input), to_device(&[0u32; 16]), 3000i32);
    assert_eq!(program.launch([4, 1, 1], [64, 1, 1], 0, &[at(&from), at(&to), at(&n)]), SUCCESS);
    assert_eq!(to_host::<u32>(to, 16), expected);
    let mut seen = 0u32;
    // SAFETY: both have four bytes; the managed variable is memory of the process.
    unsafe {
        let (to, counted) = ((&raw mut seen).cast(), shadow(&counted));
        assert_eq!(hipMemcpyFromSymbol(to, counted, 4, 0, DEVICE_TO_HOST), SUCCESS);
        assert_eq!(hipMemcpyFromSymbol(to, counted, 4, 1, DEVICE_TO_HOST), 1);
        assert_eq!((seen, *rounds.cast::<u32>()), (3000, 4));
    }
}

#[test]
fn modules_are_loaded_from_files_and_memory() {
    let (mut module, mut function, none) = (null_mut(), null_mut(), null_mut());
    let path = file("../kernels/vecadd/kernel_gfx1201.elf");
    let image = fs::read(&path).unwrap();
    let (path, name) = (text(path.to_str().unwrap()), text("vecadd"));
    let (a, out, n) = (to_device(&[1.5f32; 64]), to_device(&[0f32; 64]), 64u32);
    let arguments = [at(&a), at(&a), at(&out), at(&n)];
    for from_file in [true, false] {
        // SAFETY: texts, an ELF file, and pointers to what the kernel takes.
        unsafe {
            let loaded = match from_file {
                true => hipModuleLoad(&raw mut module, path.as_ptr()),
                false => hipModuleLoadData(&raw mut module, image.as_ptr().cast()),
            };
            assert_eq!(loaded, SUCCESS);
            assert_eq!(hipModuleGetFunction(&raw mut function, module, name.as_ptr()), SUCCESS);
            let launch = |groups: u32, block: u32| {
                hipModuleLaunchKernel(function, 1, groups, 1, block, 1, 1, 0, none, arguments.as_ptr(), null())
            };
            assert_eq!(launch(1, 64), SUCCESS);
            assert_eq!(to_host::<f32>(out, 64), [3.0; 64]);
            // Work-groups that the kernel was not compiled for, and no work at all.
            assert_eq!((launch(1, 2048), launch(0, 64)), (9, 9));
            assert_eq!(hipModuleUnload(module), SUCCESS);
        }
    }
}

#[test]
fn what_fails_is_kept_as_the_last_error_of_the_thread() {
    let _alone = FAILING.lock().unwrap_or_else(PoisonError::into_inner);
    let program = Program::new("modules.hipfb", "_Z7outsidePi");
    let small = to_device(&[0u32; 4]);
    assert_eq!(program.launch([1, 1, 1], [1, 1, 1], 0, &[at(&small)]), 700);
    // SAFETY: a function that looks at nothing, and an address that is none.
    unsafe {
        assert_eq!((hipGetLastError(), hipGetLastError()), (700, SUCCESS));
        assert_eq!((hipGLGetDevices(null_mut(), null_mut(), 0, 0), hipGetLastError()), (801, 801));
        assert_eq!(hipFree(small.wrapping_byte_add(4)), 1);
    }
    assert_eq!(to_host::<u32>(small, 4), [0; 4]);
}

#[test]
fn whoever_waits_for_the_device_learns_of_a_launch_that_failed_once() {
    let _alone = FAILING.lock().unwrap_or_else(PoisonError::into_inner);
    let program = Program::new("modules.hipfb", "_Z7outsidePi");
    let small = to_device(&[0u32; 4]);
    // SAFETY: functions without arguments.
    unsafe {
        assert_eq!(program.launch([1, 1, 1], [1, 1, 1], 0, &[at(&small)]), 700);
        assert_eq!((hipDeviceSynchronize(), hipDeviceSynchronize()), (700, SUCCESS));
        assert_eq!(program.launch([1, 1, 1], [1, 1, 1], 0, &[at(&small)]), 700);
        assert_eq!((hipGetLastError(), hipDeviceSynchronize()), (700, SUCCESS));
    }
}

#[test]
fn steps_of_a_sort_follow_each_other_in_a_stream() {
    let program = Program::new("bitonic_sort.hipfb", "_Z4stepPjjjj");
    let mut values: Vec<u32> = (0..256u32).map(|i| i.wrapping_mul(2_654_435_761) >> 9).collect();
    let (memory, count, mut stream) = (to_device(&values), 256u32, null_mut());
    // SAFETY: a pointer that may be written.
    unsafe { assert_eq!(hipStreamCreate(&raw mut stream), SUCCESS) };
    for block in (1..=8).map(|power| 1u32 << power) {
        for distance in (0..block.ilog2()).rev().map(|power| 1u32 << power) {
            let arguments = [at(&memory), at(&distance), at(&block), at(&count)];
            assert_eq!(program.launch_in(stream, [2, 1, 1], [128, 1, 1], 0, &arguments), SUCCESS);
        }
    }
    values.sort_unstable();
    assert_eq!(to_host::<u32>(memory, 256), values);
}

/// What a thread captures keeps the others from waiting and from taking memory, so such a test runs in a process of its own: answers whether this is it.
fn is_alone(test: &str) -> bool {
    const MARK: &str = "TOMBOLO_TEST_ALONE";
    if std::env::var_os(MARK).is_some() {
        return true;
    }
    let mut alone = Command::new(std::env::current_exe().unwrap());
    let output = alone.args(["--exact", test, "--nocapture"]).env(MARK, "1").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    false
}

#[test]
fn what_a_stream_captures_runs_when_its_graph_is_launched_and_each_time() {
    if !is_alone("what_a_stream_captures_runs_when_its_graph_is_launched_and_each_time") {
        return;
    }
    let program = Program::new("graph.hipfb", "_Z5scalePff");
    let (memory, factor, mut out) = (to_device(&[1f32; 64]), 2f32, [0f32; 64]);
    let [mut stream, mut graph, mut executable] = [null_mut(); 3];
    // SAFETY: pointers that may be written; memory of 64 floats on both sides.
    unsafe {
        assert_eq!(hipStreamCreate(&raw mut stream), SUCCESS);
        assert_eq!(hipStreamEndCapture(stream, &raw mut graph), 401);
        assert_eq!(hipStreamBeginCapture(stream, 0), SUCCESS);
        assert_eq!(program.launch_in(stream, [1, 1, 1], [64, 1, 1], 0, &[at(&memory), at(&factor)]), SUCCESS);
        assert_eq!(hipMemcpyAsync(out.as_mut_ptr().cast(), memory, 256, DEVICE_TO_HOST, stream), SUCCESS);
        // Nothing has run that could be waited for.
        assert_eq!(hipStreamSynchronize(stream), 900);
        assert_eq!(hipStreamEndCapture(stream, &raw mut graph), SUCCESS);
        assert_eq!((out, to_host::<f32>(memory, 1)[0]), ([0.0; 64], 1.0));
        assert_eq!(hipGraphInstantiate(&raw mut executable, graph, null_mut(), null_mut(), 0), SUCCESS);
        assert_eq!(hipGraphDestroy(graph), SUCCESS);
        for expected in [2.0, 4.0, 8.0] {
            assert_eq!(hipGraphLaunch(executable, stream), SUCCESS);
            assert_eq!(out, [expected; 64]);
        }
        assert_eq!(hipGraphExecDestroy(executable), SUCCESS);
    }
}
