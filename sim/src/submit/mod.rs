//! Submissions of graphics drivers: recordings of command streams with the memory that was mapped, run on the graphics model, or on the hardware
//! ([`hardware`]), which may be compared with the model instruction by instruction ([`lockstep`]).

mod coverage;
mod drawn;
pub mod frame;
pub mod hardware;
pub mod lockstep;
mod memory;
mod recording;
mod report;
pub mod waves;

pub use coverage::coverage;
pub use memory::{Pages, PagesError};
pub use recording::{Recording, RecordingError, Stream};
pub use report::{Coverage, Outcome, Target};

use tombolo_model::graphics::{Error, Machine, Picture};

/// Runs the streams of a recording in their order, with at most `limit` steps of the model in all.
///
/// # Errors
/// [`RecordingError`] for a stream that is no graphics stream; what the model refuses is in the outcome.
pub fn run(recording: &mut Recording, limit: u64) -> Result<Outcome, RecordingError> {
    let streams = recording.graphics_streams()?;
    let mut machine = Machine::new(limit);
    let memory = &mut recording.memory;
    let error = streams.iter().find_map(|stream| machine.execute(memory, stream.address, stream.bytes).err());
    let drawn = machine.last_target().map(|target| target.picture(memory)).transpose();
    let (picture, unreadable) = match drawn {
        Ok(picture) => (picture, None),
        Err(error) => (None, Some(error)),
    };
    Ok(Outcome::new(&machine, error.or(unreadable), picture))
}

/// A picture as a file: PNG, or PPM if the name says so. Alpha is left out.
///
/// # Errors
/// When the encoder fails, which it does for pictures without pixels.
pub fn encode(picture: &Picture, ppm: bool) -> Result<Vec<u8>, png::EncodingError> {
    let rgb: Vec<u8> = picture.pixels.chunks_exact(4).flat_map(|pixel| pixel[..3].to_vec()).collect();
    let mut file = Vec::new();
    if ppm {
        file.extend(format!("P6\n{} {}\n255\n", picture.width, picture.height).bytes());
        file.extend(rgb);
        return Ok(file);
    }
    let mut encoder = png::Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&rgb)?;
    Ok(file)
}

/// Whether an error says that something is not modelled, and not that the recording is wrong.
pub const fn is_refusal(error: &Error) -> bool {
    matches!(error, Error::Packet { .. } | Error::State { .. })
}
