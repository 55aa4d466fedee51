import type { CostInput } from '../implementation-cost/cost-fields.ts';
import type { DataQualityResult } from './data-quality.formula.ts';

/** The state of the data for the cost calculator; null without a verdict. */
export function costFieldsOf({
  band,
  isUndecided,
  missingEvidence,
}: DataQualityResult): { data: CostInput['data'] } | null {
  if (isUndecided || missingEvidence.length > 0) return null;
  const states = { ready: 'clean', usable: 'some', fix: 'messy', stop: 'messy' } as const;
  return { data: states[band] };
}
