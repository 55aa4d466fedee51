import { monthsText, roundHalfEven, roundUp } from '../model/tool-figures.ts';
import { roiWords } from './roi-calculator.content.ts';
import type { RoiResult } from './roi-calculator.formula.ts';

/** "13.6 months", or the words for never and for next to nothing. */
export function paybackText(months: number | null): string {
  if (months === null) return roiWords.noPayback;
  if (months === 0) return roiWords.atOnce;
  return isUnderAMonth(months) ? roiWords.underAMonth : monthsText(months);
}

/** As rounded in the table, where "1 month" starts above 0.95. */
export function isUnderAMonth(months: number): boolean {
  return roundHalfEven(months, 1) < 1;
}

/** The same as the verb of a sentence: "would pay for itself in 13.6 months". */
export function wouldPay(months: number | null): string {
  if (months === null) return roiWords.wouldNotPay;
  return `would pay for itself ${months === 0 ? roiWords.atOnce : `in ${paybackText(months)}`}`;
}

/**
 * The hours a week, rounded up to a tenth, from which the cautious case pays for itself within a
 * year; null unless the hours are what has to be measured first.
 */
export function neededHours({ verdict, breakEvenHours }: RoiResult): number | null {
  return verdict === 'measure-first' && breakEvenHours !== null ? roundUp(breakEvenHours, 1) : null;
}
