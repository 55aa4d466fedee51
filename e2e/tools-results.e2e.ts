import type { Page } from '@playwright/test';
import { type ToolSlug, tools } from '#app/facts/tools.ts';
import { encodeShareLink } from '#app/features/tools/model/share-link.ts';
import type { StackTool } from '#app/features/tools/tech-stack/stack-fields.ts';
import { costInput, emptyStackTool, roiDefaultInput } from '#test/calculator-samples.ts';
import { scanPage } from './accessibility-scan.ts';
import { countSheets } from './paper.ts';
import { expect, test } from './running-app.ts';

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
function exampleLink(slug: ToolSlug): string {
  return `/resources/tools/${slug}${encodeShareLink(answers[slug]) ?? ''}`;
}

/** How to bring each form into an invalid state, where an empty one isn't. */
const refused: Partial<Record<ToolSlug, (page: Page) => Promise<void>>> = {
  'roi-calculator': (page) => page.locator('#q-wage').fill('x'),
  'vendor-evaluation-checklist': (page) => page.locator('#q-v1-name').fill('x'.repeat(90)),
  'implementation-cost-calculator': (page) => page.locator('#q-systems-api').fill('x'),
};

test.describe.configure({ mode: 'parallel' });

for (const { slug, title } of tools) {
  test(`${slug}: a result opened by its link, and the errors, pass axe; it prints on two sheets at most`, async ({
    page,
  }) => {
    await page.goto(exampleLink(slug));
    await expect(page.locator('.result-figure')).toBeVisible();
    // Until the script has read the link, the page shows another result.
    await expect(page.locator('.tool-note')).not.toBeEmpty();
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('main').innerText();
    for (const text of [title, 'What we didn’t count', 'This is an estimate', 'Printed from'])
      expect(printed).toContain(text);
    for (const folded of await page.locator('.result-open dt').all())
      await expect(folded).toBeVisible();
    await expect(page.locator('.result-chart svg:visible').first()).toBeVisible();
    await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
    for (const format of ['Letter', 'A4'] as const)
      expect(await countSheets(page, format)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });

    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
    });
    expect(await scanPage(page, slug)).toEqual([]);
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await refused[slug]?.(page);
    await page.locator('#answers .button-primary:visible').click();
    await expect(page.locator('#tool-errors')).toBeFocused();
    expect(await scanPage(page, `${slug} errors`)).toEqual([]);
  });
}
