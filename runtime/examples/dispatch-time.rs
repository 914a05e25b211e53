//! Measures what a dispatch takes: the median of 1,000 launches of a small kernel (`testbenches/kernels/vecadd`, four waves of 32), on
//! the engine that the environment names. `cargo run --release -p tombolo-runtime --example dispatch-time`

use std::error::Error;
use std::path::Path;
use std::time::Instant;
use tombolo::{Device, Launch, Options};

fn main() -> Result<(), Box<dyn Error>> {
    const COUNT: usize = 1000;
    let started = Instant::now();
    let device = Device::new(Options::from_environment()?)?;
    println!("{}: built in {:.2} s", device.options().engine.name(), started.elapsed().as_secs_f64());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testbenches/kernels/vecadd/kernel_gfx1201.elf");
    let kernel = device.load(&std::fs::read(file)?)?.kernel("vecadd")?;
    let buffers = [device.allocate(512)?, device.allocate(512)?, device.allocate(512)?];
    let mut arguments: Vec<u8> = buffers.iter().flat_map(|address| address.to_le_bytes()).collect();
    arguments.extend(128u32.to_le_bytes());
    let launch = Launch { grid: [128, 1, 1], block: [64, 1, 1], arguments: &arguments, ..Launch::default() };
    let (mut seconds, mut instructions) = (vec![], 0);
    for _ in 0..COUNT {
        let started = Instant::now();
        instructions = device.launch(&kernel, &launch)?.instructions;
        seconds.push(started.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    let median = seconds[COUNT / 2];
    println!(
        "a dispatch of {instructions} instructions: median {:.1} us (fastest {:.1}, slowest {:.1}), {:.2} M instructions/s",
        1e6 * median,
        1e6 * seconds[0],
        1e6 * seconds[COUNT - 1],
        instructions as f64 / median / 1e6
    );
    println!("copied for a dispatch: {} bytes of arguments, packet and queue", 64 + 256 + kernel.segment_bytes());
    Ok(())
}
