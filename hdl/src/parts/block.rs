//! Declares kernel blocks without their boilerplate: a struct of signals and child blocks, and the function that makes
//! one. The kernel itself is an ordinary `impl Logic` with `#[hdl_gen] fn update`.

/// A rust-hdl block: its fields, each with an initial value where the default will not do.
///
/// ```
/// use rust_hdl::prelude::*;
/// use tombolo_hdl::hardware_block;
///
/// hardware_block! {
///     /// Counts the cycles in which any of `inputs` is set.
///     pub struct Counter(inputs: usize) {
///         /// The one clock.
///         pub clock: Signal<In, Clock>,
///         /// What is counted.
///         pub event: Vec<Signal<In, Bit>> = signals(inputs),
///         /// How often.
///         pub count: Signal<Out, Bits<8>>,
///         state: DFF<Bits<8>>,
///     }
/// }
/// # use tombolo_hdl::parts::block::signals;
///
/// impl Logic for Counter {
///     #[hdl_gen]
///     fn update(&mut self) {
///         dff_setup!(self, clock, state);
///         for i in 0..self.event.len() {
///             if self.event[i].val() {
///                 self.state.d.next = self.state.q.val() + 1;
///             }
///         }
///         self.count.next = self.state.q.val();
///     }
/// }
///
/// let mut counter = Counter::new(2);
/// counter.connect_all();
/// ```
#[macro_export]
macro_rules! hardware_block {
    (
        $(#[$meta:meta])*
        pub struct $name:ident($($param:ident: $param_type:ty),*) {
            $($(#[$($field_meta:tt)*])* $visibility:vis $field:ident: $type:ty $(= $init:expr)?,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(LogicBlock)]
        pub struct $name {
            $($(#[$($field_meta)*])* $visibility $field: $type,)*
            source_mark: tombolo_netlist::elaborate::SourceMark,
        }

        impl $name {
            /// The block as it is before any connection.
            #[allow(clippy::new_without_default, reason = "one macro for blocks with and without parameters")]
            pub fn new($($param: $param_type),*) -> Self {
                Self {
                    $($field: $crate::hardware_block!(@init $($init)?),)*
                    source_mark: tombolo_netlist::elaborate::SourceMark::of::<Self>(concat!(file!(), ":", line!()))
                        .with_notes(tombolo_netlist::port_notes!($($field { $(#[$($field_meta)*])* })*)),
                }
            }
        }
    };
    (@init) => { Default::default() };
    (@init $init:expr) => { $init };
}

/// `count` signals or flip-flops as they are before any connection.
pub fn signals<T: Default>(count: usize) -> Vec<T> {
    (0..count).map(|_| T::default()).collect()
}
