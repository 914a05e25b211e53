//! The functions that programs call which clang compiles with `-fgpu-default-stream=per-thread` (`_spt`): where others mean the
//! default stream, these mean that of the thread.

use crate::abi::{Dim3, Handle, HipError};
use crate::arrays::Extent;
use crate::boxes::{self, BoxCopy, PitchedPointer};
use crate::streams::{Callback, HostFunction, OF_THE_THREAD};
use crate::{array_copies, cooperative, events, graphs, launch, memory, streams, symbols};
use std::ffi::c_void;

/// A stream as a caller of these names it.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Stream(Handle);

impl From<Stream> for Handle {
    fn from(stream: Stream) -> Self {
        if stream.0.is_null() { OF_THE_THREAD as Handle } else { stream.0 }
    }
}

macro_rules! per_thread {
    ($($name:ident = $of:path: ($($argument:ident: $type:ty),*);)*) => {$(
        /// The function of the same name, with the stream of the thread as its default.
        ///
        /// # Safety
        /// That function's.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $type),*) -> HipError {
            // SAFETY: the caller's promise. Not all of them need one.
            #[allow(unused_unsafe, reason = "some of the functions are safe")]
            unsafe { $of($($argument.into()),*) }
        }
    )*};
}

per_thread! {
    hipMemcpy_spt = memory::hipMemcpy: (to: *mut c_void, from: *const c_void, bytes: usize, kind: i32);
    hipMemcpyAsync_spt = memory::hipMemcpyAsync:
        (to: *mut c_void, from: *const c_void, bytes: usize, kind: i32, stream: Stream);
    hipMemcpy2D_spt = memory::hipMemcpy2D:
        (to: *mut c_void, to_pitch: usize, from: *const c_void, from_pitch: usize, width: usize, height: usize, kind: i32);
    hipMemcpy2DAsync_spt = memory::hipMemcpy2DAsync:
        (to: *mut c_void, to_pitch: usize, from: *const c_void, from_pitch: usize, width: usize, height: usize, kind: i32,
         stream: Stream);
    hipMemcpy3D_spt = boxes::hipMemcpy3D: (what: *const BoxCopy);
    hipMemcpy3DAsync_spt = boxes::hipMemcpy3DAsync: (what: *const BoxCopy, stream: Stream);
    hipMemcpy2DToArray_spt = array_copies::hipMemcpy2DToArray:
        (to: Handle, x: usize, y: usize, from: *const c_void, pitch: usize, width: usize, height: usize, kind: i32);
    hipMemcpy2DToArrayAsync_spt = array_copies::hipMemcpy2DToArrayAsync:
        (to: Handle, x: usize, y: usize, from: *const c_void, pitch: usize, width: usize, height: usize, kind: i32,
         stream: Stream);
    hipMemcpy2DFromArray_spt = array_copies::hipMemcpy2DFromArray:
        (to: *mut c_void, pitch: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32);
    hipMemcpy2DFromArrayAsync_spt = array_copies::hipMemcpy2DFromArrayAsync:
        (to: *mut c_void, pitch: usize, from: Handle, x: usize, y: usize, width: usize, height: usize, kind: i32,
         stream: Stream);
    hipMemcpyFromArray_spt = array_copies::hipMemcpyFromArray:
        (to: *mut c_void, from: Handle, x: usize, y: usize, bytes: usize, kind: i32);
    hipMemcpyToSymbol_spt = symbols::hipMemcpyToSymbol:
        (symbol: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: i32);
    hipMemcpyToSymbolAsync_spt = symbols::hipMemcpyToSymbolAsync:
        (symbol: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: i32, stream: Stream);
    hipMemcpyFromSymbol_spt = symbols::hipMemcpyFromSymbol:
        (to: *mut c_void, symbol: *const c_void, bytes: usize, offset: usize, kind: i32);
    hipMemcpyFromSymbolAsync_spt = symbols::hipMemcpyFromSymbolAsync:
        (to: *mut c_void, symbol: *const c_void, bytes: usize, offset: usize, kind: i32, stream: Stream);
    hipMemset_spt = memory::hipMemset: (to: *mut c_void, value: i32, bytes: usize);
    hipMemsetAsync_spt = memory::hipMemsetAsync: (to: *mut c_void, value: i32, bytes: usize, stream: Stream);
    hipMemset2D_spt = memory::hipMemset2D: (to: *mut c_void, pitch: usize, value: i32, width: usize, height: usize);
    hipMemset2DAsync_spt = memory::hipMemset2DAsync:
        (to: *mut c_void, pitch: usize, value: i32, width: usize, height: usize, stream: Stream);
    hipMemset3D_spt = boxes::hipMemset3D: (to: PitchedPointer, value: i32, extent: Extent);
    hipMemset3DAsync_spt = boxes::hipMemset3DAsync: (to: PitchedPointer, value: i32, extent: Extent, stream: Stream);
    hipStreamQuery_spt = streams::hipStreamQuery: (stream: Stream);
    hipStreamSynchronize_spt = streams::hipStreamSynchronize: (stream: Stream);
    hipStreamGetPriority_spt = streams::hipStreamGetPriority: (stream: Stream, priority: *mut i32);
    hipStreamGetFlags_spt = streams::hipStreamGetFlags: (stream: Stream, flags: *mut u32);
    hipStreamWaitEvent_spt = streams::hipStreamWaitEvent: (stream: Stream, event: Handle, flags: u32);
    hipStreamAddCallback_spt = streams::hipStreamAddCallback:
        (stream: Stream, callback: Option<Callback>, data: *mut c_void, flags: u32);
    hipLaunchHostFunc_spt = streams::hipLaunchHostFunc:
        (stream: Stream, function: Option<HostFunction>, data: *mut c_void);
    hipEventRecord_spt = events::hipEventRecord: (event: Handle, stream: Stream);
    hipLaunchKernel_spt = launch::hipLaunchKernel:
        (function: *const c_void, groups: Dim3, block: Dim3, arguments: *const *const c_void, shared: usize,
         stream: Stream);
    hipLaunchCooperativeKernel_spt = cooperative::hipLaunchCooperativeKernel:
        (function: *const c_void, groups: Dim3, block: Dim3, arguments: *const *const c_void, shared: u32,
         stream: Stream);
    hipGraphLaunch_spt = graphs::hipGraphLaunch: (graph: Handle, stream: Stream);
    hipStreamBeginCapture_spt = graphs::hipStreamBeginCapture: (stream: Stream, mode: i32);
    hipStreamEndCapture_spt = graphs::hipStreamEndCapture: (stream: Stream, made: *mut Handle);
    hipStreamGetCaptureInfo_spt = graphs::hipStreamGetCaptureInfo: (stream: Stream, status: *mut i32, number: *mut u64);
    hipStreamGetCaptureInfo_v2_spt = graphs::hipStreamGetCaptureInfo_v2:
        (stream: Stream, status: *mut i32, number: *mut u64, graph: *mut Handle, nodes: *mut *const Handle,
         count: *mut usize);
    hipStreamIsCapturing_spt = graphs::hipStreamIsCapturing: (stream: Stream, status: *mut i32);
}
