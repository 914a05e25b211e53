tp_registers.v
