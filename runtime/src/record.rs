//! What is written of dispatches: a folder that gets files of each one that is to be recorded.

use crate::error::{Error, ErrorKind};
use std::path::PathBuf;
use tombolo_hdl::config::Config;
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::Launch;
use tombolo_sim::output::{OutputFile, make_folder, write};
use tombolo_sim::run::{Observer, Recorder};
use tombolo_sim::views::journal::Journal;
use tombolo_sim::views::konata::Konata;
use tombolo_sim::views::profile::ProfileReport;
use tombolo_sim::wave::{FstSink, Selection};

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The waveform of every signal, `.fst`.
    Fst,
    /// A line of JSON for each instruction, `.jsonl`, as `tombolo run --trace` writes it.
    Trace,
    /// A pipeline view for Konata, `.konata`.
    Konata,
    /// Where the cycles went, `.json`, as `tombolo profile --json` tells it.
    Profile,
}

impl Form {
    /// Names and endings of files.
    const ALL: [(&'static str, &'static str, Self); 4] = [
        ("fst", "fst", Self::Fst),
        ("trace", "jsonl", Self::Trace),
        ("konata", "konata", Self::Konata),
        ("profile", "json", Self::Profile),
    ];

    /// From names with commas between them; none if one is no name.
    pub(crate) fn parse(text: &str) -> Option<Vec<Self>> {
        let named = |name: &str| Self::ALL.iter().find(|(known, ..)| *known == name).map(|(_, _, form)| *form);
        text.split(',').map(named).collect()
    }

    fn ending(self) -> &'static str {
        Self::ALL.iter().find(|(_, _, form)| *form == self).map_or("", |(_, ending, _)| ending)
    }
}

/// Which dispatches are recorded, how, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    /// The folder; `dispatch_N.fst` and others of each dispatch are written there.
    pub folder: PathBuf,
    /// Numbers of the dispatches, counted from 0 on the device; all if there are none.
    pub dispatches: Vec<u64>,
    /// The files of a dispatch.
    pub forms: Vec<Form>,
}

impl Recording {
    /// From `FOLDER`, or `FOLDER:N,N,...` with the numbers of dispatches; waveforms.
    pub(crate) fn parse(text: &str) -> Self {
        let numbers = |list: &str| list.split(',').map(|number| number.parse().ok()).collect::<Option<Vec<u64>>>();
        let forms = vec![Form::Fst];
        match text.rsplit_once(':').and_then(|(folder, list)| Some((folder, numbers(list)?))) {
            Some((folder, dispatches)) => Self { folder: folder.into(), dispatches, forms },
            None => Self { folder: text.into(), dispatches: vec![], forms },
        }
    }

    /// The files of a dispatch; none if it is not recorded.
    pub(crate) fn files(&self, number: u64) -> Vec<(Form, PathBuf)> {
        if !self.dispatches.is_empty() && !self.dispatches.contains(&number) {
            return vec![];
        }
        let path = |form: &Form| (*form, self.folder.join(format!("dispatch_{number}.{}", form.ending())));
        self.forms.iter().map(path).collect()
    }
}

/// The open files of a dispatch.
pub(crate) struct Files {
    fst: Option<OutputFile>,
    trace: Option<OutputFile>,
    konata: Option<OutputFile>,
    profile: Option<PathBuf>,
}

impl Files {
    /// Makes the files, and their folder.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: one cannot be made.
    pub fn create(files: &[(Form, PathBuf)]) -> Result<Self, Error> {
        if let Some(folder) = files.first().and_then(|(_, file)| file.parent()) {
            make_folder(folder).map_err(|error| refused(&error))?;
        }
        let path = |wanted: Form| files.iter().find(|(form, _)| *form == wanted).map(|(_, path)| path);
        let open =
            |form: Form| path(form).map(|path| OutputFile::create(path)).transpose().map_err(|error| refused(&error));
        Ok(Self {
            fst: open(Form::Fst)?,
            trace: open(Form::Trace)?,
            konata: open(Form::Konata)?,
            profile: path(Form::Profile).cloned(),
        })
    }

