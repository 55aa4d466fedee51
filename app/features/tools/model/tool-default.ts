/**
 * The figures that the tools start from, in one table for each tool (`*-defaults.content.ts`). The
 * owner changes a value there and the form, the formula, the help text and the printed method follow.
 * Dollars are Canadian, before HST.
 */

/**
 * 'read'   we read the named page on the day in `checked`
 * 'named'  named in our research notes; read it again before you rely on it
 * 'own'    our own figure, from experience of this kind of work; nobody else's evidence
 */
export type Evidence = 'read' | 'named' | 'own';

export type ToolUnit =
  | 'CAD'
  | 'CAD an hour'
  | 'CAD a month'
  | 'CAD per million tokens'
  | 'hours'
  | 'hours a week'
  | 'times the wage'
  | 'percent'
  | 'months'
  | 'minutes'
  | 'a month'
  | 'tokens'
  | 'times'
  | 'days'
  | 'systems'
  | 'people'
  | 'hours of work a week'
  | 'percent a year of what is built and connected';

/** A starting value with its bounds. Money is in dollars here; formulas work in cents. */
export type ToolDefault = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit: ToolUnit;
  readonly source: string;
  readonly evidence: Evidence;
  /** ISO date of the last look. */
  readonly checked: string;
  readonly note?: string;
};

/** Three figures for one thing: if all goes well, as usual, if it goes badly. */
export type ToolRange = {
  readonly label: string;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
  readonly unit: ToolUnit;
  readonly source: string;
  readonly evidence: Evidence;
  readonly checked: string;
};

/** The day on which all starting figures were looked at together. */
export const checked = '2026-11-20';
/** What a figure of our own says of its source. */
export const ours = { source: 'Our own figure', evidence: 'own', checked } as const;

/**
 * The value of a money default in cents.
 * @param entry a default whose unit is in CAD
 */
export function centsOf(entry: ToolDefault): number {
  return Math.round(entry.value * 100);
}
