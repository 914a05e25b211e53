cp_registers.v
