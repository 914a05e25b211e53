//! Graphs without kernels: what is refused, what captures keep others from, and what graphs have of memory and objects. The descriptions
//! are written here once more, by HIP's headers.

mod common;

use common::{Handle, hipFree, hipMalloc};
use pretty_assertions::assert_eq;
use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::{Mutex, MutexGuard, PoisonError};

type HostFunction = extern "C" fn(*mut c_void);

const INVALID_VALUE: i32 = 1;
const INVALID_HANDLE: i32 = 400;
const ILLEGAL_STATE: i32 = 401;
const CONTEXT_IS_DESTROYED: i32 = 709;
const NOT_SUPPORTED: i32 = 801;
const CAPTURE_UNSUPPORTED: i32 = 900;
const CAPTURE_INVALIDATED: i32 = 901;
const CAPTURE_ISOLATION: i32 = 905;
const CAPTURE_IMPLICIT: i32 = 906;
const CAPTURED_EVENT: i32 = 907;
const CAPTURE_WRONG_THREAD: i32 = 908;
const UPDATE_FAILURE: i32 = 910;
/// Modes of captures.
const GLOBAL: i32 = 0;
const OF_THREAD: i32 = 1;
const RELAXED: i32 = 2;

#[repr(C)]
#[derive(Clone, Copy)]
struct Fill {
    to: *mut c_void,
    element: u32,
    height: usize,
    pitch: usize,
    value: u32,
    width: usize,
}

#[repr(C)]
struct Host {
    function: Option<HostFunction>,
    data: *mut c_void,
}

#[repr(C)]
struct Allocation {
    kind: i32,
    handles: i32,
    location: [i32; 2],
    pool: [usize; 9],
    access: *const c_void,
    count: usize,
    bytes: usize,
    address: *mut c_void,
}

unsafe extern "C" {
    fn hipGraphCreate(graph: *mut Handle, flags: u32) -> i32;
    fn hipGraphDestroy(graph: Handle) -> i32;
    fn hipGraphClone(copy: *mut Handle, graph: Handle) -> i32;
    fn hipGraphNodeFindInClone(found: *mut Handle, node: Handle, copy: Handle) -> i32;
    fn hipGraphAddEmptyNode(node: *mut Handle, graph: Handle, before: *const Handle, count: usize) -> i32;
    fn hipGraphAddHostNode(n: *mut Handle, g: Handle, before: *const Handle, count: usize, what: *const Host) -> i32;
    fn hipGraphAddMemsetNode(n: *mut Handle, g: Handle, before: *const Handle, count: usize, what: *const Fill) -> i32;
    fn hipGraphAddChildGraphNode(n: *mut Handle, g: Handle, before: *const Handle, count: usize, child: Handle) -> i32;
    fn hipGraphAddMemAllocNode(
        node: *mut Handle,
        graph: Handle,
        before: *const Handle,
        count: usize,
        what: *mut Allocation,
    ) -> i32;
    fn hipGraphAddMemFreeNode(n: *mut Handle, g: Handle, before: *const Handle, count: usize, address: Handle) -> i32;
    fn hipGraphChildGraphNodeGetGraph(node: Handle, graph: *mut Handle) -> i32;
    fn hipGraphMemsetNodeGetParams(node: Handle, what: *mut Fill) -> i32;
    fn hipGraphExecMemsetNodeSetParams(executable: Handle, node: Handle, what: *const Fill) -> i32;
    fn hipGraphGetEdges(graph: Handle, from: *mut Handle, to: *mut Handle, count: *mut usize) -> i32;
    fn hipGraphAddDependencies(graph: Handle, from: *const Handle, to: *const Handle, count: usize) -> i32;
    fn hipGraphRemoveDependencies(graph: Handle, from: *const Handle, to: *const Handle, count: usize) -> i32;
    fn hipGraphDestroyNode(node: Handle) -> i32;
    fn hipGraphInstantiateWithFlags(made: *mut Handle, graph: Handle, flags: u64) -> i32;
    fn hipGraphLaunch(executable: Handle, stream: Handle) -> i32;
    fn hipGraphExecDestroy(executable: Handle) -> i32;
    fn hipGraphExecUpdate(executable: Handle, graph: Handle, node: *mut Handle, result: *mut i32) -> i32;
    fn hipUserObjectCreate(o: *mut Handle, data: *mut c_void, end: HostFunction, count: u32, flags: u32) -> i32;
    fn hipUserObjectRelease(object: Handle, count: u32) -> i32;
    fn hipGraphRetainUserObject(graph: Handle, object: Handle, count: u32, flags: u32) -> i32;
    fn hipStreamCreate(stream: *mut Handle) -> i32;
    fn hipStreamDestroy(stream: Handle) -> i32;
    fn hipStreamSynchronize(stream: Handle) -> i32;
    fn hipStreamBeginCapture(stream: Handle, mode: i32) -> i32;
    fn hipStreamEndCapture(stream: Handle, graph: *mut Handle) -> i32;
    fn hipStreamWaitEvent(stream: Handle, event: Handle, flags: u32) -> i32;
    fn hipThreadExchangeStreamCaptureMode(mode: *mut i32) -> i32;
    fn hipEventCreate(event: *mut Handle) -> i32;
    fn hipEventRecord(event: Handle, stream: Handle) -> i32;
    fn hipEventQuery(event: Handle) -> i32;
    fn hipMallocAsync(memory: *mut Handle, bytes: usize, stream: Handle) -> i32;
    fn hipFreeAsync(memory: Handle, stream: Handle) -> i32;
    fn hipMemset(memory: Handle, value: i32, bytes: usize) -> i32;
    fn hipMemsetAsync(memory: Handle, value: i32, bytes: usize, stream: Handle) -> i32;
    fn hipDeviceGetGraphMemAttribute(device: i32, attribute: i32, value: *mut c_void) -> i32;
}

