//! Which instances are evaluated together, as the elements of vectors.
//!
//! Instances of one module in one parent that mostly receive the same signals, such as the lanes of a SIMD, do the same
//! thing at the same time. Eight or four of them become a group; everything below them is evaluated for the group too, so
//! there are no groups inside of one. Instances that receive different things, such as waves, stay alone, and so do those that mostly
//! are groups themselves, such as SIMDs: what one of them does while others rest would be done for all.

use super::layout::{Member, words_of};
use tombolo_netlist::ir::{Module, Netlist, SignalId, SignalKind};

/// Sizes of groups, the larger one first.
const SIZES: [usize; 2] = [8, 4];

/// Groups of a module's instances.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleGroups {
    groups: Vec<Vec<usize>>,
    /// By instance: the group that it is in.
    group_of: Vec<Option<usize>>,
    /// By signal of the module itself: an input that is the same for all instances wherever the module is in a group, and
    /// so is kept once for all of them.
    uniform: Vec<bool>,
}

impl ModuleGroups {
    /// None.
    pub fn none(module: &Module) -> Self {
        let (group_of, uniform) = (vec![None; module.instances.len()], vec![false; module.signals.len()]);
        Self { groups: vec![], group_of, uniform }
    }

    /// Whether there is one.
    pub fn is_some(&self) -> bool {
        !self.groups.is_empty()
    }

    /// Whether a group of this module has a signal in common.
    pub fn is_uniform(&self, signal: SignalId) -> bool {
        self.uniform[signal.index()]
    }

    /// Its instances stay alone.
    pub fn dissolve(&mut self) {
        self.groups.clear();
        self.group_of.fill(None);
    }

    fn add(&mut self, members: Vec<usize>) {
        members.iter().for_each(|member| self.group_of[*member] = Some(self.groups.len()));
        self.groups.push(members);
    }

    /// Everyone in the group of an instance: itself, if it is alone.
    pub fn of(&self, instance: usize) -> Vec<usize> {
        self.group_of[instance].map_or_else(|| vec![instance], |group| self.groups[group].clone())
    }

    /// The first one of them, which stands for the group.
    pub fn leader(&self, instance: usize) -> usize {
        self.group_of[instance].map_or(instance, |group| self.groups[group][0])
    }

    /// Place of an instance in its group.
    pub fn member(&self, instance: usize) -> Member {
        let Some(group) = self.group_of[instance] else { return Member::ALONE };
        let members = &self.groups[group];
        let index = members.iter().position(|member| *member == instance).unwrap_or(0);
        Member { of: members.len() as u32, index: index as u32 }
    }
}

/// Groups of all modules, in their order.
pub fn groups(netlist: &Netlist) -> Vec<ModuleGroups> {
    let mut groups = without_uniform(netlist);
    let mut uniform: Vec<Option<Vec<bool>>> = vec![None; groups.len()];
    let mut inside = vec![false; groups.len()];
    for (at, module) in netlist.modules.iter().enumerate().rev() {
        for members in &groups[at].groups {
            let child = module.instances[members[0]].module;
            inside[child.index()] = true;
            let same = same_inputs(netlist, module, members);
            let known = uniform[child.index()].get_or_insert_with(|| same.clone());
            known.iter_mut().zip(same).for_each(|(known, same)| *known &= same);
        }
        // Below a group every signal is one of each instance.
        if inside[at] {
            for instance in &module.instances {
                inside[instance.module.index()] = true;
                uniform[instance.module.index()] = Some(vec![false; netlist.module(instance.module).signals.len()]);
            }
        }
    }
    for (groups, uniform) in groups.iter_mut().zip(uniform) {
        groups.uniform = uniform.unwrap_or_else(|| groups.uniform.clone());
    }
    groups
}

fn without_uniform(netlist: &Netlist) -> Vec<ModuleGroups> {
    let mut groups: Vec<ModuleGroups> = netlist.modules.iter().map(ModuleGroups::none).collect();
    let mut inside = vec![false; netlist.modules.len()];
    let alike: Vec<_> = netlist.modules.iter().map(|module| alike(netlist, module)).collect();
    let has_lanes = with_lanes(netlist, &alike);
    // Parents come after their children.
    for (at, module) in netlist.modules.iter().enumerate().rev().filter(|(at, _)| *at <= netlist.top.index()) {
        if inside[at] {
            // What lies below is evaluated for the group too.
            module.instances.iter().for_each(|instance| inside[instance.module.index()] = true);
            continue;
        }
        for members in &alike[at] {
            let child = module.instances[members[0]].module.index();
            if !has_lanes[child] {
                groups[at].add(members.clone());
                inside[child] = true;
            }
        }
    }
    groups
}

