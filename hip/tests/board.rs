//! HIP programs on a board (`TOMBOLO_DEVICE`), a stand-in in this process: a fat binary through the C interface, and, where clang and HIP's
//! headers are (HIP_INCLUDE, or /usr/include), unmodified programs of `testbenches/hip` in processes of their own.
#![cfg(unix)]

mod common;

use common::{
    Handle, hipDeviceSynchronize, hipMalloc, hipMemcpy, hipModuleGetFunction, hipModuleLaunchKernel, hipModuleLoad,
};
use pretty_assertions::assert_eq;
use std::env;
use std::ffi::{CString, c_void};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr::{null, null_mut};
use tombolo_testbenches::board::{AtSocket, Page};

unsafe extern "C" {
    fn hipHostRegister(pointer: Handle, bytes: usize, flags: u32) -> i32;
    fn hipMemGetInfo(free: *mut usize, total: *mut usize) -> i32;
}

const SUCCESS: i32 = 0;
const OUT_OF_MEMORY: i32 = 2;
const ILLEGAL_ADDRESS: i32 = 700;
const NOT_SUPPORTED: i32 = 801;
const COUNT: usize = 300;
/// Programs that need no more than `ecp5` has, nor printf in kernels.
const PROGRAMS: [&str; 4] = ["vecadd", "reduction", "histogram", "transpose"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn a_module_runs_on_the_board_that_the_environment_names() {
    let at = AtSocket::new(Page { memory: 0x5600_0000, ..Page::default() });
    // SAFETY: the other test of this process reads no variable of ours, and sets none of this process.
    unsafe { env::set_var("TOMBOLO_DEVICE", at.name()) };
    let text = |text: &str| CString::new(text).unwrap();
    let file = text(root().join("testbenches/kernels/vecadd/kernel_gfx1201.elf").to_str().unwrap());
    let (mut module, mut function) = (null_mut(), null_mut());
    let bytes = COUNT * size_of::<f32>();
    let mut buffers = [null_mut(); 3];
    let numbers: Vec<f32> = (0..COUNT).map(|i| i as f32).collect();
    let mut sums = vec![0f32; COUNT];
    // SAFETY: every pointer is to what the function asks for.
    unsafe {
        assert_eq!(hipModuleLoad(&raw mut module, file.as_ptr()), SUCCESS);
        assert_eq!(hipModuleGetFunction(&raw mut function, module, text("vecadd").as_ptr()), SUCCESS);
        for buffer in &mut buffers {
            assert_eq!(hipMalloc(buffer, bytes), SUCCESS);
            assert!((0x5600_0000..0x5640_0000).contains(&(*buffer as usize)), "{buffer:?}");
            assert_eq!(hipMemcpy(*buffer, numbers.as_ptr().cast(), bytes, 1), SUCCESS);
        }
        let count = COUNT as u32;
        let launch = |buffers: &[Handle; 3]| {
            let arguments: Vec<*const c_void> =
                buffers.iter().map(|buffer| (&raw const *buffer).cast()).chain([(&raw const count).cast()]).collect();
            hipModuleLaunchKernel(function, 5, 1, 1, 64, 1, 1, 0, null_mut(), arguments.as_ptr(), null())
        };
        assert_eq!(launch(&buffers), SUCCESS);
        assert_eq!(hipDeviceSynchronize(), SUCCESS);
        assert_eq!(hipMemcpy(sums.as_mut_ptr().cast(), buffers[2], bytes, 2), SUCCESS);
        assert_eq!(sums, numbers.iter().map(|number| number * 2.0).collect::<Vec<_>>());
        // An address that the board does not have.
        assert_eq!(launch(&[0x5680_0000 as Handle, buffers[1], buffers[2]]), ILLEGAL_ADDRESS);
        let (mut free, mut total) = (0, 0);
        assert_eq!(hipMemGetInfo(&raw mut free, &raw mut total), SUCCESS);
        assert_eq!(total, 4 << 20);
        let mut none = null_mut();
        assert_eq!(hipMalloc(&raw mut none, total), OUT_OF_MEMORY);
        assert_eq!(hipHostRegister(sums.as_mut_ptr().cast(), bytes, 0), NOT_SUPPORTED);
    }
}

#[test]
fn unmodified_programs_run_on_a_board() {
    let include = env::var_os("HIP_INCLUDE").map_or(PathBuf::from("/usr/include"), PathBuf::from);
    let has_clang = Command::new("clang++-19").arg("--version").output().is_ok();
    if !has_clang || !include.join("hip/hip_runtime.h").exists() {
        // Nobody is left to tell when stderr is closed.
        let _ =
            writeln!(io::stderr(), "SKIPPED: clang++-19 or hip/hip_runtime.h in {} is not there", include.display());
        return;
    }
    let at = AtSocket::new(Page { memory: 0x5700_0000, ..Page::default() });
    let (folder, build) = (root().join("testbenches/hip"), tempfile::tempdir().unwrap());
    let libraries = env::current_exe().unwrap().parent().unwrap().to_path_buf();
    for name in PROGRAMS {
        let program = build.path().join(name);
        let mut compile = Command::new(root().join("scripts/hipcc.sh"));
        compile.arg(folder.join(format!("{name}.hip"))).arg("-o").arg(&program).env("TOMBOLO_LIB", &libraries);
        assert!(compile.status().unwrap().success(), "{name}");
        let mut run = Command::new(&program);
        run.current_dir(&folder).env("LD_LIBRARY_PATH", &libraries).env("TOMBOLO_DEVICE", at.name());
        let output = run.env_remove("TOMBOLO_ENGINE").output().unwrap();
        let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{name}: {said}{errors}");
        assert_eq!(said.lines().last(), Some(&*format!("{name}: pass")));
    }
}