    /// Whether a profile is to be written.
    pub fn wants_profile(&self) -> bool {
        self.profile.is_some()
    }

    /// Those who write while the dispatch runs.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: a file cannot be written. [`ErrorKind::Hardware`]: the engine does not show what is in the design.
    pub fn writers(&mut self, config: Config, engine: &dyn Engine, launch: &Launch) -> Result<Writers<'_>, Error> {
        let recorder = |file| -> Result<Recorder, Error> {
            let sink = Box::new(FstSink::new(file).map_err(|error| refused(&error))?);
            Recorder::new(engine, config, &Selection::default(), sink).map_err(|error| refused(&error))
        };
        let konata = |file| Konata::new(engine, config, file).map_err(|error| refused(&error));
        Ok(Writers {
            fst: self.fst.as_mut().map(recorder).transpose()?,
            trace: self.trace.as_mut().map(|file| Journal::new(engine, config, launch, file)).transpose()?,
            konata: self.konata.as_mut().map(konata).transpose()?,
        })
    }

    /// Finishes the files.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: one cannot be written.
    pub fn finish(self, profile: Option<&ProfileReport>) -> Result<(), Error> {
        let open = [self.fst, self.trace, self.konata];
        open.into_iter().flatten().try_for_each(OutputFile::finish).map_err(|error| refused(&error))?;
        if let (Some(path), Some(profile)) = (self.profile, profile) {
            let text = profile.to_json().map_err(|error| refused(&error))?;
            write(&path, text.as_bytes()).map_err(|error| refused(&error))?;
        }
        Ok(())
    }
}

/// Those who write files while a dispatch runs.
pub(crate) struct Writers<'a> {
    fst: Option<Recorder<'a>>,
    trace: Option<Journal<&'a mut OutputFile>>,
    konata: Option<Konata<&'a mut OutputFile>>,
}

impl Writers<'_> {
    /// As observers of the run.
    pub fn observers(&mut self) -> impl Iterator<Item = &mut dyn Observer> {
        let fst = self.fst.iter_mut().map(|writer| writer as &mut dyn Observer);
        let trace = self.trace.iter_mut().map(|writer| writer as &mut dyn Observer);
        let konata = self.konata.iter_mut().map(|writer| writer as &mut dyn Observer);
        fst.chain(trace).chain(konata)
    }

    /// The run is over.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: a file cannot be written.
    pub fn finish(self, engine: &dyn Engine) -> Result<(), Error> {
        self.fst.map(|writer| writer.finish(engine)).transpose().map_err(|error| refused(&error))?;
        self.trace.map(Journal::finish).transpose().map_err(|error| refused(&error))?;
        self.konata.map(Konata::finish).transpose().map_err(|error| refused(&error))?;
        Ok(())
    }
}

/// The error of a file that cannot be written.
fn refused(what: &dyn std::fmt::Display) -> Error {
    Error::new(ErrorKind::Value, format!("the recording cannot be written: {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_folder_may_be_followed_by_numbers_of_dispatches() {
        let all = Recording::parse("waves");
        assert_eq!(all.files(7), [(Form::Fst, "waves/dispatch_7.fst".into())]);
        let some = Recording::parse("C:/waves:0,12");
        assert_eq!(some, Recording { folder: "C:/waves".into(), dispatches: vec![0, 12], forms: vec![Form::Fst] });
        assert_eq!((some.files(12).len(), some.files(1).len()), (1, 0));
        assert_eq!(Recording::parse("a:b").folder, PathBuf::from("a:b"));
    }
    #[test]
    fn forms_are_named_with_commas_between_them() {
        let forms = Form::parse("fst,profile,trace,konata").unwrap();
        let recording = Recording { folder: "f".into(), dispatches: vec![], forms };
        let names = recording.files(3).into_iter().map(|(_, path)| path.display().to_string());
        let expected = ["f/dispatch_3.fst", "f/dispatch_3.json", "f/dispatch_3.jsonl", "f/dispatch_3.konata"];
        assert_eq!(names.collect::<Vec<_>>(), expected);
        assert_eq!((Form::parse("fst,vcd"), Form::parse("")), (None, None));
    }
}
