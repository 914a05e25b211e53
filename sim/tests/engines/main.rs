//! The engines against each other and against what hand-made modules are known to do, and their waveforms read back.

mod circuits;
mod emitted;
mod lanes;
mod modules;
#[path = "../../benches/slice.rs"]
mod slice;
#[path = "../tools/mod.rs"]
mod tools;
mod verilog;
mod waves;

use circuits::{Choices, below_a_top, circuit, spread};
use memmap2::{MmapMut, MmapOptions};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use std::iter;
use std::sync::Arc;
use tombolo_netlist::ir::{MemoryId, Netlist, SignalId, SignalKind};
use tombolo_sim::design;
use tombolo_sim::engine::{CompiledEngine, Engine, InputHandle, Interpreter, ScopeId};

/// Every signal of every instance, by path.
fn signals(engine: &dyn Engine) -> Vec<(String, Vec<u64>)> {
    let hierarchy = engine.hierarchy();
    let mut all = vec![];
    for scope in (0..hierarchy.scopes().len() as u32).map(ScopeId) {
        for (at, signal) in hierarchy.module(scope).signals.iter().enumerate() {
            let value = engine.get(engine.handle(scope, SignalId(at as u32)));
            all.push((hierarchy.path_in(scope, &signal.name), value.to_vec()));
        }
    }
    all
}

/// Signals that are not the same, by path.
fn differences(a: &dyn Engine, b: &dyn Engine) -> Vec<(String, Vec<u64>, Vec<u64>)> {
    let pairs = signals(a).into_iter().zip(signals(b));
    pairs.filter(|(a, b)| a != b).map(|((path, a), (_, b))| (path, a, b)).collect()
}

/// Every word of every memory, by path.
fn contents(engine: &dyn Engine) -> Vec<(String, String)> {
    let hierarchy = engine.hierarchy();
    let mut all = vec![];
    for scope in (0..hierarchy.scopes().len() as u32).map(ScopeId) {
        for memory in &hierarchy.module(scope).memories {
            let path = hierarchy.path_in(scope, &memory.name);
            let handle = engine.find_memory(&path).unwrap();
            let words = (0..memory.depth).map(|index| format!("{}", engine.read_memory(handle, index).unwrap()));
            all.push((path, words.collect::<Vec<_>>().join(" ")));
        }
    }
    all
}

/// Values of an instance's signals and of those below it, each where its net comes from, by path.
fn signals_below(engine: &dyn Engine, root: ScopeId) -> Vec<(String, Vec<u64>)> {
    let hierarchy = engine.hierarchy();
    let (mut all, mut open) = (vec![], vec![root]);
    while let Some(scope) = open.pop() {
        for (at, signal) in hierarchy.module(scope).signals.iter().enumerate() {
            let (from, origin) = hierarchy.origin(scope, SignalId(at as u32));
            all.push((hierarchy.path_in(scope, &signal.name), engine.get(engine.handle(from, origin)).to_vec()));
        }
        open.extend(&hierarchy.scope(scope).children);
    }
    all
}

fn inputs(engine: &dyn Engine) -> Vec<InputHandle> {
    let top = engine.hierarchy().module(ScopeId::TOP);
    let inputs = top.signals.iter().filter(|signal| signal.kind == SignalKind::Input);
    inputs.map(|signal| engine.input(&signal.name).unwrap()).collect()
}

/// Every signal that is there when the outputs are settled, by path.
fn at_hand(engine: &dyn Engine) -> Vec<(ScopeId, SignalId)> {
    let hierarchy = engine.hierarchy();
    let scopes = (0..hierarchy.scopes().len() as u32).map(ScopeId);
    let all = scopes.flat_map(|scope| {
        (0..hierarchy.module(scope).signals.len() as u32).map(move |signal| (scope, SignalId(signal)))
    });
    all.filter(|(scope, signal)| hierarchy.module(*scope).signal(*signal).kind != SignalKind::Clock)
        .filter(|(scope, signal)| engine.settles_with_outputs(*scope, *signal))
        .collect()
}

