// Products of 16 x 16 integers whose sums saturate (CLAMP): first of 8 bits, signed times unsigned, 16 along K; then of 4 bits,
// unsigned times signed, 32 along K. A work-group of 64 makes two tiles: a wave of 32 one, a wave of 64 both.
// A has rows and B columns of 16 bytes, one after the other, for each step; C and D are row-major.
#if __AMDGCN_WAVEFRONT_SIZE__ == 32
typedef int part __attribute__((ext_vector_type(2)));
typedef int tile __attribute__((ext_vector_type(8)));
#define MULTIPLY(name) name##_w32_gfx12
#else
typedef int part;
typedef int tile __attribute__((ext_vector_type(4)));
#define MULTIPLY(name) name##_w64_gfx12
#endif
enum { LANES = __AMDGCN_WAVEFRONT_SIZE__, ROWS = 256 / LANES };

// The elements of C and D that a lane has: ROWS rows of one column, from this row on.
static uint first_row(uint lane) { return lane / 16 % 2 * 8 + lane / 32 * 4; }

static tile load_tile(global const int *from, uint lane) {
    tile value;
    for (int i = 0; i < ROWS; i++) value[i] = from[(first_row(lane) + i) * 16 + lane % 16];
    return value;
}

static void store_tile(global int *to, uint lane, tile value) {
    for (int i = 0; i < ROWS; i++) to[(first_row(lane) + i) * 16 + lane % 16] = value[i];
}

__attribute__((reqd_work_group_size(64, 1, 1)))
kernel void matrix_clamp(global const uchar *a, global const uchar *b, global const int *c, global int *d, uint steps) {
    uint lane = get_local_id(0) % LANES;
    for (uint of_wave = 0; of_wave < LANES / 32; of_wave++) {
        uint at = get_group_id(0) * 2 + get_local_id(0) / LANES + of_wave;
        tile bytes = load_tile(c + at * 256, lane);
        tile nibbles = bytes;
        for (uint step = 0; step < steps; step++) {
            uint offset = (at * steps + step) * 256 + lane % 16 * 16 + lane / 16 * sizeof(part);
            part left = *(global const part *)(a + offset), right = *(global const part *)(b + offset);
            bytes = MULTIPLY(__builtin_amdgcn_wmma_i32_16x16x16_iu8)(true, left, false, right, bytes, true);
            nibbles = MULTIPLY(__builtin_amdgcn_wmma_i32_16x16x32_iu4)(false, left, true, right, nibbles, true);
        }
        store_tile(d + at * 512, lane, bytes);
        store_tile(d + at * 512 + 256, lane, nibbles);
    }
}
