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
  input wire [5:0] offset_0,
  input wire [5:0] offset_1,
  input wire [5:0] offset_2,
  input wire [5:0] offset_3,
  input wire [3:0] returned,
  input wire [3:0] oldest,
  output wire [39:0] returned_facts,
  output wire returned_served_0,
  output wire returned_served_1,
  output wire returned_served_2,
  output wire returned_served_3,
  output wire [5:0] returned_offset_0,
  output wire [5:0] returned_offset_1,
  output wire [5:0] returned_offset_2,
  output wire [5:0] returned_offset_3,
  output wire [39:0] oldest_facts
);

  wire [39:0] facts_returned;
  wire [39:0] facts_oldest;
  wire [27:0] lanes_returned;

  assign returned_facts = facts_returned;
  assign oldest_facts = facts_oldest;
  assign returned_served_0 = lanes_returned[24];
  assign returned_served_1 = lanes_returned[25];
  assign returned_served_2 = lanes_returned[26];
  assign returned_served_3 = lanes_returned[27];
  assign returned_offset_0 = lanes_returned[5:0];
  assign returned_offset_1 = lanes_returned[11:6];
  assign returned_offset_2 = lanes_returned[17:12];
  assign returned_offset_3 = lanes_returned[23:18];

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

  (* no_rw_check *)
  reg [27:0] lanes_ram [0:15];
  integer lanes_ram_word;
  initial begin
    for (lanes_ram_word = 0; lanes_ram_word < 16; lanes_ram_word = lanes_ram_word + 1) lanes_ram[lanes_ram_word] =
        28'd0;
  end
  always @(posedge clock) begin
    if (write) begin
      lanes_ram[number] <= {{served_3, served_2, served_1, served_0}, {offset_3, offset_2, offset_1, offset_0}};
    end
  end
  assign lanes_returned = lanes_ram[returned];

endmodule
