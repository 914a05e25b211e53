//! How fast the engines are and how long they take to build.

mod slice;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use slice::slice;
use tombolo_sim::engine::{CompiledEngine, Engine, InputHandle, Interpreter};

const LANES: u32 = 32;

/// An instruction stream, a new instruction every cycle in which one is issued.
struct Stream {
    ports: Vec<InputHandle>,
    cycle: u64,
}

impl Stream {
    fn new(engine: &dyn Engine) -> Self {
        let names = ["valid", "operation", "a", "b", "c", "destination", "seed"];
        Self { ports: names.iter().map(|name| engine.input(name).unwrap()).collect(), cycle: 0 }
    }

    /// Runs `cycles` cycles; an instruction is issued in one of `every`.
    fn run(&mut self, engine: &mut dyn Engine, cycles: u64, every: u64) {
        for _ in 0..cycles {
            self.cycle += 1;
            let issue = self.cycle.is_multiple_of(every);
            engine.set(self.ports[0], &[issue as u64]);
            if issue {
                let random = self.cycle.wrapping_mul(0x9e37_79b9_7f4a_7c15);
                // Destinations in the upper half, sources in the lower: no word is read while it is written.
                let values =
                    [random >> 60, random & 0x7f, random >> 8 & 0x7f, random >> 16 & 0x7f, random >> 24 | 0x80];
                for (port, value) in self.ports[1..].iter().zip(values) {
                    engine.set(*port, &[value]);
                }
                engine.set(self.ports[6], &[random >> 32]);
            }
            engine.step();
        }
    }
}

fn cycles(criterion: &mut Criterion) {
    let netlist = slice(LANES);
    let mut group = criterion.benchmark_group("cycles");
    for (name, every) in [("busy", 1), ("hundredth", 100)] {
        group.throughput(Throughput::Elements(1000));
        let mut engine = CompiledEngine::new(netlist.clone()).unwrap();
        let mut stream = Stream::new(&engine);
        group.bench_function(format!("compiled/{name}"), |b| b.iter(|| stream.run(&mut engine, 1000, every)));
    }
    group.throughput(Throughput::Elements(10));
    let mut engine = Interpreter::new(netlist).unwrap();
    let mut stream = Stream::new(&engine);
    group.sample_size(10);
    group.bench_function("interpreter/busy", |b| b.iter(|| stream.run(&mut engine, 10, 1)));
}

fn build(criterion: &mut Criterion) {
    let netlist = slice(LANES);
    criterion.bench_function("build/compiled", |b| b.iter(|| CompiledEngine::anew(netlist.clone()).unwrap()));
}

criterion_group!(benches, cycles, build);
criterion_main!(benches);
