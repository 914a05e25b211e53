//! Functions that are not there: each answers `hipErrorNotSupported`, and names itself on stderr the first time.
//!
//! The driver's texture references, nodes of graphs for semaphores and for batches of operations on memory, what shares a memory pool, virtual
//! memory management, memory and semaphores of other interfaces and processes, libraries and linking.

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
    hipCtxDisablePeerAccess, hipCtxEnablePeerAccess, hipDestroyExternalMemory, hipDestroyExternalSemaphore,
    hipDeviceDisablePeerAccess, hipDeviceEnablePeerAccess, hipDeviceGetP2PAttribute, hipDevicePrimaryCtxReset,
    hipExternalMemoryGetMappedBuffer, hipExternalMemoryGetMappedMipmappedArray, hipGLGetDevices, hipGetDeviceProperties,
    hipGetDriverEntryPoint, hipGetDriverEntryPoint_spt, hipGraphAddBatchMemOpNode,
    hipGraphAddExternalSemaphoresSignalNode, hipGraphAddExternalSemaphoresWaitNode, hipGraphBatchMemOpNodeGetParams,
    hipGraphBatchMemOpNodeSetParams, hipGraphExecBatchMemOpNodeSetParams,
    hipGraphExecExternalSemaphoresSignalNodeSetParams, hipGraphExecExternalSemaphoresWaitNodeSetParams,
    hipGraphExternalSemaphoresSignalNodeGetParams, hipGraphExternalSemaphoresSignalNodeSetParams,
    hipGraphExternalSemaphoresWaitNodeGetParams, hipGraphExternalSemaphoresWaitNodeSetParams,
    hipGraphicsGLRegisterBuffer, hipGraphicsGLRegisterImage, hipGraphicsMapResources,
    hipGraphicsResourceGetMappedPointer, hipGraphicsSubResourceGetMappedArray, hipGraphicsUnmapResources,
    hipGraphicsUnregisterResource, hipImportExternalMemory, hipImportExternalSemaphore, hipIpcCloseMemHandle,
    hipIpcGetEventHandle, hipIpcGetMemHandle, hipIpcOpenEventHandle, hipIpcOpenMemHandle, hipLibraryGetKernel,
    hipLibraryGetKernelCount, hipLibraryLoadData, hipLibraryLoadFromFile, hipLibraryUnload, hipLinkAddData,
    hipLinkAddFile, hipLinkComplete, hipLinkCreate, hipLinkDestroy, hipMemAddressFree, hipMemAddressReserve,
    hipMemCreate, hipMemExportToShareableHandle, hipMemGetAccess, hipMemGetAllocationGranularity,
    hipMemGetAllocationPropertiesFromHandle, hipMemGetHandleForAddressRange, hipMemImportFromShareableHandle, hipMemMap,
    hipMemMapArrayAsync, hipMemPoolExportPointer, hipMemPoolExportToShareableHandle,
    hipMemPoolImportFromShareableHandle, hipMemPoolImportPointer, hipMemRangeGetAttribute, hipMemRangeGetAttributes,
    hipMemRelease, hipMemRetainAllocationHandle, hipMemSetAccess, hipMemUnmap, hipMemcpy3DBatchAsync, hipMemcpy3DPeer,
    hipMemcpy3DPeerAsync, hipMemcpyBatchAsync, hipModuleGetTexRef, hipSignalExternalSemaphoresAsync,
    hipStreamBatchMemOp, hipStreamGetAttribute, hipStreamSetAttribute, hipStreamWaitValue32, hipStreamWaitValue64,
    hipStreamWriteValue32, hipStreamWriteValue64, hipTexRefGetAddress, hipTexRefGetAddressMode, hipTexRefGetArray,
    hipTexRefGetBorderColor, hipTexRefGetFilterMode, hipTexRefGetFlags, hipTexRefGetFormat, hipTexRefGetMaxAnisotropy,
    hipTexRefGetMipMappedArray, hipTexRefGetMipmapFilterMode, hipTexRefGetMipmapLevelBias, hipTexRefGetMipmapLevelClamp,
    hipTexRefSetAddress, hipTexRefSetAddress2D, hipTexRefSetAddressMode, hipTexRefSetArray, hipTexRefSetBorderColor,
    hipTexRefSetFilterMode, hipTexRefSetFlags, hipTexRefSetFormat, hipTexRefSetMaxAnisotropy,
    hipTexRefSetMipmapFilterMode, hipTexRefSetMipmapLevelBias, hipTexRefSetMipmapLevelClamp, hipTexRefSetMipmappedArray,
    hipWaitExternalSemaphoresAsync,
}
