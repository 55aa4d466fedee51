import * as v from 'valibot';
import { builtInFacts, type Facts } from '#app/facts/facts.ts';
import type { ToolSlug } from '#app/facts/tools.ts';
import { readinessExamples, readinessTool } from './ai-readiness/ai-readiness.tool.ts';
import { costFactsNow, roiFactsNow } from './calculator/site-facts.ts';
import { dataQualityExamples, dataQualityTool } from './data-quality/data-quality.tool.ts';
import { costExamples, costTool } from './implementation-cost/implementation-cost.tool.ts';
import type { ToolDefinition, ToolExamples } from './model/tool-definition.ts';
import { startValues } from './model/tool-definition.ts';
import type { FormFields, ToolFormResult } from './model/tool-form.ts';
import type { SummaryLine, ToolSummary } from './model/tool-summary.ts';
import { roiExamples, roiForm, roiTool } from './roi-calculator/roi-calculator.tool.ts';
import { stackExamples, stackTool } from './tech-stack/tech-stack.tool.ts';
import { vendorExamples, vendorTool } from './vendor-checklist/vendor-checklist.tool.ts';

/** A result that the server computed from posted answers. */
export type ToolResult = {
  /** The checked answers. */
  readonly input: unknown;
  readonly summary: ToolSummary;
  /** The same without any name that the visitor typed: what may go to an unconfirmed address. */
  readonly emailed: {
    readonly input: unknown;
    readonly summary: ToolSummary;
    /** Choices and numbers in words: question and answer. */
    readonly answers: readonly SummaryLine[];
  };
};

type ServerTool = {
  readonly read: (facts: Facts, form: FormFields) => ToolFormResult<unknown>;
  readonly compute: (facts: Facts, input: unknown, today: string) => ToolResult | undefined;
  readonly startValues: (
    facts: Facts,
    intent: string | undefined,
    fields: Readonly<Record<string, string>>,
  ) => ReturnType<typeof startValues>;
};

/**
 * All tools by slug. Pages import only their own definition, so that they don't load the others.
 */
const serverTools: Readonly<Record<ToolSlug, ServerTool>> = {
  'ai-readiness-assessment': serverTool(() => readinessTool, readinessExamples),
  'roi-calculator': serverTool(
    (facts) => roiTool(roiFactsNow(facts)),
    (facts) => roiExamples(roiFactsNow(facts)),
  ),
  'vendor-evaluation-checklist': serverTool(() => vendorTool, vendorExamples),
  'tech-stack-analyzer': serverTool(() => stackTool, stackExamples),
  'implementation-cost-calculator': serverTool(
    (facts) => costTool(costFactsNow(facts)),
    () => costExamples,
  ),
  'data-quality-assessment': serverTool(() => dataQualityTool, dataQualityExamples),
};

/** The answers of any tool, for the API description. */
export const toolInputSchema = v.union([
  readinessTool.schema,
  roiForm.schema,
  vendorTool.schema,
  stackTool.schema,
  costTool(costFactsNow(builtInFacts)).schema,
  dataQualityTool.schema,
]);

/** Reads the plain post of a tool's form. */
export function readToolForm(
  facts: Facts,
  slug: ToolSlug,
  form: FormFields,
): ToolFormResult<unknown> {
  return serverTools[slug].read(facts, form);
}

/**
 * The fields of a post that opens a form filled in; undefined for a post of the visitor's answers.
 */
export function toolStartValues(
  facts: Facts,
  slug: ToolSlug,
  intent: string | undefined,
  fields: Readonly<Record<string, string>>,
) {
  return serverTools[slug].startValues(facts, intent, fields);
}

/**
 * Computes a tool's result from answers that came over the wire.
 * @param today calendar date YYYY-MM-DD, for renewals
 * @returns undefined when the answers are not what the tool asks for
 */
export function computeToolResult(
  facts: Facts,
  slug: ToolSlug,
  raw: unknown,
  today: string,
): ToolResult | undefined {
  return serverTools[slug].compute(facts, raw, today);
}

/**
 * No tool accepts longer lists. Checked first, because a schema reads every entry before the
 * length.
 */
const MAX_LIST = 100;

function hasLongList(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  return Object.values(raw).some((value) => Array.isArray(value) && value.length > MAX_LIST);
}

/** @param toolOf the tool by facts, which an owner may change */
function serverTool<Input>(
  toolOf: (facts: Facts) => ToolDefinition<Input>,
  examplesOf: (facts: Facts) => ToolExamples,
): ServerTool {
  return {
    read: (facts, form) => toolOf(facts).read(form),
    startValues: (facts, intent, fields) =>
      startValues(toolOf(facts).start, examplesOf(facts), intent, fields),
    compute(facts, raw, today) {
      if (hasLongList(raw)) return undefined;
      const tool = toolOf(facts);
      // Stops at the first error, because describing thousands of them takes a second.
      const parsed = v.safeParse(tool.schema, raw, { abortEarly: true });
      if (!parsed.success) return undefined;
      const input = parsed.output;
      const nameless = tool.withoutTypedNames?.(input) ?? input;
      return {
        input,
        summary: tool.summarize(input, today),
        emailed: {
          input: nameless,
          summary: tool.summarize(nameless, today),
          answers: tool.answers(nameless),
        },
      };
    },
  };
}