/// A capture of one test keeps others from taking memory.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a function stores that succeeds.
fn made(function: impl FnOnce(*mut Handle) -> i32) -> Handle {
    let mut made = null_mut();
    assert_eq!(function(&mut made), 0);
    made
}

fn graph() -> Handle {
    made(|graph| unsafe { hipGraphCreate(graph, 0) })
}

fn empty(graph: Handle, before: &[Handle]) -> Handle {
    made(|node| unsafe { hipGraphAddEmptyNode(node, graph, before.as_ptr(), before.len()) })
}

fn executable(graph: Handle) -> Handle {
    made(|executable| unsafe { hipGraphInstantiateWithFlags(executable, graph, 0) })
}

fn stream() -> Handle {
    made(|stream| unsafe { hipStreamCreate(stream) })
}

fn filled(graph: Handle, to: &mut [u8], value: u32, before: &[Handle]) -> Handle {
    let fill = Fill { to: to.as_mut_ptr().cast(), element: 1, height: 1, pitch: 0, value, width: to.len() };
    made(|node| unsafe { hipGraphAddMemsetNode(node, graph, before.as_ptr(), before.len(), &fill) })
}

fn memory_in_use() -> u64 {
    let mut value = 0u64;
    assert_eq!(unsafe { hipDeviceGetGraphMemAttribute(0, 0, (&raw mut value).cast()) }, 0);
    value
}

extern "C" fn count(calls: *mut c_void) {
    unsafe { *calls.cast::<u32>() += 1 }
}

#[test]
fn handles_of_something_else_and_of_what_has_ended_are_refused() {
    let _alone = alone();
    let (first, second) = (graph(), graph());
    let (node, foreign) = (empty(first, &[]), empty(second, &[]));
    let mut none = null_mut();
    let mut add =
        |to: Handle, before: &[Handle]| unsafe { hipGraphAddEmptyNode(&mut none, to, before.as_ptr(), before.len()) };
    assert_eq!(add(null_mut(), &[]), INVALID_VALUE);
    assert_eq!(add(node, &[]), INVALID_VALUE, "a node is no graph");
    assert_eq!(add(first, &[foreign]), INVALID_VALUE, "of another graph");
    assert_eq!(add(first, &[node, node]), INVALID_VALUE, "twice");
    assert_eq!(add(first, &[node]), 0);
    unsafe {
        assert_eq!(hipGraphDestroyNode(node), 0);
        assert_eq!(hipGraphDestroyNode(node), INVALID_VALUE);
        assert_eq!(hipGraphDestroy(first), 0);
        assert_eq!(hipGraphDestroy(first), INVALID_VALUE);
        assert_eq!(hipGraphLaunch(second, null_mut()), INVALID_VALUE, "a graph is no executable");
        let ended = stream();
        assert_eq!(hipStreamDestroy(ended), 0);
        assert_eq!(hipStreamDestroy(ended), CONTEXT_IS_DESTROYED);
        assert_eq!(hipStreamBeginCapture(ended, GLOBAL), CONTEXT_IS_DESTROYED);
        assert_eq!(hipMemsetAsync(null_mut(), 0, 0, ended), CONTEXT_IS_DESTROYED);
        assert_eq!(hipEventRecord(ended, null_mut()), INVALID_HANDLE);
    }
}

