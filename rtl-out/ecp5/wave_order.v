// wave_order: generator of hdl/src/front/order.rs
// Written by Tombolo; change the source.

module wave_order (
  input wire clock,
  input wire [15:0] launch,
  input wire [1:0] priority_0,
  input wire [1:0] priority_1,
  input wire [1:0] priority_2,
  input wire [1:0] priority_3,
  output wire [15:0] before_0,
  output wire [15:0] before_1,
  output wire [15:0] before_2,
  output wire [15:0] before_3
);

  reg older_0_1;
  reg older_0_2;
  reg older_0_3;
  reg older_1_2;
  reg older_1_3;
  reg older_2_3;

  wire disjunction_1 = (priority_1 < priority_0) | ((priority_0 == priority_1) & older_0_1);
  wire disjunction_2 = (priority_2 < priority_0) | ((priority_0 == priority_2) & older_0_2);
  wire disjunction_3 = (priority_3 < priority_0) | ((priority_0 == priority_3) & older_0_3);

  assign before_0 = {12'd0, {~disjunction_3, ~disjunction_2, ~disjunction_1, 1'b0}};

  wire disjunction_4 = (priority_2 < priority_1) | ((priority_1 == priority_2) & older_1_2);
  wire disjunction_5 = (priority_3 < priority_1) | ((priority_1 == priority_3) & older_1_3);

  assign before_1 = {12'd0, {~disjunction_5, ~disjunction_4, 1'b0, disjunction_1}};
  wire disjunction_6 = (priority_3 < priority_2) | ((priority_2 == priority_3) & older_2_3);
  assign before_2 = {12'd0, {~disjunction_6, 1'b0, disjunction_4, disjunction_2}};
  assign before_3 = {12'd0, {1'b0, disjunction_6, disjunction_5, disjunction_3}};

  initial begin
    older_0_1 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[1]) begin
      older_0_1 <= launch[1];
    end
  end

  initial begin
    older_0_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[2]) begin
      older_0_2 <= launch[2];
    end
  end

  initial begin
    older_0_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[0] | launch[3]) begin
      older_0_3 <= launch[3];
    end
  end

  initial begin
    older_1_2 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[2]) begin
      older_1_2 <= launch[2];
    end
  end

  initial begin
    older_1_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[1] | launch[3]) begin
      older_1_3 <= launch[3];
    end
  end

  initial begin
    older_2_3 = 1'b0;
  end
  always @(posedge clock) begin
    if (launch[2] | launch[3]) begin
      older_2_3 <= launch[3];
    end
  end

endmodule
