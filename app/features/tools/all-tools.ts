import * as v from 'valibot';
import { builtInFacts, type Facts } from '#app/facts/facts.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import {
  readinessAbout,
  readinessExamples,
  readinessTool,
} from './ai-readiness/ai-readiness.tool.ts';
import {
  dataQualityAbout,
  dataQualityExamples,
  dataQualityTool,
} from './data-quality/data-quality.tool.ts';
import {
  costAbout,
  costExamples,
  costTool,
} from './implementation-cost/implementation-cost.tool.ts';
import type { ToolAbout, ToolDefinition, ToolExamples } from './model/tool-definition.ts';
import { type ToolFacts, toolFactsOf } from './model/tool-facts.ts';
import { roiAbout, roiExamples, roiTool } from './roi-calculator/roi-calculator.tool.ts';
import { stackAbout, stackExamples, stackTool } from './tech-stack/tech-stack.tool.ts';
import {
  vendorAbout,
  vendorExamples,
  vendorTool,
} from './vendor-checklist/vendor-checklist.tool.ts';

/** A tool with what only the server needs of it. */
type AnyTool = {
  readonly tool: (facts: ToolFacts) => ToolDefinition<unknown>;
  readonly examples: (facts: ToolFacts) => ToolExamples;
  readonly about: (facts: ToolFacts) => ToolAbout;
};

/** All tools by slug. An island imports only its own definition, so that it doesn't load the others. */
export const allTools: Readonly<Record<ToolSlug, AnyTool>> = {
  'ai-readiness-assessment': {
    tool: () => readinessTool,
    examples: readinessExamples,
    about: readinessAbout,
  },
  'roi-calculator': { tool: roiTool, examples: roiExamples, about: roiAbout },
  'vendor-evaluation-checklist': {
    tool: () => vendorTool,
    examples: vendorExamples,
    about: vendorAbout,
  },
  'tech-stack-analyzer': { tool: () => stackTool, examples: stackExamples, about: stackAbout },
  'implementation-cost-calculator': { tool: costTool, examples: costExamples, about: costAbout },
  'data-quality-assessment': {
    tool: () => dataQualityTool,
    examples: dataQualityExamples,
    about: dataQualityAbout,
  },
};

/** The answers of any tool, for the API description. */
export const toolInputSchema = v.union(
  Object.values(allTools).map(({ tool }) => tool(toolFactsOf(builtInFacts)).schema),
);

/** A result that the server computed from posted answers. */
export type ToolResult = NonNullable<ReturnType<typeof computeToolResult>>;

/**
 * Computes a tool's result from answers that came over the wire.
 * @param today calendar date YYYY-MM-DD, for renewals
 * @returns undefined when the answers are not what the tool asks for
 */
export function computeToolResult(facts: Facts, slug: ToolSlug, raw: object, today: string) {
  const tool = allTools[slug].tool(toolFactsOf(facts));
  // Stops at the first error, because describing thousands of them takes a second.
  const parsed = v.safeParse(tool.schema, raw, { abortEarly: true });
  if (!parsed.success) return;
  const input = parsed.output;
  const nameless = tool.withoutTypedNames?.(input) ?? input;
  return {
    /** The checked answers. */
    input,
    summary: tool.summarize(input, today),
    /** The same without any name that the visitor typed: what may go to an unconfirmed address. */
    emailed: {
      input: nameless,
      summary: tool.summarize(nameless, today),
      /** Choices and numbers in words: question and answer. */
      answers: tool.answers(nameless),
    },
  };
}
