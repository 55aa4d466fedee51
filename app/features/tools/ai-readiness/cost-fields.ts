import { toneOf } from '../model/tool-summary.ts';
import type { ReadinessInput, ReadinessResult } from './ai-readiness.formula.ts';

const dataOf = { good: 'clean', fair: 'some', weak: 'messy' } as const;
/** Data about customers is personal, even where none of it is sensitive. */
const privacyOf = { yes: 'sensitive', no: 'personal', unknown: 'unknown' } as const;

/**
 * The fields of the cost calculator that the answers give: the state of the data and how sensitive
 * it is. Null where too much is unknown for a verdict.
 */
export function costFieldsOf(
  input: ReadinessInput,
  { pillars, isUndecided }: ReadinessResult,
): { data: string; privacy: string } | null {
  const data = pillars.find(({ pillar }) => pillar === 'data');
  if (isUndecided || data === undefined) return null;
  const isKnown = (['D1', 'D2', 'D3'] as const).every((id) => input.answers[id] !== null);
  return {
    data: isKnown ? dataOf[toneOf(data.percent)] : 'unknown',
    privacy: privacyOf[input.sensitiveData],
  };
}
