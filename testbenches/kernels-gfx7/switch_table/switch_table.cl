// An interpreter: a switch within a loop whose cases differ from lane to lane, breaks and returns from within.
__kernel void switch_table(__global const uint *in, __global uint *out, uint n) {
    uint i = get_global_id(0);
    if (i >= n) return;
    uint at = 0, sum = in[i];
    for (uint step = 0; step < 40; step++) {
        switch (in[(at * 13 + i / 3) % n] % 11) {
            case 0: sum += 7; break;
            case 1: sum ^= sum << 3; break;
            case 2: sum *= 5; break;
            case 3: sum = ~sum; at += 2; break;
            case 4: sum -= at; break;
            case 5: sum = sum << 5 | sum >> 27; break;
            case 6: if (sum & 1) at++; break;
            case 7: sum |= 0x10; break;
            case 8: sum >>= 1; break;
            case 9: if (sum == 12345) goto done; sum += in[sum % n]; break;
            default:
                sum %= 1000003;
                if (sum & 4) {
                    out[i] = sum;
                    return;
                }
        }
        at++;
    }
done:
    switch (sum & 7) {
        case 0: sum = in[sum % n]; break;
        case 1: sum += 11; break;
        case 2: sum *= 3; break;
        case 3: sum ^= 0x55; break;
        case 4: sum /= 7; break;
        case 5: sum -= 9; break;
    }
    out[i] = sum;
}
