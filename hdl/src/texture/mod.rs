//! Texture: where the texels of an image lie, and samples of them. The unit makes the address of a texel for each lane from its coordinates and
//! from the resource; what converts texels and moves them is the vector memory, as it does with the elements of formatted buffers. A sample reads
//! and filters its texels here.
//!
//! ```text
//!   shape        resource                        ->  sizes, slices, levels, kind of the image; once an instruction
//!   chain        level by level                  ->  where each level begins, bytes of a slice; once an instruction, four clocks a level
//!   coordinates  address VGPRs of a lane         ->  texel, slice, level, sample
//!   texel        one lane a clock                ->  byte address, or that the texel is outside of the image; or the answer to a query
//!   encode       the same lane                   ->  its element, of a store to sRGB, depths or 5_9_9_9
//!
//!   sampler      S#                              ->  address modes, filters, levels
//!   sampling     one lane, one texel at a time   ->  finder, detail: the level; probes: several of one sample; scale, walk, taps, cube: texels of a coordinate; arrivals, flight, lines: their memory; decode, block, bptc: their channels; values, blend: the filter
//! ```
//!
//! So an access takes a clock a lane where one to a buffer takes a clock a beat; the multipliers are there once, not once a lane.

pub mod arrivals;
pub mod blend;
pub mod block;
pub mod bptc;
pub mod chain;
pub mod components;
pub mod coordinates;
pub mod cube;
pub mod decode;
pub mod detail;
pub mod encode;
pub mod finder;
pub mod flight;
pub mod form;
pub mod instruction;
pub mod lines;
pub mod probe;
pub mod probes;
pub mod sampler;
pub mod sampling;
pub mod scale;
pub mod shape;
pub mod state;
pub mod taps;
pub mod texel;
pub mod unit;
pub mod values;
pub mod walk;
