//! Waveforms of dispatches: a folder that gets an FST file of each one that is to be recorded.

use crate::error::{Error, ErrorKind};
use std::path::{Path, PathBuf};
use tombolo_hdl::config::Config;
use tombolo_sim::engine::Engine;
use tombolo_sim::output::{OutputFile, make_folder};
use tombolo_sim::run::Recorder;
use tombolo_sim::wave::{FstSink, Selection};

/// Which dispatches are recorded, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    /// The folder; `dispatch_N.fst` of each dispatch is written there.
    pub folder: PathBuf,
    /// Numbers of the dispatches, counted from 0 on the device; all if there are none.
    pub dispatches: Vec<u64>,
}

impl Recording {
    /// From `FOLDER`, or `FOLDER:N,N,...` with the numbers of dispatches.
    pub(crate) fn parse(text: &str) -> Self {
        let numbers = |list: &str| list.split(',').map(|number| number.parse().ok()).collect::<Option<Vec<u64>>>();
        match text.rsplit_once(':').and_then(|(folder, list)| Some((folder, numbers(list)?))) {
            Some((folder, dispatches)) => Self { folder: folder.into(), dispatches },
            None => Self { folder: text.into(), dispatches: vec![] },
        }
    }

    /// The file of a dispatch; none if it is not recorded.
    pub(crate) fn file(&self, number: u64) -> Option<PathBuf> {
        let wanted = self.dispatches.is_empty() || self.dispatches.contains(&number);
        wanted.then(|| self.folder.join(format!("dispatch_{number}.fst")))
    }
}

/// The file of a waveform, with its folder.
///
/// # Errors
/// [`ErrorKind::Value`]: it cannot be made.
pub(crate) fn create(file: &Path) -> Result<OutputFile, Error> {
    if let Some(folder) = file.parent() {
        make_folder(folder).map_err(|error| refused(&error))?;
    }
    OutputFile::create(file).map_err(|error| refused(&error))
}

/// Records every signal into a file.
///
/// # Errors
/// [`ErrorKind::Value`]: it cannot be written.
pub(crate) fn recorder<'a>(
    file: &'a mut OutputFile,
    config: Config,
    engine: &dyn Engine,
) -> Result<Recorder<'a>, Error> {
    let sink = Box::new(FstSink::new(file).map_err(|error| refused(&error))?);
    Recorder::new(engine, config, &Selection::default(), sink).map_err(|error| refused(&error))
}

/// The error of a waveform that cannot be written.
pub(crate) fn refused(what: &dyn std::fmt::Display) -> Error {
    Error::new(ErrorKind::Value, format!("the waveform cannot be written: {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_folder_may_be_followed_by_numbers_of_dispatches() {
        let all = Recording::parse("waves");
        assert_eq!(all.file(7), Some("waves/dispatch_7.fst".into()));
        let some = Recording::parse("C:/waves:0,12");
        assert_eq!(some, Recording { folder: "C:/waves".into(), dispatches: vec![0, 12] });
        assert_eq!((some.file(12).is_some(), some.file(1)), (true, None));
        assert_eq!(Recording::parse("a:b").folder, PathBuf::from("a:b"));
    }
}
