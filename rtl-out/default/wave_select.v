// wave_select: generator of hdl/src/front/select.rs
// Written by Tombolo; change the source.

module wave_select (
  input wire [3:0] index,
  input wire [63:0] exec_0,
  input wire [63:0] exec_1,
  input wire [63:0] exec_2,
  input wire [63:0] exec_3,
  input wire [63:0] exec_4,
  input wire [63:0] exec_5,
  input wire [63:0] exec_6,
  input wire [63:0] exec_7,
  input wire [63:0] exec_8,
  input wire [63:0] exec_9,
  input wire [63:0] exec_10,
  input wire [63:0] exec_11,
  input wire [63:0] exec_12,
  input wire [63:0] exec_13,
  input wire [63:0] exec_14,
  input wire [63:0] exec_15,
  input wire [31:0] mode_0,
  input wire [31:0] mode_1,
  input wire [31:0] mode_2,
  input wire [31:0] mode_3,
  input wire [31:0] mode_4,
  input wire [31:0] mode_5,
  input wire [31:0] mode_6,
  input wire [31:0] mode_7,
  input wire [31:0] mode_8,
  input wire [31:0] mode_9,
  input wire [31:0] mode_10,
  input wire [31:0] mode_11,
  input wire [31:0] mode_12,
  input wire [31:0] mode_13,
  input wire [31:0] mode_14,
  input wire [31:0] mode_15,
  input wire [10:0] vgpr_base_0,
  input wire [10:0] vgpr_base_1,
  input wire [10:0] vgpr_base_2,
  input wire [10:0] vgpr_base_3,
  input wire [10:0] vgpr_base_4,
  input wire [10:0] vgpr_base_5,
  input wire [10:0] vgpr_base_6,
  input wire [10:0] vgpr_base_7,
  input wire [10:0] vgpr_base_8,
  input wire [10:0] vgpr_base_9,
  input wire [10:0] vgpr_base_10,
  input wire [10:0] vgpr_base_11,
  input wire [10:0] vgpr_base_12,
  input wire [10:0] vgpr_base_13,
  input wire [10:0] vgpr_base_14,
  input wire [10:0] vgpr_base_15,
  input wire scc_0,
  input wire scc_1,
  input wire scc_2,
  input wire scc_3,
  input wire scc_4,
  input wire scc_5,
  input wire scc_6,
  input wire scc_7,
  input wire scc_8,
  input wire scc_9,
  input wire scc_10,
  input wire scc_11,
  input wire scc_12,
  input wire scc_13,
  input wire scc_14,
  input wire scc_15,
  input wire settled_0,
  input wire settled_1,
  input wire settled_2,
  input wire settled_3,
  input wire settled_4,
  input wire settled_5,
  input wire settled_6,
  input wire settled_7,
  input wire settled_8,
  input wire settled_9,
  input wire settled_10,
  input wire settled_11,
  input wire settled_12,
  input wire settled_13,
  input wire settled_14,
  input wire settled_15,
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
      4'd4: wave_exec = exec_4;
      4'd5: wave_exec = exec_5;
      4'd6: wave_exec = exec_6;
      4'd7: wave_exec = exec_7;
      4'd8: wave_exec = exec_8;
      4'd9: wave_exec = exec_9;
      4'ha: wave_exec = exec_10;
      4'hb: wave_exec = exec_11;
      4'hc: wave_exec = exec_12;
      4'hd: wave_exec = exec_13;
      4'he: wave_exec = exec_14;
      4'hf: wave_exec = exec_15;
      default: wave_exec = exec_0;
    endcase

  always @*
    case (index)
      4'd1: wave_mode = mode_1;
      4'd2: wave_mode = mode_2;
      4'd3: wave_mode = mode_3;
      4'd4: wave_mode = mode_4;
      4'd5: wave_mode = mode_5;
      4'd6: wave_mode = mode_6;
      4'd7: wave_mode = mode_7;
      4'd8: wave_mode = mode_8;
      4'd9: wave_mode = mode_9;
      4'ha: wave_mode = mode_10;
      4'hb: wave_mode = mode_11;
      4'hc: wave_mode = mode_12;
      4'hd: wave_mode = mode_13;
      4'he: wave_mode = mode_14;
      4'hf: wave_mode = mode_15;
      default: wave_mode = mode_0;
    endcase

  always @*
    case (index)
      4'd1: wave_vgpr_base = vgpr_base_1;
      4'd2: wave_vgpr_base = vgpr_base_2;
      4'd3: wave_vgpr_base = vgpr_base_3;
      4'd4: wave_vgpr_base = vgpr_base_4;
      4'd5: wave_vgpr_base = vgpr_base_5;
      4'd6: wave_vgpr_base = vgpr_base_6;
      4'd7: wave_vgpr_base = vgpr_base_7;
      4'd8: wave_vgpr_base = vgpr_base_8;
      4'd9: wave_vgpr_base = vgpr_base_9;
      4'ha: wave_vgpr_base = vgpr_base_10;
      4'hb: wave_vgpr_base = vgpr_base_11;
      4'hc: wave_vgpr_base = vgpr_base_12;
      4'hd: wave_vgpr_base = vgpr_base_13;
      4'he: wave_vgpr_base = vgpr_base_14;
      4'hf: wave_vgpr_base = vgpr_base_15;
      default: wave_vgpr_base = vgpr_base_0;
    endcase

  always @*
    case (index)
      4'd1: wave_scc = scc_1;
      4'd2: wave_scc = scc_2;
      4'd3: wave_scc = scc_3;
      4'd4: wave_scc = scc_4;
      4'd5: wave_scc = scc_5;
      4'd6: wave_scc = scc_6;
      4'd7: wave_scc = scc_7;
      4'd8: wave_scc = scc_8;
      4'd9: wave_scc = scc_9;
      4'ha: wave_scc = scc_10;
      4'hb: wave_scc = scc_11;
      4'hc: wave_scc = scc_12;
      4'hd: wave_scc = scc_13;
      4'he: wave_scc = scc_14;
      4'hf: wave_scc = scc_15;
      default: wave_scc = scc_0;
    endcase

  always @*
    case (index)
      4'd1: wave_settled = settled_1;
      4'd2: wave_settled = settled_2;
      4'd3: wave_settled = settled_3;
      4'd4: wave_settled = settled_4;
      4'd5: wave_settled = settled_5;
      4'd6: wave_settled = settled_6;
      4'd7: wave_settled = settled_7;
      4'd8: wave_settled = settled_8;
      4'd9: wave_settled = settled_9;
      4'ha: wave_settled = settled_10;
      4'hb: wave_settled = settled_11;
      4'hc: wave_settled = settled_12;
      4'hd: wave_settled = settled_13;
      4'he: wave_settled = settled_14;
      4'hf: wave_settled = settled_15;
      default: wave_settled = settled_0;
    endcase

endmodule
