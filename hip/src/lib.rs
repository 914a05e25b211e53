//! `libamdhip64.so`: the functions of the HIP runtime on a simulated device, so that HIP programs run unmodified.
//!
//! The interface is that of HIP 6 and 7 (`hipGetDevicePropertiesR0600`); what programs compiled with the headers of HIP 5 call is there too,
//! but for their `hipGetDeviceProperties`, whose struct is another one. There is one device. A launch or a copy has ended when the call
//! returns, so that streams are always empty and events have always happened. A function that is missing answers
//! `hipErrorNotSupported` and names itself once on stderr ([`missing`]).
//!
//! Device memory is memory of the process: a device pointer is one of the host too, which makes managed memory, mapped memory and the
//! kinds of copies the same thing.

mod abi;
mod array_copies;
mod arrays;
mod boxes;
mod bundle;
mod call;
mod configured;
mod cooperative;
mod device;
mod elements;
mod errors;
mod events;
mod graphs;
mod image;
mod kept;
mod launch;
mod layers;
mod managed;
mod memory;
mod mipmaps;
mod missing;
mod modules;
mod names;
mod newer;
mod occupancy;
mod per_thread;
mod pointers;
mod pools;
mod properties;
mod references;
mod registered;
mod resources;
mod rtc;
mod sampling;
mod seen;
mod settings;
mod streams;
mod symbols;
mod textures;
