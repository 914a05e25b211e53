//! Generator blocks whose ports follow from data, a table of registers for instance, and so cannot be fields of a struct.

use crate::builder::{Builder, PortDeclaration};
use crate::generator::Generator;
use crate::ir::SignalKind;
use crate::port::{InputPort, OutputPort};
use rust_hdl::prelude::*;

/// An input of any width.
trait InputPin: InputPort + Block {}
impl<P: InputPort + Block> InputPin for P {}
/// An output of any width.
trait OutputPin: OutputPort + Block {}
impl<P: OutputPort + Block> OutputPin for P {}

enum Pin {
    Input(Box<dyn InputPin>),
    Output(Box<dyn OutputPin>),
}

impl Pin {
    fn as_block(&self) -> &dyn Block {
        match self {
            Self::Input(pin) => pin.as_ref(),
            Self::Output(pin) => pin.as_ref(),
        }
    }

    fn as_block_mut(&mut self) -> &mut dyn Block {
        match self {
            Self::Input(pin) => pin.as_mut(),
            Self::Output(pin) => pin.as_mut(),
        }
    }
}

/// The pin of a width among those listed.
macro_rules! pin_of {
    ($port:expr; $($width:literal)*) => {
        match ($port.kind, $port.width) {
            $((SignalKind::Output, $width) => Some(Pin::Output(Box::new(Signal::<Out, Bits<$width>>::default()))),
              (SignalKind::Input, $width) => Some(Pin::Input(Box::new(Signal::<In, Bits<$width>>::default()))),)*
            _ => None,
        }
    };
}

fn pin(port: &PortDeclaration) -> Option<Pin> {
    pin_of!(port; 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32)
}

/// A block with one clock and any inputs and outputs.
pub struct OpenBlock {
    clock: Signal<In, Clock>,
    pins: Vec<(String, Pin)>,
    generator: Generator,
}

impl OpenBlock {
    /// The module `name` with the port `clock` and these, built by `body` unless one of this name was built before.
    ///
    /// # Panics
    /// When a port is neither input nor output or has more than 32 bits.
    pub fn new(name: &str, source: &str, ports: &[PortDeclaration], body: impl FnOnce(&Builder)) -> Self {
        let clock = PortDeclaration::bits("clock", 1, SignalKind::Clock);
        let all: Vec<PortDeclaration> = std::iter::once(clock).chain(ports.iter().cloned()).collect();
        let generator = Generator::new(format!("open {name}"), name, source, &all, body);
        let pins = ports.iter().map(|port| match pin(port) {
            Some(pin) => (port.name.clone(), pin),
            None => panic!("port {} of {name}: {:?} of {} bits", port.name, port.kind, port.width),
        });
        Self { clock: Signal::default(), pins: pins.collect(), generator }
    }
}

impl Logic for OpenBlock {
    fn update(&mut self) {
        let mut inputs = vec![];
        for (_, pin) in &self.pins {
            if let Pin::Input(pin) = pin {
                pin.read(&mut inputs);
            }
        }
        let mut outputs = self.generator.evaluate(self.clock.pos_edge(), inputs).into_iter();
        for (_, pin) in &mut self.pins {
            if let Pin::Output(pin) = pin {
                pin.write(&mut outputs);
            }
        }
    }

    fn connect(&mut self) {
        for (_, pin) in &mut self.pins {
            if let Pin::Output(pin) = pin {
                pin.connect_port();
            }
        }
    }

    fn hdl(&self) -> Verilog {
        self.generator.hdl()
    }
}

impl Block for OpenBlock {
    fn connect_all(&mut self) {
        self.connect();
        self.pins.iter_mut().for_each(|(_, pin)| pin.as_block_mut().connect_all());
    }

    fn update_all(&mut self) {
        self.clock.update_all();
        self.update();
        self.pins.iter_mut().for_each(|(_, pin)| pin.as_block_mut().update_all());
    }

    fn has_changed(&self) -> bool {
        self.clock.has_changed() || self.pins.iter().any(|(_, pin)| pin.as_block().has_changed())
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.clock.accept("clock", probe);
        for (name, pin) in &self.pins {
            pin.as_block().accept(name, probe);
        }
        probe.visit_end_scope(name, self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elaborate::elaborate;
    use pretty_assertions::assert_eq;

    #[test]
    fn ports_made_at_run_time_are_those_of_the_module() {
        let port = |name: &str, width, kind| PortDeclaration::bits(name, width, kind);
        let ports = [port("term", 12, SignalKind::Input), port("next", 12, SignalKind::Output)];
        let mut block = OpenBlock::new("Increment", file!(), &ports, |g| {
            g.output("next", &g.register("later", &g.input("term").plus(1)));
        });
        block.connect_all();
        let netlist = elaborate(&block, "increment").unwrap();
        let signals = &netlist.module(netlist.top).signals;
        let found: Vec<(&str, u32)> = signals.iter().map(|signal| (signal.name.as_str(), signal.width)).collect();
        assert_eq!(found, [("clock", 1), ("term", 12), ("next", 12), ("later", 12)]);
    }
}
