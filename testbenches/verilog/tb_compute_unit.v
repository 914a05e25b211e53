// A test bench in plain Verilog for the emitted compute unit: a memory behind its port, a host on its register bus. It reads what
// `tombolo pack` wrote, starts the launch, polls COMPUTE_STATUS until BUSY is clear, compares memory, and prints PASS or FAIL.
//
//   +packed=DIR   folder of sizes.hex, memory.hex, regions.hex, bus.hex, expect.hex [.]
//   +latency=N    cycles from a request to its response [100]
//   +timeout=N    cycles after which it gives up [1000000]
//   +abort=N      the host aborts the launch N cycles after its start, and starts it again [never]
//   +reset=N      with WITH_RESET defined: a reset N cycles after the start, and the launch again [never]

`timescale 1ns / 1ps

module tb_compute_unit;
    parameter ROWS = 65536;     // lines of memory
    parameter REGIONS = 64;     // runs of lines
    parameter WRITES = 256;     // writes of the bus
    parameter EXPECTED = 65536; // lines compared
    parameter FLIGHT = 1024;    // responses under way: as many as there are ids

    localparam [17:0] COMPUTE_STATUS = 18'h0b8b8;
    localparam [17:0] COMPUTE_CONTROL = 18'h0b8bc;
    localparam [31:0] ABORT = 32'd1;

    reg clock = 1'b0;
    always #5 clock = !clock;
    reg reset = 1'b1;

    // The register bus: a request a cycle, answered in the next one.
    reg bus_valid = 1'b0;
    reg bus_write = 1'b0;
    reg [17:0] bus_address = 18'd0;
    reg [31:0] bus_data = 32'd0;
    wire bus_ready;
    wire bus_error;
    wire [31:0] bus_read_data;

    // The memory port.
    wire request_valid;
    wire request_write;
    wire [41:0] request_line;
    wire [511:0] request_data;
    wire [63:0] request_mask;
    wire [9:0] request_id;
    wire response_valid;
    wire response_ready;
    wire [9:0] response_id;
    wire [511:0] response_data;
    wire [1:0] response_missing;

    compute_unit unit (
        .clock(clock),
`ifdef WITH_RESET
        .reset(reset),
