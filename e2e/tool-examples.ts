import type { ToolSlug } from '#app/facts/tools.ts';
import { encodeShareLink } from '#app/features/tools/model/share-link.ts';
import type { StackTool } from '#app/features/tools/tech-stack/stack-fields.ts';
import { costInput, emptyStackTool, roiDefaultInput } from '#test/calculator-samples.ts';

const readinessIds = 'D1 D2 D3 P1 P2 P3 S1 S2 S3 T1 T2 G1 G2 R1 R2'.split(' ');
const qualityIds = 'C1 C2 U1 U2 V1 V2 A1 A2 T1 T2 K1 K2'.split(' ');
const thirty = Array.from({ length: 30 }, (_, at) => `${at + 1}`);

const points = (answer: string, others: Record<number, string> = {}) =>
  Object.fromEntries(thirty.map((id) => [id, others[Number(id)] ?? answer]));
const stackTool = (name: string, changes: Partial<StackTool>): StackTool => ({
  ...emptyStackTool,
  name,
  use: 'daily',
  ...changes,
});

/**
 * Complete answers for each tool, with weak points, unknowns, and as much paperwork as is usual.
 */
const answers: Record<ToolSlug, unknown> = {
  'ai-readiness-assessment': {
    answers: Object.fromEntries(readinessIds.map((id, at) => [id, at % 4 === 3 ? null : at % 3])),
    sensitiveData: 'yes',
  },
  'roi-calculator': { ...roiDefaultInput, hoursPerWeek: null, wageCents: null, setupHours: null },
  'vendor-evaluation-checklist': {
    tier: 'sensitive',
    reviewer: 'Sample Visitor',
    reviewedOn: '2026-11-20',
    vendors: [
      { name: 'First', answers: points('yes', { 6: 'no', 8: 'no', 11: 'partly', 16: 'unknown' }) },
      { name: 'Second', answers: points('yes', { 3: 'no', 12: 'partly', 20: 'unknown' }) },
      { name: 'Third', answers: points('unknown') },
    ],
  },
  'tech-stack-analyzer': {
    tools: [
      stackTool('Old ERP', { category: 'industry', connects: 'export', core: true }),
      stackTool('Spreadsheets', { category: 'spreadsheet', connects: 'export', core: true }),
      stackTool('Books', { category: 'accounting', connects: 'native', core: true }),
      stackTool('Job cards', { category: 'paper', connects: 'none', core: true }),
      stackTool('Board', { category: 'projects', connects: 'export', use: 'monthly' }),
      stackTool('Planner', { category: 'projects', connects: 'native', owner: 'yes' }),
      stackTool('Newsletter', { category: 'email-marketing', personalData: 'yes' }),
    ],
    reEntry: [
      { from: 3, to: 0, hoursPerWeek: 20 },
      { from: 0, to: 2, hoursPerWeek: 8 },
    ],
    wageCents: 3000,
    employerFactor: 1.25,
  },
  'implementation-cost-calculator': {
    ...costInput,
    connections: { native: 2, api: 1, noApi: 1, unknown: 1 },
    data: 'unknown',
    privacy: 'sensitive',
  },
  'data-quality-assessment': {
    mode: 'questions',
    answers: Object.fromEntries(qualityIds.map((id, at) => [id, at % 5 === 4 ? null : at % 3])),
  },
};

/** The URL that opens a tool with its example answers. */
export function exampleLink(slug: ToolSlug): string {
  return `/resources/tools/${slug}${encodeShareLink(answers[slug]) ?? ''}`;
}
