//! Functions that are not there: each answers `hipErrorNotSupported`, and names itself on stderr the first time.
//!
//! The driver's texture references, what changes a graph, what shares a memory pool, virtual memory management, memory and semaphores of other
//! interfaces and processes, libraries and linking.

use crate::abi::{HipError, error};
use crate::errors::keep;
use std::sync::Once;

fn refuse(name: &str, told: &Once) -> HipError {
    told.call_once(|| eprintln!("libamdhip64 (tombolo): {name} is not there: hipErrorNotSupported"));
    keep(error::NOT_SUPPORTED)
}

macro_rules! missing {
    ($($name:ident),* $(,)?) => {$(
        /// Not there.
        #[unsafe(no_mangle)]
        pub extern "C" fn $name() -> i32 {
            static TOLD: Once = Once::new();
            refuse(stringify!($name), &TOLD)
        }
    )*};
}

// What a caller passes is its own affair: in the calling convention it is the caller who takes arguments away again.
#[rustfmt::skip]
missing! {
    hipCtxDisablePeerAccess, hipCtxEnablePeerAccess,
    
    hipDestroyExternalMemory, hipDestroyExternalSemaphore, hipDeviceDisablePeerAccess, hipDeviceEnablePeerAccess,
    hipDeviceGetGraphMemAttribute, hipDeviceGetP2PAttribute, 
    hipDeviceGraphMemTrim, hipDevicePrimaryCtxReset, hipDeviceSetGraphMemAttribute, 
    hipDrvGraphAddMemFreeNode, hipDrvGraphAddMemcpyNode, hipDrvGraphAddMemsetNode, hipDrvGraphExecMemcpyNodeSetParams,
    hipDrvGraphExecMemsetNodeSetParams, hipDrvGraphMemcpyNodeGetParams, hipDrvGraphMemcpyNodeSetParams,
    
    hipExternalMemoryGetMappedBuffer,
    hipExternalMemoryGetMappedMipmappedArray, hipGLGetDevices, hipGetDeviceProperties, hipGetDriverEntryPoint,
    hipGetDriverEntryPoint_spt, hipGraphAddBatchMemOpNode, hipGraphAddChildGraphNode, hipGraphAddEventRecordNode,
    hipGraphAddEventWaitNode, hipGraphAddExternalSemaphoresSignalNode, hipGraphAddExternalSemaphoresWaitNode,
    hipGraphAddMemAllocNode, hipGraphAddMemFreeNode, hipGraphAddMemcpyNode, hipGraphAddMemcpyNodeFromSymbol,
    hipGraphAddMemcpyNodeToSymbol, hipGraphAddNode, hipGraphBatchMemOpNodeGetParams, hipGraphBatchMemOpNodeSetParams,
    hipGraphChildGraphNodeGetGraph, hipGraphClone, hipGraphDebugDotPrint, hipGraphDestroyNode,
    hipGraphEventRecordNodeGetEvent, hipGraphEventRecordNodeSetEvent, hipGraphEventWaitNodeGetEvent,
    hipGraphEventWaitNodeSetEvent, hipGraphExecBatchMemOpNodeSetParams, hipGraphExecChildGraphNodeSetParams,
    hipGraphExecEventRecordNodeSetEvent, hipGraphExecEventWaitNodeSetEvent,
    hipGraphExecExternalSemaphoresSignalNodeSetParams, hipGraphExecExternalSemaphoresWaitNodeSetParams,
    hipGraphExecGetFlags, hipGraphExecHostNodeSetParams, hipGraphExecKernelNodeSetParams,
    hipGraphExecMemcpyNodeSetParams, hipGraphExecMemcpyNodeSetParams1D, hipGraphExecMemcpyNodeSetParamsFromSymbol,
    hipGraphExecMemcpyNodeSetParamsToSymbol, hipGraphExecMemsetNodeSetParams, hipGraphExecNodeSetParams,
    hipGraphExecUpdate, hipGraphExternalSemaphoresSignalNodeGetParams, hipGraphExternalSemaphoresSignalNodeSetParams,
    hipGraphExternalSemaphoresWaitNodeGetParams, hipGraphExternalSemaphoresWaitNodeSetParams, hipGraphGetEdges,
    hipGraphGetRootNodes, hipGraphHostNodeGetParams, hipGraphHostNodeSetParams, hipGraphInstantiateWithParams,
    hipGraphKernelNodeCopyAttributes, hipGraphKernelNodeGetAttribute, hipGraphKernelNodeGetParams,
    hipGraphKernelNodeSetAttribute, hipGraphKernelNodeSetParams, hipGraphMemAllocNodeGetParams,
    hipGraphMemFreeNodeGetParams, hipGraphMemcpyNodeGetParams, hipGraphMemcpyNodeSetParams,
    hipGraphMemcpyNodeSetParams1D, hipGraphMemcpyNodeSetParamsFromSymbol, hipGraphMemcpyNodeSetParamsToSymbol,
    hipGraphMemsetNodeGetParams, hipGraphMemsetNodeSetParams, hipGraphNodeFindInClone, hipGraphNodeGetDependencies,
    hipGraphNodeGetDependentNodes, hipGraphNodeGetEnabled, hipGraphNodeGetType, hipGraphNodeSetEnabled,
    hipGraphNodeSetParams, hipGraphReleaseUserObject, hipGraphRemoveDependencies, hipGraphRetainUserObject,
    hipGraphicsGLRegisterBuffer, hipGraphicsGLRegisterImage, hipGraphicsMapResources,
    hipGraphicsResourceGetMappedPointer, hipGraphicsSubResourceGetMappedArray, hipGraphicsUnmapResources,
    hipGraphicsUnregisterResource, hipImportExternalMemory, hipImportExternalSemaphore, hipIpcCloseMemHandle,
    hipIpcGetEventHandle, hipIpcGetMemHandle, hipIpcOpenEventHandle, hipIpcOpenMemHandle, 
    hipLibraryGetKernel, hipLibraryGetKernelCount, hipLibraryLoadData, hipLibraryLoadFromFile, hipLibraryUnload,
    hipLinkAddData, hipLinkAddFile, hipLinkComplete, hipLinkCreate, hipLinkDestroy, hipMemAddressFree,
    hipMemAddressReserve, hipMemCreate, hipMemExportToShareableHandle, hipMemGetAccess, hipMemGetAllocationGranularity,
    hipMemGetAllocationPropertiesFromHandle, hipMemGetHandleForAddressRange, hipMemImportFromShareableHandle, hipMemMap,
    hipMemMapArrayAsync, hipMemPoolExportPointer, hipMemPoolExportToShareableHandle,
    hipMemPoolImportFromShareableHandle, hipMemPoolImportPointer, hipMemRangeGetAttribute, hipMemRangeGetAttributes,
    hipMemRelease, hipMemRetainAllocationHandle, hipMemSetAccess, hipMemUnmap, hipMemcpy3DBatchAsync, hipMemcpy3DPeer,
    hipMemcpy3DPeerAsync, hipMemcpyBatchAsync, hipModuleGetTexRef, 
    hipSignalExternalSemaphoresAsync,
    hipStreamBatchMemOp, hipStreamBeginCaptureToGraph, hipStreamGetAttribute,
    hipStreamGetCaptureInfo, hipStreamGetCaptureInfo_spt, hipStreamGetCaptureInfo_v2, hipStreamGetCaptureInfo_v2_spt,
    hipStreamSetAttribute, hipStreamUpdateCaptureDependencies, hipStreamWaitValue32, hipStreamWaitValue64,
    hipStreamWriteValue32, hipStreamWriteValue64, hipTexRefGetAddress, hipTexRefGetAddressMode, hipTexRefGetArray,
    hipTexRefGetBorderColor, hipTexRefGetFilterMode, hipTexRefGetFlags, hipTexRefGetFormat, hipTexRefGetMaxAnisotropy,
    hipTexRefGetMipMappedArray, hipTexRefGetMipmapFilterMode, hipTexRefGetMipmapLevelBias, hipTexRefGetMipmapLevelClamp,
    hipTexRefSetAddress, hipTexRefSetAddress2D, hipTexRefSetAddressMode, hipTexRefSetArray, hipTexRefSetBorderColor,
    hipTexRefSetFilterMode, hipTexRefSetFlags, hipTexRefSetFormat, hipTexRefSetMaxAnisotropy,
    hipTexRefSetMipmapFilterMode, hipTexRefSetMipmapLevelBias, hipTexRefSetMipmapLevelClamp, hipTexRefSetMipmappedArray,
    hipThreadExchangeStreamCaptureMode, hipUserObjectCreate, hipUserObjectRelease, hipUserObjectRetain,
    hipWaitExternalSemaphoresAsync,
}
