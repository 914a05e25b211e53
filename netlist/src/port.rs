//! The ports of generator blocks: what types a port can carry, and what such a value is inside the generator.
//!
//! A port of plain bits is one signal. One of a struct ([`record!`](crate::record!)) is a signal for each field, called
//! `port_field`, as it is in the netlist of a kernel.

use crate::builder::{Builder, PortDeclaration, Wire};
use crate::elaborate::atom::{AtomType, field_name};
use crate::ir::SignalKind;
use crate::value::Value;
use rust_hdl::prelude::*;

/// A type that a port can carry.
pub trait PortBits: Synth {
    /// A value of the type inside a generator.
    type Wires: Wires;

    /// One `H` for each signal of such a value, by the names of its fields: handles of an engine, or words.
    type Fields<H>;

    /// Makes one for each signal of the value called `name`.
    ///
    /// # Errors
    /// The first that `make` returns.
    fn fields<H, E>(name: &str, make: &mut dyn FnMut(&str) -> Result<H, E>) -> Result<Self::Fields<H>, E>;

    /// Makes one from each.
    fn map_fields<H, K>(fields: &Self::Fields<H>, map: &mut dyn FnMut(&H) -> K) -> Self::Fields<K>;

    /// As a netlist value of `Self::BITS` bits.
    fn to_value(self) -> Value;

    /// From a netlist value of `Self::BITS` bits.
    fn from_value(value: &Value) -> Self;
}

/// The wires of a value inside a generator: one, or of a struct those of its fields.
pub trait Wires: Clone {
    /// The input port of that name.
    fn input(g: &Builder, name: &str) -> Self;

    /// Drives the output port of that name.
    fn output(&self, g: &Builder, name: &str);

    /// Takes a vector apart.
    fn unpack(bits: &Wire) -> Self;

    /// All fields side by side, the first one lowest.
    fn pack(&self, g: &Builder) -> Wire;

    /// A value each field of which is made from that field of `values`: a choice among them, or one of them held. `make` gets
    /// what the field is called in a value called `name`, which may be empty.
    fn combine(name: &str, values: &[Self], make: &mut dyn FnMut(&str, &[Wire]) -> Wire) -> Self;
}

impl Wires for Wire {
    #[track_caller]
    fn input(g: &Builder, name: &str) -> Self {
        g.input(name)
    }

    #[track_caller]
    fn output(&self, g: &Builder, name: &str) {
        g.output(name, self);
    }

    fn unpack(bits: &Wire) -> Self {
        bits.clone()
    }

    fn pack(&self, _g: &Builder) -> Wire {
        self.clone()
    }

    fn combine(name: &str, values: &[Self], make: &mut dyn FnMut(&str, &[Wire]) -> Wire) -> Self {
        make(name, values)
    }
}

/// The signals that a value called `name` is, with what each has of it.
pub fn signals_of<T: PortBits>(name: &str, value: T) -> Vec<(String, Value)> {
    let (ty, value) = (AtomType::of(&T::descriptor()), value.to_value());
    let signal = |(field, lsb, ty): (_, u32, &AtomType)| (field_name(name, field), value.slice(lsb.into(), ty.width));
    ty.leaves().into_iter().map(signal).collect()
}

impl Builder {
    /// The input port of that name, which carries a `T`.
    #[track_caller]
    pub fn input_of<T: PortBits>(&self, name: &str) -> T::Wires {
        T::Wires::input(self, name)
    }

    /// The elements of an array of input ports.
    #[track_caller]
    pub fn inputs_of<T: PortBits>(&self, name: &str, count: usize) -> Vec<T::Wires> {
        (0..count).map(|at| self.input_of::<T>(&format!("{name}_{at}"))).collect()
    }

    /// Drives the output port of that name.
    #[track_caller]
    pub fn output_of(&self, name: &str, value: &impl Wires) {
        value.output(self, name);
    }

    /// A literal.
    pub fn constant_of(&self, value: impl PortBits) -> Wire {
        self.value(value.to_value())
    }
}

