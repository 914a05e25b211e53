// wave_select: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.

module wave_select (
  input wire [3:0] index,
  input wire [63:0] exec_0,
  input wire [63:0] exec_1,
  input wire [63:0] exec_2,
  input wire [63:0] exec_3,
  input wire [31:0] mode_0,
  input wire [31:0] mode_1,
  input wire [31:0] mode_2,
  input wire [31:0] mode_3,
  input wire [10:0] vgpr_base_0,
  input wire [10:0] vgpr_base_1,
  input wire [10:0] vgpr_base_2,
  input wire [10:0] vgpr_base_3,
  input wire scc_0,
  input wire scc_1,
  input wire scc_2,
  input wire scc_3,
  input wire settled_0,
  input wire settled_1,
  input wire settled_2,
  input wire settled_3,
  output reg [63:0] wave_exec,
  output reg [31:0] wave_mode,
  output reg [10:0] wave_vgpr_base,
  output reg wave_scc,
  output reg wave_settled
);

  always @*
    case (index)
      4'd1: wave_exec = exec_1;
      4'd2: wave_exec = exec_2;
      4'd3: wave_exec = exec_3;
      default: wave_exec = exec_0;
    endcase

  always @*
    case (index)
      4'd1: wave_mode = mode_1;
      4'd2: wave_mode = mode_2;
      4'd3: wave_mode = mode_3;
      default: wave_mode = mode_0;
    endcase

  always @*
    case (index)
      4'd1: wave_vgpr_base = vgpr_base_1;
      4'd2: wave_vgpr_base = vgpr_base_2;
      4'd3: wave_vgpr_base = vgpr_base_3;
      default: wave_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (index)
      4'd1: wave_scc = scc_1;
      4'd2: wave_scc = scc_2;
      4'd3: wave_scc = scc_3;
      default: wave_scc = scc_0;
    endcase

  always @*
    case (index)
      4'd1: wave_settled = settled_1;
      4'd2: wave_settled = settled_2;
      4'd3: wave_settled = settled_3;
      default: wave_settled = settled_0;
    endcase

endmodule
