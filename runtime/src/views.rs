//! What is made of a dispatch on the hardware for people to look at: its profile, and a picture of it.

use crate::error::{Error, ErrorKind};
use tombolo_hdl::config::Config;
use tombolo_sim::engine::Engine;
use tombolo_sim::launch::Launch;
use tombolo_sim::run::{Observer, Report};
use tombolo_sim::views::profile::{Profile, ProfileReport};
use tombolo_sim::views::story::Story;
use tombolo_sim::views::timeline;
use tombolo_sim::wave::Window;

/// Which views of a dispatch are wanted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Where the cycles went.
    pub profile: bool,
    /// What the waves did, as a picture.
    pub picture: bool,
}

impl Wanted {
    /// The hardware must show what is in it.
    pub(crate) fn any(self) -> bool {
        self.profile || self.picture
    }
}

/// The views of a dispatch that were wanted.
#[derive(Debug, Clone, Default)]
pub struct Views {
    /// As `tombolo profile` tells it; it serialises to the object of `tombolo profile --json`.
    pub profile: Option<ProfileReport>,
    /// An SVG, as `tombolo view` draws it.
    pub picture: Option<String>,
}

/// Looks on while a dispatch runs.
#[derive(Default)]
pub(crate) struct Viewers {
    profile: Option<Profile>,
    story: Option<Story>,
}

impl Viewers {
    /// Those for the views that are wanted.
    ///
    /// # Errors
    /// [`ErrorKind::Hardware`]: the engine does not show what is in the design.
    pub fn new(wanted: Wanted, engine: &dyn Engine, config: Config) -> Result<Self, Error> {
        let profile = wanted.profile.then(|| Profile::new(engine, config)).transpose()?;
        let window = Window { from: 0, to: u64::MAX };
        let story = wanted.picture.then(|| Story::new(engine, config, window)).transpose()?;
        Ok(Self { profile, story })
    }

    /// As observers of the run.
    pub fn observers(&mut self) -> impl Iterator<Item = &mut dyn Observer> {
        let profile = self.profile.iter_mut().map(|profile| profile as &mut dyn Observer);
        profile.chain(self.story.iter_mut().map(|story| story as &mut dyn Observer))
    }

    /// What they saw of a finished run.
    pub fn views(&self, launch: &Launch, report: &Report) -> Views {
        Views {
            profile: self.profile.as_ref().map(|profile| profile.report(launch, report)),
            picture: self.story.as_ref().map(|story| {
                let title = format!("{} on configuration {}", launch.name, story.config().name);
                timeline::picture(story, &title).to_svg()
            }),
        }
    }
}

/// The error of views of a dispatch on the model.
pub(crate) fn not_of_the_model() -> Error {
    Error::new(
        ErrorKind::Value,
        "profiles and pictures are of the hardware; the model has none: choose rtl or lockstep",
    )
}
