import type { SummaryLine } from '../model/tool-summary.ts';
import { itemsFor } from './checklist-items.ts';
import {
  itemWords,
  tierWords,
  vendorAnswerWords,
  vendorWords,
} from './vendor-checklist.content.ts';
import type { VendorInput } from './vendor-checklist.formula.ts';

/** The kind of data, and each point of the checklist with the answer of every vendor. */
export function vendorAnswers(input: VendorInput): SummaryLine[] {
  return [
    { label: vendorWords.tierLabel, value: tierWords[input.tier].label },
    ...(input.vendors.length < 2
      ? []
      : [{ label: vendorWords.inThisOrder, value: input.vendors.map(nameOf).join(' / ') }]),
    ...itemsFor(input.tier).map(({ id }) => ({
      label: `${id}. ${itemWords[id]?.label ?? ''}`,
      value: input.vendors
        .map((vendor) => vendorAnswerWords[vendor.answers[`${id}`] ?? 'unknown'])
        .join(' / '),
    })),
  ];
}

function nameOf({ name }: VendorInput['vendors'][number], index: number): string {
  return name === '' ? `${vendorWords.unnamed} ${index + 1}` : name;
}
