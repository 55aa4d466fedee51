import * as v from 'valibot';
import {
  checkForm,
  type FormFields,
  readChoice,
  readText,
  type ToolFormResult,
} from '../model/tool-form.ts';
import { checklistItems, type RiskTier } from './checklist-items.ts';
import { vendorWords } from './vendor-checklist.content.ts';
import { columns, columnsOf, MAX_VENDORS } from './vendor-columns.ts';
import type { Vendor, VendorAnswer, VendorInput } from './vendor-model.ts';

const NAME_MAX_CHARS = 80;

const tiers: readonly RiskTier[] = [
  'public',
  'business',
  'personal',
  'health',
  'sensitive',
  'unknown',
];
const answers: readonly VendorAnswer[] = ['yes', 'partly', 'no', 'unknown', 'na'];

/** One line without control characters: the name goes into an email's subject. */
const nameLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
  v.maxLength(NAME_MAX_CHARS, vendorWords.nameTooLong),
);

const answer = v.optional(v.picklist(answers), 'unknown');

const vendor = v.object({
  name: nameLine,
  answers: v.object(
    Object.fromEntries(checklistItems.map((item) => [`${item.id}`, answer])) as Record<
      string,
      typeof answer
    >,
  ),
});

/** One to three vendors with an answer to each point; what is missing counts as "Don't know". */
export const vendorSchema = v.object({
  tier: v.picklist(tiers),
  vendors: v.pipe(
    v.array(vendor),
    v.minLength(1, vendorWords.vendorCount),
    v.maxLength(MAX_VENDORS, vendorWords.vendorCount),
  ),
  leftOut: v.optional(v.pipe(v.array(v.picklist(columns)), v.maxLength(MAX_VENDORS - 1))),
  reviewer: nameLine,
  reviewedOn: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], vendorWords.dateFormat),
});

/** What the form starts with: one vendor, nothing known. */
export const vendorDefaultInput: VendorInput = {
  tier: 'personal',
  vendors: [{ name: '', answers: {} }],
  reviewer: '',
  reviewedOn: '',
};

/**
 * Reads a plain post: tier, reviewer, reviewedOn, and for vendor 1 to 3 the fields `v1-name` and
 * `v1-6` (point 6). The second and third vendor count when they have a name or any answer other
 * than "Don't know"; `vendorCount` ignores those beyond it.
 */
export function readVendorForm(form: FormFields): ToolFormResult<VendorInput> {
  const vendors: Vendor[] = [];
  const leftOut: number[] = [];
  const count = Number(readChoice(form, 'vendorCount', ['1', '2', '3'], '3'));
  for (const column of columns.slice(0, count)) {
    const read = readVendor(form, column);
    const isUsed = read.name !== '' || Object.values(read.answers).some((a) => a !== 'unknown');
    if (column === 1 || isUsed) vendors.push(read);
    else leftOut.push(column);
  }
  const wasCounted = readText(form, 'vendorCount') !== '';
  const used = columnsOf({ vendors, leftOut });
  return checkForm(
    vendorSchema,
    {
      tier: readChoice(form, 'tier', tiers, 'unknown'),
      vendors,
      ...(leftOut.length > 0 && wasCounted ? { leftOut } : {}),
      reviewer: readText(form, 'reviewer'),
      reviewedOn: readText(form, 'reviewedOn'),
    },
    (path) =>
      path.replace(
        /^vendors\.(\d)\.(?:answers\.)?(.+)$/,
        (_, index: string, field: string) => `v${used[Number(index)]}-${field}`,
      ),
  );
}

/** The fields of a form filled with this input. */
export function writeVendorForm(input: VendorInput): Record<string, string> {
  const fields: Record<string, string> = {
    tier: input.tier,
    vendorCount: `${input.vendors.length + (input.leftOut?.length ?? 0)}`,
    reviewer: input.reviewer,
    reviewedOn: input.reviewedOn,
  };
  const used = columnsOf(input);
  for (const [index, vendor] of input.vendors.entries()) {
    fields[`v${used[index]}-name`] = vendor.name;
    for (const item of checklistItems) {
      fields[`v${used[index]}-${item.id}`] = vendor.answers[`${item.id}`] ?? 'unknown';
    }
  }
  return fields;
}

function readVendor(form: FormFields, number: number): Vendor {
  return {
    name: readText(form, `v${number}-name`),
    answers: Object.fromEntries(
      checklistItems.map((item) => [
        `${item.id}`,
        readChoice(form, `v${number}-${item.id}`, answers, 'unknown'),
      ]),
    ),
  };
}