/// Runs a design on both engines, on a compiled one that never makes every signal visible, and on two that do so for
/// the instance of number `scope`, in most cycles, one of them without code for it; and on one that keeps all signals that it can
/// when it settles its outputs. An input changes in one of `every` cycles, so that parts of the design come to rest.
fn agree(netlist: Netlist, stimulus: &[u32], cycles: usize, every: u32, scope: u32) {
    let netlist = Arc::new(netlist);
    let mut interpreter = Interpreter::new(netlist.clone()).unwrap();
    // Without vectors; what makes signals visible is so checked both ways.
    let mut compiled = CompiledEngine::with_groups(netlist.clone(), false).unwrap();
    let mut grouped = CompiledEngine::new(netlist.clone()).unwrap();
    let mut fast = CompiledEngine::new(netlist.clone()).unwrap();
    let mut scoped = CompiledEngine::new(netlist.clone()).unwrap();
    let mut brief = CompiledEngine::new(netlist.clone()).unwrap();
    let paths: Vec<String> = signals(&interpreter).into_iter().map(|(path, _)| path).collect();
    let mut keeping = CompiledEngine::keeping(netlist.clone(), &paths).unwrap();
    let kept = at_hand(&keeping);
    let scope = ScopeId(scope % scoped.hierarchy().scopes().len() as u32);
    let ports = inputs(&interpreter);
    let (fast_ports, grouped_ports) = (inputs(&compiled), inputs(&grouped));
    let top = netlist.module(netlist.top);
    let outputs = top.signals.iter().filter(|signal| signal.kind == SignalKind::Output);
    let outputs: Vec<_> = outputs.map(|signal| fast.find(&signal.name).unwrap()).collect();
    let mut seeds = stimulus.iter().cycle();
    for cycle in 0..cycles {
        for ((port, fast_port), grouped_port) in ports.iter().zip(&fast_ports).zip(&grouped_ports) {
            if cycle > 0 && seeds.next().is_some_and(|seed| (seed >> 5) % every != 0) {
                continue;
            }
            let mut word = || spread(seeds.next().copied().unwrap_or(1).wrapping_add(cycle as u32 * 7919));
            let words = [word(), word(), word(), word()];
            interpreter.set(*port, &words);
            compiled.set(*fast_port, &words);
            grouped.set(*grouped_port, &words);
            fast.set(*grouped_port, &words);
            scoped.set(*grouped_port, &words);
            brief.set(*grouped_port, &words);
            keeping.set(*grouped_port, &words);
        }
        interpreter.settle();
        compiled.settle();
        grouped.settle();
        fast.settle_outputs();
        let looks = cycle % 11 < 8;
        if looks {
            scoped.settle_below(scope);
            brief.settle_briefly(scope);
        }
        assert_eq!(differences(&interpreter, &compiled), vec![], "cycle {cycle}");
        assert_eq!(differences(&interpreter, &grouped), vec![], "cycle {cycle}, as vectors");
        if looks {
            assert_eq!(signals_below(&interpreter, scope), signals_below(&scoped, scope), "{scope:?} in cycle {cycle}");
            assert_eq!(signals_below(&interpreter, scope), signals_below(&brief, scope), "{scope:?}, {cycle}, briefly");
        }
        keeping.settle_outputs();
        for (scope, signal) in &kept {
            let [expected, kept] = [&interpreter as &dyn Engine, &keeping].map(|it| it.get(it.handle(*scope, *signal)));
            assert_eq!(expected, kept, "{scope:?} {signal:?} in cycle {cycle}");
        }
        for output in &outputs {
            assert_eq!(fast.get(*output), grouped.get(*output), "output of cycle {cycle}");
        }
        interpreter.step();
        compiled.step();
        grouped.step();
        fast.step();
        scoped.step();
        brief.step();
        keeping.step();
    }
    assert_eq!(contents(&interpreter), contents(&compiled));
    assert_eq!(contents(&interpreter), contents(&grouped));
    assert_eq!(contents(&interpreter), contents(&fast));
    assert_eq!(contents(&interpreter), contents(&brief));
    assert_eq!(contents(&interpreter), contents(&keeping));
    assert_eq!(interpreter.faults(), compiled.faults());
    assert_eq!(interpreter.faults(), grouped.faults());
    assert_eq!(interpreter.faults(), fast.faults());
}

