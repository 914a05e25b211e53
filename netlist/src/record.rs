//! Typed bit records. [`record!`](crate::record!) declares a struct once, and it is everything: the type of ports and
//! registers, whose fields a kernel reads and assigns by name; the wires of a value in a generator; a constant in a
//! table. In the netlist each field is a signal of its own, so the Verilog and the waveforms show it by name, and one
//! that nobody reads goes. [`choice!`](crate::choice!) declares the enumerations among the fields.

use rust_hdl::prelude::{Synth, TypeDescriptor, TypeField, TypeKind};

/// Where the fields of a record lie, one after the other.
#[doc(hidden)]
#[derive(Default)]
pub struct Places(u32);

impl Places {
    /// Lowest bit and width of the next field, a `T`.
    pub fn take<T: Synth>(&mut self) -> (u32, u32) {
        let lsb = self.0;
        self.0 += T::BITS as u32;
        (lsb, T::BITS as u32)
    }
}

/// Lowest bit of a field, of the names and widths of all fields.
#[doc(hidden)]
pub fn offset(fields: &[(&str, usize)], name: &str) -> usize {
    fields.iter().take_while(|(field, _)| *field != name).map(|(_, width)| width).sum()
}

/// What field `field` of a value called `name` is called; of one without a name.
#[doc(hidden)]
pub fn join(name: &str, field: &str) -> String {
    if name.is_empty() { field.to_owned() } else { format!("{name}_{field}") }
}

/// What rust-hdl's probe shows of a record.
#[doc(hidden)]
pub fn descriptor(name: &str, fields: Vec<(&str, TypeDescriptor)>) -> TypeDescriptor {
    let field = |(name, kind): (&str, TypeDescriptor)| Box::new(TypeField { fieldname: name.to_owned(), kind });
    TypeDescriptor { name: name.to_owned(), kind: TypeKind::Composite(fields.into_iter().map(field).collect()) }
}

