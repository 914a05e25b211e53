pa_registers.v
