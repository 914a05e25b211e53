//! Cooperative launches through the C interface, on the model: kernels that clang has made of `testbenches/hip/grid_sync.hip` and `grid_barrier.hip`, loaded as
//! modules. `programs.rs` runs those programs as a whole.

mod common;

use common::{Handle, hipDeviceGetAttribute, hipMalloc, hipModuleGetFunction, hipModuleLoadData};
use pretty_assertions::assert_eq;
use std::ffi::{CStr, c_char, c_void};
use std::fs;
use std::path::PathBuf;
use std::ptr::null_mut;

const INVALID_VALUE: i32 = 1;
const TOO_LARGE: i32 = 720;
const COOPERATIVE_LAUNCH: i32 = 10;
const BLOCK: u32 = 64;

/// `hipFunctionLaunchParams`, by HIP's headers.
#[repr(C)]
struct FunctionLaunch {
    function: Handle,
    groups: [u32; 3],
    block: [u32; 3],
    shared: u32,
    stream: Handle,
    arguments: *const *const c_void,
}

#[rustfmt::skip]
unsafe extern "C" {
    fn hipModuleLaunchCooperativeKernel(
        function: Handle, gx: u32, gy: u32, gz: u32, bx: u32, by: u32, bz: u32, shared: u32, stream: Handle, arguments: *const *const c_void,
    ) -> i32;
    fn hipModuleLaunchCooperativeKernelMultiDevice(launches: *const FunctionLaunch, devices: u32, flags: u32) -> i32;
    fn hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(groups: *mut i32, function: Handle, items: i32, shared: usize) -> i32;
    fn hipGetErrorName(error: i32) -> *const c_char;
}

fn function(program: &str, name: &CStr) -> Handle {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testbenches/hip").join(program);
    let image = fs::read(file).unwrap();
    let (mut module, mut function) = (null_mut(), null_mut());
    unsafe {
        assert_eq!(hipModuleLoadData(&mut module, image.as_ptr().cast()), 0);
        assert_eq!(hipModuleGetFunction(&mut function, module, name.as_ptr()), 0);
    }
    function
}

/// Device memory with these numbers, which the host reads and writes too.
fn memory(numbers: &[u32]) -> *mut u32 {
    let mut memory = null_mut();
    unsafe {
        assert_eq!(hipMalloc(&mut memory, size_of_val(numbers)), 0);
        memory.cast::<u32>().copy_from_nonoverlapping(numbers.as_ptr(), numbers.len());
    }
    memory.cast()
}

fn numbers(memory: *mut u32, count: usize) -> Vec<u32> {
    // SAFETY: the callers allocated so many.
    unsafe { std::slice::from_raw_parts(memory, count) }.to_vec()
}

fn launch(function: Handle, groups: u32, arguments: &[*const c_void]) -> i32 {
    let (function, arguments) = (function, arguments.as_ptr());
    // SAFETY: the callers have a pointer for each argument.
    unsafe { hipModuleLaunchCooperativeKernel(function, groups, 1, 1, BLOCK, 1, 1, 0, null_mut(), arguments) }
}

#[test]
fn work_groups_wait_for_each_other_and_occupancy_tells_how_many_fit() {
    let keep = function("grid_barrier.elf", c"keep");
    let (mut supported, mut fit) = (0, 0);
    unsafe {
        assert_eq!(hipDeviceGetAttribute(&mut supported, COOPERATIVE_LAUNCH, 0), 0);
        assert_eq!(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&mut fit, keep, BLOCK as i32, 0), 0);
    }
    assert_eq!((supported, fit), (1, 16));
    let (seen, arrived) = (memory(&[0; 16 * BLOCK as usize]), memory(&[0]));
    let arguments = [(&raw const seen).cast(), (&raw const arrived).cast()];
    assert_eq!(launch(keep, 17, &arguments), TOO_LARGE);
    let name = unsafe { CStr::from_ptr(hipGetErrorName(TOO_LARGE)) };
    assert_eq!(name, c"hipErrorCooperativeLaunchTooLarge");
    assert_eq!(launch(keep, 16, &arguments), 0);
    assert_eq!(numbers(seen, 16 * BLOCK as usize), (0..16 * BLOCK).map(|i| 64 * i + 28).collect::<Vec<_>>());
}

#[test]
fn the_grids_of_all_devices_wait_for_each_other_on_the_one_that_there_is() {
    let across = function("grid_sync.elf", c"across");
    let count = 4 * BLOCK as usize;
    let given: Vec<u32> = (0..count as u32).map(|i| 5 * i).collect();
    let (from, to, what) = (memory(&given), memory(&given), memory(&[9; 4]));
    let arguments = [(&raw const from).cast(), (&raw const to).cast(), (&raw const what).cast()];
    let (groups, block) = ([4, 1, 1], [BLOCK, 1, 1]);
    let of_one = FunctionLaunch {
        function: across,
        groups,
        block,
        shared: 0,
        stream: null_mut(),
        arguments: arguments.as_ptr(),
    };
    let launch = |devices, flags| unsafe { hipModuleLaunchCooperativeKernelMultiDevice(&of_one, devices, flags) };
    assert_eq!([launch(0, 0), launch(2, 0), launch(1, 4)], [INVALID_VALUE; 3]);
    assert_eq!(launch(1, 3), 0);
    let mut rotated: Vec<u32> = given.iter().map(|number| number + 1).collect();
    rotated.rotate_right(BLOCK as usize);
    assert_eq!(numbers(from, count), rotated);
    // One grid, this one, all work-items, which may wait.
    assert_eq!(numbers(what, 4), [1, 0, count as u32, 1]);
}
