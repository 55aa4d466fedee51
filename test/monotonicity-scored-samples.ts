/** A worse input never gives a better verdict: two thousand random pairs for every input. */
export const pairs = { numRuns: 2000 };

/** A plain comparison, because `expect` would take longer than the formula. */
export function atMost(worse: number, better: number): void {
  if (!(worse <= better)) throw new Error(`The worse input gives ${worse}, the better ${better}`);
}
