import type { ToolDefinition } from '../model/tool-definition.ts';
import { withFilledIn } from './known-product.ts';
import type { StackInput } from './stack-model.ts';
import { withoutTypedNames } from './stack-names.ts';
import { stackAnswers } from './tech-stack.answers.ts';
import { computeStack } from './tech-stack.formula.ts';
import {
  readStackForm,
  stackDefaultInput,
  stackSchema,
  writeStackForm,
} from './tech-stack.schema.ts';
import { summarizeStack } from './tech-stack.summary.ts';
import { stackExamples } from './tech-stack-examples.content.ts';

export const stackTool: ToolDefinition<StackInput> = {
  slug: 'tech-stack-analyzer',
  schema: stackSchema,
  read: readStackForm,
  write: writeStackForm,
  withFilledIn,
  start: writeStackForm(stackDefaultInput),
  examples: stackExamples,
  answers: stackAnswers,
  summarize: (input, today) => summarizeStack(input, computeStack(input, today)),
  withoutTypedNames,
};
