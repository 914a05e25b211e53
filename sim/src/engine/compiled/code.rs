//! Machine code of a design: declares, emits and links the functions of all its modules.

use super::cache::Cache;
use super::function::{Purpose, Source};
use super::graph::Node;
use super::groups::ModuleGroups;
use super::lanes::Lanes;
use super::lanes::encode::{Target, encode};
use super::layout::ModuleLayout;
use super::link::{self, Emitted};
use super::logic::Tables;
use super::memory::RawFault;
use super::plan::{Plan, reach};
use super::scalar::{Outside, Scalar};
use crate::engine::EngineError;
use cranelift::codegen::ir::{FuncRef, Function, GlobalValue, UserFuncName};
use cranelift::jit::{ArenaMemoryProvider, JITBuilder, JITModule};
use cranelift::module::{FuncId, Linkage, Module as _, default_libcall_names};
use cranelift::prelude::*;
use memmap2::{Mmap, MmapMut};
use std::collections::{BTreeSet, HashMap};
use std::fs::OpenOptions;
use std::io::Write as _;
use std::sync::Arc;
use tombolo_netlist::ir::Netlist;
use tombolo_netlist::schedule::drivers;

/// A compiled function: address of the instance's block, of its memory block.
pub type Compiled = unsafe extern "C" fn(*mut u64, *mut u64);

/// A function: its module, for how many instances it is, what it does.
pub(super) type Name = (usize, u32, Purpose);

/// Address space for the code of a design, in bytes. Calls among functions reach 2 GiB at most, and in a process with much memory pieces
/// that are mapped one by one may lie further apart.
const RESERVED: usize = 1 << 29;

/// The code of one design.
pub struct Code {
    netlist: Arc<Netlist>,
    layouts: Vec<ModuleLayout>,
    plans: Vec<Plan>,
    groups: Vec<ModuleGroups>,
    jit: Option<JITModule>,
    cache: Cache,
    functions: HashMap<Name, FuncId>,
    /// Functions for groups.
    lanes: HashMap<Name, Mmap>,
    tables: Tables,
    /// Where the code reports to; its address is in the code, so it is owned as a pointer.
    faults: *mut Vec<RawFault>,
}

// SAFETY: the pointer is to a value that this one owns, and that only its own code writes while the engine runs it.
unsafe impl Send for Code {}

impl Code {
    /// Nothing compiled yet.
    ///
    /// # Errors
    /// The machine is one that the code generator does not know.
    pub fn new(
        netlist: Arc<Netlist>,
        layouts: Vec<ModuleLayout>,
        plans: Vec<Plan>,
        groups: Vec<ModuleGroups>,
        cache: Cache,
    ) -> Result<Self, EngineError> {
        let machine = |message: String| EngineError::Code { module: "(machine)".to_owned(), message };
        let mut flags = settings::builder();
        let verify = if cfg!(debug_assertions) { "true" } else { "false" };
        let wanted = [
            ("use_colocated_libcalls", "false"),
            ("is_pic", "false"),
            // Code that is run once a cycle hardly stays in the instruction cache.
            ("opt_level", "speed_and_size"),
            ("enable_verifier", verify),
            ("unwind_info", "false"),
        ];
        for (name, value) in wanted {
            flags.set(name, value).map_err(|error| machine(error.to_string()))?;
        }
        let isa = cranelift::native::builder().map_err(|error| machine(error.to_owned()))?;
        let isa = isa.finish(settings::Flags::new(flags)).map_err(|error| machine(error.to_string()))?;
        let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
        // Addresses are their own names.
        builder.symbol_lookup_fn(Box::new(|name| usize::from_str_radix(name, 16).ok().map(|at| at as *const u8)));
        let memory = ArenaMemoryProvider::new_with_size(RESERVED).map_err(|error| machine(error.to_string()))?;
        builder.memory_provider(Box::new(memory));
        let jit = JITModule::new(builder);
        let (functions, lanes, tables) = (HashMap::new(), HashMap::new(), Tables::default());
        let faults = Box::into_raw(Box::default());
        Ok(Self { netlist, layouts, plans, groups, jit: Some(jit), cache, functions, lanes, tables, faults })
    }

    /// The functions of the top that settle its outputs, in order, and the one of the clock edge.
    ///
    /// # Errors
    /// The code generator refused a module.
    pub fn compile(&mut self) -> Result<(Vec<Compiled>, Compiled), EngineError> {
        let top = self.netlist.top.index();
        let mut wanted = vec![];
        for (module, of) in self.below((top, 1)) {
            wanted.extend((0..self.plans[module].cones.len()).map(|cone| (module, of, Purpose::Cone(cone))));
            if self.plans[module].has_edge || module == top {
                wanted.push((module, of, Purpose::Edge));
            }
        }
        self.define(&wanted)?;
        let cones = (0..self.plans[top].cones.len()).map(|cone| self.address((top, 1, Purpose::Cone(cone))));
        Ok((cones.collect::<Result<_, _>>()?, self.address((top, 1, Purpose::Edge))?))
    }