/// Instances of a module that could be groups.
fn alike(netlist: &Netlist, module: &Module) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..module.instances.len()).collect();
    order.sort_by_key(|instance| module.instances[*instance].module);
    let mut alike = vec![];
    for equal in order.chunk_by(|a, b| module.instances[*a].module == module.instances[*b].module) {
        let mut rest = equal;
        while let Some(size) = SIZES.into_iter().find(|size| *size <= rest.len()) {
            let (members, others) = rest.split_at(size);
            if receive_the_same(netlist, module, members) {
                alike.push(members.to_vec());
            }
            rest = others;
        }
    }
    alike
}

/// By module, whether half of its work or more is in groups inside of it, as that of a SIMD is in its lanes. Such instances stay alone:
/// one of them may rest while another does not.
fn with_lanes(netlist: &Netlist, alike: &[Vec<Vec<usize>>]) -> Vec<bool> {
    let (mut work, mut grouped): (Vec<usize>, Vec<usize>) = (vec![], vec![]);
    for (module, alike) in netlist.modules.iter().zip(alike) {
        let of = |of: &[usize], instance: usize| of[module.instances[instance].module.index()];
        let mut in_groups = vec![false; module.instances.len()];
        alike.iter().flatten().for_each(|member| in_groups[*member] = true);
        let instances = 0..module.instances.len();
        let inner = |at: usize| if in_groups[at] { of(&work, at) } else { of(&grouped, at) };
        let (own, inner) = (
            module.exprs.len() + instances.clone().map(|at| of(&work, at)).sum::<usize>(),
            instances.map(inner).sum::<usize>(),
        );
        work.push(own);
        grouped.push(inner);
    }
    work.iter().zip(grouped).map(|(work, grouped)| 2 * grouped >= *work).collect()
}

/// Whether at least half of the words that instances receive are the same signals for all.
fn receive_the_same(netlist: &Netlist, module: &Module, members: &[usize]) -> bool {
    let child = netlist.module(module.instances[members[0]].module);
    let (mut same, mut all) = (0, 0);
    for (signal, is_same) in child.signals.iter().zip(same_inputs(netlist, module, members)) {
        if signal.kind == SignalKind::Input {
            all += words_of(signal.width);
            same += if is_same { words_of(signal.width) } else { 0 };
        }
    }
    2 * same >= all && all > 0
}

/// By signal of the instances' module: an input that receives the same for all.
fn same_inputs(netlist: &Netlist, module: &Module, members: &[usize]) -> Vec<bool> {
    let first = &module.instances[members[0]];
    let from = |member: usize, port: SignalId| {
        let connections = &module.instances[member].connections;
        connections.iter().find(|(to, _)| *to == port).map(|(_, from)| *from)
    };
    let child = netlist.module(first.module);
    let mut same = vec![false; child.signals.len()];
    for (port, signal) in &first.connections {
        let is_input = child.signal(*port).kind == SignalKind::Input;
        same[port.index()] = is_input && members.iter().all(|member| from(*member, *port) == Some(*signal));
    }
    same
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design;
    use pretty_assertions::assert_eq;
    use tombolo_netlist::ir::Instance;

    #[test]
    fn simds_stay_alone_and_their_lanes_are_groups_of_eight() {
        let config = design::config("gfx7").unwrap();
        let netlist = super::super::dataflow(&design::compute_unit(config).unwrap()).unwrap();
        let groups = groups(&netlist);
        let sizes = |name: &str| {
            let mut sizes: Vec<u32> = vec![];
            for (module, groups) in netlist.modules.iter().zip(&groups) {
                let of = |instance: &Instance| netlist.module(instance.module).name == name;
                let found = module.instances.iter().enumerate().filter(|(_, instance)| of(instance));
                sizes.extend(found.map(|(at, _)| groups.member(at).of));
            }
            sizes
        };
        assert_eq!(sizes("simd"), [1; 4]);
        assert_eq!(sizes("valu_lane"), [8; 16]);
    }
}
