/** Money over 36 months: what was spent at the start, then value and running cost month by month. */

export const ROI_HORIZON_MONTHS = 36;

export type CashPlan = {
  readonly upfrontCents: number;
  readonly runningCents: number;
  readonly rampMonths: number;
};

/** cum(0) … cum(36) at a monthly value in full effect. */
export function cumulative(plan: CashPlan, valueCents: number): number[] {
  const sums = [plan.upfrontCents === 0 ? 0 : -plan.upfrontCents];
  for (let month = 1; month <= ROI_HORIZON_MONTHS; month += 1) {
    const effect = plan.rampMonths > 0 ? Math.min(1, month / plan.rampMonths) : 1;
    sums.push((sums[month - 1] ?? 0) + valueCents * effect - plan.runningCents);
  }
  return sums;
}

/**
 * The month from which the sum stays at or above zero. With something spent at the start this is
 * the first time it gets there; with nothing spent, a loss in the first months still counts.
 */
export function paybackOf(sums: readonly number[]): number | null {
  const lastLoss = sums.findLastIndex((sum) => sum < 0);
  if (lastLoss === -1) return 0;
  const before = sums[lastLoss];
  const after = sums[lastLoss + 1];
  if (before === undefined || after === undefined) return null;
  return lastLoss + -before / (after - before);
}

/** The monthly value at which twelve months end at exactly zero. */
export function valueNeededCents(plan: CashPlan): number {
  let fullMonths = 0;
  for (let month = 1; month <= 12; month += 1) {
    fullMonths += plan.rampMonths > 0 ? Math.min(1, month / plan.rampMonths) : 1;
  }
  return (plan.upfrontCents + 12 * plan.runningCents) / fullMonths;
}