    /// A module and all below it, with how many instances are evaluated together; children before their parents.
    fn below(&self, from: (usize, u32)) -> BTreeSet<(usize, u32)> {
        let (mut found, mut open) = (BTreeSet::from([from]), vec![from]);
        while let Some((module, of)) = open.pop() {
            for instance in 0..self.netlist.modules[module].instances.len() {
                let child = self.child(module, of, instance);
                if found.insert(child) {
                    open.push(child);
                }
            }
        }
        found
    }

    /// The module of a child, and how many instances are evaluated together in so many of its parent.
    fn child(&self, module: usize, of: u32, instance: usize) -> (usize, u32) {
        let child = self.netlist.modules[module].instances[instance].module.index();
        (child, if of > 1 { of } else { self.groups[module].member(instance).of })
    }

    /// The functions that give every signal of an instance, and of all below it, its value after the cones have run: one
    /// of each module on the way from the top, then its own. `path` has the place of each instance in its parent.
    ///
    /// # Errors
    /// The code generator refused a module.
    pub fn compile_observe(&mut self, path: &[usize]) -> Result<Vec<Compiled>, EngineError> {
        let (mut at, mut way) = ((self.netlist.top.index(), 1), vec![]);
        for instance in path {
            way.push((at.0, at.1, Purpose::Reach(*instance)));
            at = self.child(at.0, at.1, *instance);
        }
        let mut wanted = way.clone();
        wanted.extend(self.below(at).into_iter().map(|(module, of)| (module, of, Purpose::Observe)));
        way.push((at.0, at.1, Purpose::Observe));
        wanted.retain(|name| !self.functions.contains_key(name) && !self.lanes.contains_key(name));
        self.define(&wanted)?;
        way.into_iter().map(|name| self.address(name)).collect()
    }

    /// What a function that gives an instance its inputs evaluates; nothing for the others.
    fn reach(&self, module: usize, purpose: Purpose) -> Result<Vec<Node>, EngineError> {
        let Purpose::Reach(instance) = purpose else { return Ok(vec![]) };
        let drivers = drivers(&self.netlist, &self.netlist.modules[module])?;
        reach(&self.netlist, module, &drivers, &self.groups[module], &self.plans, instance)
    }

    /// The design that the code is made from.
    pub(super) fn netlist(&self) -> &Arc<Netlist> {
        &self.netlist
    }

    /// In which order a module is evaluated.
    pub(super) fn plan(&self, module: usize) -> &Plan {
        &self.plans[module]
    }

    /// The instances of a module that are evaluated together with one of them.
    pub(super) fn group(&self, module: usize, instance: usize) -> Vec<usize> {
        self.groups[module].of(instance)
    }

    /// The first one of them.
    pub(super) fn leader(&self, module: usize, instance: usize) -> usize {
        self.groups[module].leader(instance)
    }

    /// For each module, the count that makes its instances be evaluated until they have settled.
    pub fn depths(&self) -> Vec<u64> {
        self.plans.iter().map(|plan| plan.activity.depth as u64).collect()
    }

    /// What the code has reported since the last call.
    pub fn take_faults(&mut self) -> Vec<RawFault> {
        // SAFETY: made from a box in `new`; compiled code, which also writes it, does not run while `self` is borrowed.
        unsafe { std::mem::take(&mut *self.faults) }
    }

    fn error(&self, module: usize, error: impl std::fmt::Display) -> EngineError {
        EngineError::Code { module: self.netlist.modules[module].name.clone(), message: error.to_string() }
    }

    fn define(&mut self, wanted: &[Name]) -> Result<(), EngineError> {
        let (alone, grouped): (Vec<Name>, Vec<Name>) = wanted.iter().partition(|(_, of, _)| *of == 1);
        for name in grouped {
            let code = self.for_group(name)?;
            name_for_perf(&code, &format!("{} x{}", self.symbol(name), name.1));
            self.lanes.insert(name, code);
        }
        let Some(mut jit) = self.jit.take() else { return Ok(()) };
        let result = self.define_in(&mut jit, &alone);
        self.jit = Some(jit);
        result
    }

    /// What a function is called where its code is looked at, by `perf` for instance.
    fn symbol(&self, (module, _, purpose): Name) -> String {
        format!("{}: {purpose:?}", self.netlist.modules[module].name)
    }

    fn source<'a>(&'a self, module: usize, reach: &'a [Node]) -> Source<'a> {
        Source { netlist: &self.netlist, module, layouts: &self.layouts, plans: &self.plans, reach }
    }

