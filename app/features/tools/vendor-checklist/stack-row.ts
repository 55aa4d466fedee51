import { interpolate } from '#app/platform/format/interpolate.ts';
import { rowsInUse } from '../calculator/calculator.ts';
import { joinWords } from '../model/tool-figures.ts';
import { resultLeadWords } from '../result/result-leads.content.ts';
import { type StackTool, stackFields } from '../tech-stack/stack-fields.ts';
import type { RiskTier } from './checklist-items.ts';
import type { VendorAnswer, VendorComparison, VendorInput, VendorResult } from './vendor-model.ts';
import { vendorName } from './vendor-terms.ts';

const connectsOf: Partial<Record<VendorAnswer, StackTool['connects']>> = {
  yes: 'native',
  partly: 'export',
  no: 'none',
};
const holdsPersonalData: Readonly<Record<RiskTier, StackTool['personalData']>> = {
  public: 'no',
  business: 'no',
  personal: 'yes',
  health: 'yes',
  sensitive: 'yes',
  unknown: 'unknown',
};

type Fields = Readonly<Record<string, string>>;

/** A product that can be added to the tech stack, with the words of the button. */
export type StackRow = {
  readonly words: { readonly label: string; readonly note: string };
  /** The fields to add to those kept there, in the first free row or the one of the same name. */
  readonly fields: (kept: Fields) => Record<string, string>;
};

/**
 * The product ranked first as a row of the tech stack analyzer.
 * @returns null for a vendor that is ruled out, because its product won't be one of the tools, and
 * where the answers say nothing about its connections or its login
 */
export function stackRowOf(
  input: VendorInput,
  { vendors, ranking }: VendorComparison,
): StackRow | null {
  const index = ranking[0] ?? 0;
  const [vendor, result] = [input.vendors[index], vendors[index]];
  if (vendor === undefined || result === undefined || isRuledOut(result)) return null;
  const name = vendorName(result).slice(0, 60);
  const login = vendor.answers['18'];
  const row = {
    name,
    category: 'other',
    connects: connectsOf[vendor.answers['27'] ?? 'unknown'] ?? 'unknown',
    safeLogin: login === 'yes' || login === 'no' ? login : 'unknown',
    personalData: holdsPersonalData[input.tier],
  };
  const carried = carriedParts.filter((part) => row[part] !== 'unknown');
  if (row.connects === 'unknown' && row.safeLogin === 'unknown') return null;
  const { label, labelOf, note, parts } = resultLeadWords.productInStack;
  return {
    words: {
      label: vendors.length === 1 ? label : interpolate(labelOf, { product: name }),
      note: interpolate(note, { parts: joinWords(carried.map((part) => parts[part])) }),
    },
    fields: (kept) => fieldsOf(row, kept),
  };
}

const carriedParts = ['connects', 'safeLogin', 'personalData'] as const;

function fieldsOf(row: Fields & { name: string }, kept: Fields): Record<string, string> {
  const at = freeRow(kept, row.name);
  if (at === undefined) return {};
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [`t${at}-${field}`, value]),
  );
}

function isRuledOut({ verdict }: VendorResult): boolean {
  return verdict === 'do-not-sign' || verdict === 'walk-away';
}

/** Counts from 1; undefined if all rows are taken by other tools. */
function freeRow(kept: Fields, name: string): number | undefined {
  const { tools } = stackFields;
  const rows = Array.from({ length: tools.max }, (_, at) => at + 1);
  const used = rowsInUse(tools, new Map(Object.entries(kept)));
  return (
    rows.find((row) => kept[`t${row}-name`]?.trim() === name) ??
    rows.find((row) => !used.includes(row))
  );
}
