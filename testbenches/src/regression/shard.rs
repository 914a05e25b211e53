//! Parts of the regression that run on different machines: which cases a part has.

use std::fmt;
use std::str::FromStr;

/// A part: every `of`th case, from the `index`th on. Written as nextest does: `slice:1/4` to `slice:4/4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Partition {
    /// Which, from 1 on.
    pub index: usize,
    /// Of how many.
    pub of: usize,
}

/// What is no partition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PartitionError {
    /// Another form.
    #[error("`{0}` is no partition; write slice:1/4 for the first of four parts")]
    Form(String),
    /// Numbers that name no part.
    #[error("there is no part {index} of {of}: parts are counted from 1 on")]
    Number {
        /// Which.
        index: usize,
        /// Of how many.
        of: usize,
    },
    /// Variables that Bazel sets to numbers have other values.
    #[error("{name} is `{value}`, not a number")]
    Variable {
        /// Name of the variable.
        name: &'static str,
        /// Its value.
        value: String,
    },
}

impl Partition {
    /// All there is.
    pub const WHOLE: Self = Self { index: 1, of: 1 };
    /// Variables with which Bazel tells a test its part: how many there are, and which, from 0 on.
    const VARIABLES: [&'static str; 2] = ["TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX"];

    /// Part `index` of `of`, from 1 on.
    ///
    /// # Errors
    /// There is no such part.
    pub fn new(index: usize, of: usize) -> Result<Self, PartitionError> {
        match index >= 1 && index <= of {
            true => Ok(Self { index, of }),
            false => Err(PartitionError::Number { index, of }),
        }
    }

    /// The part that the variables of Bazel name; none without them.
    ///
    /// # Errors
    /// They have values that Bazel does not give.
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Result<Option<Self>, PartitionError> {
        let number = |name: &'static str| {
            let parsed = |value: String| match value.parse::<usize>() {
                Ok(number) => Ok(number),
                Err(_) => Err(PartitionError::Variable { name, value }),
            };
            variable(name).filter(|value| !value.is_empty()).map(parsed).transpose()
        };
        let [total, index] = Self::VARIABLES;
        match number(total)? {
            Some(total) => Self::new(number(index)?.unwrap_or(0).saturating_add(1), total).map(Some),
            None => Ok(None),
        }
    }

    /// The cases of this part. Neighbours go to different parts, since neighbours take about as long.
    pub fn of_cases<T>(self, cases: Vec<T>) -> Vec<T> {
        cases.into_iter().skip(self.index - 1).step_by(self.of).collect()
    }

    /// The folder of its results.
    pub fn folder(self) -> String {
        let Self { index, of } = self;
        let digits = of.to_string().len();
        format!("shard-{index:0digits$}-of-{of}")
    }
}

impl FromStr for Partition {
    type Err = PartitionError;

    fn from_str(text: &str) -> Result<Self, PartitionError> {
        let numbers = text.strip_prefix("slice:").and_then(|numbers| numbers.split_once('/'));
        let parsed = numbers.and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        let (index, of) = parsed.ok_or_else(|| PartitionError::Form(text.to_owned()))?;
        Self::new(index, of)
    }
}

impl fmt::Display for Partition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slice:{}/{}", self.index, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn parts_have_every_case_once() {
        for of in 1..9 {
            let mut all: Vec<u32> =
                (1..=of).flat_map(|i| Partition::new(i, of).unwrap().of_cases((0..20).collect())).collect();
            all.sort_unstable();
            assert_eq!(all, (0..20).collect::<Vec<_>>());
        }
        assert_eq!("slice:2/3".parse::<Partition>().unwrap().of_cases(vec![0, 1, 2, 3, 4, 5]), [1, 4]);
    }

    #[test]
    fn parts_are_written_and_named_alike() {
        let part: Partition = "slice:3/12".parse().unwrap();
        assert_eq!((part.to_string(), part.folder()), ("slice:3/12".to_owned(), "shard-03-of-12".to_owned()));
        for wrong in ["slice:0/3", "slice:4/3", "hash:1/2", "1/2", "slice:a/b", "slice:1", ""] {
            assert!(wrong.parse::<Partition>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn bazel_counts_from_zero() {
        let of = |total: Option<&str>, index: Option<&str>| {
            Partition::from_variables(|name| if name.ends_with("SHARDS") { total } else { index }.map(str::to_owned))
        };
        assert_eq!(of(Some("4"), Some("0")).unwrap(), Some(Partition { index: 1, of: 4 }));
        assert_eq!(of(None, Some("3")).unwrap(), None);
        assert!(of(Some("4"), Some("4")).is_err());
        assert!(of(Some("many"), None).unwrap_err().to_string().contains("TEST_TOTAL_SHARDS is `many`"));
    }
}
