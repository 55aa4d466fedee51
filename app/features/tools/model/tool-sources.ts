import type { Evidence, ToolDefault, ToolRange } from './tool-default.ts';
import { amountText, plainNumber } from './tool-figures.ts';

/** One line of "where the starting figures come from". */
export type ToolSource = {
  readonly label: string;
  readonly value: string;
  readonly source: string;
  readonly evidence: Evidence;
  /** ISO date. */
  readonly checked: string;
};

/** Defaults of one value: "$30 an hour". */
export function defaultSources(table: Readonly<Record<string, ToolDefault>>): ToolSource[] {
  return Object.values(table).map((entry) => ({
    label: entry.label,
    value: amountText(entry.value, entry.unit),
    source: entry.source,
    evidence: entry.evidence,
    checked: entry.checked,
  }));
}

/** What others claim: shown for comparison, never part of a result. */
export function claimSources(
  claims: readonly { text: string; source: string; evidence: Evidence; checked: string }[],
): ToolSource[] {
  return claims.map(({ text, ...rest }) => ({ label: text, value: 'for comparison', ...rest }));
}

/** Defaults of three values: "16 / 28 / 48 hours". */
export function rangeSources(table: Readonly<Record<string, ToolRange>>): ToolSource[] {
  return Object.values(table).map((entry) => ({
    label: entry.label,
    value: rangeText(entry),
    source: entry.source,
    evidence: entry.evidence,
    checked: entry.checked,
  }));
}

function rangeText({ low, likely, high, unit }: ToolRange): string {
  const figures = [low, likely, high].map((value) => plainNumber(value, 2)).join(' / ');
  return unit === 'percent' ? `${figures}%` : `${figures} ${unit}`;
}
