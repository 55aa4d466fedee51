/**
 * Random rows for the visitor to mark right or wrong, the same for the same seed.
 * @returns up to `count` different row indexes in ascending order
 */
export function sampleRows(rowCount: number, count: number, seed: number): number[] {
  const chosen = new Set<number>();
  let state = (seed ^ 0x9e3779b9) >>> 0;
  while (chosen.size < Math.min(count, rowCount)) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.add(Math.floor((state / 2 ** 32) * rowCount));
  }
  return [...chosen].sort((a, b) => a - b);
}
