// Nested loops and branches in which every lane goes its own way: steps of the subtractive gcd, bounded.
kernel void divergence(global const uint *restrict a, global const uint *restrict b, global uint *restrict out, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  uint x = a[i], y = b[i], steps = 0;
  while (x != 0 && y != 0 && steps < 500) {
    if (x > y) {
      do {
        x -= y;
        steps++;
      } while (x > y && (x & 1));
    } else if (y & 2) {
      y -= x;
      steps += 2;
    } else {
      switch (y & 12) {
      case 0: y >>= 1; break;
      case 4: y -= x; break;
      case 8: x ^= 1; break;
      default: y--; break;
      }
      steps += 3;
    }
  }
  out[i] = steps << 16 ^ x ^ y;
}
