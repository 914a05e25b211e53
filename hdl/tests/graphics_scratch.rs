use rust_hdl::prelude::Block;
use tombolo_hdl::{compute_queue::ComputeQueue, config::Config};
#[test]
fn elaborates() {
    let build = || {
        let mut queue = ComputeQueue::new(Config::by_name("gfx7").unwrap());
        queue.connect_all();
        match tombolo_netlist::elaborate(&queue, "compute_queue") { Ok(_) => (), Err(errors) => { for e in errors.iter().take(10) { eprintln!("{e}"); } panic!() } }
    };
    std::thread::Builder::new().stack_size(512 << 20).spawn(build).unwrap().join().unwrap();
}
