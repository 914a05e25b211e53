//! What the access unit does in a pass over the beats of an instruction, and which registers it reads for it.

use super::operations::Cross;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What the access unit does in a cycle.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum LdsState {
    /// Nothing.
    Idle,
    /// Reads VGPR rows, then takes the last one.
    Read,
    /// Accesses the banks.
    Access,
    /// Takes the words of a lane that computes.
    Drain,
    /// Computes what the lane stores.
    Compute,
}

generator_block! {
    /// One pass loads or stores. Data between lanes takes several: stored by the lane or by index, at last loaded.
    pub struct LdsPass() {
        /// Between lanes.
        in cross: (Cross),
        /// One lane after another.
        in serial: (Bit),
        /// Dwords loaded.
        in loads: (Bits<3>),
        /// Dwords stored.
        in stores: (Bits<3>),
        /// Number of the pass.
        in pass: (Bits<2>),
        /// A serial instruction stores what it has computed.
        in storing_result: (Bit),
        /// Data goes between lanes.
        out crosses: (Bit),
        /// It is the last pass.
        out last: (Bit),
        /// It stores.
        out storing: (Bit),
        /// Dwords of an access.
        out dwords: (Bits<3>),
    }
    |g| {
        let [cross, pass, loads, stores] = ["cross", "pass", "loads", "stores"].map(|name| g.input(name));
        let crosses = g.name("crosses", &cross.any());
        // Forward: zeros by lane, data by index, loads by lane. The others: data by lane, loads by index.
        let last = !&crosses | pass.is(2) | (pass.is(1) & !cross.is_a(Cross::Forward));
        let of_memory = g.input("serial").select(&g.input("storing_result"), &stores.any());
        let storing = crosses.select(&!&last, &of_memory);
        g.output("dwords", &(&storing & !&crosses).select(&stores, &loads));
        g.output("crosses", &crosses);
        g.output("last", &last);
        g.output("storing", &storing);
    }
}

generator_block! {
    /// The register that a step reads: the address, then DATA0, then DATA1. Registers beyond those of the wave: a source is
    /// V0; with such a destination nothing is done (3.3.2.2, 3.3.5.1).
    /// `accumulates`: 1 where data may lie in accumulation VGPRs, which are behind the others, else 0.
    pub struct LdsRegisters(accumulates: usize) {
        /// The step.
        in step: (Bits<4>),
        /// ADDR.
        in address: (Bits<8>),
        /// DATA0.
        in data0: (Bits<8>),
        /// DATA1.
        in data1: (Bits<8>),
        /// Dwords in DATA0.
        in data0_dwords: (Bits<3>),
        /// Dwords in DATA1.
        in data1_dwords: (Bits<3>),
        /// Behind the data comes the second register of the address.
        in flat: (Bit),
        /// VDST.
        in destination: (Bits<8>),
        /// Dwords returned.
        in returns: (Bits<3>),
        /// VGPRs of a wave.
        in vgprs: (Bits<11>),
        /// Of CDNA4: the first VGPR that accumulates,
        in accumulation: [Bits<11>; accumulates],
        /// and that data and result do.
        in accumulated: [Bit; accumulates],
        /// The register.
        out register: (Bits<11>),
        /// Every register was read in the steps before.
        out all: (Bit),
        /// It is the second one of the address.
        out high: (Bit),
        /// A destination lies beyond the registers.
        out beyond: (Bit),
    }
    |g| {
        let wide = |name| g.input(name).zero_extend(11);
        let (step, vgprs) = (g.input("step"), g.input("vgprs"));
        let [data0_dwords, data1_dwords] = ["data0_dwords", "data1_dwords"].map(|name| g.input(name).zero_extend(4));
        let data_step = step.plus(0xf);
        let second = !data_step.less(&data0_dwords);
        let data0 = wide("data0") + data_step.zero_extend(11);
        let data1 = wide("data1") + (&data_step - &data0_dwords).zero_extend(11);
        let behind = data0_dwords + data1_dwords;
        let high = g.input("flat") & behind.less(&step);
        let data = second.select(&data1, &data0);
        let address = wide("address") + high.zero_extend(11);
        let register = g.name("wanted", &(step.none() | &high).select(&address, &data));
        let accumulation: Vec<(Wire, Wire)> =
            g.inputs("accumulation", accumulates).into_iter().zip(g.inputs("accumulated", accumulates)).collect();
        let is_data = !(step.none() | &high);
        let (register, end) = accumulation.iter().fold((register, vgprs.clone()), |(register, _), (from, here)| {
            let here = here & &is_data;
            (register + from.when(&here), here.select(&vgprs, from))
        });
        g.output("register", &register.when(&register.less(&end)));
        g.output("all", &(behind + g.input("flat").zero_extend(4)).less(&step));
        g.output("high", &high);
        let end = wide("destination") + wide("returns");
        let (end, vgprs) = accumulation.iter().fold((end, vgprs), |(end, vgprs), (from, here)| {
            (end + from.when(here), here.select(&vgprs, from))
        });
        g.output("beyond", &(g.input("returns").any() & vgprs.less(&end)));
    }
}
