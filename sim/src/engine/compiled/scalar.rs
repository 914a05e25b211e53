//! The machine that serves one instance: Cranelift instructions of 64-bit words.

use super::function::Purpose;
use super::logic::Tables;
use super::machine::{Comparison, Element, Machine, Report};
use super::memory::report;
use cranelift::codegen::ir::{BlockArg, FuncRef, Function, GlobalValue};
use cranelift::frontend::Switch;
use cranelift::prelude::*;

/// What a function refers to outside of itself.
pub trait Outside {
    /// The function of a purpose that a module has for so many instances; none does nothing.
    fn callee(&mut self, by: &mut Function, child: (usize, u32), purpose: Purpose) -> Option<FuncRef>;
    /// Something at that address.
    fn address(&mut self, by: &mut Function, address: u64) -> GlobalValue;
}

/// Emits one function.
pub struct Scalar<'f> {
    builder: FunctionBuilder<'f>,
    /// Address of the instance's block.
    state: Value,
    /// Address of its memory block.
    memory: Value,
    outside: &'f mut dyn Outside,
    tables: &'f mut Tables,
    /// Address of the host's record of memory faults.
    faults: u64,
}

/// A choice: blocks of the sides that are still to come, the last one first, and where they meet.
pub struct Choice {
    sides: Vec<Block>,
    after: Block,
}

impl<'f> Scalar<'f> {
    /// A function that has just begun.
    pub fn new(
        mut builder: FunctionBuilder<'f>,
        outside: &'f mut dyn Outside,
        tables: &'f mut Tables,
        faults: u64,
    ) -> Self {
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        let (state, memory) = (builder.block_params(entry)[0], builder.block_params(entry)[1]);
        Self { builder, state, memory, outside, tables, faults }
    }

    /// Ends the function.
    pub fn finish(mut self, target: cranelift::codegen::isa::TargetFrontendConfig) {
        self.builder.ins().return_(&[]);
        self.builder.seal_all_blocks();
        self.builder.finalize(target);
    }

    /// Code has no addresses in it, so that it serves other processes.
    fn address(&mut self, address: u64) -> Value {
        let symbol = self.outside.address(self.builder.func, address);
        self.builder.ins().symbol_value(types::I64, symbol)
    }

    fn pointer(&mut self, element: &Element<Value>) -> Value {
        let offset = self.builder.ins().imul_imm_s(element.index, element.bytes as i64);
        let first = self.builder.ins().iadd_imm_s(self.memory, element.first as i64);
        self.builder.ins().iadd(first, offset)
    }

    fn words_at(&mut self, pointer: Value, words: u32, flags: MemFlagsData) -> Vec<Value> {
        (0..words as i32).map(|at| self.builder.ins().load(types::I64, flags, pointer, 8 * at)).collect()
    }

    fn choice(&mut self, mut sides: Vec<Block>) -> Choice {
        sides.reverse();
        Choice { sides, after: self.builder.create_block() }
    }
}

