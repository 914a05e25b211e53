cb_registers.v
