//! Graphics of Sea Islands: what draws.
pub mod back_end;
pub mod cb;
pub mod db;
pub mod divider;
pub mod exports;
pub mod float;
pub mod lines;
pub mod pa;
pub mod port;
pub mod raster;
pub mod sc;
pub mod surface;