impl Machine for Scalar<'_> {
    type Value = Value;
    type Choice = Choice;
    type Label = Block;
    const BRANCHES: bool = true;

    fn word(&mut self, bits: u64) -> Value {
        self.builder.ins().iconst(types::I64, bits as i64)
    }

    fn clear(&mut self) -> Value {
        self.builder.ins().iconst(types::I8, 0)
    }

    fn is_set(&mut self, condition: Value) -> Value {
        self.builder.ins().icmp_imm_s(IntCC::NotEqual, condition, 0)
    }

    fn widen(&mut self, flag: Value) -> Value {
        self.builder.ins().uextend(types::I64, flag)
    }

    fn and(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().band(a, b)
    }

    fn and_not(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().band_not(a, b)
    }

    fn or(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().bor(a, b)
    }

    fn xor(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().bxor(a, b)
    }

    fn not(&mut self, a: Value) -> Value {
        self.builder.ins().bnot(a)
    }

    fn low_half(&mut self, a: Value) -> Value {
        // A move of 32 bits; the mask would not fit an instruction.
        let low = self.builder.ins().ireduce(types::I32, a);
        self.builder.ins().uextend(types::I64, low)
    }

    fn add(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().iadd(a, b)
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().isub(a, b)
    }

    fn multiply(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().imul(a, b)
    }

    fn multiply_high(&mut self, a: Value, b: Value) -> Value {
        self.builder.ins().umulhi(a, b)
    }

    fn shift_left_by(&mut self, a: Value, by: u32) -> Value {
        self.builder.ins().ishl_imm_s(a, by as i64)
    }

    fn shift_right_by(&mut self, a: Value, by: u32) -> Value {
        self.builder.ins().ushr_imm_s(a, by as i64)
    }

    fn shift_right_signed_by(&mut self, a: Value, by: u32) -> Value {
        self.builder.ins().sshr_imm_s(a, by as i64)
    }

    fn shift_left(&mut self, a: Value, by: Value) -> Value {
        self.builder.ins().ishl(a, by)
    }

    fn shift_right(&mut self, a: Value, by: Value) -> Value {
        self.builder.ins().ushr(a, by)
    }

    fn leading_zeros(&mut self, a: Value) -> Value {
        self.builder.ins().clz(a)
    }

    fn parity(&mut self, a: Value) -> Value {
        let count = self.builder.ins().popcnt(a);
        self.builder.ins().band_imm_s(count, 1)
    }

    fn compare(&mut self, how: Comparison, a: Value, b: Value) -> Value {
        let condition = match how {
            Comparison::Equal => IntCC::Equal,
            Comparison::NotEqual => IntCC::NotEqual,
            Comparison::Less => IntCC::UnsignedLessThan,
        };
        self.builder.ins().icmp(condition, a, b)
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.builder.ins().select(condition, a, b)
    }

    fn load(&mut self, first: u32, words: u32) -> Vec<Value> {
        let load = |word: u32| {
            let offset = word as i32 * 8;
            self.builder.ins().load(types::I64, MemFlagsData::trusted(), self.state, offset)
        };
        (first..first + words).map(load).collect()
    }

    fn load_nth(&mut self, first: u32, stride: i64, words: u32, index: Value) -> Option<Vec<Value>> {
        let offset = self.builder.ins().imul_imm_s(index, 8 * stride);
        let pointer = self.builder.ins().iadd(self.state, offset);
        let load = |at: u32| {
            let offset = (first + at) as i32 * 8;
            self.builder.ins().load(types::I64, MemFlagsData::trusted(), pointer, offset)
        };
        Some((0..words).map(load).collect())
    }

    fn store(&mut self, first: u32, words: &[Value]) {
        for (at, word) in words.iter().enumerate() {
            let offset = (first as i32 + at as i32) * 8;
            self.builder.ins().store(MemFlagsData::trusted(), *word, self.state, offset);
        }
    }

    fn copy(&mut self, from: u32, to: u32, words: u32) {
        // As a type of its own, or values loaded before, to compare them, would be kept for the rare copy.
        for at in 0..words {
            let [from, to] = [from, to].map(|first| (first + at) as i32 * 8);
            let word = self.builder.ins().load(types::F64, MemFlagsData::trusted(), self.state, from);
            self.builder.ins().store(MemFlagsData::trusted(), word, self.state, to);
        }
    }

    fn table(&mut self, table: Vec<u64>, words: u32, entry: Value) -> Vec<Value> {
        let table = self.tables.address(table);
        let offset = self.builder.ins().imul_imm_s(entry, 8 * words as i64);
        let base = self.address(table);
        let entry = self.builder.ins().iadd(base, offset);
        self.words_at(entry, words, MemFlagsData::trusted().with_readonly())
    }

    fn load_element(&mut self, element: &Element<Value>) -> Vec<Value> {
        let (pointer, flags) = (self.pointer(element), MemFlagsData::trusted());
        match element.bytes {
            4 => vec![self.builder.ins().uload32(flags, pointer, 0)],
            bytes => self.words_at(pointer, bytes as u32 / 8, flags),
        }
    }

    fn store_element(&mut self, element: &Element<Value>, words: &[Value], _flag: Value) {
        let (pointer, flags) = (self.pointer(element), MemFlagsData::trusted());
        for (at, word) in words.iter().enumerate() {
            let ins = self.builder.ins();
            match element.bytes {
                4 => ins.istore32(flags, *word, pointer, 0),
                _ => ins.store(flags, *word, pointer, 8 * at as i32),
            };
        }
    }

    fn report(&mut self, what: &Report<Value>) {
        let after = self.skip_unless(what.wrong, true);
        let mut signature = Signature::new(self.builder.func.signature.call_conv);
        signature.params = vec![AbiParam::new(types::I64); 5];
        let signature = self.builder.import_signature(signature);
        let callee = self.address(report as *const () as u64);
        let (faults, memory, twice) = (self.address(self.faults), self.word(what.memory), self.word(what.twice as u64));
        let arguments = [faults, self.state, memory, what.address, twice];
        self.builder.ins().call_indirect(signature, callee, &arguments);
        self.resume(after);
    }

    fn call(&mut self, child: (usize, u32), purpose: Purpose, first_word: u32, first_byte: u64) {
        let Some(callee) = self.outside.callee(self.builder.func, child, purpose) else { return };
        let state = self.builder.ins().iadd_imm_s(self.state, first_word as i64 * 8);
        let memory = self.builder.ins().iadd_imm_s(self.memory, first_byte as i64);
        self.builder.ins().call(callee, &[state, memory]);
    }

    fn skip_unless(&mut self, flag: Value, rare: bool) -> Block {
        let (taken, after) = (self.builder.create_block(), self.builder.create_block());
        if rare {
            self.builder.set_cold_block(taken);
        }
        self.builder.ins().brif(flag, taken, &[], after, &[]);
        self.builder.switch_to_block(taken);
        after
    }

    fn resume(&mut self, after: Block) {
        self.builder.ins().jump(after, &[]);
        self.builder.switch_to_block(after);
    }

    fn of_some(&mut self, flag: Value) -> Value {
        flag
    }

    fn choose(&mut self, subject: Value, sides: &[Vec<u64>]) -> Choice {
        let blocks: Vec<Block> = sides.iter().map(|_| self.builder.create_block()).collect();
        let mut switch = Switch::new();
        for (constants, block) in sides.iter().zip(&blocks) {
            constants.iter().for_each(|constant| switch.set_entry((*constant).into(), *block));
        }
        switch.emit(&mut self.builder, subject, blocks[blocks.len() - 1]);
        self.choice(blocks)
    }

    fn choose_by(&mut self, flag: Value) -> Choice {
        let blocks = [self.builder.create_block(), self.builder.create_block()];
        self.builder.ins().brif(flag, blocks[0], &[], blocks[1], &[]);
        self.choice(blocks.to_vec())
    }

    fn enter(&mut self, choice: &mut Choice) {
        if let Some(side) = choice.sides.pop() {
            self.builder.switch_to_block(side);
        }
    }

    fn leave(&mut self, choice: &mut Choice, values: &[Value]) {
        if self.builder.block_params(choice.after).is_empty() {
            for value in values {
                let kind = self.builder.func.dfg.value_type(*value);
                self.builder.append_block_param(choice.after, kind);
            }
        }
        let values: Vec<BlockArg> = values.iter().map(|value| BlockArg::from(*value)).collect();
        self.builder.ins().jump(choice.after, &values);
    }

    fn chosen(&mut self, choice: Choice) -> Vec<Value> {
        self.builder.switch_to_block(choice.after);
        self.builder.block_params(choice.after).to_vec()
    }
}
