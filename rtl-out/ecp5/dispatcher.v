// dispatcher: kernel of hdl/src/dispatch/dispatcher.rs:46
// Written by Tombolo; change the source.
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module dispatcher (
  input wire clock, // The one clock.
  input wire start, // Starts a dispatch; what follows is stable until busy falls.
  input wire [511:0] user_data, // User SGPRs.
  input wire [31:0] grid_0, // End of the grid in X, Y, Z: work-groups, or work-items if in_items.
  input wire [31:0] grid_1,
  input wire [31:0] grid_2,
  input wire [31:0] first_0, // First work-group in X, Y, Z.
  input wire [31:0] first_1,
  input wire [31:0] first_2,
  input wire [10:0] block_0, // Work-items of a group in X, Y, Z: 1 to 1024.
  input wire [10:0] block_1,
  input wire [10:0] block_2,
  input wire [10:0] partial_0, // Work-items of the last group in X, Y, Z.
  input wire [10:0] partial_1,
  input wire [10:0] partial_2,
  input wire partial_enable, // The last group has partial work-items.
  input wire in_items, // grid counts work-items; the last group has what is left.
  input wire [10:0] vgprs, // VGPRs of a wave, a multiple of 4.
  input wire wave64, // Waves have 64 lanes, as against 32.
  input wire [16:0] lds_bytes, // LDS bytes of a work-group.
  input wire [47:0] scratch, // Address of the scratch memory, bytes.
  input wire [23:0] scratch_bytes, // Scratch bytes of a wave.
  input wire [1:0] id_dimensions, // Positions that v0 holds beside X: none, Y, Y and Z.
  input wire [9:0] wave_limit, // Waves that may be resident, 0: as many as fit.
  input wire [3:0] group_limit, // Work-groups that may be resident, 0: as many as fit.
  input wire stop, // The dispatch ends with the waves that there are, see super::faults.
  output wire busy, // A dispatch is in progress.
  output reg invalidate, // The instruction caches forget their lines.
  input wire [15:0] active_0, // Slots that hold a wave, of each SIMD.
  output reg [15:0] launch_0, // A wave is launched in the slot.
  output reg [15:0] run_0, // It starts.
  input wire [79:0] active_groups_0, // Numbers of the work-groups of the slots' waves, 5 bits a slot, of each SIMD.
  output reg [10:0] vgpr_base, // First VGPR row of the wave.
  output wire [4:0] group, // Number of its work-group among the resident ones.
  output wire [31:0] position_x, // Position of its work-group in the grid.
  output wire [15:0] position_y, // Y.
  output wire [15:0] position_z, // Z.
  output wire [5:0] group_waves, // Waves of its work-group.
  output wire [16:0] lds_base, // First LDS byte of its work-group.
  output wire [47:0] scratch_base, // Address of its scratch memory, bytes.
  output wire [3:0] wave, // Number of the wave in its SIMD.
  output wire scalar_write_0, // Writes a scalar register pair on the SIMD.
  input wire scalar_ready_0, // It happens in this cycle.
  output wire [5:0] scalar_pair, // Pair number.
  output wire [63:0] scalar_data, // Data.
  output wire vgpr_write_0, // Writes v0 on the SIMD.
  input wire vgpr_ready_0, // It happens in this cycle.
  output wire [10:0] vgpr_row, // Its row, which depends on the half of a wave64.
  output wire [2:0] vgpr_beat, // Beat.
  output wire [3:0] vgpr_lane, // The lane.
  output wire [31:0] vgpr_data // Its value.
);
  localparam [2:0] DISPATCH_STATE_IDLE = 3'd0;
  localparam [2:0] DISPATCH_STATE_GROUP = 3'd1;
  localparam [2:0] DISPATCH_STATE_PLACE = 3'd2;
  localparam [2:0] DISPATCH_STATE_LANES = 3'd3;
  localparam [2:0] DISPATCH_STATE_SCALARS = 3'd4;
  localparam [2:0] DISPATCH_STATE_START = 3'd5;
  localparam [2:0] DISPATCH_STATE_DRAIN = 3'd6;

  reg any_active;
  reg empty;
  wire [31:0] id_x;
  reg [31:0] id_y;
  reg [31:0] id_z;
  reg [10:0] rows;
  reg [5:0] last_lane;
  reg written;
  reg scalar_written;
  wire pick_found;
  wire [15:0] pick_slot_0;
  wire [3:0] pick_wave;
  wire [15:0] pick_simd;
  wire [10:0] pick_base;
  wire share_free;
  wire [4:0] share_following;
  wire [16:0] share_following_base;
  wire [9:0] item_next_x;
  wire [9:0] item_next_y;
  wire [9:0] item_next_z;
  wire item_last;
  wire scalars_last;
  wire [31:0] begin_0_remaining;
  wire begin_0_empty;
  wire [31:0] begin_1_remaining;
  wire begin_1_empty;
  wire [31:0] begin_2_remaining;
  wire begin_2_empty;
  wire [10:0] extent_0_size;
  wire [31:0] extent_0_after;
  wire extent_0_last;
  wire [10:0] extent_1_size;
  wire [31:0] extent_1_after;
  wire extent_1_last;
  wire [10:0] extent_2_size;
  wire [31:0] extent_2_after;
  wire extent_2_last;
  reg [2:0] state; // DispatchState
  reg [2:0] state_next; // DispatchState
  reg [31:0] remaining_0;
  reg [31:0] remaining_0_next;
  reg [31:0] remaining_1;
  reg [31:0] remaining_1_next;
  reg [31:0] remaining_2;
  reg [31:0] remaining_2_next;
  reg [31:0] group_x;
  reg [31:0] group_x_next;
  reg [15:0] group_y;
  reg [15:0] group_y_next;
  reg [15:0] group_z;
  reg [15:0] group_z_next;
  reg [9:0] x;
  reg [9:0] x_next;
  reg [9:0] y;
  reg [9:0] y_next;
  reg [9:0] z;
  reg [9:0] z_next;
  reg exhausted;
  reg exhausted_next;
  reg [4:0] number;
  reg [4:0] number_next;
  reg [16:0] lds;
  reg [16:0] lds_next;
  reg [5:0] lane;
  reg [5:0] lane_next;
  reg [63:0] exec;
  reg [63:0] exec_next;
  reg [4:0] wave_in_group;
  reg [4:0] wave_in_group_next;
  reg [3:0] step;
  reg [3:0] step_next;
  reg [15:0] slot_0;
  reg [15:0] slot_0_next;
  reg [3:0] slot_wave;
  reg [3:0] slot_wave_next;
  reg [10:0] slot_base;
  reg [10:0] slot_base_next;
  reg simd_0;
  reg simd_0_next;
  reg [15:0] last_simd;
  reg [15:0] last_simd_next;

  assign busy = state != DISPATCH_STATE_IDLE;

  always @* begin
    invalidate = 1'b0;
    case (state)
      DISPATCH_STATE_IDLE: if (start) invalidate = 1'b1;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  wire state_is_place = state == DISPATCH_STATE_PLACE;

  always @* begin
    launch_0 = 16'd0;
    if (state_is_place & ~stop) launch_0 = pick_slot_0;
  end

  always @* begin
    run_0 = 16'd0;
    if ((state == DISPATCH_STATE_START) & ~stop) run_0 = slot_0;
  end

  always @* begin
    vgpr_base = slot_base;
    if (state_is_place) vgpr_base = pick_base;
  end

  assign group = number;
  assign position_x = group_x;
  assign position_y = group_y;
  assign position_z = group_z;
  assign lds_base = lds;
  assign wave = slot_wave;
  assign scalar_write_0 = (state == DISPATCH_STATE_SCALARS) & simd_0;
  assign vgpr_write_0 = (state == DISPATCH_STATE_LANES) & simd_0;
  assign vgpr_data = id_x | id_y | id_z;

  always @* begin
    any_active = 1'b0;
    if (|active_0) any_active = 1'b1;
  end

  always @* begin
    empty = 1'b0;
    if (begin_0_empty) empty = 1'b1;
    if (begin_1_empty) empty = 1'b1;
    if (begin_2_empty) empty = 1'b1;
  end

  assign id_x = {22'd0, x};

  always @* begin
    id_y = 32'd0;
    if (id_dimensions != 2'd0) id_y = {{12'd0, y}, 10'd0};
  end

  always @* begin
    id_z = 32'd0;
    if (2'd1 < id_dimensions) id_z = {{2'd0, z}, 20'd0};
  end

  always @* begin
    rows = vgprs;
    if (wave64) rows = {vgprs[9:0], 1'b0};
  end

  always @* begin
    last_lane = 6'h1f;
    if (wave64) last_lane = 6'h3f;
  end

  always @* begin
    written = 1'b0;
    if (simd_0 & vgpr_ready_0) written = 1'b1;
  end

  always @* begin
    scalar_written = 1'b0;
    if (simd_0 & scalar_ready_0) scalar_written = 1'b1;
  end

  always @* begin
    state_next = state;
    case (state)
      DISPATCH_STATE_IDLE: begin
        if (start) begin
          state_next = DISPATCH_STATE_GROUP;
          if (empty) state_next = DISPATCH_STATE_DRAIN;
        end
      end
      DISPATCH_STATE_GROUP: if (share_free) state_next = DISPATCH_STATE_PLACE;
      DISPATCH_STATE_PLACE: if (pick_found) state_next = DISPATCH_STATE_LANES;
      DISPATCH_STATE_LANES: begin
        if (written) begin
          if (lane == last_lane) state_next = DISPATCH_STATE_SCALARS;
        end
      end
      DISPATCH_STATE_SCALARS: begin
        if (scalar_written) begin
          if (scalars_last) state_next = DISPATCH_STATE_START;
        end
      end
      DISPATCH_STATE_START: begin
        state_next = DISPATCH_STATE_PLACE;
        if (exhausted) begin
          state_next = DISPATCH_STATE_GROUP;
          if (extent_0_last) begin
            if (extent_1_last) begin
              if (extent_2_last) state_next = DISPATCH_STATE_DRAIN;
            end
          end
        end
      end
      default: if (~any_active) state_next = DISPATCH_STATE_IDLE;
    endcase
    if (stop & busy & (state != DISPATCH_STATE_DRAIN)) state_next = DISPATCH_STATE_DRAIN;
  end

  always @* begin
    remaining_0_next = remaining_0;
    case (state)
      DISPATCH_STATE_IDLE: if (start) remaining_0_next = begin_0_remaining;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        if (exhausted) begin
          remaining_0_next = extent_0_after;
          if (extent_0_last) remaining_0_next = begin_0_remaining;
        end
      end
      default: ;
    endcase
  end

  always @* begin
    remaining_1_next = remaining_1;
    case (state)
      DISPATCH_STATE_IDLE: if (start) remaining_1_next = begin_1_remaining;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        if (exhausted) begin
          if (extent_0_last) begin
            remaining_1_next = extent_1_after;
            if (extent_1_last) remaining_1_next = begin_1_remaining;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    remaining_2_next = remaining_2;
    case (state)
      DISPATCH_STATE_IDLE: if (start) remaining_2_next = begin_2_remaining;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        if (exhausted) begin
          if (extent_0_last) begin
            if (extent_1_last) remaining_2_next = extent_2_after;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    group_x_next = group_x;
    case (state)
      DISPATCH_STATE_IDLE: if (start) group_x_next = first_0;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        if (exhausted) begin
          group_x_next = group_x + 32'd1;
          if (extent_0_last) group_x_next = first_0;
        end
      end
      default: ;
    endcase
  end

  always @* begin
    group_y_next = group_y;
    case (state)
      DISPATCH_STATE_IDLE: if (start) group_y_next = first_1[15:0];
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        if (exhausted) begin
          if (extent_0_last) begin
            group_y_next = group_y + 16'd1;
            if (extent_1_last) group_y_next = first_1[15:0];
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    group_z_next = group_z;
    case (state)
      DISPATCH_STATE_IDLE: if (start) group_z_next = first_2[15:0];
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        if (exhausted) begin
          if (extent_0_last) begin
            if (extent_1_last) group_z_next = group_z + 16'd1;
          end
        end
      end
      default: ;
    endcase
  end

  always @* begin
    x_next = x;
    case (state)
      DISPATCH_STATE_IDLE: if (start) x_next = 10'd0;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: begin
        if (written) begin
          if (~exhausted) x_next = item_next_x;
        end
      end
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: if (exhausted) x_next = 10'd0;
      default: ;
    endcase
  end

  always @* begin
    y_next = y;
    case (state)
      DISPATCH_STATE_IDLE: if (start) y_next = 10'd0;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: begin
        if (written) begin
          if (~exhausted) y_next = item_next_y;
        end
      end
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: if (exhausted) y_next = 10'd0;
      default: ;
    endcase
  end

  always @* begin
    z_next = z;
    case (state)
      DISPATCH_STATE_IDLE: if (start) z_next = 10'd0;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: begin
        if (written) begin
          if (~exhausted) z_next = item_next_z;
        end
      end
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: if (exhausted) z_next = 10'd0;
      default: ;
    endcase
  end

  always @* begin
    exhausted_next = exhausted;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: exhausted_next = 1'b0;
      DISPATCH_STATE_LANES: begin
        if (written) begin
          if (~exhausted) exhausted_next = item_last;
        end
      end
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    number_next = number;
    case (state)
      DISPATCH_STATE_IDLE: if (start) number_next = 5'd0;
      DISPATCH_STATE_GROUP: if (!share_free) number_next = share_following;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: if (exhausted) number_next = 5'd0;
      default: ;
    endcase
  end

  always @* begin
    lds_next = lds;
    case (state)
      DISPATCH_STATE_IDLE: if (start) lds_next = 17'd0;
      DISPATCH_STATE_GROUP: if (!share_free) lds_next = share_following_base;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: if (exhausted) lds_next = 17'd0;
      default: ;
    endcase
  end

  always @* begin
    lane_next = lane;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: lane_next = 6'd0;
      DISPATCH_STATE_LANES: if (written) lane_next = lane + 6'd1;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    exec_next = exec;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: exec_next = 64'd0;
      DISPATCH_STATE_LANES: begin
        if (written) begin
          if (~exhausted) exec_next = (exec & ~(64'd1 << lane)) | (64'd1 << lane);
        end
      end
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    wave_in_group_next = wave_in_group;
    case (state)
      DISPATCH_STATE_IDLE: if (start) wave_in_group_next = 5'd0;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: ;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: begin
        wave_in_group_next = wave_in_group + 5'd1;
        if (exhausted) wave_in_group_next = 5'd0;
      end
      default: ;
    endcase
  end

  always @* begin
    step_next = step;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: step_next = 4'd0;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: if (scalar_written) step_next = step + 4'd1;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    slot_0_next = slot_0;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: slot_0_next = pick_slot_0;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    slot_wave_next = slot_wave;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: slot_wave_next = pick_wave;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    slot_base_next = slot_base;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: slot_base_next = pick_base;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    simd_0_next = simd_0;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: simd_0_next = pick_simd[0];
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  always @* begin
    last_simd_next = last_simd;
    case (state)
      DISPATCH_STATE_IDLE: ;
      DISPATCH_STATE_GROUP: ;
      DISPATCH_STATE_PLACE: if (pick_found) last_simd_next = pick_simd;
      DISPATCH_STATE_LANES: ;
      DISPATCH_STATE_SCALARS: ;
      DISPATCH_STATE_START: ;
      default: ;
    endcase
  end

  initial begin
    state = DISPATCH_STATE_IDLE;
    remaining_0 = 32'd0;
    remaining_1 = 32'd0;
    remaining_2 = 32'd0;
    group_x = 32'd0;
    group_y = 16'd0;
    group_z = 16'd0;
    x = 10'd0;
    y = 10'd0;
    z = 10'd0;
    exhausted = 1'b0;
    number = 5'd0;
    lds = 17'd0;
    lane = 6'd0;
    exec = 64'd0;
    wave_in_group = 5'd0;
    step = 4'd0;
    slot_0 = 16'd0;
    slot_wave = 4'd0;
    slot_base = 11'd0;
    simd_0 = 1'b0;
    last_simd = 16'd0;
  end
  always @(posedge clock) begin
    state <= state_next;
    remaining_0 <= remaining_0_next;
    remaining_1 <= remaining_1_next;
    remaining_2 <= remaining_2_next;
    group_x <= group_x_next;
    group_y <= group_y_next;
    group_z <= group_z_next;
    x <= x_next;
    y <= y_next;
    z <= z_next;
    exhausted <= exhausted_next;
    number <= number_next;
    lds <= lds_next;
    lane <= lane_next;
    exec <= exec_next;
    wave_in_group <= wave_in_group_next;
    step <= step_next;
    slot_0 <= slot_0_next;
    slot_wave <= slot_wave_next;
    slot_base <= slot_base_next;
    simd_0 <= simd_0_next;
    last_simd <= last_simd_next;
  end

  slot_pick pick (
    .active_0(active_0),
    .rows(rows),
    .limit(wave_limit),
    .last_simd(last_simd),
    .found(pick_found),
    .slot_0(pick_slot_0),
    .wave(pick_wave),
    .simd(pick_simd),
    .base(pick_base)
  );

  group_share share (
    .active_0(active_0),
    .groups_0(active_groups_0),
    .number(number),
    .base(lds),
    .size(lds_bytes),
    .limit(group_limit),
    .free(share_free),
    .following(share_following),
    .following_base(share_following_base)
  );

  scratch_place scratch_place (
    .simd(pick_simd),
    .wave(pick_wave),
    .base(scratch),
    .size(scratch_bytes),
    .address(scratch_base)
  );

  group_waves waves_of_group (
    .size_0(extent_0_size),
    .size_1(extent_1_size),
    .size_2(extent_2_size),
    .wave64(wave64),
    .waves(group_waves)
  );

  next_item item (
    .x(x),
    .y(y),
    .z(z),
    .size_x(extent_0_size),
    .size_y(extent_1_size),
    .size_z(extent_2_size),
    .next_x(item_next_x),
    .next_y(item_next_y),
    .next_z(item_next_z),
    .last(item_last)
  );

  initial_scalars scalars (
    .step(step),
    .user_data(user_data),
    .group_x(group_x),
    .group_y(group_y),
    .group_z(group_z),
    .wave_in_group(wave_in_group),
    .exec(exec),
    .pair(scalar_pair),
    .data(scalar_data),
    .last(scalars_last)
  );

  grid_start begin_0 (
    .dim(grid_0),
    .start(first_0),
    .full(block_0),
    .in_items(in_items),
    .remaining(begin_0_remaining),
    .empty(begin_0_empty)
  );

  grid_start begin_1 (
    .dim(grid_1),
    .start(first_1),
    .full(block_1),
    .in_items(in_items),
    .remaining(begin_1_remaining),
    .empty(begin_1_empty)
  );

  grid_start begin_2 (
    .dim(grid_2),
    .start(first_2),
    .full(block_2),
    .in_items(in_items),
    .remaining(begin_2_remaining),
    .empty(begin_2_empty)
  );

  group_extent extent_0 (
    .remaining(remaining_0),
    .in_items(in_items),
    .full(block_0),
    .partial(partial_0),
    .partial_enable(partial_enable),
    .size(extent_0_size),
    .after(extent_0_after),
    .last(extent_0_last)
  );

  group_extent extent_1 (
    .remaining(remaining_1),
    .in_items(in_items),
    .full(block_1),
    .partial(partial_1),
    .partial_enable(partial_enable),
    .size(extent_1_size),
    .after(extent_1_after),
    .last(extent_1_last)
  );

  group_extent extent_2 (
    .remaining(remaining_2),
    .in_items(in_items),
    .full(block_2),
    .partial(partial_2),
    .partial_enable(partial_enable),
    .size(extent_2_size),
    .after(extent_2_after),
    .last(extent_2_last)
  );

  lane_select lane_select (
    .lane(lane),
    .base(slot_base),
    .vgprs(vgprs),
    .physical(vgpr_lane),
    .beat(vgpr_beat),
    .row(vgpr_row)
  );

endmodule

`default_nettype wire
