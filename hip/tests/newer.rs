//! What HIP 7 has beyond HIP 6: launches with attributes. The descriptions are written here once more, by HIP's headers.

mod common;

use common::{Handle, hipFree, hipMalloc, hipModuleGetFunction};
use pretty_assertions::assert_eq;
use std::ffi::c_void;
use std::path::PathBuf;
use std::ptr::{null, null_mut};

const COOPERATIVE_LAUNCH_TOO_LARGE: i32 = 720;
const INVALID_VALUE: i32 = 1;
const COOPERATIVE: i32 = 2;
const PRIORITY: i32 = 8;

#[derive(Clone, Copy)]
#[repr(C, align(8))]
struct Attribute {
    id: i32,
    gap: i32,
    value: [i32; 16],
}

#[repr(C)]
struct Configuration {
    groups: [u32; 3],
    block: [u32; 3],
    shared: u32,
    stream: Handle,
    attributes: *const Attribute,
    count: u32,
}

unsafe extern "C" {
    fn hipModuleLoadFatBinary(module: *mut Handle, image: *const c_void) -> i32;
    fn hipDrvLaunchKernelEx(
        configuration: *const Configuration,
        function: Handle,
        arguments: *const *const c_void,
        extra: *const Handle,
    ) -> i32;
}

#[test]
fn the_descriptions_are_as_long_as_those_of_the_headers() {
    assert_eq!([size_of::<Attribute>(), size_of::<Configuration>()], [72, 56]);
}

#[test]
fn a_launch_may_have_hints_and_may_be_cooperative() {
    let elf = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels/fill/kernel_gfx1201.elf");
    let elf = std::fs::read(elf).expect("the kernel is there");
    let (mut module, mut function, mut memory) = (null_mut(), null_mut(), null_mut());
    unsafe {
        assert_eq!(hipModuleLoadFatBinary(&mut module, elf.as_ptr().cast()), 0);
        assert_eq!(hipModuleGetFunction(&mut function, module, c"fill".as_ptr()), 0);
        assert_eq!(hipMalloc(&mut memory, 256), 0);
        memory.cast::<u8>().write_bytes(0, 256);
    }
    let (value, count) = (7u32, 64u32);
    let arguments = [(&raw const memory).cast(), (&raw const value).cast(), (&raw const count).cast::<c_void>()];
    let launch_groups = |groups: u32, attributes: &[Attribute]| {
        let configuration = Configuration {
            groups: [groups, 1, 1],
            block: [64, 1, 1],
            shared: 0,
            stream: null_mut(),
            attributes: attributes.as_ptr(),
            count: attributes.len() as u32,
        };
        unsafe { hipDrvLaunchKernelEx(&configuration, function, arguments.as_ptr(), null()) }
    };
    let launch = |attributes: &[Attribute]| launch_groups(1, attributes);
    let attribute = |id, value| Attribute { id, gap: 0, value: [value; 16] };
    // `default` has 32 slots for waves, of which a work-group takes two.
    assert_eq!(launch_groups(17, &[attribute(COOPERATIVE, 1)]), COOPERATIVE_LAUNCH_TOO_LARGE);
    assert_eq!(launch(&[attribute(77, 0)]), INVALID_VALUE, "no such attribute");
    let found = || unsafe { memory.cast::<[u32; 64]>().read() };
    assert_eq!(found(), [0; 64]);
    assert_eq!(launch(&[attribute(PRIORITY, 1), attribute(COOPERATIVE, 0)]), 0);
    assert_eq!(found(), [7; 64]);
    unsafe { memory.cast::<u8>().write_bytes(0, 256) };
    assert_eq!(launch_groups(16, &[attribute(PRIORITY, 1), attribute(COOPERATIVE, 1)]), 0);
    assert_eq!(found(), [7; 64]);
    assert_eq!(launch_groups(17, &[attribute(COOPERATIVE, 0)]), 0);
    assert_eq!(unsafe { hipFree(memory) }, 0);
}
