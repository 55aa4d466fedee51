import { amountText } from './tool-figures.ts';

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

/** A figure of ours with its source. Money is in dollars here; formulas work in cents. */
export type ToolSetting = {
  readonly label: string;
  readonly value: number;
  /** "CAD an hour", "percent", "hours a week". */
  readonly unit: string;
  readonly source: string;
  readonly evidence: Evidence;
  /** ISO date of the last look. */
  readonly checked: string;
};

/** A starting value with its bounds. */
export type ToolDefault = ToolSetting & { readonly min: number; readonly max: number };

/** The day on which all starting figures were looked at together. */
export const checked = '2026-11-20';
/** What a figure of our own says of its source. */
export const ours = { source: 'Our own figure', evidence: 'own', checked } as const;

/** One line of "where the starting figures come from". */
export type ToolSource = Omit<ToolSetting, 'value' | 'unit'> & { readonly value: string };

/** Defaults of one value: "$30 an hour". */
export function defaultSources(table: Readonly<Record<string, ToolSetting>>): ToolSource[] {
  return Object.values(table).map(({ unit, ...setting }) => ({
    ...setting,
    value: amountText(setting.value, unit),
  }));
}

/** A published Canadian figure for comparison, never part of a result, and the page where we read it. */
export type PublishedFigure = {
  readonly text: string;
  readonly source: string;
  readonly href: string;
};
