import type { ToolDefinition } from '../tool-definition.ts';
import type { StackInput } from './stack-model.ts';
import {
  readStackForm,
  stackDefaultInput,
  stackSchema,
  writeStackForm,
} from './tech-stack.schema.ts';

export const stackKit: ToolDefinition<StackInput> = {
  slug: 'tech-stack-analyzer',
  schema: stackSchema,
  read: readStackForm,
  write: writeStackForm,
  start: writeStackForm(stackDefaultInput),
};
