import type { FindingKind } from './findings.ts';

/** The minimum for a verdict on a file. */
export const EVIDENCE = { rows: 20, columns: 2, dimensions: 3, markedRows: 10 } as const;

export type MissingEvidence = 'rows' | 'columns' | 'dimensions' | 'one-column';

/** What is missing for a verdict: enough rows, columns or measured dimensions. */
export function missingEvidence({
  rows,
  columns,
  findings,
  dimensions,
}: {
  rows: number;
  columns: number;
  findings: Readonly<Partial<Record<FindingKind, number>>>;
  /** How many could be measured. */
  dimensions: number;
}): MissingEvidence[] {
  if ((findings['one-column'] ?? 0) > 0) return ['one-column'];
  const missing: MissingEvidence[] = [];
  if (rows < EVIDENCE.rows) missing.push('rows');
  if (columns < EVIDENCE.columns) missing.push('columns');
  if (dimensions < EVIDENCE.dimensions) missing.push('dimensions');
  return missing;
}
