//! Kernels that are told in several files. A block with much to connect or many steps has sections, each in a file of its own below
//! that of the block; together they are the one kernel that rust-hdl knows, in the order in which
//! [`kernel_in_sections!`](crate::kernel_in_sections) names them. It costs nothing: the netlist is that of one long `update`.

use rust_hdl::prelude::ast::{Verilog, VerilogBlock};

/// A part of a kernel. `Name` tells the sections of a block from each other; `#[hdl_gen]` in front of `update` writes the other two.
pub trait Section<Name> {
    /// What [`Logic::update`](rust_hdl::prelude::Logic::update) does of it.
    fn update(&mut self);
    /// What [`Logic::connect`](rust_hdl::prelude::Logic::connect) does of it.
    fn connect(&mut self);
    /// What [`Logic::hdl`](rust_hdl::prelude::Logic::hdl) says of it.
    fn hdl(&self) -> Verilog;
}

/// The statements of a section.
pub fn statements(section: Verilog) -> VerilogBlock {
    match section {
        Verilog::Combinatorial(block) => block,
        other => unreachable!("`#[hdl_gen]` writes statements, not {other:?}"),
    }
}

/// The kernel of a block, made of its sections in this order: a local signal is assigned in one before another one reads it.
///
/// ```
/// use rust_hdl::prelude::*;
/// // The trait by its path: where a block is declared, `Section` in scope would make its own `connect` ambiguous.
/// use tombolo_hdl::parts::sections;
/// use tombolo_hdl::{hardware_block, kernel_in_sections};
///
/// hardware_block! {
///     /// Adds one twice.
///     pub struct AddTwo() {
///         /// What is added to.
///         pub value: Signal<In, Bits<8>>,
///         /// The sum.
///         pub sum: Signal<Out, Bits<8>>,
///         once: Signal<Local, Bits<8>>,
///     }
/// }
/// kernel_in_sections!(AddTwo: First, Second);
///
/// struct First;
/// impl sections::Section<First> for AddTwo {
///     #[hdl_gen]
///     fn update(&mut self) {
///         self.once.next = self.value.val() + 1;
///     }
/// }
///
/// struct Second;
/// impl sections::Section<Second> for AddTwo {
///     #[hdl_gen]
///     fn update(&mut self) {
///         self.sum.next = self.once.val() + 1;
///     }
/// }
///
/// let mut block = AddTwo::new();
/// block.connect_all();
/// block.value.next = Bits::<8>::from(5_u64);
/// assert!(simulate(&mut block, 8), "a sum settles");
/// assert_eq!(block.sum.val(), Bits::<8>::from(7_u64));
/// ```
#[macro_export]
macro_rules! kernel_in_sections {
    ($block:ident: $($section:ty),+ $(,)?) => {
        impl Logic for $block {
            fn update(&mut self) {
                $($crate::parts::sections::Section::<$section>::update(self);)+
            }
            fn connect(&mut self) {
                $($crate::parts::sections::Section::<$section>::connect(self);)+
            }
            fn hdl(&self) -> ast::Verilog {
                let sections = [$($crate::parts::sections::Section::<$section>::hdl(self)),+];
                ast::Verilog::Combinatorial(
                    sections.into_iter().flat_map($crate::parts::sections::statements).collect(),
                )
            }
        }
    };
}