#[test]
fn edges_are_added_and_removed_once_and_a_circle_cannot_be_launched() {
    let _alone = alone();
    let graph = graph();
    let nodes: [Handle; 3] = std::array::from_fn(|_| empty(graph, &[]));
    let [first, second, third] = nodes;
    unsafe {
        assert_eq!(hipGraphAddDependencies(graph, nodes.as_ptr(), nodes.as_ptr().add(1), 2), 0);
        assert_eq!(hipGraphAddDependencies(graph, &first, &second, 1), INVALID_VALUE, "it is there");
        assert_eq!(hipGraphAddDependencies(graph, &first, &first, 1), INVALID_VALUE);
        assert_eq!(hipGraphRemoveDependencies(graph, &first, &third, 1), INVALID_VALUE, "it is not there");
        let (mut from, mut to, mut room) = ([null_mut(); 3], [null_mut(); 3], 3);
        assert_eq!(hipGraphGetEdges(graph, from.as_mut_ptr(), to.as_mut_ptr(), &mut room), 0);
        assert_eq!((from, to, room), ([first, second, null_mut()], [second, third, null_mut()], 2));
        assert_eq!(hipGraphAddDependencies(graph, &third, &first, 1), 0);
        assert_eq!(hipGraphInstantiateWithFlags(&mut from[0], graph, 0), INVALID_VALUE);
        assert_eq!(hipGraphRemoveDependencies(graph, &third, &first, 1), 0);
        assert_eq!(hipGraphInstantiateWithFlags(&mut from[0], graph, 0), 0);
        assert_eq!(hipGraphInstantiateWithFlags(&mut from[0], graph, 10), INVALID_VALUE, "two flags");
        assert_eq!(hipGraphInstantiateWithFlags(&mut from[0], graph, 4), NOT_SUPPORTED, "launched by kernels");
    }
}

#[test]
fn an_executable_and_a_copy_keep_what_a_graph_was() {
    let _alone = alone();
    let (graph, mut bytes, mut calls) = (graph(), [0u8; 4], 0u32);
    let fill = filled(graph, &mut bytes, 3, &[]);
    let host = Host { function: Some(count), data: (&raw mut calls).cast() };
    unsafe {
        let node = made(|node| hipGraphAddHostNode(node, graph, &fill, 1, &host));
        let (executable, copy) = (executable(graph), made(|copy| hipGraphClone(copy, graph)));
        let same = made(|same| hipGraphNodeFindInClone(same, fill, copy));
        let mut found: Fill = std::mem::zeroed();
        assert_eq!(hipGraphMemsetNodeGetParams(same, &mut found), 0);
        assert_eq!((found.value, found.width), (3, 4));
        assert_eq!(hipGraphNodeFindInClone(&mut null_mut(), same, graph), INVALID_VALUE, "the graph is no copy");
        assert_eq!(hipGraphDestroyNode(node), 0);
        assert_eq!(hipGraphLaunch(executable, null_mut()), 0);
        assert_eq!((bytes, calls), ([3; 4], 1));
        let other = Fill { value: 9, ..found };
        assert_eq!(hipGraphExecMemsetNodeSetParams(executable, same, &other), INVALID_VALUE, "a node of the copy");
        assert_eq!(hipGraphExecMemsetNodeSetParams(executable, fill, &other), 0);
        assert_eq!(hipGraphDestroy(graph), 0);
        assert_eq!(hipGraphLaunch(executable, null_mut()), 0);
        assert_eq!((bytes, calls), ([9; 4], 2));
        assert_eq!(hipGraphExecDestroy(executable), 0);
        assert_eq!(hipGraphLaunch(executable, null_mut()), INVALID_VALUE);
    }
}

