// line_cache: generator of hdl/src/parts/line_cache.rs
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module line_cache (
  input wire clock,
  input wire read,
  input wire [41:0] read_line,
  input wire [1:0] read_part,
  input wire write,
  input wire [41:0] write_line,
  input wire [1:0] write_part,
  input wire write_last,
  input wire [127:0] write_data_0,
  input wire [127:0] write_data_1,
  input wire [127:0] write_data_2,
  input wire [127:0] write_data_3,
  input wire write_missing,
  input wire invalidate,
  output wire hit,
  output wire missing,
  output wire [127:0] data_0,
  output wire [127:0] data_1,
  output wire [127:0] data_2,
  output wire [127:0] data_3
);

  reg [511:0] part;
  reg [36:0] tag;
  reg [41:0] asked;
  reg valid_63;
  reg valid_62;
  reg valid_61;
  reg valid_60;
  reg valid_59;
  reg valid_58;
  reg valid_57;
  reg valid_56;
  reg valid_55;
  reg valid_54;
  reg valid_53;
  reg valid_52;
  reg valid_51;
  reg valid_50;
  reg valid_49;
  reg valid_48;
  reg valid_47;
  reg valid_46;
  reg valid_45;
  reg valid_44;
  reg valid_43;
  reg valid_42;
  reg valid_41;
  reg valid_40;
  reg valid_39;
  reg valid_38;
  reg valid_37;
  reg valid_36;
  reg valid_35;
  reg valid_34;
  reg valid_33;
  reg valid_32;
  reg valid_31;
  reg valid_30;
  reg valid_29;
  reg valid_28;
  reg valid_27;
  reg valid_26;
  reg valid_25;
  reg valid_24;
  reg valid_23;
  reg valid_22;
  reg valid_21;
  reg valid_20;
  reg valid_19;
  reg valid_18;
  reg valid_17;
  reg valid_16;
  reg valid_15;
  reg valid_14;
  reg valid_13;
  reg valid_12;
  reg valid_11;
  reg valid_10;
  reg valid_9;
  reg valid_8;
  reg valid_7;
  reg valid_6;
  reg valid_5;
  reg valid_4;
  reg valid_3;
  reg valid_2;
  reg valid_1;
  reg valid_0;

  wire [63:0] joined_1 = {valid_63, valid_62, valid_61, valid_60, valid_59, valid_58, valid_57, valid_56, valid_55,
      valid_54, valid_53, valid_52, valid_51, valid_50, valid_49, valid_48, valid_47, valid_46, valid_45, valid_44,
      valid_43, valid_42, valid_41, valid_40, valid_39, valid_38, valid_37, valid_36, valid_35, valid_34, valid_33,
      valid_32, valid_31, valid_30, valid_29, valid_28, valid_27, valid_26, valid_25, valid_24, valid_23, valid_22,
      valid_21, valid_20, valid_19, valid_18, valid_17, valid_16, valid_15, valid_14, valid_13, valid_12, valid_11,
      valid_10, valid_9, valid_8, valid_7, valid_6, valid_5, valid_4, valid_3, valid_2, valid_1, valid_0};
  assign hit = (tag[35:0] == asked[41:6]) & joined_1[asked[5:0]];
  assign missing = tag[36];
  assign data_0 = part[127:0];
  assign data_1 = part[255:128];
  assign data_2 = part[383:256];
  assign data_3 = part[511:384];

  initial begin
    asked = 42'd0;
  end
  always @(posedge clock) begin
    if (read) begin
      asked <= read_line;
    end
  end

  wire conjunction_1 = write & write_last;

  initial begin
    valid_63 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h3f))) begin
      valid_63 <= ~invalidate;
    end
  end

  initial begin
    valid_62 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h3e))) begin
      valid_62 <= ~invalidate;
    end
  end

  initial begin
    valid_61 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h3d))) begin
      valid_61 <= ~invalidate;
    end
  end

  initial begin
    valid_60 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h3c))) begin
      valid_60 <= ~invalidate;
    end
  end

  initial begin
    valid_59 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h3b))) begin
      valid_59 <= ~invalidate;
    end
  end

  initial begin
    valid_58 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h3a))) begin
      valid_58 <= ~invalidate;
    end
  end

  initial begin
    valid_57 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h39))) begin
      valid_57 <= ~invalidate;
    end
  end

  initial begin
    valid_56 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h38))) begin
      valid_56 <= ~invalidate;
    end
  end

  initial begin
    valid_55 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h37))) begin
      valid_55 <= ~invalidate;
    end
  end

  initial begin
    valid_54 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h36))) begin
      valid_54 <= ~invalidate;
    end
  end

  initial begin
    valid_53 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h35))) begin
      valid_53 <= ~invalidate;
    end
  end

  initial begin
    valid_52 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h34))) begin
      valid_52 <= ~invalidate;
    end
  end

  initial begin
    valid_51 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h33))) begin
      valid_51 <= ~invalidate;
    end
  end

  initial begin
    valid_50 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h32))) begin
      valid_50 <= ~invalidate;
    end
  end

  initial begin
    valid_49 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h31))) begin
      valid_49 <= ~invalidate;
    end
  end

  initial begin
    valid_48 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h30))) begin
      valid_48 <= ~invalidate;
    end
  end

  initial begin
    valid_47 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h2f))) begin
      valid_47 <= ~invalidate;
    end
  end

  initial begin
    valid_46 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h2e))) begin
      valid_46 <= ~invalidate;
    end
  end

  initial begin
    valid_45 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h2d))) begin
      valid_45 <= ~invalidate;
    end
  end

  initial begin
    valid_44 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h2c))) begin
      valid_44 <= ~invalidate;
    end
  end

  initial begin
    valid_43 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h2b))) begin
      valid_43 <= ~invalidate;
    end
  end

  initial begin
    valid_42 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h2a))) begin
      valid_42 <= ~invalidate;
    end
  end

  initial begin
    valid_41 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h29))) begin
      valid_41 <= ~invalidate;
    end
  end

  initial begin
    valid_40 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h28))) begin
      valid_40 <= ~invalidate;
    end
  end

  initial begin
    valid_39 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h27))) begin
      valid_39 <= ~invalidate;
    end
  end

  initial begin
    valid_38 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h26))) begin
      valid_38 <= ~invalidate;
    end
  end

  initial begin
    valid_37 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h25))) begin
      valid_37 <= ~invalidate;
    end
  end

  initial begin
    valid_36 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h24))) begin
      valid_36 <= ~invalidate;
    end
  end

  initial begin
    valid_35 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h23))) begin
      valid_35 <= ~invalidate;
    end
  end

  initial begin
    valid_34 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h22))) begin
      valid_34 <= ~invalidate;
    end
  end

  initial begin
    valid_33 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h21))) begin
      valid_33 <= ~invalidate;
    end
  end

  initial begin
    valid_32 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h20))) begin
      valid_32 <= ~invalidate;
    end
  end

  initial begin
    valid_31 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h1f))) begin
      valid_31 <= ~invalidate;
    end
  end

  initial begin
    valid_30 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h1e))) begin
      valid_30 <= ~invalidate;
    end
  end

  initial begin
    valid_29 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h1d))) begin
      valid_29 <= ~invalidate;
    end
  end

  initial begin
    valid_28 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h1c))) begin
      valid_28 <= ~invalidate;
    end
  end

  initial begin
    valid_27 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h1b))) begin
      valid_27 <= ~invalidate;
    end
  end

  initial begin
    valid_26 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h1a))) begin
      valid_26 <= ~invalidate;
    end
  end

  initial begin
    valid_25 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h19))) begin
      valid_25 <= ~invalidate;
    end
  end

  initial begin
    valid_24 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h18))) begin
      valid_24 <= ~invalidate;
    end
  end

  initial begin
    valid_23 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h17))) begin
      valid_23 <= ~invalidate;
    end
  end

  initial begin
    valid_22 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h16))) begin
      valid_22 <= ~invalidate;
    end
  end

  initial begin
    valid_21 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h15))) begin
      valid_21 <= ~invalidate;
    end
  end

  initial begin
    valid_20 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h14))) begin
      valid_20 <= ~invalidate;
    end
  end

  initial begin
    valid_19 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h13))) begin
      valid_19 <= ~invalidate;
    end
  end

  initial begin
    valid_18 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h12))) begin
      valid_18 <= ~invalidate;
    end
  end

  initial begin
    valid_17 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h11))) begin
      valid_17 <= ~invalidate;
    end
  end

  initial begin
    valid_16 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'h10))) begin
      valid_16 <= ~invalidate;
    end
  end

  initial begin
    valid_15 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'hf))) begin
      valid_15 <= ~invalidate;
    end
  end

  initial begin
    valid_14 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'he))) begin
      valid_14 <= ~invalidate;
    end
  end

  initial begin
    valid_13 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'hd))) begin
      valid_13 <= ~invalidate;
    end
  end

  initial begin
    valid_12 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'hc))) begin
      valid_12 <= ~invalidate;
    end
  end

  initial begin
    valid_11 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'hb))) begin
      valid_11 <= ~invalidate;
    end
  end

  initial begin
    valid_10 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'ha))) begin
      valid_10 <= ~invalidate;
    end
  end

  initial begin
    valid_9 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd9))) begin
      valid_9 <= ~invalidate;
    end
  end

  initial begin
    valid_8 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd8))) begin
      valid_8 <= ~invalidate;
    end
  end

  initial begin
    valid_7 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd7))) begin
      valid_7 <= ~invalidate;
    end
  end

  initial begin
    valid_6 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd6))) begin
      valid_6 <= ~invalidate;
    end
  end

  initial begin
    valid_5 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd5))) begin
      valid_5 <= ~invalidate;
    end
  end

  initial begin
    valid_4 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd4))) begin
      valid_4 <= ~invalidate;
    end
  end

  initial begin
    valid_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd3))) begin
      valid_3 <= ~invalidate;
    end
  end

  initial begin
    valid_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd2))) begin
      valid_2 <= ~invalidate;
    end
  end

  initial begin
    valid_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd1))) begin
      valid_1 <= ~invalidate;
    end
  end

  initial begin
    valid_0 = 1'b0;
  end
  always @(posedge clock) begin
    if (invalidate | (conjunction_1 & (write_line[5:0] == 6'd0))) begin
      valid_0 <= ~invalidate;
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [511:0] data [0:63];
  integer data_word;
  initial begin
    for (data_word = 0; data_word < 64; data_word = data_word + 1) data[data_word] = 512'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      data[write_line[5:0]] <= {write_data_3, write_data_2, write_data_1, write_data_0};
    end
  end
  initial part = 512'd0;
  always @(posedge clock) begin
    if (read) begin
      part <= data[read_line[5:0]];
    end
  end

  (* no_rw_check, ram_style = "block" *)
  reg [36:0] tags [0:63];
  integer tags_word;
  initial begin
    for (tags_word = 0; tags_word < 64; tags_word = tags_word + 1) tags[tags_word] = 37'd0;
  end
  always @(posedge clock) begin
    if (conjunction_1) begin
      tags[write_line[5:0]] <= {write_missing, write_line[41:6]};
    end
  end
  initial tag = 37'd0;
  always @(posedge clock) begin
    if (read) begin
      tag <= tags[read_line[5:0]];
    end
  end

endmodule

`default_nettype wire