#[test]
fn a_memory_has_the_contents_it_was_configured_with() {
    let netlist = Arc::new(modules::rom());
    for engine in engines(&netlist) {
        assert_eq!(contents(&*engine), vec![("rom".to_owned(), "12'h00a 12'h0b0 12'hc00 12'h000".to_owned())]);
    }
}

/// Both engines over one design.
pub fn engines(netlist: &Arc<Netlist>) -> Vec<Box<dyn Engine>> {
    vec![Box::new(Interpreter::new(netlist.clone()).unwrap()), Box::new(CompiledEngine::new(netlist.clone()).unwrap())]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, max_shrink_iters: 2000, ..ProptestConfig::default() })]

    #[test]
    fn engines_agree_on_random_circuits(
        choices in prop::collection::vec(any::<u32>(), 50..1200),
        stimulus in prop::collection::vec(any::<u32>(), 1..40),
        every in 1u32..20,
        scope in 0u32..4,
    ) {
        agree(circuit(&mut Choices(&choices)), &stimulus, 12 + 2 * every as usize, every, scope);
    }

    #[test]
    fn engines_agree_on_random_circuits_whose_instances_become_parts(
        choices in prop::collection::vec(any::<u32>(), 50..1200),
        stimulus in prop::collection::vec(any::<u32>(), 1..40),
        every in 1u32..20,
        scope in 0u32..4,
    ) {
        let netlist = below_a_top(circuit(&mut Choices(&choices)));
        agree(netlist, &stimulus, 12 + 2 * every as usize, every, scope);
    }
}

#[test]
fn engines_agree_on_lanes_that_come_to_rest_and_wake() {
    for (every, scope) in [(1, 0), (1, 2), (4, 3), (40, 1)] {
        let stimulus: Vec<u32> = (1..200u32).map(|at| at.wrapping_mul(0x9e37_79b9)).collect();
        agree(Arc::unwrap_or_clone(slice::slice(3)), &stimulus, 300, every, scope);
    }
}

#[test]
fn a_signal_is_at_hand_with_the_outputs_when_it_is_kept() {
    // A copy of an input on its way to an instance, which no function of the plain engine stores.
    let netlist = Arc::new(modules::decoders());
    let (plain, keeping) = (
        CompiledEngine::new(netlist.clone()).unwrap(),
        CompiledEngine::keeping(netlist, &["copy".to_owned(), "nothing.like.it".to_owned()]).unwrap(),
    );
    let (scope, signal) = plain.hierarchy().find_signal("copy").unwrap();
    assert!(!plain.settles_with_outputs(scope, signal) && keeping.settles_with_outputs(scope, signal));
}

#[test]
fn memories_are_numbered_in_the_order_of_the_module() {
    let netlist = Arc::new(modules::rom());
    for engine in engines(&netlist) {
        assert_eq!(engine.hierarchy().find_memory("rom"), Some((ScopeId::TOP, MemoryId(0))));
        assert_eq!(engine.hierarchy().find_memory("ram"), None);
    }
}

/// Code for looking into a design is compiled when somebody looks, and calls what was compiled at the beginning.
#[test]
fn code_that_is_compiled_behind_much_other_memory_reaches_the_rest() {
    let netlist = Arc::new(design::compute_unit(design::config("ecp5").unwrap()).unwrap());
    let mut engine = CompiledEngine::new(netlist).unwrap();
    engine.step();
    // More than a call reaches over, and behind it all gaps that are left before it.
    let map = |bytes| MmapOptions::new().len(bytes).no_reserve_swap().map_anon().unwrap();
    let other = map(3 << 30);
    let before = |gap: &MmapMut| gap.as_ptr() > other.as_ptr();
    let gaps: Vec<MmapMut> = [1 << 20, 1 << 16, 1 << 12]
        .into_iter()
        .flat_map(|bytes| iter::repeat_with(move || map(bytes)).take(1 << 12).take_while(before))
        .collect();
    engine.settle_below(ScopeId::TOP);
    engine.settle();
    assert!(gaps.iter().all(before));
}
