sq_registers.v
