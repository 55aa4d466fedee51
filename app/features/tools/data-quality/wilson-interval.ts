export type Interval = { readonly low: number; readonly high: number };

/**
 * Wilson score interval of a proportion at 95 %: what the share among all rows may be when
 * `right` of `checked` random rows were right. 17 of 20 → 0.64 to 0.95.
 * @param checked more than 0
 */
export function wilsonInterval(right: number, checked: number): Interval {
  const z = 1.959963984540054;
  const p = right / checked;
  const spread = z * Math.sqrt((p * (1 - p)) / checked + (z * z) / (4 * checked * checked));
  const centre = p + (z * z) / (2 * checked);
  const scale = 1 + (z * z) / checked;
  return {
    // The share itself is always inside; floating point may put it a hair outside at 0 and 1.
    low: Math.max(0, Math.min(p, (centre - spread) / scale)),
    high: Math.min(1, Math.max(p, (centre + spread) / scale)),
  };
}
