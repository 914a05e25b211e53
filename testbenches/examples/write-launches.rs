//! Writes manifests, inputs and expectations of the repository's own launches beside their code objects.

use tombolo_testbenches::launches::{kernels_folder, launches};

fn main() -> std::io::Result<()> {
    for launch in launches() {
        let folder = kernels_folder().join(launch.name);
        for (name, content) in launch.files() {
            std::fs::write(folder.join(name), content)?;
        }
    }
    Ok(())
}