impl Wire {
    /// Equal to a value of an enumeration, or another typed literal; 1 bit.
    #[track_caller]
    pub fn is_a<T: PortBits>(&self, value: T) -> Self {
        let value = value.to_value();
        assert!(self.width() == value.width(), "{} bits against {} of the type", self.width(), value.width());
        self.equals(&self.same_width(value.low_u64().into()))
    }
}

/// A value that is one signal.
#[doc(hidden)]
#[macro_export]
macro_rules! one_signal {
    () => {
        type Wires = $crate::builder::Wire;
        type Fields<H> = H;

        fn fields<H, E>(name: &str, make: &mut dyn FnMut(&str) -> Result<H, E>) -> Result<H, E> {
            make(name)
        }

        fn map_fields<H, K>(field: &H, map: &mut dyn FnMut(&H) -> K) -> K {
            map(field)
        }
    };
}

impl<const N: usize> PortBits for Bits<N> {
    one_signal!();

    fn to_value(self) -> Value {
        let mut value = Value::zero(N as u32);
        for at in 0..N {
            value.set(at as u32, self.get_bit(at));
        }
        value
    }

    fn from_value(value: &Value) -> Self {
        (0..N).fold(Self::default(), |bits, at| bits.replace_bit(at, value.get(at as u32)))
    }
}

impl PortBits for bool {
    one_signal!();

    fn to_value(self) -> Value {
        Value::bit(self)
    }

    fn from_value(value: &Value) -> Self {
        value.get(0)
    }
}

/// A port of a generator block: one signal, or a vector of equal signals.
pub trait Port {
    /// Adds the declarations of the port's signals.
    fn declare(&self, name: &str, kind: SignalKind, ports: &mut Vec<PortDeclaration>);
    /// Marks every signal as driven.
    fn connect_port(&mut self);
}

/// An input port.
pub trait InputPort: Port {
    /// Appends the values of the port's signals.
    fn read(&self, values: &mut Vec<Value>);
}

/// An output port.
pub trait OutputPort: Port {
    /// Takes the values of the port's signals off the front.
    fn write(&mut self, values: &mut std::vec::IntoIter<Value>);
}

impl<D: Direction, T: PortBits> Port for Signal<D, T> {
    fn declare(&self, name: &str, kind: SignalKind, ports: &mut Vec<PortDeclaration>) {
        for (field, _, ty) in AtomType::of(&T::descriptor()).leaves() {
            let is_field = field.is_some();
            let name = field_name(name, field);
            ports.push(PortDeclaration { name, width: ty.width, kind, labels: ty.labels.clone(), is_field });
        }
    }

    fn connect_port(&mut self) {
        self.connect();
    }
}

impl<P: Port> Port for Vec<P> {
    fn declare(&self, name: &str, kind: SignalKind, ports: &mut Vec<PortDeclaration>) {
        for (at, port) in self.iter().enumerate() {
            port.declare(&format!("{name}_{at}"), kind, ports);
        }
    }

    fn connect_port(&mut self) {
        self.iter_mut().for_each(P::connect_port);
    }
}

impl<T: PortBits> InputPort for Signal<In, T> {
    fn read(&self, values: &mut Vec<Value>) {
        let value = self.val().to_value();
        let ty = AtomType::of(&T::descriptor());
        values.extend(ty.leaves().into_iter().map(|(_, lsb, ty)| value.slice(lsb.into(), ty.width)));
    }
}

impl<T: PortBits> OutputPort for Signal<Out, T> {
    fn write(&mut self, values: &mut std::vec::IntoIter<Value>) {
        let mut whole = Value::zero(T::BITS as u32);
        for (_, lsb, _) in AtomType::of(&T::descriptor()).leaves() {
            let Some(value) = values.next() else { return };
            whole = whole.replace(lsb.into(), &value);
        }
        self.next = T::from_value(&whole);
    }
}

impl<P: InputPort> InputPort for Vec<P> {
    fn read(&self, values: &mut Vec<Value>) {
        self.iter().for_each(|port| port.read(values));
    }
}

impl<P: OutputPort> OutputPort for Vec<P> {
    fn write(&mut self, values: &mut std::vec::IntoIter<Value>) {
        self.iter_mut().for_each(|port| port.write(values));
    }
}
