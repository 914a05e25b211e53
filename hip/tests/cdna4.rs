//! A HIP device of CDNA4 (`TOMBOLO_CONFIG=cdna4`): what it says that it is, and a kernel of an offload bundle with code for gfx950.

mod common;

use common::{
    hipDeviceGetAttribute, hipDeviceGetUuid, hipMalloc, hipMemcpy, hipModuleGetFunction, hipModuleLaunchKernel,
    hipModuleLoadData,
};
use pretty_assertions::assert_eq;
use std::ffi::{CStr, c_void};
use std::path::Path;
use std::ptr::{null, null_mut};

/// `hipDeviceProp_tR0600`, of which the places below are looked at.
const PROPERTIES_BYTES: usize = 1472;
const LDS_BYTES: usize = 296;
const WARP_SIZE: usize = 308;
const MAJOR: usize = 360;
const MINOR: usize = 364;
const ARCHITECTURE: usize = 1160;
/// `hipDeviceAttributeWarpSize`, `hipDeviceAttributeComputeCapabilityMinor`.
const ATTRIBUTES: [(i32, i32); 2] = [(87, 64), (61, 5)];
const ITEMS: usize = 200;

#[repr(C, align(8))]
struct Properties([u8; PROPERTIES_BYTES]);

unsafe extern "C" {
    fn hipGetDevicePropertiesR0600(properties: *mut Properties, device: i32) -> i32;
    fn hipDeviceComputeCapability(major: *mut i32, minor: *mut i32, device: i32) -> i32;
}

/// An offload bundle of code for two processors.
fn bundle(entries: [(&str, &[u8]); 2]) -> Vec<u8> {
    let mut header = b"__CLANG_OFFLOAD_BUNDLE__".to_vec();
    header.extend(2u64.to_le_bytes());
    let mut offset = 4096;
    for (name, code) in entries {
        for value in [offset, code.len(), name.len()] {
            header.extend((value as u64).to_le_bytes());
        }
        header.extend(name.as_bytes());
        offset += code.len();
    }
    header.resize(4096, 0);
    [header, entries[0].1.to_vec(), entries[1].1.to_vec()].concat()
}

fn code(file: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches").join(file)).expect("the kernel is there")
}

#[test]
fn a_device_of_cdna4_says_so_and_runs_code_of_gfx950_in_lock_step() {
    // SAFETY: this test is alone in its process.
    unsafe {
        std::env::set_var("TOMBOLO_CONFIG", "cdna4");
        std::env::set_var("TOMBOLO_ENGINE", "lockstep");
    }
    let mut properties = Properties([0; PROPERTIES_BYTES]);
    let (mut major, mut minor, mut uuid) = (0, 0, [0; 16]);
    // SAFETY: every pointer is to what the function asks for.
    unsafe {
        assert_eq!(hipGetDevicePropertiesR0600(&raw mut properties, 0), 0);
        assert_eq!(hipDeviceComputeCapability(&raw mut major, &raw mut minor, 0), 0);
        assert_eq!(hipDeviceGetUuid(&raw mut uuid, 0), 0);
        for (attribute, wanted) in ATTRIBUTES {
            let mut value = 0;
            assert_eq!((hipDeviceGetAttribute(&raw mut value, attribute, 0), value), (0, wanted));
        }
    }
    let number = |at: usize| i32::from_ne_bytes(std::array::from_fn(|byte| properties.0[at + byte]));
    assert_eq!([WARP_SIZE, MAJOR, MINOR, LDS_BYTES].map(number), [64, 9, 5, 160 << 10]);
    assert_eq!((major, minor, &uuid), (9, 5, b"tombolo-gfx950\0\0"));
    let architecture = CStr::from_bytes_until_nul(&properties.0[ARCHITECTURE..]).unwrap();
    assert_eq!(architecture, c"gfx950:sramecc+:xnack-");

    let (gfx1201, gfx950) =
        ("kernels/partial_groups/kernel_gfx1201.elf", "kernels-cdna4/partial_groups/kernel_gfx950.elf");
    let image = bundle([
        ("hipv4-amdgcn-amd-amdhsa--gfx1201", &code(gfx1201)),
        ("hipv4-amdgcn-amd-amdhsa--gfx950:sramecc+", &code(gfx950)),
    ]);
    let (mut module, mut function, mut memory, mut found) = (null_mut(), null_mut(), null_mut(), [0u32; ITEMS]);
    // SAFETY: every pointer is to what the function asks for.
    unsafe {
        assert_eq!(hipModuleLoadData(&raw mut module, image.as_ptr().cast()), 0);
        assert_eq!(hipModuleGetFunction(&raw mut function, module, c"partial_groups".as_ptr()), 0);
        assert_eq!(hipMalloc(&raw mut memory, size_of_val(&found)), 0);
        let arguments: [*const c_void; 1] = [(&raw const memory).cast()];
        let launched = hipModuleLaunchKernel(function, 2, 1, 1, 100, 1, 1, 0, null_mut(), arguments.as_ptr(), null());
        assert_eq!(launched, 0);
        assert_eq!(hipMemcpy(found.as_mut_ptr().cast(), memory, size_of_val(&found), 2), 0);
    }
    assert_eq!(found.to_vec(), (0..ITEMS as u32).collect::<Vec<_>>());
}
