spi_registers.v
