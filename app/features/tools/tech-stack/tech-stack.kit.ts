import type { ToolKit } from '../tool-kit.ts';
import type { StackInput } from './stack-model.ts';
import {
  readStackForm,
  stackDefaultInput,
  stackSchema,
  writeStackForm,
} from './tech-stack.schema.ts';

export const stackKit: ToolKit<StackInput> = {
  slug: 'tech-stack-analyzer',
  schema: stackSchema,
  read: readStackForm,
  write: writeStackForm,
  start: writeStackForm(stackDefaultInput),
};