#[test]
fn a_graph_in_a_node_is_a_copy_that_belongs_to_the_node() {
    let _alone = alone();
    let (parent, child, mut bytes) = (graph(), graph(), [0u8; 4]);
    unsafe {
        filled(child, &mut bytes, 1, &[]);
        let node = made(|node| hipGraphAddChildGraphNode(node, parent, null(), 0, child));
        let own = made(|own| hipGraphChildGraphNodeGetGraph(node, own));
        assert_eq!(hipGraphDestroy(own), INVALID_VALUE);
        assert_eq!(hipGraphDestroy(child), 0);
        let mut more = [0u8; 2];
        filled(own, &mut more, 2, &[]);
        assert_eq!(hipGraphLaunch(executable(parent), null_mut()), 0);
        assert_eq!((bytes, more), ([1; 4], [2; 2]));
        assert_eq!(hipGraphDestroyNode(node), 0);
        assert_eq!(hipGraphAddEmptyNode(&mut null_mut(), own, null(), 0), INVALID_VALUE, "it ended with its node");
    }
}

#[test]
fn an_update_says_which_node_differs_and_changes_nothing_then() {
    let _alone = alone();
    let (first, second, mut bytes) = (graph(), graph(), [0u8; 4]);
    filled(first, &mut bytes, 1, &[]);
    let executable = executable(first);
    let (fill, mut node, mut result) = (filled(second, &mut bytes, 2, &[]), null_mut(), -1);
    unsafe {
        let host = Host { function: Some(count), data: null_mut() };
        let other = made(|node| hipGraphAddHostNode(node, second, &fill, 1, &host));
        assert_eq!(hipGraphExecUpdate(executable, second, &mut node, &mut result), UPDATE_FAILURE);
        assert_eq!((node, result), (null_mut(), 2), "more nodes");
        assert_eq!(hipGraphDestroyNode(fill), 0);
        assert_eq!(hipGraphExecUpdate(executable, second, &mut node, &mut result), UPDATE_FAILURE);
        assert_eq!((node, result), (other, 3), "another kind");
        assert_eq!(hipGraphLaunch(executable, null_mut()), 0);
        assert_eq!(bytes, [1; 4]);
        assert_eq!(hipGraphDestroyNode(other), 0);
        filled(second, &mut bytes, 7, &[]);
        assert_eq!(hipGraphExecUpdate(executable, second, &mut node, &mut result), 0);
        assert_eq!((node, result), (null_mut(), 0));
        assert_eq!(hipGraphLaunch(executable, null_mut()), 0);
        assert_eq!(bytes, [7; 4]);
    }
}

#[test]
fn memory_of_a_graph_is_taken_by_a_launch_and_given_back_by_a_node_or_the_program() {
    let _alone = alone();
    let (first, second) = (graph(), graph());
    let mut what: Allocation = unsafe { std::mem::zeroed() };
    (what.kind, what.location, what.bytes) = (1, [1, 0], 64);
    unsafe {
        let take = made(|node| hipGraphAddMemAllocNode(node, first, null(), 0, &mut what));
        assert_eq!(hipGraphAddMemFreeNode(&mut null_mut(), second, null(), 0, first), INVALID_VALUE);
        made(|node| hipGraphAddMemFreeNode(node, second, null(), 0, what.address));
        assert_eq!(hipGraphClone(&mut null_mut(), first), NOT_SUPPORTED);
        assert_eq!(hipGraphDestroyNode(take), NOT_SUPPORTED);
        let (takes, gives) = (executable(first), executable(second));
        assert_eq!(hipGraphInstantiateWithFlags(&mut null_mut(), first, 0), NOT_SUPPORTED, "there is one");
        assert_eq!((memory_in_use(), hipFree(what.address)), (0, INVALID_VALUE));
        assert_eq!((hipGraphLaunch(takes, null_mut()), memory_in_use()), (0, 64));
        assert_eq!(hipGraphLaunch(takes, null_mut()), INVALID_VALUE, "it is taken");
        assert_eq!((hipGraphLaunch(gives, null_mut()), memory_in_use()), (0, 0));
        assert_eq!((hipGraphLaunch(takes, null_mut()), hipFree(what.address), memory_in_use()), (0, 0, 0));
        assert_eq!(hipGraphLaunch(takes, null_mut()), 0);
        // What is taken outlives graph and executable.
        assert_eq!((hipGraphDestroy(first), hipGraphExecDestroy(takes), memory_in_use()), (0, 0, 64));
        assert_eq!((hipMemset(what.address, 1, 64), hipMemset(what.address, 1, 65)), (0, INVALID_VALUE));
        assert_eq!((hipFree(what.address), hipFree(what.address), memory_in_use()), (0, INVALID_VALUE, 0));
    }
}