`endif
        .bus_valid(bus_valid),
        .bus_write(bus_write),
        .bus_address(bus_address),
        .bus_data(bus_data),
        .bus_bytes(4'hf),
        .bus_ready(bus_ready),
        .bus_error(bus_error),
        .bus_read_data(bus_read_data),
        .request_valid(request_valid),
        .request_ready(1'b1),
        .request_write(request_write),
        .request_line(request_line),
        .request_data(request_data),
        .request_mask(request_mask),
        .request_id(request_id),
        .response_valid(response_valid),
        .response_ready(response_ready),
        .response_id(response_id),
        .response_data(response_data),
        .response_missing(response_missing)
    );

    // Memory: runs of lines one behind the other. What lies in none is missing.
    reg [511:0] memory [0:ROWS-1];
    reg [127:0] regions [0:REGIONS-1];
    reg [63:0] writes [0:WRITES-1];
    reg [607:0] expected [0:EXPECTED-1];
    reg [31:0] sizes [0:3];
    wire [31:0] region_count = sizes[1];
    wire [31:0] write_count = sizes[2];
    wire [31:0] expected_count = sizes[3];

    // The row of a line, -1 for none.
    function integer row_of(input [41:0] line);
        integer at;
        begin
            row_of = -1;
            for (at = 0; at < region_count; at = at + 1)
                if ({22'd0, line} >= regions[at][127:64] && {22'd0, line} - regions[at][127:64] < {32'd0, regions[at][63:32]})
                    row_of = regions[at][31:0] + line - regions[at][105:64];
        end
    endfunction

    // A bit for each bit of the bytes of a mask.
    function [511:0] bits_of(input [63:0] mask);
        integer at;
        begin
            for (at = 0; at < 64; at = at + 1)
                bits_of[8 * at +: 8] = {8{mask[at]}};
        end
    endfunction

    // Responses, in the order of the requests.
    reg [9:0] ids [0:FLIGHT-1];
    reg [511:0] lines [0:FLIGHT-1];
    reg [1:0] missing [0:FLIGHT-1];
    integer due [0:FLIGHT-1];
    integer cycle = 0, head = 0, tail = 0, latency = 100;
    integer row;

    assign response_valid = head != tail && due[head % FLIGHT] <= cycle;
    assign response_id = ids[head % FLIGHT];
    assign response_data = lines[head % FLIGHT];
    assign response_missing = missing[head % FLIGHT];

    always @(posedge clock) begin
        cycle <= cycle + 1;
        if (response_valid && response_ready)
            head <= head + 1;
        if (request_valid) begin
            row = row_of(request_line);
            ids[tail % FLIGHT] <= request_id;
            due[tail % FLIGHT] <= cycle + latency;
            missing[tail % FLIGHT] <= row < 0 ? 2'd3 : 2'd0;
            lines[tail % FLIGHT] <= row < 0 || request_write ? 512'd0 : memory[row];
            if (request_write && row >= 0)
                memory[row] <= memory[row] & ~bits_of(request_mask) | request_data & bits_of(request_mask);
            tail <= tail + 1;
        end
        // What a unit asked for that is reset, nobody waits for.
        if (reset) begin
            head <= 0;
            tail <= 0;
        end
    end

    // The host.
    localparam [2:0] RESET = 3'd0, START = 3'd1, RUN = 3'd2, POLL = 3'd3, COMPARE = 3'd4;
    reg [2:0] phase = RESET;
    reg asked = 1'b0;
    reg seen_busy = 1'b0;
    reg failed = 1'b0;
    reg again = 1'b0;
    integer index = 0, wait_cycles = 3, first = 0, differing = 0;
    integer timeout = 1000000, abort_after = -1, reset_after = -1;
    integer at;

    always @(posedge clock) begin
        bus_valid <= 1'b0;
        asked <= bus_valid;
        if (asked && (bus_error || !bus_ready)) begin
            $display("the bus refuses address %h", bus_address);
            failed <= 1'b1;
        end
        case (phase)
            RESET: begin
                wait_cycles <= wait_cycles - 1;
                if (wait_cycles == 0) begin
                    reset <= 1'b0;
                    phase <= START;
                    index <= 0;
                end
            end
            // The writes of the launch, one a cycle; the last one starts it.
            START: begin
                if (index == 0) first <= cycle;
                bus_valid <= 1'b1;
                bus_write <= 1'b1;
                bus_address <= writes[index][49:32];
                bus_data <= writes[index][31:0];
                index <= index + 1;
                if (index == write_count - 1) begin
                    phase <= abort_after < 0 && reset_after < 0 ? POLL : RUN;
                    wait_cycles <= abort_after < 0 ? reset_after : abort_after;
                end
            end
            // The launch runs until it is aborted or reset.
            RUN: begin
                wait_cycles <= wait_cycles - 1;
                if (wait_cycles == 0) begin
                    if (abort_after >= 0) begin
                        bus_valid <= 1'b1;
                        bus_write <= 1'b1;
                        bus_address <= COMPUTE_CONTROL;
                        bus_data <= ABORT;
                        again <= 1'b1;
                        phase <= POLL;
                    end else begin
                        reset <= 1'b1;
                        wait_cycles <= 3;
                        phase <= RESET;
                    end
                    abort_after <= -1;
                    reset_after <= -1;
                end
            end
            POLL: begin
                if (asked && !bus_write) begin
                    seen_busy <= seen_busy | bus_read_data[0];
                    if (!bus_read_data[0]) begin
                        phase <= again ? START : COMPARE;
                        again <= 1'b0;
                        index <= 0;
                        if (again) $display("aborted, status %h", bus_read_data);
                        // BUSY, FAULT, STOPPED and ERROR are clear behind a launch that was left alone.
                        else if (bus_read_data[7:0] != 8'd0) begin
                            $display("status %h", bus_read_data);
                            failed <= 1'b1;
                        end
                    end
                end
                if (!bus_valid && !asked) begin
                    bus_valid <= 1'b1;
                    bus_write <= 1'b0;
                    bus_address <= COMPUTE_STATUS;
                end
                if (cycle - first > timeout) begin
                    $display("still busy");
                    failed <= 1'b1;
                    phase <= COMPARE;
                end
            end
            default: begin
                for (at = 0; at < expected_count; at = at + 1)
                    if (|((memory[expected[at][591:576]] ^ expected[at][511:0]) & bits_of(expected[at][575:512]))) begin
                        if (differing == 0)
                            $display("row %0d: got %h, expected %h", expected[at][607:576],
                                     memory[expected[at][591:576]], expected[at][511:0]);
                        differing = differing + 1;
                    end
                $display("%0d cycles, %0d of %0d lines differ", cycle - first, differing, expected_count);
                if (seen_busy && !failed && differing == 0) $display("PASS");
                else $display("FAIL");
                $finish;
            end
        endcase
    end

    // The files.
    reg [8*200-1:0] folder;
    reg [8*240-1:0] path;
    initial begin
        if (!$value$plusargs("packed=%s", folder)) folder = ".";
        if ($value$plusargs("latency=%d", latency)) ;
        if ($value$plusargs("timeout=%d", timeout)) ;
        if ($value$plusargs("abort=%d", abort_after)) ;
        if ($value$plusargs("reset=%d", reset_after)) ;
        $sformat(path, "%0s/sizes.hex", folder);
        $readmemh(path, sizes);
        if (sizes[0] > ROWS || sizes[1] > REGIONS || sizes[2] > WRITES || sizes[3] > EXPECTED) begin
            $display("FAIL: the launch is too large for the parameters of this bench");
            $finish;
        end
        $sformat(path, "%0s/memory.hex", folder);
        $readmemh(path, memory, 0, sizes[0] - 1);
        $sformat(path, "%0s/regions.hex", folder);
        $readmemh(path, regions, 0, sizes[1] - 1);
        $sformat(path, "%0s/bus.hex", folder);
        $readmemh(path, writes, 0, sizes[2] - 1);
        $sformat(path, "%0s/expect.hex", folder);
        if (sizes[3] != 0) $readmemh(path, expected, 0, sizes[3] - 1);
    end
endmodule
