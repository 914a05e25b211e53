//! Waves of shaders, beside those of dispatches: a wave is placed, gets the VGPRs and scalar registers that its stage begins with, and runs.
//!
//! | Block | |
//! |---|---|
//! | [`record`] | what a stage asks for, and where its wave is |
//! | [`stage::StageWave`] | the request of a stage from its registers (SPI_SHADER_PGM_*) |
//! | [`launcher::Launcher`] | the sequence, at the ports that the dispatcher drives too |

pub mod launcher;
pub mod record;
pub mod stage;
