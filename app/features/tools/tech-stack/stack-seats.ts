import { interpolate } from '#app/platform/format/interpolate.ts';
import { counted } from '../model/tool-figures.ts';
import type { StackTool } from './stack-model.ts';
import { stackWords } from './tech-stack.content.ts';

type Seats = Pick<StackTool, 'monthlyCostCents' | 'paidSeats' | 'usedSeats'>;

/**
 * Errors for rows with more seats used than paid for, which can't be unless nothing is paid. Only
 * the form is checked for them: a link that was made before this rule still opens.
 * @param faults the other errors of the form; a number of seats that is out of range isn't compared
 */
export function seatErrors(
  tools: readonly Seats[],
  rows: readonly number[],
  faults: Readonly<Record<string, string>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [at, { monthlyCostCents, paidSeats, usedSeats }] of tools.entries()) {
    const isFree = monthlyCostCents === 0;
    if (isFree || paidSeats === null || usedSeats === null || usedSeats <= paidSeats) continue;
    if (`t${rows[at]}-paidSeats` in faults) continue;
    const seats = counted(paidSeats, 'seat');
    errors[`t${rows[at]}-usedSeats`] = interpolate(stackWords.usedOverPaid, { seats });
  }
  return errors;
}
