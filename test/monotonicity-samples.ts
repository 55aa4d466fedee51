/**
 * The inputs that `monotonicity.test.ts` leaves: those that don't count towards a score, "I don't
 * know", and the risk of the data. Two thousand random pairs for every input.
 */
export const pairs = { numRuns: 2000 };

export function atMost(worse: number, better: number): void {
  if (!(worse <= better + 1e-9)) throw new Error(`${worse} for the worse input, ${better} else`);
}

export const sorted = (one: number, other: number) =>
  [Math.min(one, other), Math.max(one, other)] as const;
