//! Signals that are numbered alike, `lane_0_data` to `lane_31_data`, as one packed vector `lane_data`.

use crate::ir::{EnumLabels, Module, SignalId, SignalKind};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// Fewer than this many stay apart.
pub(super) const LEAST: usize = 4;

/// Equal signals with the numbers from 0 on.
#[derive(Clone, Debug)]
pub(super) struct Array {
    /// The name without the number.
    pub(super) stem: String,
    /// The name up to the number.
    pub(super) counted: String,
    /// Bits of an element.
    pub(super) width: u32,
    /// In the order of their numbers.
    pub(super) elements: Vec<SignalId>,
    /// Some elements follow others within a cycle, so that tools must not take the vector as a whole.
    pub(super) is_split: bool,
}

/// The arrays of a module.
#[derive(Clone, Default, Debug)]
pub(super) struct Arrays {
    pub(super) all: Vec<Array>,
    /// Array and number of each signal that is in one.
    pub(super) place: HashMap<SignalId, (usize, u32)>,
}

impl Arrays {
    /// Those of a module; its ports stay apart where others connect them by their own names. `direct` has the signals
    /// that each signal follows within a cycle.
    pub(super) fn of(module: &Module, keeps_ports: bool, direct: &[Vec<SignalId>]) -> Self {
        type Kind = (SignalKind, u32, Option<Arc<EnumLabels>>);
        let free = |kind: SignalKind| match kind {
            SignalKind::Local => true,
            SignalKind::Clock | SignalKind::Reset => false,
            SignalKind::Input | SignalKind::Output => !keeps_ports,
        };
        let signals: Vec<(usize, &str, Kind)> = module
            .signals
            .iter()
            .enumerate()
            .filter(|(_, signal)| free(signal.kind))
            .map(|(at, signal)| (at, signal.name.as_str(), (signal.kind, signal.width, signal.labels.clone())))
            .collect();
        let mut arrays = Self::default();
        for Family { stem, counted, members } in families(&signals) {
            let elements: Vec<SignalId> = members.iter().map(|at| SignalId(*at as u32)).collect();
            let width = module.signal(elements[0]).width;
            for (number, element) in elements.iter().enumerate() {
                arrays.place.insert(*element, (arrays.all.len(), number as u32));
            }
            arrays.all.push(Array { stem, counted, width, elements, is_split: false });
        }
        while let Some(array) = arrays.in_a_loop(direct) {
            let first = arrays.all[array].elements[0];
            match module.signal(first).kind {
                SignalKind::Local => arrays.all[array].is_split = true,
                _ => arrays.remove(array),
            }
        }
        arrays
    }

    /// An array some of whose elements follow others, and that is not split: as one vector it would follow itself, and
    /// simulators that look at vectors as a whole would see a combinational loop (Verilator's UNOPTFLAT). Ports cannot be
    /// split.
    fn in_a_loop(&self, direct: &[Vec<SignalId>]) -> Option<usize> {
        let node = |signal: SignalId| match self.place.get(&signal) {
            Some((array, _)) if !self.all[*array].is_split => *array,
            _ => self.all.len() + signal.index(),
        };
        let mut edges: HashSet<(usize, usize)> = HashSet::new();
        for (at, followed) in direct.iter().enumerate() {
            edges.extend(followed.iter().map(|other| (node(*other), node(SignalId(at as u32)))));
        }
        if let Some(array) = edges.iter().filter(|(from, to)| from == to).map(|(from, _)| *from).min() {
            return Some(array);
        }
        // What neither begins nor ends anywhere is in a loop or between two.
        loop {
            let from: HashSet<usize> = edges.iter().map(|edge| edge.0).collect();
            let to: HashSet<usize> = edges.iter().map(|edge| edge.1).collect();
            let before = edges.len();
            edges.retain(|edge| to.contains(&edge.0) && from.contains(&edge.1));
            if edges.len() == before {
                break;
            }
        }
        let arrays = edges.into_iter().map(|edge| edge.0).filter(|node| *node < self.all.len());
        arrays.min_by_key(|array| (self.all[*array].elements.len(), *array))
    }

    fn remove(&mut self, array: usize) {
        self.all.remove(array);
        self.place.retain(|_, place| place.0 != array);
        self.place.values_mut().filter(|place| place.0 > array).for_each(|place| place.0 -= 1);
    }
}

/// Things of one kind whose names differ in one number, which counts from 0 or 1.
pub(super) struct Family {
    /// The name without the number.
    pub(super) stem: String,
    /// The name up to the number.
    pub(super) counted: String,
    /// In the order of their numbers.
    pub(super) members: Vec<usize>,
}

/// The families among things with ids, names and kinds. A name with several numbers belongs to the largest that it can.
pub(super) fn families<K: Clone + Eq + std::hash::Hash>(things: &[(usize, &str, K)]) -> Vec<Family> {
    type Rows<K> = HashMap<(String, String, K), BTreeMap<u32, usize>>;
    let mut rows: Rows<K> = HashMap::new();
    let mut keys: Vec<Vec<(String, String, K)>> = vec![];
    for (id, name, kind) in things {
        let mut own = vec![];
        for (before, number, after) in numbers(name) {
            let key = (before, after, kind.clone());
            rows.entry(key.clone()).or_default().insert(number, *id);
            own.push(key);
        }
        keys.push(own);
    }
    // The first of those that a builder numbered to tell them apart has no number: `winner`, `winner_2`, `winner_3`.
    for ((id, name, kind), own) in things.iter().zip(&mut keys) {
        let key = ((*name).to_owned(), String::new(), kind.clone());
        if let Some(row) = rows.get_mut(&key)
            && row.first_key_value().is_some_and(|(first, _)| *first == 2)
        {
            row.insert(1, *id);
            own.push(key);
        }
    }
    let complete = |row: &BTreeMap<u32, usize>| {
        let (first, last) = (row.first_key_value(), row.last_key_value());
        let (first, last) = (first.map_or(0, |entry| *entry.0), last.map_or(0, |entry| *entry.0));
        row.len() >= LEAST && first <= 1 && (last - first) as usize + 1 == row.len()
    };
    rows.retain(|_, row| complete(row));
    let mut choosers: HashMap<&(String, String, K), usize> = HashMap::new();
    let mut order = vec![];
    for own in &keys {
        // The first of the longest.
        let best =
            own.iter().rev().filter_map(|key| Some((rows.get(key)?.len(), key))).max_by_key(|(length, _)| *length);
        if let Some((_, key)) = best {
            let count = choosers.entry(key).or_default();
            *count += 1;
            if *count == rows[key].len() {
                order.push(key);
            }
        }
    }
    let mut found: Vec<Family> = order
        .into_iter()
        .map(|key| {
            let stem = if key.1.is_empty() { key.0.clone() } else { format!("{}_{}", key.0, key.1) };
            Family { stem, counted: key.0.clone(), members: rows[key].values().copied().collect() }
        })
        .collect();
    found.sort_by_key(|family| family.members[0]);
    found
}

/// The numbers in a name, each with what stands before and after it.
fn numbers(name: &str) -> impl Iterator<Item = (String, u32, String)> {
    let parts: Vec<&str> = name.split('_').collect();
    let at = |at: usize| {
        let number: u32 = parts[at].parse().ok().filter(|number: &u32| number.to_string() == parts[at])?;
        Some((parts[..at].join("_"), number, parts[at + 1..].join("_")))
    };
    (0..parts.len()).filter_map(at).filter(|(before, ..)| !before.is_empty()).collect::<Vec<_>>().into_iter()
}
