//! Takes a primitive and hands on its shapes.

use super::condition::PaCondition;
use super::grid::{GridCorners, GridEdges, PRODUCTS};
use super::operands::PaOperand;
use super::path::{LATENCY, PaPath};
use super::place::Counters;
use super::program::PaProgram;
use super::record::{Kind, PaError, PaState};
use super::step::{Check, Command, Function, NUMBER, Repeat};
use crate::graphics::divider::Divider;
use crate::graphics::sc::record::{Bounds, Edge, MARK, ShapeTag};
use crate::graphics::sc::values;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// What PA is at.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum PaPhase {
    /// There is no primitive.
    Rest,
    /// A step.
    Run,
    /// A division begins.
    Begins,
    /// It is under way.
    Divides,
}

generator_block! {
    /// A bit for each corner of a polygon, with that of one of them set anew.
    pub struct CornerBits() {
        /// The bits.
        in bits: (Bits<32>),
        /// The corner.
        in corner: (Bits<6>),
        /// Its bit.
        in bit: (Bit),
        /// The bits then.
        out then: (Bits<32>),
    }
    |g| {
        let own = g.constant(32, 1).shift_left(&g.input("corner").slice(0, 5));
        let others = g.input("bits") & !&own;
        g.output("then", &(others | own.when(&g.input("bit"))));
    }
}

hardware_block! {
    /// See the module's description. A primitive with its state and vertices stays until `done`.
    pub struct PrimitiveAssembler() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Registers.
        pub state: Signal<In, PaState>,
        /// PA_CL_UCP_0_X to PA_CL_UCP_5_W.
        pub users: Vec<Signal<In, Bits<32>>> = signals(24),
        /// A primitive is there.
        pub primitive: Signal<In, Bit>,
        /// What it is.
        pub kind: Signal<In, Kind>,
        /// Its vertices say that it is not to be drawn, first vertex lowest.
        pub kills: Signal<In, Bits<3>>,
        /// What it is known by.
        pub mark: Signal<In, Bits<{ MARK }>>,
        /// The vertex that a word is read of.
        pub vertex: Signal<Out, Bits<2>>,
        /// The word: 0 to 3 position, 4 size of points, 8 to 15 distances.
        pub word: Signal<Out, Bits<4>>,
        /// It, in the same clock.
        pub vertex_data: Signal<In, Bits<32>>,
        /// The primitive is done.
        pub done: Signal<Out, Bit>,
        /// What is wrong with it then.
        pub error: Signal<Out, PaError>,
        /// A plane of the next shape is written.
        pub plane_write: Signal<Out, Bit>,
        /// Into which half of the memory.
        pub plane_bank: Signal<Out, Bit>,
        /// Which number of it.
        pub plane_number: Signal<Out, Bits<{ values::NUMBER }>>,
        /// The number, binary64.
        pub plane: Signal<Out, Bits<64>>,
        /// A shape is there.
        pub shape: Signal<Out, Bit>,
        /// Its edges.
        pub edges: Vec<Signal<Out, Edge>> = signals(3),
        /// Its box.
        pub bounds: Signal<Out, Bounds>,
        /// What else goes with it.
        pub tag: Signal<Out, ShapeTag>,
        /// It is taken.
        pub shape_taken: Signal<In, Bit>,

        phase: DFF<PaPhase>,
        number: DFF<Bits<{ NUMBER }>>,
        timer: DFF<Bits<4>>,
        repeated: DFF<Bits<6>>,
        bank: DFF<Bit>,
        // Planes, and the sides of corners.
        clips: DFF<Bit>,
        plane_at: DFF<Bits<5>>,
        inside: DFF<Bits<32>>,
        below: DFF<Bits<32>>,
        // The polygon: which one, its corners, the edge, the corner that is made, whether it has been cut.
        polygon: DFF<Bit>,
        corners: DFF<Bits<6>>,
        corner: DFF<Bits<6>>,
        before: DFF<Bits<6>>,
        made: DFF<Bits<6>>,
        cut: DFF<Bit>,
        // The triangle.
        fan: DFF<Bits<6>>,
        lost: DFF<Bit>,
        beyond: DFF<Bit>,
        part: DFF<Bits<3>>,

        program: PaProgram = PaProgram::new(),
        condition: PaCondition = PaCondition::new(),
        second: PaOperand = PaOperand::new(),
        third: PaOperand = PaOperand::new(),
        path: PaPath = PaPath::new(),
        divider: Divider = Divider::new(),
        grid: GridCorners = GridCorners::new(),
        grid_edges: GridEdges = GridEdges::new(),
        inside_bits: CornerBits = CornerBits::new(),
        below_bits: CornerBits = CornerBits::new(),
        latency: Constant<Bits<4>> = Constant::new(LATENCY.into()),
        last_part: Constant<Bits<3>> = Constant::new((PRODUCTS - 1).into()),

        command: Signal<Local, Command>,
        counters: Signal<Local, Counters>,
        shape_tag: Signal<Local, ShapeTag>,
        ready: Signal<Local, Bit>,
        controls: Signal<Local, Bit>,
        issues: Signal<Local, Bit>,
        begins: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
        stays: Signal<Local, Bit>,
        repeats: Signal<Local, Bit>,
        advances: Signal<Local, Bit>,
        makes_edges: Signal<Local, Bit>,
    }
}

