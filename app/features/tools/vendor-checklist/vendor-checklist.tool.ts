import type { ToolDefinition } from '../model/tool-definition.ts';
import { vendorAnswers } from './vendor-checklist.answers.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import {
  readVendorForm,
  vendorDefaultInput,
  vendorSchema,
  writeVendorForm,
} from './vendor-checklist.schema.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorExamples } from './vendor-checklist-examples.content.ts';
import type { VendorInput } from './vendor-model.ts';

export const vendorTool: ToolDefinition<VendorInput> = {
  slug: 'vendor-evaluation-checklist',
  schema: vendorSchema,
  read: readVendorForm,
  write: writeVendorForm,
  start: writeVendorForm(vendorDefaultInput),
  examples: vendorExamples,
  answers: vendorAnswers,
  summarize: (input) => summarizeVendors(input, compareVendors(input)),
  withoutTypedNames: (input) => ({
    ...input,
    reviewer: '',
    vendors: input.vendors.map((vendor) => ({ ...vendor, name: '' })),
  }),
};
