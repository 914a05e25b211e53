// request_table: generator of hdl/src/memory/request_table.rs
// Written by Tombolo; change the source.

module request_table (
  input wire clock,
  input wire write,
  input wire [3:0] number,
  input wire [39:0] facts,
  input wire served_0,
  input wire served_1,
  input wire served_2,
  input wire served_3,
  input wire served_4,
  input wire served_5,
  input wire served_6,
  input wire served_7,
  input wire served_8,
  input wire served_9,
  input wire served_10,
  input wire served_11,
  input wire served_12,
  input wire served_13,
  input wire served_14,
  input wire served_15,
  input wire served_16,
  input wire served_17,
  input wire served_18,
  input wire served_19,
  input wire served_20,
  input wire served_21,
  input wire served_22,
  input wire served_23,
  input wire served_24,
  input wire served_25,
  input wire served_26,
  input wire served_27,
  input wire served_28,
  input wire served_29,
  input wire served_30,
  input wire served_31,
  input wire [5:0] offset_0,
  input wire [5:0] offset_1,
  input wire [5:0] offset_2,
  input wire [5:0] offset_3,
  input wire [5:0] offset_4,
  input wire [5:0] offset_5,
  input wire [5:0] offset_6,
  input wire [5:0] offset_7,
  input wire [5:0] offset_8,
  input wire [5:0] offset_9,
  input wire [5:0] offset_10,
  input wire [5:0] offset_11,
  input wire [5:0] offset_12,
  input wire [5:0] offset_13,
  input wire [5:0] offset_14,
  input wire [5:0] offset_15,
  input wire [5:0] offset_16,
  input wire [5:0] offset_17,
  input wire [5:0] offset_18,
  input wire [5:0] offset_19,
  input wire [5:0] offset_20,
  input wire [5:0] offset_21,
  input wire [5:0] offset_22,
  input wire [5:0] offset_23,
  input wire [5:0] offset_24,
  input wire [5:0] offset_25,
  input wire [5:0] offset_26,
  input wire [5:0] offset_27,
  input wire [5:0] offset_28,
  input wire [5:0] offset_29,
  input wire [5:0] offset_30,
  input wire [5:0] offset_31,
  input wire [3:0] returned,
  input wire [3:0] oldest,
  output wire [39:0] returned_facts,
  output wire returned_served_0,
  output wire returned_served_1,
  output wire returned_served_2,
  output wire returned_served_3,
  output wire returned_served_4,
  output wire returned_served_5,
  output wire returned_served_6,
  output wire returned_served_7,
  output wire returned_served_8,
  output wire returned_served_9,
  output wire returned_served_10,
  output wire returned_served_11,
  output wire returned_served_12,
  output wire returned_served_13,
  output wire returned_served_14,
  output wire returned_served_15,
  output wire returned_served_16,
  output wire returned_served_17,
  output wire returned_served_18,
  output wire returned_served_19,
  output wire returned_served_20,
  output wire returned_served_21,
  output wire returned_served_22,
  output wire returned_served_23,
  output wire returned_served_24,
  output wire returned_served_25,
  output wire returned_served_26,
  output wire returned_served_27,
  output wire returned_served_28,
  output wire returned_served_29,
  output wire returned_served_30,
  output wire returned_served_31,
  output wire [5:0] returned_offset_0,
  output wire [5:0] returned_offset_1,
  output wire [5:0] returned_offset_2,
  output wire [5:0] returned_offset_3,
  output wire [5:0] returned_offset_4,
  output wire [5:0] returned_offset_5,
  output wire [5:0] returned_offset_6,
  output wire [5:0] returned_offset_7,
  output wire [5:0] returned_offset_8,
  output wire [5:0] returned_offset_9,
  output wire [5:0] returned_offset_10,
  output wire [5:0] returned_offset_11,
  output wire [5:0] returned_offset_12,
  output wire [5:0] returned_offset_13,
  output wire [5:0] returned_offset_14,
  output wire [5:0] returned_offset_15,
  output wire [5:0] returned_offset_16,
  output wire [5:0] returned_offset_17,
  output wire [5:0] returned_offset_18,
  output wire [5:0] returned_offset_19,
  output wire [5:0] returned_offset_20,
  output wire [5:0] returned_offset_21,
  output wire [5:0] returned_offset_22,
  output wire [5:0] returned_offset_23,
  output wire [5:0] returned_offset_24,
  output wire [5:0] returned_offset_25,
  output wire [5:0] returned_offset_26,
  output wire [5:0] returned_offset_27,
  output wire [5:0] returned_offset_28,
  output wire [5:0] returned_offset_29,
  output wire [5:0] returned_offset_30,
  output wire [5:0] returned_offset_31,
  output wire [39:0] oldest_facts
);

  wire [39:0] facts_returned;
  wire [39:0] facts_oldest;
  wire [223:0] lanes_returned;

  assign returned_facts = facts_returned;
  assign oldest_facts = facts_oldest;
  assign returned_served_0 = lanes_returned[192];
  assign returned_served_1 = lanes_returned[193];
  assign returned_served_2 = lanes_returned[194];
  assign returned_served_3 = lanes_returned[195];
  assign returned_served_4 = lanes_returned[196];
  assign returned_served_5 = lanes_returned[197];
  assign returned_served_6 = lanes_returned[198];
  assign returned_served_7 = lanes_returned[199];
  assign returned_served_8 = lanes_returned[200];
  assign returned_served_9 = lanes_returned[201];
  assign returned_served_10 = lanes_returned[202];
  assign returned_served_11 = lanes_returned[203];
  assign returned_served_12 = lanes_returned[204];
  assign returned_served_13 = lanes_returned[205];
  assign returned_served_14 = lanes_returned[206];
  assign returned_served_15 = lanes_returned[207];
  assign returned_served_16 = lanes_returned[208];
  assign returned_served_17 = lanes_returned[209];
  assign returned_served_18 = lanes_returned[210];
  assign returned_served_19 = lanes_returned[211];
  assign returned_served_20 = lanes_returned[212];
  assign returned_served_21 = lanes_returned[213];
  assign returned_served_22 = lanes_returned[214];
  assign returned_served_23 = lanes_returned[215];
  assign returned_served_24 = lanes_returned[216];
  assign returned_served_25 = lanes_returned[217];
  assign returned_served_26 = lanes_returned[218];
  assign returned_served_27 = lanes_returned[219];
  assign returned_served_28 = lanes_returned[220];
  assign returned_served_29 = lanes_returned[221];
  assign returned_served_30 = lanes_returned[222];
  assign returned_served_31 = lanes_returned[223];
  assign returned_offset_0 = lanes_returned[5:0];
  assign returned_offset_1 = lanes_returned[11:6];
  assign returned_offset_2 = lanes_returned[17:12];
  assign returned_offset_3 = lanes_returned[23:18];
  assign returned_offset_4 = lanes_returned[29:24];
  assign returned_offset_5 = lanes_returned[35:30];
  assign returned_offset_6 = lanes_returned[41:36];
  assign returned_offset_7 = lanes_returned[47:42];
  assign returned_offset_8 = lanes_returned[53:48];
  assign returned_offset_9 = lanes_returned[59:54];
  assign returned_offset_10 = lanes_returned[65:60];
  assign returned_offset_11 = lanes_returned[71:66];
  assign returned_offset_12 = lanes_returned[77:72];
  assign returned_offset_13 = lanes_returned[83:78];
  assign returned_offset_14 = lanes_returned[89:84];
  assign returned_offset_15 = lanes_returned[95:90];
  assign returned_offset_16 = lanes_returned[101:96];
  assign returned_offset_17 = lanes_returned[107:102];
  assign returned_offset_18 = lanes_returned[113:108];
  assign returned_offset_19 = lanes_returned[119:114];
  assign returned_offset_20 = lanes_returned[125:120];
  assign returned_offset_21 = lanes_returned[131:126];
  assign returned_offset_22 = lanes_returned[137:132];
  assign returned_offset_23 = lanes_returned[143:138];
  assign returned_offset_24 = lanes_returned[149:144];
  assign returned_offset_25 = lanes_returned[155:150];
  assign returned_offset_26 = lanes_returned[161:156];
  assign returned_offset_27 = lanes_returned[167:162];
  assign returned_offset_28 = lanes_returned[173:168];
  assign returned_offset_29 = lanes_returned[179:174];
  assign returned_offset_30 = lanes_returned[185:180];
  assign returned_offset_31 = lanes_returned[191:186];

  (* no_rw_check *)
  reg [39:0] facts_ram [0:15];
  integer facts_ram_word;
  initial begin
    for (facts_ram_word = 0; facts_ram_word < 16; facts_ram_word = facts_ram_word + 1) facts_ram[facts_ram_word] =
        40'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      facts_ram[number] <= facts;
    end
  end
  assign facts_returned = facts_ram[returned];
  assign facts_oldest = facts_ram[oldest];

  wire [31:0] joined_1 = {served_31, served_30, served_29, served_28, served_27, served_26, served_25, served_24,
      served_23, served_22, served_21, served_20, served_19, served_18, served_17, served_16, served_15, served_14,
      served_13, served_12, served_11, served_10, served_9, served_8, served_7, served_6, served_5, served_4,
      served_3, served_2, served_1, served_0};
  wire [191:0] joined_2 = {offset_31, offset_30, offset_29, offset_28, offset_27, offset_26, offset_25, offset_24,
      offset_23, offset_22, offset_21, offset_20, offset_19, offset_18, offset_17, offset_16, offset_15, offset_14,
      offset_13, offset_12, offset_11, offset_10, offset_9, offset_8, offset_7, offset_6, offset_5, offset_4,
      offset_3, offset_2, offset_1, offset_0};

  (* no_rw_check *)
  reg [223:0] lanes_ram [0:15];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 16; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        224'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number] <= {joined_1, joined_2};
    end
  end
  assign lanes_returned = lanes_ram[returned];

endmodule
