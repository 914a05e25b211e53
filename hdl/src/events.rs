//! What happens in the machine, as records: the debug ports carry them ([`crate::probe`]).

use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

record! {
    /// An instruction issues.
    pub struct IssueEvent {
        /// It does in this cycle.
        pub valid: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number in the wave.
        pub sequence: Bits<16>,
        /// Its address, bytes.
        pub pc: Bits<48>,
        /// Its dwords, if an S_DELAY_ALU, the wave's next instruction, issues with it; else 0.
        pub behind: Bits<2>,
    }
}

record! {
    /// Something happens with an instruction: it is done, or its unit asks memory for something.
    pub struct InstructionEvent {
        /// It does in this cycle.
        pub valid: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number in the wave.
        pub sequence: Bits<16>,
    }
}

record! {
    /// SCC is written.
    pub struct ConditionEvent {
        /// It is in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// The value.
        pub value: Bit,
    }
}

record! {
    /// A beat of a VGPR row, or of two, is written. What the lanes write is beside it.
    pub struct RowEvent {
        /// It is in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// The row.
        pub row: Bits<11>,
        /// The beat.
        pub beat: Bits<3>,
    }
}

record! {
    /// The vector ALU writes.
    pub struct ValuEvent {
        /// It does in this cycle.
        pub valid: Bit,
        /// Wave of the instruction that writes.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// The row.
        pub row: Bits<11>,
        /// The beat.
        pub beat: Bits<3>,
        /// Another row too.
        pub high: Bit,
        /// It: the next one, but of a dual instruction.
        pub row_high: Bits<11>,
        /// Bytes of the row; none where only the other one is written.
        pub bytes: Bits<4>,
    }
}

record! {
    /// What a lane writes for the vector ALU.
    pub struct ValuLaneEvent {
        /// It does.
        pub active: Bit,
        /// To both rows.
        pub data: Bits<64>,
    }
}

record! {
    /// What a lane writes for a load.
    pub struct LoadLaneEvent {
        /// Bytes of the row.
        pub bytes: Bits<4>,
        /// Data.
        pub data: Bits<32>,
    }
}

record! {
    /// The local data share serves lanes of the SIMD.
    pub struct SharedEvent {
        /// They store.
        pub valid: Bit,
        /// Their wave.
        pub wave: Bits<4>,
        /// Number of the instruction.
        pub sequence: Bits<16>,
        /// Lanes are left for the next cycle.
        pub conflict: Bit,
    }
}

record! {
    /// An instruction whose unit asks memory for something.
    pub struct RequestEvent {
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// First lane that the request serves.
        pub lane: Bits<6>,
    }
}

record! {
    /// A line of which vector memory asks the port nothing in this cycle: a load is answered from the cache, or a store waits for other parts of the
    /// line. Whose it is tells [`VECTOR_REQUEST`](crate::probe::VECTOR_REQUEST).
    pub struct LineEvent {
        /// It is in this cycle.
        pub valid: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Bytes of the line.
        pub mask: Bits<64>,
    }
}

record! {
    /// Bytes of a line that lanes of a store write.
    pub struct StoredEvent {
        /// They do; as an event, in this cycle.
        pub valid: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Bytes of the line.
        pub mask: Bits<64>,
        /// First lane that writes them.
        pub lane: Bits<6>,
    }
}

choice! {
    /// What a wave slot does in a cycle; from `Launch` on: why its wave does not issue.
    pub enum WaveActivity {
        /// No wave is there.
        Empty,
        /// An instruction issues.
        Issues,
        /// The dispatcher still writes the wave's initial state.
        Launch,
        /// The instruction is not in the buffer yet.
        Fetch,
        /// Cycles that a branch, S_NOP or a barrier takes.
        Delay,
        /// The wave sleeps.
        Sleep,
        /// It is halted.
        Halt,
        /// An instruction that stops the wave until it is done: a jump through registers, an answer to a message.
        Transfer,
        /// Results of the scalar ALU.
        Salu,
        /// Scalar results of the vector ALU.
        VectorScalars,
        /// Vector operations that still have to read scalars.
        VectorOperands,
        /// Results of the vector ALU.
        Valu,
        /// Vector memory instructions that still have to read VGPRs.
        MemoryOperands,
        /// LDS instructions that still have to read VGPRs.
        SharedOperands,
        /// LOADcnt.
        Loads,
        /// STOREcnt.
        Stores,
        /// DScnt.
        Shared,
        /// KMcnt.
        ScalarLoads,
        /// The other waves of the work-group.
        Barrier,
        /// Some other dependency.
        Dependency,
        /// The unit takes nothing in this cycle.
        Unit,
        /// Another wave issues to the unit.
        Turn,
        /// The instruction is not executed by the hardware.
        Illegal,
    }
}

record! {
    /// What a wave slot does.
    pub struct WaveEvent {
        /// What it does.
        pub activity: WaveActivity,
        /// Address of the next instruction, bytes.
        pub pc: Bits<48>,
        /// The fetch unit takes a request of the wave.
        pub fetches: Bit,
        /// The address asked for, bytes.
        pub fetch_pc: Bits<48>,
        /// The chunk asked for arrives.
        pub fetched: Bit,
    }
}

choice! {
    /// What the vector ALU does with the operation at the head of its queue.
    pub enum VectorActivity {
        /// There is none.
        Idle,
        /// A beat of it leaves for the lanes.
        Beat,
        /// Its operands are not there yet.
        Dependency,
        /// Two operands lie in one bank, or vector memory reads the bank.
        BankConflict,
    }
}

choice! {
    /// What the matrix unit of a SIMD does.
    pub enum MatrixActivity {
        /// No multiply is there.
        Idle,
        /// One is there whose rows are not all read, or whose C is another one's D.
        Operands,
        /// Elements of one enter the datapaths.
        Multiply,
    }
}

choice! {
    /// What the local data share does for a SIMD.
    pub enum SharedActivity {
        /// The SIMD asks for nothing.
        Idle,
        /// Every lane that asks is served.
        Access,
        /// Lanes want different rows of one bank: some are served later.
        BankConflict,
        /// The other SIMD is served.
        Refused,
    }
}

record! {
    /// What the units of a SIMD do.
    pub struct UnitsEvent {
        /// Which take an instruction, in the order of [`CLASSES`](crate::front::issue::CLASSES).
        pub ready: Bits<6>,
        /// The vector ALU.
        pub vector: VectorActivity,
        /// It has read all operands of the instruction at its head.
        pub vector_read: Bit,
        /// The matrix unit.
        pub matrix: MatrixActivity,
        /// Vector memory has read all operands of an instruction.
        pub memory_read: Bit,
        /// Its wave.
        pub memory_reader: Bits<4>,
        /// So has the local data share.
        pub shared_read: Bit,
        /// Its wave.
        pub shared_reader: Bits<4>,
        /// The local data share.
        pub shared: SharedActivity,
    }
}
