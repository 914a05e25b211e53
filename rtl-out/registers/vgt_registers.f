vgt_registers.v