/// Declares an enumeration: the values of a field, numbered from 0, in as many bits as they need.
///
/// ```
/// use rust_hdl::prelude::*;
/// use tombolo_netlist::choice;
/// use tombolo_netlist::port::PortBits;
///
/// choice! {
///     /// What computes.
///     pub enum Unit {
///         /// Integers.
///         Integer,
///         /// Floating point.
///         Float,
///         /// What lanes share.
///         Shared,
///     }
/// }
/// assert_eq!(Unit::Shared.to_value().to_string(), "2'h2");
/// assert_eq!(Unit::ALL.len(), 3);
/// ```
#[macro_export]
macro_rules! choice {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident {
            $($(#[$label_meta:meta])* $label:ident,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, rust_hdl::prelude::LogicState)]
        $visibility enum $name {
            $($(#[$label_meta])* $label,)*
        }

        impl $name {
            /// All values in the order of their numbers.
            $visibility const ALL: &'static [Self] = &[$(Self::$label,)*];
        }

        impl $crate::port::PortBits for $name {
            $crate::one_signal!();

            fn to_value(self) -> $crate::Value {
                $crate::Value::new(<Self as rust_hdl::prelude::Synth>::BITS as u32, self as u128)
            }

            fn from_value(value: &$crate::Value) -> Self {
                Self::ALL.get(value.low_u64() as usize).copied().unwrap_or_default()
            }
        }
    };
}

/// Declares a struct of typed fields; with `Wires` behind its name its wires in a generator, with `Fields` one of anything
/// for each field.
///
/// ```
/// use rust_hdl::prelude::*;
/// use tombolo_netlist::{generator_block, record};
///
/// record! {
///     /// A number and its sign.
///     pub struct Number {
///         /// Magnitude.
///         pub magnitude: Bits<8>,
///         /// It is negative.
///         pub negative: Bit,
///     }
/// }
///
/// generator_block! {
///     /// Negates.
///     pub struct Negate() {
///         /// A number.
///         in number: (Number),
///         /// Its negative.
///         out result: (Number),
///     }
///     |g| {
///         let number = g.input_of::<Number>("number");
///         g.output_of("result", &NumberWires { negative: !&number.negative, ..number });
///     }
/// }
/// ```
///
/// A kernel reads `self.number.val().magnitude` and assigns `self.number.next.magnitude = ...` or the whole.
#[macro_export]
macro_rules! record {
    (
        $(#[$meta:meta])*
        $visibility:vis struct $name:ident {
            $($(#[$field_meta:meta])* $field_visibility:vis $field:ident: $type:ty,)*
        }
    ) => { $crate::pastey::paste! {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        $visibility struct $name {
            $($(#[$field_meta])* $field_visibility $field: $type,)*
        }

        #[doc = concat!("The wires of a [`", stringify!($name), "`] in a generator.")]
        #[derive(Clone)]
        $visibility struct [<$name Wires>] {
            $($(#[$field_meta])* $field_visibility $field: <$type as $crate::port::PortBits>::Wires,)*
        }

        #[doc = concat!("One `H` for each field of a [`", stringify!($name), "`].")]
        $visibility struct [<$name Fields>]<H> {
            $($(#[$field_meta])* $field_visibility $field: <$type as $crate::port::PortBits>::Fields<H>,)*
        }

        #[allow(dead_code, reason = "no kernel need name every field")]
        impl $name {
            const FIELDS: &'static [(&'static str, usize)] =
                &[$((stringify!($field), <$type as rust_hdl::prelude::Synth>::BITS),)*];

            // What the text of a kernel calls for a field.
            $(
                #[doc(hidden)]
                pub fn [<get_my_width_ $field>](&self) -> usize {
                    <$type as rust_hdl::prelude::Synth>::BITS
                }

                #[doc(hidden)]
                pub fn [<get_my_offset_ $field>](&self) -> usize {
                    $crate::record::offset(Self::FIELDS, stringify!($field))
                }
            )*
        }

        impl rust_hdl::prelude::Synth for $name {
            const BITS: usize = 0 $(+ <$type as rust_hdl::prelude::Synth>::BITS)*;

            fn descriptor() -> rust_hdl::prelude::TypeDescriptor {
                let fields = vec![$((stringify!($field), <$type as rust_hdl::prelude::Synth>::descriptor()),)*];
                $crate::record::descriptor(stringify!($name), fields)
            }

            fn vcd(self) -> rust_hdl::prelude::VCDValue {
                rust_hdl::prelude::VCDValue::Composite(
                    vec![$(Box::new(rust_hdl::prelude::Synth::vcd(self.$field)),)*])
            }

            fn verilog(self) -> rust_hdl::prelude::VerilogLiteral {
                let value = $crate::port::PortBits::to_value(self);
                let bits: rust_hdl::prelude::Bits<{ <$name as rust_hdl::prelude::Synth>::BITS }> =
                    $crate::port::PortBits::from_value(&value);
                bits.into()
            }
        }

        impl $crate::port::PortBits for $name {
            type Wires = [<$name Wires>];
            type Fields<H> = [<$name Fields>]<H>;

            fn fields<H, E>(name: &str, make: &mut dyn FnMut(&str) -> Result<H, E>) -> Result<Self::Fields<H>, E> {
                Ok([<$name Fields>] {
                    $($field: <$type as $crate::port::PortBits>::fields(
                        &format!("{name}_{}", stringify!($field)), make)?,)*
                })
            }

            fn map_fields<H, K>(fields: &Self::Fields<H>, map: &mut dyn FnMut(&H) -> K) -> Self::Fields<K> {
                [<$name Fields>] {
                    $($field: <$type as $crate::port::PortBits>::map_fields(&fields.$field, map),)*
                }
            }

            fn to_value(self) -> $crate::Value {
                let mut place = $crate::record::Places::default();
                let mut value = $crate::Value::zero(<Self as rust_hdl::prelude::Synth>::BITS as u32);
                $(
                    let (lsb, _) = place.take::<$type>();
                    value = value.replace(lsb.into(), &$crate::port::PortBits::to_value(self.$field));
                )*
                value
            }

            fn from_value(value: &$crate::Value) -> Self {
                let mut place = $crate::record::Places::default();
                Self {
                    $($field: {
                        let (lsb, width) = place.take::<$type>();
                        <$type as $crate::port::PortBits>::from_value(&value.slice(lsb.into(), width))
                    },)*
                }
            }
        }

        impl $crate::port::Wires for [<$name Wires>] {
            #[track_caller]
            fn input(g: &$crate::builder::Builder, name: &str) -> Self {
                Self {
                    $($field: $crate::port::Wires::input(g, &format!("{name}_{}", stringify!($field))),)*
                }
            }

            #[track_caller]
            fn output(&self, g: &$crate::builder::Builder, name: &str) {
                $($crate::port::Wires::output(&self.$field, g, &format!("{name}_{}", stringify!($field)));)*
            }

            fn unpack(bits: &$crate::builder::Wire) -> Self {
                let mut place = $crate::record::Places::default();
                Self {
                    $($field: {
                        let (lsb, width) = place.take::<$type>();
                        $crate::port::Wires::unpack(&bits.slice(lsb, width))
                    },)*
                }
            }

            fn pack(&self, g: &$crate::builder::Builder) -> $crate::builder::Wire {
                let mut parts = vec![$($crate::port::Wires::pack(&self.$field, g),)*];
                parts.reverse();
                g.concat(&parts.iter().collect::<Vec<_>>())
            }

            fn combine(
                name: &str,
                values: &[Self],
                make: &mut dyn FnMut(&str, &[$crate::builder::Wire]) -> $crate::builder::Wire,
            ) -> Self {
                Self {
                    $($field: {
                        let of_values: Vec<_> = values.iter().map(|value| value.$field.clone()).collect();
                        $crate::port::Wires::combine(&$crate::record::join(name, stringify!($field)), &of_values, make)
                    },)*
                }
            }
        }
    } };
}

#[cfg(test)]
mod tests {
    use crate::builder::Wire;
    use crate::elaborate::elaborate;
    use crate::port::{PortBits, Wires};
    use crate::{Value, generator_block};
    use pretty_assertions::assert_eq;
    use rust_hdl::prelude::*;

    choice! {
        pub enum Place {
            Nowhere,
            Register,
            Literal,
        }
    }

    record! {
        pub struct Source {
            place: Place,
            number: Bits<8>,
        }
    }

    record! {
        pub struct Operation {
            first: Source,
            second: Source,
            tag: Bits<70>,
            last: Bit,
        }
    }

    generator_block! {
        /// Holds a value of any type for a clock.
        pub struct Hold<T>() clocked {
            /// The value.
            in value: (T),
            /// It.
            out held: (T),
        }
        |g| {
            let bits = g.input_of::<T>("value").pack(g);
            g.output_of("held", &T::Wires::unpack(&g.register("word", &bits)));
        }
    }

    generator_block! {
        /// Exchanges the sources.
        pub struct Exchange() {
            /// An operation.
            in operation: (Operation),
            /// It with its sources exchanged.
            out exchanged: (Operation),
            /// Its first source was a literal.
            out literal: (Bit),
        }
        |g| {
            let OperationWires { first, second, tag, last } = g.input_of::<Operation>("operation");
            g.output("literal", &first.place.is_a(Place::Literal));
            g.output_of("exchanged", &OperationWires { first: second, second: first, tag, last });
        }
    }

    #[derive(LogicBlock, Default)]
    struct Top {
        clock: Signal<In, Clock>,
        operation: Signal<In, Operation>,
        result: Signal<Out, Operation>,
        literal: Signal<Out, Bit>,
        exchange: Exchange,
        hold: Hold<Operation>,
    }

    impl Default for Exchange {
        fn default() -> Self {
            Self::new()
        }
    }

    impl<T: PortBits> Default for Hold<T> {
        fn default() -> Self {
            Self::new()
        }
    }

    impl Logic for Top {
        #[hdl_gen]
        fn update(&mut self) {
            clock!(self, clock, hold);
            self.exchange.operation.next = self.operation.val();
            self.literal.next = self.exchange.literal.val();
            self.hold.value.next = self.exchange.exchanged.val();
            self.result.next = self.hold.held.val();
            self.result.next.last = !self.hold.held.val().last;
        }
    }

    fn operation() -> Operation {
        let first = Source { place: Place::Literal, number: bits(0x5a) };
        Operation { first, second: Source { place: Place::Register, number: bits(3) }, tag: bits(77), last: true }
    }

    #[test]
    fn a_record_is_packed_lowest_field_first_and_comes_back() {
        let value = operation().to_value();
        assert_eq!(value, Value::new(91, 1 << 90 | 77 << 20 | 3 << 12 | 1 << 10 | 0x5a << 2 | 2));
        assert_eq!(Operation::from_value(&value), operation());
    }

    #[test]
    fn the_signals_of_a_record_are_found_by_their_names() {
        let mut seen = vec![];
        let mut number = |name: &str| {
            seen.push(name.to_owned());
            Ok::<usize, ()>(seen.len())
        };
        let fields = Operation::fields("held", &mut number).unwrap();
        let doubled = Operation::map_fields(&fields, &mut |at| 2 * at);
        assert_eq!((doubled.second.number, doubled.tag), (8, 10));
        assert_eq!(seen[3..5], ["held_second_number", "held_tag"]);
    }

    #[test]
    fn a_record_passes_kernels_and_generators_field_by_field() {
        let mut top = Top::default();
        top.connect_all();
        let netlist = elaborate(&top, "top").unwrap();
        let ports: Vec<&str> = netlist.module(netlist.top).signals.iter().map(|it| it.name.as_str()).take(6).collect();
        let fields = ["first_place", "first_number", "second_place", "second_number", "tag"];
        assert_eq!(ports[1..], fields.map(|field| format!("operation_{field}")));
        let labels = netlist.module(netlist.top).signals[1].labels.as_ref().unwrap();
        assert_eq!(labels.labels, ["Nowhere", "Register", "Literal"]);

        top.operation.next = operation();
        simulate(&mut top, 10);
        top.clock.next = true.into();
        simulate(&mut top, 10);
        assert!(top.literal.val());
        let exchanged = Operation { first: operation().second, second: operation().first, last: false, ..operation() };
        assert_eq!(top.result.val(), exchanged);
    }

    #[derive(LogicBlock, Default)]
    struct Tag {
        clock: Signal<In, Clock>,
        operation: Signal<In, Operation>,
        tag: Signal<Out, Bits<70>>,
        hold: Hold<Operation>,
        kept: DFF<Operation>,
    }

    impl Logic for Tag {
        #[hdl_gen]
        fn update(&mut self) {
            dff_setup!(self, clock, kept);
            clock!(self, clock, hold);
            self.kept.d.next = self.operation.val();
            self.hold.value.next = self.kept.q.val();
            self.tag.next = self.kept.q.val().tag;
            if self.hold.held.val().second.place == Place::Literal {
                self.tag.next = 0.into();
            }
        }
    }

    #[test]
    fn fields_that_nothing_reads_are_left_out_and_those_read_through_a_child_stay() {
        let mut block = Tag::default();
        block.connect_all();
        let netlist = elaborate(&block, "top").unwrap();
        let module = netlist.module(netlist.top);
        let registers = module.registers.iter().map(|register| module.signal(register.q).name.as_str());
        // What `Hold` packs it needs as a whole.
        assert_eq!(registers.count(), 6);
        let held = |name: &&str| name.starts_with("hold_held");
        let held: Vec<&str> = module.signals.iter().map(|it| it.name.as_str()).filter(held).collect();
        assert_eq!(held, ["hold_held_second_place"]);
    }

    #[test]
    #[should_panic(expected = "3 bits against 2 of the type")]
    fn a_wire_is_held_against_values_of_its_own_width() {
        let port = |name: &str, kind| crate::builder::PortDeclaration::bits(name, 3, kind);
        let ports = [port("a", crate::ir::SignalKind::Input)];
        let compare = |a: Wire| drop(a.is_a(Place::Register));
        crate::builder::Builder::build("test", "", &ports, |g| compare(g.input("a")));
    }
}