impl Logic for PrimitiveAssembler {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, phase, number, timer, repeated, bank, clips, plane_at, inside, below, polygon, corners);
        dff_setup!(self, clock, corner, before, made, cut, fan, lost, beyond, part);
        clock!(self, clock, path, divider, grid, grid_edges);
        self.program.number.next = self.number.q.val();

        // A step that reads what is under way waits, but not for its own repetitions.
        self.ready.next = (self.phase.q.val() == PaPhase::Run)
            & (!self.program.step.val().waits | (self.timer.q.val() == 0) | (self.repeated.q.val() != 0));
        self.controls.next = self.ready.val() & (self.program.step.val().function == Function::Control);
        self.begins.next = self.ready.val() & (self.program.step.val().function == Function::Divide);
        self.ends.next = (self.phase.q.val() == PaPhase::Divides) & self.divider.done.val();
        self.issues.next = self.ends.val() | (self.ready.val() & !self.controls.val() & !self.begins.val());
        self.repeats.next = false;
        if self.program.step.val().repeat == Repeat::Corners {
            self.repeats.next = (self.repeated.q.val() + 1) != self.corners.q.val();
        }
        if self.program.step.val().repeat == Repeat::Triangle {
            self.repeats.next = self.repeated.q.val() != 2;
        }

        // Counters that places depend on.
        self.counters.next.polygon = self.polygon.q.val();
        self.counters.next.corner = self.repeated.q.val();
        self.counters.next.slot = self.repeated.q.val().get_bits::<2>(0);
        if self.program.step.val().repeat == Repeat::Once {
            self.counters.next.corner = self.corner.q.val();
            self.counters.next.slot = self.program.step.val().slot;
        }
        self.counters.next.from = self.corner.q.val();
        self.counters.next.to = self.before.q.val();
        if self.condition.from_first.val() {
            self.counters.next.from = self.before.q.val();
            self.counters.next.to = self.corner.q.val();
        }
        self.counters.next.made = self.made.q.val();
        self.counters.next.fan = self.fan.q.val();
        self.counters.next.line = self.kind.val() == Kind::Line;

        // Numbers that are not kept.
        self.second.outside.next = self.program.step.val().b_outside;
        self.second.number.next = self.program.step.val().b_number;
        self.third.outside.next = self.program.step.val().c_outside;
        self.third.number.next = self.program.step.val().c_number;
        self.second.state.next = self.state.val();
        self.third.state.next = self.state.val();
        for i in 0..self.users.len() {
            self.second.users[i].next = self.users[i].val();
            self.third.users[i].next = self.users[i].val();
        }
        self.second.front.next = self.grid_edges.front.val();
        self.third.front.next = self.grid_edges.front.val();
        self.second.plane.next = self.plane_at.q.val();
        self.third.plane.next = self.plane_at.q.val();
        self.second.corner.next = self.counters.val().slot;
        self.third.corner.next = self.counters.val().slot;
        self.second.is_point.next = self.kind.val() == Kind::Point;
        self.third.is_point.next = self.kind.val() == Kind::Point;
        self.vertex.next = self.second.vertex.val();
        self.word.next = self.second.word.val();
        self.second.vertex_data.next = self.vertex_data.val();
        self.third.vertex_data.next = 0.into();

        // What computes.
        self.path.issues.next = self.issues.val();
        self.path.step.next = self.program.step.val();
        self.path.reads.next = self.ready.val() & !self.controls.val();
        self.path.ends_division.next = self.ends.val();
        self.path.quotient.next = self.divider.result.val();
        self.path.counters.next = self.counters.val();
        self.path.second.next = self.second.value.val();
        self.path.second_form.next = self.second.form.val();
        self.path.third.next = self.third.value.val();
        self.path.offset_format.next = self.state.val().poly_offset_db_fmt_cntl;
        self.divider.start.next = self.phase.q.val() == PaPhase::Begins;
        self.divider.a.next = self.path.a.val();
        self.divider.b.next = self.path.b.val();
        if self.timer.q.val() != 0 {
            self.timer.d.next = self.timer.q.val() - 1;
        }
        if self.issues.val() {
            self.timer.d.next = self.latency.val();
        }

        // What results tell.
        self.grid.result.next = self.path.result.val();
        self.grid.told.next = self.path.told.val();
        self.grid.vtx_cntl.next = self.state.val().vtx_cntl;
        self.inside_bits.bits.next = self.inside.q.val();
        self.inside_bits.corner.next = self.path.told.val().corner;
        self.inside_bits.bit.next = self.grid.inside.val();
        self.below_bits.bits.next = self.below.q.val();
        self.below_bits.corner.next = self.path.told.val().corner;
        self.below_bits.bit.next = self.grid.below.val();
        if self.path.told.val().valid {
            if self.path.told.val().check == Check::Side {
                self.inside.d.next = self.inside_bits.then.val();
                self.below.d.next = self.below_bits.then.val();
            }
            if (self.path.told.val().check == Check::Finite) & self.grid.not_finite.val() {
                self.lost.d.next = true;
            }
            if (self.path.told.val().check == Check::Number) & self.grid.is_nan.val() {
                self.lost.d.next = true;
            }
        }
        if self.grid.beyond.val() {
            self.beyond.d.next = true;
        }
        self.plane_write.next = self.path.told.val().valid & self.path.told.val().is_plane;
        self.plane_bank.next = self.bank.q.val();
        self.plane_number.next = self.path.told.val().plane;
        self.plane.next = self.path.result.val();

        // The grid.
        self.makes_edges.next = self.controls.val() & (self.program.step.val().command == Command::Edges);
        self.grid_edges.makes.next = self.makes_edges.val();
        self.grid_edges.part.next = self.part.q.val();
        self.grid_edges.kind.next = self.kind.val();
        self.grid_edges.state.next = self.state.val();
        for i in 0..self.edges.len() {
            self.grid_edges.columns[i].next = self.grid.columns[i].val();
            self.grid_edges.rows[i].next = self.grid.rows[i].val();
            self.edges[i].next = self.grid_edges.edges[i].val();
        }
        for i in 0..5 {
            self.path.integers[i].next = self.grid_edges.integers[i].val();
        }
        self.bounds.next = self.grid_edges.bounds.val();
        self.shape_tag.next.front = self.grid_edges.front.val();
        self.shape_tag.next.mark = self.mark.val();
        self.shape_tag.next.bank = self.bank.q.val();
        self.tag.next = self.shape_tag.val();
        if self.makes_edges.val() {
            self.part.d.next = self.part.q.val() + 1;
        }

        // Where it goes on.
        self.condition.condition.next = self.program.step.val().condition;
        self.condition.state.next = self.state.val();
        self.condition.kind.next = self.kind.val();
        self.condition.kills.next = self.kills.val();
        self.condition.clips.next = self.clips.q.val();
        self.condition.plane.next = self.plane_at.q.val();
        self.condition.inside.next = self.inside.q.val();
        self.condition.below.next = self.below.q.val();
        self.condition.corners.next = self.corners.q.val();
        self.condition.corner.next = self.corner.q.val();
        self.condition.before.next = self.before.q.val();
        self.condition.fan.next = self.fan.q.val();
        self.condition.cut.next = self.cut.q.val();
        self.condition.lost.next = self.lost.q.val();
        self.condition.beyond.next = self.beyond.q.val();
        self.condition.not_seen.next = self.grid_edges.not_seen.val();
        self.condition.front.next = self.grid_edges.front.val();

        self.command.next = self.program.step.val().command;
        self.stays.next = false;
        self.shape.next = false;
        self.done.next = false;
        self.error.next = PaError::Nothing;
        if self.controls.val() {
            match self.command.val() {
                Command::Nothing => {}
                Command::Culling => {
                    self.clips.d.next = false;
                    self.plane_at.d.next = 31.into();
                }
                Command::Clipping => {
                    self.clips.d.next = true;
                    self.plane_at.d.next = 31.into();
                }
                Command::NextPlane => {
                    self.plane_at.d.next = self.condition.next_plane.val();
                    self.stays.next = !self.condition.enabled.val() & !self.condition.no_plane.val();
                }
                Command::FirstEdge => {
                    self.corner.d.next = 0.into();
                    self.before.d.next = self.corners.q.val() - 1;
                    self.made.d.next = 0.into();
                }
                Command::Made => {
                    self.made.d.next = self.made.q.val() + 1;
                }
                Command::NextEdge => {
                    self.before.d.next = self.corner.q.val();
                    self.corner.d.next = self.corner.q.val() + 1;
                }
                Command::Swap => {
                    self.polygon.d.next = !self.polygon.q.val();
                    self.corners.d.next = self.made.q.val();
                    self.cut.d.next = true;
                }
                Command::FirstTriangle => {
                    self.fan.d.next = 1.into();
                    self.lost.d.next = false;
                    self.beyond.d.next = false;
                }
                Command::NextTriangle => {
                    self.fan.d.next = self.fan.q.val() + 1;
                    self.lost.d.next = false;
                    self.beyond.d.next = false;
                }
                Command::Edges => {
                    self.stays.next = self.part.q.val() != self.last_part.val();
                }
                Command::Emit => {
                    self.shape.next = true;
                    self.stays.next = !self.shape_taken.val();
                    if self.shape_taken.val() {
                        self.bank.d.next = !self.bank.q.val();
                    }
                }
                Command::Finish => {
                    self.done.next = true;
                }
                Command::OutOfRange => {
                    self.done.next = true;
                    self.error.next = PaError::Range;
                }
                Command::TooManyCorners => {
                    self.done.next = true;
                    self.error.next = PaError::Corners;
                }
            }
        }
        self.advances.next = self.issues.val() | (self.controls.val() & !self.stays.val());
        if self.issues.val() {
            self.repeated.d.next = 0.into();
            if self.repeats.val() {
                self.repeated.d.next = self.repeated.q.val() + 1;
                self.advances.next = false;
            }
        }
        if self.advances.val() {
            self.number.d.next = self.number.q.val() + 1;
            if self.controls.val() & self.condition.holds.val() {
                self.number.d.next = self.program.step.val().target;
            }
        }
        if self.begins.val() {
            self.phase.d.next = PaPhase::Begins;
        }
        if self.phase.q.val() == PaPhase::Begins {
            self.phase.d.next = PaPhase::Divides;
        }
        if self.ends.val() {
            self.phase.d.next = PaPhase::Run;
        }
        if self.phase.q.val() == PaPhase::Rest {
            self.number.d.next = 0.into();
            self.repeated.d.next = 0.into();
            self.corner.d.next = 0.into();
            self.cut.d.next = false;
            self.corners.d.next = 3.into();
            if self.kind.val() == Kind::Point {
                self.corners.d.next = 1.into();
            }
            if self.kind.val() == Kind::Line {
                self.corners.d.next = 2.into();
            }
            if self.primitive.val() {
                self.phase.d.next = PaPhase::Run;
            }
        }
        if self.done.val() {
            self.phase.d.next = PaPhase::Rest;
        }
    }
}
