import type { StackInput } from './stack-model.ts';
import { productNamed } from './tech-stack-products.content.ts';
import { standInName } from './tool-kind.ts';

/** The same stack with names that the visitor typed replaced by "Tool 3 (Accounting)". */
export function withoutTypedNames(input: StackInput): StackInput {
  return {
    ...input,
    tools: input.tools.map((tool, index) => ({
      ...tool,
      name: productNamed(tool.name)?.name ?? standInName(tool, index),
    })),
  };
}