#[test]
fn an_object_ends_with_its_last_reference_also_those_of_executables() {
    let _alone = alone();
    let (graph, mut ended) = (graph(), 0u32);
    unsafe {
        let data = (&raw mut ended).cast();
        assert_eq!(hipUserObjectCreate(&mut null_mut(), data, count, 1, 0), INVALID_VALUE);
        let object = made(|object| hipUserObjectCreate(object, data, count, 1, 1));
        assert_eq!(hipGraphRetainUserObject(graph, object, 1, 0), 0);
        let executable = executable(graph);
        assert_eq!((hipUserObjectRelease(object, 1), hipGraphDestroy(graph), ended), (0, 0, 0));
        assert_eq!((hipGraphExecDestroy(executable), ended), (0, 1));
    }
}

#[test]
fn a_capture_keeps_calls_away_that_could_disturb_it() {
    let _alone = alone();
    let (stream, other) = (stream(), stream());
    let [event, outside] = std::array::from_fn(|_| made(|event| unsafe { hipEventCreate(event) }));
    let (mut graph, mut bytes) = (null_mut(), [0u8; 4]);
    unsafe {
        assert_eq!(hipStreamEndCapture(stream, &mut graph), ILLEGAL_STATE);
        assert_eq!(hipStreamBeginCapture(null_mut(), GLOBAL), CAPTURE_UNSUPPORTED);
        assert_eq!(hipStreamBeginCapture(stream, GLOBAL), 0);
        assert_eq!(hipStreamBeginCapture(stream, GLOBAL), ILLEGAL_STATE);
        assert_eq!(hipMemsetAsync(bytes.as_mut_ptr().cast(), 1, 4, stream), 0);
        assert_eq!(hipMemset(bytes.as_mut_ptr().cast(), 1, 4), CAPTURE_IMPLICIT);
        assert_eq!(hipMalloc(&mut null_mut(), 4), CAPTURE_UNSUPPORTED);
        let mut mode = RELAXED;
        assert_eq!(hipThreadExchangeStreamCaptureMode(&mut mode), 0);
        let memory = made(|memory| hipMalloc(memory, 4));
        assert_eq!((hipThreadExchangeStreamCaptureMode(&mut mode), mode), (0, RELAXED));
        assert_eq!(hipStreamWaitEvent(stream, outside, 0), CAPTURE_ISOLATION);
        assert_eq!((hipEventRecord(event, stream), hipEventQuery(event)), (0, CAPTURED_EVENT));
        let from_elsewhere = stream as usize;
        let ended = std::thread::spawn(move || hipStreamEndCapture(from_elsewhere as Handle, &mut null_mut()));
        assert_eq!(ended.join().unwrap(), CAPTURE_WRONG_THREAD);
        // Waiting for another stream makes the capture invalid.
        assert_eq!(hipStreamSynchronize(other), CAPTURE_UNSUPPORTED);
        assert_eq!(hipMemsetAsync(bytes.as_mut_ptr().cast(), 1, 4, stream), CAPTURE_INVALIDATED);
        assert_eq!(hipStreamEndCapture(stream, &mut graph), CAPTURE_INVALIDATED);
        assert_eq!((graph, hipFree(memory), hipEventQuery(event)), (null_mut(), 0, 0));
        assert_eq!(bytes, [0; 4]);
    }
}

#[test]
fn memory_and_graphs_in_a_captured_stream_become_nodes() {
    let _alone = alone();
    let (stream, inner, mut bytes) = (stream(), graph(), [0u8; 4]);
    filled(inner, &mut bytes, 5, &[]);
    let launched = executable(inner);
    unsafe {
        assert_eq!(hipStreamBeginCapture(stream, OF_THREAD), 0);
        let memory = made(|memory| hipMallocAsync(memory, 16, stream));
        assert_eq!(hipMemsetAsync(memory, 1, 16, stream), 0);
        assert_eq!(hipGraphLaunch(launched, stream), 0);
        assert_eq!(hipFreeAsync(memory, stream), 0);
        let graph = made(|graph| hipStreamEndCapture(stream, graph));
        let mut edges = 0;
        assert_eq!(hipGraphGetEdges(graph, null_mut(), null_mut(), &mut edges), 0);
        assert_eq!((edges, bytes), (3, [0; 4]));
        let executable = executable(graph);
        for _ in 0..2 {
            assert_eq!((hipGraphLaunch(executable, stream), bytes, memory_in_use()), (0, [5; 4], 0));
            bytes = [0; 4];
        }
    }
}
