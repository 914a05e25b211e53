use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_netlist::ir::SignalId;
use tombolo_netlist::value::Value;
use tombolo_sim::design;
use tombolo_sim::engine::{CompiledEngine, Engine, EngineError, Hierarchy, InputHandle, MemoryFault, MemoryHandle, RegisterHandle, Saved, ScopeId, SignalHandle, word};
use tombolo_sim::submit::{Recording, hardware};
struct Spy { engine: CompiledEngine, signals: Vec<(String, SignalHandle, u64)>, lines: usize, from: u64 }
impl Spy { fn look(&mut self) {
    self.engine.settle();
    let cycle = self.engine.cycles();
    let mut text = String::new();
    for (name, handle, last) in &mut self.signals { let now = word(&self.engine, *handle); if now != *last { *last = now; text += &format!(" {name}={now:x}"); } }
    if !text.is_empty() && self.lines > 0 && cycle >= self.from { self.lines -= 1; println!("{cycle}:{text}"); }
} }
impl Engine for Spy {
    fn hierarchy(&self) -> &Hierarchy {
        self.engine.hierarchy()
    }

    fn handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle {
        self.engine.handle(scope, signal)
    }

    fn get(&self, signal: SignalHandle) -> &[u64] {
        self.engine.get(signal)
    }

    fn set(&mut self, input: InputHandle, value: &[u64]) {
        self.engine.set(input, value);
    }

    fn poke(&mut self, register: RegisterHandle, value: &[u64]) {
        self.engine.poke(register, value);
    }

    fn read_memory(&self, memory: MemoryHandle, index: u32) -> Result<Value, EngineError> {
        self.engine.read_memory(memory, index)
    }

    fn write_memory(&mut self, memory: MemoryHandle, index: u32, value: &[u64]) -> Result<(), EngineError> {
        self.engine.write_memory(memory, index, value)
    }

    fn settle_outputs(&mut self) {
        self.engine.settle_outputs();
    }

    fn settle(&mut self) {
        self.engine.settle();
    }

    fn step(&mut self) {
        self.look();
        self.engine.step();
    }

    fn save(&self) -> Option<Saved> {
        self.engine.save()
    }

    fn restore(&mut self, saved: &Saved) {
        self.engine.restore(saved);
    }

    fn cycles(&self) -> u64 {
        self.engine.cycles()
    }

    fn faults(&self) -> &[MemoryFault] {
        self.engine.faults()
    }
}


#[test]
fn spy() {
    let netlist = Arc::new(design::compute_queue(Config::by_name("gfx7").unwrap()).unwrap());
    let engine = CompiledEngine::new(netlist).unwrap();
    let get = |name: &str, other: &str| std::env::var(name).unwrap_or(other.to_owned());
    let mut signals = vec![];
    for name in get("SPY", "").split(',') { match engine.find(name) { Ok(handle) => signals.push((name.rsplit_once("graphics_0.").map_or(name, |x| x.1).to_owned(), handle, 0)), Err(error) => println!("{error}") } }
    let mut spy = Spy { engine, signals, lines: get("LINES", "200").parse().unwrap(), from: get("FROM", "0").parse().unwrap() };
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("graphics/recordings");
    let mut recording = Recording::read(&folder.join(format!("{}.txt", get("REC", "triangle")))).unwrap();
    println!("{:?}", hardware::run_on(&mut spy, &mut recording, 1 << 27).unwrap());
}
