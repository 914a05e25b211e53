//! What is proved of the records of outstanding requests: none is lost, none is finished before its answer has come, and no number is given
//! twice.

use super::MemoryReturns;
use crate::config::ECP5;
use crate::port::LineResponse;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};

/// Of `ecp5`'s records: see [`Proof`].
pub const PROOF: Proof = Proof {
    name: "memory_returns",
    block: || connected(MemoryReturns::new(ECP5)),
    properties,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "memory_returns", signal: "answered", fault: Fault::StuckAtOne(3) },
};

fn properties(p: &Properties) {
    let depth = ECP5.memory_requests as u128;
    let bits = depth.trailing_zeros();
    let [push, free, waits, pops, count, number] =
        ["push", "free", "waits", "pops", "count", "number"].map(|name| p.signal(name));
    p.assume("pushes_if_free", &implies(&push, &free));
    // Records: none is lost, none is made where there is no room.
    let model = p.state("records", 8, 0, |held| held + push.zero_extend(8) - pops.zero_extend(8));
    p.assert("none_is_lost", &model.equals(&count.zero_extend(8)));
    let room = model.same_width(depth) - p.signal("valid").zero_extend(8);
    p.assert("none_too_many", &!room.less(&model));
    p.assert("pops_what_is_there", &implies(&pops, &model.any()));
    let age = p.signal("tail") - p.signal("head");
    p.assert("numbers_are_in_use", &age.equals(&model.zero_extend(12)));
    // Any number: its record is not finished before its answer has come.
    let any = p.any_number("any", bits);
    let is_any = |tag: &Wire| tag.slice(0, bits).equals(&any) & tag.slice(bits, 6 - bits).none();
    let response = p.record::<LineResponse>("response");
    let answer = (&response.valid & &response.last & is_any(&response.tag))
        | (p.signal("atomic_valid") & is_any(&p.signal("atomic_tag")));
    let pushed = &push & is_any(&number);
    let open = p.state("open", 1, 0, |open| (&pushed & &waits) | (open & !&answer));
    p.assume("answers_what_waits", &implies(&answer, &open));
    let pops_any = &pops & is_any(&p.signal("oldest"));
    p.assert("not_finished_before_its_answer", &implies(&pops_any, &!&open));
    p.assert("open_is_known", &implies(&open, &!p.signal("answered").slice_at(&any, 1)));
    // A number that is open is in use: it is not given to another record.
    let place = &any - &p.signal("head").slice(0, bits);
    let in_use = place.zero_extend(8).less(&model);
    p.assert("open_numbers_are_in_use", &implies(&open, &in_use));
    p.assert("not_given_twice", &implies(&pushed, &!&open));
}
