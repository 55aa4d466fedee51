import type { SummaryLine } from '../model/tool-summary.ts';
import { itemsFor } from './checklist-items.ts';
import {
  itemWords,
  tierWords,
  vendorAnswerWords,
  vendorWords,
} from './vendor-checklist.content.ts';
import { columnsOf } from './vendor-columns.ts';
import type { VendorInput } from './vendor-model.ts';

/** The kind of data, and each point of the checklist with the answer of every vendor. */
export function vendorAnswers(input: VendorInput): SummaryLine[] {
  return [
    { label: vendorWords.tierLabel, value: tierWords[input.tier].label },
    ...(input.vendors.length < 2
      ? []
      : [{ label: vendorWords.inThisOrder, value: namesOf(input).join(' / ') }]),
    ...itemsFor(input.tier).map(({ id }) => ({
      label: `${id}. ${itemWords[id]?.label ?? ''}`,
      value: input.vendors
        .map((vendor) => vendorAnswerWords[vendor.answers[`${id}`] ?? 'unknown'])
        .join(' / '),
    })),
  ];
}

function namesOf(input: VendorInput): string[] {
  const columns = columnsOf(input);
  return input.vendors.map(({ name }, index) =>
    name === '' ? `${vendorWords.unnamed} ${columns[index]}` : name,
  );
}
