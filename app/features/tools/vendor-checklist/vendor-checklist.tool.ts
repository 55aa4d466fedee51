import type { ToolDefinition } from '../tool-definition.ts';
import type { VendorInput } from './vendor-checklist.formula.ts';
import {
  readVendorForm,
  vendorDefaultInput,
  vendorSchema,
  writeVendorForm,
} from './vendor-checklist.schema.ts';

export const vendorKit: ToolDefinition<VendorInput> = {
  slug: 'vendor-evaluation-checklist',
  schema: vendorSchema,
  read: readVendorForm,
  write: writeVendorForm,
  start: writeVendorForm(vendorDefaultInput),
};
