//! Results as files, one folder a part of the regression, and several of them put together.
//!
//! `results.json` says what ran and how it ended, and of what it is a part; `coverage.json`, `summary.md` and `results.xml` (JUnit) are
//! made of it and of what lock-step compared.

use super::coverage::Coverage;
use super::report::{coverage_json, junit, summary};
use super::shard::Partition;
use super::suite::Done;
use anyhow::{Context, bail, ensure};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What `results.json` holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The configuration of the hardware.
    pub config: String,
    /// Which part of the regression, from 1 on, and of how many.
    pub partition: [usize; 2],
    /// Names of all cases that there are in all parts, in their order: parts of other regressions do not fit.
    pub cases: Vec<String>,
    /// Those that have run.
    pub done: Vec<Done>,
}

impl Results {
    /// Whether nothing failed.
    pub fn pass(&self) -> bool {
        !self.done.iter().any(|done| done.verdict.is_failure())
    }

    /// Coverage of all cases together.
    pub fn coverage(&self) -> Coverage {
        let mut all = Coverage::default();
        self.done.iter().for_each(|done| all.merge(done.coverage.clone()));
        all
    }

    /// Writes the four files.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn write(&self, folder: &Path, coverage: &Coverage) -> anyhow::Result<()> {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        write(&folder.join("results.json"), &serde_json::to_string_pretty(self)?)?;
        write(&folder.join("coverage.json"), &coverage_json(coverage)?)?;
        write(&folder.join("summary.md"), &summary(&self.done, coverage))?;
        write(&folder.join("results.xml"), &junit(&self.done)?)
    }

    fn read(folder: &Path) -> anyhow::Result<(Self, Coverage)> {
        let text = |name: &str| {
            let path = folder.join(name);
            let text = fs::read_to_string(&path);
            text.map(|text| (path.display().to_string(), text)).with_context(|| folder.join(name).display().to_string())
        };
        let (path, results) = text("results.json")?;
        let results: Self = serde_json::from_str(&results).context(path)?;
        let [index, of] = results.partition;
        Partition::new(index, of).with_context(|| folder.join("results.json").display().to_string())?;
        let (path, coverage) = text("coverage.json")?;
        Ok((results, Coverage::from_json(&coverage).context(path)?))
    }
}

/// Writes a text.
///
/// # Errors
/// The file cannot be written.
pub fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| path.display().to_string())
}

/// The folders with results among `folders` and right within them.
fn with_results(folders: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let has = |folder: &Path| folder.join("results.json").is_file();
    let mut found = BTreeSet::new();
    for folder in folders {
        if has(folder) {
            found.insert(folder.clone());
            continue;
        }
        let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
        let within: Vec<PathBuf> = entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
        let before = found.len();
        found.extend(within.into_iter().filter(|path| has(path)));
        ensure!(found.len() > before, "{}: no results.json there, nor in a folder in it", folder.display());
    }
    Ok(found.into_iter().collect())
}

/// Puts parts together: all parts of one regression, each once.
///
/// # Errors
/// A part is missing, is there twice, did not run all its cases, or is of another regression.
pub fn merge(folders: &[PathBuf]) -> anyhow::Result<(Results, Coverage)> {
    let mut parts = vec![];
    for folder in with_results(folders)? {
        let (results, coverage) = Results::read(&folder)?;
        parts.push((folder, results, coverage));
    }
    let Some((first_folder, first, _)) = parts.first() else { bail!("no folder with results is given") };
    let (config, cases, of) = (first.config.clone(), first.cases.clone(), first.partition[1]);
    let first_folder = first_folder.clone();
    let mut all = Coverage::default();
    let (mut seen, mut done) = (vec![None; of], vec![]);
    for (folder, results, coverage) in parts {
        let (shown, [index, parts]) = (folder.display(), results.partition);
        ensure!(
            results.config == config && results.cases == cases && parts == of,
            "{shown} is not of the same regression as {}: configuration, cases or number of parts differ",
            first_folder.display()
        );
        if let Some(other) = seen[index - 1].replace(folder.clone()) {
            bail!("part {index} of {of} is there twice: {} and {shown}", other.display());
        }
        let wanted = Partition::new(index, of)?.of_cases(cases.iter().collect());
        let ran: BTreeSet<&String> = results.done.iter().map(|done| &done.name).collect();
        let missing: Vec<&str> = wanted.into_iter().filter(|name| !ran.contains(name)).map(String::as_str).collect();
        ensure!(missing.is_empty(), "{shown}: these cases have not run: {}", missing.join(", "));
        done.extend(results.done);
        all.merge(coverage);
    }
    let missing: Vec<String> =
        (1..=of).zip(&seen).filter(|(_, seen)| seen.is_none()).map(|(index, _)| index.to_string()).collect();
    ensure!(missing.is_empty(), "these parts of {of} are missing: {}", missing.join(", "));
    done.sort_by_key(|done: &Done| cases.iter().position(|name| *name == done.name));
    Ok((Results { config, partition: [1, 1], cases, done }, all))
}