    /// The code of a function for groups; those that it calls are there.
    fn for_group(&mut self, (module, of, purpose): Name) -> Result<Mmap, EngineError> {
        let reach = self.reach(module, purpose)?;
        let mut tables = std::mem::take(&mut self.tables);
        let recorded =
            self.source(module, &reach).emit(purpose, Lanes::new(&self.layouts[module], &mut tables)).finish();
        self.tables = tables;
        let callee = |child, purpose| self.lanes.get(&(child, of, purpose)).map(|code| code.as_ptr() as u64);
        let target = Target { instances: of.into(), faults: self.faults as u64, callee: &callee };
        let (code, kinds, labels) = recorded;
        let bytes = encode(code, &kinds, labels, &target).map_err(|error| self.error(module, error))?;
        let mut pages = MmapMut::map_anon(bytes.len()).map_err(|error| self.error(module, error))?;
        pages.copy_from_slice(&bytes);
        pages.make_exec().map_err(|error| self.error(module, error))
    }

    fn define_in(&mut self, jit: &mut JITModule, wanted: &[Name]) -> Result<(), EngineError> {
        let mut signature = jit.make_signature();
        signature.params = vec![AbiParam::new(types::I64); 2];
        for name in wanted {
            let declared = jit.declare_function(&self.symbol(*name), Linkage::Local, &signature);
            let declared = declared.map_err(|error| self.error(name.0, error))?;
            self.functions.insert(*name, declared);
        }
        let mut frontend = FunctionBuilderContext::new();
        let mut emitted = vec![];
        for name in wanted {
            let (module, _, purpose) = *name;
            let id = self.functions[name];
            let mut function = Function::with_name_signature(UserFuncName::user(0, id.as_u32()), signature.clone());
            let reach = self.reach(module, purpose)?;
            let mut tables = std::mem::take(&mut self.tables);
            let builder = FunctionBuilder::new(&mut function, &mut frontend);
            let target = jit.target_config();
            let mut symbols = Symbols { jit, signature: &signature, functions: &self.functions, lanes: &self.lanes };
            let machine = Scalar::new(builder, &mut symbols, &mut tables, self.faults as u64);
            self.source(module, &reach).emit(purpose, machine).finish(target);
            self.tables = tables;
            emitted.push(Emitted { id, module, function });
        }
        link::define(jit, &self.cache, emitted).map_err(|(module, error)| self.error(module, error))?;
        jit.finalize_definitions().map_err(|error| self.error(self.netlist.top.index(), error))
    }

    pub(super) fn address(&self, name: Name) -> Result<Compiled, EngineError> {
        let missing = || self.error(name.0, "function is not compiled");
        let code = match self.lanes.get(&name) {
            Some(code) => code.as_ptr(),
            None => {
                let id = self.functions.get(&name).ok_or_else(missing)?;
                self.jit.as_ref().ok_or_else(missing)?.get_finalized_function(*id)
            }
        };
        // SAFETY: the function was defined with the signature of `Compiled` and the platform's calling convention.
        Ok(unsafe { std::mem::transmute::<*const u8, Compiled>(code) })
    }
}

/// Tells `perf` what code is, as Cranelift does for its functions: in the file and under the conditions that it uses.
fn name_for_perf(code: &Mmap, symbol: &str) {
    if !cfg!(unix) || std::env::var_os("PERF_BUILDID_DIR").is_none() {
        return;
    }
    let path = format!("/tmp/perf-{}.map", std::process::id());
    if let Ok(mut map) = OpenOptions::new().create(true).append(true).open(path) {
        // Who cannot write it has code without names.
        drop(writeln!(map, "{:x} {:x} {symbol}", code.as_ptr() as usize, code.len()));
    }
}

/// What functions of instances that are evaluated alone refer to.
struct Symbols<'a> {
    jit: &'a mut JITModule,
    signature: &'a Signature,
    functions: &'a HashMap<Name, FuncId>,
    lanes: &'a HashMap<Name, Mmap>,
}

impl Outside for Symbols<'_> {
    fn callee(&mut self, by: &mut Function, (child, of): (usize, u32), purpose: Purpose) -> Option<FuncRef> {
        let name = (child, of, purpose);
        let id = match self.lanes.get(&name) {
            Some(code) => {
                let address = format!("{:x}", code.as_ptr() as usize);
                let declared = self.jit.declare_function(&address, Linkage::Import, self.signature);
                declared.expect("an address has one signature")
            }
            None => *self.functions.get(&name)?,
        };
        Some(self.jit.declare_func_in_func(id, by))
    }

    fn address(&mut self, by: &mut Function, address: u64) -> GlobalValue {
        let declared = self.jit.declare_data(&format!("{address:x}"), Linkage::Import, true, false);
        self.jit.declare_data_in_func(declared.expect("an address is either data or a function"), by)
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(jit) = self.jit.take() {
            // SAFETY: only the engine that owns this calls the functions, and it is being dropped.
            unsafe { jit.free_memory() };
        }
        // SAFETY: made from a box in `new`, and the code that knew the address is gone.
        drop(unsafe { Box::from_raw(self.faults) });
    }
}
