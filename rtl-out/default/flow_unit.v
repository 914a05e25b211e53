// flow_unit: generator of hdl/src/front/flow.rs
// Written by Tombolo; change the source.

module flow_unit (
  input wire [31:0] word,
  input wire [47:0] pc,
  input wire scc,
  input wire vcc_any,
  input wire exec_any,
  input wire [5:0] loads,
  input wire [5:0] stores,
  input wire [5:0] scalar_loads,
  input wire scalars_pending,
  input wire vectors_pending,
  output reg ready,
  output reg taken,
  output wire [47:0] target,
  output wire [4:0] hold,
  output wire ends,
  output wire illegal
);

  reg [4:0] kind;
  wire is_branch;
  wire alu_done;
  wire idle;

  always @*
    case (word[22:16])
      7'd0: kind = 5'd2;
      7'd5: kind = 5'd1;
      7'd7: kind = 5'd1;
      7'd8: kind = 5'h10;
      7'ha: kind = 5'h11;
      7'h20: kind = 5'd3;
      7'h21: kind = 5'd4;
      7'h22: kind = 5'd5;
      7'h23: kind = 5'd6;
      7'h24: kind = 5'd7;
      7'h25: kind = 5'd8;
      7'h26: kind = 5'd9;
      7'h40: kind = 5'ha;
      7'h41: kind = 5'hb;
      7'h47: kind = 5'hc;
      7'h42: kind = 5'hd;
      7'h43: kind = 5'hd;
      7'h44: kind = 5'hd;
      7'h46: kind = 5'hd;
      7'h48: kind = 5'he;
      7'h49: kind = 5'hf;
      7'h36: kind = 5'h12;
      7'h30: kind = 5'h13;
      default: kind = 5'd0;
    endcase

  assign is_branch = (~(kind < 5'd3)) & (kind < 5'ha);

  always @*
    case (kind)
      5'd3: taken = 1'b1;
      5'd4: taken = ~scc;
      5'd5: taken = scc;
      5'd6: taken = ~vcc_any;
      5'd7: taken = vcc_any;
      5'd8: taken = ~exec_any;
      5'd9: taken = exec_any;
      default: taken = 1'b0;
    endcase

  assign target = pc + {{30{word[15]}}, {word[15:0], 2'd0}} + 48'd4;
  assign alu_done = (~scalars_pending) & (~vectors_pending);
  assign idle = alu_done & (~(|loads)) & (~(|stores)) & (~(|scalar_loads));

  always @*
    case (kind)
      5'ha: ready = ~(word[5:0] < loads);
      5'hb: ready = ~(word[5:0] < stores);
      5'hc: ready = ~({1'b0, word[4:0]} < scalar_loads);
      5'he: ready = ~(word[13:8] < loads);
      5'hf: ready = ~(word[13:8] < stores);
      5'h10: ready = alu_done;
      5'h11: ready = idle;
      5'h13: ready = idle;
      default: ready = (~is_branch) | (~scalars_pending);
    endcase

  assign hold = ((taken ? 5'd8 : 5'd2) & {5{is_branch}}) | ({1'b0, word[3:0]} & {5{kind == 5'd2}});
  assign ends = kind == 5'h13;
  assign illegal = (~(|kind)) | ((kind == 5'h12) & (word[15:0] != 16'd3));

endmodule
