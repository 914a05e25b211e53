// European call options; the normal distribution by Abramowitz and Stegun 26.2.17.
static float normal(float x) {
  float k = 1.0f / (1.0f + 0.2316419f * fabs(x));
  float poly = k * (0.319381530f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  float tail = 0.39894228f * exp(-0.5f * x * x) * poly;
  return x < 0 ? tail : 1.0f - tail;
}

kernel void black_scholes(global const float *restrict price, global const float *restrict strike,
                          global const float *restrict years, global float *restrict call, float rate,
                          float volatility, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  float root = sqrt(years[i]);
  float d1 = (log(price[i] / strike[i]) + (rate + 0.5f * volatility * volatility) * years[i]) / (volatility * root);
  float d2 = d1 - volatility * root;
  call[i] = price[i] * normal(d1) - strike[i] * exp(-rate * years[i]) * normal(d2);
}
