import type { StackConnection, YesNo } from '../tech-stack/stack-model.ts';
import { MAX_TOOLS } from '../tech-stack/tech-stack.schema.ts';
import type { RiskTier } from './checklist-items.ts';
import type {
  VendorAnswer,
  VendorComparison,
  VendorInput,
  VendorResult,
} from './vendor-checklist.formula.ts';
import { vendorName } from './vendor-checklist.summary.ts';

const connectsOf: Partial<Record<VendorAnswer, StackConnection>> = {
  yes: 'native',
  partly: 'export',
  no: 'none',
};
const holdsPersonalData: Readonly<Record<RiskTier, YesNo>> = {
  public: 'no',
  business: 'no',
  personal: 'yes',
  health: 'yes',
  sensitive: 'yes',
  unknown: 'unknown',
};

/**
 * The product ranked first as a row of the tech stack analyzer: the fields to add to those that
 * are kept there, in the first free row or the one of the same name.
 * @returns null for a vendor that is ruled out, because its product won't be one of the tools
 */
export function stackRowOf(
  input: VendorInput,
  { vendors, ranking }: VendorComparison,
): ((kept: Readonly<Record<string, string>>) => Record<string, string>) | null {
  const index = ranking[0] ?? 0;
  const [vendor, result] = [input.vendors[index], vendors[index]];
  if (vendor === undefined || result === undefined || isRuledOut(result)) return null;
  const name = vendorName(result, index).slice(0, 60);
  const login = vendor.answers['18'];
  const row: Readonly<Record<string, string>> = {
    name,
    category: 'other',
    connects: connectsOf[vendor.answers['27'] ?? 'unknown'] ?? 'unknown',
    safeLogin: login === 'yes' || login === 'no' ? login : 'unknown',
    personalData: holdsPersonalData[input.tier],
  };
  return (kept) => {
    const at = freeRow(kept, name);
    if (at === undefined) return {};
    return Object.fromEntries(
      Object.entries(row).map(([field, value]) => [`t${at}-${field}`, value]),
    );
  };
}

function isRuledOut({ verdict }: VendorResult): boolean {
  return verdict === 'do-not-sign' || verdict === 'walk-away';
}

/** Counts from 1; undefined if all rows are taken by other tools. */
function freeRow(kept: Readonly<Record<string, string>>, name: string): number | undefined {
  const rows = Array.from({ length: MAX_TOOLS }, (_, at) => at + 1);
  const nameAt = (row: number) => kept[`t${row}-name`]?.trim() ?? '';
  return rows.find((row) => nameAt(row) === name) ?? rows.find((row) => nameAt(row) === '');
}
