// An interpreter: each work-item runs a program of bytes on its own stack.
__kernel void byte_code(__global const uchar *code, __global const int *in, __global int *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    int stack[16];
    uint top = 0, pc = (uint)(i % 4) * 24;
    int registers[4] = {in[i], in[(i + 1) % n], (int)i, 0};
    for (uint steps = 0; steps < 64; steps++) {
        uchar instruction = code[pc++];
        uint operand = instruction >> 4;
        if ((instruction & 15) == 0) break;
        int b = top > 0 ? stack[(top - 1) & 15] : 0, a = top > 1 ? stack[(top - 2) & 15] : 0;
        switch (instruction & 15) {
        case 1: stack[top++ & 15] = registers[operand & 3]; break;
        case 2: registers[operand & 3] = b; top--; break;
        case 3: stack[top++ & 15] = (int)(char)code[pc++]; break;
        case 4: stack[(top - 2) & 15] = a + b; top--; break;
        case 5: stack[(top - 2) & 15] = a - b; top--; break;
        case 6: stack[(top - 2) & 15] = a * b; top--; break;
        case 7: stack[(top - 2) & 15] = b ? (int)((uint)a / (uint)b) : -1; top--; break;
        case 8: stack[(top - 2) & 15] = a << (b & 31); top--; break;
        case 9: stack[(top - 2) & 15] = a >> (b & 31); top--; break;
        case 10: stack[(top - 2) & 15] = a < b; top--; break;
        case 11: stack[top & 15] = b; top++; break;
        case 12: top--; if (b) pc = pc - 1 - operand; break;
        case 13: stack[(top - 1) & 15] = a; stack[(top - 2) & 15] = b; break;
        case 14: stack[(top - 2) & 15] = a ^ b; top--; break;
        default: stack[(top - 1) & 15] = ~b; break;
        }
    }
    out[4 * i] = registers[0];
    out[4 * i + 1] = registers[1];
    out[4 * i + 2] = registers[3];
    out[4 * i + 3] = stack[0] + (int)top;
}
