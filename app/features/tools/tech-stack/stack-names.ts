import type { StackInput } from './stack-model.ts';
import { categoryWords } from './tech-stack.content.ts';
import { stackProducts } from './tech-stack-products.content.ts';

const known = new Set<string>(stackProducts.map((product) => product.name));

/** The same stack with names that the visitor typed replaced by "Tool 3 (Accounting)". */
export function withoutTypedNames(input: StackInput): StackInput {
  return {
    ...input,
    tools: input.tools.map((tool, index) =>
      known.has(tool.name)
        ? tool
        : { ...tool, name: `Tool ${index + 1} (${categoryWords[tool.category]})` },
    ),
  };
}
