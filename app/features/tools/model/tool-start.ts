import { type ExampleBusiness, exampleBusinesses } from './example-business.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** The value of `intent` in a post that opens a form with a few of its fields filled in. */
export const PREFILL_INTENT = 'prefill';
/** The value of `intent` in a post that opens a form with the answers of an example business. */
export const EXAMPLE_INTENT = 'example';

type Starts = Pick<ToolDefinition<unknown>, 'start' | 'examples'>;

/** The initial fields of a form, overridden by those of an example or another tool. */
export function startValues(
  tool: Starts,
  intent: string | undefined,
  fields: Readonly<Record<string, string>>,
): { values: Record<string, string>; example: ExampleBusiness | null } | undefined {
  if (intent === PREFILL_INTENT) return { values: { ...tool.start, ...fields }, example: null };
  if (intent !== EXAMPLE_INTENT) return undefined;
  const example = exampleBusinesses.find((business) => business === fields.example);
  if (example === undefined) return { values: { ...tool.start }, example: null };
  return { values: { ...tool.start, ...tool.examples[example] }, example };
}
