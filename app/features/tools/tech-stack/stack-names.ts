import type { StackInput } from './stack-model.ts';
import { stackProducts } from './tech-stack-products.content.ts';
import { standInName } from './tool-kind.ts';

/** The names of the known products, found however they are typed, as jobs are found. */
const known = new Map<string, string>(
  stackProducts.map(({ name }) => [name.toLowerCase(), name] as const),
);

/** The same stack with names that the visitor typed replaced by "Tool 3 (Accounting)". */
export function withoutTypedNames(input: StackInput): StackInput {
  return {
    ...input,
    tools: input.tools.map((tool, index) => ({
      ...tool,
      name: known.get(tool.name.trim().toLowerCase()) ?? standInName(tool, index),
    })),
  };
}
