import * as v from 'valibot';
import { offerFigures } from '../offer/offer.content.ts';
import { computeReadiness } from './ai-readiness/ai-readiness.formula.ts';
import { readinessSchema, readReadinessForm } from './ai-readiness/ai-readiness.schema.ts';
import { summarizeReadiness } from './ai-readiness/ai-readiness.summary.ts';
import { computeDataQuality } from './data-quality/data-quality.formula.ts';
import { dataQualitySchema, readQualityForm } from './data-quality/data-quality.schema.ts';
import { summarizeDataQuality } from './data-quality/data-quality.summary.ts';
import { computeCost } from './implementation-cost/implementation-cost.formula.ts';
import { costSchema, readCostForm } from './implementation-cost/implementation-cost.schema.ts';
import { summarizeCost } from './implementation-cost/implementation-cost.summary.ts';
import { computeRoi } from './roi-calculator/roi-calculator.formula.ts';
import { readRoiForm, roiSchema } from './roi-calculator/roi-calculator.schema.ts';
import { summarizeRoi } from './roi-calculator/roi-calculator.summary.ts';
import { withoutTypedNames as withoutToolNames } from './tech-stack/stack-names.ts';
import { computeStack } from './tech-stack/tech-stack.formula.ts';
import { readStackForm, stackSchema } from './tech-stack/tech-stack.schema.ts';
import { summarizeStack } from './tech-stack/tech-stack.summary.ts';
import type { FormFields, ToolFormResult } from './tool-form.ts';
import type { ToolSummary } from './tool-summary.ts';
import type { ToolSlug } from './tools.content.ts';
import { compareVendors } from './vendor-checklist/vendor-checklist.formula.ts';
import { readVendorForm, vendorSchema } from './vendor-checklist/vendor-checklist.schema.ts';
import { summarizeVendors } from './vendor-checklist/vendor-checklist.summary.ts';

/** What the server needs of a tool to compute the same result as the browser did. */
export type ToolResult = {
  /** The checked answers. */
  readonly input: unknown;
  readonly summary: ToolSummary;
  /** The same without any name that the visitor typed: what may go to an unconfirmed address. */
  readonly mailed: { readonly input: unknown; readonly summary: ToolSummary };
};

type ServerTool = {
  readonly read: (form: FormFields) => ToolFormResult<unknown>;
  readonly compute: (input: unknown, today: string) => ToolResult | undefined;
};

function serverTool<Input>(
  schema: v.GenericSchema<unknown, Input>,
  read: (form: FormFields) => ToolFormResult<Input>,
  summarize: (input: Input, today: string) => ToolSummary,
  withoutNames: (input: Input) => Input = (input) => input,
): ServerTool {
  return {
    read,
    compute(raw, today) {
      const parsed = v.safeParse(schema, raw);
      if (!parsed.success) return undefined;
      const nameless = withoutNames(parsed.output);
      return {
        input: parsed.output,
        summary: summarize(parsed.output, today),
        mailed: { input: nameless, summary: summarize(nameless, today) },
      };
    },
  };
}

/** The fixed-price package as the cost tool compares it. */
const offer = {
  priceCents: offerFigures.price * 100,
  workflows: offerFigures.workflows,
  teamMembers: offerFigures.teamMembers,
};

const serverTools: Readonly<Record<ToolSlug, ServerTool>> = {
  'ai-readiness-assessment': serverTool(readinessSchema, readReadinessForm, (input) =>
    summarizeReadiness(input, computeReadiness(input)),
  ),
  'roi-calculator': serverTool(roiSchema, readRoiForm, (input) => summarizeRoi(computeRoi(input))),
  'vendor-evaluation-checklist': serverTool(
    vendorSchema,
    readVendorForm,
    (input) => summarizeVendors(input, compareVendors(input)),
    (input) => ({
      ...input,
      reviewer: '',
      vendors: input.vendors.map((vendor) => ({ ...vendor, name: '' })),
    }),
  ),
  'tech-stack-analyzer': serverTool(
    stackSchema,
    readStackForm,
    (input, today) => summarizeStack(input, computeStack(input, today)),
    withoutToolNames,
  ),
  'implementation-cost-calculator': serverTool(costSchema, readCostForm, (input) =>
    summarizeCost(computeCost(input, offer)),
  ),
  'data-quality-assessment': serverTool(dataQualitySchema, readQualityForm, (input) =>
    summarizeDataQuality(input, computeDataQuality(input)),
  ),
};

/** Reads the plain post of a tool's form. */
export function readToolForm(slug: ToolSlug, form: FormFields): ToolFormResult<unknown> {
  return serverTools[slug].read(form);
}

/**
 * Computes a tool's result from answers that came over the wire.
 * @param today calendar date YYYY-MM-DD, for renewals
 * @returns undefined when the answers are not what the tool asks for
 */
export function computeToolResult(
  slug: ToolSlug,
  raw: unknown,
  today: string,
): ToolResult | undefined {
  return serverTools[slug].compute(raw, today);
}
