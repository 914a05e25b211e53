// flow_unit: generator of hdl/src/front/flow.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module flow_unit (
  input wire [31:0] word,
  input wire scc,
  input wire vcc_any,
  input wire exec_any,
  input wire [5:0] loads,
  input wire [5:0] stores,
  input wire [5:0] scalar_loads,
  input wire [5:0] salu,
  input wire [5:0] valu_queued,
  input wire [5:0] valu,
  input wire [5:0] valu_scalars,
  input wire [5:0] lds,
  input wire [5:0] lds_reads,
  input wire [5:0] memory_reads,
  input wire alone,
  input wire barrier_complete,
  output reg ready,
  output wire taken,
  output wire [16:0] step,
  output reg [4:0] hold,
  output wire [6:0] sleep,
  output wire sleep_forever,
  output wire halts,
  output wire wakes,
  output wire sets_priority,
  output wire sets_rounding,
  output wire sets_denormals,
  output wire starts_clause,
  output wire legal_in_clause,
  output wire invalidates,
  output wire signals,
  output wire asks_first,
  output wire waited,
  output wire interrupts,
  output wire ends,
  output wire illegal,
  output wire traps
);

  wire [5:0] kind;
  wire is_branch;
  wire scalars_done;
  wire operands_read;
  wire idle;

  reg [5:0] looked_up_1;
  always @*
    case (word[15:8])
      8'h4e: looked_up_1 = 6'h1c;
      8'h4f: looked_up_1 = 6'h1d;
      default: looked_up_1 = 6'd0;
    endcase

  reg [5:0] looked_up_2;
  always @*
    case (word[22:16])
      7'd0: looked_up_2 = 6'd2;
      7'd7: looked_up_2 = 6'd1;
      7'h38: looked_up_2 = 6'd1;
      7'h39: looked_up_2 = 6'd1;
      7'hb: looked_up_2 = 6'd1;
      7'd5: looked_up_2 = 6'h13;
      7'd8: looked_up_2 = 6'h11;
      7'ha: looked_up_2 = 6'h12;
      7'd9: looked_up_2 = 6'h12;
      7'h20: looked_up_2 = 6'd3;
      7'h21: looked_up_2 = 6'd4;
      7'h22: looked_up_2 = 6'd5;
      7'h23: looked_up_2 = 6'd6;
      7'h24: looked_up_2 = 6'd7;
      7'h25: looked_up_2 = 6'd8;
      7'h26: looked_up_2 = 6'd9;
      7'h40: looked_up_2 = 6'ha;
      7'h41: looked_up_2 = 6'hb;
      7'h47: looked_up_2 = 6'hc;
      7'h42: looked_up_2 = 6'he;
      7'h43: looked_up_2 = 6'he;
      7'h44: looked_up_2 = 6'he;
      7'h46: looked_up_2 = 6'hd;
      7'h48: looked_up_2 = 6'hf;
      7'h49: looked_up_2 = 6'h10;
      7'd3: looked_up_2 = 6'h14;
      7'h34: looked_up_2 = 6'h15;
      7'h35: looked_up_2 = 6'h16;
      7'h11: looked_up_2 = 6'h17;
      7'h12: looked_up_2 = 6'h18;
      7'd2: looked_up_2 = 6'h19;
      7'd1: looked_up_2 = 6'h1a;
      7'h3c: looked_up_2 = 6'h1b;
      7'h14: looked_up_2 = 6'h1e;
      7'h36: looked_up_2 = 6'h1f;
      7'h37: looked_up_2 = 6'h20;
      7'h10: looked_up_2 = 6'h21;
      7'h30: looked_up_2 = 6'h22;
      7'h31: looked_up_2 = 6'h22;
      default: looked_up_2 = 6'd0;
    endcase

  assign kind = (word[31:23] == 9'h17f) ? looked_up_2 : looked_up_1;
  assign is_branch = (~(kind < 6'd3)) & (kind < 6'ha);

  reg looked_up_3;
  always @*
    case (kind)
      6'd3: looked_up_3 = 1'b1;
      6'd4: looked_up_3 = ~scc;
      6'd5: looked_up_3 = scc;
      6'd6: looked_up_3 = ~vcc_any;
      6'd7: looked_up_3 = vcc_any;
      6'd8: looked_up_3 = ~exec_any;
      6'd9: looked_up_3 = exec_any;
      default: looked_up_3 = 1'b0;
    endcase

  assign taken = looked_up_3 | invalidates;
  assign step = ({{1{word[15]}}, word[15:0]} & {17{looked_up_3}}) + 17'd1;
  assign scalars_done = (~(|salu)) & (~(|valu_scalars));
  assign operands_read = (~(|salu)) & (~(|valu_queued));
  assign idle = scalars_done & (~(|valu)) & (~(|loads)) & (~(|stores)) & (~(|lds)) & (~(|scalar_loads));
  wire conjunction_1 = (word[15:0] == 16'hffff) & (~alone);

  always @*
    case (kind)
      6'ha: ready = ~(word[5:0] < loads);
      6'hb: ready = ~(word[5:0] < stores);
      6'hc: ready = ~({1'b0, word[4:0]} < scalar_loads);
      6'hd: ready = ~(word[5:0] < lds);
      6'hf: ready = (~(word[13:8] < loads)) & (~(word[5:0] < lds));
      6'h10: ready = (~(word[13:8] < stores)) & (~(word[5:0] < lds));
      6'h11: ready = ((~({2'd0, word[15:12]} < valu)) | (&word[15:12])) & ((~({3'd0, word[11:9]} < valu_scalars)) |
          (&word[11:9])) & ((~({5'd0, word[8]} < valu_queued)) | (&word[8])) & ((~({3'd0, word[4:2]} < memory_reads))
          | (&word[4:2])) & ((~({3'd0, word[4:2]} < lds_reads)) | (&word[4:2])) & ((~({5'd0, word[1]} <
          valu_scalars)) | (&word[1])) & ((~({5'd0, word[0]} < salu)) | (&word[0]));
      6'h12: ready = idle;
      6'h1e: ready = (~conjunction_1) | barrier_complete;
      6'h17: ready = operands_read;
      6'h18: ready = operands_read;
      6'h1d: ready = scalars_done;
      6'h1f: ready = scalars_done;
      6'h20: ready = scalars_done;
      6'h1a: ready = (~word[0]) | idle;
      6'h21: ready = 1'b0;
      6'h22: ready = idle;
      default: ready = (~is_branch) | scalars_done;
    endcase

  always @*
    case (kind)
      6'd2: hold = {1'b0, word[3:0]};
      6'h1b: hold = 5'd8;
      6'h1d: hold = 5'd3;
      6'h1e: hold = 5'd8 & {5{conjunction_1}};
      default: hold = (looked_up_3 ? 5'd8 : 5'd2) & {5{is_branch}};
    endcase

  assign sleep = word[6:0] & {7{kind == 6'h14}};
  assign sleep_forever = word[15] & (kind == 6'h14);
  assign halts = ((kind == 6'h19) & word[0] & (~word[2])) | (kind == 6'h20);
  assign wakes = kind == 6'h15;
  assign sets_priority = kind == 6'h16;
  assign sets_rounding = kind == 6'h17;
  assign sets_denormals = kind == 6'h18;
  assign starts_clause = kind == 6'h13;
  assign legal_in_clause = (kind == 6'hd) | (kind == 6'd1) | (kind == 6'd2) | sets_priority | (kind == 6'ha) | (kind
      == 6'hb) | (kind == 6'hc) | (kind == 6'he) | (kind == 6'hf) | (kind == 6'h10) | (kind == 6'h12);
  assign invalidates = kind == 6'h1b;
  assign asks_first = kind == 6'h1d;
  wire disjunction_1 = (kind == 6'h1c) | asks_first;
  assign signals = disjunction_1 & (word[7:0] == 8'hc1) & (~alone);
  assign waited = (kind == 6'h1e) & conjunction_1;

  wire equal_1 = word[7:0] == 8'd1;
  wire disjunction_2 = (kind == 6'h1f) | (kind == 6'h20);

  assign interrupts = disjunction_2 & equal_1;
  assign ends = (kind == 6'h22) | ((kind == 6'h1a) & word[0]);
  assign traps = kind == 6'h21;
  wire conjunction_2 = disjunction_1 & (~(((~(word[7:0] < 8'h80)) & (~(8'hd0 < word[7:0]))) | (word[7:0] == 8'h7d)));
  assign illegal = (~(|kind)) | (disjunction_2 & (~(equal_1 | (word[7:0] == 8'd3)))) | conjunction_2 | (traps & idle);

endmodule

`default_nettype wire
