//! Machine code of a design: declares, emits and links the functions of all its modules.

use super::function::{Purpose, Source};
use super::graph::Node;
use super::layout::ModuleLayout;
use super::logic::Tables;
use super::memory::RawFault;
use super::plan::{Plan, reach};
use crate::engine::EngineError;
use cranelift::codegen::ir::{Function, UserFuncName};
use cranelift::jit::{JITBuilder, JITModule};
use cranelift::module::{FuncId, Module as _, ModuleError, default_libcall_names};
use cranelift::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use tombolo_netlist::ir::Netlist;
use tombolo_netlist::schedule::drivers;

/// A compiled function: address of the instance's block, of its memory block.
pub type Compiled = unsafe extern "C" fn(*mut u64, *mut u64);

/// The code of one design.
pub struct Code {
    netlist: Arc<Netlist>,
    layouts: Vec<ModuleLayout>,
    plans: Vec<Plan>,
    jit: Option<JITModule>,
    functions: HashMap<(usize, Purpose), FuncId>,
    tables: Tables,
    /// Where the code reports to; its address is in the code, so it is owned as a pointer.
    faults: *mut Vec<RawFault>,
}

impl Code {
    /// Nothing compiled yet.
    ///
    /// # Errors
    /// The machine is one that the code generator does not know.
    pub fn new(netlist: Arc<Netlist>, layouts: Vec<ModuleLayout>, plans: Vec<Plan>) -> Result<Self, EngineError> {
        let machine = |message: String| EngineError::Code { module: "(machine)".to_owned(), message };
        let mut flags = settings::builder();
        let verify = if cfg!(debug_assertions) { "true" } else { "false" };
        let wanted = [
            ("use_colocated_libcalls", "false"),
            ("is_pic", "false"),
            ("opt_level", "speed"),
            ("enable_verifier", verify),
            ("unwind_info", "false"),
        ];
        for (name, value) in wanted {
            flags.set(name, value).map_err(|error| machine(error.to_string()))?;
        }
        let isa = cranelift::native::builder().map_err(|error| machine(error.to_owned()))?;
        let isa = isa.finish(settings::Flags::new(flags)).map_err(|error| machine(error.to_string()))?;
        let jit = JITModule::new(JITBuilder::with_isa(isa, default_libcall_names()));
        let (functions, tables) = (HashMap::new(), Tables::default());
        let faults = Box::into_raw(Box::default());
        Ok(Self { netlist, layouts, plans, jit: Some(jit), functions, tables, faults })
    }

    /// The functions of the top that settle its outputs, in order, and the one of the clock edge.
    ///
    /// # Errors
    /// The code generator refused a module.
    pub fn compile(&mut self) -> Result<(Vec<Compiled>, Compiled), EngineError> {
        let mut wanted = vec![];
        for module in 0..self.netlist.modules.len() {
            wanted.extend((0..self.plans[module].cones.len()).map(|cone| (module, Purpose::Cone(cone))));
            if self.plans[module].has_edge || module == self.netlist.top.index() {
                wanted.push((module, Purpose::Edge));
            }
        }
        self.define(&wanted)?;
        let top = self.netlist.top.index();
        let cones = (0..self.plans[top].cones.len()).map(|cone| self.address(top, Purpose::Cone(cone)));
        Ok((cones.collect::<Result<_, _>>()?, self.address(top, Purpose::Edge)?))
    }

    /// The functions that give every signal of an instance, and of all below it, its value after the cones have run: one
    /// of each module on the way from the top, then its own. `path` has the place of each instance in its parent.
    ///
    /// # Errors
    /// The code generator refused a module.
    pub fn compile_observe(&mut self, path: &[usize]) -> Result<Vec<Compiled>, EngineError> {
        let netlist = self.netlist.clone();
        let (mut at, mut way) = (netlist.top.index(), vec![]);
        for instance in path {
            way.push((at, Purpose::Reach(*instance)));
            at = netlist.modules[at].instances[*instance].module.index();
        }
        way.push((at, Purpose::Observe));
        let (mut wanted, mut open) = (way.clone(), vec![at]);
        while let Some(module) = open.pop() {
            for instance in &netlist.modules[module].instances {
                let child = (instance.module.index(), Purpose::Observe);
                if !wanted.contains(&child) {
                    wanted.push(child);
                    open.push(child.0);
                }
            }
        }
        wanted.retain(|function| !self.functions.contains_key(function));
        self.define(&wanted)?;
        way.into_iter().map(|(module, purpose)| self.address(module, purpose)).collect()
    }

    /// What a function that gives an instance its inputs evaluates; nothing for the others.
    fn reach(&self, module: usize, purpose: Purpose) -> Result<Vec<Node>, EngineError> {
        let Purpose::Reach(instance) = purpose else { return Ok(vec![]) };
        let drivers = drivers(&self.netlist, &self.netlist.modules[module])?;
        reach(&self.netlist, module, &drivers, &self.plans, instance)
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

    fn define(&mut self, wanted: &[(usize, Purpose)]) -> Result<(), EngineError> {
        let Some(mut jit) = self.jit.take() else { return Ok(()) };
        let result = self.define_in(&mut jit, wanted);
        self.jit = Some(jit);
        result
    }

    fn define_in(&mut self, jit: &mut JITModule, wanted: &[(usize, Purpose)]) -> Result<(), EngineError> {
        let mut signature = jit.make_signature();
        signature.params = vec![AbiParam::new(types::I64); 2];
        for (module, purpose) in wanted {
            let declared = jit.declare_anonymous_function(&signature).map_err(|error| self.error(*module, error))?;
            self.functions.insert((*module, *purpose), declared);
        }
        let mut context = jit.make_context();
        let mut frontend = FunctionBuilderContext::new();
        for (module, purpose) in wanted {
            let id = self.functions[&(*module, *purpose)];
            context.func.signature = signature.clone();
            context.func.name = UserFuncName::user(0, id.as_u32());
            let reach = self.reach(*module, *purpose)?;
            let source = Source {
                netlist: &self.netlist,
                module: *module,
                layouts: &self.layouts,
                plans: &self.plans,
                reach: &reach,
                faults: self.faults as u64,
            };
            let builder = FunctionBuilder::new(&mut context.func, &mut frontend);
            let (functions, target) = (&self.functions, jit.target_config());
            let mut callee = |function: &mut Function, child: usize, purpose: Purpose| {
                functions.get(&(child, purpose)).map(|id| jit.declare_func_in_func(*id, function))
            };
            source.emit(*purpose, builder, &mut self.tables, &mut callee, target);
            jit.define_function(id, &mut context).map_err(|error| self.error(*module, details(error)))?;
            jit.clear_context(&mut context);
        }
        jit.finalize_definitions().map_err(|error| self.error(self.netlist.top.index(), error))
    }

    fn address(&self, module: usize, purpose: Purpose) -> Result<Compiled, EngineError> {
        let missing = || self.error(module, "function is not compiled");
        let id = self.functions.get(&(module, purpose)).ok_or_else(missing)?;
        let jit = self.jit.as_ref().ok_or_else(missing)?;
        let code = jit.get_finalized_function(*id);
        // SAFETY: the function was defined with the signature of `Compiled` and the platform's calling convention.
        Ok(unsafe { std::mem::transmute::<*const u8, Compiled>(code) })
    }
}

/// The code generator's own words; its Display hides what the verifier found.
fn details(error: ModuleError) -> String {
    match error {
        ModuleError::Compilation(error) => format!("{error:?}"),
        other => other.to_string(),
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
