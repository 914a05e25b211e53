//! Arrays of ports, locals, flip-flops and blocks, in one and two dimensions, indexed by expressions over loop
//! variables.

use crate::native::{Clocked, compare, netlist_of};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;

/// Delays its input by a clock and adds a constant that is a port.
#[derive(LogicBlock, Default)]
struct Stage {
    clock: Signal<In, Clock>,
    addend: Signal<In, Bits<8>>,
    source: Signal<In, Bits<8>>,
    result: Signal<Out, Bits<8>>,
    held: DFF<Bits<8>>,
}

impl Logic for Stage {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held);
        self.held.d.next = self.source.val() + self.addend.val();
        self.result.next = self.held.q.val();
    }
}

const ROWS: usize = 3;

#[derive(LogicBlock)]
struct Grid {
    clock: Signal<In, Clock>,
    inputs: [Signal<In, Bits<8>>; ROWS],
    select: Signal<In, Bits<2>>,
    outputs: [Signal<Out, Bits<8>>; ROWS],
    chosen: Signal<Out, Bits<8>>,
    total: Signal<Out, Bits<8>>,
    cells: [[Signal<Local, Bits<8>>; 4]; ROWS],
    stages: Vec<Stage>,
    history: [DFF<Bits<8>>; 4],
}

impl Default for Grid {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            inputs: Default::default(),
            select: Default::default(),
            outputs: Default::default(),
            chosen: Default::default(),
            total: Default::default(),
            cells: Default::default(),
            stages: (0..ROWS * 2).map(|_| Stage::default()).collect(),
            history: Default::default(),
        }
    }
}

impl Logic for Grid {
    #[hdl_gen]
    fn update(&mut self) {
        for row in 0..ROWS {
            self.cells[row][0].next = self.inputs[row].val() + 1;
            for column in 0..3 {
                self.cells[row][column + 1].next = self.cells[row][column].val() ^ self.cells[(row + 1) % 3][0].val();
            }
            self.stages[2 * row].clock.next = self.clock.val();
            self.stages[2 * row + 1].clock.next = self.clock.val();
            self.stages[2 * row].addend.next = 3.into();
            self.stages[row * 2].source.next = self.cells[row][3].val();
            self.stages[2 * row + 1].addend.next = self.inputs[(row + 1) % 3].val();
            self.stages[2 * row + 1].source.next = self.stages[2 * row].result.val();
            self.outputs[row].next = self.stages[2 * row + 1].result.val();
        }
        self.chosen.next = 0.into();
        self.total.next = 0.into();
        for i in 0..3 {
            if self.select.val() == i.to_bits::<2>() {
                self.chosen.next = self.outputs[i].val();
            }
            self.total.next = self.total.val() + self.outputs[i].val();
        }
        for i in 0..4 {
            self.history[i].clock.next = self.clock.val();
            if i == 0 {
                self.history[i].d.next = self.total.val();
            } else {
                self.history[i].d.next = self.history[i - 1].q.val();
            }
        }
    }
}

impl Clocked for Grid {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn arrays_in_two_dimensions_and_vectors_of_blocks_are_wired_as_in_rust() {
    compare(Grid::default(), |block, random| {
        for input in &mut block.inputs {
            input.next = random.bits();
        }
        block.select.next = random.bits();
    });
}

#[test]
fn equal_blocks_become_one_module_named_after_their_field() {
    let mut block = Grid::default();
    block.connect_all();
    let netlist = netlist_of(&block);
    let names: Vec<&str> = netlist.modules.iter().map(|module| module.name.as_str()).collect();
    assert_eq!(names, ["stages", "top"]);
    let instances = &netlist.module(netlist.top).instances;
    let instances: Vec<&str> = instances.iter().map(|instance| instance.name.as_str()).collect();
    assert_eq!(instances, ["stages_0", "stages_1", "stages_2", "stages_3", "stages_4", "stages_5"]);
}
