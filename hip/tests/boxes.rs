//! Boxes of memory, and what programs call whose default stream is the thread's. The descriptions are written here once more, by
//! HIP's headers.

mod common;

use common::{Handle, hipFree};
use pretty_assertions::assert_eq;
use std::ffi::c_void;
use std::process::Command;
use std::ptr::null_mut;

const INVALID_VALUE: i32 = 1;
const INVALID_DEVICE: i32 = 101;
const DEFAULT: i32 = 4;
const HOST: i32 = 1;
const DEVICE: i32 = 2;

#[derive(Clone, Copy)]
#[repr(C)]
struct Pitched {
    pointer: *mut c_void,
    pitch: usize,
    width: usize,
    height: usize,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct BoxCopy {
    from_array: Handle,
    from_at: [usize; 3],
    from: Pitched,
    to_array: Handle,
    to_at: [usize; 3],
    to: Pitched,
    extent: [usize; 3],
    kind: i32,
}

#[derive(Clone, Copy)]
#[repr(C)]
struct DriverSide {
    at: [usize; 3],
    level: usize,
    kind: i32,
    host: *mut c_void,
    device: *mut c_void,
    array: Handle,
    pitch: usize,
    height: usize,
}

#[repr(C)]
struct DriverBoxCopy {
    from: DriverSide,
    to: DriverSide,
    extent: [usize; 3],
}

#[repr(C)]
struct RectangleSide {
    at: [usize; 2],
    kind: i32,
    host: *mut c_void,
    device: *mut c_void,
    array: Handle,
    pitch: usize,
}

#[repr(C)]
struct RectangleCopy {
    from: RectangleSide,
    to: RectangleSide,
    extent: [usize; 2],
}

/// `hipExtent`, which is passed as it is.
#[derive(Clone, Copy)]
#[repr(C)]
struct Extent {
    width: usize,
    height: usize,
    depth: usize,
}

unsafe extern "C" {
    fn hipMalloc3D(made: *mut Pitched, extent: Extent) -> i32;
    fn hipMemAllocPitch(made: *mut Handle, pitch: *mut usize, width: usize, height: usize, element: u32) -> i32;
    fn hipMemcpy3D(what: *const BoxCopy) -> i32;
    fn hipDrvMemcpy3D(what: *const DriverBoxCopy) -> i32;
    fn hipMemcpyParam2D(what: *const RectangleCopy) -> i32;
    fn hipMemset3D(to: Pitched, value: i32, extent: Extent) -> i32;
    fn hipMemsetD2D16(to: Handle, pitch: usize, value: u16, width: usize, height: usize) -> i32;
    fn hipMemcpyPeer(to: Handle, to_device: i32, from: Handle, from_device: i32, bytes: usize) -> i32;
    fn hipMemcpy_spt(to: *mut c_void, from: *const c_void, bytes: usize, kind: i32) -> i32;
    fn hipMemsetAsync_spt(to: *mut c_void, value: i32, bytes: usize, stream: Handle) -> i32;
    fn hipStreamBeginCapture_spt(stream: Handle, mode: i32) -> i32;
    fn hipStreamIsCapturing_spt(stream: Handle, status: *mut i32) -> i32;
    fn hipStreamEndCapture_spt(stream: Handle, graph: *mut Handle) -> i32;
    fn hipGraphInstantiateWithFlags(made: *mut Handle, graph: Handle, flags: u64) -> i32;
    fn hipGraphLaunch_spt(graph: Handle, stream: Handle) -> i32;
}

const NOTHING: Pitched = Pitched { pointer: null_mut(), pitch: 0, width: 0, height: 0 };

fn device_box(width: usize, height: usize, depth: usize) -> Pitched {
    let mut made = NOTHING;
    assert_eq!(unsafe { hipMalloc3D(&mut made, Extent { width, height, depth }) }, 0);
    assert_eq!((made.pitch % 256, made.width, made.height), (0, width, height));
    made
}

fn host_box(bytes: &mut [u8], width: usize, height: usize) -> Pitched {
    Pitched { pointer: bytes.as_mut_ptr().cast(), pitch: width, width, height }
}

fn copy(from: (Pitched, [usize; 3]), to: (Pitched, [usize; 3]), extent: [usize; 3]) -> i32 {
    let (from_array, to_array) = (null_mut(), null_mut());
    let what =
        BoxCopy { from_array, from_at: from.1, from: from.0, to_array, to_at: to.1, to: to.0, extent, kind: DEFAULT };
    unsafe { hipMemcpy3D(&what) }
}

/// A byte that tells where it is.
fn byte(x: usize, y: usize, z: usize) -> u8 {
    (x + 10 * y + 60 * z) as u8
}

#[test]
fn the_descriptions_are_as_long_as_those_of_the_headers() {
    assert_eq!([size_of::<BoxCopy>(), size_of::<DriverBoxCopy>(), size_of::<RectangleCopy>()], [160, 184, 128]);
}

#[test]
fn a_box_goes_to_the_device_and_a_part_of_it_comes_back() {
    let (width, height, depth) = (10, 5, 3);
    let mut all: Vec<u8> =
        (0..depth).flat_map(|z| (0..height).flat_map(move |y| (0..width).map(move |x| byte(x, y, z)))).collect();
    let on_device = device_box(width, height, depth);
    let source = host_box(&mut all, width, height);
    assert_eq!(copy((source, [0; 3]), (on_device, [0; 3]), [width, height, depth]), 0);
    // Four bytes of two rows of two layers, into the middle of a larger box.
    let mut part = vec![0; 6 * 4 * 2];
    let target = host_box(&mut part, 6, 4);
    assert_eq!(copy((on_device, [3, 2, 1]), (target, [1, 1, 0]), [4, 2, 2]), 0);
    for (at, found) in part.iter().enumerate() {
        let (x, y, z) = (at % 6, at / 6 % 4, at / 24);
        let inside = (1..5).contains(&x) && (1..3).contains(&y);
        let expected = if inside { byte(x - 1 + 3, y - 1 + 2, z + 1) } else { 0 };
        assert_eq!(*found, expected, "{x} {y} {z}");
    }
    assert_eq!(unsafe { hipFree(on_device.pointer) }, 0);
}

#[test]
fn the_driver_s_descriptions_copy_boxes_and_rectangles() {
    let on_device = device_box(8, 2, 2);
    let mut bytes: Vec<u8> = (1..=32).collect();
    let side = |kind, memory: *mut c_void, pitch, height, at| DriverSide {
        at,
        level: 0,
        kind,
        host: if kind == HOST { memory } else { null_mut() },
        device: if kind == DEVICE { memory } else { null_mut() },
        array: null_mut(),
        pitch,
        height,
    };
    let device = side(DEVICE, on_device.pointer, on_device.pitch, 2, [0; 3]);
    // A pitch and a height of zero are those of what is copied.
    let host = side(HOST, bytes.as_mut_ptr().cast(), 0, 0, [0; 3]);
    let there = DriverBoxCopy { from: host, to: device, extent: [8, 2, 2] };
    assert_eq!(unsafe { hipDrvMemcpy3D(&there) }, 0);
    let mut last = [0u8; 3];
    let rectangle = RectangleCopy {
        from: RectangleSide {
            at: [5, 3],
            kind: DEVICE,
            host: null_mut(),
            device: on_device.pointer,
            array: null_mut(),
            pitch: on_device.pitch,
        },
        to: RectangleSide {
            at: [0, 0],
            kind: HOST,
            host: last.as_mut_ptr().cast(),
            device: null_mut(),
            array: null_mut(),
            pitch: 3,
        },
        extent: [3, 1],
    };
    assert_eq!(unsafe { hipMemcpyParam2D(&rectangle) }, 0);
    assert_eq!(last, [30, 31, 32]);
    let array = DriverBoxCopy { to: side(10, null_mut(), 8, 2, [0; 3]), ..there };
    assert_eq!(unsafe { hipDrvMemcpy3D(&array) }, INVALID_VALUE, "no array");
    assert_eq!(unsafe { hipFree(on_device.pointer) }, 0);
}

#[test]
fn a_fill_leaves_what_is_beside_the_box() {
    let mut bytes = [1u8; 5 * 3 * 2];
    let all = host_box(&mut bytes, 5, 3);
    assert_eq!(unsafe { hipMemset3D(all, 0x1_07, Extent { width: 2, height: 3, depth: 2 }) }, 0);
    assert!(bytes.chunks(5).all(|row| row == [7, 7, 1, 1, 1]));
}

#[test]
fn rows_are_filled_with_values_of_two_bytes() {
    let mut bytes = [1u8; 6 * 2];
    let memory = bytes.as_mut_ptr().cast::<c_void>();
    assert_eq!(unsafe { hipMemsetD2D16(memory, 6, 0x0302, 2, 2) }, 0);
    assert_eq!(bytes, [2, 3, 2, 3, 1, 1, 2, 3, 2, 3, 1, 1]);
    assert_eq!(unsafe { hipMemsetD2D16(memory, 6, 0x0302, 4, 2) }, INVALID_VALUE, "beyond a row");
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut bytes = [0u8; 64];
    let host = host_box(&mut bytes, 8, 8);
    assert_eq!(copy((host, [1, 0, 0]), (host, [0; 3]), [8, 1, 1]), INVALID_VALUE, "beyond a row");
    assert_eq!(copy((NOTHING, [0; 3]), (host, [0; 3]), [8, 1, 1]), INVALID_VALUE, "no memory");
    assert_eq!(copy((NOTHING, [0; 3]), (host, [0; 3]), [0, 1, 1]), 0, "nothing to copy");
    let huge = [0, usize::MAX / 4, usize::MAX / 4];
    assert_eq!(copy((host, huge), (host, [0; 3]), [1, 1, 1]), INVALID_VALUE, "beyond all memory");
    let on_device = device_box(16, 2, 1);
    assert_eq!(copy((host, [0; 3]), (on_device, [0, 2, 0]), [8, 1, 1]), INVALID_VALUE, "beyond the allocation");
    let (mut memory, mut pitch) = (null_mut(), 0);
    assert_eq!(unsafe { hipMemAllocPitch(&mut memory, &mut pitch, 4, 4, 3) }, INVALID_VALUE, "elements of three bytes");
    let same = on_device.pointer;
    assert_eq!(unsafe { hipMemcpyPeer(same, 0, same, 1, 4) }, INVALID_DEVICE);
    assert_eq!(unsafe { hipMemcpyPeer(same, 0, same, 0, 4) }, 0);
    assert_eq!(unsafe { hipFree(on_device.pointer) }, 0);
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
fn the_default_stream_of_a_thread_can_be_captured() {
    if !is_alone("the_default_stream_of_a_thread_can_be_captured") {
        return;
    }
    let mut bytes = [0u8; 4];
    let memory = bytes.as_mut_ptr().cast::<c_void>();
    let (mut status, mut graph, mut ready) = (0, null_mut(), null_mut());
    unsafe {
        assert_eq!(hipStreamBeginCapture_spt(null_mut(), 0), 0);
        assert_eq!(hipMemsetAsync_spt(memory, 3, 4, null_mut()), 0);
        assert_eq!(hipStreamIsCapturing_spt(null_mut(), &mut status), 0);
        assert_eq!(status, 1);
        assert_eq!(hipStreamEndCapture_spt(null_mut(), &mut graph), 0);
        assert_eq!(bytes, [0; 4], "it was captured, not done");
        assert_eq!(hipGraphInstantiateWithFlags(&mut ready, graph, 0), 0);
        assert_eq!(hipGraphLaunch_spt(ready, null_mut()), 0);
        assert_eq!(bytes, [3; 4]);
        let other = [9u8; 4];
        assert_eq!(hipMemcpy_spt(memory, other.as_ptr().cast(), 4, DEFAULT), 0);
        assert_eq!(bytes, other);
    }
}
