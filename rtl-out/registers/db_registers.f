db_registers.v
