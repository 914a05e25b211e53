gb_registers.v
